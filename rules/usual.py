"""What a game need not say if it is made as ours are.

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


class Positions(Protocol):
    """What the module has that writes the positions of such a game, and reads them."""

    def dump(self, name: str, state: Any, /) -> dict[str, Any]:
        """As `Game.dump`, for the game of this name."""
        ...

    def load(self, name: str, options: Any, data: Mapping[str, Any], /) -> Any:
        """As `Game.load`; `options` is the model of the game's options."""
        ...

    def check(self, state: Any, /) -> None:
        """As `Game.check`."""
        ...


S = TypeVar("S", bound=State)
O = TypeVar("O", bound=Options)  # noqa: E741


class UsualGame(Game[S, O], ABC):
    """A game whose state and `positions` answer for it."""

    positions: Positions

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
        state: S = self.positions.load(self.name, self.options, data)
        return state
