"""The language of what everybody in a server sees."""

import discord

from cogs.ui.words import Words, words_for
from rules.settings import Settings


async def public_words(
    settings: Settings, guild: int, locale: str | discord.Locale | None
) -> Words:
    """The words of a server: in the language it chose, or else in that of its `locale`."""
    chosen = (await settings.of(guild)).language
    return words_for(chosen or locale)
