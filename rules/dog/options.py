"""The table options: every open point of the rules that a table may settle the other way.

Off, and ten for the special squares, is the ruling of dog.md. Each game has only those that can
matter in it.
"""

from pydantic import Field

from rules.game import Options


class _Common(Options):
    must_finish: bool = Field(
        default=False,
        description="A pawn that can go into the finish may not walk past it (dog.md M10).",
    )
    host_begins: bool = Field(
        default=False,
        description="The first seat begins the first round, instead of a random one (dog.md 4).",
    )


class DogOptions(_Common):
    """The table options of Dog."""

    swiss_start: bool = Field(
        default=False,
        description="A pawn is protected on its start only while it has just entered; "
        "when it comes round again it may turn straight in, and the rest of a seven is never "
        "for the partner (dog.md M2, M7).",
    )
    lapse_rest: bool = Field(
        default=False,
        description="Points of a seven left over when the last pawn is home lapse "
        "if the partner can't use them all (dog.md M18).",
    )


class RoyalOptions(_Common):
    """The table options of Dog Royal."""

    special_offset: int = Field(
        default=10,
        ge=1,
        le=15,
        description="How many squares after each start the special square is (dog.md 3).",
    )
    opponents_starts_only: bool = Field(
        default=False,
        description="The partner's start is not foreign: the king is safe there from the partner's "
        "pawns, and the knight may not pass it (dog.md R6, R9).",
    )
    green_takes_king: bool = Field(
        default=False,
        description="With a 10 or a 4 any pawn may capture a king (dog.md R5).",
    )
    green_passes_starts: bool = Field(
        default=False,
        description="With a 10 or a 4 any pawn may pass a blocked start (dog.md R5).",
    )
    king_stops_knight: bool = Field(
        default=False,
        description="No knight passes a king on his own start, not even with a 10 or a 4 "
        "(dog.md R11).",
    )
    no_copy_of_copy: bool = Field(
        default=False,
        description="A copy can't be played right after a copy (dog.md R23).",
    )
    copy_folded: bool = Field(
        default=False,
        description="The last card of a folded hand can be copied too (dog.md R24).",
    )
    zero_magnet: bool = Field(
        default=False,
        description="A pawn right behind another may be moved by a magnet: it stays (dog.md R26).",
    )
    secret_opening: bool = Field(
        default=False,
        description="All choose the pawn they begin with at once, secretly (dog.md R31).",
    )


DogsOptions = DogOptions | RoyalOptions

MODELS: dict[str, type[DogsOptions]] = {"dog": DogOptions, "dog-royal": RoyalOptions}
"""By the name of the game."""


def changed(options: Options) -> dict[str, bool | int]:
    """The options that differ from their defaults, by name."""
    return options.model_dump(exclude_defaults=True)
