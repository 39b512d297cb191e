"""Nothing that a viewer may not know leaves for that viewer, in any game; and leaks are found."""

from dataclasses import replace
from hashlib import sha256
from random import Random
from typing import Any

import pytest

from rules.days.game import DAYS_GAMES, DaysGame
from rules.days.options import WoofOptions
from rules.days.state import State
from rules.days.view import DaysView
from rules.game import Choices, Event, Game, Path, Played, Viewer
from rules.games import GAMES
from rules.randomplay import Leaning, random_path
from rules.record import RESIGN, play_text
from tests.rules.hidden import Leak, RandomDice, demand_alike, demand_alike_after, reshuffled
from tests.rules.options import random_options
from tests.rules.toy import Toy, ToyGame, ToyView

MOVE_CAP = 2000


def hidden_on_the_way(game: Game[Any, Any], seats: int, rng: Random, every: int = 1) -> int:
    """Play at random and look with every viewer's eyes, at one position in `every`.

    Where several must act at once, secretly, it looks at every position.

    Returns how many of the reshuffled positions were truly other ones.
    """
    state = game.start(rng.randbytes(32), seats, random_options(game, rng))
    others = 0
    for _ in range(MOVE_CAP):
        looking = rng.randrange(every) == 0 or len(game.acting(state)) > 1
        for viewer in (None, *range(seats)) if looking else ():
            other = reshuffled(game, state, viewer, rng)
            game.check(other)
            others += other_cards(game, other, state)
            demand_alike(game, state, other, viewer, rng)
        acting = game.acting(state)
        if not acting:
            break
        move = next_move(game, state, rng)
        for viewer in (None, *range(seats)) if looking else ():
            demand_alike_after(game, state, move, viewer, rng)
        state = play_text(game, state, *move).state
    return others


def next_move(game: Game[Any, Any], state: Any, rng: Random) -> tuple[int, str]:
    seat = rng.choice(game.acting(state))
    if rng.randrange(60) == 0:
        return seat, RESIGN
    # Half of the time the first choice, which is to draw: piles must run out.
    dice = Leaning(RandomDice(rng), 50)
    return seat, game.text_of(random_path(game, state, seat, dice))


def other_cards(game: Game[Any, Any], one: Any, two: Any) -> bool:
    """Whether two positions differ in more than the seed."""
    return {**game.dump(one), "seed": ""} != {**game.dump(two), "seed": ""}


@pytest.mark.parametrize(
    ("name", "seats"), [(game.name, seats) for game in GAMES.values() for seats in game.seats]
)
def test_a_viewer_cannot_tell_what_is_hidden(name: str, seats: int) -> None:
    rng = Random(f"{name} {seats}")
    looks = [hidden_on_the_way(GAMES[name], seats, rng, every=6) for _ in range(6)]
    # The proof would be empty if the reshuffled positions were the old ones.
    assert sum(looks) > 50 or not GAMES[name].hides


@pytest.mark.parametrize("name", [game.name for game in GAMES.values() if not game.hides])
def test_in_a_game_that_hides_nothing_everybody_sees_the_same(name: str) -> None:
    game, rng = GAMES[name], Random(name)
    for seats in game.seats:
        state = game.start(rng.randbytes(32), seats, random_options(game, rng))
        while game.acting(state):
            public = game.view(state, None)
            for seat in range(seats):
                assert game.view(state, seat).model_copy(update={"viewer": None}) == public
            played = play_text(game, state, *next_move(game, state, rng))
            assert not any(event.secret for event in played.events)
            state = played.state


def watch_trims(game: Game[Any, Any], seats: int) -> None:
    """Look at six choices of what to trim, in games of hoarders, with every viewer's eyes."""
    rng = Random(f"trim {game.name} {seats}")
    watched = 0
    while watched < 6:
        state = game.start(rng.randbytes(32), seats, game.options())
        while (acting := game.acting(state)) and watched < 30:
            seat = rng.choice(acting)
            path = random_path(game, state, seat, Leaning(RandomDice(rng), 90))
            if game.view(state, None).phase == "trim":
                watched += 1
                for viewer in (None, *range(seats)):
                    demand_alike(game, state, reshuffled(game, state, viewer, rng), viewer, rng)
                    demand_alike_after(game, state, (seat, game.text_of(path)), viewer, rng)
            state = game.play(state, seat, path).state


