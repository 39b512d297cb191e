"""Ratings: how strong a member is at a game in a guild, as far as its tables tell.

Plackett-Luce (`openskill`): a strength `mu` and how unsure it is, `sigma`. It takes shared places
and teams; partners rate as a team. What nobody can do is to win by leaving: who gave up is placed
last by the outcome, and their rating never rises by it.

All numbers that decide how a table counts stand here, and only here.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from itertools import permutations, product
from math import factorial, prod
from statistics import fmean

from openskill.models import PlackettLuce

RANKED_FROM = 5
"""From how many rated games on a member is placed by rating."""
FULL_TABLES = 3
"""So many tables of two opponents at the same game count whole within `WINDOW_SECONDS`."""
WINDOW_SECONDS = 24 * 3600
"""How far back a table looks for earlier ones of the same opponents."""
CAUTION = 3
"""By how many sigma a rating is told lower than it is believed to be: it has to be earned."""
MOST_ORDERS = 24
"""Of how many orders the mean is taken where places are shared; it bounds what a table costs."""

_MODEL = PlackettLuce()


@dataclass(frozen=True, slots=True)
class Rating:
    """A member's rating at a game, and how many rated games made it."""

    mu: float = _MODEL.mu
    sigma: float = _MODEL.sigma
    games: int = 0

    @property
    def cautious(self) -> float:
        """The one number by which members are placed: it is almost surely not too high."""
        return self.mu - CAUTION * self.sigma

    @property
    def told(self) -> int:
        """The cautious rating as people are told it, in hundredths; equal ones share a place."""
        return round(100 * self.cautious)

    @property
    def ranked(self) -> bool:
        """Whether it says enough to place a member by it."""
        return self.games >= RANKED_FROM


@dataclass(frozen=True, slots=True)
class Standing:
    """How a seat came out of a table, as far as ratings ask."""

    team: int
    """Seats with the same number play together."""
    place: int
    resigned: bool


def weight(earlier: int) -> float:
    """How much two opponents count for each other after `earlier` rated tables within the window.

    1 for the first three, and half as much with each further one.
    """
    return 1.0 if earlier < FULL_TABLES else 0.5 ** (earlier - FULL_TABLES + 1)


def weights(teams: Sequence[int], met: Sequence[Sequence[int]]) -> tuple[float, ...]:
    """How much a table counts for each seat: the mean of what its opponents count for it.

    `met[seat][other]` is how many rated tables the two were opponents at within the window. So
    within it a member's tables are worth at most four against each opponent, whoever else sits
    there. Somebody without an opponent has nothing to be counted.
    """
    opponents = [[other for other, of in enumerate(teams) if of != team] for team in teams]
    return tuple(
        fmean(weight(met[seat][other]) for other in others) if others else 1.0
        for seat, others in enumerate(opponents)
    )


def rated(
    before: Sequence[Rating], standings: Sequence[Standing], counts: Sequence[float]
) -> tuple[Rating, ...]:
    """The ratings after a table, by seat; `counts` are its `weights`.

    Nothing depends on the order of the seats. A table with one team changes no rating.
    """
    teams: dict[int, list[int]] = {}
    for seat, standing in enumerate(standings):
        teams.setdefault(standing.team, []).append(seat)
    if len(teams) < 2:  # noqa: PLR2004  (there is nobody to compare with)
        return tuple(before)
    sides = list(teams.values())
    places = [min(standings[seat].place for seat in side) for side in sides]
    compared = [[before[seat] for seat in side] for side in sides]
    after = iter(_compared(compared, places))
    new = {seat: next(after) for side in sides for seat in side}

    def changed(seat: int) -> Rating:
        old, (mu, sigma) = before[seat], new[seat]
        if standings[seat].resigned:
            mu, sigma = _no_gain(old, mu, sigma)
        return Rating(
            old.mu + counts[seat] * (mu - old.mu),
            old.sigma + counts[seat] * (sigma - old.sigma),
            old.games + 1,
        )

    return tuple(map(changed, range(len(before))))


def _compared(
    sides: Sequence[Sequence[Rating]], places: Sequence[int]
) -> list[tuple[float, float]]:
    """(mu, sigma) of every member of every side after the model has compared them.

    A shared place counts as the mean of all orders in which those who share it could have come in.
    The model's own way with shared places gives a fourth behind three winners more than these.
    """
    orders = _orders(places)
    sums = [(0.0, 0.0)] * sum(map(len, sides))
    for ranks in orders:
        teams = [[_MODEL.rating(rating.mu, rating.sigma) for rating in side] for side in sides]
        after = [one for side in _MODEL.rate(teams, ranks=ranks) for one in side]
        sums = [
            (mu + one.mu, sigma + one.sigma) for (mu, sigma), one in zip(sums, after, strict=True)
        ]
    return [(mu / len(orders), sigma / len(orders)) for mu, sigma in sums]


def _orders(places: Sequence[int]) -> list[list[float]]:
    """The orders without a shared place that fit; the places themselves if these are too many."""
    groups = [[n for n, other in enumerate(places) if other == p] for p in sorted({*places})]
    if prod(factorial(len(group)) for group in groups) > MOST_ORDERS:
        return [[float(place) for place in places]]
    found: list[list[float]] = []
    for order in product(*map(permutations, groups)):
        line = [side for group in order for side in group]
        found.append([float(line.index(side)) for side in range(len(places))])
    return found


def _no_gain(old: Rating, mu: float, sigma: float) -> tuple[float, float]:
    """The change for who gave up: neither mu nor the cautious rating may rise.

    A defeat that was expected makes a rating surer, and so the cautious one can rise: for who
    played it to the end, not for who left.
    """
    mu = min(mu, old.mu)
    return mu, max(sigma, old.sigma - (old.mu - mu) / CAUTION)
