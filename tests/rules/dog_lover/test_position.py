"""Positions as JSON: made by hand, saved, reloaded, and broken in every way."""

from collections.abc import Callable
from dataclasses import replace
from random import Random
from typing import Any

import pytest

from rules.dog_lover.game import DOG_LOVER
from rules.dog_lover.position import Position
from rules.dog_lover.state import State
from rules.game import Broken
from rules.randomplay import random_path
from tests.rules.dog_lover.sit import area, broken, sit
from tests.rules.hidden import RandomDice
from tests.rules.options import random_options
from tests.rules.sitting import demand_survives, moved


def some_game(seats: int, moves: int) -> State:
    """The position after some random moves, under random options."""
    rng = Random(f"{seats} {moves}")
    start = DOG_LOVER.start(bytes(range(32)), seats, random_options(DOG_LOVER, rng))
    state: State = moved(DOG_LOVER, start, moves, rng)
    return state


@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize("moves", [0, 1, 2, 3, 5, 8, 13, 34, 55, 300])
def test_a_position_survives_being_written_and_read(seats: int, moves: int) -> None:
    state = some_game(seats, moves)
    assert {*DOG_LOVER.dump(state)} == {*Position.model_fields}
    demand_survives(DOG_LOVER, state)


def test_a_position_made_by_hand_needs_its_grid_and_areas() -> None:
    two = {letter: {"tricks": ["k00"]} for letter in "ab"}
    rows = ["d01 f1s ad", "d08 . bo", "d15 f1c ball"]
    told = {"game": "dog-lover", "grid": rows, "areas": two, "post": "w1"}
    state = DOG_LOVER.load(told)
    assert state.last_round
    assert DOG_LOVER.acting(state) == (0,)
    assert DOG_LOVER.dump(state)["grid"] == rows
    with pytest.raises(Broken, match="is there"):
        DOG_LOVER.check(state)


def test_the_steps_of_a_turn_tell_only_what_they_changed() -> None:
    table = sit(area("d01", hand="tr", fetch=True)).after("tuck 1", "fetch b1", "k00 a2b2c2-w2")
    tuck, fetch, retrieve = table.dump()["undo"]
    assert (tuck["step"], {*tuck}) == ("tuck", {"step", "area"})
    assert fetch["step"] == "fetch"
    assert {*fetch} == {"step", "area", "grid", "discard", "swapped"}
    assert (fetch["swapped"], fetch["grid"][0], fetch["discard"]) == (None, "d01 f1s ad", 0)
    assert {*retrieve} == {"step", "area", "grid", "discard", "post", "retrieved"}
    assert (retrieve["post"], retrieve["retrieved"], retrieve["discard"]) == ("w3", False, 1)


WATCH = {"phase": "watch", "post": None, "active": "b"}


@pytest.mark.parametrize(
    ("facts", "says"),
    [
        ({"game": "dog"}, "this is a position of 'dog'"),
        ({"grid": "d01 f1s | d01 f1s | d01 f1s"}, "grid: it is three rows"),
        ({"grid": "d01 f1s k00 | . . . | . . ."}, "k00 can't lie in the grid"),
        ({"grid": "d01 f1s end | . . . | . . ."}, "end can't lie in the grid"),
        ({"grid": "d01 f1s rex | . . . | . . ."}, "there is no card 'rex'"),
        ({"first": "c"}, "there is no seat 'c'"),
        ({"active": "ab"}, "there is no seat 'ab'"),
        ({"resigned": ["a"]}, "1 seats play, with reason None"),
        ({"resigned": ["a", "b"]}, "everybody has resigned"),
        ({"reason": "last_round"}, "the phase is play with reason last_round"),
        ({"phase": "over"}, "the phase is over with reason None"),
        ({"phase": "over", "reason": "last_round"}, "it is over before the last round"),
        ({"phase": "over", "reason": "resigned"}, "2 seats play, with reason resigned"),
        ({"phase": "watch"}, "the watch dog is to be placed, but it stands somewhere"),
        ({"phase": "watch", "post": None}, "is placed by the last in the order of turns"),
        ({"phase": "watch", "retrieved": True}, "there is no turn, but something was done in it"),
        ({"post": None}, "the watch dog stands nowhere"),
        ({"post": "w4"}, "there is no post 'w4'"),
        ({"deck": "end end"}, "the End Game card"),
        ({"deck": "f1s", "last_round": False}, "the End Game card"),
        ({"deck": "end", "last_round": True}, "the End Game card"),
        ({"deck": "end k00"}, "k00 is in the deck"),
        ({"tricks": "k07 k08"}, "tricks: 2 are shown, of 3, and 2 are in the pile"),
        ({"tricks": "k07 k08 k09 k10"}, "tricks: 4 are shown"),
        ({"tricks": "k07 k08 k00"}, "k00 is no trick to learn"),
        ({"tricks_pile": "d01"}, "d01 is no trick to learn"),
        ({"shelter": "r01 r02 d01"}, "d01 is no dog of the shelter"),
        ({"shelter_pile": "k07"}, "k07 is no dog of the shelter"),
        ({"swapped": "a1"}, "no Fetch lies where it was laid"),
        ({"swapped": "d1"}, "there is no cell 'd1'"),
        ({"fresh_fetch": True}, "Fetch was gained this turn"),
        ({"options": {"cards": 7}}, "number 7"),
        ({"options": {"special_start": 3}}, "options.special_start"),
        ({"options": {"colour": True}}, "options.colour"),
        ({"seed": "00"}, "seed"),
        ({"turn": -1}, "turn"),
        ({"undo": [{"step": "end"}]}, "undo.0.step"),
        ({"undo": [{"step": "tuck", "post": "x1"}]}, "there is no post 'x1'"),
        ({"undo": [{"step": "tuck", "area": {"tricks": []}}]}, "seat a has no trick"),
        ({**WATCH, "undo": [{"step": "tuck"}]}, "a step of it to take back"),
    ],
)  # fmt: skip
def test_what_contradicts_itself_is_refused(facts: dict[str, Any], says: str) -> None:
    if facts.get("game"):
        with pytest.raises(Broken, match=says):
            DOG_LOVER.load({**sit().dump(), **facts})
        return
    assert says in broken(**facts)


