"""`python -m rules dog-lover score`: points at the end of the game, for checks from outside.

Notation and answers as in dog_lover.md 10.5 and 10.6.
"""

from collections.abc import Sequence
from typing import Annotated, Any, NamedTuple

from pydantic import BaseModel, ConfigDict, Field, ValidationError

from rules.cli.batches import answer_batch
from rules.cli.inputs import Wrong
from rules.dog_lover.cards import CardSet, newest
from rules.dog_lover.scoring import Possessions, score
from rules.faults import first_fault

_Count = Annotated[int, Field(ge=0, le=10**6)]


class _Given(BaseModel):
    """What a line says; what else it says is passed over."""

    model_config = ConfigDict(extra="ignore", frozen=True, strict=True)


class _GivenDog(_Given):
    id: str
    walks: _Count = 0
    training: _Count = 0
    trait: str | None = None


class _GivenCubes(_Given):
    S: _Count = 0
    K: _Count = 0
    C: _Count = 0
    W: _Count = 0


class _Line(_Given):
    dogs: list[_GivenDog] = Field(default_factory=list[_GivenDog])
    cubes: _GivenCubes = _GivenCubes()
    bones: _Count = 0
    favorites: dict[str, _Count] = Field(default_factory=dict[str, int])
    tricks: _Count = 0


class _Dog(NamedTuple):
    card: str
    walks: int
    training: int
    trait: str | None


def main(argv: Sequence[str]) -> int:
    """`--batch FILE`: what each line's things bring. Raises Wrong, for an unknown id too."""
    return answer_batch("dog-lover score", argv, _answer)


def _answer(data: dict[str, Any]) -> dict[str, Any]:
    try:
        line = _Line.model_validate(data)
    except ValidationError as error:
        raise Wrong(first_fault(error)) from None
    found = score(newest(), _possessions(newest(), line))
    return {"total": found.total, "fed": found.fed, "fed_rescued": found.fed_rescued}


def _possessions(cards: CardSet, line: _Line) -> Possessions:
    """Raises Wrong if there is no card of an id."""
    known = cards.ids_of("dog", "rescued")
    dogs = tuple(
        _Dog(
            _known(dog.id, known, "dog"),
            dog.walks,
            dog.training,
            dog.trait and _known(dog.trait, cards.ids_of("trait"), "Trait"),
        )
        for dog in line.dogs
    )
    things = {_known(kind, cards.things, "Favourite Thing"): 0 for kind in line.favorites}
    for kind, number in line.favorites.items():
        things[kind.lower()] += number
    cubes = line.cubes
    return Possessions(
        dogs, (cubes.S, cubes.K, cubes.C, cubes.W), line.bones, (*things.items(),), line.tricks
    )


def _known(name: str, ids: Sequence[str], what: str) -> str:
    """The id that is meant, in lower case. Raises Wrong."""
    if name.lower() not in ids:
        raise Wrong(f"there is no {what} {name!r}")
    return name.lower()
