"""Every card of Dog Lover: how a card file is read, and which ones are in use.

The real card list is not public, so `cards/house.json` is ours wherever a row says `house`. An
owner of the game can put their own list beside it: the same form, their numbers (dog_lover.md 12).
A game names the file it is played with by a number, so that it never changes under its players.
"""

import hashlib
import json
from codecs import BOM_UTF8
from collections.abc import Iterator
from pathlib import Path
from typing import Final

from pydantic import ValidationError

from rules.dog_lover.grid import LINES, placements
from rules.dog_lover.rows import (
    Adoption,
    Bone,
    BoneValue,
    Card,
    CardFile,
    Dog,
    EndGame,
    Fetch,
    FoodCard,
    Item,
    Kind,
    Origin,
    Penalty,
    Rescued,
    Role,
    Side,
    Star,
    Thing,
    Training,
    Trait,
    Trick,
    Values,
    Walk,
)
from rules.dog_lover.view import CELLS, FOODS
from rules.game import Missing

__all__ = [
    "HOUSE",
    "SETTING",
    "Adoption",
    "BadCards",
    "Bone",
    "BoneValue",
    "Card",
    "CardFile",
    "CardSet",
    "Dog",
    "EndGame",
    "Fetch",
    "FoodCard",
    "Item",
    "Kind",
    "Origin",
    "Penalty",
    "Rescued",
    "Role",
    "Side",
    "Star",
    "Thing",
    "Training",
    "Trait",
    "Trick",
    "Values",
    "Walk",
    "card_set",
    "newest",
    "read_cards",
    "use_own",
]

SETTING: Final = "TABLETAILS_DOG_LOVER_CARDS"
"""The setting that names the owner's card file."""
PLAYERS: Final = range(2, 5)
GRID: Final = len(CELLS)
STEPS: Final = frozenset(
    {"end", "trait", "walk", "tuck", "learn", "rescue", "fetch", "undo", "watch", "resign"}
)
"""Words that begin a move, where the id of a trick could stand instead."""


class BadCards(ValueError):
    """A card file that can't be used; the text is one line."""


class CardSet:
    """The cards a game is played with, by their ids."""

    def __init__(self, file: CardFile, number: int) -> None:
        """`number` is what games name the file by: 0 for the house cards."""
        self.file: Final = file
        self.number: Final = number
        self.version: Final = file.version
        self.values: Final = file.values
        self.things: Final = tuple(thing.id for thing in file.things)
        """The kinds of Favourite Things, in the order of the file."""
        self.rescued: Final = tuple(dog.id for dog in file.rescued for _ in range(dog.copies))
        """The shelter's cards, each as often as there are copies."""
        self.walk: Final = file.walk.id
        self.training: Final = file.training.id
        self.adoption: Final = file.adoption.id
        self.bone: Final = file.bone.id
        self._cards: Final[dict[str, Card]] = {card.id: card for _, card in file.rows()}
        dogs: tuple[Dog | Rescued, ...] = (*file.dogs, *file.rescued)
        self._dogs: Final = {dog.id: dog for dog in dogs}
        self._traits: Final = {trait.id: trait for trait in file.traits}
        self._tricks: Final = {trick.id: trick for trick in file.tricks}

    def __repr__(self) -> str:
        return f"CardSet({self.version!r}, {self.number})"

    def __contains__(self, card: str) -> bool:
        return card in self._cards

    @property
    def ids(self) -> tuple[str, ...]:
        """Every card's id, once each."""
        return tuple(self._cards)

    def ids_of(self, *kinds: Kind) -> tuple[str, ...]:
        """The ids of the cards of some kinds, in the order of the file, once each."""
        return tuple(card.id for card in self._cards.values() if card.kind in kinds)

    def card(self, card: str) -> Card:
        """The card of this id. Raises KeyError."""
        return self._cards[card]

    def dog(self, card: str) -> Dog | Rescued:
        """The dog, or rescued dog, of this id. Raises KeyError."""
        return self._dogs[card]

    def trait(self, card: str) -> Trait:
        """The Trait of this id. Raises KeyError."""
        return self._traits[card]

    def trick(self, card: str) -> Trick:
        """The trick of this id. Raises KeyError."""
        return self._tricks[card]

    def deck(self, players: int) -> list[str]:
        """The deck for so many players, unshuffled, dogs included, without Fetch and End Game."""
        return [row.id for row in self.file.deck for _ in range(row.copies_for(players))]

    def tricks(self, role: Role) -> tuple[str, ...]:
        """The tricks of a role, each as often as there are copies."""
        rows = (trick for trick in self.file.tricks if trick.role == role)
        return tuple(trick.id for trick in rows for _ in range(trick.copies))

    def name(self, card: str, language: str) -> str:
        """What a card is called in a language, or else in English. Raises KeyError."""
        names = self._cards[card].names
        return names.get(language, names["en"])


