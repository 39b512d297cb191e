"""Boards as one line of text, for people and for checking from outside (dog.md 8).

Seats are joined by `|`. `P12` is a pawn on square 12 of the track, `F0` … `F3` one in the finish;
pawns not listed are at home. In Dog, `*` marks one that has only just entered; in Dog Royal a
letter before each tells its rank.
"""

from re import DOTALL, fullmatch

from rules.dog.board import HOME, NOBODY, Board
from rules.dog.seating import SEATS
from rules.dog.view import PAWNS, RANKS, SEAT_LETTERS, SECTOR
from rules.game import Broken

_RANK_LETTERS = "".join(RANKS).upper()


def board_text(board: Board, *, royal: bool) -> str:
    """The board. Pawns come in the order of their ranks, or of their squares, finish last."""
    return "|".join(_seat_text(board, seat, royal=royal) for seat in range(board.ring.seats))


def _seat_text(board: Board, seat: int, *, royal: bool) -> str:
    track = board.ring
    if royal:
        ranked = zip(_RANK_LETTERS, board.side(seat), strict=True)
        return "".join(
            rank + place_text(board, seat, place) for rank, place in ranked if place != HOME
        )
    fresh = track.starts[seat] if board.fresh >> seat & 1 else NOBODY
    return "".join(
        place_text(board, seat, place) + ("*" if place == fresh else "")
        for place in sorted(board.side(seat))
        if place != HOME
    )


def place_text(board: Board, seat: int, place: int) -> str:
    """A place on the track, or in this seat's finish: `P12`, `F0`."""
    track = board.ring
    return f"P{place}" if place < track.length else f"F{place - track.finish[seat]}"


def read_board(text: str, *, royal: bool, fresh: bool) -> Board:
    """The board that a text describes. Raises Broken.

    With `fresh`, a star is remembered, as the Swiss start rule needs it; else it says nothing.
    """
    sides = text.split("|")
    if len(sides) not in SEATS:
        raise Broken(f"the board has {len(sides)} seats, not {' or '.join(map(str, SEATS))}")
    board = Board(len(sides))
    for seat, side in enumerate(sides):
        _read_side(board, seat, side, royal=royal, fresh=fresh)
    if not royal:
        board.sort()
    return board


def _read_side(board: Board, seat: int, text: str, *, royal: bool, fresh: bool) -> None:
    who = f"seat {SEAT_LETTERS[seat]}"
    pawns = _cut(text, rf"([{_RANK_LETTERS}])" if royal else "()", who)
    if len(pawns) > PAWNS:
        raise Broken(f"{who} has {len(pawns)} pawns, not {PAWNS}")
    ranks = [rank for rank, *_ in pawns]
    for number, (rank, where, star) in enumerate(pawns):
        if rank and ranks.count(rank) > 1:
            raise Broken(f"{who} has the pawn {rank} twice")
        place = place_of(board, seat, where)
        if board.at[place] != NOBODY:
            raise Broken(f"two pawns on {where} (the second is of {who})")
        if star and (royal or place != board.ring.starts[seat]):
            raise Broken(f"{where}* of {who} can't have only just entered")
        board.move(PAWNS * seat + (_RANK_LETTERS.index(rank) if rank else number), place)
        if star and fresh:
            board.fresh |= 1 << seat


def _cut(text: str, rank: str, who: str) -> list[tuple[str, str, str]]:
    """The pawns of a text: rank, place and star of each."""
    pawns = []
    rest = text
    while rest:
        found = fullmatch(rank + r"([PF][0-9]{1,2})(\*?)(.*)", rest, flags=DOTALL)
        if found is None:
            raise Broken(f"no pawn can be read from {rest!r} (of {who})")
        one, where, star, rest = found.groups()
        pawns.append((one, where, star))
    return pawns


def place_of(board: Board, seat: int, text: str) -> int:
    """The place that a text names: `P12`, or `F0` in this seat's finish. Raises Broken."""
    if not fullmatch("[PF][0-9]{1,2}", text):
        raise Broken(f"there is no place {text!r}")
    track, number = board.ring, int(text[1:])
    if len(text) > 2 and text[1] == "0":  # noqa: PLR2004  (one digit, and P or F)
        raise Broken(f"{text} is no square: its number begins with 0")
    if text[0] == "F":
        if number >= PAWNS:
            raise Broken(f"there is no finish square {text}: they are F0 to F{PAWNS - 1}")
        return track.finish[seat] + number
    if number >= track.length:
        last = SECTOR * track.seats - 1
        raise Broken(f"there is no square {text}: they are P0 to P{last}")
    return number
