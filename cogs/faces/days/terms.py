"""The words of a game of days: keys of cards, days and seats as a reader calls them."""

from collections.abc import Iterable, Sequence

from cogs.faces.people import PeopleTerms
from cogs.ui.words import Words
from rules.days.cards import KINDS, POINTS
from rules.days.cards import species_of as kind_species
from rules.days.view import DAYS, SEAT_LETTERS


def seat_of(value: str | int) -> int:
    """The seat that a letter of a path or an event (or a seat number) means."""
    return value if isinstance(value, int) else SEAT_LETTERS.index(value)


SHORT_NAME = 10
"""Visible characters of a name where space is scarce."""


class Terms(PeopleTerms):
    """Turns keys into words for one reader: `viewer` is "you", everybody else has a name."""

    def points(self, count: int) -> str:
        """`3 points`."""
        return self.words("days-points", n=count)

    def card(self, key: str) -> str:
        """A card's name."""
        return self.words(f"card-{key}")

    def cards(self, keys: Iterable[str]) -> str:
        """Cards as a list in a sentence, equal ones counted."""
        return self.words.list(self.counted(keys))

    def counted(self, keys: Iterable[str]) -> list[str]:
        """A name for each kind of card among `keys`, with how many if there are several."""
        counts: dict[str, int] = {}
        for key in keys:
            counts[key] = counts.get(key, 0) + 1
        return [self.many(self.card(key), count) for key, count in counts.items()]

    def pile(self, keys: Sequence[str]) -> str:
        """A pile, bottom to top, told from the top; or that there is nothing."""
        if not keys:
            return self.words("days-preview-nothing")
        return ", ".join(self.card(key) for key in reversed(keys))

    def many(self, card: str, count: int) -> str:
        """A card's title, with the number of its copies if there are several."""
        return many(card, count, self.words)

    def day(self, day: str | int) -> str:
        """A day's name inside a sentence."""
        return self.words(f"day-{_day_key(day)}")

    def short_day(self, day: str | int) -> str:
        """A day's name where space is scarce."""
        return self.words(f"day-{_day_key(day)}-short")

    def who(self, seat: int) -> str:
        """A seat inside a sentence, not at its beginning: `you` or a name."""
        return self.words("days-you") if seat == self.viewer else self.name(seat)

    def at(self, week: int, actor: int | None = None) -> str:
        """`in your week`, `in Ann's week`, or `in their own week` if it is that of `actor`."""
        if week == self.viewer:
            return self.words("days-at-you")
        if week == actor:
            return self.words("days-at-self")
        return self.words("days-at-name", name=self.name(week))

    def spot(self, week: int, day: str | int, actor: int | None = None) -> str:
        """`Tuesday in Ann's week`."""
        return self.words("days-spot", day=self.day(day), at=self.at(week, actor))


def many(card: str, count: int, words: Words) -> str:
    """A card's title, with the number of its copies if there are several."""
    return card if count == 1 else words("days-many", card=card, n=count)


def _day_key(day: str | int) -> str:
    return DAYS[day] if isinstance(day, int) else day


def points_of(card: str) -> int:
    """What a card scores while it is visible; 0 for an event."""
    return POINTS[KINDS[card]]


def species_of(card: str) -> str | None:
    """`dog` or `cat`; None for an event."""
    return kind_species(KINDS[card])
