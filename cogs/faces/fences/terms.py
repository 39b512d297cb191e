"""The words of fences: pieces, turns, squares and animals as a reader calls them."""

from collections.abc import Iterable
from typing import Final

from cogs.faces.fences.plan import named
from cogs.faces.people import PeopleTerms
from cogs.ui.words import Words
from rules.fences.pieces import turns_of
from rules.fences.view import FencesView

SHAPES: Final = {
    "i1": "straight",
    "i2": "straight",
    "i3": "straight",
    "g1": "straight",
    "v2": "corner",
    "u3": "u",
    "d5": "u",
    "w4": "stairs",
    "o4": "square",
}
"""Pieces whose turns are told in the same words."""
SIGNS: Final = {
    "straight": "─│",
    "corner": "┘└┌┐",
    "u": "⊓⊐⊔⊏",
    "stairs": "↗↘↗↘",
    "square": "□",
}
"""A sign for each turn of a shape."""


class Terms(PeopleTerms):
    """Turns keys into words for one reader: `viewer` is "you", everybody else has a name."""

    def squares(self, count: int) -> str:
        """`3 squares`."""
        return self.words("fences-squares", n=count)

    def listed(self, view: FencesView, squares: Iterable[int]) -> str:
        """Squares in a sentence: `C4 and D4`."""
        return self.words.list(named(view, squares))

    def stock(self, pieces: Iterable[tuple[str, int]]) -> str:
        """Pieces with how many there are of each."""
        return ", ".join(counted(piece, count, self.words) for piece, count in pieces)


def piece_name(piece: str, words: Words) -> str:
    """What a piece is called: `Deep U`; its code if it has no name."""
    key = f"fences-piece-{piece}"
    return words(key) if words.has(key) else piece.upper()


def piece_title(piece: str, words: Words) -> str:
    """A piece's name with its code: `Deep U (D5)`."""
    return words("fences-piece", name=piece_name(piece, words), code=piece.upper())


def counted(piece: str, count: int, words: Words) -> str:
    """A piece's title, with how many there are if there are several."""
    title = piece_title(piece, words)
    return title if count == 1 else words("fences-many", piece=title, n=count)


def turn_words(piece: str, turn: str, words: Words) -> str:
    """How a piece lies after a turn: `open to the left`."""
    shape = SHAPES.get(piece)
    return words(f"fences-turn-{shape}-{turn}") if shape else turn


def turned(piece: str, turn: str, words: Words, *, code: bool = True) -> str:
    """A piece and how it lies: `U (U3), open to the left`; alone if it can lie in one way only."""
    name = piece_title(piece, words) if code else piece_name(piece, words)
    if piece in SHAPES and len(turns_of(piece)) == 1:
        return name
    return words("fences-turned", piece=name, turn=turn_words(piece, turn, words))


def turn_sign(piece: str, turn: str) -> str:
    """The same as a sign: `⊐`."""
    signs = SIGNS.get(SHAPES.get(piece, ""), "")
    place = "abcd".index(turn)
    return signs[place] if place < len(signs) else turn
