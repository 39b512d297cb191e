"""A player's own cards of a game of days in words."""

from collections.abc import Callable, Collection, Iterable, Iterator

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
    for line in (_whole_line, _where_line, _name_line):
        text = "\n".join(_lines(view, playable, terms, line))
        if len(text) <= TEXT_LIMIT:
            return text
    return "\n".join(_lines(view, playable, terms, None))


Line = Callable[[str, str, Terms], str]


def _lines(
    view: DaysView, playable: Collection[str], terms: Terms, line: Line | None
) -> Iterator[str]:
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
        yield from _list(kinds, kinds, terms, line)
        return
    can = [card for card in kinds if card in playable]
    cannot = [card for card in kinds if card not in playable]
    if can:
        yield words("days-hand-can")
        yield from _list(can, kinds, terms, line)
    else:
        yield words("days-hand-draw-only")
    if cannot:
        yield words("days-hand-cannot")
        yield from _list(cannot, kinds, terms, line)


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
    cards: Iterable[str], titles: dict[str, str], terms: Terms, line: Line | None
) -> Iterator[str]:
    if line is None:
        yield ", ".join(titles[card] for card in cards)
        return
    for card in cards:
        yield line(card, titles[card], terms)


def _whole_line(card: str, title: str, terms: Terms) -> str:
    return f"- {title} \u2013 {' '.join(card_texts(card, terms))}"


def _where_line(card: str, title: str, terms: Terms) -> str:
    return f"- {title} \u2013 {card_texts(card, terms)[0]}"


def _name_line(_card: str, title: str, _terms: Terms) -> str:
    return f"- {title}"


def card_texts(card: str, terms: Terms) -> list[str]:
    """Where the card goes and what it does, as far as there is something to say."""
    keys = (f"card-{card}-where", f"card-{card}-does")
    return [terms.words(key) for key in keys if terms.words.has(key)]
