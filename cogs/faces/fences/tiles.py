"""What the board of fences is put together from: squares, and between them edges and posts.

The board is cut so that no sprite depends on what lies beside it: a square stands in the middle of
its field, an edge on the lawn between two posts, a post on the lawn where four edges meet. A fence
is therefore drawn piecewise; where it goes on over a post the pieces meet, where it ends it leaves
the post free, and so joined pieces show as one.
"""

from functools import lru_cache
from itertools import pairwise
from typing import Final, Literal, NamedTuple

from PIL import Image

from cogs.faces.colours import (
    CAT_CARD,
    DOG_CARD,
    GOLD,
    GRASS,
    GREY,
    INK,
    LAWN,
    LEAF,
    LIVE,
    RGB,
    SAND,
    SEATS,
    SKY,
    SLATE,
    SMOKE,
    SUN,
    TAN,
    WHITE,
)
from cogs.faces.fences.animals import animal
from cogs.faces.sprites import Pen, Point, Points, rounded

BAND: Final = 44
"""The breadth of the lawn between squares, and so the size of a post's tile."""
MIDDLE: Final = BAND / 2
THICK: Final = 21
"""A fence with its outline."""
OUTLINE: Final = 3.5
GLOW: Final = 40
LIGHT: Final = ((GLOW, INK), (GLOW - 4, SUN))
"""The light around the newest fence: widths and colours, from the outside."""
PALE: Final = SEATS[3]
"""The colour of what is not yet on the board: the marked posts, the fence of a preview."""

Style = Literal["rail", "picket", "gate", "plan", "gone"]
"""How a fence is built: of seat 0, of seat 1, of nobody, only planned, used up."""
STYLES: Final[tuple[Style, Style]] = ("rail", "picket")
"""By seat."""
_FILL: Final[dict[Style, RGB]] = {
    "rail": SEATS[0],
    "picket": SKY,
    "gate": SMOKE,
    "plan": PALE,
    "gone": SMOKE,
}
Mark = Literal["open", "closing"]
"""A post that can be chosen; `closing` if the piece closes a square from there."""


class Strip(NamedTuple):
    """A fence on one edge: whether it ends before each of the edge's two posts."""

    style: Style
    ends: tuple[bool, bool]
    newest: bool = False


class Crossing(NamedTuple):
    """A fence that goes on over a post, from one side to another (0 north, then clockwise)."""

    style: Style
    sides: tuple[int, int]
    newest: bool = False


class Square(NamedTuple):
    """What is in a square: the animal of a seat (None: nobody), perhaps only about to come.

    Of a seat's animals, which look a bit different, it is the one of this number.
    """

    seat: int | None = None
    number: int = 0
    planned: bool = False


class Field:
    """Draws with a pen, measured in pixels of the finished sprite."""

    def __init__(self, pen: Pen, width: int) -> None:
        self.pen = pen
        self._unit = 100 / width

    def stroke(self, points: Points, width: float, colour: RGB) -> None:
        """A straight-sided line with round ends."""
        unit = self._unit
        scaled = [(x * unit, y * unit) for x, y in points]
        for start, end in pairwise(scaled):
            self.pen.curve([start, end], colour, width=width * unit)

    def dot(self, middle: Point, size: float, colour: RGB) -> None:
        """A disc of a diameter."""
        unit = self._unit
        radius = size / 2 * unit
        self.pen.oval((middle[0] * unit, middle[1] * unit), (radius, radius), colour, None)


def fence(field: Field, course: Points, style: Style, thick: float = THICK) -> None:
    """The body of a fence along a course, outline first; its pattern is `bars`."""
    outline = OUTLINE * thick / THICK
    edge = GREY if style == "gone" else INK
    field.stroke(course, thick, edge)
    field.stroke(course, thick - 2 * outline, _FILL[style])
    if style == "gate":
        field.stroke(course, thick / 4.5, SLATE)


def bars(field: Field, start: Point, end: Point, count: int, thick: float = THICK) -> None:
    """The uprights of a picket fence, `count` of them evenly between two points."""
    for step in range(count):
        share = (step + 0.5) / count
        x = start[0] + (end[0] - start[0]) * share
        y = start[1] + (end[1] - start[1]) * share
        half = thick / 2 - 1
        across = (0.0, half) if start[1] == end[1] else (half, 0.0)
        top, low = (x - across[0], y - across[1]), (x + across[0], y + across[1])
        field.stroke((top, low), thick / 6, INK)


def dashes(field: Field, start: Point, end: Point, count: int) -> None:
    """The broken line along a fence that is only planned."""
    for step in range(count):
        first, last = (
            start[0] + (end[0] - start[0]) * (step + part) / count for part in (0.3, 0.7)
        )
        field.stroke(((first, start[1]), (last, end[1])), 6, WHITE)


