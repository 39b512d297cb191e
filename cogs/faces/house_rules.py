"""The table options of a game in words: its house rules."""

from collections.abc import Iterable

from cogs.ui.translator import option_key
from cogs.ui.words import Words


def listed(game: str, options: Iterable[str], words: Words) -> list[str]:
    """A point of a list for each table option: its name for people, and what it changes.

    In the game's own words where it has some; with an empty `game`, in those that games share.
    """
    return [
        "- "
        + words(
            "rules-option",
            name=words(f"house-rule-{option}"),
            text=words(option_key(game, option, "-description")),
        )
        for option in options
    ]
