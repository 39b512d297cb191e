"""Random games at full speed, for benches and computer players.

The rules are the same as ever (`plan.py`, `turns.py`); what is left out is what only people need:
keys, events, refusals, and a new position for every move.
"""

from collections.abc import Callable

from rules.days import turns
from rules.days.cards import CAT_TREE
from rules.days.plan import Picks
from rules.days.state import OVER, TRIM, State

Chance = Callable[[], float]
"""Draws a number in 0 ≤ x < 1, like `random.Random(seed).random`."""

MOVE_CAP = 20_000
"""Moves after which a game is left unfinished: drawing is always possible, so it need never end."""
_TRIES = 32
"""How often a first step is guessed before all are looked at."""


def play_out(state: State, chance: Chance, cap: int = MOVE_CAP) -> tuple[State, int]:
    """Play at random to the end, or to `cap` moves: the last position and how many moves it took.

    `state` stays as it is.
    """
    state = state.clone()
    moves = 0
    while state.phase != OVER and moves < cap:
        random_move(state, chance)
        moves += 1
    return state, moves


def random_move(state: State, chance: Chance) -> None:
    """Change `state` by a random legal move of a seat that must act; it must not be over.

    Drawing and each card in hand that can be played are equally likely, then so is each answer to
    each further question.
    """
    if state.phase == TRIM:
        _random_trim(state, chance)
        return
    seat = state.active
    hand = state.hands[seat]
    cards = len(hand)
    first_steps = cards + 1 + state.spare_trees[seat]
    # Guessing until a step is legal leaves the legal ones equally likely, and is much cheaper than
    # looking at the whole hand.
    for _ in range(_TRIES if state.pile else 0):
        step = int(chance() * first_steps)
        if step == cards:
            turns.draw(state, None)
            return
        if _try(state, seat, hand[step] if step < cards else CAT_TREE, chance):
            return
    _look_and_move(state, seat, chance)


def _try(state: State, seat: int, kind: int, chance: Chance) -> bool:
    """Play this card at random; False if it can't be played."""
    plan = state.rules.plans[kind]
    if plan is None:
        return False
    board = state.board
    picks: Picks = ()
    for _ in plan.asks:
        options = plan.options(board, seat, picks)
        if not options:
            break
        picks = (*picks, options[int(chance() * len(options))])
    if not picks:
        return False
    turns.play_card(state, plan, picks, None)
    return True


def _look_and_move(state: State, seat: int, chance: Chance) -> None:
    """The same as guessing, where guessing may never end."""
    kinds = [*state.hands[seat], *[CAT_TREE] * state.spare_trees[seat]]
    while kinds or state.pile:
        step = int(chance() * (len(kinds) + bool(state.pile)))
        if step == len(kinds):
            turns.draw(state, None)
            return
        if _try(state, seat, kinds.pop(step), chance):
            return
    turns.pass_turn(state, None)


def _random_trim(state: State, chance: Chance) -> None:
    seat = state.acting()[0]
    left = state.hands[seat].copy()
    cards = [left.pop(int(chance() * len(left))) for _ in range(state.to_trim(seat))]
    turns.choose_trim(state, seat, tuple(sorted(cards)), None)
