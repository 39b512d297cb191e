"""The questions on the way to a move of Dog Lover, and their answers, in words."""

from collections.abc import Callable, Iterable, Mapping

from cogs.faces.dog_lover.bill import bill
from cogs.faces.dog_lover.does import carried, does, takes
from cogs.faces.dog_lover.hand import pending
from cogs.faces.dog_lover.plan import Place, mover, places
from cogs.faces.dog_lover.terms import Terms, cells_text, line_cells, split_place
from cogs.faces.face import DETAIL_LIMIT, LABEL_LIMIT, TEXT_LIMIT, Label
from cogs.ui.text import Names, shorten
from cogs.ui.words import Words
from rules.dog_lover.allowances import rescue_price, trick_price, walk_room
from rules.dog_lover.cards import card_set
from rules.dog_lover.view import CELLS, FOODS, DogView, LoverView
from rules.game import Choices, Path

BUTTONS = 5
"""Up to so many answers to a question are buttons."""
STEPS = ("watch", "end", "trait", "walk", "tuck", "learn", "rescue", "fetch", "undo")
"""The steps that are no trick."""
EMOJIS = {"end": "✅", "undo": "↩️"}
WARNING = "⚠️"
"""Only beside words that say the same."""


def question(view: LoverView, path: Path, asks: str, words: Words, names: Names) -> str:
    """What is asked after `path`."""
    terms, seat = Terms.of(view, words, names), mover(view)
    hand, key = view.hand, asks
    facts: dict[str, str | int] = {}
    if asks == "step":
        key = _moment(view, seat)
        homeless = key == "homeless"
        facts["cards"] = (
            pending(view, seat, terms) if homeless else terms.listed(placeable(view, seat))
        )
    elif asks == "place":
        facts["trick"] = terms.card(path[-1])
    elif asks == "dog-trait":
        facts["trait"] = terms.card(path[-1])
    elif asks == "which-trick":
        facts["training"] = terms.counted("training", hand.training if hand else 0)
    elif asks == "which-rescued":
        facts["price"] = price_of_rescue(view, terms)
        facts["adoptions"] = terms.counted("adoption", hand.adoptions if hand else 0)
    elif asks.startswith("pay-"):
        made = bill(view, seat, path[1:])
        facts["trait"] = terms.card(made.asked or view.areas[seat].traits[0])
        facts |= {"place": made.place, "due": made.due}
    return words(f"lover-ask-{key}", **facts)


def _moment(view: LoverView, seat: int) -> str:
    """Where in the turn the mover is: the end of the key of the first question."""
    if view.phase == "watch":
        return "watch"
    if not view.retrieved:
        fits = any(_open(places(view, trick)) for trick in view.areas[seat].tricks)
        return "first" if fits else "stuck"
    if placeable(view, seat):
        return "must"
    area = view.areas[seat]
    return "homeless" if area.walks or area.traits else "rest"


def placeable(view: LoverView, seat: int) -> tuple[str, ...]:
    """The pending Traits and Walks for which there is a dog, so that the turn can't end yet."""
    area, cards = view.areas[seat], card_set(view.cards)
    traits = [
        trait
        for trait in area.traits
        if any(
            dog.trait is None and cards.dog(dog.card).size == cards.trait(trait).size
            for dog in area.dogs
        )
    ]
    room = any(walk_room(cards, dog.trait, dog.walks) for dog in area.dogs)
    return (*traits, *[cards.walk] * (area.walks if room else 0))


def price_of_rescue(view: LoverView, terms: Terms) -> str:
    """What a rescue costs the mover: `2 Adoptions`."""
    traits = [dog.trait for dog in view.areas[mover(view)].dogs]
    return terms.counted("adoption", rescue_price(terms.cards, traits))


def price_of_trick(view: LoverView, trick: str, terms: Terms) -> str:
    """What a trick costs the mover: `1 Training`."""
    traits = [dog.trait for dog in view.areas[mover(view)].dogs]
    return terms.counted("training", trick_price(terms.cards, trick, traits))


def scene(view: LoverView, path: Path, choices: Choices, words: Words, names: Names) -> str:
    """What buttons have no room for; of a trick also where it can't be laid now, and why."""
    lines: list[str] = []
    if len(choices.keys) <= BUTTONS:
        labels = [label(view, path, choices.asks, key, words, names) for key in choices.keys]
        lines += [
            words("lover-scene-line", card=one.text, text=one.detail)
            for one in labels
            if one.detail
        ]
    if choices.asks == "place":
        closed = _closed(view, places(view, path[0]), Terms.of(view, words, names))
        # An empty line ends a list: else what is closed would belong to its last line.
        lines += ["", *closed] if lines and closed else closed
    return shorten("\n".join(lines), TEXT_LIMIT)


def _open(found: Iterable[Place]) -> list[Place]:
    return [place for place in found if place.why is None]


def _lying(view: LoverView, place: Place, terms: Terms) -> str:
    """The cards that lie under a placement."""
    return terms.listed(card for cell in place.cells if (card := view.grid[cell]) is not None)


