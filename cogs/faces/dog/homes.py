"""The homes beside the course: whose, how many cards they hold, how they stand, who waits there."""

from functools import lru_cache
from typing import Final, NamedTuple

from PIL import Image

from cogs.faces import signs
from cogs.faces.colours import GONE, INK, LAWN, LIVE, PANEL, RGB, SEATS, SLATE, SMOKE, SUN, WHITE
from cogs.faces.dog import pawns as dog_pawns
from cogs.faces.dog.course import Box
from cogs.faces.dog.pawns import Pawn
from cogs.faces.sprites import NARROW, Pen, lettering, rounded, stretched, trace

SLOT: Final = 45
"""The room of a waiting pawn."""


class Waiting(NamedTuple):
    """A place for a pawn in a home."""

    pawn: Pawn | None
    """None while it is on its way."""
    sent: bool = False
    """Whether it was sent home by the last move."""
    marked: bool = False
    """Whether it can be chosen now."""


class Home(NamedTuple):
    """All that a home tells."""

    seat: int
    hand: int
    folded: bool
    acting: bool
    chosen: bool
    first: bool
    gone: bool
    helps: int | None
    """The seat whose pawns it moves, its own being all in the finish."""
    place: int | None
    """Its place, once the game is over."""
    waiting: tuple[Waiting, ...]


def paste(picture: Image.Image, home: Home, box: Box) -> None:
    """Draw a home where it belongs."""
    ground = GONE if home.gone else LIVE if home.acting else PANEL
    picture.paste(_frame(home.seat, ground, (box.width, box.height)), box[:2])
    left, top = box.left, box.top
    picture.paste(signs.seat(home.seat, 46, ground, gone=home.gone), (left + 9, top + 9))
    picture.paste(_cards(38, ground, folded=home.folded), (left + 58, top + 13))
    if not home.folded:
        number = lettering((str(home.hand),), 38, NARROW, INK, ground, (34, 44))
        picture.paste(number, (left + 96, top + 10))
    if home.first and home.place is None:
        picture.paste(bone(27, ground), (left + 128, top + 18))
    mark = _mark(home, ground)
    if mark:
        picture.paste(mark, (left + box.width - 9 - mark.width, top + 12))
    if home.helps is not None:
        picture.paste(heart(46, ground), (left + 50, top + 64))
        picture.paste(signs.seat(home.helps, 46, ground), (left + 104, top + 64))
        return
    for place, slot in enumerate(home.waiting):
        picture.paste(_slot(slot, ground), (left + 8 + place * (SLOT + 1), top + 66))


def _mark(home: Home, ground: RGB) -> Image.Image | None:
    """A flag if it gave up, its place at the end, a paw if it must act, a star if it has chosen."""
    if home.gone:
        return signs.flag(38, ground)
    if home.place is not None:
        return signs.crown(38, ground) if home.place == 1 else signs.medal(home.place, 38, ground)
    if home.acting:
        return signs.turn(38, ground)
    return star(38, ground) if home.chosen else None


@lru_cache(maxsize=32)
def _frame(seat: int, ground: RGB, size: tuple[int, int]) -> Image.Image:
    """The ground of a home, framed in the seat's colour; thickly if it must act."""
    line = 7 if ground == LIVE else 4
    pen = Pen(100, 100, LAWN, line=line)
    pen.poly(rounded((line / 2, line / 2), (99 - line, 99 - line), 14), ground, SEATS[seat])
    return stretched(pen.done(), size, 40)


@lru_cache(maxsize=512)
def _slot(slot: Waiting, ground: RGB) -> Image.Image:
    pen = Pen(SLOT, SLOT, ground, line=4)
    if slot.pawn is None:
        pen.oval((50, 54), (30, 30), None, SLATE if ground == GONE else SMOKE)
        return pen.done()
    if slot.sent:
        dog_pawns.cloud(pen)
    dog_pawns.draw(pen, slot.pawn)
    if slot.marked:
        pen.poly(rounded((3, 3), (94, 94), 24), None, SEATS[3], line=6)
    return pen.done()


@lru_cache(maxsize=32)
def _cards(width: int, ground: RGB, *, folded: bool) -> Image.Image:
    """Cards held like a fan; crossed out if they were thrown away."""
    pen = Pen(width, width, ground, line=6)
    edge = SLATE if folded else INK
    pen.poly(trace("8,34 36,20 58,72 32,86"), SMOKE, edge)
    pen.poly(trace("92,34 64,20 42,72 68,86"), SMOKE, edge)
    pen.poly(trace("32,12 68,12 68,80 32,80"), SMOKE if folded else WHITE, edge)
    if folded:
        pen.curve(trace("10,12 90,90"), INK, width=11)
        pen.curve(trace("90,12 10,90"), INK, width=11)
    return pen.done()


@lru_cache(maxsize=16)
def bone(width: int, ground: RGB) -> Image.Image:
    """A bone: the first player of the round."""
    pen = Pen(width, width, ground, line=8)
    ends = ((22, 64), (36, 80), (64, 20), (80, 36))
    pen.curve(trace("32,68 68,32"), INK, width=36)
    for x, y in ends:
        pen.oval((x, y), (15, 15), WHITE)
    pen.curve(trace("32,68 68,32"), WHITE, width=20)
    for x, y in ends:
        pen.oval((x, y), (11, 11), WHITE, None)
    return pen.done()


@lru_cache(maxsize=16)
def star(width: int, ground: RGB) -> Image.Image:
    """A star: this seat has chosen."""
    pen = Pen(width, width, ground, line=6)
    pen.poly(trace("50,4 63,36 97,38 71,60 80,94 50,75 20,94 29,60 3,38 37,36"), SUN)
    return pen.done()


@lru_cache(maxsize=16)
def heart(width: int, ground: RGB) -> Image.Image:
    """A heart: all its own pawns are in the finish, and it helps its partner."""
    pen = Pen(width, width, ground, line=5)
    pen.blob(trace("50,88 20,62 8,36 20,16 40,16 50,30 60,16 80,16 92,36 80,62"), SEATS[5])
    return pen.done()
