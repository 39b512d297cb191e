"""The board of fences as a picture: both players' scores and stocks, and the board below them.

Whose a fence is shows by how it is built, whose a square is by who lives there; colour only helps.
A move that is being made is drawn too: the turns of a piece, the posts where it fits, or the fence
where it will stand with the squares that it will close.
"""

from collections.abc import Callable
from functools import lru_cache
from itertools import pairwise
from typing import Final, NamedTuple

from PIL import Image

from cogs.faces import signs
from cogs.faces.colours import GONE, INK, LAWN, LIVE, PAGE, PANEL, RGB, SLATE, blank
from cogs.faces.fences import plan as plans
from cogs.faces.fences.plan import Laying
from cogs.faces.fences.shapes import shape, turned
from cogs.faces.fences.tiles import (
    BAND,
    STYLES,
    Crossing,
    Mark,
    Square,
    Strip,
    Style,
    edge,
    face,
    post,
    square,
    upright,
)
from cogs.faces.png import png
from cogs.faces.sprites import NARROW, ROUND, Pen, breadth, broken, lettering, rounded, stretched
from rules.fences.board import edge_between, edge_posts
from rules.fences.pieces import COLUMNS, GATE, post_name, turns_of, walk_posts
from rules.fences.view import Fence, FencesView
from rules.game import Path

Speak = Callable[[str], str]
"""Turns the key of a text into the words of the picture's language."""

WIDTH: Final = 800
"""The width of every picture in pixels. A phone shows it at a bit less than half of that."""
MARGIN: Final = 6
HEAD: Final = 204
"""The height of a player's panel."""
LETTERS: Final = 46
"""The room for the letters above the board."""
NUMBERS: Final = 46
"""The room for the numbers beside the board."""
RIM: Final = 8
"""From the outermost posts' tiles to the edge of the lawn."""
MOST: Final = 190
"""The most from post to post: a small board need not fill the picture."""
TURNS: Final = 118
"""The height of the strip with the turns of the piece that is being laid."""


class Board(NamedTuple):
    """Where the board stands."""

    left: int
    top: int
    pitch: int
    """From post to post."""
    size: int

    @property
    def inner(self) -> int:
        """The side of a square, and the length of an edge between its posts."""
        return self.pitch - BAND

    @property
    def span(self) -> int:
        """From the first post's tile to the end of the last."""
        return self.pitch * self.size + BAND


def paint(view: FencesView, words: Speak, path: Path = ()) -> bytes:
    """The position as a PNG, with the steps of a move; equal ones give equal bytes."""
    board = place(view.size)
    below = TURNS if path and len(path) < plans.A_MOVE else 0
    height = board.top + board.span + RIM + MARGIN + below
    picture = blank((WIDTH, height), PAGE)
    for seat in range(2):
        _panel(picture, view, seat, words)
    _names(picture, board)
    _board(picture, board, view, path)
    if below:
        _turns(picture, view, path, height - below)
    return png(picture)


