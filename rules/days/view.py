"""What a viewer may know of a game of days: the only thing its faces are ever given."""

from typing import Literal

from pydantic import BaseModel, ConfigDict

from rules.game import View

DAYS = ("mon", "tue", "wed", "thu", "fri", "sat", "sun")
"""The keys of the seven days, left to right."""
SEAT_LETTERS = "abcdef"
"""The key of a seat in paths and positions: its letter."""


class DayView(BaseModel):
    """One day of a week. All cards that lie on the table are public, covered ones too."""

    model_config = ConfigDict(frozen=True, hide_input_in_errors=True)

    pile: tuple[str, ...]
    """Card keys from bottom to top."""
    tree: bool
    """Whether a Cat Tree stands here."""
    visible: int
    """How many cards, from the top, are visible and score."""
    points: int
    """What the visible ones score."""


class DaysView(View):
    """A position of Woof Days, Cat Days or the mix, as one viewer may see it."""

    phase: Literal["turn", "trim", "over"]
    """`trim`: the pile ran out, and whoever is in `acting` must discard down to five."""
    weeks: tuple[tuple[DayView, ...], ...]
    """A week of seven days for each seat."""
    totals: tuple[int, ...]
    """What each week scores now."""
    hand: tuple[str, ...] | None
    """The viewer's own cards, in the order of the card table; None for a spectator."""
    hand_sizes: tuple[int, ...]
    trees: tuple[int, ...]
    """Cat Trees that each seat still has in front of it, to be played (public, not in the hand)."""
    draw_pile: int
    discard: tuple[str, ...]
    """The discard pile, oldest first; public."""
    trim: int
    """How many cards the viewer must discard now; 0 if none."""
    options: tuple[str, ...] = ()
    """The names of the table options that are switched on; public."""
