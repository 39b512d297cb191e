"""A store in memory that keeps the same promises as SQLite, for tests of what stands above it.

Every operation gives way to the event loop once before it takes effect and once after, as a real
one does: cancelled at the first, nothing has happened; at the second, it has and nobody was told.
"""

import asyncio
from collections.abc import Callable, Collection, Iterable
from dataclasses import asdict, replace
from itertools import combinations
from typing import Any, TypeVar

from rules.ratings import Rating
from rules.remembered import (
    Asked,
    Busy,
    Finished,
    History,
    Leaderboard,
    Person,
    Profile,
)
from rules.store import (
    NOBODY,
    AlreadyDone,
    Change,
    Conflict,
    Ending,
    Entry,
    MemberSettings,
    Message,
    Rated,
    Result,
    Role,
    SettingChange,
    StoreError,
    Table,
)
from rules.unnamed import uncalled, unnamed
from tests.counted import Counted, Raw

Key = tuple[int, int]
T = TypeVar("T")


def _opponents(results: Iterable[Result], one: int, other: int) -> bool:
    """Whether these two may have been opponents at a table; who deleted their data is anybody."""
    return any(
        a.team != b.team
        and {a.member, b.member} <= {one, other, NOBODY}
        and {a.member, b.member} & {one, other} - {NOBODY}
        for a, b in combinations(results, 2)
    )


