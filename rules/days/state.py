"""A position of a game of days."""

from dataclasses import dataclass
from typing import Literal

from rules.days.board import Board
from rules.days.ruleset import Ruleset
from rules.fair import Stream

Phase = Literal["turn", "trim", "over"]
TURN: Phase = "turn"
TRIM: Phase = "trim"
OVER: Phase = "over"
Reason = Literal["full_week", "all_passed", "resigned"]

TRIMMED_HAND = 5
"""Down to how many cards everybody discards when the pile runs out too early (days.md 2.5)."""


@dataclass(slots=True)
class State:
    """Everything there is to know. Cards are kinds, seats are numbers."""

    rules: Ruleset
    board: Board
    hands: list[list[int]]
    """By seat: the cards in hand, ascending."""
    spare_trees: list[int]
    """By seat: Cat Trees still in front of it; public, no part of the hand (days.md 1)."""
    pile: list[int]
    """The draw pile; the last one is drawn next."""
    discard: list[int]
    """Oldest first."""
    seed: bytes
    used: int
    """How many numbers were taken from the stream of the seed."""
    active: int
    """Whose turn it is; while all trim, whose draw began it."""
    phase: Phase
    turn: int
    resigned: list[bool]
    passed: int
    """The seats, as bits, that have passed since somebody last did something else."""
    trims: list[tuple[int, ...]]
    """While all trim: by seat, what it has chosen to discard, ascending; secret until all have."""
    reason: Reason | None
    """Why it is over."""

    def clone(self) -> "State":
        """An independent position, equal to this one."""
        return State(
            self.rules,
            self.board.copy(),
            [hand.copy() for hand in self.hands],
            self.spare_trees.copy(),
            self.pile.copy(),
            self.discard.copy(),
            self.seed,
            self.used,
            self.active,
            self.phase,
            self.turn,
            self.resigned.copy(),
            self.passed,
            self.trims.copy(),
            self.reason,
        )

    def shuffle(self, cards: list[int]) -> None:
        """Put cards into a random order, in place, by the stream of the seed."""
        stream = Stream(self.seed, self.used)
        stream.shuffle(cards)
        self.used = stream.used

    def playing(self) -> int:
        """How many seats have not resigned."""
        return self.resigned.count(False)

    def to_trim(self, seat: int) -> int:
        """How many cards a seat must still choose to discard now."""
        if self.phase != TRIM or self.trims[seat]:
            return 0
        return max(0, len(self.hands[seat]) - TRIMMED_HAND)

    def acting(self) -> tuple[int, ...]:
        """The seats that must act now, ascending."""
        if self.phase == TURN:
            return (self.active,)
        # Computed, never stored, so that nobody can be waited for in vain.
        return tuple(seat for seat in range(self.rules.seats) if self.to_trim(seat))


def deal(rules: Ruleset, seed: bytes) -> State:
    """The first position: shuffled, dealt, and a random seat to begin (days.md 1)."""
    seats = rules.seats
    trees = [rules.trees] * seats
    state = State(
        rules=rules,
        board=Board(seats),
        hands=[[] for _ in range(seats)],
        spare_trees=trees,
        pile=rules.pile_cards(),
        discard=[],
        seed=seed,
        used=0,
        active=0,
        phase=TURN,
        turn=0,
        resigned=[False] * seats,
        passed=0,
        trims=[()] * seats,
        reason=None,
    )
    state.shuffle(state.pile)
    for hand in state.hands:
        hand.extend(sorted(state.pile.pop() for _ in range(rules.hand)))
    stream = Stream(seed, state.used)
    state.active = stream.below(seats)
    state.used = stream.used
    return state
