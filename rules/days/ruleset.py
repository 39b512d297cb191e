"""One of the three games at one table: its boxes, its options, and the plan of every card."""

from collections.abc import Callable
from functools import lru_cache

from rules.days.animals import animal_plan
from rules.days.cards import (
    CARDS,
    CAT_TREE,
    CATNIP,
    CATS,
    KINDS,
    WOOF,
    Animal,
    Box,
    EventCard,
)
from rules.days.cat_events import DiscardAny, LayAnew, PlantTree, Steal, SwapOne
from rules.days.options import MODELS, switched_on
from rules.days.pile_events import DiscardVisible, MoveVisible, SwapPiles
from rules.days.plan import Plan
from rules.days.view import DAYS
from rules.game import Options

MIXED_HAND = 5
"""How many cards a player of the mixed game starts with (days.md 8)."""
BOXES_OF: dict[str, tuple[Box, ...]] = {
    "woof-days": (WOOF,),
    "cat-days": (CATS,),
    "mixed-days": (WOOF, CATS),
}


class Ruleset:
    """What stays the same in all positions of a table. Shared and never changed."""

    __slots__ = (
        "cards",
        "changed",
        "copies",
        "hand",
        "name",
        "on",
        "on_names",
        "options",
        "plans",
        "seats",
        "trees",
    )

    def __init__(self, name: str, options: Options, seats: int) -> None:
        self.name = name
        self.options = options
        self.on = switched_on(options)
        self.on_names = tuple(sorted(self.on))
        self.changed: dict[str, bool] = options.model_dump(exclude_defaults=True)
        """The options that differ from their defaults."""
        self.seats = seats
        boxes = BOXES_OF[name]
        self.hand = boxes[0].hand if len(boxes) == 1 else MIXED_HAND
        self.cards = cards_of(name)
        """The kinds that this game has, ascending."""
        self.trees = 1 if name == "cat-days" else 0
        """How many Cat Trees each seat starts with in front of it."""
        # days.md 8: a box for two players; mixed, one of each game for up to four.
        number = -(-seats // (2 * len(boxes)))
        self.copies = [0] * len(CARDS)
        """By kind: how many there are in the game."""
        for kind in self.cards:
            self.copies[kind] = CARDS[kind].copies * number
        if name == "cat-days":
            self.copies[CAT_TREE] = seats * self.trees
        elif "trees_in_pile" not in self.on:
            self.copies[CAT_TREE] = 0
        self.plans: tuple[Plan | None, ...] = tuple(
            plan_of(kind, seats, self.on) if kind in self.cards else None
            for kind in range(len(CARDS))
        )
        """By kind; None: not a card of this game."""

    def pile_cards(self) -> list[int]:
        """The cards to shuffle at the start: all but the Cat Trees that are dealt out."""
        return [
            kind
            for kind in self.cards
            if kind != CAT_TREE or not self.trees
            for _ in range(self.copies[kind])
        ]

    def __eq__(self, other: object) -> bool:
        if not isinstance(other, Ruleset):
            return NotImplemented
        return (self.name, self.on, self.seats) == (other.name, other.on, other.seats)

    def __hash__(self) -> int:
        return hash((self.name, self.on, self.seats))


def cards_of(name: str) -> tuple[int, ...]:
    """The kinds of a game's cards, ascending; the mixed one is without Catnip (days.md 8)."""
    boxes = BOXES_OF[name]
    keys = [card.key for box in boxes for card in box.animals]
    keys += [card.key for box in boxes for card in box.events]
    return tuple(
        kind
        for kind in sorted(KINDS[key] for key in keys)
        if kind != CATNIP or name != "mixed-days"
    )


def plan_of(kind: int, seats: int, on: frozenset[str]) -> Plan:
    """How a card is played by so many seats under these options."""
    card = CARDS[kind]
    if isinstance(card, Animal):
        return animal_plan(kind, seats, on)
    return _EVENT_PLANS[card.effect](card, kind, on)


_EVENT_PLANS: dict[str, Callable[[EventCard, int, frozenset[str]], Plan]] = {
    "discard_visible": lambda _card, kind, _on: DiscardVisible(kind),
    "discard_any": lambda _card, kind, _on: DiscardAny(kind),
    "swap_piles": lambda card, kind, on: SwapPiles(
        kind,
        None if card.day is None else DAYS.index(card.day),
        one_sided="one_sided_swap" in on,
    ),
    "swap_one": lambda _card, kind, on: SwapOne(kind, between="toys_between_opponents" in on),
    "move_to_opponent": lambda _card, kind, _on: MoveVisible(kind, home=False),
    "move_home": lambda _card, kind, _on: MoveVisible(kind, home=True),
    "steal": lambda _card, kind, _on: Steal(kind),
    "lay_anew": lambda _card, kind, _on: LayAnew(kind),
    "tree": lambda _card, kind, _on: PlantTree(kind),
}


def ruleset(name: str, options: Options, seats: int) -> Ruleset:
    """The rules of such a table, made once."""
    return _made(name, switched_on(options), seats)


@lru_cache(maxsize=512)
def _made(name: str, on: frozenset[str], seats: int) -> Ruleset:
    model = MODELS[name]
    options = model.model_validate({option: option in on for option in model.model_fields})
    return Ruleset(name, options, seats)
