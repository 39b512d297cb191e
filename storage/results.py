"""How tables ended, and all that is counted from it, in the transaction of the last move.

Functions of a connection that is in a transaction.
"""

import json
import sqlite3
from collections import defaultdict
from collections.abc import Iterable, Sequence
from typing import Any

from rules.ratings import Rating
from rules.remembered import Finished, History
from rules.store import NOBODY, Ending, Rated, Result, Table
from storage import members

_COURSE = """
    SELECT min(CASE WHEN kind = 'start' THEN at END), total(kind = 'play')
    FROM log WHERE guild = ? AND number = ?"""

_ENDING = "SELECT guild, number, game, options, reason, began, ended, moves FROM endings"

_RESULTS = """
    SELECT seat, member, name, team, place, score, parts, points, resigned, weight FROM results
    WHERE guild = ? AND number = ? ORDER BY seat"""

_PUT = """
    INSERT INTO results (guild, number, seat, member, name, game, ended, team, place, score, parts,
                         points, resigned, weight, mu, sigma)
    VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)"""

_OPPONENTS = """
    SELECT their.member, their.number FROM results AS own INDEXED BY results_game
    JOIN results AS their ON their.guild = own.guild AND their.number = own.number
    WHERE own.guild = ? AND own.member = ? AND own.game = ? AND own.ended > ?
        AND own.weight IS NOT NULL AND their.team <> own.team"""

_COUNT = """
    INSERT INTO standings (guild, member, period, game, shown, games, wins, points, best, given_up,
                           streak, longest, rated, rating)
    SELECT :guild, :member, :period, :game,
        CASE WHEN hidden THEN 0 WHEN gone THEN 2 ELSE 1 END,
        1, :won, :points, :best, :resigned, :won, :won, :rated, :rating
    FROM members WHERE guild = :guild AND member = :member
    ON CONFLICT (guild, member, period, game) DO UPDATE SET
        games = games + 1,
        wins = wins + excluded.wins,
        points = points + excluded.points,
        best = CASE WHEN excluded.best > best OR best IS NULL THEN excluded.best ELSE best END,
        given_up = given_up + excluded.given_up,
        streak = (streak + 1) * excluded.wins,
        longest = max(longest, (streak + 1) * excluded.wins),
        rated = rated + excluded.rated,
        rating = coalesce(excluded.rating, rating)"""


def put(connection: sqlite3.Connection, table: Table, ending: Ending) -> None:
    """Store how a table ended, whose log is complete, and count it."""
    guild, number = table.guild, table.number
    began, moves = connection.execute(_COURSE, (guild, number)).fetchone()
    before, rated = _rated(connection, table, ending)
    connection.execute(
        "INSERT INTO endings (guild, number, game, options, reason, began, ended, moves)"
        " VALUES (?, ?, ?, ?, ?, ?, ?, ?)",
        (
            *(guild, number, table.game, table.options, ending.reason),
            *(table.opened if began is None else began, ending.ended, int(moves)),
        ),
    )
    ratings: Sequence[Rating | None] = before if rated is None else rated.ratings
    connection.executemany(
        _PUT,
        [
            (guild, number, *_row(result, table.game, ending.ended), *_rated_row(result, rated))
            for result in ending.results
        ],
    )
    for result, rating in zip(ending.results, ratings, strict=True):
        if result.member == NOBODY:
            continue
        members.meet(connection, guild, result.member, result.name, ending.ended)
        if rated is not None and rating is not None:
            connection.execute(
                "INSERT OR REPLACE INTO ratings (guild, member, game, mu, sigma, games)"
                " VALUES (?, ?, ?, ?, ?, ?)",
                (guild, result.member, table.game, rating.mu, rating.sigma, rating.games),
            )
        _count(connection, table, ending, result, rating, rated=rated is not None)


def _row(result: Result, game: str, ended: float) -> tuple[Any, ...]:
    named = result.member != NOBODY
    return (
        *(result.seat, result.member, result.name if named else "", game, ended, result.team),
        *(result.place, result.score, json.dumps(result.parts), result.points, result.resigned),
    )


def _rated_row(result: Result, rated: Rated | None) -> tuple[float | None, ...]:
    """How much the table counted for a seat, and the rating after it."""
    if rated is None:
        return None, None, None
    weight, rating = rated.weights[result.seat], rated.ratings[result.seat]
    return (weight, None, None) if result.member == NOBODY else (weight, rating.mu, rating.sigma)


