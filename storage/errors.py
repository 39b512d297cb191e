"""What can be wrong with a database: each has a name, and a text for whoever runs the bot."""

from rules.store import StoreError


class StoreClosed(StoreError):
    """The store was closed, or is closing."""


class WriteFailed(StoreError):
    """SQLite could not write (disk full, file locked, constraint broken); see its cause."""


class CannotOpen(StoreError):
    """The file can't be opened, or isn't a database of ours."""


class DatabaseInUse(CannotOpen):
    """Another process, or another store of this one, has the file open for writing."""


class DatabaseTooNew(CannotOpen):
    """A newer version of the program has migrated this database; this one must not touch it."""


class MigrationFailed(StoreError):
    """The migrations are incomplete, or one failed; the database is as it was before."""
