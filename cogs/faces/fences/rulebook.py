"""The rulebook of fences: its pages, made of catalogue texts and of the piece data."""

from typing import Final

from cogs.faces import house_rules
from cogs.faces.fences.drawings import side_by_side
from cogs.faces.fences.hand import looks
from cogs.faces.fences.terms import piece_title
from cogs.ui.words import Words
from rules.fences.board import SIZES
from rules.fences.options import FencesOptions
from rules.fences.pieces import CODES, PIECES, turns_of
from rules.fences.view import ANIMALS

EXAMPLE: Final = "u3"
"""The piece whose turns are drawn."""


class FencesBook:
    """The rules of Fences, page by page."""

    game: str = "fences"
    pages: tuple[str, ...] = (
        "goal",
        "turn",
        "pieces",
        "notation",
        "blocked",
        "end",
        "options",
        "tips",
    )
    """The names of the pages, in order."""

    def title(self, page: str, words: Words) -> str:
        """The heading of a page."""
        return words(f"rules-fences-{page}-title")

    def text(self, page: str, words: Words) -> str:
        """The text of a page: markdown, at most 1,700 characters."""
        text = words(f"rules-fences-{page}", **self._facts())
        match page:
            case "pieces":
                lines = [
                    words(
                        "rules-fences-piece",
                        piece=piece_title(piece.code, words),
                        n=piece.copies,
                        looks=looks(piece.code, words),
                    )
                    for piece in PIECES
                ]
                drawings = side_by_side([(code.upper(), code, "a") for code in CODES])
                return "\n".join((text, drawings, *lines))
            case "notation":
                turns = [(turn, EXAMPLE, turn) for turn in turns_of(EXAMPLE)]
                return "\n".join((text, side_by_side(turns)))
            case "options":
                told = house_rules.listed(self.game, FencesOptions.model_fields, words)
                return "\n".join((text, *told))
            case _:
                return text

    def _facts(self) -> dict[str, str | int]:
        return {
            "animals": ANIMALS,
            "pieces": sum(piece.copies for piece in PIECES),
            "least": SIZES[0],
            "most": SIZES[-1],
        }


FENCES_BOOKS: Final = (FencesBook(),)
