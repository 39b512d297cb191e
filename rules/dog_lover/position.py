"""A position as JSON that a person can read and edit, and the invariants of every position."""

from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import Any, Literal

from pydantic import Field

from rules.dog_lover import sound
from rules.dog_lover.options import LoverOptions
from rules.dog_lover.ruleset import END, Ruleset, ruleset
from rules.dog_lover.state import SEAT_LETTERS, Area, Before, Board, Dog, State, Step
from rules.dog_lover.view import CELLS, FOODS, Phase
from rules.game import Broken
from rules.position_file import NO_SEED, Cards, Hex32, Part, demand_game, read

EMPTY = "."
"""An empty cell of the grid."""
ROW = 3


class DogPart(Part):
    """A dog in front of a player."""

    card: str
    walks: int = Field(default=0, ge=0)
    training: int = Field(default=0, ge=0)
    trait: str | None = None


class AreaPart(Part):
    """What a player has."""

    dogs: list[DogPart] = Field(default_factory=list[DogPart])
    cubes: dict[Literal["s", "k", "c", "w"], int] = Field(default_factory=dict)
    """By colour: how many."""
    tricks: Cards
    fetch: bool = False
    walks: int = Field(default=0, ge=0)
    traits: Cards = Field(default_factory=list[str])
    hand: Cards = Field(default_factory=list[str])


class BeforePart(Part):
    """A step that can be taken back: what it changed, as it was before; the rest is as after it."""

    step: Step
    area: AreaPart | None = None
    """The active seat's."""
    grid: Cards | None = None
    tricks: Cards | None = None
    shelter: Cards | None = None
    discard: int | None = Field(default=None, ge=0)
    """How many cards were out of play; they are the first ones of those that are after it."""
    post: str | None = None
    retrieved: bool | None = None
    swapped: str | None = None
    fresh_fetch: bool | None = None


class Position(Part):
    """A position in a file. What is left out of one made by hand is empty, or as at the start."""

    game: str
    options: dict[str, bool | int] = Field(default_factory=dict[str, bool | int])
    """The table options that differ from their defaults."""
    phase: Phase = "play"
    round: int = Field(default=1, ge=1)
    first: str = "a"
    active: str | None = None
    """Left out: the start player."""
    turn: int = Field(default=0, ge=0)
    last_round: bool | None = None
    """Left out: whether the End Game card is not in the deck."""
    grid: Cards
    """Three rows of three cards, a dot for an empty cell: `d01 f1s .`."""
    post: str | None = None
    deck: Cards = Field(default_factory=list[str])
    """The last one is drawn next."""
    tricks: Cards = Field(default_factory=list[str])
    tricks_pile: Cards = Field(default_factory=list[str])
    shelter: Cards = Field(default_factory=list[str])
    shelter_pile: Cards = Field(default_factory=list[str])
    areas: dict[str, AreaPart]
    discard: Cards = Field(default_factory=list[str])
    retrieved: bool = False
    swapped: str | None = None
    fresh_fetch: bool = False
    undo: list[BeforePart] = Field(default_factory=list[BeforePart])
    """The steps of this turn that can be taken back, the last one last."""
    resigned: Cards = Field(default_factory=list[str])
    reason: Literal["last_round", "resigned"] | None = None
    seed: Hex32 = NO_SEED
    used: int = Field(default=0, ge=0)
    """How many numbers were taken from the stream of the seed."""


def dump(name: str, state: State) -> dict[str, Any]:
    """The position as JSON values."""
    rules, board = state.rules, state.board
    letters = SEAT_LETTERS[: rules.seats]
    # The fields of Position, not made by it: this happens in every move, and nothing in it is new.
    return {
        "game": name,
        "options": dict(rules.changed),
        "phase": state.phase,
        "round": state.number,
        "first": letters[state.first],
        "active": letters[state.active],
        "turn": state.turn,
        "last_round": state.last_round,
        "grid": _rows(board.grid),
        "post": board.post,
        "deck": [*state.deck],
        "tricks": [*board.tricks],
        "tricks_pile": [*state.tricks_pile],
        "shelter": [*board.shelter],
        "shelter_pile": [*state.shelter_pile],
        "areas": {letter: _area(area) for letter, area in zip(letters, board.areas, strict=True)},
        "discard": [*board.discard],
        "retrieved": board.retrieved,
        "swapped": _cell_name(board.swapped),
        "fresh_fetch": board.fresh_fetch,
        "undo": _undo(state),
        "resigned": [letter for letter, out in zip(letters, state.resigned, strict=True) if out],
        "reason": state.reason,
        "seed": state.seed.hex(),
        "used": state.used,
    }


def _rows(grid: Sequence[str | None]) -> list[str]:
    names = [EMPTY if card is None else card for card in grid]
    return [" ".join(names[at : at + ROW]) for at in range(0, len(names), ROW)]


def _cell_name(cell: int | None) -> str | None:
    return None if cell is None else CELLS[cell]


def _area(area: Area) -> dict[str, Any]:
    return {
        "dogs": [dog._asdict() for dog in area.dogs],
        "cubes": dict(zip(FOODS, area.cubes, strict=True)),
        "tricks": [*area.tricks],
        "fetch": area.fetch,
        "walks": area.walks,
        "traits": [*area.traits],
        "hand": [*area.hand],
    }


_PARTS: Mapping[str, Callable[[Any], Any]] = {
    "grid": _rows,
    "tricks": list,
    "shelter": list,
    "discard": len,
    "post": str,
    "retrieved": bool,
    "swapped": _cell_name,
    "fresh_fetch": bool,
}
"""The parts of a board, areas aside, and how each is told of a board before a step."""


