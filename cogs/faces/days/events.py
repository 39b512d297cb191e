"""The thirteen event cards of the games of days: a plain sign for what each one does."""

from typing import Final

from cogs.faces.colours import (
    BLACK,
    BROWN,
    CREAM,
    GOLD,
    GREY,
    LEAF,
    ORANGE,
    PINK,
    RED,
    RUST,
    SAND,
    SKY,
    SLATE,
    SMOKE,
    SUN,
    TAN,
    WHITE,
)
from cogs.faces.sprites import Drawing, Pen, rounded, smooth, trace


def treats(pen: Pen) -> None:
    """A bone biscuit."""
    bone = smooth(
        trace("30,40 20,30 12,40 20,48 12,56 20,68 30,58 50,56 70,58")
        + trace("80,68 88,56 80,48 88,40 80,30 70,40 50,42")
    )
    pen.poly(bone, GOLD)


def grooming(pen: Pen) -> None:
    """A tub of foam."""
    pen.poly(smooth(trace("14,54 86,54 80,82 50,88 20,82")), SKY)
    for x, y, size in ((26, 48, 12), (45, 40, 15), (64, 46, 13), (79, 50, 9)):
        pen.oval((x, y), (size, size), WHITE)
    pen.oval((74, 20), (6, 6), WHITE)
    pen.oval((58, 14), (4, 4), WHITE)


def muddy_paws(pen: Pen) -> None:
    """A paw print in mud."""
    pen.blob(trace("50,50 70,62 72,80 50,84 28,80 30,62"), BROWN)
    pen.oval((22, 50), (9, 12), BROWN, turn=-20, twin=True)
    pen.oval((39, 31), (9, 13), BROWN, turn=-8, twin=True)


def zoomies(pen: Pen) -> None:
    """A whirl with its dust."""
    pen.curve(
        trace("84,30 56,14 22,30 20,62 50,78 74,62 66,42 48,42 44,54"),
        RUST,
        width=7,
    )
    pen.curve([(10, 86), (34, 90)], GREY, width=4)
    pen.curve([(60, 92), (88, 84)], GREY, width=4)


def comforter(pen: Pen) -> None:
    """A folded blanket with a moon."""
    pen.poly(smooth(trace("18,30 50,24 82,30 84,76 50,82 16,76")), PINK)
    pen.curve(trace("17,58 50,64 83,58"), width=2.6)
    pen.blob(trace("58,34 46,38 45,50 58,54 52,44"), SUN, line=2)


def stuffed_toys(pen: Pen) -> None:
    """A plush bear."""
    pen.oval((26, 28), (13, 13), TAN, twin=True)
    pen.oval((50, 52), (34, 31), TAN)
    pen.oval((50, 64), (15, 12), CREAM, None)
    pen.oval((37, 47), (4, 4.6), BLACK, None, twin=True)
    pen.oval((50, 60), (5, 3.6), BLACK, None)
    pen.curve([(50, 64), (50, 70)], width=2.4)


def cushion(pen: Pen) -> None:
    """A soft cushion with a button."""
    pen.blob(trace("12,26 50,30 88,26 84,54 88,82 50,78 12,82 16,54"), RED)
    pen.oval((50, 54), (5, 5), SUN)
    pen.curve([(34, 44), (44, 51)], width=2.2, twin=True)


def lead(pen: Pen) -> None:
    """A leash with its collar."""
    pen.curve(trace("20,20 44,26 30,48 54,56 64,66"), width=9)
    pen.curve(trace("20,20 44,26 30,48 54,56 64,66"), RED, width=4.6)
    pen.oval((70, 76), (20, 13), None)
    pen.oval((70, 76), (16, 9), None, RED)
    pen.oval((54, 70), (4, 4), SUN)


def cardboard_box(pen: Pen) -> None:
    """An open box with two ears in it."""
    pen.poly(trace("32,50 34,24 50,44"), SLATE)
    pen.poly(trace("68,50 66,24 50,44"), SLATE)
    pen.poly(trace("18,48 82,48 78,88 22,88"), TAN)
    pen.poly(trace("18,48 6,60 14,64 22,56"), SAND)
    pen.poly(trace("82,48 94,60 86,64 78,56"), SAND)
    pen.oval((50, 68), (10, 4), BROWN, None)


def cat_toys(pen: Pen) -> None:
    """A toy mouse."""
    pen.curve(trace("18,64 8,50 16,34"), PINK, width=4.4)
    pen.blob(trace("16,68 34,42 66,44 92,70 60,80 26,80"), GREY)
    pen.oval((58, 42), (11, 11), PINK)
    pen.oval((76, 62), (3, 3.4), BLACK, None)
    pen.oval((92, 70), (3, 3), PINK)


def catnip(pen: Pen) -> None:
    """A sprig of leaves."""
    pen.curve([(50, 92), (50, 30)], width=4)
    pen.blob(trace("50,78 36,80 16,64 34,60"), LEAF, twin=True)
    pen.blob(trace("50,56 38,56 22,42 38,38"), LEAF, twin=True)
    pen.blob(trace("50,36 40,24 50,6 60,24"), LEAF)


def laser_pointer(pen: Pen) -> None:
    """A pointer, its ray and a red dot."""
    pen.curve([(36, 64), (80, 22)], RED, width=3)
    pen.oval((82, 20), (9, 9), RED)
    pen.poly(trace("10,78 34,54 46,66 22,90"), SMOKE)
    pen.curve([(24, 74), (30, 68)], ORANGE, width=4.4)


def cat_tree(pen: Pen) -> None:
    """A post with three shelves; in the mixed game such a card can be discarded from a hand."""
    pen.poly(trace("44,16 56,16 56,88 44,88"), TAN)
    pen.poly(rounded((14, 84), (72, 10), 4), BROWN)
    pen.poly(rounded((46, 54), (42, 9), 4), LEAF)
    pen.poly(rounded((12, 34), (44, 9), 4), LEAF)
    pen.poly(rounded((30, 10), (46, 9), 4), LEAF)
    pen.curve([(82, 63), (82, 74)], GREY, width=3)
    pen.oval((82, 77), (4, 4), PINK)


EVENTS: Final[dict[str, Drawing]] = {
    draw.__name__: draw
    for draw in (
        *(treats, grooming, muddy_paws, zoomies, comforter, stuffed_toys, cushion, lead),
        *(cardboard_box, cat_toys, catnip, laser_pointer, cat_tree),
    )
}
"""The drawing of each event card, by its key."""
