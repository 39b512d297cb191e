"""Looking after a database file, also while the bot runs on it: these functions only read it."""

import sqlite3
from collections.abc import Iterator
from contextlib import closing, contextmanager
from pathlib import Path

from rules.store import Entry, StoreError, Table
from storage import tables
from storage.connection import BUSY_SECONDS, read_only
from storage.errors import CannotOpen, DatabaseTooNew, MigrationFailed
from storage.migrate import migrations, version_of


def backup(source: Path, target: Path) -> None:
    """Copy the database as it is at one moment, while the bot goes on writing.

    `target` is a database file that needs nothing beside it. Raises CannotOpen if `source` is no
    database of ours, StoreError if `target` exists; then and on any failure nothing is left behind.
    """
    partial = target.with_name(target.name + ".partial")
    with _reading(source) as connection:
        try:
            # Reserved first, so that no two backups can write the same file; for the owner alone,
            # as the secrets of running tables are in it.
            target.touch(mode=0o600, exist_ok=False)
        except FileExistsError as error:
            raise StoreError(f"{target} exists already; it was left as it is") from error
        except OSError as error:
            raise StoreError(f"{target} can't be written: {error.strerror}") from error
        try:
            _copy(connection, partial)
            partial.replace(target)
        except BaseException as error:
            target.unlink(missing_ok=True)
            if isinstance(error, sqlite3.Error | OSError):
                raise StoreError(f"the backup failed: {error}") from error
            raise


def _copy(connection: sqlite3.Connection, target: Path) -> None:
    target.unlink(missing_ok=True)  # what a backup that was killed has left
    target.touch(mode=0o600)
    try:
        with closing(sqlite3.connect(target, isolation_level=None)) as copy:
            # All pages in one step: a copy in several begins anew whenever somebody writes.
            connection.backup(copy, pages=-1)
            copy.execute("PRAGMA journal_mode = DELETE")
    except BaseException:
        target.unlink()
        raise


def integrity(file: Path) -> list[str]:
    """What is wrong with a database, a line each; empty if all is well.

    Checked are SQLite's own structures, every reference from row to row, and that each table's log
    leads without a gap to the table's revision. Raises CannotOpen if it isn't a database of ours.
    """
    with _reading(file) as connection:
        try:
            found = [row[0] for row in connection.execute("PRAGMA integrity_check")]
            if found == ["ok"]:
                found = []
            found += [
                f"a row of {child} refers to a missing row of {parent}"
                for child, _, parent, _ in connection.execute("PRAGMA foreign_key_check")
            ]
            found += tables.gaps(connection)
        except sqlite3.DatabaseError as error:
            # A damaged file can stop the check itself.
            return [str(error)]
    return found


def all_running(file: Path) -> Iterator[tuple[Table, list[Entry]]]:
    """Every running table of every guild with its whole log, as they are at one moment."""
    with _reading(file) as connection:
        yield from tables.running(connection)


@contextmanager
def _reading(file: Path) -> Iterator[sqlite3.Connection]:
    """A reading connection in one transaction, to a database of a version this program knows."""
    if not file.is_file():
        raise CannotOpen(f"there is no file {file}")
    try:
        connection = sqlite3.connect(
            read_only(file), uri=True, isolation_level=None, timeout=BUSY_SECONDS
        )
    except sqlite3.Error as error:
        raise CannotOpen(f"{file}: {error}") from error
    with closing(connection):
        try:
            connection.execute("BEGIN")
            version = version_of(connection)
        except sqlite3.Error as error:
            raise CannotOpen(f"{file}: {error}") from error
        known = len(migrations())
        if version > known:
            raise DatabaseTooNew(f"{file} has version {version}; versions up to {known} are known")
        if version == 0:
            raise CannotOpen(f"{file} is empty")
        yield connection


def keep_copy(file: Path, version: int) -> Path:
    """Copy a database of an old version before it is migrated; returns where.

    The copy stands beside it: `bot.db` of version 1 becomes `bot.db.bak-1`, or `bot.db.bak-1-2` if
    that is taken. Raises MigrationFailed if it can't be made.
    """
    again = 1
    while True:
        name = f"{file.name}.bak-{version}" + (f"-{again}" if again > 1 else "")
        target = file.with_name(name)
        if not target.exists():
            break
        again += 1
    try:
        backup(file, target)
    except StoreError as error:
        raise MigrationFailed(f"no copy could be made before migrating: {error}") from error
    return target
