"""What a move of days will do, told before it is played: the engine tries it on the open weeks."""

from collections.abc import Iterator
from dataclasses import dataclass, field
from functools import lru_cache

from cogs.faces.days.choices import FEW, count_cats
from cogs.faces.days.log import spots_of, swap_of
from cogs.faces.days.terms import Terms, seat_of
from cogs.ui.text import Names
from cogs.ui.words import Words
from rules.days.board import Board
from rules.days.cards import KEYS, KINDS, POINTS
from rules.days.plan import Plan
from rules.days.ruleset import plan_of
from rules.days.view import DAYS, SEAT_LETTERS, DaysView
from rules.game import Event, Path

STAY = 7
"""The pick of an Australian Shepherd that moves nobody."""


@dataclass
class _Trial:
    """A board on which a move is tried out: a scene for a plan."""

    board: Board
    discard: list[int] = field(default_factory=list[int])

    def shuffle(self, cards: list[int]) -> None:
        """Leave the order alone: only what doesn't depend on it is told."""


def preview(view: DaysView, path: Path, words: Words, names: Names) -> str:
    """What the complete move `path` of the viewer will do."""
    terms = Terms(words, names, view.viewer)
    if view.phase == "trim":
        return words("days-preview-trim", cards=terms.cards(path))
    if path == ("draw",):
        return _draw(view, words)
    if path == ("pass",):
        return words("days-preview-pass")
    return "\n".join(_play(view, path, terms))


def _draw(view: DaysView, words: Words) -> str:
    if view.draw_pile > 1:
        return words("days-preview-draw", left=view.draw_pile - 1)
    if len(view.discard) < FEW:
        return words("days-preview-draw-trim")
    return words("days-preview-draw-last")


def _play(view: DaysView, path: Path, terms: Terms) -> Iterator[str]:
    seat = view.viewer if view.viewer is not None else view.acting[0]
    picks = tuple(_pick(step) for step in path[1:])
    before = _board(view)
    trial = _Trial(before.copy())
    events: list[Event] = []
    _plan(path[0], view.seats, frozenset(view.options)).apply(trial, seat, picks, events)
    if path[0] == "catnip":
        yield from _catnip(view, seat, picks[0], terms)
        if count_cats(view.weeks[seat]) > len(DAYS) - picks[0]:
            # Which cats stay is left to chance, and with it all that follows.
            return
    else:
        for event in events:
            yield from _sentence(event, view, terms)
        if path[-1] == "stay":
            yield terms.words("days-preview-stay")
        yield from _light(before, trial.board, terms)
    yield from _points(view, trial.board, terms)
    yield from _end(view, seat, trial.board, terms)


@lru_cache(maxsize=512)
def _plan(card: str, seats: int, options: frozenset[str]) -> Plan:
    return plan_of(KINDS[card], seats, options)


def _pick(step: str) -> int:
    """A step of a path as the engine's plans count it."""
    if step in DAYS:
        return DAYS.index(step)
    if step == "stay":
        return STAY
    return int(step) - 1 if step.isdecimal() else SEAT_LETTERS.index(step)


def _board(view: DaysView) -> Board:
    board = Board(view.seats)
    for seat, week in enumerate(view.weeks):
        for day, lying in enumerate(week):
            slot = 8 * seat + day
            if lying.tree:
                board.plant(slot)
            board.put(slot, tuple(KINDS[card] for card in lying.pile))
    return board


def _sentence(event: Event, view: DaysView, terms: Terms) -> Iterator[str]:
    facts = event.facts
    words = terms.words
    spots = spots_of(event, terms)
    if event.kind == "swap_piles":
        mine, theirs = seat_of(facts["week"]), seat_of(facts["other_week"])
        day = DAYS.index(facts["day"])
        yield words(
            "days-preview-swap",
            day=terms.day(day),
            mine=terms.pile(view.weeks[mine][day].pile),
            name=terms.name(theirs),
            theirs=terms.pile(view.weeks[theirs][day].pile),
        )
    elif event.kind == "discard":
        cards = facts["cards"]
        yield words("days-preview-discard", n=len(cards), cards=terms.cards(cards), **spots)
    elif event.kind == "swap_cards":
        yield words("days-preview-toys", **swap_of(event, terms))
    else:
        cards = {name: terms.card(facts[name]) for name in _CARD_FACTS if name in facts}
        yield words(f"days-preview-{event.kind}", **cards, **spots)


_CARD_FACTS = ("card", "on")


def _light(before: Board, after: Board, terms: Terms) -> Iterator[str]:
    """What comes to light, and what is covered, in piles that only grew or only shrank."""
    shown: list[int] = []
    hidden: list[int] = []
    for slot, (old, new) in enumerate(zip(before.piles, after.piles, strict=True)):
        shared = min(len(old), len(new))
        if old[:shared] != new[:shared]:
            continue
        was = range(len(old) - len(before.visible(slot)), shared)
        now = range(len(new) - len(after.visible(slot)), shared)
        shown.extend(old[place] for place in now if place not in was)
        hidden.extend(old[place] for place in was if place not in now)
    for key, kinds in (("days-preview-shows", shown), ("days-preview-hides", hidden)):
        if kinds:
            cards = terms.cards(KEYS[kind] for kind in kinds)
            yield terms.words(key, n=len(kinds), cards=cards)


def _totals(board: Board) -> list[int]:
    return [
        sum(POINTS[kind] for day in range(7) for kind in board.visible(8 * seat + day))
        for seat in range(board.seats)
    ]


def _points(view: DaysView, after: Board, terms: Terms) -> Iterator[str]:
    changes = [
        terms.words(
            "days-preview-change",
            you=terms.you(seat),
            name=terms.name(seat),
            before=old,
            after=new,
        )
        for seat, (old, new) in enumerate(zip(view.totals, _totals(after), strict=True))
        if old != new
    ]
    if changes:
        yield terms.words("days-preview-points", changes=", ".join(changes))
    else:
        yield terms.words("days-preview-same")


def _catnip(view: DaysView, seat: int, start: int, terms: Terms) -> Iterator[str]:
    cats = count_cats(view.weeks[seat])
    yield terms.words("days-preview-catnip", n=cats, day=terms.day(start))
    left = cats - (len(DAYS) - start)
    if left > 0:
        yield terms.words("days-preview-catnip-left", n=left)
        if not start:
            yield terms.words("days-preview-chance")


def _end(view: DaysView, seat: int, after: Board, terms: Terms) -> Iterator[str]:
    full = after.full_weeks()
    if not full:
        return
    words = terms.words
    if len(full) > 1:
        yield words("days-preview-full-several", names=words.list(terms.who(s) for s in full))
    else:
        yield words("days-preview-full", you=terms.you(full[0]), name=terms.name(full[0]))
    totals = _totals(after)
    rivals = [other for other in range(view.seats) if other != seat and not view.resigned[other]]
    best = max(totals[other] for other in rivals)
    mine = totals[seat]
    level = [other for other in rivals if totals[other] == best]
    if mine != best:
        key = "days-preview-win" if mine > best else "days-preview-lose"
        yield words(key, mine=mine, best=best, name=words.list(terms.name(o) for o in level))
        return
    key = "days-preview-level"
    if "series_tie_break" in view.options:
        animals = [
            sum(len(after.piles[8 * s + day]) for day in range(7)) for s in range(view.seats)
        ]
        most = max(animals[other] for other in level)
        if animals[seat] != most:
            key += "-win" if animals[seat] > most else "-lose"
        else:
            level = [other for other in level if animals[other] == most]
    named = words.list(terms.name(other) for other in level)
    yield words(key, names=named, points=terms.points(mine))
