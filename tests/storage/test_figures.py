"""Every figure of every leaderboard and profile, against a second way of counting."""

import sqlite3
from collections.abc import AsyncIterator, Sequence
from dataclasses import replace
from datetime import UTC, datetime
from random import Random
from typing import Any

import pytest
from typing_extensions import override

from rules.game import Outcome
from rules.periods import periods_of
from rules.ratings import Rating, Standing, rated
from rules.remembered import Asked, Busy, By, Leaderboard
from rules.results import finished, stopped
from rules.store import NOBODY, Seat, Table
from storage.store import SqliteStore
from tests.counted import COLUMNS, Counted, Raw
from tests.memory_store import MemoryStore
from tests.rules.toy import ToyGame
from tests.storage.samples import entry, lobby, step

GUILDS = (1, 2)
MEMBERS = range(10, 22)
DAY = 86400
KINDS: tuple[By, ...] = ("rating", "wins", "points")
Stores = tuple[SqliteStore, MemoryStore]


class Pairs(ToyGame):
    """A game of two teams, as far as its results go."""

    name = "pairs"

    @override
    def teams(self, seats: int) -> tuple[tuple[int, int], ...]:
        return ((0, 2), (1, 3))


GAMES = (ToyGame(), Pairs())


@pytest.fixture
async def stores() -> AsyncIterator[Stores]:
    async with await SqliteStore.at(":memory:") as store:
        yield store, MemoryStore()


class Server:
    """Some months of random results in a guild, given to both stores alike."""

    def __init__(self, stores: Sequence[Any], guild: int, seed: int) -> None:
        self.stores = stores
        self.guild = guild
        self.random = Random(seed)
        self.now = datetime(2025, 11, 20, tzinfo=UTC).timestamp()
        self.members = list(MEMBERS)
        self.rated = True
        self.last: tuple[ToyGame, list[int]] | None = None

    async def play(self, tables: int) -> None:
        for _ in range(tables):
            self.now += self.random.choice([60, 3600, 5 * 3600, 4 * DAY]) * self.random.random()
            await self.one_table()

    async def one_table(self) -> None:
        random, game = self.random, self.random.choice(GAMES)
        seats = 4 if game.name == "pairs" else random.choice([2, 2, 3, 4])
        # A few play much, and some go on together all day.
        pool = self.members if random.random() < 0.5 else self.members[:5]
        chosen = random.sample(pool, seats)
        if self.last and random.random() < 0.4:
            game, chosen = self.last
        self.last = (game, chosen)
        await self.table_of(game, chosen, stop=random.random() < 0.1)

    async def table_of(self, game: ToyGame, members: list[int], *, stop: bool = False) -> None:
        """A table of these members, with a random result or stopped."""
        random, seats = self.random, len(members)
        chosen = [Seat(member, f"name of {member}", "") for member in members]
        began = self.now
        at = self.now = began + random.randrange(1, 3000)
        table = lobby(guild=self.guild, game=game.name, seats=tuple(chosen), opened=began)
        if stop:
            ending = stopped(table, game, at)
        else:
            ending = finished(table, game, None, self.outcome(game, seats), at)  # type: ignore[arg-type]
        if not self.rated:
            ending = replace(ending, rate=None)
        for store in self.stores:
            opened = await store.open(table, entry(1, kind="open", at=began))
            started = step(opened, status="running", state="{}")
            opened = await store.change(
                replace(started, entry=replace(started.entry, kind="start", at=began + 0.5))
            )
            last = step(opened, status="over")
            await store.change(replace(last, ending=ending))

    def outcome(self, game: ToyGame, seats: int) -> Outcome:
        random = self.random
        teams = [seat % 2 if game.teams(seats) else seat for seat in range(seats)]
        scores = {team: random.randrange(6) for team in teams}
        quitters = set(random.sample(teams, random.choice([0, 0, 0, 1])))
        resigned = [False] * seats
        for team in quitters:
            resigned[teams.index(team)] = True
        ranks = [(team in quitters, 0 if team in quitters else -scores[team]) for team in teams]
        places = tuple(1 + sum(other < rank for other in ranks) for rank in ranks)
        return Outcome("end", places, tuple(scores[team] for team in teams), tuple(resigned))

    async def raw(self) -> list[Raw]:
        def read(connection: sqlite3.Connection) -> list[Raw]:
            rows = connection.execute(
                f"SELECT {COLUMNS} FROM results JOIN endings USING (guild, number)"
                " WHERE results.guild = ?",
                (self.guild,),
            )
            return [Raw(*row[:8], bool(row[8]), *row[9:]) for row in rows]

        return await self.stores[0].database.read(self.guild, read)

    async def counted(self) -> Counted:
        people = [await self.stores[0].person(self.guild, member) for member in MEMBERS]
        return Counted(await self.raw(), {person.member: person for person in people if person})

    async def check(self) -> None:
        """Every leaderboard and every profile, both stores, against the raw rows."""
        counted = await self.counted()
        periods = {period for row in counted.rows for period in periods_of(row.ended)}
        assert len(periods) > 5
        for game in ("", "toy", "pairs", "unknown"):
            for period in (*sorted(periods), "1999"):
                for by in KINDS:
                    gone = self.random.random() < 0.5
                    reader = self.random.choice(MEMBERS)
                    await self.same(
                        counted, Asked(self.guild, game, period, by, 0, 99, gone, reader)
                    )
        for by in KINDS:
            for gone in (False, True):
                for game in ("", "toy"):
                    await self.pages(counted, Asked(self.guild, game, "", by, 0, 4, gone))
        for member in MEMBERS:
            other = self.random.choice(MEMBERS)
            for store in self.stores:
                profile = await store.profile(self.guild, member, other, 20)
                assert profile == counted.profile(self.guild, member, other, 20)

    async def same(self, counted: Counted, asked: Asked) -> Leaderboard:
        wanted = counted.leaderboard(asked)
        assert [await store.leaderboard(asked) for store in self.stores] == [wanted, wanted]
        return wanted

    async def pages(self, counted: Counted, asked: Asked) -> None:
        pages = (await self.same(counted, asked)).pages
        for page in range(1, pages + 1):
            await self.same(counted, replace(asked, page=page, reader=self.random.choice(MEMBERS)))


