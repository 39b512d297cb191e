"""The puppies and kittens that move into closed squares.

A puppy is light, with hanging ears and its tongue out; a kitten is grey, with pointed ears,
whiskers and stripes: they differ by outline and by lightness, not by colour alone. No two
neighbours look quite the same.
"""

from typing import Final, NamedTuple

from cogs.faces.animals import button, eyes, shut, smile, snout, tongue
from cogs.faces.colours import (
    BLACK,
    BROWN,
    CREAM,
    GOLD,
    GREY,
    INK,
    LEAF,
    PINK,
    RGB,
    SAND,
    SLATE,
    SMOKE,
    SUN,
    TAN,
    WHITE,
)
from cogs.faces.sprites import Pen, Points, smooth, trace

PUPPY_HEAD: Final = smooth(trace("50,8 69,12 80,29 80,48 68,62 50,66 32,62 20,48 20,29 31,12"))
KITTEN_HEAD: Final = smooth(trace("50,15 67,18 81,33 84,49 69,63 50,66 31,63 16,49 19,33 33,18"))


class Looks(NamedTuple):
    """What tells an animal from its brothers and sisters."""

    coat: RGB
    mark: RGB
    """Ears and patch of a puppy, stripes of a kitten."""
    asleep: bool = False
    patch: bool = False


PUPPIES: Final = (
    Looks(GOLD, TAN),
    Looks(CREAM, BROWN, patch=True),
    Looks(SAND, TAN, asleep=True),
)
KITTENS: Final = (
    Looks(GREY, SLATE),
    Looks(SLATE, BLACK, patch=True),
    Looks(GREY, BLACK, asleep=True),
)


def animal(pen: Pen, seat: int, number: int) -> None:
    """One of the animals of a seat; there are a few, which are counted round."""
    kinds, draw = ((PUPPIES, puppy), (KITTENS, kitten))[seat]
    draw(pen, kinds[number % len(kinds)])


def puppy(pen: Pen, looks: Looks) -> None:
    """Sitting, ears down, tail up, glad of its garden."""
    _tail(pen, trace("66,84 80,80 86,66"), looks.coat, 9)
    _body(pen, looks.coat, CREAM if looks.coat != CREAM else WHITE)
    pen.poly(PUPPY_HEAD, looks.coat, None)
    if looks.patch:
        with pen.inside(PUPPY_HEAD):
            pen.oval((67, 34), (17, 20), looks.mark, None, turn=-12)
    pen.poly(PUPPY_HEAD, None)
    pen.blob(trace("33,10 18,10 7,27 6,48 14,57 23,48 25,32"), looks.mark, twin=True)
    pen.oval((50, 51), (17, 13), WHITE, None)
    if looks.asleep:
        shut(pen, 15, 37, 6, 5)
    else:
        eyes(pen, 14, 36, 5.2)
    snout(pen, 45, 7)
    smile(pen, 52, 9, 4)
    if not looks.asleep:
        tongue(pen, 56, 4.6, 9)


def kitten(pen: Pen, looks: Looks) -> None:
    """Sitting, ears pricked, tail curled up."""
    _tail(pen, trace("66,88 86,86 90,70 82,62"), looks.coat, 8)
    _body(pen, looks.coat, SMOKE)
    pen.poly(smooth(trace("15,2 44,17 33,29 18,39 13,20")), looks.coat, twin=True)
    pen.poly(smooth(trace("19,10 35,19 26,29 20,28")), PINK, None, twin=True)
    pen.poly(KITTEN_HEAD, looks.coat, None)
    with pen.inside(KITTEN_HEAD):
        if looks.patch:
            pen.oval((50, 60), (20, 15), SMOKE, None)
        else:
            pen.curve([(50, 15), (50, 27)], looks.mark, width=4.6)
            pen.curve([(40, 16), (42, 25)], looks.mark, width=4, twin=True)
            pen.curve([(16, 44), (25, 45)], looks.mark, width=4, twin=True)
    pen.poly(KITTEN_HEAD, None)
    if looks.asleep:
        shut(pen, 17, 41, 6.5, -5)
    else:
        eyes(pen, 17, 41, 6.6, SUN if looks.patch else LEAF)
    button(pen, 50)
    smile(pen, 55, 8, 4)
    pen.curve(trace("26,52 8,48"), width=1.7, twin=True)
    pen.curve(trace("26,56 10,61"), width=1.7, twin=True)


def _body(pen: Pen, coat: RGB, chest: RGB) -> None:
    pen.blob(trace("36,58 64,58 73,82 68,96 32,96 27,82"), coat)
    pen.oval((50, 78), (11, 12), chest, None)
    pen.oval((38, 94), (10, 5), coat, twin=True)


def _tail(pen: Pen, course: Points, coat: RGB, width: float) -> None:
    pen.curve(course, INK, width=width + 2 * pen.line * 0.8)
    pen.curve(course, coat, width=width)
