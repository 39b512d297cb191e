"""The view of a position: what one viewer may know of it (see `view.py`)."""

from rules.dog_lover.outcome import outcome_of, score_of
from rules.dog_lover.ruleset import Ruleset
from rules.dog_lover.state import OVER, Area, State
from rules.dog_lover.view import CELLS, AreaView, DogView, HandView, LoverView
from rules.game import Viewer

NAME = "dog-lover"


def view_of(state: State, viewer: Viewer) -> LoverView:
    """What `viewer` may know of a position."""
    rules, board, over = state.rules, state.board, state.phase == OVER
    return LoverView(
        game=NAME,
        viewer=viewer,
        seats=rules.seats,
        acting=state.acting(),
        turn=state.turn,
        resigned=state.resigned,
        outcome=outcome_of(state),
        cards=rules.cards.number,
        phase=state.phase,
        first=state.first,
        round=state.number,
        last_round=state.last_round,
        grid=board.grid,
        post=board.post,
        deck=len(state.deck),
        tricks=board.tricks,
        tricks_pile=len(state.tricks_pile),
        shelter=board.shelter,
        shelter_pile=len(state.shelter_pile),
        areas=tuple(map(_area, board.areas)),
        hand=None if viewer is None else hand_of(rules, board.areas[viewer]),
        now=None if viewer is None else score_of(rules, board.areas[viewer]),
        retrieved=board.retrieved,
        swapped=None if board.swapped is None else CELLS[board.swapped],
        fetch_ready=state.fetch_ready(),
        guard_limit=tuple(rules.guard_limit(area.attached()) for area in board.areas),
        undo=bool(state.undo),
        hands=tuple(hand_of(rules, area) for area in board.areas) if over else None,
        scores=tuple(score_of(rules, area) for area in board.areas) if over else None,
        options=rules.on_names,
    )


def hand_of(rules: Ruleset, area: Area) -> HandView:
    """A hand as its owner sees it."""
    hand = area.hand
    return HandView(
        training=hand.count(rules.cards.training),
        adoptions=hand.count(rules.cards.adoption),
        bones=hand.count(rules.cards.bone),
        things=tuple((kind, hand.count(kind)) for kind in rules.cards.things if kind in hand),
    )


def _area(area: Area) -> AreaView:
    return AreaView(
        dogs=tuple(
            DogView(card=dog.card, walks=dog.walks, training=dog.training, trait=dog.trait)
            for dog in area.dogs
        ),
        cubes=area.cubes,
        tricks=area.tricks,
        fetch=area.fetch,
        walks=area.walks,
        traits=area.traits,
        hand=len(area.hand),
    )
