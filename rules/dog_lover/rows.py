"""The rows of a card file of Dog Lover: what each kind of card says, and that it makes sense."""

from collections.abc import Collection, Iterator
from itertools import pairwise
from typing import Annotated, ClassVar, Final, Literal, Self

from pydantic import (
    AfterValidator,
    BaseModel,
    BeforeValidator,
    ConfigDict,
    Field,
    field_validator,
    model_validator,
)

from rules.dog_lover.abilities import RESCUED_POWERS, TRAIT_POWERS, Size
from rules.dog_lover.view import CELLS

Origin = Literal["house", "stated"]
"""`stated`: what the card does is told by the published rules; `house`: it is made up by us."""
Item = Literal["training", "cube", "adoption", "bone", "thing"]
Side = Literal["n", "e", "s", "w"]
Role = Literal["standard", "special", "learnable"]
Kind = Literal[
    "dog", "rescued", "food", "walk", "training", "adoption", "bone", "thing", "trait", "trick",
    "fetch", "end",
]  # fmt: skip

FEWEST_CELLS: Final = 3
"""A trick of fewer cells could be laid in more ways than a person can look through in one menu."""
FORMATTING: Final = "*_~`|<>[]@\\"
"""What a chat would take for more than a letter; names stand in the middle of sentences."""
MOST_KINDS: Final = 5
"""How many kinds of Favourite Things there are at most (dog_lover.md 2)."""


def _known_ability(key: str, known: Collection[str]) -> str:
    if key not in known:
        raise ValueError(f"there is no ability {key!r}, only {', '.join(known)}")
    return key


def _called(card: str, name: str) -> str:
    if card != name:
        raise ValueError(f"its id is {name}, not {card}")
    return card


def _cell(name: object) -> int:
    if name not in CELLS:
        raise ValueError(f"there is no cell {name!r}, only a1 to c3")
    return CELLS.index(str(name))


def _plain_line(text: str) -> str:
    if not text.isprintable() or text != text.strip():
        raise ValueError(f"{text!r} is no name on one line")
    if marks := "".join(mark for mark in FORMATTING if mark in text):
        raise ValueError(f"{text!r} has {marks} in it, which would format the text around it")
    return text


Id = Annotated[str, Field(pattern=r"^[a-z][a-z0-9_]{0,23}$")]
Number = Annotated[int, Field(ge=0, le=99)]
Points = Annotated[int, Field(ge=-99, le=99)]
Cell = Annotated[int, BeforeValidator(_cell)]
"""0 to 8, row by row; in a file by its name, `a1` to `c3`."""
Name = Annotated[str, Field(min_length=1, max_length=40), AfterValidator(_plain_line)]
Copies = tuple[Number, Number, Number]
"""How many a box has: for any number of players, more from three on, and more with four."""
Food = tuple[Number, Number, Number]
"""Scraps, kibble, canned food."""


class _Fact(BaseModel):
    """A piece of card data: never changed after it was read."""

    # Strict, because a count written as "2" or 2.0 is a slip that its writer wants to know of.
    model_config = ConfigDict(extra="forbid", frozen=True, strict=True)


class _Card(_Fact):
    """What every card has."""

    id: Id
    names: dict[str, Name]
    """What the card is called, by language; `en` is what the others fall back to."""
    origin: Origin = "stated"

    @field_validator("names")
    @classmethod
    def _english_at_least(cls, names: dict[str, str]) -> dict[str, str]:
        if "en" not in names:
            raise ValueError("there is no name in English (en)")
        return names


class DeckCard(_Card):
    """A card that may lie in the deck."""

    copies: Copies

    def copies_for(self, players: int) -> int:
        """How many the deck has when so many play."""
        base, three_up, four = self.copies
        return base + (three_up if players >= 3 else 0) + (four if players >= 4 else 0)  # noqa: PLR2004


class Walk(DeckCard):
    """The Walk card."""

    kind: ClassVar[Kind] = "walk"


class Training(DeckCard):
    """The Training card."""

    kind: ClassVar[Kind] = "training"


class Adoption(DeckCard):
    """The Adoption card."""

    kind: ClassVar[Kind] = "adoption"


class Bone(DeckCard):
    """The Bone card."""

    kind: ClassVar[Kind] = "bone"


class FoodCard(DeckCard):
    """A card that turns into cubes when it is gained."""

    kind: ClassVar[Kind] = "food"
    cubes: tuple[Number, Number, Number, Number]
    """In the order of `view.FOODS`."""

    @field_validator("cubes")
    @classmethod
    def _some(cls, cubes: tuple[int, ...]) -> tuple[int, ...]:
        if not any(cubes):
            raise ValueError("it gives nothing")
        return cubes


class Thing(DeckCard):
    """A Favourite Thing; its kind is its id."""

    kind: ClassVar[Kind] = "thing"


class Dog(DeckCard):
    """A dog of the deck."""

    kind: ClassVar[Kind] = "dog"
    size: Size
    food: Food
    points: Points
    """What it brings when it is fed."""


class Penalty(_Fact):
    """What is given up with a Trait that can't be attached."""

    item: Item
    number: int = Field(ge=1, le=4)
    """Five Traits can be pending at once, and the whole payment is one move: more steps would not
    fit a button of Discord's."""


