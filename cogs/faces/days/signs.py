"""The signs around the cards of a game of days: scores, piles, hands."""

from functools import lru_cache

from PIL import Image

from cogs.faces.animals import paw
from cogs.faces.colours import BROWN, CREAM, INK, LEAF, PINK, RGB, SMOKE, TAN, WHITE
from cogs.faces.sprites import Pen, rounded, trace


@lru_cache(maxsize=256)
def total(points: int, ground: RGB) -> Image.Image:
    """A week's score."""
    pen = Pen(60, 42, ground, line=4)
    pen.poly(rounded((3, 3), (93, 63), 20), WHITE)
    pen.text((50, 34), str(points), 56, INK)
    return pen.done()


@lru_cache(maxsize=64)
def hand(width: int, ground: RGB) -> Image.Image:
    """Three cards held like a fan."""
    pen = Pen(width, width, ground, line=6)
    pen.poly(trace("8,34 36,20 58,72 32,86"), SMOKE)
    pen.poly(trace("92,34 64,20 42,72 68,86"), SMOKE)
    pen.poly(trace("32,12 68,12 68,80 32,80"), WHITE)
    return pen.done()


@lru_cache(maxsize=64)
def draw_pile(width: int, ground: RGB) -> Image.Image:
    """Cards with their backs up, a paw on the top one."""
    pen = Pen(width, width, ground, line=4)
    for shift in (12, 6, 0):
        pen.poly([(18, 6 + shift), (82, 6 + shift), (82, 86 + shift), (18, 86 + shift)], TAN)
    paw(pen, (50, 50), 44, CREAM)
    return pen.done()


@lru_cache(maxsize=64)
def tree(width: int, ground: RGB) -> Image.Image:
    """A small Cat Tree."""
    pen = Pen(width, width, ground, line=6)
    pen.poly(trace("42,30 58,30 58,90 42,90"), CREAM)
    pen.poly(trace("10,86 90,86 90,98 10,98"), BROWN)
    pen.poly(trace("16,20 84,20 84,34 16,34"), LEAF)
    pen.poly(trace("50,54 92,54 92,66 50,66"), LEAF)
    pen.oval((28, 52), (6, 6), PINK)
    return pen.done()
