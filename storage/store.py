"""The stores that the handlers use, in SQLite."""

import asyncio
import logging
import sqlite3
from collections.abc import Callable, Collection, Mapping
from pathlib import Path
from types import TracebackType
from typing import Any, Self, TypeVar

from rules.remembered import (
    Asked,
    Finished,
    History,
    Leaderboard,
    Person,
    Profile,
)
from rules.store import (
    Change,
    Entry,
    MemberSettings,
    Message,
    Role,
    SettingChange,
    Table,
)
from storage import (
    guilds,
    members,
    messages,
    privacy,
    results,
    settings,
    shown,
    standings,
    tables,
)
from storage.database import Database

logger = logging.getLogger(__name__)

T = TypeVar("T")


class SqliteStore:
    """`rules.store.Store` and `rules.remembered.Memory` on a database; their promises stand there.

    Every method raises StoreClosed after `close`, and a write WriteFailed if SQLite can't.
    """

    def __init__(self, database: Database) -> None:
        self.database = database

    @classmethod
    async def at(cls, path: Path | str) -> Self:
        """The store in a file (or ":memory:"), created or migrated as needed: see Database.open."""
        return cls(await Database.open(path))

    async def close(self) -> None:
        """Finish what waits to be written and close; again it does nothing."""
        await self.database.close()

    async def __aenter__(self) -> Self:
        return self

    async def __aexit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        traceback: TracebackType | None,
    ) -> None:
        await self.close()

    def open(self, table: Table, entry: Entry) -> asyncio.Future[Table]:
        """Store a new table and its first entry; the table returned has its number."""
        return self.database.submit(
            table.guild, lambda connection: tables.insert(connection, table, entry)
        )

    def change(self, change: Change) -> asyncio.Future[Table]:
        """Store one change of a table, whole or not at all."""
        return self.database.submit(
            change.table.guild, lambda connection: tables.change(connection, change)
        )

    async def table(self, guild: int, number: int) -> Table | None:
        """One table, or None."""
        return await self.database.read(guild, lambda c: tables.find(c, guild, number))

    async def before(self, guild: int, number: int) -> Table | None:
        """The finished table of which this one is the rematch, or None."""
        return await self.database.read(guild, lambda c: tables.before(c, guild, number))

    async def log(self, guild: int, number: int, last: int | None = None) -> list[Entry]:
        """The entries of a table in order, or only the `last` ones."""
        return await self.database.read(guild, lambda c: tables.log(c, guild, number, last))

    async def tables_of(self, guild: int, member: int) -> list[Table]:
        """The tables that aren't over at which the member sits, oldest first."""
        return await self.database.read(guild, lambda c: tables.of_member(c, guild, member))

    async def tables_in(self, guild: int, channel: int) -> list[Table]:
        """The tables of a channel that aren't over, oldest first."""
        return await self.database.read(guild, lambda c: tables.in_channel(c, guild, channel))

    async def unfinished(self) -> list[tuple[int, int]]:
        """(guild, number) of every table that isn't over, or whose messages aren't done with."""
        return await self.database.read(None, tables.unfinished)

    async def put_message(self, message: Message) -> None:
        """Remember where a table's message of this role is; the one before is a leftover."""
        await self._write(message.guild, lambda c: messages.put(c, message))

    async def mark_stale(self, guild: int, table: int | None = None) -> None:
        """Ask that the message of a table, or of all open tables of a guild, be drawn anew."""
        if table is None:
            await self._write(guild, lambda c: messages.mark_open(c, guild))
        else:
            await self._write(guild, lambda c: messages.mark(c, guild, table))

    async def stale(self) -> list[tuple[int, int]]:
        """(guild, number) of each table that is over and whose message is stale."""
        return await self.database.read(None, messages.stale)

    async def message(self, guild: int, table: int, role: Role) -> Message | None:
        """Where it is, or None."""
        return await self.database.read(guild, lambda c: messages.find(c, guild, table, role))

    async def drop_message(self, guild: int, table: int, role: Role) -> None:
        """Forget it; no error if there is none."""
        await self._write(guild, lambda c: messages.drop(c, guild, table, role))

    async def retire_message(self, guild: int, table: int, role: Role) -> None:
        """Make it a leftover; no error if there is none."""
        await self._write(guild, lambda c: messages.retire(c, guild, table, role))

    async def leftovers(self, guild: int, table: int) -> list[tuple[int, int]]:
        """(channel, message) of each message of the table that is to be deleted, oldest first."""
        return await self.database.read(guild, lambda c: messages.leftovers(c, guild, table))

    async def drop_leftover(self, guild: int, table: int, message: int) -> None:
        """Forget one; no error if there is none."""
        await self._write(guild, lambda c: messages.drop_leftover(c, guild, table, message))

    async def member_settings(self, guild: int, member: int) -> MemberSettings:
        """What the member chose, or the defaults."""
        return await self.database.read(guild, lambda c: members.find(c, guild, member))

    async def put_member_settings(self, guild: int, member: int, settings: MemberSettings) -> None:
        """Replace what the member chose."""
        await self._write(guild, lambda c: members.put(c, guild, member, settings))

    async def server_settings(self, guild: int) -> dict[str, str]:
        """The settings of a server that somebody has changed, by name."""
        return await self.database.read(guild, lambda c: settings.find(c, guild))

    def change_setting(self, guild: int, change: SettingChange) -> asyncio.Future[None]:
        """Store a setting's new value, and the change in the audit list."""
        return self.database.submit(guild, lambda c: settings.change(c, guild, change))

    async def setting_changes(self, guild: int, most: int, skip: int = 0) -> list[SettingChange]:
        """At most so many of the audit list, the newest first, without the `skip` newest."""
        return await self.database.read(guild, lambda c: settings.changes(c, guild, most, skip))

    # -- what is remembered ----------------------------------------------------------------------

    async def leaderboard(self, asked: Asked) -> Leaderboard:
        """A page of a leaderboard."""
        return await self.database.read(asked.guild, lambda c: standings.leaderboard(c, asked))

    async def profile(self, guild: int, member: int, reader: int | None, rises: int) -> Profile:
        """A member's profile, with at most so many last ratings a game."""
        return await self.database.read(
            guild, lambda c: standings.profile(c, guild, member, reader, rises)
        )

    async def history(
        self, guild: int, *, member: int | None, game: str, page: int, size: int
    ) -> History:
        """Finished tables, the last first."""
        return await self.database.read(
            guild, lambda c: results.history(c, guild, member, game, page, size)
        )

    async def finished(self, guild: int, number: int) -> Finished | None:
        """How a table ended, or None."""
        return await self.database.read(guild, lambda c: results.find(c, guild, number))

    # -- members ---------------------------------------------------------------------------------

    async def seen(self, guild: int, member: int, name: str, at: float) -> None:
        """A member was seen in the guild; nothing happens if nothing is known of them."""
        await self._write(guild, lambda c: members.seen(c, guild, member, name, at))

    async def person(self, guild: int, member: int) -> Person | None:
        """What is known of a member, or None."""
        return await self.database.read(guild, lambda c: members.person(c, guild, member))

    async def to_check(self, before: float, limit: int) -> list[tuple[int, int]]:
        """(guild, member) of those not known to be gone, checked longest ago, before a time."""
        return await self.database.read(None, lambda c: members.to_check(c, before, limit))

    async def checked(self, guild: int, member: int, at: float, *, gone: bool) -> None:
        """Whether a member is gone was found out."""
        await self._write(guild, lambda c: members.checked(c, guild, member, at, gone=gone))

    async def hide(self, guild: int, member: int, name: str, at: float, *, hidden: bool) -> None:
        """Put a member on no leaderboard, or on all again."""
        await self._write(guild, lambda c: members.hide(c, guild, member, name, at, hidden=hidden))

    async def everything(self, guild: int, member: int) -> Mapping[str, Any]:
        """All that is stored about a member, as JSON values."""
        return await self.database.read(guild, lambda c: privacy.everything(c, guild, member))

    async def tables_with(self, guild: int, member: int) -> list[int]:
        """The numbers of all tables at which a member ever was or is waited for."""
        return await self.database.read(guild, lambda c: privacy.tables_with(c, guild, member))

    async def forget_member(
        self,
        guild: int,
        member: int,
        still: Collection[int] | None = None,
        called: Collection[str] = (),
    ) -> None:
        """Delete a member's data. Raises Busy."""
        await self._write(guild, lambda c: privacy.forget(c, guild, member, still, called))
        await self._overwrite()

    async def put_shown(
        self, guild: int, channel: int, message: int, members: Collection[int]
    ) -> None:
        """Remember what a member has shown to everybody, and who is named there."""
        await self._write(guild, lambda c: shown.put(c, guild, channel, message, members))

    async def unshow(self, guild: int, member: int) -> None:
        """Have all that was shown and names a member deleted."""
        if await self._write(guild, lambda c: shown.forget(c, guild, member)):
            await self._overwrite()

    async def to_unshow(self) -> list[tuple[int, int, int]]:
        """(guild, channel, message) of all that is to be deleted."""
        return await self.database.read(None, shown.to_delete)

    async def drop_shown(self, guild: int, message: int) -> None:
        """It is deleted."""
        await self._write(guild, lambda c: shown.drop(c, guild, message))

    # -- guilds ----------------------------------------------------------------------------------

    async def guild_left(self, guild: int, at: float) -> None:
        """The bot is not in the guild any more."""
        await self._write(guild, lambda c: guilds.left(c, guild, at))

    async def guild_back(self, guild: int) -> None:
        """The bot is in the guild (again)."""
        await self._write(guild, lambda c: guilds.back(c, guild))

    async def guilds_left(self, before: float) -> list[int]:
        """The guilds that were left before a time."""
        return await self.database.read(None, lambda c: guilds.left_before(c, before))

    async def guilds_known(self) -> list[int]:
        """The guilds of which anything is stored and that were not left."""
        return await self.database.read(None, guilds.known)

    async def forget_guild(self, guild: int, before: float) -> bool:
        """Delete everything of a guild that was left before a time; False if it is back."""
        while more := await self._write(guild, lambda c: guilds.forget_some(c, guild, before)):
            pass
        await self._overwrite()
        return more is not None

    async def _overwrite(self) -> None:
        """What was deleted is nowhere in the files any more; at the latest when they are closed."""
        if not await self.database.overwrite():
            logger.info("what was deleted is overwritten later: somebody reads the database")

    async def _write(self, guild: int, work: Callable[[sqlite3.Connection], T]) -> T:
        return await self.database.transact(guild, work)