def rerated(rows: list[Raw]) -> dict[tuple[int, int], tuple[float, float]]:
    """All ratings computed again from the first table on, by (table, seat)."""
    counted = Counted(rows, {})
    ratings: dict[tuple[int, str], Rating] = {}
    found: dict[tuple[int, int], tuple[float, float]] = {}
    before: list[Raw] = []
    for number, seats in counted.tables.items():
        if seats[0].weight is None:
            continue
        for row in seats:
            assert row.weight == pytest.approx(weight_of(row, seats, before), abs=1e-12)
        before += seats
        old = [ratings.get((row.member, row.game), Rating()) for row in seats]
        ends = [Standing(row.team, row.place, row.resigned) for row in seats]
        for row, rating in zip(seats, rated(old, ends, [row.weight for row in seats]), strict=True):
            ratings[row.member, row.game] = rating
            found[number, row.seat] = (rating.mu, rating.sigma)
    return found


def weight_of(row: Raw, table: list[Raw], before: list[Raw]) -> float:
    """How much a table counts for a seat after all rows of those rated before it."""
    shares: list[float] = []
    for other in table:
        if other.team != row.team:
            met = sum(
                (one.member, another.member) == (row.member, other.member)
                for one in before
                for another in before
                if one.number == another.number and one.team != another.team
                if one.game == row.game and row.ended - one.ended < DAY
            )
            shares.append(1 / 2 ** max(0, met - 2))
    return sum(shares) / len(shares)


