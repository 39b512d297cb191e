"""Messages in which a member has shown a leaderboard or a profile to everybody.

Functions of a connection that is in a transaction.
"""

# ruff: noqa: S608  (nothing but constants is put into the text of a query)

import sqlite3
from collections.abc import Collection

from rules.store import NOBODY


def put(
    connection: sqlite3.Connection, guild: int, channel: int, message: int, members: Collection[int]
) -> None:
    """Remember where it is and who is named there; NOBODY among them: it is to be deleted."""
    connection.executemany(
        "INSERT OR IGNORE INTO shown (guild, channel, message, member) VALUES (?, ?, ?, ?)",
        [(guild, channel, message, member) for member in sorted(members)],
    )


def forget(connection: sqlite3.Connection, guild: int, member: int) -> bool:
    """All that names the member is to be deleted; whether there is anything."""
    found = connection.execute(
        f"UPDATE OR REPLACE shown SET member = {NOBODY} WHERE guild = ? AND member = ?",
        (guild, member),
    )
    return found.rowcount > 0


def to_delete(connection: sqlite3.Connection) -> list[tuple[int, int, int]]:
    """(guild, channel, message) of each that is to be deleted, oldest first in each guild."""
    return connection.execute(
        "SELECT guild, channel, message FROM shown INDEXED BY shown_deleted"
        f" WHERE member = {NOBODY} ORDER BY guild, message"
    ).fetchall()


def drop(connection: sqlite3.Connection, guild: int, message: int) -> None:
    """It is deleted."""
    connection.execute("DELETE FROM shown WHERE guild = ? AND message = ?", (guild, message))
