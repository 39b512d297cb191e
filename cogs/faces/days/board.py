"""The board of a game of days as text, for those who don't see the picture, and its alt text.

A board can be too much for Discord: six players, deep piles, long names. Both texts are therefore
tried in a few grades of detail, and the first that fits is taken; the last one always fits.
"""

from collections.abc import Collection, Iterator
from functools import lru_cache
from typing import Literal, NamedTuple

from cogs.faces.days.terms import SHORT_NAME, Terms, points_of
from cogs.faces.face import ALT_LIMIT
from cogs.faces.people import fitting, short_names
from cogs.ui.text import Names
from cogs.ui.words import Words
from rules.days.view import DAYS, SEAT_LETTERS, DaysView, DayView


class Detail(NamedTuple):
    """How much a board tells."""

    covered: Literal["named", "counted", "untold"] = "named"
    points: bool = True
    """What each card scores, and not only each week."""
    hands: bool = True
    """Hand sizes and unplayed Cat Trees."""
    names: Literal["whole", "short", "letters"] = "whole"


GRADES = (
    Detail(),
    Detail("counted"),
    Detail("counted", hands=False, names="short"),
    Detail("counted", points=False, hands=False, names="letters"),
    Detail("untold", points=False, hands=False, names="letters"),
)


def board_text(view: DaysView, words: Words, names: Names) -> str:
    """Two lines a week, then whose turn it is and the two piles."""
    return fitting(
        "\n".join(_lines(view, Terms(words, _known(names, detail), view.viewer), detail))
        for detail in GRADES
    )


def weeks_text(view: DaysView, seats: Collection[int], words: Words, names: Names) -> str:
    """The weeks of these seats, two lines each: what somebody looks at who chooses among them."""

    def told(detail: Detail) -> Iterator[str]:
        terms = Terms(words, _known(names, detail), view.viewer)
        return (line for seat in seats for line in _week(view, seat, terms, detail))

    return fitting("\n".join(told(grade._replace(hands=False))) for grade in GRADES)


def _known(names: Names, detail: Detail) -> Names:
    if detail.names == "whole":
        return names
    return short_names(names, SHORT_NAME) if detail.names == "short" else short_names(names, 0)


def _week(view: DaysView, seat: int, terms: Terms, detail: Detail) -> Iterator[str]:
    yield _header(view, seat, terms, detail)
    yield week_text(view.weeks[seat], terms.words, detail)


def _lines(view: DaysView, terms: Terms, detail: Detail) -> Iterator[str]:
    for seat in range(view.seats):
        yield from _week(view, seat, terms, detail)
    if detail.covered == "counted" and any(
        len(day.pile) > day.visible for w in view.weeks for day in w
    ):
        yield terms.words("days-board-deep")
    yield from _turn(view, terms)
    yield _piles(view, terms)


def _header(view: DaysView, seat: int, terms: Terms, detail: Detail) -> str:
    title = SEAT_LETTERS[seat].upper()
    if detail.names != "letters":
        title += f" · {terms.name(seat)}"
    if seat == view.viewer:
        title += f" ({terms.words('days-board-own')})"
    facts = [f"**{title}**", terms.points(view.totals[seat])]
    if view.resigned[seat]:
        facts.append(terms.words("days-board-resigned"))
    elif detail.hands and view.phase != "over":
        facts.append(terms.words("days-board-hand", n=view.hand_sizes[seat]))
        if view.trees[seat]:
            facts.append(terms.words("days-board-trees", n=view.trees[seat]))
    return " · ".join(facts)


def week_text(week: tuple[DayView, ...], words: Words, detail: Detail) -> str:
    """The days of a week on one line, Monday first, the empty ones named at the end."""
    cells = [
        _cell(words, day, lying.pile, lying.tree, detail)
        for day, lying in zip(DAYS, week, strict=True)
        if lying.pile or lying.tree
    ]
    empty = [
        words(f"day-{day}-short")
        for day, lying in zip(DAYS, week, strict=True)
        if not lying.pile and not lying.tree
    ]
    if not cells:
        return words("days-board-all-empty")
    if empty:
        cells.append(words("days-board-empty", n=len(empty), days=", ".join(empty)))
    return " · ".join(cells)