@pytest.mark.parametrize("seed", range(2))
async def test_every_figure_is_the_one_that_the_raw_results_give(stores: Stores, seed: int):
    server, other = Server(stores, 1, seed), Server(stores, 2, seed + 100)
    await other.play(20)
    await server.play(110)
    server.rated = False
    await server.play(10)
    server.rated = True
    await server.play(80)
    await server.check()
    raw = await server.raw()
    assert {(row.number, row.seat): (row.mu, row.sigma) for row in raw if row.mu} == rerated(raw)
    assert {row.weight for row in raw} > {None, 1, 0.5}

    for store in stores:
        await store.checked(1, 11, server.now, gone=True)
        await store.checked(1, 13, server.now, gone=True)
        await store.checked(1, 999, server.now, gone=True)
        await store.hide(1, 12, "Zoe", server.now, hidden=True)
        await store.hide(1, 13, "Max", server.now, hidden=True)
        await store.checked(1, 14, server.now, gone=True)
        await store.seen(1, 14, "back again", server.now)
        await store.checked(1, 13, server.now, gone=True)
    await server.check()
    await server.play(30)  # with those who are gone or hidden, who play on
    await server.check()

    elsewhere = await other.counted()
    before = {m: await stores[0].profile(1, m, None, 20) for m in MEMBERS}
    for store in stores:
        await store.forget_member(1, 10)
        await store.forget_member(1, 12)
        await store.forget_member(1, 10)
    await server.check()
    for member in MEMBERS:
        after = await stores[0].profile(1, member, None, 20)
        if member in (10, 12):
            assert (after.name, after.games, after.total.games) == ("", (), 0)
        else:
            assert after == before[member]
    await server.play(30)  # those who deleted their data begin anew
    await server.check()
    assert (await other.counted()).rows == elsewhere.rows


async def test_who_deleted_their_data_may_have_been_anybody_for_a_day(stores: Stores):
    server = Server(stores, 1, 7)
    toy, pairs = GAMES
    for members in ([10, 11], [10, 11, 12], [12, 10], [13, 14], [14, 13]):
        await server.table_of(toy, members)
    await server.table_of(pairs, [10, 15, 11, 16])
    for store in stores:
        await store.forget_member(1, 11)
    for members in ([10, 11], [11, 12], [13, 11], [10, 11, 13]):
        await server.table_of(toy, members)
    await server.table_of(pairs, [10, 15, 11, 17])
    for store in stores:
        ended = [await store.finished(1, number) for number in range(1, 12)]
        told = [[row.weight for row in one.results] for one in ended if one is not None]
        assert told[:6] == [[1, 1], [1, 1, 1], [1, 1], [1, 1], [1, 1], [1, 1, 1, 1]]
        # 10 met somebody deleted twice, 12 once, 13 never.
        assert told[6:9] == [[1, 1], [1, 1], [1, 1]]
        # 10 and 11: twice with somebody deleted, and once as themselves.
        assert told[9] == [(0.5 + 1) / 2, (0.5 + 1) / 2, 1]
        # Partners are no opponents: in this game 10 was never against the deleted one.
        assert told[10] == [1, 1, 1, 1]


async def test_a_member_who_sits_at_a_table_is_not_deleted(stores: Stores):
    for store in stores:
        await store.open(
            lobby(guild=1, seats=(Seat(10, "a", ""),)), entry(1, kind="open", member=10)
        )
        with pytest.raises(Busy):
            await store.forget_member(1, 10)


async def names_and_numbers(store: SqliteStore, member: int) -> list[str]:
    """Where in the database a member's id, or their name, is found in any column of any table."""

    def search(connection: sqlite3.Connection) -> list[str]:
        found: list[str] = []
        tables = connection.execute("SELECT name FROM sqlite_schema WHERE type = 'table'")
        for (table,) in tables.fetchall():
            rows = connection.execute(f"SELECT * FROM {table}").fetchall()
            found += [f"{table}: {row}" for row in rows if str(member) in str(row)]
        return found

    return await store.database.read(None, search)


