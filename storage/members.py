"""What members have chosen for themselves. Functions of a connection that is in a transaction."""

import sqlite3

from rules.store import MemberSettings


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
