"""Moves found by descent through a game's choices: one at random, or every one.

What holds for one game holds for all here, because nothing but the interface is used. Computer
players, the command line and the tests share it.
"""

from collections.abc import Iterator
from typing import Any, Protocol

from rules.game import Game, Path


class Dice(Protocol):
    """Where random choices come from; `rules.fair.Stream` is one."""

    def below(self, limit: int) -> int:
        """A number in 0 … limit-1."""
        ...


class Leaning:
    """Dice that give the first choice in `percent` of cases, and else any as likely as the others.

    Where the first choice is to draw, games grow long: hands are hoarded and piles run out, which
    even-handed dice almost never bring about.
    """

    def __init__(self, dice: Dice, percent: int) -> None:
        self.dice = dice
        self.percent = percent

    def below(self, limit: int) -> int:
        """A number in 0 … limit-1, often 0."""
        return 0 if self.dice.below(100) < self.percent else self.dice.below(limit)


def random_path(game: Game[Any, Any], state: Any, seat: int, dice: Dice) -> Path:
    """A legal move of `seat`: at every step each choice is equally likely (moves are not).

    Raises what `Game.choices` raises, NotNow if the seat need not act.
    """
    path: Path = ()
    while keys := game.choices(state, seat, path).keys:
        path += (keys[dice.below(len(keys))],)
    return path


def every_path(game: Game[Any, Any], state: Any, seat: int) -> Iterator[Path]:
    """Every legal move of `seat`, depth first in the order of the choices, lazily.

    A move with hundreds of forms gives hundreds of paths: for people and tests, not for players.
    """
    waiting: list[Path] = [()]
    while waiting:
        path = waiting.pop()
        keys = game.choices(state, seat, path).keys
        if not keys:
            yield path
        waiting += [(*path, key) for key in reversed(keys)]
