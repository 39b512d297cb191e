"""A store as it is usually written with aiosqlite: what ours is measured against."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import replace
from pathlib import Path
from typing import Any

import aiosqlite

from rules.store import AlreadyDone, Change, Conflict, Entry, Seat, Table
from storage.migrate import migrate


class PlainStore:
    """As a store with aiosqlite is usually written, done carefully: one connection for all.

    A lock keeps transactions apart, the revision and the click are checked, and every statement is
    a trip to the connection's thread and back. It can open, change and read tables, and no more.
    """

    def __init__(self, connection: aiosqlite.Connection) -> None:
        self._connection = connection
        self._lock = asyncio.Lock()

    @classmethod
    @asynccontextmanager
    async def at(cls, path: Path) -> AsyncIterator["PlainStore"]:
        async with aiosqlite.connect(path, isolation_level=None) as connection:
            await connection._execute(migrate, connection._conn)
            await connection.execute("PRAGMA journal_mode = WAL")
            await connection.execute("PRAGMA synchronous = FULL")
            yield cls(connection)

    async def open(self, table: Table, entry: Entry) -> Table:
        async with self._transaction():
            await self._refuse_repeated(table.guild, entry)
            ((number,),) = await self._all(
                "SELECT coalesce(max(number), 0) + 1 FROM tables WHERE guild = ?", table.guild
            )
            table = replace(table, number=number, revision=1)
            await self._run(
                "INSERT INTO tables (guild, number, channel, game, options, size, secret, status,"
                " revision, state, outcome, rematch, opened, changed)"
                " VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)",
                *(table.guild, number, table.channel, table.game, table.options, table.size),
                *(table.secret, table.status, table.revision, table.state, table.outcome),
                *(table.rematch, table.opened, table.changed),
            )
            await self._insert_seats(table)
            await self._append(table, entry)
        return table

    async def change(self, change: Change) -> Table:
        table, entry = change.table, change.entry
        key = (table.guild, table.number)
        async with self._transaction():
            await self._refuse_repeated(table.guild, entry)
            rows = await self._all(
                "SELECT revision FROM tables WHERE guild = ? AND number = ?", *key
            )
            if rows != [(entry.revision - 1,)]:
                raise Conflict(f"table {table.number} is not at revision {entry.revision - 1}")
            await self._run(
                "UPDATE tables SET status = ?, revision = ?, state = ?, outcome = ?, changed = ?"
                " WHERE guild = ? AND number = ?",
                *(table.status, table.revision, table.state, table.outcome, table.changed, *key),
            )
            await self._append(table, entry)
            if await self._seats(*key) != table.seats:
                await self._run("DELETE FROM seats WHERE guild = ? AND number = ?", *key)
                await self._insert_seats(table)
        return table

    async def table(self, guild: int, number: int) -> Table | None:
        async with self._lock:
            rows = await self._all(
                "SELECT guild, number, channel, game, options, size, secret, status, revision,"
                " state, outcome, rematch, opened, changed FROM tables"
                " WHERE guild = ? AND number = ?",
                *(guild, number),
            )
            seats = await self._seats(guild, number)
        for row in rows:
            opening, course = row[:7], row[7:]
            return Table(*(*opening, seats, *course))
        return None

    async def before(self, guild: int, number: int) -> Table | None:
        """No table here has a rematch."""
        return None

    async def server_settings(self, guild: int) -> dict[str, str]:
        async with self._lock:
            rows = await self._all(
                "SELECT setting, value FROM server_settings WHERE guild = ?", guild
            )
        return dict(rows)

    @asynccontextmanager
    async def _transaction(self) -> AsyncIterator[None]:
        async with self._lock:
            await self._run("BEGIN IMMEDIATE")
            try:
                yield
            except BaseException:
                await self._connection.rollback()
                raise
            await self._connection.commit()

    async def _run(self, sql: str, *values: Any) -> None:
        await self._connection.execute(sql, values)

    async def _all(self, sql: str, *values: Any) -> list[tuple[Any, ...]]:
        return list(await self._connection.execute_fetchall(sql, values))

    async def _refuse_repeated(self, guild: int, entry: Entry) -> None:
        rows = await self._all(
            "SELECT number FROM log WHERE guild = ? AND interaction = ?", guild, entry.interaction
        )
        if rows:
            raise AlreadyDone(rows[0][0])

    async def _append(self, table: Table, entry: Entry) -> None:
        await self._run(
            "INSERT INTO log (guild, number, revision, kind, member, interaction, at, seat, text,"
            " events) VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?)",
            *(table.guild, table.number, entry.revision, entry.kind, entry.member),
            *(entry.interaction, entry.at, entry.seat, entry.text, entry.events),
        )

    async def _seats(self, guild: int, number: int) -> tuple[Seat, ...]:
        rows = await self._all(
            'SELECT member, name, contribution, "left", partner FROM seats'
            " WHERE guild = ? AND number = ? ORDER BY seat",
            *(guild, number),
        )
        return tuple(Seat(*row[:3], left=bool(row[3]), partner=row[4]) for row in rows)

    async def _insert_seats(self, table: Table) -> None:
        for number, seat in enumerate(table.seats):
            await self._run(
                "INSERT INTO seats VALUES (?, ?, ?, ?, ?, ?, ?, ?)",
                *(table.guild, table.number, number),
                *(seat.member, seat.name, seat.contribution, seat.left, seat.partner),
            )
