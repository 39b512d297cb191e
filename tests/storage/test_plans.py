"""No query walks through a whole table, however much a bot has stored."""

import sqlite3
from collections.abc import Callable, Iterator, Sequence
from contextlib import closing
from dataclasses import replace

import pytest

from rules.ratings import Rating
from rules.remembered import Asked, By
from rules.store import Ending, MemberSettings, Message, Rated, Result, SettingChange
from storage import (
    guilds,
    members,
    messages,
    privacy,
    results,
    settings,
    shown,
    standings,
    tables,
)
from storage.migrate import migrate
from tests.storage.plans import Query, plans, statements, walks
from tests.storage.samples import ANNA, BEN, CHANNEL, GUILD, entry, lobby, seat, step


@pytest.fixture
def connection() -> Iterator[sqlite3.Connection]:
    with closing(sqlite3.connect(":memory:", isolation_level=None)) as connection:
        migrate(connection)
        yield connection


def scans(connection: sqlite3.Connection, query: Query) -> list[str]:
    """The steps of its plans that walk through something that grows."""
    found = plans(connection, query)
    assert found
    return [step for _, steps in found for step in walks(steps)]


def one_table(connection: sqlite3.Connection) -> None:
    tables.insert(connection, lobby(), entry(1))


def next_change(connection: sqlite3.Connection) -> None:
    table = tables.find(connection, GUILD, 2) or tables.find(connection, GUILD, 1)
    assert table is not None
    change = step(table, status="over", seats=(seat(ANNA), seat(BEN)))
    change = replace(
        change,
        ending=Ending("r", 5.0, (Result(0, ANNA, "a", 0, 1, 1),), ("", "1970"), rate),
        opens=lobby(),
        opens_entry=entry(1, interaction=None),
    )
    tables.change(connection, change)


def rate(before: Sequence[Rating], met: Sequence[Sequence[int]]) -> Rated:
    return Rated((1.0,) * len(met), tuple(before))


def finished(connection: sqlite3.Connection) -> None:
    """A table of two that has ended, and a second one."""
    one_table(connection)
    next_change(connection)


def leaderboards() -> Iterator[Query]:
    """Every kind there is."""
    kinds: list[By] = ["rating", "wins", "points"]
    for by in kinds:
        for gone in (False, True):
            asked = Asked(GUILD, "some-game", "1970", by, 1, 1, gone, ANNA)
            yield lambda c, asked=asked: standings.leaderboard(c, asked)
            first = replace(asked, page=0)
            yield lambda c, asked=first: standings.leaderboard(c, asked)


def histories() -> Iterator[Query]:
    for member in (None, ANNA):
        for game in ("", "some-game"):
            yield lambda c, m=member, g=game: results.history(c, GUILD, m, g, 0, 5)


def forget_guild(connection: sqlite3.Connection) -> None:
    guilds.left(connection, GUILD, 1)
    while guilds.forget_some(connection, GUILD, 5):
        pass


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
        lambda c: messages.mark(c, GUILD, 1),
        lambda c: messages.mark_open(c, GUILD),
        messages.stale,
        lambda c: messages.find(c, GUILD, 1, "table"),
        lambda c: messages.drop(c, GUILD, 1, "table"),
        lambda c: messages.retire(c, GUILD, 1, "table"),
        lambda c: messages.leftovers(c, GUILD, 1),
        lambda c: messages.drop_leftover(c, GUILD, 1, 5),
        lambda c: members.put(c, GUILD, ANNA, MemberSettings()),
        lambda c: members.find(c, GUILD, ANNA),
        *leaderboards(),
        lambda c: standings.profile(c, GUILD, ANNA, BEN, 100),
        *histories(),
        lambda c: results.find(c, GUILD, 1),
        lambda c: members.seen(c, GUILD, ANNA, "A", 1),
        lambda c: members.to_check(c, 5, 5),
        lambda c: members.checked(c, GUILD, ANNA, 1, gone=True),
        lambda c: members.hide(c, GUILD, ANNA, "A", 1, hidden=True),
        lambda c: privacy.everything(c, GUILD, BEN),
        lambda c: privacy.forget(c, GUILD, BEN),
        lambda c: shown.put(c, GUILD, CHANNEL, 9, {ANNA, BEN}),
        lambda c: shown.forget(c, GUILD, ANNA),
        shown.to_delete,
        lambda c: shown.drop(c, GUILD, 9),
        lambda c: guilds.left(c, GUILD, 5),
        lambda c: guilds.back(c, GUILD),
        lambda c: guilds.left_before(c, 5),
        guilds.known,
        forget_guild,
        lambda c: settings.find(c, GUILD),
        lambda c: settings.change(c, GUILD, SettingChange("rated", "yes", "no", ANNA, 8, 1.0)),
        lambda c: settings.changes(c, GUILD, 10, 20),
    ],
)
@pytest.mark.parametrize("before", [one_table, finished])
def test_nothing_is_scanned(
    connection: sqlite3.Connection, query: Query, before: Callable[[sqlite3.Connection], None]
):
    before(connection)
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
