"""How a seven may be shared among pawns: one amount for each, in any order (M14-M19).

All seven points must be used. When a seat's last pawn comes home with points left, these are for
its partner's pawns. What matters is whether a share leaves points that nobody can use; that is
found by a search that remembers where it has been.
"""

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

    def parts(self, share: Share) -> list[Part]:
        """Every amount that a pawn could have now, whatever becomes of the rest."""
        board, found = share.board, []
        if not share.left:
            return []
        for pawn in range(PAWNS * share.side, PAWNS * share.side + PAWNS):
            if share.used >> pawn % PAWNS & 1 or board.places[pawn] == HOME:
                continue
            found += [Part(pawn, place) for place in self._places(board, pawn, share.left)]
        return found

    def _places(self, board: Board, pawn: int, most: int) -> list[int]:
        lands, homes, offset = reach(self._rules, board, pawn, most)
        place, length = board.places[pawn], board.ring.length
        if self._rules.must_finish:
            lands &= ~homes
        track = [(place + steps) % length for steps in range(1, most + 1) if lands >> steps & 1]
        return track + [offset + steps for steps in range(1, most + 1) if homes >> steps & 1]

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
            known = any(self.completable(self.after(share, part)) for part in self.parts(share))
            self._known[key] = known
        return known

    def options(self, share: Share) -> list[Part]:
        """The amounts that a pawn can have now so that the seven can be used in full."""
        return [part for part in self.parts(share) if self.completable(self.after(share, part))]
