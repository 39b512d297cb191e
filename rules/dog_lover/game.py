"""Dog Lover, behind the interface of `rules.game`."""

from collections.abc import Callable, Mapping

from typing_extensions import override

from rules.dog_lover import paying, position, steps, turns
from rules.dog_lover.cards import newest
from rules.dog_lover.grid import placement_of
from rules.dog_lover.looks import view_of
from rules.dog_lover.options import LoverOptions
from rules.dog_lover.outcome import outcome_of, parts_of
from rules.dog_lover.refusals import illegal, not_now, unreadable
from rules.dog_lover.ruleset import ruleset
from rules.dog_lover.setup import first_position
from rules.dog_lover.state import OVER, WATCH, State
from rules.dog_lover.view import CELLS, LoverView
from rules.game import Choices, Event, Outcome, Path, Played, Viewer
from rules.usual import UsualGame

NAME = "dog-lover"
SEATS = range(2, 5)


class LoverGame(UsualGame[State, LoverOptions]):
    """Tricks take cards from a grid: dogs, what they eat, and what makes them happy."""

    name = NAME
    family = NAME
    positions = position
    seats = SEATS
    hides = True
    options = LoverOptions
    formal = frozenset({"watch"})

    @override
    def settled(self, options: LoverOptions) -> LoverOptions:
        """The game is played with the owner's newest card file, or else with the house cards."""
        return options.model_copy(update={"cards": newest().number})

    @override
    def start(self, seed: bytes, seats: int, options: LoverOptions) -> State:
        return first_position(ruleset(options, seats), seed)

    @override
    def choices(self, state: State, seat: int, path: Path) -> Choices:
        _demand_acting(state, seat)
        if state.phase == WATCH:
            return steps.watch_choices(state, path)
        return steps.turn_choices(state, path)

    @override
    def play(self, state: State, seat: int, path: Path) -> Played[State]:
        if self.choices(state, seat, path).keys:
            raise illegal("unfinished")
        new = state.clone()
        notes: list[Event] = []
        PLAYS.get(path[0], _retrieve)(new, path, notes)
        return Played(new, tuple(notes))

    @override
    def resign(self, state: State, seat: int) -> Played[State]:
        if state.phase == OVER:
            raise not_now("lover-over")
        if state.resigned[seat]:
            raise not_now("lover-resigned")
        new = state.clone()
        notes: list[Event] = []
        turns.resign(new, seat, notes)
        return Played(new, tuple(notes))

    @override
    def view(self, state: State, viewer: Viewer) -> LoverView:
        return view_of(state, viewer)

    @override
    def outcome(self, state: State) -> Outcome | None:
        return outcome_of(state)

    @override
    def score_parts(self, state: State) -> tuple[tuple[tuple[str, int], ...], ...]:
        """What dogs, rescued dogs, Favourite Things and bones bring."""
        return parts_of(state)

    @override
    def path_of(self, text: str) -> Path:
        return tuple(text.lower().split())


def _retrieve(state: State, path: Path, notes: list[Event]) -> None:
    placement = placement_of(path[1])
    if placement is None:
        raise unreadable(path[1])
    turns.retrieve(state, path[0], placement, notes)


def _trait(state: State, path: Path, notes: list[Event]) -> None:
    turns.trait(state, path[1], steps.dog_number(state.area, path[2]), notes)


def _end(state: State, path: Path, notes: list[Event]) -> None:
    turns.end_turn(state, paying.bill(state.rules, state.area, path[1:]).paid, notes)


PLAYS: Mapping[str, Callable[[State, Path, list[Event]], None]] = {
    "watch": lambda state, path, notes: turns.watch(state, path[1], notes),
    "end": _end,
    "trait": _trait,
    "walk": lambda state, path, notes: turns.walk(
        state, steps.dog_number(state.area, path[1]), notes
    ),
    "tuck": lambda state, path, notes: turns.tuck(
        state, steps.dog_number(state.area, path[1]), notes
    ),
    "learn": lambda state, path, notes: turns.learn(state, path[1], notes),
    "rescue": lambda state, path, notes: turns.rescue(state, path[1], notes),
    "fetch": lambda state, path, notes: turns.fetch(state, CELLS.index(path[1]), notes),
    "undo": lambda state, _, notes: turns.undo(state, notes),
}
"""By the first word of a path, tricks aside: how a complete, legal one is played."""


def _demand_acting(state: State, seat: int) -> None:
    if seat in state.acting():
        return
    if state.phase == OVER:
        raise not_now("lover-over")
    if 0 <= seat < state.rules.seats and state.resigned[seat]:
        raise not_now("lover-resigned")
    raise not_now("lover-not-your-turn")


DOG_LOVER = LoverGame()
