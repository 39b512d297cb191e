"""Positions as JSON: written, read, edited by hand, and refused in clear words."""

from random import Random
from typing import Any

import pytest

from rules.fences.game import FENCES
from rules.fences.options import FencesOptions
from rules.fences.playout import random_placement
from rules.fences.position import Position
from rules.fences.state import State, first_position
from rules.fences.turns import lay
from rules.game import Broken
from tests.rules.fences.sit import sit
from tests.rules.sitting import demand_survives

FENCE = "a U3b C4"


def some_state(number: int, moves: int, **options: Any) -> State:
    state = first_position(FencesOptions(**options), number.to_bytes(32, "big"))
    rng = Random(number)
    for _ in range(moves):
        if state.reason is None:
            lay(state, random_placement(state, rng.random), None)
    return state


@pytest.mark.parametrize("options", [{}, {"size": 3}, {"size": 6, "singles_only": True}])
def test_every_position_of_a_game_is_read_back_equal(options: dict[str, Any]) -> None:
    for moves in range(85):
        demand_survives(FENCES, some_state(moves, moves, **options))


def test_a_dump_has_exactly_the_fields_of_a_position() -> None:
    assert [*FENCES.dump(some_state(1, 9))] == [*Position.model_fields]


def test_all_but_the_fences_and_whose_turn_it_is_can_be_left_out() -> None:
    for moves in (0, 5, 15, 25):
        state = some_state(3, moves)
        assert not state.blocked
        data = FENCES.dump(state)
        kept = {name: data[name] for name in ("game", "fences", "active")}
        assert FENCES.load(kept) == state


def test_a_position_that_tells_nothing_is_that_of_the_start() -> None:
    state = FENCES.load({"game": "fences"})
    assert state.acting() == (0,)
    assert (state.filled, state.fences) == (0, [])
    assert state.stocks == first_position(FencesOptions(), bytes(32)).stocks


def test_a_person_can_read_it() -> None:
    data = FENCES.dump(sit(["b O4a A1", FENCE]).state)
    assert data["fences"] == ["b O4a A1", FENCE]
    assert data["squares"] == ["b....", ".....", ".....", ".....", "....."]
    assert data["stocks"]["a"]["u3"] == 0
    assert data["stocks"]["b"] == {
        "i1": 16,
        "i2": 1,
        "v2": 2,
        "i3": 1,
        "u3": 1,
        "w4": 1,
        "o4": 0,
        "d5": 1,
    }


def test_fences_may_be_written_as_people_type() -> None:
    assert sit(["a u3bc4", "b  i1c  a1"]).state == sit([FENCE, "b I1a A1"]).state


def test_who_is_blocked_is_found_out_when_it_is_left_out() -> None:
    none = dict.fromkeys(["i1", "i2", "v2", "i3", "u3", "w4", "o4", "d5"], 0)
    table = sit(stocks={"a": none})
    assert table.state.blocked == [0]
    assert table.state.active == 1


def test_who_was_blocked_first_must_be_told_once_gates_lie() -> None:
    none = dict.fromkeys(["i1", "i2", "v2", "i3", "u3", "w4", "o4", "d5"], 0)
    stocks = {"a": none, "b": none}
    told = sit(["b G1a A1"], stocks=stocks, blocked=["a", "b"]).state
    assert (told.active, told.blocked) == (0, [0, 1])
    with pytest.raises(Broken, match="there are gates, but not both seats are blocked"):
        sit(["b G1a A1"], stocks=stocks)


def test_a_what_if_with_other_stocks_is_used_but_does_not_pass_the_check() -> None:
    state = sit([FENCE], stocks={"a": {"u3": 1}}).state
    with pytest.raises(Broken, match="seat a: u3 was laid or is left 2 times, not 1"):
        FENCES.check(state)


