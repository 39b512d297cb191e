"""The people of a table as a face calls them: by name, shorter where space is scarce, by letter."""

from collections.abc import Iterable
from functools import lru_cache

from cogs.faces.face import TEXT_LIMIT
from cogs.ui.text import Names, shorten
from cogs.ui.words import Words
from rules.game import Viewer

SHORT_NAME = 12
"""Visible characters of a name where space is scarce."""


def letter(seat: int) -> str:
    """A seat's letter as it is shown."""
    return chr(ord("A") + seat)


@lru_cache(maxsize=8)
def letters(seats: int) -> Names:
    """Everybody by letter: for texts that name nobody."""
    return Names([letter(seat) for seat in range(seats)])


def short_names(names: Names, visible: int = SHORT_NAME) -> Names:
    """The same people with names of at most a few characters; with 0: their letters."""
    return Names([shorten(names.label(seat), visible) for seat in range(len(names))])


def fitting(texts: Iterable[str], limit: int = TEXT_LIMIT) -> str:
    """The first of the texts that is no longer than `limit`, or the last of them.

    They tell the same with fewer and fewer words; none is made before it is needed.
    """
    text = ""
    for text in texts:
        if len(text) <= limit:
            break
    return text


class PeopleTerms:
    """Turns seats into words for one reader: `viewer` is "you", everybody else has a name."""

    def __init__(self, words: Words, names: Names, viewer: Viewer) -> None:
        self.words = words
        self.names = names
        self.viewer = viewer

    def you(self, seat: int) -> bool:
        """Whether `seat` is the reader: what the selectors of the catalogue ask for."""
        return seat == self.viewer

    def name(self, seat: int) -> str:
        """A seat's name, safe in markdown, also for the reader's own."""
        return self.names.text(seat)
