"""Why a card can't be played, a pawn not be moved, or not there: the rule that forbids it."""

from collections.abc import Sequence
from re import fullmatch

from rules.dog.board import HOME, NOBODY
from rules.dog.cards import Card
from rules.dog.plays import Play, Step, pawn_key, place_key
from rules.dog.refusals import illegal, unreadable
from rules.dog.ruleset import Ruleset
from rules.dog.state import NONE, State
from rules.dog.view import PAWNS, RANKS
from rules.dog.walks import JESTER_DROPS, KING, may_drop, may_land, may_pass, protected, reach
from rules.refusals import IllegalMove, Refusal

_PLACE = r"p[0-9]{1,2}|f[0-3]|home"


def card_named(rules: Ruleset, key: str) -> int:
    """The kind with this key. Raises UnreadableMove, or IllegalMove for the other game's cards."""
    if key in rules.kinds:
        return rules.kinds[key]
    if key in OTHER_CARDS:
        raise illegal("dog-no-such-card", card=key)
    raise unreadable(key)


OTHER_CARDS = ("7", "joker", "1-7", "copy", "magnet")
"""Cards that only one of the two games has."""


def why_not_at_all(state: State, seat: int, kind: int) -> IllegalMove:
    """Why a seat can't play a card, which it can't."""
    card = state.rules.cards[kind]
    if card.effect != "copy":
        return _useless(state, seat, card)
    if state.copied == NONE:
        return illegal("dog-copy-first", card=card.key)
    if state.copies() == NONE:
        return illegal("dog-copy-copy", card=card.key)
    return illegal("dog-copy-useless", card=card.key, copied=state.rules.cards[state.copied].key)


def _useless(state: State, seat: int, card: Card) -> IllegalMove:
    board = state.board
    side, length = board.side(board.mover(seat)), board.ring.length
    on_track = [place for place in side if 0 <= place < length]
    there = [place for place in side if place >= 0]
    code = _stuck(state.rules, side, card)
    if card.effect == "split":
        code = "dog-no-split" if there else "dog-nobody-on-track"
    elif card.effect == "swap":
        free = [place for place in on_track if not protected(state.rules, board, board.at[place])]
        code = "dog-swap-none-of-theirs" if free else "dog-swap-none-of-yours"
    elif card.effect == "magnet":
        alone = sum(0 <= place < length for place in board.places) == 1
        code = "dog-magnet-none-of-yours"
        if on_track:
            code = "dog-magnet-alone" if alone else "dog-magnet-in-front"
    if card.effect != "swap" and not there and not card.enter:
        code = "dog-nobody-on-track"
    helps = board.mover(seat) != seat
    return illegal(code, card=card.key, side="partner" if helps else "own")


def _stuck(rules: Ruleset, side: Sequence[int], card: Card) -> str:
    """Why steps move no pawn of a side: of a king that has no such number (R12) it must be told."""
    if not rules.royal or card.king_moves or side[KING] < 0:
        return "dog-stuck"
    others = (place for pawn, place in enumerate(side) if pawn != KING)
    return "dog-stuck-and-king" if any(place >= 0 for place in others) else "dog-only-king"


def why_not(play: Play, step: Step, key: str) -> Refusal:
    """Why a key isn't among the options of a step."""
    if step.asks == "to":
        return _why_not_there(play, key)
    if step.asks == "jump":
        return _too_far(play, key) if fullmatch(_PLACE, key) else unreadable(key)
    names = "|".join(RANKS) if play.rules.royal else _PLACE
    return _why_not_that_pawn(play, key) if fullmatch(names, key) else unreadable(key)


def _too_far(play: Play, key: str) -> IllegalMove:
    pawn = pawn_key(play.rules, play.board, play.parts[0].pawn)
    return illegal("dog-wrong-distance", card=play.card.key, pawn=pawn, to=key)


