"""What lies on one day, as a sprite: a card with what it covers, a Cat Tree, or an empty place."""

from functools import lru_cache
from typing import Final

from PIL import Image

from cogs.faces.animals import paw
from cogs.faces.colours import (
    BROWN,
    CAT_CARD,
    CREAM,
    DOG_CARD,
    EVENT_CARD,
    GOLD,
    GONE,
    INK,
    LEAF,
    LIVE,
    PAGE,
    PANEL,
    RGB,
    SAND,
    SMOKE,
    SUN,
    TAN,
    WHITE,
    blank,
)
from cogs.faces.days.cats import CATS
from cogs.faces.days.dogs import DOGS
from cogs.faces.days.events import EVENTS
from cogs.faces.sprites import NARROW, Drawing, Pen, broken, lettering, rounded
from rules.days.cards import KINDS, POINTS

WIDE: Final = 98
"""The width of a card in pixels."""
LOW: Final = 156
"""The height of a card in a week without Cat Trees."""
HIGH: Final = 222
"""The height of a card in a week with one."""
BORDER: Final = 6
"""From a card's edge to what is drawn on it."""
FACE: Final = WIDE - 2 * BORDER
LAYER: Final = 5
"""How far each covered card peeks out below."""
LAYERS: Final = 2
"""The most covered cards that peek out."""
NAME: Final = 90
"""The width of a name on a card."""
NAME_ROOM: Final = LOW - FACE - BORDER - LAYERS * LAYER - 4
"""The height of a name on a card: two lines."""
NAME_SIZES: Final = range(22, 12, -1)

SHELVES: Final = 3
"""How many cats a Cat Tree shows."""
PERCH: Final = 42
"""The size of a cat on a shelf."""
SHELF: Final = 28
"""The height of a shelf, which bears a cat's name."""
PLATE: Final = WIDE - 6
"""The width of a shelf: nearly all of the card, so that on a phone the name can still be read."""
SHELF_NAME_SIZES: Final = range(25, 12, -1)
TRUNK: Final = 8

FAINT: Final = {PANEL: PAGE, LIVE: GOLD, GONE: SMOKE}
"""The colour of a paw print on each ground; sand on any other."""


def drawing_of(key: str) -> Drawing:
    """The drawing on a card; raises KeyError for a card that has none."""
    return DOGS.get(key) or CATS.get(key) or EVENTS[key]


def ground_of(key: str) -> RGB:
    """The colour of a kind of card: dogs, cats, events."""
    if key in DOGS:
        return DOG_CARD
    return CAT_CARD if key in CATS else EVENT_CARD


@lru_cache(maxsize=128)
def frame(colour: RGB, ground: RGB, size: tuple[int, int], layers: int) -> Image.Image:
    """An empty card on its ground, with `layers` cards peeking out below it."""
    wide, high = size
    pen = Pen(wide, high, ground, line=240 / wide)
    pixel = 100 / wide
    inset, body = 1.5 * pixel, ((wide - 3) * pixel, (high - 3 - layers * LAYER) * pixel)
    for layer in range(layers, -1, -1):
        corner = (inset, inset + layer * LAYER * pixel)
        pen.poly(rounded(corner, body, 10 * pixel), CREAM if layer else colour)
    return pen.done()


@lru_cache(maxsize=16)
def slot(ground: RGB, size: tuple[int, int]) -> Image.Image:
    """A place on which nothing lies, with a faint paw print."""
    wide, high = size
    pen = Pen(wide, high, ground, line=200 / wide)
    pixel = 100 / wide
    inner = ((wide - 8) * pixel, (high - 8) * pixel)
    pen.poly(rounded((4 * pixel, 4 * pixel), inner, 10 * pixel), None, TAN)
    paw(pen, (50, high * pixel / 2), 50, FAINT.get(ground, SAND))
    return pen.done()


@lru_cache(maxsize=512)
def portrait(key: str, points: int | None, covered: int, size: int) -> Image.Image:
    """A card's drawing, with what it scores in one corner and how many it covers in the other."""
    pen = Pen(size, size, ground_of(key), line=3.2 if size > PERCH else 4.4)
    drawing_of(key)(pen)
    if points is not None:
        pen.oval((18, 18), (17, 17), SUN)
        pen.text((18, 18), str(points), 28, INK)
    if covered:
        _stack(pen, (64, 11), (26, 32), covered)
    return pen.done()


