"""What a card can do: the steps of playing it, one question after the other, and the doing.

A plan is made once for a card, a number of seats and a set of table options, and holds nothing of
any position. Its steps are small integers, the **picks**; `steps.py` turns them into keys and back.
"""

from abc import ABC, abstractmethod
from collections.abc import Sequence
from typing import Protocol

from typing_extensions import override

from rules.days.board import WEEK, Board, days_in, weeks_in
from rules.days.cards import KEYS
from rules.days.refusals import illegal
from rules.days.view import DAYS, SEAT_LETTERS
from rules.game import Event
from rules.refusals import IllegalMove

Picks = tuple[int, ...]
"""Seats, days (Monday 0), positions (bottom 0), in the order of the plan's questions."""
Notes = list[Event] | None
"""Where to write down what happens; None: nobody wants to know."""


class Scene(Protocol):
    """What a card can act on."""

    board: Board
    discard: list[int]

    def shuffle(self, cards: list[int]) -> None:
        """Put cards into a random order, in place."""
        ...


class Plan(ABC):
    """How one kind of card is played."""

    __slots__ = ("asks", "key", "kind")

    def __init__(self, kind: int, asks: tuple[str, ...]) -> None:
        self.kind = kind
        self.key = KEYS[kind]
        self.asks = asks
        """The question of each step, in order; a play may need fewer."""

    @abstractmethod
    def options(self, board: Board, seat: int, picks: Picks) -> Sequence[int]:
        """The answers open after `picks`, all of which can be completed; none: it is complete.

        None before the first pick: the card can't be played now.
        """

    def playable(self, board: Board, seat: int) -> bool:
        """Whether the card can be played now."""
        return bool(self.options(board, seat, ()))

    @abstractmethod
    def apply(self, scene: Scene, seat: int, picks: Picks, notes: Notes) -> None:
        """Do it: `picks` are complete and legal, and the card has left the hand."""

    @abstractmethod
    def why_not(self, board: Board, seat: int, picks: Picks) -> IllegalMove:
        """The rule that forbids `picks`, of which all but the last few are legal.

        Without picks: why the card can't be played at all.
        """


class OnSlot(Plan):
    """A card whose first steps name a day of some week: `DAY` in the own one, else `WEEK DAY`."""

    __slots__ = ("own", "width")

    def __init__(self, kind: int, *, own: bool, then: tuple[str, ...] = ()) -> None:
        super().__init__(kind, (*(("day",) if own else ("week", "day")), *then))
        self.own = own
        self.width = 1 if own else 2
        """How many picks name the day."""

    @abstractmethod
    def slots(self, board: Board, seat: int) -> int:
        """The days that may be named."""

    @abstractmethod
    def why_not_there(self, board: Board, seat: int, slot: int) -> IllegalMove | None:
        """The rule that forbids this day; None if it may be named."""

    @override
    def playable(self, board: Board, seat: int) -> bool:
        return self.slots(board, seat) != 0

    @override
    def options(self, board: Board, seat: int, picks: Picks) -> Sequence[int]:
        if len(picks) >= self.width:
            return ()
        slots = self.slots(board, seat)
        if self.own:
            return days_in(slots, seat)
        if picks:
            return days_in(slots, picks[0])
        return weeks_in(slots)

    def slot_of(self, seat: int, picks: Picks) -> int:
        """The day named by the first picks."""
        return 8 * seat + picks[0] if self.own else 8 * picks[0] + picks[1]

    @override
    def why_not(self, board: Board, seat: int, picks: Picks) -> IllegalMove:
        if len(picks) >= self.width:
            why = self.why_not_there(board, seat, self.slot_of(seat, picks))
            if why is not None:
                return why
        if picks and not self.own:
            return illegal("days-nowhere-in-week", card=self.key, week=SEAT_LETTERS[picks[0]])
        return illegal("days-nowhere", card=self.key)


def at(slot: int) -> dict[str, str]:
    """A day as the facts of an event or a refusal."""
    return {"week": SEAT_LETTERS[slot >> 3], "day": DAYS[slot & 7]}


def heading_for(slot: int) -> dict[str, str]:
    """The day to which an animal goes, as the facts of an event."""
    return {"to_week": SEAT_LETTERS[slot >> 3], "to_day": DAYS[slot & 7]}


def why_not_to(key: str, week: int, day: int | None, room: int) -> IllegalMove:
    """Why an animal moved by card `key` can't go there, when `room` are the days it might go to."""
    if not room:
        return illegal("days-no-destination", card=key)
    if day is None or not room >> 8 * week & WEEK:
        return illegal("days-no-room-in-week", card=key, week=SEAT_LETTERS[week])
    return illegal("days-not-empty", card=key, week=SEAT_LETTERS[week], day=DAYS[day])


def play_event(plan: Plan, scene: Scene, seat: int, notes: Notes) -> None:
    """An event card does its work and goes to the discard pile (days.md 5.10)."""
    scene.discard.append(plan.kind)
    if notes is not None:
        notes.append(Event("event", seat, {"card": plan.key}))