@pytest.mark.parametrize("seats", [2, 4])
@pytest.mark.parametrize("name", [game.name for game in DAYS_GAMES])
def test_a_viewer_cannot_tell_what_others_trim(name: str, seats: int) -> None:
    watch_trims(GAMES[name], seats)


class TellsTheTrim(DaysGame[WoofOptions]):
    def play(self, state: State, seat: int, path: Path) -> Played[State]:
        new, events = super().play(state, seat, path)
        return Played(
            new, tuple(Event(one.kind, one.seat, {**one.facts, **one.secret}) for one in events)
        )


class ShowsTheTrims(DaysGame[WoofOptions]):
    def view(self, state: State, viewer: Viewer) -> DaysView:
        shown = tuple(str(cards) for cards in state.trims)
        return super().view(state, viewer).model_copy(update={"options": shown})


class ShowsTheTopOfThePile(DaysGame[WoofOptions]):
    def view(self, state: State, viewer: Viewer) -> DaysView:
        return super().view(state, viewer).model_copy(update={"draw_pile": state.pile[-1:]})


@pytest.mark.parametrize("game", [TellsTheTrim, ShowsTheTrims, ShowsTheTopOfThePile])
def test_a_leak_of_days_is_found(game: type[DaysGame[WoofOptions]]) -> None:
    leaky = game("woof-days", WoofOptions)
    with pytest.raises(Leak):
        watch_trims(leaky, 4)


def toys(game: ToyGame) -> int:
    rng = Random(7)
    return sum(hidden_on_the_way(game, 2 + number % 3, rng) for number in range(12))


def test_an_honest_toy_tells_nothing() -> None:
    assert toys(ToyGame()) > 200


class ShowsTheNextCard(ToyGame):
    def view(self, state: Toy, viewer: Viewer) -> ToyView:
        return super().view(state, viewer).model_copy(update={"pile": state.pile[-1:]})


class ShowsAnotherHand(ToyGame):
    def view(self, state: Toy, viewer: Viewer) -> ToyView:
        return super().view(state, viewer).model_copy(update={"hand": state.hands[0]})


class ShowsTheSeed(ToyGame):
    def view(self, state: Toy, viewer: Viewer) -> ToyView:
        return super().view(state, viewer).model_copy(update={"game": state.seed})


class ShowsTheGifts(ToyGame):
    def view(self, state: Toy, viewer: Viewer) -> ToyView:
        return super().view(state, viewer).model_copy(update={"given": state.given})


class TellsTheDraw(ToyGame):
    def play(self, state: Toy, seat: int, path: Path) -> Played[Toy]:
        new, events = super().play(state, seat, path)
        return Played(
            new, tuple(Event(one.kind, one.seat, {**one.facts, **one.secret}) for one in events)
        )


class TellsTheDrawToTheNextSeat(ToyGame):
    def play(self, state: Toy, seat: int, path: Path) -> Played[Toy]:
        new, events = super().play(state, seat, path)
        next_seat = (seat + 1) % len(state.hands)
        return Played(new, tuple(replace(one, seat=next_seat) for one in events))


class AnswersByOthersHands(ToyGame):
    """Another answer to a number that somebody else holds."""

    def choices(self, state: Toy, seat: int, path: Path) -> Choices:
        if path and any(path[0] == str(number) for number in state.hands[seat - 1]):
            path = ("held-by-another",)
        return super().choices(state, seat, path)


class OrdersChoicesByTheSeed(ToyGame):
    def choices(self, state: Toy, seat: int, path: Path) -> Choices:
        asks, keys = super().choices(state, seat, path)
        salt = state.seed.encode()
        return Choices(
            asks, tuple(sorted(keys, key=lambda key: sha256(salt + key.encode()).digest()))
        )


@pytest.mark.parametrize(
    "game",
    [
        ShowsTheNextCard,
        ShowsAnotherHand,
        ShowsTheSeed,
        ShowsTheGifts,
        TellsTheDraw,
        TellsTheDrawToTheNextSeat,
        AnswersByOthersHands,
        OrdersChoicesByTheSeed,
    ],
)
def test_every_kind_of_leak_is_found(game: type[ToyGame]) -> None:
    with pytest.raises(Leak):
        toys(game())
