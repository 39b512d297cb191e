"""Who the members of guilds are, and what they have chosen for themselves.

Functions of a connection that is in a transaction.
"""

import sqlite3

from rules.remembered import Person
from rules.store import MemberSettings

_SHOW = """
    UPDATE standings SET shown = (
        SELECT CASE WHEN hidden THEN 0 WHEN gone THEN 2 ELSE 1 END FROM members
        WHERE members.guild = standings.guild AND members.member = standings.member
    )
    WHERE guild = ? AND member = ?"""


def put(connection: sqlite3.Connection, guild: int, member: int, settings: MemberSettings) -> None:
    """Replace what a member chose."""
    connection.execute(
        "INSERT OR REPLACE INTO member_settings (guild, member, pings) VALUES (?, ?, ?)",
        (guild, member, settings.pings),
    )


def find(connection: sqlite3.Connection, guild: int, member: int) -> MemberSettings:
    """What a member chose, or the defaults."""
    row = connection.execute(
        "SELECT pings FROM member_settings WHERE guild = ? AND member = ?", (guild, member)
    ).fetchone()
    return MemberSettings() if row is None else MemberSettings(pings=bool(row[0]))


def person(connection: sqlite3.Connection, guild: int, member: int) -> Person | None:
    """What is known of a member, or None."""
    row = connection.execute(
        "SELECT member, name, seen, gone, hidden, checked FROM members"
        " WHERE guild = ? AND member = ?",
        (guild, member),
    ).fetchone()
    if row is None:
        return None
    number, name, seen_at, gone, hidden, checked_at = row
    return Person(number, name, seen_at, bool(gone), bool(hidden), checked_at)


def meet(connection: sqlite3.Connection, guild: int, member: int, name: str, at: float) -> None:
    """From now on they are known, under this name if nothing was known of them."""
    connection.execute(
        "INSERT OR IGNORE INTO members (guild, member, name, seen, checked) VALUES (?, ?, ?, ?, ?)",
        (guild, member, name, at, at),
    )


def seen(connection: sqlite3.Connection, guild: int, member: int, name: str, at: float) -> None:
    """They are there, under this name; nothing happens if nothing is known of them."""
    before = person(connection, guild, member)
    if before is None:
        return
    connection.execute(
        "UPDATE members SET name = ?, seen = ?, checked = ?, gone = 0"
        " WHERE guild = ? AND member = ?",
        (name, at, at, guild, member),
    )
    if before.gone:
        connection.execute(_SHOW, (guild, member))


def to_check(connection: sqlite3.Connection, before: float, limit: int) -> list[tuple[int, int]]:
    """(guild, member) of those not known to be gone, checked longest ago."""
    return connection.execute(
        "SELECT guild, member FROM members INDEXED BY members_checked"
        " WHERE gone = 0 AND checked < ?"
        " AND NOT EXISTS (SELECT 1 FROM guilds_left WHERE guilds_left.guild = members.guild)"
        " ORDER BY checked LIMIT ?",
        (before, limit),
    ).fetchall()


def checked(
    connection: sqlite3.Connection, guild: int, member: int, at: float, *, gone: bool
) -> None:
    """Whether they are gone was found out."""
    before = person(connection, guild, member)
    connection.execute(
        "UPDATE members SET gone = ?, checked = ? WHERE guild = ? AND member = ?",
        (gone, at, guild, member),
    )
    if before is not None and before.gone != gone:
        connection.execute(_SHOW, (guild, member))


def hide(
    connection: sqlite3.Connection, guild: int, member: int, name: str, at: float, *, hidden: bool
) -> None:
    """Put them on no leaderboard, or on all again."""
    meet(connection, guild, member, name, at)
    seen(connection, guild, member, name, at)
    connection.execute(
        "UPDATE members SET hidden = ? WHERE guild = ? AND member = ?", (hidden, guild, member)
    )
    connection.execute(_SHOW, (guild, member))
