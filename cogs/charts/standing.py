"""A page of a leaderboard as a picture: place, animal, bar and figure of each, in the list's order.

The list beside it has the names. Places and figures are written, so nothing is told by colour or
length alone; the reader's own row has a frame and a paw print.
"""

from collections.abc import Sequence
from functools import lru_cache
from typing import Final, NamedTuple

from PIL import Image

from cogs.charts.mascots import mascot, mascots
from cogs.faces import signs
from cogs.faces.colours import (
    CAT_CARD,
    DOG_CARD,
    GONE,
    INK,
    LIVE,
    PAGE,
    PANEL,
    RED,
    RGB,
    SKY,
    SMOKE,
    SUN,
    TAN,
    blank,
)
from cogs.faces.days.dogs import DOGS
from cogs.faces.png import png
from cogs.faces.sprites import ROUND, Pen, breadth, lettering, rounded, stretched, trace
from rules.game import Path

WIDTH: Final = 720
"""In pixels. A phone shows it at about half of that."""
MARGIN: Final = 8
ROW: Final = 58
"""The height of a row; they lie close together."""
PITCH: Final = ROW + 5
PLACE: Final = 78
"""The room for a place, at the left."""
FACE: Final = 44
BAR_LEFT: Final = MARGIN + PLACE + FACE + 14
BAR_RIGHT: Final = WIDTH - MARGIN - 62
"""Where the longest bar ends: behind it there is room for the winner's crown."""
BAR: Final = 34
"""The height of a bar, and so the length of the shortest."""
SIZE: Final = 28
"""Of the figures."""
SMALL: Final = 6
"""How hard the file is pressed: a fifth smaller than the fastest way; the hardest takes 20 ms."""
_NARROW: Final = "\N{NARROW NO-BREAK SPACE}"
SMALLEST: Final = 16
"""Of places with very many digits."""
MEDALS: Final[dict[int, RGB]] = {1: SUN, 2: SMOKE, 3: TAN}


class Bar(NamedTuple):
    """A row of the picture."""

    place: int
    member: int
    """Decides nothing but the animal."""
    value: int
    figure: str
    """The value as the list has it."""
    own: bool = False
    gone: bool = False


class StandingPicture:
    """Draws the rows of a page, of which there must be one at least."""

    def paint(self, view: Sequence[Bar], words: None, path: Path = ()) -> bytes:  # noqa: ARG002
        """The picture as a PNG. Blocks; to be called in the painter's thread."""
        bars = tuple(view)
        picture = blank((WIDTH, 2 * MARGIN + PITCH * len(bars) - (PITCH - ROW)), PAGE)
        animals = mascots([bar.member for bar in bars])
        rows = zip(bars, animals, lengths(bars), strict=True)
        for number, (bar, animal, length) in enumerate(rows):
            _row(picture, bar, animal, MARGIN + number * PITCH, length)
        return png(picture, SMALL)


def lengths(bars: tuple[Bar, ...]) -> list[int]:
    """How long each bar is, in pixels: in proportion to the values, from nought or the lowest.

    The longest leaves room for its figure, which stands behind it or, if it is long enough, in it.
    """
    low = min(0, *(bar.value for bar in bars))
    high = max(bar.value for bar in bars)
    room = BAR_RIGHT - BAR_LEFT - BAR
    return [BAR + round(room * (bar.value - low) / max(1, high - low)) for bar in bars]


def _row(picture: Image.Image, bar: Bar, animal: str, top: int, length: int) -> None:
    ground = LIVE if bar.own else GONE if bar.gone else PANEL
    picture.paste(_panel(ground), (MARGIN, top))
    place = _place(bar.place, ground)
    picture.paste(place, (MARGIN + 8, top + (ROW - place.height) // 2))
    picture.paste(mascot(animal, FACE, ground), (MARGIN + PLACE, top + (ROW - FACE) // 2))
    colour = DOG_CARD if animal in DOGS else CAT_CARD
    if bar.place == 1:
        colour = SUN if animal in DOGS else SKY
    below = top + (ROW - BAR) // 2
    picture.paste(_bar(colour, ground, length), (BAR_LEFT, below))
    # The typeface lacks the space that French has between thousands.
    written = (bar.figure.replace(_NARROW, " "),)
    wide = breadth(written, SIZE, ROUND) + 12
    inside = length >= wide + 10
    left = BAR_LEFT + length - wide - 6 if inside else BAR_LEFT + length + 2
    figure = lettering(
        written, SIZE, ROUND, INK, colour if inside else ground, (wide, BAR - 8 if inside else BAR)
    )
    picture.paste(figure, (left, below + 4 if inside else below))
    after = BAR_LEFT + length + (8 if inside else wide + 8)
    if bar.place == 1:
        picture.paste(signs.crown(38, ground), (after, top + (ROW - 38) // 2))
    elif bar.own:
        picture.paste(signs.turn(34, ground), (after, top + (ROW - 34) // 2))


@lru_cache(maxsize=8)
def _panel(ground: RGB) -> Image.Image:
    """The ground of a row; thickly framed if it is the reader's."""
    line = 5 if ground == LIVE else 2
    pen = Pen(100, 100, PAGE, line=line)
    pen.poly(rounded((line / 2, line / 2), (99 - line, 99 - line), 14), ground)
    return stretched(pen.done(), (WIDTH - 2 * MARGIN, ROW), 20)


@lru_cache(maxsize=256)
def _place(place: int, ground: RGB) -> Image.Image:
    """A place: on a medal for the first three, else as a number."""
    room = (PLACE - 16, ROW - 14)
    if place not in MEDALS:
        written = (str(place),)
        sizes = (
            size for size in range(32, SMALLEST, -2) if breadth(written, size, ROUND) <= room[0]
        )
        return lettering(written, next(sizes, SMALLEST), ROUND, INK, ground, room)
    pen = Pen(room[1], room[1], ground, line=4)
    pen.poly(trace("30,50 20,97 50,82 80,97 70,50"), RED)
    pen.oval((50, 42), (39, 39), MEDALS[place])
    pen.text((50, 42), str(place), 52, INK)
    medal = pen.done()
    found = blank(room, ground)
    found.paste(medal, ((room[0] - medal.width) // 2, 0))
    return found


@lru_cache(maxsize=16)
def _end(colour: RGB, ground: RGB) -> Image.Image:
    pen = Pen(BAR, BAR, ground, line=6)
    pen.poly(rounded((3, 3), (94, 94), 30), colour)
    return pen.done()


def _bar(colour: RGB, ground: RGB, length: int) -> Image.Image:
    return stretched(_end(colour, ground), (length, BAR), BAR // 2 - 2)
