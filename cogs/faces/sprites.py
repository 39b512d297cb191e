"""What pictures are put together from: shapes and words drawn once, smooth, in the shared palette.

A sprite is drawn four times too large, reduced, and laid into the palette on the ground that it
will lie on. So a finished sprite has no transparency, and putting it on a board copies bytes.
Sprites are shared by all pictures: nobody may draw on one that a cache handed out.
"""

import math
import time
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from functools import cache, lru_cache
from importlib.resources import files
from io import BytesIO
from typing import Final

from PIL import Image, ImageDraw, ImageFont

from cogs.faces.colours import INK, PALETTE, RGB, blend, indexed

Point = tuple[float, float]
Points = Sequence[Point]

FINE: Final = 4
"""How many times too large a sprite is drawn."""
STEPS: Final = 8
"""How many straight pieces a smooth curve has between two of its points."""
NAP: Final = 0.0001
"""How many seconds a thread sleeps after each sprite that it draws."""
GENTLE: Final = 0.07
"""The tangent of a bend so slight that a thick line needs no rounding there."""


class Pen:
    """Draws on a square or oblong of `width` x `height` pixels, measured in units of its own.

    The unit is a hundredth of the width. Shapes have an outline of `line` units in ink unless they
    say otherwise. `twin` draws a shape a second time, mirrored at the upright middle.
    """

    def __init__(self, width: int, height: int, ground: RGB, line: float = 3.2) -> None:
        self.unit = width * FINE / 100
        self.line = line
        self._origin: Point = (0.0, 0.0)
        self.image = Image.new("RGB", (width * FINE, height * FINE), ground)
        self.draw = ImageDraw.Draw(self.image)

    def done(self) -> Image.Image:
        """The finished sprite, in its real size and in the shared palette."""
        found = indexed(self.image.reduce(FINE))
        # A thread that draws one sprite after the other keeps the interpreter for 5 ms at a time;
        # to sleep, however briefly, hands it to whoever waits.
        time.sleep(NAP)
        return found

    def poly(
        self,
        points: Points,
        fill: RGB | None,
        edge: RGB | None = INK,
        *,
        twin: bool = False,
        line: float | None = None,
    ) -> None:
        """A closed shape with straight sides."""
        for corners in (points, mirrored(points)) if twin else (points,):
            scaled = self._scaled(corners)
            if fill:
                self.draw.polygon(scaled, fill=fill)
            if edge:
                self._stroke([*scaled, *scaled[:2]], edge, (line or self.line) * self.unit)

    def blob(
        self,
        points: Points,
        fill: RGB | None,
        edge: RGB | None = INK,
        *,
        twin: bool = False,
        line: float | None = None,
    ) -> None:
        """A closed shape, smooth through all of its points."""
        self.poly(smooth(points), fill, edge, twin=twin, line=line)

    def oval(
        self,
        centre: Point,
        radii: Point,
        fill: RGB | None,
        edge: RGB | None = INK,
        *,
        twin: bool = False,
        turn: float = 0,
    ) -> None:
        """An ellipse, turned clockwise by `turn` degrees."""
        self.poly(ellipse(centre, radii, turn), fill, edge, twin=twin)

    def curve(
        self,
        points: Points,
        colour: RGB = INK,
        *,
        width: float | None = None,
        twin: bool = False,
    ) -> None:
        """An open line, smooth through all of its points, with round ends."""
        thick = (width or self.line) * self.unit
        for course in (points, mirrored(points)) if twin else (points,):
            scaled = self._scaled(smooth(course, closed=False))
            self._stroke(scaled, colour, thick)
            for end in (scaled[0], scaled[-1]):
                self._dot(end, colour, thick)

    @contextmanager
    def inside(self, points: Points) -> Iterator[None]:
        """What is drawn meanwhile shows only inside a straight-sided closed shape."""
        before = self.image.copy()
        yield
        mask = Image.new("L", self.image.size, 0)
        ImageDraw.Draw(mask).polygon(self._scaled(points), fill=255)
        self.image.paste(Image.composite(self.image, before, mask))

    @contextmanager
    def smaller(self, corner: Point, share: float) -> Iterator[None]:
        """What is drawn meanwhile is reduced to a share of its size, from this corner on."""
        unit, origin = self.unit, self._origin
        self._origin = self._scaled((corner,))[0]
        self.unit = unit * share
        yield
        self.unit, self._origin = unit, origin

    def text(self, middle: Point, words: str, size: float, colour: RGB) -> None:
        """Words around a middle point, `size` units high."""
        big = font(round(size * self.unit), ROUND)
        x, y = self._scaled((middle,))[0]
        self.draw.text((x, y), words, font=big, fill=colour, anchor="mm")

    def _stroke(self, scaled: Points, colour: RGB, width: float) -> None:
        """A thick line, its corners round. Pillow's own round joints cost twenty times as much."""
        self.draw.line(scaled, fill=colour, width=round(width))
        for before, corner, after in zip(scaled, scaled[1:], scaled[2:], strict=False):
            ahead = (corner[0] - before[0], corner[1] - before[1])
            turned = (after[0] - corner[0], after[1] - corner[1])
            across = ahead[0] * turned[1] - ahead[1] * turned[0]
            along = ahead[0] * turned[0] + ahead[1] * turned[1]
            if abs(across) > along * GENTLE:
                self._dot(corner, colour, width)

    def _dot(self, middle: Point, colour: RGB, width: float) -> None:
        x, y, half = *middle, width / 2
        self.draw.ellipse((x - half, y - half, x + half, y + half), fill=colour)

    def _scaled(self, points: Points) -> list[Point]:
        left, top = self._origin
        return [(left + x * self.unit, top + y * self.unit) for x, y in points]


