"""What weeks score, and who has won (days.md 3)."""

from functools import lru_cache
from typing import get_args

from rules.days.board import Board, Week, visible
from rules.days.cards import POINTS, Day
from rules.days.state import State
from rules.game import Outcome


@lru_cache(maxsize=4096)
def week_points(week: Week) -> int:
    """What the visible animals of a week score."""
    piles, trees = week
    return sum(
        POINTS[kind] for day, pile in enumerate(piles) for kind in visible(pile, trees >> day & 1)
    )


def day_points(week: Week) -> tuple[tuple[Day, int], ...]:
    """What the visible animals of each day score, by the days that score anything."""
    piles, trees = week
    by_day = (
        (day, sum(POINTS[kind] for kind in visible(pile, trees >> number & 1)))
        for number, (day, pile) in enumerate(zip(get_args(Day), piles, strict=True))
    )
    return tuple((day, points) for day, points in by_day if points)


def totals(board: Board) -> tuple[int, ...]:
    """What each week scores."""
    return tuple(map(week_points, board.weeks()))


def animals(board: Board, seat: int) -> int:
    """How many animals lie in a week, covered ones too."""
    return sum(len(board.piles[8 * seat + day]) for day in range(7))


def outcome(state: State) -> Outcome | None:
    """How the game ended; None while it runs.

    Equal scores share a place; by the option `series_tie_break` more animals on the board decide
    first. Those who resigned share the last place, whatever they score.
    """
    if state.reason is None:
        return None
    board, seats = state.board, range(state.rules.seats)
    scores = totals(board)
    tie_break = "series_tie_break" in state.rules.on
    ranks = [
        (not state.resigned[seat], 0, 0)
        if state.resigned[seat]
        else (True, scores[seat], animals(board, seat) if tie_break else 0)
        for seat in seats
    ]
    places = tuple(1 + sum(other > ranks[seat] for other in ranks) for seat in seats)
    return Outcome(state.reason, places, scores, tuple(state.resigned))
