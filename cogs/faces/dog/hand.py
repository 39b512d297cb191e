"""A player's own cards in words: which can be played, why the others can't, what each does."""

from collections.abc import Collection, Iterator

from cogs.faces.dog import log as dog_log
from cogs.faces.dog import plan as dog_plan
from cogs.faces.dog.plan import OPEN
from cogs.faces.dog.terms import Terms, card_text
from cogs.faces.face import TEXT_LIMIT
from cogs.faces.people import fitting, short_names
from cogs.ui.text import Names, shorten
from cogs.ui.words import Words
from rules.dog.reading import FOLD
from rules.dog.view import RANKS, DogView
from rules.refusals import Refusal


def hand_text(view: DogView, playable: Collection[str], words: Words, names: Names) -> str:
    """The hand; in their turn what can be played, and of each other card why it can't."""
    text = fitting(
        "\n".join(_lines(view, playable, Terms(words, known, view.viewer)))
        for known in (names, short_names(names))
    )
    return shorten(text, TEXT_LIMIT)


def _lines(view: DogView, playable: Collection[str], terms: Terms) -> Iterator[str]:
    words, hand = terms.words, view.hand or ()
    if not hand:
        yield _none(view, words)
        return
    if view.phase == "exchange":
        yield from _exchange(view, terms)
        return
    # Before the lists: a line below a list reads as a part of it.
    yield from _exchanged(view, terms)
    yield from _helping(view, terms)
    can = [card for card in hand if card in playable]
    if FOLD in playable:
        yield words("dog-hand-fold", cards=terms.cards(hand), n=len(hand))
        yield from _reasons(view, hand, terms)
    elif can:
        yield words("dog-hand-can", cards=terms.cards(can))
        cannot = [card for card in hand if card not in playable]
        if cannot:
            yield words("dog-hand-cannot")
            yield from _reasons(view, cannot, terms)
    else:
        yield words("dog-hand-title", cards=terms.cards(hand))
        if OPEN in playable and view.opening is None:
            yield words("dog-hand-opening")
            # Four buttons have no room to say it, and who is new can't choose without.
            for rank in RANKS:
                kind, talent = terms.kind(rank).capitalize(), words(f"dog-rank-{rank}")
                yield f"- **{kind}** \u2013 {talent}"


def _none(view: DogView, words: Words) -> str:
    """Why somebody has no cards."""
    seat = view.viewer
    if seat is not None and view.out[seat]:
        return words("dog-hand-out")
    folded = seat is not None and view.folded[seat]
    return words("dog-hand-folded" if folded else "dog-hand-none")


def _exchange(view: DogView, terms: Terms) -> Iterator[str]:
    words, partner = terms.words, view.partner
    yield words("dog-hand-title", cards=terms.cards(view.hand or ()))
    if partner is None:
        return
    name = terms.name(partner)
    if view.gift is None:
        yield words("dog-hand-give", name=name)
    else:
        yield words("dog-hand-gift", card=terms.card(view.gift), name=name)


def _exchanged(view: DogView, terms: Terms) -> Iterator[str]:
    """What was given and got, as long as it is news: before the reader has played a card."""
    seat, partner = view.viewer, view.partner
    if seat is None or partner is None or view.received is None or view.gift is None:
        return
    if view.hand_sizes[seat] >= view.deal:
        yield terms.words(
            "dog-hand-exchanged",
            gave=terms.card(view.gift),
            got=terms.card(view.received),
            name=terms.name(partner),
        )


def _helping(view: DogView, terms: Terms) -> Iterator[str]:
    """Whose pawns the cards move, where it is not the reader's own: that is long past news."""
    seat, partner = view.viewer, view.partner
    if seat is not None and partner is not None and view.helping[seat]:
        yield terms.words("dog-hand-helping", name=terms.name(partner))


def _reasons(view: DogView, cards: Collection[str], terms: Terms) -> Iterator[str]:
    """Why cards can't be played: a line for each reason, with all the cards that it holds for."""
    reasons: dict[str, tuple[Refusal, list[str]]] = {}
    for card in cards:
        refused = dog_plan.why_not(view, card)
        others = {name: fact for name, fact in refused.facts.items() if name != "card"}
        alike = str(Refusal(refused.code, **others))
        reasons.setdefault(alike, (refused, []))[1].append(card)
    for refused, kept in reasons.values():
        yield f"- {dog_log.refusal(refused, terms.words, terms.cards(kept))}"


def held_text(view: DogView, words: Words, names: Names) -> str:
    """The viewer's cards by name, equal ones together."""
    return Terms(words, names, view.viewer).cards(view.hand or ())


def cards_text(view: DogView, words: Words) -> str:
    """What each of the viewer's own cards does."""
    hand = dict.fromkeys(view.hand or ())
    if not hand:
        return _none(view, words)
    terms = Terms(words, Names([]), view.viewer)
    lines = [
        f"- **{terms.card(card)}** \u2013 {card_text(card, 'does', words, royal=view.royal)}"
        for card in hand
    ]
    return shorten("\n".join(lines), TEXT_LIMIT)
