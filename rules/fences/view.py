"""What a viewer may know of a game of Fences: the only thing its faces are ever given.

Nothing is hidden in this game, so all viewers are shown the same.
"""

from pydantic import BaseModel, ConfigDict

from rules.game import View

SEAT_LETTERS = "ab"
"""The key of a seat in positions: its letter. Seat 0 has the puppies, seat 1 the kittens."""

ANIMALS = 20
"""How many animals each player has; further squares get a spare marker (fences.md 2)."""


class Fence(BaseModel):
    """A piece that was laid."""

    model_config = ConfigDict(frozen=True, hide_input_in_errors=True)

    seat: int
    """Who laid it."""
    piece: str
    """Its code, `u3`; `g1` is a gate, which belongs to nobody."""
    turn: str
    """The canonical letter."""
    post: str
    """The top-left post of its box: `c4`."""
    edges: tuple[int, ...]
    """The edges that it covers, ascending, numbered as in `rules.fences.board`."""


class FencesView(View):
    """A position of Fences."""

    size: int
    """How many squares a side the board has."""
    fences: tuple[Fence, ...]
    """In the order laid; the last is the newest."""
    owners: tuple[int | None, ...]
    """Of each square, in reading order; None while it is open."""
    scores: tuple[int, int]
    """How many squares each seat has."""
    stocks: tuple[tuple[tuple[str, int], ...], ...]
    """By seat: every piece of the set with the copies left, in the order of the set."""
    blocked: tuple[bool, bool]
    """Which seats were found to have no piece that fits; that stays so (fences.md 4)."""
    gates: bool
    """Whether both are blocked, so that gates, and nothing else, are laid."""
    beginner: int
    """The seat that began."""
    last: tuple[tuple[str, str] | None, ...]
    """By seat: piece and turn of the newest fence from its stock; None if it has laid none."""
    options: tuple[str, ...] = ()
    """The names of the table options that are switched on."""
