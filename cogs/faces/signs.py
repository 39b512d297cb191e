"""The signs of seats in every picture: whose, whose turn, how it ended. None needs its colour."""

import math
from functools import lru_cache
from typing import Final

from PIL import Image

from cogs.faces.animals import paw
from cogs.faces.colours import GONE, INK, RED, RGB, SEATS, SUN, WHITE
from cogs.faces.sprites import Pen, Point, ellipse, smooth, trace


def _corners(count: int, size: float, start: float = -90) -> list[Point]:
    """A regular polygon around the middle of the box, its first corner at `start` degrees."""
    return [
        (
            50 + size * math.cos(math.radians(start + step * 360 / count)),
            50 + size * math.sin(math.radians(start + step * 360 / count)),
        )
        for step in range(count)
    ]


def _star(size: float) -> list[Point]:
    outer, inner = _corners(6, size), _corners(6, size * 0.74, -60)
    return [corner for pair in zip(outer, inner, strict=True) for corner in pair]


SHAPES: Final = (
    ellipse((50, 50), (44, 44)),
    trace("10,10 90,10 90,90 10,90"),
    trace("50,2 98,88 2,88"),
    _corners(4, 49),
    _corners(6, 46),
    _star(49),
)
"""A shape for each seat: circle, square, triangle, diamond, hexagon, star."""


@lru_cache(maxsize=64)
def seat(number: int, size: int, ground: RGB, *, gone: bool = False) -> Image.Image:
    """A seat's badge: its letter on its own shape in its own colour; pale if it gave up."""
    pen = Pen(size, size, ground, line=5)
    pen.poly(SHAPES[number], WHITE if gone else SEATS[number])
    low = 62 if number == 2 else 50  # noqa: PLR2004  (a triangle's middle lies lower)
    pen.text((50, low), chr(ord("A") + number), 58, INK if gone else WHITE)
    return pen.done()


@lru_cache(maxsize=64)
def turn(width: int, ground: RGB) -> Image.Image:
    """A paw print: this seat must act."""
    pen = Pen(width, width, ground)
    paw(pen, (50, 52), 94, INK)
    return pen.done()


@lru_cache(maxsize=64)
def crown(width: int, ground: RGB) -> Image.Image:
    """A winner's crown."""
    pen = Pen(width, width, ground, line=6)
    pen.poly(trace("14,80 7,34 30,52 50,18 70,52 93,34 86,80"), SUN)
    for x, y in ((8, 30), (50, 14), (92, 30)):
        pen.oval((x, y), (6, 6), RED, None)
    return pen.done()


@lru_cache(maxsize=64)
def medal(place: int, width: int, ground: RGB) -> Image.Image:
    """A place that is not the first, as a number on a ribbon."""
    pen = Pen(width, width, ground, line=5)
    pen.poly(trace("30,50 22,96 50,80 78,96 70,50"), RED)
    pen.oval((50, 42), (38, 38), WHITE)
    pen.text((50, 42), str(place), 52, INK)
    return pen.done()


@lru_cache(maxsize=64)
def flag(width: int, ground: RGB = GONE) -> Image.Image:
    """A white flag: this seat gave up."""
    pen = Pen(width, width, ground, line=6)
    pen.curve([(22, 8), (22, 94)], width=8)
    pen.poly(smooth(trace("24,10 52,16 90,10 84,34 90,56 54,62 24,56")), WHITE)
    return pen.done()
