"""What the steps of a move of fences come to on an open board: read by words and picture alike."""

from collections.abc import Iterable
from dataclasses import dataclass
from functools import lru_cache

from rules.fences.board import SIZES, edges_of, grid, square_name
from rules.fences.pieces import CODES, GATE, canonical, turns_of
from rules.fences.view import FencesView
from rules.game import Path

THIRD = 3
"""Sides of a square after which a single closes it."""


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
    return _laying(view.size, filled(view), piece, turn, post)


@lru_cache(maxsize=4096)
def _laying(size: int, before: int, piece: str, turn: str, post: str) -> Laying | None:
    try:
        edges = edges_of(size, piece, turn, post)
    except ValueError:
        return None
    laid = mask_of(edges)
    if laid & before:
        return None
    after = before | laid
    closed, opened = [], []
    for square, sides in enumerate(grid(size).squares):
        if not sides & laid:
            continue
        count = (sides & after).bit_count()
        if count == THIRD + 1:
            closed.append(square)
        elif count == THIRD:
            opened.append(square)
    left = grid(size).edges - after.bit_count()
    return Laying(piece, turn, post, edges, tuple(closed), tuple(opened), left)


def layings(view: FencesView, piece: str, turn: str) -> list[Laying]:
    """Every place where the turned piece fits, in reading order."""
    before = filled(view)
    side = range(view.size + 1)
    found = (
        _laying(view.size, before, piece, turn, f"{'abcdefg'[column]}{row + 1}")
        for row in side
        for column in side
    )
    return [one for one in found if one is not None]


def of_path(view: FencesView, path: Path) -> Laying | None:
    """The move of a whole path; None for a half-made one and for one that can't be played."""
    if len(path) != THIRD:
        return None
    piece, turn, post = path
    if piece not in (*CODES, GATE) or turn not in "abcd" or view.size not in SIZES:
        return None
    return laying(view, piece, canonical(piece, turn), post)


def three_sided(view: FencesView) -> list[int]:
    """The open squares with three sides: a single closes each of them."""
    before = filled(view)
    sides = grid(view.size).squares
    return [n for n, edges in enumerate(sides) if (edges & before).bit_count() == THIRD]


def turns_left(view: FencesView, piece: str) -> list[str]:
    """The turns in which the piece fits somewhere."""
    return [turn for turn in turns_of(piece) if layings(view, piece, turn)]


def named(view: FencesView, squares: Iterable[int]) -> list[str]:
    """Squares as people call them: `C4`."""
    return [square_name(view.size, square).upper() for square in squares]
