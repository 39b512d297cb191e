"""What guilds have settled, and guilds that the bot has left.

Functions of a connection that is in a transaction.
"""

# ruff: noqa: S608  (nothing but constants is put into the text of a query)

import json
import sqlite3
from collections.abc import Sequence

from rules.remembered import GuildSettings, Settled

SLICE = 200
"""How many tables at most are removed in one transaction: others wait for the writer meanwhile."""

_OF_TABLES = ("messages", "leftovers", "log", "seats", "results", "endings")
_OF_GUILD = ("standings", "ratings", "members", "member_settings", "audit", "guilds")


def settings(connection: sqlite3.Connection, guild: int) -> GuildSettings:
    """What was settled, or the defaults."""
    row = connection.execute(
        "SELECT language, channels, rated, stoppers FROM guilds WHERE guild = ?", (guild,)
    ).fetchone()
    if row is None:
        return GuildSettings()
    language, channels, rated, stoppers = row
    return GuildSettings(
        language, None if channels is None else tuple(json.loads(channels)), bool(rated), stoppers
    )


def settle(
    connection: sqlite3.Connection, guild: int, wanted: GuildSettings, changes: Sequence[Settled]
) -> None:
    """Replace what was settled, and note who changed what."""
    connection.execute(
        "INSERT INTO guilds (guild, language, channels, rated, stoppers) VALUES (?, ?, ?, ?, ?)"
        " ON CONFLICT (guild) DO UPDATE SET language = excluded.language,"
        " channels = excluded.channels, rated = excluded.rated, stoppers = excluded.stoppers",
        (
            *(guild, wanted.language),
            None if wanted.channels is None else json.dumps(wanted.channels),
            *(wanted.rated, wanted.stoppers),
        ),
    )
    (last,) = connection.execute(
        "SELECT coalesce(max(number), 0) FROM audit WHERE guild = ?", (guild,)
    ).fetchone()
    connection.executemany(
        "INSERT INTO audit (guild, number, at, member, name, setting, before, after)"
        " VALUES (?, ?, ?, ?, ?, ?, ?, ?)",
        [
            (
                *(guild, number, change.at, change.member, change.name),
                *(change.setting, change.before, change.after),
            )
            for number, change in enumerate(changes, last + 1)
        ],
    )


def audit(connection: sqlite3.Connection, guild: int, page: int, size: int) -> list[Settled]:
    """A page of the audit list, the last change first."""
    rows = connection.execute(
        "SELECT at, member, name, setting, before, after FROM audit WHERE guild = ?"
        " ORDER BY number DESC LIMIT ? OFFSET ?",
        (guild, size, page * size),
    )
    return [Settled(*row) for row in rows.fetchall()]


def left(connection: sqlite3.Connection, guild: int, at: float) -> None:
    """The bot is not in the guild any more, since `at` or since earlier."""
    connection.execute(
        'INSERT INTO guilds (guild, "left") VALUES (?, ?)'
        ' ON CONFLICT (guild) DO UPDATE SET "left" = coalesce("left", excluded."left")',
        (guild, at),
    )


def back(connection: sqlite3.Connection, guild: int) -> None:
    """The bot is in the guild."""
    connection.execute('UPDATE guilds SET "left" = NULL WHERE guild = ?', (guild,))


def left_before(connection: sqlite3.Connection, before: float) -> list[int]:
    """The guilds that were left before a time."""
    rows = connection.execute(
        'SELECT guild FROM guilds INDEXED BY guilds_left WHERE "left" < ? ORDER BY "left"',
        (before,),
    )
    return [guild for (guild,) in rows.fetchall()]


def known(connection: sqlite3.Connection) -> list[int]:
    """The guilds that have tables and were not left.

    From one guild to the next in the key of the tables, however many tables each has.
    """
    found: list[int] = []
    row = connection.execute("SELECT min(guild) FROM tables").fetchone()
    while row[0] is not None:
        found.append(row[0])
        row = connection.execute("SELECT min(guild) FROM tables WHERE guild > ?", row).fetchone()
    gone = {
        guild
        for (guild,) in connection.execute(
            'SELECT guild FROM guilds INDEXED BY guilds_left WHERE "left" IS NOT NULL'
        )
    }
    return [guild for guild in found if guild not in gone]


def is_left(connection: sqlite3.Connection, guild: int, before: float) -> bool:
    """Whether the guild was left before a time, and is still."""
    row = connection.execute('SELECT "left" FROM guilds WHERE guild = ?', (guild,)).fetchone()
    return row is not None and row[0] is not None and row[0] < before


def forget_some(connection: sqlite3.Connection, guild: int, before: float) -> bool | None:
    """Delete a slice of a left guild: True if more is left, False when done; None if it is back."""
    if not is_left(connection, guild, before):
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
    # A rematch has a higher number than the table that it continues.
    connection.execute(
        "UPDATE tables SET rematch = NULL WHERE guild = ? AND rematch IS NOT NULL AND rematch <= ?",
        (guild, upto),
    )
    for name in (*_OF_TABLES, "tables"):
        connection.execute(f"DELETE FROM {name} WHERE guild = ? AND number <= ?", (guild, upto))
    return True