Drawing = Callable[[Pen], None]
"""Something that is drawn into a box of 100 x 100 units."""


@lru_cache(maxsize=1024)
def trace(outline: str) -> tuple[Point, ...]:
    """Points written down in short: `"50,20 66,24"`."""
    pairs = (pair.split(",") for pair in outline.split())
    return tuple((float(x), float(y)) for x, y in pairs)


def stretched(image: Image.Image, size: tuple[int, int], corner: int) -> Image.Image:
    """A frame made larger: its corners stay, its straight edges and its middle are drawn out."""
    found = image.resize(size, Image.Resampling.NEAREST)
    ends = [((0, corner), (corner, end - corner), (end - corner, end)) for end in image.size]
    wanted = [((0, corner), (corner, end - corner), (end - corner, end)) for end in size]
    for across, wide in zip(ends[0], wanted[0], strict=True):
        for down, high in zip(ends[1], wanted[1], strict=True):
            part = image.crop((across[0], down[0], across[1], down[1]))
            room = (wide[1] - wide[0], high[1] - high[0])
            found.paste(part.resize(room, Image.Resampling.NEAREST), (wide[0], high[0]))
    return found


def mirrored(points: Points) -> list[Point]:
    """The same points on the other side of the upright middle of a pen's box."""
    return [(100 - x, y) for x, y in points]


def ellipse(centre: Point, radii: Point, turn: float = 0) -> list[Point]:
    """Points on an ellipse, close enough to look round."""
    slant = math.radians(turn)
    found: list[Point] = []
    for step in range(48):
        angle = step * math.tau / 48
        x, y = radii[0] * math.cos(angle), radii[1] * math.sin(angle)
        found.append(
            (
                centre[0] + x * math.cos(slant) - y * math.sin(slant),
                centre[1] + x * math.sin(slant) + y * math.cos(slant),
            )
        )
    return found


_QUARTER: Final = ((0.0, -1.0), (0.383, -0.924), (0.707, -0.707), (0.924, -0.383), (1.0, 0.0))


def rounded(corner: Point, size: Point, radius: float) -> list[Point]:
    """An oblong with rounded corners, from its upper left corner."""
    left, top = corner[0] + radius, corner[1] + radius
    right, low = corner[0] + size[0] - radius, corner[1] + size[1] - radius
    found: list[Point] = []
    for number, (x, y) in enumerate(((right, top), (right, low), (left, low), (left, top))):
        for across, down in _QUARTER:
            for _ in range(number):
                across, down = -down, across  # noqa: PLW2901  (a quarter turn each)
            found.append((x + across * radius, y + down * radius))
    return found


def smooth(points: Points, *, closed: bool = True) -> list[Point]:
    """A curve through all of the points (a Catmull-Rom spline), as short straight pieces."""
    first, last = points[0], points[-1]
    ring = [last, *points, first, points[1]] if closed else [first, *points, last]
    found: list[Point] = []
    for before, start, end, after in zip(ring, ring[1:], ring[2:], ring[3:], strict=False):
        for step in range(STEPS):
            t = step / STEPS
            found.append(
                (
                    _spline(before[0], start[0], end[0], after[0], t),
                    _spline(before[1], start[1], end[1], after[1], t),
                )
            )
    if not closed:
        found.append(ring[-2])
    return found


