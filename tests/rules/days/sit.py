"""Positions made by hand, for the tests of the engine."""

from collections.abc import Sequence
from typing import Any

from rules.games import GAMES
from tests.rules import sitting
from tests.rules.sitting import LETTERS

EMPTY = "//////"


class Sitting(sitting.Sitting):
    """A position of a game of days."""

    @property
    def weeks(self) -> str:
        return str(self.dump()["weeks"])

    @property
    def discard(self) -> list[str]:
        return list(self.dump()["discard"])

    def hand(self, seat: int) -> list[str]:
        return list(self.game.view(self.state, seat).hand)

    def totals(self) -> tuple[int, ...]:
        return tuple(self.game.view(self.state, None).totals)


def sit(name: str, weeks: str, hands: Sequence[str] = (), pile: str = "", **facts: Any) -> Sitting:
    """A position of the game; hands, piles and options are words in one text."""
    game = GAMES[name]
    options = dict.fromkeys(facts.pop("on", "").split(), True)
    data = {
        "game": name,
        "weeks": weeks,
        "hands": {LETTERS[seat]: hand.split() for seat, hand in enumerate(hands)},
        "pile": pile.split(),
        "discard": facts.pop("discard", "").split(),
        "options": options,
        **facts,
    }
    return Sitting(game, game.load(data))


def week(**days: str) -> str:
    """One week in the notation of days.md 10, by the days that hold something."""
    return "/".join(days.get(day, "") for day in ["mon", "tue", "wed", "thu", "fri", "sat", "sun"])
