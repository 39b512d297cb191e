"""The board of Dog and Dog Royal as a picture: the course, the homes, the piles, the last move.

Every square of the track has its number, as the texts name it; each seat's start its letter. What
was walked last shows as a bright path with arrow heads, and where a pawn was sent home, as a puff.
A move that is being made is drawn the same way, with pale pawns where the moved ones would stand
and rings around what can be chosen next.
"""

from itertools import chain, pairwise
from math import dist
from typing import Final

from PIL import Image

from cogs.faces.dog import arrows as dog_arrows
from cogs.faces.dog import homes as dog_homes
from cogs.faces.dog import middle as dog_middle
from cogs.faces.dog import plan as dog_plan
from cogs.faces.dog.board import team_place
from cogs.faces.dog.course import PITCH, Cell, Course, centre, corner, course, side
from cogs.faces.dog.ground import bare, ground
from cogs.faces.dog.homes import Home, Waiting
from cogs.faces.dog.pawns import Pawn
from cogs.faces.dog.plan import Plan
from cogs.faces.dog.tiles import Square, chevron, tile
from cogs.faces.png import FAST, png
from rules.dog.view import PAWNS, DogView, PawnView
from rules.game import Path

LEVELS: Final = {4: FAST, 6: 5}
"""By seats: how hard the file is compressed. The board of six would come near 100 KiB."""

SHORT: Final = 22
"""How far an arrow stays away from the middle of its squares."""
NEAR: Final = 2.5 * PITCH
"""Squares so near have no room for that."""


def paint(view: DogView, path: Path = ()) -> bytes:
    """The position as a PNG, with the steps of a move; equal ones give equal bytes."""
    board = course(view.seats)
    plan = dog_plan.of_path(view, path) if path else dog_plan.played(view)
    picture = ground(view.seats, view.special).copy()
    dog_middle.paste(picture, board.middle, view, plan)
    for seat in range(view.seats):
        dog_homes.paste(picture, _home(view, seat, plan), board.homes[seat])
    lit = _lit(board, plan)
    for cell, square in _squares(board, view, plan, lit).items():
        picture.paste(tile(square), corner(cell))
    _chevrons(picture, board, plan)
    _arrows(picture, board, plan)
    return png(picture, LEVELS[view.seats])


# --- the course -----------------------------------------------------------------------------------


def _looks(pawn: PawnView, *, planned: bool = False) -> Pawn:
    return Pawn(pawn.seat, pawn.rank, planned)


def _lit(board: Course, plan: Plan) -> dict[Cell, set[int]]:
    """The sides of cells over which pawns walk."""
    found: dict[Cell, set[int]] = {}
    for walk in plan.walks:
        for one, other in pairwise(dog_plan.cells_of(board, walk)):
            if walk.how == "walk":
                found.setdefault(one, set()).add(side(one, other))
                found.setdefault(other, set()).add(side(other, one))
    return found


def _squares(
    board: Course, view: DogView, plan: Plan, lit: dict[Cell, set[int]]
) -> dict[Cell, Square]:
    """The squares that do not look as on an empty course."""
    empty = bare(view.seats, view.special)
    found: dict[Cell, Square] = {}

    def change(cell: Cell | None, **facts: object) -> None:
        if cell is not None:
            before = found.get(cell, empty[cell])
            found[cell] = before._replace(**facts)  # type: ignore[arg-type]

    for cell, sides in lit.items():
        change(cell, lit=frozenset(sides))
    for walk in plan.walks:
        change(dog_plan.cell_of(board, walk.seat, walk.start), left=True)
    for sent in plan.sent:
        change(dog_plan.cell_of(board, sent.seat, sent.spot), puff=sent.seat)
    for pawn in chain(*view.pawns):
        at = dog_plan.cell_of(board, pawn.seat, pawn.spot)
        change(at, pawn=_looks(pawn), guarded=pawn.protected, left=False)
    if plan.planned:
        for walk in plan.walks:
            ghost = Pawn(walk.seat, walk.rank, planned=True)
            change(dog_plan.cell_of(board, walk.seat, walk.end), pawn=ghost, guarded=False)
    for place in plan.marked:
        change(dog_plan.cell_of(board, place.seat, place.spot), marked=True)
    return {cell: _plainly(square) for cell, square in found.items()}


def _plainly(square: Square) -> Square:
    """The square without what its pawn hides, so that equal looks are one sprite."""
    return square if square.pawn is None else square._replace(label="")


def _chevrons(picture: Image.Image, board: Course, plan: Plan) -> None:
    """An arrow head between every two squares that were walked."""
    for walk in plan.walks:
        if walk.how != "walk":
            continue
        for one, other in pairwise(dog_plan.cells_of(board, walk)):
            sprite = chevron(side(one, other))
            x, y = ((a + b) / 2 for a, b in zip(centre(one), centre(other), strict=True))
            at = (round(x - sprite.width / 2), round(y - sprite.height / 2))
            picture.paste(sprite, at)


def _arrows(picture: Image.Image, board: Course, plan: Plan) -> None:
    """From home to a start, between two pawns that were swapped, over the board for a jump."""
    swapped = False
    for walk in plan.walks:
        end = dog_plan.cell_of(board, walk.seat, walk.end)
        start = dog_plan.cell_of(board, walk.seat, walk.start)
        if end is None or walk.how == "walk" or (walk.how == "swap" and swapped):
            continue
        if start is None:
            home = board.homes[walk.seat]
            below = home.top > centre(end)[1]
            x = home.left + home.width / 2
            y = home.top + 4 if below else home.top + home.height - 4
            tip = (centre(end)[0], centre(end)[1] + (22 if below else -22))
            dog_arrows.draw(picture, (x, y), tip)
        elif start != end:
            swapped = walk.how == "swap"
            one, other = centre(start), centre(end)
            short = SHORT if dist(one, other) > NEAR else 0
            dog_arrows.draw(picture, one, other, both=swapped, short=short)


# --- homes ----------------------------------------------------------------------------------------


def _home(view: DogView, seat: int, plan: Plan) -> Home:
    over = view.outcome is not None
    return Home(
        seat=seat,
        hand=view.hand_sizes[seat],
        folded=view.folded[seat],
        acting=seat in view.acting,
        chosen=view.chosen[seat],
        first=seat == view.first,
        gone=view.out[seat] or view.resigned[seat],
        helps=_partner(view, seat) if view.helping[seat] and not over else None,
        place=team_place(view, view.outcome, seat) if view.outcome else None,
        waiting=_waiting(view, seat, plan),
    )


def _partner(view: DogView, seat: int) -> int:
    return next(one + other - seat for one, other in view.teams if seat in (one, other))


def _waiting(view: DogView, seat: int, plan: Plan) -> tuple[Waiting, ...]:
    """Four places; in Royal each rank has its own, in Dog the last to come home is at the end."""
    sent = [one for one in plan.sent if one.seat == seat] if not plan.planned else []
    marks = {one.rank for one in plan.marked if one.seat == seat and one.spot.where == "home"}
    if view.royal:
        return tuple(
            Waiting(
                _looks(pawn),
                any(one.rank == pawn.rank for one in sent),
                pawn.rank in marks,
            )
            if pawn.spot.where == "home"
            else Waiting(None)
            for pawn in view.pawns[seat]
        )
    home = [pawn for pawn in view.pawns[seat] if pawn.spot.where == "home"]
    last = len(home) - 1
    return tuple(
        Waiting(_looks(home[place]), place > last - len(sent), bool(marks) and place == last)
        if place <= last
        else Waiting(None)
        for place in range(PAWNS)
    )
