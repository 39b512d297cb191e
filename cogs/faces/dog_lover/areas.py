"""What lies in front of a player of Dog Lover: a line with all they have, and their dogs below."""

from functools import lru_cache
from itertools import accumulate
from typing import Final, NamedTuple

from PIL import Image

from cogs.faces import signs
from cogs.faces.colours import GONE, LIVE, PAGE, PANEL, RGB
from cogs.faces.dog_lover.looks import looks
from cogs.faces.dog_lover.plan import NOTHING, Plan, mover
from cogs.faces.dog_lover.signs import sign
from cogs.faces.dog_lover.tiles import (
    LARGE,
    SMALL,
    Carried,
    Sketch,
    badge,
    dog,
    first,
    high,
    number,
    sketch,
)
from cogs.faces.sprites import Pen, rounded, stretched
from cogs.ui.text import digits
from rules.dog_lover.cards import card_set
from rules.dog_lover.view import FOODS, AreaView, LoverView

WIDE: Final = 788
"""The width of a player's panel."""
HEAD: Final = 50
"""The height of the line above the dogs."""
EDGE: Final = 7
"""From the panel's edge to what is in it."""


class Tiles(NamedTuple):
    """How large the dogs in front of players are drawn."""

    wide: int
    in_a_row: int

    @property
    def row(self) -> int:
        """From one row of dogs to the next."""
        return high(self.wide) + 4


FINE: Final = Tiles(SMALL, 9)
COARSE: Final = Tiles(LARGE, 7)


class _Known(NamedTuple):
    """What stands in a panel's line, one beside the other."""

    sprite: Image.Image
    gap: int
    """The room to its left."""


def tiles(view: LoverView) -> Tiles:
    """As large as one row holds for whoever has most dogs: what they carry is read on phones."""
    most = max(len(area.dogs) for area in view.areas)
    return COARSE if most <= COARSE.in_a_row else FINE


def height(view: LoverView, seat: int) -> int:
    """The height of a player's panel."""
    drawn = tiles(view)
    rows = max(1, -(-len(view.areas[seat].dogs) // drawn.in_a_row))
    return HEAD + rows * drawn.row + EDGE


@lru_cache(maxsize=16)
def _panel(tall: int, ground: RGB) -> Image.Image:
    line = 6 if ground == LIVE else 2
    pen = Pen(100, 100, PAGE, line=line)
    pen.poly(rounded((line / 2, line / 2), (99 - line, 99 - line), 14), ground)
    return stretched(pen.done(), (WIDE, tall), 40)


def paste(
    picture: Image.Image, view: LoverView, seat: int, corner: tuple[int, int], plan: Plan
) -> None:
    """A player's panel, with the dog marked that a move which is being made is about."""
    left, top = corner
    ground = GONE if view.resigned[seat] else LIVE if seat in view.acting else PANEL
    picture.paste(_panel(height(view, seat), ground), corner)
    _line(picture, view, seat, corner, ground)
    drawn = tiles(view)
    for place, one in enumerate(view.areas[seat].dogs):
        row, column = divmod(place, drawn.in_a_row)
        carried = _carried(view, seat, place, plan if seat == mover(view) else NOTHING)
        tile = dog(looks(view.cards, one.card), drawn.wide, ground, carried)
        corner = (left + EDGE + column * (drawn.wide + 2), top + HEAD + row * drawn.row)
        picture.paste(tile, corner)


def _carried(view: LoverView, seat: int, place: int, plan: Plan) -> Carried:
    """What lies with a dog, with what it would get; when the game is over, how it fared."""
    one = view.areas[seat].dogs[place]
    given = plan.dog == place + 1
    gets = plan.gets if given else ""
    trait = one.trait or (gets if gets not in ("walk", "training") else "")
    fed = view.scores[seat].feeding[place] if view.scores is not None else None
    return Carried(
        place + 1,
        one.walks + (gets == "walk"),
        one.training + (gets == "training"),
        looks(view.cards, trait).ability if trait else "",
        fed.fed if fed else None,
        fed.points if fed else 0,
        given,
    )


def _line(
    picture: Image.Image, view: LoverView, seat: int, corner: tuple[int, int], ground: RGB
) -> None:
    """Whose it is and how they stand; hand, food, Fetch, what must still be placed, and tricks."""
    left, top = corner
    middle = top + 5 + (HEAD - 5) // 2
    parts = [_Known(signs.seat(seat, 38, ground, gone=view.resigned[seat]), 2)]
    mark = _mark(view, seat, ground)
    if mark is not None:
        parts.append(_Known(mark, 6))
    if view.scores is not None:
        parts.append(_Known(number(digits(view.scores[seat].total), 38, ground), 8))
    elif seat == view.first:
        parts.append(_Known(first(28, ground), 8))
    area = view.areas[seat]
    parts.append(_Known(sign("hand", 34, ground), 12))
    parts.append(_Known(number(str(area.hand), 28, ground), 3))
    for key, count in zip(FOODS, area.cubes, strict=True):
        parts.append(_Known(sign(key, 26, ground), 10))
        parts.append(_Known(number(str(count), 28, ground), 3))
    if area.fetch:
        parts.append(_Known(sign("fetch", 34, ground), 10))
    if area.walks:
        parts.append(_Known(badge("walk", str(area.walks), 30, ground), 10))
    if area.traits:
        parts.append(_Known(badge("trait", str(len(area.traits)), 30, ground), 8))
    x = left + EDGE
    for part in parts:
        x += part.gap
        picture.paste(part.sprite, (x, middle - part.sprite.height // 2))
        x += part.sprite.width
    _tricks(picture, view, area, (x + 12, left + WIDE - EDGE), middle, ground)


def _mark(view: LoverView, seat: int, ground: RGB) -> Image.Image | None:
    """A flag if the seat gave up, its place once the game is over, a paw if it must act."""
    if view.resigned[seat]:
        return signs.flag(36, ground)
    if view.outcome:
        place = view.outcome.places[seat]
        return signs.crown(38, ground) if place == 1 else signs.medal(place, 38, ground)
    return signs.turn(36, ground) if seat in view.acting else None


def _tricks(
    picture: Image.Image,
    view: LoverView,
    area: AreaView,
    room: tuple[int, int],
    middle: int,
    ground: RGB,
) -> None:
    """The tricks that a player owns, as far as there is room; then how many more there are."""
    sprites = [pattern(view.cards, trick, 8, 8, ground) for trick in area.tricks]
    wide = room[1] - room[0]
    fitting = sum(1 for end in accumulate(one.width + 6 for one in sprites) if end <= wide)
    if fitting < len(sprites):
        fitting = max(0, (wide - 48) // (sprites[0].width + 6))
    x = room[0]
    for sprite in sprites[:fitting]:
        picture.paste(sprite, (x, middle - sprite.height // 2))
        x += sprite.width + 6
    if fitting < len(sprites):
        more = number(f"+{len(sprites) - fitting}", 26, ground)
        picture.paste(more, (x, middle - more.height // 2))


def pattern(cards: int, trick: str, cell: int, strip: int, ground: RGB) -> Image.Image:
    """A trick as it is printed: which cells it takes, and beside which the watch dog goes."""
    known = card_set(cards).trick(trick)
    row, column = divmod(known.star.cell, 3)
    line = "abc"[column] if known.star.side in "ns" else str(row + 1)
    return sketch(Sketch(known.cells, known.star.side + line), cell, strip, ground)
