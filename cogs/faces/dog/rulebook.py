"""The rulebooks of Dog and Dog Royal: their pages, made of catalogue texts and of the card data."""

from collections.abc import Sequence
from typing import Final

from cogs.faces import house_rules
from cogs.faces.dog.terms import card_name, card_text
from cogs.ui.words import Words
from rules.dog.cards import DECK, DECKS
from rules.dog.options import MODELS
from rules.dog.ruleset import DEALS


class DogBook:
    """The rules of one of the two games, page by page."""

    def __init__(self, game: str, pages: Sequence[str]) -> None:
        self.game: Final = game
        self.pages: Final = tuple(pages)
        """The names of the pages, in order."""
        self._royal = game == "dog-royal"

    def title(self, page: str, words: Words) -> str:
        """The heading of a page."""
        return words("rules-fair-title" if page == "fair" else f"rules-dog-{page}-title")

    def text(self, page: str, words: Words) -> str:
        """The text of a page: markdown, at most 1,700 characters."""
        match page:
            case "fair":
                return words("rules-fair")
            case "cards":
                return "\n".join((self._text(page, words), *self._cards(words)))
            case "options":
                told = house_rules.listed(self.game, MODELS[self.game].model_fields, words)
                return "\n".join((self._text(page, words), *told))
            case _:
                return self._text(page, words)

    def _text(self, page: str, words: Words) -> str:
        own = f"rules-dog-{page}-royal"
        key = own if self._royal and words.has(own) else f"rules-dog-{page}"
        deals = DEALS[self.game]
        return words(key, cards=DECK, first=deals[0], last=deals[-1])

    def _cards(self, words: Words) -> list[str]:
        return [
            words(
                "rules-dog-card",
                card=card_name(card.key, words),
                n=card.copies,
                text=card_text(card.key, "short", words, royal=self._royal),
            )
            for card in DECKS[self.game].cards
        ]


_FIRST = ("goal", "round", "cards", "moving")
_LAST = ("finish", "partner", "board", "options", "house", "tips", "fair")
DOG_BOOKS: Final = (
    DogBook("dog", (*_FIRST, "seven", *_LAST)),
    DogBook("dog-royal", (*_FIRST, "pawns", "special", *_LAST)),
)
