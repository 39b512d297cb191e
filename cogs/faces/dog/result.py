"""How a game of Dog ended: which team won, why, and how many pawns each brought home."""

from collections.abc import Iterator

from cogs.faces.dog.board import team_place
from cogs.faces.dog.terms import Terms
from cogs.faces.people import fitting, short_names
from cogs.ui.text import Names
from cogs.ui.words import Words
from rules.dog.view import PAWNS, DogView
from rules.game import Outcome


def result(view: DogView, words: Words, names: Names) -> str:
    """Places and scores and the reason; empty while the game runs."""
    outcome = view.outcome
    if outcome is None:
        return ""
    return fitting(
        "\n".join(_lines(view, outcome, Terms(words, known, view.viewer)))
        for known in (names, short_names(names))
    )


def _lines(view: DogView, outcome: Outcome, terms: Terms) -> Iterator[str]:
    words = terms.words
    teams = sorted(view.teams, key=lambda team: (outcome.places[team[0]], team))
    first = teams[0]
    mine = view.viewer is not None and view.viewer in first
    yield words("dog-result-winners", you=mine, names=words.list(terms.name(s) for s in first))
    yield words(f"dog-result-{outcome.reason.replace('_', '-')}")
    for team in teams:
        seat = team[0]
        pawns = " + ".join(
            str(sum(pawn.spot.where == "finish" for pawn in view.pawns[one])) for one in team
        )
        line = words(
            "dog-result-team",
            place=str(team_place(view, outcome, seat)),
            names=words.list(terms.name(one) for one in team),
            n=outcome.scores[seat],
            most=str(2 * PAWNS),
            pawns=pawns,
        )
        gone = [one for one in team if outcome.resigned[one]]
        if gone:
            line += words("dog-result-gone", names=words.list(terms.name(one) for one in gone))
        yield line
