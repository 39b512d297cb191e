"""All ways to lay a trick on the grid, as small numbered drawings of it.

The numbers are those of the choices. Each way stands on a plate of its own: two watch dogs side by
side would else seem to belong to either. Cells that can't be taken now are grey, with a sign for
the reason (the watch dog, an empty place, or Fetch) and the cells that are the reason in red; they
are there once, wherever the watch dog would go then.
"""

from typing import Final

from PIL import Image

from cogs.faces.colours import PAGE, PANEL
from cogs.faces.dog_lover.plan import Place, line_of
from cogs.faces.dog_lover.signs import sign
from cogs.faces.dog_lover.tiles import Sketch, number, plate, sketch
from rules.dog_lover.view import CELLS, LoverView

IN_A_ROW: Final = 6
CELL: Final = 22
STRIP: Final = 21
"""The room for the watch dog on each side."""
SIDE: Final = 3 * CELL + 2 * STRIP
PLATE: Final = (126, SIDE + 8)
INSET: Final = (PLATE[0] - SIDE - 4, 4)
"""Where a drawing stands on its plate: its number is in the upper left corner, where no post is."""
ROW: Final = PLATE[1] + 5


def _drawn(places: tuple[Place, ...]) -> list[Place]:
    """What is drawn: each way that can be chosen; of the others, each set of cells."""
    others = {place.cells: place for place in reversed(places) if place.why is not None}
    return [place for place in places if place.why is None or others[place.cells] is place]


def height(places: tuple[Place, ...]) -> int:
    """The height of the sheet; nothing if there is nothing to choose."""
    return -(-len(_drawn(places)) // IN_A_ROW) * ROW


def paste(
    picture: Image.Image, view: LoverView, places: tuple[Place, ...], corner: tuple[int, int]
) -> None:
    """The sheet of the ways to lay a trick now, as `plan.places` lists them."""
    left, top = corner
    step = (picture.width - 2 * left) // IN_A_ROW
    guarded = line_of(view.post)
    for count, place in enumerate(_drawn(places)):
        row, column = divmod(count, IN_A_ROW)
        x, y = left + column * step, top + row * ROW
        if place.why is None:
            drawn, ground = Sketch(place.cells, place.post, guarded), PANEL
            title = number(str(count + 1), 26, ground)
            picture.paste(plate(PLATE, ground, PAGE), (x, y))
        else:
            drawn, ground = Sketch(place.cells, "", guarded, grey=True, bad=_bad(view, place)), PAGE
            title = sign(place.why, 26, ground)
        picture.paste(sketch(drawn, CELL, STRIP, ground), (x + INSET[0], y + INSET[1]))
        picture.paste(title, (x + (INSET[0] + STRIP - title.width) // 2 + 1, y + 3))


def _bad(view: LoverView, place: Place) -> tuple[int, ...]:
    """The cells for which a trick can't be laid so."""
    if place.why == "guarded":
        return tuple(cell for cell in place.cells if cell in line_of(view.post))
    if place.why == "empty":
        return tuple(cell for cell in place.cells if view.grid[cell] is None)
    return tuple(cell for cell in place.cells if CELLS[cell] == view.swapped)
