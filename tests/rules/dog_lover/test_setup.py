"""What is dealt (dog_lover.md 3)."""

from collections import Counter
from random import Random

import pytest

from rules.dog_lover.cards import HOUSE
from rules.dog_lover.game import DOG_LOVER
from rules.dog_lover.state import State

SEATS = [2, 3, 4]


def deals(seats: int, count: int = 40, **options: bool) -> list[State]:
    chosen = DOG_LOVER.options.model_validate(options)
    return [DOG_LOVER.start(Random(n).randbytes(32), seats, chosen) for n in range(count)]


@pytest.mark.parametrize(("seats", "cards"), [(2, 72), (3, 96), (4, 120)])
def test_cards_marked_for_more_players_stay_in_the_box(seats: int, cards: int) -> None:
    for state in deals(seats, 5):
        DOG_LOVER.check(state)
        assert len(state.deck) == cards - seats - 9 + 1
        dogs = [*state.deck, *state.board.grid, *(area.dogs[0].card for area in state.board.areas)]
        assert {*dogs} - {"end"} == {*HOUSE.deck(seats)}


@pytest.mark.parametrize("seats", SEATS)
def test_the_end_game_card_lies_where_the_grid_can_always_be_filled(seats: int) -> None:
    below = Counter(state.deck.index("end") for state in deals(seats, 300))
    assert {*below} == {*range(4 * seats, 4 * seats + 7)}


@pytest.mark.parametrize("seats", SEATS)
def test_everybody_begins_with_a_dog_and_the_straight_trick(seats: int) -> None:
    for state in deals(seats):
        for seat, area in enumerate(state.board.areas):
            assert len(area.dogs) == 1
            assert HOUSE.card(area.dogs[0].card).kind == "dog"
            assert area.tricks == ("k00",)
            assert (area.hand, area.cubes) == ((), (0, 0, 0, 0))
            assert area.fetch == (seat == (state.first - 1) % seats)


@pytest.mark.parametrize("seats", SEATS)
def test_with_the_option_everybody_begins_with_a_trick_of_their_own(seats: int) -> None:
    seen = Counter[str]()
    for state in deals(seats, special_start=True):
        DOG_LOVER.check(state)
        tricks = [area.tricks[0] for area in state.board.areas]
        assert len({*tricks}) == seats
        seen.update(tricks)
    assert {*seen} == {*HOUSE.tricks("special")}


def test_the_displays_show_three_and_the_rest_is_a_pile() -> None:
    for state in deals(2, 10):
        tricks = [*state.board.tricks, *state.tricks_pile]
        assert (len(state.board.tricks), sorted(tricks)) == (3, sorted(HOUSE.tricks("learnable")))
        shelter = [*state.board.shelter, *state.shelter_pile]
        assert (len(state.board.shelter), sorted(shelter)) == (3, sorted(HOUSE.rescued))


@pytest.mark.parametrize("seats", SEATS)
def test_any_seat_may_begin_unless_the_host_does(seats: int) -> None:
    assert {state.first for state in deals(seats)} == {*range(seats)}
    assert {state.first for state in deals(seats, host_begins=True)} == {0}


def test_a_table_is_opened_with_the_cards_in_use() -> None:
    assert DOG_LOVER.settled(DOG_LOVER.options(cards=7)).cards == 0
