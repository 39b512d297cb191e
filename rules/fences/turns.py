"""What a position becomes: laying a fence, whose turn follows, being blocked, giving up.

All functions change the state they are given; `game.py` gives them a clone. `notes` is None where
nobody wants to know what happened.
"""

from rules.fences.board import square_names
from rules.fences.pieces import CODES
from rules.fences.state import Reason, State
from rules.fences.view import ANIMALS
from rules.game import Event

Notes = list[Event] | None


def lay(state: State, number: int, notes: Notes) -> None:
    """The active seat lays a piece in the place of this number, which must be free."""
    board, seat = state.rules.grid, state.active
    closed = board.closed(state.filled, number)
    state.filled |= board.masks[number]
    state.fences.append((seat, number))
    kind = board.kinds[number]
    if kind < len(CODES):
        state.stocks[seat][kind] -= 1
    had = state.score(seat)
    for square in closed:
        state.owned[seat] |= 1 << square
    over = state.filled == board.full
    if notes is not None:
        _tell(state, number, closed, notes)
        _tell_of_score(state, had, over=over, notes=notes)
    if over:
        # fences.md 4: nobody plays again on a full board.
        _end(state, "board_full", notes)
        return
    if not closed:
        state.active = 1 - seat
    settle(state, notes)


def settle(state: State, notes: Notes) -> None:
    """Skip who is blocked, until somebody can lay something (fences.md 4).

    A seat is tested only when it is to move. When both are blocked, the one found second goes on,
    with gates.
    """
    while not state.gates:
        seat = state.active
        if seat not in state.blocked:
            if state.can_lay(seat):
                return
            state.blocked.append(seat)
            if notes is not None:
                notes.append(Event("fence-blocked", seat))
            if state.gates:
                if notes is not None:
                    notes.append(Event("gates-start", seat))
                return
        if notes is not None:
            notes.append(Event("fence-skipped", seat))
        state.active = 1 - seat


def resign(state: State, seat: int, notes: Notes) -> None:
    """A seat gives up: the other one has won."""
    state.resigned[seat] = True
    if notes is not None:
        notes.append(Event("resigned", seat))
    _end(state, "resigned", notes)


def _end(state: State, reason: Reason, notes: Notes) -> None:
    state.reason = reason
    if notes is not None:
        notes.append(Event("over", None, {"reason": reason}))


def _tell(state: State, number: int, closed: list[int], notes: list[Event]) -> None:
    board = state.rules.grid
    laid = board.placements[number]
    facts = {
        "piece": laid.piece,
        "turn": laid.turn,
        "post": laid.post,
        "closed": square_names(board.size, closed),
    }
    notes.append(Event("fence-laid", state.active, facts))


def _tell_of_score(state: State, had: int, *, over: bool, notes: list[Event]) -> None:
    """What the active seat's new squares mean, where it had `had` before."""
    seat = state.active
    has = state.score(seat)
    if had <= ANIMALS < has:
        notes.append(Event("fence-spare", seat))
    half = len(state.rules.grid.squares) // 2
    if had <= half < has and not over:
        notes.append(Event("fence-decided", seat))
