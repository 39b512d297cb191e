"""The table options of Fences."""

from pydantic import Field, ValidationInfo, field_validator
from pydantic_core import PydanticCustomError

from rules.fences.board import SIZES, grid
from rules.fences.pieces import STOCK_SEGMENTS
from rules.game import Options

SEATS = range(2, 3)


class FencesOptions(Options):
    """The table options of Fences; the defaults are the rulings of fences.md."""

    singles_only: bool = Field(
        default=False,
        description="Only single segments, and never too few: plain Dots and Boxes.",
    )
    size: int = Field(
        default=5,
        ge=SIZES[0],
        le=SIZES[-1],
        description="How many squares a side the board has.",
    )
    beginner: int = Field(
        default=0,
        ge=0,
        le=SEATS[0],
        description="Who begins: 0 whom the seed draws, 1 the first seat, 2 the second seat.",
    )

    @field_validator("size")
    @classmethod
    def _stocks_can_fill_it(cls, size: int, info: ValidationInfo) -> int:
        """With more edges than both stocks have segments, every game would end with gates."""
        edges, segments = grid(size).edges, SEATS[0] * STOCK_SEGMENTS
        if not info.data.get("singles_only") and edges > segments:
            raise PydanticCustomError(
                "fences-set-too-small",
                "the pieces of both players have {segments} segments, too few for {edges} edges",
                {"size": size, "edges": edges, "segments": segments},
            )
        return size


def switched_on(options: FencesOptions) -> tuple[str, ...]:
    """The names of the options that are on."""
    return tuple(
        name for name in sorted(type(options).model_fields) if getattr(options, name) is True
    )
