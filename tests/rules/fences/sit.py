"""Positions of Fences made by hand, for the tests of the engine."""

from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import Any

import pytest

from rules.fences.game import FENCES
from rules.fences.state import State
from rules.game import Event
from rules.refusals import Refusal
from tests.rules.fences import plain


@dataclass(frozen=True)
class Sitting:
    """A position, asked and played in the notation."""

    state: State

    def offered(self, path: str = "") -> list[str]:
        """What may be chosen after this path."""
        keys = FENCES.choices(self.state, self.state.active, FENCES.path_of(path)).keys
        return list(keys)

    def play(self, text: str) -> tuple["Sitting", list[Event]]:
        played = FENCES.play(self.state, self.state.active, FENCES.path_of(text))
        return replace(self, state=played.state), list(played.events)

    def after(self, *texts: str) -> "Sitting":
        """The position after these moves, each by whose turn it is."""
        sitting = self
        for text in texts:
            sitting, _ = sitting.play(text)
        return sitting

    def refuses(self, text: str, seat: int | None = None) -> str:
        """The refusal that playing this meets: its code, then its facts by name."""
        by = self.state.active if seat is None else seat
        with pytest.raises(Refusal) as caught:
            FENCES.play(self.state, by, FENCES.path_of(text))
        facts = sorted(caught.value.facts.items())
        return " ".join([caught.value.code, *(f"{name}={value}" for name, value in facts)])

    @property
    def scores(self) -> tuple[int, ...]:
        return FENCES.view(self.state, None).scores


def sit(fences: Sequence[str] = (), **facts: Any) -> Sitting:
    """A position after these fences, each `a U3b C4`: the seat that laid it, and where."""
    return Sitting(FENCES.load({"game": "fences", "fences": list(fences), **facts}))


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
