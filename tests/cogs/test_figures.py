"""Numbers as people read them."""

import pytest

from cogs.figures import (
    RATING_START,
    names_text,
    percent,
    points_text,
    rating_figure,
    rating_text,
)
from cogs.ui.words import words_for
from rules.ratings import Rating

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


def test_names_that_look_the_same_are_told_apart_and_one_that_shows_nothing_is_a_link() -> None:
    told = names_text([("Ann", 1), ("ANN", 2), ("Bob", 3), ("\u3164", 4), ("@everyone *", 5)])
    assert told == ["Ann (<@1>)", "ANN (<@2>)", "Bob", "<@4>", "@\u200beveryone \\*"]
