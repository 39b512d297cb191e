"""A player's own cards of a game of days in words."""

from collections import Counter
from collections.abc import Collection, Iterable
from functools import lru_cache

from cogs.faces.days.terms import Terms, many, points_of, species_of
from cogs.faces.face import DETAIL_LIMIT, TEXT_LIMIT
from cogs.ui.text import Names
from cogs.ui.words import Words
from rules.days.view import DaysView

TREE = "cat_tree"


def hand_text(view: DaysView, playable: Collection[str], words: Words, names: Names) -> str:
    """The viewer's cards, each on a short line of its own; on a phone nobody reads more.

    In the viewer's turn those that can be played now stand under a heading of their own. What the
    lines leave out is in `cards_text`; a hand of too many kinds is told by names alone.
    """
    terms = Terms(words, names, view.viewer)
    told = "\n".join(_lines(view, playable, terms, told=True))
    if len(told) <= TEXT_LIMIT:
        return told
    return "\n".join(_lines(view, playable, terms, told=False))


def _lines(view: DaysView, playable: Collection[str], terms: Terms, *, told: bool) -> list[str]:
    words = terms.words
    kinds = _kinds(view, terms)
    if view.phase == "turn" and view.viewer in view.acting and kinds:
        can = [card for card in kinds if card in playable]
        if can:
            lines = [words("days-hand-can"), *_list(can, kinds, view, words, told=told)]
        else:
            lines = [words("days-hand-draw-only")]
        cannot = [card for card in kinds if card not in playable]
        if cannot:
            # Without the empty line this heading would belong to the list above.
            lines.append(f"\n{words('days-hand-cannot')}")
            lines += _list(cannot, kinds, view, words, told=told)
        return lines
    lines = [words("days-hand-title", cards=words("days-cards", n=len(view.hand or ())))]
    if view.phase == "trim":
        if view.trim and view.viewer in view.acting:
            lines.append(words("days-hand-trim", cards=words("days-cards", n=view.trim)))
        elif view.acting:
            lines.append(words("days-hand-trim-done"))
    if not kinds:
        return [*lines, words("days-hand-none")]
    return lines + _list(kinds, kinds, view, words, told=told)


def _kinds(view: DaysView, terms: Terms) -> dict[str, str]:
    """A title for each kind of card that the viewer may play or hold, in the hand's order."""
    counts: dict[str, int] = {}
    for card in view.hand or ():
        counts[card] = counts.get(card, 0) + 1
    titles = {card: _title(card, count, terms.words) for card, count in counts.items()}
    if view.viewer is not None and view.trees[view.viewer] and not view.resigned[view.viewer]:
        name = many(f"**{terms.card(TREE)}**", view.trees[view.viewer], terms.words)
        titles[TREE] = f"{name} ({terms.words('days-hand-slot')})"
    return titles


@lru_cache(maxsize=512)
def _title(card: str, count: int, words: Words) -> str:
    what = str(points_of(card)) if species_of(card) else words("days-hand-event")
    name = words(f"card-{card}")
    return f"{many(f'**{name}**', count, words)} ({what})"


def _list(
    cards: Iterable[str], titles: dict[str, str], view: DaysView, words: Words, *, told: bool
) -> list[str]:
    if not told:
        return [", ".join(titles[card] for card in cards)]
    return [f"- {titles[card]} \u2013 {card_brief(card, view.options, words)}" for card in cards]


def held_text(view: DaysView, words: Words, names: Names) -> str:
    """The viewer's cards by name, equal ones together."""
    terms = Terms(words, names, view.viewer)
    counts = Counter(view.hand or ())
    return ", ".join(terms.many(terms.card(card), count) for card, count in counts.items())


def cards_text(view: DaysView, words: Words, names: Names) -> str:
    """Each kind of card that the viewer holds, with where it goes and what it does, in full.

    Says less of each where there are too many: of an animal where it goes, of an event what it
    does; then as the hand says it.
    """
    terms = Terms(words, names, view.viewer)
    kinds = _kinds(view, terms)
    if not kinds:
        return words("days-hand-none")
    for gist in (False, True):
        lines = []
        for card in kinds:
            said = card_texts(card, view.options, words)
            if gist:
                said = said[:1] if species_of(card) else said[-1:]
            lines.append(f"- {kinds[card]} \u2013 {' '.join(said)}")
        text = "\n".join(lines)
        if len(text) <= TEXT_LIMIT:
            return text
    return hand_text(view, (), words, names)


@lru_cache(maxsize=512)
def card_texts(card: str, options: tuple[str, ...], words: Words) -> tuple[str, ...]:
    """Where the card goes and what it does at a table with these options.

    Either is left out where there is nothing to say.
    """
    found = []
    for part in ("where", "does"):
        # Two options can change the same text: then it has one for the two together.
        on = _changing(card, part, options, words)
        if on:
            found.append(words(f"days-card-{card}-{part}-{'-'.join(on)}"))
        elif words.has(f"card-{card}-{part}"):
            found.append(words(f"card-{card}-{part}"))
    return tuple(found)


def _changing(card: str, part: str, options: tuple[str, ...], words: Words) -> list[str]:
    """The options of the table that change this text of the card."""
    return [name for name in options if words.has(f"days-card-{card}-{part}-{name}")]


@lru_cache(maxsize=512)
def card_brief(card: str, options: tuple[str, ...], words: Words) -> str:
    """The same in a few words; in full where the options of the table change it."""
    if any(_changing(card, part, options, words) for part in ("where", "does")):
        return " ".join(card_texts(card, options, words))
    return words(f"card-{card}-brief")


@lru_cache(maxsize=512)
def card_detail(card: str, options: tuple[str, ...], words: Words) -> str:
    """What a menu says of the card: all of it if there is room, else the few words."""
    said = " ".join(card_texts(card, options, words))
    return said if len(said) <= DETAIL_LIMIT else card_brief(card, options, words)
