"""Fences, behind the interface of `rules.game`."""

from collections.abc import Sequence
from functools import cache

from typing_extensions import override

from rules.fences import notation, position, steps, turns
from rules.fences.board import grid
from rules.fences.options import SEATS, FencesOptions
from rules.fences.pieces import CODES, KINDS
from rules.fences.refusals import illegal, not_now
from rules.fences.state import SEAT_COUNT, State, first_position
from rules.fences.view import Fence, FencesView
from rules.game import COMPLETE, Choices, Event, Outcome, Path, Played, Viewer
from rules.usual import UsualGame


class FencesGame(UsualGame[State, FencesOptions]):
    """Two players fence in squares; who lays the last side of one has it."""

    name = "fences"
    family = "fences"
    positions = position
    seats = SEATS
    hides = False
    options = FencesOptions

    @override
    def start(self, seed: bytes, seats: int, options: FencesOptions) -> State:
        return first_position(options, seed)

    @override
    def again(self, options: FencesOptions, state: State) -> FencesOptions:
        """The seat that did not begin the last game begins the next one (fences.md 2)."""
        return options.model_copy(update={"beginner": SEAT_COUNT - state.beginner})

    @override
    def choices(self, state: State, seat: int, path: Path) -> Choices:
        _demand_acting(state, seat)
        if len(path) >= steps.A_MOVE:
            steps.placement_of(state, path)
            return COMPLETE
        if not path:
            return Choices("piece", steps.pieces(state))
        if len(path) == 1:
            return Choices("turn", steps.turns(state, path[0]))
        return Choices("post", steps.posts(state, *path))

    @override
    def play(self, state: State, seat: int, path: Path) -> Played[State]:
        if len(path) < steps.A_MOVE:
            self.choices(state, seat, path)  # says what else is wrong with it
            raise illegal("unfinished")
        _demand_acting(state, seat)
        new = state.clone()
        notes: list[Event] = []
        turns.lay(new, steps.placement_of(state, path), notes)
        return Played(new, tuple(notes))

    @override
    def resign(self, state: State, seat: int) -> Played[State]:
        if state.reason is not None:
            raise not_now("fences-over")
        new = state.clone()
        notes: list[Event] = []
        turns.resign(new, seat, notes)
        return Played(new, tuple(notes))

    @override
    def view(self, state: State, viewer: Viewer) -> FencesView:
        rules, board = state.rules, state.rules.grid
        return FencesView(
            game=self.name,
            viewer=viewer,
            seats=SEAT_COUNT,
            acting=state.acting(),
            turn=state.turn,
            resigned=tuple(state.resigned),
            outcome=self.outcome(state),
            size=board.size,
            fences=tuple(_fence(board.size, seat, number) for seat, number in state.fences),
            owners=owners(state),
            scores=(state.score(0), state.score(1)),
            stocks=tuple(
                tuple((code, stock[KINDS[code]]) for code in rules.codes) for stock in state.stocks
            ),
            blocked=(0 in state.blocked, 1 in state.blocked),
            gates=state.gates,
            beginner=state.beginner,
            last=tuple(_last(state, seat) for seat in range(SEAT_COUNT)),
            options=rules.on_names,
        )

    @override
    def outcome(self, state: State) -> Outcome | None:
        if state.reason is None:
            return None
        scores = (state.score(0), state.score(1))
        ranks = [
            (not out, 0 if out else score)
            for out, score in zip(state.resigned, scores, strict=True)
        ]
        places = tuple(1 + sum(other > rank for other in ranks) for rank in ranks)
        return Outcome(state.reason, places, scores, tuple(state.resigned))

    @override
    def path_of(self, text: str) -> Path:
        return notation.path_of(text)

    @override
    def text_of(self, path: Sequence[str]) -> str:
        return notation.text_of(path)


def owners(state: State) -> tuple[int | None, ...]:
    """The seat that has each square, in reading order."""
    first, second = state.owned
    return tuple(
        0 if first >> square & 1 else 1 if second >> square & 1 else None
        for square in range(len(state.rules.grid.squares))
    )


@cache
def _fence(size: int, seat: int, number: int) -> Fence:
    """A fence of a view; there are few, and they never change, so that views share them."""
    laid = grid(size).placements[number]
    return Fence(seat=seat, piece=laid.piece, turn=laid.turn, post=laid.post, edges=laid.edges)


def _last(state: State, seat: int) -> tuple[str, str] | None:
    placements, kinds = state.rules.grid.placements, state.rules.grid.kinds
    for layer, number in reversed(state.fences):
        if layer == seat and kinds[number] < len(CODES):
            return placements[number].piece, placements[number].turn
    return None


def _demand_acting(state: State, seat: int) -> None:
    if state.reason is not None:
        raise not_now("fences-over")
    if seat != state.active:
        raise not_now("fences-not-your-turn")


FENCES = FencesGame()
