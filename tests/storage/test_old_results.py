"""Results of a database from before standings: counted at once when it is migrated."""

import json
import sqlite3
from contextlib import closing
from datetime import UTC, datetime
from pathlib import Path
from random import Random

from rules.games import GAMES
from rules.periods import periods_of
from rules.remembered import Asked, By
from rules.results import teams_at
from storage.migrate import FOLDER, migrate, migrations
from storage.store import SqliteStore
from tests.counted import COLUMNS, Counted, Raw

GUILD = 5
BEFORE = 3
"""The last version without standings."""
TABLES = 60


def fill(connection: sqlite3.Connection, random: Random) -> None:
    """Tables as a program of that version left them: finished, stopped, running, and lobbies."""
    at = datetime(2025, 12, 20, tzinfo=UTC).timestamp()
    for number in range(1, TABLES + 1):
        at += random.uniform(1000, 80_000)
        game = random.choice(["woof-days", "fences", "dog"])
        seats = 4 if game == "dog" else 2
        kind = random.choice(["over"] * 5 + ["stopped", "running", "closed"])
        teams = teams_at(GAMES[game], seats)
        scores = [random.randrange(9) for _ in range(seats // (1 + (game == "dog")))]
        quitter = random.choice([None, None, 0])
        ranks = [(team == quitter, -scores[team]) for team in teams]
        outcome = {
            "reason": "end",
            "places": [1 + sum(other < rank for other in ranks) for rank in ranks],
            "scores": [scores[team] for team in teams],
            "resigned": [seat == quitter for seat in range(seats)],
        }
        connection.execute(
            "INSERT INTO tables VALUES (?, ?, 1, ?, '{}', 4, x'01', ?, 3, '{}', ?, NULL, ?, ?, 0)",
            (
                *(GUILD, number, game, "running" if kind == "running" else "over"),
                json.dumps(outcome) if kind == "over" else None,
                *(at - 500, at + 9000),
            ),
        )
        connection.executemany(
            "INSERT INTO log VALUES (?, ?, ?, ?, 1, NULL, ?, NULL, '', '[]')",
            [
                (GUILD, number, 1, "open", at - 500),
                (GUILD, number, 2, "start", at - 400),
                (GUILD, number, 3, "play", at),
                (GUILD, number, 4, "rematch", at + 9000),
            ],
        )
        if kind in ("over", "stopped"):
            chosen = random.sample(range(1, 7), seats)
            connection.executemany(
                "INSERT INTO results VALUES (?, ?, ?, ?, ?, ?, ?, ?)",
                [
                    (
                        *(GUILD, number, seat, member, f"{member} at {number}"),
                        outcome["places"][seat] if kind == "over" else None,
                        outcome["scores"][seat] if kind == "over" else None,
                        "end" if kind == "over" else "stopped",
                    )
                    for seat, member in enumerate(chosen)
                ],
            )


async def test_old_results_are_counted_as_new_ones_would_be(tmp_path: Path):
    path = tmp_path / "old.db"
    folder = tmp_path / "old"
    folder.mkdir()
    for file in migrations(FOLDER)[:BEFORE]:
        (folder / file.name).write_text(file.read_text())
    with closing(sqlite3.connect(path, isolation_level=None)) as connection:
        migrate(connection, folder=folder)
        fill(connection, Random(6))
        old = connection.execute(
            "SELECT number, seat, member, place, score, reason FROM results ORDER BY 1, 2"
        ).fetchall()
    async with await SqliteStore.at(path) as store:
        query = f"SELECT {COLUMNS} FROM results JOIN endings USING (guild, number) ORDER BY 1, 2"
        rows = await store.database.read(GUILD, lambda c: c.execute(query).fetchall())
        raw = [Raw(*row[:8], bool(row[8]), *row[9:]) for row in rows]
        assert [(row.number, row.seat, row.member, row.place, row.score) for row in raw] == [
            row[:5] for row in old
        ]
        people = [await store.person(GUILD, member) for member in range(1, 7)]
        counted = Counted(raw, {person.member: person for person in people if person})
        for table in counted.tables.values():
            game = GAMES[table[0].game]
            assert tuple(row.team for row in table) == teams_at(game, len(table))
        assert any(row.resigned for row in raw)
        kinds: tuple[By, ...] = ("rating", "wins", "points")
        for period in {period for row in raw for period in periods_of(row.ended)}:
            for game_name in ("", "woof-days", "fences", "dog"):
                for by in kinds:
                    asked = Asked(GUILD, game_name, period, by, 0, 9, reader=2)
                    assert await store.leaderboard(asked) == counted.leaderboard(asked)
        for member in range(1, 7):
            profile = await store.profile(GUILD, member, 1, 9)
            assert profile == counted.profile(GUILD, member, 1, 9)
        last = max(row.number for row in raw if row.member == 1)
        assert (await store.profile(GUILD, 1, None, 1)).name == f"1 at {last}"
        ended = await store.finished(GUILD, last)
        assert ended is not None
        assert (ended.ended - ended.began, ended.moves) == (400, 1)


def test_what_tables_counted_is_told_by_seat_from_version_6_on(tmp_path: Path):
    """Up to version 5 each counted the same for all of its seats."""
    (tmp_path / "old").mkdir()
    for file in migrations(FOLDER)[:5]:
        (tmp_path / "old" / file.name).write_text(file.read_text())
    with closing(sqlite3.connect(":memory:", isolation_level=None)) as connection:
        migrate(connection, folder=tmp_path / "old")
        for number, weight in ((1, 1.0), (2, None), (3, 0.25)):
            connection.execute(
                "INSERT INTO tables (guild, number, channel, game, options, size, secret, status,"
                " revision, opened, changed)"
                " VALUES (5, ?, 1, 'fences', '{}', 2, x'01', 'over', 1, 1, 1)",
                (number,),
            )
            connection.execute(
                "INSERT INTO endings VALUES (5, ?, 'fences', '{}', 'end', 1, 2, 3, ?)",
                (number, weight),
            )
            connection.executemany(
                "INSERT INTO results VALUES"
                " (5, ?1, ?2, ?2, '', 'fences', 2, ?2, 1, 0, '[]', 0, 0, NULL, NULL)",
                [(number, 0), (number, 1)],
            )
        migrate(connection)
        told = connection.execute("SELECT weight FROM results ORDER BY number, seat").fetchall()
    assert [weight for (weight,) in told] == [1.0, 1.0, None, None, 0.25, 0.25]
