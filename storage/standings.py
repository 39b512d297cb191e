"""How members stand: leaderboards and profiles. Functions of a connection in a transaction.

Every question is a range of an index: the rows of a leaderboard lie there in their order, those of
the members who are gone in a range of their own.
"""

# ruff: noqa: S608  (nothing but constants is put into the text of a query)

import heapq
import sqlite3
from collections.abc import Iterator
from itertools import islice

from rules.ratings import Rating
from rules.remembered import Asked, By, Leaderboard, Met, Profile, Ranked, Rise, Tally
from storage import members

HIDDEN, HERE, GONE = 0, 1, 2

_COLUMNS = """
    s.member, coalesce(m.name, ''), s.games, s.wins, s.points, s.best, s.given_up, s.rated,
    s.rating, s.shown"""
_SHOWN = 9
_VALUE: dict[By, int] = {"wins": 3, "points": 4, "rating": 8}

_OF = "standings AS s INDEXED BY standings_{by}"

_LISTED = """
    WHERE s.guild = :guild AND s.period = :period AND s.game = :game AND s.shown = :shown
        AND s.{by} IS NOT NULL"""

_ORDER = f"""
    SELECT s.{{by}}, s.member FROM {_OF} {_LISTED}
    ORDER BY s.{{by}} DESC, s.member LIMIT :upto"""

_TOTAL = f"SELECT count(*) FROM {_OF} {_LISTED}"

_BETTER = f"SELECT count(*) FROM {_OF} {_LISTED} AND s.{{by}} > :value"

_ROW = f"""
    SELECT {_COLUMNS} FROM standings AS s
    LEFT JOIN members AS m ON m.guild = s.guild AND m.member = s.member
    WHERE s.guild = :guild AND s.member = :member AND s.period = :period AND s.game = :game"""

_EVER = """
    SELECT game, games, wins, points, best, given_up, streak, longest FROM standings
    WHERE guild = ? AND member = ? AND period = ''"""

_PLACES = """
    SELECT game, place, count(*) FROM results INDEXED BY results_places
    WHERE guild = ? AND member = ? GROUP BY game, place"""

_RATINGS = "SELECT game, mu, sigma, games FROM ratings WHERE guild = ? AND member = ?"

_RISES = """
    SELECT ended, number, mu, sigma FROM results INDEXED BY results_game
    WHERE guild = ? AND member = ? AND game = ? AND mu IS NOT NULL
    ORDER BY ended DESC, number DESC LIMIT ?"""

# The one at fewer tables first: for each of theirs, whether the other sat there is looked up.
_MET = """
    SELECT count(*), coalesce(sum(a.place < b.place), 0), coalesce(sum(a.place > b.place), 0)
    FROM results AS a INDEXED BY results_met
    CROSS JOIN results AS b INDEXED BY results_met
        ON b.guild = a.guild AND b.member = :other AND b.number = a.number
    WHERE a.guild = :guild AND a.member = :member AND a.team <> b.team
        AND a.place IS NOT NULL AND b.place IS NOT NULL"""

_NOTHING = (0, 0, 0, None, 0, 0, 0)

_Row = tuple[int, str, int, int, int, int | None, int, int, int | None, int]


def leaderboard(connection: sqlite3.Connection, asked: Asked) -> Leaderboard:
    """A page of a leaderboard, and where the reader stands on it."""
    kinds = (HERE, GONE) if asked.gone else (HERE,)
    first = asked.page * asked.size
    rows = [_row(connection, asked, member) for member in _page(connection, asked, kinds, first)]
    here, gone = (_one(connection, _TOTAL, asked, shown) for shown in (HERE, GONE))
    placed = tuple(_placed(connection, asked, kinds, list(filter(None, rows)), first))
    own = None
    row = None if asked.reader is None else _row(connection, asked, asked.reader)
    if row is not None:
        value = row[_VALUE[asked.by]]
        there = row[_SHOWN] in kinds and value is not None
        own = _ranked(row, _place(connection, asked, kinds, value) if there else None)
    return Leaderboard(asked, placed, own, here + gone * asked.gone, gone)


def _keys(asked: Asked) -> dict[str, int | str | None]:
    return {"guild": asked.guild, "period": asked.period, "game": asked.game}


def _row(connection: sqlite3.Connection, asked: Asked, member: int) -> _Row | None:
    row: _Row | None = connection.execute(_ROW, _keys(asked) | {"member": member}).fetchone()
    return row


