"""The cards of the games of days as a reader looks them up, each told on a page."""

from typing import Final

from cogs.faces import house_rules
from cogs.ui.words import Words
from rules.days.cards import CARDS, CATS, KEYS, KINDS, WOOF, Animal, Box, EventCard

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
        lines += house_rules.listed("", options, words)
    return "\n".join(lines)


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


class DaysCards:
    """The cards of both boxes, to be looked up."""

    keys: tuple[str, ...] = KEYS
    """In the order of the card table."""

    def games(self, key: str) -> tuple[str, ...]:
        """The game whose box has the card."""
        return (box_of(key).game,)

    def name(self, key: str, words: Words) -> str:
        """What the card is called."""
        return name_of(key, words)

    def page(self, key: str, words: Words) -> str:
        """All about the card."""
        return card_page(key, words)


DAYS_CARDS: Final = DaysCards()
