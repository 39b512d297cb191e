"""What never changes in the picture of a game of Dog: the lawn, and the course without pawns."""

from functools import lru_cache
from typing import Final

from PIL import Image

from cogs.faces.colours import (
    CHOCOLATE,
    CREAM,
    GOLD,
    GRASS,
    LAWN,
    LEAF,
    PAGE,
    RUST,
    SKY,
    TAN,
    WHITE,
    blank,
)
from cogs.faces.dog.course import WIDTH, Cell, corner, course, side
from cogs.faces.dog.tiles import Kind, Square, tile
from cogs.faces.fences.animals import PUPPIES, puppy
from cogs.faces.sprites import Pen, rounded, smooth, stretched, trace
from rules.dog.view import SEAT_LETTERS, SECTOR, Spot

ROOMY: Final = 600
"""A middle as high as that has room for a dog's house too."""
HOUSE: Final = 210
"""The side of the square that it is drawn in."""


@lru_cache(maxsize=32)
def ground(seats: int, special: tuple[int, ...]) -> Image.Image:
    """The lawn with the empty course."""
    board = course(seats)
    picture = blank((WIDTH, board.height), PAGE)
    picture.paste(_lawn(board.height), (0, 0))
    for box in (*board.spare,):
        picture.paste(_tufts(box.width, box.height), box[:2])
    middle = board.middle
    picture.paste(
        _garden(middle.width - 20, middle.height - 20), (middle.left + 10, middle.top + 10)
    )
    if middle.height > ROOMY:
        at = (middle.left + middle.width // 2 - HOUSE // 2, middle.top + middle.height - HOUSE - 20)
        picture.paste(_house(), at)
    for cell, square in bare(seats, special).items():
        picture.paste(tile(square), corner(cell))
    return picture


@lru_cache(maxsize=8)
def bare(seats: int, special: tuple[int, ...]) -> dict[Cell, Square]:
    """Every square of the empty course, by its cell."""
    board = course(seats)
    found: dict[Cell, Square] = {}
    length = len(board.track)
    for number, cell in enumerate(board.track):
        sides = {
            side(cell, board.track[number - 1]),
            side(cell, board.track[(number + 1) % length]),
        }
        if number % SECTOR == 0:
            seat = number // SECTOR
            found[cell] = Square("start", SEAT_LETTERS[seat].upper(), seat, frozenset(sides))
        else:
            kind: Kind = "special" if number in special else "plain"
            found[cell] = Square(kind, str(number), None, frozenset(sides))
    for seat, lane in enumerate(board.finish):
        way = [board.track[SECTOR * seat], *lane]
        for number, cell in enumerate(lane):
            around = {way[number], *way[number + 2 : number + 3]}
            sides = {side(cell, other) for other in around}
            found[cell] = Square(
                "finish", Spot(where="finish", number=number).key.upper(), seat, frozenset(sides)
            )
    return found


@lru_cache(maxsize=4)
def _lawn(height: int) -> Image.Image:
    pen = Pen(100, 100, PAGE)
    pen.poly(rounded((1, 1), (98, 98), 14), LAWN, line=2)
    return stretched(pen.done(), (WIDTH, height), 20)


@lru_cache(maxsize=4)
def _garden(width: int, height: int) -> Image.Image:
    """The lighter lawn inside the ring."""
    pen = Pen(100, 100, LAWN)
    pen.poly(rounded((1, 1), (98, 98), 18), GRASS, None)
    return stretched(pen.done(), (width, height), 24)


@lru_cache(maxsize=4)
def _tufts(width: int, height: int) -> Image.Image:
    """Some blades of grass."""
    pen = Pen(width, height, LAWN)
    for x, y in ((20, 16), (70, 30), (38, 44)):
        pen.curve([(x, y), (x - 3, y - 5)], LEAF, width=1.6)
        pen.curve([(x + 1, y), (x + 1, y - 7)], LEAF, width=1.6)
        pen.curve([(x + 2, y), (x + 5, y - 5)], LEAF, width=1.6)
    return pen.done()


@lru_cache(maxsize=1)
def _house() -> Image.Image:
    """A dog's house with somebody at home, for the large garden of six."""
    pen = Pen(HOUSE, HOUSE, GRASS, line=2)
    pen.oval((50, 92), (46, 6), LEAF, None)
    pen.poly(trace("18,44 82,44 82,92 18,92"), GOLD)
    for y in (56, 68, 80):
        pen.curve([(20, y), (80, y)], TAN, width=1.2)
    pen.poly(trace("50,8 94,46 86,54 50,22 14,54 6,46"), RUST)
    pen.poly(trace("50,22 80,46 20,46"), GOLD, None)
    pen.oval((50, 35), (6, 6), CREAM)
    door = smooth(trace("34,93 34,66 40,56 50,53 60,56 66,66 66,93"))
    pen.poly(door, CHOCOLATE)
    with pen.inside(door), pen.smaller((28, 60), 0.44):
        puppy(pen, PUPPIES[1])
    pen.poly(door, None)
    pen.blob(trace("74,84 92,84 95,95 71,95"), SKY)
    pen.oval((83, 85), (9, 2.6), WHITE)
    return pen.done()
