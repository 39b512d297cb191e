"""Favourite Things of dogs: small drawings of toys, each into a box of 100 x 100 units of a pen."""

from typing import Final

from cogs.faces.colours import BLACK, INK, LEAF, ORANGE, PINK, RED, SAND, SMOKE, SUN, TAN, WHITE
from cogs.faces.sprites import Drawing, Pen, trace


def ball(pen: Pen) -> None:
    """A tennis ball."""
    pen.oval((50, 50), (42, 42), LEAF)
    pen.curve(trace("16,26 38,40 38,62 16,76"), WHITE, width=6, twin=True)
    pen.oval((50, 50), (42, 42), None)


def rope(pen: Pen) -> None:
    """A rope with a knot at each end."""
    for colour, width in ((INK, 26), (SAND, 17)):
        pen.curve(trace("16,74 36,38 64,62 84,26"), colour, width=width)
    for x, y in ((18, 76), (82, 24)):
        pen.oval((x, y), (17, 17), TAN)
    for course in ("16,90 6,98", "24,88 26,99", "84,10 94,2", "76,12 74,1"):
        pen.curve(trace(course), INK, width=5)


def frisbee(pen: Pen) -> None:
    """A flying disc, seen from the side."""
    pen.oval((50, 56), (46, 26), RED, turn=-16)
    pen.oval((49, 50), (28, 13), PINK, turn=-16)


def duck(pen: Pen) -> None:
    """A duck of rubber."""
    pen.blob(trace("12,56 40,60 54,52 84,56 90,44 92,66 76,90 34,92 16,78"), SUN)
    pen.oval((34, 36), (23, 22), SUN)
    pen.blob(trace("14,36 2,42 4,50 18,48"), ORANGE)
    pen.oval((30, 32), (5, 5), BLACK, None)


def rabbit(pen: Pen) -> None:
    """A rabbit of plush."""
    pen.oval((34, 26), (9, 24), SMOKE, twin=True)
    pen.oval((34, 28), (4, 15), PINK, None, twin=True)
    pen.oval((50, 66), (32, 28), SMOKE)
    pen.oval((39, 60), (4.5, 4.5), BLACK, None, twin=True)
    pen.oval((50, 71), (5, 4), PINK)


THINGS: Final[dict[str, Drawing]] = {
    "ball": ball,
    "rope": rope,
    "frisbee": frisbee,
    "squeaky_duck": duck,
    "plush_rabbit": rabbit,
}
"""Favourite Things by kind; a kind of another card file is a numbered parcel."""


def parcel(number: int) -> Drawing:
    """A Favourite Thing without a drawing: a parcel with its number among the kinds."""

    def draw(pen: Pen) -> None:
        pen.poly(trace("10,24 90,24 90,92 10,92"), PINK)
        pen.blob(trace("50,22 24,4 20,22"), RED, twin=True)
        pen.text((50, 60), str(number), 56, INK)

    return draw


def present(pen: Pen) -> None:
    """Any Favourite Thing: a parcel."""
    pen.poly(trace("10,24 90,24 90,92 10,92"), PINK)
    pen.poly(trace("42,24 58,24 58,92 42,92"), RED, None)
    pen.blob(trace("50,22 24,4 20,22"), RED, twin=True)
