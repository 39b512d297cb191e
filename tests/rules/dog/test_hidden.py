"""A leak of any of Dog's secrets is found (see `tests.rules.hidden`)."""

from random import Random
from typing import Any

import pytest

from rules.dog.game import DOG_GAMES, DogGame
from rules.dog.options import RoyalOptions
from rules.dog.state import State
from rules.dog.view import DogView
from rules.game import Choices, Event, Game, Path, Played, Viewer
from rules.record import RESIGN
from tests.rules.hidden import Leak, demand_alike, demand_alike_after, reshuffled
from tests.rules.test_hidden import hidden_on_the_way, next_move


def watch_choosing(game: Game[Any, Any], seats: int, games: int, **options: Any) -> int:
    """Look at the choosing of gifts and pawns, and at changes of it, with every viewer's eyes."""
    rng = Random(f"choosing {game.name} {seats}")
    watched = 0
    for _ in range(games):
        state = game.start(rng.randbytes(32), seats, game.options.model_validate(options))
        while len(game.acting(state)) + len(game.may_change(state)) > 1:
            seat, text = next_move(game, state, rng)
            changing = game.may_change(state)
            if changing and rng.random() < 0.3:
                seat = rng.choice(changing)
                first = game.choices(state, seat, ()).keys[0]
                text = f"{first} {rng.choice(game.choices(state, seat, (first,)).keys)}"
            for viewer in (None, *range(seats)):
                watched += 1
                demand_alike(game, state, reshuffled(game, state, viewer, rng), viewer, rng)
                demand_alike_after(game, state, (seat, text), viewer, rng)
            if text == RESIGN and seats == 4:
                break
            state = (
                game.play(state, seat, game.path_of(text)).state
                if text != RESIGN
                else (game.resign(state, seat).state)
            )
    return watched


@pytest.mark.parametrize("seats", [4, 6])
@pytest.mark.parametrize("game", DOG_GAMES, ids=lambda game: game.name)
def test_a_viewer_cannot_tell_what_others_choose_to_give(game: Any, seats: int) -> None:
    assert watch_choosing(game, seats, 6) > 100


def test_a_viewer_cannot_tell_which_pawn_others_choose_to_begin_with() -> None:
    game = DOG_GAMES[1]
    assert game.name == "dog-royal"
    assert watch_choosing(game, 4, 6, secret_opening=True) > 200


class TellsTheSecrets(DogGame[RoyalOptions]):
    def play(self, state: State, seat: int, path: Path) -> Played[State]:
        new, events = super().play(state, seat, path)
        return Played(
            new, tuple(Event(one.kind, one.seat, {**one.facts, **one.secret}) for one in events)
        )


class ShowsTheGifts(DogGame[RoyalOptions]):
    def view(self, state: State, viewer: Viewer) -> DogView:
        shown = tuple(map(str, state.gifts))
        return super().view(state, viewer).model_copy(update={"options": shown})


class ShowsTheOpenings(DogGame[RoyalOptions]):
    def view(self, state: State, viewer: Viewer) -> DogView:
        shown = tuple(map(str, state.openings))
        return super().view(state, viewer).model_copy(update={"options": shown})


class ShowsTheTopOfThePile(DogGame[RoyalOptions]):
    def view(self, state: State, viewer: Viewer) -> DogView:
        return super().view(state, viewer).model_copy(update={"draw_pile": state.pile[-1:]})


class ShowsThePartnersHand(DogGame[RoyalOptions]):
    def view(self, state: State, viewer: Viewer) -> DogView:
        partner = 0 if viewer is None else state.board.ring.partner[viewer]
        return super().view(state, viewer).model_copy(update={"hand": tuple(state.hands[partner])})


class OffersWhatTheNextSeatHas(DogGame[RoyalOptions]):
    def choices(self, state: State, seat: int, path: Path) -> Choices:
        asks, keys = super().choices(state, seat, path)
        return Choices(f"{asks}{sum(state.hands[seat - 1])}", keys)


@pytest.mark.parametrize(
    "game",
    [
        TellsTheSecrets,
        ShowsTheGifts,
        ShowsTheOpenings,
        ShowsTheTopOfThePile,
        ShowsThePartnersHand,
        OffersWhatTheNextSeatHas,
    ],
)
def test_every_kind_of_leak_is_found(game: type[DogGame[RoyalOptions]]) -> None:
    leaky = game("dog-royal", RoyalOptions)
    with pytest.raises(Leak):
        watch_choosing(leaky, 4, 6, secret_opening=True)


class TellsTheExtraCard(DogGame[RoyalOptions]):
    def play(self, state: State, seat: int, path: Path) -> Played[State]:
        new, events = super().play(state, seat, path)
        return Played(
            new,
            tuple(
                Event(one.kind, one.seat, {**one.facts, **one.secret})
                if one.kind == "extra_card"
                else one
                for one in events
            ),
        )


def watch_some_games(game: Game[Any, Any]) -> None:
    rng = Random(1)
    for _ in range(8):
        hidden_on_the_way(game, 4, rng, every=2)


def test_an_extra_card_that_is_told_is_found() -> None:
    with pytest.raises(Leak):
        watch_some_games(TellsTheExtraCard("dog-royal", RoyalOptions))
