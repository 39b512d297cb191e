"""Random games at full speed keep the same rules as all others."""

from collections import Counter
from random import Random
from typing import Any

import pytest

from rules.days.playout import play_out, random_move
from rules.days.state import OVER, State
from rules.games import GAMES
from rules.randomplay import every_path
from tests.rules.days.sit import EMPTY, sit, week

ALL = ["woof-days", "cat-days", "mixed-days"]


def without_turn(game: Any, state: State) -> dict[str, Any]:
    return {**game.dump(state), "turn": 0}


@pytest.mark.parametrize("name", ALL)
def test_every_position_on_the_way_is_sound(name: str) -> None:
    game, rng = GAMES[name], Random(name)
    for seats in game.seats:
        for on in ({}, dict.fromkeys(game.options.model_fields, True)):
            state = game.start(rng.randbytes(32), seats, game.options.model_validate(on)).clone()
            while state.phase != OVER:
                random_move(state, rng.random)
                game.check(state)
            assert game.outcome(state) is not None


@pytest.mark.parametrize("name", ALL)
def test_a_fast_move_is_one_of_the_legal_moves(name: str) -> None:
    game, rng = GAMES[name], Random(name)
    state = game.start(rng.randbytes(32), 2, game.options()).clone()
    while state.phase != OVER:
        before = state.clone()
        seat = game.acting(state)[0]
        random_move(state, rng.random)
        reached = [game.play(before, seat, path).state for path in every_path(game, before, seat)]
        assert state in reached


def test_the_position_given_stays_as_it_is() -> None:
    game = GAMES["mixed-days"]
    state = game.start(bytes(32), 4, game.options())
    before = game.dump(state)
    last, moves = play_out(state, Random(1).random)
    assert game.dump(state) == before
    assert game.outcome(last) is not None
    assert moves > 4
    assert play_out(state, Random(1).random) == (last, moves)
    assert play_out(state, Random(1).random, cap=3)[1] == 3


def test_all_first_steps_are_equally_likely() -> None:
    # To draw, or one of two playable cards; the Corgi can't be played.
    table = sit("woof-days", f"{EMPTY}|{EMPTY}", ["collie corgi staffie"], "shiba shiba shiba")
    rng, counts = Random(4), Counter[str]()
    for _ in range(3000):
        state = table.state.clone()
        random_move(state, rng.random)
        counts["".join(sorted(str(len(pile)) for pile in state.board.piles[:7] if pile))] += 1
        counts["draw"] += len(state.hands[0]) == 4
        counts["staffie"] += bool(state.board.piles[6])
    # 1,000 each; seven standard deviations are 180.
    assert abs(counts["draw"] - 1000) < 180
    assert abs(counts["staffie"] - 1000) < 180


def test_without_a_pile_only_what_is_playable_is_played_and_else_passed() -> None:
    table = sit("woof-days", f"{EMPTY}|{EMPTY}", ["corgi corgi corgi staffie", "corgi"])
    state = table.state.clone()
    random_move(state, Random(1).random)
    assert state.board.piles[6]
    random_move(state, Random(1).random)
    assert (state.passed, state.active) == (0b10, 0)


def test_a_trim_is_random_too() -> None:
    hand = "labrador collie shiba staffie corgi chihuahua dalmatian"
    trims = set()
    for number in range(40):
        table = sit("woof-days", f"{week()}|{EMPTY}", [hand], phase="trim")
        state = table.state.clone()
        random_move(state, Random(number).random)
        assert len(state.hands[0]) == 5
        trims.add(tuple(state.hands[0]))
    assert len(trims) > 10
