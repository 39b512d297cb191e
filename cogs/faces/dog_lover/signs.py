"""The small drawings of Dog Lover: food, what lies under dogs, what a hand keeps, the watch dog.

Each is drawn into a box of 100 x 100 units of a pen. No two have the same outline, so that none
needs its colour.
"""

import math
from functools import lru_cache
from typing import Final

from PIL import Image

from cogs.faces.animals import paw
from cogs.faces.colours import (
    BLACK,
    BROWN,
    CREAM,
    EVENT_CARD,
    GOLD,
    INK,
    ORANGE,
    RED,
    RGB,
    SKY,
    SLATE,
    SMOKE,
    SUN,
    TAN,
    WHITE,
)
from cogs.faces.days.dogs import DOGS
from cogs.faces.dog_lover.things import ball, present
from cogs.faces.sprites import Drawing, Pen, Point, ellipse, rounded, trace

# --- food -----------------------------------------------------------------------------------------


def scraps(pen: Pen) -> None:
    """A piece of cheese: a triangle."""
    pen.poly(trace("50,8 94,88 6,88"), ORANGE)
    pen.oval((46, 68), (9, 9), CREAM, None)
    pen.oval((66, 76), (6, 6), CREAM, None)


def kibble(pen: Pen) -> None:
    """A round biscuit."""
    pen.oval((50, 50), (43, 43), TAN)
    pen.oval((50, 50), (13, 13), CREAM, None)


def canned(pen: Pen) -> None:
    """A tin: a square with a band."""
    pen.poly(trace("10,10 90,10 90,90 10,90"), SKY)
    pen.poly(trace("10,34 90,34 90,66 10,66"), WHITE, None)
    pen.poly(trace("10,10 90,10 90,90 10,90"), None)


def wild(pen: Pen) -> None:
    """A black star: the cube that stands for any food."""
    pen.poly(star((50, 54), 50), BLACK, None)


def star(middle: Point, size: float) -> list[Point]:
    """A star with five points."""
    found = []
    for step in range(10):
        angle = math.radians(step * 36 - 90)
        reach = size if step % 2 == 0 else size * 0.46
        found.append((middle[0] + reach * math.cos(angle), middle[1] + reach * math.sin(angle)))
    return found


def cube(pen: Pen) -> None:
    """Any cube of food."""
    pen.poly(trace("50,6 92,28 92,72 50,95 8,72 8,28"), SMOKE)
    pen.curve([(8, 28), (50, 50)], width=pen.line)
    pen.curve([(92, 28), (50, 50)], width=pen.line)
    pen.curve([(50, 50), (50, 95)], width=pen.line)


FOOD: Final[tuple[Drawing, ...]] = (scraps, kibble, canned, wild)
"""In the order of `view.FOODS`."""


# --- what lies under dogs, and what a hand keeps --------------------------------------------------


def walk(pen: Pen) -> None:
    """A lead: its loop, its bend, its clasp."""
    pen.oval((30, 30), (21, 21), None)
    for colour, width in ((INK, 18), (RED, 11)):
        loop = ellipse((30, 30), (20, 20))
        pen.curve([*loop[::6], loop[0]], colour, width=width)
        pen.curve(trace("46,42 62,52 60,70 74,80 90,82"), colour, width=width)
    pen.oval((88, 82), (9, 9), SMOKE)


def training(pen: Pen) -> None:
    """A hurdle."""
    for x in (14, 86):
        pen.curve([(x, 12), (x, 92)], INK, width=17)
        pen.curve([(x, 12), (x, 92)], WHITE, width=8)
    pen.poly(trace("14,34 86,34 86,56 14,56"), SUN)
    for x in (28, 52, 76):
        pen.poly([(x - 6, 34), (x + 6, 34), (x, 56), (x - 12, 56)], INK, None)


def adoption(pen: Pen) -> None:
    """A house with a heart."""
    pen.poly(trace("14,46 86,46 86,94 14,94"), CREAM)
    pen.poly(trace("50,6 98,50 2,50"), BROWN)
    with pen.smaller((30, 52), 0.4):
        heart(pen)


