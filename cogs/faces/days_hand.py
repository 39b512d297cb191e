"""A player's own cards of a game of days in words."""

from collections.abc import Callable, Collection, Iterable, Iterator
from functools import lru_cache

from cogs.faces.days_terms import Terms, points_of, species_of
from cogs.faces.face import TEXT_LIMIT
from cogs.ui.text import Names
from cogs.ui.words import Words
from rules.days.view import DaysView

TREE = "cat_tree"


def hand_text(view: DaysView, playable: Collection[str], words: Words, names: Names) -> str:
    """The viewer's cards, those that can be played now under a heading of their own.

    Says of each where it goes and what it does; less of it the more kinds there are.
    """
    terms = Terms(words, names, view.viewer)
    text = ""
    for grade in ((_all, _all), (_gist, _gist), (_gist, _nothing), (_nothing, _nothing)):
        text = "\n".join(_lines(view, playable, terms, *grade))
        if len(text) <= TEXT_LIMIT:
            return text
    return "\n".join(_lines(view, playable, terms, None, None))


Tell = Callable[[tuple[str, ...], str | None], tuple[str, ...]]
"""Which of a card's texts are told, given the species of an animal, None for an event."""


def _lines(
    view: DaysView,
    playable: Collection[str],
    terms: Terms,
    tell: Tell | None,
    tell_others: Tell | None,
) -> Iterator[str]:
    """The hand; `tell` is for the cards that can be played now."""
    hand = view.hand or ()
    words = terms.words
    yield words("days-hand-title", cards=words("days-cards", n=len(hand)))
    if view.phase == "trim":
        if view.trim and view.viewer in view.acting:
            yield words("days-hand-trim", cards=words("days-cards", n=view.trim))
        elif view.acting:
            yield words("days-hand-trim-done")
    kinds = _kinds(view, terms)
    if not kinds:
        yield words("days-hand-none")
        return
    if view.phase != "turn" or view.viewer not in view.acting:
        yield from _list(kinds, kinds, tell_others, view, words)
        return
    can = [card for card in kinds if card in playable]
    cannot = [card for card in kinds if card not in playable]
    if can:
        yield words("days-hand-can")
        yield from _list(can, kinds, tell, view, words)
    else:
        yield words("days-hand-draw-only")
    if cannot:
        yield words("days-hand-cannot")
        yield from _list(cannot, kinds, tell_others, view, words)


def _kinds(view: DaysView, terms: Terms) -> dict[str, str]:
    """A title for each kind of card that the viewer may play or hold, in the hand's order."""
    counts: dict[str, int] = {}
    for card in view.hand or ():
        counts[card] = counts.get(card, 0) + 1
    titles = {card: _title(card, count, terms) for card, count in counts.items()}
    if view.viewer is not None and view.trees[view.viewer] and not view.resigned[view.viewer]:
        name = terms.many(f"**{terms.card(TREE)}**", view.trees[view.viewer])
        titles[TREE] = f"{name} ({terms.words('days-hand-slot')})"
    return titles


def _title(card: str, count: int, terms: Terms) -> str:
    what = str(points_of(card)) if species_of(card) else terms.words("days-hand-event")
    return f"{terms.many(f'**{terms.card(card)}**', count)} ({what})"


def _list(
    cards: Iterable[str], titles: dict[str, str], tell: Tell | None, view: DaysView, words: Words
) -> Iterator[str]:
    if tell is None:
        yield ", ".join(titles[card] for card in cards)
        return
    for card in cards:
        said = " ".join(tell(card_texts(card, view.options, words), species_of(card)))
        yield f"- {titles[card]} \u2013 {said}" if said else f"- {titles[card]}"


def _all(texts: tuple[str, ...], _species: str | None) -> tuple[str, ...]:
    return texts


def _gist(texts: tuple[str, ...], species: str | None) -> tuple[str, ...]:
    """Of an animal where it goes, of an event what it does."""
    return texts[:1] if species else texts[-1:]


def _nothing(_texts: tuple[str, ...], _species: str | None) -> tuple[str, ...]:
    return ()


@lru_cache(maxsize=512)
def card_texts(card: str, options: tuple[str, ...], words: Words) -> tuple[str, ...]:
    """Where the card goes and what it does at a table with these options.

    Either is left out where there is nothing to say.
    """
    found = []
    for part in ("where", "does"):
        # Two options can change the same text: then it has one for the two together.
        on = [name for name in options if words.has(f"days-card-{card}-{part}-{name}")]
        if on:
            found.append(words(f"days-card-{card}-{part}-{'-'.join(on)}"))
        elif words.has(f"card-{card}-{part}"):
            found.append(words(f"card-{card}-{part}"))
    return tuple(found)
