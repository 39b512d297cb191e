"""Leaderboards, profiles and recording a result, on a database of very many results.

`python -m tests.bench.remembered` builds it (1,000,000 results of 50,000 members in 2,000 servers;
some minutes, a gigabyte or two in a temporary folder, or in `--keep FILE` to use it again), asks
every kind of question of its largest server, and prints the plan of each query. A question's time
is from asking the store to its answer, so with the way to the reader's thread and back. A result's
is the processor time of all its statements, without the commit, which a move needs anyway.
"""

import argparse
import asyncio
import itertools
import logging
import sqlite3
import sys
import tempfile
import time
from collections.abc import Awaitable, Callable, Iterator, Sequence
from contextlib import contextmanager
from dataclasses import replace
from pathlib import Path
from random import Random
from typing import Any

from rules.game import Outcome
from rules.games import GAMES
from rules.remembered import Asked, By
from rules.results import finished
from rules.store import Ending, Seat, Table
from storage import results, standings
from storage.store import SqliteStore
from tests.bench.crowd import GAME_NAMES, LAST, Size, build
from tests.bench.report import Figure, show
from tests.storage.plans import plans, walks

LARGEST = 1
"""The guild with most members and results."""
FULL = Size()
ROUNDS = 5
KINDS: tuple[By, ...] = ("rating", "wins", "points")
PERIODS = ("", "2026", "2026-10")
PAGE = 10
BUSY_MEMBERS = 20
"""Of how many of those who played most a profile is asked for."""
RECORDED = 200


