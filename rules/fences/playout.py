"""Random games at full speed, for benches and computer players.

The rules are the same as ever (`turns.py`); what is left out is what only people need: keys,
events, refusals, and a new position for every move.
"""

from collections.abc import Callable

from rules.fences import turns
from rules.fences.pieces import CODES
from rules.fences.state import State

Chance = Callable[[], float]
"""Draws a number in 0 ≤ x < 1, like `random.Random(seed).random`."""

_TRIES = 24
"""How often a placement is guessed before all are looked at."""


def play_out(state: State, chance: Chance) -> tuple[State, int]:
    """Play at random to the end: the last position and how many moves it took.

    `state` stays as it is. A game always ends, as every move fills an edge (fences.md 4).
    """
    state = state.clone()
    moves = 0
    while state.reason is None:
        turns.lay(state, random_placement(state, chance), None)
        moves += 1
    return state, moves


def random_placement(state: State, chance: Chance) -> int:
    """A legal placement of the active seat; all are equally likely. The game must not be over."""
    board, filled = state.rules.grid, state.filled
    masks, kinds = board.masks, board.kinds
    if state.gates:
        gates = range(board.gates, len(masks))
        free = [number for number in gates if not masks[number] & filled]
        return free[int(chance() * len(free))]
    stock = state.stocks[state.active]
    # Guessing until a placement is legal leaves the legal ones equally likely, and is much cheaper
    # than looking at all while the board is empty enough.
    for _ in range(_TRIES):
        number = int(chance() * board.gates)
        if not masks[number] & filled and stock[kinds[number]]:
            return number
    free = [
        number
        for kind in range(len(CODES))
        if stock[kind]
        for number in board.of_kind[kind]
        if not masks[number] & filled
    ]
    return free[int(chance() * len(free))]