def place(size: int) -> Board:
    """Where a board of this size stands in the picture."""
    room = WIDTH - NUMBERS - 2 * RIM - 2 * MARGIN
    pitch = min(MOST, (room - BAND) // size // 2 * 2)
    span = pitch * size + BAND
    left = NUMBERS + MARGIN + RIM + (room - span) // 2
    return Board(left, MARGIN + HEAD + LETTERS + RIM, pitch, size)


# --- the board ------------------------------------------------------------------------------------


def _names(picture: Image.Image, board: Board) -> None:
    """The letters of the columns of posts, the numbers of their rows."""
    for number in range(board.size + 1):
        at = number * board.pitch
        letter = lettering((COLUMNS[number].upper(),), 36, ROUND, INK, PAGE, (BAND, LETTERS - 8))
        picture.paste(letter, (board.left + at, board.top - RIM - LETTERS + 6))
        digit = lettering((str(number + 1),), 36, ROUND, INK, PAGE, (NUMBERS - 8, BAND))
        picture.paste(digit, (board.left - RIM - NUMBERS + 4, board.top + at))


@lru_cache(maxsize=8)
def _lawn(span: int) -> Image.Image:
    """The ground of the whole board."""
    pen = Pen(100, 100, PAGE)
    pen.poly(rounded((1, 1), (98, 98), 14), LAWN, line=2)
    side = span + 2 * RIM
    return stretched(pen.done(), (side, side), 20)


def _board(picture: Image.Image, board: Board, view: FencesView, path: Path) -> None:
    picture.paste(_lawn(board.span), (board.left - RIM, board.top - RIM))
    laid = plans.of_path(view, path)
    coming = dict.fromkeys(laid.closed if laid else (), plans.mover(view))
    for number, owner in enumerate(view.owners):
        row, column = divmod(number, board.size)
        seat = coming.get(number, owner)
        content = Square(seat, column + 2 * row, number in coming) if seat is not None else Square()
        corner = (
            board.left + BAND + column * board.pitch,
            board.top + BAND + row * board.pitch,
        )
        picture.paste(square(content, board.inner), corner)
    strips, crossings, lit = _fences(view, laid)
    for number in range(2 * board.size * (board.size + 1)):
        (column, row), other = edge_posts(board.size, number)
        x, y = board.left + column * board.pitch, board.top + row * board.pitch
        strip = strips.get(number)
        if other[1] == row:
            picture.paste(edge(strip, board.inner), (x + BAND, y))
        else:
            picture.paste(upright(strip, board.inner), (x, y + BAND))
    marks = _marks(view, path)
    for row in range(board.size + 1):
        for column in range(board.size + 1):
            at = (column, row)
            name = post_name(at)
            mark = marks.get(name)
            found = post(
                tuple(crossings.get(at, ())),
                frozenset(lit.get(at, ())),
                mark,
                name.upper() if mark else "",
            )
            picture.paste(found, (board.left + column * board.pitch, board.top + row * board.pitch))


def _marks(view: FencesView, path: Path) -> dict[str, Mark]:
    """Where the turned piece fits, once piece and turn are chosen."""
    if len(path) != plans.A_MOVE - 1:
        return {}
    found = plans.layings(view, *path)
    return {one.post: "closing" if one.closed else "open" for one in found}


def style_of(fence: Fence) -> Style:
    """How a fence is built."""
    return "gate" if fence.piece == GATE else STYLES[fence.seat]


_SIDES: Final = {(0, -1): 0, (1, 0): 1, (0, 1): 2, (-1, 0): 3}

_Posts = dict[tuple[int, int], list[Crossing]]
_Lit = dict[tuple[int, int], list[int]]


def _fences(view: FencesView, laid: Laying | None) -> tuple[dict[int, Strip], _Posts, _Lit]:
    """Every fence cut into what lies on edges and on posts, and where the newest one ends."""
    strips: dict[int, Strip] = {}
    crossings: _Posts = {}
    lit: _Lit = {}
    walks: list[tuple[tuple[tuple[int, int], ...], Style, bool]] = []
    for number, fence in enumerate(view.fences):
        newest = laid is None and number == len(view.fences) - 1
        course = walk_posts(fence.piece, fence.turn, fence.post)
        walks.append((course, style_of(fence), newest))
    if laid:
        walks.append((walk_posts(laid.piece, laid.turn, laid.post), "plan", True))
    for course, style, newest in walks:
        ring = course[0] == course[-1]
        steps = list(pairwise(course))
        for place, (one, other) in enumerate(steps):
            ends = {one: not ring and place == 0, other: not ring and place == len(steps) - 1}
            first, second = sorted((one, other))
            number = edge_between(view.size, one, other)
            strips[number] = Strip(style, (ends[first], ends[second]), newest)
            for here, there in ((one, other), (other, one)):
                if newest and ends[here]:
                    lit.setdefault(here, []).append(_side(here, there))
        joints = [*steps, steps[0]] if ring else steps
        for (before, middle), (_, after) in pairwise(joints):
            sides = sorted((_side(middle, before), _side(middle, after)))
            crossings.setdefault(middle, []).append(Crossing(style, (sides[0], sides[1]), newest))
    return strips, crossings, lit


def _side(here: tuple[int, int], there: tuple[int, int]) -> int:
    return _SIDES[there[0] - here[0], there[1] - here[1]]


# --- the players ----------------------------------------------------------------------------------

PANEL_WIDE: Final = (WIDTH - 3 * MARGIN) // 2


@lru_cache(maxsize=8)
def _ground(ground: RGB) -> Image.Image:
    """The ground of a player's panel; thickly framed if they must act."""
    line = 6 if ground == LIVE else 2
    pen = Pen(100, 100, PAGE, line=line)
    pen.poly(rounded((line / 2, line / 2), (99 - line, 99 - line), 14), ground)
    return stretched(pen.done(), (PANEL_WIDE, HEAD - MARGIN), 40)


def _panel(picture: Image.Image, view: FencesView, seat: int, words: Speak) -> None:
    """Who it is, how many squares they have, how they stand and which pieces are left."""
    ground = GONE if view.resigned[seat] else LIVE if seat in view.acting else PANEL
    left, top = MARGIN + seat * (PANEL_WIDE + MARGIN), MARGIN
    picture.paste(_ground(ground), (left, top))
    picture.paste(face(seat, 80, ground), (left + 12, top + 7))
    picture.paste(signs.seat(seat, 46, ground, gone=view.resigned[seat]), (left + 104, top + 24))
    score = (str(view.scores[seat]),)
    picture.paste(
        lettering(score, 76, ROUND, INK, ground, (breadth(score, 76, ROUND), 80)),
        (left + 166, top + 7),
    )
    mark = _mark(view, seat, ground)
    if mark:
        picture.paste(mark, (left + PANEL_WIDE - 76, top + 10))
    if view.blocked[seat] and view.outcome is None:
        size, lines = broken(words("picture-fences-blocked"), 110, range(26, 15, -1), NARROW, 1)
        note = lettering(lines, size, NARROW, INK, ground, (110, 26))
        picture.paste(note, (left + PANEL_WIDE - 122, top + 63))
    _stock(picture, view, seat, (left + 9, top + 88), ground)


def _mark(view: FencesView, seat: int, ground: RGB) -> Image.Image | None:
    """A flag if the seat gave up, its place once the game is over, a paw if it must act."""
    if view.resigned[seat]:
        return signs.flag(54, ground)
    if view.outcome:
        place = view.outcome.places[seat]
        return signs.crown(54, ground) if place == 1 else signs.medal(place, 54, ground)
    return signs.turn(54, ground) if seat in view.acting else None


IN_A_ROW: Final = 4
"""Pieces of a stock beside each other."""
ROWS: Final = 2
"""Rows that a panel has room for; fewer stand in the middle."""
CELL: Final = 44
"""The box of a piece in a stock; its code stands beside it."""
ROW: Final = 52
"""From one row of pieces to the next."""
CODE: Final = 31
COUNT: Final = 27
"""The height of the letters of a piece's code, and of the count below it: a phone halves both."""


def _stock(
    picture: Image.Image, view: FencesView, seat: int, corner: tuple[int, int], ground: RGB
) -> None:
    """Each piece as a shape, with its code and how many are left of it if not one."""
    wide = (PANEL_WIDE - 2 * (corner[0] - MARGIN - seat * (PANEL_WIDE + MARGIN))) // IN_A_ROW
    rows = -(-len(view.stocks[seat]) // IN_A_ROW)
    top = corner[1] + (ROWS - rows) * ROW // 2
    for number, (piece, left) in enumerate(view.stocks[seat]):
        x, y = corner[0] + number % IN_A_ROW * wide, top + number // IN_A_ROW * ROW
        style: Style = STYLES[seat] if left else "gone"
        picture.paste(shape(piece, "a", style, CELL, ground), (x, y + (ROW - CELL) // 2))
        ink = INK if left else SLATE
        lines = [(piece.upper(), CODE), (f"\u00d7{left}", COUNT)][: 1 if left <= 1 else 2]
        room = (ROW - 4) // len(lines)
        for line, (text, size) in enumerate(lines):
            box = (breadth((text,), size, NARROW), room)
            said = lettering((text,), size, NARROW, ink, ground, box)
            picture.paste(said, (x + CELL + 5, y + 2 + line * room))


def _turns(picture: Image.Image, view: FencesView, path: Path, top: int) -> None:
    """The turns of the piece that is being laid, each with its letter; the chosen one alone."""
    piece = path[0]
    turns = path[1:] or turns_of(piece)
    fitting = path[1:] or tuple(plans.turns_left(view, piece))
    style: Style = "gate" if piece == GATE else STYLES[plans.mover(view)]
    wide = 150
    left = (WIDTH - wide * len(turns)) // 2
    for number, turn in enumerate(turns):
        x = left + number * wide
        shown: Style = style if turn in fitting else "gone"
        name = lettering((turn,), 40, ROUND, INK, PAGE, (40, TURNS - MARGIN))
        picture.paste(name, (x, top))
        picture.paste(turned(piece, turn, shown, PAGE), (x + 42, top + 4))
