"""Bringing a database to the version this program needs.

`migrations/0001_*.sql`, `0002_*.sql` … are run in order; the number of the last one that ran is the
database's `user_version`. However many are due, they run in one transaction: a database is at one
version or the other, never between. A migration holds no BEGIN or COMMIT of its own.
"""

import re
import sqlite3
from collections.abc import Callable, Iterator
from pathlib import Path

from storage.errors import CannotOpen, DatabaseTooNew, MigrationFailed

FOLDER = Path(__file__).with_name("migrations")
APPLICATION = 0x5461696C
"""SQLite's `application_id` in every database of ours; the first migration sets it."""

_NAME = re.compile(r"(\d{4})_[a-z0-9_]+\.sql")


def migrations(folder: Path = FOLDER) -> list[Path]:
    """The migration files in order: the first is number 1, and none is missing."""
    files = sorted(folder.glob("*.sql"))
    for number, file in enumerate(files, start=1):
        match = _NAME.fullmatch(file.name)
        if match is None or int(match[1]) != number:
            raise MigrationFailed(f"expected migration {number:04}, found {file.name}")
    if not files:
        raise MigrationFailed(f"no migrations in {folder}")
    return files


def version_of(connection: sqlite3.Connection) -> int:
    """The version of a database; 0 if it is empty. Raises CannotOpen if it is somebody else's."""
    version = int(_pragma(connection, "user_version"))
    ours = _pragma(connection, "application_id") == APPLICATION
    empty = version == 0 and _is_empty(connection)
    if not (ours or empty):
        raise CannotOpen("this is a database of another program")
    return version


def migrate(
    connection: sqlite3.Connection,
    *,
    folder: Path = FOLDER,
    keep: Callable[[int], None] | None = None,
) -> int:
    """Run what is due, whole or not at all, and return the version.

    `keep` is called with the old version before an existing database is changed; if it raises, the
    database isn't. Raises DatabaseTooNew or MigrationFailed. The connection must be in autocommit
    mode; foreign keys are enforced afterwards.
    """
    files = migrations(folder)
    version = version_of(connection)
    if version > len(files):
        raise DatabaseTooNew(
            f"the database has version {version}, this program knows versions up to {len(files)}:"
            " run a newer program, or go back to a backup of before"
        )
    if version < len(files):
        if version and keep is not None:
            keep(version)
        # Rebuilding a table means dropping it, which enforced foreign keys would not allow; they
        # can be switched only outside a transaction, so they are checked at its end instead.
        connection.execute("PRAGMA foreign_keys = OFF")
        _run(connection, files[version:], len(files))
    connection.execute("PRAGMA foreign_keys = ON")
    return len(files)


def _run(connection: sqlite3.Connection, files: list[Path], version: int) -> None:
    name = ""
    try:
        connection.execute("BEGIN EXCLUSIVE")
        for file in files:
            name = file.name
            for statement in _statements(file.read_text(encoding="utf-8")):
                connection.execute(statement)
            if not connection.in_transaction:
                raise MigrationFailed(f"{name} ended the transaction it ran in")
        broken = connection.execute("PRAGMA foreign_key_check").fetchone()
        if broken is not None:
            raise MigrationFailed(f"after {name} a row of {broken[0]} refers to nothing")
        connection.execute(f"PRAGMA user_version = {version:d}")
        connection.execute("COMMIT")
    except (sqlite3.Error, sqlite3.Warning) as error:
        raise MigrationFailed(f"{name}: {error}") from error
    finally:
        if connection.in_transaction:
            connection.execute("ROLLBACK")


def _statements(script: str) -> Iterator[str]:
    """The statements of a script, each ending its line; `executescript` would commit first."""
    statement = ""
    for line in script.splitlines(keepends=True):
        statement += line
        if sqlite3.complete_statement(statement):
            yield statement
            statement = ""
    if statement.strip():
        yield statement


def _pragma(connection: sqlite3.Connection, name: str) -> int:
    value: int = connection.execute(f"PRAGMA {name}").fetchone()[0]
    return value


def _is_empty(connection: sqlite3.Connection) -> bool:
    return connection.execute("SELECT 1 FROM sqlite_schema LIMIT 1").fetchone() is None
