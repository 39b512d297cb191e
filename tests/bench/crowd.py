"""A database of very many results: what one bot may come to remember in some years.

Few servers are large and most are small, and in each a few members play most. Standings are counted
here a way of their own, and compared by a test; how long it takes to build it says nothing.
"""

import itertools
import sqlite3
from collections.abc import Iterable, Iterator
from contextlib import closing
from dataclasses import dataclass
from datetime import UTC, datetime
from pathlib import Path
from random import Random
from typing import Any

from rules.games import GAMES
from rules.periods import periods_of
from storage.migrate import migrate

FIRST = datetime(2025, 1, 1, tzinfo=UTC).timestamp()
LAST = datetime(2026, 11, 30, tzinfo=UTC).timestamp()
GAME_NAMES = tuple(GAMES)[:6]
RANKED = 5


@dataclass(frozen=True, slots=True)
class Size:
    """How much there is in all."""

    results: int = 1_000_000
    members: int = 50_000
    guilds: int = 2_000


def shares(total: int, parts: int, steepness: float, least: int) -> list[int]:
    """`total` in uneven parts, the largest first, each at least `least`."""
    weights = [1 / (rank + 1) ** steepness for rank in range(parts)]
    free = total - least * parts
    found = [least + int(free * weight / sum(weights)) for weight in weights]
    found[0] += total - sum(found)
    return found


def build(path: Path, size: Size, seed: int = 1) -> None:
    """Write the database; guild 1 is the largest, and in each guild member 1 played most."""
    random = Random(seed)
    members = shares(size.members, size.guilds, 1.2, min(6, size.members // size.guilds))
    results = shares(size.results, size.guilds, 1.2, 6)
    with closing(sqlite3.connect(path, isolation_level=None)) as connection:
        migrate(connection)
        connection.execute("PRAGMA foreign_keys = OFF")
        connection.execute("PRAGMA synchronous = OFF")
        connection.execute("PRAGMA journal_mode = WAL")
        connection.execute("PRAGMA cache_size = -200000")
        connection.execute("BEGIN")
        indexes = connection.execute(
            "SELECT name, sql FROM sqlite_schema WHERE type = 'index' AND sql IS NOT NULL"
        ).fetchall()
        for name, _ in indexes:
            connection.execute(f"DROP INDEX {name}")
        for guild, (people, rows) in enumerate(zip(members, results, strict=True), 1):
            _guild(connection, Guild(guild, people, rows, random))
        for _, statement in indexes:
            connection.execute(statement)
        connection.execute("COMMIT")


class Guild:
    """One guild's results, and what is counted from them."""

    def __init__(self, guild: int, members: int, rows: int, random: Random) -> None:
        self.guild = guild
        self.random = random
        self.standings: dict[tuple[int, str, str], list[Any]] = {}
        self.ratings: dict[tuple[int, str], tuple[float, float, int]] = {}
        self.tables: list[tuple[Any, ...]] = []
        self.results: list[tuple[Any, ...]] = []
        self.members = range(1, members + 1)
        weights = [1 / (rank + 5) ** 0.9 for rank in range(members)]
        self.weights = list(itertools.accumulate(weights))
        sizes = self.sizes(rows)
        times = sorted(random.uniform(FIRST, LAST) for _ in sizes)
        for number, (seats, at) in enumerate(zip(sizes, times, strict=True), 1):
            self.table(number, seats, at)

    def sizes(self, rows: int) -> list[int]:
        """How many sit at each table."""
        found: list[int] = []
        while rows:
            seats = min(self.random.choice((2, 2, 3, 4, 6)), len(self.members), rows)
            seats += rows - seats == 1 and seats < len(self.members)
            found.append(seats)
            rows -= seats
        return found

    def table(self, number: int, seats: int, at: float) -> None:
        random = self.random
        game = GAME_NAMES[min(random.randrange(10), len(GAME_NAMES) - 1)]
        chosen: dict[int, None] = {}
        while len(chosen) < seats:
            (member,) = random.choices(self.members, cum_weights=self.weights)
            chosen[member] = None
        scores = [random.randrange(40) for _ in range(seats)]
        self.tables.append((self.guild, number, game, at))
        for seat, (member, score) in enumerate(zip(chosen, scores, strict=True)):
            place = 1 + sum(other > score for other in scores)
            points = sum((other < score) + (other <= score) for other in scores) - 1
            mu, sigma, games = self.ratings.get((member, game), (25.0, 8.0, 0))
            mu += random.uniform(-1, 1) + (1 if place == 1 else -0.3)
            sigma = max(1.5, sigma - 0.1)
            self.ratings[member, game] = mu, sigma, games + 1
            self.results.append(
                (self.guild, number, seat, member, game, at, place, score, points, mu, sigma)
            )
            told = round(100 * (mu - 3 * sigma)) if games + 1 >= RANKED else None
            for period in periods_of(at):
                self.count((member, period, game), place == 1, points, score, told)
                self.count((member, period, ""), place == 1, points, None, None)

    def count(
        self,
        key: tuple[int, str, str],
        won: bool,
        points: int,
        score: int | None,
        told: int | None,
    ) -> None:
        row = self.standings.setdefault(key, [0, 0, 0, None, 0, 0, None])
        row[0] += 1
        row[1] += won
        row[2] += points
        if score is not None:
            row[3] = max(score, row[3] or 0)
        row[4] = row[4] + 1 if won else 0
        row[5] = max(row[4], row[5])
        row[6] = told if told is not None else row[6]

    def standing_rows(self) -> Iterator[tuple[Any, ...]]:
        for (member, period, game), row in self.standings.items():
            shown = 2 if member % 10 == 0 else 0 if member % 97 == 0 else 1
            games, wins, points, best, streak, longest, told = row
            yield (
                *(self.guild, member, period, game, shown, games, wins, points, best, 0),
                *(streak, longest, games, told),
            )


def _guild(connection: sqlite3.Connection, guild: Guild) -> None:
    def put(statement: str, rows: Iterable[tuple[Any, ...]]) -> None:
        connection.executemany(statement, rows)

    put(
        "INSERT INTO tables (guild, number, channel, game, options, size, secret, status, revision,"
        " opened, changed) VALUES (?1, ?2, 1, ?3, '{}', 6, x'00', 'over', 1, ?4, ?4)",
        guild.tables,
    )
    put(
        "INSERT INTO endings VALUES (?1, ?2, ?3, '{}', 'full_week', ?4 - 900, ?4, 60)",
        guild.tables,
    )
    put(
        "INSERT INTO results (guild, number, seat, member, name, game, ended, team, place, score,"
        " parts, points, resigned, mu, sigma, weight) VALUES"
        " (?1, ?2, ?3, ?4, 'name', ?5, ?6, ?3, ?7, ?8, '[]', ?9, 0, ?10, ?11, 1)",
        guild.results,
    )
    put(
        "INSERT INTO members VALUES (?, ?, ?, 1, ?, ?, 1)",
        (
            (guild.guild, member, f"member {member}", member % 10 == 0, member % 97 == 0)
            for member in guild.members
        ),
    )
    put(
        "INSERT INTO ratings VALUES (?, ?, ?, ?, ?, ?)",
        ((guild.guild, *key, *values) for key, values in sorted(guild.ratings.items())),
    )
    put(
        "INSERT INTO standings VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)",
        sorted(guild.standing_rows(), key=lambda row: row[:4]),
    )
