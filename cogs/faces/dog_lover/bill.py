"""What ending the turn costs: Walks and Traits that no dog can take, and what goes with them.

Told before it is played, from what the viewer sees; what is paid, the rules decide as they do
(dog_lover.md 4.5, Q10, Q11).
"""

from collections.abc import Sequence
from typing import NamedTuple

from rules.dog_lover.cards import CardSet, card_set
from rules.dog_lover.view import FOODS, LoverView

Stock = dict[str, int]


class Loss(NamedTuple):
    """A Trait that is lost, and what goes with it."""

    trait: str
    item: str = ""
    """`cube`, `thing`, `training`, `adoption`, `bone`; empty if nothing else is lost."""
    paid: tuple[tuple[str, int], ...] = ()
    """Of cubes and Favourite Things: which, by their keys, and how many."""
    number: int = 0
    """How many pieces in all."""


class Bill(NamedTuple):
    """How far the choices made so far pay for the Traits that are lost."""

    losses: tuple[Loss, ...]
    """Those that are paid, in the order gained."""
    asked: str | None = None
    """The Trait for which something is to be chosen next."""
    stock: tuple[tuple[str, int], ...] = ()
    """What can be chosen for it, and how many there are."""
    place: int = 1
    """Which of the pieces that go with this Trait is to be chosen, from 1."""
    due: int = 1
    """How many go with it in all."""


def bill(view: LoverView, seat: int, keys: Sequence[str]) -> Bill:
    """Pay for the pending Traits of a seat with the choices made so far."""
    cards, area, hand = card_set(view.cards), view.areas[seat], view.hand
    stocks: dict[str, Stock] = {
        "cube": dict(zip(FOODS, area.cubes, strict=True)),
        "thing": dict(hand.things) if hand else {},
        "training": {"training": hand.training if hand else 0},
        "adoption": {"adoption": hand.adoptions if hand else 0},
        "bone": {"bone": hand.bones if hand else 0},
    }
    left, losses = [*keys], list[Loss]()
    for trait in area.traits:
        item, number = _penalty(cards, trait)
        had = sum(stocks[item].values()) if item else 0
        paid = _pay(stocks[item], number, left) if item else {}
        if paid is None:
            asked = tuple((key, count) for key, count in stocks[item].items() if count)
            place = had - sum(stocks[item].values()) + 1
            return Bill(tuple(losses), trait, asked, place, min(number, had))
        losses.append(Loss(trait, item, tuple(paid.items()), sum(paid.values())))
    return Bill(tuple(losses))


def _penalty(cards: CardSet, trait: str) -> tuple[str, int]:
    penalty = cards.trait(trait).penalty
    return ("", 0) if penalty is None else (penalty.item, penalty.number)


def _pay(stock: Stock, number: int, keys: list[str]) -> Stock | None:
    """Take so many pieces, or all there are, and use the choices up; None if one is missing."""
    paid: Stock = {}
    for _ in range(min(number, sum(stock.values()))):
        kinds = [key for key, count in stock.items() if count]
        due = number - sum(paid.values())
        if len(kinds) == 1 or sum(stock.values()) <= due:
            key = kinds[0]
        elif keys:
            key = keys.pop(0)
        else:
            return None
        if not stock.get(key):
            return None
        stock[key] -= 1
        paid[key] = paid.get(key, 0) + 1
    return paid
