"""What the cards of Dog Lover do, each in a line: for menus, the hand and the rulebook."""

from collections.abc import Sequence
from functools import lru_cache
from typing import Final

from cogs.faces.dog_lover.terms import cells_text, cubes_words
from cogs.ui.words import Words
from rules.dog_lover.cards import (
    Bone,
    CardSet,
    Dog,
    FoodCard,
    Rescued,
    Training,
    Trait,
    Trick,
    Walk,
    card_set,
)
from rules.dog_lover.view import CELLS

SIGNS: Final = ("⬜", "🟧")
"""A cell that a trick leaves, and one that it takes."""


def takes(trick: str, cards: CardSet, words: Words) -> str:
    """What a trick takes, without its price."""
    cells = cells_text(CELLS[cell] for cell in cards.trick(trick).cells)
    return words("lover-does-trick", cells=cells)


def does(card: str, cards: CardSet, words: Words) -> str:
    """What a card does, as a line without a full stop of its own if it can be."""
    return _does(card, cards.number, words)


@lru_cache(maxsize=1024)
def _does(card: str, number: int, words: Words) -> str:
    cards = card_set(number)
    found, values = cards.card(card), cards.values
    key: str = found.kind
    facts: dict[str, str | int] = {"n": values.adoptions}
    if isinstance(found, Dog | Rescued | Trait):
        facts["dog"] = words(f"lover-dog-{found.size}")
        facts["points"] = words("lover-points", n=found.points)
    if isinstance(found, Rescued | Trait):
        facts["ability"] = words(f"lover-ability-{found.ability}")
    if isinstance(found, Dog | Rescued):
        facts["food"] = cubes_words(found.food, words) or words("lover-no-food")
    elif isinstance(found, FoodCard):
        facts["cubes"] = cubes_words(found.cubes, words)
    elif isinstance(found, Trick):
        facts["cells"] = cells_text(CELLS[cell] for cell in found.cells)
        if found.price is not None:
            key = "trick-priced"
            facts["price"] = words("lover-counted-training", n=found.price)
    elif isinstance(found, Walk | Training):
        points = values.walk if isinstance(found, Walk) else values.training
        facts["points"] = words("lover-points", n=points)
    elif isinstance(found, Bone):
        facts["lost"] = words("lover-points", n=-_alone(cards))
    return words(f"lover-does-{key}", **facts)


def _alone(cards: CardSet) -> int:
    """What a single Bone brings by itself; mostly less than nothing."""
    bones = cards.values.bones
    return bones[min(1, len(bones) - 1)].flat


def penalty(trait: Trait, words: Words) -> str:
    """What is lost with a Trait that no dog can take; empty if nothing but itself."""
    if trait.penalty is None:
        return ""
    return words(f"lover-counted-{trait.penalty.item}", n=trait.penalty.number)


def losing(trait: Trait, words: Words) -> str:
    """What becomes of a Trait that no dog can take, as a sentence."""
    lost = penalty(trait, words)
    return words("lover-penalty" if lost else "lover-penalty-none", what=lost)


def in_full(card: str, cards: CardSet, words: Words) -> str:
    """What a card does; of a Trait also what becomes of it if no dog can take it."""
    text, found = does(card, cards, words), cards.card(card)
    return f"{text} {losing(found, words)}" if isinstance(found, Trait) else text


def post_of(trick: Trick) -> str:
    """Where the watch dog stands after a trick that lies as it is printed."""
    row, column = divmod(trick.star.cell, 3)
    return trick.star.side + ("abc"[column] if trick.star.side in "ns" else "123"[row])


def pattern(trick: Trick) -> str:
    """The cells that a trick takes before it is turned, drawn with signs in three lines."""
    return "\n".join(
        "".join(SIGNS[3 * row + column in trick.cells] for column in range(3)) for row in range(3)
    )


def carried(walks: int, training: int, trait: str | None, cards: CardSet, words: Words) -> str:
    """What lies under and beside a dog: `Walk, Tireless`; empty if nothing."""
    lying: Sequence[tuple[str, int]] = (
        (cards.walk, walks),
        (cards.training, training),
        (trait or "", int(trait is not None)),
    )
    return ", ".join(
        cards.name(card, words.language)
        if count == 1
        else words("lover-many", card=cards.name(card, words.language), n=count)
        for card, count in lying
        if count
    )
