"""What the handlers hand out: a table as one person may see it, never its secret or its state."""

import json
from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from typing import Any

from pydantic_core import to_json

from rules import fair
from rules.game import COMPLETE, Choices, Event, Game, Path, View
from rules.lobby import Team, in_teams, teams_of
from rules.refusals import NotAllowed
from rules.store import Entry, EntryKind, Seat, Status, Table

NO_OPTIONS = "{}"
"""The options of most tables, as they are stored: all as by default."""


@dataclass(frozen=True, slots=True)
class Asker:
    """Who asks for a change: Discord's id of a member, and the name that the chat knows."""

    member: int
    name: str
    interaction: int | None
    """Discord's id of the click or command: the same one is carried out once. None for what
    follows from something else that they asked for."""


@dataclass(frozen=True, slots=True)
class SeatLook:
    """A seat as everybody sees it."""

    member: int
    name: str
    left: bool


@dataclass(frozen=True, slots=True)
class Line:
    """One line of a table's history: what one entry brought about, as its reader may know it."""

    revision: int
    kind: EntryKind
    seat: int | None
    events: tuple[Event, ...]
    reason: str = ""
    """Of a stop: why, as whoever stopped the table wrote it."""


@dataclass(frozen=True, slots=True)
class Look:
    """A table as one member, or everybody (`member` None), may see it."""

    guild: int
    number: int
    channel: int
    game: str
    options: Mapping[str, bool | int]
    """The options that differ from their defaults."""
    size: int
    status: Status
    revision: int
    seats: tuple[SeatLook, ...]
    promise: str
    """The SHA-256 of the table's secret; see `fair`."""
    secret: str | None
    """The secret itself, as hexadecimal digits, once nothing can be foretold from it any more."""
    rematch: int | None
    """The table that continues this one, unless it was closed before a game began."""
    member: int | None
    """Whose look this is; None: everybody's."""
    seat: int | None
    """The seat of `member`, if they have one and have not left."""
    view: View | None
    """What that seat, or a spectator, may know of the position; None before the deal."""
    first: Choices
    """What the seat may choose now, if it must act or may change what it chose; else no keys."""
    history: tuple[Line, ...] = ()
    """The last entries, oldest first, where they were asked for."""
    led: Path = ()
    """The first step, if it is the only one and says nothing (see `Game.formal`); or none."""
    asked: Choices = COMPLETE
    """What is asked after `led`, if there is such a step."""
    teams: tuple[Team, ...] = ()
    """In a lobby of a game in teams: who plays with whom if it stays like this (places)."""
    unread: bool = False
    """Whether there is a position, but none that can be read here; only of `Tables.listed`."""

    @property
    def lacking(self) -> bool:
        """Whether what the game is played with is not here; only in a list (`Tables.mine`)."""
        return self.status == "running" and self.view is None

    @property
    def host(self) -> int | None:
        """The member who may start and stop the table: the first who is still there."""
        return host_of(self.seats)

    @property
    def names(self) -> tuple[str, ...]:
        """The name at each seat, as it was when they joined."""
        return tuple(seat.name for seat in self.seats)

    @property
    def turn(self) -> int:
        """The turn that a choice made from this look belongs to; 0 before the deal."""
        return self.view.turn if self.view is not None else 0

    @property
    def acting(self) -> tuple[int, ...]:
        """The seats that must act now; none unless the table runs."""
        return self.view.acting if self.view is not None and self.status == "running" else ()

    @property
    def must_act(self) -> bool:
        """Whether the one who looks is awaited."""
        return self.seat is not None and self.seat in self.acting

    @property
    def stop(self) -> Line | None:
        """How the table was stopped, if it was; only of a look with the history of that."""
        return next((line for line in reversed(self.history) if line.kind == "stop"), None)

    @property
    def may_change(self) -> bool:
        """Whether the one who looks need not act, but may change what they chose."""
        running = self.view if self.status == "running" else None
        return running is not None and self.seat in running.may_change


