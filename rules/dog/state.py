"""A position of Dog or Dog Royal."""

from dataclasses import dataclass
from typing import Literal, NamedTuple

from rules.dog.board import Board
from rules.dog.doing import Sent, Way
from rules.dog.ruleset import Ruleset
from rules.dog.view import Phase
from rules.fair import Stream

EXCHANGE: Phase = "exchange"
OPENING: Phase = "opening"
PLAY: Phase = "play"
OVER: Phase = "over"
Reason = Literal["all_home", "resigned"]

NONE = -1
"""No card, no pawn: not yet chosen, or not there."""


class Shown(NamedTuple):
    """The last card that was played, and what it did."""

    seat: int
    card: int
    acts_as: int
    """The kind whose effect it had."""
    ways: tuple[Way, ...]
    sent: tuple[Sent, ...]
    drew: bool


@dataclass(slots=True)
class State:
    """Everything there is to know. Cards are kinds, seats are numbers."""

    rules: Ruleset
    board: Board
    hands: list[list[int]]
    """By seat: the cards in hand, ascending."""
    pile: list[int]
    """The draw pile; the last one is drawn next."""
    discard: list[int]
    """Oldest first."""
    seed: bytes
    used: int
    """How many numbers were taken from the stream of the seed."""
    phase: Phase
    turn: int
    number: int
    """Of the round, from 1."""
    first: int
    """The first player of the round; who has given up since it began may have been it."""
    active: int
    """Whose turn it is to play, or to open; while all choose at once, the first player."""
    gifts: list[int]
    """By seat: the card chosen for the partner in this round; secret until all have chosen, and
    afterwards to all but the two."""
    openings: list[int]
    """By seat: where all choose secretly, which of its pawns begins on the start."""
    folded: list[bool]
    """By seat: whether it sits out the rest of the round."""
    resigned: list[bool]
    copied: int
    """The kind whose effect was last used in this round: what a copy repeats (R22-R24)."""
    by_copy: bool
    """Whether it was used by a copy."""
    shown: Shown | None
    """The last card played, of the round before if need be."""
    reason: Reason | None
    """Why it is over."""

    def clone(self) -> "State":
        """An independent position, equal to this one."""
        return State(
            self.rules,
            self.board.copy(),
            [hand.copy() for hand in self.hands],
            self.pile.copy(),
            self.discard.copy(),
            self.seed,
            self.used,
            self.phase,
            self.turn,
            self.number,
            self.first,
            self.active,
            self.gifts.copy(),
            self.openings.copy(),
            self.folded.copy(),
            self.resigned.copy(),
            self.copied,
            self.by_copy,
            self.shown,
            self.reason,
        )

    def out(self, seat: int) -> bool:
        """Whether the team of a seat has given up: one partner alone can't go on."""
        return self.resigned[seat] or self.resigned[self.board.ring.partner[seat]]

    def playing(self) -> list[int]:
        """The seats whose teams have not given up, ascending."""
        return [seat for seat in range(self.rules.seats) if not self.out(seat)]

    def answers(self) -> list[int] | None:
        """Where all choose at once: what each has chosen so far, or `NONE`."""
        if self.phase == EXCHANGE:
            return self.gifts
        if self.phase == OPENING and "secret_opening" in self.rules.on:
            return self.openings
        return None

    def acting(self) -> tuple[int, ...]:
        """The seats that must act now, ascending."""
        if self.phase == OVER:
            return ()
        answers = self.answers()
        if answers is None:
            return (self.active,)
        return tuple(seat for seat in self.playing() if answers[seat] == NONE)

    def may_change(self) -> tuple[int, ...]:
        """The seats that have chosen while others have not, ascending."""
        answers = self.answers()
        if answers is None:
            return ()
        return tuple(seat for seat in self.playing() if answers[seat] != NONE)

    def begun(self) -> bool:
        """Whether a card was played, or a hand folded, in this round."""
        return self.phase == PLAY and (self.copied != NONE or any(self.folded))

    def shuffle(self, cards: list[int]) -> None:
        """Put cards into a random order, in place, by the stream of the seed."""
        stream = Stream(self.seed, self.used)
        stream.shuffle(cards)
        self.used = stream.used

    def copies(self) -> int:
        """The kind that a copy would repeat now; `NONE` if none can be played (R22, R23)."""
        if self.by_copy and "no_copy_of_copy" in self.rules.on:
            return NONE
        return self.copied


def first_position(rules: Ruleset, seed: bytes) -> State:
    """An empty board, nothing dealt yet, and whoever begins the first round."""
    seats = rules.seats
    state = State(
        rules=rules,
        board=Board(seats),
        hands=[[] for _ in range(seats)],
        pile=[kind for kind, card in enumerate(rules.cards) for _ in range(card.copies)],
        discard=[],
        seed=seed,
        used=0,
        phase=EXCHANGE,
        turn=0,
        number=0,
        first=0,
        active=0,
        gifts=[NONE] * seats,
        openings=[NONE] * seats,
        folded=[False] * seats,
        resigned=[False] * seats,
        copied=NONE,
        by_copy=False,
        shown=None,
        reason=None,
    )
    state.shuffle(state.pile)
    if "host_begins" not in rules.on:
        stream = Stream(seed, state.used)
        state.first = stream.below(seats)
        state.used = stream.used
    return state