def _count(
    connection: sqlite3.Connection,
    table: Table,
    ending: Ending,
    result: Result,
    rating: Rating | None,
    *,
    rated: bool,
) -> None:
    """Add a result to the member's standings in every period, of the game and of all games."""
    told = rating.told if rated and rating is not None and rating.ranked else None
    connection.executemany(
        _COUNT,
        [
            {
                "guild": table.guild,
                "member": result.member,
                "period": period,
                "game": game,
                "won": result.place == 1,
                "points": result.points,
                "best": result.score if game and not result.resigned else None,
                "resigned": result.resigned,
                "rated": rated,
                "rating": told if game else None,
            }
            for period in ending.periods
            for game in (table.game, "")
        ],
    )


def _rated(
    connection: sqlite3.Connection, table: Table, ending: Ending
) -> tuple[list[Rating | None], Rated | None]:
    """The ratings before, by seat, and what the table changes; None if it changes nothing."""
    who = [result.member for result in ending.results]
    unknown: list[Rating | None] = [None] * len(who)
    if ending.rate is None or not any(who):
        return unknown, None
    before = [_rating_of(connection, table.guild, member, table.game) for member in who]
    met = _met(connection, table, who, ending.met_since)
    known = [Rating() if rating is None else rating for rating in before]
    return before, ending.rate(known, met)


def _rating_of(connection: sqlite3.Connection, guild: int, member: int, game: str) -> Rating | None:
    """A member's rating at a game; None before the first rated game."""
    row = connection.execute(
        "SELECT mu, sigma, games FROM ratings WHERE guild = ? AND member = ? AND game = ?",
        (guild, member, game),
    ).fetchone()
    return None if row is None else Rating(*row)


def _met(
    connection: sqlite3.Connection, table: Table, who: Sequence[int], since: float
) -> list[list[int]]:
    """By seat and seat: at how many rated tables of the game the two were opponents lately.

    Tables of either of them at which an opponent has deleted their data since are among these: it
    may have been the other.
    """
    tables: list[defaultdict[int, set[int]]] = [defaultdict(set) for _ in who]
    for member, theirs in zip(who, tables, strict=True):
        if member != NOBODY:
            query = (table.guild, member, table.game, since)
            for opponent, number in connection.execute(_OPPONENTS, query):
                theirs[opponent].add(number)
    return [
        [
            len(one[member] | one[NOBODY] | other[NOBODY])
            for member, other in zip(who, tables, strict=True)
        ]
        for one in tables
    ]


def _results(connection: sqlite3.Connection, guild: int, number: int) -> tuple[Result, ...]:
    rows = connection.execute(_RESULTS, (guild, number)).fetchall()
    return tuple(
        Result(seat, member, name, team, place, score, _parts(parts), points, bool(out), weight)
        for seat, member, name, team, place, score, parts, points, out, weight in rows
    )


def _parts(text: str) -> tuple[tuple[str, int], ...]:
    return () if text == "[]" else tuple((word, number) for word, number in json.loads(text))


def find(connection: sqlite3.Connection, guild: int, number: int) -> Finished | None:
    """How a table ended; None if it ran to no end."""
    row = connection.execute(
        f"{_ENDING} WHERE guild = ? AND number = ?", (guild, number)
    ).fetchone()
    if row is None:
        return None
    _, _, game, options, reason, began, ended, moves = row
    results = _results(connection, guild, number)
    return Finished(guild, number, game, options, reason, began, ended, moves, results)


def history(
    connection: sqlite3.Connection, guild: int, member: int | None, game: str, page: int, size: int
) -> History:
    """A page of finished tables, the last first."""
    of_game = " AND game = :game" if game else ""
    if member is None:
        index = "endings_game" if game else "endings_time"
        chosen = f"FROM endings INDEXED BY {index} WHERE guild = :guild{of_game}"
    else:
        index = "results_game" if game else "results_time"
        chosen = (
            f"FROM results INDEXED BY {index} WHERE guild = :guild AND member = :member{of_game}"
        )
    keys: dict[str, Any] = {"guild": guild, "member": member, "game": game}
    (total,) = connection.execute(f"SELECT count(*) {chosen}", keys).fetchone()
    numbers = connection.execute(
        f"SELECT number {chosen} ORDER BY ended DESC, number DESC LIMIT :size OFFSET :first",
        keys | {"size": size, "first": page * size},
    ).fetchall()
    return History(tuple(_all(connection, guild, numbers)), page, size, total)


def _all(
    connection: sqlite3.Connection, guild: int, numbers: Iterable[tuple[int]]
) -> Iterable[Finished]:
    for (number,) in numbers:
        ended = find(connection, guild, number)
        if ended is not None:
            yield ended
