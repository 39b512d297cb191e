"""All cards and pieces that can be looked up, found by name in any language."""

import difflib
from collections import Counter
from collections.abc import Iterator, Sequence
from itertools import chain, zip_longest
from typing import Protocol

from cogs.ui.words import LANGUAGES, Words, fold, words_for

NEAREST = 3
"""How many names are offered in place of one that there is not."""


class CardBook(Protocol):
    """The cards, or pieces, of one game or of several that share them."""

    @property
    def keys(self) -> tuple[str, ...]:
        """A key for each, in the order in which they are listed; no other book has the same."""
        ...

    def games(self, key: str) -> tuple[str, ...]:
        """The names of the games whose rulebooks tell of the card."""
        ...

    def name(self, key: str, words: Words) -> str:
        """What the card is called; a card of another book may be called the same."""
        ...

    def page(self, key: str, words: Words) -> str:
        """All about the card, markdown, its name as the heading."""
        ...


class CardIndex:
    """The cards of some books together. Raises ValueError if two have the same key."""

    def __init__(self, books: Sequence[CardBook]) -> None:
        self._books = {key: book for book in books for key in book.keys}
        if len(self._books) != sum(len(book.keys) for book in books):
            raise ValueError("two cards that can be looked up have the same key")
        by_turns = chain.from_iterable(zip_longest(*(book.keys for book in books)))
        self._mixed = [key for key in by_turns if key is not None]
        """A card of each book by turns, for who has typed nothing yet: any game may be meant."""
        self._labels: dict[str, dict[str, str]] = {}
        self._folded: dict[str, dict[str, tuple[str, ...]]] = {}
        """By language and key: the ways to write the card, as people search for it."""

    def games(self, key: str) -> tuple[str, ...]:
        """The names of the games whose rulebooks tell of the card."""
        return self._books[key].games(key)

    def page(self, key: str, words: Words) -> str:
        """All about the card."""
        return self._books[key].page(key, words)

    def label(self, key: str, words: Words) -> str:
        """The card's name, with its game if a card of another book is called the same."""
        return self._labels_in(words)[key]

    def matching(self, typed: str, words: Words) -> list[str]:
        """The keys of the cards whose name fits what was typed, best first; all if nothing was.

        Accents, case and punctuation don't count. Names in other languages are found too, after
        those in the reader's.
        """
        wanted = fold(typed)
        if not wanted:
            return list(self._mixed)
        best: dict[str, tuple[int, int, str]] = {}
        for order, language in enumerate(_languages(words)):
            for key, names in self._folded_in(language).items():
                rank = _rank(wanted, names)
                if rank is not None:
                    best.setdefault(key, (order, rank, names[0]))
        return sorted(best, key=lambda key: best[key])

    def called(self, typed: str, words: Words) -> str | None:
        """The key of the one card that a name, a part of one or a key fits best, if it is one."""
        if typed in self._books:
            return typed
        wanted = fold(typed)
        if not wanted:
            return None
        for language in _languages(words):
            ranks = {key: _rank(wanted, names) for key, names in self._folded_in(language).items()}
            best = min((rank for rank in ranks.values() if rank is not None), default=None)
            meant = [key for key, rank in ranks.items() if best is not None and rank == best]
            if len(meant) == 1:
                return meant[0]
            if best == 0:
                # Cards of the same name: another language would only pick one by chance.
                return None
        return None

    def nearest(self, typed: str, words: Words) -> list[str]:
        """The names most like one that no card has, best first; perhaps none."""
        wanted = fold(typed)
        if not wanted:
            return []
        fitting = [self.label(key, words) for key in self.matching(typed, words)]
        if fitting:
            return fitting[:NEAREST]
        labels = {
            name: self.label(key, words)
            for key, names in self._folded_in(words).items()
            for name in names
        }
        return [labels[near] for near in difflib.get_close_matches(wanted, labels, n=NEAREST)]

    def _labels_in(self, words: Words) -> dict[str, str]:
        labels = self._labels.get(words.language)
        if labels is None:
            names = {key: book.name(key, words) for key, book in self._books.items()}
            shared = Counter(map(fold, names.values()))
            labels = self._labels[words.language] = {
                key: name if shared[fold(name)] == 1 else self._told_apart(key, name, words)
                for key, name in names.items()
            }
        return labels

    def _told_apart(self, key: str, name: str, words: Words) -> str:
        games = ", ".join(words(f"game-{game}") for game in self.games(key))
        return words("card-of-game", name=name, games=games)

    def _folded_in(self, words: Words) -> dict[str, tuple[str, ...]]:
        folded = self._folded.get(words.language)
        if folded is None:
            folded = self._folded[words.language] = {
                key: tuple(dict.fromkeys((fold(self._books[key].name(key, words)), fold(label))))
                for key, label in self._labels_in(words).items()
            }
        return folded


def _languages(words: Words) -> Iterator[Words]:
    yield words
    for language in LANGUAGES:
        if language != words.language:
            yield words_for(language)


def _rank(wanted: str, names: Sequence[str]) -> int | None:
    """How well the best of some folded names fits: 0 is the same, None not at all."""
    ranks = [rank for name in names if (rank := _rank_of(wanted, name)) is not None]
    return min(ranks, default=None)


def _rank_of(wanted: str, name: str) -> int | None:
    if name == wanted:
        return 0
    if name.startswith(wanted):
        return 1
    if f" {wanted}" in f" {name}":
        return 2
    return 3 if wanted in name else None
