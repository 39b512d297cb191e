"""Where everything of a game of Dog lies in its picture.

The course is a ring of squares with one arm for each seat, as a comb has teeth: the start is in the
middle of the arm's tip, the finish goes down its middle, and between two arms there is room for two
homes. Seats go round clockwise from the upper left, so that partners are opposite one another; from
one start to the next it is always sixteen squares.
"""

from functools import lru_cache
from typing import Final, NamedTuple

from rules.dog.view import PAWNS

Cell = tuple[int, int]
"""A column and a row of the grid that the squares lie in."""

PITCH: Final = 52
"""From the middle of one square to the middle of the next, in pixels of a picture."""
COLUMNS: Final = 15
MARGIN: Final = 10
WIDTH: Final = COLUMNS * PITCH + 2 * MARGIN
"""The width of every picture in pixels. A phone shows it at a bit less than half of that."""
ARM: Final = 4
"""The length of an arm; the finish lies inside it."""
BREADTH: Final = 3
"""The breadth of an arm."""
GAP: Final = 5
"""Between two arms."""
NORTH, EAST, SOUTH, WEST = range(4)
TOWARDS: Final = ((0, -1), (1, 0), (0, 1), (-1, 0))
"""By side: what to add to a cell to come to the next one."""


class Box(NamedTuple):
    """An oblong of the picture, in pixels."""

    left: int
    top: int
    width: int
    height: int


class Course(NamedTuple):
    """The places of a board for so many seats."""

    seats: int
    track: tuple[Cell, ...]
    """By square."""
    finish: tuple[tuple[Cell, ...], ...]
    """By seat: its four finish squares, the one next to the start first."""
    homes: tuple[Box, ...]
    """By seat."""
    spare: tuple[Box, ...]
    """Room as large as a home that nobody needs."""
    middle: Box
    """The lawn inside the ring."""
    height: int
    """Of the whole picture."""


def corner(cell: Cell) -> tuple[int, int]:
    """The upper left corner of a cell, in pixels."""
    return MARGIN + cell[0] * PITCH, MARGIN + cell[1] * PITCH


def centre(cell: Cell) -> tuple[float, float]:
    """The middle of a cell, in pixels."""
    left, top = corner(cell)
    return left + PITCH / 2, top + PITCH / 2


def side(one: Cell, other: Cell) -> int:
    """On which side of a cell the next one lies."""
    return TOWARDS.index((other[0] - one[0], other[1] - one[1]))


@lru_cache(maxsize=4)
def course(seats: int) -> Course:
    """The board for four or six seats, made once."""
    arms = seats // 2
    rows = arms * BREADTH + (arms - 1) * GAP
    top = BREADTH + GAP
    # Clockwise from the upper left: down the right side, up the left one.
    tips = [*((COLUMNS - 1, top * arm + 1) for arm in range(arms))]
    tips = [(0, 1), *tips, *((0, top * arm + 1) for arm in range(arms - 1, 0, -1))]
    inward = [1 if column == 0 else -1 for column, _ in tips]
    return Course(
        seats,
        _ring(tips[0], arms, rows),
        tuple(
            tuple((column + way * step, row) for step in range(1, PAWNS + 1))
            for (column, row), way in zip(tips, inward, strict=True)
        ),
        tuple(_home(tip, arms) for tip in tips),
        tuple(_room(left=left, arm=arm, lower=lower) for left, arm, lower in _free(arms)),
        Box(
            MARGIN + (ARM + 1) * PITCH,
            MARGIN + PITCH,
            (COLUMNS - 2 * ARM - 2) * PITCH,
            (rows - 2) * PITCH,
        ),
        rows * PITCH + 2 * MARGIN,
    )


def _ring(first: Cell, arms: int, rows: int) -> tuple[Cell, ...]:
    """All squares, clockwise from the first start."""
    last, wall = COLUMNS - 1, COLUMNS - 1 - ARM
    corners: list[Cell] = [first, (0, 0)]
    right: list[Cell] = []
    for arm in range(arms):
        top = arm * (BREADTH + GAP)
        right += [(wall, top), (last, top), (last, top + BREADTH - 1), (wall, top + BREADTH - 1)]
    # The first arm has no wall above it, nor the last one below.
    right = right[1:-1]
    corners += right
    corners += [(last - column, rows - 1 - row) for column, row in right[:-1]]
    found: list[Cell] = []
    for one, other in zip(corners, [*corners[1:], first], strict=True):
        across, down = other[0] - one[0], other[1] - one[1]
        steps = max(abs(across), abs(down))
        found += [
            (one[0] + across * step // steps, one[1] + down * step // steps)
            for step in range(steps)
        ]
    return tuple(found)


def _home(tip: Cell, arms: int) -> Box:
    """The room beside the seat's arm: below it, but above the lowest ones."""
    arm = (tip[1] - 1) // (BREADTH + GAP)
    left = tip[0] == 0
    if arm == 0:
        return _room(left=left, arm=0, lower=False)
    if arm == arms - 1:
        return _room(left=left, arm=arm - 1, lower=True)
    # Those in the middle of six: each towards the side from which its pawns come.
    return _room(left=left, arm=arm, lower=False) if left else _room(left=left, arm=0, lower=True)


def _free(arms: int) -> list[tuple[bool, int, bool]]:
    """The rooms of a six-seat board that are nobody's home: on the left, of which arm, lower."""
    return [(True, 0, True), (False, 1, False)] if arms > 2 else []  # noqa: PLR2004


def _room(*, left: bool, arm: int, lower: bool) -> Box:
    """One of the two rooms between two arms of a side."""
    across, down = ARM * PITCH, GAP * PITCH // 2
    column = 0 if left else (COLUMNS - ARM) * PITCH
    row = (arm * (BREADTH + GAP) + BREADTH) * PITCH + (down if lower else 0)
    space = 4
    return Box(MARGIN + column + space, MARGIN + row + space, across - 2 * space, down - 2 * space)
