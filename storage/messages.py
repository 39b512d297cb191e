"""Where the messages of tables are. Functions of a connection that is in a transaction."""

import sqlite3

from rules.store import Message, Role
from storage import tables


def put(connection: sqlite3.Connection, message: Message) -> None:
    """Remember a message instead of the one of that role before."""
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
