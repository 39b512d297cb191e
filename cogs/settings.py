"""/settings: what a server sets for itself, by whoever manages it.

The command is shown only to those who may manage the server, unless the server itself gives it to
others; each press asks again, and nobody but them gets anything to see.
"""

from collections.abc import Sequence
from typing import Any, cast

from discord import app_commands
from discord.ext import commands

from cogs.asking import asker_of, explained, guild_of
from cogs.channels.poster import Poster
from cogs.rights import manages
from cogs.screens.settings import PAGE, changed_text, log_screen, settings_screen
from cogs.ui.answer import Interaction, answering
from cogs.ui.ids import Press
from cogs.ui.router import Router
from cogs.ui.screen import Screen
from cogs.ui.translator import description_of
from cogs.ui.words import words_for
from rules.refusals import NotAllowed, Refusal
from rules.settings import DEFAULTS, Settings

PAGES = 10_000
"""No press asks for a page of the list further on; a store would take no larger numbers."""


class SettingsCog(commands.Cog):
    """The command and the presses of its screens."""

    def __init__(self, settings: Settings, poster: Poster, router: Router) -> None:
        self.settings = settings
        self.poster = poster
        for setting in DEFAULTS:
            router.on(f"settings-{setting}")(self.choose)
        router.on("settings-anywhere")(self.choose)
        router.on("settings")(self.again)
        router.on("settings-log")(self.log)

    @app_commands.command(name="settings", description=description_of("settings"))
    @app_commands.default_permissions(manage_guild=True)
    @app_commands.guild_only()
    async def show(self, interaction: Interaction) -> None:
        """Show the settings, privately."""
        async with answering(interaction, "private") as answer:
            await answer.private(await self._screen(interaction))

    async def again(self, interaction: Interaction, _: Press, __: Sequence[str]) -> None:
        """Back from the list to the settings."""
        async with answering(interaction, "update") as answer:
            await answer.update(await self._screen(interaction))

    async def choose(self, interaction: Interaction, press: Press, values: Sequence[str]) -> None:
        """Change a setting to what was picked, and say so."""
        anywhere = press.action == "settings-anywhere"
        setting = "channels" if anywhere else press.action.removeprefix("settings-")
        words, guild = words_for(interaction.locale), guild_of(interaction)
        async with answering(interaction, "update") as answer:
            try:
                changed = await self.settings.change(
                    guild,
                    asker_of(interaction),
                    setting,
                    "" if anywhere else " ".join(values),
                    manager=manages(interaction),
                    channels=_picked_channels(interaction),
                )
            except NotAllowed:
                raise
            except Refusal as refusal:
                note = explained(refusal, words)
            else:
                note = changed_text(changed.change, words, words_for(interaction.guild_locale))
                if setting == "language" and changed.change is not None:
                    await self.poster.redraw(guild)
            await answer.update(await self._screen(interaction, note))

    async def log(self, interaction: Interaction, press: Press, _: Sequence[str]) -> None:
        """Show who changed what, a page of it."""
        page = min(press.extra, PAGES)
        async with answering(interaction, "update") as answer:
            changes = await self.settings.changes(
                guild_of(interaction), PAGE + 1, page * PAGE, manager=manages(interaction)
            )
            own = words_for(interaction.guild_locale)
            words, member = words_for(interaction.locale), interaction.user.id
            await answer.update(log_screen(changes, words, member, own=own, page=page))

    async def _screen(self, interaction: Interaction, note: str = "") -> Screen:
        """The settings as they are now. Raises NotAllowed("only-managers")."""
        if not manages(interaction):
            raise NotAllowed("only-managers")
        guild = interaction.guild
        return settings_screen(
            await self.settings.of(guild_of(interaction)),
            words_for(interaction.locale),
            interaction.user.id,
            own=words_for(interaction.guild_locale),
            there=() if guild is None else {channel.id for channel in guild.channels},
            note=note,
        )


def _picked_channels(interaction: Interaction) -> set[int]:
    """The channels that were picked and that there are: Discord itself sends what they are."""
    data = cast("dict[str, Any]", interaction.data or {})
    return set(map(int, data.get("resolved", {}).get("channels", {})))
