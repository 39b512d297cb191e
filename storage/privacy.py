"""What is stored about a member, and how it is deleted.

Functions of a connection that is in a transaction.
"""

# ruff: noqa: S608  (nothing but constants is put into the text of a query)

import sqlite3
from collections.abc import Collection, Iterable
from typing import Any

from rules import fair
from rules.remembered import Busy
from rules.store import NOBODY
from rules.unnamed import uncalled, unnamed
from storage import messages, shown

# By the name under which it is shown: which rows of which table are about the member.
_ABOUT = {
    "member": "SELECT name, seen, gone, hidden, checked FROM members",
    "settings": "SELECT pings FROM member_settings",
    "changed settings": """
        SELECT setting, "before", "after", interaction, at FROM settings_log""",
    "standings": "SELECT * FROM standings",
    "ratings": "SELECT game, mu, sigma, games FROM ratings",
    "shown": "SELECT channel, message FROM shown",
    "results": """
        SELECT number AS "table", seat, name, game, ended, place, score, parts, points, resigned,
               weight, mu, sigma
        FROM results""",
}

_TABLES = """
    SELECT number FROM log INDEXED BY log_present
    WHERE guild = :guild AND member = :member AND kind IN ('open', 'join', 'stop')
    UNION SELECT number FROM results INDEXED BY results_met
    WHERE guild = :guild AND member = :member
    UNION SELECT number FROM seats INDEXED BY seats_partner
    WHERE guild = :guild AND partner = :member
    ORDER BY number"""

_OF_TABLE = "WHERE guild = :guild AND number = :number"

_AT_TABLE = (
    f"UPDATE seats SET member = {NOBODY}, name = '' {_OF_TABLE} AND member = :member",
    f"UPDATE seats SET partner = NULL {_OF_TABLE} AND partner = :member",
    f"UPDATE log SET text = '' {_OF_TABLE} AND kind = 'stop' AND member = :member",
    f"UPDATE log SET member = {NOBODY} {_OF_TABLE} AND member = :member",
    f"UPDATE log SET text = '{NOBODY}' {_OF_TABLE} AND kind = 'pair' AND text = :text",
    f"""
    UPDATE results SET member = {NOBODY}, name = '', mu = NULL, sigma = NULL
    {_OF_TABLE} AND member = :member""",
)

_NAMES = (
    "SELECT name FROM members WHERE guild = :guild AND member = :member",
    """
    SELECT DISTINCT name FROM results INDEXED BY results_met
    WHERE guild = :guild AND member = :member""",
)

_NAMES_AT = f"SELECT name FROM seats {_OF_TABLE} AND member = :member"

# Others may have named them in a reason, at any table; only stops are looked at.
_REASONS = """
    SELECT number, revision, text FROM log INDEXED BY log_present
    WHERE guild = :guild AND kind IN ('open', 'join', 'stop') AND kind = 'stop' AND text <> ''"""

_SITS = """
    SELECT 1 FROM seats INDEXED BY seats_member JOIN tables USING (guild, number)
    WHERE seats.guild = ? AND member = ? AND "left" = 0 AND status <> 'over' LIMIT 1"""


def tables_with(connection: sqlite3.Connection, guild: int, member: int) -> list[int]:
    """The numbers of all tables at which a member ever was or is waited for, ascending."""
    rows = connection.execute(_TABLES, {"guild": guild, "member": member})
    return [number for (number,) in rows.fetchall()]


def everything(connection: sqlite3.Connection, guild: int, member: int) -> dict[str, Any]:
    """All rows about a member, as JSON values, by what they are."""
    keys: dict[str, Any] = {"guild": guild, "member": member}
    found = {
        name: _dicts(connection, f"{query} WHERE guild = :guild AND member = :member", keys)
        for name, query in _ABOUT.items()
    }
    seats: list[dict[str, Any]] = []
    log: list[dict[str, Any]] = []
    for number in tables_with(connection, guild, member):
        at_table = keys | {"number": number}
        seats += _dicts(
            connection,
            'SELECT number AS "table", seat, name, contribution, "left", partner FROM seats'
            f" {_OF_TABLE} AND member = :member",
            at_table,
        )
        log += _dicts(
            connection,
            'SELECT number AS "table", revision, kind, interaction, at, seat, text FROM log'
            f" {_OF_TABLE} AND member = :member ORDER BY revision",
            at_table,
        )
    return {**found, "seats": seats, "log": log}


