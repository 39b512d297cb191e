"""Single pieces as small shapes, as they are shown in a stock and among the turns of a piece."""

from functools import lru_cache
from itertools import pairwise
from typing import Final

from PIL import Image

from cogs.faces.colours import INK, RGB, WHITE
from cogs.faces.fences.tiles import PALE, Field, Style, bars, fence
from cogs.faces.sprites import Pen
from rules.fences.pieces import box_of, walk_posts

LARGE: Final = 104
"""The side of a turned piece among the turns to choose from."""


@lru_cache(maxsize=256)
def shape(piece: str, turn: str, style: Style, side: int, ground: RGB) -> Image.Image:
    """The piece in the middle of a square of `side` pixels."""
    return _shape(piece, turn, style, side, ground, side * 0.16, anchor=False)


@lru_cache(maxsize=128)
def turned(piece: str, turn: str, style: Style, ground: RGB) -> Image.Image:
    """The piece in one of its turns, large, the post that names its place marked with a ring."""
    return _shape(piece, turn, style, LARGE, ground, 15, anchor=True)


def _shape(
    piece: str, turn: str, style: Style, side: int, ground: RGB, thick: float, *, anchor: bool
) -> Image.Image:
    field = Field(Pen(side, side, ground), side)
    columns, rows = box_of(piece, turn)
    unit = min((side - thick - (14 if anchor else 2)) / max(columns, rows, 1), side * 0.46)
    left, top = (side - columns * unit) / 2, (side - rows * unit) / 2
    course = [
        (left + column * unit, top + row * unit) for column, row in walk_posts(piece, turn, "a1")
    ]
    fence(field, course, style, thick)
    if style == "picket":
        for start, end in pairwise(course):
            bars(field, start, end, max(2, round(unit / thick)), thick)
    if anchor:
        field.dot((left, top), thick + 9, INK)
        field.dot((left, top), thick + 5, PALE)
        field.dot((left, top), thick - 4, WHITE)
    return field.pen.done()