@lru_cache(maxsize=128)
def tally(points: int, covered: int) -> Image.Image:
    """What a cat on a shelf scores, and how many cats the last shelf hides."""
    wide = FACE - TRUNK - PERCH
    pen = Pen(wide, PERCH, CAT_CARD, line=6.5)
    pen.oval((40, 36), (35, 33), SUN)
    pen.text((40, 36), str(points), 54, INK)
    if covered:
        _stack(pen, (38, 68), (46, 46), covered)
    return pen.done()


def _stack(pen: Pen, corner: tuple[float, float], size: tuple[float, float], count: int) -> None:
    """Three cards, one behind the other, with how many there are on the front one."""
    x, y = corner
    step = size[0] / 7
    for behind in (2, 1, 0):
        moved = (x + behind * step, y - behind * step)
        pen.poly(rounded(moved, size, step), WHITE, line=pen.line * 0.8)
    pen.text((x + size[0] / 2, y + size[1] / 2), str(count), size[1] * 0.8, INK)


@lru_cache(maxsize=512)
def card(key: str, covered: int, name: str, ground: RGB, high: int) -> Image.Image:
    """The top card of a pile, with what it scores, its name, and how many it covers."""
    colour = ground_of(key)
    found = frame(colour, ground, (WIDE, high), min(covered, LAYERS)).copy()
    top = BORDER + (high - LOW) // 2
    found.paste(portrait(key, POINTS[KINDS[key]], covered, FACE), (BORDER, top))
    size, lines = broken(name, NAME, NAME_SIZES, NARROW, 2)
    caption = lettering(lines, size, NARROW, INK, colour, (NAME, NAME_ROOM))
    found.paste(caption, ((WIDE - NAME) // 2, top + FACE))
    return found


@lru_cache(maxsize=16)
def bare_tree(ground: RGB) -> Image.Image:
    """A Cat Tree with nobody on it."""
    found = frame(CAT_CARD, ground, (WIDE, HIGH), 0).copy()
    found.paste(blank((TRUNK, HIGH - 2 * BORDER), BROWN), (BORDER, BORDER))
    for shelf in range(SHELVES):
        top = _shelf_top(shelf)
        left = (WIDE - PLATE) // 2
        found.paste(blank((PLATE, SHELF), INK), (left, top))
        found.paste(blank((PLATE, SHELF - 4), LEAF), (left, top + 2))
    return found


def _shelf_top(shelf: int) -> int:
    return BORDER + PERCH + shelf * (PERCH + SHELF)


@lru_cache(maxsize=256)
def cat_tree(
    cats: tuple[str, ...], names: tuple[str, ...], covered: int, ground: RGB
) -> Image.Image:
    """A Cat Tree with its visible cats from the uppermost down, and how many lie below them."""
    found = bare_tree(ground).copy()
    for shelf, (key, name) in enumerate(zip(cats, names, strict=True)):
        top = _shelf_top(shelf)
        hidden = covered if shelf == len(cats) - 1 else 0
        found.paste(portrait(key, None, 0, PERCH), (BORDER + TRUNK, top - PERCH))
        beside = tally(POINTS[KINDS[key]], hidden)
        found.paste(beside, (BORDER + TRUNK + PERCH, top - PERCH))
        size, lines = broken(name, PLATE - 2, SHELF_NAME_SIZES, NARROW, 1)
        plate = lettering(lines, size, NARROW, INK, LEAF, (PLATE, SHELF - 4))
        found.paste(plate, ((WIDE - PLATE) // 2, top + 2))
    return found


@lru_cache(maxsize=16)
def without_common(names: tuple[str, ...]) -> tuple[str, ...]:
    """Names without the words that all of them have, for places with little room."""
    common = set.intersection(*(set(name.split()) for name in names))
    return tuple(
        " ".join(word for word in name.split() if word not in common) or name for name in names
    )
