"""The board of a game of days as a picture: every week under the other, day under day.

Drawn from the public part of a view alone: never from a hand. What tells seats apart is a letter
and a shape, what tells cards apart is a name and a drawing; colour only helps.
"""

from collections.abc import Callable
from functools import lru_cache
from typing import Final, NamedTuple

from PIL import Image

from cogs.faces import signs
from cogs.faces.colours import GONE, INK, LIVE, PAGE, PANEL, RGB, blank
from cogs.faces.days import signs as days_signs
from cogs.faces.days.cats import CATS
from cogs.faces.days.tiles import (
    HIGH,
    LOW,
    WIDE,
    card,
    cat_tree,
    frame,
    ground_of,
    portrait,
    slot,
    without_common,
)
from cogs.faces.png import png
from cogs.faces.sprites import NARROW, ROUND, Pen, breadth, broken, lettering, rounded, stretched
from rules.days.view import DAYS, DaysView, DayView

Speak = Callable[[str], str]
"""Turns the key of a text into the words of the picture's language."""

WIDTH: Final = 800
"""The width of every picture in pixels. A phone shows it at a bit less than half of that."""
MARGIN: Final = 6
GUTTER: Final = 67
"""The room to the left of a week's days, for its seat."""
PITCH: Final = 102
"""From day to day."""
TOP: Final = 88
"""The height of the strip with the piles."""
DAY_NAME: Final = 28
"""From the top of a week to its cards: the names of the days."""
FOOT: Final = 7
"""From a week's cards to its lower edge."""
GAP: Final = 8
"""Between weeks."""


class Place(NamedTuple):
    """Where a seat's week stands in the picture, and its ground."""

    top: int
    height: int
    ground: RGB


def paint(view: DaysView, words: Speak) -> bytes:
    """The position as a PNG, in the language of `words`; equal positions give equal bytes."""
    heights = [DAY_NAME + _card_height(week) + FOOT for week in view.weeks]
    picture = blank((WIDTH, TOP + sum(heights) + GAP * len(heights)), PAGE)
    _piles(picture, view, words)
    days = tuple(words(f"day-{day}-short") for day in DAYS)
    top = TOP
    for seat, height in enumerate(heights):
        place = Place(top, height, _ground(view, seat))
        picture.paste(_panel(place.ground, height, days), (MARGIN, top))
        _gutter(picture, view, seat, place)
        high = height - DAY_NAME - FOOT
        for number, day in enumerate(view.weeks[seat]):
            tile = _day(day, place.ground, high, words)
            picture.paste(tile, (MARGIN + GUTTER + number * PITCH, top + DAY_NAME))
        top += height + GAP
    return png(picture)


def _card_height(week: tuple[DayView, ...]) -> int:
    return HIGH if any(day.tree for day in week) else LOW


def _ground(view: DaysView, seat: int) -> RGB:
    if view.resigned[seat]:
        return GONE
    return LIVE if seat in view.acting else PANEL


def _piles(picture: Image.Image, view: DaysView, words: Speak) -> None:
    """The strip at the top: how many cards to draw, and the discard pile with its top card."""
    picture.paste(days_signs.draw_pile(70, PAGE), (12, 10))
    _counted(picture, words("picture-pile"), view.draw_pile, 92)
    left, side = 270, 72
    if view.discard:
        key = view.discard[-1]
        picture.paste(frame(ground_of(key), PAGE, (side, side), 0), (left, 8))
        picture.paste(portrait(key, None, 0, side - 12), (left + 6, 14))
        size, lines = broken(words(f"card-{key}"), 280, range(28, 15, -1), NARROW, 2)
        box = (breadth(lines, size, NARROW), TOP)
        picture.paste(lettering(lines, size, NARROW, INK, PAGE, box), (left + side + 148, 0))
    else:
        picture.paste(slot(PAGE, (side, side)), (left, 8))
    _counted(picture, words("picture-discard"), len(view.discard), left + side + 14)


def _counted(picture: Image.Image, label: str, count: int, left: int) -> None:
    """What is counted, above its count."""
    size, lines = broken(label, 124, range(24, 15, -1), NARROW, 1)
    box = (breadth(lines, size, NARROW), 30)
    picture.paste(lettering(lines, size, NARROW, INK, PAGE, box), (left, 8))
    number = (str(count),)
    box = (breadth(number, 40, ROUND), 44)
    picture.paste(lettering(number, 40, ROUND, INK, PAGE, box), (left, 38))


@lru_cache(maxsize=32)
def _panel(ground: RGB, height: int, days: tuple[str, ...]) -> Image.Image:
    """The ground of a week with the names of its days; thickly framed if its seat must act."""
    line = 6 if ground == LIVE else 2
    pen = Pen(100, 100, PAGE, line=line)
    pen.poly(rounded((line / 2, line / 2), (99 - line, 99 - line), 14), ground)
    panel = stretched(pen.done(), (WIDTH - 2 * MARGIN, height), 40)
    for number, day in enumerate(days):
        high, lines = broken(day, WIDE, range(22, 15, -1), NARROW, 1)
        name = lettering(lines, high, NARROW, INK, ground, (WIDE, DAY_NAME - 7))
        panel.paste(name, (GUTTER + number * PITCH, 7))
    return panel


def _day(day: DayView, ground: RGB, high: int, words: Speak) -> Image.Image:
    covered = len(day.pile) - day.visible
    if day.tree:
        cats = day.pile[covered:][::-1]
        short = without_common(tuple(words(f"card-{key}") for key in CATS))
        names = dict(zip(CATS, short, strict=True))
        return cat_tree(cats, tuple(names[key] for key in cats), covered, ground)
    if day.pile:
        key = day.pile[-1]
        return card(key, covered, words(f"card-{key}"), ground, high)
    return slot(ground, (WIDE, high))


def _gutter(picture: Image.Image, view: DaysView, seat: int, place: Place) -> None:
    """Whose week it is, what it scores, what its seat holds, and how it stands."""
    left, top, ground = MARGIN + 6, place.top, place.ground
    picture.paste(signs.seat(seat, 46, ground, gone=view.resigned[seat]), (left + 7, top + 8))
    picture.paste(days_signs.total(view.totals[seat], ground), (left, top + 56))
    _held(picture, days_signs.hand(26, ground), view.hand_sizes[seat], (left, top + 99), ground)
    below = top + 126
    if view.trees[seat]:
        _held(picture, days_signs.tree(24, ground), view.trees[seat], (left, below), ground)
        below += 24
    mark = _mark(view, seat, ground, 30 if view.trees[seat] else 44)
    if mark:
        # What is lowest in the lowest of weeks must not lie on the week's frame.
        picture.paste(mark, (left + (60 - mark.width) // 2, below))


def _held(
    picture: Image.Image, sign: Image.Image, count: int, corner: tuple[int, int], ground: RGB
) -> None:
    """A sign and how many of it a seat has."""
    x, y = corner
    picture.paste(sign, (x, y))
    number = lettering((str(count),), 24, ROUND, INK, ground, (32, sign.height))
    picture.paste(number, (x + 28, y))


def _mark(view: DaysView, seat: int, ground: RGB, size: int) -> Image.Image | None:
    """A flag if the seat gave up, its place once the game is over, a paw if it must act."""
    if view.resigned[seat]:
        return signs.flag(size, ground)
    if view.outcome:
        place = view.outcome.places[seat]
        return signs.crown(size, ground) if place == 1 else signs.medal(place, size, ground)
    return signs.turn(size, ground) if seat in view.acting else None
