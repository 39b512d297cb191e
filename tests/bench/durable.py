"""Durable moves a second: whole transactions committed together, against a hop a statement.

`python -m tests.bench.durable` plays without any rules on as many tables as moves are in flight,
each table its next move as soon as the last is acknowledged, on SqliteStore and on PlainStore in
turn. Both write the same rows with `synchronous=FULL`. The figures are moves a second and their
ratio.
"""

import argparse
import asyncio
import itertools
import statistics
import sys
import tempfile
import time
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import AbstractAsyncContextManager, asynccontextmanager
from dataclasses import replace
from pathlib import Path
from typing import Any, Protocol

import aiosqlite

from rules.store import AlreadyDone, Change, Conflict, Entry, Seat, Table
from storage.migrate import migrate
from storage.store import SqliteStore

IN_FLIGHT = 64
STATE = "7" * 1000
"""As long as the position of a game of four, about."""


class Writes(Protocol):
    """The part of a store that is measured."""

    async def open(self, table: Table, entry: Entry) -> Table: ...
    async def change(self, change: Change) -> Table: ...


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
            'SELECT member, name, contribution, "left" FROM seats'
            " WHERE guild = ? AND number = ? ORDER BY seat",
            *(guild, number),
        )
        return tuple(Seat(*row[:3], left=bool(row[3])) for row in rows)

    async def _insert_seats(self, table: Table) -> None:
        for number, seat in enumerate(table.seats):
            await self._run(
                "INSERT INTO seats VALUES (?, ?, ?, ?, ?, ?, ?)",
                *(table.guild, table.number, number),
                *(seat.member, seat.name, seat.contribution, seat.left),
            )


async def pace(play: Callable[[int], Awaitable[None]], *, in_flight: int, seconds: float) -> float:
    """Calls of `play` a second, with `in_flight` of them under way; it is told which one it is."""
    done = 0
    began = time.perf_counter()

    async def repeat(number: int) -> None:
        nonlocal done
        while time.perf_counter() - began < seconds:
            await play(number)
            done += 1

    await asyncio.gather(*(repeat(number) for number in range(in_flight)))
    return done / (time.perf_counter() - began)


async def store_pace(store: Writes, *, in_flight: int, seconds: float) -> float:
    """Moves a second of a store alone: each table plays its next move when the last is stored."""
    clicks = itertools.count(1)
    seats = tuple(Seat(member, f"member {member}", f"{member}:1") for member in range(1, 5))
    lobby = Table(1, 0, 2, "none", "{}", 4, bytes(32), seats, status="running", state=STATE)
    tables = [
        await store.open(lobby, Entry(1, "open", 1, next(clicks), 0.0)) for _ in range(in_flight)
    ]

    async def play(number: int) -> None:
        table = tables[number]
        revision = table.revision + 1
        entry = Entry(revision, "play", 1, next(clicks), 1.0, 0, "labrador mon", '[["place",0]]')
        table = replace(
            table, revision=revision, changed=1.0, state=STATE[:-1] + str(revision % 10)
        )
        tables[number] = await store.change(Change(table, entry))

    return await pace(play, in_flight=in_flight, seconds=seconds)


async def compare(rounds: int, seconds: float, in_flight: int) -> tuple[list[float], list[float]]:
    """Moves a second of SqliteStore and of PlainStore, taken in turn so that noise hits both."""

    async def measured(store: AbstractAsyncContextManager[Writes]) -> float:
        async with store as opened:
            return await store_pace(opened, in_flight=in_flight, seconds=seconds)

    ours, plain = [], []
    for _ in range(rounds):
        with tempfile.TemporaryDirectory() as folder:
            ours.append(await measured(await SqliteStore.at(Path(folder) / "ours.db")))
            plain.append(await measured(PlainStore.at(Path(folder) / "plain.db")))
    return ours, plain


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0])
    parser.add_argument("--rounds", type=int, default=5)
    parser.add_argument("--seconds", type=float, default=2.0)
    parser.add_argument("--in-flight", type=int, default=IN_FLIGHT)
    options = parser.parse_args()
    ours, plain = asyncio.run(compare(options.rounds, options.seconds, options.in_flight))
    ratios = [one / other for one, other in zip(ours, plain, strict=True)]
    sys.stdout.write(
        f"durable moves a second, {options.in_flight} in flight (median of {options.rounds})\n"
        f"committed together  {statistics.median(ours):8.0f}\n"
        f"a hop a statement   {statistics.median(plain):8.0f}\n"
        f"ratio               {statistics.median(ratios):8.2f}"
        f"  ({min(ratios):.2f} to {max(ratios):.2f})\n"
    )


if __name__ == "__main__":
    main()
