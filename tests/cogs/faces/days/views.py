"""Views of days made by hand, from the notation of days.md 10."""

from typing import Any

from rules.days.cards import KINDS, POINTS
from rules.days.view import DaysView, DayView

TREE_SHOWS = 3


def day_view(text: str) -> DayView:
    tree = text.endswith("^")
    cards = text.removesuffix("^")
    pile = tuple(cards.split("+")) if cards else ()
    visible = min(len(pile), TREE_SHOWS if tree else 1)
    points = sum(POINTS[KINDS[card]] for card in pile[len(pile) - visible :])
    return DayView(pile=pile, tree=tree, visible=visible, points=points)


def days_view(weeks: str, viewer: int | None = 0, **changes: Any) -> DaysView:
    """A running Woof Days in which seat a is to play, with these weeks; anything may be changed."""
    days = tuple(tuple(day_view(day) for day in week.split("/")) for week in weeks.split("|"))
    seats = len(days)
    facts: dict[str, Any] = {
        "game": "woof-days",
        "viewer": viewer,
        "seats": seats,
        "acting": (0,),
        "turn": 1,
        "resigned": (False,) * seats,
        "outcome": None,
        "phase": "turn",
        "weeks": days,
        "totals": tuple(sum(day.points for day in week) for week in days),
        "hand": None if viewer is None else ("labrador", "collie"),
        "hand_sizes": (2,) * seats,
        "trees": (0,) * seats,
        "draw_pile": 20,
        "discard": (),
        "trim": 0,
    }
    return DaysView(**facts | changes)
