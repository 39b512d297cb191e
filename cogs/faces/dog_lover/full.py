"""The kinds of cards of Dog Lover in full sentences, with the numbers of the card file in use."""

from typing import Final

from cogs.ui.words import Words
from rules.dog_lover.cards import CardSet, Kind

KINDS: Final[tuple[Kind, ...]] = (
    *("dog", "rescued", "food", "walk", "training", "adoption", "bone", "thing"),
    *("trait", "trick", "fetch", "end"),
)
"""In the order in which they are told."""


def full(kind: Kind, cards: CardSet, words: Words) -> str:
    """All about a kind of card, in a paragraph."""
    values = cards.values
    facts: dict[str, str | int] = {
        "unfed": _points(values.unfed, words),
        "adoptions": words("lover-counted-adoption", n=values.adoptions),
        "n": values.adoptions,
    }
    match kind:
        case "walk":
            facts["points"] = _points(values.walk, words)
        case "training":
            facts["points"] = _points(values.training, words)
        case "bone":
            facts["scale"] = words("lover-scale-list", scales=bones(cards, words))
        case "thing":
            facts["scale"] = things(cards, words)
        case _:
            pass
    return words(f"lover-full-{kind}", **facts)


def _points(count: int, words: Words) -> str:
    return words("lover-points", n=count)


def bones(cards: CardSet, words: Words) -> str:
    """What Bones bring: `1 Bone: -1 point, 2 Bones: 1 point for each fed dog, …`."""
    scale = cards.values.bones
    said: list[str] = []
    for count, value in enumerate(scale):
        if not count and not value.flat and not value.each:
            continue
        last = count == len(scale) - 1 and value.each
        said.append(
            words(
                "lover-scale-bone-more" if last else "lover-scale-bone",
                bones=words("lover-counted-bone", n=count),
                flat=value.flat,
                points=_points(value.flat, words),
                each=_points(value.each, words),
            )
        )
    return ", ".join(said)


def things(cards: CardSet, words: Words) -> str:
    """What sets of different Favourite Things bring: `1, 3, 6, 10 or 15 points`."""
    *first, last = cards.values.things[: len(cards.things)]
    return words.either([*map(str, first), _points(last, words)])
