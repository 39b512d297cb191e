"""Forgetting people and guilds: nothing of them comes back, and nothing of others is lost."""

import asyncio
import json
from collections.abc import AsyncIterator
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from rules.chronicle import SEEN_AGAIN_SECONDS, Chronicle
from rules.games import GAMES
from rules.privacy import Privacy
from rules.ratings import Rating, Standing, rated
from rules.refusals import NotFound, Refusal
from rules.remembered import Person
from rules.store import Change, Entry, Table
from rules.table import Tables
from storage.store import SqliteStore
from tests.memory_store import MemoryStore
from tests.rules.test_chronicle import CHANNEL, GUILD, Club
from tests.rules.toy import TOYS

KEEP_DAYS = 30
DAY = 24 * 3600


class House(Club):
    def __init__(self, store: MemoryStore | SqliteStore) -> None:
        super().__init__(store)  # type: ignore[arg-type]
        self.chronicle = Chronicle(store, TOYS, clock=lambda: self.now)
        self.privacy = Privacy(
            store, self.tables, self.chronicle, clock=lambda: self.now, keep_days=KEEP_DAYS
        )

    async def all_about(self, member: int) -> dict[str, object]:
        about = json.loads(await self.privacy.everything(GUILD, member))
        return {name: rows for name, rows in about.items() if rows}


@pytest.fixture(params=["memory", "sqlite"])
async def house(request: pytest.FixtureRequest, tmp_path: Path) -> AsyncIterator[House]:
    if request.param == "memory":
        yield House(MemoryStore())
        return
    async with await SqliteStore.at(tmp_path / "t.db") as store:
        yield House(store)


async def test_who_deletes_leaves_lobbies_and_gives_up_games_first(house: House):
    ended = await house.won_by(1, 2, 3)
    two, three = await house.start(1, 2), await house.start(2, 1, 3)
    lobby = await house.tables.open(GUILD, CHANNEL, house.asker(3), game="toy")
    await house.tables.join(GUILD, lobby.number, house.asker(1))
    await house.chronicle.acted(GUILD, 1, "Ann")

    assert await house.privacy.delete(GUILD, house.asker(1)) == (two, three, lobby.number)
    assert await house.all_about(1) == {}
    for number in (ended, two, three, lobby.number):
        look = await house.tables.look(GUILD, number)
        assert 1 not in [seat.member for seat in look.seats]
        assert not any("m1" in seat.name for seat in look.seats)
    assert (await house.tables.look(GUILD, two)).status == "over"
    assert (await house.tables.look(GUILD, three)).status == "running"
    assert [seat.member for seat in (await house.tables.look(GUILD, lobby.number)).seats] == [3]

    # The game goes on without them, and its end counts for who is left.
    await house.tables.resign(GUILD, three, house.asker(3))
    result = await house.chronicle.finished(GUILD, three)
    assert [(one.member, one.name, one.place == 1) for one in result.results] == [
        (2, "m2", True),
        (0, "", False),
        (3, "m3", False),
    ]
    board = await house.chronicle.leaderboard(GUILD, by="wins")
    assert [(row.member, row.wins) for row in board.rows] == [(2, 2), (3, 0)]


async def test_what_is_kept_ready_in_memory_brings_nobody_back(house: House):
    number = await house.won_by(1, 2)
    await house.tables.look(GUILD, number)
    await house.privacy.delete(GUILD, house.asker(1))
    await house.tables.rematch(GUILD, number, house.asker(2), channel=CHANNEL)
    assert await house.all_about(1) == {}
    look = await house.tables.look(GUILD, number)
    assert [seat.name for seat in look.seats] == ["", "m2"]


async def test_a_look_right_after_it_is_stored_sees_nobody_deleted(house: House):
    """A message drawn then counts as drawn anew, so nothing old may be read from memory."""
    stored, go_on = asyncio.Event(), asyncio.Event()

    class Slow:
        """A store that tells only later that it has stored what was deleted."""

        def __getattr__(self, name: str) -> object:
            return getattr(house.store, name)

        async def forget_member(self, guild: int, member: int, *rest: Any) -> None:
            await house.store.forget_member(guild, member, *rest)
            stored.set()
            await go_on.wait()

    number = await house.won_by(1, 2)
    assert (await house.tables.look(GUILD, number)).names == ("m1", "m2")
    house.privacy.memory = Slow()  # type: ignore[assignment]
    deleting = asyncio.create_task(house.privacy.delete(GUILD, house.asker(1)))
    await stored.wait()
    for _ in range(2):
        assert (await house.tables.look(GUILD, number)).names == ("", "m2")
    go_on.set()
    await deleting
    assert (await house.tables.look(GUILD, number)).names == ("", "m2")


