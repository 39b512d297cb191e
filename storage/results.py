"""How tables ended, seat by seat. Functions of a connection that is in a transaction."""

import sqlite3
from collections.abc import Sequence

from rules.store import Result


def put(connection: sqlite3.Connection, guild: int, number: int, results: Sequence[Result]) -> None:
    """Store the results of a table that has none yet."""
    connection.executemany(
        "INSERT INTO results (guild, number, seat, member, name, place, score, reason)"
        " VALUES (?, ?, ?, ?, ?, ?, ?, ?)",
        [
            (
                *(guild, number, result.seat, result.member, result.name),
                *(result.place, result.score, result.reason),
            )
            for result in results
        ],
    )


def of_table(connection: sqlite3.Connection, guild: int, number: int) -> list[Result]:
    """The results of a table in seat order; none if it ran to no end."""
    rows = connection.execute(
        "SELECT seat, member, name, place, score, reason FROM results"
        " WHERE guild = ? AND number = ? ORDER BY seat",
        (guild, number),
    )
    return [Result(*row) for row in rows.fetchall()]
