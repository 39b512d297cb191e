"""The table of Dog Lover as text, for those who don't see the picture, and its alt text.

Four players with nine dogs each are too much for Discord if everything is told of each. Both texts
are therefore tried in a few grades of detail, and the first that fits is taken.
"""

from collections.abc import Iterator, Sequence
from functools import lru_cache
from typing import Final, Literal, NamedTuple

from cogs.faces.dog_lover import plan as plans
from cogs.faces.dog_lover.plan import Place, Plan
from cogs.faces.dog_lover.terms import Terms, cells_text
from cogs.faces.face import ALT_LIMIT, TEXT_LIMIT
from cogs.faces.people import fitting, letter, letters, short_names
from cogs.ui.text import Names, shorten
from cogs.ui.words import Words
from rules.dog_lover.cards import Dog, Rescued, Trait, card_set
from rules.dog_lover.view import CELLS, FOODS, DogView, LoverView
from rules.game import Path

Dogs = Literal["whole", "symbols", "carried", "needs", "named", "counted"]
"""What is told of dogs in front of players: all; the same, needs by letter; what they carry; their
needs; names; how many there are."""


class Detail(NamedTuple):
    """How much a text tells."""

    dogs: Dogs = "whole"
    cards: bool = True
    """What the cards in the grid and in the displays are, beside their names."""
    names: Literal["whole", "short", "letters"] = "whole"
    brief: bool = False
    """Whether food goes by letter, tricks that somebody owns are counted, and piles left out."""


GRADES: Final = (
    Detail(),
    Detail(cards=False),
    Detail("symbols"),
    Detail("symbols", cards=False),
    Detail("symbols", cards=False, names="short", brief=True),
    Detail("carried", cards=False, names="short"),
    Detail("carried", cards=False, names="short", brief=True),
    Detail("needs", cards=False, names="short", brief=True),
    Detail("named", cards=False, names="short"),
    Detail("named", cards=False, names="short", brief=True),
    Detail("counted", cards=False, names="letters"),
    Detail("counted", cards=False, names="letters", brief=True),
)


def board_text(view: LoverView, words: Words, names: Names) -> str:
    """The grid and the watch dog, the displays, two lines a seat, and whose turn it is."""
    text = fitting(
        "\n".join(_lines(view, Terms.of(view, words, _known(names, detail)), detail))
        for detail in GRADES
    )
    return shorten(text, TEXT_LIMIT)


def _known(names: Names, detail: Detail) -> Names:
    if detail.names == "whole":
        return names
    return short_names(names) if detail.names == "short" else letters(len(names))


def _lines(view: LoverView, terms: Terms, detail: Detail) -> Iterator[str]:
    words = terms.words
    for row in range(3):
        cells = range(3 * row, 3 * row + 3)
        yield words(
            "lover-board-row",
            cards=" · ".join(
                f"**{CELLS[cell].upper()}** {_cell(view, cell, terms, detail)}" for cell in cells
            ),
        )
    yield _watch(view, terms)
    yield from _displays(view, terms, detail)
    for seat in range(view.seats):
        yield _header(view, seat, terms, detail)
        yield _dogs(view, seat, terms, detail)
    if _by_letter(detail):
        yield words("lover-board-symbols")
    yield words("lover-board-round", n=view.round, deck=view.deck)
    yield from _turn(view, terms)


def _by_letter(detail: Detail) -> bool:
    """Whether food is told by letters, which must be explained."""
    return detail.brief or detail.dogs == "symbols"


# --- the grid and the displays --------------------------------------------------------------------


def _cell(view: LoverView, cell: int, terms: Terms, detail: Detail) -> str:
    card = view.grid[cell]
    if card is None:
        return terms.words("lover-board-empty")
    return _card(card, terms, detail)


def _card(card: str, terms: Terms, detail: Detail) -> str:
    """A card that somebody can gain, with what it is."""
    return _known_card(terms.words, terms.cards.number, card, detail.cards, detail.dogs)


@lru_cache(maxsize=1024)
def _known_card(words: Words, cards: int, card: str, told: bool, dogs: Dogs) -> str:
    terms = _nobody(words, cards)
    found = terms.cards.card(card)
    facts: list[str] = []
    if told and isinstance(found, Dog | Rescued):
        facts = _facts(found, terms, dogs)
    elif told and isinstance(found, Trait):
        facts = [words("lover-term-trait"), words(f"lover-dog-{found.size}")]
    return _with(terms.card(card), facts, words)


@lru_cache(maxsize=16)
def _nobody(words: Words, cards: int) -> Terms:
    """The words for what has nothing to do with people."""
    return Terms(words, letters(0), None, card_set(cards))


def _with(name: str, facts: Sequence[str], words: Words) -> str:
    return words("lover-board-with", card=name, facts=", ".join(facts)) if facts else name


