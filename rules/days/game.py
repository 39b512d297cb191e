"""Woof Days, Cat Days and the two mixed, behind the interface of `rules.game`."""

from collections.abc import Sequence
from functools import lru_cache
from typing import Any, Generic, TypeVar

from typing_extensions import override

from rules.days import position, scoring, turns
from rules.days.board import SEATS, Week, visible
from rules.days.cards import CAT_TREE, KEYS, KINDS, POINTS
from rules.days.options import MODELS, DaysOptions
from rules.days.plan import Picks, Plan
from rules.days.refusals import illegal, not_now, unreadable
from rules.days.ruleset import ruleset
from rules.days.state import OVER, TRIM, State, deal
from rules.days.steps import key_of, picks_of
from rules.days.view import DaysView, DayView
from rules.game import COMPLETE, Choices, Event, Outcome, Path, Played, Viewer
from rules.usual import UsualGame

DRAW = "draw"
PASS = "pass"  # noqa: S105  (no password: the move of who can do nothing)

O = TypeVar("O", bound=DaysOptions)  # noqa: E741


class DaysGame(UsualGame[State, O], Generic[O]):
    """One of the three games of days."""

    family = "days"
    positions = position
    seats = SEATS
    hides = True

    def __init__(self, name: str, options: type[O]) -> None:
        self.name = name
        self.options = options

    @override
    def start(self, seed: bytes, seats: int, options: O) -> State:
        return deal(ruleset(self.name, options, seats), seed)

    @override
    def choices(self, state: State, seat: int, path: Path) -> Choices:
        _demand_acting(state, seat)
        if state.phase == TRIM:
            return _trim_choices(state, seat, path)
        if not path:
            return _first_choices(state, seat)
        if path[0] in (DRAW, PASS):
            _demand_draw_or_pass(state, seat, path)
            return COMPLETE
        plan, picks = _read(state, seat, path)
        options = plan.options(state.board, seat, picks)
        if not options:
            return COMPLETE
        asks = plan.asks[len(picks)]
        return Choices(asks, tuple(key_of(asks, pick) for pick in options))

    @override
    def play(self, state: State, seat: int, path: Path) -> Played[State]:
        _demand_acting(state, seat)
        new = state.clone()
        notes: list[Event] = []
        if state.phase == TRIM:
            if _trim_choices(state, seat, path).keys:
                raise illegal("unfinished")
            turns.choose_trim(new, seat, tuple(sorted(KINDS[key] for key in path)), notes)
        elif not path:
            raise illegal("unfinished")
        elif path[0] in (DRAW, PASS):
            _demand_draw_or_pass(state, seat, path)
            (turns.draw if path[0] == DRAW else turns.pass_turn)(new, notes)
        else:
            plan, picks = _read(state, seat, path)
            if plan.options(state.board, seat, picks):
                raise illegal("unfinished")
            turns.play_card(new, plan, picks, notes)
        return Played(new, tuple(notes))

    @override
    def resign(self, state: State, seat: int) -> Played[State]:
        if state.phase == OVER:
            raise not_now("days-over")
        if state.resigned[seat]:
            raise not_now("days-resigned")
        new = state.clone()
        notes: list[Event] = []
        turns.resign(new, seat, notes)
        return Played(new, tuple(notes))

    @override
    def score_parts(self, state: State) -> tuple[tuple[tuple[str, int], ...], ...]:
        """What each day adds."""
        return tuple(map(scoring.day_points, state.board.weeks()))

    @override
    def view(self, state: State, viewer: Viewer) -> DaysView:
        weeks = state.board.weeks()
        return DaysView(
            game=self.name,
            viewer=viewer,
            seats=state.rules.seats,
            acting=state.acting(),
            turn=state.turn,
            resigned=tuple(state.resigned),
            outcome=scoring.outcome(state),
            phase=state.phase,
            weeks=tuple(map(_week_view, weeks)),
            totals=tuple(map(scoring.week_points, weeks)),
            hand=None if viewer is None else keys_of(state.hands[viewer]),
            hand_sizes=tuple(map(len, state.hands)),
            trees=tuple(state.spare_trees),
            draw_pile=len(state.pile),
            discard=keys_of(state.discard),
            trim=0 if viewer is None else state.to_trim(viewer),
            options=state.rules.on_names,
        )

    @override
    def outcome(self, state: State) -> Outcome | None:
        return scoring.outcome(state)


