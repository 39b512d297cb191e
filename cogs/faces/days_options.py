"""The table options of the games of days in words."""

from cogs.ui.translator import option_key
from cogs.ui.words import Words


def option_line(option: str, words: Words) -> str:
    """A table option, by its name for people, and what it changes."""
    return words(
        "rules-option",
        name=words(f"house-rule-{option}"),
        text=words(option_key("", option, "-description")),
    )
