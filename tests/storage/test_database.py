"""The writer: whole transactions, many a commit, and nothing half-done whatever happens."""

import asyncio
import sqlite3
import threading
from collections.abc import AsyncIterator, Callable
from pathlib import Path

import pytest

from storage.database import TOGETHER, Database, note_version
from storage.errors import CannotOpen, StoreClosed, WriteFailed
from tests.storage.samples import files

Work = Callable[[sqlite3.Connection], object]


@pytest.fixture
async def database(tmp_path: Path) -> AsyncIterator[Database]:
    database = await Database.open(tmp_path / "t.db")
    yield database
    await database.close()


def put(member: int, pings: int = 1) -> Work:
    """A work that stores one row and returns its number; a second time it breaks a key."""

    def work(connection: sqlite3.Connection) -> int:
        connection.execute("INSERT INTO member_settings VALUES (1, ?, ?)", (member, pings))
        return member

    return work


async def stored(database: Database) -> list[int]:
    def work(connection: sqlite3.Connection) -> list[int]:
        return [row[0] for row in connection.execute("SELECT member FROM member_settings")]

    return sorted(await database.read(1, work))


class Gate:
    """A work that keeps the writer's thread until it is let go."""

    def __init__(self) -> None:
        self.begun = threading.Event()
        self.go = threading.Event()

    def __call__(self, connection: sqlite3.Connection) -> None:
        self.begun.set()
        if not self.go.wait(10):
            raise TimeoutError

    async def until_begun(self) -> None:
        assert await asyncio.to_thread(self.begun.wait, 10)


async def threads_end() -> None:
    """Wait until no connection has a thread."""
    for thread in threading.enumerate():
        if "_connection_worker" in thread.name:
            await asyncio.to_thread(thread.join, 10)
            assert not thread.is_alive()


async def turns(count: int = 5) -> None:
    for _ in range(count):
        await asyncio.sleep(0)


async def test_writes_that_wait_share_a_commit(database: Database):
    gate = Gate()
    first = asyncio.create_task(database.transact(1, gate))
    await gate.until_begun()
    works = [asyncio.create_task(database.transact(1, put(i))) for i in range(100)]
    await turns()
    gate.go.set()
    assert await asyncio.gather(first, *works) == [None, *range(100)]
    assert database.commits == 2
    assert await stored(database) == list(range(100))


async def test_a_commit_is_not_shared_without_end(database: Database):
    await asyncio.gather(*(database.transact(1, put(i)) for i in range(3 * TOGETHER)))
    assert database.commits == 3


async def test_writes_in_one_turn_of_the_loop_share_a_commit(database: Database):
    await asyncio.gather(*(database.transact(1, put(i)) for i in range(50)))
    assert database.commits == 1


async def test_nothing_is_reported_before_its_commit(database: Database):
    """The last work of a batch keeps the commit from happening; nobody may have an answer."""
    gate = Gate()
    works = [asyncio.create_task(database.transact(1, work)) for work in (put(1), put(2), gate)]
    await gate.until_begun()
    await asyncio.sleep(0.05)
    assert not any(work.done() for work in works)
    assert await stored(database) == []
    gate.go.set()
    await asyncio.gather(*works)
    assert await stored(database) == [1, 2]


async def test_b6_a_work_that_fails_takes_back_only_its_own(database: Database):
    """B6: a rollback of one never catches what another wrote."""

    def fails(connection: sqlite3.Connection) -> None:
        connection.execute("INSERT INTO member_settings VALUES (1, 50, 1)")
        raise LookupError("no")

    outcomes = await asyncio.gather(
        *(database.transact(1, work) for work in (put(1), fails, put(2), put(1), put(3))),
        return_exceptions=True,
    )
    assert outcomes[0] == 1
    assert isinstance(outcomes[1], LookupError)
    assert outcomes[2] == 2
    assert isinstance(outcomes[3], WriteFailed)
    assert isinstance(outcomes[3].__cause__, sqlite3.IntegrityError)
    assert outcomes[4] == 3
    assert database.commits == 1
    assert await stored(database) == [1, 2, 3]


async def test_if_the_commit_fails_everybody_in_it_is_told(
    database: Database, caplog: pytest.LogCaptureFixture
):
    def breaks_at_commit(connection: sqlite3.Connection) -> None:
        connection.execute("PRAGMA defer_foreign_keys = ON")
        connection.execute("INSERT INTO messages VALUES (1, 99, 'table', 1, 1, 1, 0)")

    outcomes = await asyncio.gather(
        *(database.transact(1, work) for work in (put(1), breaks_at_commit, put(2))),
        return_exceptions=True,
    )
    assert [type(outcome) for outcome in outcomes] == [WriteFailed] * 3
    assert len({id(outcome) for outcome in outcomes}) == 3
    assert await stored(database) == []
    assert "3 writes" in caplog.text
    assert await database.transact(1, put(1)) == 1


