"""Whole games of Dog and Dog Royal at random: how they end."""

from random import Random
from typing import Any

import pytest

from rules.dog.game import DOG_GAMES
from rules.fair import Stream
from rules.randomplay import Leaning
from rules.trial import Deal, play_out
from tests.rules.options import changes, random_values

TABLES = [(game, seats) for game in DOG_GAMES for seats in game.seats]
IDS = [f"{game.name}-{seats}" for game, seats in TABLES]


@pytest.mark.parametrize(("game", "seats"), TABLES, ids=IDS)
def test_a_game_ends_with_all_pawns_of_two_partners_home(game: Any, seats: int) -> None:
    rng = Random(f"{game.name} {seats}")
    everything = {name: value for change in changes(game) for name, value in change.items()}
    for values in ({}, everything, random_values(game, rng)):
        seed = rng.randbytes(32)
        deal = Deal(seats, seed, game.options.model_validate(values))
        trial = play_out(game, deal, Leaning(Stream(seed[::-1]), 70), checked=False)
        assert trial.outcome is not None
        assert trial.outcome.reason == "all_home"
        winners = [seat for seat, place in enumerate(trial.outcome.places) if place == 1]
        assert winners == [winners[0], winners[0] + seats // 2]


@pytest.mark.parametrize(("game", "seats"), TABLES, ids=IDS)
def test_games_in_which_somebody_gives_up_keep_them_too(game: Any, seats: int) -> None:
    rng = Random(f"resign {game.name} {seats}")
    reasons = set()
    for _ in range(12):
        seed = rng.randbytes(32)
        options = game.options.model_validate(random_values(game, rng))
        trial = play_out(game, Deal(seats, seed, options), Stream(seed[::-1]), resigns=25)
        assert trial.outcome is not None
        reasons.add(trial.outcome.reason)
    assert "resigned" in reasons