def heart(pen: Pen) -> None:
    """A red heart."""
    pen.oval((29, 35), (23, 23), RED, None, twin=True)
    pen.poly(trace("50,30 73,35 93,46 50,94 7,46 27,35"), RED, None)


def bone(pen: Pen) -> None:
    """A bone, lying aslant."""
    for grow, colour in ((4.0, INK), (0.0, WHITE)):
        for x, y in ((20, 62), (38, 80), (62, 20), (80, 38)):
            pen.oval((x, y), (15 + grow, 15 + grow), colour, None)
        pen.curve([(30, 70), (70, 30)], colour, width=24 + 2 * grow)


def trick(pen: Pen) -> None:
    """A grid of which a line is taken."""
    for row in range(3):
        for column in range(3):
            x, y = 5 + column * 30, 5 + row * 30
            pen.poly(rounded((x, y), (27, 27), 4), GOLD if row == 0 else WHITE)


def trait(pen: Pen) -> None:
    """A rosette."""
    pen.poly(trace("34,52 22,96 44,84 50,96 56,84 78,96 66,52"), RED)
    pen.oval((50, 38), (35, 35), EVENT_CARD)
    with pen.smaller((30, 18), 0.4):
        pen.poly(star((50, 52), 46), SUN, None)


def fetch(pen: Pen) -> None:
    """A stick with a fork, ready to be thrown."""
    for colour, width in ((INK, 23), (BROWN, 15)):
        pen.curve([(10, 86), (86, 16)], colour, width=width)
        pen.curve([(48, 52), (46, 24)], colour, width=width * 0.75)
        pen.curve([(60, 40), (84, 46)], colour, width=width * 0.75)


def finish(pen: Pen) -> None:
    """A chequered flag: the last round."""
    pen.curve([(10, 6), (10, 96)], INK, width=9)
    for row in range(3):
        for column in range(4):
            x, y = 14 + column * 20, 8 + row * 18
            dark = (row + column) % 2 == 0
            pen.poly(
                [(x, y), (x + 20, y), (x + 20, y + 18), (x, y + 18)], INK if dark else WHITE, None
            )
    pen.poly(trace("14,8 94,8 94,62 14,62"), None, line=5)


def rounds(pen: Pen) -> None:
    """An arrow that comes back to where it began."""
    ring = ellipse((50, 52), (34, 34))
    pen.curve(ring[-8:] + ring[:34], INK, width=13)
    pen.poly(trace("52,0 52,40 84,22"), INK, None)


def deck(pen: Pen) -> None:
    """Cards with their backs up."""
    for shift in (14, 7, 0):
        pen.poly(rounded((16, 4 + shift), (68, 76), 8), TAN, line=5)
    paw(pen, (50, 42), 46, CREAM)


def hand(pen: Pen) -> None:
    """Three cards held like a fan."""
    pen.poly(trace("8,34 36,20 58,72 32,86"), SMOKE, line=6)
    pen.poly(trace("92,34 64,20 42,72 68,86"), SMOKE, line=6)
    pen.poly(trace("32,12 68,12 68,80 32,80"), WHITE, line=6)


def watchdog(pen: Pen) -> None:
    """The watch dog's head, on a disc."""
    pen.oval((50, 50), (47, 47), SUN)
    with pen.smaller((9, 6), 0.82):
        DOGS["french_bulldog"](pen)


def watch_mark(pen: Pen) -> None:
    """The watch dog where there is little room: a dark head with hanging ears."""
    pen.blob(trace("34,12 14,14 1,40 3,70 16,76 26,50"), BLACK, None, twin=True)
    pen.oval((50, 46), (28, 36), BLACK, None)
    pen.oval((50, 72), (21, 20), SMOKE, None)
    pen.oval((50, 62), (9, 6), BLACK, None)
    pen.oval((39, 38), (6, 6), WHITE, None, twin=True)


