"""The pawns: dogs' heads in the colours of the seats.

Whose a pawn is shows by its ears and by the letter on its muzzle too, not by its colour alone; its
rank in Dog Royal by what it wears: a crown, a helmet with a plume, a cap, a fool's cap with bells.
"""

from functools import lru_cache
from typing import Final, NamedTuple

from PIL import Image

from cogs.faces.colours import (
    BLACK,
    BROWN,
    INK,
    RGB,
    SEATS,
    SLATE,
    SMOKE,
    SUN,
    TAN,
    WHITE,
)
from cogs.faces.sprites import Pen, smooth, trace
from rules.dog.view import SEAT_LETTERS

HEAD: Final = smooth(trace("50,15 68,18 80,31 83,52 75,74 50,86 25,74 17,52 20,31 32,18"))


class Pawn(NamedTuple):
    """What a pawn looks like."""

    seat: int
    rank: str | None = None
    planned: bool = False
    """Only about to come: pale."""


def tint(seat: int, share: float) -> RGB:
    """A seat's colour, lighter: `share` of white in it."""
    red, green, blue = (
        round(one + (other - one) * share) for one, other in zip(SEATS[seat], WHITE, strict=True)
    )
    return red, green, blue


def shade(seat: int) -> RGB:
    """A seat's colour, darker."""
    red, green, blue = ((one + other) // 2 for one, other in zip(SEATS[seat], INK, strict=True))
    return red, green, blue


def draw(pen: Pen, pawn: Pawn) -> None:
    """A pawn in the pen's whole box."""
    if pawn.rank is None:
        with pen.smaller((3, 1), 0.94):
            _dog(pen, pawn, 0)
        return
    with pen.smaller((8, 17), 0.84):
        _dog(pen, pawn, 5)
    colour = tint(pawn.seat, 0.6) if pawn.planned else SEATS[pawn.seat]
    _HATS[pawn.rank](pen, colour, tint(pawn.seat, 0.75))


def _dog(pen: Pen, pawn: Pawn, grow: int) -> None:
    """The head; `grow` enlarges the muzzle with its letter where all is drawn smaller."""
    coat = tint(pawn.seat, 0.6) if pawn.planned or pawn.rank else SEATS[pawn.seat]
    dark = tint(pawn.seat, 0.4) if pawn.planned else shade(pawn.seat)
    behind, front = _EARS[pawn.seat]
    for outline, twin in behind:
        pen.poly(smooth(trace(outline)), dark, twin=twin, line=4)
    pen.poly(HEAD, coat, line=4)
    for outline, twin in front:
        pen.poly(smooth(trace(outline)), dark, twin=twin, line=4)
    for x in (37, 63):
        pen.oval((x, 35), (7.4, 8), WHITE, None)
        pen.oval((x, 36), (4.6, 5.4), BLACK, None)
    hatted = pawn.rank is not None
    plate = tint(pawn.seat, 0.25) if pawn.planned and hatted else SEATS[pawn.seat]
    pen.oval((50, 63 - grow / 3), (27 + grow, 22 + grow), plate if hatted else WHITE)
    letter = SEAT_LETTERS[pawn.seat].upper()
    pen.text((50, 62 - grow / 3), letter, 44 + grow * 1.6, WHITE if hatted else INK)


_EARS: Final[tuple[tuple[tuple[tuple[str, bool], ...], tuple[tuple[str, bool], ...]], ...]] = (
    # A: long and hanging.
    ((), (("30,14 12,14 2,34 2,62 11,76 21,62 24,36", True),)),
    # B: pricked up.
    ((("15,44 8,4 22,4 46,22", True),), ()),
    # C: round and small.
    ((("36,22 28,4 12,4 5,18 12,32 24,34", True),), ()),
    # D: out to the sides.
    ((("24,26 12,18 0,22 -2,34 8,42 20,46", True),), ()),
    # E: folded over.
    ((), (("20,34 14,8 40,14 30,26 6,40 6,30 14,8", True),)),
    # F: one up, one down.
    ((("15,44 8,4 22,4 46,22", False),), (("70,14 88,14 98,34 98,62 89,76 79,62 76,36", False),)),
)
"""By seat: the ears behind the head and those before it, each with whether there are two."""


def _crown(pen: Pen, colour: RGB, _light: RGB) -> None:
    pen.poly(trace("22,31 14,3 34,14 50,0 66,14 86,3 78,31"), SUN, line=4)
    for x, y in ((50, 21), (33, 22), (67, 22)):
        pen.oval((x, y), (4.6, 4.6), colour, None)


def _helmet(pen: Pen, colour: RGB, _light: RGB) -> None:
    pen.blob(trace("46,12 54,1 76,-1 97,9 98,34 86,22 70,14 56,16"), colour, line=4)
    pen.poly(smooth(trace("14,44 18,23 33,10 50,7 67,10 82,23 86,44 67,34 50,32 33,34")), SMOKE)
    pen.curve(trace("50,9 50,31"), SLATE, width=5)
    for x in (31, 69):
        pen.oval((x, 25), (3.4, 3.4), SLATE, None)


def _cap(pen: Pen, _colour: RGB, _light: RGB) -> None:
    pen.blob(trace("18,27 23,8 46,1 72,4 83,17 82,28"), TAN, line=4)
    pen.blob(trace("12,30 24,21 56,20 97,30 93,38 60,31 28,35"), BROWN, line=4)


def _bells(pen: Pen, colour: RGB, light: RGB) -> None:
    pen.blob(trace("50,32 48,14 34,2 14,5 5,22 20,18 26,32"), light, line=4)
    pen.blob(trace("50,32 52,14 66,2 86,5 95,22 80,18 74,32"), colour, line=4)
    for x in (7, 93):
        pen.oval((x, 25), (7, 7), SUN)


_HATS: Final = {"k": _crown, "n": _helmet, "c": _cap, "j": _bells}
"""By rank."""


@lru_cache(maxsize=512)
def sprite(pawn: Pawn, size: int, ground: RGB) -> Image.Image:
    """A pawn on a plain ground."""
    pen = Pen(size, size, ground, line=4)
    draw(pen, pawn)
    return pen.done()


def cloud(pen: Pen) -> None:
    """A puff of smoke all over the box: here a pawn was sent home."""
    pen.blob(
        trace("20,80 4,66 8,44 2,28 20,12 40,14 56,2 76,10 88,26 98,44 92,64 80,82 60,84 44,96"),
        SMOKE,
        SLATE,
    )
