"""Looking up who is still there: one at a time, and only one answer means that they left."""

import asyncio
from types import SimpleNamespace
from typing import Any, cast

import discord
import pytest

from cogs.keeper import CHECK_SECONDS, Keeper
from rules.chronicle import CHECK_AGAIN_SECONDS, Chronicle
from rules.games import GAMES
from rules.privacy import Privacy
from rules.table import Tables
from tests.memory_store import MemoryStore

GUILD, OTHER = 1, 2


def failed(kind: type[discord.HTTPException], status: int, code: int) -> discord.HTTPException:
    response: Any = SimpleNamespace(status=status, reason="")
    return kind(response, {"code": code, "message": ""})


class Server:
    """A server as far as the keeper asks it."""

    def __init__(self, number: int) -> None:
        self.id = number
        self.unavailable = False
        self.answers: dict[int, Exception | str] = {}
        self.asked: list[int] = []

    async def fetch_member(self, member: int) -> Any:
        self.asked.append(member)
        answer = self.answers[member]
        if isinstance(answer, Exception):
            raise answer
        return SimpleNamespace(display_name=answer)


class House:
    def __init__(self) -> None:
        self.now = 1e9
        self.store = MemoryStore()
        self.server = Server(GUILD)
        tables = Tables(self.store, GAMES, clock=lambda: self.now, entropy=bytes)
        self.chronicle = Chronicle(self.store, GAMES, clock=lambda: self.now)
        privacy = Privacy(self.store, tables, self.chronicle, clock=lambda: self.now)
        client = SimpleNamespace(
            guilds=[self.server],
            get_guild=lambda number: self.server if number == GUILD else None,
        )
        self.days = 0
        self.keeper = Keeper(cast("discord.Client", client), self.chronicle, privacy, self.daily)

    def daily(self) -> None:
        self.days += 1

    async def gone(self, member: int) -> bool:
        person = await self.chronicle.person(GUILD, member)
        assert person is not None
        return person.gone


@pytest.fixture
async def house() -> House:
    house = House()
    for member in (1, 2, 3):
        await house.store.hide(GUILD, member, f"m{member}", house.now, hidden=False)
        house.now += 1
    house.now += CHECK_AGAIN_SECONDS
    return house


async def test_one_member_at_a_time_is_looked_up_the_longest_unseen_first(house: House) -> None:
    house.server.answers = {
        1: failed(discord.NotFound, 404, 10007),
        2: "a new name",
        3: "m3",
    }
    await house.keeper.check()
    assert house.server.asked == [1]
    assert await house.gone(1)
    await house.keeper.check()
    person = await house.chronicle.person(GUILD, 2)
    assert person is not None
    assert (person.name, person.gone) == ("a new name", False)
    await house.keeper.check()
    await house.keeper.check()
    assert house.server.asked == [1, 2, 3]


@pytest.mark.parametrize(
    "error",
    [
        failed(discord.NotFound, 404, 10013),
        failed(discord.NotFound, 404, 0),
        failed(discord.Forbidden, 403, 50001),
        failed(discord.DiscordServerError, 503, 0),
        failed(discord.HTTPException, 429, 0),
        TimeoutError(),
        ConnectionResetError(),
    ],
)
async def test_no_other_answer_means_anything_and_others_get_their_turn(
    house: House, error: Exception
) -> None:
    house.server.answers = {1: error, 2: "m2", 3: "m3"}
    before = await house.chronicle.person(GUILD, 1)
    for _ in range(4):
        await house.keeper.check()
    assert await house.chronicle.person(GUILD, 1) == before
    assert house.server.asked == [1, 2, 3]
    await house.keeper.check()
    assert house.server.asked == [1, 2, 3, 1]


async def test_nobody_is_looked_up_where_the_bot_cannot_be(house: House) -> None:
    house.server.answers = dict.fromkeys((1, 2, 3), "x")
    house.server.unavailable = True
    await house.keeper.check()
    assert house.server.asked == []
    await house.keeper.left(GUILD)
    assert await house.chronicle.to_check(5) == []
    await house.keeper.ready()
    assert len(await house.chronicle.to_check(5)) == 3
    await house.keeper.close()


async def test_of_an_unknown_member_no_click_is_noted(house: House) -> None:
    person = SimpleNamespace(id=9, display_name="x")
    interaction = cast("Any", SimpleNamespace(guild_id=GUILD, user=person))
    await house.keeper.seen(interaction)
    assert await house.chronicle.person(GUILD, 9) is None
    await house.keeper.seen(cast("Any", SimpleNamespace(guild_id=None, user=person)))
    person.id = 1
    await house.keeper.seen(interaction)
    seen = await house.chronicle.person(GUILD, 1)
    assert seen is not None
    assert seen.name == "x"


async def test_it_stops_with_the_bot_and_has_one_timer_a_duty(house: House) -> None:
    stuck = asyncio.Event()

    async def fetch_member(_: int) -> None:
        stuck.set()
        await asyncio.Event().wait()

    house.server.fetch_member = fetch_member  # type: ignore[method-assign]
    await house.keeper.ready()
    await house.keeper.ready()
    await asyncio.sleep(0)
    timers = house.keeper._timers
    assert sorted(timers) == ["check", "sweep"]
    assert timers["check"].when() <= asyncio.get_running_loop().time() + CHECK_SECONDS
    house.keeper._due("check")
    await stuck.wait()
    task = house.keeper._tasks["check"]
    await house.keeper.close()
    assert task.cancelled()
    await house.keeper.ready()
    assert house.keeper._timers is timers


async def test_what_is_daily_is_done_with_each_sweep(house: House) -> None:
    for day in (1, 2):
        await house.keeper.sweep()
        assert house.days == day
