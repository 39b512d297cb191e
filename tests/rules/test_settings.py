"""A server's settings, without Discord: who may change what to what, and what follows from it."""

import asyncio
import itertools

import pytest
from hypothesis import given
from hypothesis import strategies as st

from rules.look import Asker
from rules.refusals import NotAllowed, Refusal
from rules.settings import (
    CHANNELS_MOST,
    DEFAULTS,
    ServerSettings,
    Settings,
    channel_ids,
    channels_text,
    text_of,
)
from rules.store import SettingChange
from rules.table import REASON_MOST, Tables
from tests.memory_store import MemoryStore
from tests.rules.toy import ToyGame

GUILD, OTHER = 7, 8
HERE, THERE, THREAD = 70, 71, 700
_clicks = itertools.count(1)


def asker(member: int, click: int | None = None) -> Asker:
    return Asker(member, f"m{member}", click if click is not None else next(_clicks))


@pytest.fixture
def store() -> MemoryStore:
    return MemoryStore()


def tables_on(store: MemoryStore) -> Tables:
    return Tables(
        store,
        {"toy": ToyGame()},
        clock=lambda: 5.0,
        entropy=bytes,
        languages=("en", "fr"),
    )


@pytest.fixture
def tables(store: MemoryStore) -> Tables:
    return tables_on(store)


@pytest.fixture
def settings(tables: Tables) -> Settings:
    return tables.settings


async def put(settings: Settings, setting: str, value: str, guild: int = GUILD) -> ServerSettings:
    changed = await settings.change(
        guild, asker(1), setting, value, manager=True, channels=(HERE, THERE)
    )
    return changed.settings


async def test_before_anybody_changes_them_all_is_as_by_default(settings: Settings) -> None:
    now = await settings.of(GUILD)
    assert now == ServerSettings(language=None, channels=(), rated=True, hosts_stop=True)
    assert {name: text_of(now, name) for name in DEFAULTS} == DEFAULTS


@pytest.mark.parametrize(
    ("setting", "value", "then"),
    [
        ("language", "fr", ServerSettings(language="fr")),
        ("channels", f"{THERE} {HERE} {THERE}", ServerSettings(channels=(HERE, THERE))),
        ("rated", "no", ServerSettings(rated=False)),
        ("stop", "moderators", ServerSettings(hosts_stop=False)),
    ],
)
async def test_a_change_counts_for_its_server_alone_after_a_restart_too(
    store: MemoryStore, settings: Settings, setting: str, value: str, then: ServerSettings
) -> None:
    await settings.of(GUILD)
    changed = await settings.change(
        GUILD, asker(3, 33), setting, value, manager=True, channels=(HERE, THERE)
    )
    assert changed.settings == then
    expected = SettingChange(setting, DEFAULTS[setting], text_of(then, setting), 3, 33, 5.0)
    assert changed.change == expected
    fresh = tables_on(store).settings
    for known in (settings, fresh):
        assert await known.of(GUILD) == then
        assert await known.of(OTHER) == ServerSettings()
        assert await known.changes(GUILD, 9, manager=True) == [expected]
        assert await known.changes(OTHER, 9, manager=True) == []
    back = await put(settings, setting, DEFAULTS[setting])
    assert back == ServerSettings()
    assert (await settings.changes(GUILD, 1, manager=True))[0].after == DEFAULTS[setting]


async def test_what_is_so_already_is_no_change(settings: Settings) -> None:
    changed = await settings.change(GUILD, asker(1), "rated", "yes", manager=True)
    assert changed == (ServerSettings(), None)
    await put(settings, "channels", f"{HERE} {THERE}")
    same = await settings.change(
        GUILD, asker(1), "channels", f"{THERE} {HERE}", manager=True, channels=(HERE, THERE)
    )
    assert same.change is None
    assert len(await settings.changes(GUILD, 9, manager=True)) == 1