def keys_of(kinds: Sequence[int]) -> tuple[str, ...]:
    """The keys of cards."""
    return tuple(map(KEYS.__getitem__, kinds))


@lru_cache(maxsize=4096)
def _week_view(week: Week) -> tuple[DayView, ...]:
    """A week of a view. A move leaves most weeks alone, and views never change, so they share."""
    piles, trees = week
    return tuple(_day_view(pile, bool(trees >> day & 1)) for day, pile in enumerate(piles))


@lru_cache(maxsize=4096)
def _day_view(pile: tuple[int, ...], tree: bool) -> DayView:
    scoring_ones = visible(pile, tree)
    points = sum(POINTS[kind] for kind in scoring_ones)
    return DayView(pile=keys_of(pile), tree=tree, visible=len(scoring_ones), points=points)


def first_steps(state: State, seat: int) -> tuple[str, ...]:
    """What the active seat may begin a move with: to draw, or a card that can be played."""
    keys = [DRAW] if state.pile else []
    kinds = set(state.hands[seat])
    if state.spare_trees[seat]:
        kinds.add(CAT_TREE)
    plans, board = state.rules.plans, state.board
    keys += [
        plan.key
        for plan in [plans[kind] for kind in sorted(kinds)]
        if plan is not None and plan.playable(board, seat)
    ]
    return tuple(keys) or (PASS,)


def _first_choices(state: State, seat: int) -> Choices:
    """What to do; the question says what there is to choose between."""
    keys = first_steps(state, seat)
    if keys in ((DRAW,), (PASS,)):
        return Choices(keys[0], keys)
    return Choices("action" if DRAW in keys else "card", keys)


def _demand_acting(state: State, seat: int) -> None:
    if seat in state.acting():
        return
    if state.phase == OVER:
        raise not_now("days-over")
    if not 0 <= seat < state.rules.seats:
        raise not_now("days-not-your-turn")
    if state.resigned[seat]:
        raise not_now("days-resigned")
    raise not_now("days-trim-chosen" if state.trims[seat] else "days-not-your-turn")


def _demand_draw_or_pass(state: State, seat: int, path: Path) -> None:
    if path[0] == DRAW and not state.pile:
        raise illegal("days-nothing-to-draw")
    if path[0] == PASS and first_steps(state, seat) != (PASS,):
        raise illegal("days-no-pass")
    if len(path) > 1:
        raise illegal("days-too-long", word=path[1])


def _read(state: State, seat: int, path: Path) -> tuple[Plan, Picks]:
    """The card that a path plays and how; raises a Refusal unless every step is legal."""
    kind = _card(state, path[0])
    plan = state.rules.plans[kind]
    if plan is None:
        raise illegal("days-other-game", card=path[0])
    if kind == CAT_TREE and state.rules.trees:
        if not state.spare_trees[seat]:
            raise illegal("days-no-tree-left")
    elif kind not in state.hands[seat]:
        raise illegal("days-not-in-hand", card=path[0])
    picks = picks_of(plan, state.board, seat, path[1:])
    if not picks and not plan.playable(state.board, seat):
        raise plan.why_not(state.board, seat, ())
    return plan, picks


def _card(state: State, key: str) -> int:
    kind = KINDS.get(key)
    if kind is None:
        raise unreadable(key)
    if kind not in state.rules.cards:
        raise illegal("days-other-game", card=key)
    return kind


def _trim_choices(state: State, seat: int, path: Path) -> Choices:
    """The cards still in hand after those already chosen, until enough are."""
    count = state.to_trim(seat)
    left = state.hands[seat].copy()
    for place, key in enumerate(path):
        if place == count:
            raise illegal("days-too-long", word=key)
        if key in (DRAW, PASS):
            raise illegal("days-trim-first", count=count)
        kind = _card(state, key)
        if kind not in left:
            raise illegal("days-not-in-hand", card=key)
        left.remove(kind)
    if len(path) == count:
        return COMPLETE
    return Choices("trim", tuple(KEYS[kind] for kind in sorted(set(left))))


DAYS_GAMES: tuple[DaysGame[Any], ...] = tuple(
    DaysGame(name, model) for name, model in MODELS.items()
)
"""In the order in which they are listed."""
