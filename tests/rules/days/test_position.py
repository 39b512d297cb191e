"""Positions as JSON: made by hand, saved, reloaded, and broken in every way."""

import json
from collections.abc import Callable
from random import Random
from typing import Any

import pytest

from rules.days.cards import CAT_KINDS, KINDS
from rules.days.position import Position
from rules.days.state import State
from rules.game import Broken
from rules.games import GAMES
from tests.rules.days.sit import EMPTY, sit, week
from tests.rules.sitting import demand_noticed, demand_survives, moved

FULL = week(**dict.fromkeys(["mon", "tue", "wed", "thu", "fri", "sat", "sun"], "collie"))


def some_game(name: str, seats: int, moves: int) -> State:
    """The position after some random moves."""
    game, rng = GAMES[name], Random(f"{name} {seats} {moves}")
    state: State = moved(game, game.start(bytes(range(32)), seats, game.options()), moves, rng)
    return state


@pytest.mark.parametrize("name", ["woof-days", "cat-days", "mixed-days"])
@pytest.mark.parametrize("moves", [0, 7, 30])
def test_a_position_survives_being_written_and_read(name: str, moves: int) -> None:
    game = GAMES[name]
    for seats in game.seats:
        demand_survives(game, some_game(name, seats, moves))


def test_a_position_in_the_middle_of_a_trim_survives_too() -> None:
    hands = [" ".join(["labrador"] * 6), " ".join(["collie"] * 8)]
    table = sit("woof-days", f"{EMPTY}|{EMPTY}", hands, "shiba").after("draw")
    table, _ = table.play("collie collie collie", 1)
    again = table.game.load(json.loads(json.dumps(table.game.dump(table.state))))
    assert again == table.state
    assert table.game.acting(again) == (0,)


def test_a_position_made_by_hand_needs_its_weeks_only() -> None:
    game = GAMES["cat-days"]
    state = game.load({"game": "cat-days", "weeks": f"{week(mon='zen_cat+grumpy_cat^')}|{EMPTY}"})
    assert game.acting(state) == (0,)
    assert game.choices(state, 0, ()).keys == ("pass",)
    assert game.view(state, None).totals == (2, 0)
    with pytest.raises(Broken, match="is there"):
        game.check(state)


def test_a_full_week_made_by_hand_is_a_finished_game() -> None:
    game = GAMES["woof-days"]
    state = game.load({"game": "woof-days", "weeks": f"{EMPTY}|{FULL}"})
    assert game.acting(state) == ()
    outcome = game.outcome(state)
    assert outcome is not None
    assert (outcome.reason, outcome.places) == ("full_week", (2, 1))


GOOD: dict[str, Any] = {
    "game": "woof-days",
    "weeks": f"{week(mon='collie')}|{EMPTY}|{EMPTY}",
    "hands": {"a": ["labrador"] * 7, "b": ["labrador"], "c": []},
    "pile": ["shiba"],
}


