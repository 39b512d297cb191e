"""The cards of Dog Lover as sprites: in the grid, in the shelter, and as the dogs of a player.

A card is seven units wide and nine high. A dog has its size as paw prints, what it needs along the
lower edge, what it brings in the upper right corner.
"""

from collections.abc import Sequence
from functools import lru_cache
from typing import Final, NamedTuple

from PIL import Image

from cogs.faces.colours import (
    CAT_CARD,
    DOG_CARD,
    EVENT_CARD,
    GOLD,
    GONE,
    GRASS,
    GREY,
    INK,
    LIVE,
    PINK,
    RED,
    RGB,
    SEATS,
    SMOKE,
    SUN,
    WHITE,
    blank,
)
from cogs.faces.days.dogs import DOGS
from cogs.faces.dog_lover.looks import Looks
from cogs.faces.dog_lover.signs import (
    ABILITIES,
    FINE_FROM,
    PAWS,
    SIZES,
    ability,
    sign,
)
from cogs.faces.dog_lover.things import THINGS, parcel
from cogs.faces.sprites import ROUND, Drawing, Pen, breadth, lettering, rounded, stretched
from cogs.ui.text import digits

PALE: Final = SEATS[3]
"""The colour of what a move that is not played yet would do."""
SMALL: Final = 84
"""The width of a dog in front of a player."""
LARGE: Final = 104
"""The width of a card in the grid and in the shelter."""
_GROUNDS: Final = {
    "dog": DOG_CARD,
    "rescued": CAT_CARD,
    "food": WHITE,
    "walk": EVENT_CARD,
    "trait": EVENT_CARD,
    "fetch": LIVE,
}
"""The colour of a kind of card: dogs, what must be placed at once, and (the rest) for the hand."""
_BREEDS: Final = {
    "small": ("chihuahua", "corgi", "dachshund", "shiba", "mixed_breed"),
    "medium": ("dalmatian", "collie", "australian_shepherd", "staffie", "mixed_breed"),
    "large": ("saint_bernard", "labrador", "great_dane", "german_shepherd"),
}
_SHARES: Final = {"small": 0.8, "medium": 0.9, "large": 1.0}
"""How much of its place a head fills."""


class Carried(NamedTuple):
    """What lies with a dog in front of a player, and how it fared."""

    number: int
    """As paths count it: from 1."""
    walks: int = 0
    training: int = 0
    trait: str = ""
    """The ability of the Trait attached to it; `none` if it has no ability."""
    fed: bool | None = None
    """None while the game lasts."""
    brings: int = 0
    """When the game is over: what it brings, or costs."""
    marked: bool = False
    """Whether the move that is being made is about it."""


def high(wide: int) -> int:
    """The height of a card."""
    return round(wide * 9 / 7)


def colour_of(card: Looks) -> RGB:
    """The ground of a card."""
    return _GROUNDS.get(card.kind, GRASS)


@lru_cache(maxsize=64)
def plate(size: tuple[int, int], colour: RGB, ground: RGB, *, marked: bool = False) -> Image.Image:
    """An empty card on its ground; with a thick frame if a move that is being made is about it."""
    line = 5.4 if marked else 2.4
    pen = Pen(100, 100, ground, line=line)
    inset = line / 2 + 0.3
    side = 99.4 - line
    pen.poly(rounded((inset, inset), (side, side), 10), colour, PALE if marked else INK)
    return stretched(pen.done(), size, 20)


@lru_cache(maxsize=128)
def number(text: str, size: int, ground: RGB, ink: RGB = INK) -> Image.Image:
    """A number, or another short word, as wide as it is."""
    box = (breadth((text,), size, ROUND), round(size * 1.05))
    return lettering((text,), size, ROUND, ink, ground, box)


@lru_cache(maxsize=128)
def disc(text: str, side: int, ground: RGB, *, bad: bool = False) -> Image.Image:
    """Points."""
    pen = Pen(side, side, ground, line=6)
    pen.oval((50, 50), (46, 46), RED if bad else SUN)
    pen.text((50, 50), text, _SIZES[len(text)], WHITE if bad else INK)
    return pen.done()


_SIZES: Final = {1: 64, 2: 54, 3: 40}
"""How high so many digits are in a disc, with their sign."""


@lru_cache(maxsize=16)
def first(side: int, ground: RGB) -> Image.Image:
    """Who has the first turn of each round."""
    pen = Pen(side, side, ground, line=6)
    pen.poly(rounded((5, 5), (90, 90), 18), WHITE)
    pen.text((50, 50), "1", 64, INK)
    return pen.done()


