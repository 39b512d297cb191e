"""Positions made by hand, for the tests of the engine."""

from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import Any

import pytest

from rules.days.state import State
from rules.game import Event
from rules.games import GAMES
from rules.refusals import Refusal

EMPTY = "//////"


@dataclass(frozen=True)
class Sitting:
    """A position and its game, asked and played in the text form of moves."""

    game: Any
    state: State

    def offered(self, path: str = "", seat: int | None = None) -> list[str]:
        """What may be chosen after this path."""
        return list(self.choices(path, seat).keys)

    def asks(self, path: str = "", seat: int | None = None) -> str:
        return self.choices(path, seat).asks

    def choices(self, path: str, seat: int | None = None) -> Any:
        return self.game.choices(self.state, self._seat(seat), self.game.path_of(path))

    def play(self, text: str, seat: int | None = None) -> tuple["Sitting", list[Event]]:
        played = self.game.play(self.state, self._seat(seat), self.game.path_of(text))
        return replace(self, state=played.state), list(played.events)

    def after(self, *texts: str) -> "Sitting":
        """The position after these moves, each by the first seat that must act."""
        sitting = self
        for text in texts:
            sitting, _ = sitting.play(text)
        return sitting

    def resign(self, seat: int) -> "Sitting":
        return replace(self, state=self.game.resign(self.state, seat).state)

    def refuses(self, text: str, seat: int | None = None) -> str:
        """The refusal that playing this meets: its code, then its facts by name."""
        with pytest.raises(Refusal) as caught:
            self.game.play(self.state, self._seat(seat), self.game.path_of(text))
        facts = sorted(caught.value.facts.items())
        return " ".join([caught.value.code, *(f"{name}={value}" for name, value in facts)])

    @property
    def weeks(self) -> str:
        return str(self.game.dump(self.state)["weeks"])

    @property
    def discard(self) -> list[str]:
        return list(self.game.dump(self.state)["discard"])

    def hand(self, seat: int) -> list[str]:
        return list(self.game.view(self.state, seat).hand)

    def totals(self) -> tuple[int, ...]:
        return tuple(self.game.view(self.state, None).totals)

    def outcome(self) -> Any:
        return self.game.outcome(self.state)

    def _seat(self, seat: int | None) -> int:
        return self.game.acting(self.state)[0] if seat is None else seat


def sit(name: str, weeks: str, hands: Sequence[str] = (), pile: str = "", **facts: Any) -> Sitting:
    """A position of the game; hands, piles and options are words in one text."""
    game = GAMES[name]
    letters = "abcdef"
    options = dict.fromkeys(facts.pop("on", "").split(), True)
    data = {
        "game": name,
        "weeks": weeks,
        "hands": {letters[seat]: hand.split() for seat, hand in enumerate(hands)},
        "pile": pile.split(),
        "discard": facts.pop("discard", "").split(),
        "options": options,
        **facts,
    }
    return Sitting(game, game.load(data))


def week(**days: str) -> str:
    """One week in the notation of days.md 10, by the days that hold something."""
    return "/".join(days.get(day, "") for day in ["mon", "tue", "wed", "thu", "fri", "sat", "sun"])
