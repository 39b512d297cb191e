"""Views of fences made by hand, from moves in the notation."""

from random import Random
from typing import Any

from rules.fences.board import edges_of, grid
from rules.fences.pieces import GATE, PIECES, SINGLE, canonical
from rules.fences.view import Fence, FencesView


def fences_view(
    moves: str = "", size: int = 5, viewer: int | None = 0, **changes: Any
) -> FencesView:
    """A game after these moves, `U3b C4, I1a A1`, the first by seat 0; anything may be changed.

    Whoever closes a square goes on; nobody is tested for being blocked.
    """
    seat, filled = 0, 0
    owners: list[int | None] = [None] * size * size
    stocks = [{piece.code: piece.copies for piece in PIECES} for _ in range(2)]
    last: list[tuple[str, str] | None] = [None, None]
    fences = []
    for move in moves.lower().split(","):
        if not move.strip():
            continue
        (piece, turn), post = (move.split()[0][:2], move.split()[0][2]), move.split()[1]
        edges = edges_of(size, piece, turn, post)
        mask = sum(1 << edge for edge in edges)
        assert not mask & filled, f"{move} lies on a fence"
        fences.append(Fence(seat=seat, piece=piece, turn=turn, post=post, edges=edges))
        if piece != GATE:
            stocks[seat][piece] -= 1
            last[seat] = (piece, turn)
        number = grid(size).numbers[piece, canonical(piece, turn), post]
        closed = grid(size).closed(filled, number)
        filled |= mask
        for square in closed:
            owners[square] = seat
        seat = seat if closed else 1 - seat
    facts: dict[str, Any] = {
        "game": "fences",
        "viewer": viewer,
        "seats": 2,
        "acting": () if filled == grid(size).full else (seat,),
        "turn": len(fences),
        "resigned": (False, False),
        "outcome": None,
        "size": size,
        "fences": tuple(fences),
        "owners": tuple(owners),
        "scores": (owners.count(0), owners.count(1)),
        "stocks": tuple(tuple(stock.items()) for stock in stocks),
        "blocked": (False, False),
        "gates": False,
        "beginner": 0,
        "last": tuple(last),
    }
    return FencesView(**facts | changes)


def singles(copies: int) -> tuple[tuple[tuple[str, int], ...], ...]:
    """The stocks of a game with singles only."""
    return (((SINGLE.code, copies),),) * 2


def random_view(seed: int, size: int = 5, most: int = 99, **changes: Any) -> FencesView:
    """A position after at most so many moves, each a random piece in a random place; gates last."""
    chance = Random(seed)
    moves: list[str] = []
    view = fences_view("", size)
    while view.acting and len(moves) < most:
        free = ~sum(1 << edge for fence in view.fences for edge in fence.edges)
        stock = dict(view.stocks[view.acting[0]]) | {GATE: 0}
        fitting = [one for one in grid(size).placements if not one.mask & ~free]
        own = [one for one in fitting if stock[one.piece]]
        kind = chance.choice(sorted({one.piece for one in own or fitting}))
        moves.append(chance.choice([one for one in own or fitting if one.piece == kind]).text)
        view = fences_view(", ".join(moves), size)
    return fences_view(", ".join(moves), size, **changes)
