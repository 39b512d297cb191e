"""Processes that are killed, that end without closing, and that want the same file."""

import asyncio
import random
import subprocess
import sys
import time
from pathlib import Path

import pytest

from rules.store import Entry
from storage.errors import DatabaseInUse
from storage.store import SqliteStore
from storage.upkeep import all_running, integrity
from tests.storage.samples import files

ROOT = Path(__file__).parents[2]
KILLS = 8
EACH = 40
"""Acknowledgements, about, before each kill."""


def start(*arguments: str | Path) -> "subprocess.Popen[str]":
    return subprocess.Popen(
        [sys.executable, *map(str, arguments)],
        cwd=ROOT,
        text=True,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
    )


def killed_run(path: Path, first: int, until: int, extra: float) -> list[tuple[int, int, int]]:
    """Let the writer run for `until` acknowledgements and `extra` seconds; all it gave."""
    with start("-m", "tests.storage.killed_writer", path, str(first)) as process:
        assert process.stdout is not None
        assert process.stderr is not None
        lines = [process.stdout.readline() for _ in range(until)]
        time.sleep(extra)
        process.kill()
        lines += process.stdout.readlines()
        errors = process.stderr.read()
    assert "Traceback" not in errors
    # The kill may have cut the last line short.
    whole = [line.split() for line in lines if line.endswith("\n")]
    return [(int(click), int(table), int(revision)) for click, table, revision in whole]


def test_every_acknowledged_move_is_stored_once_whenever_the_process_is_killed(tmp_path: Path):
    path = tmp_path / "t.db"
    chance = random.Random(42)
    acknowledged: list[tuple[int, int, int]] = []
    for kill in range(KILLS):
        first = 1_000_000 * (kill + 1)
        run = killed_run(path, first, chance.randint(1, 2 * EACH), chance.uniform(0, 0.01))
        acknowledged += run
        assert integrity(path) == []
        stored = [
            (entry.interaction, table.number, entry.revision)
            for table, log in all_running(path)
            for entry in log
        ]
        running = {table for _, table, _ in stored}
        missing = {ack for ack in acknowledged if ack[1] in running} - set(stored)
        assert missing == set()
        assert len({click for click, _, _ in stored}) == len(stored)
        # Committed and not acknowledged: at most what each table had under way at each kill.
        assert len(stored) - len(acknowledged) <= 6 * (kill + 1)
    assert len(acknowledged) > KILLS * EACH / 2


async def test_a_second_process_is_kept_away_while_the_first_lives(tmp_path: Path):
    path = tmp_path / "t.db"
    process = await asyncio.to_thread(start, "-m", "tests.storage.killed_writer", path, "1")
    with process:
        assert process.stdout is not None
        await asyncio.to_thread(process.stdout.readline)
        for _ in range(2):
            with pytest.raises(DatabaseInUse, match=f"in use by process {process.pid}"):
                await SqliteStore.at(path)
        process.kill()
        await asyncio.to_thread(process.wait)
    await (await SqliteStore.at(path)).close()


async def test_a_second_store_of_the_same_process_is_kept_away(tmp_path: Path):
    async with await SqliteStore.at(tmp_path / "t.db"):
        with pytest.raises(DatabaseInUse):
            await SqliteStore.at(tmp_path / "t.db")
    await (await SqliteStore.at(tmp_path / "t.db")).close()
    assert files(tmp_path) == ["t.db", "t.db.lock"]


ENDINGS = {
    "returns": "return",
    "raises": "raise LookupError('on purpose')",
    "exits": "sys.exit(3)",
    "exits while it writes": "asyncio.create_task(more()); await asyncio.sleep(0); sys.exit(3)",
    "keeps it in a global": "global kept; kept = store; return",
}

SCRIPT = """
import asyncio, sys
from storage.store import SqliteStore
from rules.store import MemberSettings
from tests.storage.samples import opened

async def main(path):
    store = await SqliteStore.at(path)
    async def more():
        while True:
            await store.put_member_settings(1, 1, MemberSettings(pings=False))
    await opened(store)
    {ending}

asyncio.run(main(sys.argv[1]))
"""


@pytest.mark.parametrize("ending", ENDINGS)
def test_b8_a_process_ends_in_seconds_though_nobody_closed_the_store(tmp_path: Path, ending: str):
    """B8: a connection left open neither hangs the exit nor ends it in a thread's traceback."""
    script = tmp_path / "script.py"
    script.write_text(SCRIPT.format(ending=ENDINGS[ending]))
    path = tmp_path / "t.db"
    command = f"import sys; sys.path.insert(0, {str(ROOT)!r}); exec(open({str(script)!r}).read())"
    with start("-c", command, path) as process:
        try:
            _, errors = process.communicate(timeout=20)
        finally:
            process.kill()
    expected = {"returns": 0, "raises": 1, "keeps it in a global": 0}.get(ending, 3)
    assert process.returncode == expected, errors
    assert ("on purpose" in errors) == (ending == "raises")
    assert "Exception in thread" not in errors
    assert errors.count("Traceback") == (ending == "raises")
    assert integrity(path) == []


def test_the_log_line_of_an_acknowledged_move_is_whole(tmp_path: Path):
    path = tmp_path / "t.db"
    run = killed_run(path, 1, 30, 0)
    logs = {table.number: log for table, log in all_running(path)}
    checked = 0
    for click, table, revision in run:
        if revision > 1:
            entry: Entry = logs[table][revision - 1]
            assert (entry.interaction, entry.text) == (click, f"move {revision}")
            checked += 1
    assert checked > 10
