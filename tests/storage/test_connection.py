"""What we use of aiosqlite that it doesn't promise; a new version of it must pass these."""

import asyncio
import gc
import sqlite3
import threading
from pathlib import Path

import pytest

from storage.connection import Connection
from tests.storage.samples import files


async def test_a_whole_function_runs_on_the_thread_of_the_connection(tmp_path: Path):
    connection = await Connection.open(tmp_path / "t.db", writes=True)
    began = threading.Event()
    order: list[str] = []

    def function(inner: sqlite3.Connection, name: str, *, wait: bool) -> threading.Thread:
        order.append(f"{name} begins")
        began.set()
        if wait:
            threading.Event().wait(0.05)
        inner.execute("CREATE TABLE IF NOT EXISTS t (x)")
        order.append(f"{name} ends")
        return threading.current_thread()

    first, second = await asyncio.gather(
        connection.run(function, "a", wait=True), connection.run(function, "b", wait=False)
    )
    await connection.close()
    assert order == ["a begins", "a ends", "b begins", "b ends"]
    assert first is second
    assert first is not threading.current_thread()
    assert first.daemon


async def test_busy_counts_what_runs_and_waits(tmp_path: Path):
    connection = await Connection.open(tmp_path / "t.db", writes=True)
    gate = threading.Event()
    tasks = [asyncio.create_task(connection.run(lambda _: gate.wait(5))) for _ in range(3)]
    await asyncio.sleep(0)
    assert connection.busy == 3
    gate.set()
    await asyncio.gather(*tasks)
    assert connection.busy == 0
    await connection.close()


async def test_errors_come_back_as_they_are(tmp_path: Path):
    connection = await Connection.open(tmp_path / "t.db", writes=True)
    with pytest.raises(sqlite3.OperationalError, match="no such table: cats"):
        await connection.run(lambda inner: inner.execute("SELECT * FROM cats"))
    assert connection.busy == 0
    await connection.close()


async def test_no_transaction_begins_by_itself(tmp_path: Path):
    connection = await Connection.open(tmp_path / "t.db", writes=True)
    await connection.run(lambda inner: inner.execute("CREATE TABLE t (x)"))
    await connection.run(lambda inner: inner.execute("INSERT INTO t VALUES (1)"))
    assert not await connection.run(lambda inner: inner.in_transaction)
    await connection.close()


async def test_a_path_with_signs_of_its_own_is_only_a_path(tmp_path: Path):
    path = tmp_path / "what? 100% #1 ä.db"
    writer = await Connection.open(path, writes=True)
    await writer.run(lambda inner: inner.execute("CREATE TABLE t (x)"))
    reader = await Connection.open(path)
    assert await reader.run(lambda inner: inner.execute("SELECT * FROM t").fetchall()) == []
    await reader.close()
    await writer.close()
    assert files(tmp_path) == [path.name]


def test_b8_a_loop_that_ended_before_its_connection_leaves_no_traceback(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
):
    """What the thread still did when the loop was closed has nobody to be told to."""
    failures: list[BaseException | None] = []
    monkeypatch.setattr(threading, "excepthook", lambda args: failures.append(args.exc_value))
    gate = threading.Event()
    threads: list[threading.Thread] = []

    def function(_: sqlite3.Connection) -> None:
        threads.append(threading.current_thread())
        began.set()
        gate.wait(5)

    async def main() -> None:
        connection = await Connection.open(tmp_path / "t.db", writes=True)
        asked.append(asyncio.ensure_future(connection.run(function)))
        await asyncio.to_thread(began.wait, 5)

    began = threading.Event()
    asked: list[asyncio.Future[None]] = []

    def end_first() -> None:
        asyncio.run(main())
        gate.set()
        threads[0].join(5)
        asked.clear()
        gc.collect()

    with pytest.warns(ResourceWarning, match="before being closed"):
        end_first()
    assert not threads[0].is_alive()
    assert failures == []