def _facts(dog: Dog | Rescued, terms: Terms, told: Dogs) -> list[str]:
    """What a dog needs and brings."""
    if told in ("symbols", "needs"):
        counts = zip(FOODS, dog.food, strict=False)
        symbols = "".join(_symbol(key, terms.words) * n for key, n in counts)
        return [symbols] if symbols else []
    needs = [terms.cubes(dog.food)] if any(dog.food) else []
    return [terms.words(f"lover-dog-{dog.size}"), *needs, terms.points(dog.points)]


def _symbol(food: str, words: Words) -> str:
    return words(f"lover-board-symbol-{food}")


def _watch(view: LoverView, terms: Terms) -> str:
    words = terms.words
    if view.post is None:
        return words("lover-board-no-watch")
    return words(
        "lover-board-watch",
        post=terms.post(view.post),
        line=terms.line(view.post),
        n=view.guard_limit[plans.mover(view)],
    )


def _displays(view: LoverView, terms: Terms, detail: Detail) -> Iterator[str]:
    """The tricks with their prices, the dogs of the shelter, and what is left of the piles."""
    words = terms.words
    prices = [(card, terms.cards.trick(card).price or 0) for card in view.tricks]
    tricks = [
        _with(
            terms.card(card),
            [str(price) if detail.brief else terms.counted("training", price)],
            words,
        )
        for card, price in prices
    ]
    shelter = [_card(card, terms, detail) for card in view.shelter]
    ending = "-brief" if detail.brief else ""
    for key, cards, pile in (
        (f"lover-board-tricks{ending}", tricks, view.tricks_pile),
        (f"lover-board-shelter{ending}", shelter, view.shelter_pile),
    ):
        yield words(key, cards=", ".join(cards) or words("lover-board-none"), n=pile)


# --- the players ----------------------------------------------------------------------------------


def _header(view: LoverView, seat: int, terms: Terms, detail: Detail) -> str:
    """`**A · Ann** (you) · 3 cards in hand · food: 2 scraps · Fetch · tricks: Sit`."""
    words, title = terms.words, letter(seat)
    if detail.names != "letters":
        title = f"{title} · {terms.name(seat)}"
    facts = [f"**{title}**" + (f" ({words('lover-you')})" if terms.you(seat) else "")]
    facts.extend(_held(view, seat, terms, detail))
    return " · ".join(facts)


def _held(view: LoverView, seat: int, terms: Terms, detail: Detail) -> Iterator[str]:
    """What a player has beside dogs."""
    words, area = terms.words, view.areas[seat]
    if view.scores is not None:
        yield terms.points(view.scores[seat].total)
    if view.resigned[seat]:
        yield words("lover-board-resigned")
    elif view.phase != "over":
        yield words("lover-board-hand", n=area.hand)
    if any(area.cubes):
        food = terms.cubes(area.cubes)
        if detail.brief:
            counts = zip(FOODS, area.cubes, strict=True)
            food = " ".join(f"{n} {_symbol(key, words)}" for key, n in counts if n)
        yield words("lover-board-food", food=food)
    if area.fetch:
        yield words("lover-term-fetch")
    if detail.brief:
        yield words("lover-board-count-tricks", n=len(area.tricks))
    else:
        yield words("lover-board-has-tricks", tricks=", ".join(map(terms.card, area.tricks)))
    pending = [terms.many(terms.cards.walk, area.walks)] if area.walks else []
    pending.extend(map(terms.card, area.traits))
    if pending:
        yield words("lover-board-pending", cards=", ".join(pending))


def _dogs(view: LoverView, seat: int, terms: Terms, detail: Detail) -> str:
    """A player's dogs by number, with what they need, bring and carry."""
    words, dogs = terms.words, view.areas[seat].dogs
    if not dogs:
        return words("lover-board-no-dogs")
    if detail.dogs == "counted":
        return terms.counted("dog", len(dogs))
    feeding = view.scores[seat].feeding if view.scores is not None else None
    told: list[str] = []
    for place, dog in enumerate(dogs):
        facts: tuple[str, ...] = ()
        if feeding is not None and not feeding[place].fed:
            facts = (words("lover-board-hungry"),)
        elif detail.dogs in ("whole", "symbols", "needs"):
            facts = _dog_facts(words, view.cards, dog.card, detail.dogs)
        if detail.dogs not in ("needs", "named"):
            facts = (*facts, *_carried(dog, terms))
        told.append(_with(f"{place + 1} {terms.card(dog.card)}", facts, words))
    return ", ".join(told)


@lru_cache(maxsize=1024)
def _dog_facts(words: Words, cards: int, card: str, told: Dogs) -> tuple[str, ...]:
    terms = _nobody(words, cards)
    return tuple(_facts(terms.cards.dog(card), terms, told))