@lru_cache(maxsize=128)
def badge(name: str, count: str, side: int, ground: RGB) -> Image.Image:
    """A sign with how many of it there are, unless it is one."""
    if count == "1":
        return sign(name, side, ground)
    return joined(
        (sign(name, side, ground), number(count, round(side * 0.9), ground)), side, ground
    )


@lru_cache(maxsize=128)
def head(size: str, which: int, side: int, ground: RGB) -> Image.Image:
    """A dog's head; the larger the dog, the larger."""
    pen = Pen(side, side, ground, line=3.4 if side > FINE_FROM else 4.4)
    breeds = _BREEDS[size]
    share = _SHARES[size]
    rest = 50 * (1 - share)
    with pen.smaller((rest, rest), share):
        DOGS[breeds[which % len(breeds)]](pen)
    return pen.done()


@lru_cache(maxsize=128)
def food_row(food: tuple[int, ...], wide: int, most: int, ground: RGB) -> Image.Image:
    """Symbols of food side by side, each as large as `most` allows; counted if there are many."""
    symbols = [kind for kind, count in enumerate(food) for _ in range(count)]
    if len(symbols) <= MOST_SYMBOLS:
        side = min(most, wide // max(1, len(symbols)))
        return joined([sign("skcw"[kind], side - 2, ground) for kind in symbols], side, ground)
    kinds = [kind for kind, count in enumerate(food) if count]
    # A symbol with two digits is about as wide as two symbols and the gap between them.
    side = min(most, (wide - 3 * len(kinds)) // (2 * len(kinds)))
    parts: list[Image.Image] = []
    for kind in kinds:
        parts.append(sign("skcw"[kind], side - 2, ground))
        parts.append(number(str(food[kind]), round(side * 0.75), ground))
    return joined(parts, side, ground)


MOST_SYMBOLS: Final = 5
"""More symbols of food are counted."""


def joined(parts: Sequence[Image.Image], height: int, ground: RGB) -> Image.Image:
    """Sprites side by side, two pixels apart."""
    found = blank((max(1, sum(part.width + 2 for part in parts)), height), ground)
    x = 1
    for part in parts:
        found.paste(part, (x, (height - part.height) // 2))
        x += part.width + 2
    return found


@lru_cache(maxsize=32)
def paws(size: str, side: int, ground: RGB) -> Image.Image:
    """One, two or three paw prints, for small, medium and large."""
    count = PAWS[size]
    pen = Pen(side, side, ground)
    SIZES["small"](pen)
    one = pen.done()
    step = round(side * 0.72)
    found = blank((step * (count - 1) + side, side), ground)
    for place in range(count):
        found.paste(one, (place * step, 0))
    return found


def middle(picture: Image.Image, sprite: Image.Image, x: float, y: float) -> None:
    """Paste a sprite around a point."""
    picture.paste(sprite, (round(x - sprite.width / 2), round(y - sprite.height / 2)))


# --- dogs -----------------------------------------------------------------------------------------


@lru_cache(maxsize=512)
def dog(
    card: Looks, wide: int, ground: RGB, carried: Carried | None = None, *, marked: bool = False
) -> Image.Image:
    """A dog; in front of a player with its number, and with what lies with it."""
    unit = wide / SMALL
    hungry = carried is not None and carried.fed is False
    colour = GONE if hungry else colour_of(card)
    marked = marked or (carried is not None and carried.marked)
    found = plate((wide, high(wide)), colour, ground, marked=marked).copy()
    centre, top, broad = (41, 32, 15) if carried else (39, 38, 19)
    middle(
        found,
        head(card.size, card.number, round(42 * unit), colour),
        centre * unit,
        top * unit,
    )
    middle(found, paws(card.size, round(broad * unit), colour), 37 * unit, 70 * unit)
    food = food_row(card.food, round(74 * unit), round(20 * unit), colour)
    middle(found, food, wide / 2, 92 * unit)
    points = card.points if carried is None or carried.fed is None else carried.brings
    middle(
        found, disc(digits(points), round(25 * unit), colour, bad=points < 0), 66 * unit, 18 * unit
    )
    if card.kind == "rescued":
        at = (14.5, 35) if carried else (15, 17)
        middle(found, sign("heart", round(17 * unit), colour), at[0] * unit, at[1] * unit)
    if carried is not None:
        _carried(found, card, carried, colour, unit)
    return found


def _carried(found: Image.Image, card: Looks, carried: Carried, colour: RGB, unit: float) -> None:
    """What is told of a dog in front of a player only."""

    def put(sprite: Image.Image, x: float, y: float) -> None:
        middle(found, sprite, x * unit, y * unit)

    if carried.number < TWO_DIGITS:
        put(number(str(carried.number), round(21 * unit), colour), 14, 16)
    else:
        put(number(str(carried.number), round(17 * unit), colour), 17, 15)
    if card.ability in ABILITIES:
        put(sign(card.ability, round(24 * unit), colour), 17.5, 52)
    y = 37
    for name, count in (("walk", carried.walks), ("training", carried.training)):
        if count:
            put(sign(name, round(17 * unit), colour), 68, y)
            if count > 1:
                put(number(str(count), round(18 * unit), colour), 55, y)
            y += 17
    if carried.trait:
        name = carried.trait if carried.trait in ABILITIES else "trait"
        put(sign(name, round(20 * unit), colour), 68, 72)


TWO_DIGITS: Final = 10


# --- other cards ----------------------------------------------------------------------------------


@lru_cache(maxsize=128)
def grid_card(card: Looks, ground: RGB, *, marked: bool = False) -> Image.Image:
    """A card in the grid."""
    if card.kind in ("dog", "rescued"):
        return dog(card, LARGE, ground, marked=marked)
    colour = colour_of(card)
    found = plate((LARGE, high(LARGE)), colour, ground, marked=marked).copy()
    centre = (LARGE / 2, high(LARGE) / 2)
    if card.kind == "trait":
        _trait(found, card, colour)
    elif card.kind == "food":
        middle(found, food_row(card.food, LARGE - 12, 60, colour), *centre)
    else:
        middle(found, large(card, 72, colour), *centre)
        if card.points:
            middle(found, disc(digits(card.points), 30, colour), 84, 21)
    return found


@lru_cache(maxsize=64)
def large(card: Looks, side: int, ground: RGB) -> Image.Image:
    """The drawing of a card that has only one."""
    if card.kind != "thing":
        return sign(card.kind, side, ground)
    pen = Pen(side, side, ground, line=4)
    drawing: Drawing = THINGS.get(card.thing) or parcel(card.number + 1)
    drawing(pen)
    return pen.done()


def _trait(found: Image.Image, card: Looks, colour: RGB) -> None:
    """To which dogs it goes, what it does, what it brings; below, what it costs without a dog."""
    found.paste(paws(card.size, 24, colour), (7, 9))
    middle(found, disc(digits(card.points), 30, colour), 84, 21)
    if card.ability in ABILITIES:
        pen = Pen(62, 62, colour, line=4)
        ability(pen, card.ability)
        middle(found, pen.done(), LARGE / 2, 67)
    if card.penalty is not None:
        item, count = card.penalty
        cost = (number("\u2212" + str(count), 24, colour), sign(item, 26, colour))
        middle(found, joined(cost, 28, colour), LARGE / 2, 115)


# --- tricks ---------------------------------------------------------------------------------------


class Sketch(NamedTuple):
    """A small drawing of the grid: which cells are taken, where the watch dog then stands."""

    cells: tuple[int, ...]
    post: str
    """The side of the grid and the line beside it, as paths name it; empty if it is not shown."""
    guarded: tuple[int, ...] = ()
    """The cells which the watch dog guards now."""
    grey: bool = False
    """Whether it can't be done."""
    bad: tuple[int, ...] = ()
    """The cells for which it can't."""


@lru_cache(maxsize=512)
def sketch(drawn: Sketch, cell: int, strip: int, ground: RGB) -> Image.Image:
    """The grid with cells and, around it, strips as broad as the watch dog's sign."""
    side = 3 * cell + 2 * strip
    pen = Pen(side, side, ground)
    unit = 100 / side
    line = GREY if drawn.grey else INK
    for place in range(9):
        row, column = divmod(place, 3)
        taken, guarded = place in drawn.cells, place in drawn.guarded
        x, y = (strip + column * cell) * unit, (strip + row * cell) * unit
        inner = cell * unit
        fill = PINK if guarded else WHITE
        if taken:
            fill = RED if place in drawn.bad else SMOKE if drawn.grey else GOLD
        gap = unit * (0.5 if cell < SMALL_CELL else 1)
        pen.poly(
            rounded((x + gap, y + gap), (inner - 2 * gap, inner - 2 * gap), inner * 0.16),
            fill,
            line,
            line=unit * (1.2 if cell < SMALL_CELL else 1.8),
        )
        if taken:
            pen.oval((x + inner / 2, y + inner / 2), (inner * 0.2, inner * 0.2), line, None)
    found = pen.done()
    if not drawn.post:
        return found
    side_of, which = drawn.post[0], "abc123".index(drawn.post[1]) % 3
    along = strip + which * cell + (cell - strip) // 2
    far = strip + 3 * cell
    at = {"w": (0, along), "e": (far, along), "n": (along, 0), "s": (along, far)}[side_of]
    found.paste(sign("guarded", strip, ground), at)
    return found


SMALL_CELL: Final = 14
