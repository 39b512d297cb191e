"""What a table counts for."""

from datetime import UTC, datetime

import pytest
from hypothesis import given
from hypothesis import strategies as st

from rules.game import Outcome
from rules.games import GAMES
from rules.periods import is_period, month_of, periods_of, recent_periods, year_of
from rules.results import points, teams_at


@st.composite
def outcomes(draw: st.DrawFn) -> Outcome:
    ranks = draw(st.lists(st.integers(0, 3), min_size=2, max_size=6))
    places = tuple(1 + sum(other < rank for other in ranks) for rank in ranks)
    return Outcome("end", places, places, (False,) * len(places))


@given(outcomes())
def test_every_pair_of_seats_gives_away_two_halves(outcome: Outcome):
    seats = len(outcome.places)
    given_out = [points(seat, range(seats), outcome) for seat in range(seats)]
    assert sum(given_out) == seats * (seats - 1)
    assert sorted(given_out, reverse=True) == [
        given_out[seat] for seat in sorted(range(seats), key=lambda seat: outcome.places[seat])
    ]


def test_partners_beat_the_others_and_not_each_other():
    outcome = Outcome("end", (1, 3, 1, 3), (8, 5, 8, 5), (False,) * 4)
    assert [points(seat, (0, 1, 0, 1), outcome) for seat in range(4)] == [4, 0, 4, 0]


def test_who_gave_up_has_no_points_even_of_others_who_did():
    outcome = Outcome("resigned", (1, 2, 2), (0, 9, 9), (False, True, True))
    assert [points(seat, range(3), outcome) for seat in range(3)] == [4, 0, 0]


def test_teams_are_those_of_the_game():
    assert teams_at(GAMES["dog"], 6) == (0, 1, 2, 0, 1, 2)
    assert teams_at(GAMES["woof-days"], 3) == (0, 1, 2)


def test_months_and_years_are_those_of_utc():
    last = datetime(2025, 12, 31, 23, 59, 59, 999_000, tzinfo=UTC).timestamp()
    assert periods_of(last) == ("", "2025", "2025-12")
    assert periods_of(last + 0.001) == ("", "2026", "2026-01")


@pytest.mark.parametrize(
    ("day", "recent"),
    [
        ((2026, 11, 30), ("2026-11", "2026-10", "2026", "2025", "")),
        ((2026, 1, 1), ("2026-01", "2025-12", "2026", "2025", "")),
        ((2024, 3, 31), ("2024-03", "2024-02", "2024", "2023", "")),
    ],
)
def test_the_recent_periods_are_those_now_and_those_before(
    day: tuple[int, int, int], recent: tuple[str, ...]
):
    assert recent_periods(datetime(*day, tzinfo=UTC).timestamp()) == recent


@given(st.floats(0, 4e9))
def test_what_counts_in_a_month_counts_in_its_year(at: float):
    assert month_of(at).startswith(f"{year_of(at)}-")
    assert all(map(is_period, periods_of(at)))


@pytest.mark.parametrize("text", ["20", "2026-", "2026-13", "2026-1", "0000", "٢٠٢٦", "2026-11\n"])
def test_other_texts_are_no_periods(text: str):
    assert not is_period(text)
