"""Typed moves of Dog: what people may write for each step, and how a path reads."""

from collections.abc import Iterator, Mapping
from functools import lru_cache

from cogs.faces.dog.plan import GIVE, OPEN
from cogs.faces.dog.terms import CARD_KEYS, FINISH, Terms, card_name, spot_named
from cogs.faces.phrases import by_phrase, steps_text
from cogs.ui.text import Names
from cogs.ui.words import Words
from rules.dog.plays import STAY
from rules.dog.reading import FOLD
from rules.dog.seating import SEATS
from rules.dog.view import RANKS, SECTOR
from rules.game import Path

DOING = (GIVE, OPEN, FOLD, STAY)
"""Keys that are words of the game."""
HOME = "home"


def spoken(path: Path, words: Words) -> str:
    """The steps, one after the other, divided by angle marks."""
    terms = Terms(words, Names([]), None)
    return steps_text(_step(key, terms) for key in path)


def _step(key: str, terms: Terms) -> str:
    if key in DOING:
        return terms.words(f"dog-typed-{key}")
    if key in RANKS:
        return terms.kind(key)
    spot = spot_named(key)
    # A number alone would be read as a card.
    return terms.at(spot) if spot else card_name(key, terms.words)


@lru_cache(maxsize=16)
def vocabulary(words: Words) -> Mapping[str, str]:
    """Keys by phrases. A bare number is a card; a square is `p13` or `square 13`."""
    return by_phrase(_phrases(words))


def _phrases(words: Words) -> Iterator[tuple[str, str]]:
    terms = Terms(words, Names([]), None)
    squares = [f"p{number}" for number in range(SECTOR * SEATS[-1])]
    keys = (*CARD_KEYS, *DOING, *RANKS, HOME, *squares, *(spot.key for spot in FINISH))
    for key in keys:
        yield key, key
    for key in keys:
        yield _step(key, terms), key
    for key in squares:
        yield words("dog-typed-square", number=key[1:]), key
    yield words("dog-home"), HOME