@pytest.mark.parametrize(
    ("facts", "says"),
    [
        ({"tricks": ""}, "seat a has no trick"),
        ({"tricks": "d01"}, "d01 is no trick"),
        ({"hand": "d01"}, "d01 can't be in a hand"),
        ({"hand": "rex"}, "there is no card 'rex'"),
        ({"traits": "d01"}, "d01 is no Trait"),
        ({"text": "f1s"}, "f1s is no dog"),
        ({"text": "d01+f1s"}, "f1s is no Trait"),
        ({"text": "d01+x01"}, "d01 has not the size for x01"),
        ({"cubes": (0, 0, -1, 0)}, "seat a has fewer cubes than none"),
        ({"walks": -1}, "areas.a.walks"),
        ({"bones": 1}, "areas.a.bones"),
    ],
)
def test_an_area_that_cannot_be_is_refused(facts: dict[str, Any], says: str) -> None:
    with pytest.raises(Broken, match=says):
        sit(area(**facts))


@pytest.mark.parametrize(
    ("other", "facts", "says"),
    [
        (area(walks=1), {}, "seat b has cards to place, but it is not their turn"),
        (area(traits="x02"), {}, "seat b has cards to place"),
        (area(fetch=True), {}, "Fetch lies before more than one player"),
        (area(hand="tr"), {"resigned": ["b"]}, "seat b has resigned but holds cards"),
        (area(), {"resigned": ["a"]}, "it is the turn of a seat that resigned"),
    ],
)
def test_a_seat_that_cannot_be_is_refused(
    other: dict[str, Any], facts: dict[str, Any], says: str
) -> None:
    with pytest.raises(Broken, match=says):
        sit(area(fetch="resigned" not in facts), other, area(), **facts)


def test_areas_are_those_of_the_first_seats() -> None:
    told = sit().dump()
    for letters in ("a", "ac", "abcde", ""):
        with pytest.raises(Broken, match="areas: they are a and b"):
            DOG_LOVER.load({**told, "areas": {letter: area() for letter in letters}})


def with_board(**parts: Any) -> Callable[[State], None]:
    def change(state: State) -> None:
        state.board = state.board._replace(**parts)

    return change


def lose_a_card(state: State) -> None:
    state.deck = state.deck[1:]


def double_a_trick(state: State) -> None:
    state.tricks_pile = (*state.tricks_pile, state.tricks_pile[0])


def give_a_learnable_start(state: State) -> None:
    state.area = state.area._replace(tricks=("k07", "k00"))


def unsort_a_hand(state: State) -> None:
    state.area = state.area._replace(hand=("bo", "tr"))


def lose_a_card_before_a_step(state: State) -> None:
    first = state.undo[0]
    state.undo = (first._replace(board=replace_grid(first.board)), *state.undo[1:])


def replace_grid(board: Any) -> Any:
    return board._replace(grid=("f1s",) * 9)


@pytest.mark.parametrize(
    ("change", "says"),
    [
        (lose_a_card, "is there"),
        (double_a_trick, "is there 2 times, not 1"),
        (give_a_learnable_start, "k00 is there|k07 is there"),
        (unsort_a_hand, "not sorted"),
        (with_board(grid=("fetch",) * 9), "is there"),
        (lose_a_card_before_a_step, "is there"),
    ],
)
def test_a_card_too_many_or_too_few_is_found(change: Callable[[State], None], says: str) -> None:
    state = DOG_LOVER.start(bytes(32), 2, DOG_LOVER.options())
    for _ in range(2):
        acting = DOG_LOVER.acting(state)[0]
        path = random_path(DOG_LOVER, state, acting, RandomDice(Random(1)))
        state = DOG_LOVER.play(state, acting, path).state
    assert state.undo
    DOG_LOVER.check(state)
    wrong = replace(state)
    change(wrong)
    with pytest.raises(Broken, match=says):
        DOG_LOVER.check(wrong)
