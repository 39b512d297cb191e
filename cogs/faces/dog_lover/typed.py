"""Typed moves of Dog Lover: what people may write for each step, and how a path reads.

A path does not say with which card file it is played: cards are called as in the newest one, and
those of the house's list by its names as well.
"""

from collections.abc import Iterator, Mapping
from functools import lru_cache
from itertools import combinations
from typing import Final

from cogs.faces.dog_lover.choices import STEPS
from cogs.faces.dog_lover.terms import cells_text, post_words, split_place
from cogs.faces.phrases import by_phrase, steps_text
from cogs.ui.words import Words
from rules.dog_lover.cards import HOUSE, CardSet, newest
from rules.dog_lover.grid import POSTS, Placement, key, placements
from rules.dog_lover.view import CELLS, FOODS
from rules.game import Path

MOST_DOGS: Final = 40
"""Up to which number a dog can be typed: more than anybody can have."""


def spoken(path: Path, words: Words) -> str:
    """The steps, one after the other, divided by angle marks."""
    return steps_text(_step(step, words) for step in path)


def _step(step: str, words: Words) -> str:
    known = next((cards for cards in (newest(), HOUSE) if step in cards), None)
    cells, post = split_place(step)
    if step in STEPS:
        said = words(f"lover-typed-{step}")
    elif known is not None:
        said = known.name(step, words.language)
    elif step in FOODS:
        said = words(f"lover-typed-cube-{step}")
    elif step in POSTS:
        said = post_words(step, words)
    elif step.isdecimal():
        said = words("lover-typed-dog", number=step)
    elif post in POSTS:
        where = post_words(post, words)
        said = words("lover-typed-place", cells=cells_text(cells), post=where)
    else:
        said = step.upper()
    return said


def vocabulary(words: Words) -> Mapping[str, str]:
    """Keys by phrases; places that no trick can take as well: they are refused with a reason."""
    return _vocabulary(words, newest().number)


@lru_cache(maxsize=8)
def _vocabulary(words: Words, _number: int) -> Mapping[str, str]:
    return by_phrase(_phrases(words))


def _phrases(words: Words) -> Iterator[tuple[str, str]]:
    sets = dict.fromkeys((newest(), HOUSE))
    named = [step for cards in sets for step in (*_tricks(cards), *_others(cards))]
    numbers = [str(number) for number in range(1, MOST_DOGS + 1)]
    places = list(dict.fromkeys(place for cards in sets for place in _places(cards)))
    keys = (*STEPS, *named, *CELLS, *POSTS, *FOODS, *numbers, *places)
    for step in keys:
        yield step, step
    for step in keys:
        yield _step(step, words), step
    for cards in sets:
        for step in (*_tricks(cards), *_others(cards)):
            yield cards.name(step, words.language), step
    sizes = sorted({len(cards.trick(trick).cells) for cards in sets for trick in _tricks(cards)})
    for size in sizes:
        for cells in combinations(range(len(CELLS)), size):
            for post in POSTS:
                place = key(Placement(cells, post))
                yield place, place


def _tricks(cards: CardSet) -> tuple[str, ...]:
    return tuple(trick.id for trick in cards.file.tricks)


def _others(cards: CardSet) -> tuple[str, ...]:
    """The other cards that a step can name."""
    traits = [trait.id for trait in cards.file.traits]
    return (*traits, *dict.fromkeys(cards.rescued), *cards.things)


def _places(cards: CardSet) -> Iterator[str]:
    """Every way to lay every trick."""
    for trick in cards.file.tricks:
        yield from map(key, placements(trick))
