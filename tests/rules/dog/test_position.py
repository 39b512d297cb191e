"""Positions as JSON: made by hand, saved, reloaded, and broken in every way."""

from collections.abc import Callable
from random import Random
from typing import Any

import pytest

from rules.dog.position import Position
from rules.dog.state import OVER, State
from rules.game import Broken
from tests.rules.dog.sit import GAMES, royal, sit
from tests.rules.options import random_options
from tests.rules.sitting import demand_noticed, demand_survives, moved


def some_game(name: str, seats: int, moves: int) -> State:
    """The position after some random moves, under random options."""
    game, rng = GAMES[name], Random(f"{name} {seats} {moves}")
    start = game.start(bytes(range(32)), seats, random_options(game, rng))
    state: State = moved(game, start, moves, rng)
    return state


@pytest.mark.parametrize("name", ["dog", "dog-royal"])
@pytest.mark.parametrize("moves", [0, 2, 7, 10, 60, 300])
def test_a_position_survives_being_written_and_read(name: str, moves: int) -> None:
    game = GAMES[name]
    for seats in (4, 6):
        demand_survives(game, some_game(name, seats, moves))


def test_the_board_is_written_in_the_notation() -> None:
    table = sit("P60P3*F1|||".replace("*", ""), ["8"])
    assert table.board == "P3P60F1|||"
    swiss = sit("P60P0*F1|||", ["8"], on="swiss_start")
    assert swiss.board == "P0*P60F1|||"
    assert sit("P60P0*F1|||", ["8"]).board == "P0P60F1|||"
    assert royal("JP3KF0|||", ["8"]).board == "KF0JP3|||"


def test_a_position_made_by_hand_needs_its_board_and_a_hand() -> None:
    game = GAMES["dog"]
    hands = {seat: ["8"] for seat in "abcd"}
    state = game.load({"game": "dog", "board": "P60|||", "hands": hands})
    assert game.acting(state) == (0,)
    assert game.choices(state, 0, ()).keys == ("8",)
    with pytest.raises(Broken, match="is there"):
        game.check(state)


def test_a_finished_board_made_by_hand_is_a_finished_game() -> None:
    state = sit("F0F1F2F3||F0F1F2F3|").state
    assert state.acting() == ()
    assert (state.phase, state.reason) == (OVER, "all_home")


GOOD: dict[str, Any] = {
    "game": "dog",
    "board": "P1|P20||",
    "hands": {seat: ["2", "3"] for seat in "abcd"},
    "pile": ["5"],
}
CHOOSING = {"phase": "exchange"}
WALK = {"owner": "a", "start": "p1", "end": "p3", "squares": [2, 3]}


def last(**facts: Any) -> dict[str, Any]:
    return {"last": {"seat": "a", "card": "2", "acts_as": "2", **facts}}


