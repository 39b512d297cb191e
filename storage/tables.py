"""Tables, their seats and their logs.

Plain functions of a connection that is in a transaction; `store` runs them on the right thread.
"""

import sqlite3
from collections import defaultdict
from collections.abc import Iterable, Iterator
from dataclasses import replace
from typing import Any

from rules.store import AlreadyDone, Change, Conflict, Entry, Seat, Table
from storage import results

_TABLE = """
    SELECT guild, number, channel, game, options, size, secret, status, revision, state, outcome,
           rematch, opened, changed, seed
    FROM tables"""

_SEATS = """
    SELECT guild, number, seat, member, name, contribution, "left", partner
    FROM seats"""

_LOG = "SELECT revision, kind, member, interaction, at, seat, text, events FROM log"

# Without being told, SQLite would rather walk through all tables, to have them in order.
_OPEN = "tables INDEXED BY tables_open WHERE status <> 'over'"

_UNFINISHED = f"""
    SELECT guild, number FROM {_OPEN}
    UNION ALL
    SELECT guild, number FROM tables INDEXED BY tables_behind WHERE behind = 1
    ORDER BY guild, number"""  # noqa: S608  (here and below: nothing but constants)

_RUNNING = f"""
    SELECT guild, number FROM {_OPEN} AND status = 'running'
    ORDER BY guild, number"""  # noqa: S608

_IN_CHANNEL = f"""{_TABLE}
    WHERE guild = :guild AND channel = :channel AND status <> 'over'
    ORDER BY number"""

_OF_MEMBER = f"""{_TABLE}
    WHERE guild = :guild AND status <> 'over' AND number IN (
        SELECT number FROM seats WHERE guild = :guild AND member = :member AND "left" = 0
    )
    ORDER BY number"""  # noqa: S608

# Does for nearly every move and takes half the time: no index and no reference is touched.
_MOVE = """
    UPDATE tables SET revision = :revision, state = :state, outcome = :outcome, changed = :changed
    WHERE guild = :guild AND number = :number AND revision = :revision - 1
        AND channel = :channel AND game = :game AND options = :options AND size = :size
        AND secret = :secret AND status = :status AND rematch IS :rematch AND opened = :opened"""

_REPLACE = """
    UPDATE tables SET revision = :revision, state = :state, outcome = :outcome, changed = :changed,
        channel = :channel, game = :game, options = :options, size = :size, secret = :secret,
        status = :status, rematch = :rematch, opened = :opened
    WHERE guild = :guild AND number = :number AND revision = :revision - 1"""

_NOT_THERE = ("SQLITE_CONSTRAINT_PRIMARYKEY", "SQLITE_CONSTRAINT_FOREIGNKEY")
"""How SQLite says that the log has this revision, or that there is no such table."""

_AT_ONCE = 500
"""Parameters in one statement; SQLite allows 999 in old builds."""


def insert(connection: sqlite3.Connection, table: Table, entry: Entry) -> Table:
    """Store a new table under the guild's next number, with its first entry. Raises AlreadyDone."""
    if entry.revision != 1:
        raise ValueError("the first entry of a table has revision 1")
    (number,) = connection.execute(
        "SELECT coalesce(max(number), 0) + 1 FROM tables WHERE guild = ?", (table.guild,)
    ).fetchone()
    table = replace(table, number=number, revision=1)
    connection.execute(
        """
        INSERT INTO tables (guild, number, channel, game, options, size, secret, status, revision,
                            state, outcome, rematch, opened, changed)
        VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)
        """,
        (
            *(table.guild, table.number, table.channel, table.game, table.options, table.size),
            *(table.secret, table.status, table.revision, table.state, table.outcome),
            *(table.rematch, table.opened, table.changed),
        ),
    )
    _insert_seats(connection, table)
    _append(connection, table, entry)
    return table


