"""What a move comes to on the board: the one played last, or one that is being made.

Read by words and picture alike. A move that is being made is worked out by the engine's own
functions, on a position put together from what the viewer knows.
"""

from collections.abc import Iterator
from dataclasses import dataclass
from typing import NamedTuple

from cogs.faces.dog.course import Cell, Course
from rules.dog import reasons
from rules.dog.board import HOME, Board
from rules.dog.doing import Deed, do_play
from rules.dog.looks import HOME_SPOT, spot_of
from rules.dog.options import MODELS
from rules.dog.reading import FOLD, Reading, read
from rules.dog.ruleset import Ruleset, make
from rules.dog.state import NONE, PLAY, State
from rules.dog.view import PAWNS, RANKS, DogView, Spot, Walk
from rules.dog.walks import enters
from rules.game import Path
from rules.refusals import Refusal

GIVE, OPEN = "give", "open"
"""The first words of a move in the exchange and at the opening."""


class Sent(NamedTuple):
    """A pawn that is sent home."""

    seat: int
    rank: str | None
    spot: Spot
    """Where it stood."""
    burnt: bool


class Place(NamedTuple):
    """A place of the board; at home, of a pawn."""

    seat: int
    rank: str | None
    spot: Spot


@dataclass(frozen=True, slots=True)
class Plan:
    """A move, whole or half-made."""

    walks: tuple[Walk, ...] = ()
    sent: tuple[Sent, ...] = ()
    marked: tuple[Place, ...] = ()
    """What can be chosen next, and the pawn that it is about."""
    planned: bool = False
    """Whether it is not played yet."""
    card: str = ""
    acts_as: str = ""
    """The card whose effect it has; empty before that is said."""
    draws: bool = False
    """Whether it earns another card."""
    after: Board | None = None
    """The board as it is then."""


NOTHING = Plan()


def played(view: DogView) -> Plan:
    """The last move."""
    last = view.last
    if last is None:
        return NOTHING
    sent = tuple(
        Sent(pawn.seat, pawn.rank, pawn.spot, burnt)
        for pawns, burnt in ((last.captured, False), (last.burnt, True))
        for pawn in pawns
    )
    return Plan(last.walks, sent, card=last.card, acts_as=last.acts_as, draws=last.drew)


def mover(view: DogView) -> int:
    """Whose move a path is: the viewer's own, or of the one who must act."""
    if view.viewer is not None:
        return view.viewer
    return view.acting[0] if view.acting else 0


def of_path(view: DogView, path: Path) -> Plan:
    """The steps of a move so far; one that can't be played is `NOTHING`."""
    if not path or path[0] in (GIVE, FOLD):
        return Plan(planned=True)
    if path[0] == OPEN:
        return _opening(view, path)
    state = state_of(view)
    try:
        found = read(state, mover(view), path)
    except Refusal:
        return Plan(planned=True)
    return _plan(state, path, found)


def _opening(view: DogView, path: Path) -> Plan:
    seat = mover(view)
    start = Spot(where="track", number=view.starts[seat])
    if len(path) == 1:
        ranks = tuple(Place(seat, rank, HOME_SPOT) for rank in RANKS)
        return Plan(marked=ranks, planned=True)
    walk = Walk(seat=seat, rank=path[1], start=HOME_SPOT, end=start, squares=(), how="enter")
    return Plan((walk,), planned=True)


