"""Paths: a piece, its turn, and the post where it goes; what may follow, and why something may not.

Here `code`, `turn` and `post` are words of a path, which can be anything that a person types.
"""

from rules.fences.board import edge_posts
from rules.fences.pieces import CODES, GATE, KINDS, TURNS, canonical, post_at, post_name
from rules.fences.refusals import illegal, unreadable
from rules.fences.state import State
from rules.game import Path
from rules.refusals import Refusal

A_MOVE = 3
"""How many steps a whole move has."""


def pieces(state: State) -> tuple[str, ...]:
    """The pieces that the active seat can lay somewhere, in the order of the set."""
    if state.gates:
        return (GATE,)
    fits, filled, stock = state.rules.grid.fits, state.filled, state.stocks[state.active]
    return tuple(code for kind, code in enumerate(CODES) if stock[kind] and fits(kind, filled))


def turns(state: State, code: str) -> tuple[str, ...]:
    """The turns, of those that differ, in which a piece fits somewhere. Raises a Refusal."""
    _demand_in_stock(state, code)
    found = tuple(turn for turn in TURNS if _free(state, code, turn))
    if not found:
        raise illegal("fences-no-room", piece=code)
    return found


def posts(state: State, code: str, turn: str) -> tuple[str, ...]:
    """The posts where a piece fits so turned, in reading order. Raises a Refusal."""
    _demand_in_stock(state, code)
    letter = _letter(code, turn)
    placements = state.rules.grid.placements
    found = tuple(placements[number].post for number in _free(state, code, letter))
    if not found:
        turns(state, code)
        raise illegal("fences-no-room-turned", piece=code, turn=letter)
    return found


def placement_of(state: State, path: Path) -> int:
    """The number of the placement that a whole path names; it is free. Raises a Refusal."""
    code, turn, post = path[:A_MOVE]
    _demand_in_stock(state, code)
    letter = _letter(code, turn)
    board = state.rules.grid
    number = board.numbers.get((code, letter, post))
    if number is None or board.masks[number] & state.filled:
        raise _why_not(state, code, letter, post)
    if len(path) > A_MOVE:
        raise illegal("fences-too-long", word=path[A_MOVE])
    return number


def _free(state: State, code: str, turn: str) -> list[int]:
    """The numbers of the placements, in a canonical turn, that share no edge with what lies."""
    board, filled = state.rules.grid, state.filled
    numbers = board.of_turn.get((KINDS[code], turn), ())
    return [number for number in numbers if not board.masks[number] & filled]


def _demand_in_stock(state: State, code: str) -> None:
    """Raise a Refusal unless the active seat may lay this piece, wherever it fits."""
    if code == GATE:
        if not state.gates:
            raise illegal("fences-no-gate-yet")
        return
    if code not in KINDS:
        raise unreadable(code)
    if code not in state.rules.codes:
        raise illegal("fences-no-such-piece", piece=code)
    if state.gates:
        raise illegal("fences-only-gates")
    if not state.stocks[state.active][KINDS[code]]:
        raise illegal("fences-none-left", piece=code)


def _letter(code: str, turn: str) -> str:
    """The canonical letter of a turn. Raises UnreadableMove."""
    if turn not in [*TURNS]:
        raise unreadable(turn)
    return canonical(code, turn)


def _why_not(state: State, code: str, turn: str, post: str) -> Refusal:
    """Why a piece can't lie there."""
    board = state.rules.grid
    try:
        post_at(post)
    except ValueError:
        return unreadable(post)
    number = board.numbers.get((code, turn, post))
    if number is None:
        return illegal("fences-off-board", piece=code, turn=turn, post=post)
    if not board.fits(KINDS[code], state.filled):
        return illegal("fences-no-room", piece=code)
    shared = board.masks[number] & state.filled
    one, other = edge_posts(board.size, (shared & -shared).bit_length() - 1)
    return illegal("fences-taken", piece=code, one=post_name(one), other=post_name(other))
