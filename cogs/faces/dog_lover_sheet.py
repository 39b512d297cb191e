"""All ways to lay a trick on the grid, as small numbered drawings of it.

The numbers are those of the choices. What can't be done now is grey, with a sign for the reason:
the watch dog, an empty place, or Fetch.
"""

from typing import Final

from PIL import Image

from cogs.faces.colours import PAGE
from cogs.faces.dog_lover_plan import Place, line_of
from cogs.faces.dog_lover_signs import sign
from cogs.faces.dog_lover_tiles import Sketch, number, sketch

IN_A_ROW: Final = 7
CELL: Final = 22
STRIP: Final = 21
"""The room for the watch dog on each side."""
SIDE: Final = 3 * CELL + 2 * STRIP
INSET: Final = (12, 10)
"""Where a drawing stands in its place: its number is in its upper left corner, where no post is."""
ROW: Final = SIDE + INSET[1]


def height(places: tuple[Place, ...]) -> int:
    """The height of the sheet; nothing if there is nothing to choose."""
    return -(-len(places) // IN_A_ROW) * ROW


def paste(
    picture: Image.Image, places: tuple[Place, ...], post: str | None, corner: tuple[int, int]
) -> None:
    """The sheet; `post` is where the watch dog stands now."""
    left, top = corner
    step = (picture.width - 2 * left) // IN_A_ROW
    guarded = line_of(post)
    for count, place in enumerate(places):
        row, column = divmod(count, IN_A_ROW)
        x, y = left + column * step, top + row * ROW
        drawn = Sketch(place.cells, place.post, guarded, grey=place.why is not None)
        picture.paste(sketch(drawn, CELL, STRIP, PAGE), (x + INSET[0], y + INSET[1]))
        title = number(str(count + 1), 28, PAGE) if place.why is None else sign(place.why, 26, PAGE)
        picture.paste(title, (x + INSET[0] + STRIP - title.width, y))
