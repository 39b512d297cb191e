"""What the steps of a move of Dog Lover come to on the open table: read by words and picture alike.

A path that is no move of this position (typed by hand, or of an older position) comes to nothing.
"""

from collections.abc import Callable
from functools import lru_cache
from typing import Final, NamedTuple

from rules.dog_lover.cards import card_set
from rules.dog_lover.grid import FIRST_POSTS, guarded, key, placements, why_not
from rules.dog_lover.view import CELLS, LoverView
from rules.game import Path


class Place(NamedTuple):
    """A way to lay a trick on the grid."""

    key: str
    cells: tuple[int, ...]
    """Row by row, as `view.CELLS` names them."""
    post: str
    """Where the watch dog stands afterwards."""
    why: str | None = None
    """Why it can't be done now, as `grid.why_not` says; None if it can."""


class Plan(NamedTuple):
    """A move that is being made, as far as it is known."""

    places: tuple[Place, ...] = ()
    """All ways to lay the chosen trick: first those that can be chosen, as they are numbered."""
    laid: Place | None = None
    """The chosen one."""
    cells: tuple[int, ...] = ()
    """Cells that can be chosen for Fetch."""
    swap: int | None = None
    """The cell chosen for Fetch."""
    posts: tuple[str, ...] = ()
    """Posts that can be chosen for the watch dog."""
    post: str | None = None
    """The post chosen for the watch dog."""
    dog: int | None = None
    """The number of the own dog that gets something."""
    gets: str = ""
    """What it gets: `walk`, `training`, or the id of a Trait."""
    card: str | None = None
    """The trick that is learned, or the dog that is rescued."""


NOTHING: Final = Plan()


def mover(view: LoverView) -> int:
    """Whose move a path is: the viewer's own if they must act, else of the one who must."""
    if view.viewer is not None and view.viewer in view.acting:
        return view.viewer
    return view.acting[0] if view.acting else (view.viewer or 0)


def places(view: LoverView, trick: str) -> tuple[Place, ...]:
    """All ways to lay a trick: those that can be done now, in the order of the choices; the rest.

    Raises KeyError if there is no such trick.
    """
    filled = tuple(place for place, card in enumerate(view.grid) if card is not None)
    swapped = CELLS.index(view.swapped) if view.swapped else None
    return _places(view.cards, trick, view.post, view.guard_limit[mover(view)], filled, swapped)


@lru_cache(maxsize=256)
def _places(
    cards: int,
    trick: str,
    post: str | None,
    limit: int,
    filled: tuple[int, ...],
    swapped: int | None,
) -> tuple[Place, ...]:
    found = [
        Place(key(one), one.cells, one.post, why_not(one, post, limit, filled, swapped))
        for one in placements(card_set(cards).trick(trick))
    ]
    return (*(one for one in found if not one.why), *(one for one in found if one.why))


def line_of(post: str | None) -> tuple[int, ...]:
    """The cells that a watch dog at this post guards."""
    return tuple(sorted(guarded(post))) if post else ()


def of_path(view: LoverView, path: Path) -> Plan:
    """What a path comes to, half-made or whole."""
    if not path or view.outcome is not None:
        return NOTHING
    first, rest = path[0], path[1:]
    steps: dict[str, Callable[[LoverView, str, Path], Plan]] = {
        "watch": _watch,
        "fetch": _fetch,
        "learn": _card,
        "rescue": _card,
        "tuck": _for_a_dog,
        "walk": _for_a_dog,
        "trait": _for_a_dog,
    }
    return steps.get(first, _retrieve)(view, first, rest)


def _watch(_view: LoverView, _step: str, rest: Path) -> Plan:
    if not rest:
        return Plan(posts=FIRST_POSTS)
    return Plan(post=rest[0]) if rest[0] in FIRST_POSTS else NOTHING


def _fetch(view: LoverView, _step: str, rest: Path) -> Plan:
    if not rest:
        return Plan(cells=tuple(place for place, card in enumerate(view.grid) if card is not None))
    return Plan(swap=CELLS.index(rest[0])) if rest[0] in CELLS else NOTHING


def _card(view: LoverView, step: str, rest: Path) -> Plan:
    offered = view.tricks if step == "learn" else view.shelter
    return Plan(card=rest[0]) if rest and rest[0] in offered else NOTHING


def _for_a_dog(view: LoverView, step: str, rest: Path) -> Plan:
    gets = {"tuck": "training", "walk": "walk"}.get(step, rest[0] if rest else "")
    count = rest[1:2] if step == "trait" else rest[0:1]
    if not count or not count[0].isdecimal():
        return NOTHING
    number = int(count[0])
    if not 1 <= number <= len(view.areas[mover(view)].dogs):
        return NOTHING
    return Plan(dog=number, gets=gets)


def _retrieve(view: LoverView, trick: str, rest: Path) -> Plan:
    if trick not in view.areas[mover(view)].tricks:
        return NOTHING
    found = places(view, trick)
    if not rest:
        return Plan(places=found)
    laid = next((one for one in found if one.key == rest[0]), None)
    return Plan(laid=laid) if laid is not None else NOTHING
