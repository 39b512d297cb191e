"""Those who sit in a lobby: whether they can begin, who plays with whom, and who sits where."""

from collections.abc import Mapping, Sequence
from typing import Any

from rules.game import Game
from rules.refusals import NotNow, Refusal
from rules.store import NOBODY, Seat, Table

Team = tuple[int, ...]
"""Places in a lobby, ascending: two, or one for whom there is nobody yet."""


def in_teams(game: Game[Any, Any]) -> bool:
    """Whether a game is played in teams."""
    return bool(game.teams(game.seats[0]))


def teams_of(seats: Sequence[Seat]) -> tuple[Team, ...]:
    """The teams of a lobby, in the order in which the first of each joined.

    Two who have chosen each other are one; all others pair up in the order in which they joined.
    """
    mates = _chosen(seats)
    free = [place for place in range(len(seats)) if place not in mates]
    mates.update(zip(free[::2], free[1::2], strict=False))
    mates.update(zip(free[1::2], free[::2], strict=False))
    return tuple(
        (place, mates[place]) if place in mates else (place,)
        for place in range(len(seats))
        if mates.get(place, place) >= place
    )


def _chosen(seats: Sequence[Seat]) -> dict[int, int]:
    """By place: the partner's, for all who have chosen each other."""
    places = {seat.member: place for place, seat in enumerate(seats)}
    wishes = {place: places.get(seat.partner or 0) for place, seat in enumerate(seats)}
    return {
        place: wish
        for place, wish in wishes.items()
        if wish is not None and wish != place and wishes[wish] == place
    }


def paired(seats: Sequence[Seat], one: int, other: int) -> tuple[Seat, ...]:
    """The seats when these two members choose each other; who had chosen one of them is free."""
    become = {one: other, other: one}

    def partner(seat: Seat) -> int | None:
        if seat.member in become:
            return become[seat.member]
        return None if seat.partner in become else seat.partner

    return tuple(_with(seat, partner(seat)) for seat in seats)


def _with(seat: Seat, partner: int | None) -> Seat:
    return Seat(seat.member, seat.name, seat.contribution, seat.left, partner)


def seated(game: Game[Any, Any], seats: Sequence[Seat]) -> tuple[Seat, ...]:
    """The seats of a full lobby as its game begins: partners sit where the game has them."""
    if not in_teams(game):
        return tuple(seats)
    order = [place for team in teams_of(seats) for place in team]
    return tuple(_with(seats[order[place]], None) for place in game.seating(len(seats)))


def partners_at(table: Table, game: Game[Any, Any]) -> Mapping[int, int]:
    """By member: with whom they play, or would if the lobby began now; nobody, but in teams.

    Nor is anybody the partner of who deleted their data.
    """
    if not in_teams(game):
        return {}
    seats = table.seats
    teams = teams_of(seats) if table.state is None else game.teams(len(seats))
    pairs = [tuple(seats[place].member for place in team) for team in teams]
    known = [pair for pair in pairs if len(pair) > 1 and NOBODY not in pair]
    return {one: other for pair in known for one, other in (pair, pair[::-1])}


def bad_size(game: Game[Any, Any]) -> Refusal:
    """For how many a game is, to somebody who wanted a table for another number."""
    fewest, most = game.seats[0], game.seats[-1]
    if len(game.seats) == 2 and most > fewest + 1:  # noqa: PLR2004  (the one or the other)
        return Refusal("bad-size-either", fewer=fewest, more=most)
    return Refusal("bad-size", least=fewest, most=most)


def too_few(game: Game[Any, Any], players: int) -> NotNow | None:
    """Why so many can't begin a game: "too-few", or "in-between" where fewer could; None if not."""
    need = game.missing(players)
    if not need:
        return None
    fewer = max((number for number in game.seats if number < players), default=0)
    if not fewer:
        return NotNow("too-few", need=need)
    return NotNow("in-between", fewer=fewer, more=players + need, players=players)