@pytest.mark.parametrize(
    ("change", "says"),
    [
        ({"game": "cat-days"}, "cat-days"),
        ({"game": 3}, "game"),
        ({"weeks": 3}, "weeks"),
        ({"weeks": "//////"}, "1 weeks"),
        ({"weeks": "/////|//////"}, "6 days"),
        ({"weeks": f"{week(tue='poodle')}|{EMPTY}|{EMPTY}"}, "no card 'poodle'.*tue of week a"),
        ({"weeks": f"{week(tue='zen_cat')}|{EMPTY}|{EMPTY}"}, "another game"),
        ({"weeks": f"{week(tue='treats')}|{EMPTY}|{EMPTY}"}, "no animal"),
        ({"weeks": f"{week(tue='^')}|{EMPTY}|{EMPTY}"}, "Cat Tree"),
        ({"hands": {"a": ["poodle"]}}, "no card 'poodle'"),
        ({"hands": {"a": ["zen_cat"]}}, "zen_cat"),
        ({"hands": {"d": ["labrador"]}}, "no seat 'd'"),
        ({"hands": {"z": ["labrador"]}}, "no seat 'z'"),
        ({"hands": {"a": "labrador"}}, "hands.a"),
        ({"pile": ["poodle"]}, "no card 'poodle'"),
        ({"discard": [1]}, "discard"),
        ({"active": "d"}, "no seat 'd'"),
        ({"active": 0}, "active"),
        ({"turn": -1}, "turn"),
        ({"used": -1}, "used"),
        ({"seed": "abc"}, "seed"),
        ({"seed": "AB" * 32}, "seed"),
        ({"phase": "lunch"}, "phase"),
        ({"options": {"no_such_option": True}}, "no_such_option"),
        ({"options": {"foreign_tree_closed": True}}, "foreign_tree_closed"),
        ({"options": {"great_dane_edges": "yes"}}, "great_dane_edges"),
        ({"colour": "brown"}, "colour"),
        ({"trees": {"a": 1}}, "Cat Trees"),
        ({"phase": "over"}, "over"),
        ({"reason": "full_week"}, "reason full_week"),
        ({"phase": "over", "reason": "full_week"}, "weeks are full"),
        ({"phase": "turn", "weeks": f"{FULL}|{EMPTY}|{EMPTY}"}, "weeks are full"),
        ({"phase": "over", "reason": "resigned"}, "3 seats are left"),
        ({"resigned": ["a"]}, "resigned but holds cards"),
        ({"resigned": ["c"], "active": "c"}, "seat that resigned"),
        ({"resigned": ["c", "b"], "hands": {}}, "1 seats are left"),
        ({"phase": "trim", "hands": {}}, "nobody needs to"),
        ({"trims": {"a": ["labrador"] * 2}}, "can't have chosen"),
        ({"phase": "trim", "trims": {"a": ["labrador"]}}, "can't have chosen"),
        ({"phase": "trim", "trims": {"a": ["collie"] * 2}}, "can't have chosen"),
    ],
)
def test_what_is_wrong_with_a_position_is_said(change: dict[str, Any], says: str) -> None:
    game = GAMES["woof-days"]
    game.load(GOOD)
    with pytest.raises(Broken, match=says):
        game.load({**GOOD, **change})


def move_a_card_twice(state: State) -> None:
    state.discard.append(state.pile[-1])


def lose_a_card(state: State) -> None:
    state.pile.pop()


def forget_a_day(state: State) -> None:
    state.board.cats = state.board.dogs = 0


def leave_the_week(state: State) -> None:
    state.board.piles[7] = (state.pile.pop(),)
    state.board.put(7, state.board.piles[7])


def unsort_a_hand(state: State) -> None:
    state.hands[0] = [KINDS["wild_cat"], KINDS["zen_cat"]]


def plant_twice(state: State) -> None:
    state.board.plant(6)


def hold_a_tree(state: State) -> None:
    state.hands[0] = sorted([*state.hands[0], KINDS["cat_tree"]])
    state.spare_trees[0] = 0


def stop_without_reason(state: State) -> None:
    state.phase = "over"


def mix_a_pile(state: State) -> None:
    state.board.put(3, (KINDS["labrador"], KINDS["zen_cat"]))


@pytest.mark.parametrize(
    "harm",
    [
        move_a_card_twice,
        lose_a_card,
        forget_a_day,
        leave_the_week,
        unsort_a_hand,
        plant_twice,
        hold_a_tree,
        stop_without_reason,
        mix_a_pile,
    ],
)
def test_a_broken_invariant_is_noticed(harm: Callable[[State], None]) -> None:
    game = GAMES["cat-days"]
    state = some_game("cat-days", 2, 0)
    animal = next(kind for kind in state.pile if kind in CAT_KINDS)
    state.pile.remove(animal)
    state.board.put(0, (animal,))
    demand_noticed(game, state, harm)


def test_a_written_position_has_every_field_that_can_be_read() -> None:
    for name in ("woof-days", "cat-days", "mixed-days"):
        assert [*GAMES[name].dump(some_game(name, 3, 12))] == [*Position.model_fields]


def test_a_card_is_playable_if_there_is_anything_to_begin_with() -> None:
    for name in ("woof-days", "cat-days", "mixed-days"):
        for moves in (0, 5, 15, 40):
            state = some_game(name, 3, moves)
            for plan in filter(None, state.rules.plans):
                for seat in range(3):
                    begins = plan.options(state.board, seat, ())
                    assert plan.playable(state.board, seat) == bool(begins), plan.key
