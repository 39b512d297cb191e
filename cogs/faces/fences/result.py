"""How a game of fences ended: who won, why it ended, and who has how many squares."""

from collections.abc import Iterator

from cogs.faces.fences.terms import Terms
from cogs.faces.people import fitting, letter, short_names
from cogs.ui.text import Names
from cogs.ui.words import Words
from rules.fences.view import FencesView
from rules.game import Outcome


def result(view: FencesView, words: Words, names: Names) -> str:
    """Places and scores and the reason; empty while the game runs."""
    outcome = view.outcome
    if outcome is None:
        return ""
    return fitting(
        "\n".join(_lines(view, outcome, Terms(words, known, view.viewer)))
        for known in (names, short_names(names))
    )


def _lines(view: FencesView, outcome: Outcome, terms: Terms) -> Iterator[str]:
    words = terms.words
    winners = [seat for seat, place in enumerate(outcome.places) if place == 1]
    if len(winners) == 1:
        seat = winners[0]
        squares = terms.squares(outcome.scores[seat])
        you, name = terms.you(seat), terms.name(seat)
        # Who is left over may have won with few squares, or none.
        key = "winner" if outcome.reason == "board_full" else "left"
        yield words(f"fences-result-{key}", you=you, name=name, squares=squares)
    else:
        yield words("fences-result-shared", squares=terms.squares(outcome.scores[0]))
    full = outcome.reason == "board_full"
    yield words("fences-result-full" if full else "fences-result-resigned")
    for seat in sorted(range(view.seats), key=lambda seat: (outcome.places[seat], seat)):
        yield words(
            "fences-result-seat",
            place=outcome.places[seat],
            name=terms.name(seat),
            squares=terms.squares(outcome.scores[seat]),
            animal=letter(seat),
            resigned=outcome.resigned[seat],
        )
