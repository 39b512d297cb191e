"""The rules of counting as a book of /rules: what counts, who is placed where, how ratings go.

Its numbers are those that the program counts with, so the book can't say others.
"""

from typing import Final

from babel.numbers import format_decimal

from cogs.figures import RATING_START
from cogs.ui.words import Words
from rules.ratings import CAUTION, FULL_TABLES, MOST_ORDERS, RANKED_FROM, WINDOW_SECONDS, Rating


class StandingBook:
    """The rules of the leaderboards, page by page."""

    game: str = "leaderboard"
    """What it is about: no game, but it stands among their books."""
    pages: tuple[str, ...] = ("counting", "places", "rating")

    def title(self, page: str, words: Words) -> str:
        """The heading of a page."""
        return words(f"rules-leaderboard-{page}-title")

    def text(self, page: str, words: Words) -> str:
        """The text of a page: markdown, at most 1,700 characters."""
        new = Rating()
        return words(
            f"rules-leaderboard-{page}",
            mu=format_decimal(new.mu, "0.##", locale=words.language),
            sigma=format_decimal(new.sigma, "0.##", locale=words.language),
            start=str(RATING_START),
            caution=CAUTION,
            ranked=RANKED_FROM,
            orders=MOST_ORDERS,
            full=FULL_TABLES,
            hours=WINDOW_SECONDS // 3600,
        )


STANDING_BOOKS: Final = (StandingBook(),)
