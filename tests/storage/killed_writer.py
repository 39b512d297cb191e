"""A process to be killed: plays on a few tables and says of each write when it was acknowledged.

`python -m tests.storage.killed_writer DATABASE FIRST`: clicks are numbered from FIRST, and every
one is delivered twice, as Discord may do. A line "CLICK TABLE REVISION" is an acknowledgement.
"""

import asyncio
import itertools
import sys
from collections.abc import Iterator

from rules.store import AlreadyDone, Table
from storage.store import SqliteStore
from tests.storage.samples import CHANNEL, GUILD, entry, lobby, step

TABLES = 6


def acknowledge(click: int | None, table: Table) -> None:
    sys.stdout.write(f"{click} {table.number} {table.revision}\n")
    sys.stdout.flush()


async def play(store: SqliteStore, table: Table, clicks: Iterator[int]) -> None:
    while True:
        change = step(table, click=next(clicks), status="running", state=f"at {table.revision}")
        first, again = await asyncio.gather(
            store.change(change), store.change(change), return_exceptions=True
        )
        if not isinstance(first, Table) or not isinstance(again, AlreadyDone):
            raise SystemExit(f"{first!r} {again!r}")
        table = first
        acknowledge(change.entry.interaction, table)


async def main(path: str, first: int) -> None:
    store = await SqliteStore.at(path)
    clicks = itertools.count(first)
    tables = await store.tables_in(GUILD, CHANNEL)
    for _ in range(TABLES - len(tables)):
        first_entry = entry(1, kind="open", interaction=next(clicks))
        tables.append(await store.open(lobby(), first_entry))
        acknowledge(first_entry.interaction, tables[-1])
    await asyncio.gather(*(play(store, table, clicks) for table in tables))


if __name__ == "__main__":
    asyncio.run(main(sys.argv[1], int(sys.argv[2])))
