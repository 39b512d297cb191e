"""Positions of Fences made by hand, for the tests of the engine."""

from collections.abc import Sequence
from typing import Any

from rules.fences.game import FENCES
from rules.game import Event
from tests.rules import sitting
from tests.rules.fences import plain


class Sitting(sitting.Sitting):
    """A position of Fences, in the notation."""

    @property
    def scores(self) -> tuple[int, ...]:
        return FENCES.view(self.state, None).scores


def sit(fences: Sequence[str] = (), **facts: Any) -> Sitting:
    """A position after these fences, each `a U3b C4`: the seat that laid it, and where."""
    return Sitting(FENCES, FENCES.load({"game": "fences", "fences": list(fences), **facts}))


def told(events: Sequence[Event]) -> list[tuple[str, int | None]]:
    """Kind and seat of each event."""
    return [(event.kind, event.seat) for event in events]


def nest(move: str) -> list[str]:
    """Singles, laid in turn, on all other sides of the squares that a placement on 5x5 touches."""
    piece, turn, post = FENCES.path_of(move)
    own = plain.placements(5, piece)[piece, turn, post]
    squares = [(column, row) for row in range(5) for column in range(5)]
    sides = {
        edge
        for square in squares
        if plain.sides(square) & own
        for edge in plain.sides(square) - own
    }
    singles = [
        f"I1{turn} {post.upper()}"
        for (_, turn, post), (edge,) in sorted(plain.placements(5, "i1").items())
        if edge in sides
    ]
    return [f"{'ab'[number % 2]} {single}" for number, single in enumerate(singles)]
