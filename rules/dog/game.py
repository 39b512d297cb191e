"""Dog and Dog Royal behind the interface of `rules.game`."""

from typing import Any, Generic, TypeVar

from typing_extensions import override

from rules.dog import position, turns
from rules.dog.looks import view_of
from rules.dog.options import MODELS, DogsOptions
from rules.dog.outcome import outcome_of, parts_of
from rules.dog.reading import FOLD, first_choices, read
from rules.dog.reasons import card_named
from rules.dog.refusals import illegal, not_now, unreadable
from rules.dog.ruleset import ruleset
from rules.dog.seating import SEATS, teams_of
from rules.dog.state import EXCHANGE, OPENING, OVER, State, first_position
from rules.dog.view import RANKS, DogView
from rules.game import COMPLETE, Choices, Event, Outcome, Path, Played, Viewer
from rules.refusals import IllegalMove
from rules.usual import UsualGame

GIVE = "give"
OPEN = "open"

O = TypeVar("O", bound=DogsOptions)  # noqa: E741


class DogGame(UsualGame[State, O], Generic[O]):
    """One of the two games."""

    family = "dog"
    positions = position
    seats = SEATS
    hides = True
    formal = frozenset({GIVE, OPEN})

    def __init__(self, name: str, options: type[O]) -> None:
        self.name = name
        self.options = options

    @override
    def teams(self, seats: int) -> tuple[tuple[int, int], ...]:
        return teams_of(seats)

    @override
    def start(self, seed: bytes, seats: int, options: O) -> State:
        state = first_position(ruleset(self.name, options, seats), seed)
        turns.begin_round(state, [])
        return state

    @override
    def may_change(self, state: State) -> tuple[int, ...]:
        return state.may_change()

    @override
    def choices(self, state: State, seat: int, path: Path) -> Choices:
        _demand_able(state, seat)
        if state.phase == EXCHANGE:
            return _gifts(state, seat, path)
        if state.phase == OPENING:
            return _openings(state, path)
        if not path:
            return first_choices(state, seat)
        if path[0] == FOLD:
            _demand_fold(state, seat, path)
            return COMPLETE
        _demand_card(path)
        asks, options = read(state, seat, path).step
        return Choices(asks, tuple(options)) if options else COMPLETE

    @override
    def play(self, state: State, seat: int, path: Path) -> Played[State]:
        if not path or self.choices(state, seat, path).keys:
            _demand_able(state, seat)
            raise illegal("unfinished")
        new = state.clone()
        notes: list[Event] = []
        if state.phase == EXCHANGE:
            turns.choose_gift(new, seat, state.rules.kinds[path[1]], notes)
        elif state.phase == OPENING:
            turns.choose_opening(new, seat, RANKS.index(path[1]), notes)
        elif path[0] == FOLD:
            turns.fold(new, notes)
        else:
            kind, acts_as, play, _ = read(state, seat, path)
            if play is not None:
                turns.play_card(new, kind, acts_as, play.parts, play.jump, notes)
        return Played(new, tuple(notes))

    @override
    def resign(self, state: State, seat: int) -> Played[State]:
        if state.phase == OVER:
            raise not_now("dog-over")
        if state.resigned[seat]:
            raise not_now("dog-resigned")
        new = state.clone()
        notes: list[Event] = []
        turns.resign(new, seat, notes)
        return Played(new, tuple(notes))

    @override
    def view(self, state: State, viewer: Viewer) -> DogView:
        return view_of(state, viewer)

    @override
    def outcome(self, state: State) -> Outcome | None:
        return outcome_of(state)

    @override
    def score_parts(self, state: State) -> tuple[tuple[tuple[str, int], ...], ...]:
        """How many pawns each partner brought home."""
        return parts_of(state)


def _demand_able(state: State, seat: int) -> None:
    if seat in state.acting() or seat in state.may_change():
        return
    if state.phase == OVER:
        raise not_now("dog-over")
    if 0 <= seat < state.rules.seats:
        if state.resigned[seat]:
            raise not_now("dog-resigned")
        if state.out(seat):
            raise not_now("dog-out")
    raise not_now("dog-not-your-turn")


def _gifts(state: State, seat: int, path: Path) -> Choices:
    """`give CARD`: the card for the partner; it may be chosen anew until all have chosen."""
    if not path:
        return Choices("action", (GIVE,))
    if path[0] != GIVE:
        raise _other_phase(state, path[0], "dog-give-first")
    if len(path) == 1:
        cards = state.rules.cards
        return Choices("gift", tuple(cards[kind].key for kind in sorted({*state.hands[seat]})))
    if card_named(state.rules, path[1]) not in state.hands[seat]:
        raise illegal("dog-not-in-hand", card=path[1])
    return _whole(path, 2)


def _openings(state: State, path: Path) -> Choices:
    """`open PAWN`: the pawn that begins on the start."""
    if not path:
        return Choices("action", (OPEN,))
    if path[0] != OPEN:
        raise _other_phase(state, path[0], "dog-open-first")
    if len(path) == 1:
        return Choices("opening", RANKS)
    if path[1] not in RANKS:
        raise unreadable(path[1])
    return _whole(path, 2)


def _whole(path: Path, length: int) -> Choices:
    if len(path) > length:
        raise illegal("dog-too-long", word=path[length])
    return COMPLETE


def _other_phase(state: State, word: str, code: str) -> IllegalMove:
    """What is to be done first, said to a word that would mean something in another phase."""
    if word not in (GIVE, OPEN, FOLD):
        card_named(state.rules, word)
    return illegal(code)


def _demand_card(path: Path) -> None:
    if path[0] == GIVE:
        raise illegal("dog-no-give")
    if path[0] == OPEN:
        raise illegal("dog-no-open")


def _demand_fold(state: State, seat: int, path: Path) -> None:
    if first_choices(state, seat).keys != (FOLD,):
        raise illegal("dog-no-fold")
    _whole(path, 1)


DOG_GAMES: tuple[DogGame[Any], ...] = tuple(DogGame(name, model) for name, model in MODELS.items())
"""In the order in which they are listed."""
