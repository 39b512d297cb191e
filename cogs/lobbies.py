"""Opening a lobby: what every game's own slash command does."""

from collections.abc import Mapping

from cogs.asking import asker_of, guild_of
from cogs.channels.poster import Poster
from cogs.channels.public import public_words
from cogs.rights import within_of
from cogs.screens.lobby import lobby_screen
from cogs.ui import calls
from cogs.ui.answer import Interaction, answering
from cogs.ui.errors import Kind, Trouble
from cogs.ui.screen import message
from cogs.ui.words import words_for
from rules.table import Tables


async def open_lobby(
    interaction: Interaction,
    tables: Tables,
    poster: Poster,
    game: str,
    *,
    size: int | None,
    options: Mapping[str, bool | int | None],
) -> None:
    """Open a lobby of `game` in the channel of the command, and show it as the public answer.

    `options` left out by the member are None. Where the bot lacks a permission that a game needs,
    no table is opened and the member is told which one.
    """
    channel = interaction.channel_id or 0
    async with answering(interaction, "public") as answer:
        missing = calls.missing_permissions(interaction)
        if missing:
            trouble = Trouble(Kind.NO_PERMISSION, channel, missing)
            await answer.private(message(trouble.sentence(words_for(interaction.locale))))
            return
        look = await tables.open(
            guild_of(interaction),
            channel,
            asker_of(interaction),
            game=game,
            options={name: value for name, value in options.items() if value is not None},
            size=size,
            within=within_of(interaction),
        )
        words = await public_words(tables.settings, look.guild, interaction.guild_locale)
        # Nobody can press before the message is there; until it is noted, no other may be posted.
        async with poster.held(look.guild, look.number):
            posted = None
            try:
                posted = await answer.public(lobby_screen(look, words))
            finally:
                await poster.note_lobby(look, channel, posted)
