"""Keeping what is remembered true: who is still here, which servers are, and what is to be deleted.

Once a day, what could not be mended in the channels before is tried again too.

Nobody tells the bot which members leave. So it looks a member up now and then: one at a time, from
one timer for all servers, and never while somebody waits for an answer.
"""

import asyncio
import logging
from collections.abc import Callable
from typing import Any

import discord

from cogs.ui import calls, errors
from cogs.ui.errors import Kind
from rules.chronicle import Chronicle
from rules.privacy import Privacy
from rules.recent import Recent
from rules.store import StoreError

CHECK_SECONDS = 15 * 60.0
"""How long to wait between two members that are looked up."""
SWEEP_SECONDS = 24 * 3600.0
"""How often it is seen to whether the data of a server that was left is to be deleted."""
UNKNOWN_MEMBER = 10007
"""Discord's answer if somebody is not in the server. No other one says that they left."""
TRIED = 256
"""So many members at most, of whom nothing was learned, are passed over until others had a turn."""

Key = tuple[int, int]
_log = logging.getLogger(__name__)


class Keeper:
    """What goes on by itself, from the first time the bot is ready until it is closed."""

    def __init__(
        self,
        client: discord.Client,
        chronicle: Chronicle,
        privacy: Privacy,
        daily: Callable[[], None],
    ) -> None:
        """`daily` is called with each sweep: when the bot is ready, and each day."""
        self._client = client
        self._chronicle = chronicle
        self._privacy = privacy
        self._daily = daily
        self._timers: dict[str, asyncio.TimerHandle] = {}
        self._tasks: dict[str, asyncio.Task[None]] = {}
        self._tried: Recent[Key, bool] = Recent(TRIED)
        self._closed = False

    # -- by the way ------------------------------------------------------------------------------

    async def seen(self, interaction: discord.Interaction[Any]) -> None:
        """Somebody has acted and has their answer: note under which name. Never raises."""
        if interaction.guild_id is None:
            return
        member = interaction.user
        try:
            await self._chronicle.acted(interaction.guild_id, member.id, member.display_name)
        except StoreError as error:
            if not self._closed:
                errors.report(error, doing="seen", guild=interaction.guild_id)

    # -- servers ---------------------------------------------------------------------------------

    async def ready(self) -> None:
        """The bot knows in which servers it is. Comes again after a lost connection."""
        await self._privacy.reconcile({guild.id for guild in self._client.guilds})
        if not self._closed and not self._timers:
            self._later("sweep", 0.0)
            self._later("check", CHECK_SECONDS)

    async def here(self, guild: int) -> None:
        """The bot is in a server (again)."""
        await self._privacy.guild_back(guild)

    async def left(self, guild: int) -> None:
        """The bot is not in a server any more."""
        await self._privacy.guild_left(guild)

    async def close(self) -> None:
        """Stop; what was under way is given up."""
        self._closed = True
        for timer in self._timers.values():
            timer.cancel()
        for task in self._tasks.values():
            task.cancel()
        await asyncio.gather(*self._tasks.values(), return_exceptions=True)

    # -- by itself -------------------------------------------------------------------------------

    def _later(self, what: str, seconds: float) -> None:
        if not self._closed:
            self._timers[what] = asyncio.get_running_loop().call_later(seconds, self._due, what)

    def _due(self, what: str) -> None:
        task = asyncio.get_running_loop().create_task(self._work(what), name=f"keeper-{what}")
        self._tasks[what] = task

    async def _work(self, what: str) -> None:
        """One round; whatever goes wrong, the next one comes."""
        try:
            if what == "sweep":
                await self.sweep()
            else:
                await self.check()
        except Exception as error:  # noqa: BLE001  (a background task: nobody else would log it)
            errors.report(error, doing=what)
        self._later(what, SWEEP_SECONDS if what == "sweep" else CHECK_SECONDS)

    async def sweep(self) -> None:
        """Do what is daily, and delete everything of the servers that were left long enough ago."""
        self._daily()
        for guild in await self._privacy.sweep():
            _log.info("swept guild=%s", guild)

    async def check(self) -> None:
        """Look up one member: the one of whom it is longest ago that they were known to be here."""
        for key in await self._chronicle.to_check(TRIED + 1):
            if self._tried.get(key) is None:
                self._tried.put(key, True)
                place = calls.reachable(self._client, key[0])
                # Of a server that can't be reached, nothing can be learned now.
                if place is not None:
                    await self._look_up(place, key[1])
                    return
        self._tried.drop_all(lambda _: True)

    async def _look_up(self, place: discord.Guild, member: int) -> None:
        try:
            found = await place.fetch_member(member)
        except discord.NotFound as error:
            if error.code != UNKNOWN_MEMBER:
                _log.info("look-up guild=%s error=%s", place.id, error)
                return
            await self._chronicle.checked(place.id, member, gone=True)
        except (discord.DiscordException, *errors.NETWORK) as error:
            if errors.kind_of(error) is Kind.FAULT:
                _log.info("look-up guild=%s error=%s", place.id, error)
        else:
            await self._chronicle.checked(place.id, member, gone=False)
            # While Discord was asked, they may have deleted all that is stored about them.
            await self._chronicle.acted(place.id, member, found.display_name)
            self._tried.drop((place.id, member))
