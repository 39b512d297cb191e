"""Where the messages of tables are. Functions of a connection that is in a transaction."""

import sqlite3

from rules.store import Message, Role
from storage import tables


def put(connection: sqlite3.Connection, message: Message) -> None:
    """Remember a message instead of the one of that role before, which becomes a leftover."""
    _leave(connection, message.guild, message.table, message.role, but=message.message)
    connection.execute(
        "INSERT OR REPLACE INTO messages (guild, number, role, channel, message, revision)"
        " VALUES (?, ?, ?, ?, ?, ?)",
        (
            *(message.guild, message.table, message.role),
            *(message.channel, message.message, message.revision),
        ),
    )
    tables.settle(connection, message.guild, message.table)


def find(connection: sqlite3.Connection, guild: int, table: int, role: Role) -> Message | None:
    """Where it is, or None."""
    row = connection.execute(
        "SELECT guild, number, role, channel, message, revision FROM messages"
        " WHERE guild = ? AND number = ? AND role = ?",
        (guild, table, role),
    ).fetchone()
    return None if row is None else Message(*row)


def drop(connection: sqlite3.Connection, guild: int, table: int, role: Role) -> None:
    """Forget it, if there is one."""
    connection.execute(
        "DELETE FROM messages WHERE guild = ? AND number = ? AND role = ?", (guild, table, role)
    )
    tables.settle(connection, guild, table)


def retire(connection: sqlite3.Connection, guild: int, table: int, role: Role) -> None:
    """Make it a leftover, if there is one."""
    _leave(connection, guild, table, role)
    drop(connection, guild, table, role)


def leftovers(connection: sqlite3.Connection, guild: int, table: int) -> list[tuple[int, int]]:
    """(channel, message) of each that is still to be deleted, oldest first."""
    return connection.execute(
        "SELECT channel, message FROM leftovers WHERE guild = ? AND number = ? ORDER BY message",
        (guild, table),
    ).fetchall()


def drop_leftover(connection: sqlite3.Connection, guild: int, table: int, message: int) -> None:
    """It is deleted, or can't be."""
    connection.execute(
        "DELETE FROM leftovers WHERE guild = ? AND number = ? AND message = ?",
        (guild, table, message),
    )
    tables.settle(connection, guild, table)


def _leave(
    connection: sqlite3.Connection, guild: int, table: int, role: Role, *, but: int = 0
) -> None:
    connection.execute(
        "INSERT OR IGNORE INTO leftovers (guild, number, message, channel)"
        " SELECT guild, number, message, channel FROM messages"
        " WHERE guild = ? AND number = ? AND role = ? AND message <> ?",
        (guild, table, role, but),
    )
