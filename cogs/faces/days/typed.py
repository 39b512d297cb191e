"""Typed moves of days: what people may write for each step, and how a path reads."""

from collections.abc import Iterator, Mapping
from functools import lru_cache

from cogs.faces.phrases import by_phrase, steps_text
from cogs.ui.text import Names
from cogs.ui.words import Words, fold
from rules.days.cards import KEYS
from rules.days.view import DAYS, SEAT_LETTERS
from rules.game import Path

_SPECIAL = ("draw", "pass", "stay")
_HIGHEST = 60
"""Positions that can be typed: more than any pile can have."""


def spoken(path: Path, words: Words, names: Names) -> str:
    """The steps, one after the other, divided by angle marks."""
    return steps_text(_step(key, words, names) for key in path)


def _step(key: str, words: Words, names: Names) -> str:
    if key in _SPECIAL:
        return words(f"days-typed-{key}")
    if key in DAYS:
        return words(f"day-{key}")
    if key in SEAT_LETTERS:
        return names.label(SEAT_LETTERS.index(key))
    return words(f"card-{key}") if key in KEYS else key


def vocabulary(words: Words, names: Names) -> Mapping[str, str]:
    """Keys by phrases. Words of the game go before names of people who bear the same."""
    known = dict(_fixed(words))
    for seat in range(len(names)):
        phrase = fold(names.label(seat))
        if phrase:
            known.setdefault(phrase, SEAT_LETTERS[seat])
    return known


@lru_cache(maxsize=16)
def _fixed(words: Words) -> Mapping[str, str]:
    return by_phrase(_phrases(words))


def _phrases(words: Words) -> Iterator[tuple[str, str]]:
    for key in KEYS:
        yield words(f"card-{key}"), key
        yield key, key
    for key in DAYS:
        yield words(f"day-{key}"), key
        yield words(f"day-{key}-short"), key
        yield key, key
    for key in _SPECIAL:
        yield words(f"days-typed-{key}"), key
        yield key, key
    for letter in SEAT_LETTERS:
        yield letter, letter
    for position in range(1, _HIGHEST + 1):
        yield str(position), str(position)
