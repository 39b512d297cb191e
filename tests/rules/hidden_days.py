"""What of a position of days a viewer does not know (see `tests.rules.hidden`)."""

from collections import Counter
from random import Random
from typing import Any

from rules.days.cards import KINDS
from rules.days.state import TRIM, State
from rules.game import Viewer
from rules.record import RESIGN
from tests.rules.dealing import deal_anew

Move = tuple[int, str]


class DaysHiding:
    """Hidden are other hands, the order of the pile, the seed, and what others chose to trim."""

    def is_secret(self, game: Any, state: State, seat: int) -> bool:
        return state.phase == TRIM and state.acting() != (seat,)

    def reshuffle(
        self, game: Any, state: State, viewer: Viewer, rng: Random, move: Move | None
    ) -> State:
        new = state.clone()
        if move is None or "catnip" not in move[1]:
            # The order in which Catnip lays the cats comes from the seed, and is seen.
            new.seed = rng.randbytes(32)
        known = [Counter[int]() for _ in state.hands]
        if viewer is not None:
            known[viewer].update(state.hands[viewer])
        if move:
            shown_by(state, move, known)
        drawn = 1 if move == (viewer, "draw") else 0
        deal_anew(new, known, drawn, rng)
        if not (move and ends_trim(state, move[0])):
            for seat, cards in enumerate(state.trims):
                if seat != viewer:
                    chosen = sorted(rng.sample(new.hands[seat], len(cards)))
                    new.trims[seat] = tuple(chosen)
        return new


def shown_by(state: State, move: Move, known: list[Counter[int]]) -> None:
    """Add the cards in hands that a move shows, or that it must find where they are."""
    seat, text = move
    if text in (RESIGN, "pass"):
        known[seat] |= Counter(state.hands[seat])
    if state.phase != TRIM:
        card = KINDS.get(text.split()[0])
        known[seat] |= Counter([] if card is None else [card])
    elif ends_trim(state, seat):
        for other, cards in enumerate(state.trims):
            known[other] |= Counter(cards)
        if text != RESIGN:
            known[seat] |= Counter(KINDS[key] for key in text.split())


def ends_trim(state: State, seat: int) -> bool:
    """Whether all have chosen what to trim once `seat` has, or has resigned."""
    return state.phase == TRIM and set(state.acting()) <= {seat}