async def test_a_rematch_without_somebody_who_is_forgotten_can_be_played(house: House):
    number = await house.won_by(1, 2, 3)
    await house.privacy.delete(GUILD, house.asker(1))
    look = await house.tables.rematch(GUILD, number, house.asker(2), channel=CHANNEL)
    await house.tables.rematch(GUILD, number, house.asker(3), channel=CHANNEL)
    look = await house.tables.start(GUILD, look.number, house.asker(2))
    assert [seat.member for seat in look.seats] == [2, 3]


async def test_clicks_meanwhile_bring_nobody_back(house: House):
    """All that others do at the same tables in the same moment is done before or after it."""
    over = [await house.won_by(1, 2, 3) for _ in range(4)]
    running = [await house.start(1, 2, 3) for _ in range(4)]
    tasks = [
        *(house.tables.rematch(GUILD, n, house.asker(2), channel=CHANNEL) for n in over),
        *(house.tables.resign(GUILD, n, house.asker(3)) for n in running),
    ]
    tasks.insert(4, house.privacy.delete(GUILD, house.asker(1)))  # type: ignore[arg-type]
    done = await asyncio.gather(*tasks, return_exceptions=True)
    assert [one for one in done if isinstance(one, BaseException)] == []
    assert await house.all_about(1) == {}
    for number in (*over, *running):
        assert 1 not in [seat.member for seat in (await house.tables.look(GUILD, number)).seats]


async def test_who_keeps_sitting_down_is_told_so(house: House):
    class Restless:
        """A store in which the member sits at a table again whenever they have left."""

        def __init__(self) -> None:
            self.store = house.store

        def __getattr__(self, name: str) -> object:
            return getattr(self.store, name)

        async def forget_member(self, guild: int, member: int, *rest: Any) -> None:
            await house.tables.open(guild, CHANNEL, house.asker(member), game="toy")
            await self.store.forget_member(guild, member, *rest)

    await house.won_by(1, 2)
    house.privacy.memory = Restless()  # type: ignore[assignment]
    with pytest.raises(Refusal, match="busy-seated"):
        await house.privacy.delete(GUILD, house.asker(1))
    assert (await house.chronicle.profile(GUILD, 1)).total.games == 1


async def test_who_deleted_begins_anew_and_others_keep_all(house: House):
    for _ in range(6):
        await house.won_by(1, 2)
    before = await house.chronicle.profile(GUILD, 2)
    await house.privacy.delete(GUILD, house.asker(1))
    assert await house.chronicle.profile(GUILD, 2) == before
    house.now += 60
    await house.won_by(1, 2)
    profile = await house.chronicle.profile(GUILD, 1)
    assert (profile.name, profile.total.games, profile.total.streak) == ("m1", 1, 1)
    assert profile.games[0].rating is not None
    assert profile.games[0].rating.games == 1


async def test_who_deleted_while_a_table_went_on_counts_there_as_a_beginner(house: House):
    """As `/rules leaderboard` says: how strong they were is deleted, too."""
    for _ in range(3):
        await house.won_by(3, 2)
    house.now += DAY
    number = await house.start(1, 2)
    three = await house.start(4, 2, 5)
    await house.tables.resign(GUILD, three, house.asker(2))
    await house.tables.resign(GUILD, number, house.asker(2))
    await house.privacy.delete(GUILD, house.asker(2))
    await house.tables.resign(GUILD, three, house.asker(5))
    four = await house.chronicle.profile(GUILD, 4)
    ends = (Standing(0, 1, False), Standing(1, 3, True), Standing(2, 2, True))
    assert four.games[0].rating == rated([Rating()] * 3, ends, (1.0,) * 3)[0]


async def test_all_about_a_member_is_shown_and_only_that(house: House):
    await house.won_by(1, 2)
    await house.won_by(3, 2)
    await house.chronicle.acted(GUILD, 1, "Ann")
    text = await house.privacy.everything(GUILD, 1)
    assert "Ann" in text
    assert "m2" not in text
    assert "m3" not in text


async def test_a_guild_that_was_left_is_forgotten_after_its_time(house: House):
    await house.won_by(1, 2)
    await house.privacy.guild_left(GUILD)
    house.now += KEEP_DAYS * DAY
    assert await house.privacy.sweep() == ()
    await house.privacy.guild_left(GUILD)  # told again after a restart: the first time counts
    house.now += 1
    assert await house.privacy.sweep() == (GUILD,)
    with pytest.raises(NotFound):
        await house.tables.look(GUILD, 1)
    assert await house.privacy.sweep() == ()


