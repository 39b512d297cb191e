"""/privacy: what is stored about whoever asks, off the leaderboards, and everything deleted."""

import asyncio
import io
import zipfile
from collections.abc import Iterable, Sequence

from discord import app_commands
from discord.ext import commands

from cogs.asking import asker_of, explained, guild_of
from cogs.channels.poster import Poster
from cogs.channels.shown import Shown
from cogs.screens.privacy import ask_screen, deleted_screen, kept_screen, stored_screen
from cogs.ui.answer import Interaction, answering
from cogs.ui.ids import Press
from cogs.ui.router import Router
from cogs.ui.screen import message
from cogs.ui.translator import description_of
from cogs.ui.words import words_for
from rules.privacy import Privacy
from rules.refusals import NotNow

FILE = "tabletails-data.json"
PLAIN_BYTES = 1024 * 1024
"""A larger file is sent packed: Discord takes 10 MB, and a year of moves is as much."""


class PrivacyCog(commands.Cog):
    """The commands and the presses of the question."""

    group = app_commands.Group(
        name="privacy",
        description=description_of("privacy"),
        allowed_contexts=app_commands.AppCommandContext(guild=True),
    )

    def __init__(self, privacy: Privacy, poster: Poster, shown: Shown, router: Router) -> None:
        self.privacy = privacy
        self.poster = poster
        self.shown = shown
        router.on("privacy-delete")(self.delete)
        router.on("privacy-keep")(self.keep)

    @group.command(name="show", description=description_of("privacy-show"))
    async def show(self, interaction: Interaction) -> None:
        """Send everything that is stored about them, privately."""
        async with answering(interaction, "private") as answer:
            member, words = interaction.user.id, words_for(interaction.locale)
            told = await self.privacy.everything(guild_of(interaction), member)
            name, data = FILE, told.encode()
            packed = len(data) > PLAIN_BYTES
            if packed:
                name, data = f"{FILE}.zip", await asyncio.to_thread(_packed, data)
            await answer.private(stored_screen(name, data, words, member, packed=packed))

    @group.command(name="hide", description=description_of("privacy-hide"))
    async def hide(self, interaction: Interaction) -> None:
        """Take them off the leaderboards."""
        await self._hide(interaction, hidden=True)

    @group.command(name="unhide", description=description_of("privacy-unhide"))
    async def unhide(self, interaction: Interaction) -> None:
        """Put them on the leaderboards again."""
        await self._hide(interaction, hidden=False)

    async def _hide(self, interaction: Interaction, *, hidden: bool) -> None:
        async with answering(interaction, "private") as answer:
            guild, asker = guild_of(interaction), asker_of(interaction)
            await self.privacy.chronicle.hide(guild, asker, hidden=hidden)
            key = "privacy-hidden" if hidden else "privacy-unhidden"
            await answer.private(message(words_for(interaction.locale)(key)))

    @group.command(name="delete", description=description_of("privacy-delete"))
    async def ask(self, interaction: Interaction) -> None:
        """Say what it means, and ask."""
        async with answering(interaction, "private") as answer:
            member = interaction.user.id
            tables = await self._seated(interaction)
            words = words_for(interaction.locale)
            await answer.private(ask_screen(words, member, tables=tables))

    async def delete(self, interaction: Interaction, _: Press, __: Sequence[str]) -> None:
        """*Delete everything*: done, and said. The tables that they left go on without them."""
        async with answering(interaction, "update") as answer:
            guild, user = guild_of(interaction), interaction.user
            member = user.id
            words = words_for(interaction.locale)
            sat = await self.privacy.tables.mine(guild, member)
            try:
                called = [name for name in (user.name, user.global_name) if name]
                left = await self.privacy.delete(guild, asker_of(interaction), called)
            except NotNow as refusal:
                note = explained(refusal, words)
                self._redraw(guild, [look.number for look in sat])
                tables = await self._seated(interaction)
                await answer.update(ask_screen(words, member, tables=tables, note=note))
                return
            self._redraw(guild, left)
            self.poster.renew(guild)
            await self.shown.forgotten(guild, member)
            await answer.update(deleted_screen(words, member, left))

    async def keep(self, interaction: Interaction, _: Press, __: Sequence[str]) -> None:
        """*Keep everything*: the question is gone."""
        async with answering(interaction, "update") as answer:
            words = words_for(interaction.locale)
            await answer.update(kept_screen(words, interaction.user.id))

    def _redraw(self, guild: int, numbers: Iterable[int]) -> None:
        for number in numbers:
            self.poster.show(guild, number)

    async def _seated(self, interaction: Interaction) -> int:
        """At how many tables that aren't over they sit."""
        tables = self.privacy.tables
        return len(await tables.mine(guild_of(interaction), interaction.user.id))


def _packed(data: bytes) -> bytes:
    made = io.BytesIO()
    with zipfile.ZipFile(made, "w", zipfile.ZIP_DEFLATED) as archive:
        archive.writestr(FILE, data)
    return made.getvalue()
