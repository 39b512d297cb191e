"""The board of Dog as text, for those who don't see the picture, and its alt text.

Every pawn is told by the number of its square, as in the picture, and by how far it still is from
its own start, where its finish begins: so that nobody has to count.
"""

from collections.abc import Iterator

from cogs.faces.dog import deeds as dog_deeds
from cogs.faces.dog import plan as dog_plan
from cogs.faces.dog.plan import Plan
from cogs.faces.dog.terms import Terms
from cogs.faces.face import ALT_LIMIT
from cogs.faces.people import fitting, letter, letters, short_names
from cogs.ui.text import Names, shorten
from cogs.ui.words import Words
from rules.dog.view import DogView, PawnView
from rules.game import Outcome, Path


def board_text(view: DogView, words: Words, names: Names) -> str:
    """Two lines a seat; then the piles, the last card, whose turn it is."""
    grades = (names, short_names(names), short_names(names, 6), letters(view.seats))
    return fitting("\n".join(_lines(view, Terms(words, known, view.viewer))) for known in grades)


def _lines(view: DogView, terms: Terms) -> Iterator[str]:
    words = terms.words
    for seat in range(view.seats):
        yield _header(view, seat, terms)
        yield pawns_text(view, seat, terms)
    yield from _key(view, words)
    if view.special:
        yield words("dog-board-special", squares=", ".join(map(str, view.special)))
    yield words(
        "dog-board-round",
        number=str(view.round),
        n=view.deal,
        you=terms.you(view.first),
        name=terms.name(view.first),
    )
    yield _piles(view, terms)
    yield from _last(view, terms)
    yield from turn_lines(view, terms)


def _header(view: DogView, seat: int, terms: Terms) -> str:
    """`**A · Ann** (you) · with C · 3 cards`."""
    words = terms.words
    title = f"**{letter(seat)} · {terms.name(seat)}**"
    if terms.you(seat):
        title += f" ({words('dog-you')})"
    facts = [title, words("dog-board-with", letter=letter(partner(view, seat)))]
    if view.out[seat]:
        facts.append(words("dog-board-out"))
        return " · ".join(facts)
    if view.phase != "over":
        facts.append(words("dog-cards", n=view.hand_sizes[seat]))
    if view.folded[seat]:
        facts.append(words("dog-board-folded"))
    if view.chosen[seat]:
        facts.append(words("dog-board-chosen"))
    if view.helping[seat]:
        facts.append(words("dog-board-helping", letter=letter(partner(view, seat))))
    return " · ".join(facts)


def partner(view: DogView, seat: int) -> int:
    """The other one of a seat's team."""
    return next(one + other - seat for one, other in view.teams if seat in (one, other))


def team_place(view: DogView, outcome: Outcome, seat: int) -> int:
    """The place of a seat's team among the teams: those of `outcome` are among the seats."""
    mine = outcome.places[seat]
    return 1 + sum(outcome.places[team[0]] < mine for team in view.teams)


def pawns_text(view: DogView, seat: int, terms: Terms) -> str:
    """Where a seat's pawns are: the track first, then the finish, then home."""
    words, pawns = terms.words, view.pawns[seat]
    out = [pawn for pawn in pawns if pawn.spot.where != "home"]
    home = [terms.kind(pawn.rank) for pawn in pawns if pawn.spot.where == "home"]
    told = [_where(view, pawn, terms) for pawn in out]
    if view.royal:
        told = [f"{terms.kind(pawn.rank)} {at}" for pawn, at in zip(out, told, strict=True)]
    if home and not view.royal:
        told.append(words("dog-board-home", n=len(home)))
    elif home:
        told.append(words("dog-board-waiting", kinds=words.list(home)))
    return ", ".join(told)


def _where(view: DogView, pawn: PawnView, terms: Terms) -> str:
    """`28 (36)`: the square, and how many steps it is to the pawn's own start."""
    if pawn.spot.where != "track":
        return terms.place(pawn.spot)
    number, steps = str(pawn.spot.number), str(to_start(view, pawn))
    if pawn.spot.number not in view.starts:
        return f"{number} ({steps})"
    start = letter(view.starts.index(pawn.spot.number))
    key = "dog-board-protected" if pawn.protected else "dog-board-start"
    return terms.words(key, number=number, letter=start, steps=steps)


