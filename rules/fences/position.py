"""A position as JSON that a person can read and edit, and the invariants of every position."""

from collections.abc import Mapping
from typing import Any, Literal

from pydantic import Field

from rules.fences import turns
from rules.fences.board import edge_posts
from rules.fences.notation import path_of, text_of
from rules.fences.options import FencesOptions
from rules.fences.pieces import GATE, KINDS, post_name
from rules.fences.state import SEAT_COUNT, State, ruleset
from rules.fences.view import SEAT_LETTERS
from rules.game import Broken
from rules.position_file import Part, demand_game, read

OPEN = "."
"""A square that nobody has closed yet."""


class Position(Part):
    """A position in a file. What is left out of one made by hand is as at the start, or follows.

    What lies on the board is told by `fences` alone: `squares` shows to whom they gave what, and
    must agree if it is there.
    """

    game: str
    options: dict[str, Any] = Field(default_factory=dict[str, Any])
    """The table options that differ from their defaults; `FencesOptions` says which there are."""
    fences: list[str] = Field(default_factory=list[str])
    """In the order laid: the seat that laid it, and the move: `a U3b C4`."""
    squares: list[str] = Field(default_factory=list[str])
    """Row by row: the seat that has each square, or a dot."""
    stocks: dict[str, dict[str, int]] = Field(default_factory=dict[str, dict[str, int]])
    """By seat: the copies left of each piece; left out: what was not laid."""
    active: str = "a"
    blocked: list[str] = Field(default_factory=list[str])
    """The seats found to have no piece that fits, in the order in which they were."""
    resigned: list[str] = Field(default_factory=list[str])
    reason: Literal["board_full", "resigned"] | None = None


def dump(name: str, state: State) -> dict[str, Any]:
    """The position as JSON values."""
    rules, placements = state.rules, state.rules.grid.placements
    # The fields of Position, not made by it: this happens in every move, and nothing in it is new.
    return {
        "game": name,
        "options": rules.changed.copy(),
        "fences": [f"{SEAT_LETTERS[seat]} {placements[n].text}" for seat, n in state.fences],
        "squares": _rows(state),
        "stocks": {
            seat: {code: stock[KINDS[code]] for code in rules.codes}
            for seat, stock in zip(SEAT_LETTERS, state.stocks, strict=True)
        },
        "active": SEAT_LETTERS[state.active],
        "blocked": [SEAT_LETTERS[seat] for seat in state.blocked],
        "resigned": [s for s, out in zip(SEAT_LETTERS, state.resigned, strict=True) if out],
        "reason": state.reason,
    }


def _rows(state: State) -> list[str]:
    size = state.rules.grid.size
    marks = [OPEN] * size**2
    for seat, owned in zip(SEAT_LETTERS, state.owned, strict=True):
        for square in range(size**2):
            if owned >> square & 1:
                marks[square] = seat
    return ["".join(marks[row : row + size]) for row in range(0, size**2, size)]


def load(name: str, options: type[FencesOptions], data: Mapping[str, Any]) -> State:
    """The position that these JSON values tell. Raises Broken.

    Stocks need not add up with what was laid, so that a position can be made by hand: `check`
    counts.
    """
    told = read(Position, dict(data))
    chosen = read(options, told.options, "options.", strict=True)
    demand_game(told.game, name)
    state = State(ruleset(chosen), active=_seat(told.active))
    _lay_all(state, told.fences)
    state.stocks = _stocks(state, told.stocks)
    state.blocked = [_seat(letter) for letter in told.blocked]
    state.resigned = [letter in [*map(_letter, told.resigned)] for letter in SEAT_LETTERS]
    state.reason = told.reason
    if "reason" not in told.model_fields_set:
        state.reason = "resigned" if any(state.resigned) else _reason_of_board(state)
    # Where gates lie both were found blocked long ago, and in which order can't be known.
    if "blocked" not in told.model_fields_set and not _gates(state) and state.reason is None:
        turns.settle(state, None)
    if "squares" in told.model_fields_set and told.squares != _rows(state):
        raise Broken(f"squares: the fences make it {' '.join(_rows(state))}")
    _demand_sound(state)
    return state


def _reason_of_board(state: State) -> Literal["board_full"] | None:
    return "board_full" if state.filled == state.rules.grid.full else None


def _letter(text: str) -> str:
    return SEAT_LETTERS[_seat(text)]


def _seat(letter: str) -> int:
    if letter not in [*SEAT_LETTERS]:
        raise Broken(f"there is no seat {letter!r}: they are {' and '.join(SEAT_LETTERS)}")
    return SEAT_LETTERS.index(letter)


