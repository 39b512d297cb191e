"""Positions made by hand, for the tests of the engines: what those of all games can be asked."""

import json
from collections.abc import Callable, Collection, Mapping, Sequence
from dataclasses import dataclass, replace
from random import Random
from typing import Any, Self

import pytest

from rules.game import Broken, Event, Game, Path
from rules.randomplay import random_path
from rules.refusals import Refusal
from tests.rules.hidden import RandomDice

LETTERS = "abcdef"


@dataclass(frozen=True)
class Sitting:
    """A position and its game, asked and played in the text form of moves.

    Who is not named is the first seat that must act.
    """

    game: Any
    state: Any

    def choices(self, path: str = "", seat: int | None = None) -> Any:
        return self.game.choices(self.state, self._seat(seat), self.game.path_of(path))

    def offered(self, path: str = "", seat: int | None = None) -> list[str]:
        """What may be chosen after this path."""
        return list(self.choices(path, seat).keys)

    def asks(self, path: str = "", seat: int | None = None) -> str:
        return str(self.choices(path, seat).asks)

    def play(self, text: str, seat: int | None = None) -> tuple[Self, list[Event]]:
        played = self.game.play(self.state, self._seat(seat), self.game.path_of(text))
        return self._become(played.state), list(played.events)

    def after(self, *texts: str) -> Self:
        """The position after these moves."""
        sitting = self
        for text in texts:
            sitting, _ = sitting.play(text)
        return sitting

    def events(self, text: str, seat: int | None = None) -> list[str]:
        """What happens: kind, seat if any, facts and secrets, each event on a line."""
        return lines(self.play(text, seat)[1])

    def resign(self, seat: int) -> Self:
        return self._become(self.game.resign(self.state, seat).state)

    def refuses(self, text: str, seat: int | None = None) -> str:
        """The refusal that playing this meets: its code, then its facts by name."""
        with pytest.raises(Refusal) as caught:
            self.game.play(self.state, self._seat(seat), self.game.path_of(text))
        facts = sorted(caught.value.facts.items())
        return " ".join([caught.value.code, *(f"{name}={value}" for name, value in facts)])

    def outcome(self) -> Any:
        return self.game.outcome(self.state)

    def dump(self) -> dict[str, Any]:
        dumped: dict[str, Any] = self.game.dump(self.state)
        return dumped

    def _become(self, state: Any) -> Self:
        assert self.game.load(self.game.dump(state)) == state
        return replace(self, state=state)

    def _seat(self, seat: int | None) -> int:
        return next(iter(self.game.acting(self.state)), 0) if seat is None else seat


def lines(events: Sequence[Event]) -> list[str]:
    """Events as text: kind, seat if any, facts, and secrets in brackets."""
    told = []
    for event in events:
        facts = [str(value) for value in event.facts.values()]
        secret = [f"({value})" for value in event.secret.values()]
        who = [] if event.seat is None else [LETTERS[event.seat]]
        told.append(" ".join([event.kind, *who, *facts, *secret]))
    return told


def moved(game: Game[Any, Any], state: Any, moves: int, rng: Random) -> Any:
    """The position after some random moves, or at the end if that comes before."""
    for _ in range(moves):
        if acting := game.acting(state):
            path = random_path(game, state, acting[0], RandomDice(rng))
            state = game.play(state, acting[0], path).state
    return state


def demand_survives(game: Game[Any, Any], state: Any) -> None:
    """Written and read, the position is the same, and sound."""
    told = json.loads(json.dumps(game.dump(state)))
    again = game.load(told)
    game.check(again)
    assert again == state
    assert game.dump(again) == told


def demand_noticed(game: Game[Any, Any], state: Any, harm: Callable[[Any], None]) -> None:
    """The position is sound, and no longer once `harm` is done to it."""
    game.check(state)
    harm(state)
    with pytest.raises(Broken):
        game.check(state)


def answer_to(
    table: Sitting, path: Path, codes: Mapping[str, Collection[str]], seat: int = 0
) -> str:
    """`played`, or the code with which a path is refused; a refusal in full if its facts are wrong.

    `codes` has the facts of each code.
    """
    try:
        table.game.play(table.state, seat, path)
    except Refusal as refusal:
        wrong = refusal.facts.keys() ^ {*codes[refusal.code]}
        return f"{refusal} {wrong}" if wrong else refusal.code
    return "played"
