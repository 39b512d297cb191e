"""The events of Woof Days: they lift visible dogs and swap whole piles (days.md 6.1, 7)."""

from collections.abc import Sequence

from typing_extensions import override

from rules.days.board import WEEK, Board, days_in, every_week, weeks_in
from rules.days.cards import KEYS
from rules.days.plan import (
    Notes,
    OnSlot,
    Picks,
    Plan,
    Scene,
    at,
    heading_for,
    play_event,
    why_not_to,
)
from rules.days.refusals import illegal
from rules.days.view import SEAT_LETTERS
from rules.game import Event
from rules.refusals import IllegalMove


class DiscardVisible(OnSlot):
    """Treats: the visible dog of a day is discarded."""

    __slots__ = ()

    def __init__(self, kind: int) -> None:
        super().__init__(kind, own=False)

    @override
    def slots(self, board: Board, seat: int) -> int:
        return board.dogs

    @override
    def why_not_there(self, board: Board, seat: int, slot: int) -> IllegalMove | None:
        if board.dogs >> slot & 1:
            return None
        return illegal("days-no-dog-there", card=self.key, **at(slot))

    @override
    def apply(self, scene: Scene, seat: int, picks: Picks, notes: Notes) -> None:
        slot = self.slot_of(seat, picks)
        dog = scene.board.lift(slot)
        scene.discard.append(dog)
        play_event(self, scene, seat, notes)
        if notes is not None:
            notes.append(Event("discard", seat, {"cards": [KEYS[dog]], **at(slot)}))


class SwapPiles(Plan):
    """Grooming and its like: your whole day against the same day of an opponent."""

    __slots__ = ("day", "one_sided")

    def __init__(self, kind: int, day: int | None, *, one_sided: bool) -> None:
        super().__init__(kind, ("day", "week") if day is None else ("week",))
        self.day = day
        """The day it is about; None: the player says."""
        self.one_sided = one_sided

    def _partners(self, board: Board, seat: int, day: int) -> int:
        """The slots of this day in other weeks with which the seat may swap."""
        own = 1 << 8 * seat + day
        column = every_week(1 << day, board.seats) & ~own
        if board.dogs & own:
            return column & (board.dogs | board.room_for_dogs() if self.one_sided else board.dogs)
        if self.one_sided and board.room_for_dogs() & own:
            return column & board.dogs
        return 0

    @override
    def options(self, board: Board, seat: int, picks: Picks) -> Sequence[int]:
        if len(picks) == len(self.asks):
            return ()
        if self.day is not None:
            return weeks_in(self._partners(board, seat, self.day))
        if picks:
            return weeks_in(self._partners(board, seat, picks[0]))
        return [day for day in range(7) if self._partners(board, seat, day)]

    @override
    def apply(self, scene: Scene, seat: int, picks: Picks, notes: Notes) -> None:
        day = picks[0] if self.day is None else self.day
        other = picks[-1]
        own, others = 8 * seat + day, 8 * other + day
        piles = scene.board.piles[own], scene.board.piles[others]
        scene.board.swap(own, others)
        play_event(self, scene, seat, notes)
        if notes is not None:
            gave, got = ([KEYS[kind] for kind in pile] for pile in piles)
            facts = {**at(own), "other_week": SEAT_LETTERS[other], "gave": gave, "got": got}
            notes.append(Event("swap_piles", seat, facts))

    @override
    def why_not(self, board: Board, seat: int, picks: Picks) -> IllegalMove:
        if self.day is None:
            day, weeks = (picks[0] if picks else None), picks[1:]
        else:
            day, weeks = self.day, picks
        if weeks and weeks[0] == seat:
            return illegal("days-opponent-week", card=self.key, week=SEAT_LETTERS[seat])
        if day is None:
            return illegal("days-nowhere", card=self.key)
        # The day at fault: the own one, or else the other's (of any other, if none is named).
        own = 8 * seat + day
        ready = board.dogs | (board.room_for_dogs() if self.one_sided else 0)
        other = weeks[0] if weeks else (seat + 1) % board.seats
        slot = 8 * other + day if ready >> own & 1 else own
        return illegal("days-swap-needs-both", card=self.key, **at(slot))


class MoveVisible(Plan):
    """Cushion and Lead: a visible dog goes to an empty day, of an opponent or of the player."""

    __slots__ = ("home",)

    def __init__(self, kind: int, *, home: bool) -> None:
        to = ("to_day",) if home else ("to_week", "to_day")
        super().__init__(kind, ("week", "day", *to))
        self.home = home

    def _room(self, board: Board, seat: int) -> int:
        """Where the dog may go: empty before the play, so never the day it comes from."""
        own = WEEK << 8 * seat
        return board.room_for_dogs() & (own if self.home else ~own)

    @override
    def options(self, board: Board, seat: int, picks: Picks) -> Sequence[int]:
        step = len(picks)
        if step == len(self.asks):
            return ()
        room = self._room(board, seat)
        if step == 0:
            return weeks_in(board.dogs) if room else ()
        if step == 1:
            return days_in(board.dogs, picks[0])
        if self.home:
            return days_in(room, seat)
        return weeks_in(room) if step == 2 else days_in(room, picks[2])  # noqa: PLR2004

    @override
    def apply(self, scene: Scene, seat: int, picks: Picks, notes: Notes) -> None:
        slot = 8 * picks[0] + picks[1]
        target = 8 * (seat if self.home else picks[2]) + picks[-1]
        dog = scene.board.lift(slot)
        scene.board.add(target, dog)
        play_event(self, scene, seat, notes)
        if notes is not None:
            facts = {"card": KEYS[dog], **at(slot), **heading_for(target)}
            notes.append(Event("move", seat, facts))

    @override
    def why_not(self, board: Board, seat: int, picks: Picks) -> IllegalMove:  # noqa: PLR0911  (a rule after the other)
        room = self._room(board, seat)
        if not board.dogs:
            return illegal("days-nowhere", card=self.key)
        if not room:
            return illegal("days-no-destination", card=self.key)
        if len(picks) == 1:
            return illegal("days-nowhere-in-week", card=self.key, week=SEAT_LETTERS[picks[0]])
        slot = 8 * picks[0] + picks[1]
        if not board.dogs >> slot & 1:
            return illegal("days-no-dog-there", card=self.key, **at(slot))
        if self.home:
            return why_not_to(self.key, seat, picks[2], room)
        if picks[2] == seat:
            return illegal("days-opponent-week", card=self.key, week=SEAT_LETTERS[seat])
        return why_not_to(self.key, picks[2], picks[3] if len(picks) > 3 else None, room)  # noqa: PLR2004
