"""What a card does on the board, told of the one played last and of one that is being made."""

from collections.abc import Iterator
from functools import partial, reduce

from cogs.faces.dog.plan import Plan
from cogs.faces.dog.terms import Terms
from cogs.ui.words import Words
from rules.dog.view import Walk


def walks(plan: Plan, terms: Terms, by: int) -> Iterator[str]:
    """A clause for each pawn that goes somewhere; a swap is one.

    Of the pawns of `by` it isn't said whose they are.
    """
    words = terms.words
    swapped: Walk | None = None
    for walk in plan.walks:
        if walk.how == "swap" and swapped is None:
            swapped = walk
            continue
        facts = {"from": terms.place(walk.start), "to": terms.place(walk.end)}
        if walk.how == "swap" and swapped is not None:
            one = terms.pawn_at(swapped.seat, swapped.rank, swapped.start)
            other = terms.pawn_at(walk.seat, walk.rank, walk.start)
            yield words("dog-deed-swap", one=one, other=other)
            continue
        pawn = terms.moved(walk.seat, walk.rank, by)
        yield words(f"dog-deed-{walk.how}", pawn=pawn, **facts)


def sent(plan: Plan, terms: Terms) -> Iterator[str]:
    """A clause for those that are captured, and one for those that are burnt."""
    for burnt, key in ((False, "dog-deed-captured"), (True, "dog-deed-burnt")):
        pawns = [
            terms.pawn_at(one.seat, one.rank, one.spot) for one in plan.sent if one.burnt == burnt
        ]
        if pawns:
            yield terms.words(key, n=len(pawns), pawns=terms.words.list(pawns))


def story(plan: Plan, terms: Terms, by: int) -> str:
    """All that happens when `by` plays a card, on one line."""
    told = [*walks(plan, terms, by), *sent(plan, terms)]
    if plan.draws:
        told.append(terms.words("dog-deed-draws"))
    # Half-made moves may have nothing to tell yet.
    return reduce(partial(_then, terms.words), told) if told else ""


def _then(words: Words, before: str, after: str) -> str:
    return words("dog-deed-then", before=before, after=after)


def card_as(plan: Plan, terms: Terms) -> str:
    """The card, and what it stands for: `Joker as 7`."""
    card = terms.card(plan.card)
    if plan.acts_as in ("", plan.card):
        return card
    return terms.words("dog-card-as", card=card, other=terms.card(plan.acts_as))
