"""Random games at full speed are games by the rules, and any legal placement can come."""

from collections import Counter
from random import Random

from rules.fences.game import FENCES
from rules.fences.options import FencesOptions
from rules.fences.playout import play_out, random_placement
from rules.fences.state import State, first_position
from tests.rules.fences.sit import sit


def replayed(end: State, start: State) -> State:
    """The same moves, played through the interface."""
    state = start
    for seat, number in end.fences:
        one = end.rules.grid.placements[number]
        state = FENCES.play(state, seat, (one.piece, one.turn, one.post)).state
    return state


def test_a_random_game_is_legal_move_by_move() -> None:
    for number in range(60):
        size = 3 + number % 3
        options = FencesOptions(size=size, singles_only=number % 4 == 0)
        start = first_position(options, number.to_bytes(32, "big"))
        end, moves = play_out(start, Random(number).random)
        assert moves == len(end.fences)
        assert start.fences == []
        assert replayed(end, start) == end


def test_all_legal_placements_are_equally_likely() -> None:
    rng = Random(1)
    for fences in ([], ["a I3a A1", "b I3a A4", "a I3b A1", "b I3b D1", "a U3a B2"]):
        state = sit(fences, options={"size": 3}).state
        board, stock = state.rules.grid, state.stocks[state.active]
        legal = [
            number
            for number, mask in enumerate(board.masks[: board.gates])
            if not mask & state.filled and stock[board.kinds[number]]
        ]
        counts = Counter(random_placement(state, rng.random) for _ in range(60 * len(legal)))
        assert sorted(counts) == legal
        # Each is expected 60 times, give or take 8.
        assert min(counts.values()) > 25
        assert max(counts.values()) < 105
