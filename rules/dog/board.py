"""Where the pawns stand, and the squares there are.

A pawn is a number: 4 · seat + which of its four. A place is a number too: `HOME`, a square of the
track from 0, or, from the length of the track on, the finish squares of seat 0, of seat 1 and so
on, four each, the one next to the start first. So no two pawns are ever in the same place but home.
"""

from functools import cache

from rules.dog.seating import partner_of
from rules.dog.view import PAWNS, SECTOR

HOME = -1
NOBODY = -1


class Ring:
    """All that is fixed about boards for so many seats. Shared and never changed."""

    __slots__ = ("finish", "length", "owner", "partner", "places", "seats", "starts")

    def __init__(self, seats: int) -> None:
        self.seats = seats
        self.length = SECTOR * seats
        """How many squares the track has."""
        self.places = self.length + PAWNS * seats
        """How many places there are, home not counted."""
        self.starts = tuple(SECTOR * seat for seat in range(seats))
        """By seat."""
        self.finish = tuple(self.length + PAWNS * seat for seat in range(seats))
        """By seat: the finish square next to its start; the others follow."""
        self.owner = tuple(
            square // SECTOR if square % SECTOR == 0 else NOBODY for square in range(self.length)
        )
        """By square of the track: whose start it is."""
        self.partner = tuple(partner_of(seat, seats) for seat in range(seats))

    def steps(self, pawn: int, place: int, end: int) -> int:
        """How many steps forward it is to `end` for a pawn at `place`; 0 if it is there."""
        if place >= self.length:
            return end - place
        if end < self.length:
            return (end - place) % self.length
        seat = pawn // PAWNS
        return (self.starts[seat] - place) % self.length + 1 + end - self.finish[seat]

    def walked(self, pawn: int, place: int, end: int) -> list[int]:
        """The squares walked over on the way forward to `end`, it too if it is on the track."""
        if place >= self.length:
            return []
        if end >= self.length:
            # A pawn that turns straight in from its own start walks over none.
            end = self.starts[pawn // PAWNS]
        return [
            square % self.length
            for square in range(place + 1, place + 1 + (end - place) % self.length)
        ]


@cache
def ring(seats: int) -> Ring:
    """The ring for so many seats, made once."""
    return Ring(seats)


def _home_last(place: int) -> tuple[bool, int]:
    return place < 0, place


class Board:  # noqa: PLW1641  (it changes, so it has no hash)
    """The pawns. Change it only by its methods: they keep both lists true."""

    __slots__ = ("at", "fresh", "places", "ring")

    def __init__(self, seats: int) -> None:
        self.ring = ring(seats)
        self.places = [HOME] * (PAWNS * seats)
        """By pawn."""
        self.at = [NOBODY] * self.ring.places
        """By place: the pawn that stands there."""
        self.fresh = 0
        """The seats, as bits, whose pawn on their own start has only just entered. Only the Swiss
        start rule asks for it, and only with that rule it is kept."""

    def copy(self) -> "Board":
        """An independent board with the same pawns."""
        board = Board.__new__(Board)
        board.ring = self.ring
        board.places = self.places.copy()
        board.at = self.at.copy()
        board.fresh = self.fresh
        return board

    def __eq__(self, other: object) -> bool:
        if not isinstance(other, Board):
            return NotImplemented
        return self.places == other.places and self.fresh == other.fresh

    def move(self, pawn: int, place: int) -> None:
        """Put a pawn where nobody stands, or home."""
        old = self.places[pawn]
        if old >= 0:
            self.at[old] = NOBODY
            if self.fresh and old == self.ring.starts[pawn // PAWNS]:
                self.fresh &= ~(1 << pawn // PAWNS)
        self.places[pawn] = place
        if place >= 0:
            self.at[place] = pawn

    def swap(self, pawn: int, other: int) -> None:
        """Let two pawns on the track change places."""
        place, others = self.places[pawn], self.places[other]
        self.move(pawn, HOME)
        self.move(other, place)
        self.move(pawn, others)

    def sort(self) -> None:
        """Number the pawns of every seat anew: those on the track, in the finish, at home.

        In Dog, where they are alike, boards that look the same are so the same.
        """
        for first in range(0, len(self.places), PAWNS):
            side = sorted(self.places[first : first + PAWNS], key=_home_last)
            self.places[first : first + PAWNS] = side
            for pawn, place in enumerate(side, first):
                if place >= 0:
                    self.at[place] = pawn

    def side(self, seat: int) -> list[int]:
        """The places of a seat's pawns."""
        return self.places[PAWNS * seat : PAWNS * seat + PAWNS]

    def all_home(self, seat: int) -> bool:
        """Whether all pawns of a seat are in the finish."""
        return min(self.side(seat)) >= self.ring.length

    def in_finish(self, seat: int) -> int:
        """How many pawns of a seat are in the finish."""
        length = self.ring.length
        return sum(place >= length for place in self.side(seat))

    def won(self, seat: int) -> bool:
        """Whether this seat and its partner have all eight pawns in the finish."""
        return self.all_home(seat) and self.all_home(self.ring.partner[seat])

    def mover(self, seat: int) -> int:
        """Whose pawns a seat moves: its own, or its partner's when its own are all home (M26)."""
        return self.ring.partner[seat] if self.all_home(seat) else seat
