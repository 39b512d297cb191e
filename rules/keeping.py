"""Tables as they are stored: read, kept ready for who plays on, changed by one at a time.

What is in memory is only a copy of what is stored, thrown away before every write: whoever is
cancelled or fails leaves the table as it was, or stored whole.
"""

import asyncio
import contextlib
import dataclasses
from collections.abc import AsyncIterator, Callable, Collection, Iterable, Mapping, Sequence
from typing import Any

from rules.game import Broken, Event, Game, Played
from rules.loaded import Loaded, state_of
from rules.locks import Locks, to_the_end
from rules.look import Asker, Look, events_text, json_text, look_at
from rules.recent import Recent
from rules.refusals import Lacking, NotFound
from rules.results import finished, stopped
from rules.settings import Settings
from rules.store import LARGEST, AlreadyDone, Change, Entry, EntryKind, Store, Table

REMEMBERED = 128
"""How many tables at most are kept ready in memory; all others cost nothing while nobody plays."""


class Keeping:
    """The stored tables of all guilds, by (guild, number)."""

    def __init__(
        self,
        store: Store,
        games: Mapping[str, Game[Any, Any]],
        settings: Settings,
        clock: Callable[[], float],
    ) -> None:
        self._store = store
        self._games = games
        self._settings = settings
        self._clock = clock
        self._locks = Locks()
        self._recent: Recent[tuple[int, int], Loaded] = Recent(REMEMBERED)

    # -- reading ---------------------------------------------------------------------------------

    async def stored(self, guild: int, number: int) -> Table:
        """The table as it is stored, whatever may be wrong with its position. Raises NotFound."""
        table = await self._store.table(guild, number) if 0 < number <= LARGEST else None
        if table is None:
            raise NotFound("no-table", table=number)
        return table

    async def look(self, guild: int, number: int, member: int | None, history: int = 0) -> Look:
        """As `Tables.look`."""
        loaded = await self.loaded(guild, number)
        entries = await self._store.log(guild, number, history) if history else ()
        look = look_at(loaded.table, loaded.game, loaded.state, member, entries)
        if await self.came_to_nothing(guild, look.rematch):
            return dataclasses.replace(look, rematch=None)
        return look

    async def came_to_nothing(self, guild: int, rematch: int | None) -> bool:
        """Whether the lobby of a rematch was closed before a game began."""
        if rematch is None:
            return False
        loaded = self._recent.get((guild, rematch))
        # Its position may lack something that this table has.
        table = await self.stored(guild, rematch) if loaded is None else loaded.table
        return table.status == "over" and table.state is None

    async def loaded(self, guild: int, number: int) -> Loaded:
        """The table with its state. Raises NotFound, Lacking, Broken."""
        loaded = self._recent.get((guild, number))
        if loaded is not None:
            return loaded
        table = await self.stored(guild, number)
        game = self._games[table.game]
        return Loaded(table, game, state_of(table, game))

    # -- for one alone ---------------------------------------------------------------------------

    def lock(self, guild: int, number: int) -> asyncio.Lock:
        """Whoever changes the table holds this meanwhile, from before they read it."""
        return self._locks.of((guild, number))

    async def held(self, guild: int, number: int) -> Loaded:
        """The table as it is stored, for who holds its lock."""
        loaded = await self.loaded(guild, number)
        # Nobody else may remember what was read: it could be older than what the holder is storing
        # just now.
        self._recent.put((guild, number), loaded)
        return loaded

    async def held_anyhow(self, guild: int, number: int) -> Loaded:
        """As `held`; without the state where that can't be read."""
        try:
            return await self.held(guild, number)
        except (Lacking, Broken):
            table = await self.stored(guild, number)
            return Loaded(table, self._games[table.game], None)

    @contextlib.asynccontextmanager
    async def locks(self, guild: int, numbers: Iterable[int]) -> AsyncIterator[None]:
        """Nobody changes any of these tables meanwhile."""
        async with contextlib.AsyncExitStack() as held:
            # Always in ascending order, and whoever holds one alone awaits no other.
            for number in sorted(numbers):
                await held.enter_async_context(self.lock(guild, number))
            yield

    @contextlib.asynccontextmanager
    async def kept_still(self, guild: int, numbers: Collection[int]) -> AsyncIterator[None]:
        """Nobody changes any of these tables meanwhile, and whoever looks reads the store.

        Only who holds a table's lock puts it into memory (or has just opened it, before anybody
        else could). So once it is dropped from there under the lock, a look that begins after what
        is done in the block was committed sees it, also one that begins before the block ends.
        """
        async with self.locks(guild, numbers):
            for number in numbers:
                self._recent.drop((guild, number))
            yield

    def forget_guild(self, guild: int) -> None:
        """Nothing of the guild is stored any more."""
        self._recent.drop_all(lambda key: key[0] == guild)

    # -- storing ---------------------------------------------------------------------------------

    async def open(self, table: Table, host: Asker) -> Look:
        """Store a new lobby, if the same interaction has not before; what `host` sees then."""
        entry = self._entry(table, "open", host)
        try:
            table = await to_the_end(self._store.open(table, entry))
        except AlreadyDone as done:
            return await self.look(table.guild, done.table, host.member)
        return self._keep(table, self._games[table.game], None, host.member)

    async def save(
        self,
        loaded: Loaded,
        table: Table,
        kind: EntryKind,
        asker: Asker,
        *,
        played: Played[Any] | None = None,
        seat: int | None = None,
        text: str = "",
        opens: Table | None = None,
    ) -> Look:
        """Store a change of the table `loaded`, whole; what `asker` sees then.

        `table` is what it becomes, but for what follows from the move that was `played`: state,
        outcome, the end. `opens` is the lobby of its rematch, to be stored with it. If the same
        interaction has changed it before, nothing is changed.
        """
        game, state = loaded.game, loaded.state
        events: tuple[Event, ...] = ()
        changes: dict[str, Any] = {}
        outcome = None
        if played is not None:
            state, events = played
            changes["state"] = json_text(game.dump(state))
            outcome = game.outcome(state)
            if outcome is not None:
                changes.update(status="over", outcome=json_text(outcome))
        entry = self._entry(table, kind, asker, seat=seat, text=text, events=events)
        ending = None
        if outcome is not None:
            ending = finished(table, game, state, outcome, entry.at)
            if not (await self._settings.of(table.guild)).rated:
                ending = dataclasses.replace(ending, rate=None)
        elif kind == "stop" and loaded.table.status == "running":
            ending = stopped(table, game, entry.at)
        table = dataclasses.replace(table, revision=entry.revision, changed=entry.at, **changes)
        key = (table.guild, table.number)
        self._recent.drop(key)
        opening = None
        if opens is not None:
            # One interaction can stand in only one entry.
            opening = dataclasses.replace(self._entry(opens, "open", asker), interaction=None)
        change = Change(table, entry, ending, opens, opening)
        try:
            table = await to_the_end(self._store.change(change))
        except AlreadyDone:
            return await self.look(*key, asker.member)
        return self._keep(table, game, state, asker.member)

    def _keep(self, table: Table, game: Game[Any, Any], state: Any, member: int) -> Look:
        if state is not None or table.state is None:
            self._recent.put((table.guild, table.number), Loaded(table, game, state))
        return look_at(table, game, state, member)

    def _entry(
        self,
        table: Table,
        kind: EntryKind,
        asker: Asker,
        *,
        seat: int | None = None,
        text: str = "",
        events: Sequence[Event] = (),
    ) -> Entry:
        return Entry(
            revision=1 if kind == "open" else table.revision + 1,
            kind=kind,
            member=asker.member,
            interaction=asker.interaction,
            at=self._clock(),
            seat=seat,
            text=text,
            events=events_text(events),
        )