async def test_a_guild_to_which_the_bot_came_back_is_kept(house: House):
    await house.won_by(1, 2)
    await house.privacy.guild_left(GUILD)
    await house.privacy.guild_back(GUILD)
    house.now += 9 * KEEP_DAYS * DAY
    assert await house.privacy.sweep() == ()
    assert (await house.chronicle.finished(GUILD, 1)).number == 1


async def test_at_start_it_is_seen_which_guilds_were_left_or_joined_meanwhile(house: House):
    await house.won_by(1, 2)
    await house.privacy.reconcile({GUILD, 99})
    house.now += 1
    await house.privacy.reconcile({99})
    house.now += (KEEP_DAYS - 1) * DAY
    await house.privacy.reconcile({GUILD})
    house.now += 2 * DAY
    assert await house.privacy.sweep() == ()
    await house.privacy.reconcile(set())
    house.now += (KEEP_DAYS + 1) * DAY
    assert await house.privacy.sweep() == (GUILD,)


async def test_a_table_whose_position_cant_be_read_can_be_stopped_and_forgotten(house: House):
    """Of two such tables one is stopped by its host, the other by who wants to be forgotten."""
    numbers = [await house.start(1, 2), await house.start(1, 2)]
    for number in numbers:
        await spoil(house, number)
    assert [look.unread for look in await house.tables.mine(GUILD, 2)] == [True, True]
    with pytest.raises(Refusal, match="only-host-stops"):
        await house.tables.stop(GUILD, numbers[0], house.asker(2))
    await house.tables.stop(GUILD, numbers[0], house.asker(1), reason="broken")
    assert (await house.chronicle.finished(GUILD, numbers[0])).stopped
    with pytest.raises(Refusal, match="table-over"):
        await house.tables.stop(GUILD, numbers[0], house.asker(1))
    assert await house.privacy.delete(GUILD, house.asker(2)) == (numbers[1],)
    assert await house.all_about(2) == {}
    for number in numbers:
        look = await house.tables.listed(GUILD, number, history=9)
        assert look.unread
        assert look.stop is not None
        assert (look.secret, look.view) == (None, None)


async def test_who_is_looked_at_while_they_delete_stays_forgotten(house: House):
    """Between the question whether they are known and the note of their name, they are not."""
    await house.won_by(1, 2)
    house.now += SEEN_AGAIN_SECONDS
    person = house.store.person

    async def known_so_far(guild: int, member: int) -> Person | None:
        found = await person(guild, member)
        await house.privacy.delete(GUILD, house.asker(1))
        return found

    house.store.person = known_so_far  # type: ignore[method-assign]
    await house.chronicle.acted(GUILD, 1, "Ann")
    assert await house.all_about(1) == {}
    assert await person(GUILD, 1) is None


async def test_others_may_have_called_them_when_a_table_was_stopped(house: House):
    number, other = await house.start(1, 2), await house.start(2, 3)
    await house.tables.stop(GUILD, number, house.asker(1), reason="I am <@1>")
    await house.tables.stop(
        GUILD, other, house.asker(2), reason="ask <@1> and <@!1>, not <@11> or 1"
    )
    await house.privacy.delete(GUILD, house.asker(1))
    reasons = [
        stop.reason
        for one in (number, other)
        if (stop := (await house.tables.look(GUILD, one, history=9)).stop)
    ]
    assert reasons == ["", "ask  and , not <@11> or 1"]


async def test_of_many_who_delete_at_once_each_is_a_write_of_its_own(house: House):
    """The moves of others come between them, and not after all."""
    forget, under_way, most = house.store.forget_member, 0, 0

    async def counted(guild: int, member: int, *rest: Any) -> None:
        nonlocal under_way, most
        under_way += 1
        most = max(most, under_way)
        await forget(guild, member, *rest)
        under_way -= 1

    house.store.forget_member = counted  # type: ignore[method-assign, assignment]
    pairs = [(2 * n + 1, 2 * n + 2) for n in range(5)]
    for pair in pairs:
        await house.won_by(*pair)
    members = [member for pair in pairs for member in pair]
    await asyncio.gather(*(house.privacy.delete(GUILD, house.asker(m)) for m in members))
    assert most == 1
    assert [await house.all_about(member) for member in members] == [{}] * len(members)


