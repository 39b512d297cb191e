"""What an owner may do and has to pay, with the Traits that their dogs have."""

from collections.abc import Iterable

from rules.dog_lover.abilities import TRAIT_POWERS, TraitPower
from rules.dog_lover.cards import CardSet

NO_TRAIT = TraitPower()


def power(cards: CardSet, trait: str | None) -> TraitPower:
    """What the Trait of this id does; what the rules say where there is none."""
    return NO_TRAIT if trait is None else TRAIT_POWERS[cards.trait(trait).ability]


def walk_room(cards: CardSet, trait: str | None, tucked: int) -> int:
    """How many more Walks fit under a dog with this Trait and so many Walks."""
    return max(0, power(cards, trait).walks - tucked)


def training_room(cards: CardSet, trait: str | None, tucked: int) -> int:
    """How many more Training cards fit under a dog with this Trait and so many of them."""
    return max(0, power(cards, trait).training - tucked)


def guard_limit(cards: CardSet, traits: Iterable[str | None]) -> int:
    """How many cards of the guarded line an owner of dogs with these Traits may take."""
    return max((power(cards, trait).watched for trait in traits), default=NO_TRAIT.watched)


def rescue_price(cards: CardSet, traits: Iterable[str | None]) -> int:
    """How many Adoptions a rescue costs an owner of dogs with these Traits."""
    prices = [power(cards, trait).rescue_price for trait in traits]
    return min([cards.values.adoptions, *(price for price in prices if price is not None)])


def trick_price(cards: CardSet, trick: str, traits: Iterable[str | None]) -> int:
    """How many Training cards a learnable trick costs an owner of dogs with these Traits.

    Never below one (dog_lover.md 9.4, X07). Raises ValueError for a start trick.
    """
    price = cards.trick(trick).price
    if price is None:
        raise ValueError(f"{trick} is no trick to learn")
    return max(1, price - sum(power(cards, trait).trick_discount for trait in traits))
