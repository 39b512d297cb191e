"""Playing an animal: it is placed, and three of them do something on top of it (days.md 6, 7)."""

from collections.abc import Collection, Sequence
from typing import ClassVar

from typing_extensions import override

from rules.days.board import WEEK, Board, days_in, weeks_in
from rules.days.cards import CARDS, KEYS, Animal
from rules.days.plan import (
    Notes,
    OnSlot,
    Picks,
    Scene,
    at,
    heading_for,
    why_not_to,
)
from rules.days.refusals import illegal
from rules.days.spots import Spots, neighbours
from rules.days.view import DAYS, SEAT_LETTERS
from rules.game import Event
from rules.refusals import IllegalMove

STAY = 7
"""The pick of an Australian Shepherd that leaves its neighbours alone: no day."""


class Placement(OnSlot):
    """An animal that is put on a day, and that is all."""

    __slots__ = ("spots",)

    then: ClassVar[tuple[str, ...]] = ()
    """The questions after the day."""

    def __init__(self, kind: int, seats: int, options: Collection[str]) -> None:
        self.spots = Spots(kind, seats, options)
        super().__init__(kind, own=self.spots.own, then=self.then)

    @override
    def slots(self, board: Board, seat: int) -> int:
        return self.spots.of(board, seat)

    @override
    def why_not_there(self, board: Board, seat: int, slot: int) -> IllegalMove | None:
        return self.spots.why_not(board, seat, slot)

    @override
    def apply(self, scene: Scene, seat: int, picks: Picks, notes: Notes) -> None:
        self._place(scene.board, seat, self.slot_of(seat, picks), notes)

    def _place(self, board: Board, seat: int, slot: int, notes: Notes) -> None:
        if notes is not None:
            facts = {"card": self.key, **at(slot)}
            pile = board.piles[slot]
            if pile and not board.trees >> slot & 1:
                notes.append(Event("cover", seat, {**facts, "on": KEYS[pile[-1]]}))
            else:
                notes.append(Event("place", seat, facts))
        board.add(slot, self.kind)


class MovingNeighbour(Placement):
    """The Australian Shepherd: then the visible dog of a neighbouring day moves away."""

    __slots__ = ("optional",)

    then = ("neighbour", "to_week", "to_day")

    def __init__(self, kind: int, seats: int, options: Collection[str]) -> None:
        super().__init__(kind, seats, options)
        self.optional = "australian_optional" in options

    @staticmethod
    def _room(board: Board, slot: int) -> int:
        """Where the neighbour may go: days empty before the play, less the one just taken."""
        return board.room_for_dogs() & ~(1 << slot)

    @override
    def options(self, board: Board, seat: int, picks: Picks) -> Sequence[int]:
        if len(picks) < self.width:
            return super().options(board, seat, picks)
        slot = self.slot_of(seat, picks)
        room = self._room(board, slot)
        steps = picks[self.width :]
        if not steps:
            days = [n & 7 for n in neighbours(slot) if board.dogs >> n & 1] if room else []
            return [*days, STAY] if days and self.optional else days
        if steps[0] == STAY or len(steps) == 3:  # noqa: PLR2004  (neighbour, week, day)
            return ()
        return weeks_in(room) if len(steps) == 1 else days_in(room, steps[1])

    @override
    def apply(self, scene: Scene, seat: int, picks: Picks, notes: Notes) -> None:
        slot = self.slot_of(seat, picks)
        self._place(scene.board, seat, slot, notes)
        steps = picks[self.width :]
        if steps and steps[0] != STAY:
            _move(scene.board, seat, slot & ~7 | steps[0], 8 * steps[1] + steps[2], notes)

    @override
    def why_not(self, board: Board, seat: int, picks: Picks) -> IllegalMove:  # noqa: PLR0911  (a rule after the other)
        if len(picks) <= self.width:
            return super().why_not(board, seat, picks)
        slot = self.slot_of(seat, picks)
        why = self.why_not_there(board, seat, slot)
        if why is not None:
            return why
        steps = picks[self.width :]
        if steps[0] == STAY and not self.optional:
            return illegal("days-must-move", card=self.key)
        if steps[0] != STAY:
            beside = slot & ~7 | steps[0]
            if beside not in neighbours(slot):
                return illegal("days-not-beside", card=self.key, day=DAYS[steps[0]])
            if not board.dogs >> beside & 1:
                return illegal("days-no-dog-there", card=self.key, **at(beside))
        room = self._room(board, slot)
        if len(steps) == 1:
            return illegal("days-no-destination", card=self.key)
        return why_not_to(self.key, steps[1], steps[2] if len(steps) > 2 else None, room)  # noqa: PLR2004


