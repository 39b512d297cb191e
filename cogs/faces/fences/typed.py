"""Typed moves of fences: what people may write for each step, and how a path reads."""

from collections.abc import Iterator, Mapping
from functools import lru_cache

from cogs.faces.fences.terms import SHAPES, piece_name, piece_title, turn_words
from cogs.faces.phrases import by_phrase, steps_text
from cogs.ui.words import Words
from rules.fences.board import SIZES, posts_of
from rules.fences.pieces import CODES, GATE, TURNS, turns_of
from rules.game import Path


def spoken(path: Path, words: Words) -> str:
    """The steps, one after the other, divided by angle marks."""
    steps = [piece_name(piece, words) for piece in path[:1]]
    if len(path) > 1:
        steps.append(_turn(path[0], path[1], words))
    return steps_text((*steps, *(step.upper() for step in path[2:])))


def _turn(piece: str, turn: str, words: Words) -> str:
    return turn_words(piece, turn, words) if piece in SHAPES and turn in turns_of(piece) else turn


@lru_cache(maxsize=16)
def vocabulary(words: Words) -> Mapping[str, str]:
    """Keys by phrases. No two steps have the same words, whatever the piece."""
    return by_phrase(_phrases(words))


def _phrases(words: Words) -> Iterator[tuple[str, str]]:
    for key in (*CODES, GATE):
        yield key, key
        yield piece_name(key, words), key
        yield piece_title(key, words), key
    for key in TURNS:
        yield key, key
    for piece in (*CODES, GATE):
        for turn in turns_of(piece):
            yield turn_words(piece, turn, words), turn
    for post in posts_of(SIZES[-1]):
        yield post, post