def _page(
    connection: sqlite3.Connection, asked: Asked, kinds: tuple[int, ...], first: int
) -> list[int]:
    """The members of the page, in their order."""
    upto = first + asked.size
    query = _ORDER.format(by=asked.by)
    ordered = [
        connection.execute(query, _keys(asked) | {"shown": shown, "upto": upto}).fetchall()
        for shown in kinds
    ]
    merged = heapq.merge(*ordered, key=lambda row: (-row[0], row[1]))
    return [member for _, member in islice(merged, first, upto)]


def _placed(
    connection: sqlite3.Connection,
    asked: Asked,
    kinds: tuple[int, ...],
    rows: list[_Row],
    first: int,
) -> Iterator[Ranked]:
    """The rows with their places; equal values share the place of the first of them."""
    column = _VALUE[asked.by]
    place, value = 0, None
    for number, row in enumerate(rows):
        if number == 0:
            place = _place(connection, asked, kinds, row[column])
        elif row[column] != value:
            place = first + number + 1
        value = row[column]
        yield _ranked(row, place)


def _place(
    connection: sqlite3.Connection, asked: Asked, kinds: tuple[int, ...], value: int | str | None
) -> int:
    return 1 + sum(_one(connection, _BETTER, asked, shown, value) for shown in kinds)


def _one(
    connection: sqlite3.Connection,
    query: str,
    asked: Asked,
    shown: int,
    value: int | str | None = None,
) -> int:
    keys = _keys(asked) | {"shown": shown, "value": value}
    (number,) = connection.execute(query.format(by=asked.by), keys).fetchone()
    return int(number)


def _ranked(row: _Row, place: int | None) -> Ranked:
    member, name, games, wins, points, best, given_up, rated, rating, shown = row
    return Ranked(
        place,
        member,
        name,
        games,
        wins,
        points,
        best,
        given_up,
        rated,
        rating,
        gone=shown == GONE,
        hidden=shown == HIDDEN,
    )


def profile(
    connection: sqlite3.Connection, guild: int, member: int, reader: int | None, rises: int
) -> Profile:
    """All that a profile tells of a member."""
    person = members.person(connection, guild, member)
    places: dict[str, dict[int, int]] = {}
    stopped: dict[str, int] = {}
    for game, place, count in connection.execute(_PLACES, (guild, member)):
        if place is None:
            stopped[game] = count
        else:
            places.setdefault(game, {})[place] = count
    ratings = {row[0]: Rating(*row[1:]) for row in connection.execute(_RATINGS, (guild, member))}
    ever = {row[0]: row[1:] for row in connection.execute(_EVER, (guild, member))}

    def tally(game: str) -> Tally:
        games, wins, points, best, given_up, streak, longest = ever.get(game, _NOTHING)
        return Tally(
            game,
            games,
            wins,
            points,
            best,
            given_up,
            streak,
            longest,
            places.get(game, {}),
            stopped.get(game, 0),
            ratings.get(game),
        )

    games = tuple(sorted(map(tally, {*places, *stopped}), key=lambda one: (-one.games, one.game)))
    everywhere: dict[int, int] = {}
    for counts in places.values():
        for place, count in counts.items():
            everywhere[place] = everywhere.get(place, 0) + count
    places[""], stopped[""] = everywhere, sum(stopped.values())
    return Profile(
        guild,
        member,
        person.name if person else "",
        gone=person is not None and person.gone,
        hidden=person is not None and person.hidden,
        total=tally(""),
        games=games,
        rises={game: _rises(connection, guild, member, game, rises) for game in ratings},
        met=None if reader in (None, member) else _met(connection, guild, member, reader),
    )


def _rises(
    connection: sqlite3.Connection, guild: int, member: int, game: str, last: int
) -> tuple[Rise, ...]:
    rows = connection.execute(_RISES, (guild, member, game, last)).fetchall()
    return tuple(Rise(at, number, Rating(mu, sigma)) for at, number, mu, sigma in reversed(rows))


def _met(connection: sqlite3.Connection, guild: int, member: int, reader: int) -> Met | None:
    fewer, other = sorted((member, reader), key=lambda one: _tables(connection, guild, one))
    games, ahead, behind = connection.execute(
        _MET, {"guild": guild, "member": fewer, "other": other}
    ).fetchone()
    if not games:
        return None
    if fewer != member:
        ahead, behind = behind, ahead
    return Met(member, reader, games, ahead, behind)


def _tables(connection: sqlite3.Connection, guild: int, member: int) -> int:
    row = connection.execute(
        "SELECT games FROM standings WHERE guild = ? AND member = ? AND period = '' AND game = ''",
        (guild, member),
    ).fetchone()
    return 0 if row is None else int(row[0])
