"""Backups and checks, made while the bot writes."""

import asyncio
import sqlite3
from contextlib import closing
from pathlib import Path

import pytest

from rules.store import StoreError
from storage.errors import CannotOpen
from storage.store import SqliteStore
from storage.upkeep import all_running, backup, integrity
from tests.storage.samples import ANNA, GUILD, files, moved, opened


async def fill(path: Path) -> None:
    async with await SqliteStore.at(path) as store:
        await opened(store)
        await moved(store, await opened(store), 3, status="running", state="{}")
        await moved(store, await opened(store), status="over")
        await moved(store, await opened(store, guild=5), status="running", state="{}")


async def test_a_backup_made_while_the_bot_writes_is_whole(tmp_path: Path):
    path, copy = tmp_path / "t.db", tmp_path / "copy.db"
    async with await SqliteStore.at(path) as store:
        tables = [await opened(store) for _ in range(8)]
        writing = True

        async def play(number: int) -> None:
            table = tables[number]
            while writing:
                table = await moved(store, table, status="running", state="s" * 3000)

        players = [asyncio.create_task(play(number)) for number in range(len(tables))]
        before = store.database.commits
        for round_ in range(5):
            await asyncio.sleep(0.02)
            await asyncio.to_thread(backup, path, copy.with_suffix(f".{round_}"))
        assert store.database.commits > before + 5
        writing = False
        await asyncio.gather(*players)
    sizes = []
    for round_ in range(5):
        made = copy.with_suffix(f".{round_}")
        assert integrity(made) == []
        sizes.append(sum(len(log) for _, log in all_running(made)))
    assert sizes == sorted(sizes)
    assert sizes[0] < sizes[-1]


async def test_a_backup_is_a_database_to_go_on_with(tmp_path: Path):
    await fill(tmp_path / "t.db")
    backup(tmp_path / "t.db", tmp_path / "copy.db")
    assert files(tmp_path, "copy.db*") == ["copy.db"]
    async with await SqliteStore.at(tmp_path / "copy.db") as store:
        table = await store.table(GUILD, 2)
        assert table is not None
        await moved(store, table)


async def test_a_backup_never_overwrites(tmp_path: Path):
    await fill(tmp_path / "t.db")
    (tmp_path / "copy.db").write_text("precious")
    with pytest.raises(StoreError, match="exists already"):
        backup(tmp_path / "t.db", tmp_path / "copy.db")
    assert (tmp_path / "copy.db").read_text() == "precious"
    with pytest.raises(StoreError, match="exists already"):
        backup(tmp_path / "t.db", tmp_path / "t.db")
    assert integrity(tmp_path / "t.db") == []


async def test_a_backup_that_fails_leaves_nothing(tmp_path: Path):
    await fill(tmp_path / "t.db")
    (tmp_path / "text.db").write_text("Dear diary, " * 1000)
    for source, target in (
        ("none.db", "copy.db"),
        ("text.db", "copy.db"),
        ("t.db", "no/copy.db"),
    ):
        with pytest.raises(StoreError):
            backup(tmp_path / source, tmp_path / target)
    assert files(tmp_path, "*copy*") == []


async def test_a_backup_that_fails_half_way_leaves_nothing(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
):
    await fill(tmp_path / "t.db")
    connect = sqlite3.connect

    class Full(sqlite3.Connection):
        """A connection to a full disk."""

        def execute(self, sql: str, *values: object) -> sqlite3.Cursor:
            raise sqlite3.OperationalError("database or disk is full")

    def connect_to(path: object, **options: object) -> sqlite3.Connection:
        kind = Full if "copy" in str(path) else sqlite3.Connection
        return connect(path, factory=kind, **options)

    monkeypatch.setattr(sqlite3, "connect", connect_to)
    with pytest.raises(StoreError, match="disk is full"):
        backup(tmp_path / "t.db", tmp_path / "copy.db")
    assert files(tmp_path, "*copy*") == []


async def test_a_backup_that_can_not_begin_leaves_nothing(tmp_path: Path):
    await fill(tmp_path / "t.db")
    (tmp_path / "copy.db.partial").mkdir()
    with pytest.raises(StoreError):
        backup(tmp_path / "t.db", tmp_path / "copy.db")
    assert files(tmp_path, "*copy*") == ["copy.db.partial"]


async def test_a_backup_goes_over_what_a_killed_one_left(tmp_path: Path):
    await fill(tmp_path / "t.db")
    (tmp_path / "copy.db.partial").write_text("half a copy")
    backup(tmp_path / "t.db", tmp_path / "copy.db")
    assert files(tmp_path, "*copy*") == ["copy.db"]
    assert integrity(tmp_path / "copy.db") == []


async def test_a_backup_is_for_its_owner_alone(tmp_path: Path):
    await fill(tmp_path / "t.db")
    backup(tmp_path / "t.db", tmp_path / "copy.db")
    assert (tmp_path / "copy.db").stat().st_mode & 0o077 == 0


@pytest.mark.parametrize("while_it_runs", [True, False])
async def test_all_is_well_with_what_the_store_wrote(tmp_path: Path, while_it_runs: bool):
    path = tmp_path / "t.db"
    await fill(path)
    if while_it_runs:
        async with await SqliteStore.at(path):
            assert integrity(path) == []
    else:
        assert integrity(path) == []


def break_rows(path: Path, script: str) -> None:
    with closing(sqlite3.connect(path, isolation_level=None)) as connection:
        connection.executescript(script)


async def test_a_lost_line_of_a_log_is_found(tmp_path: Path):
    path = tmp_path / "t.db"
    await fill(path)
    break_rows(path, f"DELETE FROM log WHERE guild = {GUILD} AND number = 2 AND revision = 2")
    assert integrity(path) == [
        f"table 2 of guild {GUILD} is at revision 4, its log has 3 entries up to 4"
    ]


async def test_a_row_that_refers_to_nothing_is_found(tmp_path: Path):
    path = tmp_path / "t.db"
    await fill(path)
    break_rows(path, "INSERT INTO messages VALUES (1, 99, 'table', 1, 1, 1, 0)")
    assert integrity(path) == ["a row of messages refers to a missing row of tables"]


async def test_a_damaged_file_is_found(tmp_path: Path):
    path = tmp_path / "t.db"
    async with await SqliteStore.at(path) as store:
        for _ in range(50):
            await moved(store, await opened(store), status="running", state="s" * 3000)
    data = bytearray(path.read_bytes())
    page = 4096
    for start in range(8 * page, len(data) - page, 4 * page):
        data[start : start + 200] = bytes([0xA5]) * 200
    path.write_bytes(data)
    assert integrity(path) != []


def test_what_is_no_database_of_ours_can_not_be_checked(tmp_path: Path):
    (tmp_path / "text.db").write_text("Dear diary, " * 1000)
    (tmp_path / "empty.db").touch()
    break_rows(tmp_path / "other.db", "CREATE TABLE theirs (x)")
    for name in ("text.db", "empty.db", "other.db", "none.db"):
        with pytest.raises(CannotOpen):
            integrity(tmp_path / name)
        with pytest.raises(CannotOpen):
            list(all_running(tmp_path / name))
    assert not (tmp_path / "none.db").exists()


async def test_running_tables_come_with_their_logs(tmp_path: Path):
    path = tmp_path / "t.db"
    await fill(path)
    found = list(all_running(path))
    assert [(table.guild, table.number) for table, _ in found] == [(5, 1), (GUILD, 2)]
    for table, log in found:
        assert table.status == "running"
        assert table.seats[0].member == ANNA
        assert [entry.revision for entry in log] == list(range(1, table.revision + 1))
