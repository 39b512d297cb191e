"""The fourteen dogs of Woof Days, each drawn from a handful of shapes so that its breed shows."""

from typing import Final

from cogs.faces.animals import ROUND_HEAD, brows, dots, eyes, head, rim, smile, snout, tongue
from cogs.faces.colours import (
    BLACK,
    BROWN,
    CHOCOLATE,
    CREAM,
    GOLD,
    GREY,
    ORANGE,
    PINK,
    RED,
    RUST,
    SAND,
    SKY,
    SLATE,
    SMOKE,
    TAN,
    WHITE,
)
from cogs.faces.sprites import Drawing, Pen, smooth, trace

LONG_HEAD: Final = smooth(trace("50,20 66,24 74,40 70,58 63,78 50,91 37,78 30,58 26,40 34,24"))
"""A head that narrows to a long nose."""
BROAD_HEAD: Final = smooth(trace("50,23 73,28 86,46 87,68 72,84 50,87 28,84 13,68 14,46 27,28"))
"""A heavy head with cheeks."""


def labrador(pen: Pen) -> None:
    """Golden, drop ears, a broad friendly muzzle."""
    head(pen, ROUND_HEAD, GOLD)
    rim(pen, ROUND_HEAD)
    pen.blob(trace("30,24 15,28 9,48 13,66 22,67 28,48 36,32"), TAN, twin=True)
    pen.oval((50, 70), (19, 15), CREAM, None)
    eyes(pen, y=50)
    snout(pen, 63)
    smile(pen, 71)


def mixed_breed(pen: Pen) -> None:
    """A bit of everything: one ear up, one down, a patch over one eye."""
    pen.blob(trace("24,42 20,10 29,9 47,30"), BROWN)
    head(pen, ROUND_HEAD, CREAM)
    with pen.inside(ROUND_HEAD):
        pen.oval((30, 42), (19, 23), BROWN, None, turn=15)
        pen.oval((72, 78), (10, 9), TAN, None)
    rim(pen, ROUND_HEAD)
    pen.blob(trace("64,25 80,22 92,38 91,58 82,55 74,42"), TAN)
    pen.oval((50, 70), (17, 13), WHITE, None)
    eyes(pen, y=49)
    snout(pen, 63)
    smile(pen, 71)
    tongue(pen, 75, 4.5, 9)


def german_shepherd(pen: Pen) -> None:
    """Tall ears, a black mask from the brow to the nose."""
    pen.blob(trace("22,48 17,11 24,10 46,32"), CHOCOLATE, twin=True)
    pen.blob(trace("25,40 22,20 26,20 37,32"), TAN, None, twin=True)
    shape = smooth(trace("50,25 68,29 80,45 74,62 64,82 50,89 36,82 26,62 20,45 32,29"))
    head(pen, shape, TAN)
    with pen.inside(shape):
        pen.blob(
            trace("50,22 60,26 56,48 66,66 68,92 32,92 34,66 44,48 40,26"),
            BLACK,
            None,
        )
    rim(pen, shape)
    brows(pen, (38, 43), (29, 45))
    eyes(pen, 14, 51)
    pen.curve(trace("50,70 50,76 42,80"), TAN, width=2.6, twin=True)
    snout(pen, 64, 7.5, CHOCOLATE)


def french_bulldog(pen: Pen) -> None:
    """Bat ears and a flat, wide, wrinkled muzzle."""
    pen.blob(trace("17,46 9,20 20,6 33,14 42,34"), SLATE, twin=True)
    pen.blob(trace("20,40 16,21 22,14 29,21 34,34"), PINK, None, twin=True)
    head(pen, BROAD_HEAD, SLATE)
    with pen.inside(BROAD_HEAD):
        pen.blob(trace("50,20 56,24 54,44 46,44 44,24"), WHITE, None)
    rim(pen, BROAD_HEAD)
    pen.blob(
        trace("50,55 64,56 76,66 72,79 60,80 50,74 40,80 28,79 24,66 36,56"),
        SMOKE,
        line=2.4,
    )
    pen.curve(trace("40,53 50,49 60,53"), width=2)
    eyes(pen, 20, 48, 5.4)
    snout(pen, 61, 8)
    pen.poly(trace("45,78 48,78 46.5,72"), WHITE, line=1.4)
    pen.poly(trace("55,78 52,78 53.5,72"), WHITE, line=1.4)