def change(connection: sqlite3.Connection, wanted: Change) -> Table:
    """Store one change of a table. Raises AlreadyDone or Conflict."""
    table, entry = wanted.table, wanted.entry
    if table.revision != entry.revision:
        raise ValueError("a change's table must be at its entry's revision")
    if (wanted.opens is None) != (wanted.opens_entry is None):
        raise ValueError("a table opened by a change needs its first entry")
    _append(connection, table, entry)
    if wanted.opens is not None and wanted.opens_entry is not None:
        if wanted.opens.guild != table.guild or wanted.opens_entry.interaction is not None:
            raise ValueError("a table is opened in the same guild, by the entry's interaction")
        opened = insert(connection, wanted.opens, wanted.opens_entry)
        table = replace(table, rematch=opened.number)
    _update(connection, table)
    _replace_seats(connection, table)
    if wanted.ending is not None:
        results.put(connection, table, wanted.ending)
    if table.status == "over":
        settle(connection, table.guild, table.number)
    return table


def find(connection: sqlite3.Connection, guild: int, number: int) -> Table | None:
    """One table, or None."""
    row = connection.execute(f"{_TABLE} WHERE guild = ? AND number = ?", (guild, number)).fetchone()
    return None if row is None else _with_seats(connection, guild, [row])[0]


def before(connection: sqlite3.Connection, guild: int, number: int) -> Table | None:
    """The table of which this one is the rematch, or None."""
    row = connection.execute(
        f"{_TABLE} WHERE guild = ? AND rematch = ?", (guild, number)
    ).fetchone()
    return None if row is None else _with_seats(connection, guild, [row])[0]


def log(
    connection: sqlite3.Connection, guild: int, number: int, last: int | None = None
) -> list[Entry]:
    """The entries of a table in order, or only the `last` ones."""
    rows = connection.execute(
        f"{_LOG} WHERE guild = ? AND number = ? ORDER BY revision DESC LIMIT ?",
        (guild, number, -1 if last is None else max(0, last)),
    ).fetchall()
    return [Entry(*row) for row in reversed(rows)]


def of_member(connection: sqlite3.Connection, guild: int, member: int) -> list[Table]:
    """The tables that aren't over at which a member sits and has not left, oldest first."""
    rows = connection.execute(_OF_MEMBER, {"guild": guild, "member": member}).fetchall()
    return _with_seats(connection, guild, rows)


def in_channel(connection: sqlite3.Connection, guild: int, channel: int) -> list[Table]:
    """The tables of a channel that aren't over, oldest first."""
    rows = connection.execute(_IN_CHANNEL, {"guild": guild, "channel": channel}).fetchall()
    return _with_seats(connection, guild, rows)


def unfinished(connection: sqlite3.Connection) -> list[tuple[int, int]]:
    """(guild, number) of each table that isn't over, or whose messages aren't as they should be."""
    return connection.execute(_UNFINISHED).fetchall()


def running(connection: sqlite3.Connection) -> Iterator[tuple[Table, list[Entry]]]:
    """Every running table of every guild, with its whole log."""
    for guild, number in connection.execute(_RUNNING).fetchall():
        table = find(connection, guild, number)
        if table is not None:
            yield table, log(connection, guild, number)


def settle(connection: sqlite3.Connection, guild: int, number: int) -> None:
    """Note whether a table that is over has a message that is behind it, or is to be deleted."""
    connection.execute(
        """
        UPDATE tables SET behind = EXISTS (
            SELECT 1 FROM messages
            WHERE messages.guild = tables.guild AND messages.number = tables.number
                AND messages.revision < tables.revision
        ) OR EXISTS (
            SELECT 1 FROM leftovers
            WHERE leftovers.guild = tables.guild AND leftovers.number = tables.number
        )
        WHERE guild = ? AND number = ? AND status = 'over'
        """,
        (guild, number),
    )


def gaps(connection: sqlite3.Connection) -> list[str]:
    """What is wrong between tables and their logs, a line each."""
    rows = connection.execute(
        """
        SELECT guild, number, tables.revision, count(log.revision), max(log.revision)
        FROM tables LEFT JOIN log USING (guild, number)
        GROUP BY guild, number
        HAVING count(log.revision) <> tables.revision OR max(log.revision) <> tables.revision
        """
    )
    return [
        f"table {number} of guild {guild} is at revision {revision},"
        f" its log has {entries} entries up to {last or 0}"
        for guild, number, revision, entries, last in rows
    ]


