"""The fence pieces, read from `pieces/house.json` and checked once, at import.

A piece is a walk over posts: R is a step to the right, L to the left, U up and D down. A **post**
is named by its column, a letter from the left, and its row, a digit from the top: `a1` is the top
left one. Where a piece lies is told by its code, its **turn** and the top-left post of the box that
it fills after turning; the post need not lie on the piece (fences_notation.md).
"""

import json
from collections.abc import Iterable
from functools import cache
from itertools import pairwise
from pathlib import Path
from typing import Self

from pydantic import BaseModel, ConfigDict, Field, model_validator

Post = tuple[int, int]
"""Column and row, counted from 0."""

TURNS = "abcd"
"""By letter: no, one, two and three quarter turns clockwise."""
COLUMNS = "abcdefg"
"""The letters of the columns of posts, from the left; the largest board has them all."""

_STEPS: dict[str, Post] = {"R": (1, 0), "D": (0, 1), "L": (-1, 0), "U": (0, -1)}
"""In the order in which a quarter turn clockwise makes one of the other."""
_CLOCKWISE = str.maketrans("RDLU", "DLUR")
_MIRRORED = str.maketrans("RL", "LR")


class Piece(BaseModel):
    """A kind of fence piece."""

    model_config = ConfigDict(extra="forbid", frozen=True)

    code: str = Field(pattern=r"^[a-z][1-9]$")
    """A letter for the shape and the number of segments; lower case, as in paths."""
    walk: str = Field(pattern=r"^[RLUD]+$")
    """Over the posts that it touches, in the turn `a`."""
    copies: int = Field(ge=1)
    """How many each player has."""

    @property
    def segments(self) -> int:
        """How many edges of the board it covers."""
        return len(self.walk)

    @model_validator(mode="after")
    def _is_a_piece(self) -> Self:
        if int(self.code[1]) != self.segments:
            raise ValueError(f"{self.code} has {self.segments} segments")
        if len(_outline(self.walk)) != self.segments:
            raise ValueError(f"{self.code} has two segments in the same place")
        # A player can turn a piece but the notation knows no flips, so none may be needed.
        mirrored = _outline(self.walk.translate(_MIRRORED))
        if all(_outline(walk) != mirrored for walk in _turned(self.walk)):
            raise ValueError(f"{self.code} is not its own mirror image")
        return self


class PieceSet(BaseModel):
    """What each player has at the start."""

    model_config = ConfigDict(extra="forbid", frozen=True)

    pieces: tuple[Piece, ...] = Field(min_length=1)
    """In the order in which they are listed everywhere."""

    @model_validator(mode="after")
    def _is_a_set(self) -> Self:
        codes = [piece.code for piece in self.pieces]
        if len({*codes, GATE}) != len(codes) + 1:
            raise ValueError(f"two pieces have the same code, or one has that of the gate, {GATE}")
        if [piece.segments for piece in self.pieces].count(1) != 1:
            raise ValueError("there is not exactly one kind of single")
        return self


def _turned(walk: str) -> list[str]:
    """The walk in each of the four turns."""
    walks = [walk]
    for _ in TURNS[1:]:
        walks.append(walks[-1].translate(_CLOCKWISE))
    return walks


def _visited(walk: str) -> list[Post]:
    """The posts of a walk in order, moved so that the smallest column and row are 0."""
    posts = [(0, 0)]
    for step in walk:
        (column, row), (right, down) = posts[-1], _STEPS[step]
        posts.append((column + right, row + down))
    left, top = (min(post[axis] for post in posts) for axis in (0, 1))
    return [(column - left, row - top) for column, row in posts]


def _outline(walk: str) -> frozenset[frozenset[Post]]:
    """The segments of a walk, each as its two posts."""
    posts = _visited(walk)
    return frozenset(map(frozenset, pairwise(posts)))


GATE = "g1"
"""The code of a gate, a neutral single that is in nobody's stock (fences.md 4)."""

_HOUSE = Path(__file__).with_name("pieces") / "house.json"
HOUSE = PieceSet.model_validate(json.loads(_HOUSE.read_text(encoding="utf-8")))

PIECES: tuple[Piece, ...] = HOUSE.pieces
"""The house set of 24 a player (fences.md 3)."""
SINGLE = next(piece for piece in PIECES if piece.segments == 1)
CODES: tuple[str, ...] = tuple(piece.code for piece in PIECES)
KINDS: dict[str, int] = {code: kind for kind, code in enumerate((*CODES, GATE))}
"""The number of a piece, by which the engine knows it: its place in `PIECES`; the gate is last."""
STOCK_SEGMENTS = sum(piece.segments * piece.copies for piece in PIECES)
"""How many edges one player's whole stock covers."""

_WALKS = {piece.code: piece.walk for piece in PIECES} | {GATE: SINGLE.walk}


@cache
def turns_of(piece: str) -> tuple[str, ...]:
    """The turns that truly differ: `ab` for straight pieces, `a` alone for the square."""
    outlines = [_outline(walk) for walk in _turned(_WALKS[piece])]
    return tuple(TURNS[turn] for turn, one in enumerate(outlines) if outlines.index(one) == turn)


@cache
def canonical(piece: str, turn: str) -> str:
    """The first turn that looks the same as this one."""
    outlines = [_outline(walk) for walk in _turned(_WALKS[piece])]
    return TURNS[outlines.index(outlines[TURNS.index(turn)])]


@cache
def box_of(piece: str, turn: str) -> tuple[int, int]:
    """How many columns and rows of squares the box around the turned piece has; a line has 0."""
    posts = _visited(_turned(_WALKS[piece])[TURNS.index(turn)])
    return max(column for column, _ in posts), max(row for _, row in posts)


@cache
def walk_posts(piece: str, turn: str, post: str) -> tuple[Post, ...]:
    """The posts that a piece there visits, in order, as (column, row) from 0.

    The turn is taken as it is, canonical or not; whether the posts are on a board is not looked at.
    """
    left, top = post_at(post)
    walk = _turned(_WALKS[piece])[TURNS.index(turn)]
    return tuple((left + column, top + row) for column, row in _visited(walk))


def post_name(post: Post) -> str:
    """What a post is called: `c4`."""
    column, row = post
    return f"{COLUMNS[column]}{row + 1}"


def post_at(name: str) -> Post:
    """The column and row of a post. Raises ValueError if it is no name of one."""
    if len(name) != len("a1") or name[0] not in COLUMNS or name[1] not in "1234567":
        raise ValueError(f"there is no post {name!r}")
    return COLUMNS.index(name[0]), int(name[1]) - 1


def names(posts: Iterable[Post]) -> tuple[str, ...]:
    """What posts are called."""
    return tuple(map(post_name, posts))
