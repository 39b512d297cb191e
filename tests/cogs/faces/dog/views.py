"""Views of Dog and Dog Royal made by hand, from boards in the notation of dog.md 8."""

from typing import Any

from rules.dog.board import Board
from rules.dog.notation import read_board
from rules.dog.seating import partner_of, teams_of
from rules.dog.view import PAWNS, RANKS, SECTOR, DogView, LastMove, PawnView, Spot, Walk

FOUR = "|||"
SIX = "|||||"


def spot(key: str) -> Spot:
    """A place by its key: `p60`, `f0`, `home`."""
    if key == "home":
        return Spot(where="home", number=0)
    return Spot(where="track" if key[0] == "p" else "finish", number=int(key[1:]))


def walk(seat: int, start: str, end: str, rank: str | None = None, **facts: Any) -> Walk:
    """A walk; its squares and how it went are found out if they are not told."""
    begin, stop = spot(start), spot(end)
    how = "enter" if begin.where == "home" else "walk"
    track = facts.pop("track", 64)
    squares: tuple[int, ...] = ()
    if how == "walk" and begin.where == "track":
        last = stop.number if stop.where == "track" else SECTOR * seat
        count = (last - begin.number) % track
        back = count > track // 2
        squares = tuple(
            (begin.number + (-step if back else step)) % track
            for step in range(1, (track - count if back else count) + 1)
        )
    found = {"seat": seat, "rank": rank, "start": begin, "end": stop, "squares": squares}
    return Walk(**found | {"how": how} | facts)


def pawn(seat: int, key: str, rank: str | None = None) -> PawnView:
    """A pawn that stands, or stood, somewhere."""
    return PawnView(seat=seat, rank=rank, spot=spot(key))


def last_move(seat: int, card: str, *walks: Walk, **facts: Any) -> LastMove:
    """A card that was played."""
    found = {"seat": seat, "card": card, "acts_as": card, "walks": walks, "captured": ()}
    return LastMove(**found | {"burnt": (), "drew": False} | facts)


def _spot(board: Board, seat: int, place: int) -> Spot:
    if place < 0:
        return spot("home")
    if place < board.ring.length:
        return Spot(where="track", number=place)
    return Spot(where="finish", number=place - board.ring.finish[seat])


def dog_view(
    text: str = FOUR,
    hand: str = "13 4 swap",
    viewer: int | None = 0,
    *,
    royal: bool = False,
    **changes: Any,
) -> DogView:
    """A position in the middle of a round, seat 0 to move; anything may be changed."""
    board = read_board(text, royal=royal, fresh=False)
    seats, length = board.ring.seats, board.ring.length
    pawns = []
    for seat in range(seats):
        places = board.side(seat)
        pawns.append(
            tuple(
                PawnView(
                    seat=seat,
                    rank=RANKS[number] if royal else None,
                    spot=_spot(board, seat, places[number]),
                    protected=places[number] == SECTOR * seat,
                )
                for number in range(PAWNS)
            )
        )
    cards = tuple(hand.split())
    facts: dict[str, Any] = {
        "game": "dog-royal" if royal else "dog",
        "viewer": viewer,
        "seats": seats,
        "acting": (0,),
        "turn": 7,
        "resigned": (False,) * seats,
        "outcome": None,
        "phase": "play",
        "royal": royal,
        "track": length,
        "starts": board.ring.starts,
        "special": tuple(start + 10 for start in board.ring.starts) if royal else (),
        "teams": teams_of(seats),
        "partner": None if viewer is None else partner_of(viewer, seats),
        "pawns": tuple(pawns),
        "helping": tuple(board.all_home(seat) for seat in range(seats)),
        "out": (False,) * seats,
        "hand": None if viewer is None else cards,
        "hand_sizes": (len(cards),) * seats,
        "folded": (False,) * seats,
        "chosen": (False,) * seats,
        "gift": None,
        "received": None,
        "opening": None,
        "first": 0,
        "round": 1,
        "deal": 6,
        "draw_pile": 110 - 6 * seats,
        "discard": (),
        "last": None,
        "copies": None,
    }
    return DogView(**facts | changes)
