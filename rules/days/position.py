"""A position as JSON that a person can read and edit, and the invariants of every position."""

from collections import Counter
from collections.abc import Mapping
from typing import Any, Literal

from pydantic import Field

from rules.days.board import Board
from rules.days.cards import CAT_TREE, KEYS, KINDS, species_of
from rules.days.notation import read_weeks, weeks_text
from rules.days.ruleset import Ruleset, ruleset
from rules.days.state import OVER, TRIM, TRIMMED_HAND, TURN, State
from rules.days.view import SEAT_LETTERS
from rules.game import Broken, Options
from rules.position_file import NO_SEED, Cards, Hex32, Part, demand_game, read


class Position(Part):
    """A position in a file. What is left out of one made by hand is empty, or as at the start."""

    game: str
    options: dict[str, bool] = Field(default_factory=dict[str, bool])
    """The table options that differ from their defaults."""
    phase: Literal["turn", "trim", "over"] = "turn"
    active: str = "a"
    turn: int = Field(default=0, ge=0)
    weeks: str
    """In the notation of days.md 10."""
    hands: dict[str, Cards] = Field(default_factory=dict[str, Cards])
    trees: dict[str, int] = Field(default_factory=dict[str, int])
    """Cat Trees in front of a seat, still to be played."""
    pile: Cards = Field(default_factory=list[str])
    """The last one is drawn next."""
    discard: Cards = Field(default_factory=list[str])
    """Oldest first."""
    resigned: list[str] = Field(default_factory=list[str])
    passed: list[str] = Field(default_factory=list[str])
    """Who has passed since somebody last did something else."""
    trims: dict[str, Cards] = Field(default_factory=dict[str, Cards])
    """In the phase `trim`: what these seats have chosen to discard."""
    reason: Literal["full_week", "all_passed", "resigned"] | None = None
    seed: Hex32 = NO_SEED
    used: int = Field(default=0, ge=0)
    """How many numbers were taken from the stream of the seed."""


def dump(name: str, state: State) -> dict[str, Any]:
    """The position as JSON values."""
    rules = state.rules
    letters = SEAT_LETTERS[: rules.seats]
    # The fields of Position, not made by it: this happens in every move, and nothing in it is new.
    return {
        "game": name,
        "options": rules.changed.copy(),
        "phase": state.phase,
        "active": letters[state.active],
        "turn": state.turn,
        "weeks": weeks_text(state.board),
        "hands": {seat: _keys(hand) for seat, hand in zip(letters, state.hands, strict=True)},
        "trees": dict(zip(letters, state.spare_trees, strict=True)),
        "pile": _keys(state.pile),
        "discard": _keys(state.discard),
        "resigned": [seat for seat, out in zip(letters, state.resigned, strict=True) if out],
        "passed": [letters[seat] for seat in range(rules.seats) if state.passed >> seat & 1],
        "trims": {seat: _keys(cut) for seat, cut in zip(letters, state.trims, strict=True) if cut},
        "reason": state.reason,
        "seed": state.seed.hex(),
        "used": state.used,
    }


def load(name: str, options: type[Options], data: Mapping[str, Any]) -> State:
    """The position that these JSON values tell. Raises Broken.

    Cards need not add up to whole boxes, so that a position can be made by hand: `check` counts.
    """
    told = read(Position, dict(data))
    chosen = read(options, told.options)
    demand_game(told.game, name)
    state = _state(told, chosen)
    if "phase" not in told.model_fields_set and state.board.full_weeks():
        state.phase, state.reason = OVER, "full_week"
    _demand_sound(state)
    return state


def _state(told: Position, options: Options) -> State:
    keys = {KEYS[kind] for kind in ruleset(told.game, options, 2).cards}
    board = read_weeks(told.weeks, keys)
    rules = ruleset(told.game, options, board.seats)
    letters = SEAT_LETTERS[: board.seats]
    named = {*told.hands, *told.trees, *told.trims, *told.resigned, *told.passed, told.active}
    if strange := sorted(named - {*letters}):
        raise Broken(f"there is no seat {strange[0]!r}: the weeks are of {board.seats} seats")
    return State(
        rules=rules,
        board=board,
        hands=[sorted(_kinds(rules, told.hands.get(seat, []))) for seat in letters],
        spare_trees=[told.trees.get(seat, 0) for seat in letters],
        pile=_kinds(rules, told.pile),
        discard=_kinds(rules, told.discard),
        seed=bytes.fromhex(told.seed),
        used=told.used,
        active=letters.index(told.active),
        phase=told.phase,
        turn=told.turn,
        resigned=[seat in told.resigned for seat in letters],
        passed=sum(1 << letters.index(seat) for seat in {*told.passed}),
        trims=[tuple(sorted(_kinds(rules, told.trims.get(seat, [])))) for seat in letters],
        reason=told.reason,
    )


