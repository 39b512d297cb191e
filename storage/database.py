"""The database: one writer that runs whole transactions, readers beside it.

Writes are gathered while one is under way and then committed together (group commit): each work in
a savepoint of its own, so that one that fails takes back only what it did, and one COMMIT for all,
because making a commit survive a power cut costs far more than everything else. A write is reported
as done only after that commit.
"""

import asyncio
import logging
import sqlite3
from collections import deque
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any, NamedTuple, TypeVar

from storage import upkeep
from storage.connection import BUSY_SECONDS, Connection
from storage.errors import CannotOpen, StoreClosed, WriteFailed
from storage.lock import FileLock
from storage.migrate import FOLDER, migrate

logger = logging.getLogger(__name__)

T = TypeVar("T")

TOGETHER = 128
"""How many works share a commit at most; it bounds how long the first of them waits."""

READERS = 2

OVERWRITE_MILLISECONDS = 250
"""How long readers are waited for before the write-ahead log is emptied."""

IN_MEMORY = ":memory:"

_OLDEST_SQLITE = (3, 37, 0)  # STRICT tables
_RACE_FIXED = (3, 51, 3)


class _Write(NamedTuple):
    work: Callable[[sqlite3.Connection], Any]
    waiter: "asyncio.Future[Any]"


class _Outcome(NamedTuple):
    value: Any
    error: Exception | None


class Database:
    """An open database. All its methods belong to the event loop it was opened on.

    `commits` counts the commits so far.
    """

    def __init__(
        self, writer: Connection, readers: Sequence[Connection], lock: FileLock | None
    ) -> None:
        """Use `open`."""
        self._writer = writer
        self._readers = readers
        self._lock = lock
        self._pending: deque[_Write] = deque()
        self._drain: asyncio.Task[None] | None = None
        self._closing: asyncio.Task[None] | None = None
        self.commits = 0

    @classmethod
    async def open(cls, path: Path | str, *, migrations: Path = FOLDER) -> "Database":
        """Open or create a database file (or ":memory:"), and migrate it if it is an old one.

        Raises CannotOpen (DatabaseInUse, DatabaseTooNew) or MigrationFailed, and then leaves
        nothing open.
        """
        note_version(sqlite3.sqlite_version_info)
        if str(path) == IN_MEMORY:
            writer = await Connection.open(IN_MEMORY, writes=True)
            await writer.run(_prepare, None, migrations)
            return cls(writer, (), None)
        path = Path(path)
        if not path.parent.is_dir():
            raise CannotOpen(f"there is no folder {path.parent}")
        lock = FileLock(path)
        connections: list[Connection] = []
        try:
            # For the owner alone: the secrets of running tables are in it.
            path.touch(mode=0o600)
            connections.append(await Connection.open(path, writes=True))
            await connections[0].run(_prepare, path, migrations)
            for _ in range(READERS):
                connections.append(await Connection.open(path))  # noqa: PERF401  (closed on failure)
        except BaseException as error:
            for connection in reversed(connections):
                await connection.close()
            lock.release()
            if isinstance(error, sqlite3.Error | OSError):
                raise CannotOpen(f"{path}: {error}") from error
            raise
        return cls(connections[0], connections[1:], lock)

    async def transact(self, guild: int, work: Callable[[sqlite3.Connection], T]) -> T:
        """Run `work` in a transaction on the writer's thread; returns its value once it is durable.

        If `work` raises, that is raised and nothing it did remains; an error of SQLite's becomes
        WriteFailed. It may be run a second time, after the first was taken back whole, so it has no
        effects but those in the database. Work must touch rows of `guild` only, and neither commit
        nor roll back. If the caller is cancelled before the work began, it is dropped; later, it is
        completed or taken back as a whole like any other. Raises StoreClosed.
        """
        return await self.submit(guild, work)

    def submit(self, guild: int, work: Callable[[sqlite3.Connection], T]) -> "asyncio.Future[T]":
        """As `transact`, which is this and the waiting for it; the future is the caller's."""
        del guild  # all guilds are in one file so far
        if self._closing is not None:
            raise StoreClosed("the store is closed")
        waiter: asyncio.Future[T] = asyncio.get_running_loop().create_future()
        self._pending.append(_Write(work, waiter))
        if self._drain is None:
            # A task made when there is work, and gone when there is none: what else runs in this
            # turn of the loop gets into the first batch too.
            self._drain = asyncio.create_task(self._write_pending())
        return waiter

    async def read(self, guild: int | None, work: Callable[[sqlite3.Connection], T]) -> T:
        """Run `work`, which only reads, on what was committed last; None is for all guilds.

        Everything it reads is of one moment. Raises StoreClosed.
        """
        del guild
        if self._closing is not None:
            raise StoreClosed("the store is closed")
        reader = min(self._readers, key=lambda reader: reader.busy, default=self._writer)
        return await reader.run(_at_one_moment, work)

    async def overwrite(self) -> bool:
        """Move the write-ahead log into the file and empty it: it may hold what was deleted since.

        False if somebody who reads just now, as a backup does, kept it from that. Raises
        StoreClosed.
        """
        if self._closing is not None:
            raise StoreClosed("the store is closed")
        return await self._writer.run(_overwrite)

    async def close(self) -> None:
        """Finish the writes that wait, then close; again it does nothing."""
        if self._closing is None:
            self._closing = asyncio.create_task(self._close())
        await asyncio.shield(self._closing)

    async def _close(self) -> None:
        if self._drain is not None:
            await asyncio.wait([self._drain])
        try:
            # The writer last: whoever closes last moves the write-ahead log into the file.
            for connection in (*self._readers, self._writer):
                await connection.close()
        finally:
            if self._lock is not None:
                self._lock.release()

    async def _write_pending(self) -> None:
        batch: list[_Write] = []
        try:
            while batch := self._next_batch():
                await self._write(batch)
        finally:
            self._drain = None
            # Only a cancellation (the loop is being shut down) leaves somebody waiting here. The
            # batch that was under way is still committed or rolled back as a whole.
            for write in (*batch, *self._pending):
                write.waiter.cancel()

    def _next_batch(self) -> list[_Write]:
        batch: list[_Write] = []
        while self._pending and len(batch) < TOGETHER:
            write = self._pending.popleft()
            if not write.waiter.done():
                batch.append(write)
        return batch

    async def _write(self, batch: list[_Write]) -> None:
        try:
            outcomes = await self._writer.run(_commit_together, [write.work for write in batch])
        except Exception as error:
            logger.exception("a commit of %d writes failed", len(batch))
            outcomes = [_Outcome(None, error)] * len(batch)
        else:
            self.commits += 1
        for write, outcome in zip(batch, outcomes, strict=True):
            if write.waiter.done():
                continue
            if outcome.error is None:
                write.waiter.set_result(outcome.value)
            else:
                write.waiter.set_exception(_for_caller(outcome.error))


