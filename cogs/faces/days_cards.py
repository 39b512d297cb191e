"""The cards of the games of days as a reader looks them up: found by name, told on a page."""

import difflib
from collections.abc import Iterator

from cogs.faces.days_options import option_line
from cogs.ui.words import LANGUAGES, Words, fold, words_for
from rules.days.cards import CARDS, CATS, KEYS, KINDS, WOOF, Animal, Box, EventCard

NEAREST = 3
"""How many names are offered in place of one that there is not."""

_CAT_GUESTS = ("fluffy_cat", "rescued_cat", "wild_cat", "cat_tree")
_OPTIONS_BY_CARD = {
    "australian_shepherd": ("australian_optional",),
    "chihuahua": ("chihuahua_covered",),
    "wild_cat": ("wild_cat_visible_only", "wild_cat_tree_mates"),
    "cat_toys": ("toys_between_opponents",),
}
"""Table options that change what a card does; those that change its place are in the card data."""


def name_of(key: str, words: Words) -> str:
    """A card's name."""
    return words(f"card-{key}")


def text_of(key: str, words: Words) -> str:
    """Where a card may go and what it does, in one paragraph."""
    parts = [words(f"card-{key}-where")]
    if words.has(f"card-{key}-does"):
        parts.append(words(f"card-{key}-does"))
    return " ".join(parts)


def matching(typed: str, words: Words) -> list[str]:
    """The keys of the cards whose name fits what was typed, best first; all if nothing was.

    Accents, case and punctuation don't count. Names in other languages are found too, after those
    in the reader's.
    """
    wanted = fold(typed)
    best: dict[str, tuple[int, int, str]] = {}
    for order, language in enumerate(_languages(words)):
        for key in KEYS:
            name = fold(name_of(key, language))
            rank = _rank(wanted, name)
            if rank is not None:
                best.setdefault(key, (order, rank, name))
    return sorted(best, key=lambda key: best[key])


def called(typed: str, words: Words) -> str | None:
    """The key of the one card that a name, a part of a name or a key fits best, if it is one."""
    if typed in KINDS:
        return typed
    wanted = fold(typed)
    if not wanted:
        return None
    for language in _languages(words):
        ranks = {key: _rank(wanted, fold(name_of(key, language))) for key in KEYS}
        best = min((rank for rank in ranks.values() if rank is not None), default=None)
        meant = [key for key in KEYS if best is not None and ranks[key] == best]
        if len(meant) == 1:
            return meant[0]
    return None


def nearest(typed: str, words: Words) -> list[str]:
    """The names most like one that no card has, best first; perhaps none."""
    fitting = [name_of(key, words) for key in matching(typed, words)] if fold(typed) else []
    if fitting:
        return fitting[:NEAREST]
    names = {fold(name_of(key, words)): name_of(key, words) for key in KEYS}
    return [names[near] for near in difflib.get_close_matches(fold(typed), names, n=NEAREST)]


def cards_of(box: Box) -> tuple[Animal | EventCard, ...]:
    """All kinds of cards in a box."""
    return (*box.animals, *box.events)


def box_of(key: str) -> Box:
    """The box that has the card."""
    return WOOF if any(card.key == key for card in cards_of(WOOF)) else CATS


def card_page(key: str, words: Words) -> str:
    """All about a card: kind, points, copies, where it may go, what it does, what tables change."""
    card, box = CARDS[KINDS[key]], box_of(key)
    animal = isinstance(card, Animal)
    facts = [words("card-page-kind", kind=box.species if animal else f"{box.species}-event")]
    if isinstance(card, Animal):
        facts.append(words("card-page-points", points=card.points))
    facts.append(words("card-page-copies", copies=card.copies, game=words(f"game-{box.game}")))
    lines = [f"## {name_of(key, words)}", " · ".join(facts), ""]
    placed = animal or key == "cat_tree"
    where = "card-page-where" if placed else "card-page-target"
    lines.append(words(where, text=words(f"card-{key}-where")))
    if words.has(f"card-{key}-does"):
        lines.append(words("card-page-does", text=words(f"card-{key}-does")))
    if _may_join_tree(card, box):
        lines.append(words("card-page-tree-note"))
    options = _options_of(card)
    if options:
        lines += ["", words("card-page-options")]
        lines += [f"- {option_line(option, words)}" for option in options]
    return "\n".join(lines)


def _languages(words: Words) -> Iterator[Words]:
    yield words
    for language in LANGUAGES:
        if language != words.language:
            yield words_for(language)


def _rank(wanted: str, name: str) -> int | None:
    """How well a folded name fits: 0 is the same, None not at all."""
    if name == wanted:
        return 0
    if name.startswith(wanted):
        return 1
    if f" {wanted}" in f" {name}":
        return 2
    return 3 if wanted in name else None


def _may_join_tree(card: Animal | EventCard, box: Box) -> bool:
    if isinstance(card, EventCard):
        return card.effect == "steal"
    return box.species == "cat" and card.place.on != "animal"


def _options_of(card: Animal | EventCard) -> tuple[str, ...]:
    options = list(_OPTIONS_BY_CARD.get(card.key, ()))
    if isinstance(card, Animal):
        options += [option for option in card.instead if option not in options]
    elif card.effect == "swap_piles":
        options.append("one_sided_swap")
    if card.key in _CAT_GUESTS:
        options.append("foreign_tree_closed")
    if card.key == "cat_tree":
        options.append("trees_in_pile")
    return tuple(options)