async def test_a_deleted_member_is_nowhere_in_the_database():
    ann, ben = 987654321012345678, 123456789098765432
    async with await SqliteStore.at(":memory:") as store:
        table: Table = lobby(guild=1, game="toy", seats=(Seat(ann, f"Ann {ann}", f"{ann}:55"),))
        made = await store.open(table, entry(1, kind="open", member=ann))
        seats = (*made.seats, Seat(ben, "Ben", f"{ben}:56", partner=ann))
        change = step(made, seats=seats)
        pair = replace(change.entry, kind="pair", member=ben, text=str(ann))
        made = await store.change(replace(change, entry=pair))
        made = await store.change(step(made, seats=seats, status="running", state="{}"))
        last = step(made, status="over")
        places = Outcome("end", (1, 2), (5, 4), (False, False))
        ending = finished(made, GAMES[0], None, places, 9.0)
        await store.change(replace(last, ending=ending))
        await store.seen(1, ann, f"Ann {ann}", 1.0)
        made = await store.open(lobby(guild=1), entry(1, kind="open"))
        stop = step(made, status="over")
        said = replace(stop.entry, kind="stop", member=ann, text=f"says {ann}")
        await store.change(replace(stop, entry=said))
        assert len(await names_and_numbers(store, ann)) > 10

        await store.forget_member(1, ann)
        assert await names_and_numbers(store, ann) == []
        assert [line.text for line in await store.log(1, 2)][-1] == ""
        after = await store.table(1, 1)
        assert after is not None
        assert [(seat.member, seat.name) for seat in after.seats] == [(NOBODY, ""), (ben, "Ben")]
        assert after.seats[1].partner is None
        assert after.seed is not None
        end = await store.finished(1, 1)
        assert end is not None
        assert [(one.member, one.place, one.score) for one in end.results] == [
            (NOBODY, 1, 5),
            (ben, 2, 4),
        ]
        assert not any((await store.everything(1, ann)).values())


async def test_everything_of_a_guild_goes_once_it_was_left_for_long(stores: Stores):
    for store in stores:
        servers = [Server((store,), guild, 5) for guild in GUILDS]
        for server in servers:
            await server.play(5)
        await store.guild_left(1, 100.0)
        await store.guild_left(1, 900.0)
        await store.guild_left(2, 300.0)
        assert await store.guilds_left(200.0) == [1]
        assert await store.guilds_known() == []
        assert await store.forget_guild(2, 200.0) is False
        await store.guild_back(2)
        assert await store.guilds_known() == [2]
        assert await store.forget_guild(2, 1000.0) is False
        assert await store.forget_guild(1, 200.0) is True
        assert await store.table(1, 1) is None
        assert await store.finished(1, 1) is None
        assert (await store.history(1, member=None, game="", page=0, size=9)).total == 0
        assert (await store.history(2, member=None, game="", page=0, size=9)).total == 5

    def of_guild(connection: sqlite3.Connection) -> list[str]:
        tables = connection.execute("SELECT name FROM sqlite_schema WHERE type = 'table'")
        return [
            name
            for (name,) in tables.fetchall()
            if connection.execute(f"SELECT 1 FROM {name} WHERE guild = 1").fetchone()
        ]

    assert await stores[0].database.read(None, of_guild) == []


async def test_a_history_is_paged_from_the_last_table_back(stores: Stores):
    server = Server(stores, 1, 3)
    await server.play(30)
    sqlite, memory = stores
    for member in (None, 10, 11, 999):
        for game in ("", "toy", "pairs"):
            for page in range(4):
                asked = {"member": member, "game": game, "page": page, "size": 7}
                found = await sqlite.history(1, **asked)  # type: ignore[arg-type]
                assert found == await memory.history(1, **asked)  # type: ignore[arg-type]
    assert (await sqlite.history(1, member=None, game="", page=0, size=7)).total == 30
