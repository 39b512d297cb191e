"""The table options: every open point of the rules that a table may settle the other way.

Off is the ruling of dog_lover.md.
"""

from pydantic import Field

from rules.game import Options


class LoverOptions(Options):
    """The table options of Dog Lover."""

    special_start: bool = Field(
        default=False,
        description="Everybody begins with a start trick of their own, dealt at random, "
        "instead of the straight three (dog_lover.md 3.4).",
    )
    fetch_at_once: bool = Field(
        default=False,
        description="Fetch may be played in the turn in which it was gained (dog_lover.md Q5).",
    )
    fetch_back: bool = Field(
        default=False,
        description="A trick may take the Fetch that was laid into the grid this very turn "
        "(dog_lover.md Q6).",
    )
    host_begins: bool = Field(
        default=False,
        description="The first seat begins, instead of a random one (dog_lover.md 3.10).",
    )
    cards: int = Field(
        default=0,
        ge=0,
        lt=2**32,
        description="Which card file: 0 is the house cards, any other number the owner's file "
        "that has it. Settled by the bot when a table is opened, not by its members.",
        json_schema_extra={"settled": "bot"},
    )
