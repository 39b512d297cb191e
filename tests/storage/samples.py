"""Tables and entries for the tests of storage; what is in them means nothing to a store."""

import itertools
from dataclasses import replace
from pathlib import Path
from typing import Any

from rules.store import Change, Entry, Seat, Store, Table

GUILD = 1099511627776123456
CHANNEL = 1099511627776123457
ANNA, BEN, CLEO = 2**62 + 1, 2**62 + 2, 2**62 + 3

_clicks = itertools.count(2**62)


def click() -> int:
    """An interaction id that nobody has used yet."""
    return next(_clicks)


def files(folder: Path, pattern: str = "*") -> list[str]:
    """The names of the files in a folder."""
    return sorted(file.name for file in folder.glob(pattern))


def seat(member: int, **fields: Any) -> Seat:
    return replace(Seat(member, f"name of {member}", f"joined {member}"), **fields)


def lobby(**fields: Any) -> Table:
    """A new table with one seat taken, not stored yet."""
    table = Table(
        guild=GUILD,
        number=0,
        channel=CHANNEL,
        game="some-game",
        options='{"long": true}',
        size=4,
        secret=bytes(range(32)),
        seats=(seat(ANNA),),
        opened=1000.5,
        changed=1000.5,
    )
    return replace(table, **fields)


def entry(revision: int, **fields: Any) -> Entry:
    made = Entry(revision, "play", ANNA, 0, 1000.0 + revision, 0, f"move {revision}", '[["x"]]')
    return replace(made, **{"interaction": click(), **fields})


async def opened(store: Store, **fields: Any) -> Table:
    """A stored lobby."""
    return await store.open(lobby(**fields), entry(1, kind="open"))


def step(table: Table, *, click: int | None = None, **fields: Any) -> Change:
    """The next change of a table: one entry, and `fields` of the table as they become."""
    revision = table.revision + 1
    made = entry(revision) if click is None else entry(revision, interaction=click)
    return Change(replace(table, revision=revision, changed=made.at, **fields), made)


async def moved(store: Store, table: Table, times: int = 1, **fields: Any) -> Table:
    """The table after some changes."""
    for _ in range(times):
        table = await store.change(step(table, **fields))
    return table
