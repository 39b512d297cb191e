"""A position of Fences."""

from dataclasses import dataclass, field
from functools import cache
from typing import Literal

from rules.fair import Stream
from rules.fences.board import grid
from rules.fences.options import SEATS, FencesOptions, switched_on
from rules.fences.pieces import CODES, KINDS, PIECES, SINGLE

Reason = Literal["board_full", "resigned"]
SINGLE_KIND = KINDS[SINGLE.code]
SEAT_COUNT = SEATS[0]


class Ruleset:
    """What stays the same in all positions of a table. Shared, made once and never changed."""

    __slots__ = ("changed", "codes", "copies", "grid", "on_names", "options")

    def __init__(self, options: FencesOptions) -> None:
        self.options = options
        self.on_names = switched_on(options)
        self.changed: dict[str, bool | int] = options.model_dump(exclude_defaults=True)
        """The options that differ from their defaults."""
        self.grid = grid(options.size)
        self.copies = [piece.copies for piece in PIECES]
        """By number of a piece: how many a player has at the start."""
        if options.singles_only:
            self.copies = [0] * len(PIECES)
            self.copies[SINGLE_KIND] = self.grid.edges
        self.codes = tuple(code for code, copies in zip(CODES, self.copies, strict=True) if copies)
        """The pieces of this table, in the order of the set."""


@dataclass(slots=True)
class State:
    """Everything there is to know; nothing of it is hidden, and nothing more is drawn by lot."""

    rules: Ruleset
    filled: int = 0
    """The edges that carry a segment, as bits."""
    owned: list[int] = field(default_factory=lambda: [0] * SEAT_COUNT)
    """By seat: the squares that it closed, as bits."""
    stocks: list[list[int]] = field(default_factory=list[list[int]])
    """By seat and number of a piece: the copies left."""
    fences: list[tuple[int, int]] = field(default_factory=list[tuple[int, int]])
    """What was laid, oldest first: the seat, and the number of the placement in the grid."""
    active: int = 0
    """Whose turn it is."""
    blocked: list[int] = field(default_factory=list[int])
    """The seats found to have no piece that fits, in the order in which they were found so."""
    resigned: list[bool] = field(default_factory=lambda: [False] * SEAT_COUNT)
    reason: Reason | None = None
    """Why it is over."""

    def clone(self) -> "State":
        """An independent position, equal to this one."""
        return State(
            self.rules,
            self.filled,
            self.owned.copy(),
            [stock.copy() for stock in self.stocks],
            self.fences.copy(),
            self.active,
            self.blocked.copy(),
            self.resigned.copy(),
            self.reason,
        )

    @property
    def turn(self) -> int:
        """How many moves were made: every one of them changes what may be chosen."""
        return len(self.fences) + any(self.resigned)

    @property
    def gates(self) -> bool:
        """Whether both are blocked, so that only gates may be laid (fences.md 4)."""
        return len(self.blocked) == SEAT_COUNT

    @property
    def beginner(self) -> int:
        """The seat that began, or will."""
        return self.fences[0][0] if self.fences else self.active

    def acting(self) -> tuple[int, ...]:
        """The seat that must act now; none when it is over."""
        return () if self.reason is not None else (self.active,)

    def score(self, seat: int) -> int:
        """How many squares a seat has closed."""
        return self.owned[seat].bit_count()

    def can_lay(self, seat: int) -> bool:
        """Whether any piece in the seat's stock fits anywhere."""
        board, stock = self.rules.grid, self.stocks[seat]
        if stock[SINGLE_KIND]:
            return self.filled != board.full
        return any(left and board.fits(kind, self.filled) for kind, left in enumerate(stock))


def ruleset(options: FencesOptions) -> Ruleset:
    """The rules of such a table, made once."""
    return _made(options.singles_only, options.size, options.beginner)


@cache
def _made(singles_only: bool, size: int, beginner: int) -> Ruleset:
    return Ruleset(FencesOptions(singles_only=singles_only, size=size, beginner=beginner))


def first_position(options: FencesOptions, seed: bytes) -> State:
    """An empty board, full stocks, and the seat that begins; only that is drawn from the seed."""
    rules = ruleset(options)
    return State(
        rules,
        stocks=[rules.copies.copy() for _ in range(SEAT_COUNT)],
        active=options.beginner - 1 if options.beginner else Stream(seed).below(SEAT_COUNT),
    )
