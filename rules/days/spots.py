"""On which days a card may be placed, and why it may not be placed on the others.

`Spots.of` and `Spots.why_not` say the same thing twice, once for speed and once for people; a test
holds them together on every slot.
"""

from collections.abc import Callable, Collection

from rules.days.board import DAYS_OF, WEEK, Board, every_week
from rules.days.cards import CARDS, KEYS, KINDS, Animal, Place, species_of
from rules.days.refusals import illegal
from rules.days.view import DAYS, SEAT_LETTERS
from rules.refusals import IllegalMove

Narrow = Callable[[Board, int, int, int], int]
"""Of a board, a seat, the slots with animals of the card's species and the slots in question: the
slots of them where the week around is as the card demands it."""


def day_bits(days: Collection[str]) -> int:
    """The set of days of one week with these keys."""
    return sum(1 << DAYS.index(day) for day in days)


def _next(_board: Board, _seat: int, herd: int, slots: int) -> int:
    return slots & herd >> 1


def _previous(_board: Board, _seat: int, herd: int, slots: int) -> int:
    return slots & herd << 1


def _between(board: Board, _seat: int, _herd: int, slots: int) -> int:
    occupied = board.dogs | board.cats
    return slots & occupied >> 1 & occupied << 1


def _alone(_board: Board, _seat: int, herd: int, slots: int) -> int:
    return slots & ~(herd >> 1 | herd << 1)


def _last_gap(board: Board, seat: int, _herd: int, slots: int) -> int:
    gaps = ~(board.dogs | board.cats) & WEEK << 8 * seat
    return slots & gaps if gaps & gaps - 1 == 0 else 0


_NARROW: dict[str, Narrow] = {
    "next": _next,
    "previous": _previous,
    "between": _between,
    "alone": _alone,
    "last_gap": _last_gap,
}


class Spots:
    """Where one kind of animal may be placed, under the options of a table."""

    __slots__ = (
        "closed_trees",
        "covered_too",
        "covers",
        "days",
        "dog",
        "fills",
        "kind",
        "narrow",
        "off_trees",
        "own",
        "place",
        "shy_of",
    )

    def __init__(self, kind: int, seats: int, options: Collection[str]) -> None:
        card = CARDS[kind]
        if not isinstance(card, Animal):
            raise TypeError(f"{card.key} is not an animal")
        self.kind = kind
        self.place: Place = card.place_under(options)
        self.dog = species_of(kind) == "dog"
        self.own = self.place.where == "own"
        self.covers = self.place.on != "empty"
        self.fills = self.place.on != "animal"
        self.days = every_week(day_bits(self.place.days), seats)
        self.off_trees = self.place.off_trees
        self.closed_trees = not self.dog and "foreign_tree_closed" in options
        self.shy_of = frozenset(KINDS[key] for key in self.place.shy_of)
        self.covered_too = "chihuahua_covered" in options
        self.narrow: Narrow | None = None
        if self.place.beside is not None:
            self.narrow = _NARROW[self.place.beside]
        elif self.shy_of:
            self.narrow = self._not_shy

    def of(self, board: Board, seat: int) -> int:
        """The slots on which `seat` may place it now."""
        if self.dog:
            herd = board.dogs
            slots = board.room_for_dogs() if self.fills else 0
        else:
            herd = board.cats
            slots = board.room_for_cats() if self.fills else 0
        if self.covers:
            slots |= herd
        slots &= self.days
        if self.own:
            slots &= WEEK << 8 * seat
        if self.off_trees:
            slots &= ~board.trees
        elif self.closed_trees:
            slots &= ~board.trees | WEEK << 8 * seat
        if slots and self.narrow is not None:
            return self.narrow(board, seat, herd, slots)
        return slots

    def _big(self, board: Board, slot: int) -> tuple[int, ...]:
        """The cards it is shy of on this day, as far as they count (days.md 5.6)."""
        pile = board.piles[slot]
        return tuple(k for k in (pile if self.covered_too else pile[-1:]) if k in self.shy_of)

    def _not_shy(self, board: Board, _seat: int, herd: int, slots: int) -> int:
        big = 0
        for week in range(board.seats):
            if not slots >> 8 * week & WEEK:
                continue
            for day in DAYS_OF[herd >> 8 * week & WEEK]:
                if self._big(board, 8 * week + day):
                    big |= 1 << 8 * week + day
        return slots & ~(big >> 1 | big << 1)

    def why_not(self, board: Board, seat: int, slot: int) -> IllegalMove | None:
        """The rule that forbids `seat` this slot; None if it may."""
        card, day, week = KEYS[self.kind], DAYS[slot & 7], SEAT_LETTERS[slot >> 3]
        if self.own and slot >> 3 != seat:
            return illegal("days-own-week", card=card, week=week)
        if not self.days >> slot & 1:
            edge = self.place.beside == "alone"
            return illegal("days-edge-day" if edge else "days-wrong-day", card=card, day=day)
        where = {"card": card, "day": day, "week": week}
        return self._why_no_room(board, seat, slot, where) or self._why_not_beside(
            board, seat, slot, where
        )

    def _why_no_room(  # noqa: PLR0911  (a rule after the other)
        self, board: Board, seat: int, slot: int, where: dict[str, str]
    ) -> IllegalMove | None:
        tree = board.trees >> slot & 1
        herd = board.dogs if self.dog else board.cats
        if tree and self.dog:
            return illegal("days-tree-day", **where)
        if tree and self.off_trees:
            return illegal("days-off-trees", **where)
        if tree and self.closed_trees and slot >> 3 != seat:
            return illegal("days-foreign-tree", **where)
        if self.covers and herd >> slot & 1:
            return None
        room = board.room_for_dogs() if self.dog else board.room_for_cats()
        if self.fills and room >> slot & 1:
            return None
        if not self.fills:
            return illegal("days-needs-dog" if self.dog else "days-needs-cat", **where)
        if tree:
            return illegal("days-tree-full", **where)
        return illegal("days-occupied", on=KEYS[board.piles[slot][-1]], **where)

    def _why_not_beside(  # noqa: PLR0911  (a rule after the other)
        self, board: Board, seat: int, slot: int, where: dict[str, str]
    ) -> IllegalMove | None:
        herd = board.dogs if self.dog else board.cats
        if self.narrow is None or self.narrow(board, seat, herd, 1 << slot):
            return None
        beside = self.place.beside
        if beside == "last_gap":
            filled = len(DAYS_OF[(board.dogs | board.cats) >> 8 * seat & WEEK])
            return illegal("days-needs-six", card=where["card"], filled=filled)
        if beside == "next":
            return illegal("days-needs-right-neighbour", **where)
        if beside == "previous":
            return illegal("days-needs-left-neighbour", **where)
        if beside == "between":
            return illegal("days-needs-both-neighbours", **where)
        around = [other for other in neighbours(slot) if herd >> other & 1]
        if beside == "alone":
            code = "days-dog-beside" if self.dog else "days-cat-beside"
            return illegal(code, other=KEYS[board.piles[around[0]][-1]], **where)
        big = [kind for other in around for kind in self._big(board, other)]
        return illegal("days-big-dog-beside", other=KEYS[big[0]], **where)


def neighbours(slot: int) -> tuple[int, ...]:
    """The slots of the day before and the day after in the same week (days.md 5.1, 5.2)."""
    return tuple(other for other in (slot - 1, slot + 1) if 1 << (other & 7) & WEEK)
