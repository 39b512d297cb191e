"""Arrows across the board, for pawns that do not walk: they enter, are swapped, or jump.

A picture in the shared palette can't be drawn on smoothly. So an arrow is a mask of a few grades,
and for each grade every colour beneath is exchanged for the palette's nearest mixture.
"""

import math
from functools import lru_cache
from itertools import pairwise
from typing import Final, NamedTuple

from PIL import Image, ImageDraw

from cogs.faces.colours import ENTRIES, INK, RGB, SUN, indexed
from cogs.faces.sprites import Point

FINE: Final = 3
"""How many times too large a mask is drawn."""
GRADES: Final = (0.33, 0.67, 1.0)
"""How much of the arrow's colour there is along its edges, and within."""
BROAD: Final = 13
"""The breadth of an arrow with its outline."""
EDGE: Final = 3
HEAD: Final = 21
"""The length of an arrow's head."""
BENT: Final = 64
"""How many straight pieces its bow has."""
BEND: Final = 0.16
"""How far an arrow swings out, as a share of its length."""


class _Shape(NamedTuple):
    """An arrow: where it lies, and how much of each pixel its outline and its body cover."""

    left: int
    top: int
    outline: tuple[Image.Image, ...]
    body: tuple[Image.Image, ...]


def draw(
    picture: Image.Image, start: Point, end: Point, *, both: bool = False, short: int = 0
) -> None:
    """An arrow from one point to another, or with a head at both ends; it lies on all else.

    It stops so many pixels `short` of both points, so that what lies there stays to be seen.
    """
    found = _shape(_whole(start), _whole(end), short, both=both)
    width, height = found.body[0].size
    box = (found.left, found.top, found.left + width, found.top + height)
    region = picture.crop(box)
    for masks, colour in ((found.outline, INK), (found.body, SUN)):
        for mask, share in zip(masks, GRADES, strict=True):
            region.paste(region.point(_mixed(colour, share)), mask=mask)
    picture.paste(region, box[:2])


def _whole(point: Point) -> tuple[int, int]:
    return round(point[0]), round(point[1])


@lru_cache(maxsize=64)
def _shape(start: tuple[int, int], end: tuple[int, int], short: int, *, both: bool) -> _Shape:
    course = _course(start, end)
    course = [p for p in course if min(math.dist(p, start), math.dist(p, end)) >= short] or course
    space = HEAD + BROAD
    left = min(math.floor(x) for x, _ in course) - space
    top = min(math.floor(y) for _, y in course) - space
    width = max(math.ceil(x) for x, _ in course) + space - left
    height = max(math.ceil(y) for _, y in course) + space - top
    shapes = []
    for slim in (0, EDGE):
        mask = Image.new("L", (width * FINE, height * FINE), 0)
        _arrow(mask, [(x - left, y - top) for x, y in course], slim, both=both)
        shapes.append(_graded(mask.reduce(FINE)))
    return _Shape(left, top, shapes[0], shapes[1])


def _course(start: tuple[int, int], end: tuple[int, int]) -> list[Point]:
    """A bow from start to end."""
    across, down = end[0] - start[0], end[1] - start[1]
    middle = (
        (start[0] + end[0]) / 2 - down * BEND,
        (start[1] + end[1]) / 2 + across * BEND,
    )
    points: list[Point] = []
    for step in range(BENT + 1):
        t = step / BENT
        points.append(
            (
                (1 - t) ** 2 * start[0] + 2 * t * (1 - t) * middle[0] + t * t * end[0],
                (1 - t) ** 2 * start[1] + 2 * t * (1 - t) * middle[1] + t * t * end[1],
            )
        )
    return points


def _arrow(mask: Image.Image, course: list[Point], slim: int, *, both: bool) -> None:
    pen = ImageDraw.Draw(mask)
    ends = [course] + ([course[::-1]] if both else [])
    inside = [p for p in course if all(math.dist(p, way[-1]) > HEAD * 0.7 for way in ends)]
    body = BROAD - 2 * slim
    scaled = [(x * FINE, y * FINE) for x, y in inside]
    pen.line(scaled, fill=255, width=body * FINE, joint="curve")
    for x, y in (scaled[0], scaled[-1]):
        half = body * FINE / 2
        pen.ellipse((x - half, y - half, x + half, y + half), fill=255)
    for way in ends:
        tip, behind = way[-1], next(p for p in reversed(way) if math.dist(p, way[-1]) >= HEAD)
        length = math.dist(tip, behind)
        x, y = (tip[0] - behind[0]) / length, (tip[1] - behind[1]) / length
        long, wide, ahead = HEAD - 2.2 * slim, HEAD * 0.72 - 1.6 * slim, -1.3 * slim
        at = (tip[0] + x * ahead, tip[1] + y * ahead)
        corners = [
            at,
            (at[0] - x * long - y * wide, at[1] - y * long + x * wide),
            (at[0] - x * long + y * wide, at[1] - y * long - x * wide),
        ]
        pen.polygon([(a * FINE, b * FINE) for a, b in corners], fill=255)


def _graded(mask: Image.Image) -> tuple[Image.Image, ...]:
    """A mask for each grade."""
    bounds = [0.16, 0.5, 0.84, 2]
    found = []
    for low, high in pairwise(bounds):
        table = [255 if low * 255 <= level < high * 255 else 0 for level in range(256)]
        found.append(mask.point(table, "1"))
    return tuple(found)


@lru_cache(maxsize=16)
def _mixed(colour: RGB, share: float) -> list[int]:
    """For each entry of the palette the nearest one to its mixture with a colour."""
    line = Image.new("RGB", (256, 1))
    mixtures = [
        tuple(round(a + (b - a) * share) for a, b in zip(entry, colour, strict=True))
        for entry in ENTRIES
    ]
    line.putdata([*mixtures, *[colour] * (256 - len(mixtures))])
    return list(indexed(line).tobytes())
