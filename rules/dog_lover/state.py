"""A position of Dog Lover: values that never change, in a shell that a move makes anew."""

from copy import copy
from dataclasses import dataclass
from typing import Literal, NamedTuple

from rules.dog_lover.ruleset import Ruleset
from rules.dog_lover.view import Phase

WATCH: Phase = "watch"
PLAY: Phase = "play"
OVER: Phase = "over"
Reason = Literal["last_round", "resigned"]
Step = Literal["retrieve", "trait", "walk", "tuck", "learn", "rescue", "fetch"]
"""What can be done in a turn, and taken back."""
SEAT_LETTERS = "abcd"
"""The key of a seat in positions: its letter."""
CELL_COUNT = 9
Cubes = tuple[int, int, int, int]
NO_CUBES: Cubes = (0, 0, 0, 0)


class Dog(NamedTuple):
    """A dog, or a rescued dog, in front of a player, with what lies under and beside it."""

    card: str
    walks: int = 0
    training: int = 0
    trait: str | None = None


class Area(NamedTuple):
    """What a player has."""

    dogs: tuple[Dog, ...] = ()
    """In the order in which they came."""
    cubes: Cubes = NO_CUBES
    tricks: tuple[str, ...] = ()
    """The start trick first."""
    fetch: bool = False
    walks: int = 0
    """Walks gained this turn that lie under no dog yet."""
    traits: tuple[str, ...] = ()
    """Traits gained this turn that are attached to no dog yet, in the order gained."""
    hand: tuple[str, ...] = ()
    """The cards in hand, in the order of the card file; secret."""

    def attached(self) -> tuple[str, ...]:
        """The Traits attached to the player's dogs: their powers work, fed or not."""
        return tuple(dog.trait for dog in self.dogs if dog.trait is not None)

    def with_dog(self, number: int, dog: Dog) -> "Area":
        """The same with another dog in this place."""
        return self._replace(dogs=(*self.dogs[:number], dog, *self.dogs[number + 1 :]))

    def with_cubes(self, cubes: Cubes, sign: int = 1) -> "Area":
        """The same with so many cubes more, or less."""
        s, k, c, w = (had + sign * more for had, more in zip(self.cubes, cubes, strict=True))
        return self._replace(cubes=(s, k, c, w))

    def without(self, *cards: str) -> "Area":
        """The same without these cards in hand, which must be there."""
        hand = [*self.hand]
        for card in cards:
            hand.remove(card)
        return self._replace(hand=tuple(hand))


class Board(NamedTuple):
    """All that a step of a turn can change, so that taking it back is to have the old one again."""

    areas: tuple[Area, ...]
    """By seat."""
    grid: tuple[str | None, ...]
    """The nine cells, row by row; None is an empty one."""
    tricks: tuple[str, ...]
    """The tricks to learn, the newest first."""
    shelter: tuple[str, ...]
    """The dogs that can be rescued, the newest first."""
    discard: tuple[str, ...] = ()
    """Cards out of play, in no order that means anything: nothing ever comes back from there."""
    post: str | None = None
    """Where the watch dog stands; None before it was placed."""
    retrieved: bool = False
    """Whether the active seat has used a trick this turn."""
    swapped: int | None = None
    """The cell where Fetch was laid this turn, if no trick may cover it."""
    fresh_fetch: bool = False
    """Whether the active seat gained the Fetch it has in this very turn."""

    def filled(self) -> frozenset[int]:
        """The cells that hold a card."""
        return frozenset(cell for cell, card in enumerate(self.grid) if card is not None)

    def with_area(self, seat: int, area: Area) -> "Board":
        """The same with another area of this seat."""
        return self._replace(areas=(*self.areas[:seat], area, *self.areas[seat + 1 :]))


class Before(NamedTuple):
    """A step of this turn that can be taken back, and the board before it."""

    step: Step
    board: Board


@dataclass(slots=True)
class State:
    """Everything there is to know."""

    rules: Ruleset
    board: Board
    deck: tuple[str, ...]
    """The deck, the End Game card in it while it has not shown itself; the last is drawn next."""
    tricks_pile: tuple[str, ...]
    """The last one is turned up next."""
    shelter_pile: tuple[str, ...]
    """The last one is turned up next."""
    seed: bytes
    used: int
    """How many numbers were taken from the stream of the seed."""
    first: int
    """The start player."""
    active: int
    """Who must act."""
    resigned: tuple[bool, ...]
    phase: Phase = WATCH
    turn: int = 0
    number: int = 1
    """The round, from 1."""
    last_round: bool = False
    """Whether the End Game card has shown itself."""
    reason: Reason | None = None
    """Why it is over."""
    undo: tuple[Before, ...] = ()
    """The steps of this turn that can be taken back, the last one last."""

    def clone(self) -> "State":
        """An independent position, equal to this one."""
        return copy(self)

    @property
    def area(self) -> Area:
        """The area of the active seat."""
        return self.board.areas[self.active]

    @area.setter
    def area(self, area: Area) -> None:
        self.board = self.board.with_area(self.active, area)

    def acting(self) -> tuple[int, ...]:
        """The seat that must act now; none when it is over."""
        return () if self.phase == OVER else (self.active,)

    def in_order(self, seat: int) -> int:
        """The seat's place in the order of turns: 0 for the start player."""
        return (seat - self.first) % len(self.resigned)

    def last_in_order(self) -> int:
        """Of those still playing, the one farthest from the start player."""
        playing = [seat for seat, out in enumerate(self.resigned) if not out]
        return max(playing, key=self.in_order)

    def next_playing(self, seat: int) -> int:
        """Whose turn follows that of this seat."""
        seats = len(self.resigned)
        return next(
            other
            for other in ((seat + step) % seats for step in range(1, seats + 1))
            if not self.resigned[other]
        )

    def fetch_ready(self) -> bool:
        """Whether the active seat may play the Fetch it has (dog_lover.md Q5)."""
        if self.phase != PLAY or not self.area.fetch:
            return False
        return self.rules.options.fetch_at_once or not self.board.fresh_fetch
