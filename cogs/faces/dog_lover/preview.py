"""What a step of Dog Lover will do, told before it is played."""

from collections.abc import Iterator, Sequence

from cogs.faces.dog_lover.bill import Loss, bill
from cogs.faces.dog_lover.choices import placeable, price_of_rescue, price_of_trick
from cogs.faces.dog_lover.does import does, takes
from cogs.faces.dog_lover.plan import mover, of_path
from cogs.faces.dog_lover.terms import Terms, cells_text, line_cells
from cogs.faces.face import TEXT_LIMIT
from cogs.ui.text import Names, shorten
from cogs.ui.words import Words
from rules.dog_lover.cards import FoodCard, Trait
from rules.dog_lover.view import CELLS, FETCH, FOODS, DogView, LoverView
from rules.game import Path

HELD = ("training", "adoption", "bone", "thing")
"""Kinds of cards that go into the hand."""


def preview(view: LoverView, path: Path, words: Words, names: Names) -> str:
    """What the complete move `path` of the viewer will do."""
    terms = Terms.of(view, words, names)
    return shorten("\n".join(_lines(view, path, terms)), TEXT_LIMIT)


def _lines(view: LoverView, path: Path, terms: Terms) -> Iterator[str]:
    words, plan = terms.words, of_path(view, path)
    match path:
        case ("end", *keys):
            yield from _end(view, keys, terms)
        case ("undo",):
            yield words("lover-preview-undo")
        case ("watch", post):
            cells = cells_text(line_cells(post))
            line, where = terms.line(post), terms.post(post)
            yield words("lover-preview-watch", post=where, line=line, cells=cells)
        case ("fetch", cell) if plan.swap is not None:
            got = view.grid[plan.swap] or FETCH
            yield words("lover-preview-swap", cell=cell.upper(), card=terms.card(got))
            yield from _gains(view, [got], terms)
        case ("learn", trick):
            does_it = takes(trick, terms.cards, words)
            price = price_of_trick(view, trick, terms)
            yield words("lover-preview-learn", price=price, trick=terms.card(trick), does=does_it)
            yield from _turned_up(view.tricks_pile, terms)
        case ("rescue", dog):
            price = price_of_rescue(view, terms)
            does_it = does(dog, terms.cards, words)
            yield words("lover-preview-rescue", price=price, dog=terms.card(dog), does=does_it)
            yield from _turned_up(view.shelter_pile, terms)
        case (trick, _) if plan.laid is not None:
            covered = plan.laid.cells
            lying = [
                (card, CELLS[cell]) for cell in covered if (card := view.grid[cell]) is not None
            ]
            taken = words.list(terms.at(card, cell) for card, cell in lying)
            yield words("lover-preview-take", trick=terms.card(trick), cards=taken)
            yield from _gains(view, [card for card, _ in lying], terms)
            post = plan.laid.post
            yield words("lover-preview-guards", post=terms.post(post), line=terms.line(post))
        case _ if plan.dog is not None:
            yield _for_a_dog(view, plan.dog, plan.gets, terms)
        case _:
            return


def _for_a_dog(view: LoverView, number: int, gets: str, terms: Terms) -> str:
    words, values = terms.words, terms.cards.values
    dog = terms.card(view.areas[mover(view)].dogs[number - 1].card)
    if gets == "walk":
        return words("lover-preview-walk", dog=dog, points=terms.points(values.walk))
    if gets == "training":
        return words("lover-preview-tuck", dog=dog, points=terms.points(values.training))
    trait = terms.cards.trait(gets)
    return words(
        "lover-preview-trait",
        trait=terms.card(gets),
        dog=dog,
        points=terms.points(trait.points),
        ability=words(f"lover-ability-{trait.ability}"),
    )


def _turned_up(pile: int, terms: Terms) -> Iterator[str]:
    if pile:
        yield terms.words("lover-preview-shows")


def _gains(view: LoverView, taken: Sequence[str], terms: Terms) -> Iterator[str]:
    """What becomes of cards that are gained, kind by kind (dog_lover.md 5)."""
    words, cards = terms.words, terms.cards
    by_kind: dict[str, list[str]] = {}
    cubes = [0] * len(FOODS)
    for card in taken:
        found = cards.card(card)
        if isinstance(found, FoodCard):
            cubes = [had + more for had, more in zip(cubes, found.cubes, strict=True)]
        place = "hand" if found.kind in HELD else found.kind
        by_kind.setdefault(place, []).append(card)
    if dogs := by_kind.get("dog"):
        yield words("lover-preview-dogs", cards=terms.listed(dogs))
    if any(cubes):
        yield words("lover-preview-cubes", cubes=terms.cubes(cubes))
    if held := by_kind.get("hand"):
        yield words("lover-preview-hand", cards=terms.listed(held))
    gained = [*by_kind.get("trait", ()), *by_kind.get("walk", ())]
    if gained:
        yield words("lover-preview-place", cards=terms.listed(gained))
        yield from _homeless(view, gained, dogs or [], terms)
    if "fetch" in by_kind:
        now = "fetch_at_once" in view.options
        yield words("lover-preview-fetch-now" if now else "lover-preview-fetch")


def _homeless(
    view: LoverView, gained: Sequence[str], dogs: Sequence[str], terms: Terms
) -> Iterator[str]:
    """The gained Walks and Traits for which there would be no dog, counting those just gained."""
    seat, cards = mover(view), terms.cards
    area = view.areas[seat]
    new = tuple(DogView(card=dog) for dog in dogs)
    walks = sum(card == cards.walk for card in gained)
    traits = tuple(card for card in gained if isinstance(cards.card(card), Trait))
    then = area.model_copy(update={"dogs": (*area.dogs, *new), "walks": walks, "traits": traits})
    areas = tuple(then if other == seat else one for other, one in enumerate(view.areas))
    housed = placeable(view.model_copy(update={"areas": areas}), seat)
    homeless = [card for card in dict.fromkeys(gained) if card not in housed]
    if homeless:
        yield terms.words("lover-preview-no-dog", card=terms.listed(homeless))


def _end(view: LoverView, keys: Sequence[str], terms: Terms) -> Iterator[str]:
    words, seat = terms.words, mover(view)
    yield words("lover-preview-end")
    for loss in bill(view, seat, keys).losses:
        yield words(
            "lover-preview-end-trait",
            trait=terms.card(loss.trait),
            what=paid_words(loss, terms) or "none",
        )
    if walks := view.areas[seat].walks:
        yield words("lover-preview-end-walks", walks=terms.counted("walk", walks))


def paid_words(loss: Loss, terms: Terms) -> str:
    """What is lost with a Trait: `1 scraps`, `Ball`, `1 Training`; empty if nothing."""
    if not loss.number:
        return ""
    paid = dict(loss.paid)
    if loss.item == "cube":
        return terms.cubes([paid.get(food, 0) for food in FOODS])
    if loss.item == "thing":
        return ", ".join(terms.many(thing, count) for thing, count in loss.paid)
    return terms.counted(loss.item, loss.number)
