"""Ratings: what holds of them whoever plays whom, and however it ends."""

import itertools
import math
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from rules.ratings import (
    FULL_TABLES,
    RANKED_FROM,
    Rating,
    Standing,
    rated,
    weight,
    weights,
)

ratings = st.builds(
    Rating,
    st.floats(-20, 80),
    st.floats(0.5, 25 / 3),
    st.integers(0, 50),
)


@st.composite
def tables(draw: Any, teams: bool = True) -> tuple[list[Rating], list[Standing]]:
    """Ratings and an end of a table: teams of one or two, places shared or not, some gave up."""
    count = draw(st.integers(2, 4))
    size = draw(st.integers(1, 2)) if teams else 1
    scores = draw(st.lists(st.integers(0, 3), min_size=count, max_size=count))
    quit_by = draw(st.lists(st.booleans(), min_size=count, max_size=count))
    ranks = [(out, -score * (not out)) for out, score in zip(quit_by, scores, strict=True)]
    standings = [
        Standing(team, 1 + size * sum(other < ranks[team] for other in ranks), quit_by[team])
        for team in range(count)
        for _ in range(size)
    ]
    return [draw(ratings) for _ in standings], standings


def near(one: Rating, other: Rating) -> bool:
    return (
        math.isclose(one.mu, other.mu, abs_tol=1e-9)
        and math.isclose(one.sigma, other.sigma, abs_tol=1e-9)
        and one.games == other.games
    )


@given(tables(), st.randoms(use_true_random=False), st.floats(0, 1))
def test_the_order_of_the_seats_does_not_matter(table: Any, random: Any, counts: float):
    before, standings = table
    order = list(range(len(before)))
    random.shuffle(order)
    each = [counts / (1 + seat) for seat in order]
    after = rated(before, standings, [counts / (1 + seat) for seat in range(len(before))])
    mixed = rated([before[n] for n in order], [standings[n] for n in order], each)
    assert all(near(after[seat], mixed[n]) for n, seat in enumerate(order))


@given(tables(), st.floats(0, 1))
def test_who_gave_up_never_gains(table: Any, counts: float):
    before, standings = table
    after = rated(before, standings, [counts] * len(before))
    for old, new, standing in zip(before, after, standings, strict=True):
        if standing.resigned:
            assert new.mu <= old.mu + 1e-9
            assert new.cautious <= old.cautious + 1e-9


def ends(seats: int) -> set[tuple[int, ...]]:
    """Every way in which so many can end, in the order of their places."""
    return {
        tuple(1 + sum(other < rank for other in ranks) for rank in sorted(ranks))
        for ranks in itertools.product(range(seats), repeat=seats)
    }


@pytest.mark.parametrize("places", sorted(set().union(*map(ends, range(2, 7)))))
def test_among_equals_a_better_place_gives_a_better_rating(places: tuple[int, ...]):
    after = rated(
        [Rating()] * len(places),
        [Standing(seat, place, False) for seat, place in enumerate(places)],
        [1.0] * len(places),
    )
    for (one, first), (other, second) in itertools.pairwise(zip(after, places, strict=True)):
        if first < second:
            assert one.mu > other.mu + 0.01
        else:
            assert near(one, other)


@given(ratings, ratings)
def test_two_who_share_the_place_come_nearer_to_each_other(one: Rating, other: Rating):
    shared = [Standing(0, 1, False), Standing(1, 1, False)]
    first, second = rated([one, other], shared, [1.0, 1.0])
    assert abs(first.mu - second.mu) <= abs(one.mu - other.mu) + 1e-9


@given(ratings, ratings)
def test_a_win_never_costs_and_a_defeat_never_pays_in_mu(one: Rating, other: Rating):
    ends = [Standing(0, 1, False), Standing(1, 2, False)]
    won, lost = rated([one, other], ends, [1.0, 1.0])
    assert won.mu >= one.mu
    assert lost.mu <= other.mu


