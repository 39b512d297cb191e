"""What a player's things are worth at the end, with the best feeding (dog_lover.md 6, 10.6)."""

from abc import abstractmethod
from collections.abc import Sequence
from functools import lru_cache
from itertools import combinations_with_replacement
from typing import NamedTuple, Protocol

from rules.dog_lover.abilities import RESCUED_POWERS, RescuedPower
from rules.dog_lover.allowances import power
from rules.dog_lover.cards import CardSet, Rescued
from rules.dog_lover.feeding import (
    Cubes,
    Eater,
    Larder,
    Meal,
    best_feeding,
    brings,
    for_itself,
)
from rules.dog_lover.view import FedView, ScoreView

REMEMBERED = 4096
"""Answers kept: a player's things change seldom, and are looked at by every screen."""


class Carrier(Protocol):
    """A dog in front of a player, with what lies under and beside it; hashable."""

    @property
    @abstractmethod
    def card(self) -> str:
        """Its id."""

    @property
    @abstractmethod
    def walks(self) -> int:
        """Walks tucked under it."""

    @property
    @abstractmethod
    def training(self) -> int:
        """Training cards tucked under it."""

    @property
    @abstractmethod
    def trait(self) -> str | None:
        """The id of the Trait attached to it."""


class Possessions(NamedTuple):
    """All that scores of what a player has; Training in hand, Fetch and the like bring nothing."""

    dogs: tuple[Carrier, ...] = ()
    cubes: Cubes = (0, 0, 0, 0)
    """In the order of `view.FOODS`."""
    bones: int = 0
    things: tuple[tuple[str, int], ...] = ()
    """Favourite Things in hand: the kind, and how many."""
    tricks: int = 0
    """Tricks owned, the start trick among them."""


@lru_cache(maxsize=REMEMBERED)
def score(cards: CardSet, owned: Possessions) -> ScoreView:
    """The points with the best feeding, and who eats what in it.

    Of several that bring equally much, one with the most fed dogs, then the most fed rescued ones,
    because that is how ties are broken.
    """
    eaters = tuple(_eater(cards, owned, dog) for dog in owned.dogs)
    larder = _larder(cards, owned, sum(eater.any_things for eater in eaters))
    meals = best_feeding(eaters, larder)
    served = _served(meals, owned.cubes)
    spare = sum(owned.cubes) - sum(map(sum, served))
    fed = [eater for eater, meal in zip(eaters, meals, strict=True) if meal is not None]
    powers = [eater.power for eater in fed if eater.power is not None]
    unfed = 0 if any(each.forgives for each in powers) else larder.unfed
    feeding = tuple(
        FedView(
            card=dog.card,
            fed=meal is not None,
            ate=ate,
            points=unfed if meal is None else _points(eater, fed, spare),
        )
        for dog, eater, meal, ate in zip(owned.dogs, eaters, meals, served, strict=True)
    )
    bones = larder.bones[min(sum(eater.bones for eater in fed), len(larder.bones) - 1)]
    dogs, rescued = (
        sum(
            each.points
            for each, eater in zip(feeding, eaters, strict=True)
            if eater.rescued == of_shelter
        )
        for of_shelter in (False, True)
    )
    things = larder.things[sum(eater.any_things for eater in fed)]
    boned = bones.flat + bones.each * len(fed)
    return ScoreView(
        dogs=dogs,
        rescued=rescued,
        things=things,
        bones=boned,
        total=dogs + rescued + things + boned,
        feeding=feeding,
        fed=len(fed),
        fed_rescued=sum(eater.rescued for eater in fed),
    )


def places(scores: Sequence[ScoreView]) -> tuple[int, ...]:
    """By seat: the place, 1 is the first; ties that nothing breaks share it (dog_lover.md 6)."""
    ranks = [(each.total, each.fed, each.fed_rescued) for each in scores]
    return tuple(1 + sum(other > rank for other in ranks) for rank in ranks)


def things_value(values: Sequence[int], held: Sequence[int]) -> int:
    """What Favourite Things bring, with `held` of each kind.

    `values` are those of a set of one kind, of two different ones, of three, and so on. Sets
    are made as large as they can be: larger ones bring more for each card.
    """
    counts = sorted(held, reverse=True)
    return sum(
        (count - fewer) * value
        for count, fewer, value in zip(counts, [*counts[1:], 0], values, strict=False)
    )


def _eater(cards: CardSet, owned: Possessions, carrier: Carrier) -> Eater:
    dog = cards.dog(carrier.card)
    able = power(cards, carrier.trait)
    own = dog.points + carrier.walks * cards.values.walk + carrier.training * cards.values.training
    if carrier.trait is not None:
        own += cards.trait(carrier.trait).points
        own += min(able.most_for_things, sum(number for _, number in owned.things))
    rescued: RescuedPower | None = None
    bones = able.bones
    if isinstance(dog, Rescued):
        rescued = RESCUED_POWERS[dog.ability]
        own += min(rescued.most_for_tricks, owned.tricks)
        bones += rescued.bones
    return Eater(
        meals=_meals(dog.food, less=able.less_food, anything=able.any_food),
        own=own,
        size=dog.size,
        rescued=isinstance(dog, Rescued),
        walks=carrier.walks,
        training=carrier.training,
        trait=carrier.trait is not None,
        bones=bones,
        power=rescued,
    )


def _meals(food: tuple[int, int, int], *, less: bool, anything: bool) -> tuple[Meal, ...]:
    """What a dog that shows this food can be given."""
    s, k, c = food
    if anything:
        return ((0, 0, 0, max(0, s + k + c - less)),)
    if not less or not any(food):
        return ((s, k, c, 0),)
    fewer = ((s - 1, k, c, 0), (s, k - 1, c, 0), (s, k, c - 1, 0))
    return tuple(meal for meal in fewer if min(meal) >= 0)


def _larder(cards: CardSet, owned: Possessions, any_things: int) -> Larder:
    values = cards.values
    counts = dict(owned.things)
    held = [counts.get(kind, 0) for kind in cards.things]
    things = [
        max(
            things_value(values.things, [had + more.count(at) for at, had in enumerate(held)])
            for more in combinations_with_replacement(range(len(held)), wild)
        )
        for wild in range(any_things + 1)
    ]
    return Larder(
        cubes=owned.cubes,
        unfed=values.unfed,
        bones=values.bones[min(owned.bones, len(values.bones) - 1) :],
        things=tuple(things),
    )


def _points(eater: Eater, fed: Sequence[Eater], spare: int) -> int:
    """What a fed dog brings in its row."""
    extra = sum(for_itself(eater) if other is eater else brings(eater, other) for other in fed)
    if eater.power is not None:
        extra += min(eater.power.most_for_cubes, spare)
    return eater.own + extra


def _served(meals: Sequence[Meal | None], cubes: Cubes) -> tuple[Cubes, ...]:
    """The cubes each dog is given: its own colours while they last, then wild ones.

    Dogs that eat anything come last, with what nobody else needs.
    """
    left = [*cubes]
    plates = [[0, 0, 0, 0] for _ in meals]

    def give(plate: list[int], colour: int, number: int) -> int:
        given = min(number, left[colour])
        plate[colour] += given
        left[colour] -= given
        return number - given

    for plate, meal in zip(plates, meals, strict=True):
        if meal is not None:
            for colour in range(3):
                give(plate, 3, give(plate, colour, meal[colour]))
    for plate, meal in zip(plates, meals, strict=True):
        symbols = 0 if meal is None else meal[3]
        for colour in range(4):
            symbols = give(plate, colour, symbols)
    return tuple((s, k, c, w) for s, k, c, w in plates)
