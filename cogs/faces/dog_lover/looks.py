"""What of a card of Dog Lover is drawn: the facts of the card file that a picture shows."""

from functools import lru_cache
from typing import NamedTuple

from rules.dog_lover.cards import Dog, FoodCard, Rescued, Thing, Trait, card_set

Food = tuple[int, int, int, int]
"""Of each kind, in the order of `view.FOODS`."""
NO_FOOD: Food = (0, 0, 0, 0)


class Looks(NamedTuple):
    """A card, as far as it is drawn."""

    kind: str
    """The kind of the card; a Favourite Thing's is `thing`."""
    size: str = ""
    """Of a dog, or of the dogs to which a Trait can be attached."""
    food: Food = NO_FOOD
    """What a dog needs, or what a food card gives."""
    points: int = 0
    ability: str = ""
    penalty: tuple[str, int] | None = None
    """What a Trait costs that can't be attached: of what, and how many."""
    thing: str = ""
    number: int = 0
    """Which of its kind it is in the card file, from 0: dogs and things look different by it."""


@lru_cache(maxsize=1024)
def looks(cards: int, card: str) -> Looks:
    """What is drawn of a card of this card file. Raises KeyError for an unknown card."""
    known = card_set(cards)
    found = known.card(card)
    match found:
        case Dog() | Rescued():
            every: tuple[Dog | Rescued, ...] = (*known.file.dogs, *known.file.rescued)
            same = [one.id for one in every if one.size == found.size]
            return Looks(
                found.kind,
                found.size,
                (*found.food, 0),
                found.points,
                found.ability if isinstance(found, Rescued) else "",
                number=same.index(card),
            )
        case FoodCard():
            return Looks(found.kind, food=found.cubes)
        case Thing():
            return Looks(found.kind, thing=card, number=known.things.index(card))
        case Trait():
            penalty = found.penalty
            cost = (penalty.item, penalty.number) if penalty is not None else None
            return Looks(
                found.kind, found.size, points=found.points, ability=found.ability, penalty=cost
            )
    under = {"walk": known.values.walk, "training": known.values.training}
    return Looks(found.kind, points=under.get(found.kind, 0))