class MemoryStore:
    """`rules.store.Store` and `rules.remembered.Memory` in dictionaries.

    `writes` counts the writes that took effect. Exceptions put into `failures` are raised by the
    next writes, one each, before anything is changed. `delay` is how long an operation takes, in
    seconds.
    """

    def __init__(self, *, delay: float = 0.0) -> None:
        self.tables: dict[Key, Table] = {}
        self.logs: dict[Key, list[Entry]] = {}
        self.endings: dict[Key, Finished] = {}
        self.changed_ratings: dict[Key, Rated] = {}
        """What each rated table changed."""
        self.ratings: dict[tuple[int, int, str], Rating] = {}
        self.people: dict[Key, Person] = {}
        self.left_guilds: dict[int, float] = {}
        self.messages: dict[tuple[int, int, Role], Message] = {}
        self.left: dict[Key, dict[int, int]] = {}
        """The channel of each leftover message."""
        self.shown: dict[Key, tuple[int, set[int]]] = {}
        """By guild and message: the channel, and who is named there."""
        self.settings: dict[Key, MemberSettings] = {}
        self.of_servers: dict[int, dict[str, str]] = {}
        self.setting_log: dict[int, list[SettingChange]] = {}
        self.failures: list[BaseException] = []
        self.delay = delay
        self.writes = 0
        self._interactions: dict[Key, int] = {}

    async def _read(self, work: Callable[[], T]) -> T:
        await asyncio.sleep(self.delay)
        result = work()
        await asyncio.sleep(0)
        return result

    async def _write(self, work: Callable[[], T]) -> T:
        await asyncio.sleep(self.delay)
        if self.failures:
            raise self.failures.pop(0)
        result = work()
        self.writes += 1
        await asyncio.sleep(0)
        return result

    async def open(self, table: Table, entry: Entry) -> Table:
        def work() -> Table:
            self._refuse_repeated(table.guild, entry)
            return self._insert(table, entry)

        return await self._write(work)

    async def change(self, change: Change) -> Table:
        if change.table.revision != change.entry.revision:
            raise ValueError("a change's table must be at its entry's revision")
        if (change.opens is None) != (change.opens_entry is None):
            raise ValueError("a table opened by a change needs its first entry")
        return await self._write(lambda: self._change(change))

    def _change(self, change: Change) -> Table:
        table, entry = change.table, change.entry
        key = (table.guild, table.number)
        self._refuse_repeated(table.guild, entry)
        stored = self.tables.get(key)
        if stored is None or stored.revision + 1 != entry.revision:
            raise Conflict(f"table {table.number} is not at revision {entry.revision - 1}")
        if change.opens is not None and change.opens_entry is not None:
            if change.opens.guild != table.guild or change.opens_entry.interaction is not None:
                raise ValueError("a table is opened in the same guild, by the entry's interaction")
            opened = self._insert(change.opens, change.opens_entry)
            table = replace(table, rematch=opened.number)
        self.tables[key] = replace(table, seed=stored.seed)
        self.logs[key].append(entry)
        self._remember(table, entry)
        if change.ending is not None:
            self._end(table, change.ending)
        return table

    def _end(self, table: Table, ending: Ending) -> None:
        guild, key = table.guild, (table.guild, table.number)
        log = self.logs[key]
        began = next((entry.at for entry in log if entry.kind == "start"), table.opened)
        rated = None
        if ending.rate is not None:
            before = [
                self.ratings.get((guild, result.member, table.game), Rating())
                for result in ending.results
            ]
            late = [
                other.results
                for (of, number), other in self.endings.items()
                if (of, other.game) == (guild, table.game)
                and other.ended > ending.met_since
                and (of, number) in self.changed_ratings
            ]
            met = [
                [
                    sum(_opponents(results, one.member, other.member) for results in late)
                    for other in ending.results
                ]
                for one in ending.results
            ]
            rated = ending.rate(before, met)
            self.changed_ratings[key] = rated
        self.endings[key] = Finished(
            *(guild, table.number, table.game, table.options, ending.reason, began, ending.ended),
            sum(entry.kind == "play" for entry in log),
            tuple(
                replace(result, weight=rated.weights[result.seat] if rated else None)
                for result in ending.results
            ),
        )
        for result in ending.results:
            if result.member == NOBODY:
                continue
            person = Person(result.member, result.name, ending.ended, checked=ending.ended)
            self.people.setdefault((guild, result.member), person)
            if rated:
                rating = rated.ratings[result.seat]
                self.ratings[guild, result.member, table.game] = rating

    def _insert(self, table: Table, entry: Entry) -> Table:
        if entry.revision != 1:
            raise ValueError("the first entry of a table has revision 1")
        number = 1 + max((n for guild, n in self.tables if guild == table.guild), default=0)
        table = replace(table, number=number, revision=1)
        self.tables[table.guild, number] = table
        self.logs[table.guild, number] = [entry]
        self._remember(table, entry)
        return table

    def _refuse_repeated(self, guild: int, entry: Entry) -> None:
        if entry.interaction is not None and (guild, entry.interaction) in self._interactions:
            raise AlreadyDone(self._interactions[guild, entry.interaction])

    def _remember(self, table: Table, entry: Entry) -> None:
        if entry.interaction is not None:
            self._interactions[table.guild, entry.interaction] = table.number

    async def table(self, guild: int, number: int) -> Table | None:
        return await self._read(lambda: self.tables.get((guild, number)))

    async def before(self, guild: int, number: int) -> Table | None:
        return await self._read(
            lambda: next(
                (
                    table
                    for (of, _), table in self.tables.items()
                    if of == guild and table.rematch == number
                ),
                None,
            )
        )

    async def log(self, guild: int, number: int, last: int | None = None) -> list[Entry]:
        def work() -> list[Entry]:
            entries = self.logs.get((guild, number), [])
            return entries[:] if last is None else entries[max(0, len(entries) - last) :]

        return await self._read(work)

    async def tables_of(self, guild: int, member: int) -> list[Table]:
        return await self._read(
            lambda: self._open_tables(
                lambda table: (
                    table.guild == guild
                    and any(seat.member == member and not seat.left for seat in table.seats)
                )
            )
        )

    async def tables_in(self, guild: int, channel: int) -> list[Table]:
        return await self._read(
            lambda: self._open_tables(
                lambda table: table.guild == guild and table.channel == channel
            )
        )

    def _open_tables(self, wanted: Callable[[Table], bool]) -> list[Table]:
        return [
            table
            for _, table in sorted(self.tables.items())
            if table.status != "over" and wanted(table)
        ]

    async def unfinished(self) -> list[tuple[int, int]]:
        def work() -> list[tuple[int, int]]:
            behind = {
                (message.guild, message.table)
                for message in self.messages.values()
                if message.revision < self.tables[message.guild, message.table].revision
            } | self.left.keys()
            return sorted(
                key for key, table in self.tables.items() if table.status != "over" or key in behind
            )

        return await self._read(work)

    async def put_message(self, message: Message) -> None:
        def work() -> None:
            if (message.guild, message.table) not in self.tables:
                raise StoreError(f"there is no table {message.table}")
            key = (message.guild, message.table, message.role)
            self._leave(*key, message.message)
            asked = self.messages[key].stale if key in self.messages else 0
            self.messages[key] = replace(message, stale=max(0, asked - message.stale))

        await self._write(work)

    async def mark_stale(self, guild: int, table: int | None = None) -> None:
        def work() -> None:
            for (of, number), one in self.tables.items():
                if of == guild and (one.status != "over" if table is None else number == table):
                    self._mark((of, number))

        await self._write(work)

    def _mark(self, key: Key) -> None:
        message = self.messages.get((*key, "table"))
        if message is not None:
            self.messages[*key, "table"] = replace(message, stale=message.stale + 1)

    async def stale(self) -> list[Key]:
        return await self._read(
            lambda: sorted(
                (guild, number)
                for (guild, number, role), message in self.messages.items()
                if message.stale and role == "table" and self.tables[guild, number].status == "over"
            )
        )

    async def message(self, guild: int, table: int, role: Role) -> Message | None:
        return await self._read(lambda: self.messages.get((guild, table, role)))

    async def drop_message(self, guild: int, table: int, role: Role) -> None:
        await self._write(lambda: self.messages.pop((guild, table, role), None))

    def _leave(self, guild: int, table: int, role: Role, but: int = 0) -> None:
        old = self.messages.get((guild, table, role))
        if old is not None and old.message != but:
            self.left.setdefault((guild, table), {})[old.message] = old.channel

    async def retire_message(self, guild: int, table: int, role: Role) -> None:
        def work() -> None:
            self._leave(guild, table, role)
            self.messages.pop((guild, table, role), None)

        await self._write(work)

    async def leftovers(self, guild: int, table: int) -> list[tuple[int, int]]:
        return await self._read(
            lambda: [
                (channel, message)
                for message, channel in sorted(self.left.get((guild, table), {}).items())
            ]
        )

    async def drop_leftover(self, guild: int, table: int, message: int) -> None:
        def work() -> None:
            left = self.left.get((guild, table), {})
            left.pop(message, None)
            if not left:
                self.left.pop((guild, table), None)

        await self._write(work)

    async def member_settings(self, guild: int, member: int) -> MemberSettings:
        return await self._read(lambda: self.settings.get((guild, member), MemberSettings()))

    async def put_member_settings(self, guild: int, member: int, settings: MemberSettings) -> None:
        def work() -> None:
            self.settings[guild, member] = settings

        await self._write(work)

    async def server_settings(self, guild: int) -> dict[str, str]:
        return await self._read(lambda: dict(self.of_servers.get(guild, {})))

    async def change_setting(self, guild: int, change: SettingChange) -> None:
        def work() -> None:
            log = self.setting_log.setdefault(guild, [])
            if all(known.interaction != change.interaction for known in log):
                log.append(change)
                self.of_servers.setdefault(guild, {})[change.setting] = change.after

        await self._write(work)

    async def setting_changes(self, guild: int, most: int, skip: int = 0) -> list[SettingChange]:
        return await self._read(lambda: self.setting_log.get(guild, [])[::-1][skip : skip + most])

    # -- what is remembered ----------------------------------------------------------------------

    def _counted(self, guild: int) -> Counted:
        rows: list[Raw] = []
        for (of, number), ended in self.endings.items():
            rated = self.changed_ratings.get((of, number))
            for result in ended.results if of == guild else ():
                rating = rated.ratings[result.seat] if rated and result.member else None
                rows.append(
                    Raw(
                        *(number, result.seat, result.member, ended.game, ended.ended),
                        *(result.team, result.place, result.score, result.resigned, result.weight),
                        rating.mu if rating else None,
                        rating.sigma if rating else None,
                    )
                )
        people = {member: person for (of, member), person in self.people.items() if of == guild}
        return Counted(rows, people)

    async def leaderboard(self, asked: Asked) -> Leaderboard:
        return await self._read(lambda: self._counted(asked.guild).leaderboard(asked))

    async def profile(self, guild: int, member: int, reader: int | None, rises: int) -> Profile:
        return await self._read(lambda: self._counted(guild).profile(guild, member, reader, rises))

    async def history(
        self, guild: int, *, member: int | None, game: str, page: int, size: int
    ) -> History:
        def work() -> History:
            found = [
                ended
                for (of, _), ended in self.endings.items()
                if of == guild
                and game in ("", ended.game)
                and (member is None or any(one.member == member for one in ended.results))
            ]
            found.sort(key=lambda ended: (ended.ended, ended.number), reverse=True)
            return History(tuple(found[page * size :][:size]), page, size, len(found))

        return await self._read(work)

    async def finished(self, guild: int, number: int) -> Finished | None:
        return await self._read(lambda: self.endings.get((guild, number)))

    async def seen(self, guild: int, member: int, name: str, at: float) -> None:
        def work() -> None:
            if (guild, member) in self.people:
                self._see(guild, member, name, at)

        await self._write(work)

    def _see(self, guild: int, member: int, name: str, at: float) -> Person:
        before = self.people.get((guild, member), Person(member, name, at))
        person = replace(before, name=name, seen=at, checked=at, gone=False)
        self.people[guild, member] = person
        return person

    async def person(self, guild: int, member: int) -> Person | None:
        return await self._read(lambda: self.people.get((guild, member)))

    async def to_check(self, before: float, limit: int) -> list[Key]:
        def work() -> list[Key]:
            due = [
                (person.checked, key)
                for key, person in self.people.items()
                if not person.gone and person.checked < before and key[0] not in self.left_guilds
            ]
            return [key for _, key in sorted(due)][:limit]

        return await self._read(work)

    async def checked(self, guild: int, member: int, at: float, *, gone: bool) -> None:
        def work() -> None:
            person = self.people.get((guild, member))
            if person is not None:
                self.people[guild, member] = replace(person, gone=gone, checked=at)

        await self._write(work)

    async def hide(self, guild: int, member: int, name: str, at: float, *, hidden: bool) -> None:
        def work() -> None:
            person = self._see(guild, member, name, at)
            self.people[guild, member] = replace(person, hidden=hidden)

        await self._write(work)

    async def everything(self, guild: int, member: int) -> dict[str, Any]:
        def work() -> dict[str, Any]:
            person = self.people.get((guild, member))
            return {
                "member": [asdict(person)] if person else [],
                "settings": [asdict(self.settings[guild, member])]
                if (guild, member) in self.settings
                else [],
                "tables": self._tables_with(guild, member),
                "shown": [
                    {"channel": channel, "message": message}
                    for (of, message), (channel, named) in sorted(self.shown.items())
                    if of == guild and member in named
                ],
            }

        return await self._read(work)

    def _tables_with(self, guild: int, member: int) -> list[int]:
        return sorted(
            number
            for (of, number), log in self.logs.items()
            if of == guild
            and (
                any(one.member == member for one in (*log, *self.tables[of, number].seats))
                or any(seat.partner == member for seat in self.tables[of, number].seats)
            )
        )

    async def tables_with(self, guild: int, member: int) -> list[int]:
        return await self._read(lambda: self._tables_with(guild, member))

    async def forget_member(
        self,
        guild: int,
        member: int,
        still: Collection[int] | None = None,
        called: Collection[str] = (),
    ) -> None:
        def work() -> None:
            numbers = self._tables_with(guild, member)
            if still is not None and not set(still).issuperset(numbers):
                raise Busy
            for number in numbers:
                table = self.tables[guild, number]
                if table.status != "over" and any(
                    seat.member == member and not seat.left for seat in table.seats
                ):
                    raise Busy
            names = self._names(guild, member, numbers).union(called)
            for number in numbers:
                self._forget_at((guild, number), member)
                self._mark((guild, number))
            for key in [key for key in self.logs if key[0] == guild]:
                before = self.logs[key]
                self.logs[key] = [_unnamed(entry, member, names) for entry in before]
                if self.logs[key] != before:
                    self._mark(key)
            self._unshow(guild, member)
            for key in [key for key in self.ratings if key[:2] == (guild, member)]:
                del self.ratings[key]
            self.people.pop((guild, member), None)
            self.settings.pop((guild, member), None)
            self.setting_log[guild] = [
                replace(change, member=NOBODY) if change.member == member else change
                for change in self.setting_log.get(guild, [])
            ]

        await self._write(work)

    def _names(self, guild: int, member: int, numbers: list[int]) -> set[str]:
        names = {
            seat.name
            for n in numbers
            for seat in self.tables[guild, n].seats
            if seat.member == member
        }
        names |= {
            result.name
            for n in numbers
            if (guild, n) in self.endings
            for result in self.endings[guild, n].results
            if result.member == member
        }
        person = self.people.get((guild, member))
        return names | ({person.name} if person else set())

    def _forget_at(self, key: Key, member: int) -> None:
        table = self.tables[key]
        seats = tuple(
            replace(seat, member=NOBODY, name="")
            if seat.member == member
            else replace(seat, partner=None if seat.partner == member else seat.partner)
            for seat in table.seats
        )
        self.tables[key] = replace(table, seats=seats)
        self.logs[key] = [
            replace(
                entry,
                member=NOBODY if entry.member == member else entry.member,
                text=_without(entry, member),
            )
            for entry in self.logs[key]
        ]
        if key in self.endings:
            self.endings[key] = replace(
                self.endings[key],
                results=tuple(
                    replace(result, member=NOBODY, name="") if result.member == member else result
                    for result in self.endings[key].results
                ),
            )

    async def put_shown(
        self, guild: int, channel: int, message: int, members: Collection[int]
    ) -> None:
        await self._write(
            lambda: self.shown.setdefault((guild, message), (channel, set()))[1].update(members)
        )

    def _unshow(self, guild: int, member: int) -> None:
        for (of, _), (_, named) in self.shown.items():
            if of == guild and member in named:
                named.remove(member)
                named.add(NOBODY)

    async def unshow(self, guild: int, member: int) -> None:
        await self._write(lambda: self._unshow(guild, member))

    async def to_unshow(self) -> list[tuple[int, int, int]]:
        return await self._read(
            lambda: [
                (guild, channel, message)
                for (guild, message), (channel, named) in sorted(self.shown.items())
                if NOBODY in named
            ]
        )

    async def drop_shown(self, guild: int, message: int) -> None:
        await self._write(lambda: self.shown.pop((guild, message), None))

    async def guild_left(self, guild: int, at: float) -> None:
        await self._write(lambda: self.left_guilds.setdefault(guild, at))

    async def guild_back(self, guild: int) -> None:
        await self._write(lambda: self.left_guilds.pop(guild, None))

    async def guilds_left(self, before: float) -> list[int]:
        return await self._read(
            lambda: [
                guild
                for at, guild in sorted((at, guild) for guild, at in self.left_guilds.items())
                if at < before
            ]
        )

    async def guilds_known(self) -> list[int]:
        return await self._read(
            lambda: sorted(
                {guild for guild, _ in (*self.tables, *self.people, *self.settings, *self.shown)}
                - self.left_guilds.keys()
            )
        )

    async def forget_guild(self, guild: int, before: float) -> bool:
        def work() -> bool:
            if self.left_guilds.get(guild, before) >= before:
                return False
            keyed: list[dict[Any, Any]] = [
                *(self.tables, self.logs, self.endings, self.changed_ratings, self.ratings),
                *(self.people, self.settings, self.messages, self.left, self.shown),
                *(self._interactions,),
            ]
            for values in keyed:
                for key in [key for key in values if key[0] == guild]:
                    del values[key]
            for known in (self.left_guilds, self.of_servers, self.setting_log):
                known.pop(guild, None)
            return True

        return await self._write(work)


def _without(entry: Entry, member: int) -> str:
    """The text of an entry without what tells of a member, or was written by them."""
    if entry.kind == "pair" and entry.text == str(member):
        return str(NOBODY)
    return "" if entry.kind == "stop" and entry.member == member else entry.text


def _unnamed(entry: Entry, member: int, names: Collection[str]) -> Entry:
    """A stop without calls and names of a member in its reason."""
    if entry.kind != "stop":
        return entry
    return replace(entry, text=unnamed(uncalled(entry.text, member), [*names, str(member)]))
