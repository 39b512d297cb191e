"""Where one pawn may go with a card: who may pass and capture whom, the track and the finish.

The rules are those of dog.md 5 and, in Dog Royal, 6. Nothing here changes a board.
"""

from typing import NamedTuple

from rules.dog.board import HOME, NOBODY, Board
from rules.dog.cards import Card
from rules.dog.ruleset import Ruleset
from rules.dog.view import PAWNS

KING, KNIGHT, CITIZEN, JESTER = range(PAWNS)
"""Which of a seat's four pawns has which rank in Dog Royal; a smaller number is higher (R1)."""
JESTER_DROPS = 2
"""How many points of a card the jester may leave unused on his way into the finish (R20)."""


class Reach(NamedTuple):
    """How far a pawn could walk forward, by the number of steps; a set of numbers as bits."""

    lands: int
    """The numbers of steps that end on the track."""
    homes: int
    """Those that end in the finish."""
    offset: int
    """Add the steps to it for the place in the finish."""


def protected(rules: Ruleset, board: Board, pawn: int) -> bool:
    """Whether a pawn on the track stands protected on its own start (M2)."""
    seat = pawn // PAWNS
    if board.places[pawn] != board.ring.starts[seat]:
        return False
    return not rules.swiss or bool(board.fresh >> seat & 1)


def may_pass(rules: Ruleset, board: Board, pawn: int, other: int, *, green: bool) -> bool:
    """Whether a pawn may walk over another one on the track (M2, M4, R2, R4, R9-R12)."""
    if not protected(rules, board, other):
        return not rules.royal or green or pawn % PAWNS <= other % PAWNS
    if not rules.royal:
        return False
    if not (green and "green_passes_starts" in rules.on):
        if pawn % PAWNS != KNIGHT:
            return False
        if "opponents_starts_only" in rules.on and partners(board, pawn, other):
            return False
    if other % PAWNS == KING:
        return green and "king_stops_knight" not in rules.on
    return True


def may_land(rules: Ruleset, board: Board, pawn: int, other: int, *, green: bool) -> bool:
    """Whether a pawn may end its walk on another one and capture it (M2, M5, R3, R5-R7)."""
    if protected(rules, board, other):
        return False
    if not rules.royal or other % PAWNS != KING or pawn % PAWNS == KING:
        return True
    if green and "green_takes_king" in rules.on:
        return True
    if board.ring.owner[board.places[other]] != pawn // PAWNS:
        return False
    return not ("opponents_starts_only" in rules.on and partners(board, pawn, other))