def note_version(version: tuple[int, int, int]) -> None:
    """Log which SQLite runs. Raises CannotOpen if it is too old for us."""
    text = ".".join(map(str, version))
    if version < _OLDEST_SQLITE:
        raise CannotOpen(f"SQLite {text} is too old: 3.37.0 or newer is needed")
    if version < _RACE_FIXED:
        logger.warning(
            "SQLite %s can damage a file that two connections write at once (mended in 3.51.3):"
            " let nothing but this process write to the database",
            text,
        )
    else:
        logger.info("SQLite %s", text)


def _prepare(connection: sqlite3.Connection, path: Path | None, migrations: Path) -> None:
    def keep(version: int) -> None:
        if path is not None:
            logger.info("before migrating, a copy was written: %s", upkeep.keep_copy(path, version))

    migrate(connection, folder=migrations, keep=keep)
    connection.execute("PRAGMA journal_mode = WAL")
    # NORMAL loses acknowledged moves in a power cut.
    connection.execute("PRAGMA synchronous = FULL")
    # What people have deleted must not lie about in the file, in places that are free again.
    connection.execute("PRAGMA secure_delete = ON")


def _overwrite(connection: sqlite3.Connection) -> bool:
    # Whoever plays waits meanwhile: not as long as for a lock.
    connection.execute(f"PRAGMA busy_timeout = {OVERWRITE_MILLISECONDS}")
    try:
        busy, _, _ = connection.execute("PRAGMA wal_checkpoint(TRUNCATE)").fetchone()
    except sqlite3.Error:
        logger.exception("the write-ahead log could not be emptied")
        return False
    finally:
        connection.execute(f"PRAGMA busy_timeout = {int(1000 * BUSY_SECONDS)}")
    return not busy


def _commit_together(
    connection: sqlite3.Connection, works: list[Callable[[sqlite3.Connection], Any]]
) -> list[_Outcome]:
    """Run every work and commit; raises if none of it could be stored."""
    connection.execute("BEGIN IMMEDIATE")
    try:
        outcomes = _side_by_side(connection, works)
        connection.execute("COMMIT")
    except BaseException:
        # SQLite may have rolled back by itself already, for example when the disk is full.
        if connection.in_transaction:
            connection.execute("ROLLBACK")
        raise
    return outcomes


def _side_by_side(
    connection: sqlite3.Connection, works: list[Callable[[sqlite3.Connection], Any]]
) -> list[_Outcome]:
    """Run every work, so that one that fails leaves nothing behind and the others stay.

    Nearly always none fails, and then no savepoint is needed. If one does, all is taken back and
    done again, each in a savepoint of its own.
    """
    try:
        return [_Outcome(work(connection), None) for work in works]
    except Exception:
        if not connection.in_transaction:
            raise
    connection.execute("ROLLBACK")
    connection.execute("BEGIN IMMEDIATE")
    return [_apart(connection, work) for work in works]


def _apart(connection: sqlite3.Connection, work: Callable[[sqlite3.Connection], Any]) -> _Outcome:
    connection.execute("SAVEPOINT work")
    try:
        value = work(connection)
    except Exception as error:
        if not connection.in_transaction:
            raise
        connection.execute("ROLLBACK TO work")
        connection.execute("RELEASE work")
        return _Outcome(None, error)
    connection.execute("RELEASE work")
    return _Outcome(value, None)


def _at_one_moment(connection: sqlite3.Connection, work: Callable[[sqlite3.Connection], T]) -> T:
    connection.execute("BEGIN")
    try:
        return work(connection)
    finally:
        connection.execute("ROLLBACK")


def _for_caller(error: Exception) -> Exception:
    """The error as one waiter gets it: SQLite's own errors under a name of ours."""
    if isinstance(error, sqlite3.Error):
        failed = WriteFailed(str(error))
        failed.__cause__ = error
        return failed
    if isinstance(error, StopIteration):
        # A future won't take it.
        return RuntimeError("a work raised StopIteration")
    return error
