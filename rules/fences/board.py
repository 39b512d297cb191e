"""The board: its edges and squares as bits, and every place where a piece can lie.

Edges are numbered as OpenSpiel's `dots_and_boxes` does it: first the horizontal ones, row by row,
then the vertical ones. Squares are numbered in reading order and named by their top-left post.
"""

from dataclasses import dataclass
from functools import cache
from itertools import pairwise

from rules.fences.pieces import GATE, KINDS, Post, names, post_name, turns_of, walk_posts

SIZES = range(3, 7)
"""How many squares a side a board may have."""


@dataclass(frozen=True, slots=True)
class Placement:
    """A piece in one place of a board."""

    piece: str
    turn: str
    """Canonical: of letters that mean the same, the first."""
    post: str
    edges: tuple[int, ...]
    """Ascending."""
    mask: int
    """The same as bits."""
    text: str
    """In the notation: `U3b C4`."""


class Grid:
    """All that is fixed about boards of one size. Shared and never changed."""

    __slots__ = (
        "edges",
        "full",
        "gates",
        "kinds",
        "masks",
        "masks_of",
        "numbers",
        "of_kind",
        "of_turn",
        "placements",
        "size",
        "squares",
        "texts",
        "touched",
    )

    def __init__(self, size: int) -> None:
        self.size = size
        self.edges = 2 * size * (size + 1)
        """How many there are."""
        self.full = (1 << self.edges) - 1
        self.squares: tuple[int, ...] = tuple(
            _square_mask(size, column, row) for row in range(size) for column in range(size)
        )
        """By square: its four edges as bits."""
        self.placements: tuple[Placement, ...] = tuple(
            placement for piece in KINDS for placement in _placements(size, piece)
        )
        """By their numbers: piece by piece, turn by turn, row by row; gates come last."""
        self.masks: tuple[int, ...] = tuple(one.mask for one in self.placements)
        self.touched: tuple[tuple[tuple[int, int], ...], ...] = tuple(
            tuple((square, edges) for square, edges in enumerate(self.squares) if edges & mask)
            for mask in self.masks
        )
        """By placement: the squares that have an edge in it, each with its four edges."""
        self.numbers: dict[tuple[str, str, str], int] = {
            (one.piece, one.turn, one.post): number for number, one in enumerate(self.placements)
        }
        """Placements by piece, canonical turn and post."""
        self.texts: dict[str, int] = {
            one.text: number for number, one in enumerate(self.placements)
        }
        """Placements by their notation."""
        self.kinds: tuple[int, ...] = tuple(KINDS[one.piece] for one in self.placements)
        """By placement: the number of its piece."""
        self.of_kind: tuple[range, ...] = tuple(
            range(self.kinds.index(kind), self.kinds.index(kind) + self.kinds.count(kind))
            if kind in self.kinds
            else range(0)
            for kind in KINDS.values()
        )
        """By number of a piece: the numbers of its placements, which follow each other."""
        self.masks_of: tuple[tuple[int, ...], ...] = tuple(
            self.masks[numbers.start : numbers.stop] for numbers in self.of_kind
        )
        """The same placements as bits."""
        self.gates = self.of_kind[KINDS[GATE]].start
        """The number of the first gate: from here on all are gates."""
        self.of_turn: dict[tuple[int, str], tuple[int, ...]] = {}
        """By number of a piece and canonical turn: the numbers of its placements."""
        for number, one in enumerate(self.placements):
            place = KINDS[one.piece], one.turn
            self.of_turn[place] = (*self.of_turn.get(place, ()), number)

    def fits(self, kind: int, filled: int) -> bool:
        """Whether a piece can be laid anywhere on a board on which these edges are filled."""
        for mask in self.masks_of[kind]:  # noqa: SIM110  (`any` takes twice as long)
            if not mask & filled:
                return True
        return False

    def closed(self, filled: int, number: int) -> list[int]:
        """The squares that a placement closes, in reading order; `filled` is without it."""
        filled |= self.masks[number]
        return [square for square, edges in self.touched[number] if filled & edges == edges]


@cache
def grid(size: int) -> Grid:
    """The grid of boards with so many squares a side, made once."""
    return Grid(size)


def edges_of(size: int, piece: str, turn: str, post: str) -> tuple[int, ...]:
    """The edges that a piece there covers, ascending. Raises ValueError if it leaves the board."""
    posts = walk_posts(piece, turn, post)
    if any(max(one) > size for one in posts):
        raise ValueError(f"{piece} {turn} {post} leaves a board of {size} squares a side")
    return tuple(sorted(edge_between(size, one, other) for one, other in pairwise(posts)))


def edge_between(size: int, one: Post, other: Post) -> int:
    """The edge between two posts that are next to each other."""
    column, row = min(one, other)
    if one[1] == other[1]:
        return size * row + column
    return size * (size + 1) + (size + 1) * row + column


def edge_posts(size: int, edge: int) -> tuple[Post, Post]:
    """The two ends of an edge, the left or the upper one first."""
    horizontal = size * (size + 1)
    if edge < horizontal:
        row, column = divmod(edge, size)
        return (column, row), (column + 1, row)
    row, column = divmod(edge - horizontal, size + 1)
    return (column, row), (column, row + 1)


def square_name(size: int, square: int) -> str:
    """What a square is called: by its top-left post, `c4`."""
    row, column = divmod(square, size)
    return post_name((column, row))


def square_names(size: int, squares: tuple[int, ...] | list[int]) -> list[str]:
    """What squares are called, as events tell them."""
    return [square_name(size, square) for square in squares]


def posts_of(size: int) -> tuple[str, ...]:
    """The names of all posts, in reading order."""
    side = range(size + 1)
    return names((column, row) for row in side for column in side)


def _square_mask(size: int, column: int, row: int) -> int:
    above, below = size * row + column, size * (row + 1) + column
    left = size * (size + 1) + (size + 1) * row + column
    return 1 << above | 1 << below | 1 << left | 1 << left + 1


def _placements(size: int, piece: str) -> list[Placement]:
    found = []
    for turn in turns_of(piece):
        for post in posts_of(size):
            try:
                edges = edges_of(size, piece, turn, post)
            except ValueError:
                continue
            mask = sum(1 << edge for edge in edges)
            text = f"{piece.upper()}{turn} {post.upper()}"
            found.append(Placement(piece, turn, post, edges, mask, text))
    return found
