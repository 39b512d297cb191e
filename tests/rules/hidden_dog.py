"""What of a position of Dog a viewer does not know (see `tests.rules.hidden`)."""

from collections import Counter
from random import Random
from typing import Any

from rules.dog.state import EXCHANGE, NONE, State
from rules.game import Viewer
from rules.record import RESIGN, play_text
from tests.rules.dealing import deal_anew

Move = tuple[int, str]


class DogHiding:
    """Hidden are other hands, the order of the pile, the seed, and what others choose secretly.

    What partners gave each other stays between the two.
    """

    def is_secret(self, game: Any, state: State, seat: int) -> bool:
        return state.answers() is not None and state.acting() != (seat,)

    def reshuffle(
        self, game: Any, state: State, viewer: Viewer, rng: Random, move: Move | None
    ) -> State:
        new = state.clone()
        known = [Counter[int]() for _ in state.hands]
        if viewer is not None:
            known[viewer].update(state.hands[viewer])
        ends = move is not None and ends_choosing(state, move)
        if move is not None:
            shown_by(state, viewer, move, known)
            new_turn = play_text(game, state, *move).state
            dealt = viewer is not None and new_turn.number > state.number
            drawn = new_turn.used > state.used and move[0] == viewer
            if dealt or drawn:
                # The cards that the viewer gets lie in the pile, or come from the seed.
                return self.with_other_gifts(new, viewer, rng)
        new.seed = rng.randbytes(32)
        draws = 0 if move is None or move[0] != viewer else drawn_by(game, state, move)
        deal_anew(new, known, draws, rng)
        if state.phase != EXCHANGE:
            new = self.with_other_gifts(new, viewer, rng)
        choose_anew(new, state, viewer, rng, ends=ends)
        return new

    def with_other_gifts(self, state: State, viewer: Viewer, rng: Random) -> State:
        """After the exchange: any other gifts between those who are not the viewer."""
        for seat, gift in enumerate(state.gifts):
            if gift != NONE and viewer not in (seat, state.board.ring.partner[seat]):
                state.gifts[seat] = rng.randrange(len(state.rules.cards))
        return state


def choose_anew(new: State, state: State, viewer: Viewer, rng: Random, *, ends: bool) -> None:
    """Let others have chosen something else in `new`, as far as `viewer` can't know it."""
    for seat, gift in enumerate(state.gifts if state.phase == EXCHANGE else ()):
        told = seat == viewer or (ends and viewer == state.board.ring.partner[seat])
        if gift != NONE and not told:
            new.gifts[seat] = rng.choice(new.hands[seat])
    for seat, pawn in enumerate(state.openings):
        if pawn != NONE and state.answers() is not None and seat != viewer and not ends:
            new.openings[seat] = rng.randrange(4)


def shown_by(state: State, viewer: Viewer, move: Move, known: list[Counter[int]]) -> None:
    """Add the cards in hands that a move shows, or that it must find where they are."""
    seat, text = move
    partner = state.board.ring.partner
    words = text.split()
    if text in (RESIGN, "fold"):
        known[seat] |= Counter(state.hands[seat])
    if text == RESIGN:
        known[partner[seat]] |= Counter(state.hands[partner[seat]])
    kinds = state.rules.kinds
    if words[0] in kinds:
        known[seat] |= Counter([kinds[words[0]]])
    if words[0] == "give":
        known[seat] |= Counter([kinds[words[1]]])
    if state.phase == EXCHANGE and ends_choosing(state, move) and viewer is not None:
        gift = state.gifts[partner[viewer]]
        known[partner[viewer]] |= Counter([gift] if gift != NONE else [])


def ends_choosing(state: State, move: Move) -> bool:
    """Whether all have chosen once this seat has, or its team has gone."""
    seat, text = move
    gone = {seat, state.board.ring.partner[seat]} if text == RESIGN else {seat}
    return state.answers() is not None and set(state.acting()) <= gone


def drawn_by(game: Any, state: State, move: Move) -> int:
    """How many cards the seat draws from the pile by its move."""
    return len(state.pile) - len(play_text(game, state, *move).state.pile)
