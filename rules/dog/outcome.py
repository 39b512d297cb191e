"""How a game of Dog ended."""

from rules.dog.state import State
from rules.dog.turns import winners_of
from rules.game import Outcome


def outcome_of(state: State) -> Outcome | None:
    """Partners share place and score; None while it runs.

    The first team with all eight pawns home wins (dog.md 4), or the last one that has not given up.
    The score is how many of a team's pawns are home; by it the other teams follow, and those that
    gave up come last.
    """
    if state.reason is None:
        return None
    board, seats = state.board, range(state.rules.seats)
    partner = board.ring.partner
    scores = [board.in_finish(seat) + board.in_finish(partner[seat]) for seat in seats]
    winners = winners_of(state)
    ranks = [
        (seat in winners, not state.out(seat), 0 if state.out(seat) else scores[seat])
        for seat in seats
    ]
    places = tuple(1 + sum(other > rank for other in ranks) for rank in ranks)
    return Outcome(state.reason, places, tuple(scores), tuple(state.resigned))


def parts_of(state: State) -> tuple[tuple[tuple[str, int], ...], ...]:
    """By seat: the pawns home of the seat itself (`own`) and of its partner (`partner`)."""
    board = state.board
    return tuple(
        (
            ("own", board.in_finish(seat)),
            ("partner", board.in_finish(board.ring.partner[seat])),
        )
        for seat in range(state.rules.seats)
    )