def dalmatian(pen: Pen) -> None:
    """White with black spots, and a red collar."""
    pen.blob(trace("32,92 68,92 66,84 34,84"), RED)
    head(pen, ROUND_HEAD, WHITE)
    with pen.inside(ROUND_HEAD):
        for x, y, size in (
            (58, 33, 4.6),
            (42, 29, 3),
            (26, 58, 4),
            (74, 60, 4.6),
            (66, 78, 3.4),
            (33, 76, 3.6),
            (48, 42, 2.4),
            (77, 46, 2.6),
        ):
            pen.oval((x, y), (size, size * 0.9), BLACK, None)
    rim(pen, ROUND_HEAD)
    pen.blob(trace("31,25 16,27 8,46 12,64 21,64 27,48 36,33"), BLACK, twin=True)
    eyes(pen, y=51)
    snout(pen, 64)
    smile(pen, 72)


def collie(pen: Pen) -> None:
    """A long fine nose in a full white ruff, tipped ears."""
    pen.blob(
        trace("50,40 80,46 95,66 86,80 76,92 50,96 24,92 14,80 5,66 20,46"),
        WHITE,
    )
    pen.blob(trace("30,38 21,15 28,9 42,26"), RUST, twin=True)
    pen.blob(trace("21,15 28,9 30,20 20,27 17,20"), BROWN, line=2.4, twin=True)
    head(pen, LONG_HEAD, ORANGE)
    with pen.inside(LONG_HEAD):
        pen.blob(
            trace("50,18 55,26 54,46 62,66 66,96 34,96 38,66 46,46 45,26"),
            WHITE,
            None,
        )
    rim(pen, LONG_HEAD)
    eyes(pen, 12, 46, 4.2)
    snout(pen, 74, 6)
    smile(pen, 81, 8, 3.5)


def australian_shepherd(pen: Pen) -> None:
    """Grey merle with dark flecks, copper cheeks, one blue eye."""
    head(pen, ROUND_HEAD, GREY)
    with pen.inside(ROUND_HEAD):
        for x, y, wide, high in ((30, 34, 10, 7), (70, 38, 8, 10), (64, 28, 5, 4), (24, 52, 5, 5)):
            pen.oval((x, y), (wide, high), SLATE, None, turn=25)
        pen.oval((24, 72), (13, 12), TAN, None, twin=True)
        pen.blob(
            trace("50,20 55,28 54,46 66,66 64,92 36,92 34,66 46,46 45,28"),
            WHITE,
            None,
        )
    rim(pen, ROUND_HEAD)
    pen.blob(trace("34,26 20,18 9,30 10,52 20,54 28,40"), SLATE, twin=True)
    dots(pen, (36, 42), 2.6, TAN)
    eyes(pen, 14, 51)
    pen.oval((64, 51), (5.6, 6), SKY)
    pen.oval((64, 51), (2.2, 3), BLACK, None)
    snout(pen, 65)
    smile(pen, 73)


def corgi(pen: Pen) -> None:
    """Large upright ears on a fox's face, a white blaze."""
    pen.blob(trace("21,50 10,12 19,7 45,32"), ORANGE, twin=True)
    pen.blob(trace("22,42 15,17 20,14 36,31"), PINK, None, twin=True)
    shape = smooth(trace("50,27 68,30 82,48 86,66 68,80 50,88 32,80 14,66 18,48 32,30"))
    head(pen, shape, ORANGE)
    with pen.inside(shape):
        pen.blob(
            trace("50,20 55,30 55,48 70,60 84,74 60,96 40,96 16,74 30,60 45,48 45,30"),
            WHITE,
            None,
        )
    rim(pen, shape)
    eyes(pen, 15, 51)
    snout(pen, 65, 6.5)
    smile(pen, 72, 11, 6)


def shiba(pen: Pen) -> None:
    """Small triangular ears, red coat, cream cheeks, a content squint."""
    pen.blob(trace("20,46 19,13 26,12 46,32"), RUST, twin=True)
    pen.blob(trace("25,40 25,23 29,23 37,32"), CREAM, None, twin=True)
    shape = smooth(trace("50,27 70,31 82,48 89,66 72,82 50,88 28,82 11,66 18,48 30,31"))
    head(pen, shape, RUST)
    with pen.inside(shape):
        pen.blob(
            trace("50,54 64,56 80,60 92,72 74,96 26,96 8,72 20,60 36,56"),
            CREAM,
            None,
        )
    rim(pen, shape)
    dots(pen, (37, 42), 3.6, CREAM)
    pen.curve(trace("28,53 35,49 42,53"), width=4, twin=True)
    snout(pen, 64, 6)
    smile(pen, 71, 11, 5)


