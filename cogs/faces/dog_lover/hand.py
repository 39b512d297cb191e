"""A player's own things in Dog Lover, in words: hand, food, what is to be placed, and points."""

from collections.abc import Iterable, Iterator, Sequence
from typing import Final, NamedTuple

from cogs.faces.dog_lover.does import does, in_full
from cogs.faces.dog_lover.terms import Terms
from cogs.faces.face import TEXT_LIMIT
from cogs.faces.people import fitting
from cogs.ui.text import Names, shorten
from cogs.ui.words import Words
from rules.dog_lover.view import FedView, HandView, LoverView, ScoreView


def hand_text(view: LoverView, words: Words, names: Names) -> str:
    """The hand and the food, what must be placed this turn, and what the game would bring now."""
    seat, hand = view.viewer, view.hand
    if seat is None or hand is None:
        return ""
    terms = Terms.of(view, words, names)
    return shorten("\n".join(_lines(view, seat, hand, terms)), TEXT_LIMIT)


def _lines(view: LoverView, seat: int, hand: HandView, terms: Terms) -> Iterator[str]:
    words, area = terms.words, view.areas[seat]
    held = listed_hand(hand, terms)
    yield words("lover-hand-cards", cards=held) if held else words("lover-hand-empty")
    cubes = terms.cubes(area.cubes)
    yield words("lover-hand-cubes", cubes=cubes) if cubes else words("lover-hand-no-cubes")
    if area.fetch:
        # Whoever need not act may play it when their turn comes.
        ready = seat not in view.acting or view.fetch_ready
        yield words("lover-hand-fetch", ready=ready)
    if area.walks or area.traits:
        yield words("lover-hand-pending", cards=pending(view, seat, terms))
    if view.last_round:
        yield words("lover-hand-last")
    if view.now is not None:
        yield from _now(view.now, terms)


def held_text(view: LoverView, words: Words, names: Names) -> str:
    """The viewer's cards and cubes."""
    seat, hand = view.viewer, view.hand
    if seat is None or hand is None:
        return ""
    terms = Terms.of(view, words, names)
    parts = (listed_hand(hand, terms), terms.cubes(view.areas[seat].cubes))
    return " · ".join(part for part in parts if part)


def listed_hand(hand: HandView, terms: Terms) -> str:
    """The cards of a hand, equal ones together."""
    cards = terms.cards
    held = (
        (cards.training, hand.training),
        (cards.adoption, hand.adoptions),
        (cards.bone, hand.bones),
        *hand.things,
    )
    return ", ".join(terms.many(card, count) for card, count in held if count)


def pending(view: LoverView, seat: int, terms: Terms) -> str:
    """The Walks and Traits that a seat gained this turn and has not placed yet."""
    area = view.areas[seat]
    return terms.listed((*area.traits, *[terms.cards.walk] * area.walks))


def _now(score: ScoreView, terms: Terms) -> Iterator[str]:
    """The points as they would be now, and where they would come from."""
    words = terms.words
    points = terms.points(score.total)
    yield words("lover-hand-now", fed=score.fed, dogs=len(score.feeding), points=points)
    for number, dog in enumerate(score.feeding, start=1):
        yield f"- {fed_line(number, dog, terms)}"
    for row, count in (("things", score.things), ("bones", score.bones)):
        if count:
            yield f"- {words(f'lover-row-{row}', points=terms.points(count))}"


def fed_line(number: int, dog: FedView, terms: Terms) -> str:
    """A dog at the end, by its number in the picture: what it eats and brings, or its hunger."""
    food = terms.cubes(dog.ate)
    key = "not" if not dog.fed else "dog" if food else "free"
    points = terms.points(dog.points)
    named = terms.words("lover-choice-dog", number=str(number), dog=terms.card(dog.card))
    return terms.words(f"lover-fed-{key}", dog=named, food=food, points=points)


class Detail(NamedTuple):
    """How much `cards_text` tells."""

    losses: bool = True
    """What is lost with a Trait that no dog can take."""
    own_tricks: bool = True
    """What the viewer's tricks take; it is seen as well when one is chosen."""


GRADES: Final = (Detail(), Detail(own_tricks=False), Detail(losses=False, own_tricks=False))


def cards_text(view: LoverView, words: Words, names: Names) -> str:
    """What everything does that the viewer holds, can take or can buy, part by part."""
    terms = Terms.of(view, words, names)
    # An empty line ends a list: else the next heading would belong to its last line.
    text = fitting("\n\n".join(filter(None, _parts(view, terms, detail))) for detail in GRADES)
    return shorten(text, TEXT_LIMIT) or words("lover-cards-none")


def _parts(view: LoverView, terms: Terms, detail: Detail) -> Iterator[str]:
    """Each card is told once, where it is met first."""
    cards, told = terms.cards, set[str]()

    def part(key: str, found: Iterable[str | None]) -> str:
        new = [card for card in dict.fromkeys(found) if card is not None and card not in told]
        told.update(new)
        return _part(key, new, terms, detail)

    seat, hand = view.viewer, view.hand
    if seat is not None and hand is not None:
        area = view.areas[seat]
        plain = (
            (cards.training, hand.training),
            (cards.adoption, hand.adoptions),
            (cards.bone, hand.bones),
            *hand.things,
        )
        held = [card for card, count in plain if count]
        yield part("hand", [*area.traits, *[cards.walk] * area.walks, *held])
    yield part("grid", view.grid)
    if seat is not None:
        yield part("traits", (dog.trait for dog in view.areas[seat].dogs))
        if detail.own_tricks:
            yield part("yours", view.areas[seat].tricks)
    yield part("tricks", view.tricks)
    yield part("shelter", view.shelter)


def _part(key: str, found: Sequence[str], terms: Terms, detail: Detail) -> str:
    """Some cards under a heading; those that do the same, as all Favourite Things, on one line."""
    words, cards = terms.words, terms.cards
    alike: dict[str, list[str]] = {}
    for card in found:
        if key == "traits":
            # For which dogs it is, and what it would cost, does not matter any more.
            text = words(f"lover-ability-{cards.trait(card).ability}")
        else:
            text = (in_full if detail.losses else does)(card, cards, words)
        alike.setdefault(text, []).append(terms.card(card))
    lines = [
        words("lover-cards-line", card=", ".join(named), text=text) for text, named in alike.items()
    ]
    return "\n".join([words(f"lover-cards-{key}"), *lines]) if lines else ""
