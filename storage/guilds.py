"""Guilds that the bot has left, and how they are forgotten.

Functions of a connection that is in a transaction.
"""

import sqlite3
from collections.abc import Iterator

# ruff: noqa: S608  (nothing but constants is put into the text of a query)

SLICE = 200
"""How many tables at most are removed in one transaction: others wait for the writer meanwhile."""

_OF_TABLES = ("messages", "leftovers", "log", "seats", "results", "endings", "tables")
"""What is removed with a table; what refers to others first."""
_OF_GUILD = (
    *("standings", "ratings", "members", "member_settings"),
    *("server_settings", "settings_log", "shown", "guilds_left"),
)

_BY_GUILD = ("tables", "members", "member_settings", "server_settings", "settings_log", "shown")
"""Nothing else is stored of a guild that has no row in any of these."""


def left(connection: sqlite3.Connection, guild: int, at: float) -> None:
    """The bot is not in the guild any more, since `at` or since earlier."""
    connection.execute(
        "INSERT OR IGNORE INTO guilds_left (guild, since) VALUES (?, ?)", (guild, at)
    )


def back(connection: sqlite3.Connection, guild: int) -> None:
    """The bot is in the guild."""
    connection.execute("DELETE FROM guilds_left WHERE guild = ?", (guild,))


def left_before(connection: sqlite3.Connection, before: float) -> list[int]:
    """The guilds that were left before a time, the earliest first."""
    rows = connection.execute(
        "SELECT guild FROM guilds_left WHERE since < ? ORDER BY since, guild", (before,)
    )
    return [guild for (guild,) in rows.fetchall()]


def known(connection: sqlite3.Connection) -> list[int]:
    """The guilds of which anything is stored and that were not left, in ascending order."""
    found = {guild for name in _BY_GUILD for guild in _guilds_in(connection, name)}
    return [guild for guild in sorted(found) if not _is_left(connection, guild)]


def _guilds_in(connection: sqlite3.Connection, name: str) -> Iterator[int]:
    """From one guild to the next in the key of a table, however many rows each has."""
    row = connection.execute(f"SELECT min(guild) FROM {name}").fetchone()
    while row[0] is not None:
        yield row[0]
        row = connection.execute(f"SELECT min(guild) FROM {name} WHERE guild > ?", row).fetchone()


def _is_left(connection: sqlite3.Connection, guild: int, before: float = float("inf")) -> bool:
    """Whether the guild was left before a time, and is still."""
    row = connection.execute("SELECT since FROM guilds_left WHERE guild = ?", (guild,)).fetchone()
    return row is not None and row[0] < before


def forget_some(connection: sqlite3.Connection, guild: int, before: float) -> bool | None:
    """Delete a slice of a left guild: True if more is left, False when done; None if it is back."""
    if not _is_left(connection, guild, before):
        return None
    (upto,) = connection.execute(
        "SELECT max(number) FROM"
        " (SELECT number FROM tables WHERE guild = ? ORDER BY number LIMIT ?)",
        (guild, SLICE),
    ).fetchone()
    if upto is None:
        for name in _OF_GUILD:
            connection.execute(f"DELETE FROM {name} WHERE guild = ?", (guild,))
        return False
    # A rematch has a higher number than the table that it continues, so none refers to a lower one.
    for name in _OF_TABLES:
        connection.execute(f"DELETE FROM {name} WHERE guild = ? AND number <= ?", (guild, upto))
    return True