def great_dane(pen: Pen) -> None:
    """A long, square, serious face with a black mask and cropped-looking folded ears."""
    shape = smooth(trace("50,10 66,13 72,30 69,50 72,76 64,92 50,95 36,92 28,76 31,50 28,30 34,13"))
    head(pen, shape, SAND)
    with pen.inside(shape):
        pen.blob(trace("50,46 62,54 78,66 76,98 24,98 22,66 38,54"), BLACK, None)
    rim(pen, shape)
    pen.blob(trace("35,12 22,10 13,24 17,42 25,38 32,26"), BROWN, twin=True)
    brows(pen, (42, 31), (34, 33), 2.8)
    eyes(pen, 11, 40, 4.4)
    snout(pen, 65, 8, SLATE)
    pen.curve(trace("50,71 50,77 38,86 34,78"), SLATE, width=2.6, twin=True)


def staffie(pen: Pen) -> None:
    """A broad head, folded rose ears and the widest grin of all."""
    head(pen, BROAD_HEAD, BROWN)
    with pen.inside(BROAD_HEAD):
        pen.blob(
            trace("50,20 54,30 54,50 64,60 66,96 34,96 36,60 46,50 46,30"),
            WHITE,
            None,
        )
    rim(pen, BROAD_HEAD)
    pen.blob(trace("30,27 15,18 6,30 14,42 22,38"), CHOCOLATE, twin=True)
    eyes(pen, 18, 47, 5)
    snout(pen, 58, 8)
    pen.blob(trace("28,66 50,70 72,66 66,80 50,85 34,80"), CHOCOLATE, line=2.6)
    tongue(pen, 73, 8, 14)


def dachshund(pen: Pen) -> None:
    """A long dark nose, very long ears, copper marks."""
    head(pen, LONG_HEAD, CHOCOLATE)
    with pen.inside(LONG_HEAD):
        pen.oval((35, 76), (13, 16), TAN, None, turn=-20, twin=True)
    rim(pen, LONG_HEAD)
    pen.blob(trace("36,22 22,22 9,44 9,72 18,83 27,74 29,48"), BROWN, twin=True)
    dots(pen, (40, 36), 3.4, TAN)
    eyes(pen, 11, 45, 4.6)
    snout(pen, 77, 7)
    smile(pen, 84, 7, 2.6)


def saint_bernard(pen: Pen) -> None:
    """A huge white and red head with jowls, and the little barrel."""
    head(pen, BROAD_HEAD, RUST)
    with pen.inside(BROAD_HEAD):
        pen.blob(
            trace("50,16 57,28 57,48 76,60 84,96 16,96 24,60 43,48 43,28"),
            WHITE,
            None,
        )
    rim(pen, BROAD_HEAD)
    pen.blob(trace("29,27 14,28 6,46 9,64 18,64 25,48 33,36"), CHOCOLATE, twin=True)
    brows(pen, (40, 43), (30, 45), 2.8)
    eyes(pen, 16, 51, 4.8)
    pen.curve(trace("50,66 50,70 38,76 29,69"), width=2.8, twin=True)
    snout(pen, 61, 8.5)
    pen.poly(smooth(trace("34,84 66,84 69,91 66,98 34,98 31,91")), TAN)
    pen.curve([(50, 87), (50, 95)], RED, width=4)
    pen.curve([(46, 91), (54, 91)], RED, width=4)


def chihuahua(pen: Pen) -> None:
    """A small head between enormous ears, with enormous eyes."""
    pen.blob(trace("30,58 5,34 6,12 20,13 45,38"), SAND, twin=True)
    pen.blob(trace("27,49 11,31 11,19 20,21 36,38"), PINK, None, twin=True)
    shape = smooth(trace("50,34 66,38 75,54 70,71 60,83 50,87 40,83 30,71 25,54 34,38"))
    head(pen, shape, SAND)
    with pen.inside(shape):
        pen.oval((50, 78), (15, 14), CREAM, None)
    rim(pen, shape)
    eyes(pen, 13, 57, 7.4)
    snout(pen, 71, 5)
    smile(pen, 77, 6, 3)


DOGS: Final[dict[str, Drawing]] = {
    draw.__name__: draw
    for draw in (
        *(labrador, mixed_breed, german_shepherd, french_bulldog, dalmatian, collie, corgi),
        *(australian_shepherd, shiba, great_dane, staffie, dachshund, saint_bernard, chihuahua),
    )
}
"""The drawing of each dog, by its card's key."""
