"""Tricks on the grid: where a pattern can lie, where its star sends the watch dog, what is refused.

Cells are numbered 0 to 8, row by row, in the order of `view.CELLS`. A post of the watch dog is a
side of the grid and the line beside it: `w1`, `e1` guard row 1, `na`, `sa` column a.
"""

from collections.abc import Collection
from functools import lru_cache
from typing import Final, Literal, NamedTuple

from rules.dog_lover.rows import Side, Trick
from rules.dog_lover.view import CELLS

Why = Literal["empty", "fetch-just-laid", "guarded"]

SIZE: Final = 3
_ROWS, _COLUMNS = "123", "abc"
_SIDES: Final[tuple[Side, ...]] = ("n", "e", "s", "w")
"""Clockwise."""

LINES: Final = {
    **{row: frozenset(range(SIZE * y, SIZE * y + SIZE)) for y, row in enumerate(_ROWS)},
    **{column: frozenset(range(x, SIZE * SIZE, SIZE)) for x, column in enumerate(_COLUMNS)},
}
"""The cells of each row, `1` to `3`, and column, `a` to `c`."""
POSTS: Final = tuple(
    side + line for side in _SIDES for line in (_COLUMNS if side in "ns" else _ROWS)
)
"""All twelve."""
FIRST_POSTS: Final = ("w1", "w2", "w3", "na", "nb", "nc")
"""One post for each line, to choose among when the watch dog is put down first."""


class Placement(NamedTuple):
    """A trick laid on the grid: the cells it covers, ascending, and the watch dog's next post."""

    cells: tuple[int, ...]
    post: str


def placements(trick: Trick) -> tuple[Placement, ...]:
    """Every way to lay a trick inside the grid, turned and shifted but never mirrored.

    Distinct and in order of cells and post. A pattern that looks the same after a turn is there
    with every post its star can have (dog_lover.md 4.3).
    """
    return _placements(trick.cells, trick.star.cell, trick.star.side)


@lru_cache(maxsize=256)
def _placements(cells: tuple[int, ...], anchor: int, side: Side) -> tuple[Placement, ...]:
    found: set[Placement] = set()
    for turns in range(len(_SIDES)):
        turned = [_turned(cell, turns) for cell in cells]
        row, column = _turned(anchor, turns)
        facing = _SIDES[(_SIDES.index(side) + turns) % len(_SIDES)]
        for down in range(1 - SIZE, SIZE):
            for right in range(1 - SIZE, SIZE):
                laid = [(y + down, x + right) for y, x in turned]
                if all(y in range(SIZE) and x in range(SIZE) for y, x in laid):
                    line = _COLUMNS[column + right] if facing in "ns" else _ROWS[row + down]
                    covered = tuple(sorted(SIZE * y + x for y, x in laid))
                    found.add(Placement(covered, facing + line))
    return tuple(sorted(found))


def _turned(cell: int, turns: int) -> tuple[int, int]:
    """Row and column of a cell after so many quarter turns clockwise of the whole grid."""
    row, column = divmod(cell, SIZE)
    for _ in range(turns):
        row, column = column, SIZE - 1 - row
    return row, column


def guarded(post: str) -> frozenset[int]:
    """The cells of the line that a watch dog at this post guards. Raises KeyError for no post."""
    return LINES[post[1:]]


def why_not(
    placement: Placement,
    post: str | None,
    limit: int,
    filled: Collection[int],
    swapped: int | None,
) -> Why | None:
    """Why a trick can't be laid so; None if it can (dog_lover.md 4.2).

    `post` is where the watch dog stands now, `limit` how many cards of its line may be taken,
    `filled` the cells with a card on them, `swapped` where the Fetch lies that no trick may cover
    this turn.
    """
    if not all(cell in filled for cell in placement.cells):
        return "empty"
    if swapped in placement.cells:
        return "fetch-just-laid"
    if post is not None and len(guarded(post).intersection(placement.cells)) > limit:
        return "guarded"
    return None


def key(placement: Placement) -> str:
    """How paths name it: `a1b1c1-w1`."""
    return f"{''.join(CELLS[cell] for cell in placement.cells)}-{placement.post}"


def placement_of(text: str) -> Placement | None:
    """The placement that `key` gives this name, of whatever trick; None if it is no such name."""
    names, dash, post = text.partition("-")
    cells = [names[at : at + 2] for at in range(0, len(names), 2)]
    if not dash or post not in POSTS or not cells or not {*cells} <= {*CELLS}:
        return None
    placement = Placement(tuple(sorted({CELLS.index(cell) for cell in cells})), post)
    return placement if key(placement) == text else None
