"""What members have shown to everybody: deleted when somebody named there deletes their data."""

import asyncio
from collections.abc import Callable
from types import SimpleNamespace
from typing import Any

import pytest

from cogs.channels import gently
from cogs.channels.shown import Shown
from cogs.ui import calls
from cogs.ui.errors import Kind, Trouble
from rules.store import NOBODY, StoreError
from tests.memory_store import MemoryStore

GUILD, OTHER, CHANNEL, HIDDEN = 5, 6, 50, 59
ANN, BEN, CLEO = 1, 2, 3


class House:
    """A bot in two servers, and what it deletes there."""

    def __init__(self) -> None:
        self.store = MemoryStore()
        self.deleted: list[int] = []
        self.fail: Callable[[int], Kind | None] = lambda _: None
        self.unavailable: set[int] = set()
        self.shown = self.restarted()

    def restarted(self) -> Shown:
        client: Any = SimpleNamespace(get_guild=self.server)
        return Shown(client, self.store)  # type: ignore[arg-type]

    def server(self, number: int) -> Any:
        return SimpleNamespace(unavailable=number in self.unavailable)

    async def delete(self, _: Any, channel: int, message: int, **about: object) -> Trouble | None:
        self.deleted.append(message)
        await asyncio.sleep(0)
        kind = self.fail(message)
        return None if kind is None else Trouble(kind, channel)

    async def show(
        self, message: int, *members: int, guild: int = GUILD, channel: int = CHANNEL
    ) -> None:
        with self.shown.showing(guild) as showing:
            await showing.note(channel, message, members)

    async def forget(self, member: int) -> None:
        await self.store.forget_member(GUILD, member)
        await self.shown.forgotten(GUILD, member)


@pytest.fixture
def house(monkeypatch: pytest.MonkeyPatch) -> House:
    house = House()
    monkeypatch.setattr(calls, "delete", house.delete)
    monkeypatch.setattr(calls, "may_see", lambda _, channel: channel != HIDDEN)
    monkeypatch.setattr(gently, "PAUSE_SECONDS", 0)
    return house


async def come_to_rest() -> None:
    for _ in range(200):
        await asyncio.sleep(0)


async def test_what_names_who_deleted_their_data_is_deleted_and_nothing_else(house: House) -> None:
    await house.show(10, ANN, BEN)
    await house.show(11, BEN, CLEO)
    await house.show(12, ANN)
    await house.show(13, ANN, guild=OTHER)
    await house.show(14, BEN, ANN)
    await house.forget(ANN)
    await come_to_rest()
    assert house.deleted == [10, 12, 14]
    await house.forget(ANN)
    await house.forget(BEN)
    await come_to_rest()
    assert house.deleted == [10, 12, 14, 11], "each once"
    assert await house.store.to_unshow() == []
    assert [*house.store.shown] == [(OTHER, 13)]


