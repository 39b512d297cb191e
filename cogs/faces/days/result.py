"""How a game of days ended: who won, why it ended, and how each score came about."""

from collections.abc import Iterator

from cogs.faces.days.terms import SHORT_NAME, Terms
from cogs.faces.people import fitting, short_names
from cogs.ui.text import Names
from cogs.ui.words import Words
from rules.days.view import DaysView
from rules.game import Outcome


def result(view: DaysView, words: Words, names: Names) -> str:
    """Places, scores by day and the reason; empty while the game runs."""
    outcome = view.outcome
    if outcome is None:
        return ""
    return fitting(
        _text(view, outcome, Terms(words, known, view.viewer))
        for known in (names, short_names(names, SHORT_NAME))
    )


def _text(view: DaysView, outcome: Outcome, terms: Terms) -> str:
    lines = [_winner(outcome, terms), _reason(view, outcome, terms)]
    lines.extend(_tie_break(view, outcome, terms))
    order = sorted(range(view.seats), key=lambda seat: (outcome.places[seat], seat))
    lines.extend(_seat(view, outcome, seat, terms) for seat in order)
    return "\n".join(lines)


def _winner(outcome: Outcome, terms: Terms) -> str:
    winners = [seat for seat, place in enumerate(outcome.places) if place == 1]
    points = terms.points(outcome.scores[winners[0]])
    if len(winners) == 1:
        you, name = terms.you(winners[0]), terms.name(winners[0])
        return terms.words("days-result-winner", you=you, name=name, points=points)
    named = terms.words.list(terms.who(seat) for seat in winners)
    return terms.words("days-result-shared", names=named, points=points)


def _reason(view: DaysView, outcome: Outcome, terms: Terms) -> str:
    if outcome.reason == "all_passed":
        return terms.words("days-result-all-passed")
    if outcome.reason == "resigned":
        return terms.words("days-result-resigned", n=view.seats - 1)
    full = [seat for seat, week in enumerate(view.weeks) if all(day.pile for day in week)]
    if len(full) == 1:
        you, name = terms.you(full[0]), terms.name(full[0])
        return terms.words("days-result-full", you=you, name=name)
    named = terms.words.list(terms.who(seat) for seat in full)
    return terms.words("days-result-full-several", names=named)


def _tie_break(view: DaysView, outcome: Outcome, terms: Terms) -> Iterator[str]:
    """How equal scores came to different places (days.md 3, the series tie-break)."""
    staying = [seat for seat in range(view.seats) if not outcome.resigned[seat]]
    parted = [
        seat
        for seat in staying
        if any(
            outcome.scores[seat] == outcome.scores[other]
            and outcome.places[seat] != outcome.places[other]
            for other in staying
        )
    ]
    if parted:
        counts = (
            terms.words(
                "days-result-animals",
                name=terms.name(seat),
                n=sum(len(day.pile) for day in view.weeks[seat]),
            )
            for seat in parted
        )
        yield terms.words("days-result-tie-break", counts=", ".join(counts))


def _seat(view: DaysView, outcome: Outcome, seat: int, terms: Terms) -> str:
    """`**1** · Ann: 12 points (Mon 4 + Tue 3 + Sun 5)`."""
    text = terms.words(
        "days-result-seat",
        place=outcome.places[seat],
        name=terms.name(seat),
        points=terms.points(outcome.scores[seat]),
    )
    days = [
        f"{terms.short_day(day)} {lying.points}"
        for day, lying in enumerate(view.weeks[seat])
        if lying.pile
    ]
    if days:
        text += f" ({' + '.join(days)})"
    if outcome.resigned[seat]:
        text += f" · {terms.words('days-board-resigned')}"
    return text
