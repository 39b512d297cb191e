"""How a rating went, table by table, as a line; its first, lowest, highest and last are written."""

from collections.abc import Sequence
from itertools import pairwise
from typing import Final, NamedTuple

from PIL import Image

from cogs.charts.mascots import mascot, mascots
from cogs.faces.colours import GOLD, INK, PAGE, PANEL, RUST, SUN, WHITE, blank
from cogs.faces.png import png
from cogs.faces.sprites import ROUND, Pen, Point, breadth, lettering, rounded
from rules.game import Path

WIDTH: Final = 720
HEIGHT: Final = 260
MARGIN: Final = 8
SIDE: Final = 104
"""The room beside the line: for the first figure at the left, for the last at the right."""
BAND: Final = 44
"""The room above the line for the highest figure, and below it for the lowest."""
SIZE: Final = 28
FACE: Final = 60
DOT: Final = 8
SMALL: Final = 6


class Course(NamedTuple):
    """What is drawn: at least two ratings of a member, oldest first, as people read them."""

    member: int
    """Decides nothing but the animal."""
    figures: tuple[int, ...]


class CoursePicture:
    """Draws the course of a rating."""

    def paint(self, view: Course, words: None, path: Path = ()) -> bytes:  # noqa: ARG002
        """The picture as a PNG. Blocks; to be called in the painter's thread."""
        points = spots(view.figures)
        picture = blank((WIDTH, HEIGHT), PAGE)
        picture.paste(_drawn(points, marked(view.figures)), (0, 0))
        for number, (x, y) in zip(marked(view.figures), _places(view.figures), strict=True):
            _write(picture, str(view.figures[number]), round(x), round(y))
        animal = mascot(mascots([view.member])[0], FACE, PANEL)
        x, y = points[-1]
        above = round(y) - FACE - 20
        top = above if above > MARGIN + 4 else round(y) + 20
        picture.paste(animal, (WIDTH - SIDE // 2 - FACE // 2 - 4, top))
        return png(picture, SMALL)


def spots(figures: Sequence[int]) -> list[Point]:
    """Where each rating lies, in pixels: evenly from left to right, the highest at the top."""
    low, high = min(figures), max(figures)
    room, wide = HEIGHT - 2 * (MARGIN + BAND), WIDTH - 2 * (MARGIN + SIDE)
    step = wide / (len(figures) - 1)
    return [
        (
            MARGIN + SIDE + number * step,
            MARGIN + BAND + (room / 2 if high == low else room * (high - figure) / (high - low)),
        )
        for number, figure in enumerate(figures)
    ]


def marked(figures: Sequence[int]) -> list[int]:
    """Which ratings have their figure beside them: first, last, highest, lowest, each once."""
    last = len(figures) - 1
    highest, lowest = figures.index(max(figures)), figures.index(min(figures))
    ends = {figures[0], figures[last]}
    between = [number for number in (highest, lowest) if figures[number] not in ends]
    return [0, last, *between]


def _places(figures: Sequence[int]) -> list[Point]:
    """The middle of each figure that is written."""
    points = spots(figures)
    found: list[Point] = []
    for number in marked(figures):
        x, y = points[number]
        if number == 0:
            found.append((x - SIDE / 2 - 2, y))
        elif number == len(figures) - 1:
            found.append((x + SIDE / 2 + 2, y))
        else:
            away = -25 if figures[number] == max(figures) else 26
            found.append((x, y + away))
    return found


def _drawn(points: Sequence[Point], dots: Sequence[int]) -> Image.Image:
    pen = Pen(WIDTH, HEIGHT, PAGE, line=0.4)
    pixel = 100 / WIDTH
    size = ((WIDTH - 2 * MARGIN) * pixel, (HEIGHT - 2 * MARGIN) * pixel)
    pen.poly(rounded((MARGIN * pixel, MARGIN * pixel), size, 2), PANEL)
    line = [(x * pixel, y * pixel) for x, y in points]
    floor = (HEIGHT - MARGIN - BAND + DOT) * pixel
    pen.poly([(line[0][0], floor), *line, (line[-1][0], floor)], GOLD, None)
    for part in pairwise(line):
        pen.curve(part, RUST, width=0.8)
    for number in dots:
        pen.oval(line[number], (1, 1), SUN if number == len(line) - 1 else WHITE, INK)
    return pen.done()


def _write(picture: Image.Image, figure: str, x: int, y: int) -> None:
    wide = breadth((figure,), SIZE, ROUND) + 4
    written = lettering((figure,), SIZE, ROUND, INK, PANEL, (wide, SIZE + 4))
    picture.paste(written, (x - wide // 2, y - (SIZE + 4) // 2))
