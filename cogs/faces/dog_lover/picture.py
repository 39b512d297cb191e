"""The table of Dog Lover as a picture: the grid with the watch dog, the displays, every player.

Drawn from the public part of a view, and without words: cells have letters and numbers, dogs and
ways to lay a trick have the numbers by which they are chosen. What is guarded lies on a red line.
A move that is being made is framed in violet; while a trick is being laid, a sheet with all the
ways to lay it stands below the grid, and of the players only the one whose move it is.
"""

from functools import lru_cache
from typing import Final

from PIL import Image

from cogs.faces.colours import CAT_CARD, INK, LAWN, PAGE, PINK, RGB, WHITE, blank
from cogs.faces.days.tiles import slot
from cogs.faces.dog_lover import areas as dog_lover_areas
from cogs.faces.dog_lover import sheet as dog_lover_sheet
from cogs.faces.dog_lover.areas import pattern
from cogs.faces.dog_lover.looks import looks
from cogs.faces.dog_lover.plan import Plan, line_of, mover, of_path
from cogs.faces.dog_lover.signs import ABILITIES, sign
from cogs.faces.dog_lover.tiles import (
    LARGE,
    PALE,
    dog,
    grid_card,
    high,
    middle,
    number,
    plate,
)
from cogs.faces.png import png
from cogs.faces.sprites import ROUND, Pen, lettering, rounded, stretched
from rules.dog_lover.cards import card_set
from rules.dog_lover.grid import POSTS
from rules.dog_lover.view import LoverView
from rules.game import Path

WIDTH: Final = 800
"""The width of every picture in pixels. A phone shows it at a bit less than half of that."""
MARGIN: Final = 6
NAMES: Final = 32
"""The room for the letters of columns and the numbers of rows."""
STRIP: Final = 52
"""The room for the watch dog around the grid."""
TALL: Final = high(LARGE)
ACROSS: Final = LARGE + 8
DOWN: Final = TALL + 8
"""From cell to cell."""
LEFT: Final = MARGIN + NAMES + STRIP
TOP: Final = MARGIN + NAMES + STRIP
"""The upper left corner of the first cell's card."""
RIGHT: Final = LEFT + 3 * ACROSS - 8 + STRIP
LOW: Final = TOP + 3 * DOWN - 8 + STRIP
"""Where the grid's ground ends."""
RIM: Final = 4
"""How far the frame around a card that a move takes reaches beyond it."""
OFFERED: Final = 156
"""The width of a card in a display."""
TRICKS: Final = RIGHT + 6
SHELTER: Final = WIDTH - MARGIN - OFFERED
"""Where the two displays stand."""


def paint(view: LoverView, path: Path = ()) -> bytes:
    """The position as a PNG, with the steps of a move; equal ones give equal bytes."""
    plan = of_path(view, path)
    below = dog_lover_sheet.height(plan.places)
    seats = (mover(view),) if below else tuple(range(view.seats))
    heights = [dog_lover_areas.height(view, seat) for seat in seats]
    top = LOW + MARGIN + (below + MARGIN if below else 0)
    picture = blank((WIDTH, top + sum(heights) + MARGIN * len(seats)), PAGE)
    _status(picture, view)
    _grid(picture, view, plan)
    _displays(picture, view, plan)
    if below:
        dog_lover_sheet.paste(picture, view, plan.places, (MARGIN + 2, LOW + MARGIN))
    for seat, tall in zip(seats, heights, strict=True):
        dog_lover_areas.paste(picture, view, seat, (MARGIN, top), plan)
        top += tall + MARGIN
    return png(picture)


def _status(picture: Image.Image, view: LoverView) -> None:
    """The deck, the round, whether it is the last one; over the displays, their piles."""
    x = TRICKS
    for name, count in (("deck", view.deck), ("rounds", view.round)):
        picture.paste(sign(name, 38, PAGE), (x, MARGIN))
        digits = number(str(count), 32, PAGE)
        picture.paste(digits, (x + 42, MARGIN + 3))
        x += 130
    if view.last_round:
        picture.paste(sign("finish", 44, PAGE), (WIDTH - MARGIN - 48, MARGIN))
    for name, left, pile in (
        ("trick", TRICKS, view.tricks_pile),
        ("adoption", SHELTER, view.shelter_pile),
    ):
        picture.paste(sign(name, 34, PAGE), (left, TOP - 40))
        picture.paste(number(f"+{pile}", 28, PAGE), (left + 42, TOP - 37))


# --- the grid -------------------------------------------------------------------------------------


@lru_cache(maxsize=2)
def _ground() -> Image.Image:
    """The ground of the grid with the names of its lines, and nothing on it."""
    found = blank((RIGHT + 1, LOW + 1), PAGE)
    pen = Pen(100, 100, PAGE)
    pen.poly(rounded((1, 1), (98, 98), 14), LAWN, line=2)
    corner = MARGIN + NAMES
    lawn = stretched(pen.done(), (RIGHT - corner, LOW - corner), 20)
    found.paste(lawn, (corner, corner))
    for place in range(3):
        letter = lettering(("ABC"[place],), 32, ROUND, INK, PAGE, (LARGE, NAMES))
        found.paste(letter, (LEFT + place * ACROSS, MARGIN))
        digit = lettering((str(place + 1),), 32, ROUND, INK, PAGE, (NAMES - 2, TALL))
        found.paste(digit, (MARGIN, TOP + place * DOWN))
    return found


@lru_cache(maxsize=8)
def _band(size: tuple[int, int]) -> Image.Image:
    """The line that is guarded."""
    pen = Pen(100, 100, LAWN)
    pen.poly(rounded((1, 1), (98, 98), 14), PINK, line=2)
    return stretched(pen.done(), size, 20)


