"""Leaderboards and profiles counted a second way: anew each time, from the raw results.

Nothing here is clever, and nothing is shared with what it is compared with.
"""

from collections import Counter
from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from datetime import UTC, datetime
from fractions import Fraction
from functools import cache

from rules.ratings import Rating
from rules.remembered import Asked, Leaderboard, Met, Person, Profile, Ranked, Rise, Tally


@dataclass(frozen=True, slots=True)
class Raw:
    """One seat of one table that is over."""

    number: int
    seat: int
    member: int
    game: str
    ended: float
    team: int
    place: int | None
    score: int | None
    resigned: bool
    weight: float | None
    mu: float | None
    sigma: float | None


COLUMNS = """number, seat, member, endings.game, endings.ended, team, place, score, resigned,
             weight, mu, sigma"""


@cache
def in_period(at: float, period: str) -> bool:
    moment = datetime.fromtimestamp(at, UTC)
    return f"{moment.year:04}-{moment.month:02}".startswith(period)


def points_of(row: Raw, table: Iterable[Raw]) -> int:
    """One for each beaten, half for each equal, of other teams; told in halves."""
    if row.resigned:
        return 0
    whole = Fraction(0)
    for other in table:
        if other.team != row.team:
            if other.place > row.place:
                whole += 1
            elif other.place == row.place:
                whole += Fraction(1, 2)
    return int(2 * whole)


class Counted:
    """Everything counted from the rows of one guild, in the order in which the tables ended."""

    def __init__(self, rows: Iterable[Raw], people: Mapping[int, Person]) -> None:
        self.rows = sorted(rows, key=lambda row: (row.ended, row.number, row.seat))
        self.people = people
        self.tables: dict[int, list[Raw]] = {}
        for row in self.rows:
            self.tables.setdefault(row.number, []).append(row)

    def of(self, member: int, game: str = "", period: str = "") -> list[Raw]:
        """The member's results that count."""
        return [
            row
            for row in self.rows
            if row.member == member
            and row.place is not None
            and game in ("", row.game)
            and in_period(row.ended, period)
        ]

    def rating(self, member: int, game: str, period: str = "") -> int | None:
        """What may be told at the end of the period."""
        rated = [row for row in self.of(member, game) if row.weight is not None]
        for number, row in reversed(list(enumerate(rated, 1))):
            if in_period(row.ended, period):
                return round(100 * (row.mu - 3 * row.sigma)) if number >= 5 else None
        return None

    def ranked(self, member: int, game: str, period: str) -> Ranked | None:
        rows = self.of(member, game, period)
        if not rows:
            return None
        scores = [row.score for row in rows if not row.resigned]
        person = self.people[member]
        return Ranked(
            None,
            member,
            person.name,
            len(rows),
            [row.place for row in rows].count(1),
            sum(points_of(row, self.tables[row.number]) for row in rows),
            max(scores) if game and scores else None,
            sum(row.resigned for row in rows),
            sum(row.weight is not None for row in rows),
            self.rating(member, game, period) if game else None,
            person.gone and not person.hidden,
            person.hidden,
        )

    def leaderboard(self, asked: Asked) -> Leaderboard:
        """All of it is made and sorted, and one page cut out."""
        members = {row.member for row in self.rows} - {0}
        everybody = {m: self.ranked(m, asked.game, asked.period) for m in members}
        listed = [
            row
            for row in everybody.values()
            if row is not None and not row.hidden and getattr(row, asked.by) is not None
        ]
        gone = sum(row.gone for row in listed)
        listed = [row for row in listed if asked.gone or not row.gone]
        listed.sort(key=lambda row: (-getattr(row, asked.by), row.member))
        values = [getattr(row, asked.by) for row in listed]
        placed = [
            replaced(row, 1 + sum(other > value for other in values))
            for row, value in zip(listed, values, strict=True)
        ]
        own = everybody.get(asked.reader)
        if own is not None:
            own = next((row for row in placed if row.member == asked.reader), own)
        first = asked.page * asked.size
        rows = tuple(placed[first : first + asked.size])
        return Leaderboard(asked, rows, own, len(placed), gone)

    def tally(self, member: int, game: str) -> Tally:
        rows = self.of(member, game)
        row = self.ranked(member, game, "")
        streaks = "".join("w" if one.place == 1 else "." for one in rows)
        rated = [one for one in rows if one.weight is not None]
        return Tally(
            game,
            len(rows),
            row.wins if row else 0,
            row.points if row else 0,
            row.best if row else None,
            row.given_up if row else 0,
            len(streaks) - len(streaks.rstrip("w")),
            max(map(len, streaks.split("."))),
            Counter(one.place for one in rows),
            sum(
                one.member == member and one.place is None and game in ("", one.game)
                for one in self.rows
            ),
            Rating(rated[-1].mu, rated[-1].sigma, len(rated)) if game and rated else None,
        )

    def profile(self, guild: int, member: int, reader: int | None, rises: int) -> Profile:
        person = self.people.get(member, Person(member, "", 0))
        played = {row.game for row in self.rows if row.member == member}
        tallies = sorted(
            (self.tally(member, game) for game in played), key=lambda t: (-t.games, t.game)
        )
        return Profile(
            guild,
            member,
            person.name,
            person.gone,
            person.hidden,
            self.tally(member, ""),
            tuple(tallies),
            {
                tally.game: tuple(
                    Rise(row.ended, row.number, Rating(row.mu, row.sigma))
                    for row in self.of(member, tally.game)
                    if row.mu is not None
                )[-rises:]
                for tally in tallies
                if tally.rating is not None
            },
            self.met(member, reader),
        )

    def met(self, member: int, reader: int | None) -> Met | None:
        if reader in (None, member):
            return None
        games = ahead = behind = 0
        for row in self.of(member):
            for other in self.tables[row.number]:
                if other.member == reader and other.team != row.team:
                    games += 1
                    ahead += row.place < other.place
                    behind += row.place > other.place
        return Met(member, reader, games, ahead, behind) if games else None


def replaced(row: Ranked, place: int) -> Ranked:
    return Ranked(place, *(getattr(row, name) for name in Ranked.__slots__[1:]))