def _plan(state: State, path: Path, found: Reading) -> Plan:
    rules, play = state.rules, found.play
    if play is None:
        return Plan(planned=True, card=path[0])
    acts_as = rules.cards[found.acts_as].key
    board = state.board.copy()
    deed = Deed((), (), draws=False)
    if play.parts:
        deed = do_play(rules, board, play.card, play.parts, play.jump)
    walks = tuple(
        Walk(
            seat=way.pawn // PAWNS,
            rank=rank_of(rules, way.pawn),
            start=spot_of(board, way.pawn // PAWNS, way.start),
            end=spot_of(board, way.pawn // PAWNS, way.end),
            squares=way.squares,
            how=way.how,
        )
        for way in deed.ways
    )
    sent = tuple(
        Sent(
            one.pawn // PAWNS,
            rank_of(rules, one.pawn),
            Spot(where="track", number=one.place),
            one.burnt,
        )
        for one in deed.sent
    )
    return Plan(
        walks,
        sent,
        _marked(found, rules),
        planned=True,
        card=path[0],
        acts_as=acts_as,
        draws=deed.draws,
        after=board,
    )


def _marked(found: Reading, rules: Ruleset) -> tuple[Place, ...]:
    """What the next question lets choose."""
    play, (asks, options) = found.play, found.step
    if play is None:
        return ()
    if asks in ("pawn", "next_pawn"):
        pawns = options.values()
        places = [(pawn, play.board.places[pawn]) for pawn in pawns]
    elif asks == "to" and play.pawn is not None:
        pawn = play.pawn
        places = [(pawn, play.board.places[pawn]), *((pawn, end) for end in options.values())]
    elif asks == "jump":
        places = [(play.parts[0].pawn, end) for end in options.values()]
    else:
        places = []
    return tuple(
        Place(pawn // PAWNS, rank_of(rules, pawn), spot_of(play.board, pawn // PAWNS, place))
        for pawn, place in places
    )


def rank_of(rules: Ruleset, pawn: int) -> str | None:
    """A pawn's rank in Dog Royal."""
    return RANKS[pawn % PAWNS] if rules.royal else None


def why_not(view: DogView, card: str) -> Refusal:
    """The rule that keeps the viewer from playing a card of theirs, which they can't play."""
    state = state_of(view)
    return reasons.why_not_at_all(state, mover(view), state.rules.kinds[card])


def keeps_home(view: DogView, plan: Plan) -> Place | None:
    """Who stands in the way of all pawns that wait at home, though the card could bring one out.

    None if a pawn can come out, if none waits, or if the card brings nobody out.
    """
    state = state_of(view)
    rules, board = state.rules, state.board
    if not plan.acts_as or not rules.cards[rules.kinds[plan.acts_as]].enter:
        return None
    seat = board.mover(mover(view))
    side = range(PAWNS * seat, PAWNS * seat + PAWNS)
    waiting = [pawn for pawn in side if board.places[pawn] == HOME]
    if not waiting or any(enters(rules, board, pawn) for pawn in waiting):
        return None
    return _standing(rules, board, board.ring.starts[seat])


def pulled_to(view: DogView, plan: Plan) -> Place | None:
    """The pawn right behind which a magnet puts the one that it moves; None for other cards."""
    if plan.acts_as != "magnet" or plan.after is None or not plan.walks:
        return None
    ahead = (plan.walks[0].end.number + 1) % plan.after.ring.length
    return _standing(rules_of(view), plan.after, ahead)


def _standing(rules: Ruleset, board: Board, square: int) -> Place:
    """The pawn that stands on this square of the track."""
    pawn = board.at[square]
    return Place(pawn // PAWNS, rank_of(rules, pawn), Spot(where="track", number=square))


# --- the engine's position ------------------------------------------------------------------------


def rules_of(view: DogView) -> Ruleset:
    """The rules of the table."""
    model = MODELS[view.game]
    on = {name: True for name in view.options if isinstance(model.model_fields[name].default, bool)}
    return make(view.game, view.seats, model(**on), view.special)


def board_of(view: DogView, rules: Ruleset) -> Board:
    """The board of a view, its pawns in the same order."""
    board = Board(view.seats)
    for seat, pawns in enumerate(view.pawns):
        for number, pawn in enumerate(pawns):
            place = pawn.spot.number
            if pawn.spot.where == "home":
                continue
            if pawn.spot.where == "finish":
                place += board.ring.finish[seat]
            board.move(PAWNS * seat + number, place)
            if rules.swiss and pawn.protected:
                board.fresh |= 1 << seat
    return board


def state_of(view: DogView) -> State:
    """A position in which the viewer can play as in the real one; it knows no more than they do."""
    rules, seats = rules_of(view), view.seats
    hands: list[list[int]] = [[] for _ in range(seats)]
    if view.hand is not None:
        hands[mover(view)] = [rules.kinds[card] for card in view.hand]
    copied, by_copy = NONE, False
    if view.copies is not None:
        copied = rules.kinds[view.copies]
    elif view.last and view.last.card == "copy" and "no_copy_of_copy" in rules.on and begun(view):
        copied, by_copy = rules.kinds[view.last.acts_as], True
    return State(
        rules=rules,
        board=board_of(view, rules),
        hands=hands,
        pile=[],
        discard=[],
        seed=b"",
        used=0,
        phase=PLAY,
        turn=view.turn,
        number=view.round,
        first=view.first,
        active=mover(view),
        gifts=[NONE] * seats,
        openings=[NONE] * seats,
        folded=list(view.folded),
        resigned=list(view.resigned),
        copied=copied,
        by_copy=by_copy,
        shown=None,
        reason=None,
    )


def begun(view: DogView) -> bool:
    """Whether somebody has played or folded in this round."""
    return view.phase == "play" and any(
        size != view.deal for seat, size in enumerate(view.hand_sizes) if not view.out[seat]
    )


# --- places ---------------------------------------------------------------------------------------


def cell_of(course: Course, seat: int, spot: Spot) -> Cell | None:
    """The cell of a place; None for home. A finish square is that of `seat`."""
    if spot.where == "home":
        return None
    if spot.where == "track":
        return course.track[spot.number]
    return course.finish[seat][spot.number]


def cells_of(course: Course, walk: Walk) -> list[Cell]:
    """The cells of a walk in order, its first and its last one too."""
    return list(_cells(course, walk))


def _cells(course: Course, walk: Walk) -> Iterator[Cell]:
    first = cell_of(course, walk.seat, walk.start)
    if first is not None:
        yield first
    for square in walk.squares:
        yield course.track[square]
    if walk.end.where == "finish":
        begin = walk.start.number + 1 if walk.start.where == "finish" else 0
        yield from course.finish[walk.seat][begin : walk.end.number + 1]