def _carried(dog: DogView, terms: Terms) -> Iterator[str]:
    for card, count in ((terms.cards.walk, dog.walks), (terms.cards.training, dog.training)):
        if count:
            yield terms.many(card, count)
    if dog.trait is not None:
        yield terms.card(dog.trait)


def _turn(view: LoverView, terms: Terms) -> Iterator[str]:
    """Whether the round is the last one, and whose turn it is."""
    if view.outcome is not None:
        return
    if view.last_round:
        yield terms.words("lover-board-last-round")
    for seat in view.acting:
        key = "lover-board-placing" if view.phase == "watch" else "lover-board-turn"
        yield terms.words(key, you=terms.you(seat), name=terms.name(seat))


# --- the alt text ---------------------------------------------------------------------------------


def alt_text(view: LoverView, words: Words, path: Path = ()) -> str:
    """The picture in words: by letters, nobody by name."""
    plan = plans.of_path(view, path)
    terms = Terms(words, letters(view.seats), None, Terms.of(view, words, letters(1)).cards)
    lines: list[str] = []
    for detail in GRADES:
        lines = [*_alt(view, terms, detail, plan)]
        if len("\n".join(lines)) <= ALT_LIMIT:
            break
    while len("\n".join(lines)) > ALT_LIMIT and len(lines) > 1:
        lines.pop()
    return shorten("\n".join(lines), ALT_LIMIT)


def _alt(view: LoverView, terms: Terms, detail: Detail, plan: Plan) -> Iterator[str]:
    """What a listener needs most comes first: what comes last is left out if all is too long."""
    words = terms.words
    yield words("lover-alt-title", game=words(f"game-{view.game}"), n=view.round, deck=view.deck)
    if view.outcome is not None:
        won = [letter(seat) for seat, place in enumerate(view.outcome.places) if place == 1]
        yield words("lover-alt-over", letters=words.list(won))
    yield from _turn(view, terms)
    yield from _alt_plan(view, terms, plan)
    cells = (f"{name.upper()} {_cell(view, at, terms, detail)}" for at, name in enumerate(CELLS))
    yield words("lover-alt-grid", cards=", ".join(cells))
    yield _watch(view, terms)
    # While a trick is laid, of the players only the one whose move it is can be seen.
    seats = (plans.mover(view),) if plan.places else range(view.seats)
    for seat in seats:
        held = " · ".join(_held(view, seat, terms, detail))
        dogs = _dogs(view, seat, terms, detail)
        yield words("lover-alt-seat", letter=letter(seat), held=held, dogs=dogs)
    if _by_letter(detail):
        yield words("lover-board-symbols")
    yield from (line.replace("**", "") for line in _displays(view, terms, detail))


def _alt_plan(view: LoverView, terms: Terms, plan: Plan) -> Iterator[str]:
    """The move that is being made, as far as it is drawn."""
    words = terms.words
    if plan.places:
        yield from _alt_places(plan.places, terms)
    if plan.laid is not None:
        yield words("lover-alt-laid", cells=_cells(plan.laid), post=terms.post(plan.laid.post))
    if plan.swap is not None:
        yield words("lover-alt-swap", cell=CELLS[plan.swap].upper())
    if plan.post is not None:
        yield words("lover-alt-post", post=terms.post(plan.post))
    if plan.posts:
        yield words("lover-alt-posts")
    if plan.cells:
        yield words("lover-alt-cells")
    if plan.dog is not None:
        kind = {"walk": terms.cards.walk, "training": terms.cards.training}
        card = terms.card(kind.get(plan.gets, plan.gets))
        dog = terms.card(view.areas[plans.mover(view)].dogs[plan.dog - 1].card)
        yield words("lover-alt-dog", card=card, number=str(plan.dog), dog=dog)
    if plan.card is not None:
        yield words("lover-alt-card", card=terms.card(plan.card))


def _alt_places(places: tuple[Place, ...], terms: Terms) -> Iterator[str]:
    """The sheet: what can be chosen, by number; what can't, by reason."""
    words = terms.words
    can = [place for place in places if place.why is None]
    if can:
        told = (
            words(
                "lover-alt-place", n=str(number), cells=_cells(place), post=terms.post(place.post)
            )
            for number, place in enumerate(can, start=1)
        )
        yield words("lover-alt-places", places=" · ".join(told))
    for why in dict.fromkeys(place.why for place in places if place.why is not None):
        # A pattern that can be turned so that it covers the same cells is there several times.
        cells = dict.fromkeys(_cells(place) for place in places if place.why == why)
        yield words(f"lover-alt-not-{why}", cells=" · ".join(cells))


def _cells(place: Place) -> str:
    return cells_text(CELLS[cell] for cell in place.cells)
