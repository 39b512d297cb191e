"""The one interface that every game implements: all that the rest of the program knows of a game.

A game is its options, its seed and its moves. A **path** is a tuple of choice keys; when
`Game.choices` has nothing more to offer after it, it is a complete **move**. The text form of a
move is its path joined by spaces, so it can be typed, logged and replayed.
"""

from abc import ABC, abstractmethod
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any, ClassVar, Generic, NamedTuple, TypeVar

from pydantic import BaseModel, ConfigDict

Path = tuple[str, ...]
Viewer = int | None
"""Who looks: a seat, or None for a spectator."""


class Options(BaseModel):
    """Base of every game's table options: booleans and small integers with defaults, no others.

    A field's name is the option's name everywhere: command option, `--option k=v`, catalogue key.
    """

    model_config = ConfigDict(extra="forbid", frozen=True)


class Choices(NamedTuple):
    """What is asked next, and the answers open: `asks` is the catalogue's word for the question.

    `keys` are distinct, lower case, without spaces, in a fixed order for a given position and path.
    No keys: the path is a complete move.
    """

    asks: str
    keys: tuple[str, ...]


COMPLETE = Choices("", ())


@dataclass(frozen=True, slots=True)
class Event:
    """Something that happened. `facts` may be told to all, `secret` only to `seat`."""

    kind: str
    seat: int | None = None
    facts: Mapping[str, Any] = field(default_factory=dict[str, Any])
    secret: Mapping[str, Any] = field(default_factory=dict[str, Any])

    def seen_by(self, viewer: Viewer) -> "Event":
        """The event as `viewer` may know it: without the secret part, unless it is their own."""
        if not self.secret or (viewer is not None and viewer == self.seat):
            return self
        return Event(self.kind, self.seat, self.facts)


@dataclass(frozen=True, slots=True)
class Outcome:
    """How a game ended: a place (1 is first, equal places are shared) and a score for each seat.

    `reason` is the catalogue's word: `outcome-<reason>`. A seat that resigned has `resigned` True.
    """

    reason: str
    places: tuple[int, ...]
    scores: tuple[int, ...]
    resigned: tuple[bool, ...]


class View(BaseModel):
    """What one viewer may know of a position; the base of every game's own view."""

    # An error that showed what it was given would show cards, and end up in a log.
    model_config = ConfigDict(frozen=True, hide_input_in_errors=True)

    game: str
    viewer: Viewer
    seats: int
    acting: tuple[int, ...]
    may_change: tuple[int, ...] = ()
    turn: int
    resigned: tuple[bool, ...]
    outcome: Outcome | None


class Broken(Exception):
    """A position that breaks an invariant: always a fault of the program or of a file."""


class Missing(Broken):
    """A position that needs something which is not here, such as an owner's card file.

    The text names it, and tells nothing of the position.
    """


S = TypeVar("S")
O = TypeVar("O", bound=Options)  # noqa: E741  (the usual letter for options here)


class Played(NamedTuple, Generic[S]):
    """A new position and what happened on the way to it."""

    state: S
    events: tuple[Event, ...]


