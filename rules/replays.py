"""Finished games once more, move by move: every position is made anew by the rules.

Only moves are stored, and the seed. So a step is played from the deal, in a thread, with the
positions on the way kept every few moves for the tables looked at last; what is kept tells nothing
of people. All hands are open: the game is over, and the secret behind its shuffle is out already.
"""

import asyncio
from collections.abc import Iterable, Sequence
from dataclasses import dataclass, replace
from typing import Any, Final

from rules.chronicle import Chronicle
from rules.game import Broken, Event, Missing, View
from rules.locks import Locks
from rules.look import Line, Look, line_of, look_at
from rules.recent import Recent
from rules.record import (
    RESIGN,
    BadRecord,
    Claim,
    Games,
    Record,
    dumps,
    first_position,
    play_text,
    record_of,
)
from rules.refusals import NotNow, Refusal
from rules.store import Entry, Table
from rules.table import Tables

EVERY: Final = 16
"""After so many moves each a position is kept."""
REMEMBERED: Final = 8
"""Of how many tables positions are kept."""
TOLD: Final = 4
"""How many of the last moves a moment tells."""


class Course:
    """A game on its way from the deal, made as far as it is asked for.

    To be used by one thread at a time.
    """

    def __init__(self, record: Record, games: Games) -> None:
        """Raises BadRecord, and Missing where the cards that it was played with are not here."""
        self.game, first = first_position(record, games)
        self.moves: Final = record.moves
        self.events: Final[list[tuple[Event, ...]]] = []
        """Of the moves played so far."""
        self.broken: str | None = None
        """Why the move after the last one that is played can't be; None as far as is known."""
        self._claim = record.outcome
        self._kept = [first]
        self._newest = first

    @property
    def made(self) -> int:
        """How many moves are played so far."""
        return len(self.events)

    def at(self, step: int) -> tuple[int, Any]:
        """The position after `step` moves, or the last one before the rules refuse one."""
        while self.made < step and self.broken is None:
            self._on()
        step = min(step, self.made)
        state = self._kept[step // EVERY]
        for seat, text in self.moves[step // EVERY * EVERY : step]:
            state, _ = play_text(self.game, state, seat, text)
        return step, state

    def ends_otherwise(self, state: Any) -> bool:
        """Whether the last position is another end than the one that was stored."""
        outcome = self.game.outcome(state)
        return self._claim is not None and (outcome is None or Claim.of(outcome) != self._claim)

    def _on(self) -> None:
        seat, text = self.moves[self.made]
        try:
            self._newest, events = play_text(self.game, self._newest, seat, text)
        except (Refusal, Broken, LookupError, ValueError) as fault:
            # What another version wrote may be anything.
            self.broken = f"{type(fault).__name__}: {fault}"
            return
        self.events.append(events)
        if self.made % EVERY == 0:
            self._kept.append(self._newest)


@dataclass(frozen=True, slots=True)
class Moment:
    """A finished table as it was after some of its moves."""

    look: Look
    """As a spectator saw it then, under the names as last seen; its history are the last moves."""
    hands: tuple[View, ...]
    """What each seat saw."""
    step: int
    """How many moves were made: 0 is the deal."""
    moves: int
    """How many there were in all."""
    broken: bool = False
    """Whether the next move can't be played any more: the rules have changed since."""
    otherwise: bool = False
    """Whether the game ends otherwise today than it did."""
    stop: Line | None = None
    """At the last step of a table that was stopped: how."""

    @property
    def last(self) -> bool:
        """Whether there is no later moment."""
        return self.broken or self.step == self.moves

    @property
    def mover(self) -> int | None:
        """The seat that made the last move."""
        return self.look.history[-1].seat if self.step else None


class Replays:
    """The finished tables of all guilds, step by step."""

    def __init__(self, tables: Tables, chronicle: Chronicle) -> None:
        self.tables = tables
        self.chronicle = chronicle
        self._locks = Locks()
        self._courses: Recent[tuple[int, int, bytes], Course] = Recent(REMEMBERED)

    async def at(self, guild: int, number: int, step: int) -> Moment:
        """The table after `step` moves; after the last, if there were fewer.

        Raises NotFound ("no-table"), NotNow: "replay-not-over", "replay-no-game" (it was closed
        before one began), "replay-unknown-game", "replay-no-cards" (the file of the cards that it
        was played with is not here), "replay-impossible" (not even the deal).
        """
        table = await self._over(guild, number)
        # A guild that was forgotten may have another table of this number.
        key = (guild, number, table.secret)
        async with self._locks.of(key):
            course = self._courses.get(key)
            if course is None:
                log = await self.tables.store.log(guild, number)
                course = await asyncio.to_thread(self._begin, table, log)
                self._courses.put(key, course)
            step, state = await asyncio.to_thread(course.at, max(0, min(step, len(course.moves))))
            broken = step == course.made and course.broken is not None
        moment = self._moment(await self._renamed(table), course, step, state)
        moment = replace(moment, broken=broken)
        if step < moment.moves:
            return moment
        if table.outcome is None:
            return replace(moment, stop=await self._stop(guild, number))
        return replace(moment, otherwise=course.ends_otherwise(state))

    async def file(self, guild: int, number: int) -> str:
        """The same game as a file for `python -m rules replay`. Raises as `at` does for a table."""
        table = await self._over(guild, number)
        return dumps(record_of(table, await self.tables.store.log(guild, number)))

    async def _over(self, guild: int, number: int) -> Table:
        table = await self.tables.stored(guild, number)
        if table.status != "over":
            raise NotNow("replay-not-over", table=number)
        if table.state is None:
            raise NotNow("replay-no-game", table=number)
        return table

    def _begin(self, table: Table, log: Sequence[Entry]) -> Course:
        number = table.number
        if table.game not in self.tables.games:
            raise NotNow("replay-unknown-game", table=number)
        try:
            return Course(record_of(table, log), self.tables.games)
        except Missing:
            refusal = NotNow("replay-no-cards", table=number)
        except (BadRecord, ValueError):
            refusal = NotNow("replay-impossible", table=number)
        raise refusal

    async def _renamed(self, table: Table) -> Table:
        """The table with everybody's name as last seen."""
        names = await self.chronicle.names(table.guild, (seat.member for seat in table.seats))
        seats = (replace(seat, name=names.get(seat.member, seat.name)) for seat in table.seats)
        return replace(table, seats=tuple(seats))

    def _moment(self, table: Table, course: Course, step: int, state: Any) -> Moment:
        ended = step == len(course.moves)
        table = replace(table, status="over" if ended else "running")
        look = look_at(table, course.game, state, None)
        lines = tuple(_lines(course, step))
        hands = tuple(course.game.view(state, seat) for seat in range(len(table.seats)))
        return Moment(replace(look, history=lines), hands, step, len(course.moves))

    async def _stop(self, guild: int, number: int) -> Line | None:
        log = await self.tables.store.log(guild, number)
        stops = [line_of(entry, None) for entry in log if entry.kind == "stop"]
        return stops[-1] if stops else None


def _lines(course: Course, step: int) -> Iterable[Line]:
    """The last moves as everybody was told of them."""
    for number in range(max(0, step - TOLD), step):
        seat, text = course.moves[number]
        events = tuple(event.seen_by(None) for event in course.events[number])
        yield Line(number + 1, "resign" if text == RESIGN else "play", seat, events)