def nothing(pen: Pen) -> None:
    """An empty place: a broken outline."""
    for start, end in (
        ((12, 12), (88, 12)),
        ((88, 12), (88, 88)),
        ((88, 88), (12, 88)),
        ((12, 88), (12, 12)),
    ):
        for share in (0.0, 0.38, 0.76):
            x, y = (a + (b - a) * share for a, b in zip(start, end, strict=True))
            far = [a + (b - a) * (share + 0.24) for a, b in zip(start, end, strict=True)]
            pen.curve([(x, y), (far[0], far[1])], INK, width=9)


# --- abilities ------------------------------------------------------------------------------------


def small(pen: Pen) -> None:
    """One paw."""
    paw(pen, (50, 48), 84, INK)


def medium(pen: Pen) -> None:
    """Two paws."""
    paw(pen, (26, 50), 50, INK)
    paw(pen, (74, 50), 50, INK)


def large(pen: Pen) -> None:
    """Three paws."""
    for middle in ((50, 28), (26, 72), (74, 72)):
        paw(pen, middle, 46, INK)


SIZES: Final[dict[str, Drawing]] = {"small": small, "medium": medium, "large": large}
PAWS: Final = {"small": 1, "medium": 2, "large": 3}
"""How many paw prints stand for a size."""


def bowl(pen: Pen) -> None:
    """An empty bowl."""
    pen.poly(trace("6,46 94,46 82,88 18,88"), SLATE)
    pen.oval((50, 46), (44, 13), SMOKE)


def unfed(pen: Pen) -> None:
    """A crossed-out bowl: a dog that was not fed."""
    bowl(pen)
    pen.curve([(12, 90), (88, 14)], RED, width=14)


ABILITIES: Final[dict[str, tuple[Drawing, str]]] = {
    "walk_limit": (walk, "2"),
    "training_limit": (training, "+"),
    "need_minus_one": (bowl, "\u22121"),
    "any_food": (wild, ""),
    "watch_limit_2": (watch_mark, "2"),
    "rescue_cost_1": (adoption, "1"),
    "trick_discount_1": (trick, "\u22121"),
    "no_walks": (walk, "0"),
    "extra_bone": (bone, "+1"),
    "favorite_bonus": (ball, "+1"),
    "per_small": (small, "+1"),
    "per_medium": (medium, "+1"),
    "per_large": (large, "+1"),
    "per_walk": (walk, "+1"),
    "per_training": (training, "+1"),
    "wild_favorite": (ball, "?"),
    "bone_plus_1": (bone, "+1"),
    "leftover_food": (bowl, "+1"),
    "per_trait": (trait, "+2"),
    "no_unfed_penalty": (unfed, "0"),
    "per_trick": (trick, "+1"),
    "per_rescued": (heart, "+2"),
}
"""What each ability is about, and how it counts."""


def ability(pen: Pen, key: str) -> None:
    """What an ability is about, with its number in the lower right corner."""
    drawing, number = ABILITIES[key]
    with pen.smaller((0, 0), 0.76 if number else 1):
        drawing(pen)
    if number:
        wide = 31 if len(number) > 1 else 24
        pen.poly(rounded((98 - 2 * wide, 52), (2 * wide, 46), 22), WHITE)
        pen.text((98 - wide, 75), number, 50, INK)


# --- as sprites -----------------------------------------------------------------------------------

_SINGLE: Final[dict[str, Drawing]] = {
    "walk": walk,
    "training": training,
    "adoption": adoption,
    "bone": bone,
    "trick": trick,
    "trait": trait,
    "thing": present,
    "cube": cube,
    "fetch": fetch,
    "finish": finish,
    "rounds": rounds,
    "deck": deck,
    "hand": hand,
    "heart": heart,
    "watchdog": watchdog,
    "guarded": watch_mark,
    "empty": nothing,
    "fetch-just-laid": fetch,
    **dict(zip("skcw", FOOD, strict=True)),
}


@lru_cache(maxsize=256)
def sign(name: str, side: int, ground: RGB) -> Image.Image:
    """A drawing in a square of `side` pixels, by its name; an ability by its key."""
    pen = Pen(side, side, ground, line=6 if side < FINE_FROM else 4)
    if name in ABILITIES:
        ability(pen, name)
    else:
        _SINGLE[name](pen)
    return pen.done()


FINE_FROM: Final = 40
"""Smaller signs have thicker outlines."""
