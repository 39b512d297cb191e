"""What a move of Dog will do, told before it is played: who goes home for it, above all."""

from collections.abc import Iterator

from cogs.faces.dog import deeds as dog_deeds
from cogs.faces.dog import plan as dog_plan
from cogs.faces.dog.board import partner
from cogs.faces.dog.plan import GIVE, OPEN, Plan, mover
from cogs.faces.dog.terms import Terms
from cogs.ui.text import Names
from cogs.ui.words import Words
from rules.dog.reading import FOLD
from rules.dog.view import DogView, Spot
from rules.game import Choices, Path


def preview(view: DogView, path: Path, words: Words, names: Names) -> str:
    """What the complete move `path` of the viewer will do."""
    return "\n".join(_lines(view, path, Terms(words, names, view.viewer)))


def scene(view: DogView, path: Path, choices: Choices, words: Words, names: Names) -> str:
    """Why no pawn at home is among the choices, where one might be looked for."""
    if choices.asks not in ("pawn", "to"):
        return ""
    plan = dog_plan.of_path(view, path)
    return "\n".join(nobody_out(view, plan, Terms(words, names, view.viewer)))


def _lines(view: DogView, path: Path, terms: Terms) -> Iterator[str]:
    words, seat = terms.words, mover(view)
    if path[0] == GIVE:
        name = terms.name(partner(view, seat))
        yield words("dog-preview-give", card=terms.card(path[1]), name=name)
        yield words("dog-preview-secret", name=name)
    elif path[0] == OPEN:
        start = terms.place(Spot(where="track", number=view.starts[seat]))
        yield words("dog-preview-open", kind=terms.kind(path[1]), place=start)
    elif path[0] == FOLD:
        hand = view.hand or ()
        yield words("dog-preview-fold", cards=terms.cards(hand), n=len(hand))
    else:
        plan = dog_plan.of_path(view, path)
        if plan.walks:
            yield from _card(view, plan, terms)


def _card(view: DogView, plan: Plan, terms: Terms) -> Iterator[str]:
    words, seat = terms.words, mover(view)
    yield words("dog-preview-card", card=dog_deeds.card_as(plan, terms))
    lines = [f"- {told}" for told in dog_deeds.walks(plan, terms, seat)]
    if ahead := dog_plan.pulled_to(view, plan):
        # Before a citizen jumps on from there.
        lines.insert(1, words("dog-preview-pulled", pawn=terms.pawn_at(*ahead)))
    yield from lines
    if plan.walks[0].how != "enter":
        yield from nobody_out(view, plan, terms)
    for told, burnt in _homesick(plan, terms):
        ours = _own_side(view, plan, seat, burnt=burnt)
        yield words("dog-preview-sent", told=told, own=ours)
    if plan.draws:
        yield words("dog-preview-draws")
    yield from _shelter(view, plan, terms)
    yield from _home(view, plan, seat, terms)


def nobody_out(view: DogView, plan: Plan, terms: Terms) -> Iterator[str]:
    """Why a card that brings pawns out brings none now: it is what such a card is kept for."""
    if blocking := dog_plan.keeps_home(view, plan):
        yield terms.words("dog-preview-nobody-out", pawn=terms.pawn_at(*blocking))


def _homesick(plan: Plan, terms: Terms) -> Iterator[tuple[str, bool]]:
    """The clauses of those who go home, each with whether they are burnt."""
    kinds = [burnt for burnt in (False, True) if any(one.burnt == burnt for one in plan.sent)]
    yield from zip(dog_deeds.sent(plan, terms), kinds, strict=True)


def _own_side(view: DogView, plan: Plan, seat: int, *, burnt: bool) -> str:
    """Whether `all`, `some` or `none` of them are of the reader's own side, which is a warning."""
    side = (seat, partner(view, seat))
    ours = [one.seat in side for one in plan.sent if one.burnt == burnt]
    return "all" if all(ours) else "some" if any(ours) else "none"


def _shelter(view: DogView, plan: Plan, terms: Terms) -> Iterator[str]:
    """A pawn that comes to its own start blocks it for everybody."""
    safe = [
        walk
        for walk in plan.walks
        if walk.end.where == "track"
        and walk.end.number == view.starts[walk.seat]
        and (walk.how == "enter" or "swiss_start" not in view.options)
    ]
    if safe and plan.acts_as != "7":
        pawn = terms.pawn(safe[-1].seat, safe[-1].rank)
        yield terms.words("dog-preview-safe", pawn=pawn)


def _home(view: DogView, plan: Plan, seat: int, terms: Terms) -> Iterator[str]:
    """What it means that all four pawns, or all eight of the team, are in the finish."""
    board, other = plan.after, partner(view, seat)
    if board is None:
        return
    if board.won(seat):
        yield terms.words("dog-preview-win", name=terms.name(other))
        return
    for one in (seat, other):
        if board.all_home(one) and not view.helping[one]:
            yield terms.words("dog-preview-home", you=one == seat, name=terms.name(other))
