"""A position as JSON that a person can read and edit, and the invariants of every position."""

from collections.abc import Mapping, Sequence
from typing import Any, Literal

from pydantic import Field

from rules.dog import sound
from rules.dog.board import HOME
from rules.dog.doing import Sent, Way
from rules.dog.notation import board_text, place_of, read_board
from rules.dog.plays import place_key
from rules.dog.ruleset import Ruleset, ruleset
from rules.dog.state import NONE, OVER, Shown, State
from rules.dog.view import PAWNS, RANKS, SEAT_LETTERS, Phase
from rules.game import Broken, Options
from rules.position_file import NO_SEED, Cards, Hex32, Part, demand_game, read


class Walked(Part):
    """One pawn's way in the last move."""

    owner: str
    rank: str | None = None
    start: str
    end: str
    squares: list[int] = Field(default_factory=list[int])
    how: Literal["enter", "walk", "swap", "jump"] = "walk"


class SentHome(Part):
    """A pawn that the last move sent home."""

    owner: str
    rank: str | None = None
    square: int = Field(ge=0)
    burnt: bool = False


class Last(Part):
    """The last card that was played; for people, the rules don't ask for it."""

    seat: str
    card: str
    acts_as: str
    walks: list[Walked] = Field(default_factory=list[Walked])
    sent_home: list[SentHome] = Field(default_factory=list[SentHome])
    drew: bool = False


class Position(Part):
    """A position in a file. What is left out of one made by hand is empty, or as at the start."""

    game: str
    options: dict[str, bool | int] = Field(default_factory=dict[str, bool | int])
    """The table options that differ from their defaults."""
    phase: Phase = "play"
    round: int = Field(default=1, ge=1)
    first: str = "a"
    active: str | None = None
    """Left out: the first player."""
    turn: int = Field(default=0, ge=0)
    board: str
    """In the notation of dog.md 8."""
    hands: dict[str, Cards] = Field(default_factory=dict[str, Cards])
    pile: Cards = Field(default_factory=list[str])
    """The last one is drawn next."""
    discard: Cards = Field(default_factory=list[str])
    """Oldest first."""
    gifts: dict[str, str] = Field(default_factory=dict[str, str])
    """What these seats give their partners in this round."""
    openings: dict[str, str] = Field(default_factory=dict[str, str])
    """In the phase `opening`: which pawns these seats have chosen to begin with."""
    folded: list[str] = Field(default_factory=list[str])
    resigned: list[str] = Field(default_factory=list[str])
    copied: str | None = None
    """The card that a copy would repeat."""
    by_copy: bool = False
    """Whether that card was itself repeated by a copy."""
    last: Last | None = None
    reason: Literal["all_home", "resigned"] | None = None
    seed: Hex32 = NO_SEED
    used: int = Field(default=0, ge=0)
    """How many numbers were taken from the stream of the seed."""


def dump(name: str, state: State) -> dict[str, Any]:
    """The position as JSON values."""
    rules = state.rules
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
        "board": board_text(state.board, royal=rules.royal),
        "hands": {
            seat: _keys(rules, hand) for seat, hand in zip(letters, state.hands, strict=True)
        },
        "pile": _keys(rules, state.pile),
        "discard": _keys(rules, state.discard),
        "gifts": {
            seat: rules.cards[kind].key
            for seat, kind in zip(letters, state.gifts, strict=True)
            if kind != NONE
        },
        "openings": {
            seat: RANKS[number]
            for seat, number in zip(letters, state.openings, strict=True)
            if number != NONE
        },
        "folded": [seat for seat, out in zip(letters, state.folded, strict=True) if out],
        "resigned": [seat for seat, out in zip(letters, state.resigned, strict=True) if out],
        "copied": None if state.copied == NONE else rules.cards[state.copied].key,
        "by_copy": state.by_copy,
        "last": None if state.shown is None else _last(state, state.shown),
        "reason": state.reason,
        "seed": state.seed.hex(),
        "used": state.used,
    }


def _keys(rules: Ruleset, kinds: Sequence[int]) -> list[str]:
    return [rules.cards[kind].key for kind in kinds]