async def test_if_sqlite_gives_up_the_transaction_everybody_in_it_is_told(database: Database):
    """As it does by itself on a full disk or an I/O error."""

    def given_up(connection: sqlite3.Connection) -> None:
        connection.execute("ROLLBACK")
        raise sqlite3.OperationalError("database or disk is full")

    outcomes = await asyncio.gather(
        *(database.transact(1, work) for work in (put(1), given_up, put(2))),
        return_exceptions=True,
    )
    assert [type(outcome) for outcome in outcomes] == [WriteFailed] * 3
    assert await stored(database) == []
    assert await database.transact(1, put(1)) == 1


async def test_a_full_disk_is_told_and_survived(database: Database):
    def limit(pages: int) -> Work:
        return lambda connection: connection.execute(f"PRAGMA max_page_count = {pages}").fetchone()

    def large(connection: sqlite3.Connection) -> None:
        connection.execute("CREATE TABLE large AS SELECT zeroblob(1000000)")

    await database.transact(1, limit(1))  # SQLite takes this as: no more than there are
    with pytest.raises(WriteFailed, match="full"):
        await database.transact(1, large)
    await database.transact(1, limit(1_000_000))
    await database.transact(1, large)


async def test_a_work_that_raises_stop_iteration_answers_too(database: Database):
    def work(connection: sqlite3.Connection) -> None:
        next(iter(()))

    outcomes = await asyncio.gather(
        database.transact(1, work), database.transact(1, put(1)), return_exceptions=True
    )
    assert isinstance(outcomes[0], RuntimeError)
    assert outcomes[1] == 1


async def test_cancelled_before_it_begins_a_work_never_runs(database: Database):
    gate = Gate()
    first = asyncio.create_task(database.transact(1, gate))
    await gate.until_begun()
    work = asyncio.create_task(database.transact(1, put(1)))
    await turns()
    work.cancel()
    await turns()
    gate.go.set()
    await first
    await database.transact(1, put(2))
    assert work.cancelled()
    assert await stored(database) == [2]


async def test_b7_cancelled_while_it_runs_a_work_is_completed(database: Database):
    """B7: cancelling never leaves a transaction open, or the database locked."""
    gate = Gate()

    def slow(connection: sqlite3.Connection) -> None:
        put(1)(connection)
        gate(connection)
        put(2)(connection)

    work = asyncio.create_task(database.transact(1, slow))
    await gate.until_begun()
    work.cancel()
    await asyncio.wait([work])
    assert await stored(database) == []
    gate.go.set()
    await database.transact(1, put(3))
    assert await stored(database) == [1, 2, 3]


async def test_b7_cancelled_while_it_fails_a_work_is_taken_back(database: Database):
    gate = Gate()

    def slow(connection: sqlite3.Connection) -> None:
        put(1)(connection)
        gate(connection)
        raise LookupError

    work = asyncio.create_task(database.transact(1, slow))
    await gate.until_begun()
    work.cancel()
    await asyncio.wait([work])
    gate.go.set()
    await database.transact(1, put(3))
    assert await stored(database) == [3]


async def test_after_the_drain_is_cancelled_nobody_waits_for_ever(database: Database):
    """The end of a loop cancels every task, ours too; the batch under way stays whole."""
    gate = Gate()
    first = asyncio.create_task(database.transact(1, gate))
    await gate.until_begun()
    second = asyncio.create_task(database.transact(1, put(2)))
    await turns()
    assert database._drain is not None
    database._drain.cancel()
    await asyncio.wait([first, second], timeout=5)
    assert first.cancelled()
    assert second.cancelled()
    gate.go.set()
    assert await database.transact(1, put(3)) == 3
    assert await stored(database) == [3]


async def test_no_task_is_left_when_there_is_nothing_to_write(database: Database):
    await database.transact(1, put(1))
    await turns()
    assert asyncio.all_tasks() == {asyncio.current_task()}


async def test_readers_do_not_wait_for_the_writer(database: Database):
    await database.transact(1, put(1))
    gate = Gate()
    writing = asyncio.create_task(database.transact(1, gate))
    await gate.until_begun()
    assert await asyncio.wait_for(stored(database), 5) == [1]
    gate.go.set()
    await writing


async def test_a_read_sees_one_moment(database: Database):
    """A write between the two statements of a read is not seen by the second."""
    gate = Gate()

    def twice(connection: sqlite3.Connection) -> tuple[int, int]:
        (first,) = connection.execute("SELECT count(*) FROM member_settings").fetchone()
        gate(connection)
        (second,) = connection.execute("SELECT count(*) FROM member_settings").fetchone()
        return first, second

    reading = asyncio.create_task(database.read(1, twice))
    await gate.until_begun()
    await database.transact(1, put(1))
    gate.go.set()
    assert await reading == (0, 0)


