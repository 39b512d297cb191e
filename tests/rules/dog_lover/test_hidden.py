"""Nothing of Dog Lover's secrets leaves, and a leak of any of them is found."""

from random import Random

import pytest

from rules.dog_lover.game import DOG_LOVER, LoverGame
from rules.dog_lover.state import State
from rules.dog_lover.view import LoverView
from rules.game import Choices, Event, Path, Played, Viewer
from rules.randomplay import random_path
from rules.record import RESIGN
from tests.rules.hidden import Leak, RandomDice, demand_alike_after
from tests.rules.test_hidden import hidden_on_the_way


@pytest.mark.parametrize("seats", DOG_LOVER.seats)
def test_a_viewer_cannot_tell_what_is_hidden(seats: int) -> None:
    rng = Random(f"lover {seats}")
    assert sum(hidden_on_the_way(DOG_LOVER, seats, rng, every=8) for _ in range(3)) > 30


class ShowsTheTopOfTheDeck(LoverGame):
    def view(self, state: State, viewer: Viewer) -> LoverView:
        return super().view(state, viewer).model_copy(update={"deck": state.deck[-1:]})


class ShowsWhereTheEndLies(LoverGame):
    def view(self, state: State, viewer: Viewer) -> LoverView:
        near = "end" in state.deck[-5:]
        return super().view(state, viewer).model_copy(update={"last_round": near})


class ShowsThePiles(LoverGame):
    def view(self, state: State, viewer: Viewer) -> LoverView:
        piles = (*state.tricks_pile, *state.shelter_pile)
        return super().view(state, viewer).model_copy(update={"shelter": piles})


class ShowsTheHands(LoverGame):
    def view(self, state: State, viewer: Viewer) -> LoverView:
        hands = tuple(area.hand for area in state.board.areas)
        return super().view(state, viewer).model_copy(update={"options": hands})


class ShowsAnotherScore(LoverGame):
    def view(self, state: State, viewer: Viewer) -> LoverView:
        seen = super().view(state, state.first)
        return super().view(state, viewer).model_copy(update={"now": seen.now})


class TellsTheHandOfWhoLeaves(LoverGame):
    def resign(self, state: State, seat: int) -> Played[State]:
        new, events = super().resign(state, seat)
        return Played(new, (*events, Event("left", seat, {"hand": state.board.areas[seat].hand})))


class AnswersByOthersHands(LoverGame):
    """Another answer to a card that somebody else holds."""

    def choices(self, state: State, seat: int, path: Path) -> Choices:
        others = [area.hand for other, area in enumerate(state.board.areas) if other != seat]
        if path and any(path[0] in hand for hand in others):
            path = ("held-by-another",)
        return super().choices(state, seat, path)


def looks(game: LoverGame) -> int:
    rng = Random(3)
    return sum(hidden_on_the_way(game, 3, rng) for _ in range(3))


@pytest.mark.parametrize(
    "game",
    [
        ShowsTheTopOfTheDeck,
        ShowsWhereTheEndLies,
        ShowsThePiles,
        ShowsTheHands,
        ShowsAnotherScore,
        AnswersByOthersHands,
    ],
)
def test_every_kind_of_leak_is_found(game: type[LoverGame]) -> None:
    with pytest.raises(Leak):
        looks(game())


def watch_leavers(game: LoverGame) -> int:
    """Look with everybody's eyes at each seat's giving up, at the beginning of each turn."""
    rng = Random(4)
    state = game.start(rng.randbytes(32), 4, game.options())
    watched = 0
    while acting := game.acting(state):
        for seat in range(0 if state.undo else 4):
            for viewer in (None, *range(4)):
                watched += 1
                demand_alike_after(game, state, (seat, RESIGN), viewer, rng)
        path = random_path(game, state, acting[0], RandomDice(rng))
        state = game.play(state, acting[0], path).state
    return watched


def test_the_hand_of_who_leaves_stays_unseen() -> None:
    assert watch_leavers(DOG_LOVER) > 400
    with pytest.raises(Leak):
        watch_leavers(TellsTheHandOfWhoLeaves())