def read_cards(path: Path) -> CardSet:
    """The card file at `path`, under the number of what it holds.

    Raises BadCards, whose one line names the file, the list and row, and what is wrong.
    """
    try:
        text = path.read_bytes().removeprefix(BOM_UTF8)
    except OSError as error:
        raise BadCards(f"{path}: {error.strerror}") from None
    try:
        file = CardFile.model_validate_json(text)
    except ValidationError as error:
        raise BadCards(f"{path}: {_first_fault(error)}") from None
    for fault in _faults(file):
        raise BadCards(f"{path}: {fault}")
    return CardSet(file, _number_of(file))


# -- faults ----------------------------------------------------------------------------------------


def _number_of(file: CardFile) -> int:
    """A number from 1 to 2**32-1 for what is played with; names and origins may be corrected."""
    played = file.model_dump(mode="json", exclude={"version"})
    for part in (*played.values(),):
        for row in part if isinstance(part, list) else (part,):
            row.pop("names", None)
            row.pop("origin", None)
    digest = hashlib.sha256(json.dumps(played, sort_keys=True).encode()).digest()
    return int.from_bytes(digest[:4]) or 1


def _first_fault(error: ValidationError) -> str:
    """The first fault, as `dogs, row 3: size: what`, on one line; whatever is counted, from 1."""
    fault = error.errors(include_url=False, include_input=False)[0]
    steps = [str(step + 1) if isinstance(step, int) else step for step in fault["loc"]]
    if len(steps) > 1 and isinstance(fault["loc"][1], int):
        steps[:2] = [f"{steps[0]}, row {steps[1]}"]
    text = ": ".join([*(steps or ["the whole"]), fault["msg"].removeprefix("Value error, ")])
    return "".join(char if char.isprintable() else repr(char)[1:-1] for char in text)


def _faults(file: CardFile) -> Iterator[str]:
    """What keeps the engine from playing with a file whose rows are good each."""
    yield from _id_faults(file)
    yield from _start_faults(file)
    kinds, values = len(file.things), len(file.values.things)
    if values < kinds:
        yield f"values: things: values for {values} kinds, but there are {kinds}"
    for role in ("standard", "special"):
        copies = sum(trick.copies for trick in file.tricks if trick.role == role)
        if copies < PLAYERS[-1]:
            yield f"tricks: {copies} of the role {role}, but up to {PLAYERS[-1]} players"
    for players in PLAYERS:
        dogs = sum(dog.copies_for(players) for dog in file.dogs)
        if dogs < players:
            yield f"dogs: {dogs} when {players} play, and each begins with one"
        cards = sum(row.copies_for(players) for row in file.deck)
        needed = players + GRID + file.values.end_reserve * players + file.values.end_jitter
        if cards < needed:
            yield f"the whole: {cards} cards when {players} play, and {needed} are needed"


def _id_faults(file: CardFile) -> Iterator[str]:
    seen: dict[str, str] = {}
    for where, card in file.rows():
        if card.id in seen:
            yield f"{where}: {card.id} stands in {seen[card.id]} already"
        seen[card.id] = where
        if isinstance(card, Trick) and card.id in STEPS:
            yield f"{where}: no trick can be called {card.id}, as a step of a turn is"
        if isinstance(card, Thing) and card.id in FOODS:
            yield f"{where}: no Favourite Thing can be called {card.id}, as a cube is"


def _start_faults(file: CardFile) -> Iterator[str]:
    """Where nobody can take cards, the watch dog stays and the deck too: a game without an end."""
    for number, trick in enumerate(file.tricks, start=1):
        if trick.role == "learnable":
            continue
        for line, cells in LINES.items():
            if all(len(cells.intersection(one.cells)) > 1 for one in placements(trick)):
                yield (
                    f"tricks, row {number}: a start trick needs a place whichever line is"
                    f" guarded, and {trick.id} has none when it is {line}"
                )


# -- which are in use ------------------------------------------------------------------------------

HOUSE: Final = CardSet(read_cards(Path(__file__).with_name("cards") / "house.json").file, 0)
"""The cards that come with the program."""

_own: dict[int, CardSet] = {}


def use_own(path: Path) -> CardSet:
    """Read the owner's file: new tables are opened with it from now on. Raises BadCards."""
    cards = read_cards(path)
    _own.pop(cards.number, None)
    _own[cards.number] = cards
    return cards


def newest() -> CardSet:
    """What new tables are opened with: the owner's cards if there are any, else the house's."""
    return next(reversed(_own.values()), HOUSE)


def card_set(number: int) -> CardSet:
    """The cards that games name by this number. Raises Missing if their file is not here."""
    if number == HOUSE.number:
        return HOUSE
    try:
        return _own[number]
    except KeyError:
        raise Missing(
            f"the cards of Dog Lover with the number {number} are not here: {SETTING}"
            " names another file, or none"
        ) from None
