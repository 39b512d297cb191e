"""The cards of Dog Lover as a reader looks them up, each told on a page, from the newest file."""

from collections.abc import Iterator
from typing import Final

from cogs.faces.dog_lover.does import losing, pattern, post_of
from cogs.faces.dog_lover.full import full
from cogs.faces.dog_lover.terms import cells_text, cubes_words, post_words
from cogs.ui.words import Words
from rules.dog_lover.cards import (
    PLAYERS,
    Card,
    CardSet,
    Dog,
    EndGame,
    Fetch,
    Kind,
    Rescued,
    Trait,
    Trick,
    newest,
)
from rules.dog_lover.grid import placements
from rules.dog_lover.view import CELLS

PREFIX: Final = "lover-"
"""Before the ids of the cards, to tell them from other games' cards."""


KIND: Final = f"{PREFIX}kind-"
"""Before a kind of which no single card has the name."""
KINDS: Final[tuple[Kind, ...]] = ("dog", "rescued", "food", "thing", "trait", "trick")


class LoverCards:
    """The cards of the newest card file and the kinds of them, to be looked up."""

    @property
    def keys(self) -> tuple[str, ...]:
        """Every card, in the order of the file, and the kinds."""
        cards = (f"{PREFIX}{card}" for card in newest().ids)
        return (*cards, *(f"{KIND}{kind}" for kind in KINDS))

    def games(self, key: str) -> tuple[str, ...]:  # noqa: ARG002  (all are of one game)
        """The only game with these cards."""
        return ("dog-lover",)

    def name(self, key: str, words: Words) -> str:
        """What the card is called, or the kind."""
        if key.startswith(KIND):
            return words(f"lover-term-{key.removeprefix(KIND)}")
        return newest().name(key.removeprefix(PREFIX), words.language)

    def page(self, key: str, words: Words) -> str:
        """Its kind and copies, what it does, and whose list it is from."""
        cards = newest()
        for kind in KINDS:
            if key == f"{KIND}{kind}":
                return "\n".join((f"## {self.name(key, words)}", full(kind, cards, words)))
        card = cards.card(key.removeprefix(PREFIX))
        facts = [_kind(card, words), *_copies(card, cards, words)]
        lines = [
            f"## {self.name(key, words)}",
            " · ".join(facts),
            "",
            *_told(card, words),
            full(card.kind, cards, words),
            "",
            words(f"card-page-lover-{'own' if cards.number else card.origin}"),
        ]
        return "\n".join(lines)


def _kind(card: Card, words: Words) -> str:
    kind = words(f"lover-term-{card.kind}")
    if isinstance(card, Dog | Rescued):
        return words("card-page-lover-kind", kind=kind, size=words(f"lover-size-{card.size}"))
    return kind


def _copies(card: Card, cards: CardSet, words: Words) -> Iterator[str]:
    if isinstance(card, Trick):
        if card.price is None:
            yield words("card-page-lover-start")
        else:
            price = words("lover-counted-training", n=card.price)
            yield words("card-page-lover-price", price=price)
    if isinstance(card, Trick | Rescued):
        yield words("card-page-lover-copies-always", n=card.copies)
    elif isinstance(card, Fetch | EndGame):
        yield words("card-page-lover-copies-always", n=1)
    else:
        two, three, four = (cards.deck(players).count(card.id) for players in PLAYERS)
        yield words("card-page-lover-copies", two=two, three=three, four=four)


def _told(card: Card, words: Words) -> Iterator[str]:
    """What this card says of its own, beside what all of its kind do."""
    match card:
        case Dog() | Rescued():
            points = words("lover-points", n=card.points)
            food = cubes_words(card.food, words) or words("lover-no-food")
            yield words("card-page-lover-needs", food=food, points=points)
            if isinstance(card, Rescued):
                text = words(f"lover-ability-{card.ability}")
                yield words("card-page-lover-ability", text=text)
        case Trait():
            points = words("lover-points", n=card.points)
            dog = words(f"lover-dog-{card.size}")
            yield words("card-page-lover-for", dog=dog, points=points)
            yield words("card-page-lover-trait", text=words(f"lover-ability-{card.ability}"))
            yield losing(card, words)
        case Trick():
            yield pattern(card)
            cells = cells_text(CELLS[cell] for cell in card.cells)
            post = post_words(post_of(card), words)
            ways = len(placements(card))
            yield words("card-page-lover-takes", cells=cells, post=post, ways=ways)
        case _:
            return


LOVER_CARDS: Final = LoverCards()