@lru_cache(maxsize=32)
def _dog(ground: RGB, *, planned: bool) -> Image.Image:
    """The watch dog; in a ring where a move that is not played yet would put it."""
    pen = Pen(44, 44, ground)
    if planned:
        pen.oval((50, 50), (50, 50), PALE, None)
        found = pen.done()
        middle(found, sign("watchdog", 34, PALE), 22, 22)
        return found
    return sign("watchdog", 42, ground)


def _at_post(post: str) -> tuple[int, int]:
    """The middle of a post's place."""
    line = "123abc".index(post[1]) % 3
    x, y = LEFT + line * ACROSS + LARGE // 2, TOP + line * DOWN + TALL // 2
    half = STRIP // 2
    return {
        "w": (LEFT - half, y),
        "e": (RIGHT - half, y),
        "n": (x, TOP - half),
        "s": (x, LOW - half),
    }[post[0]]


def _grid(picture: Image.Image, view: LoverView, plan: Plan) -> None:
    picture.paste(_ground(), (0, 0))
    coming = plan.laid.post if plan.laid else plan.post
    guarded = line_of(view.post if plan.post is None else plan.post)
    _line(picture, guarded)
    for place, card in enumerate(view.grid):
        row, column = divmod(place, 3)
        corner = (LEFT + column * ACROSS, TOP + row * DOWN)
        ground = PINK if place in guarded else LAWN
        if card is None:
            picture.paste(slot(ground, (LARGE, TALL)), corner)
            continue
        chosen = place == plan.swap or (plan.laid is not None and place in plan.laid.cells)
        if chosen:
            picture.paste(_frame(ground), (corner[0] - RIM, corner[1] - RIM))
            ground = PALE
        marked = chosen or place in plan.cells
        picture.paste(grid_card(looks(view.cards, card), ground, marked=marked), corner)
        if place == plan.swap:
            middle(picture, _stick(), corner[0] + 18, corner[1] + TALL // 2)
    for post in POSTS:
        ground = PINK if guarded and line_of(post) == guarded else LAWN
        if post == coming:
            found = _dog(ground, planned=True)
        elif post == view.post and plan.post is None:
            found = _dog(ground, planned=False)
        elif post in plan.posts:
            found = _spot(ground)
        else:
            continue
        middle(picture, found, *_at_post(post))


def _line(picture: Image.Image, guarded: tuple[int, ...]) -> None:
    """The ground of the guarded line, from strip to strip."""
    if not guarded:
        return
    row, column = divmod(guarded[0], 3)
    if guarded[1] == guarded[0] + 1:
        size, at = (RIGHT - LEFT + STRIP - 4, DOWN), (LEFT - STRIP + 2, TOP + row * DOWN - 4)
    else:
        size, at = (ACROSS, LOW - TOP + STRIP - 4), (LEFT + column * ACROSS - 4, TOP - STRIP + 2)
    picture.paste(_band(size), at)


@lru_cache(maxsize=4)
def _spot(ground: RGB) -> Image.Image:
    """A post that can be chosen."""
    pen = Pen(42, 42, ground)
    pen.oval((50, 50), (46, 46), PALE, None)
    pen.oval((50, 50), (30, 30), WHITE, None)
    return pen.done()


@lru_cache(maxsize=4)
def _frame(ground: RGB) -> Image.Image:
    """What shows around the card that a move takes."""
    return plate((LARGE + 2 * RIM, TALL + 2 * RIM), PALE, ground, marked=True)


@lru_cache(maxsize=1)
def _stick() -> Image.Image:
    """Fetch, which takes the place of a card."""
    found = blank((46, 46), PALE)
    found.paste(sign("fetch", 38, WHITE), (4, 4))
    return found


# --- the displays ---------------------------------------------------------------------------------


def _displays(picture: Image.Image, view: LoverView, plan: Plan) -> None:
    """The tricks to learn with their prices, the dogs to rescue with their abilities."""
    chosen = plan.card
    for left, cards, offered in (
        (TRICKS, view.tricks, _trick),
        (SHELTER, view.shelter, _rescued),
    ):
        for place in range(3):
            corner = (left, TOP + place * DOWN)
            if place >= len(cards):
                picture.paste(slot(PAGE, (OFFERED, TALL)), corner)
                continue
            marked = cards[place] == chosen
            # Of two equal cards, one is bought.
            chosen = None if marked else chosen
            picture.paste(offered(view.cards, cards[place], marked), corner)


@lru_cache(maxsize=64)
def _trick(cards: int, card: str, marked: bool) -> Image.Image:
    found = plate((OFFERED, TALL), WHITE, PAGE, marked=marked).copy()
    middle(found, pattern(cards, card, 25, 18, WHITE), 60, TALL / 2)
    price = card_set(cards).trick(card).price
    if price is not None:
        middle(found, sign("training", 34, WHITE), OFFERED - 25, 82)
        middle(found, number(str(price), 40, WHITE), OFFERED - 25, 48)
    return found


@lru_cache(maxsize=64)
def _rescued(cards: int, card: str, marked: bool) -> Image.Image:
    drawn = looks(cards, card)
    found = plate((OFFERED, TALL), CAT_CARD, PAGE, marked=marked).copy()
    inner = dog(drawn, LARGE, CAT_CARD).crop((8, 8, LARGE - 4, TALL - 8))
    found.paste(inner, (8, 8))
    if drawn.ability in ABILITIES:
        middle(found, sign(drawn.ability, 46, CAT_CARD), OFFERED - 29, TALL / 2 + 8)
    return found
