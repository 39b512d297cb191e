"""Positions made by hand, for the tests of the engine."""

from collections.abc import Sequence
from typing import Any

from rules.dog.game import DOG_GAMES
from tests.rules import sitting
from tests.rules.sitting import LETTERS

GAMES = {game.name: game for game in DOG_GAMES}


class Sitting(sitting.Sitting):
    """A position of Dog or Dog Royal."""

    @property
    def board(self) -> str:
        return str(self.dump()["board"])

    @property
    def acting(self) -> tuple[int, ...]:
        acting: tuple[int, ...] = self.state.acting()
        return acting

    def hand(self, seat: int) -> str:
        return " ".join(self.game.view(self.state, seat).hand)


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
