"""Leaderboards and profiles that members have shown to everybody: deleted once they have to be.

Where such a message stands and who is named there is stored. Who has their data deleted takes the
messages with them: an edit could not leave out one line of a picture, and whoever wants to shows
the leaderboard again.
"""

from collections.abc import Collection, Iterator
from contextlib import contextmanager

import discord

from cogs.channels.gently import Gently
from cogs.channels.postings import BARRED
from cogs.ui import calls, errors
from rules.remembered import Memory
from rules.store import NOBODY, StoreError

Place = tuple[int, int, int]
"""Server, channel and message."""


class Showing:
    """One message that is just being made and posted; who deletes their data meanwhile counts."""

    def __init__(self, shown: "Shown", guild: int) -> None:
        self._shown = shown
        self.guild = guild
        self.forgotten: set[int] = set()

    async def note(self, channel: int, message: int | None, members: Collection[int]) -> None:
        """Remember where it stands, if it is known, and who is named there.

        Only a kill between the posting and this leaves a message of which nothing is known. Raises
        StoreError; the message is deleted then.
        """
        if message is not None:
            await self._shown.note((self.guild, channel, message), members, self.forgotten)


class Shown:
    """All such messages."""

    def __init__(self, client: discord.Client, memory: Memory) -> None:
        self._client = client
        self._memory = memory
        self._showing: set[Showing] = set()
        self._deleted = Gently("unshow", self._to_delete, self._delete)
        self._barred: set[int] = set()
        """The channels in which nothing could be deleted, since they were last looked for."""

    @contextmanager
    def showing(self, guild: int) -> Iterator[Showing]:
        """A block in which somebody shows something: all that is shown is read in it."""
        showing = Showing(self, guild)
        self._showing.add(showing)
        try:
            yield showing
        finally:
            self._showing.discard(showing)

    async def note(self, place: Place, members: Collection[int], forgotten: set[int]) -> None:
        """See `Showing.note`."""
        named = {NOBODY if member in forgotten else member for member in members}
        try:
            await self._memory.put_shown(*place, named)
        except StoreError:
            await calls.delete(self._client, *place[1:], guild=place[0])
            raise
        if NOBODY in named:
            self.begin(place[0])

    async def forgotten(self, guild: int, member: int) -> None:
        """Somebody's data was deleted: delete all that is shown with their name. Never raises.

        What was posted before is known to the store since then; what is still on its way, or was
        stored only after it, is not.
        """
        for showing in self._showing:
            if showing.guild == guild:
                showing.forgotten.add(member)
        try:
            await self._memory.unshow(guild, member)
        except StoreError as error:
            errors.report(error, doing="unshow", guild=guild)
        self.begin(guild)

    def begin(self, guild: int | None = None) -> None:
        """Delete what is to be deleted, in a server or in all, one by one.

        What can't be deleted now is tried the next time.
        """
        self._deleted.begin(guild)

    async def close(self) -> None:
        """Delete nothing more; what is left is deleted after the next start."""
        await self._deleted.close()

    async def _to_delete(self) -> list[Place]:
        """In servers that can be reached."""
        self._barred.clear()
        found = await self._memory.to_unshow()
        return [place for place in found if calls.reachable(self._client, place[0]) is not None]

    async def _delete(self, place: Place) -> bool:
        """Try to delete one; whether it was tried."""
        guild, channel, message = place
        if channel in self._barred or not calls.may_see(self._client, channel):
            return False
        trouble = await calls.delete(self._client, channel, message, guild=guild)
        if trouble is None:
            await self._memory.drop_shown(guild, message)
        elif trouble.kind in BARRED:
            self._barred.add(channel)
        return True