class Trait(DeckCard):
    """A Trait."""

    kind: ClassVar[Kind] = "trait"
    size: Size
    """Of the dogs that can have it."""
    penalty: Penalty | None
    points: Points
    """What it brings when its dog is fed."""
    ability: str
    """A key of `abilities.TRAIT_POWERS`."""

    @field_validator("ability")
    @classmethod
    def _known(cls, key: str) -> str:
        return _known_ability(key, TRAIT_POWERS)


class Rescued(_Card):
    """A dog of the shelter."""

    kind: ClassVar[Kind] = "rescued"
    size: Size
    food: Food
    points: Points
    """What it brings when it is fed, without its ability."""
    ability: str
    """A key of `abilities.RESCUED_POWERS`."""
    copies: int = Field(default=1, ge=1, le=9)

    @field_validator("ability")
    @classmethod
    def _known(cls, key: str) -> str:
        return _known_ability(key, RESCUED_POWERS)


class Star(_Fact):
    """The asterisk of a trick: beside which cell of its pattern, on which side."""

    cell: Cell
    side: Side


class Trick(_Card):
    """A Dog Trick."""

    kind: ClassVar[Kind] = "trick"
    role: Role
    """A start trick that is the same for all, one that is dealt, or one to learn."""
    cells: tuple[Cell, ...] = Field(min_length=FEWEST_CELLS)
    """Its pattern before it is turned or shifted, ascending."""
    star: Star
    price: int | None = Field(ge=1, le=9)
    """Training cards that it costs; None for a start trick."""
    copies: int = Field(default=1, ge=1, le=9)

    @field_validator("cells")
    @classmethod
    def _distinct(cls, cells: tuple[int, ...]) -> tuple[int, ...]:
        if len({*cells}) < len(cells):
            raise ValueError("a cell is named twice")
        return tuple(sorted(cells))

    @model_validator(mode="after")
    def _makes_sense(self) -> Self:
        if self.star.cell not in self.cells:
            raise ValueError("the star is not beside a cell of the pattern")
        if (self.role == "learnable") != (self.price is not None):
            raise ValueError("a learnable trick has a price, and only such a one")
        return self


class Fetch(_Card):
    """The Fetch card; there is one."""

    kind: ClassVar[Kind] = "fetch"

    @field_validator("id")
    @classmethod
    def _its_own(cls, card: str) -> str:
        return _called(card, "fetch")


class EndGame(_Card):
    """The End Game card; there is one."""

    kind: ClassVar[Kind] = "end"

    @field_validator("id")
    @classmethod
    def _its_own(cls, card: str) -> str:
        return _called(card, "end")


Card = (
    Dog | Rescued | FoodCard | Walk | Training | Adoption | Bone | Thing | Trait | Trick | Fetch
    | EndGame
)  # fmt: skip


class BoneValue(_Fact):
    """What a number of Bones brings."""

    flat: Points
    each: Points
    """For each fed dog."""


class Values(_Fact):
    """The scales and counts that are no card's own."""

    things: tuple[Points, ...] = Field(min_length=1)
    """What a set of one, two, three … different Favourite Things brings."""
    bones: tuple[BoneValue, ...] = Field(min_length=1)
    """For no Bone, one, two …; the last holds for more of them too."""
    unfed: int = Field(ge=-99, le=0)
    """What a hungry dog brings."""
    walk: Points
    """What a Walk under a fed dog brings."""
    training: Points
    """What a Training card under a fed dog brings."""
    adoptions: int = Field(ge=1, le=9)
    """Adoption cards that a rescue costs."""
    tricks_shown: int = Field(ge=1, le=3)
    shelter_shown: int = Field(ge=1, le=3)
    end_reserve: Number
    """Cards under the End Game card for each player, at least (dog_lover.md 3.6)."""
    end_jitter: Number
    """Among how many cards above those the End Game card is shuffled."""

    @model_validator(mode="after")
    def _larger_sets_are_better(self) -> Self:
        # Only then is it best to make the sets as large as they can be, as the scoring does.
        gains = [after - before for before, after in pairwise((0, *self.things))]
        if gains != sorted(gains):
            raise ValueError("things: each further kind must add at least as much as the last one")
        return self


class CardFile(_Fact):
    """A card file as it is written."""

    version: Name
    dogs: tuple[Dog, ...]
    food: tuple[FoodCard, ...]
    walk: Walk
    training: Training
    adoption: Adoption
    bone: Bone
    things: tuple[Thing, ...] = Field(min_length=1, max_length=MOST_KINDS)
    traits: tuple[Trait, ...]
    fetch: Fetch
    end: EndGame
    rescued: tuple[Rescued, ...]
    tricks: tuple[Trick, ...]
    values: Values

    @property
    def deck(self) -> tuple[DeckCard, ...]:
        """The rows of which the deck is made, in the order of the file."""
        plain = (self.walk, self.training, self.adoption, self.bone)
        return (*self.dogs, *self.food, *plain, *self.things, *self.traits)

    def rows(self) -> Iterator[tuple[str, Card]]:
        """Every card with its place in the file, as faults name it."""
        for name in type(self).model_fields:
            value = getattr(self, name)
            if isinstance(value, tuple):
                yield from ((f"{name}, row {row}", card) for row, card in enumerate(value, start=1))
            elif isinstance(value, _Card):
                yield name, value  # type: ignore[misc]  # every row of a file is one of Card
