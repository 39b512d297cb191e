"""The handlers for what people and guilds want forgotten."""

import asyncio
from collections.abc import Callable, Collection
from dataclasses import replace

from rules.chronicle import Chronicle
from rules.game import Broken
from rules.locks import to_the_end
from rules.look import Asker
from rules.readable import readable
from rules.refusals import Lacking, NotAllowed, NotFound, NotNow
from rules.remembered import Busy, Memory
from rules.table import Tables

ATTEMPTS = 5
"""How often somebody may sit down somewhere while their data is being deleted."""
DAY_SECONDS = 24 * 3600


class Privacy:
    """Showing and deleting what is stored."""

    def __init__(
        self,
        memory: Memory,
        tables: Tables,
        chronicle: Chronicle,
        *,
        clock: Callable[[], float],
        keep_days: float = 30,
    ) -> None:
        """`keep_days`: how long the data of a guild is kept after the bot has left it."""
        self.memory = memory
        self.tables = tables
        self.chronicle = chronicle
        self._clock = clock
        self._keep_seconds = keep_days * DAY_SECONDS
        self._deleting = asyncio.Lock()

    async def everything(self, guild: int, member: int) -> str:
        """All that is stored about a member in a guild, as JSON that a person can read."""
        return readable(dict(await self.memory.everything(guild, member))) + "\n"

    async def delete(
        self, guild: int, asker: Asker, called: Collection[str] = ()
    ) -> tuple[int, ...]:
        """Delete a member's data in a guild, for good; what others did stays whole.

        `called` are other names under which they may be known there than the asker's.

        They first leave all lobbies and give up all running games there (one whose position can't
        be read is stopped): the numbers of these tables are returned. Raises
        NotNow("busy-seated") if they keep sitting down meanwhile.
        """
        left: list[int] = []
        for _ in range(ATTEMPTS):
            left += await self._withdraw(guild, asker)
            try:
                await self._forget(guild, asker.member, {asker.name, *called})
            except Busy:
                continue
            self.chronicle.forget_seen(guild, asker.member)
            return tuple(dict.fromkeys(left))
        raise NotNow("busy-seated")

    async def _forget(self, guild: int, member: int, called: Collection[str]) -> None:
        # A long deletion is one long write. Several together would be a single one, for the end of
        # which all who play anywhere had to wait: so each of their moves comes between two.
        async with self._deleting:
            numbers = await self.memory.tables_with(guild, member)
            # A handler at work could write back what it has read before.
            async with self.tables.keeping.kept_still(guild, numbers):
                await to_the_end(self.memory.forget_member(guild, member, numbers, called))

    async def _withdraw(self, guild: int, asker: Asker) -> list[int]:
        """Leave every lobby and give up every running game; the numbers of these tables."""
        # One command ends them all, and one interaction can stand in only one entry.
        quietly = replace(asker, interaction=None)
        left: list[int] = []
        for table in await self.tables.store.tables_of(guild, asker.member):
            away = self.tables.resign if table.status == "running" else self.tables.leave
            try:
                try:
                    await away(guild, table.number, quietly)
                except (Lacking, Broken):
                    # Nobody can give up in a position that can't be read.
                    await self.tables.stop(guild, table.number, quietly, moderator=True)
            except (NotAllowed, NotFound, NotNow):
                continue  # it began, or ended, this very moment: the next attempt sees it
            left.append(table.number)
        return left

    # -- guilds ----------------------------------------------------------------------------------

    async def guild_left(self, guild: int) -> None:
        """The bot is not in a guild any more: its data is deleted when it has been so for long."""
        await self.memory.guild_left(guild, self._clock())

    async def guild_back(self, guild: int) -> None:
        """The bot is in a guild (again)."""
        await self.memory.guild_back(guild)

    async def reconcile(self, guilds: set[int]) -> None:
        """At start: in which guilds the bot is, whatever happened while it was away."""
        known = set(await self.memory.guilds_known())
        for guild in sorted(known - guilds):
            await self.guild_left(guild)
        for guild in await self.memory.guilds_left(self._clock() + DAY_SECONDS):
            if guild in guilds:
                await self.guild_back(guild)

    async def sweep(self) -> tuple[int, ...]:
        """Delete everything of the guilds that were left long enough ago; returns which."""
        before = self._clock() - self._keep_seconds
        swept: list[int] = []
        for guild in await self.memory.guilds_left(before):
            if await self.memory.forget_guild(guild, before):
                await self.tables.forget_guild(guild)
                swept.append(guild)
        return tuple(swept)
