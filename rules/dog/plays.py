"""A card as it is being played: which pawn, where to, which pawn next, choice by choice.

A choice is a key, as people see and type it, for a pawn or a place. In Dog a pawn is named by where
it stands, in Dog Royal by its rank; a place as in the notation, in lower case.
"""

from typing import NamedTuple

from rules.dog.board import HOME, Board
from rules.dog.cards import Card
from rules.dog.doing import Part, do_part
from rules.dog.notation import place_text
from rules.dog.ruleset import Ruleset
from rules.dog.splits import Splitter
from rules.dog.view import PAWNS, RANKS, SEAT_LETTERS
from rules.dog.walks import KING, jump, targets

STAY = "stay"
"""The citizen's choice not to jump."""


class Step(NamedTuple):
    """What is asked next, and what each answer stands for: a pawn or a place."""

    asks: str
    options: dict[str, int]


WHOLE = Step("", {})


class Play:
    """One card on one board; the card is neither a joker nor a copy any more.

    The board is the caller's, and left alone.
    """

    __slots__ = (
        "_before",
        "_share",
        "_splitter",
        "board",
        "card",
        "jump",
        "parts",
        "pawn",
        "rules",
        "seat",
    )

    def __init__(self, rules: Ruleset, board: Board, seat: int, card: Card) -> None:
        self.rules = rules
        self.seat = seat
        self.card = card
        self.parts: list[Part] = []
        """What was chosen so far."""
        self.jump: int | None = None
        """The square that the citizen jumps to; his own if he stays, None before he has chosen."""
        self._before = board
        self.board = board
        """As it is after `parts`."""
        self.pawn: int | None = None
        """The pawn that was chosen, before it was said where to."""
        self._splitter = Splitter(rules, card, seat) if card.effect == "split" else None
        self._share = self._splitter.begin(board) if self._splitter else None

    def step(self) -> Step:
        """What is asked next; `WHOLE` if nothing is. Without options at first: it can't be played.

        Every option can be completed.
        """
        if self.pawn is not None:
            return Step("to", self._named(self._places(self.pawn)))
        if self._splitter and self._share:
            if self._splitter.whole(self._share):
                return WHOLE
            pawns = self._splitter.pawns(self._share)
            return Step("next_pawn" if self.parts else "pawn", self._keys(pawns))
        if not self.parts:
            return Step("pawn", self._keys(self._movable()))
        square = self._jump()
        if square is None or self.jump is not None:
            return WHOLE
        return Step("jump", {STAY: self.parts[0].place, f"p{square}": square})

    def take(self, step: Step, key: str) -> None:
        """Choose one of the options of the step that `step` gives now."""
        asks, options = step
        chosen = options[key]
        if asks == "jump":
            self.jump = chosen
        elif self.pawn is None:
            self.pawn = chosen
        else:
            self._move(Part(self.pawn, chosen))
            self.pawn = None

    def side(self) -> range:
        """The pawns that are moved now: the seat's own, or its partner's."""
        seat = self._share.side if self._share else self.board.mover(self.seat)
        return range(PAWNS * seat, PAWNS * seat + PAWNS)

    def moves(self, pawn: int) -> tuple[int, ...]:
        """The numbers of steps that the card, or what is left of it, has for a pawn."""
        if self._share:
            return tuple(range(1, self._share.left + 1))
        king = self.rules.royal and pawn % PAWNS == KING
        return self.card.king_moves if king else self.card.moves

    def _move(self, part: Part) -> None:
        self.parts.append(part)
        if self._splitter and self._share:
            self._share = self._splitter.after(self._share, part)
            self.board = self._share.board
        else:
            self.board = self.board.copy()
            do_part(self.rules, self.board, self.card, part)

    def _movable(self) -> list[int]:
        first = PAWNS * self.board.mover(self.seat)
        pawns = range(first, first + PAWNS)
        return [pawn for pawn in pawns if targets(self.rules, self.board, self.card, pawn)]

    def _places(self, pawn: int) -> list[int]:
        if self._splitter and self._share:
            return self._splitter.places(self._share, pawn)
        return targets(self.rules, self.board, self.card, pawn)

    def _jump(self) -> int | None:
        """Where the pawn that was moved may jump on to, if it came walking to where it is."""
        pawn, place = self.parts[0]
        came = self.card.effect != "swap" and self._before.places[pawn] != place
        return jump(self.rules, self.board, pawn) if came else None

    def _keys(self, pawns: list[int]) -> dict[str, int]:
        """Pawns by their keys; of pawns at home in Dog, which are alike, the first."""
        found: dict[str, int] = {}
        for pawn in pawns:
            found.setdefault(pawn_key(self.rules, self.board, pawn), pawn)
        return found

    def _named(self, places: list[int]) -> dict[str, int]:
        seat = 0 if self.pawn is None else self.pawn // PAWNS
        return {place_key(self.board, seat, place): place for place in places}


def pawn_key(rules: Ruleset, board: Board, pawn: int) -> str:
    """What a pawn is called in paths."""
    if rules.royal:
        return RANKS[pawn % PAWNS]
    return place_key(board, pawn // PAWNS, board.places[pawn])


def pawn_name(rules: Ruleset, pawn: int) -> dict[str, str | None]:
    """A pawn as the facts of an event: its owner, and in Dog Royal its rank."""
    return {
        "owner": SEAT_LETTERS[pawn // PAWNS],
        "rank": RANKS[pawn % PAWNS] if rules.royal else None,
    }


def place_key(board: Board, seat: int, place: int) -> str:
    """What a place is called in paths; a finish square is that of a pawn of `seat`."""
    return "home" if place == HOME else place_text(board, seat, place).lower()


def playable(rules: Ruleset, board: Board, seat: int, card: Card) -> bool:
    """Whether a seat can do anything with a card that is neither a joker nor a copy."""
    if card.effect == "split":
        splitter = Splitter(rules, card, seat)
        return splitter.completable(splitter.begin(board))
    first = PAWNS * board.mover(seat)
    return any(targets(rules, board, card, pawn) for pawn in range(first, first + PAWNS))
