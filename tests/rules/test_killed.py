"""A move is acknowledged only after it is stored for good: processes that play are killed."""

import random
import subprocess
import sys
import time
from collections import Counter
from pathlib import Path

from rules.audit import fault_of
from storage.store import SqliteStore
from storage.upkeep import integrity
from tests.rules.killed_tables import GUILD, SEATED, tables_over

KILLS = 8
MOVES = 60
"""Acknowledged moves before a kill, on average."""


def killed_run(database: Path, first: int, moves: int, extra: float) -> list[tuple[int, int]]:
    """Play, kill after `moves` acknowledgements and `extra` seconds; (click, table) of each."""
    command = [sys.executable, "-m", "tests.rules.killed_tables", str(database), str(first)]
    with subprocess.Popen(command, stdout=subprocess.PIPE, text=True) as process:
        assert process.stdout is not None
        lines = [process.stdout.readline() for _ in range(moves)]
        assert all(lines), "the process ended by itself"
        time.sleep(extra)
        process.kill()
        lines += process.stdout.read().splitlines(keepends=True)
    # The kill may have cut the last line short: then nobody was told.
    told = [line.split() for line in lines if line.endswith("\n")]
    return [(int(click), int(table)) for click, table in told]


async def test_every_acknowledged_move_is_stored_once_and_only_once_after_a_kill(
    tmp_path: Path,
) -> None:
    database = tmp_path / "killed.db"
    chance = random.Random(11)
    acknowledged: list[tuple[int, int]] = []
    for kill in range(KILLS):
        first = 1_000_000 * (kill + 1)
        moves = chance.randint(1, 2 * MOVES)
        acknowledged += killed_run(database, first, moves, chance.uniform(0, 0.02))
        assert integrity(database) == []
        async with await SqliteStore.at(database) as store:
            await demand_stored(store, acknowledged, kill + 1)
    assert len(acknowledged) > 200


async def demand_stored(
    store: SqliteStore, acknowledged: list[tuple[int, int]], kills: int
) -> None:
    """Every acknowledged click is in its table's log once; each table is what its log leads to."""
    stored: Counter[tuple[int, int]] = Counter()
    tables = tables_over(store)
    number = 1
    while (table := await store.table(GUILD, number)) is not None:
        log = await store.log(GUILD, number)
        stored.update((e.interaction or 0, number) for e in log if e.kind == "play")
        assert [entry.revision for entry in log] == list(range(1, table.revision + 1))
        if table.status == "running":
            assert fault_of(table, log) is None
            assert (await tables.look(GUILD, number)).acting
        number += 1
    assert set(stored.values()) == {1}
    assert set(acknowledged) <= set(stored)
    # Stored, but killed before the answer: at most the move that each game had under way.
    assert len(stored) - len(acknowledged) <= len(SEATED) * kills
