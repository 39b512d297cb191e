"""A database connection on a thread of its own that runs whole functions.

aiosqlite moves every statement to its thread and back; a transaction of six statements would take
twelve trips. Here a function takes one: it gets the plain `sqlite3` connection, on the thread that
owns it, and nothing else runs there until it returns.
"""

import sqlite3
from collections.abc import Awaitable, Callable
from contextlib import suppress
from functools import partial
from pathlib import Path
from typing import Concatenate, ParamSpec, TypeVar

import aiosqlite

P = ParamSpec("P")
T = TypeVar("T")

BUSY_SECONDS = 5.0
"""How long a statement waits for somebody else's lock before it fails."""


class Connection:
    """An aiosqlite connection that is only ever given whole functions.

    This class alone uses what aiosqlite keeps private: `_execute`, because nothing public runs a
    function of ours, and `_thread`, because a thread that isn't a daemon keeps a process alive for
    ever if an error ends it before the connection was closed, and because a loop that ended first
    can't be told anything any more.
    """

    def __init__(self, connection: aiosqlite.Connection) -> None:
        self._connection = connection
        self.busy = 0
        """How many functions are running or waiting."""

    @classmethod
    async def open(cls, path: Path | str, *, writes: bool = False) -> "Connection":
        """Open `path` (":memory:" too); without `writes` for reading only, and it must exist."""
        target = str(path) if writes else read_only(Path(path))
        connection = aiosqlite.connect(
            target, uri=not writes, isolation_level=None, timeout=BUSY_SECONDS
        )
        thread = connection._thread  # noqa: SLF001  (see the class)
        thread.daemon = True
        thread.run = partial(while_told, thread.run)  # type: ignore[method-assign]
        return cls(await connection)

    async def run(
        self,
        function: Callable[Concatenate[sqlite3.Connection, P], T],
        *args: P.args,
        **kwargs: P.kwargs,
    ) -> T:
        """Run the function on the connection's thread; cancelling the caller doesn't stop it."""
        inner = self._connection._conn  # noqa: SLF001
        self.busy += 1
        try:
            execute: Callable[..., Awaitable[T]] = self._connection._execute  # noqa: SLF001
            return await execute(function, inner, *args, **kwargs)
        finally:
            self.busy -= 1

    async def close(self) -> None:
        """Let what was given finish, then close."""
        await self._connection.close()


def while_told(work: Callable[[], None]) -> None:
    """Do the work of a connection's thread until there is no loop to tell of it.

    Errors of what it runs go to whoever asked for it; the one that can reach here says that the
    loop which asked is closed. Then nobody waits, and nothing more can be asked.
    """
    with suppress(RuntimeError):
        work()


def read_only(path: Path) -> str:
    """The URI that opens a database file for reading only."""
    return f"{path.absolute().as_uri()}?mode=ro"
