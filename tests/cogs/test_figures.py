"""Numbers as people read them."""

from itertools import product

import pytest

from cogs.figures import (
    RATING_START,
    names_text,
    percent,
    place_figure,
    points_text,
    rating_figure,
    rating_text,
)
from cogs.ui.words import words_for
from rules.games import GAMES
from rules.ratings import Rating
from rules.results import teams_at

EN, FR = words_for("en"), words_for("fr")


@pytest.mark.parametrize(
    ("halves", "english", "french"),
    [
        (0, "0", "0"),
        (1, "0.5", "0,5"),
        (5, "2.5", "2,5"),
        (6, "3", "3"),
        (2469, "1,234.5", "1\u202f234,5"),
    ],
)
def test_points_are_told_with_their_halves(halves: int, english: str, french: str) -> None:
    assert points_text(halves, EN) == english
    assert points_text(halves, FR) == french


def test_a_rating_begins_at_its_start_and_different_ones_look_different() -> None:
    assert rating_text(Rating()) == str(RATING_START)
    assert len({rating_figure(told) for told in range(-50, 50)}) == 100
    assert rating_text(1234) == str(RATING_START + 1234)
    assert rating_text(-RATING_START - 7) == "\N{MINUS SIGN}7"


def test_a_share_is_rounded_and_of_nothing_it_is_none() -> None:
    shares = [percent(1, 3), percent(2, 3), percent(1, 2), percent(1, 200), percent(0, 0)]
    assert shares == [33, 67, 50, 1, 0]
    assert percent(7, 7) == 100


@pytest.mark.parametrize(
    ("name", "seats"), [(name, seats) for name, game in GAMES.items() for seats in game.seats]
)
def test_a_place_is_told_as_that_of_the_team(name: str, seats: int) -> None:
    """By hand: one more than the teams before it, however they share places."""
    teams = teams_at(GAMES[name], seats)
    sides = sorted({*teams})
    for strengths in product(range(len(sides)), repeat=len(sides)):
        strong = dict(zip(sides, strengths, strict=True))
        for side in sides:
            kept = 1 + sum(strong[team] > strong[side] for team in teams)
            ahead = sum(other > strong[side] for other in strengths)
            assert place_figure(name, kept) == 1 + ahead


def test_places_at_a_game_that_is_not_known_are_told_as_they_are_kept() -> None:
    assert [place_figure("ludo", place) for place in (1, 3)] == [1, 3]


def test_names_that_look_the_same_are_told_apart_and_one_that_shows_nothing_is_a_link() -> None:
    told = names_text([("Ann", 1), ("ANN", 2), ("Bob", 3), ("\u3164", 4), ("@everyone *", 5)])
    assert told == ["Ann (<@1>)", "ANN (<@2>)", "Bob", "<@4>", "@\u200beveryone \\*"]
