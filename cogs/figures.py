"""Numbers of standings as people read them: ratings, points, shares; and the names beside them."""

from collections.abc import Iterable
from datetime import date
from typing import Final

from babel.dates import format_skeleton
from babel.numbers import format_decimal

from cogs.ui.text import NAME_LIMIT, digits, likeness, plain, safe, shorten
from cogs.ui.words import Words
from rules.games import GAMES
from rules.periods import EVER
from rules.ratings import Rating

RATING_START: Final = 3000
"""The rating of who has not played yet. Hardly anybody falls so low that nothing is left of it."""


def rating_figure(told: int) -> int:
    """A rating as people are told it, from `Rating.told`.

    One for one: so those whose figures are equal share a place, and only those.
    """
    return RATING_START + told


def rating_text(rating: Rating | int) -> str:
    """A rating, or what it tells in hundredths, as text: without any sign between its digits."""
    return digits(rating_figure(rating if isinstance(rating, int) else rating.told))


def points_text(halves: int, words: Words) -> str:
    """Points, which are counted in halves: 5 is `2.5`."""
    return format_decimal(halves / 2, locale=words.language)


def percent(part: int, whole: int) -> int:
    """A share in whole per cent; of nothing it is none."""
    return (200 * part + whole) // (2 * whole) if whole else 0


def place_figure(game: str, place: int) -> int:
    """A place at a game as people are told it, from `Result.place`: the second team is second.

    Kept are places among members, so that partners count as two (1, 1, 3, 3). Of a game that this
    program does not have, nobody knows whether it had teams: its places are told as they are kept.
    """
    known = GAMES.get(game)
    return (place + 1) // 2 if known is not None and known.teams(known.seats[0]) else place


def name_text(name: str, member: int) -> str:
    """A name as last seen, safe to show; a link to the member where nothing could be seen."""
    shown = safe(shorten(plain(name), NAME_LIMIT))
    return shown or f"<@{member}>"


def names_text(people: Iterable[tuple[str, int]]) -> list[str]:
    """The names of several (name, member): those that look the same have a link beside them."""
    pairs = [(name_text(name, member), member) for name, member in people]
    likes = [likeness(name) for name, _ in pairs]
    return [
        f"{name} (<@{member}>)" if likes.count(like) > 1 else name
        for (name, member), like in zip(pairs, likes, strict=True)
    ]


def count_text(count: int, words: Words) -> str:
    """A whole number as the language writes it, as a message of the catalogue would."""
    return format_decimal(count, locale=words.language)


def period_text(period: str, words: Words) -> str:
    """A period as people call it: `November 2026`, `2026`, for ever."""
    if period == EVER:
        return words("period-ever")
    year, _, month = period.partition("-")
    if not month:
        return year
    return format_skeleton("yMMMM", date(int(year), int(month), 1), locale=words.language)