def partners(board: Board, pawn: int, other: int) -> bool:
    """Whether two pawns belong to partners."""
    return board.ring.partner[pawn // PAWNS] == other // PAWNS


def reach(rules: Ruleset, board: Board, pawn: int, most: int, *, green: bool = False) -> Reach:
    """Where a pawn that is not at home could walk with 1 … `most` steps."""
    track, at, place = board.ring, board.at, board.places[pawn]
    if place >= track.length:
        return Reach(0, _inside(board, pawn // PAWNS, place + 1, 1, most), place)
    seat = pawn // PAWNS
    to_start = (track.starts[seat] - place) % track.length
    offset = track.finish[seat] - to_start - 1
    lands = homes = 0
    if to_start == 0 and rules.swiss and not protected(rules, board, pawn):
        homes = _inside(board, seat, track.finish[seat], 1, most)
    square = place
    for steps in range(1, most + 1):
        square += 1
        if square == track.length:
            square = 0
        other = at[square]
        if other in (NOBODY, pawn):
            lands |= 1 << steps
        else:
            if may_land(rules, board, pawn, other, green=green):
                lands |= 1 << steps
            if not may_pass(rules, board, pawn, other, green=green):
                break
        if steps == to_start:
            homes = _inside(board, seat, track.finish[seat], steps + 1, most)
    return Reach(lands, homes, offset)


def _inside(board: Board, seat: int, place: int, steps: int, most: int) -> int:
    """The steps that end in the finish, when `steps` would end on `place` (M8, M9)."""
    homes, end = 0, board.ring.finish[seat] + PAWNS
    while place < end and steps <= most and board.at[place] == NOBODY:
        homes |= 1 << steps
        place += 1
        steps += 1
    return homes


def targets(rules: Ruleset, board: Board, card: Card, pawn: int) -> list[int]:
    """Every place where a pawn can go with a card, the finish first; nothing if it can't be moved.

    A swap's target is the square of the other pawn. Not for cards that are split, copy or stand for
    others.
    """
    place = board.places[pawn]
    if place == HOME:
        return enters(rules, board, pawn) if card.enter else []
    if card.effect == "walk":
        return _walks(rules, board, card, pawn)
    if place >= board.ring.length:
        return []
    if card.effect == "swap":
        return _swaps(rules, board, pawn)
    return _pulled(rules, board, pawn)


def enters(rules: Ruleset, board: Board, pawn: int) -> list[int]:
    """The start of a pawn at home, if it may enter (M1, R6)."""
    start = board.ring.starts[pawn // PAWNS]
    other = board.at[start]
    free = other == NOBODY or may_land(rules, board, pawn, other, green=False)
    return [start] if free else []


def _walks(rules: Ruleset, board: Board, card: Card, pawn: int) -> list[int]:
    rank = pawn % PAWNS if rules.royal else None
    moves = card.king_moves if rank == KING else card.moves
    if not moves:
        return []
    place, length = board.places[pawn], board.ring.length
    green = card.colour == "green"
    lands, homes, offset = reach(rules, board, pawn, max(moves), green=green)
    drops = JESTER_DROPS if may_drop(rules, board, pawn) else 0
    found = set[int]()
    for steps in moves:
        if steps < 0:
            found.update(_back(rules, board, pawn, -steps, green=green))
            continue
        inside = [
            offset + used for used in range(max(1, steps - drops), steps + 1) if homes >> used & 1
        ]
        found.update(inside)
        if lands >> steps & 1 and not (inside and rules.must_finish):
            found.add((place + steps) % length)
    return sorted(found, reverse=True)


def may_drop(rules: Ruleset, board: Board, pawn: int) -> bool:
    """Whether a pawn may leave points unused on its way into the finish: the jester (R20)."""
    return rules.royal and pawn % PAWNS == JESTER and board.places[pawn] < board.ring.length


def _back(rules: Ruleset, board: Board, pawn: int, steps: int, *, green: bool) -> list[int]:
    """The square so many steps back, if a pawn may go there (M12)."""
    place, length = board.places[pawn], board.ring.length
    if place >= length:
        return []
    for gone in range(1, steps + 1):
        other = board.at[(place - gone) % length]
        if other == NOBODY:
            continue
        may = may_pass if gone < steps else may_land
        if not may(rules, board, pawn, other, green=green):
            return []
    return [(place - steps) % length]


def _swaps(rules: Ruleset, board: Board, pawn: int) -> list[int]:
    """The squares of the pawns with which a pawn on the track may change places (M21, M22)."""
    if protected(rules, board, pawn):
        return []
    seat, length = pawn // PAWNS, board.ring.length
    return sorted(
        square
        for other, square in enumerate(board.places)
        if 0 <= square < length and other // PAWNS != seat and not protected(rules, board, other)
    )


def _pulled(rules: Ruleset, board: Board, pawn: int) -> list[int]:
    """The square right behind the next pawn ahead (R25-R28)."""
    place, length = board.places[pawn], board.ring.length
    for steps in range(1, length):
        if board.at[(place + steps) % length] != NOBODY:
            if steps > 1 or "zero_magnet" in rules.on:
                return [(place + steps - 1) % length]
            break
    return []


def jump(rules: Ruleset, board: Board, pawn: int) -> int | None:
    """Where a citizen who came to a special square may jump on to; else None (R16, R18, R19)."""
    place = board.places[pawn]
    if pawn % PAWNS != CITIZEN or place not in rules.special:
        return None
    here = rules.special.index(place)
    ahead = rules.special[here + 1 :] + rules.special[:here]
    return next((square for square in ahead if board.at[square] == NOBODY), None)