def _closed(view: LoverView, found: Iterable[Place], terms: Terms) -> list[str]:
    """The cells that can't be taken now, a line for each reason."""
    by_reason: dict[str, list[str]] = {}
    for place in found:
        if place.why is not None:
            cells = cells_text(CELLS[cell] for cell in place.cells)
            listed = by_reason.setdefault(place.why, [])
            if cells not in listed:
                listed.append(cells)
    words, post = terms.words, view.post or ""
    limit = view.guard_limit[mover(view)]
    return [
        words(
            "lover-scene-not",
            cells=", ".join(cells),
            why=words(f"lover-why-{why}", limit=limit, line=terms.line(post) if post else ""),
        )
        for why, cells in by_reason.items()
    ]


def label(view: LoverView, path: Path, asks: str, key: str, words: Words, names: Names) -> Label:
    """One answer, with what would follow from it."""
    terms = Terms.of(view, words, names)
    made = _label(view, path, asks, key, terms)
    return made._replace(
        text=shorten(made.text, LABEL_LIMIT), detail=shorten(made.detail, DETAIL_LIMIT)
    )


_Tell = Callable[[LoverView, Path, str, Terms], Label]


def _label(view: LoverView, path: Path, asks: str, key: str, terms: Terms) -> Label:
    return _LABELS.get(asks, _card)(view, path, key, terms)


def _post(_view: LoverView, _path: Path, key: str, terms: Terms) -> Label:
    text = terms.post(key)
    return Label(text[:1].upper() + text[1:], cells_text(line_cells(key)))


def _dog(view: LoverView, _path: Path, key: str, terms: Terms) -> Label:
    dog = view.areas[mover(view)].dogs[int(key) - 1]
    text = terms.words("lover-choice-dog", number=key, dog=terms.card(dog.card))
    return Label(text, dog_line(dog, terms))


def _learn(view: LoverView, _path: Path, key: str, terms: Terms) -> Label:
    price = price_of_trick(view, key, terms)
    text = terms.words("lover-choice-priced", trick=terms.card(key), price=price)
    return Label(text, takes(key, terms.cards, terms.words))


def _cell(view: LoverView, _path: Path, key: str, terms: Terms) -> Label:
    card = view.grid[CELLS.index(key)]
    if card is None:
        return Label(key.upper())
    text = terms.words("lover-choice-cell", cell=key.upper(), card=terms.card(card))
    return Label(text, does(card, terms.cards, terms.words))


def _pay(view: LoverView, path: Path, key: str, terms: Terms) -> Label:
    left = dict(bill(view, mover(view), path[1:]).stock).get(key, 0)
    what = terms.words(f"lover-typed-cube-{key}") if key in FOODS else terms.card(key)
    return Label(terms.words("lover-choice-pay", what=what[:1].upper() + what[1:], n=left))


def _card(_view: LoverView, _path: Path, key: str, terms: Terms) -> Label:
    return Label(terms.card(key), does(key, terms.cards, terms.words))


def _step(view: LoverView, _path: Path, key: str, terms: Terms) -> Label:
    words, cards, seat = terms.words, terms.cards, mover(view)
    area = view.areas[seat]
    if key not in STEPS:
        taken = cards.trick(key).cells
        shape = cells_text(CELLS[cell] for cell in taken)
        ways = words("lover-choice-places", n=len(_open(places(view, key))), cells=shape)
        return Label(words("lover-choice-trick", trick=terms.card(key), n=len(taken)), ways)
    if key == "end" and (area.walks or area.traits):
        lost = pending(view, seat, terms)
        return Label(words("lover-choice-end-loses", cards=lost), emoji=WARNING, opens=True)
    points = cards.values.walk if key == "walk" else cards.values.training
    text = words(
        f"lover-choice-{key}", points=terms.points(points), price=price_of_rescue(view, terms)
    )
    offered = {"trait": area.traits, "learn": view.tricks, "rescue": view.shelter}
    listed = terms.listed(offered.get(key, ()))
    return Label(text, listed, EMOJIS.get(key), quiet=key == "undo")


def _place(view: LoverView, path: Path, key: str, terms: Terms) -> Label:
    found = _open(places(view, path[0]))
    number = next((n for n, place in enumerate(found, start=1) if place.key == key), 0)
    cells, post = split_place(key)
    text = terms.words(
        "lover-choice-place",
        number=str(number),
        cells=cells_text(cells),
        post=terms.post(post),
    )
    return Label(text, _lying(view, found[number - 1], terms) if number else "")


def dog_line(dog: DogView, terms: Terms) -> str:
    """What a dog needs and carries."""
    text = does(dog.card, terms.cards, terms.words)
    held = carried(dog.walks, dog.training, dog.trait, terms.cards, terms.words)
    return terms.words("lover-dog-carries", what=text, cards=held) if held else text


_LABELS: Mapping[str, _Tell] = {
    "step": _step,
    "watch-post": _post,
    "place": _place,
    "dog-trait": _dog,
    "dog-walk": _dog,
    "dog-training": _dog,
    "which-trick": _learn,
    "which-cell": _cell,
    "pay-cube": _pay,
    "pay-thing": _pay,
}
"""By the question; the others are answered with a card."""
