"""The settings of servers, and who changed them. Functions of a connection in a transaction."""

import sqlite3

from rules.store import SettingChange


def find(connection: sqlite3.Connection, guild: int) -> dict[str, str]:
    """The settings that somebody has changed, by name."""
    rows = connection.execute(
        "SELECT setting, value FROM server_settings WHERE guild = ?", (guild,)
    )
    return dict(rows.fetchall())


def change(connection: sqlite3.Connection, guild: int, wanted: SettingChange) -> None:
    """Store a value and note its change, unless the list has the same interaction already."""
    noted = connection.execute(
        """
        INSERT INTO settings_log (guild, number, setting, "before", "after", member, interaction,
                                  at)
        VALUES (?1, 1 + coalesce((SELECT max(number) FROM settings_log WHERE guild = ?1), 0),
                ?2, ?3, ?4, ?5, ?6, ?7)
        ON CONFLICT (guild, interaction) DO NOTHING
        """,
        (
            *(guild, wanted.setting, wanted.before, wanted.after),
            *(wanted.member, wanted.interaction, wanted.at),
        ),
    )
    if noted.rowcount:
        connection.execute(
            "INSERT OR REPLACE INTO server_settings (guild, setting, value) VALUES (?, ?, ?)",
            (guild, wanted.setting, wanted.after),
        )


def changes(
    connection: sqlite3.Connection, guild: int, most: int, skip: int = 0
) -> list[SettingChange]:
    """At most so many changes, the newest first, without the `skip` newest."""
    rows = connection.execute(
        'SELECT setting, "before", "after", member, interaction, at FROM settings_log'
        " WHERE guild = ? ORDER BY number DESC LIMIT ? OFFSET ?",
        (guild, most, skip),
    )
    return [SettingChange(*row) for row in rows.fetchall()]
