"""One process a database file: the lock that keeps a second one away.

Two writers on one file would break the promise of one move after the other, and some versions of
SQLite damage a file that two connections write (see `database.note_version`). SQLite's own locks
last only for a transaction, so a file beside the database is locked for as long as the store is
open. The system releases it however the process ends.
"""

import os
import sys
from pathlib import Path
from typing import IO

from storage.errors import CannotOpen, DatabaseInUse

if sys.platform == "win32":
    import msvcrt

    def _take(file: IO[str]) -> None:
        msvcrt.locking(file.fileno(), msvcrt.LK_NBLCK, 1)

else:
    import fcntl

    def _take(file: IO[str]) -> None:
        fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)


class FileLock:
    """The lock of one database file, held from construction to `release`."""

    def __init__(self, database: Path) -> None:
        """Take the lock at once; raises DatabaseInUse if somebody has it."""
        path = database.with_name(database.name + ".lock")
        try:
            path.touch(mode=0o600)
            self._file = path.open("a+", encoding="ascii")
        except OSError as error:
            raise CannotOpen(f"{path} can't be written: {error.strerror}") from error
        try:
            _take(self._file)
        except OSError as error:
            self._file.seek(0)
            holder = self._file.read().strip() or "unknown"
            self._file.close()
            raise DatabaseInUse(f"{database} is in use by process {holder}") from error
        # The file is never removed: a lock on a removed file would keep nobody away.
        self._file.truncate(0)
        self._file.write(str(os.getpid()))
        self._file.flush()

    def release(self) -> None:
        """Let others have the file; no error if it was released before."""
        self._file.close()
