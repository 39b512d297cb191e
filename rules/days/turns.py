"""What a position becomes: drawing, playing, passing, trimming, resigning, and what follows.

All functions change the state they are given; `game.py` gives them a clone. `notes` is None where
nobody wants to know what happened.
"""

from bisect import insort

from rules.days.cards import CAT_TREE, KEYS
from rules.days.plan import Notes, Picks, Plan
from rules.days.state import OVER, TRIM, TRIMMED_HAND, TURN, Reason, State
from rules.days.view import SEAT_LETTERS
from rules.game import Event

FEW_DISCARDED = 3
"""With fewer cards in the discard when the pile runs out, everybody trims first (days.md 2.5)."""


def draw(state: State, notes: Notes) -> None:
    """The active seat takes the top card of the pile."""
    card = state.pile.pop()
    insort(state.hands[state.active], card)
    if notes is not None:
        notes.append(Event("draw", state.active, {}, {"card": KEYS[card]}))
    state.passed = 0
    _end_of_turn(state, notes)


def play_card(state: State, plan: Plan, picks: Picks, notes: Notes) -> None:
    """The active seat plays a card."""
    seat = state.active
    if plan.kind == CAT_TREE and state.spare_trees[seat]:
        state.spare_trees[seat] -= 1
    else:
        state.hands[seat].remove(plan.kind)
    plan.apply(state, seat, picks, notes)
    state.passed = 0
    full = state.board.full_weeks()
    if full:
        # At once, whoever filled it; but not before the card has done all it does (days.md 3).
        if notes is not None:
            notes.extend(Event("full_week", week, {"week": SEAT_LETTERS[week]}) for week in full)
        _end(state, "full_week", notes)
    else:
        _end_of_turn(state, notes)


def pass_turn(state: State, notes: Notes) -> None:
    """The active seat can do nothing."""
    state.passed |= 1 << state.active
    if notes is not None:
        notes.append(Event("pass", state.active))
    _end_of_turn(state, notes)


def choose_trim(state: State, seat: int, cards: tuple[int, ...], notes: Notes) -> None:
    """A seat chooses what to discard; nobody sees it before all have chosen."""
    state.trims[seat] = cards
    if notes is not None:
        notes.append(Event("trim_chosen", seat, {}, {"cards": [KEYS[kind] for kind in cards]}))
    if not state.acting():
        _end_of_trim(state, notes)


def resign(state: State, seat: int, notes: Notes) -> None:
    """A seat gives up: its hand is discarded, its week and its Cat Tree stay."""
    hand = state.hands[seat]
    if notes is not None:
        notes.append(Event("resigned", seat, {"cards": [KEYS[kind] for kind in hand]}))
    state.discard.extend(hand)
    state.hands[seat] = []
    state.trims[seat] = ()
    state.resigned[seat] = True
    if state.playing() == 1:
        _end(state, "resigned", notes)
    elif state.phase == TRIM:
        if not state.acting():
            _end_of_trim(state, notes)
    elif seat == state.active:
        _end_of_turn(state, notes)


def _end_of_turn(state: State, notes: Notes) -> None:
    """The pile is seen to, and the turn passes on."""
    if not state.pile:
        if len(state.discard) < FEW_DISCARDED and max(map(len, state.hands)) > TRIMMED_HAND:
            state.phase = TRIM
            state.turn += 1
            if notes is not None:
                seats = [SEAT_LETTERS[seat] for seat in state.acting()]
                notes.append(Event("trim_needed", None, {"seats": seats}))
            return
        _reshuffle(state, notes)
    _pass_on(state, notes)


def _end_of_trim(state: State, notes: Notes) -> None:
    """All have chosen: the cards are discarded, shuffled, and the turn passes on."""
    trimmed = {}
    for seat, cards in enumerate(state.trims):
        for kind in cards:
            state.hands[seat].remove(kind)
        state.discard.extend(cards)
        if cards:
            trimmed[SEAT_LETTERS[seat]] = [KEYS[kind] for kind in cards]
    state.trims = [()] * len(state.trims)
    state.phase = TURN
    if notes is not None:
        notes.append(Event("trim_done", None, {"cards": trimmed}))
    _reshuffle(state, notes)
    _pass_on(state, notes)


def _reshuffle(state: State, notes: Notes) -> None:
    """The discard becomes the pile. It stays empty if there is nothing to shuffle."""
    if not state.discard:
        return
    state.pile, state.discard = state.discard, []
    state.shuffle(state.pile)
    state.passed = 0
    if notes is not None:
        notes.append(Event("reshuffle", None, {"count": len(state.pile)}))


def _pass_on(state: State, notes: Notes) -> None:
    resigned = state.resigned
    if state.passed and all(out or state.passed >> seat & 1 for seat, out in enumerate(resigned)):
        _end(state, "all_passed", notes)
        return
    seat = state.active
    while True:
        seat += 1
        if seat == len(resigned):
            seat = 0
        if not resigned[seat]:
            break
    state.active = seat
    state.turn += 1


def _end(state: State, reason: Reason, notes: Notes) -> None:
    state.phase = OVER
    state.reason = reason
    state.turn += 1
    if notes is not None:
        notes.append(Event("over", None, {"reason": reason}))
