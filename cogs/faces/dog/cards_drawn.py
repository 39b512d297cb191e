"""The cards of Dog and Dog Royal as they lie in the middle of the board."""

from collections.abc import Callable, Mapping
from functools import lru_cache
from typing import Final

from PIL import Image

from cogs.faces.animals import paw
from cogs.faces.colours import CREAM, INK, RED, RGB, SEATS, SLATE, SMOKE, SUN, TAN, WHITE
from cogs.faces.sprites import Pen, Point, rounded, trace
from rules.dog.cards import DECKS

TALL: Final = 1.4
"""The height of a card, as a share of its width."""
_INKS: Final[dict[str, RGB]] = {"blue": SEATS[1], "red": RED, "green": SEATS[2]}
_SMALL: Final = 3
"""From so many characters on, they are written smaller."""


def size(width: int) -> tuple[int, int]:
    """Width and height of a card's sprite in pixels."""
    return width, round(width * TALL)


@lru_cache(maxsize=256)
def card(game: str, key: str, width: int, ground: RGB) -> Image.Image:
    """A card with its face up."""
    pen = Pen(*size(width), ground, line=3)
    data = next(one for one in DECKS[game].cards if one.key == key)
    ink = _INKS[data.colour]
    pen.poly(rounded((2, 2), (95, 135), 12), WHITE)
    pen.poly(rounded((8, 8), (83, 123), 8), None, ink, line=4)
    sign = _SIGNS.get(key)
    if sign:
        sign(pen, ink)
        return pen.done()
    text = data.names["en"].replace("1-7", "1\u20137")
    high = 66 if len(text) < _SMALL else 44 if len(text) == _SMALL else 36
    middle = 58 if data.enter else 70
    pen.text((50, middle), text, high, ink)
    if data.enter:
        _enter(pen, ink)
    if data.effect == "split":
        _flame(pen)
    return pen.done()


@lru_cache(maxsize=32)
def back(width: int, ground: RGB, *, empty: bool = False) -> Image.Image:
    """The draw pile: cards with their backs up, or the place where it was."""
    pen = Pen(*size(width), ground, line=3)
    if empty:
        pen.poly(rounded((4, 4), (92, 131), 12), None, SLATE)
        return pen.done()
    for shift in (10, 5, 0):
        pen.poly(rounded((2 + shift, 2 + shift), (85, 125), 12), TAN)
    pen.poly(rounded((9, 9), (71, 111), 8), None, CREAM, line=3)
    paw(pen, (44, 66), 52, CREAM)
    return pen.done()


@lru_cache(maxsize=32)
def nothing(width: int, ground: RGB) -> Image.Image:
    """The place of a card that is not there."""
    return back(width, ground, empty=True)


@lru_cache(maxsize=8)
def exchange(width: int, ground: RGB) -> Image.Image:
    """Two cards that change hands."""
    pen = Pen(width, round(width * 0.8), ground, line=2)
    pen.poly(trace("10,8 40,8 40,50 10,50"), TAN)
    paw(pen, (25, 29), 20, CREAM)
    pen.poly(trace("60,30 90,30 90,72 60,72"), TAN)
    paw(pen, (75, 51), 20, CREAM)
    _arrow(pen, trace("48,16 66,10 78,20"), (80, 27), (0.3, 1), 6)
    _arrow(pen, trace("52,64 34,70 22,60"), (20, 53), (-0.3, -1), 6)
    return pen.done()


def _enter(pen: Pen, ink: RGB) -> None:
    """The small arrow: this card brings a pawn from home to its start."""
    pen.poly(trace("50,88 72,108 60,108 60,122 40,122 40,108 28,108"), ink, None)


def _flame(pen: Pen) -> None:
    pen.blob(trace("50,102 60,112 66,120 60,130 40,130 34,120 42,114"), SUN, RED, line=3)


def _arrow(pen: Pen, course: tuple[Point, ...], tip: Point, way: Point, wide: float) -> None:
    """A bent arrow with its head at `tip`, pointing `way`."""
    pen.curve(course, INK, width=wide)
    x, y = way
    length = (x * x + y * y) ** 0.5
    x, y = x / length, y / length
    back_x, back_y = tip[0] - x * wide * 1.6, tip[1] - y * wide * 1.6
    across = wide * 1.4
    pen.poly(
        [
            tip,
            (back_x - y * across, back_y + x * across),
            (back_x + y * across, back_y - x * across),
        ],
        INK,
        None,
    )


def _swap(pen: Pen, ink: RGB) -> None:
    for top, way in ((48, 1), (88, -1)):
        tip = 50 + 32 * way
        pen.poly(
            [
                (50 - 30 * way, top - 6),
                (50 + 8 * way, top - 6),
                (50 + 8 * way, top - 18),
                (tip, top),
                (50 + 8 * way, top + 18),
                (50 + 8 * way, top + 6),
                (50 - 30 * way, top + 6),
            ],
            ink,
            None,
        )


def _joker(pen: Pen, ink: RGB) -> None:
    pen.blob(trace("50,78 47,50 30,34 14,46 10,66 26,60 30,78"), ink, line=3)
    pen.blob(trace("50,78 53,50 70,34 86,46 90,66 74,60 70,78"), SUN, line=3)
    pen.blob(trace("36,80 40,40 50,24 60,40 64,80"), SEATS[1], line=3)
    for x, y in ((13, 70), (87, 70), (50, 24)):
        pen.oval((x, y), (6, 6), WHITE)
    pen.poly(rounded((28, 74), (44, 12), 5), ink)
    paw(pen, (50, 106), 34, ink)


def _magnet(pen: Pen, ink: RGB) -> None:
    pen.curve(trace("26,92 26,62 34,46 50,40 66,46 74,62 74,92"), INK, width=24)
    pen.curve(trace("26,92 26,62 34,46 50,40 66,46 74,62 74,92"), ink, width=18)
    for x in (26, 74):
        pen.poly([(x - 12, 84), (x + 12, 84), (x + 12, 104), (x - 12, 104)], SMOKE)


def _copy(pen: Pen, ink: RGB) -> None:
    pen.poly(rounded((22, 32), (40, 56), 7), SMOKE)
    pen.poly(rounded((40, 52), (40, 56), 7), WHITE)
    pen.text((60, 80), "=", 44, ink)


_SIGNS: Final[Mapping[str, Callable[[Pen, RGB], None]]] = {
    "swap": _swap,
    "joker": _joker,
    "magnet": _magnet,
    "copy": _copy,
}
"""What cards without a number show."""
