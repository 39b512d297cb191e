"""How a seven may be shared among pawns: one amount for each, in any order (M14-M19).

All seven points must be used. When a seat's last pawn comes home with points left, these are for
its partner's pawns. What matters is whether a share leaves points that nobody can use; that is
found by a search that remembers where it has been.
"""

from itertools import repeat
from typing import NamedTuple

from rules.dog.board import HOME, Board
from rules.dog.cards import Card
from rules.dog.doing import Part, do_part
from rules.dog.ruleset import Ruleset
from rules.dog.view import PAWNS
from rules.dog.walks import reach

POINTS = 7


class Share(NamedTuple):
    """A half-shared seven."""

    board: Board
    """Changed by nobody."""
    side: int
    """Whose pawns move now."""
    used: int
    """The pawns of this side, as bits, that have had their amount."""
    left: int
    """How many points are left."""


class Splitter:
    """All the ways to share a seven on one board."""

    __slots__ = ("_card", "_known", "_rules", "_seat")

    def __init__(self, rules: Ruleset, card: Card, seat: int) -> None:
        self._rules = rules
        self._card = card
        self._seat = seat
        self._known: dict[tuple[int, ...], bool] = {}

    def begin(self, board: Board) -> Share:
        """Nothing is shared yet."""
        return Share(board, board.mover(self._seat), 0, POINTS)

    def after(self, share: Share, part: Part) -> Share:
        """The share after one more pawn has had its amount, which must be legal."""
        board, side = share.board.copy(), share.side
        steps = board.ring.steps(part.pawn, board.places[part.pawn], part.place)
        do_part(self._rules, board, self._card, part)
        used, left = share.used | 1 << part.pawn % PAWNS, share.left - steps
        # M17; but a seat that already helps its partner has no one to pass points on to.
        if left and side == self._seat and not self._rules.swiss and board.all_home(side):
            side, used = board.ring.partner[side], 0
        return Share(board, side, used, left)

    def _waiting(self, share: Share) -> list[int]:
        """The pawns of the side that could have an amount: not at home, none had."""
        places, first = share.board.places, PAWNS * share.side
        return [
            first + number
            for number in range(PAWNS)
            if not share.used >> number & 1 and places[first + number] != HOME
        ]

    def _places(self, share: Share, pawn: int) -> list[int]:
        """Everywhere a pawn could go with a part of the points, whatever becomes of the rest."""
        board, most = share.board, share.left
        lands, homes, offset = reach(self._rules, board, pawn, most)
        if self._rules.must_finish:
            lands &= ~homes
        place, length = board.places[pawn], board.ring.length
        amounts = range(most, 0, -1)
        inside = [offset + steps for steps in amounts if homes >> steps & 1]
        return inside + [(place + steps) % length for steps in amounts if lands >> steps & 1]

    def _takes_all(self, share: Share) -> bool:
        """Whether one pawn can use all that is left."""
        for pawn in self._waiting(share):
            lands, homes, _ = reach(self._rules, share.board, pawn, share.left)
            if (lands | homes) >> share.left & 1:
                return True
        return False

    def whole(self, share: Share) -> bool:
        """Whether the seven may end here."""
        return not share.left or (self._may_lapse(share) and not self._shareable(share))

    def completable(self, share: Share) -> bool:
        """Whether the rest can be used so that the seven may end."""
        return not share.left or self._may_lapse(share) or self._shareable(share)

    def _may_lapse(self, share: Share) -> bool:
        """Whether the rest may be left if it can't be used in full: a table option (M18).

        It must be left by the seat's last pawn and not be broken into, or be left by the eighth.
        """
        board, side, used, left = share
        if left == POINTS or "lapse_rest" not in self._rules.on:
            return False
        untouched = side == self._seat or not used
        return board.all_home(self._seat) and (untouched or board.won(self._seat))

    def _shareable(self, share: Share) -> bool:
        """Whether the rest can be used in full."""
        key = (*share.board.places, share.board.fresh, share.side, share.used, share.left)
        known = self._known.get(key)
        if known is None:
            known = self._takes_all(share) or any(
                map(self._movable, repeat(share), self._waiting(share))
            )
            self._known[key] = known
        return known

    def _movable(self, share: Share, pawn: int) -> bool:
        return any(self._fits(share, Part(pawn, place)) for place in self._places(share, pawn))

    def _fits(self, share: Share, part: Part) -> bool:
        return self.completable(self.after(share, part))

    def pawns(self, share: Share) -> list[int]:
        """The pawns that can have an amount now so that the seven can be used in full."""
        return [pawn for pawn in self._waiting(share) if self._movable(share, pawn)]

    def places(self, share: Share, pawn: int) -> list[int]:
        """Where one of them can go, the farthest first."""
        return [
            place for place in self._places(share, pawn) if self._fits(share, Part(pawn, place))
        ]
