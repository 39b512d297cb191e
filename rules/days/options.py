"""The table options: every open point of the rules that a table may settle the other way.

All are off by default, except `trees_in_pile`; off is the ruling of days.md. Each game has only
those that can matter in it.
"""

from pydantic import Field

from rules.game import Options


class _Common(Options):
    series_tie_break: bool = Field(
        default=False,
        description="Equal scores: more animals on the board, covered ones too, win (days.md 3).",
    )
    cover_on_empty: bool = Field(
        default=False,
        description="Animals that cover others may also go on an empty day (days.md 11).",
    )
    anywhere_fillers: bool = Field(
        default=False,
        description="Labrador and Curious Cat may go to any week (days.md 5.11).",
    )


class _WithDogs(Options):
    great_dane_edges: bool = Field(
        default=False,
        description="The Great Dane may go on Monday and Sunday too (days.md 7, reading B).",
    )
    one_sided_swap: bool = Field(
        default=False,
        description="Whole days may be swapped with an empty day (days.md 5.8).",
    )
    australian_optional: bool = Field(
        default=False,
        description="The Australian Shepherd may leave its neighbours alone (days.md 7).",
    )
    chihuahua_covered: bool = Field(
        default=False,
        description="The Chihuahua also minds big dogs that are covered (days.md 5.6).",
    )


class _WithCats(Options):
    foreign_tree_closed: bool = Field(
        default=False,
        description="No cat may be put on another player's Cat Tree (days.md 7.1).",
    )
    wild_cat_visible_only: bool = Field(
        default=False,
        description="The Wild Cat scares only visible cats (days.md 7).",
    )
    wild_cat_tree_mates: bool = Field(
        default=False,
        description="The Wild Cat scares the cats on its own Cat Tree too (days.md 7).",
    )
    toys_between_opponents: bool = Field(
        default=False,
        description="Cat Toys may swap the cats of any two players (days.md 7).",
    )


class WoofOptions(_WithDogs, _Common):
    """The table options of Woof Days."""


class CatOptions(_WithCats, _Common):
    """The table options of Cat Days."""


class MixedOptions(_WithCats, _WithDogs, _Common):
    """The table options of the two games mixed."""

    trees_in_pile: bool = Field(
        default=True,
        description="The Cat Trees are shuffled into the pile; else they stay out (days.md 8).",
    )


DaysOptions = WoofOptions | CatOptions | MixedOptions

MODELS: dict[str, type[DaysOptions]] = {
    "woof-days": WoofOptions,
    "cat-days": CatOptions,
    "mixed-days": MixedOptions,
}
"""By the name of the game."""


def switched_on(options: Options) -> frozenset[str]:
    """The names of the options that are on."""
    return frozenset(name for name in type(options).model_fields if getattr(options, name))


ALL_OPTIONS = frozenset(MixedOptions.model_fields)
"""The names of all options; the mixed game has every one."""