def _append(connection: sqlite3.Connection, table: Table, entry: Entry) -> None:
    """Append to the log; its keys refuse what it has already, and only then we ask what it was."""
    try:
        connection.execute(
            "INSERT INTO log (guild, number, revision, kind, member, interaction, at, seat, text,"
            " events) VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?)",
            (
                *(table.guild, table.number, entry.revision, entry.kind, entry.member),
                *(entry.interaction, entry.at, entry.seat, entry.text, entry.events),
            ),
        )
    except sqlite3.IntegrityError as error:
        done = connection.execute(
            "SELECT number FROM log WHERE guild = ? AND interaction = ?",
            (table.guild, entry.interaction),
        ).fetchone()
        if done is not None:
            raise AlreadyDone(done[0]) from error
        if error.sqlite_errorname in _NOT_THERE:
            raise _conflict(table) from error
        raise


def _update(connection: sqlite3.Connection, table: Table) -> None:
    """Replace the table's row if it is one revision behind; else raise Conflict."""
    values: dict[str, Any] = {
        "guild": table.guild,
        "number": table.number,
        "channel": table.channel,
        "game": table.game,
        "options": table.options,
        "size": table.size,
        "secret": table.secret,
        "status": table.status,
        "revision": table.revision,
        "state": table.state,
        "outcome": table.outcome,
        "rematch": table.rematch,
        "opened": table.opened,
        "changed": table.changed,
    }
    if (
        connection.execute(_MOVE, values).rowcount == 0
        and connection.execute(_REPLACE, values).rowcount == 0
    ):
        raise _conflict(table)


def _conflict(table: Table) -> Conflict:
    return Conflict(f"table {table.number} is not at revision {table.revision - 1}")


def _seat_rows(table: Table) -> list[tuple[Any, ...]]:
    return [
        (
            *(table.guild, table.number, seat, held.member, held.name, held.contribution),
            *(held.left, held.partner),
        )
        for seat, held in enumerate(table.seats)
    ]


def _insert_seats(connection: sqlite3.Connection, table: Table) -> None:
    connection.executemany(
        'INSERT INTO seats (guild, number, seat, member, name, contribution, "left", partner)'
        " VALUES (?, ?, ?, ?, ?, ?, ?, ?)",
        _seat_rows(table),
    )


def _replace_seats(connection: sqlite3.Connection, table: Table) -> None:
    """Write the seats if they changed; most changes are moves, which leave them alone."""
    key = (table.guild, table.number)
    stored = connection.execute(f"{_SEATS} WHERE guild = ? AND number = ? ORDER BY seat", key)
    if stored.fetchall() != _seat_rows(table):
        connection.execute("DELETE FROM seats WHERE guild = ? AND number = ?", key)
        _insert_seats(connection, table)


def _with_seats(
    connection: sqlite3.Connection, guild: int, rows: Iterable[tuple[Any, ...]]
) -> list[Table]:
    """Tables of one guild from their rows, in the same order."""
    rows = list(rows)
    seats: defaultdict[int, list[Seat]] = defaultdict(list)
    for start in range(0, len(rows), _AT_ONCE):
        numbers = [row[1] for row in rows[start : start + _AT_ONCE]]
        marks = ", ".join("?" * len(numbers))
        found = connection.execute(
            f"{_SEATS} WHERE guild = ? AND number IN ({marks}) ORDER BY number, seat",
            (guild, *numbers),
        )
        for _, number, _, member, name, contribution, left, partner in found.fetchall():
            seats[number].append(Seat(member, name, contribution, bool(left), partner))
    return [_table(row[:7], tuple(seats[row[1]]), row[7:]) for row in rows]


def _table(opening: tuple[Any, ...], seats: tuple[Seat, ...], course: tuple[Any, ...]) -> Table:
    guild, number, channel, game, options, size, secret = opening
    status, revision, state, outcome, rematch, opened, changed, seed = course
    return Table(
        guild,
        number,
        channel,
        game,
        options,
        size,
        secret,
        seats,
        status,
        revision,
        state,
        outcome,
        rematch,
        opened,
        changed,
        seed,
    )
