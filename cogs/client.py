"""The bot itself: its connection, everything that a person can type or press, and its own end."""

import logging

import discord
from discord import app_commands
from discord.ext import commands

from cogs.asking import explained
from cogs.channels.poster import Poster
from cogs.channels.shown import Shown
from cogs.days import DaysCog
from cogs.dog import DogCog
from cogs.dog_lover import LoverCog
from cogs.faces.painter import Painter
from cogs.fences import FencesCog
from cogs.history import HistoryCog
from cogs.keeper import Keeper
from cogs.leaderboards import LeaderboardCog
from cogs.more import More
from cogs.presses import Presses
from cogs.privacy import PrivacyCog
from cogs.rulebook import Rulebook
from cogs.settings import SettingsCog
from cogs.tables import TablesCog
from cogs.ui import confirmed
from cogs.ui.router import GuardedTree, Router
from cogs.ui.translator import CatalogueTranslator
from rules.chronicle import Chronicle
from rules.privacy import Privacy
from rules.table import Tables

_log = logging.getLogger(__name__)

GAME_COGS = (DaysCog, FencesCog, DogCog, LoverCog)
"""The one place where the commands of a game are registered."""

# We never speak aloud: that the packages for it are missing is no news.
discord.VoiceClient.warn_nacl = discord.VoiceClient.warn_dave = False


class Tabletails(commands.Bot):
    """The bot: no intent but `guilds`, no mention unless a message allows it, no member kept."""

    def __init__(self, tables: Tables, chronicle: Chronicle, privacy: Privacy) -> None:
        super().__init__(
            command_prefix=commands.when_mentioned,
            help_command=None,
            intents=discord.Intents(guilds=True),
            allowed_mentions=discord.AllowedMentions.none(),
            tree_cls=GuardedTree,
            # Installed by a person for themselves alone, it could show a server nothing.
            allowed_installs=app_commands.AppInstallationType(guild=True, user=False),
            max_messages=None,
            member_cache_flags=discord.MemberCacheFlags.none(),
            chunk_guilds_at_startup=False,
            http_trace=confirmed.trace(),
        )
        self.tables = tables
        self.chronicle = chronicle
        self.privacy = privacy
        self.router = Router()
        self.painter = Painter()
        self.poster = Poster(self, tables, self.painter)
        self.shown = Shown(self, privacy.memory)
        self._caught_up = False
        self.keeper = Keeper(self, chronicle, privacy, self._daily)

    async def setup_hook(self) -> None:
        """Know every button and command before the first click can arrive."""
        self.router.attach(self)
        self.router.explain = lambda refusal, words, _: explained(refusal, words)
        self.router.revision_of = self.tables.revision
        self.router.acted = self.keeper.seen
        await self.tree.set_translator(CatalogueTranslator())
        await add_cogs(self)

    async def on_ready(self) -> None:
        """Draw what changed while we were away. Comes again after a lost connection."""
        await self.keeper.ready()
        tables = await self.poster.catch_up()
        self._caught_up = True
        _log.info("ready", extra={"servers": len(self.guilds), "tables": tables})

    async def on_guild_available(self, guild: discord.Guild) -> None:
        """Draw what changed in a server that could not be reached when all the others could."""
        if self.is_ready():
            await self.poster.catch_up(guild.id)
            self.shown.begin(guild.id)

    async def on_guild_join(self, guild: discord.Guild) -> None:
        """Go on in a server that has invited us again."""
        await self.keeper.here(guild.id)
        await self.on_guild_available(guild)

    async def on_guild_remove(self, guild: discord.Guild) -> None:
        """Note that we were sent away; if that stays so, what is stored is deleted in the end."""
        await self.keeper.left(guild.id)

    def _daily(self) -> None:
        """What could not be mended in the channels may be possible now, though nobody told us."""
        if self._caught_up:  # at the start, that comes first
            self.poster.freshen()
        self.shown.begin()

    # What may have kept a message from being shown or deleted, and may do so no longer: permissions
    # of a channel or a role, our own roles, a thread that was closed.

    def _look_again(self, guild: int) -> None:
        self.poster.look_again(guild)
        self.shown.begin(guild)

    async def on_guild_channel_update(
        self, _: discord.abc.GuildChannel, channel: discord.abc.GuildChannel
    ) -> None:
        """Try again where something about a channel has changed."""
        self._look_again(channel.guild.id)

    async def on_guild_role_update(self, _: discord.Role, role: discord.Role) -> None:
        """Try again where something about a role has changed."""
        self._look_again(role.guild.id)

    async def on_member_update(self, _: discord.Member, member: discord.Member) -> None:
        """Try again where our own roles have changed; of others Discord doesn't tell us."""
        self._look_again(member.guild.id)

    async def on_raw_thread_update(self, thread: discord.RawThreadUpdateEvent) -> None:
        """Try again where a thread was opened."""
        self._look_again(thread.guild_id)

    async def close(self) -> None:
        """Leave Discord; what is not drawn yet is drawn after the next start. Again: nothing."""
        await self.keeper.close()
        await self.poster.close()
        await self.shown.close()
        await super().close()
        await self.painter.close()


async def add_cogs(bot: Tabletails) -> None:
    """Everything a person can type or press."""
    presses = Presses(bot.tables, bot.poster, bot.router)
    more = More(bot.tables, bot.poster, bot.router)
    await bot.add_cog(TablesCog(bot.tables, bot.poster, presses, more))
    for cog in GAME_COGS:
        await bot.add_cog(cog(bot.tables, bot.poster))
    await bot.add_cog(Rulebook(bot.router, bot.tables.settings))
    await bot.add_cog(
        LeaderboardCog(bot.chronicle, bot.tables.settings, bot.shown, bot.painter, bot.router)
    )
    await bot.add_cog(SettingsCog(bot.tables.settings, bot.poster, bot.router))
    await bot.add_cog(HistoryCog(bot.chronicle, bot.tables, bot.poster, bot.router))
    await bot.add_cog(PrivacyCog(bot.privacy, bot.poster, bot.shown, bot.router))
