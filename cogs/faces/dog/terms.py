"""The words of Dog: cards, pawns and places as a reader calls them."""

from collections.abc import Iterable
from functools import lru_cache

from typing_extensions import override

from cogs.faces.people import PeopleTerms, letter
from cogs.ui.text import Names
from cogs.ui.words import DEFAULT, Words
from rules.dog.cards import DECKS, names_in
from rules.dog.view import PAWNS, SECTOR, Spot
from rules.game import Viewer

CARD_KEYS = tuple(dict.fromkeys(card.key for deck in DECKS.values() for card in deck.cards))
"""The keys of the cards of both games, each once."""
FINISH = tuple(Spot(where="finish", number=number) for number in range(PAWNS))
"""The four squares of a finish, the one next to the start first."""


@lru_cache(maxsize=8)
def _card_names(language: str) -> dict[str, str]:
    return names_in(DEFAULT) | names_in(language)


def card_name(key: str, words: Words) -> str:
    """What a card is called; the key itself if there is no such card."""
    return _card_names(words.language).get(key, key)


def card_text(key: str, ending: str, words: Words, *, royal: bool) -> str:
    """A text about a card; Dog Royal has one of its own where the card does something else."""
    own = f"dog-royal-card-{key}-{ending}"
    return words(own if royal and words.has(own) else f"dog-card-{key}-{ending}")


class Terms(PeopleTerms):
    """Turns keys into words for one reader: `viewer` is "you", everybody else has a name."""

    def __init__(self, words: Words, names: Names, viewer: Viewer, *, plain: bool = False) -> None:
        super().__init__(words, names, viewer)
        self._plain = plain
        """Whether names are for a place that knows no markdown."""

    @override
    def name(self, seat: int) -> str:
        """A seat's name, also for the reader's own; as it is where no markdown is known."""
        return self.names.label(seat) if self._plain else self.names.text(seat)

    def who(self, seat: int) -> str:
        """A seat in a list of people: `you` or its name."""
        return self.words("dog-you") if self.you(seat) else self.name(seat)

    def card(self, key: str) -> str:
        """A card's name."""
        return card_name(key, self.words)

    def cards(self, keys: Iterable[str]) -> str:
        """Cards in a row, equal ones together: `9, Swap (2)`."""
        counts: dict[str, int] = {}
        for key in keys:
            counts[key] = counts.get(key, 0) + 1
        return ", ".join(
            self.words("dog-many", n=count, card=self.card(key)) if count > 1 else self.card(key)
            for key, count in counts.items()
        )

    def kind(self, rank: str | None) -> str:
        """`pawn`, or in Dog Royal `king` and so on."""
        return self.words(f"dog-kind-{rank or 'pawn'}")

    def place(self, spot: Spot) -> str:
        """A place by its bare name: `28`, `16 (start B)`, `F1`, `home`."""
        if spot.where == "home":
            return self.words("dog-home")
        if spot.where == "finish":
            return spot.key.upper()
        number = str(spot.number)
        if spot.number % SECTOR:
            return number
        return self.words("dog-start", number=number, letter=letter(spot.number // SECTOR))

    def at(self, spot: Spot) -> str:
        """Where a pawn stands: `on 28`, `on F1`, `at home`."""
        if spot.where == "home":
            return self.words("dog-at-home")
        return self.words(f"dog-on-{spot.where}", place=self.place(spot))

    def pawn(self, seat: int, rank: str | None) -> str:
        """A pawn by its owner: `your pawn`, `king of Bob`."""
        you, name = self.you(seat), self.name(seat)
        return self.words("dog-pawn", you=you, name=name, rank=rank or "pawn")

    def moved(self, seat: int, rank: str | None, by: int) -> str:
        """A pawn that `by` moves, `a pawn`, `the king`: whose only if it is somebody else's."""
        if seat == by:
            return self.words("dog-a-pawn", rank=rank or "pawn")
        return self.pawn(seat, rank)

    def pawn_at(self, seat: int, rank: str | None, spot: Spot) -> str:
        """A pawn by its owner and by where it stands."""
        return self.words("dog-pawn-at", pawn=self.pawn(seat, rank), at=self.at(spot))


SQUARE_KEY = 4
"""The most characters of the key of a square of the track."""


def spot_named(key: str) -> Spot | None:
    """The place with this key: `p60`, `f0`, `home`; None for any other word."""
    if key == "home":
        return Spot(where="home", number=0)
    for spot in FINISH:
        if spot.key == key:
            return spot
    # Anything may have been typed: Python refuses to read a number of thousands of digits.
    if key[:1] == "p" and key[1:].isdecimal() and len(key) <= SQUARE_KEY:
        return Spot(where="track", number=int(key[1:]))
    return None
