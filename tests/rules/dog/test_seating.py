"""Who sits where (dog.md 4)."""

from itertools import pairwise

import pytest

from rules.dog.seating import SEATS, partner_of, teams_of


def test_four_or_six_play_and_no_other_number() -> None:
    assert [*SEATS] == [4, 6]


def test_partners_face_each_other() -> None:
    assert teams_of(4) == ((0, 2), (1, 3))
    assert teams_of(6) == ((0, 3), (1, 4), (2, 5))


@pytest.mark.parametrize("seats", SEATS)
def test_everybody_has_a_partner_and_turns_alternate_between_teams(seats: int) -> None:
    assert sorted(seat for team in teams_of(seats) for seat in team) == list(range(seats))
    assert all(partner_of(partner_of(seat, seats), seats) == seat for seat in range(seats))
    team_of = {seat: team for team in teams_of(seats) for seat in team}
    circle = [*range(seats), 0]
    assert all(team_of[one] != team_of[other] for one, other in pairwise(circle))
