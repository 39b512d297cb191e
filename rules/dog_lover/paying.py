"""What Traits that could not be attached cost at the end of the turn, and who chooses what.

The payer chooses where there is a choice: between kinds of cubes, wild ones among them, or of
Favourite Things (dog_lover.md Q11). Who has less than is asked pays what they have (Q10).
"""

from collections.abc import Sequence
from typing import NamedTuple

from rules.dog_lover.refusals import illegal
from rules.dog_lover.ruleset import Ruleset
from rules.dog_lover.state import NO_CUBES, Area, Cubes
from rules.dog_lover.view import FOODS
from rules.game import Choices

ASKS = {"cube": "pay-cube", "thing": "pay-thing"}
"""The question for each thing that there can be a choice of."""


class Payment(NamedTuple):
    """What one Trait cost."""

    item: str | None
    """What is asked for: `cube`, `training`, `adoption`, `bone`, `thing`; None is nothing."""
    cubes: Cubes = NO_CUBES
    cards: tuple[str, ...] = ()
    """Cards of the hand."""

    def facts(self) -> dict[str, object]:
        """The payment as the facts of an event: `{"cubes": [1, 0, 0, 0]}`, `{"training": 1}`."""
        if self.item is None:
            return {}
        if self.item == "cube":
            return {"cubes": [*self.cubes]}
        if self.item == "thing":
            return {"things": [*self.cards]}
        return {self.item: len(self.cards)}


class Bill(NamedTuple):
    """How far a path has paid for the pending Traits."""

    paid: tuple[Payment, ...]
    """One for each Trait, in the order gained; only when nothing is asked any more."""
    asked: Choices | None
    """The next thing to choose; None when all is paid."""


def bill(rules: Ruleset, area: Area, keys: Sequence[str]) -> Bill:
    """Pay for all pending Traits of an area with the choices made so far. Raises IllegalMove."""
    left = [*keys]
    paid: list[Payment] = []
    for trait in area.traits:
        cost = rules.traits[trait].penalty
        if cost is None:
            paid.append(Payment(None))
            continue
        pieces = _pieces(rules, area, cost.item, cost.number, left)
        if isinstance(pieces, Choices):
            return Bill((), pieces)
        payment = _payment(cost.item, pieces)
        paid.append(payment)
        area = area.with_cubes(payment.cubes, -1).without(*payment.cards)
    if left:
        raise illegal("lover-too-long", word=left[0])
    return Bill(tuple(paid), None)


def _pieces(
    rules: Ruleset, area: Area, item: str, number: int, keys: list[str]
) -> list[str] | Choices:
    """The keys of the pieces paid, with `keys` used up as far as they chose; or what to choose."""
    if item == "cube":
        stock = [food for food, had in zip(FOODS, area.cubes, strict=True) for _ in range(had)]
    else:
        stock = [*rules.of_kind(area.hand, item)]
    pieces: list[str] = []
    while stock and len(pieces) < number:
        open_keys = tuple(dict.fromkeys(stock))
        all_goes = len(stock) <= number - len(pieces)
        if item not in ASKS or all_goes or len(open_keys) == 1:
            key = stock[0]
        elif not keys:
            return Choices(ASKS[item], open_keys)
        else:
            key = keys.pop(0)
            if key not in open_keys:
                raise illegal("lover-cannot-pay", item=key)
        stock.remove(key)
        pieces.append(key)
    return pieces


def _payment(item: str, pieces: Sequence[str]) -> Payment:
    if item != "cube":
        return Payment(item, cards=tuple(pieces))
    s, k, c, w = (pieces.count(food) for food in FOODS)
    return Payment(item, cubes=(s, k, c, w))
