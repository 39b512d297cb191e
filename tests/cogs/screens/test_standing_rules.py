"""The book of the rules of counting says the numbers that are counted with, and what is true."""

import pytest

from cogs.figures import RATING_START, points_text, rating_text
from cogs.screens.standing_rules import STANDING_BOOKS
from cogs.ui.words import LANGUAGES, Words, words_for
from rules.game import Outcome
from rules.ratings import FULL_TABLES, RANKED_FROM, WINDOW_SECONDS, Rating, Standing, rated, weight
from rules.results import points

(BOOK,) = STANDING_BOOKS
EVERY = [words_for(language) for language in LANGUAGES]
EN = words_for("en")


@pytest.mark.parametrize("words", EVERY)
def test_the_numbers_are_those_that_are_counted_with(words: Words) -> None:
    rating, places = BOOK.text("rating", words), BOOK.text("places", words)
    for number in (RATING_START, FULL_TABLES, WINDOW_SECONDS // 3600, 25):
        assert f" {number} " in f" {rating} ".replace(",", " ").replace("*", " ")
    assert str(RANKED_FROM) in places


def test_the_formula_is_the_one_that_ratings_are_told_by() -> None:
    start, times = BOOK.text("rating", EN).partition("**")[2].partition("**")[0].split(" + ")
    assert (
        times == "100 \N{MULTIPLICATION SIGN} (mu \N{MINUS SIGN} 3 \N{MULTIPLICATION SIGN} sigma)"
    )
    for rating in (Rating(), Rating(31.5, 4.25), Rating(20, 9)):
        told = round(int(start) + 100 * (rating.mu - 3 * rating.sigma))
        assert rating_text(rating) == str(told)


def test_what_is_said_of_points_is_so() -> None:
    alone = Outcome("finished", (1, 2, 3, 4, 5, 6), (0,) * 6, (False,) * 6)
    assert points_text(points(0, range(6), alone), EN) == "5"
    two = Outcome("finished", (1, 2), (0, 0), (False, False))
    assert points_text(points(0, range(2), two), EN) == "1"
    equal = Outcome("finished", (1, 1, 3), (0,) * 3, (False,) * 3)
    assert points_text(points(0, range(3), equal), EN) == "1.5"


def test_what_is_said_of_the_same_people_and_of_giving_up_is_so() -> None:
    assert [weight(earlier) for earlier in range(5)] == [1, 1, 1, 0.5, 0.25]
    weak, strong = Rating(10, 8), Rating(40, 2)
    ends = (Standing(0, 2, True), Standing(1, 1, False))
    after, _ = rated((weak, strong), ends, (1, 1))
    assert after.told <= weak.told
    assert after.mu <= weak.mu
