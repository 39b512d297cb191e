"""What the steps of a move of fences come to on an open board: read by words and picture alike."""

from collections.abc import Iterable
from dataclasses import dataclass
from functools import lru_cache

from rules.fences.board import grid, posts_of, square_name
from rules.fences.pieces import GATE, KINDS, canonical, turns_of
from rules.fences.view import FencesView
from rules.game import Path

A_MOVE = 3
"""Steps of a whole move: piece, turn, post."""
THIRD = 3
"""Sides of a square after which a single closes it."""
SIDES = ("top", "right", "bottom", "left")


def mask_of(edges: Iterable[int]) -> int:
    """Edges as bits."""
    return sum(1 << edge for edge in edges)


def filled(view: FencesView) -> int:
    """All edges with a fence, as bits."""
    return mask_of(edge for fence in view.fences for edge in fence.edges)


def mover(view: FencesView) -> int:
    """Whose move a path is: the viewer's own if they must act, else of the one who must."""
    if view.viewer is not None and view.viewer in view.acting:
        return view.viewer
    return view.acting[0] if view.acting else (view.viewer or 0)


@dataclass(frozen=True, slots=True)
class Laying:
    """A piece laid on a board: what it covers, closes and leaves."""

    piece: str
    turn: str
    post: str
    edges: tuple[int, ...]
    closed: tuple[int, ...]
    """The squares that it closes."""
    opened: tuple[int, ...]
    """The squares that get their third side by it."""
    left: int
    """How many edges are free afterwards."""


def laying(view: FencesView, piece: str, turn: str, post: str) -> Laying | None:
    """The piece laid there; None if it leaves the board or an edge is taken."""
    return _laying(view.size, filled(view), piece, _first(piece, turn), post)


def _first(piece: str, turn: str) -> str:
    """The turn that the notation prefers, if these are a piece and a turn at all."""
    try:
        return canonical(piece, turn)
    except (KeyError, ValueError):
        return turn


@lru_cache(maxsize=4096)
def _laying(size: int, before: int, piece: str, turn: str, post: str) -> Laying | None:
    board = grid(size)
    number = board.numbers.get((piece, turn, post))
    if number is None or board.masks[number] & before:
        return None
    laid = board.placements[number]
    after = before | laid.mask
    sides = {square: (edges & after).bit_count() for square, edges in board.touched[number]}
    return Laying(
        piece,
        turn,
        post,
        laid.edges,
        tuple(square for square, count in sides.items() if count > THIRD),
        tuple(square for square, count in sides.items() if count == THIRD),
        board.edges - after.bit_count(),
    )


def layings(view: FencesView, piece: str, turn: str) -> list[Laying]:
    """Every place where the turned piece fits, in reading order."""
    before = filled(view)
    found = (_laying(view.size, before, piece, turn, post) for post in posts_of(view.size))
    return [one for one in found if one is not None]


def of_path(view: FencesView, path: Path) -> Laying | None:
    """The move of a whole path; None for a half-made one and for one that can't be played."""
    return laying(view, *path) if len(path) == A_MOVE else None


def sides_of(view: FencesView, square: int) -> tuple[int, int, int, int]:
    """The edges of a square: at its top, right, bottom and left."""
    row, column = divmod(square, view.size)
    left = view.size * (view.size + 1) + (view.size + 1) * row + column
    top = view.size * row + column
    return top, left + 1, top + view.size, left


def three_sided(view: FencesView, laid: Laying | None = None) -> list[int]:
    """The open squares with three sides, after a move perhaps: a single closes each of them."""
    after = filled(view) | (mask_of(laid.edges) if laid else 0)
    sides = grid(view.size).squares
    return [n for n, edges in enumerate(sides) if (edges & after).bit_count() == THIRD]


def lays_next(view: FencesView, laid: Laying) -> int:
    """The seat that lays the next fence after a move, which must not be the last one.

    Who is then blocked is skipped, in a turn just earned too (fences.md 4).
    """
    seat = mover(view)
    first = seat if laid.closed else 1 - seat
    if view.gates or _fitting(view, laid, first):
        return first
    # The other one goes on, with gates if need be, unless it was found blocked before this one.
    return first if view.blocked[1 - first] else 1 - first


def closable(view: FencesView, laid: Laying) -> list[int]:
    """The squares with three sides that whoever lays next has a piece for."""
    after, board = filled(view) | mask_of(laid.edges), grid(view.size)
    # Without a piece that fits, it is a gate that they lay.
    pieces = _fitting(view, laid, lays_next(view, laid)) or [GATE]
    found = {
        square
        for piece in pieces
        for number in board.of_kind[KINDS[piece]]
        if not board.masks[number] & after
        for square in board.closed(after, number)
    }
    return [square for square in three_sided(view, laid) if square in found]


def _fitting(view: FencesView, laid: Laying, seat: int) -> list[str]:
    """The pieces of its own that a seat can lay after a move; none where only gates are laid."""
    if view.gates:
        return []
    after, fits = filled(view) | mask_of(laid.edges), grid(view.size).fits
    gone = laid.piece if seat == mover(view) else ""
    stock = ((piece, left - (piece == gone)) for piece, left in view.stocks[seat])
    return [piece for piece, left in stock if left and fits(KINDS[piece], after)]


def turns_left(view: FencesView, piece: str) -> list[str]:
    """The turns in which the piece fits somewhere."""
    return [turn for turn in turns_of(piece) if layings(view, piece, turn)]


def named(view: FencesView, squares: Iterable[int]) -> list[str]:
    """Squares as people call them: `C4`."""
    return [square_name(view.size, square).upper() for square in squares]
