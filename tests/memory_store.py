"""A store in memory that keeps the same promises as SQLite, for tests of what stands above it.

Every operation gives way to the event loop once before it takes effect and once after, as a real
one does: cancelled at the first, nothing has happened; at the second, it has and nobody was told.
"""

import asyncio
from collections.abc import Callable
from dataclasses import replace
from typing import TypeVar

from rules.store import (
    AlreadyDone,
    Change,
    Conflict,
    Entry,
    MemberSettings,
    Message,
    Result,
    Role,
    SettingChange,
    StoreError,
    Table,
)

Key = tuple[int, int]
T = TypeVar("T")


class MemoryStore:
    """`rules.store.Store` in dictionaries.

    `writes` counts the writes that took effect. Exceptions put into `failures` are raised by the
    next writes, one each, before anything is changed. `delay` is how long an operation takes, in
    seconds.
    """

    def __init__(self, *, delay: float = 0.0) -> None:
        self.tables: dict[Key, Table] = {}
        self.logs: dict[Key, list[Entry]] = {}
        self.results: dict[Key, tuple[Result, ...]] = {}
        self.messages: dict[tuple[int, int, Role], Message] = {}
        self.left: dict[Key, dict[int, int]] = {}
        """The channel of each leftover message."""
        self.settings: dict[Key, MemberSettings] = {}
        self.of_servers: dict[int, dict[str, str]] = {}
        self.setting_log: dict[int, list[SettingChange]] = {}
        self.failures: list[BaseException] = []
        self.delay = delay
        self.writes = 0
        self._interactions: dict[Key, int] = {}

    async def _read(self, work: Callable[[], T]) -> T:
        await asyncio.sleep(self.delay)
        result = work()
        await asyncio.sleep(0)
        return result

    async def _write(self, work: Callable[[], T]) -> T:
        await asyncio.sleep(self.delay)
        if self.failures:
            raise self.failures.pop(0)
        result = work()
        self.writes += 1
        await asyncio.sleep(0)
        return result

    async def open(self, table: Table, entry: Entry) -> Table:
        def work() -> Table:
            self._refuse_repeated(table.guild, entry)
            return self._insert(table, entry)

        return await self._write(work)

    async def change(self, change: Change) -> Table:
        if change.table.revision != change.entry.revision:
            raise ValueError("a change's table must be at its entry's revision")
        if (change.opens is None) != (change.opens_entry is None):
            raise ValueError("a table opened by a change needs its first entry")
        return await self._write(lambda: self._change(change))

    def _change(self, change: Change) -> Table:
        table, entry = change.table, change.entry
        key = (table.guild, table.number)
        self._refuse_repeated(table.guild, entry)
        stored = self.tables.get(key)
        if stored is None or stored.revision + 1 != entry.revision:
            raise Conflict(f"table {table.number} is not at revision {entry.revision - 1}")
        if change.opens is not None and change.opens_entry is not None:
            if change.opens.guild != table.guild or change.opens_entry.interaction is not None:
                raise ValueError("a table is opened in the same guild, by the entry's interaction")
            opened = self._insert(change.opens, change.opens_entry)
            table = replace(table, rematch=opened.number)
        self.tables[key] = table
        self.logs[key].append(entry)
        self._remember(table, entry)
        if change.results:
            self.results[key] = change.results
        return table

    def _insert(self, table: Table, entry: Entry) -> Table:
        if entry.revision != 1:
            raise ValueError("the first entry of a table has revision 1")
        number = 1 + max((n for guild, n in self.tables if guild == table.guild), default=0)
        table = replace(table, number=number, revision=1)
        self.tables[table.guild, number] = table
        self.logs[table.guild, number] = [entry]
        self._remember(table, entry)
        return table

    def _refuse_repeated(self, guild: int, entry: Entry) -> None:
        if entry.interaction is not None and (guild, entry.interaction) in self._interactions:
            raise AlreadyDone(self._interactions[guild, entry.interaction])

    def _remember(self, table: Table, entry: Entry) -> None:
        if entry.interaction is not None:
            self._interactions[table.guild, entry.interaction] = table.number

    async def table(self, guild: int, number: int) -> Table | None:
        return await self._read(lambda: self.tables.get((guild, number)))

    async def before(self, guild: int, number: int) -> Table | None:
        return await self._read(
            lambda: next(
                (
                    table
                    for (of, _), table in self.tables.items()
                    if of == guild and table.rematch == number
                ),
                None,
            )
        )

    async def log(self, guild: int, number: int, last: int | None = None) -> list[Entry]:
        def work() -> list[Entry]:
            entries = self.logs.get((guild, number), [])
            return entries[:] if last is None else entries[max(0, len(entries) - last) :]

        return await self._read(work)

    async def tables_of(self, guild: int, member: int) -> list[Table]:
        return await self._read(
            lambda: self._open_tables(
                lambda table: (
                    table.guild == guild
                    and any(seat.member == member and not seat.left for seat in table.seats)
                )
            )
        )

    async def tables_in(self, guild: int, channel: int) -> list[Table]:
        return await self._read(
            lambda: self._open_tables(
                lambda table: table.guild == guild and table.channel == channel
            )
        )

    def _open_tables(self, wanted: Callable[[Table], bool]) -> list[Table]:
        return [
            table
            for _, table in sorted(self.tables.items())
            if table.status != "over" and wanted(table)
        ]

    async def unfinished(self) -> list[tuple[int, int]]:
        def work() -> list[tuple[int, int]]:
            behind = {
                (message.guild, message.table)
                for message in self.messages.values()
                if message.revision < self.tables[message.guild, message.table].revision
            } | self.left.keys()
            return sorted(
                key for key, table in self.tables.items() if table.status != "over" or key in behind
            )

        return await self._read(work)

    async def put_message(self, message: Message) -> None:
        def work() -> None:
            if (message.guild, message.table) not in self.tables:
                raise StoreError(f"there is no table {message.table}")
            self._leave(message.guild, message.table, message.role, message.message)
            self.messages[message.guild, message.table, message.role] = message

        await self._write(work)

    async def message(self, guild: int, table: int, role: Role) -> Message | None:
        return await self._read(lambda: self.messages.get((guild, table, role)))

    async def drop_message(self, guild: int, table: int, role: Role) -> None:
        await self._write(lambda: self.messages.pop((guild, table, role), None))

    def _leave(self, guild: int, table: int, role: Role, but: int = 0) -> None:
        old = self.messages.get((guild, table, role))
        if old is not None and old.message != but:
            self.left.setdefault((guild, table), {})[old.message] = old.channel

    async def retire_message(self, guild: int, table: int, role: Role) -> None:
        def work() -> None:
            self._leave(guild, table, role)
            self.messages.pop((guild, table, role), None)

        await self._write(work)

    async def leftovers(self, guild: int, table: int) -> list[tuple[int, int]]:
        return await self._read(
            lambda: [
                (channel, message)
                for message, channel in sorted(self.left.get((guild, table), {}).items())
            ]
        )

    async def drop_leftover(self, guild: int, table: int, message: int) -> None:
        def work() -> None:
            left = self.left.get((guild, table), {})
            left.pop(message, None)
            if not left:
                self.left.pop((guild, table), None)

        await self._write(work)

    async def member_settings(self, guild: int, member: int) -> MemberSettings:
        return await self._read(lambda: self.settings.get((guild, member), MemberSettings()))

    async def put_member_settings(self, guild: int, member: int, settings: MemberSettings) -> None:
        def work() -> None:
            self.settings[guild, member] = settings

        await self._write(work)

    async def server_settings(self, guild: int) -> dict[str, str]:
        return await self._read(lambda: dict(self.of_servers.get(guild, {})))

    async def change_setting(self, guild: int, change: SettingChange) -> None:
        def work() -> None:
            log = self.setting_log.setdefault(guild, [])
            if all(known.interaction != change.interaction for known in log):
                log.append(change)
                self.of_servers.setdefault(guild, {})[change.setting] = change.after

        await self._write(work)

    async def setting_changes(self, guild: int, most: int, skip: int = 0) -> list[SettingChange]:
        return await self._read(lambda: self.setting_log.get(guild, [])[::-1][skip : skip + most])
