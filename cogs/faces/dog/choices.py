"""The questions on the way to a move of Dog, and their answers, in words."""

from cogs.faces.dog import deeds as dog_deeds
from cogs.faces.dog import plan as dog_plan
from cogs.faces.dog.plan import Plan, mover
from cogs.faces.dog.terms import Terms, card_text, spot_named
from cogs.faces.face import DETAIL_LIMIT, LABEL_LIMIT, Label
from cogs.ui.text import Names, shorten
from cogs.ui.words import Words
from rules.dog.plays import STAY
from rules.dog.view import DogView, Spot
from rules.game import Path

CAPTURE, FIRE, FINISH, STAR = "💥", "🔥", "🏁", "⭐"
"""Only beside words that say the same."""
SEVEN = 7
"""The points of a card that is split."""


def question(view: DogView, path: Path, asks: str, words: Words, names: Names) -> str:
    """What is asked after `path`."""
    terms = Terms(words, names, view.viewer)
    facts: dict[str, str | int] = {}
    if asks == "gift" or (asks == "action" and view.phase == "exchange"):
        facts["name"] = "" if view.partner is None else terms.name(view.partner)
        return words("dog-ask-gift" if view.gift is None else "dog-ask-gift-again", **facts)
    if asks in ("action", "opening"):
        return words("dog-ask-opening")
    if asks in ("card", "fold"):
        return words(f"dog-ask-{asks}")
    plan = dog_plan.of_path(view, path)
    facts["card"] = dog_deeds.card_as(plan, terms)
    if asks == "as":
        return words("dog-ask-as", **facts)
    seat = _moved(plan, view)
    helped = seat != mover(view)
    facts |= {"helped": helped, "name": terms.name(seat), "left": SEVEN - spent(plan)}
    if asks == "to":
        about = plan.marked[0] if plan.marked else None
        where = about.spot if about else Spot(where="home", number=0)
        rank = about.rank if about else None
        facts["pawn"] = terms.pawn_at(seat, rank, where)
        key = "dog-ask-swap" if plan.acts_as == "swap" else "dog-ask-to"
        return words("dog-ask-share" if plan.acts_as == "7" else key, **facts)
    return words(f"dog-ask-{asks}", **facts)


def _moved(plan: Plan, view: DogView) -> int:
    """Whose pawns the next question is about."""
    return plan.marked[0].seat if plan.marked else mover(view)


def spent(plan: Plan) -> int:
    """How many points a half-made move has used."""
    return sum(steps_of(plan, number) for number in range(len(plan.walks)))


def steps_of(plan: Plan, number: int) -> int:
    """How many steps a walk of a move has; a jester's dropped points are none."""
    walk = plan.walks[number]
    steps = len(walk.squares)
    if walk.how == "walk" and walk.end.where == "finish":
        inside = walk.start.number + 1 if walk.start.where == "finish" else 0
        steps += walk.end.number + 1 - inside
    return steps


def label(view: DogView, path: Path, asks: str, key: str, words: Words, names: Names) -> Label:
    """One answer, with what would follow from it."""
    terms = Terms(words, names, view.viewer)
    match asks:
        case "action" | "fold":
            made = Label(words(f"dog-choice-{key}"))
        case "card" | "gift" | "as":
            made = _card(view, asks, key, terms)
        case "opening":
            made = Label(terms.kind(key).capitalize(), words(f"dog-rank-{key}"))
        case "pawn" | "next_pawn":
            made = _pawn(view, path, key, terms)
        case "jump":
            made = _jump(key, terms)
        case _:
            made = _place(view, path, key, terms)
    return Label(shorten(made.text, LABEL_LIMIT), shorten(made.detail, DETAIL_LIMIT), made.emoji)


def _card(view: DogView, asks: str, key: str, terms: Terms) -> Label:
    count = (view.hand or ()).count(key) if asks != "as" else 1
    text = terms.cards([key] * max(count, 1))
    if key == "copy" and view.copies is not None:
        text = terms.words("dog-card-as", card=text, other=terms.card(view.copies))
    return Label(text, card_text(key, "short", terms.words, royal=view.royal))


def _pawn(view: DogView, path: Path, key: str, terms: Terms) -> Label:
    """A pawn by where it stands, in Dog Royal by its rank too; and where it could go."""
    plan = dog_plan.of_path(view, (*path, key))
    words = terms.words
    if not plan.marked:
        return Label(key)
    about, *targets = plan.marked
    kind = terms.kind(about.rank)
    text = words("dog-choice-pawn", kind=kind, at=terms.at(about.spot))
    if about.spot.where == "home":
        plainly = Terms(words, terms.names, terms.viewer, plain=True)
        pawn = plainly.moved(about.seat, about.rank, mover(view))
        text = words("dog-choice-enter", pawn=pawn)
    elif about.seat != mover(view):
        name = terms.names.label(about.seat)
        text = words("dog-choice-pawn-of", kind=kind, name=name, at=terms.at(about.spot))
    places = ", ".join(terms.place(place.spot) for place in targets)
    return Label(text[:1].upper() + text[1:], words("dog-choice-to", places=places))


def _jump(key: str, terms: Terms) -> Label:
    spot = spot_named(key)
    if key == STAY or spot is None:
        return Label(terms.words("dog-choice-stay"))
    return Label(terms.words("dog-choice-jump", place=terms.place(spot)))


def _place(view: DogView, path: Path, key: str, terms: Terms) -> Label:
    """A place to go to, how far it is, and who goes home for it; for a swap, with whom."""
    words, spot = terms.words, spot_named(key)
    plan = dog_plan.of_path(view, (*path, key))
    if spot is None or not plan.walks:
        return Label(key)
    before = len(dog_plan.of_path(view, path).walks)
    walk = plan.walks[before]
    plainly = Terms(words, terms.names, terms.viewer, plain=True)
    if walk.how == "swap":
        other = plan.walks[before + 1]
        return Label(words("dog-choice-swap", pawn=plainly.pawn_at(other.seat, other.rank, spot)))
    text = terms.place(spot)
    if walk.how == "walk" and walk.squares[:1] == ((walk.start.number - 1) % view.track,):
        text = words("dog-choice-back", place=text, n=len(walk.squares))
    elif walk.how == "walk":
        text = words("dog-choice-steps", place=text, n=steps_of(plan, before))
    new = plan.sent[len(dog_plan.of_path(view, path).sent) :]
    emoji = FINISH if spot.where == "finish" else STAR if plan.draws else None
    if new:
        pawns = words.list(plainly.pawn(one.seat, one.rank) for one in new)
        key = "dog-choice-burns" if new[0].burnt else "dog-choice-captures"
        text = words(key, to=text, pawns=pawns)
        emoji = FIRE if new[0].burnt else CAPTURE
    elif plan.draws:
        text = words("dog-choice-draws", to=text)
    return Label(text, "", emoji)
