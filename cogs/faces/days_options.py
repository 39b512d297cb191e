"""The table options of the games of days in words."""

from cogs.ui.translator import option_key
from cogs.ui.words import Words


def option_line(option: str, words: Words) -> str:
    """A table option, by the name it has in the command, and what it changes."""
    return words(
        "rules-option",
        name=words(option_key("", option)),
        text=words(option_key("", option, "-description")),
    )