class Game(ABC, Generic[S, O]):
    """A game. Its states are values: no method changes the one it is given."""

    name: str
    """The slash command's name, e.g. `woof-days`."""
    family: ClassVar[str]
    """The package and the face: `days`."""
    seats: range
    """How many may play; with gaps in it for `range(4, 7, 2)`, four or six."""
    hides: bool
    """Whether a viewer may not know everything."""
    options: type[O]
    formal: ClassVar[frozenset[str]] = frozenset()
    """First choices that only say what kind of move follows.

    Where one is the only choice, it need not be asked for: the question after it says more.
    """

    def seats_text(self) -> str:
        """How many may play, as the command line tells it: `2`, `2 to 6`, `4 or 6`."""
        if len(self.seats) == 1:
            return str(self.seats[0])
        if self.seats.step == 1:
            return f"{self.seats[0]} to {self.seats[-1]}"
        return " or ".join(map(str, self.seats))

    def missing(self, players: int) -> int:
        """How many more must join before so many can play: one for five, where four or six may.

        0 if they can; `players` is no more than may play.
        """
        return next(number for number in self.seats if number >= players) - players

    def teams(self, seats: int) -> tuple[tuple[int, int], ...]:  # noqa: ARG002  (most have none)
        """The two seats of every team when so many play; none where everybody plays alone.

        A game has teams with every number of seats or with none.
        """
        return ()

    def seating(self, seats: int) -> tuple[int, ...]:
        """By seat: the place in the lobby's order of who sits there.

        Where there are teams, a lobby's order is team by team, and partners sit as `teams` says.
        """
        order = [seat for team in self.teams(seats) for seat in team] or range(seats)
        return tuple(order.index(seat) for seat in range(seats))

    @abstractmethod
    def start(self, seed: bytes, seats: int, options: O) -> S:
        """The first position. All randomness, now and later, comes from `seed` (32 bytes).

        Raises Missing.
        """

    @abstractmethod
    def acting(self, state: S) -> tuple[int, ...]:
        """The seats that must act now, ascending; empty when the game is over."""

    def may_change(self, state: S) -> tuple[int, ...]:  # noqa: ARG002  (most games have none)
        """The seats that need not act, but may change what they chose, ascending.

        Only where several answer secretly at once, and only until all of them have.
        """
        return ()

    @abstractmethod
    def turn(self, state: S) -> int:
        """A number that grows whenever the choices open to somebody change.

        It stays when a seat answers in a phase where several answer secretly at once, so that the
        half-made answers of the others stay good.
        """

    @abstractmethod
    def choices(self, state: S, seat: int, path: Path) -> Choices:
        """What `seat` may choose next after `path`; `COMPLETE` when the path is a whole move.

        Every choice offered can be completed to a legal move. Raises IllegalMove, with a code that
        names the rule, if the path breaks one; NotNow if the seat can neither act nor change.
        """

    @abstractmethod
    def play(self, state: S, seat: int, path: Path) -> Played[S]:
        """Play a complete, legal path; raises like `choices`, and IllegalMove("unfinished")."""

    @abstractmethod
    def resign(self, state: S, seat: int) -> Played[S]:
        """`seat` gives up, in or out of turn. Raises NotNow if it has, or the game is over."""

    @abstractmethod
    def view(self, state: S, viewer: Viewer) -> View:
        """What `viewer` may know, and not one card more."""

    @abstractmethod
    def outcome(self, state: S) -> Outcome | None:
        """How it ended; None while it runs."""

    def settled(self, options: O) -> O:
        """The options of a table that is opened or begins, with what the bot settles, not members.

        Such a field says so: `json_schema_extra={"settled": "bot"}`. Most games have none.
        """
        return options

    def score_parts(self, state: S) -> tuple[tuple[tuple[str, int], ...], ...]:  # noqa: ARG002
        """By seat of a finished game: words of the game, each with what it adds to the score.

        Those of a seat add up to its score. None at all where a score has no parts.
        """
        return ()

    def again(self, options: O, state: S) -> O:  # noqa: ARG002  (most games need no state)
        """The options of a rematch by the same members in the same seats; `state` is the old end.

        As they were, unless a game says otherwise: the other one may begin this time.
        """
        return options

    @abstractmethod
    def check(self, state: S) -> None:
        """Raise Broken if any invariant fails; for tests, `check` and files made by hand."""

    @abstractmethod
    def dump(self, state: S) -> dict[str, Any]:
        """The position as JSON values that a person can read and edit."""

    @abstractmethod
    def load(self, data: Mapping[str, Any]) -> S:
        """The position back; `load(dump(s)) == s`.

        Raises Broken with a clear text on bad data, and Missing.
        """

    def path_of(self, text: str) -> Path:
        """The path of a move's text form; the keys themselves are checked by `choices`."""
        return tuple(text.split())

    def text_of(self, path: Sequence[str]) -> str:
        """The text form of a path."""
        return " ".join(path)
