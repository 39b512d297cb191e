"""How a game of Dog Lover ended: who won, how each score came about, and how the dogs were fed."""

from collections.abc import Iterator
from typing import Final

from cogs.faces.dog_lover.terms import Terms
from cogs.faces.face import TEXT_LIMIT
from cogs.faces.people import fitting, letter, short_names
from cogs.ui.text import Names, digits, shorten
from cogs.ui.words import Words
from rules.dog_lover.view import FedView, LoverView, ScoreView
from rules.game import Outcome

ROWS: Final = ("dogs", "rescued", "things", "bones", "total")
"""The rows of the table, as the score of a player calls them."""
GAP: Final = " "
"""No wider: on a phone, a box shows no more than about 27 characters of a row."""


def result(view: LoverView, words: Words, names: Names) -> str:
    """Places, a table of the scores, and the feeding; empty while the game runs."""
    outcome, scores = view.outcome, view.scores
    if outcome is None or scores is None:
        return ""
    grades = ((names, True), (names, False), (short_names(names), False))
    text = fitting(
        "\n".join(_lines(view, outcome, scores, Terms.of(view, words, shown), with_food=with_food))
        for shown, with_food in grades
    )
    return shorten(text, TEXT_LIMIT)


def _lines(
    view: LoverView,
    outcome: Outcome,
    scores: tuple[ScoreView, ...],
    terms: Terms,
    *,
    with_food: bool,
) -> Iterator[str]:
    words = terms.words
    yield _winner(outcome, terms)
    resigned = outcome.reason == "resigned"
    yield (
        words("lover-result-resigned", n=view.seats - 1) if resigned else words("lover-result-end")
    )
    order = sorted(range(view.seats), key=lambda seat: (outcome.places[seat], seat))
    if _tied(outcome):
        yield words("lover-result-ties")
    for seat in order:
        yield words(
            "lover-result-seat",
            place=outcome.places[seat],
            letter=letter(seat),
            name=terms.name(seat),
            points=terms.points(outcome.scores[seat]),
            resigned=outcome.resigned[seat],
        )
    yield table([(letter(seat), scores[seat]) for seat in order], words)
    for seat in order:
        fed = ", ".join(_fed(dog, terms, with_food=with_food) for dog in scores[seat].feeding)
        yield words("lover-result-feeding", letter=letter(seat), dogs=fed)


def _winner(outcome: Outcome, terms: Terms) -> str:
    winners = [seat for seat, place in enumerate(outcome.places) if place == 1]
    points = terms.points(outcome.scores[winners[0]])
    if len(winners) == 1:
        you, name = terms.you(winners[0]), terms.name(winners[0])
        return terms.words("lover-result-winner", you=you, name=name, points=points)
    named = terms.words.list(terms.who(seat) for seat in winners)
    return terms.words("lover-result-shared", names=named, points=points)


def _tied(outcome: Outcome) -> bool:
    """Whether two of those who played to the end have equal points."""
    totals = [
        score for score, gone in zip(outcome.scores, outcome.resigned, strict=True) if not gone
    ]
    return len({*totals}) < len(totals)


def table(scores: list[tuple[str, ScoreView]], words: Words) -> str:
    """The scores as a table of characters: a column a player, so that it is narrow."""
    heads = ["", *(words(f"lover-score-{row}") for row in ROWS), words("lover-score-fed")]
    columns = [heads]
    for who, score in scores:
        fed = words("lover-result-fed", fed=score.fed, dogs=len(score.feeding))
        columns.append([who, *(digits(getattr(score, row)) for row in ROWS), fed])
    widths = [max(map(len, column)) for column in columns]
    drawn = [
        GAP.join([line[0].ljust(widths[0]), *map(str.rjust, line[1:], widths[1:])])
        for line in zip(*columns, strict=True)
    ]
    return "\n".join(["```", *drawn, "```"])


def _fed(dog: FedView, terms: Terms, *, with_food: bool) -> str:
    """A dog with what it ate and brought."""
    words, points = terms.words, digits(dog.points)
    if not dog.fed:
        return words("lover-result-unfed", dog=terms.card(dog.card), points=points)
    food = terms.cubes(dog.ate) if with_food else ""
    if not food:
        return words("lover-result-fed-dog", dog=terms.card(dog.card), points=points)
    return words("lover-result-ate", dog=terms.card(dog.card), food=food, points=points)
