"""What happened in a game of Dog Lover, a sentence an event, and why a move is refused."""

from collections.abc import Callable, Mapping
from typing import Any

from cogs.faces.dog_lover.terms import Terms, cells_text, line_words, post_words, split_cells
from cogs.ui.text import Names, safe, shorten
from cogs.ui.words import Words
from rules.dog_lover.cards import newest
from rules.dog_lover.view import FOODS, LoverView
from rules.game import Event
from rules.refusals import Refusal

WORD_LIMIT = 40
"""How much of a word that somebody typed is repeated."""


def sentence(event: Event, view: LoverView, words: Words, names: Names) -> str | None:
    """The event in words; None if it needs none."""
    tell = _SENTENCES.get(event.kind)
    return None if tell is None else tell(event, Terms.of(view, words, names))


_Tell = Callable[[Event, Terms], str | None]


def _said(key: str, event: Event, terms: Terms, **facts: str) -> str:
    """A sentence about the one whose event it is."""
    seat = event.seat or 0
    return terms.words(key, you=terms.you(seat), name=terms.name(seat), **facts)


def _start(event: Event, terms: Terms) -> str:
    first = event.facts["first"]
    return terms.words("lover-log-start", you=terms.you(first), name=terms.name(first))


def _watch(event: Event, terms: Terms) -> str:
    return _said("lover-log-watch", event, terms, post=terms.post(event.facts["post"]))


def _retrieve(event: Event, terms: Terms) -> str:
    facts = event.facts
    return _said(
        "lover-log-retrieve",
        event,
        terms,
        cards=terms.words.list(map(terms.card, facts["cards"])),
        trick=terms.card(facts["trick"]),
        post=terms.post(facts["post"]),
    )


def _fetch(event: Event, terms: Terms) -> str:
    card, cell = terms.card(event.facts["card"]), event.facts["cell"].upper()
    return _said("lover-log-fetch", event, terms, card=card, cell=cell)


def _bought(kind: str, currency: str) -> _Tell:
    """Of a trick learnt or a dog rescued, its price, and the card that is there instead."""

    def tell(event: Event, terms: Terms) -> str:
        facts = event.facts
        bought = terms.card(facts["trick" if kind == "learn" else "dog"])
        price = terms.counted(currency, facts["price"])
        said = _said(f"lover-log-{kind}", event, terms, trick=bought, dog=bought, price=price)
        if facts["shown"] is None:
            return said
        return f"{said} {terms.words('lover-log-shown', card=terms.card(facts['shown']))}"

    return tell


def _put(kind: str) -> _Tell:
    def tell(event: Event, terms: Terms) -> str:
        facts = event.facts
        trait = terms.card(facts["trait"]) if "trait" in facts else ""
        return _said(f"lover-log-{kind}", event, terms, dog=terms.card(facts["card"]), trait=trait)

    return tell


def _undo(event: Event, terms: Terms) -> str:
    step = terms.words(f"lover-step-{event.facts['step']}")
    return _said("lover-log-undo", event, terms, step=step)


def _lost_walk(event: Event, terms: Terms) -> str:
    walks = terms.counted("walk", event.facts["count"])
    return _said("lover-log-lost-walk", event, terms, walks=walks)


def _lost_trait(event: Event, terms: Terms) -> str:
    paid = _paid(event.facts["paid"], terms) or "none"
    trait = terms.card(event.facts["trait"])
    return _said("lover-log-lost-trait", event, terms, trait=trait, paid=paid)


def _paid(paid: Mapping[str, Any], terms: Terms) -> str:
    """What was lost with a Trait; empty if nothing."""
    for item, pieces in paid.items():
        if item == "cubes":
            return terms.cubes(pieces)
        if item == "things":
            return terms.listed(pieces)
        return terms.counted(item, pieces) if pieces else ""
    return ""


def _end_turn(event: Event, terms: Terms) -> str:
    return _said("lover-log-end-turn", event, terms)


def _refill(event: Event, terms: Terms) -> str | None:
    cells = event.facts["cells"]
    if not cells:
        return None
    named = ", ".join(terms.at(card, cell) for cell, card in cells)
    return terms.words("lover-log-refill", cards=named)


def _resigned(event: Event, terms: Terms) -> str:
    return _said("lover-log-resigned", event, terms)


_SENTENCES: Mapping[str, _Tell] = {
    "start": _start,
    "watch": _watch,
    "retrieve": _retrieve,
    "fetch": _fetch,
    "learn": _bought("learn", "training"),
    "rescue": _bought("rescue", "adoption"),
    "tuck": _put("tuck"),
    "walk": _put("walk"),
    "trait": _put("trait"),
    "undo": _undo,
    "lost_walk": _lost_walk,
    "lost_trait": _lost_trait,
    "end_turn": _end_turn,
    "refill": _refill,
    "last_round": lambda _, terms: terms.words("lover-log-last-round"),
    "resigned": _resigned,
}
"""Every kind of event but `over`, which the result tells."""


CARD_FACTS = ("trick", "dog", "trait")
"""Facts of refusals that are ids of cards."""


def refusal(refused: Refusal, words: Words) -> str | None:
    """The rule that forbids a move, in words; None for refusals that are not of this game."""
    if not refused.code.startswith("lover-"):
        return None
    told: dict[str, str | int] = {}
    for name, fact in refused.facts.items():
        told[name] = fact if isinstance(fact, int) else _fact(name, fact, words)
    return words(f"refusal-{refused.code}", **told)


def _fact(name: str, fact: str, words: Words) -> str:
    if name in CARD_FACTS:
        return _card(fact, words)
    if name == "post":
        return post_words(fact, words)
    if name == "line":
        return line_words(fact, words)
    if name in {"cell", "cells"}:
        return safe(shorten(cells_text(split_cells(fact)), WORD_LIMIT))
    if name == "item" and fact in FOODS:
        return words(f"lover-typed-cube-{fact}")
    return _card(fact, words) if fact in newest() else _typed(fact)


def _card(card: str, words: Words) -> str:
    """A card by its name; as it was typed if there is none, as of a file that is no longer used."""
    return newest().name(card, words.language) if card in newest() else _typed(card)


def _typed(word: str) -> str:
    return safe(shorten(word, WORD_LIMIT))
