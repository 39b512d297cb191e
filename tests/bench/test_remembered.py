"""The benchmark of what is remembered asks right questions of a database that is right."""

import sqlite3
from contextlib import closing
from pathlib import Path

from rules.periods import periods_of
from rules.remembered import Asked, Person
from storage import standings
from storage.upkeep import integrity
from tests.bench.crowd import LAST, Size, build, shares
from tests.bench.remembered import KINDS, LARGEST, measure, typed
from tests.counted import COLUMNS, Counted, Raw

SMALL = Size(results=3000, members=200, guilds=10)


def test_shares_are_uneven_and_whole():
    parts = shares(1000, 10, 0.9, 6)
    assert sum(parts) == 1000
    assert parts == sorted(parts, reverse=True)
    assert parts[0] > 3 * parts[-1] >= 18


def test_the_database_holds_what_the_program_itself_would_have_written(tmp_path: Path):
    build(tmp_path / "crowd.db", SMALL)
    assert [fault for fault in integrity(tmp_path / "crowd.db") if "log" not in fault] == []
    with closing(sqlite3.connect(tmp_path / "crowd.db")) as connection:
        totals = connection.execute(
            "SELECT count(*), count(DISTINCT guild) FROM results"
        ).fetchone()
        assert totals == (SMALL.results, SMALL.guilds)
        (members,) = connection.execute("SELECT count(*) FROM members").fetchone()
        assert members == SMALL.members
        rows = connection.execute(
            f"SELECT {COLUMNS} FROM results JOIN endings USING (guild, number)"
            " WHERE results.guild = ?",
            (LARGEST,),
        )
        raw = [Raw(*row[:8], bool(row[8]), *row[9:]) for row in rows]
        people = {
            member: Person(member, name, 1, bool(gone), bool(hidden), 1)
            for member, name, gone, hidden in connection.execute(
                "SELECT member, name, gone, hidden FROM members WHERE guild = ?", (LARGEST,)
            )
        }
        counted = Counted(raw, people)
        for period in periods_of(LAST):
            for game in ("", "woof-days", "fences"):
                for by in KINDS:
                    asked = Asked(LARGEST, game, period, by, 0, 20, gone=True, reader=5)
                    assert standings.leaderboard(connection, asked) == counted.leaderboard(asked)
        profile = standings.profile(connection, LARGEST, 1, 2, 10)
        assert profile == counted.profile(LARGEST, 1, 2, 10)


async def test_all_is_measured_and_nothing_is_walked_through():
    figures = {figure.name: figure for figure in await measure(SMALL, 1)}
    assert figures["queries that walk through a whole table"].value == "0"
    assert [figure.target for figure in figures.values()].count("≤ 20 ms") == 3
    assert [figure.target for figure in figures.values()].count("≤ 5 ms") == 2


def test_without_a_word_it_is_as_large_as_the_figures_say():
    assert typed([]).results == Size().results == 1_000_000
    assert typed(["--results", "500"]).results == 500
