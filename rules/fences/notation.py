"""Moves as people write them: `U3b C4` (fences_notation.md), and the paths that they mean."""

from collections.abc import Sequence
from re import compile as pattern

from rules.fences.pieces import KINDS, TURNS, canonical
from rules.game import Path

_STEPS = 3
_PIECE = pattern(r"\s*([a-z]\s*[0-9]+)\s*")
_TURN = pattern(r"([a-z])(?=\s|$|[a-z]\s*[0-9])\s*")
_POST = pattern(r"([a-z]\s*[0-9]+)\s*")


def path_of(text: str) -> Path:
    """The path of a move, or of its beginning, in any case and with any spaces.

    Of turns that mean the same it has the first. Words that can't be read stand in it as they are:
    `choices` refuses them.
    """
    text = text.lower()
    path: Path = ()
    place = 0
    for step in (_PIECE, _TURN, _POST):
        match = step.match(text, place)
        if match is None:
            break
        path, place = (*path, "".join(match[1].split())), match.end()
    if len(path) > 1 and path[0] in KINDS and path[1] in TURNS:
        path = (path[0], canonical(path[0], path[1]), *path[2:])
    return (*path, *text[place:].split())


def text_of(path: Sequence[str]) -> str:
    """A path in the notation: piece and turn together, then the post."""
    first = "".join((*(word.upper() for word in path[:1]), *path[1:2]))
    return " ".join((first, *(word.upper() for word in path[2:_STEPS]), *path[_STEPS:]))