class SendingBeneath(Placement):
    """The Saint Bernard: the dog it lies down on goes to an empty day of an opponent."""

    __slots__ = ()

    then = ("to_week", "to_day")

    @staticmethod
    def _room(board: Board, seat: int) -> int:
        return board.room_for_dogs() & ~(WEEK << 8 * seat)

    @override
    def slots(self, board: Board, seat: int) -> int:
        slots = super().slots(board, seat)
        # Without a place to send it to, no dog can be lain upon.
        return slots if self._room(board, seat) else slots & ~board.dogs

    @override
    def options(self, board: Board, seat: int, picks: Picks) -> Sequence[int]:
        if not picks:
            return super().options(board, seat, picks)
        steps = picks[1:]
        if len(steps) == 2 or not board.piles[self.slot_of(seat, picks)]:  # noqa: PLR2004
            return ()
        room = self._room(board, seat)
        return days_in(room, steps[0]) if steps else weeks_in(room)

    @override
    def apply(self, scene: Scene, seat: int, picks: Picks, notes: Notes) -> None:
        board, slot = scene.board, self.slot_of(seat, picks)
        self._place(board, seat, slot, notes)
        if len(picks) > 1:
            target = 8 * picks[1] + picks[2]
            sent = board.take(slot, len(board.piles[slot]) - 2)
            board.add(target, sent)
            if notes is not None:
                facts = {"card": KEYS[sent], **at(slot), **heading_for(target)}
                notes.append(Event("move", seat, facts))

    @override
    def why_not(self, board: Board, seat: int, picks: Picks) -> IllegalMove:
        if picks:
            why = self.why_not_there(board, seat, self.slot_of(seat, picks))
            if why is not None:
                return why
        room = self._room(board, seat)
        if not room and board.dogs >> 8 * seat & WEEK:
            return illegal("days-no-destination", card=self.key)
        if len(picks) < 2:  # noqa: PLR2004
            return super().why_not(board, seat, picks)
        if picks[1] == seat:
            return illegal("days-opponent-week", card=self.key, week=SEAT_LETTERS[seat])
        return why_not_to(self.key, picks[1], picks[2] if len(picks) > 2 else None, room)  # noqa: PLR2004


class ScaringNeighbours(Placement):
    """The Wild Cat: all cats of the two neighbouring days are discarded."""

    __slots__ = ("tree_mates", "visible_only")

    def __init__(self, kind: int, seats: int, options: Collection[str]) -> None:
        super().__init__(kind, seats, options)
        self.visible_only = "wild_cat_visible_only" in options
        self.tree_mates = "wild_cat_tree_mates" in options

    @override
    def apply(self, scene: Scene, seat: int, picks: Picks, notes: Notes) -> None:
        board, slot = scene.board, self.slot_of(seat, picks)
        mates = board.piles[slot]
        self._place(board, seat, slot, notes)
        if mates and self.tree_mates:
            board.put(slot, (self.kind,))
            _scare(scene, seat, slot, mates, notes)
        for beside in neighbours(slot):
            if board.cats >> beside & 1:
                scared = board.visible(beside) if self.visible_only else board.piles[beside]
                board.put(beside, board.piles[beside][: -len(scared)])
                _scare(scene, seat, beside, scared, notes)


def _scare(scene: Scene, seat: int, slot: int, cats: tuple[int, ...], notes: Notes) -> None:
    scene.discard.extend(cats)
    if notes is not None:
        facts = {"cards": [KEYS[kind] for kind in cats], **at(slot)}
        notes.append(Event("discard", seat, facts))


def _move(board: Board, seat: int, slot: int, target: int, notes: Notes) -> None:
    moved = board.lift(slot)
    board.add(target, moved)
    if notes is not None:
        facts = {"card": KEYS[moved], **at(slot), **heading_for(target)}
        notes.append(Event("move", seat, facts))


_BY_EFFECT: dict[str | None, type[Placement]] = {
    None: Placement,
    "move_neighbour": MovingNeighbour,
    "send_beneath": SendingBeneath,
    "scare_neighbours": ScaringNeighbours,
}


def animal_plan(kind: int, seats: int, options: Collection[str]) -> Placement:
    """The plan of an animal card."""
    card = CARDS[kind]
    if not isinstance(card, Animal):
        raise TypeError(f"{card.key} is not an animal")
    return _BY_EFFECT[card.effect](kind, seats, options)