@pytest.mark.parametrize(
    ("setting", "value"),
    [
        ("language", "de"),
        ("language", ""),
        ("language", "FR"),
        ("rated", "maybe"),
        ("rated", ""),
        ("stop", "everybody"),
        ("channels", "72"),
        ("channels", f"{HERE} 72"),
        ("channels", "x"),
        ("channels", "-70"),
        ("channels", "\u0667\u0660"),
        ("channels", "9" * 5000),
        ("volume", "11"),
        ("", ""),
    ],
)
async def test_only_values_that_there_are_are_taken(
    settings: Settings, setting: str, value: str
) -> None:
    with pytest.raises(Refusal, match="bad-setting"):
        await put(settings, setting, value)
    assert await settings.of(GUILD) == ServerSettings()
    assert await settings.changes(GUILD, 9, manager=True) == []


async def test_no_more_channels_than_a_menu_takes(settings: Settings) -> None:
    many = range(100, 100 + CHANNELS_MOST + 1)

    async def name(channels: range) -> None:
        text = channels_text(channels)
        await settings.change(GUILD, asker(1), "channels", text, manager=True, channels=many)

    with pytest.raises(Refusal, match="bad-setting"):
        await name(many)
    await name(many[1:])
    assert (await settings.of(GUILD)).channels == tuple(many[1:])


async def test_only_who_manages_the_server_changes_or_reads_the_list(settings: Settings) -> None:
    with pytest.raises(NotAllowed, match="only-managers"):
        await settings.change(GUILD, asker(1), "rated", "no", manager=False)
    with pytest.raises(NotAllowed, match="only-managers"):
        await settings.changes(GUILD, 9, manager=False)
    assert await settings.of(GUILD) == ServerSettings()


async def test_a_language_that_the_program_no_longer_has_is_the_server_s_own(
    store: MemoryStore,
) -> None:
    store.of_servers[GUILD] = {"language": "eo"}
    assert (await tables_on(store).settings.of(GUILD)).language is None


async def test_a_server_that_was_forgotten_begins_anew(
    store: MemoryStore, settings: Settings
) -> None:
    await put(settings, "rated", "no")
    assert not (await settings.of(GUILD)).rated
    store.of_servers.clear()
    await settings.forget(GUILD)
    assert await settings.of(GUILD) == ServerSettings()


async def test_changes_at_once_all_count_and_the_list_leads_from_one_to_the_next(
    settings: Settings,
) -> None:
    wishes = [("language", "fr"), ("rated", "no"), ("language", "en"), ("stop", "moderators")] * 5
    readers = [settings.of(GUILD) for _ in wishes]
    await asyncio.gather(*(put(settings, *wish) for wish in wishes), *readers)
    now = await settings.of(GUILD)
    assert now == ServerSettings("en", (), rated=False, hosts_stop=False)
    at = dict(DEFAULTS)
    for change in reversed(await settings.changes(GUILD, 99, manager=True)):
        assert change.before == at[change.setting]
        at[change.setting] = change.after
    assert at == {name: text_of(now, name) for name in DEFAULTS}


async def test_a_change_cancelled_at_any_await_counts_as_it_is_stored(
    store: MemoryStore, settings: Settings
) -> None:
    for steps in range(12):
        value = "no" if steps % 2 else "yes"
        task = asyncio.ensure_future(put(settings, "rated", value))
        for _ in range(steps):
            await asyncio.sleep(0)
        task.cancel()
        await asyncio.wait([task])
        assert await settings.of(GUILD) == await tables_on(store).settings.of(GUILD)


async def test_a_change_that_can_not_be_stored_does_not_count(
    store: MemoryStore, settings: Settings
) -> None:
    store.failures.append(OSError("disk full"))
    with pytest.raises(OSError, match="disk full"):
        await put(settings, "rated", "no")
    assert (await settings.of(GUILD)).rated
    assert not (await put(settings, "rated", "no")).rated


@given(st.lists(st.integers(0, 2**64 - 1), max_size=CHANNELS_MOST))
def test_channels_as_text_are_read_back(channels: list[int]) -> None:
    assert channel_ids(channels_text(channels)) == tuple(channels)


# -- what follows ---------------------------------------------------------------------------------