@lru_cache(maxsize=256)
def edge(strip: Strip | None, length: int) -> Image.Image:
    """An edge from west to east, `length` pixels between the tiles of its posts."""
    field = Field(Pen(length, BAND, LAWN), length)
    if strip is None:
        field.stroke(((6, MIDDLE), (length - 6, MIDDLE)), 4, LEAF)
        for gap in range(1, 4):
            x = length * gap / 4
            field.stroke(((x - 2, MIDDLE), (x + 2, MIDDLE)), 6, LAWN)
        return field.pen.done()
    west, east = (THICK / 2 if end else -THICK for end in strip.ends)
    course = ((west, MIDDLE), (length - east, MIDDLE))
    if strip.newest:
        # The light goes on around the posts at the ends.
        for width, colour in LIGHT:
            field.stroke(((-GLOW, MIDDLE), (length + GLOW, MIDDLE)), width, colour)
    fence(field, course, strip.style)
    if strip.style == "picket":
        bars(field, (0, MIDDLE), (length, MIDDLE), round(length / 15))
    elif strip.style == "plan":
        dashes(field, (0, MIDDLE), (length, MIDDLE), round(length / 24))
    return field.pen.done()


@lru_cache(maxsize=256)
def upright(strip: Strip | None, length: int) -> Image.Image:
    """An edge from north to south."""
    return edge(strip, length).transpose(Image.Transpose.ROTATE_270)


_SIDES: Final = ((MIDDLE, -THICK), (BAND + THICK, MIDDLE), (MIDDLE, BAND + THICK), (-THICK, MIDDLE))
"""Where a fence leaves a post's tile: north, east, south, west."""


def _course(sides: tuple[int, int]) -> list[Point]:
    """The way of a fence over a post: straight on, or around a corner that is a bit rounded."""
    start, end = (_SIDES[side] for side in sides)
    if (sides[0] - sides[1]) % 2 == 0:
        return [start, end]
    middle = (MIDDLE, MIDDLE)
    cut = 0.22
    return [
        start,
        *(
            (middle[0] + (at[0] - middle[0]) * cut, middle[1] + (at[1] - middle[1]) * cut)
            for at in (start, end)
        ),
        end,
    ]


@lru_cache(maxsize=1024)
def post(
    crossings: tuple[Crossing, ...],
    lit: frozenset[int] = frozenset(),
    mark: Mark | None = None,
    name: str = "",
) -> Image.Image:
    """A post with the fences that go on over it, the older below the newer.

    `lit` are the sides from which the newest fence ends here. A post that can be chosen is `mark`ed
    and bears its name.
    """
    field = Field(Pen(BAND, BAND, LAWN), BAND)
    middle = (MIDDLE, MIDDLE)
    for width, colour in LIGHT:
        for side in lit:
            field.stroke((_SIDES[side], middle), width, colour)
    if not crossings:
        field.dot(middle, 24, INK)
        field.dot(middle, 18, TAN)
        field.dot((MIDDLE - 2, MIDDLE - 2), 7, SAND)
    for crossing in crossings:
        course = _course(crossing.sides)
        if crossing.newest:
            for width, colour in LIGHT:
                field.stroke(course, width, colour)
        fence(field, course, crossing.style)
        # A knob where the fence stands on the post.
        field.dot(middle, 11, INK)
        field.dot(middle, 6, WHITE if crossing.style == "rail" else _FILL[crossing.style])
    if mark:
        fill, ink = (SUN, INK) if mark == "closing" else (PALE, WHITE)
        field.dot(middle, BAND - 1, INK)
        field.dot(middle, BAND - 6, fill)
        field.pen.text((50, 48), name, 50, ink)
    return field.pen.done()


@lru_cache(maxsize=256)
def square(content: Square, side: int) -> Image.Image:
    """A square of lawn, with the animal that lives there or is about to come."""
    pen = Pen(side, side, LAWN)
    field = Field(pen, side)
    seat = content.seat
    if seat is None:
        fill, line, width = GRASS, LEAF, 1.5
    elif content.planned:
        fill, line, width = LIVE, PALE, 6.0
    else:
        fill, line, width = (DOG_CARD, CAT_CARD)[seat], (TAN, SLATE)[seat], 2.0
    inset = (width / 2 + 0.5) * 100 / side
    outline = rounded((inset, inset), (100 - 2 * inset, 100 - 2 * inset), 13)
    pen.poly(outline, fill, None)
    with pen.inside(outline):
        if seat is None:
            _tufts(field, side)
        elif not content.planned:
            (_dots, _stripes)[seat](field, side)
    pen.poly(outline, None, line, line=width * 100 / side)
    if seat is not None:
        with pen.smaller((8, 8), 0.84):
            animal(pen, seat, content.number)
    return pen.done()


@lru_cache(maxsize=16)
def face(seat: int, side: int, ground: RGB) -> Image.Image:
    """The animal of a seat, beside its score."""
    pen = Pen(side, side, ground)
    animal(pen, seat, 0)
    return pen.done()


def _dots(field: Field, side: int) -> None:
    step = side / 6
    for row in range(6):
        for column in range(6):
            if (row + column) % 2 == 0 and (row, column) not in ((0, 0), (5, 5)):
                field.dot((step * (column + 0.5), step * (row + 0.5)), side / 22, GOLD)


def _stripes(field: Field, side: int) -> None:
    step = side / 5
    for number in range(1, 10):
        at = step * number
        field.stroke(((at, 0), (at - side, side)), side / 22, SMOKE)


def _tufts(field: Field, side: int) -> None:
    for x, y in ((0.3, 0.36), (0.7, 0.5), (0.4, 0.74)):
        for lean in (-0.05, 0, 0.05):
            foot = (side * x, side * y)
            tip = (side * (x + lean), side * (y - (0.07 if lean else 0.1)))
            field.stroke((foot, tip), 2.4, LAWN)
