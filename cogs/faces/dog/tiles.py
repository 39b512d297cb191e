"""What the course of a game of Dog is put together from: a tile a square, stone, path and pawn.

Tiles lie side by side on the lawn; the path on a tile leads to the sides where the next squares
are, so tiles meet without knowing of each other.
"""

from functools import lru_cache
from typing import Final, Literal, NamedTuple

from PIL import Image

from cogs.faces import signs
from cogs.faces.colours import CREAM, INK, LAWN, RGB, SAND, SEATS, SUN, TAN, WHITE
from cogs.faces.dog import pawns as dog_pawns
from cogs.faces.dog.course import PITCH, TOWARDS
from cogs.faces.dog.pawns import Pawn, tint
from cogs.faces.sprites import Pen, Point, ellipse, rounded
from rules.dog.view import SEAT_LETTERS

Kind = Literal["plain", "start", "special", "finish"]
GLOW: Final = SUN
"""The colour of the path that was walked last."""
PLAN: Final = SEATS[3]
"""The colour of what could be chosen."""
WIDE: Final = 44
"""Half the breadth of a path, in hundredths of a tile."""


class Square(NamedTuple):
    """One square of the course, and what is to be seen on it."""

    kind: Kind
    label: str
    """Its number; on a start the seat's letter."""
    seat: int | None
    """Whose start or finish it is."""
    sides: frozenset[int]
    """Where the path goes on."""
    lit: frozenset[int] = frozenset()
    """The sides over which a pawn came or went last."""
    pawn: Pawn | None = None
    guarded: bool = False
    """Whether the pawn can't be captured, swapped or passed."""
    left: bool = False
    """Whether a pawn stood here before the last move."""
    puff: int | None = None
    """The seat of a pawn that was sent home from here."""
    marked: bool = False
    """Whether it can be chosen now."""


@lru_cache(maxsize=2048)
def tile(square: Square) -> Image.Image:
    """The square on its piece of lawn."""
    pen = Pen(PITCH, PITCH, LAWN, line=3.6)
    _path(pen, square)
    if square.puff is not None:
        dog_pawns.cloud(pen)
    if square.pawn is None:
        _stone(pen, square)
    else:
        _occupied(pen, square, square.pawn)
    return pen.done()


def _path(pen: Pen, square: Square) -> None:
    """The path to each side, an outline first."""
    plain, edge = SAND, TAN
    if square.kind == "finish" and square.seat is not None:
        plain, edge = tint(square.seat, 0.6), SEATS[square.seat]
    for half, lit_colour, colour in ((WIDE + 3, INK, edge), (WIDE - 1, GLOW, plain)):
        middle = lit_colour if square.lit else colour
        pen.oval((50, 50), (half, half), middle, None)
        for side in sorted(square.sides - square.lit):
            pen.poly(_arm(side, half), colour, None)
        if square.lit:
            pen.oval((50, 50), (half, half), middle, None)
        for side in sorted(square.lit):
            pen.poly(_arm(side, half), lit_colour, None)


def _arm(side: int, half: float) -> list[Point]:
    """From the middle of a tile to one of its sides and over it."""
    across, down = TOWARDS[side]
    x, y = 50 + 52 * across, 50 + 52 * down
    return [
        (50 - half * down, 50 + half * across),
        (50 + half * down, 50 - half * across),
        (x + half * down, y - half * across),
        (x - half * down, y + half * across),
    ]


def _stone(pen: Pen, square: Square) -> None:
    """The square without a pawn: its stone and what is written on it."""
    ink: RGB = INK
    if square.kind == "start" and square.seat is not None:
        with pen.smaller((3, 3), 0.94):
            pen.poly(signs.SHAPES[square.seat], SEATS[square.seat], line=5)
        low = 60 if square.seat == 2 else 50  # noqa: PLR2004  (a triangle's middle lies lower)
        pen.text((50, low), square.label, 50, WHITE)
    elif square.kind == "special":
        pen.poly(signs.SHAPES[5], CREAM, line=4)
        with pen.smaller((5, 5), 0.9):
            pen.poly(signs.SHAPES[5], SUN, None)
        pen.text((50, 50), square.label, 42, ink)
    else:
        edge = SEATS[square.seat] if square.seat is not None else TAN
        pen.oval((50, 50), (39, 39), WHITE, None)
        pen.poly(ellipse((50, 50), (39, 39)), None, edge, line=3.6)
        colour = SEATS[square.seat] if square.seat is not None else ink
        if square.puff is None:
            pen.text((50, 49), square.label, 40 if square.kind == "finish" else 48, colour)
    if square.puff is not None:
        with pen.smaller((12, 12), 0.76):
            dog_pawns.cloud(pen)
        pen.text((50, 50), SEAT_LETTERS[square.puff].upper(), 42, SEATS[square.puff])
    if square.left:
        pen.poly(ellipse((50, 50), (41, 41)), None, INK, line=6)
    if square.marked:
        _ring(pen)


def _occupied(pen: Pen, square: Square, pawn: Pawn) -> None:
    if square.kind == "start" and square.seat is not None:
        ground = SUN if square.guarded else tint(square.seat, 0.6)
        pen.poly(rounded((4, 4), (92, 92), 26), ground, line=5 if square.guarded else 3)
        if square.guarded:
            pen.poly(rounded((9, 9), (82, 82), 22), None, SEATS[square.seat], line=4)
    elif square.kind == "special":
        pen.poly(signs.SHAPES[5], SUN, line=3.6)
    elif square.puff is None:
        pen.oval((50, 50), (39, 39), WHITE, None)
    dog_pawns.draw(pen, pawn)
    if square.marked:
        _ring(pen)


def _ring(pen: Pen) -> None:
    """Around what can be chosen."""
    pen.poly(rounded((3, 3), (94, 94), 24), None, WHITE, line=10)
    pen.poly(rounded((3, 3), (94, 94), 24), None, PLAN, line=6)


@lru_cache(maxsize=16)
def chevron(side: int) -> Image.Image:
    """A small arrow head between two squares of the path that was walked, pointing to a side."""
    pen = Pen(28, 28, GLOW)
    across, down = TOWARDS[side]

    def turned(x: float, y: float) -> Point:
        return 50 + x * across - y * down, 50 + x * down + y * across

    pen.poly([turned(-12, -40), turned(14, 0), turned(-12, 40)], INK)
    found = pen.done()
    half = 6
    box = (14 - half, 0, 14 + half, 28) if across else (0, 14 - half, 28, 14 + half)
    return found.crop(box)
