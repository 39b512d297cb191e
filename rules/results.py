"""What is remembered of a table when it ends: places, points, and how it changes ratings."""

from collections.abc import Sequence
from typing import Any

from rules.game import Game, Outcome
from rules.periods import periods_of
from rules.ratings import WINDOW_SECONDS, Rating, Standing, rated, weights
from rules.store import Ending, Parts, Rate, Rated, Result, Table

STOPPED = "stopped"
"""The reason of an end without a result."""


def stopped(table: Table, game: Game[Any, Any], at: float) -> Ending:
    """The ending of a running table that somebody stopped: it counts for nothing."""
    teams = teams_at(game, len(table.seats))
    return Ending(
        STOPPED,
        at,
        tuple(
            Result(number, seat.member, seat.name, teams[number], None, None)
            for number, seat in enumerate(table.seats)
        ),
    )


def finished(table: Table, game: Game[Any, Any], state: Any, outcome: Outcome, at: float) -> Ending:
    """The ending of a table that came to an outcome."""
    teams = teams_at(game, len(table.seats))
    parts: Sequence[Parts] = game.score_parts(state) or [()] * len(table.seats)
    results = tuple(
        Result(
            number,
            seat.member,
            seat.name,
            teams[number],
            outcome.places[number],
            outcome.scores[number],
            parts[number],
            points(number, teams, outcome),
            outcome.resigned[number],
        )
        for number, seat in enumerate(table.seats)
    )
    return Ending(
        outcome.reason,
        at,
        results,
        periods_of(at),
        rate_by(teams, outcome.places, outcome.resigned),
        at - WINDOW_SECONDS,
    )


def teams_at(game: Game[Any, Any], seats: int) -> tuple[int, ...]:
    """By seat: the number of its team; where there are no teams, the seat itself."""
    teams = game.teams(seats)
    number = {seat: team for team, both in enumerate(teams) for seat in both}
    return tuple(number.get(seat, seat) for seat in range(seats))


def points(seat: int, teams: Sequence[int], outcome: Outcome) -> int:
    """In halves: 2 for each seat of another team placed behind, 1 for each placed equal.

    So they mean the same at a table of two and of six. Who gave up has none.
    """
    if outcome.resigned[seat]:
        return 0
    place = outcome.places[seat]
    return sum(
        (other > place) + (other >= place)
        for team, other in zip(teams, outcome.places, strict=True)
        if team != teams[seat]
    )


def rate_by(teams: Sequence[int], places: Sequence[int], resigned: Sequence[bool]) -> Rate:
    """How such an end changes ratings: to be called where nobody else can change them meanwhile."""
    standings = tuple(map(Standing, teams, places, resigned))

    def rate(before: Sequence[Rating], met: Sequence[Sequence[int]]) -> Rated:
        counts = weights(teams, met)
        return Rated(counts, rated(before, standings, counts))

    return rate
