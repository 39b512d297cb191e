"""Positions as people read and write them in files: what is the same in every game."""

from collections.abc import Mapping
from typing import Annotated, Any, TypeVar

from pydantic import BaseModel, ConfigDict, Field, ValidationError

from rules.faults import first_fault
from rules.game import Broken

Hex32 = Annotated[str, Field(pattern=r"^[0-9a-f]{64}$")]
"""32 bytes."""
NO_SEED: Hex32 = "00" * 32
"""The seed of a position made by hand, in which nothing more needs to be drawn."""
Cards = list[str]


class Part(BaseModel):
    """A part of a position in a file. What is wrong with it is said without showing it."""

    model_config = ConfigDict(extra="forbid", strict=True, hide_input_in_errors=True)


M = TypeVar("M", bound=BaseModel)


def read(
    model: type[M], data: Mapping[str, Any], within: str = "", *, strict: bool | None = None
) -> M:
    """What a file says, as `model`. Raises Broken: where, from `within` on, is what wrong.

    `strict` as in pydantic; None: as the model itself has it.
    """
    try:
        return model.model_validate(data, strict=strict)
    except ValidationError as error:
        raise Broken(f"{within}{first_fault(error)}") from None


def demand_game(told: str, name: str) -> None:
    """Raise Broken unless the position is one of this game."""
    if told != name:
        raise Broken(f"this is a position of {told!r}, not of {name}")