def _spline(before: float, start: float, end: float, after: float, t: float) -> float:
    return (
        start
        + (end - before) * t / 2
        + (before - 2.5 * start + 2 * end - after / 2) * t * t
        + (1.5 * (start - end) + (after - before) / 2) * t * t * t
    )


NARROW: Final = (600, 75)
"""Weight and width of the typeface for names, which have little room."""
RISE: Final = 0.04
"""How much higher than the middle of its box a line stands, as a share of its size."""
LEADING: Final = 0.95
"""From line to line, as a share of the size."""
ROUND: Final = (600, 100)
"""Weight and width of the typeface for numbers and letters."""


@cache
def _typeface() -> bytes:
    return files("fontpkg_fredoka").joinpath("files", "Fredoka[wdth,wght].ttf").read_bytes()


@lru_cache(maxsize=64)
def font(size: int, cut: tuple[int, int]) -> ImageFont.FreeTypeFont:
    """The one typeface of all pictures (Fredoka, under the SIL Open Font License)."""
    # The basic layout is the same on every machine; the other one depends on a system library.
    found = ImageFont.truetype(BytesIO(_typeface()), size, layout_engine=ImageFont.Layout.BASIC)
    found.set_variation_by_axes(list(cut))
    return found


@lru_cache(maxsize=1024)
def lettering(
    lines: tuple[str, ...], size: int, cut: tuple[int, int], ink: RGB, ground: RGB, box: Point
) -> Image.Image:
    """Lines of words in the middle of a box of `ground`: a sprite of the box's size in pixels."""
    chosen = font(size, cut)
    width, height = round(box[0]), round(box[1])
    mask = Image.new("L", (width, height), 0)
    draw = ImageDraw.Draw(mask)
    for number, line in enumerate(lines):
        middle = height / 2 - size * RISE + (number - (len(lines) - 1) / 2) * size * LEADING
        draw.text((width / 2, middle), line, font=chosen, fill=255, anchor="mm")
    found = mask.point(blend(ink, ground))
    found.putpalette(PALETTE)
    return found


@lru_cache(maxsize=1024)
def broken(
    words: str, width: int, sizes: range, cut: tuple[int, int], most: int
) -> tuple[int, tuple[str, ...]]:
    """The largest of `sizes` at which the words fit `width` in at most `most` lines, and the lines.

    Lines break at spaces and after hyphens. What fits at no size is cut at the last one, with an
    ellipsis, so that nothing ever runs out of its place.
    """
    for size in sizes:
        lines = _lines(words, width, font(size, cut))
        if len(lines) <= most and breadth(lines, size, cut) <= width:
            return size, lines
    smallest = sizes[-1]
    lines = _lines(words, width, font(smallest, cut))
    kept = [*lines[: most - 1], "".join(_joined(lines[most - 1 :]))]
    return smallest, tuple(_cut(line, width, font(smallest, cut)) for line in kept)


@lru_cache(maxsize=1024)
def breadth(lines: tuple[str, ...], size: int, cut: tuple[int, int]) -> int:
    """The width of the longest line in whole pixels."""
    return math.ceil(max((font(size, cut).getlength(line) for line in lines), default=0))


def _joined(lines: Sequence[str]) -> Iterator[str]:
    for number, line in enumerate(lines):
        yield line if number == 0 or lines[number - 1].endswith("-") else f" {line}"


def _lines(words: str, width: int, chosen: ImageFont.FreeTypeFont) -> tuple[str, ...]:
    """Words filled into lines, as few as may be; a word too wide has a line for itself."""
    lines: list[str] = []
    for piece in words.replace("-", "- ").split():
        if lines:
            gap = "" if lines[-1].endswith("-") else " "
            longer = f"{lines[-1]}{gap}{piece}"
            if chosen.getlength(longer) <= width:
                lines[-1] = longer
                continue
        lines.append(piece)
    return tuple(lines)


def _cut(line: str, width: int, chosen: ImageFont.FreeTypeFont) -> str:
    if chosen.getlength(line) <= width:
        return line
    while line and chosen.getlength(f"{line}…") > width:
        line = line[:-1]
    return f"{line}…"