def questions(pages: int) -> Iterator[Asked]:
    """Every kind of leaderboard: the first page, and one far down."""
    for game, period, by, gone, page in itertools.product(
        ("", *GAME_NAMES), PERIODS, KINDS, (False, True), (0, pages // 2)
    ):
        yield Asked(LARGEST, game, period, by, page, PAGE, gone, reader=5)


async def timed(
    ask: Callable[[Any], Awaitable[object]], about: Sequence[Any], rounds: int
) -> list[float]:
    """Milliseconds of each question, one after the other; the least of some rounds.

    What another process took from us meanwhile is not our time.
    """
    best = [float("inf")] * len(about)
    for _ in range(rounds):
        for number, one in enumerate(about):
            began = time.perf_counter()
            await ask(one)
            best[number] = min(best[number], 1000 * (time.perf_counter() - began))
    return best


async def worked(
    store: SqliteStore, work: Callable[..., object], about: Sequence[Any], rounds: int
) -> list[float]:
    """Milliseconds of processor time that answering takes on the reader's thread, as `timed`."""

    def once(connection: sqlite3.Connection, one: Any) -> float:
        began = time.thread_time()
        work(connection, one)
        return 1000 * (time.thread_time() - began)

    best = [float("inf")] * len(about)
    for _ in range(rounds):
        for number, one in enumerate(about):
            took = await store.database.read(LARGEST, lambda c, one=one: once(c, one))
            best[number] = min(best[number], took)
    return best


def told(name: str, times: list[float], target: str = "") -> Figure:
    ordered = sorted(times)
    middle, high = ordered[len(ordered) // 2], ordered[-1]
    return Figure(name, f"{middle:.2f} ms ({ordered[0]:.2f} to {high:.2f})", "", target)


def last_moves(
    connection: sqlite3.Connection, seats: int, random: Random
) -> Iterator[tuple[Table, Ending]]:
    """(table, ending) of tables of so many in the largest guild, stored up to their last move."""
    game = GAMES[GAME_NAMES[0]]
    at = LAST
    while True:
        held = tuple(Seat(m, f"member {m}", "") for m in random.sample(range(1, 300), seats))
        at += 60
        (number,) = connection.execute(
            "SELECT max(number) + 1 FROM tables WHERE guild = ?", (LARGEST,)
        ).fetchone()
        connection.execute(
            "INSERT INTO tables (guild, number, channel, game, options, size, secret, status,"
            " revision, opened, changed) VALUES (?1, ?2, 1, ?3, '{}', 6, x'00', 'over', 1, ?4, ?4)",
            (LARGEST, number, game.name, at),
        )
        connection.executemany(
            "INSERT INTO log (guild, number, revision, kind, member, interaction, at, seat, text,"
            " events) VALUES (?, ?, ?, 'play', 1, NULL, ?, 0, 'a move', '[]')",
            [(LARGEST, number, revision, at) for revision in range(1, 150)],
        )
        scores = tuple(random.randrange(40) for _ in held)
        places = tuple(1 + sum(other > score for other in scores) for score in scores)
        outcome = Outcome("full_week", places, scores, (False,) * seats)
        table = Table(LARGEST, number, 1, game.name, "{}", 6, bytes(1), held)
        yield table, finished(table, _Partless(game), None, outcome, at)


class _Partless:
    """A game as far as an ending asks, without a position to take the score apart."""

    def __init__(self, game: Any) -> None:
        self.teams = game.teams

    def score_parts(self, state: Any) -> tuple[()]:
        return ()


def record(connection: sqlite3.Connection, seats: int, count: int) -> list[float]:
    """Milliseconds of recording each result."""
    times: list[float] = []
    for table, ending in itertools.islice(last_moves(connection, seats, Random(1)), count):
        began = time.thread_time()
        results.put(connection, table, ending)
        times.append(1000 * (time.thread_time() - began))
    return times


async def measure(
    size: Size = FULL, rounds: int = ROUNDS, file: Path | None = None, *, say: bool = False
) -> list[Figure]:
    """All figures; with `say` the plans are printed."""
    with kept(file) as path:
        if not path.exists():
            build(path, size)
        async with await SqliteStore.at(path) as store:
            return await _measured(store, rounds, say=say)


async def _measured(store: SqliteStore, rounds: int, *, say: bool) -> list[Figure]:
    found = await store.database.read(LARGEST, all_plans)
    found += await store.database.transact(LARGEST, recording)
    if say:
        sys.stdout.writelines(lines(found))
    bad = [step for _, steps in found for step in walks(steps)]
    first = await store.leaderboard(Asked(LARGEST, "", "", "wins", 0, PAGE))
    asked = list(questions(first.pages))
    boards = await timed(store.leaderboard, asked, rounds)
    front = [time for time, one in zip(boards, asked, strict=True) if one.page == 0]
    deep = [time for time, one in zip(boards, asked, strict=True) if one.page != 0]
    pairs = [(member, member % BUSY_MEMBERS + 1) for member in range(1, BUSY_MEMBERS + 1)]
    profiles = await timed(lambda pair: store.profile(LARGEST, *pair, 100), pairs, rounds)
    histories = await timed(
        lambda member: store.history(LARGEST, member=member, game="", page=0, size=PAGE),
        [None, 1, 2, 3],
        rounds,
    )
    work = await worked(
        store, lambda c, pair: standings.profile(c, LARGEST, *pair, 100), pairs, rounds
    )
    sums = await worked(store, standings.leaderboard, asked, rounds)
    two, six = [
        await store.database.transact(LARGEST, lambda c, seats=seats: record(c, seats, RECORDED))
        for seats in (2, 6)
    ]
    most = await store.profile(LARGEST, 1, None, 1)
    return [
        Figure("results of who played most", str(most.total.games)),
        Figure("members in the largest server", str(first.total)),
        told(f"leaderboard, first page, {len(front)} kinds", front, "≤ 20 ms"),
        told(f"leaderboard, a page in the middle, {len(deep)} kinds", deep, "≤ 20 ms"),
        told("profile, against the reader", profiles, "≤ 20 ms"),
        told("leaderboard, processor time, all kinds", sums),
        told("profile, processor time", work),
        told("history, a page", histories),
        told("recording a result of two", two, "≤ 5 ms"),
        told("recording a result of six", six, "≤ 5 ms"),
        Figure("queries that walk through a whole table", str(len(bad)), "", "0"),
    ]


def all_plans(connection: sqlite3.Connection) -> list[tuple[str, list[str]]]:
    """The plans of every query of a question, each once."""
    board = Asked(LARGEST, GAME_NAMES[0], "2026", "rating", 0, PAGE, gone=True, reader=5)
    found: list[tuple[str, list[str]]] = []
    for by in KINDS:
        asked = replace(board, by=by)
        found += plans(connection, lambda c, asked=asked: standings.leaderboard(c, asked))
    found += plans(connection, lambda c: standings.profile(c, LARGEST, 1, 2, 100))
    found += plans(connection, lambda c: results.history(c, LARGEST, None, "", 0, 1))
    found += plans(connection, lambda c: results.history(c, LARGEST, 1, "", 0, 1))
    return list({" ".join(text.split()): (text, steps) for text, steps in found}.values())


def recording(connection: sqlite3.Connection) -> list[tuple[str, list[str]]]:
    """The plans of every statement that records a result."""
    table, ending = next(last_moves(connection, 2, Random(2)))
    found = plans(connection, lambda c: results.put(c, table, ending))
    return list({text.partition("VALUES")[0][:60]: (text, steps) for text, steps in found}.values())


def lines(found: list[tuple[str, list[str]]]) -> Iterator[str]:
    for text, steps in found:
        yield " ".join(text.split()) + "\n"
        for step in steps:
            yield f"    {step}\n"


@contextmanager
def kept(file: Path | None) -> Iterator[Path]:
    """Where the database is, or is to be built."""
    if file is not None:
        yield file
        return
    with tempfile.TemporaryDirectory() as folder:
        yield Path(folder) / "crowd.db"


def typed(arguments: Sequence[str] | None = None) -> argparse.Namespace:
    """What was asked for on the command line."""
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0])
    parser.add_argument("--rounds", type=int, default=ROUNDS)
    parser.add_argument("--results", type=int, default=Size().results)
    parser.add_argument("--keep", type=Path, metavar="FILE", help="the database, built if missing")
    return parser.parse_args(arguments)


def main() -> None:
    options = typed()
    logging.disable(logging.WARNING)
    size = Size(results=options.results)
    show(asyncio.run(measure(size, options.rounds, options.keep, say=True)))


if __name__ == "__main__":
    main()
