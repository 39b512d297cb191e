"""Every card of Woof Days and Cat Days, read from `cards/*.json` and checked once, at import.

To the engine a card is a plain number, its **kind**: the place of its key in `KEYS`, which follows
the card table of days.md 6. Copies of a card are equal and share their kind.
"""

import json
from collections.abc import Collection
from pathlib import Path
from typing import Literal, Self, get_args

from pydantic import BaseModel, ConfigDict, Field, model_validator

Day = Literal["mon", "tue", "wed", "thu", "fri", "sat", "sun"]
Species = Literal["dog", "cat"]
_WHOLE_WEEK: tuple[Day, ...] = get_args(Day)


class _Fact(BaseModel):
    """A piece of card data: never changed after it was read."""

    model_config = ConfigDict(extra="forbid", frozen=True)


class _Card(_Fact):
    """What every card has."""

    key: str
    names: dict[str, str] = Field(min_length=1)
    """What the card is called, by language (`en`, `fr`)."""
    copies: int = Field(ge=1)
    """How many a box has."""


class Place(_Fact):
    """Where an animal may be put when it is played; later moves ignore all of it (days.md 5.3)."""

    where: Literal["own", "any"]
    """In the player's own week only, or in any week."""
    on: Literal["empty", "animal", "either"] = "empty"
    """On an empty day, on top of an animal of the card's own species, or as the player likes."""
    days: tuple[Day, ...] = _WHOLE_WEEK
    beside: Literal["next", "previous", "between", "alone", "last_gap"] | None = None
    """What the rest of the week must be like: an animal of the same species on the `next` or the
    `previous` day; any animals on both (`between`); none of the same species on either (`alone`);
    any animals on all six other days (`last_gap`)."""
    shy_of: tuple[str, ...] = ()
    """Cards that must not be visible on a neighbouring day."""
    off_trees: bool = False
    """Never on a day with a Cat Tree."""


class Animal(_Card):
    """A card that stays in a week and scores while it is visible."""

    points: int = Field(ge=0)
    place: Place
    effect: Literal["move_neighbour", "send_beneath", "scare_neighbours"] | None = None
    instead: dict[str, dict[str, object]] = Field(default_factory=dict[str, dict[str, object]])
    """By the name of a table option: what it changes of `place`."""

    @model_validator(mode="after")
    def _changes_fit(self) -> Self:
        self.place_under(self.instead)
        return self

    def place_under(self, options: Collection[str]) -> Place:
        """Where the card may go when the named table options are on."""
        facts = self.place.model_dump()
        for option, change in self.instead.items():
            if option in options:
                facts.update(change)
        return Place.model_validate(facts)


class EventCard(_Card):
    """A card that does something once and is discarded (a Cat Tree: stays)."""

    effect: Literal[
        "discard_visible",
        "discard_any",
        "swap_piles",
        "swap_one",
        "move_to_opponent",
        "move_home",
        "steal",
        "lay_anew",
        "tree",
    ]
    day: Day | None = None
    """The one day on which `swap_piles` works; None: the player says which."""


class Box(_Fact):
    """One box of a game."""

    game: str
    species: Species
    hand: int = Field(ge=1)
    """How many cards a player starts with."""
    animals: tuple[Animal, ...]
    events: tuple[EventCard, ...]


def _read(name: str) -> Box:
    path = Path(__file__).with_name("cards") / name
    return Box.model_validate(json.loads(path.read_text(encoding="utf-8")))


WOOF = _read("woof_days.json")
CATS = _read("cat_days.json")

CARDS: tuple[Animal | EventCard, ...] = (*WOOF.animals, *WOOF.events, *CATS.animals, *CATS.events)
"""By kind."""
KEYS: tuple[str, ...] = tuple(card.key for card in CARDS)
KINDS: dict[str, int] = {key: kind for kind, key in enumerate(KEYS)}
POINTS: tuple[int, ...] = tuple(c.points if isinstance(c, Animal) else 0 for c in CARDS)

DOG_KINDS = range(len(WOOF.animals))
CAT_KINDS = range(len(WOOF.animals) + len(WOOF.events), len(CARDS) - len(CATS.events))
CAT_TREE = KINDS["cat_tree"]
CATNIP = KINDS["catnip"]


def names_in(language: str) -> dict[str, str]:
    """What the cards are called in a language, by key; only those that have a name in it."""
    return {card.key: card.names[language] for card in CARDS if language in card.names}


def species_of(kind: int) -> Species | None:
    """Dog or cat; None for an event."""
    return "dog" if kind in DOG_KINDS else "cat" if kind in CAT_KINDS else None


if len(KINDS) != len(CARDS):
    raise ValueError("two cards have the same key")
for _card in CARDS:
    if isinstance(_card, Animal) and not {*_card.place.shy_of} <= {*KINDS}:
        raise ValueError(f"{_card.key} is shy of a card that there is not")