class Kennel(House):
    """The same with the real games: some of them are played in teams."""

    def __init__(self, store: MemoryStore | SqliteStore) -> None:
        super().__init__(store)
        self.tables = Tables(self.store, GAMES, clock=lambda: self.now, entropy=bytes)
        self.privacy = Privacy(self.store, self.tables, self.chronicle, clock=lambda: self.now)

    async def dog(self, *members: int) -> int:
        """A finished game of Dog; partners are the first and third, the second and fourth."""
        first, second, *_ = members
        seats = [members[0], members[2], members[1], members[3]]
        look = await self.tables.open(GUILD, CHANNEL, self.asker(first), game="dog", size=4)
        for member in seats[1:]:
            await self.tables.join(GUILD, look.number, self.asker(member))
        await self.tables.start(GUILD, look.number, self.asker(first))
        await self.tables.resign(GUILD, look.number, self.asker(second))
        return look.number

    async def again(self, number: int, member: int) -> int:
        look = await self.tables.rematch(GUILD, number, self.asker(member), channel=CHANNEL)
        return look.number

    async def partners(self, number: int) -> dict[int, int | None]:
        """As they are stored."""
        table = await self.store.table(GUILD, number)
        assert table is not None
        return {seat.member: seat.partner for seat in table.seats}


@pytest.fixture
def kennel(house: House) -> Kennel:
    return Kennel(house.store)


async def test_who_is_waited_for_at_a_rematch_is_forgotten_there_too(kennel: Kennel):
    """Their id stands in the wish of their partner, though they never came."""
    over = await kennel.dog(1, 2, 3, 4)
    lobby = await kennel.again(over, 1)
    await kennel.again(over, 2)
    assert await kennel.partners(lobby) == {1: 3, 2: 4}
    await kennel.privacy.delete(GUILD, kennel.asker(3))
    assert await kennel.partners(lobby) == {1: None, 2: 4}
    await kennel.tables.join(GUILD, lobby, kennel.asker(5))  # nor is it kept ready in memory
    assert await kennel.partners(lobby) == {1: None, 2: 4, 5: None}


async def test_who_deleted_their_data_is_no_partner_at_a_rematch(kennel: Kennel):
    over = await kennel.dog(1, 2, 3, 4)
    for member in (3, 4):
        await kennel.privacy.delete(GUILD, kennel.asker(member))
    lobby = await kennel.again(over, 1)
    await kennel.again(over, 2)
    assert await kennel.partners(lobby) == {1: None, 2: None}


async def test_a_partner_forgotten_while_somebody_joins_a_rematch_stays_so(kennel: Kennel):
    """Once it is read which table is the one before, it may change until its lock is held."""
    over = await kennel.dog(1, 2, 3, 4)
    lobby = await kennel.again(over, 1)
    before = kennel.store.before

    async def read(guild: int, number: int) -> Table | None:
        found = await before(guild, number)
        await kennel.privacy.delete(GUILD, kennel.asker(4))
        return found

    kennel.store.before = read  # type: ignore[method-assign]
    await kennel.again(over, 2)
    assert await kennel.partners(lobby) == {1: 3, 2: None}


async def test_a_rematch_opened_just_before_it_is_kept_still_too(kennel: Kennel):
    """It was not there yet when it was asked which tables to keep still."""
    over = await kennel.dog(1, 2, 3, 4)
    tables_with = kennel.store.tables_with
    lobbies: list[int] = []

    async def asked(guild: int, member: int) -> list[int]:
        found = await tables_with(guild, member)
        if not lobbies:
            lobbies.append(await kennel.again(over, 1))
            await kennel.again(over, 2)
        return found

    kennel.store.tables_with = asked  # type: ignore[method-assign]
    await kennel.privacy.delete(GUILD, kennel.asker(3))
    await kennel.tables.join(GUILD, lobbies[0], kennel.asker(5))
    assert await kennel.partners(lobbies[0]) == {1: None, 2: 4, 5: None}


async def test_others_may_have_named_who_is_at_no_table_any_more(house: House):
    """Of a lobby that they left, and of where they only looked on, no name is stored."""
    lobby = await house.tables.open(GUILD, CHANNEL, house.asker(2), game="toy")
    await house.tables.join(GUILD, lobby.number, house.asker(1))
    await house.tables.leave(GUILD, lobby.number, house.asker(1))
    reason = "m1 is away, Annie too, m11 and Ann are not"
    await house.tables.stop(GUILD, lobby.number, house.asker(2), reason=reason)
    await house.privacy.delete(GUILD, house.asker(1), called=["annie"])
    stop = (await house.tables.look(GUILD, lobby.number, history=9)).stop
    assert stop is not None
    assert stop.reason == "… is away, … too, m11 and Ann are not"


async def spoil(house: House, number: int) -> None:
    """What is stored of the position is no position."""
    table = await house.tables.stored(GUILD, number)
    entry = Entry(table.revision + 1, "play", 1, None, house.now, 0, "", "[]")
    spoiled = replace(table, revision=entry.revision, state='{"no": "position"}')
    await house.store.change(Change(spoiled, entry))
    await house.tables.forget_guild(GUILD)