async def test_tables_are_opened_where_the_server_wants_them(tables: Tables) -> None:
    await put(tables.settings, "channels", str(THERE))
    with pytest.raises(NotAllowed, match=f"channel-closed channels={THERE}"):
        await tables.open(GUILD, HERE, asker(1), game="toy")
    with pytest.raises(NotAllowed, match="channel-closed"):
        await tables.open(GUILD, THREAD, asker(1), game="toy", within=HERE)
    assert (await tables.open(GUILD, THERE, asker(1), game="toy")).number == 1
    assert (await tables.open(GUILD, THREAD, asker(1), game="toy", within=THERE)).number == 2
    assert (await tables.open(OTHER, HERE, asker(1), game="toy")).number == 1


async def test_so_are_rematches_but_one_that_is_open_is_joined_anywhere(tables: Tables) -> None:
    await tables.open(GUILD, HERE, asker(1), game="toy")
    await tables.join(GUILD, 1, asker(2))
    await tables.start(GUILD, 1, asker(1))
    await tables.stop(GUILD, 1, asker(1))
    await put(tables.settings, "channels", str(THERE))
    with pytest.raises(NotAllowed, match="channel-closed"):
        await tables.rematch(GUILD, 1, asker(1), channel=HERE)
    assert (await tables.look(GUILD, 1)).rematch is None
    look = await tables.rematch(GUILD, 1, asker(1), channel=THREAD, within=THERE)
    again = await tables.rematch(GUILD, 1, asker(2), channel=HERE)
    assert again.number == look.number
    assert len(again.seats) == 2


async def test_where_only_moderators_stop_the_host_does_not(tables: Tables) -> None:
    await tables.open(GUILD, HERE, asker(1), game="toy")
    await put(tables.settings, "stop", "moderators")
    for member in (1, 2):
        with pytest.raises(NotAllowed, match="only-moderators-stop"):
            await tables.stop(GUILD, 1, asker(member))
    look = await tables.stop(GUILD, 1, asker(1), moderator=True)
    assert look.status == "over"


async def test_the_reason_of_a_stop_is_kept_and_told_to_everybody(
    tables: Tables, store: MemoryStore
) -> None:
    await tables.open(GUILD, HERE, asker(1), game="toy")
    await tables.join(GUILD, 1, asker(2))
    await tables.start(GUILD, 1, asker(1))
    await tables.stop(GUILD, 1, asker(9), moderator=True, reason="  too <late> \n")
    entry = store.logs[GUILD, 1][-1]
    assert (entry.kind, entry.member, entry.seat, entry.text) == ("stop", 9, None, "too <late>")
    for member in (None, 1, 2, 5):
        look = await tables.look(GUILD, 1, member, history=9)
        assert look.stop is not None
        assert (look.stop.reason, look.stop.seat) == ("too <late>", None)
        assert [line.reason for line in look.history[:-1]] == [""] * 3


async def test_a_reason_has_an_end(tables: Tables) -> None:
    await tables.open(GUILD, HERE, asker(1), game="toy")
    with pytest.raises(Refusal, match=f"reason-too-long most={REASON_MOST}"):
        await tables.stop(GUILD, 1, asker(1), reason="x" * (REASON_MOST + 1))
    assert (await tables.look(GUILD, 1)).status == "lobby"
    await tables.stop(GUILD, 1, asker(1), reason="x" * REASON_MOST)
    look = await tables.look(GUILD, 1, history=1)
    assert look.stop is not None
    assert look.stop.reason == "x" * REASON_MOST
    assert look.stop.seat == 0


async def test_no_move_is_told_as_a_reason(tables: Tables) -> None:
    await tables.open(GUILD, HERE, asker(1), game="toy")
    await tables.join(GUILD, 1, asker(2))
    await tables.start(GUILD, 1, asker(1))
    look = await tables.look(GUILD, 1)
    member = look.seats[look.acting[0]].member
    offer = await tables.offer(GUILD, 1, member)
    while not offer.complete:
        offer = await tables.offer(GUILD, 1, member, offer.look.turn, (*offer.steps, 0))
    await tables.play(GUILD, 1, asker(member), turn=offer.look.turn, steps=offer.steps)
    look = await tables.look(GUILD, 1, history=9)
    assert [line.kind for line in look.history][-1] == "play"
    assert {line.reason for line in look.history} == {""}
    assert look.stop is None
