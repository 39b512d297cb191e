"""What of a position of Dog Lover a viewer does not know (see `tests.rules.hidden`)."""

from random import Random
from typing import Any

from rules.dog_lover.ruleset import IN_HAND
from rules.dog_lover.state import OVER, State
from rules.game import Viewer
from rules.record import RESIGN, play_text

Move = tuple[int, str]


class LoverHiding:
    """Hidden are other hands, the order of the deck and of the piles, and the seed.

    Where the End Game card lies in the deck is hidden with its order.
    """

    def is_secret(self, game: Any, state: State, seat: int) -> bool:
        return False

    def reshuffle(
        self, game: Any, state: State, viewer: Viewer, rng: Random, move: Move | None
    ) -> State:
        new = state.clone()
        new.seed = rng.randbytes(32)
        after = state if move is None else play_text(game, state, *move).state
        # What the move turns up stays on top.
        deck = [*state.deck[: len(after.deck)]]
        hands = hidden_hands(state, after, viewer, move)
        swap(state, new, hands, deck, rng)
        rng.shuffle(deck)
        new.deck = (*deck, *state.deck[len(after.deck) :])
        new.tricks_pile = stirred(state.tricks_pile, len(after.tricks_pile), rng)
        new.shelter_pile = stirred(state.shelter_pile, len(after.shelter_pile), rng)
        return new


def hidden_hands(state: State, after: State, viewer: Viewer, move: Move | None) -> list[int]:
    """The seats whose hands may be others: what a move pays or the end shows must be there."""
    if OVER in (state.phase, after.phase):
        return []
    known = {viewer}
    if move is not None and move[1] != RESIGN:
        known.add(move[0])
    if state.undo:
        # The boards before its steps tell of that hand too, and must fit together.
        known.add(state.active)
    return [seat for seat in range(len(state.resigned)) if seat not in known]


def swap(state: State, new: State, hands: list[int], deck: list[str], rng: Random) -> None:
    """Deal the cards of these hands, and those of the deck that a hand can hold, anew."""
    rules, areas = state.rules, state.board.areas
    places = [place for place, card in enumerate(deck) if rules.kind_of.get(card) in IN_HAND]
    pool = [deck[place] for place in places]
    pool += [card for seat in hands for card in areas[seat].hand]
    rng.shuffle(pool)
    for place in places:
        deck[place] = pool.pop()
    for seat in hands:
        dealt = rules.sorted(pool.pop() for _ in areas[seat].hand)
        other = areas[seat]._replace(hand=dealt)
        new.board = new.board.with_area(seat, other)
        new.undo = tuple(
            before._replace(board=before.board.with_area(seat, other)) for before in new.undo
        )


def stirred(pile: tuple[str, ...], unseen: int, rng: Random) -> tuple[str, ...]:
    """A pile in another order, but for the cards on top that the move turns up."""
    rest = [*pile[:unseen]]
    rng.shuffle(rest)
    return (*rest, *pile[unseen:])
