"""The fence pieces as a reader looks them up, each told on a page."""

from functools import cache
from typing import Final

from cogs.faces.fences.drawings import side_by_side
from cogs.faces.fences.hand import looks
from cogs.faces.fences.terms import piece_title
from cogs.ui.words import Words
from rules.fences.board import SIZES, grid
from rules.fences.pieces import GATE, KINDS, PIECES, SINGLE

PREFIX: Final = "fences-"
"""Before the codes of the pieces, to tell them from other games' cards."""


class FencesPieces:
    """The pieces of the house set and the gate, to be looked up."""

    keys: tuple[str, ...] = tuple(f"{PREFIX}{code}" for code in KINDS)

    def games(self, key: str) -> tuple[str, ...]:  # noqa: ARG002  (all are of one game)
        """The only game there is with fences."""
        return ("fences",)

    def name(self, key: str, words: Words) -> str:
        """What the piece is called, with its code, by which players know it as well."""
        return piece_title(key.removeprefix(PREFIX), words)

    def page(self, key: str, words: Words) -> str:
        """How many each player has, its sides, its drawing, and how many squares it can close."""
        code = key.removeprefix(PREFIX)
        piece = next((one for one in PIECES if one.code == code), SINGLE)
        copies = 0 if code == GATE else piece.copies
        facts = (
            words("card-page-fences-copies", n=copies),
            words("card-page-fences-sides", n=piece.segments),
        )
        return "\n".join(
            (
                f"## {piece_title(code, words)}",
                " · ".join(facts),
                side_by_side([(code.upper(), code, "a")]),
                words("card-page-fences-looks", text=looks(code, words)),
                words("card-page-fences-closes", n=closes_at_most(code)),
            )
        )


@cache
def closes_at_most(code: str) -> int:
    """How many squares a piece closes if all the other sides of those that it touches are there."""
    board = grid(SIZES[-1])
    return max(len(board.touched[number]) for number in board.of_kind[KINDS[code]])


FENCES_PIECES: Final = FencesPieces()
