"""What happened in a game of fences, a sentence an event, and why a move is refused."""

from collections.abc import Callable, Mapping

from cogs.faces.fences.terms import Terms, piece_name, turn_words, turned
from cogs.faces.people import letter
from cogs.ui.text import Names, safe, shorten
from cogs.ui.words import Words
from rules.fences.notation import text_of
from rules.fences.view import FencesView
from rules.game import Event
from rules.refusals import Refusal

WORD_LIMIT = 40
"""How much of a word that somebody typed is repeated."""


def sentence(event: Event, view: FencesView, words: Words, names: Names) -> str | None:
    """The event in words; None if it needs none."""
    tell = _SENTENCES.get(event.kind)
    if tell is None:
        return None
    return tell(event, view, Terms(words, names, view.viewer))


def _laid(event: Event, view: FencesView, terms: Terms) -> str:
    seat, facts = event.seat or 0, event.facts
    words, you, name = terms.words, terms.you(seat), terms.name(seat)
    piece = turned(facts["piece"], facts["turn"], words, code=False)
    move = text_of((facts["piece"], facts["turn"], facts["post"]))
    said = words("fences-log-laid", you=you, name=name, piece=piece, move=move)
    closed = [square.upper() for square in facts["closed"]]
    if not closed:
        return said
    into = words(
        "fences-log-closed",
        n=len(closed),
        squares=words.list(closed),
        animal=letter(seat),
        then="over" if _is_last(event, view) else "again",
        you=you,
        name=name,
    )
    return f"{said} {into}"


def _is_last(event: Event, view: FencesView) -> bool:
    """Whether the board was full with this fence: then nobody plays again."""
    if view.outcome is None or any(owner is None for owner in view.owners):
        return False
    newest = view.fences[-1]
    facts = event.facts
    laid = (event.seat, facts["piece"], facts["turn"], facts["post"])
    return laid == (newest.seat, newest.piece, newest.turn, newest.post)


def _by_seat(key: str) -> Callable[[Event, FencesView, Terms], str]:
    """A sentence that only needs whom it is about."""

    def tell(event: Event, _view: FencesView, terms: Terms) -> str:
        seat = event.seat or 0
        you, name = terms.you(seat), terms.name(seat)
        return terms.words(key, you=you, name=name, animal=letter(seat))

    return tell


_SENTENCES: Mapping[str, Callable[[Event, FencesView, Terms], str]] = {
    "fence-laid": _laid,
    "fence-blocked": _by_seat("fences-log-blocked"),
    "fence-skipped": _by_seat("fences-log-skipped"),
    "gates-start": _by_seat("fences-log-gates"),
    "fence-decided": _by_seat("fences-log-decided"),
    "fence-spare": _by_seat("fences-log-spare"),
    "resigned": _by_seat("fences-log-resigned"),
}
"""Every kind of event but `over`, which the result tells."""


def refusal(refused: Refusal, words: Words) -> str | None:
    """The rule that forbids a move, in words; None for refusals that are not of this game."""
    if not refused.code.startswith("fences-"):
        return None
    facts = {name: str(value) for name, value in refused.facts.items()}
    told: dict[str, str] = {}
    if "word" in facts:
        told["word"] = safe(shorten(facts["word"], WORD_LIMIT))
    if "piece" in facts:
        told["piece"] = piece_name(facts["piece"], words)
    if "post" in facts and "turn" in facts:
        told["piece"] = turned(facts["piece"], facts["turn"], words, code=False)
    if "turn" in facts:
        told["turn"] = turn_words(facts["piece"], facts["turn"], words)
    for name in ("post", "one", "other"):
        if name in facts:
            told[name] = facts[name].upper()
    return words(f"refusal-{refused.code}", **told)
