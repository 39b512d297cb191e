"""A second way of counting: every figure of a club, straight from how its tables ended.

Nothing here is shared with how the bot counts, but for the names of the values: no database, no
running totals, and the ratings from the first table on, each time.
"""

from collections import Counter
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass, field
from datetime import UTC, datetime
from fractions import Fraction
from itertools import permutations

from openskill.models import PlackettLuce

DAY = 24 * 3600
MODEL = PlackettLuce()


@dataclass(frozen=True)
class Seat:
    """How somebody came out of a table; `place` is None where it was stopped."""

    member: int
    team: int
    place: int | None
    score: int | None
    resigned: bool


@dataclass(frozen=True)
class Ended:
    """A table that is over."""

    number: int
    game: str
    at: float
    seats: tuple[Seat, ...]

    @property
    def stopped(self) -> bool:
        return self.seats[0].place is None

    @property
    def members(self) -> frozenset[int]:
        return frozenset(seat.member for seat in self.seats)

    def of(self, member: int) -> Seat:
        return next(seat for seat in self.seats if seat.member == member)

    def falls_in(self, period: str) -> bool:
        return f"{datetime.fromtimestamp(self.at, UTC):%Y-%m}".startswith(period)


@dataclass
class Figures:
    """What is told of a member at one game, or at all (`game` empty), in a period."""

    games: int = 0
    wins: int = 0
    halves: int = 0
    best: int | None = None
    given_up: int = 0
    rated: int = 0
    rating: int | None = None
    streak: int = 0
    longest: int = 0
    stopped: int = 0
    places: Counter[int] = field(default_factory=Counter)
    """As they are kept: among members."""
    told: Counter[int] = field(default_factory=Counter)
    """As people read them: among teams."""


@dataclass(frozen=True)
class Step:
    """A rating after a table."""

    at: float
    number: int
    mu: float
    sigma: float
    games: int

    @property
    def told(self) -> int:
        return round(100 * (self.mu - 3 * self.sigma))


class Ledger:
    """All tables of a club that are over, in the order in which they ended.

    `deleted` are those who deleted their data, and how many tables were over then: whether they
    were an opponent at one of these, nobody can say afterwards, so they were anybody's.
    """

    def __init__(self, tables: Iterable[Ended], deleted: Mapping[int, int]) -> None:
        self.tables = list(tables)
        self.deleted = deleted
        self.steps = dict(self._steps())

    def played(self, member: int, game: str = "", period: str = "") -> list[Ended]:
        return [
            table
            for table in self.tables
            if member in table.members and game in ("", table.game) and table.falls_in(period)
        ]

    def figures(self, member: int, game: str = "", period: str = "") -> Figures:
        told = Figures()
        for table in self.played(member, game, period):
            seat = table.of(member)
            if seat.place is None:
                told.stopped += 1
                continue
            told.games += 1
            told.places[seat.place] += 1
            before = {one.team for one in table.seats if (one.place or 0) < seat.place}
            told.told[1 + len(before)] += 1
            won = seat.place == 1
            told.wins += won
            told.streak = told.streak + 1 if won else 0
            told.longest = max(told.longest, told.streak)
            told.halves += halves_of(table, seat)
            told.given_up += seat.resigned
            if game and not seat.resigned and seat.score is not None:
                told.best = seat.score if told.best is None else max(told.best, seat.score)
            told.rated += (table.number, member) in self.steps
            step = self.steps.get((table.number, member))
            if game and step is not None and step.games >= 5:
                told.rating = step.told
        return told

    def course(self, member: int, game: str) -> list[Step]:
        """The ratings after each rated game."""
        played = [table.number for table in self.played(member, game)]
        return [self.steps[n, member] for n in played if (n, member) in self.steps]

    def met(self, member: int, other: int) -> tuple[int, int, int]:
        """At how many tables they were against each other; ahead, behind."""
        pairs = [
            (table.of(member), table.of(other))
            for table in self.played(member)
            if other in table.members and not table.stopped
        ]
        against = [(a.place or 0, b.place or 0) for a, b in pairs if a.team != b.team]
        return (
            len(against),
            sum(mine < theirs for mine, theirs in against),
            sum(mine > theirs for mine, theirs in against),
        )

    def _steps(self) -> Iterator[tuple[tuple[int, int], Step]]:
        """Every rating after every table, by the table's number and the member."""
        now: dict[tuple[str, int], tuple[float, float, int]] = {}
        earlier: list[Ended] = []
        for number, table in enumerate(self.tables):
            if table.stopped:
                continue
            gone = {member for member, over in self.deleted.items() if over <= number}
            late = [one for one in earlier if one.game == table.game and one.at > table.at - DAY]
            earlier.append(table)
            keys = [(table.game, seat.member) for seat in table.seats]
            before = [now.get(key, (MODEL.mu, MODEL.sigma, 0)) for key in keys]
            for seat, key, old, (mu, sigma) in zip(
                table.seats, keys, before, compared(table, before), strict=True
            ):
                weight = float(counts(table, seat, late, gone))
                new = (
                    old[0] + weight * (mu - old[0]),
                    old[1] + weight * (sigma - old[1]),
                    old[2] + 1,
                )
                now[key] = new
                yield (table.number, key[1]), Step(table.at, table.number, *new)