@pytest.mark.parametrize(
    ("change", "fault"),
    [
        ({"game": "days"}, "this is a position of 'days', not of fences"),
        ({"colour": "blue"}, "colour: Extra inputs"),
        ({"two\nlines": "blue"}, "two\\nlines: Extra inputs"),
        ({"fences": "a U3b C4"}, "fences: "),
        ({"fences": [FENCE, 3]}, "fences.1: "),
        ({"fences": ["U3b C4"]}, "fences.0: 'C4' is no fence"),
        ({"fences": ["c U3b C4"]}, "fences.0: it begins with the seat that laid it, a or b"),
        ({"fences": ["a U3b F4"]}, "fences.0: 'U3b F4' is no fence on a board of 5 squares"),
        ({"fences": ["a U3b"]}, "fences.0: 'U3b' is no fence"),
        ({"fences": [FENCE, "b I1a C4"]}, "fences.1: I1a C4 shares the edge C4-D4"),
        ({"fences": [FENCE, "b G1a A1"]}, "there are gates, but not both seats are blocked"),
        ({"squares": ["a...."] + ["....."] * 4}, "squares: the fences make it ..... "),
        ({"squares": []}, "squares: "),
        ({"options": {"size": 7}}, "options.size: "),
        ({"options": {"size": "5"}}, "options.size: Input should be a valid integer"),
        ({"options": {"size": True}}, "options.size: Input should be a valid integer"),
        ({"options": {"singles_only": 1}}, "options.singles_only: Input should be a valid boolean"),
        ({"options": {"size": 6}}, "options.size: the pieces of both players have 82 segments"),
        ({"options": {"colour": True}}, "options.colour: "),
        ({"stocks": {"c": {"i1": 1}}}, "there is no seat 'c'"),
        ({"stocks": {"c": {}}}, "there is no seat 'c'"),
        ({"stocks": {"a": {"x1": 1}}}, "stocks.a: 'x1' is no piece of this set"),
        ({"stocks": {"a": {"i1": 17}}}, "stocks.a.i1: 17 are not 0 to 16"),
        ({"stocks": {"a": {"i1": -1}}}, "stocks.a.i1: -1 are not 0 to 16"),
        ({"active": "c"}, "there is no seat 'c'"),
        ({"active": "ab"}, "there is no seat 'ab'"),
        ({"active": ""}, "there is no seat ''"),
        ({"blocked": ["a"]}, "seat a is told to be blocked, but has what fits"),
        ({"resigned": ["a"], "reason": None}, "1 seats resigned"),
        ({"reason": "resigned"}, "0 seats resigned"),
        ({"resigned": ["a", "b"]}, "2 seats resigned"),
        ({"reason": "board_full"}, "the board is not full"),
        ({"reason": "bored"}, "reason: "),
    ],
)
def test_a_position_that_contradicts_itself_is_refused(change: dict[str, Any], fault: str) -> None:
    with pytest.raises(Broken) as caught:
        FENCES.load({"game": "fences", "fences": [FENCE], **change})
    assert fault in str(caught.value)


@pytest.mark.parametrize(
    ("change", "fault"),
    [
        ({"blocked": ["a", "a"]}, "twice"),
        ({"blocked": ["a"]}, "it is the turn of seat a, which is blocked"),
        ({"blocked": []}, "it is the turn of seat a, but nothing that it has fits"),
    ],
)
def test_a_turn_of_who_is_blocked_is_refused(change: dict[str, Any], fault: str) -> None:
    none = dict.fromkeys(["i1", "i2", "v2", "i3", "u3", "w4", "o4", "d5"], 0)
    with pytest.raises(Broken) as caught:
        sit([FENCE], stocks={"a": none}, **change)
    assert fault in str(caught.value)


def test_a_full_board_is_over() -> None:
    state = some_state(5, 60)
    data = {**FENCES.dump(state), "reason": None}
    with pytest.raises(Broken, match="the board is full, but the reason of the end is None"):
        FENCES.load(data)


def test_a_state_that_a_fault_has_broken_is_found() -> None:
    state = some_state(8, 12)
    state.owned[0] ^= 1 << 7
    with pytest.raises(Broken):
        FENCES.check(state)
    state = some_state(8, 12)
    state.filled &= state.filled - 1
    with pytest.raises(Broken):
        FENCES.check(state)
    state = some_state(8, 12)
    state.stocks[1][0] -= 1
    with pytest.raises(Broken):
        FENCES.check(state)