def _keys(kinds: list[int] | tuple[int, ...]) -> list[str]:
    return [*map(KEYS.__getitem__, kinds)]


def _kinds(rules: Ruleset, keys: list[str]) -> list[int]:
    for key in keys:
        if key not in KINDS:
            raise Broken(f"there is no card {key!r}")
        if KINDS[key] not in rules.cards:
            raise Broken(f"{key} is not a card of {rules.name}")
    return [KINDS[key] for key in keys]


def check(state: State) -> None:
    """Raise Broken unless the position is sound and has every card of its boxes exactly once."""
    _demand_sound(state)
    there = [0] * len(KEYS)
    for cards in (*state.hands, state.pile, state.discard, *state.board.piles):
        for kind in cards:
            there[kind] += 1
    there[CAT_TREE] += sum(state.spare_trees) + state.board.trees.bit_count()
    for kind, copies in enumerate(state.rules.copies):
        if there[kind] != copies:
            raise Broken(f"{KEYS[kind]} is there {there[kind]} times, not {copies}")


def _demand_sound(state: State) -> None:
    """Raise Broken if anything contradicts itself; how many copies there are is not looked at."""
    _demand_sound_board(state.board)
    for seat, hand in enumerate(state.hands):
        who = f"seat {SEAT_LETTERS[seat]}"
        if hand != sorted(hand):
            raise Broken(f"the hand of {who} is not sorted")
        if state.rules.trees and CAT_TREE in hand:
            raise Broken(f"{who} has a Cat Tree in hand: they lie in front of the seats")
        if state.spare_trees[seat] not in range(state.rules.trees + 1):
            raise Broken(f"{who} can't have {state.spare_trees[seat]} Cat Trees left")
        if state.resigned[seat] and hand:
            raise Broken(f"{who} has resigned but holds cards")
    _demand_sound_phase(state)


def _demand_sound_board(board: Board) -> None:
    fresh = Board(board.seats)
    fresh.trees = board.trees
    for slot, pile in enumerate(board.piles):
        if not pile:
            continue
        species = {species_of(kind) for kind in pile}
        if len(species) > 1 or None in species:
            raise Broken(f"a pile of {_keys(pile)}")
        fresh.put(slot, pile)
    sets = (board.dogs, board.cats, board.crowded)
    if sets != (fresh.dogs, fresh.cats, fresh.crowded):
        raise Broken("the sets of days are not those of the piles")
    if (board.dogs | board.cats | board.trees) & ~board.every or board.dogs & board.trees:
        raise Broken("something lies where no day is, or a dog on a Cat Tree")


def _demand_sound_phase(state: State) -> None:
    full = state.board.full_weeks()
    if (state.phase == OVER) != (state.reason is not None):
        raise Broken(f"the phase is {state.phase} with reason {state.reason}")
    if bool(full) != (state.reason == "full_week"):
        raise Broken(f"{len(full)} weeks are full, in the phase {state.phase} ({state.reason})")
    if (state.playing() < 2) != (state.reason == "resigned"):  # noqa: PLR2004
        raise Broken(f"{state.playing()} seats are left, in the phase {state.phase}")
    if state.phase == TURN and state.resigned[state.active]:
        raise Broken("it is the turn of a seat that resigned")
    for seat, trim in enumerate(state.trims):
        if trim and (
            state.phase != TRIM
            or len(trim) != len(state.hands[seat]) - TRIMMED_HAND
            or Counter(trim) - Counter(state.hands[seat])
        ):
            raise Broken(f"seat {SEAT_LETTERS[seat]} can't have chosen to discard {_keys(trim)}")
    if state.phase == TRIM and not state.acting():
        raise Broken("all are to trim their hands, but nobody needs to")
