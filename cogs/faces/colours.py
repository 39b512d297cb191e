"""The colours of every picture: one warm palette, shared by all sprites of all games.

A picture is kept in palette mode from the first sprite to the saved file, so every blend that the
smooth edge of a shape needs must be one of the 256 entries. The palette is therefore made of ramps:
each pair of colours that meet, and the steps between them.
"""

from collections.abc import Iterator
from functools import cache, lru_cache
from typing import Final

from PIL import Image

RGB = tuple[int, int, int]


GRID: Final = 4
"""Pillow looks for the nearest entry in boxes of this size, from the box's lower corner. With all
entries on such corners, every one of them is found for itself."""


def _on_grid(red: float, green: float, blue: float) -> RGB:
    return int(red) // GRID * GRID, int(green) // GRID * GRID, int(blue) // GRID * GRID


def _rgb(code: str) -> RGB:
    return _on_grid(int(code[0:2], 16), int(code[2:4], 16), int(code[4:6], 16))


INK: Final = _rgb("3a2c28")
WHITE: Final = _rgb("fffdf7")

# Grounds, on which everything else lies.
PAGE: Final = _rgb("ecd9ba")
PANEL: Final = _rgb("faf1e0")
LIVE: Final = _rgb("ffdf7e")
"""The ground of a seat that must act."""
GONE: Final = _rgb("d3ccc3")
"""The ground of a seat that gave up."""
DOG_CARD: Final = _rgb("ffe8c7")
CAT_CARD: Final = _rgb("d9ebf2")
EVENT_CARD: Final = _rgb("efe0f4")
LAWN: Final = _rgb("c4dc94")
GRASS: Final = _rgb("dfeebb")
"""A square of lawn, lighter than the paths between the squares."""
GROUNDS: Final = (PAGE, PANEL, LIVE, GONE, DOG_CARD, CAT_CARD, EVENT_CARD, WHITE, LAWN, GRASS)

# Furs and small things.
CREAM: Final = _rgb("f9e6c4")
SAND: Final = _rgb("e3c391")
GOLD: Final = _rgb("f0bf62")
TAN: Final = _rgb("c98d4c")
ORANGE: Final = _rgb("ea9440")
RUST: Final = _rgb("bd5f2b")
BROWN: Final = _rgb("8a5734")
CHOCOLATE: Final = _rgb("5b3a29")
BLACK: Final = _rgb("37312f")
SMOKE: Final = _rgb("c9cdd3")
GREY: Final = _rgb("a3a8b0")
SLATE: Final = _rgb("717e90")
PINK: Final = _rgb("f4b0a8")
RED: Final = _rgb("d9503f")
SKY: Final = _rgb("6fb4e3")
LEAF: Final = _rgb("8fbf5a")
SUN: Final = _rgb("ffcf40")
COATS: Final = (
    *(CREAM, SAND, GOLD, TAN, ORANGE, RUST, BROWN, CHOCOLATE, BLACK),
    *(SMOKE, GREY, SLATE, PINK, RED, SKY, LEAF, SUN),
)

SEATS: Final = tuple(
    _rgb(code) for code in ("b8441f", "1f6aa5", "2f7a47", "7a4a9c", "8f6408", "b0366c")
)
"""A colour for each seat, dark enough for a white letter on it."""


def _ramp(start: RGB, end: RGB, between: int) -> Iterator[RGB]:
    """Both colours and `between` even steps from the one to the other."""
    for step in range(between + 2):
        share = step / (between + 1)
        red, green, blue = (a + (b - a) * share for a, b in zip(start, end, strict=True))
        yield _on_grid(red, green, blue)


def _entries() -> tuple[RGB, ...]:
    """All colours of the palette, each once, in a fixed order."""
    found: dict[RGB, None] = {}
    for ground in GROUNDS:
        found.update(dict.fromkeys(_ramp(ground, INK, 7)))
    for coat in COATS:
        found.update(dict.fromkeys(_ramp(coat, INK, 3)))
        found.update(dict.fromkeys(_ramp(coat, WHITE, 1)))
    for seat in SEATS:
        found.update(dict.fromkeys(_ramp(seat, WHITE, 4)))
        found.update(dict.fromkeys(_ramp(seat, INK, 1)))
    return tuple(found)


ENTRIES: Final = _entries()
PALETTE: Final = bytes(channel for entry in ENTRIES for channel in entry)


@cache
def _reference() -> Image.Image:
    """An empty image that carries the palette, as Pillow wants it for matching."""
    image = Image.new("P", (1, 1))
    image.putpalette(PALETTE)
    return image


def index(colour: RGB) -> int:
    """The palette's entry for a named colour; raises ValueError for any other."""
    return ENTRIES.index(colour)


def indexed(image: Image.Image) -> Image.Image:
    """A full-colour image in the shared palette, each pixel by its nearest entry."""
    return image.quantize(palette=_reference(), dither=Image.Dither.NONE)


def blank(size: tuple[int, int], colour: RGB) -> Image.Image:
    """An image in the shared palette, all of one named colour."""
    image = Image.new("P", size, index(colour))
    image.putpalette(PALETTE)
    return image


@lru_cache(maxsize=256)
def blend(ink: RGB, ground: RGB) -> tuple[int, ...]:
    """For each share of `ink` over `ground` from 0 to 255, the palette's nearest entry."""
    line = Image.new("RGB", (256, 1))
    line.putdata(list(_ramp(ground, ink, 254)))
    return tuple(indexed(line).tobytes())
