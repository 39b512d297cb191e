"""Plain Dots and Boxes on small boards, played perfectly: an exact search on the board's geometry.

A position is its filled edges alone, as what was closed before changes nothing. What the mover gets
more than the other from here on is bounded step by step; positions that a turn or a mirror makes
equal share their bounds, and so do the two outer edges of a corner, which close only one square.
"""

from collections.abc import Callable, Sequence

from rules.fences.board import edge_between, edge_posts, grid
from rules.fences.pieces import Post

_CHUNK = 12
_Tables = list[list[int]]


class Solver:
    """Searches boards of one size, and remembers what it has found."""

    def __init__(self, size: int) -> None:
        self.size, self.board = size, grid(size)
        edges = range(self.board.edges)
        around = [[square for square in self.board.squares if square >> e & 1] for e in edges]
        self.sides = [(1 << edge, around[edge]) for edge in edges]
        quarter = [self._image(edge, lambda post: (size - post[1], post[0])) for edge in edges]
        mirror = [self._image(edge, lambda post: (size - post[0], post[1])) for edge in edges]
        half = [quarter[edge] for edge in quarter]
        self.quarters = [_tables(one) for one in (quarter, half, [quarter[e] for e in half])]
        self.mirror = _tables(mirror)
        corner = edge_between(size, (0, 0), (1, 0)), edge_between(size, (0, 0), (0, 1))
        self.corners = []
        for _ in range(4):
            self.corners.append((1 << corner[0], 1 << corner[1]))
            corner = quarter[corner[0]], quarter[corner[1]]
        self.bounds: dict[int, tuple[int, int]] = {}

    def value(self, filled: int = 0) -> int:
        """What the mover gets more than the other, both playing perfectly."""
        most = len(self.board.squares)
        open_ones = sum(filled & square != square for square in self.board.squares)
        return max(n for n in range(-most, most + 1) if self.at_least(n, filled, open_ones))

    def at_least(self, margin: int, filled: int, open_ones: int) -> bool:
        """Whether the mover gets at least so many more; `open_ones` squares are not closed yet."""
        if margin <= -open_ones or margin > open_ones:
            return margin <= -open_ones
        filled = self._one_for_all(filled)
        low, high = self.bounds.get(filled, (-open_ones, open_ones))
        if margin <= low or margin > high:
            return margin <= low
        found = any(
            self.at_least(margin - closed, after, open_ones - closed)
            if closed
            else not self.at_least(1 - margin, after, open_ones)
            for after, closed in self._moves(filled)
        )
        low, high = self.bounds.get(filled, (-open_ones, open_ones))
        self.bounds[filled] = (margin, high) if found else (low, margin - 1)
        return found

    def _moves(self, filled: int) -> list[tuple[int, int]]:
        """The edges filled after each move, and how many squares it closes, best guesses first."""
        found = []
        for edge, squares in self.sides:
            if edge & filled:
                continue
            after = filled | edge
            left = [(square & ~after).bit_count() for square in squares]
            closed = left.count(0)
            if closed == len(left):
                # It closes all that it borders: nothing but the tempo depends on it, and it gives
                # another turn. So no other move can be better.
                return [(after, closed)]
            found.append((1 in left and not closed, -closed, after, closed))
        return [(after, closed) for _, _, after, closed in sorted(found)]

    def _image(self, edge: int, turned: Callable[[Post], Post]) -> int:
        one, other = sorted(map(turned, edge_posts(self.size, edge)))
        return edge_between(self.size, one, other)

    def _tidied(self, filled: int) -> int:
        for first, second in self.corners:
            if filled & second and not filled & first:
                filled ^= first | second
        return filled

    def _one_for_all(self, filled: int) -> int:
        """The same position for all that are alike."""
        both = self._tidied(filled), self._tidied(_applied(self.mirror, filled))
        turned = [_applied(tables, one) for one in both for tables in self.quarters]
        return min(*both, *turned)


def _tables(images: Sequence[int]) -> _Tables:
    """By chunk of edges: the image of every set of them."""
    chunks = [images[start : start + _CHUNK] for start in range(0, len(images), _CHUNK)]
    return [
        [
            sum(1 << image for bit, image in enumerate(chunk) if edges >> bit & 1)
            for edges in range(1 << len(chunk))
        ]
        for chunk in chunks
    ]


def _applied(tables: _Tables, filled: int) -> int:
    image = 0
    for table in tables:
        image |= table[filled & (1 << _CHUNK) - 1]
        filled >>= _CHUNK
    return image
