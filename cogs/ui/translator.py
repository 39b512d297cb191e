"""Slash commands in every language of the catalogues: names, descriptions, options, choices.

Keys: `command-NAME`, `option-COMMAND-OPTION`, or `option-OPTION` where commands share it; each also
with `-description`. What goes to Discord as the default is English; other languages are sent as
localisations when the commands are synced.
"""

from collections.abc import Iterator

import discord
from discord import app_commands
from discord.app_commands import (
    Command,
    Group,
    Parameter,
    TranslationContextLocation,
    TranslationContextTypes,
    locale_str,
)

from cogs.ui.text import opening
from cogs.ui.words import DEFAULT, LANGUAGES, words_for

NAMES = (TranslationContextLocation.command_name, TranslationContextLocation.group_name)


def said(key: str) -> locale_str:
    """The catalogue's text of `key`, English by default, translated when commands are synced."""
    return locale_str(words_for(DEFAULT)(key), key=key)


def alone(text: locale_str) -> locale_str:
    """What was said, as a choice of an option: in every language with a capital."""
    return locale_str(opening(text.message), **text.extras, alone=True)


def description_of(command: str) -> locale_str:
    """The description of a slash command."""
    return said(f"command-{command}-description")


def descriptions_of(command: str, *options: str) -> dict[str, locale_str]:
    """The descriptions of a command's options, as `app_commands.describe` takes them."""
    return {option: said(option_key(command, option, "-description")) for option in options}


def option_key(command: str, option: str, ending: str = "") -> str:
    """The catalogue's key for an option: the command's own if there is one, else the shared one."""
    own = f"option-{command}-{option}{ending}"
    return own if words_for(DEFAULT).has(own) else f"option-{option}{ending}"


class CatalogueTranslator(app_commands.Translator):
    """Gives discord.py the texts of the catalogues."""

    async def load(self) -> None:
        """Read all languages now: the first reader of one would hold up everybody by 0.2 s."""
        for language in LANGUAGES:
            words_for(language)

    async def translate(
        self,
        string: locale_str,
        locale: discord.Locale,
        context: TranslationContextTypes,
    ) -> str | None:
        """The text in `locale`; None where the default, English, is meant or nothing is known."""
        words = words_for(locale)
        if words.language == DEFAULT:
            return None
        for key in _keys(string, context):
            if words.has(key):
                return opening(words(key)) if string.extras.get("alone") else words(key)
        return None


def _keys(string: locale_str, context: TranslationContextTypes) -> Iterator[str]:
    """The keys to try, the nearest first: one that was said, else the one of the place."""
    said_key = string.extras.get("key")
    if isinstance(said_key, str):
        yield said_key
    place, data = context.location, context.data
    if isinstance(data, Command | Group):
        ending = "" if place in NAMES else "-description"
        yield f"command-{data.qualified_name.replace(' ', '-')}{ending}"
    elif isinstance(data, Parameter):
        ending = "" if place is TranslationContextLocation.parameter_name else "-description"
        yield option_key(data.command.qualified_name.replace(" ", "-"), data.name, ending)