def _last(state: State, shown: Shown) -> dict[str, Any]:
    rules, board = state.rules, state.board

    def pawn(number: int) -> dict[str, Any]:
        rank = RANKS[number % PAWNS] if rules.royal else None
        return {"owner": SEAT_LETTERS[number // PAWNS], "rank": rank}

    return {
        "seat": SEAT_LETTERS[shown.seat],
        "card": rules.cards[shown.card].key,
        "acts_as": rules.cards[shown.acts_as].key,
        "walks": [
            {
                **pawn(way.pawn),
                "start": place_key(board, way.pawn // PAWNS, way.start),
                "end": place_key(board, way.pawn // PAWNS, way.end),
                "squares": list(way.squares),
                "how": way.how,
            }
            for way in shown.ways
        ],
        "sent_home": [
            {**pawn(one.pawn), "square": one.place, "burnt": one.burnt} for one in shown.sent
        ],
        "drew": shown.drew,
    }


def load(name: str, options: type[Options], data: Mapping[str, Any]) -> State:
    """The position that these JSON values tell. Raises Broken.

    Cards need not add up to a whole deck, so that a position can be made by hand: `check` counts.
    """
    told = read(Position, dict(data))
    chosen = read(options, told.options)
    demand_game(told.game, name)
    state = _Reader(told, chosen).state()
    if "phase" not in told.model_fields_set and any(map(state.board.won, range(state.rules.seats))):
        state.phase, state.reason = OVER, "all_home"
    sound.demand_sound(state)
    return state


class _Reader:
    """The parts of a position in a file, turned into those of a state. Raises Broken."""

    def __init__(self, told: Position, options: Options) -> None:
        self.told = told
        royal = told.game == "dog-royal"
        swiss = bool(options.model_dump().get("swiss_start"))
        self.board = read_board(told.board, royal=royal, fresh=swiss)
        self.rules = ruleset(told.game, options, self.board.ring.seats)
        self.letters = SEAT_LETTERS[: self.rules.seats]

    def state(self) -> State:
        told, letters = self.told, self.letters
        for seat in (*told.hands, *told.gifts, *told.openings, *told.folded, *told.resigned):
            self.seat(seat)
        first = self.seat(told.first)
        gifts = (told.gifts.get(seat) for seat in letters)
        openings = (told.openings.get(seat) for seat in letters)
        return State(
            rules=self.rules,
            board=self.board,
            hands=[sorted(self.kinds(told.hands.get(seat, []))) for seat in letters],
            pile=self.kinds(told.pile),
            discard=self.kinds(told.discard),
            seed=bytes.fromhex(told.seed),
            used=told.used,
            phase=told.phase,
            turn=told.turn,
            number=told.round,
            first=first,
            active=first if told.active is None else self.seat(told.active),
            gifts=[NONE if key is None else self.kind(key) for key in gifts],
            openings=[NONE if key is None else self.rank(key) for key in openings],
            folded=[seat in told.folded for seat in letters],
            resigned=[seat in told.resigned for seat in letters],
            copied=NONE if told.copied is None else self.kind(told.copied),
            by_copy=told.by_copy,
            shown=None if told.last is None else self.shown(told.last),
            reason=told.reason,
        )

    def seat(self, letter: str) -> int:
        if len(letter) != 1 or letter not in self.letters:
            raise Broken(f"there is no seat {letter!r}: the board is of {len(self.letters)} seats")
        return self.letters.index(letter)

    def kind(self, key: str) -> int:
        if key not in self.rules.kinds:
            raise Broken(f"{self.rules.name} has no card {key!r}")
        return self.rules.kinds[key]

    def kinds(self, keys: Cards) -> list[int]:
        return [self.kind(key) for key in keys]

    def rank(self, key: str) -> int:
        if not self.rules.royal or key not in RANKS:
            raise Broken(f"there is no pawn {key!r} in {self.rules.name}")
        return RANKS.index(key)

    def pawn(self, owner: str, rank: str | None) -> int:
        if (rank is None) == self.rules.royal:
            raise Broken(f"the last move tells the rank {rank} of a pawn")
        return PAWNS * self.seat(owner) + (0 if rank is None else self.rank(rank))

    def shown(self, last: Last) -> Shown:
        return Shown(
            self.seat(last.seat),
            self.kind(last.card),
            self.kind(last.acts_as),
            tuple(self.way(walk) for walk in last.walks),
            tuple(
                Sent(self.pawn(one.owner, one.rank), self.square(one.square), burnt=one.burnt)
                for one in last.sent_home
            ),
            last.drew,
        )

    def way(self, walk: Walked) -> Way:
        pawn = self.pawn(walk.owner, walk.rank)
        start, end = (self.place(pawn // PAWNS, key) for key in (walk.start, walk.end))
        return Way(pawn, start, end, tuple(map(self.square, walk.squares)), walk.how)

    def place(self, seat: int, key: str) -> int:
        return HOME if key == "home" else place_of(self.board, seat, key.upper())

    def square(self, number: int) -> int:
        if not 0 <= number < self.board.ring.length:
            raise Broken(f"there is no square {number}")
        return number


def check(state: State) -> None:
    """Raise Broken unless the position is sound and has every card of its deck exactly once."""
    sound.demand_sound(state)
    sound.demand_deck(state)