def _lay_all(state: State, fences: list[str]) -> None:
    """Put fences on an empty board, one after the other, whoever's turn it was."""
    board = state.rules.grid
    for place, text in enumerate(fences):
        letter, _, move = text.partition(" ")
        where = f"fences.{place}: "
        number = board.texts.get(move)
        if number is None:
            number = board.texts.get(text_of(path_of(move)))
        if number is None:
            raise Broken(f"{where}{move!r} is no fence on a board of {board.size} squares a side")
        if letter not in [*SEAT_LETTERS]:
            raise Broken(f"{where}it begins with the seat that laid it, a or b, not {letter!r}")
        shared = board.masks[number] & state.filled
        if shared:
            ends = edge_posts(board.size, (shared & -shared).bit_length() - 1)
            edge = "-".join(post_name(post).upper() for post in ends)
            raise Broken(f"{where}{move} shares the edge {edge} with a fence before it")
        seat = SEAT_LETTERS.index(letter)
        for square in board.closed(state.filled, number):
            state.owned[seat] |= 1 << square
        state.filled |= board.masks[number]
        state.fences.append((seat, number))


def _laid(state: State) -> list[list[int]]:
    """By seat and number of a piece: how many it has laid; gates are the last."""
    counts = [[0] * len(KINDS) for _ in range(SEAT_COUNT)]
    for seat, number in state.fences:
        counts[seat][state.rules.grid.kinds[number]] += 1
    return counts


def _gates(state: State) -> int:
    """How many gates lie."""
    return sum(laid[KINDS[GATE]] for laid in _laid(state))


def _stocks(state: State, told: Mapping[str, Mapping[str, int]]) -> list[list[int]]:
    """The stocks that are told; what is not told was laid or is still there."""
    rules = state.rules
    stocks = [
        [max(0, copies - gone) for copies, gone in zip(rules.copies, laid, strict=False)]
        for laid in _laid(state)
    ]
    for letter, stock in told.items():
        seat = _seat(letter)
        for code, left in stock.items():
            if code not in rules.codes:
                raise Broken(f"stocks.{letter}: {code!r} is no piece of this set")
            most = rules.copies[KINDS[code]]
            if not 0 <= left <= most:
                raise Broken(f"stocks.{letter}.{code}: {left} are not 0 to {most}")
            stocks[seat][KINDS[code]] = left
    return stocks


def check(state: State) -> None:
    """Raise Broken unless the position is sound and every piece was laid or is in a stock."""
    _demand_sound(state)
    played = State(state.rules)
    _lay_all(played, [*dump("", state)["fences"]])
    if (played.filled, played.owned) != (state.filled, state.owned):
        raise Broken("the edges and squares are not those of the fences")
    for seat, laid in enumerate(_laid(state)):
        for code in state.rules.codes:
            kind = KINDS[code]
            there, copies = laid[kind] + state.stocks[seat][kind], state.rules.copies[kind]
            if there != copies:
                who = f"seat {SEAT_LETTERS[seat]}"
                raise Broken(f"{who}: {code} was laid or is left {there} times, not {copies}")


def _demand_sound(state: State) -> None:
    """Raise Broken if anything contradicts itself; how many pieces there are is not looked at."""
    _demand_sound_end(state)
    if len(state.blocked) != len({*state.blocked}):
        raise Broken("a seat is told twice to be blocked")
    for seat in state.blocked:
        if state.can_lay(seat):
            raise Broken(f"seat {SEAT_LETTERS[seat]} is told to be blocked, but has what fits")
    if _gates(state) and not state.gates:
        raise Broken("there are gates, but not both seats are blocked")
    if state.reason is not None or state.gates:
        return
    who = f"seat {SEAT_LETTERS[state.active]}"
    if state.active in state.blocked:
        raise Broken(f"it is the turn of {who}, which is blocked")
    if not state.can_lay(state.active):
        raise Broken(f"it is the turn of {who}, but nothing that it has fits: it is blocked")


def _demand_sound_end(state: State) -> None:
    full = state.filled == state.rules.grid.full
    # fences.md 4: every edge borders a square, so the last edge closes the last square.
    squares = state.owned[0] | state.owned[1]
    closed = squares == (1 << len(state.rules.grid.squares)) - 1
    if full != closed or state.owned[0] & state.owned[1]:
        raise Broken("squares are closed without their edges, or twice")
    if full != (state.reason == "board_full"):
        how = "full" if full else "not full"
        raise Broken(f"the board is {how}, but the reason of the end is {state.reason}")
    if state.resigned.count(True) != (state.reason == "resigned"):
        count = state.resigned.count(True)
        raise Broken(f"{count} seats resigned, but the reason of the end is {state.reason}")