def _undo(state: State) -> list[dict[str, Any]]:
    """Each step with what it changed: all parts of the board that were others before it."""
    boards = [before.board for before in state.undo] + [state.board]
    told = []
    for (step, old), new in zip(state.undo, boards[1:], strict=True):
        fact: dict[str, Any] = {"step": step}
        if old.areas != new.areas:
            fact["area"] = _area(old.areas[state.active])
        for part, tell in _PARTS.items():
            if getattr(old, part) != getattr(new, part):
                fact[part] = tell(getattr(old, part))
        told.append(fact)
    return told


def load(name: str, options: type[LoverOptions], data: Mapping[str, Any]) -> State:
    """The position that these JSON values tell. Raises Broken, and Missing without its card file.

    Cards need not add up to a whole box, so that a position can be made by hand: `check` counts.
    """
    told = read(Position, dict(data))
    chosen = read(options, told.options, "options.", strict=True)
    demand_game(told.game, name)
    state = _Reader(told, chosen).state()
    sound.demand_sound(state)
    return state


def check(state: State) -> None:
    """Raise Broken unless the position is sound and every card is somewhere exactly once."""
    sound.demand_sound(state)
    sound.demand_cards(state)


class _Reader:
    """The parts of a position in a file, turned into those of a state. Raises Broken."""

    def __init__(self, told: Position, options: LoverOptions) -> None:
        self.told = told
        self.letters = SEAT_LETTERS[: len(told.areas)]
        if {*told.areas} != {*self.letters} or len(self.letters) < 2:  # noqa: PLR2004
            raise Broken(f"areas: they are a and b, to c or d, not {', '.join(told.areas)!r}")
        self.rules: Ruleset = ruleset(options, len(self.letters))

    def state(self) -> State:
        told, rules = self.told, self.rules
        first = self.seat(told.first)
        active = first if told.active is None else self.seat(told.active)
        deck = self.cards(told.deck)
        board = Board(
            areas=tuple(self.area(told.areas[letter]) for letter in self.letters),
            grid=self.grid(told.grid),
            tricks=self.cards(told.tricks),
            shelter=self.cards(told.shelter),
            discard=self.cards(told.discard),
            post=told.post,
            retrieved=told.retrieved,
            swapped=self.cell(told.swapped),
            fresh_fetch=told.fresh_fetch,
        )
        resigned = {self.seat(letter) for letter in told.resigned}
        return State(
            rules=rules,
            board=board,
            deck=deck,
            tricks_pile=self.cards(told.tricks_pile),
            shelter_pile=self.cards(told.shelter_pile),
            seed=bytes.fromhex(told.seed),
            used=told.used,
            first=first,
            active=active,
            resigned=tuple(seat in resigned for seat in range(rules.seats)),
            phase=told.phase,
            turn=told.turn,
            number=told.round,
            last_round=END not in deck if told.last_round is None else told.last_round,
            reason=told.reason,
            undo=self.undo(board, active),
        )

    def seat(self, letter: str) -> int:
        if len(letter) != 1 or letter not in self.letters:
            raise Broken(f"there is no seat {letter!r}: the areas are of {len(self.letters)} seats")
        return self.letters.index(letter)

    def card(self, name: str) -> str:
        if name not in self.rules.kind_of:
            raise Broken(f"there is no card {name!r} in the card file {self.rules.cards.version}")
        return name

    def cards(self, names: Iterable[str]) -> tuple[str, ...]:
        return tuple(self.card(name) for name in names)

    def cell(self, name: str | None) -> int | None:
        if name is None:
            return None
        if name not in CELLS:
            raise Broken(f"there is no cell {name!r}, only a1 to c3")
        return CELLS.index(name)

    def grid(self, rows: Cards) -> tuple[str | None, ...]:
        names = [row.split() for row in rows]
        if [len(row) for row in names] != [ROW] * ROW:
            raise Broken("grid: it is three rows of three cards, a dot for an empty cell")
        return tuple(None if name == EMPTY else self.card(name) for row in names for name in row)

    def area(self, told: AreaPart) -> Area:
        s, k, c, w = (told.cubes.get(food, 0) for food in FOODS)  # type: ignore[call-overload]
        dogs = tuple(
            Dog(
                self.card(dog.card),
                dog.walks,
                dog.training,
                None if dog.trait is None else self.card(dog.trait),
            )
            for dog in told.dogs
        )
        return Area(
            dogs=dogs,
            cubes=(s, k, c, w),
            tricks=self.cards(told.tricks),
            fetch=told.fetch,
            walks=told.walks,
            traits=self.cards(told.traits),
            hand=self.rules.sorted(self.cards(told.hand)),
        )

    def undo(self, board: Board, active: int) -> tuple[Before, ...]:
        """The steps that can be taken back, read from the last one to the first."""
        found: list[Before] = []
        for part in reversed(self.told.undo):
            board = self.before(board, active, part)
            found.append(Before(part.step, board))
        return tuple(reversed(found))

    def before(self, board: Board, active: int, part: BeforePart) -> Board:
        """The board before a step, from the one after it."""
        if part.area is not None:
            board = board.with_area(active, self.area(part.area))
        if part.grid is not None:
            board = board._replace(grid=self.grid(part.grid))
        if part.tricks is not None:
            board = board._replace(tricks=self.cards(part.tricks))
        if part.shelter is not None:
            board = board._replace(shelter=self.cards(part.shelter))
        if part.discard is not None:
            board = board._replace(discard=board.discard[: part.discard])
        if part.post is not None:
            board = board._replace(post=part.post)
        if part.retrieved is not None:
            board = board._replace(retrieved=part.retrieved)
        if "swapped" in part.model_fields_set:
            board = board._replace(swapped=self.cell(part.swapped))
        if part.fresh_fetch is not None:
            board = board._replace(fresh_fetch=part.fresh_fetch)
        return board
