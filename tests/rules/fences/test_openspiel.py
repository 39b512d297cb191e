"""Singles only is plain Dots and Boxes: against OpenSpiel's, an engine of other people."""

from random import Random

import pytest

from rules.fences.board import edges_of
from rules.fences.game import FENCES
from rules.fences.options import FencesOptions
from rules.fences.state import State

pyspiel = pytest.importorskip(
    "pyspiel", reason="open_spiel, the referee of this test, has no build for this platform"
)
GAMES = 500


def legal(state: State) -> dict[int, tuple[str, ...]]:
    """The moves that are offered, by the number of the edge."""
    seat = state.active
    (piece,) = FENCES.choices(state, seat, ()).keys
    return {
        edges_of(5, piece, turn, post)[0]: (piece, turn, post)
        for turn in FENCES.choices(state, seat, (piece,)).keys
        for post in FENCES.choices(state, seat, (piece, turn)).keys
    }


def owners(theirs: object) -> list[int | None]:
    """To whom OpenSpiel's drawing gives the squares, in reading order."""
    lines = str(theirs).splitlines()[1:-1:2]
    marks = [line[2 + 4 * column] for line in lines for column in range(5)]
    return [None if mark == " " else int(mark) - 1 for mark in marks]


def test_500_random_games_agree_move_by_move() -> None:
    box = pyspiel.load_game("dots_and_boxes(num_rows=5,num_cols=5,utility_margin=true)")
    options = FencesOptions(singles_only=True, beginner=1)
    for number in range(GAMES):
        rng = Random(number)
        ours, theirs = FENCES.start(bytes(32), 2, options), box.new_initial_state()
        while not theirs.is_terminal():
            moves = legal(ours)
            assert sorted(moves) == theirs.legal_actions()
            assert FENCES.acting(ours) == (theirs.current_player(),)
            edge = rng.choice(theirs.legal_actions())
            theirs.apply_action(edge)
            ours = FENCES.play(ours, ours.active, moves[edge]).state
            assert list(FENCES.view(ours, None).owners) == owners(theirs)
        outcome = FENCES.outcome(ours)
        assert outcome is not None
        first, second = outcome.scores
        assert [first - second, second - first] == theirs.returns()
