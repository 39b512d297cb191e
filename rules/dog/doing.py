"""What a card does to the board, once it is known which pawn goes where."""

from collections.abc import Sequence
from typing import Literal, NamedTuple

from rules.dog.board import HOME, NOBODY, Board
from rules.dog.cards import Card
from rules.dog.ruleset import Ruleset

How = Literal["enter", "walk", "swap", "jump"]


class Part(NamedTuple):
    """One pawn's share of a play."""

    pawn: int
    place: int
    """Where it goes; for a swap, the square of the other pawn."""


class Way(NamedTuple):
    """One pawn's way, as it was gone."""

    pawn: int
    start: int
    end: int
    squares: tuple[int, ...]
    """The squares of the track that it walked over, `end` too if it is one."""
    how: How


class Sent(NamedTuple):
    """A pawn that was sent home."""

    pawn: int
    place: int
    """Where it stood."""
    burnt: bool
    """By a seven, which burns all that it passes or reaches; else it was landed on."""


class Deed(NamedTuple):
    """All that came of a card."""

    ways: tuple[Way, ...]
    sent: tuple[Sent, ...]
    """In the order in which they were met."""
    draws: bool
    """Whether it earns a card: a pawn came to a special square (R13)."""


def do_play(
    rules: Ruleset, board: Board, card: Card, parts: Sequence[Part], jump: int | None
) -> Deed:
    """Play a card; `jump` is the square to which the citizen jumps on, None or his own if not."""
    ways: list[Way] = []
    sent: list[Sent] = []
    for part in parts:
        old = board.places[part.pawn]
        other = board.at[part.place]
        ways.append(_way(board, card, part))
        sent += do_part(rules, board, card, part)
        if ways[-1].how == "swap":
            ways.append(Way(other, part.place, old, (), "swap"))
    # A pawn that stays where it is, by a magnet, has not come there.
    draws = any(way.squares and way.end in rules.special for way in ways)
    pawn, place = parts[0]
    if jump is not None and jump != place:
        ways.append(Way(pawn, place, jump, (), "jump"))
        board.move(pawn, jump)
    return Deed(tuple(ways), tuple(sent), draws)


def do_part(rules: Ruleset, board: Board, card: Card, part: Part) -> list[Sent]:
    """Move the pawn, and send home whom that captures or burns, in the order they were met."""
    pawn, place = part
    old, other = board.places[pawn], board.at[place]
    if card.effect == "swap":
        board.swap(pawn, other)
        return []
    if card.effect == "split":
        return _burn(board, part)
    sent = [Sent(other, place, burnt=False)] if other not in (NOBODY, pawn) else []
    for one in sent:
        board.move(one.pawn, HOME)
    board.move(pawn, place)
    if rules.swiss and old == HOME:
        board.fresh |= 1 << board.ring.owner[place]
    return sent


def _burn(board: Board, part: Part) -> list[Sent]:
    pawn, place = part
    sent = []
    for square in board.ring.walked(pawn, board.places[pawn], place):
        other = board.at[square]
        if other not in (NOBODY, pawn):
            sent.append(Sent(other, square, burnt=True))
            board.move(other, HOME)
    board.move(pawn, place)
    return sent


def _way(board: Board, card: Card, part: Part) -> Way:
    """The way that a pawn is about to go."""
    pawn, end = part
    track, start = board.ring, board.places[pawn]
    if start == HOME:
        return Way(pawn, start, end, (), "enter")
    if card.effect == "swap":
        return Way(pawn, start, end, (), "swap")
    back = (start - end) % track.length
    if max(start, end) < track.length and -back in card.moves:
        squares = tuple((start - gone) % track.length for gone in range(1, back + 1))
    else:
        squares = tuple(track.walked(pawn, start, end))
    return Way(pawn, start, end, squares, "walk")