async def test_reads_run_side_by_side(database: Database):
    gate = Gate()
    reading = asyncio.create_task(database.read(1, gate))
    await gate.until_begun()
    for _ in range(3):
        assert await asyncio.wait_for(stored(database), 5) == []
    gate.go.set()
    await reading


async def test_a_read_that_fails_leaves_its_reader_fit(database: Database):
    def fails(connection: sqlite3.Connection) -> None:
        connection.execute("SELECT 1")
        raise LookupError

    for _ in range(5):
        with pytest.raises(LookupError):
            await database.read(1, fails)
    assert await stored(database) == []


async def test_readers_can_not_write(database: Database):
    with pytest.raises(sqlite3.OperationalError, match="readonly"):
        await database.read(1, put(1))


async def test_commits_survive_a_power_cut_and_references_are_held(database: Database):
    def pragmas(connection: sqlite3.Connection) -> list[object]:
        names = ("synchronous", "journal_mode", "foreign_keys")
        return [connection.execute(f"PRAGMA {name}").fetchone()[0] for name in names]

    full = 2
    assert await database.transact(1, pragmas) == [full, "wal", 1]


async def test_closing_finishes_what_waits(tmp_path: Path):
    database = await Database.open(tmp_path / "t.db")
    gate = Gate()
    works = [asyncio.create_task(database.transact(1, work)) for work in (gate, put(1))]
    await gate.until_begun()
    late = [asyncio.create_task(database.transact(1, put(i))) for i in range(2, 300)]
    await turns()
    closing = asyncio.create_task(database.close())
    await turns()
    with pytest.raises(StoreClosed):
        await database.transact(1, put(1000))
    gate.go.set()
    await closing
    await asyncio.gather(*works, *late)
    again = await Database.open(tmp_path / "t.db")
    assert await stored(again) == list(range(1, 300))
    await again.close()


async def test_closing_twice_is_closing(tmp_path: Path):
    database = await Database.open(tmp_path / "t.db")
    await asyncio.gather(database.close(), database.close())
    await database.close()
    with pytest.raises(StoreClosed):
        await database.read(1, put(1))
    with pytest.raises(StoreClosed):
        await database.transact(1, put(1))
    assert files(tmp_path) == ["t.db", "t.db.lock"]
    await threads_end()


async def test_closing_goes_on_when_who_asked_is_cancelled(tmp_path: Path):
    database = await Database.open(tmp_path / "t.db")
    gate = Gate()
    work = asyncio.create_task(database.transact(1, gate))
    await gate.until_begun()
    closing = asyncio.create_task(database.close())
    await turns()
    closing.cancel()
    await asyncio.wait([closing])
    gate.go.set()
    await work
    await database.close()
    await (await Database.open(tmp_path / "t.db")).close()


async def test_a_database_in_memory_works_alike():
    database = await Database.open(":memory:")
    await asyncio.gather(*(database.transact(1, put(i)) for i in range(5)))
    with pytest.raises(WriteFailed):
        await database.transact(1, put(1))
    assert await stored(database) == list(range(5))
    await database.close()


async def test_a_new_file_is_for_its_owner_alone(database: Database, tmp_path: Path):
    await database.transact(1, put(1))
    assert files(tmp_path) == ["t.db", "t.db-shm", "t.db-wal", "t.db.lock"]
    for name in files(tmp_path):
        assert (tmp_path / name).stat().st_mode & 0o077 == 0, name


async def test_what_can_not_be_opened_is_said_and_nothing_stays_open(tmp_path: Path):
    (tmp_path / "text.db").write_text("Dear diary, " * 1000)
    for path, text in (
        (tmp_path / "no" / "t.db", "no folder"),
        (tmp_path / "text.db", "not a database"),
        (tmp_path, "t"),
    ):
        for _ in range(2):
            with pytest.raises(CannotOpen, match=text) as caught:
                await Database.open(path)
            assert "in use" not in str(caught.value)
    await threads_end()


@pytest.mark.parametrize(
    ("version", "level"),
    [((3, 40, 1), "WARNING"), ((3, 51, 2), "WARNING"), ((3, 51, 3), "INFO"), ((4, 0, 0), "INFO")],
)
def test_the_version_of_sqlite_is_logged(
    caplog: pytest.LogCaptureFixture, version: tuple[int, int, int], level: str
):
    with caplog.at_level("INFO"):
        note_version(version)
    (record,) = caplog.records
    assert record.levelname == level
    assert ".".join(map(str, version)) in record.getMessage()


def test_a_sqlite_that_is_too_old_is_refused():
    with pytest.raises(CannotOpen, match=r"3\.36\.0"):
        note_version((3, 36, 0))
