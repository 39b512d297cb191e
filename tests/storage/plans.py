"""What SQLite means to do for the statements that a function runs."""

import re
import sqlite3
from collections.abc import Callable

Query = Callable[[sqlite3.Connection], object]

_SMALL = re.compile(
    r"SCAN (tables|messages|shown) USING (COVERING )?INDEX"
    r" (tables_open|tables_behind|messages_stale|shown_deleted)$"
)
"""Indexes of what is to be done: walking through one of them takes no longer with time."""


def statements(connection: sqlite3.Connection, query: Query) -> list[str]:
    """The statements that `query` runs, with their values filled in."""
    ran: list[str] = []
    connection.set_trace_callback(ran.append)
    query(connection)
    connection.set_trace_callback(None)
    return [text for text in ran if not text.startswith("--")]


def plans(connection: sqlite3.Connection, query: Query) -> list[tuple[str, list[str]]]:
    """The statements that `query` runs, each with the steps of its plan."""
    ran = statements(connection, query)
    return [
        (text, [step[3] for step in connection.execute(f"EXPLAIN QUERY PLAN {text}")])
        for text in ran
        if not text.startswith(("BEGIN", "COMMIT", "ROLLBACK"))
    ]


def walks(steps: list[str]) -> list[str]:
    """The steps of a plan that walk through something that grows."""
    return [step for step in steps if "SCAN" in step and not _SMALL.match(step)]
