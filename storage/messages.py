"""Where the messages of tables are. Functions of a connection that is in a transaction."""

import sqlite3

from rules.store import Message, Role
from storage import tables

# Whatever was asked since the table was read that the message shows, is still asked.
_PUT = """
    INSERT INTO messages (guild, number, role, channel, message, revision)
    VALUES (:guild, :number, :role, :channel, :message, :revision)
    ON CONFLICT (guild, number, role) DO UPDATE SET
        channel = excluded.channel, message = excluded.message, revision = excluded.revision,
        stale = max(0, stale - :stale)"""

_MARK_OPEN = """
    UPDATE messages SET stale = stale + 1
    WHERE guild = :guild AND role = 'table' AND number IN (
        SELECT number FROM tables INDEXED BY tables_open
        WHERE guild = :guild AND status <> 'over'
    )"""

_STALE = """
    SELECT guild, number FROM messages INDEXED BY messages_stale
    WHERE stale > 0 AND role = 'table' AND EXISTS (
        SELECT 1 FROM tables
        WHERE tables.guild = messages.guild AND tables.number = messages.number
            AND status = 'over'
    )
    ORDER BY guild, number"""


def put(connection: sqlite3.Connection, message: Message) -> None:
    """Remember a message instead of the one of that role before, which becomes a leftover."""
    _leave(connection, message.guild, message.table, message.role, but=message.message)
    connection.execute(
        _PUT,
        {
            "guild": message.guild,
            "number": message.table,
            "role": message.role,
            "channel": message.channel,
            "message": message.message,
            "revision": message.revision,
            "stale": message.stale,
        },
    )
    tables.settle(connection, message.guild, message.table)


def find(connection: sqlite3.Connection, guild: int, table: int, role: Role) -> Message | None:
    """Where it is, or None."""
    row = connection.execute(
        "SELECT guild, number, role, channel, message, revision, stale FROM messages"
        " WHERE guild = ? AND number = ? AND role = ?",
        (guild, table, role),
    ).fetchone()
    return None if row is None else Message(*row)


def mark(connection: sqlite3.Connection, guild: int, table: int) -> None:
    """Ask that the message of a table be drawn anew; whom a ping calls, sits there still."""
    connection.execute(
        "UPDATE messages SET stale = stale + 1 WHERE guild = ? AND number = ? AND role = 'table'",
        (guild, table),
    )


def mark_open(connection: sqlite3.Connection, guild: int) -> None:
    """Ask that the messages of all tables of a guild that aren't over be drawn anew."""
    connection.execute(_MARK_OPEN, {"guild": guild})


def stale(connection: sqlite3.Connection) -> list[tuple[int, int]]:
    """(guild, number) of each table that is over and whose message is stale."""
    return connection.execute(_STALE).fetchall()


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
