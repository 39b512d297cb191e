"""What a player scores, and how a game ended (dog_lover.md 6)."""

from rules.dog_lover import scoring
from rules.dog_lover.ruleset import Ruleset
from rules.dog_lover.scoring import Possessions
from rules.dog_lover.state import Area, State
from rules.dog_lover.view import ScoreView
from rules.game import Outcome


def score_of(rules: Ruleset, area: Area) -> ScoreView:
    """What the player who has this would score if the game ended now."""
    cards, hand = rules.cards, area.hand
    owned = Possessions(
        dogs=area.dogs,
        cubes=area.cubes,
        bones=hand.count(cards.bone),
        things=tuple((kind, hand.count(kind)) for kind in cards.things if kind in hand),
        tricks=len(area.tricks),
    )
    return scoring.score(cards, owned)


def outcome_of(state: State) -> Outcome | None:
    """How the game ended; None while it runs.

    Equal scores are told apart by the dogs fed, then by the rescued ones among them; what is equal
    then is a shared place. Those who resigned share the last place, whatever they score.
    """
    if state.reason is None:
        return None
    scores = tuple(score_of(state.rules, area) for area in state.board.areas)
    stayed = [score for score, out in zip(scores, state.resigned, strict=True) if not out]
    places = iter(scoring.places(stayed))
    return Outcome(
        reason=state.reason,
        places=tuple(len(stayed) + 1 if out else next(places) for out in state.resigned),
        scores=tuple(score.total for score in scores),
        resigned=state.resigned,
    )


def parts_of(state: State) -> tuple[tuple[tuple[str, int], ...], ...]:
    """By seat: what its score is made of."""
    scores = (score_of(state.rules, area) for area in state.board.areas)
    return tuple(
        (
            ("dogs", score.dogs),
            ("rescued", score.rescued),
            ("things", score.things),
            ("bones", score.bones),
        )
        for score in scores
    )
