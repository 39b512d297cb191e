"""What stays the same in all positions of a table: its options, its cards, and what they do."""

from collections import Counter
from collections.abc import Iterable
from functools import lru_cache
from typing import Final

from rules.dog_lover import allowances, grid
from rules.dog_lover.cards import card_set
from rules.dog_lover.grid import Placement
from rules.dog_lover.options import LoverOptions
from rules.dog_lover.rows import Dog, FoodCard, Kind, Rescued, Role, Trait, Trick
from rules.dog_lover.view import FETCH

END: Final = "end"
"""The id of the End Game card."""
IN_HAND: Final[tuple[Kind, ...]] = ("training", "adoption", "bone", "thing")
"""The kinds of cards that are held in hand; all others are resolved when they are gained."""


class Ruleset:
    """The rules of a table. Shared, made once and never changed."""

    def __init__(self, options: LoverOptions, seats: int) -> None:
        """Raises Missing if the card file of this number is not here."""
        self.options = options
        self.seats = seats
        self.cards = cards = card_set(options.cards)
        self.changed: dict[str, bool | int] = options.model_dump(exclude_defaults=True)
        """The options that differ from their defaults."""
        self.on_names = tuple(name for name in self.changed if name != "cards")
        """Their names, but for the one that the bot settles."""
        every = [cards.card(name) for name in cards.ids]
        self.kind_of: dict[str, Kind] = {card.id: card.kind for card in every}
        self.dogs = {card.id: card for card in every if isinstance(card, Dog | Rescued)}
        self.traits = {card.id: card for card in every if isinstance(card, Trait)}
        self.cubes_of = {card.id: card.cubes for card in every if isinstance(card, FoodCard)}
        self.placements = {
            card.id: grid.placements(card) for card in every if isinstance(card, Trick)
        }
        """By trick: every way to lay it on the grid."""
        self.ranks = {name: rank for rank, name in enumerate(cards.ids)}
        """By card: its place in the card file, in which hands are sorted."""
        self.start_role: Role = "special" if options.special_start else "standard"
        self.copies = Counter([*cards.deck(seats), FETCH, END])
        """How often each card is in the game, tricks and rescued dogs aside."""
        self._legal = lru_cache(maxsize=4096)(self._find_legal)

    def legal(
        self, trick: str, post: str, limit: int, filled: frozenset[int], swapped: int | None
    ) -> tuple[Placement, ...]:
        """The placements of a trick that are legal now; see `grid.why_not`."""
        return self._legal(trick, post, limit, filled, swapped)

    def _find_legal(
        self, trick: str, post: str, limit: int, filled: frozenset[int], swapped: int | None
    ) -> tuple[Placement, ...]:
        return tuple(
            placement
            for placement in self.placements[trick]
            if grid.why_not(placement, post, limit, filled, swapped) is None
        )

    def sorted(self, hand: Iterable[str]) -> tuple[str, ...]:
        """Cards in the order of the card file."""
        return tuple(sorted(hand, key=self.ranks.__getitem__))

    def of_kind(self, hand: Iterable[str], kind: str) -> tuple[str, ...]:
        """The cards of a kind in a hand."""
        return tuple(card for card in hand if self.kind_of[card] == kind)

    def walk_room(self, trait: str | None, tucked: int) -> int:
        """How many more Walks fit under a dog with this Trait and so many of them."""
        return allowances.walk_room(self.cards, trait, tucked)

    def training_room(self, trait: str | None, tucked: int) -> int:
        """How many more Training cards fit under a dog with this Trait and so many of them."""
        return allowances.training_room(self.cards, trait, tucked)

    def guard_limit(self, traits: tuple[str, ...]) -> int:
        """How many cards of the guarded line the owner of these Traits may take."""
        return allowances.guard_limit(self.cards, traits)

    def rescue_price(self, traits: tuple[str, ...]) -> int:
        """How many Adoptions a rescue costs the owner of these Traits."""
        return allowances.rescue_price(self.cards, traits)

    def trick_price(self, trick: str, traits: tuple[str, ...]) -> int:
        """How many Training cards a learnable trick costs the owner of these Traits."""
        return allowances.trick_price(self.cards, trick, traits)


def ruleset(options: LoverOptions, seats: int) -> Ruleset:
    """The rules of such a table, made once. Raises Missing if its card file is not here."""
    return _made(tuple(options.model_dump().items()), seats)


@lru_cache(maxsize=256)
def _made(values: tuple[tuple[str, bool | int], ...], seats: int) -> Ruleset:
    return Ruleset(LoverOptions.model_validate(dict(values)), seats)
