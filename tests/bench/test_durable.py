"""The two sides of the benchmark must do the same work, or their ratio means nothing."""

import itertools
import sqlite3
from contextlib import closing
from dataclasses import replace
from pathlib import Path

import pytest

from rules.store import AlreadyDone, Change, Conflict, Entry, Seat, Table
from storage.store import SqliteStore
from storage.upkeep import integrity
from tests.bench.durable import Handlers, Writes, handler_pace, store_pace
from tests.bench.plain_store import PlainStore


async def play(store: Writes) -> None:
    seats = (Seat(1, "a", "1"), Seat(2, "b", "2"))
    clicks = itertools.count(1)
    lobby = Table(1, 0, 2, "none", "{}", 4, bytes(32), seats[:1])
    for _ in range(3):
        table = await store.open(lobby, Entry(1, "open", 1, next(clicks), 0.0))
        for status in ("running", "running", "over"):
            revision = table.revision + 1
            entry = Entry(revision, "play", 1, next(clicks), 1.0, 0, "move", "[]")
            wanted = replace(table, revision=revision, seats=seats, status=status, state="{}")
            table = await store.change(Change(wanted, entry))
            with pytest.raises(AlreadyDone):
                await store.change(Change(wanted, entry))
            with pytest.raises(Conflict):
                await store.change(Change(wanted, replace(entry, interaction=next(clicks))))


async def test_both_write_the_same_rows(tmp_path: Path):
    async with await SqliteStore.at(tmp_path / "ours.db") as ours:
        await play(ours)
        table = await ours.table(1, 2)
    async with PlainStore.at(tmp_path / "plain.db") as plain:
        await play(plain)
        assert await plain.table(1, 2) == table
    dumps = []
    for name in ("ours.db", "plain.db"):
        assert integrity(tmp_path / name) == []
        with closing(sqlite3.connect(tmp_path / name)) as connection:
            dumps.append(list(connection.iterdump()))
    assert dumps[0] == dumps[1]


async def test_the_measure_counts_what_was_stored(tmp_path: Path):
    async with await SqliteStore.at(tmp_path / "t.db") as store:
        assert await store_pace(store, in_flight=5, seconds=0.05) > 0
        for number in range(1, 6):
            table = await store.table(1, number)
            assert table is not None
            assert table.revision > 1
    assert integrity(tmp_path / "t.db") == []


async def test_a_planned_game_is_played_whole_through_the_handler(tmp_path: Path):
    async with await SqliteStore.at(tmp_path / "t.db") as store:
        handlers = Handlers(store)
        plan = await handlers.deal()
        assert await handlers.play(plan) == len(plan.moves) > 0
        table = await store.table(1, plan.number)
        assert table is not None
        assert table.revision == 3 + len(plan.moves)
        assert table.status == "running"


async def test_the_handler_plays_on_either_store(tmp_path: Path):
    async with PlainStore.at(tmp_path / "plain.db") as plain:
        assert await handler_pace(plain, in_flight=2, games=1) > 0
    assert integrity(tmp_path / "plain.db") == []
