"""The parts that dogs and cats are drawn with: eyes, noses, mouths, heads.

All measures are in hundredths of the box that a pen draws in.
"""

from typing import Final

from cogs.faces.colours import BLACK, PINK, RED, RGB, WHITE
from cogs.faces.sprites import Pen, Point, smooth, trace

ROUND_HEAD: Final = smooth(trace("50,24 70,29 81,47 79,68 65,83 50,87 35,83 21,68 19,47 30,29"))
"""The outline of an ordinary head, for those that have nothing special about it."""


def head(pen: Pen, shape: list[Point], coat: RGB) -> None:
    """A head without its outline, so that patches may still be laid on it."""
    pen.poly(shape, coat, None)


def rim(pen: Pen, shape: list[Point]) -> None:
    """The outline of a head, after its patches."""
    pen.poly(shape, None)


def eyes(
    pen: Pen, apart: float = 13, y: float = 50, size: float = 4.6, iris: RGB | None = None
) -> None:
    """Two open eyes with a glint; with an `iris`, rings of that colour around wide pupils."""
    for x in (50 - apart, 50 + apart):
        if iris:
            pen.oval((x, y), (size, size * 1.08), iris)
            pen.oval((x, y), (size * 0.5, size * 0.72), BLACK, None)
        else:
            pen.oval((x, y), (size, size * 1.12), BLACK, None)
        pen.oval((x - size * 0.3, y - size * 0.4), (size * 0.32, size * 0.32), WHITE, None)


def shut(pen: Pen, apart: float = 14, y: float = 50, wide: float = 6, lift: float = 5) -> None:
    """Two closed eyes: merry with a positive `lift`, asleep with a negative one."""
    x = 50 - apart
    pen.curve([(x - wide, y + lift / 2), (x, y - lift / 2), (x + wide, y + lift / 2)], twin=True)


def brows(pen: Pen, inner: Point, outer: Point, width: float = 3.4) -> None:
    """Two eyebrows, given the left one's ends."""
    pen.curve([inner, outer], width=width, twin=True)


def dots(pen: Pen, spot: Point, size: float, colour: RGB) -> None:
    """A pair of round marks, given the left one."""
    pen.oval(spot, (size, size * 0.85), colour, None, twin=True)


def snout(pen: Pen, y: float = 63, wide: float = 7, colour: RGB = BLACK) -> None:
    """A dog's nose with its glint."""
    pen.blob(
        [
            (50 - wide, y - wide * 0.45),
            (50, y - wide * 0.7),
            (50 + wide, y - wide * 0.45),
            (50, y + wide * 0.65),
        ],
        colour,
        colour,
        line=1.5,
    )
    pen.oval((50 - wide * 0.3, y - wide * 0.3), (wide * 0.28, wide * 0.16), WHITE, None)


def button(pen: Pen, y: float = 60, colour: RGB = PINK) -> None:
    """A cat's small nose."""
    pen.blob([(45.5, y - 2), (50, y - 2.6), (54.5, y - 2), (50, y + 3.4)], colour, line=2)


def smile(pen: Pen, y: float = 70, wide: float = 10, deep: float = 5) -> None:
    """The mouth under a nose: two bows that meet in the middle."""
    pen.curve(
        [(50, y - 2), (50, y + 1), (50 - wide * 0.5, y + deep), (50 - wide, y + 1)],
        width=2.8,
        twin=True,
    )


def tongue(pen: Pen, y: float = 74, wide: float = 5, long: float = 9) -> None:
    """A tongue that hangs out."""
    pen.blob(
        [
            (50 - wide, y),
            (50 + wide, y),
            (50 + wide * 0.9, y + long * 0.7),
            (50, y + long),
            (50 - wide * 0.9, y + long * 0.7),
        ],
        RED,
        line=2.2,
    )
    pen.curve([(50, y + 1), (50, y + long * 0.55)], width=1.6)


def whiskers(pen: Pen, y: float = 64) -> None:
    """Two whiskers on each cheek."""
    pen.curve([(29, y - 1), (12, y - 4)], width=1.7, twin=True)
    pen.curve([(29, y + 4), (13, y + 7)], width=1.7, twin=True)


def cat_ears(pen: Pen, coat: RGB, inner: RGB = PINK, tip: Point = (20, 8)) -> None:
    """Two pointed ears, behind a round head."""
    x, y = tip
    pen.poly(smooth([(x, y), (47, 27), (36, 40), (18, 50), (15, 28)]), coat, twin=True)
    pen.poly(smooth([(x + 4, y + 9), (37, 27), (25, 40), (20, 30)]), inner, None, twin=True)


def forehead(pen: Pen, colour: RGB) -> None:
    """A tabby's three stripes."""
    pen.curve([(50, 26), (50, 38)], colour, width=4)
    pen.curve([(41, 27), (43, 36)], colour, width=3.6, twin=True)


def cheeks(pen: Pen, colour: RGB) -> None:
    """A tabby's two stripes on each side."""
    pen.curve([(20, 57), (29, 58)], colour, width=3.6, twin=True)
    pen.curve([(21, 66), (29, 65)], colour, width=3.6, twin=True)


def blush(pen: Pen, y: float = 64) -> None:
    """Rosy cheeks."""
    dots(pen, (29, y), 4.6, PINK)


def paw(pen: Pen, middle: Point, size: float, colour: RGB) -> None:
    """A paw print of one colour, `size` wide."""
    x, y = middle
    unit = size / 100
    pad = trace("0,-4 22,8 22,28 0,32 -22,28 -22,8")
    pen.blob([(x + a * unit, y + b * unit) for a, b in pad], colour, None)
    for across, down, turn in ((-34, -2, -20), (-13, -22, -8), (13, -22, 8), (34, -2, 20)):
        toe = (x + across * unit, y + down * unit)
        pen.oval(toe, (10 * unit, 14 * unit), colour, None, turn=turn)