@lru_cache(maxsize=2048)
def _cell(words: Words, day: str, pile: tuple[str, ...], tree: bool, detail: Detail) -> str:
    """`Wed French Bulldog 2 (on Collie)`: a day's cards from the top."""
    visible = pile[-3:] if tree else pile[-1:]
    shown = ", ".join(
        f"{words(f'card-{card}')} {points_of(card)}" if detail.points else words(f"card-{card}")
        for card in reversed(visible)
    )
    hidden = pile[: len(pile) - len(visible)]
    if hidden and detail.covered == "named":
        beneath = ", ".join(words(f"card-{card}") for card in reversed(hidden))
        shown += f" ({words('days-board-on', cards=beneath)})"
    elif hidden and detail.covered == "counted":
        shown += f" (+{len(hidden)})"
    if not tree:
        return f"{words(f'day-{day}-short')} {shown}"
    what = f"{words(f'day-{day}-short')} {words('days-board-tree')}"
    return words("days-pair", what=what, value=shown or words("days-board-bare"))


def _turn(view: DaysView, terms: Terms) -> Iterator[str]:
    if view.phase == "trim":
        waiting = terms.words.list(terms.who(seat) for seat in view.acting)
        yield terms.words("days-board-trim", names=waiting)
    elif view.phase == "turn":
        for seat in view.acting:
            yield terms.words("days-board-turn", you=terms.you(seat), name=terms.name(seat))


def _piles(view: DaysView, terms: Terms) -> str:
    draw = terms.words("days-board-pile", n=view.draw_pile)
    if not view.discard:
        return f"{draw} · {terms.words('days-board-no-discard')}"
    last = terms.card(view.discard[-1])
    return f"{draw} · {terms.words('days-board-discard', n=len(view.discard), card=last)}"


def alt_text(view: DaysView, words: Words) -> str:
    """The picture in words: weeks by letter, no names."""
    text = ""
    for detail in GRADES:
        weeks = (_alt_week(view, seat, words, detail) for seat in range(view.seats))
        text = _alt(view, weeks, words)
        if len(text) <= ALT_LIMIT:
            return text
    weeks = (_alt_short(view, seat, words) for seat in range(view.seats))
    return _alt(view, weeks, words)


def _alt(view: DaysView, weeks: Iterator[str], words: Words) -> str:
    lines = [words("days-alt-title", game=words(f"game-{view.game}"), n=view.seats), *weeks]
    letters = [SEAT_LETTERS[seat].upper() for seat in view.acting]
    if view.outcome is not None:
        won = [SEAT_LETTERS[seat].upper() for seat, p in enumerate(view.outcome.places) if p == 1]
        lines.append(words("days-alt-over", letters=words.list(won)))
    elif view.phase == "trim":
        lines.append(words("days-alt-trim", letters=words.list(letters)))
    else:
        lines.extend(words("days-alt-turn", letter=letter) for letter in letters)
    lines.append(words("days-alt-piles", draw=view.draw_pile, discard=len(view.discard)))
    return "\n".join(lines)


def _alt_week(view: DaysView, seat: int, words: Words, detail: Detail) -> str:
    letter = SEAT_LETTERS[seat].upper()
    total = words("days-points", n=view.totals[seat])
    if view.resigned[seat]:
        total += f", {words('days-board-resigned')}"
    head = words("days-alt-week", letter=letter, points=total)
    return f"{head} {week_text(view.weeks[seat], words, detail)}"


def _alt_short(view: DaysView, seat: int, words: Words) -> str:
    filled = sum(1 for day in view.weeks[seat] if day.pile)
    total = words("days-points", n=view.totals[seat])
    letter = SEAT_LETTERS[seat].upper()
    return words("days-alt-short", letter=letter, points=total, filled=filled)