def halves_of(table: Ended, seat: Seat) -> int:
    """Twice the points: one for who is behind, half for who is level; none for who gave up."""
    if seat.resigned:
        return 0
    places = [one.place for one in table.seats if one.team != seat.team]
    return 2 * sum(p > seat.place for p in places) + sum(p == seat.place for p in places)  # type: ignore[operator]


def counts(table: Ended, seat: Seat, late: Iterable[Ended], gone: set[int]) -> Fraction:
    """How much a table counts for a seat, after those of the day before."""
    others = [other.member for other in table.seats if other.team != seat.team]
    total = Fraction(0)
    for other in others:
        met = sum(met_at(one, seat.member, other, gone) for one in late)
        total += 1 if met < 3 else Fraction(1, 2 ** (met - 2))
    return total / len(others)


def met_at(table: Ended, one: int, other: int, gone: set[int]) -> bool:
    """Whether these two may have been opponents at a table."""
    return any(
        a.team != b.team and (a.member, b.member) in both
        for a in table.seats
        for b in table.seats
        for both in ({(one, other)} | {(who, nobody) for who in (one, other) for nobody in gone},)
    )


def compared(table: Ended, before: list[tuple[float, float, int]]) -> list[tuple[float, float]]:
    """(mu, sigma) by seat after a table that counts whole."""
    teams = list(dict.fromkeys(seat.team for seat in table.seats))
    sides = [[n for n, seat in enumerate(table.seats) if seat.team == team] for team in teams]
    places = [min(table.seats[n].place or 0 for n in side) for side in sides]
    orders = [
        order
        for order in permutations(range(len(sides)))
        if [places[side] for side in order] == sorted(places)
    ]
    ranks = [[float(order.index(side)) for side in range(len(sides))] for order in orders]
    if len(orders) > 24:
        ranks = [[float(place) for place in places]]
    found: list[tuple[float, float]] = [(0.0, 0.0)] * len(table.seats)
    for one in ranks:
        rated = MODEL.rate(
            [[MODEL.rating(*before[n][:2]) for n in side] for side in sides], ranks=one
        )
        for side, after in zip(sides, rated, strict=True):
            for n, rating in zip(side, after, strict=True):
                found[n] = (found[n][0] + rating.mu, found[n][1] + rating.sigma)
    found = [(mu / len(ranks), sigma / len(ranks)) for mu, sigma in found]
    for n, seat in enumerate(table.seats):
        if seat.resigned:
            # Neither the strength nor the rating told may rise.
            old_mu, old_sigma, _ = before[n]
            mu = min(found[n][0], old_mu)
            found[n] = mu, max(found[n][1], old_sigma - (old_mu - mu) / 3)
    return found
