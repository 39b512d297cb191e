"""Paths: the keys that people see and type, turned into a plan's picks and back."""

from re import fullmatch

from rules.days.animals import STAY
from rules.days.board import Board
from rules.days.plan import OnSlot, Picks, Plan
from rules.days.refusals import illegal, unreadable
from rules.days.view import DAYS, SEAT_LETTERS
from rules.game import Path
from rules.refusals import Refusal

_WEEK_ASKS = frozenset({"week", "other_week", "to_week"})
_DAY_ASKS = frozenset({"day", "to_day"})
_PLACE_ASKS = frozenset({"position", "own_position"})
_NEIGHBOURS = (*DAYS, "stay")


def key_of(asks: str, pick: int) -> str:
    """The key of an answer to this question."""
    if asks in _WEEK_ASKS:
        return SEAT_LETTERS[pick]
    if asks in _DAY_ASKS:
        return DAYS[pick]
    if asks == "neighbour":
        return _NEIGHBOURS[pick]
    return str(pick + 1)


def pick_of(asks: str, key: str, seats: int) -> int:
    """The answer with this key. Raises UnreadableMove, or IllegalMove for a week not there."""
    if asks in _WEEK_ASKS:
        week = SEAT_LETTERS.find(key) if len(key) == 1 else -1
        if week >= seats:
            raise illegal("days-no-such-week", week=key)
        if week >= 0:
            return week
    elif asks in _DAY_ASKS and key in DAYS:
        return DAYS.index(key)
    elif asks == "neighbour" and key in _NEIGHBOURS:
        return STAY if key == "stay" else DAYS.index(key)
    elif asks in _PLACE_ASKS and fullmatch(r"[1-9][0-9]{0,2}", key):
        return int(key) - 1
    raise unreadable(key)


def picks_of(plan: Plan, board: Board, seat: int, keys: Path) -> Picks:
    """The picks that these keys name, every one of them legal. Raises a Refusal."""
    picks: Picks = ()
    for place, key in enumerate(keys):
        options = plan.options(board, seat, picks)
        if picks and not options:
            raise illegal("days-too-long", word=key)
        pick = _pick(plan, board.seats, place, key)
        if pick not in options:
            raise plan.why_not(board, seat, (*picks, pick, *_rest(plan, board.seats, keys, place)))
        picks = (*picks, pick)
    return picks


def _pick(plan: Plan, seats: int, place: int, key: str) -> int:
    asks = plan.asks[place]
    if place == 0 and asks == "day" and isinstance(plan, OnSlot) and key in [*SEAT_LETTERS[:seats]]:
        # Where the card tells the week already, a week is no answer but easily typed.
        raise illegal("days-own-week", card=plan.key, week=key)
    return pick_of(asks, key, seats)


def _rest(plan: Plan, seats: int, keys: Path, place: int) -> Picks:
    """What was typed after a step that is refused, as far as it can be read: it may say why."""
    rest: Picks = ()
    for asks, key in zip(plan.asks[place + 1 :], keys[place + 1 :], strict=False):
        try:
            rest = (*rest, pick_of(asks, key, seats))
        except Refusal:
            break
    return rest
