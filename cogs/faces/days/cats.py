"""The thirteen cats of Cat Days, each drawn from a handful of shapes so that its temper shows."""

import math
from typing import Final

from cogs.faces.animals import (
    blush,
    button,
    cat_ears,
    cheeks,
    eyes,
    forehead,
    head,
    rim,
    shut,
    smile,
    tongue,
    whiskers,
)
from cogs.faces.colours import (
    BLACK,
    BROWN,
    CHOCOLATE,
    CREAM,
    GOLD,
    GREY,
    INK,
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
from cogs.faces.sprites import Drawing, Pen, Point, ellipse, smooth, trace

CAT_HEAD: Final = smooth(trace("50,25 69,29 83,46 84,65 68,81 50,85 32,81 16,65 17,46 31,29"))
"""The outline of an ordinary cat's head."""


def tufted(centre: Point, radii: Point, tufts: int, depth: float) -> list[Point]:
    """An ellipse with a fringe of `tufts` points that stand out by the share `depth`."""
    ring: list[Point] = []
    for step in range(tufts * 2):
        angle = step * math.tau / (tufts * 2) - math.pi / 2
        reach = 1 + depth if step % 2 else 1 - depth
        ring.append(
            (
                centre[0] + radii[0] * reach * math.cos(angle),
                centre[1] + radii[1] * reach * math.sin(angle),
            )
        )
    return ring


def grumpy_cat(pen: Pen) -> None:
    """A dark mask, lids half down and a mouth that has had enough."""
    cat_ears(pen, CHOCOLATE, TAN)
    head(pen, CAT_HEAD, CREAM)
    with pen.inside(CAT_HEAD):
        pen.blob(
            trace("50,40 66,38 82,50 76,66 62,84 38,84 24,66 18,50 34,38"),
            BROWN,
            None,
        )
    rim(pen, CAT_HEAD)
    eyes(pen, 15, 53, 6.6, SKY)
    pen.poly(trace("25,43 45,50 45,42 28,38"), BROWN, None, twin=True)
    pen.curve([(26, 46), (44, 51)], width=3.8, twin=True)
    button(pen, 62)
    pen.curve(trace("36,79 41,73 50,71"), width=3.2, twin=True)


def curious_cat(pen: Pen) -> None:
    """Very wide eyes, one brow up, a question in the air."""
    cat_ears(pen, BLACK)
    head(pen, CAT_HEAD, BLACK)
    with pen.inside(CAT_HEAD):
        pen.blob(trace("50,46 60,58 80,70 70,94 30,94 20,70 40,58"), WHITE, None)
    rim(pen, CAT_HEAD)
    eyes(pen, 15, 49, 9.6, SUN)
    button(pen, 63)
    smile(pen, 70, 7, 3)
    pen.curve(trace("80,14 87,7 94,14 87,22 87,27"), RED, width=4.4)
    pen.oval((87, 35), (2.8, 2.8), RED, None)


def fluffy_cat(pen: Pen) -> None:
    """A cloud of fur with a face in it."""
    cat_ears(pen, SMOKE, PINK, (22, 12))
    cloud = smooth(tufted((50, 57), (43, 36), 13, 0.07))
    pen.poly(cloud, WHITE)
    pen.blob(trace("50,27 56,33 52,40 44,34"), SMOKE, None)
    eyes(pen, 14, 54, 5.6, SKY)
    button(pen, 62)
    smile(pen, 69, 8, 3.5)
    blush(pen, 66)


def happy_cat(pen: Pen) -> None:
    """An orange tabby, laughing."""
    cat_ears(pen, ORANGE)
    head(pen, CAT_HEAD, ORANGE)
    with pen.inside(CAT_HEAD):
        forehead(pen, RUST)
        cheeks(pen, RUST)
        pen.oval((50, 72), (20, 15), CREAM, None)
    rim(pen, CAT_HEAD)
    shut(pen, 16, 51, 6.5, 7)
    pen.blob(trace("38,68 50,71 62,68 58,79 50,82 42,79"), CHOCOLATE, line=2.6)
    pen.oval((50, 78), (5, 3), PINK, None)
    button(pen, 63)


def zen_cat(pen: Pen) -> None:
    """Eyes closed, a quiet smile, a lotus above the brow."""
    cat_ears(pen, SLATE)
    head(pen, CAT_HEAD, SLATE)
    with pen.inside(CAT_HEAD):
        pen.oval((50, 76), (20, 15), SMOKE, None)
    rim(pen, CAT_HEAD)
    shut(pen, 16, 53, 6.5, -5.5)
    button(pen, 63)
    smile(pen, 70, 8, 3)
    pen.blob(trace("50,28 38,30 30,22 40,20"), PINK, line=2.2, twin=True)
    pen.blob(trace("50,30 43,20 50,8 57,20"), PINK, line=2.2)


def playful_cat(pen: Pen) -> None:
    """A wink, a tongue, and a ball of wool."""
    cat_ears(pen, GREY)
    head(pen, CAT_HEAD, GREY)
    with pen.inside(CAT_HEAD):
        forehead(pen, SLATE)
        cheeks(pen, SLATE)
        pen.oval((50, 72), (19, 14), WHITE, None)
    rim(pen, CAT_HEAD)
    pen.oval((35, 50), (6, 6.8), LEAF)
    pen.oval((35, 50), (2.8, 4.4), BLACK, None)
    pen.oval((33.4, 47.6), (1.7, 1.7), WHITE, None)
    pen.curve(trace("58,48 64,52 58,56"), width=3.2)
    pen.curve([(64, 52), (71, 52)], width=3.2)
    button(pen, 62)
    tongue(pen, 71, 4.5, 9)
    smile(pen, 69, 9, 4)
    pen.oval((83, 82), (14, 14), RED)
    pen.curve(trace("72,78 82,74 94,80"), width=1.8)
    pen.curve(trace("71,86 82,81 95,87"), width=1.8)
    pen.curve(trace("78,70 76,82 80,94"), width=1.8)


def lazy_cat(pen: Pen) -> None:
    """A head laid flat on its paws, fast asleep."""
    pen.poly(smooth(trace("20,34 44,46 30,60 12,62 13,48")), SAND, twin=True)
    shape = smooth(trace("50,43 71,46 88,58 88,73 72,84 50,87 28,84 12,73 12,58 29,46"))
    head(pen, shape, SAND)
    with pen.inside(shape):
        pen.curve([(50, 43), (50, 53)], TAN, width=4)
        pen.curve([(41, 44), (43, 52)], TAN, width=3.6, twin=True)
    rim(pen, shape)
    shut(pen, 17, 64, 7.5, -5)
    button(pen, 70)
    smile(pen, 76, 7, 2.5)
    pen.oval((30, 90), (15, 7), CREAM, twin=True)
    for x, y, size in ((62, 32, 13), (75, 21, 16), (89, 9, 19)):
        pen.text((x, y), "z", size, INK)


def leaping_cat(pen: Pen) -> None:
    """In full flight from left to right, a whole cat with its tail out."""
    for y in (36, 52, 68):
        pen.curve([(3, y + 4), (14, y)], GREY, width=2.6)
    pen.curve(trace("24,66 12,74 10,88"), width=9.5)
    pen.curve(trace("24,66 12,74 10,88"), GOLD, width=4.4)
    pen.blob(trace("20,60 34,42 58,34 74,44 66,62 44,68 26,76"), GOLD)
    pen.curve([(44, 40), (47, 52)], RUST, width=4)
    pen.curve([(34, 45), (38, 56)], RUST, width=4)
    for start, end in (
        ((30, 70), (22, 92)),
        ((40, 68), (36, 92)),
        ((62, 58), (80, 82)),
        ((70, 54), (92, 72)),
    ):
        pen.curve([start, end], width=11)
        pen.curve([start, end], GOLD, width=5.6)
    pen.poly(smooth(trace("58,26 56,4 76,14 70,26")), GOLD)
    pen.poly(smooth(trace("80,16 96,6 95,28 88,32")), GOLD)
    pen.oval((76, 32), (21, 19), GOLD)
    pen.oval((81, 40), (10, 7), CREAM, None)
    pen.oval((71, 29), (3.2, 4.2), BLACK, None)
    pen.oval((86, 29), (3.2, 4.2), BLACK, None)
    pen.oval((80, 36), (3, 2.2), PINK, None)
    pen.curve(trace("74,42 80,45 86,42"), width=2.4)


def floppy_cat(pen: Pen) -> None:
    """Folded ears and a head that sags like dough."""
    shape = smooth(trace("50,32 68,34 80,48 92,72 86,86 64,88 50,90 36,88 14,86 8,72 20,48 32,34"))
    head(pen, shape, SMOKE)
    with pen.inside(shape):
        pen.blob(trace("50,60 70,66 84,84 50,100 16,84 30,66"), WHITE, None)
    rim(pen, shape)
    pen.blob(trace("38,33 24,28 13,40 12,54 24,50 32,42"), GREY, twin=True)
    pen.curve([(27, 56), (42, 56)], width=3.4, twin=True)
    pen.blob(trace("28,57 41,57 39,62 34,64 30,62"), BLACK, None, twin=True)
    button(pen, 68)
    smile(pen, 75, 11, 3)
    tongue(pen, 78, 4, 7)
    whiskers(pen, 72)


def rescued_cat(pen: Pen) -> None:
    """A notch in one ear, a plaster, a heart: home at last."""
    cat_ears(pen, WHITE)
    head(pen, CAT_HEAD, WHITE)
    with pen.inside(CAT_HEAD):
        pen.oval((72, 38), (20, 21), ORANGE, None)
        pen.oval((22, 74), (13, 12), BLACK, None)
    rim(pen, CAT_HEAD)
    eyes(pen, 15, 52, 7.2, LEAF)
    button(pen, 64)
    smile(pen, 71, 8, 3.5)
    pen.poly(ellipse((34, 35), (11, 4.6), -28), SAND, line=2.2)
    pen.oval((34, 35), (3, 3), WHITE, None)
    pen.blob(
        trace("82,92 71,82 73,73 80,73 82,78 84,73 91,73 93,82"),
        RED,
        line=2.6,
    )


def demanding_cat(pen: Pen) -> None:
    """Mouth wide open and one paw up: now, please."""
    cat_ears(pen, TAN)
    head(pen, CAT_HEAD, TAN)
    with pen.inside(CAT_HEAD):
        forehead(pen, BROWN)
        pen.oval((50, 72), (21, 15), CREAM, None)
    rim(pen, CAT_HEAD)
    eyes(pen, 16, 48, 6, LEAF)
    pen.curve([(27, 37), (42, 42)], width=3.4, twin=True)
    button(pen, 58)
    pen.blob(trace("50,63 60,66 62,76 50,82 38,76 40,66"), CHOCOLATE, line=2.6)
    pen.oval((50, 77), (6.5, 4), PINK, None)
    pen.poly(trace("42,65 46,64 44,70"), WHITE, None, twin=True)
    pen.blob(trace("76,98 74,78 78,66 90,66 94,78 92,98"), CREAM)
    pen.curve([(81, 67), (81, 73)], width=2)
    pen.curve([(88, 67), (88, 73)], width=2)


def wild_cat(pen: Pen) -> None:
    """A lynx: brushes on the ears, whiskers on the cheeks, fangs."""
    pen.curve([(19, 14), (13, 2)], width=4, twin=True)
    cat_ears(pen, BROWN, CREAM, (19, 10))
    pen.poly(trace("26,50 4,62 16,66 8,78 22,77 22,88 42,82"), SAND, twin=True)
    head(pen, CAT_HEAD, BROWN)
    with pen.inside(CAT_HEAD):
        forehead(pen, BLACK)
        cheeks(pen, BLACK)
        pen.oval((50, 74), (20, 16), SAND, None)
    rim(pen, CAT_HEAD)
    eyes(pen, 16, 50, 6.4, SUN)
    pen.poly(trace("24,40 45,46 44,42 27,36"), BLACK, None, twin=True)
    pen.curve([(25, 43), (44, 47)], width=3.6, twin=True)
    button(pen, 62, RUST)
    smile(pen, 70, 12, 5)
    pen.poly(trace("41,74 46,74 43.5,82"), WHITE, line=1.8, twin=True)


def nervous_cat(pen: Pen) -> None:
    """Hair on end, pin-prick pupils, a drop of sweat."""
    cat_ears(pen, BLACK, SLATE, (18, 8))
    pen.poly(tufted((50, 56), (40, 34), 15, 0.09), SLATE)
    for x in (35, 65):
        pen.oval((x, 51), (10.5, 11.5), WHITE)
        pen.oval((x, 52), (2.4, 2.8), BLACK, None)
    button(pen, 66)
    pen.curve(trace("35,77 40,73 45,77 50,73 55,77 60,73 65,77"), width=2.8)
    pen.blob(trace("90,20 97,33 90,40 83,33"), SKY, line=2.4)


CATS: Final[dict[str, Drawing]] = {
    draw.__name__: draw
    for draw in (
        *(grumpy_cat, curious_cat, fluffy_cat, happy_cat, zen_cat, playful_cat, lazy_cat),
        *(leaping_cat, floppy_cat, rescued_cat, demanding_cat, wild_cat, nervous_cat),
    )
}
"""The drawing of each cat, by its card's key."""