@dataclass(frozen=True, slots=True)
class Offer:
    """A half-made move: the steps taken, and what may be chosen next."""

    look: Look
    path: Path
    steps: tuple[int, ...]
    """The same steps as the numbers of the choices, from 0."""
    choices: Choices
    back: tuple[int, ...] | None = None
    """The steps to return to, to choose anew; None before anything was chosen."""

    @property
    def complete(self) -> bool:
        """Whether the path is a whole move, ready to be played."""
        return bool(self.path) and not self.choices.keys


def begun(look: Look) -> Offer:
    """The move that the one who looks must make, or may change, with its first real question."""
    return Offer(look, look.led, (0,) * len(look.led), look.asked if look.led else look.first)


@dataclass(frozen=True, slots=True)
class Done:
    """A move that is stored, as its maker may see it."""

    look: Look
    path: Path
    events: tuple[Event, ...]


def host_of(seats: Iterable[Seat | SeatLook]) -> int | None:
    """The member of the first seat that has not been left."""
    return next((seat.member for seat in seats if not seat.left), None)


def seat_of(table: Table, member: int | None) -> int | None:
    """The seat that `member` holds; None if they have none or have left it."""
    for number, seat in enumerate(table.seats):
        if seat.member == member and not seat.left:
            return number
    return None


def no_seat(number: int, seats: Iterable[Seat | SeatLook], member: int) -> NotAllowed:
    """Why `member` can't act at the table: they gave up, or never sat there."""
    gave_up = any(seat.member == member for seat in seats)
    return NotAllowed("gave-up" if gave_up else "not-at-table", table=number)


def events_text(events: Iterable[Event]) -> str:
    """Events as the store keeps them."""
    return json_text([[e.kind, e.seat, dict(e.facts), dict(e.secret)] for e in events])


def json_text(value: Any) -> str:
    """JSON values, or a dataclass of them, as the store keeps them: without blanks."""
    return to_json(value).decode()


def line_of(entry: Entry, viewer: int | None) -> Line:
    """A stored entry as `viewer` may know it."""
    events = (
        Event(kind, seat, facts, secret) for kind, seat, facts, secret in json.loads(entry.events)
    )
    return Line(
        entry.revision,
        entry.kind,
        entry.seat,
        tuple(event.seen_by(viewer) for event in events),
        # The text of other entries is a move, which may be secret.
        reason=entry.text if entry.kind == "stop" else "",
    )


def look_at(
    table: Table,
    game: Game[Any, Any],
    state: Any,
    member: int | None,
    history: Iterable[Entry] = (),
) -> Look:
    """The table as `member`, or everybody, may see it. The one gate through which tables leave."""
    seat = seat_of(table, member)
    view = game.view(state, seat) if state is not None else None
    running = view if table.status == "running" else None
    acts = running is not None and seat in (*running.acting, *running.may_change)
    first = game.choices(state, seat, ()) if acts and seat is not None else COMPLETE
    led: Path = ()
    asked = COMPLETE
    if len(first.keys) == 1 and game.formal.issuperset(first.keys) and seat is not None:
        led, asked = first.keys, game.choices(state, seat, first.keys)
    return Look(
        guild=table.guild,
        number=table.number,
        channel=table.channel,
        game=table.game,
        options=json.loads(table.options) if table.options != NO_OPTIONS else {},
        size=table.size,
        status=table.status,
        revision=table.revision,
        seats=tuple(SeatLook(s.member, s.name, s.left) for s in table.seats),
        promise=fair.promise(table.secret),
        secret=table.secret.hex() if table.status == "over" and state is not None else None,
        rematch=table.rematch,
        member=member,
        seat=seat,
        view=view,
        first=first,
        led=led,
        asked=asked,
        history=tuple(line_of(entry, seat) for entry in history),
        teams=teams_of(table.seats) if table.status == "lobby" and in_teams(game) else (),
    )
