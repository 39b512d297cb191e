"""What a game need not say if it is made as all of ours are.

Its state knows whose turn it is, and a module of its own writes positions and reads them. A game
that is made in another way implements `rules.game.Game` itself.
"""

from abc import ABC
from collections.abc import Mapping
from typing import Any, Protocol, TypeVar

from typing_extensions import override

from rules.game import Game, Options


class State(Protocol):
    """What the state of such a game has."""

    @property
    def turn(self) -> int:
        """As `Game.turn`."""
        ...

    def acting(self) -> tuple[int, ...]:
        """As `Game.acting`."""
        ...


S = TypeVar("S", bound=State)
O = TypeVar("O", bound=Options)  # noqa: E741  (the usual letter for options here)
O_contra = TypeVar("O_contra", bound=Options, contravariant=True)


class Positions(Protocol[S, O_contra]):
    """What the module has that writes the positions of such a game, and reads them."""

    def dump(self, name: str, state: S, /) -> dict[str, Any]:
        """As `Game.dump`, for the game of this name."""
        ...

    def load(self, name: str, options: type[O_contra], data: Mapping[str, Any], /) -> S:
        """As `Game.load`; `options` is the model of the game's options."""
        ...

    def check(self, state: S, /) -> None:
        """As `Game.check`."""
        ...


class UsualGame(Game[S, O], ABC):
    """A game whose state and `positions` answer for it."""

    positions: Positions[S, O]

    @override
    def acting(self, state: S) -> tuple[int, ...]:
        return state.acting()

    @override
    def turn(self, state: S) -> int:
        return state.turn

    @override
    def check(self, state: S) -> None:
        self.positions.check(state)

    @override
    def dump(self, state: S) -> dict[str, Any]:
        return self.positions.dump(self.name, state)

    @override
    def load(self, data: Mapping[str, Any]) -> S:
        return self.positions.load(self.name, self.options, data)