@pytest.mark.parametrize(
    ("change", "says"),
    [
        ({"game": "dog-royal"}, "dog-royal"),
        ({"game": 3}, "game"),
        ({"board": 3}, "board"),
        ({"board": "P1||"}, "3 seats"),
        ({"board": "P99|||"}, "no square P99"),
        ({"board": "KP1|||"}, "no pawn can be read from 'KP1'"),
        ({"hands": {"a": ["poodle"]}}, "no card 'poodle'"),
        ({"hands": {"a": ["magnet"]}}, "dog has no card 'magnet'"),
        ({"hands": {"e": ["2"]}}, "no seat 'e'"),
        ({"hands": {"ab": ["2"]}}, "no seat 'ab'"),
        ({"hands": {"": ["2"]}}, "no seat ''"),
        ({"hands": {"a": "2"}}, "hands.a"),
        ({"hands": {"a": ["2"]}, "pile": []}, "there are 1 cards"),
        ({"hands": {"b": ["2"]}, "pile": ["5"] * 9}, "seat without cards"),
        ({"pile": ["poodle"]}, "no card 'poodle'"),
        ({"discard": [1]}, "discard"),
        ({"active": "e"}, "no seat 'e'"),
        ({"first": 0}, "first"),
        ({"turn": -1}, "turn"),
        ({"round": 0}, "round"),
        ({"used": -1}, "used"),
        ({"seed": "AB" * 32}, "seed"),
        ({"phase": "lunch"}, "phase"),
        ({"options": {"zero_magnet": True}}, "zero_magnet"),
        ({"options": {"swiss_start": "yes"}}, "swiss_start"),
        ({"colour": "brown"}, "colour"),
        ({"phase": "over"}, "reason None"),
        ({"reason": "all_home"}, "reason all_home"),
        ({"phase": "over", "reason": "all_home"}, "a team is home: False"),
        ({"phase": "over", "reason": "resigned"}, "4 seats play"),
        ({"board": "F0F1F2F3||F0F1F2F3|", "phase": "play"}, "a team is home: True"),
        ({"resigned": ["c"]}, "the team of seat a has given up, but seat a holds cards"),
        ({"resigned": ["a", "b"], "hands": {}, "pile": ["5"] * 9}, "all teams have given up"),
        ({"folded": ["b"]}, "seat b has folded but holds cards"),
        ({"copied": "joker"}, "can't be copied"),
        ({"by_copy": True}, "copied nothing"),
        ({"gifts": {"a": "poodle"}}, "no card 'poodle'"),
        ({"gifts": {"x": "2"}}, "no seat 'x'"),
        ({"openings": {"a": "k"}}, "no pawn 'k' in dog"),
        ({"phase": "opening"}, "no opening in dog"),
        ({**CHOOSING, "gifts": {"a": "5"}}, "seat a gives a card that it has not"),
        ({**CHOOSING, "gifts": dict.fromkeys("abcd", "2")}, "all have chosen"),
        ({**CHOOSING, "active": "b"}, "somebody is to play"),
        ({**CHOOSING, "hands": {"a": ["2"] * 5}}, "seat b has no card to choose"),
        ({**CHOOSING, "folded": ["c"], "hands": {"a": ["2"] * 9}}, "folded before"),
        (last(seat="x"), "no seat 'x'"),
        (last(card="copy"), "no card 'copy'"),
        (last(walks=[{**WALK, "rank": "k"}]), "rank k"),
        (last(walks=[{**WALK, "end": "f4"}]), "no finish square F4"),
        (last(walks=[{**WALK, "end": "there"}]), "no place 'THERE'"),
        (last(walks=[{**WALK, "squares": [64]}]), "no square 64"),
        (last(walks=[{**WALK, "how": "fly"}]), "how"),
        (last(sent_home=[{"owner": "b", "square": 99}]), "no square 99"),
    ],
)
def test_what_is_wrong_with_a_position_is_said(change: dict[str, Any], says: str) -> None:
    game = GAMES["dog"]
    game.load(GOOD)
    with pytest.raises(Broken, match=says):
        game.load({**GOOD, **change})


ROYAL: dict[str, Any] = {**GOOD, "game": "dog-royal", "board": "|||", "phase": "opening"}


@pytest.mark.parametrize(
    ("change", "says"),
    [
        ({"openings": {"a": "x"}}, "no pawn 'x'"),
        ({"openings": {"a": "k"}}, "the active seat has opened already"),
        ({"board": "KP20|||"}, "seat a has not opened, but is on the board"),
        ({"board": "KP16|||", "active": "b", "openings": {"a": "k"}}, "seat b has not opened"),
        ({"phase": "play", "openings": {"a": "k"}}, "a pawn is chosen to begin with"),
        ({"options": {"special_offset": 0}}, "special_offset"),
        ({"options": {"special_offset": 16}}, "special_offset"),
        (last(walks=[WALK]), "rank None"),
        ({"copied": "copy"}, "can't be copied"),
    ],
)
def test_what_is_wrong_with_a_position_of_royal_is_said(change: dict[str, Any], says: str) -> None:
    game = GAMES["dog-royal"]
    game.load(ROYAL)
    with pytest.raises(Broken, match=says):
        game.load({**ROYAL, **change})


def move_a_card_twice(state: State) -> None:
    state.discard.append(state.pile[-1])


def lose_a_card(state: State) -> None:
    state.pile.pop()


def unsort_a_hand(state: State) -> None:
    state.hands[0].reverse()


def stop_without_reason(state: State) -> None:
    state.phase = OVER


def put_two_in_one_place(state: State) -> None:
    state.board.places[0] = state.board.places[4]


def forget_who_stands_there(state: State) -> None:
    state.board.at[state.board.places[4]] = -1


def enter_a_foreign_finish(state: State) -> None:
    state.board.move(0, state.board.ring.finish[1])


def leave_the_board(state: State) -> None:
    state.board.places[0] = state.board.ring.places


def enter_without_being_there(state: State) -> None:
    state.board.fresh = 1


@pytest.mark.parametrize(
    "harm",
    [
        move_a_card_twice,
        lose_a_card,
        unsort_a_hand,
        stop_without_reason,
        put_two_in_one_place,
        forget_who_stands_there,
        enter_a_foreign_finish,
        leave_the_board,
        enter_without_being_there,
    ],
)
def test_a_broken_invariant_is_noticed(harm: Callable[[State], None]) -> None:
    game = GAMES["dog"]
    state: State = game.start(bytes(32), 4, game.options())
    state.board.move(4, 20)
    demand_noticed(game, state, harm)


def test_a_written_position_has_every_field_that_can_be_read() -> None:
    for name in ("dog", "dog-royal"):
        assert [*GAMES[name].dump(some_game(name, 4, 12))] == [*Position.model_fields]
