"""Positions made by hand, for the tests of the engine."""

from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import Any

import pytest

from rules.dog.game import DOG_GAMES
from rules.dog.state import State
from rules.game import Event
from rules.refusals import Refusal

GAMES = {game.name: game for game in DOG_GAMES}
LETTERS = "abcdef"


@dataclass(frozen=True)
class Sitting:
    """A position and its game, asked and played in the text form of moves."""

    game: Any
    state: State

    def offered(self, path: str = "", seat: int | None = None) -> list[str]:
        """What may be chosen after this path."""
        return list(self.choices(path, seat).keys)

    def asks(self, path: str = "", seat: int | None = None) -> str:
        return str(self.choices(path, seat).asks)

    def choices(self, path: str, seat: int | None = None) -> Any:
        return self.game.choices(self.state, self._seat(seat), self.game.path_of(path))

    def play(self, text: str, seat: int | None = None) -> tuple["Sitting", list[Event]]:
        played = self.game.play(self.state, self._seat(seat), self.game.path_of(text))
        self.game.load(self.game.dump(played.state))
        return replace(self, state=played.state), list(played.events)

    def after(self, *texts: str) -> "Sitting":
        """The position after these moves, each by the first seat that must act."""
        sitting = self
        for text in texts:
            sitting, _ = sitting.play(text)
        return sitting

    def events(self, text: str, seat: int | None = None) -> list[str]:
        """What happens: kind, seat if any, facts and secrets, each event on a line."""
        told = []
        for event in self.play(text, seat)[1]:
            facts = [str(value) for value in event.facts.values()]
            secret = [f"({value})" for value in event.secret.values()]
            who = [] if event.seat is None else [LETTERS[event.seat]]
            told.append(" ".join([event.kind, *who, *facts, *secret]))
        return told

    def resign(self, seat: int) -> "Sitting":
        return replace(self, state=self.game.resign(self.state, seat).state)

    def refuses(self, text: str, seat: int | None = None) -> str:
        """The refusal that playing this meets: its code, then its facts by name."""
        with pytest.raises(Refusal) as caught:
            self.game.play(self.state, self._seat(seat), self.game.path_of(text))
        facts = sorted(caught.value.facts.items())
        return " ".join([caught.value.code, *(f"{name}={value}" for name, value in facts)])

    @property
    def board(self) -> str:
        return str(self.game.dump(self.state)["board"])

    @property
    def acting(self) -> tuple[int, ...]:
        return self.state.acting()

    def hand(self, seat: int) -> str:
        return " ".join(self.game.view(self.state, seat).hand)

    def outcome(self) -> Any:
        return self.game.outcome(self.state)

    def _seat(self, seat: int | None) -> int:
        return self.state.acting()[0] if seat is None else seat


def sit(
    board: str,
    hands: Sequence[str] = (),
    *,
    name: str = "dog",
    pile: str | None = None,
    **facts: Any,
) -> Sitting:
    """A position of the game; hands, piles and options are words in one text.

    Seats without a hand of their own hold two nines each, so that the round goes on.
    """
    game = GAMES[name]
    seats = board.count("|") + 1
    held = [*hands, *["9 9"] * (seats - len(hands))]
    options = dict.fromkeys(facts.pop("on", "").split(), True)
    data = {
        "game": name,
        "board": board,
        "hands": {LETTERS[seat]: hand.split() for seat, hand in enumerate(held)},
        "pile": ("3 " * 40 if pile is None else pile).split(),
        "discard": facts.pop("discard", "").split(),
        "options": {**options, **facts.pop("options", {})},
        **facts,
    }
    return Sitting(game, game.load(data))


def royal(board: str, hands: Sequence[str] = (), **facts: Any) -> Sitting:
    """The same for Dog Royal."""
    return sit(board, hands, name="dog-royal", **facts)
