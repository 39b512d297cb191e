"""Fences drawn with characters: single pieces, and the whole board, for a fixed-width typeface."""

from collections.abc import Sequence
from itertools import pairwise
from typing import Final

from rules.fences.board import edge_posts
from rules.fences.pieces import COLUMNS, box_of, walk_posts
from rules.fences.view import SEAT_LETTERS, FencesView

WIDE: Final = 3
"""Characters of a horizontal segment, between its posts."""
POST: Final = "+"
FREE_POST: Final = "·"
ACROSS, DOWN = "─", "│"
NEW_ACROSS, NEW_DOWN = "═", "║"
"""The newest fence."""
GAP: Final = "   "
LINE: Final = 27
"""Characters of one line on a phone: the largest board needs as many."""


def drawing(piece: str, turn: str) -> list[str]:
    """A piece alone, line by line, all of the same length."""
    columns, rows = box_of(piece, turn)
    canvas = _canvas(columns, rows, " ")
    for one, other in pairwise(walk_posts(piece, turn, "a1")):
        _segment(canvas, one, other, ACROSS, DOWN)
    return ["".join(line) for line in canvas]


def side_by_side(pieces: Sequence[tuple[str, str, str]]) -> str:
    """Pieces, each as (caption, code, turn), with their captions, in code blocks.

    A phone shows about LINE characters of a code block on one line, and breaks longer ones, so
    another block begins where a line would get longer.
    """
    lines: list[list[tuple[str, str, str]]] = [[]]
    used = 0
    for caption, piece, turn in pieces:
        wide = max(len(caption), (WIDE + 1) * box_of(piece, turn)[0] + 1)
        if used + wide > LINE:
            lines.append([])
            used = 0
        lines[-1].append((caption, piece, turn))
        used += wide + len(GAP)
    return "\n".join(_block(line) for line in lines)


def _block(pieces: Sequence[tuple[str, str, str]]) -> str:
    blocks = []
    for caption, piece, turn in pieces:
        lines = drawing(piece, turn)
        wide = max(len(caption), len(lines[0]))
        blocks.append([line.ljust(wide) for line in (caption, *lines)])
    height = max(map(len, blocks), default=0)
    for block in blocks:
        block.extend([" " * len(block[0])] * (height - len(block)))
    rows = [GAP.join(block[row] for block in blocks).rstrip() for row in range(height)]
    return "\n".join(("```", *rows, "```"))


def board(view: FencesView) -> str:
    """The board in a code block: posts by letter and number, each closed square its owner's."""
    size = view.size
    canvas = _canvas(size, size, FREE_POST)
    for place, fence in enumerate(view.fences):
        newest = place == len(view.fences) - 1
        marks = (NEW_ACROSS, NEW_DOWN) if newest else (ACROSS, DOWN)
        for edge in fence.edges:
            _segment(canvas, *edge_posts(size, edge), *marks)
    for square, owner in enumerate(view.owners):
        if owner is not None:
            row, column = divmod(square, size)
            canvas[2 * row + 1][(WIDE + 1) * column + 2] = SEAT_LETTERS[owner].upper()
    head = "  " + "".join(COLUMNS[column].upper().ljust(WIDE + 1) for column in range(size + 1))
    lines = [head.rstrip()]
    for number, line in enumerate(canvas):
        lead = f"{number // 2 + 1} " if number % 2 == 0 else "  "
        lines.append((lead + "".join(line)).rstrip())
    return "\n".join(("```", *lines, "```"))


def _canvas(columns: int, rows: int, post: str) -> list[list[str]]:
    canvas = [[" "] * ((WIDE + 1) * columns + 1) for _ in range(2 * rows + 1)]
    for row in range(rows + 1):
        for column in range(columns + 1):
            canvas[2 * row][(WIDE + 1) * column] = post
    return canvas


def _segment(
    canvas: list[list[str]], one: tuple[int, int], other: tuple[int, int], across: str, down: str
) -> None:
    (column, row), (to_column, to_row) = sorted((one, other))
    for x, y in ((column, row), (to_column, to_row)):
        canvas[2 * y][(WIDE + 1) * x] = POST
    if row == to_row:
        for step in range(1, WIDE + 1):
            canvas[2 * row][(WIDE + 1) * column + step] = across
    else:
        canvas[2 * row + 1][(WIDE + 1) * column] = down