def _dicts(
    connection: sqlite3.Connection, query: str, keys: dict[str, Any]
) -> list[dict[str, Any]]:
    cursor = connection.execute(query, keys)
    names = [column[0] for column in cursor.description]
    rows = (dict(zip(names, row, strict=True)) for row in cursor.fetchall())
    return [{name: value for name, value in row.items() if name != "guild"} for row in rows]


def forget(
    connection: sqlite3.Connection,
    guild: int,
    member: int,
    still: Collection[int] | None = None,
    called: Iterable[str] = (),
) -> None:
    """Delete what is stored about a member; what others did stays whole. Raises Busy.

    All messages of tables in which they may be named are stale then, and what was shown with their
    name is to be deleted.
    """
    if connection.execute(_SITS, (guild, member)).fetchone() is not None:
        raise Busy
    numbers = tables_with(connection, guild, member)
    if still is not None and not set(still).issuperset(numbers):
        raise Busy
    names = _names(connection, guild, member, numbers).union(called)
    for number in numbers:
        _forget_at(connection, guild, number, member)
        messages.mark(connection, guild, number)
    _forget_in_reasons(connection, guild, member, names)
    shown.forget(connection, guild, member)
    connection.execute(
        f"UPDATE settings_log SET member = {NOBODY} WHERE guild = ? AND member = ?", (guild, member)
    )
    for name in ("standings", "ratings", "members", "member_settings"):
        connection.execute(f"DELETE FROM {name} WHERE guild = ? AND member = ?", (guild, member))


def _names(
    connection: sqlite3.Connection, guild: int, member: int, numbers: Iterable[int]
) -> set[str]:
    """All names of a member that are stored."""
    keys = {"guild": guild, "member": member}
    rows = [row for query in _NAMES for row in connection.execute(query, keys).fetchall()]
    for number in numbers:
        rows += connection.execute(_NAMES_AT, keys | {"number": number}).fetchall()
    return {name for (name,) in rows}


def _forget_in_reasons(
    connection: sqlite3.Connection, guild: int, member: int, names: Iterable[str]
) -> None:
    """Take calls and names of the member out of the reasons for which tables were stopped."""
    sought = [*names, str(member)]
    for number, revision, text in connection.execute(_REASONS, {"guild": guild}).fetchall():
        left = unnamed(uncalled(text, member), sought)
        if left != text:
            connection.execute(
                f"UPDATE log SET text = :text {_OF_TABLE} AND revision = :revision",
                {"guild": guild, "number": number, "revision": revision, "text": left},
            )
            messages.mark(connection, guild, number)


def _forget_at(connection: sqlite3.Connection, guild: int, number: int, member: int) -> None:
    keys = {"guild": guild, "number": number, "member": member, "text": str(member)}
    seats = connection.execute(
        f"SELECT member, contribution FROM seats {_OF_TABLE} ORDER BY seat", keys
    ).fetchall()
    # Up to version 3, what a join contributed told who joined.
    if any(one == member and text.startswith(f"{member}:") for one, text in seats):
        _keep_seed(connection, keys, [text for _, text in seats])
        connection.execute(
            f"UPDATE seats SET contribution = '' {_OF_TABLE} AND member = :member", keys
        )
    for change in _AT_TABLE:
        connection.execute(change, keys)


def _keep_seed(
    connection: sqlite3.Connection, keys: dict[str, Any], contributions: list[str]
) -> None:
    """Keep the seed of a game that has begun, before a contribution to it is deleted."""
    (secret,) = connection.execute(f"SELECT secret FROM tables {_OF_TABLE}", keys).fetchone()
    connection.execute(
        f"UPDATE tables SET seed = :seed {_OF_TABLE} AND state IS NOT NULL AND seed IS NULL",
        keys | {"seed": fair.mix(secret, contributions)},
    )
