"""The view of a position: what one viewer may know of it (see `view.py`)."""

from rules.dog.board import Board
from rules.dog.doing import Way
from rules.dog.outcome import outcome_of
from rules.dog.ruleset import Ruleset
from rules.dog.seating import teams_of
from rules.dog.state import EXCHANGE, NONE, OPENING, Shown, State
from rules.dog.view import PAWNS, RANKS, DogView, LastMove, PawnView, Spot, Walk
from rules.dog.walks import protected
from rules.game import Viewer

HOME_SPOT = Spot(where="home", number=0)


def view_of(state: State, viewer: Viewer) -> DogView:
    """What `viewer` may know of a position."""
    rules, board, seats = state.rules, state.board, range(state.rules.seats)
    answers, copied = state.answers(), state.copies()
    return DogView(
        game=rules.name,
        viewer=viewer,
        seats=rules.seats,
        acting=state.acting(),
        may_change=state.may_change(),
        turn=state.turn,
        resigned=tuple(state.resigned),
        outcome=outcome_of(state),
        phase=state.phase,
        royal=rules.royal,
        track=board.ring.length,
        starts=board.ring.starts,
        special=rules.special,
        teams=teams_of(rules.seats),
        partner=None if viewer is None else board.ring.partner[viewer],
        pawns=tuple(
            tuple(_pawn(rules, board, PAWNS * seat + number) for number in range(PAWNS))
            for seat in seats
        ),
        helping=tuple(map(board.all_home, seats)),
        out=tuple(map(state.out, seats)),
        hand=None if viewer is None else keys_of(rules, state.hands[viewer]),
        hand_sizes=tuple(map(len, state.hands)),
        folded=tuple(state.folded),
        chosen=tuple(answers is not None and answers[seat] != NONE for seat in seats),
        gift=_gift(state, viewer),
        received=_received(state, viewer),
        opening=_opening(state, viewer),
        first=state.first,
        round=state.number,
        deal=rules.deal_of(state.number),
        draw_pile=len(state.pile),
        discard=keys_of(rules, state.discard),
        last=None if state.shown is None else _last(rules, board, state.shown),
        copies=None if copied == NONE else rules.cards[copied].key,
        options=tuple(name for name, _ in rules.changed),
    )


def keys_of(rules: Ruleset, kinds: list[int]) -> tuple[str, ...]:
    """The keys of cards."""
    return tuple(rules.cards[kind].key for kind in kinds)


def _gift(state: State, viewer: Viewer) -> str | None:
    if viewer is None or state.gifts[viewer] == NONE:
        return None
    return state.rules.cards[state.gifts[viewer]].key


def _received(state: State, viewer: Viewer) -> str | None:
    if viewer is None or state.phase == EXCHANGE:
        return None
    got = state.gifts[state.board.ring.partner[viewer]]
    return None if got == NONE else state.rules.cards[got].key


def _opening(state: State, viewer: Viewer) -> str | None:
    if viewer is None or state.phase != OPENING or state.openings[viewer] == NONE:
        return None
    return RANKS[state.openings[viewer]]


def spot_of(board: Board, seat: int, place: int) -> Spot:
    """A place as a view tells it; a finish square is that of `seat`."""
    if place < 0:
        return HOME_SPOT
    if place < board.ring.length:
        return Spot(where="track", number=place)
    return Spot(where="finish", number=place - board.ring.finish[seat])


def _pawn(rules: Ruleset, board: Board, pawn: int) -> PawnView:
    safe = board.places[pawn] >= 0 and protected(rules, board, pawn)
    return _named(rules, board, pawn, board.places[pawn], safe=safe)


def _named(rules: Ruleset, board: Board, pawn: int, place: int, *, safe: bool = False) -> PawnView:
    seat, number = divmod(pawn, PAWNS)
    rank = RANKS[number] if rules.royal else None
    return PawnView(seat=seat, rank=rank, spot=spot_of(board, seat, place), protected=safe)


def _last(rules: Ruleset, board: Board, shown: Shown) -> LastMove:
    return LastMove(
        seat=shown.seat,
        card=rules.cards[shown.card].key,
        acts_as=rules.cards[shown.acts_as].key,
        walks=tuple(_walk(rules, board, way) for way in shown.ways),
        captured=tuple(
            _named(rules, board, one.pawn, one.place) for one in shown.sent if not one.burnt
        ),
        burnt=tuple(_named(rules, board, one.pawn, one.place) for one in shown.sent if one.burnt),
        drew=shown.drew,
    )


def _walk(rules: Ruleset, board: Board, way: Way) -> Walk:
    seat, number = divmod(way.pawn, PAWNS)
    return Walk(
        seat=seat,
        rank=RANKS[number] if rules.royal else None,
        start=spot_of(board, seat, way.start),
        end=spot_of(board, seat, way.end),
        squares=way.squares,
        how=way.how,
    )