async def test_they_are_deleted_one_by_one_with_a_pause(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(gently, "PAUSE_SECONDS", 2.0)
    loop = asyncio.get_running_loop()
    waits: list[tuple[float, Callable[[], None]]] = []

    def later(delay: float, call: Callable[..., None], *arguments: Any) -> Any:
        waits.append((delay, lambda: call(*arguments)))
        return SimpleNamespace(cancel=lambda: None)

    monkeypatch.setattr(loop, "call_later", later)
    for message in (10, 11):
        await house.show(message, ANN)
    await house.forget(ANN)
    await come_to_rest()
    assert house.deleted == [10]
    (wait,) = waits
    assert wait[0] == 2.0
    wait[1]()
    await come_to_rest()
    assert house.deleted == [10, 11]


async def test_a_server_with_much_to_delete_keeps_no_other_waiting(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(gently, "PAUSE_SECONDS", 3600)
    monkeypatch.setattr(gently, "TOGETHER", 2)
    for message in (10, 11, 12):
        await house.show(message, ANN)
    for guild in (OTHER, OTHER + 1):
        await house.store.put_shown(guild, CHANNEL, 10 * guild, {NOBODY})
    await house.store.forget_member(GUILD, ANN)
    house.shown.begin()
    await come_to_rest()
    assert house.deleted == [10, 10 * OTHER], "one in each, and in no more than two"
    await house.shown.close()


async def test_a_fault_in_one_server_is_none_in_another(
    house: House, caplog: pytest.LogCaptureFixture
) -> None:
    await house.store.put_shown(GUILD, CHANNEL, 10, {NOBODY})
    await house.store.put_shown(OTHER, CHANNEL, 20, {NOBODY})

    def fail(message: int) -> None:
        if message == 10:
            raise RuntimeError("broken")

    house.fail = fail
    house.shown.begin()
    await come_to_rest()
    assert house.deleted.count(20) == 1
    assert "broken" in caplog.text


@pytest.mark.parametrize(
    "kind",
    [
        *(Kind.DISCORD, Kind.BUSY, Kind.NO_ACCESS, Kind.NO_PERMISSION, Kind.CLOSED_THREAD),
        Kind.FAULT,
    ],
)
async def test_what_can_not_be_deleted_now_is_tried_the_next_time(house: House, kind: Kind) -> None:
    await house.show(10, ANN)
    await house.show(11, ANN, channel=CHANNEL + 1)
    house.fail = lambda message: kind if message == 10 else None
    await house.forget(ANN)
    await come_to_rest()
    assert house.deleted == [10, 11], "the others all the same"
    house.fail = lambda _: None
    house.shown.begin(OTHER)
    await come_to_rest()
    assert house.deleted == [10, 11]
    house.shown.begin(GUILD)
    house.shown.begin()
    await come_to_rest()
    assert house.deleted == [10, 11, 10]
    assert await house.store.to_unshow() == []


@pytest.mark.parametrize("kind", [Kind.NO_ACCESS, Kind.NO_PERMISSION, Kind.CLOSED_THREAD])
async def test_where_one_can_not_be_deleted_no_other_is_tried(house: House, kind: Kind) -> None:
    for message in (10, 11, 12):
        await house.show(message, ANN)
    await house.show(13, ANN, channel=CHANNEL + 1)
    house.fail = lambda message: None if message == 13 else kind
    await house.forget(ANN)
    await come_to_rest()
    assert house.deleted == [10, 13]
    house.fail = lambda _: None
    house.shown.begin(GUILD)
    await come_to_rest()
    assert house.deleted == [10, 13, 10, 11, 12], "the next time it may be possible"


async def test_where_nothing_can_be_seen_nothing_is_tried(house: House) -> None:
    await house.show(10, ANN, channel=HIDDEN)
    await house.show(11, ANN)
    house.unavailable.add(GUILD)
    await house.forget(ANN)
    await come_to_rest()
    assert house.deleted == []
    house.unavailable.clear()
    house.shown.begin()
    await come_to_rest()
    assert house.deleted == [11]
    assert await house.store.to_unshow() == [(GUILD, HIDDEN, 10)]


async def test_after_a_kill_they_are_found(house: House) -> None:
    await house.show(10, ANN)
    await house.store.forget_member(GUILD, ANN)
    house.shown = house.restarted()
    house.shown.begin()
    await come_to_rest()
    assert house.deleted == [10]


async def test_what_is_shown_while_somebody_deletes_their_data_is_deleted_too(house: House) -> None:
    """It was read before, and is posted after."""
    with house.shown.showing(GUILD) as late, house.shown.showing(OTHER) as elsewhere:
        await house.forget(ANN)
        await late.note(CHANNEL, 10, {ANN, BEN})
        await elsewhere.note(CHANNEL, 11, {ANN})
    await come_to_rest()
    assert house.deleted == [10]
    # Stored between the deletion and the news of it.
    with house.shown.showing(GUILD) as between:
        await house.store.forget_member(GUILD, BEN)
        await between.note(CHANNEL, 12, {BEN})
    await house.shown.forgotten(GUILD, BEN)
    await come_to_rest()
    assert house.deleted == [10, 12]
    assert not any({ANN, BEN} & named for _, named in house.store.shown.values() if named != {ANN})


async def test_a_message_that_is_lost_is_nothing_to_remember(house: House) -> None:
    with house.shown.showing(GUILD) as showing:
        await showing.note(CHANNEL, None, {ANN})
    assert house.store.writes == 0


async def test_a_message_that_could_not_be_noted_does_not_stay(house: House) -> None:
    house.store.failures.append(StoreError("disk full"))
    with pytest.raises(StoreError):
        await house.show(10, ANN)
    assert house.deleted == [10]


async def test_when_our_own_disk_fails_deleting_is_tried_again(
    house: House, caplog: pytest.LogCaptureFixture
) -> None:
    await house.show(10, ANN)
    await house.store.forget_member(GUILD, ANN)
    house.store.failures.append(StoreError("disk full"))
    await house.shown.forgotten(GUILD, ANN)
    house.store.failures.append(StoreError("disk full"))
    await come_to_rest()
    assert "disk full" in caplog.text
    house.shown.begin()
    await come_to_rest()
    assert await house.store.to_unshow() == []


async def test_closed_it_deletes_nothing_and_leaves_no_task(house: House) -> None:
    await house.show(10, ANN)
    await house.shown.close()
    await house.forget(ANN)
    await come_to_rest()
    assert house.deleted == []
    assert await house.store.to_unshow() == [(GUILD, CHANNEL, 10)]
    assert [task for task in asyncio.all_tasks() if task.get_name().startswith("gently")] == []