def _why_not_that_pawn(play: Play, key: str) -> IllegalMove:
    pawn = next((one for one in play.side() if pawn_key(play.rules, play.board, one) == key), None)
    if pawn is None:
        return illegal("dog-no-such-pawn", pawn=key)
    if any(part.pawn == pawn for part in play.parts):
        return illegal("dog-pawn-used", pawn=key)
    if play.board.places[pawn] >= 0 and play.card.moves and not play.moves(pawn):
        return illegal("dog-king-slow", card=play.card.key, pawn=key)
    return illegal("dog-pawn-stuck", card=play.card.key, pawn=key)


def _why_not_there(play: Play, key: str) -> Refusal:
    """Why the chosen pawn can't go to a place."""
    pawn, board, track = play.pawn, play.board, play.board.ring
    found = fullmatch(r"p([0-9]{1,2})|f([0-3])", key)
    if pawn is None or found is None or (found[1] and int(found[1]) >= track.length):
        return unreadable(key)
    end = int(found[1]) if found[1] else track.finish[pawn // PAWNS] + int(found[2])
    named = {"pawn": pawn_key(play.rules, board, pawn)}
    way = _way(play, pawn, end)
    if way is None:
        return illegal("dog-wrong-distance", card=play.card.key, **named, to=key)
    if not way and board.places[pawn] < track.length:
        return illegal("dog-must-lap", **named)
    return _obstacle(play, pawn, way, end) or _last_reason(play, pawn, end)


def _way(play: Play, pawn: int, end: int) -> list[int] | None:
    """The squares of the track on the way to `end`, by some number of the card; else None.

    It is empty for a pawn on its own start that would turn into the finish.
    """
    track, start = play.board.ring, play.board.places[pawn]
    if start in (HOME, end) or start >= track.length > end:
        return None
    backward = (start - end) % track.length
    if end < track.length and -backward in play.card.moves:
        return [(start - gone) % track.length for gone in range(1, backward + 1)]
    steps = track.steps(pawn, start, end)
    drops = JESTER_DROPS if may_drop(play.rules, play.board, pawn) and end >= track.length else 0
    if steps <= 0 or not {*range(steps, steps + drops + 1)} & {*play.moves(pawn), *play.card.moves}:
        return None
    return track.walked(pawn, start, end)


def _obstacle(play: Play, pawn: int, way: list[int], end: int) -> IllegalMove | None:
    """The first pawn on the way to `end` that may not be passed or captured."""
    rules, board, seat = play.rules, play.board, pawn // PAWNS
    named = {"pawn": pawn_key(rules, board, pawn)}
    green = play.card.colour == "green"
    for square in way:
        other, lands = board.at[square], square == end
        if other in (NOBODY, pawn):
            continue
        if (may_land if lands else may_pass)(rules, board, pawn, other, green=green):
            continue
        code = "dog-king-safe" if lands else "dog-outranked"
        if protected(rules, board, other):
            code = "dog-blocked"
        return illegal(code, **named, square=f"p{square}")
    finish, length = board.ring.finish[seat], board.ring.length
    first = board.places[pawn] + 1 if board.places[pawn] >= length else finish
    for place in range(first, end + 1) if end >= length else ():
        if board.at[place] != NOBODY:
            return illegal("dog-finish-taken", **named, square=place_key(board, seat, place))
    return None


def _last_reason(play: Play, pawn: int, end: int) -> IllegalMove:
    """Nobody stands in the way."""
    rules, board = play.rules, play.board
    named = {"pawn": pawn_key(rules, board, pawn)}
    steps = board.ring.steps(pawn, board.places[pawn], end)
    if play.card.effect == "split":
        turns_in = rules.must_finish and reach(rules, board, pawn, steps).homes >> steps & 1
        if not turns_in or end >= board.ring.length:
            return illegal("dog-rest-unusable", card=play.card.key, **named)
    elif not {*range(steps, steps + JESTER_DROPS + 1)} & {*play.moves(pawn)}:
        return illegal("dog-king-slow", card=play.card.key, **named)
    return illegal("dog-must-finish", **named)
