"""What a viewer may know of a game of Dog Lover: the only thing its faces are ever given.

Cells of the grid are named by column and row, `a1` (top left) to `c3`. A post of the watch dog is
the side of the grid and the line beside it: `w1` guards row 1, `nb` column b. Cards are named by
their ids in the card file, in lower case.
"""

from typing import Literal

from pydantic import BaseModel, ConfigDict

from rules.game import View

CELLS = tuple(column + row for row in "123" for column in "abc")
"""The keys of the cells, row by row."""
FETCH = "fetch"
"""The id of the Fetch card, wherever it lies."""
FOODS = ("s", "k", "c", "w")
"""The keys of the cubes: scraps, kibble, canned food, wild."""

Phase = Literal["watch", "play", "over"]


class _Part(BaseModel):
    """A piece of a view: never changed, and silent about its content in errors."""

    model_config = ConfigDict(frozen=True, hide_input_in_errors=True)


class DogView(_Part):
    """A dog, or a rescued dog, in front of a player."""

    card: str
    walks: int = 0
    """Walks tucked under it."""
    training: int = 0
    """Training cards tucked under it."""
    trait: str | None = None
    """The id of the Trait attached to it."""


class AreaView(_Part):
    """What lies open in front of a player."""

    dogs: tuple[DogView, ...]
    """In the order in which they came; the first one is number 1 in paths."""
    cubes: tuple[int, int, int, int]
    """Food cubes, in the order of `FOODS`."""
    tricks: tuple[str, ...]
    """Tricks owned, the start trick first."""
    fetch: bool
    """Whether the Fetch card lies here."""
    walks: int
    """Walks gained this turn that lie under no dog yet."""
    traits: tuple[str, ...]
    """Traits gained this turn that are attached to no dog yet."""
    hand: int
    """How many cards the hand has."""


class HandView(_Part):
    """The viewer's own hand."""

    training: int
    adoptions: int
    bones: int
    things: tuple[tuple[str, int], ...]
    """Favourite Things: their kind, and how many of it; in the order of the card file."""


class FedView(_Part):
    """A dog at the end of the game."""

    card: str
    fed: bool
    ate: tuple[int, int, int, int]
    """The cubes it was given, in the order of `FOODS`."""
    points: int
    """What it brings in its row: everything on it, or what it costs unfed."""


class ScoreView(_Part):
    """How a player's points come about when the game ends, or as they would if it ended now."""

    dogs: int
    rescued: int
    things: int
    bones: int
    total: int
    feeding: tuple[FedView, ...]
    """Every dog, in the order of the area."""
    fed: int
    """Dogs fed, rescued ones among them."""
    fed_rescued: int


class LoverView(View):
    """A position of Dog Lover, as one viewer may see it."""

    cards: int
    """Which card file the cards are from: 0 is the house cards; see `cards.card_set`."""
    phase: Phase
    """`watch`: the last player puts the watch dog beside the grid; `play`: turns."""
    first: int
    """The start player; the others follow seat by seat."""
    round: int
    """From 1; in each round everybody still playing has one turn."""
    last_round: bool
    """Whether the End Game card has shown itself."""
    grid: tuple[str | None, ...]
    """The nine cells, row by row, as `CELLS` names them; None is an empty cell."""
    post: str | None
    """Where the watch dog stands; None before it was placed."""
    deck: int
    """Cards in the deck, the End Game card included while it is there."""
    tricks: tuple[str, ...]
    """Tricks to learn, the display's next to be pushed out last; three while the pile lasts."""
    tricks_pile: int
    shelter: tuple[str, ...]
    """Dogs that can be rescued; three while the pile lasts."""
    shelter_pile: int
    areas: tuple[AreaView, ...]
    """By seat."""
    hand: HandView | None
    """The viewer's; None for a spectator. When the game is over, everybody's is in `hands`."""
    now: ScoreView | None
    """What the viewer would score if the game ended now; None for a spectator."""
    retrieved: bool
    """Whether the one whose turn it is has used a trick this turn."""
    swapped: str | None
    """The cell where Fetch was laid this turn, if no trick may cover it."""
    fetch_ready: bool
    """Whether the one whose turn it is may play the Fetch they have."""
    guard_limit: tuple[int, ...]
    """By seat: how many cards of the guarded line its tricks may take: 1, or more by a Trait."""
    undo: bool
    """Whether the last step of this turn can be taken back."""
    hands: tuple[HandView, ...] | None
    """By seat: everybody's hand, once the game is over; else None."""
    scores: tuple[ScoreView, ...] | None
    """By seat, once the game is over; else None."""
    options: tuple[str, ...] = ()
    """The names of the table options that differ from their defaults; public."""