@given(tables(), st.data())
def test_the_weights_scale_the_whole_change_of_each(table: Any, data: st.DataObject):
    before, standings = table
    each = data.draw(st.lists(st.floats(0, 1), min_size=len(before), max_size=len(before)))
    whole, part = rated(before, standings, [1.0] * len(before)), rated(before, standings, each)
    for old, full, some, counts in zip(before, whole, part, each, strict=True):
        assert some.mu - old.mu == pytest.approx(counts * (full.mu - old.mu), abs=1e-9)
        assert some.sigma - old.sigma == pytest.approx(counts * (full.sigma - old.sigma), abs=1e-9)


@given(tables())
def test_a_table_that_counts_nothing_changes_only_the_number_of_games(table: Any):
    before, standings = table
    after = rated(before, standings, [0.0] * len(before))
    assert [(r.mu, r.sigma, r.games - 1) for r in after] == [
        (r.mu, r.sigma, r.games) for r in before
    ]


def test_partners_of_equal_strength_gain_alike_and_more_than_nothing():
    teams = [Standing(0, 1, False), Standing(1, 3, False)] * 2
    after = rated([Rating()] * 4, teams, [1.0] * 4)
    assert near(after[0], after[2])
    assert near(after[1], after[3])
    assert after[0].mu > Rating().mu > after[1].mu


def test_a_team_that_plays_alone_changes_nothing():
    before = [Rating(30, 5, 2), Rating(20, 4, 3)]
    assert rated(before, [Standing(0, 1, False)] * 2, [1.0] * 2) == tuple(before)


def test_the_first_three_tables_of_a_day_count_whole_and_then_ever_less():
    assert [weight(earlier) for earlier in range(6)] == [1, 1, 1, 0.5, 0.25, 0.125]


@given(st.integers(0, 1000))
def test_playing_each_other_all_day_is_worth_at_most_one_table_more(
    tables: int,
):
    assert sum(weight(earlier) for earlier in range(tables)) <= FULL_TABLES + 1


def test_a_table_counts_the_mean_of_what_the_opponents_count():
    met = [[0, 0, 3, 4], [0, 0, 5, 0], [3, 5, 0, 0], [4, 0, 0, 0]]
    assert weights(range(4), met) == pytest.approx(
        [(1 + 0.5 + 0.25) / 3, (1 + 0.125 + 1) / 3, (0.5 + 0.125 + 1) / 3, (0.25 + 1 + 1) / 3]
    )
    # Partners are no opponents: 0 and 2 play against 1 and 3.
    assert weights([0, 1, 0, 1], met) == pytest.approx(
        [(1 + 0.25) / 2, (1 + 0.125) / 2, (0.125 + 1) / 2, (0.25 + 1) / 2]
    )
    assert weights([0, 0], [[0, 9], [9, 0]]) == (1.0, 1.0)


@given(st.lists(st.permutations(range(5)), max_size=60), st.integers(2, 4))
def test_whoever_else_sits_there_each_opponent_is_worth_at_most_one_table_more(
    orders: list[list[int]], seats: int
):
    """Counted over tables within one window, in each of which `seats` of five people sit."""
    met = [[0] * 5 for _ in range(5)]
    worth = [0.0] * 5
    for order in orders:
        sit = order[:seats]
        counts = weights(range(seats), [[met[one][other] for other in sit] for one in sit])
        for one, count in zip(sit, counts, strict=True):
            worth[one] += count * (seats - 1)
        for one, other in itertools.permutations(sit, 2):
            met[one][other] += 1
    for one, total in enumerate(worth):
        opponents = sum(tables > 0 for tables in met[one])
        assert total <= opponents * (FULL_TABLES + 1) + 1e-9


def test_a_new_rating_is_worth_nothing_until_it_was_earned():
    assert Rating().cautious == pytest.approx(0)
    assert Rating(30, 5.0).told == 1500
    assert not Rating(games=RANKED_FROM - 1).ranked
    assert Rating(games=RANKED_FROM).ranked