def to_start(view: DogView, pawn: PawnView) -> int:
    """How many steps a pawn on the track is away from its own start; a whole round if it is on it.

    With so many it comes to its start, with one more into the first square of its finish.
    """
    return (view.starts[pawn.seat] - pawn.spot.number - 1) % view.track + 1


def _key(view: DogView, words: Words) -> Iterator[str]:
    """What the brackets say, if there are any."""
    counted = (
        pawn.spot.where == "track" and not pawn.protected for pawns in view.pawns for pawn in pawns
    )
    if any(counted):
        yield words("dog-board-key")


def _piles(view: DogView, terms: Terms) -> str:
    draw = terms.words("dog-board-draw", n=view.draw_pile)
    if not view.discard:
        return f"{draw} · {terms.words('dog-board-no-discard')}"
    top = terms.card(view.discard[-1])
    return f"{draw} · {terms.words('dog-board-discard', n=len(view.discard), card=top)}"


def _last(view: DogView, terms: Terms, key: str = "dog-board-last") -> Iterator[str]:
    if view.last is None:
        return
    plan = dog_plan.played(view)
    seat = view.last.seat
    yield terms.words(
        key,
        you=terms.you(seat),
        name=terms.name(seat),
        card=dog_deeds.card_as(plan, terms),
        story=dog_deeds.story(plan, terms, seat),
    )


def turn_lines(view: DogView, terms: Terms) -> Iterator[str]:
    """Whose turn it is, or who has still to choose."""
    words = terms.words
    if view.phase == "exchange":
        waiting = words.list(terms.who(seat) for seat in view.acting)
        yield words("dog-board-exchange", names=waiting)
    elif view.phase == "opening":
        waiting = words.list(terms.who(seat) for seat in view.acting)
        yield words("dog-board-opening", names=waiting)
    elif view.phase == "play":
        for seat in view.acting:
            yield words("dog-board-turn", you=terms.you(seat), name=terms.name(seat))


def alt_text(view: DogView, words: Words, path: Path = ()) -> str:
    """The picture in words: by letters, nobody by name."""
    lines = [*_alt(view, Terms(words, letters(view.seats), None), path)]
    while len("\n".join(lines)) > ALT_LIMIT and len(lines) > 1:
        lines.pop()
    return shorten("\n".join(lines), ALT_LIMIT)


def _alt(view: DogView, terms: Terms, path: Path) -> Iterator[str]:
    """What a listener needs most comes first: what comes last is left out if all is too long."""
    words = terms.words
    yield words("dog-alt-title", game=words(f"game-{view.game}"), n=view.track)
    if view.outcome is not None:
        won = [letter(seat) for seat, place in enumerate(view.outcome.places) if place == 1]
        yield words("dog-alt-over", letters=words.list(won))
    else:
        yield from turn_lines(view, terms)
    if path:
        yield from _alt_path(dog_plan.of_path(view, path), terms, dog_plan.mover(view))
    for seat in range(view.seats):
        pawns = pawns_text(view, seat, terms)
        hand = words("dog-cards", n=view.hand_sizes[seat])
        if view.out[seat]:
            hand = words("dog-board-out")
        elif view.folded[seat]:
            hand = words("dog-board-folded")
        yield words("dog-alt-seat", letter=letter(seat), pawns=pawns, hand=hand)
    if not path:
        yield from _last(view, terms, "dog-alt-last")
    yield from _key(view, words)
    yield _piles(view, terms)
    if view.special:
        yield words("dog-board-special", squares=", ".join(map(str, view.special)))


def _alt_path(plan: Plan, terms: Terms, by: int) -> Iterator[str]:
    """The move that is being made, as far as it is drawn."""
    words = terms.words
    if plan.card:
        card, told = dog_deeds.card_as(plan, terms), dog_deeds.story(plan, terms, by)
        if told:
            yield words("dog-alt-plan", card=card, story=told)
        else:
            yield words("dog-alt-card", card=card)
    elif plan.walks:
        yield words("dog-alt-opening", story=dog_deeds.story(plan, terms, by))
    if plan.marked:
        places = dict.fromkeys(terms.place(place.spot) for place in plan.marked)
        yield words("dog-alt-marked", places=", ".join(places))
