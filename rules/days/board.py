"""The weeks of all players: what lies where, and a few sets of days kept beside it for speed.

A day of a week is a **slot**: 8 · seat + day, Monday 0. A set of slots is a number with these bits.
The eighth bit of each week belongs to no day and is never set in a result, so that shifting a set
by one day can't leak from a Sunday into the next player's Monday.
"""

from rules.days.cards import CAT_KINDS

_FIRST_CAT = CAT_KINDS.start

WEEK = 0b1111111
"""The seven days of one week."""
Week = tuple[tuple[tuple[int, ...], ...], int]
"""A week by itself: its piles from Monday to Sunday, and the set of its days with a Cat Tree."""
SEATS = range(2, 7)
"""How many may play."""
TREE_ROOM = 3
"""How many cats a Cat Tree shows, and up to how many may join it (days.md 7.1)."""

DAYS_OF: tuple[tuple[int, ...], ...] = tuple(
    tuple(day for day in range(7) if days >> day & 1) for days in range(128)
)
"""The days of a set of days of one week, ascending."""


_MONDAYS = tuple(sum(1 << 8 * seat for seat in range(seats)) for seats in range(SEATS.stop))
"""By number of seats: the Mondays of all weeks."""
_LAST = SEATS[-1]
_ANY_DAY = WEEK * _MONDAYS[_LAST]
_WEEKS_OF = {
    sum(1 << 8 * seat + 7 for seat in range(_LAST) if seats >> seat & 1): DAYS_OF[seats]
    for seats in range(1 << _LAST)
}
"""By the eighth bits of some weeks: those weeks, ascending."""


def every_week(days: int, seats: int) -> int:
    """These days of one week in the weeks of all seats."""
    return days * _MONDAYS[seats]


def visible(pile: tuple[int, ...], tree: int | bool) -> tuple[int, ...]:
    """The animals of a pile that score: the top one, on a Cat Tree the top three."""
    return pile[-TREE_ROOM if tree else -1 :]


def days_in(slots: int, week: int) -> tuple[int, ...]:
    """The days of one week in a set of slots."""
    return DAYS_OF[slots >> 8 * week & WEEK]


def weeks_in(slots: int) -> tuple[int, ...]:
    """The weeks that have a day in a set of slots, ascending."""
    # A week with any day in it carries into its eighth bit.
    return _WEEKS_OF[slots + _ANY_DAY & ~_ANY_DAY]


class Board:  # noqa: PLW1641  (it changes, so it has no hash)
    """The weeks. Change it only by its methods: they keep the sets true."""

    __slots__ = ("cats", "crowded", "dogs", "every", "piles", "seats", "trees")

    def __init__(self, seats: int) -> None:
        self.seats = seats
        self.every = every_week(WEEK, seats)
        """All slots there are."""
        self.piles: list[tuple[int, ...]] = [()] * (8 * seats)
        """By slot: the kinds from bottom to top."""
        self.dogs = 0
        """The slots with dogs; a pile never has both species."""
        self.cats = 0
        self.trees = 0
        """The slots with a Cat Tree, bare or not."""
        self.crowded = 0
        """The Cat Trees that no further cat may join."""

    def copy(self) -> "Board":
        """An independent board with the same weeks."""
        board = Board.__new__(Board)
        board.seats = self.seats
        board.every = self.every
        board.piles = self.piles.copy()
        board.dogs = self.dogs
        board.cats = self.cats
        board.trees = self.trees
        board.crowded = self.crowded
        return board

    def __eq__(self, other: object) -> bool:
        if not isinstance(other, Board):
            return NotImplemented
        return self.piles == other.piles and self.trees == other.trees

    def week(self, seat: int) -> Week:
        """The week of a seat as a value. A move leaves most weeks alone, so it is good as a key."""
        first = 8 * seat
        return tuple(self.piles[first : first + 7]), self.trees >> first & WEEK

    def weeks(self) -> list[Week]:
        """The weeks of all seats."""
        return [self.week(seat) for seat in range(self.seats)]

    def put(self, slot: int, pile: tuple[int, ...]) -> None:
        """Let `pile` lie on this day instead of what did."""
        bit = 1 << slot
        self.piles[slot] = pile
        if not pile:
            self.dogs &= ~bit
            self.cats &= ~bit
        elif pile[0] < _FIRST_CAT:
            self.dogs |= bit
        else:
            self.cats |= bit
        if self.trees & bit:
            if len(pile) >= TREE_ROOM:
                self.crowded |= bit
            else:
                self.crowded &= ~bit

    def add(self, slot: int, kind: int) -> None:
        """Lay an animal on top of a day's pile."""
        self.put(slot, (*self.piles[slot], kind))

    def lift(self, slot: int) -> int:
        """Take away the top animal of a day; the next one becomes visible."""
        pile = self.piles[slot]
        self.put(slot, pile[:-1])
        return pile[-1]

    def take(self, slot: int, place: int) -> int:
        """Take away the animal at `place` (0 is the bottom); the gap closes (days.md 5.4)."""
        pile = self.piles[slot]
        self.put(slot, pile[:place] + pile[place + 1 :])
        return pile[place]

    def swap(self, slot: int, other: int) -> None:
        """Let two days of the same species change their whole piles."""
        mine, theirs = self.piles[slot], self.piles[other]
        self.put(slot, theirs)
        self.put(other, mine)

    def plant(self, slot: int) -> None:
        """Put a Cat Tree on a day."""
        self.trees |= 1 << slot
        self.put(slot, self.piles[slot])

    def visible(self, slot: int) -> tuple[int, ...]:
        """The animals of a day that score."""
        return visible(self.piles[slot], self.trees >> slot & 1)

    def room_for_dogs(self) -> int:
        """The days that are empty for a dog: no animal and no Cat Tree."""
        return self.every & ~(self.dogs | self.cats | self.trees)

    def room_for_cats(self) -> int:
        """The days that are empty for a cat: no animal, or a Cat Tree that is not crowded."""
        return self.every & ~(self.dogs | self.cats) | self.trees & ~self.crowded

    def full_weeks(self) -> list[int]:
        """The seats whose week has an animal on all seven days, ascending."""
        # One more than a full week carries into its eighth bit.
        carried = ((self.dogs | self.cats) + _MONDAYS[self.seats]) & ~self.every
        if not carried:
            return []
        return [seat for seat in range(self.seats) if carried >> 8 * seat + 7 & 1]
