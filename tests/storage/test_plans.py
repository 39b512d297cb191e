"""No query walks through a whole table, however much a bot has stored."""

import re
import sqlite3
from collections.abc import Callable, Iterator
from contextlib import closing
from dataclasses import replace

import pytest

from rules.store import MemberSettings, Message, Result, SettingChange
from storage import members, messages, results, settings, tables
from storage.migrate import migrate
from tests.storage.samples import ANNA, BEN, CHANNEL, GUILD, entry, lobby, seat, step

Query = Callable[[sqlite3.Connection], object]


@pytest.fixture
def connection() -> Iterator[sqlite3.Connection]:
    with closing(sqlite3.connect(":memory:", isolation_level=None)) as connection:
        migrate(connection)
        yield connection


def statements(connection: sqlite3.Connection, query: Query) -> list[str]:
    """The statements that `query` runs, with their values filled in."""
    ran: list[str] = []
    connection.set_trace_callback(ran.append)
    query(connection)
    connection.set_trace_callback(None)
    return [text for text in ran if not text.startswith("--")]


def scans(connection: sqlite3.Connection, query: Query) -> list[str]:
    """The steps of its plans that walk through something, other than an index of what is open."""
    ran = statements(connection, query)
    assert ran
    steps = [step[3] for text in ran for step in connection.execute(f"EXPLAIN QUERY PLAN {text}")]
    small = re.compile(r"SCAN tables USING (COVERING )?INDEX tables_(open|behind)$")
    return [step for step in steps if "SCAN" in step and not small.match(step)]


def one_table(connection: sqlite3.Connection) -> None:
    tables.insert(connection, lobby(), entry(1))


def next_change(connection: sqlite3.Connection) -> None:
    table = tables.find(connection, GUILD, 1)
    assert table is not None
    change = step(table, status="over", seats=(seat(ANNA), seat(BEN)))
    change = replace(
        change,
        results=(Result(0, ANNA, "a", 1, 1, "r"),),
        opens=lobby(),
        opens_entry=entry(1, interaction=None),
    )
    tables.change(connection, change)


@pytest.mark.parametrize(
    "query",
    [
        lambda c: tables.find(c, GUILD, 1),
        lambda c: tables.log(c, GUILD, 1),
        lambda c: tables.log(c, GUILD, 1, 5),
        lambda c: tables.of_member(c, GUILD, ANNA),
        lambda c: tables.in_channel(c, GUILD, CHANNEL),
        tables.unfinished,
        lambda c: list(tables.running(c)),
        lambda c: tables.insert(c, lobby(), entry(1)),
        next_change,
        lambda c: messages.put(c, Message(GUILD, 1, "table", 1, 1, 1)),
        lambda c: messages.find(c, GUILD, 1, "table"),
        lambda c: messages.drop(c, GUILD, 1, "table"),
        lambda c: messages.retire(c, GUILD, 1, "table"),
        lambda c: messages.leftovers(c, GUILD, 1),
        lambda c: messages.drop_leftover(c, GUILD, 1, 5),
        lambda c: results.of_table(c, GUILD, 1),
        lambda c: members.put(c, GUILD, ANNA, MemberSettings()),
        lambda c: members.find(c, GUILD, ANNA),
        lambda c: settings.find(c, GUILD),
        lambda c: settings.change(c, GUILD, SettingChange("rated", "yes", "no", ANNA, 8, 1.0)),
        lambda c: settings.changes(c, GUILD, 10, 20),
    ],
)
def test_nothing_is_scanned(connection: sqlite3.Connection, query: Query):
    one_table(connection)
    assert scans(connection, query) == []


def test_a_scan_would_be_noticed(connection: sqlite3.Connection):
    for text in ("SELECT * FROM tables", "SELECT * FROM log WHERE member = 1"):
        assert scans(connection, lambda c, text=text: c.execute(text)) != []


def test_a_move_takes_few_statements(connection: sqlite3.Connection):
    """Each costs a trip through SQLite, with the one lock of Python taken and given back."""
    one_table(connection)
    table = tables.find(connection, GUILD, 1)
    assert table is not None
    ran = statements(connection, lambda c: tables.change(c, step(table, state="{}")))
    assert [text.split()[0] for text in ran] == ["INSERT", "UPDATE", "SELECT"]
