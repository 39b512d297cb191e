"""Where a card may go, said twice by the engine: by sets of days, and by the reasons why not."""

from random import Random

import pytest

from rules.days.cards import CARDS, KEYS, Animal
from rules.days.notation import read_weeks
from rules.days.options import ALL_OPTIONS
from rules.days.refusals import CODES
from rules.days.ruleset import cards_of
from rules.days.spots import Spots, neighbours
from tests.rules.days import oracle


@pytest.mark.parametrize("game", ["woof-days", "cat-days", "mixed-days"])
def test_a_reason_is_given_exactly_where_a_card_may_not_go(game: str) -> None:
    rng = Random(game)
    kinds = cards_of(game)
    codes = set[str]()
    for _ in range(120):
        seats = rng.choice((2, 3, 6))
        board = read_weeks(oracle.random_weeks(game, seats, rng), {KEYS[kind] for kind in kinds})
        options = rng.sample(sorted(ALL_OPTIONS), rng.randrange(4))
        seat = rng.randrange(seats)
        for kind in kinds:
            if not isinstance(CARDS[kind], Animal):
                continue
            spots = Spots(kind, seats, options)
            may = spots.of(board, seat)
            assert may & ~board.every == 0
            for slot in (8 * week + day for week in range(seats) for day in range(7)):
                why = spots.why_not(board, seat, slot)
                assert (why is None) == bool(may >> slot & 1), (KEYS[kind], slot, why, options)
                if why:
                    codes.add(why.code)
    assert codes <= CODES.keys()
    assert len(codes) > 8


def test_neighbours_stay_within_the_week() -> None:
    assert neighbours(0) == (1,)
    assert neighbours(3) == (2, 4)
    assert neighbours(6) == (5,)
    assert neighbours(8) == (9,)
