"""What of a position of Fences a viewer does not know (see `tests.rules.hidden`): nothing."""

from random import Random
from typing import Any

from rules.fences.state import State
from rules.game import Viewer


class FencesHiding:
    """Who begins is all that is drawn, and the seed is not kept once that is done."""

    def is_secret(self, game: Any, state: State, seat: int) -> bool:
        return False

    def reshuffle(
        self, game: Any, state: State, viewer: Viewer, rng: Random, move: tuple[int, str] | None
    ) -> State:
        return state.clone()
