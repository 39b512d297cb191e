"""What every store promises, held against SQLite and against the store that other tests use."""

import asyncio
from collections.abc import AsyncIterator
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from rules.store import (
    AlreadyDone,
    Change,
    Conflict,
    Ending,
    MemberSettings,
    Message,
    Result,
    Seat,
    SettingChange,
    Store,
    StoreError,
    Table,
)
from storage.store import SqliteStore
from tests.memory_store import MemoryStore
from tests.storage.samples import (
    ANNA,
    BEN,
    CHANNEL,
    CLEO,
    GUILD,
    click,
    entry,
    lobby,
    moved,
    opened,
    seat,
    step,
)

OTHER_GUILD = GUILD + 1


@pytest.fixture(params=["file", "sqlite in memory", "dictionaries"])
async def store(request: pytest.FixtureRequest, tmp_path: Path) -> AsyncIterator[Store]:
    if request.param == "dictionaries":
        yield MemoryStore()
        return
    path = tmp_path / "t.db" if request.param == "file" else ":memory:"
    async with await SqliteStore.at(path) as store:
        yield store


async def test_a_table_comes_back_as_it_was_stored(store: Store):
    first = entry(1, kind="open", seat=None, text="", events="[]")
    table = await store.open(lobby(), first)
    assert table == lobby(number=1, revision=1)
    assert await store.table(GUILD, 1) == table
    assert await store.log(GUILD, 1) == [first]


async def test_a_change_comes_back_as_it_was_stored(store: Store):
    table = await opened(store)
    change = step(
        table,
        seats=(seat(ANNA), seat(BEN, left=True)),
        status="running",
        state='{"pile": ["ä", 1]}',
    )
    assert await store.change(change) == change.table
    assert await store.table(GUILD, 1) == change.table
    assert (await store.log(GUILD, 1))[-1] == change.entry


async def test_what_is_not_there_is_none(store: Store):
    assert await store.table(GUILD, 1) is None
    assert await store.log(GUILD, 1) == []
    assert await store.message(GUILD, 1, "table") is None
    assert await store.tables_of(GUILD, ANNA) == []
    assert await store.tables_in(GUILD, CHANNEL) == []
    assert await store.unfinished() == []


async def test_each_guild_counts_its_tables_from_1(store: Store):
    numbers = [(await opened(store)).number for _ in range(3)]
    other = await opened(store, guild=OTHER_GUILD)
    assert numbers == [1, 2, 3]
    assert other.number == 1
    assert (await store.table(OTHER_GUILD, 1)) == other


async def test_100_lobbies_at_once_get_100_numbers(store: Store):
    tables = await asyncio.gather(*(opened(store) for _ in range(100)))
    assert sorted(table.number for table in tables) == list(range(1, 101))


async def test_only_one_of_100_changes_of_a_revision_is_stored(store: Store):
    table = await opened(store)
    outcomes = await asyncio.gather(
        *(store.change(step(table, state=f"move {i}")) for i in range(100)),
        return_exceptions=True,
    )
    stored = [outcome for outcome in outcomes if not isinstance(outcome, BaseException)]
    refused = [outcome for outcome in outcomes if isinstance(outcome, BaseException)]
    assert [type(error) for error in refused] == [Conflict] * 99
    assert [await store.table(GUILD, 1)] == stored
    assert len(await store.log(GUILD, 1)) == 2


async def test_the_same_click_is_stored_once(store: Store):
    table = await opened(store)
    same = click()
    outcomes = await asyncio.gather(
        *(store.change(step(table, click=same)) for _ in range(10)), return_exceptions=True
    )
    refused = [outcome for outcome in outcomes if isinstance(outcome, AlreadyDone)]
    assert len(refused) == 9
    assert {error.table for error in refused} == {1}
    assert len(await store.log(GUILD, 1)) == 2


async def test_the_same_command_opens_one_lobby(store: Store):
    same = entry(1, kind="open")
    await opened(store)
    await store.open(lobby(), same)
    with pytest.raises(AlreadyDone) as caught:
        await store.open(lobby(), same)
    assert caught.value.table == 2
    assert await store.table(GUILD, 3) is None


async def test_a_click_that_was_done_is_told_so_even_from_an_old_revision(store: Store):
    table = await opened(store)
    change = step(table)
    await moved(store, await store.change(change), 3)
    with pytest.raises(AlreadyDone):
        await store.change(change)


async def test_the_same_click_id_in_two_guilds_is_two_clicks(store: Store):
    same = entry(1, kind="open")
    await store.open(lobby(), same)
    assert (await store.open(lobby(guild=OTHER_GUILD), same)).number == 1


@pytest.mark.parametrize("revision", [1, 2, 4, 9])
async def test_only_the_next_revision_is_stored(store: Store, revision: int):
    table = await moved(store, await opened(store))
    change = step(replace(table, revision=revision - 1))
    with pytest.raises(Conflict):
        await store.change(change)
    assert await store.table(GUILD, 1) == table
    assert len(await store.log(GUILD, 1)) == 2


async def test_a_change_of_no_table_is_a_conflict(store: Store):
    with pytest.raises(Conflict):
        await store.change(step(lobby(number=7, revision=1)))


async def test_nothing_of_a_refused_change_is_stored(store: Store):
    table = await moved(store, await opened(store))
    stale = step(
        replace(table, revision=0),
        seats=(seat(CLEO),),
        status="over",
        channel=5,
    )
    change = replace(
        stale,
        ending=Ending("full", 5.0, (Result(0, CLEO, "c", 0, 1, 10),), ("",)),
        opens=lobby(),
        opens_entry=entry(1, kind="open", interaction=None),
    )
    with pytest.raises(Conflict):
        await store.change(change)
    assert await store.table(GUILD, 1) == table
    assert await store.table(GUILD, 2) is None
    assert await store.tables_of(GUILD, CLEO) == []


async def test_the_log_comes_in_order_and_its_end_alone(store: Store):
    await moved(store, await opened(store), 12)
    revisions = [line.revision for line in await store.log(GUILD, 1)]
    assert revisions == list(range(1, 14))
    assert [line.revision for line in await store.log(GUILD, 1, 3)] == [11, 12, 13]
    assert [line.revision for line in await store.log(GUILD, 1, 99)] == revisions
    assert await store.log(GUILD, 1, 0) == []


async def test_tables_of_a_member_are_those_to_play_on(store: Store):
    await opened(store, guild=OTHER_GUILD)
    waiting = await opened(store)
    await opened(store, seats=(seat(BEN),))
    running = await moved(store, await opened(store), status="running", state="{}")
    await moved(store, await opened(store), status="over")
    await moved(store, await opened(store), seats=(seat(ANNA, left=True), seat(BEN)))
    assert await store.tables_of(GUILD, ANNA) == [waiting, running]


async def test_seats_follow_who_joins_and_who_leaves(store: Store):
    table = await opened(store)
    table = await moved(store, table, seats=(*table.seats, seat(BEN), seat(CLEO)))
    assert await store.tables_of(GUILD, CLEO) == [table]
    table = await moved(store, table, seats=(seat(CLEO), seat(ANNA)))
    assert await store.table(GUILD, 1) == table
    assert await store.tables_of(GUILD, BEN) == []
    table = await moved(store, table, seats=())
    assert await store.tables_of(GUILD, ANNA) == []
    assert await store.table(GUILD, 1) == table


async def test_tables_of_a_channel_are_those_that_are_not_over(store: Store):
    first = await opened(store)
    await opened(store, channel=CHANNEL + 1)
    await opened(store, guild=OTHER_GUILD)
    await moved(store, await opened(store), status="over")
    last = await moved(store, await opened(store), status="running", state="{}")
    assert await store.tables_in(GUILD, CHANNEL) == [first, last]


async def test_a_table_can_move_to_another_channel(store: Store):
    table = await moved(store, await opened(store), channel=CHANNEL + 1)
    assert await store.tables_in(GUILD, CHANNEL) == []
    assert await store.tables_in(GUILD, CHANNEL + 1) == [table]


def board(revision: int, **fields: int) -> Message:
    message = Message(GUILD, 1, "table", CHANNEL, 77, revision)
    return replace(message, **fields)


async def test_a_message_replaces_the_one_of_its_role(store: Store):
    await opened(store)
    ping = Message(GUILD, 1, "ping", CHANNEL, 5, 1)
    await store.put_message(ping)
    await store.put_message(board(1))
    await store.put_message(board(2, message=78, channel=9))
    assert await store.message(GUILD, 1, "table") == board(2, message=78, channel=9)
    assert await store.message(GUILD, 1, "ping") == ping
    await store.drop_message(GUILD, 1, "ping")
    await store.drop_message(GUILD, 1, "ping")
    assert await store.message(GUILD, 1, "ping") is None
    assert await store.message(GUILD, 1, "table") is not None


async def test_what_another_message_replaced_is_left_over_until_it_is_deleted(store: Store):
    table = await opened(store)
    await store.put_message(board(1))
    await store.put_message(board(2))
    assert await store.leftovers(GUILD, 1) == [], "the same message, edited"
    await store.put_message(board(2, message=78, channel=9))
    await store.put_message(Message(GUILD, 1, "ping", CHANNEL, 5, 1))
    await store.retire_message(GUILD, 1, "ping")
    await store.retire_message(GUILD, 1, "ping")
    assert await store.message(GUILD, 1, "ping") is None
    assert await store.leftovers(GUILD, 1) == [(CHANNEL, 5), (CHANNEL, 77)]
    await moved(store, table, status="over")
    await store.put_message(board(2, message=78, channel=9))
    for message in (5, 77):
        assert await store.unfinished() == [(GUILD, 1)]
        await store.drop_leftover(GUILD, 1, message)
        await store.drop_leftover(GUILD, 1, message)
    assert await store.leftovers(GUILD, 1) == []
    assert await store.unfinished() == []


async def test_a_message_needs_a_table(store: Store):
    with pytest.raises(StoreError):
        await store.put_message(board(1))
    assert await store.message(GUILD, 1, "table") is None


async def test_what_is_not_over_is_unfinished(store: Store):
    await opened(store)
    await moved(store, await opened(store), status="running", state="{}")
    await moved(store, await opened(store), status="over")
    await opened(store, guild=OTHER_GUILD)
    assert await store.unfinished() == [(GUILD, 1), (GUILD, 2), (OTHER_GUILD, 1)]


async def test_a_table_over_is_unfinished_until_its_messages_show_it(store: Store):
    table = await opened(store)
    await store.put_message(board(1))
    await store.put_message(Message(GUILD, 1, "ping", CHANNEL, 5, 1))
    table = await moved(store, table, status="over")
    assert await store.unfinished() == [(GUILD, 1)]
    await store.put_message(board(2))
    assert await store.unfinished() == [(GUILD, 1)]
    await store.drop_message(GUILD, 1, "ping")
    assert await store.unfinished() == []
    # A rematch changes what the message of the old table shows.
    await moved(store, table)
    assert await store.unfinished() == [(GUILD, 1)]
    await store.put_message(board(3))
    assert await store.unfinished() == []


async def test_a_rematch_stores_both_tables_in_one_step(store: Store):
    table = await moved(store, await opened(store), status="over")
    await opened(store)
    first = entry(1, kind="open", interaction=None)
    change = replace(step(table), opens=lobby(seats=(seat(BEN),)), opens_entry=first)
    old = await store.change(change)
    assert old.rematch == 3
    assert await store.table(GUILD, 1) == old
    assert await store.table(GUILD, 3) == lobby(number=3, revision=1, seats=(seat(BEN),))
    assert await store.log(GUILD, 3) == [first]
    assert await store.before(GUILD, 3) == old
    assert await store.before(GUILD, 2) is None
    assert await store.before(OTHER_GUILD, 3) is None
    with pytest.raises(AlreadyDone) as caught:
        await store.change(change)
    assert caught.value.table == 1
    assert await store.table(GUILD, 4) is None


async def test_two_rematches_open_two_tables_without_a_click_of_their_own(store: Store):
    for number in (1, 3):
        table = await moved(store, await opened(store), status="over")
        assert table.number == number
        first = entry(1, kind="open", interaction=None)
        await store.change(replace(step(table), opens=lobby(), opens_entry=first))
    assert await store.table(GUILD, 4) is not None


async def test_members_choose_for_each_guild(store: Store):
    assert await store.member_settings(GUILD, ANNA) == MemberSettings()
    await store.put_member_settings(GUILD, ANNA, MemberSettings(pings=False))
    assert await store.member_settings(GUILD, ANNA) == MemberSettings(pings=False)
    assert await store.member_settings(OTHER_GUILD, ANNA) == MemberSettings()
    assert await store.member_settings(GUILD, BEN) == MemberSettings()
    await store.put_member_settings(GUILD, ANNA, MemberSettings(pings=True))
    assert await store.member_settings(GUILD, ANNA) == MemberSettings(pings=True)


def set_to(after: str, **fields: Any) -> SettingChange:
    """A change of one setting, by a press of its own."""
    return replace(SettingChange("language", "", after, ANNA, click(), 5.5), **fields)


async def test_a_server_s_settings_come_back_with_who_changed_them(store: Store):
    assert await store.server_settings(GUILD) == {}
    assert await store.setting_changes(GUILD, 9) == []
    changes = [
        set_to("fr"),
        set_to("no", setting="rated", before="yes", member=BEN, at=6.25),
        set_to("en", before="fr"),
    ]
    for change in changes:
        await store.change_setting(GUILD, change)
    assert await store.server_settings(GUILD) == {"language": "en", "rated": "no"}
    assert await store.setting_changes(GUILD, 9) == changes[::-1]
    assert await store.setting_changes(GUILD, 1, 1) == [changes[1]]
    assert await store.setting_changes(GUILD, 9, 3) == []
    assert await store.server_settings(OTHER_GUILD) == {}
    assert await store.setting_changes(OTHER_GUILD, 9) == []


async def test_the_same_press_changes_a_setting_once_b10(store: Store):
    first = set_to("fr")
    await store.change_setting(GUILD, first)
    await store.change_setting(GUILD, set_to("en"))
    await store.change_setting(GUILD, first)
    assert await store.server_settings(GUILD) == {"language": "en"}
    assert len(await store.setting_changes(GUILD, 9)) == 2
    await store.change_setting(OTHER_GUILD, first)
    assert await store.server_settings(OTHER_GUILD) == {"language": "fr"}


async def test_names_come_back_letter_for_letter(store: Store):
    names = ["@everyone", "Zoë \u202e \U0001f415", "'); DROP TABLE seats; --", "\x00", "木" * 32]
    seats = tuple(Seat(member, name, name) for member, name in enumerate(names, start=1))
    table = await opened(store, seats=seats)
    assert (await store.table(GUILD, table.number)) == table


async def test_whom_somebody_would_play_with_comes_back(store: Store):
    table = await opened(store, seats=(seat(ANNA, partner=BEN),))
    both = (seat(ANNA, partner=BEN), seat(BEN, partner=ANNA))
    table = await moved(store, table, seats=both)
    found = await store.table(GUILD, table.number)
    assert found is not None
    assert found.seats == both
    table = await moved(store, table, seats=(seat(BEN), seat(ANNA, partner=CLEO)))
    assert await store.table(GUILD, table.number) == table


async def test_a_change_cancelled_at_any_await_is_stored_whole_or_not_at_all(store: Store):
    table = await opened(store)
    for steps in range(60):
        both = (seat(ANNA), seat(BEN, contribution=f"{steps}"))
        change = step(table, seats=both, state=f"{steps}")
        task = asyncio.ensure_future(store.change(change))
        for _ in range(steps):
            await asyncio.sleep(0)
        task.cancel()
        await asyncio.wait([task])
        # Whatever came of it, the next write comes after it.
        await store.put_member_settings(GUILD, ANNA, MemberSettings())
        stored = await store.table(GUILD, 1)
        assert stored in (table, change.table)
        assert stored is not None
        log = await store.log(GUILD, 1)
        assert [line.revision for line in log] == list(range(1, stored.revision + 1))
        assert task.cancelled() or stored == change.table
        table = stored


async def test_a_change_that_contradicts_itself_is_a_fault_of_the_caller(store: Store):
    table = await opened(store)
    good = step(table)
    for bad in (
        replace(good, table=replace(good.table, revision=9)),
        replace(good, opens=lobby()),
        replace(good, opens=lobby(), opens_entry=entry(1, kind="open")),
        replace(good, opens=lobby(guild=5), opens_entry=entry(1, interaction=None)),
    ):
        with pytest.raises(ValueError, match="table"):
            await store.change(bad)
    assert await store.table(GUILD, 1) == table


async def test_a_guild_is_known_by_whatever_is_stored_of_it() -> None:
    """Or what it has set would stay for ever, if the bot was sent away while it was not running."""
    async with await SqliteStore.at(":memory:") as store:
        await store.hide(5, ANNA, "Ann", 1.0, hidden=False)
        await store.put_member_settings(3, ANNA, MemberSettings(pings=False))
        await store.change_setting(4, SettingChange("rated", "yes", "no", ANNA, 8, 1.0))
        await store.hide(2, ANNA, "Ann", 1.0, hidden=False)
        await store.guild_left(2, 1.0)
        assert await store.guilds_known() == [3, 4, 5]
        for guild in (3, 4, 5):
            await store.guild_left(guild, 1.0)
            assert await store.forget_guild(guild, 2.0)
        assert await store.server_settings(4) == {}
        assert await store.setting_changes(4, 9) == []
        assert await store.guilds_known() == []


# What was drawn before somebody deleted their data, or before the language changed


async def over(store: Store, **fields: Any) -> Table:
    """A table of Anna's that is over, with its message; by `fields` another's."""
    table = await moved(store, await opened(store, **fields), status="over")
    message = Message(table.guild, table.number, "table", CHANNEL, 70 + table.number, 2)
    await store.put_message(message)
    return table


async def stale_of(store: Store, number: int = 1) -> int:
    message = await store.message(GUILD, number, "table")
    assert message is not None
    return message.stale


async def test_a_new_language_makes_the_messages_of_open_tables_stale(store: Store):
    await opened(store)
    await store.put_message(board(1))
    await store.put_message(Message(GUILD, 1, "ping", CHANNEL, 5, 1))
    await over(store)
    await opened(store, guild=OTHER_GUILD)
    await store.put_message(board(1, guild=OTHER_GUILD))
    for times in (1, 2):
        await store.mark_stale(GUILD)
        assert await stale_of(store) == times
    assert await store.message(GUILD, 1, "ping") == Message(GUILD, 1, "ping", CHANNEL, 5, 1)
    assert await stale_of(store, 2) == 0
    assert await store.message(OTHER_GUILD, 1, "table") == board(1, guild=OTHER_GUILD)
    assert await store.stale() == []


async def test_a_drawing_takes_back_only_what_was_asked_before_it_began(store: Store):
    await opened(store)
    await store.put_message(board(1, stale=5))
    assert await stale_of(store) == 0, "a new message is fresh"
    for _ in range(2):
        await store.mark_stale(GUILD)
    seen = await store.message(GUILD, 1, "table")
    assert seen is not None
    await store.mark_stale(GUILD)
    await store.put_message(seen)
    assert await stale_of(store) == 1, "asked while it was drawn"
    await store.put_message(board(1, message=78, stale=1))
    assert await stale_of(store) == 0, "posted anew counts as drawn, too"
    await store.put_message(board(1, message=78, stale=1))
    assert await stale_of(store) == 0
    await store.mark_stale(GUILD)
    await store.put_message(board(2, message=78))
    assert await stale_of(store) == 1, "who knew of nothing takes nothing back"


async def test_who_is_forgotten_leaves_their_tables_messages_stale(store: Store):
    await over(store)
    await over(store, seats=(seat(BEN),))
    await store.open(lobby(seats=(seat(CLEO),)), entry(1, kind="open", member=CLEO))
    await store.put_message(Message(GUILD, 3, "table", CHANNEL, 73, 1))
    await over(store, guild=OTHER_GUILD)
    memory: Any = store
    await memory.forget_member(GUILD, ANNA)
    # The log of every table of these samples is Anna's, but for that of the third.
    assert await store.stale() == [(GUILD, 1), (GUILD, 2)]
    assert await stale_of(store, 3) == 0
    for number in (1, 2):
        message = await store.message(GUILD, number, "table")
        assert message is not None
        await store.put_message(message)
    assert await store.stale() == []
    await store.drop_message(GUILD, 1, "table")
    await memory.forget_member(GUILD, ANNA)
    assert await store.stale() == [], "nothing is left of them"
    assert await store.unfinished() == [(GUILD, 3)]


async def test_a_stopped_table_whose_reason_names_somebody_forgets_them_too(store: Store):
    """Under any name that they are known by; at a table where they never were."""
    memory: Any = store
    await moved(store, await opened(store, seats=(seat(ANNA, name="Old Ann"),)), status="over")
    await memory.hide(GUILD, ANNA, "Ann", 1.0, hidden=False)
    reasons = {
        f"<@{ANNA}> and <@!{ANNA}> ({ANNA})": " and  (…)",
        "OLD ANN sleeps, ann too": "… sleeps, … too",
        "Anna sleeps": "Anna sleeps",
        "": "",
    }
    for number, reason in enumerate(reasons, start=2):
        table = await store.open(lobby(seats=(seat(BEN),)), entry(1, kind="open", member=BEN))
        assert table.number == number
        stopped = entry(2, kind="stop", member=BEN, text=reason)
        await store.change(Change(replace(table, revision=2, status="over"), stopped))
        await store.put_message(Message(GUILD, number, "table", CHANNEL, 70 + number, 2))
    await memory.forget_member(GUILD, ANNA)
    told = [(await store.log(GUILD, number))[-1].text for number in range(2, 6)]
    assert told == [*reasons.values()]
    assert await store.stale() == [(GUILD, 2), (GUILD, 3)]


async def test_what_was_shown_with_somebody_is_to_be_deleted_when_they_are_forgotten(
    store: Store,
):
    memory: Any = store
    await memory.put_shown(GUILD, CHANNEL, 5, {ANNA, BEN})
    await memory.put_shown(GUILD, CHANNEL, 6, {BEN})
    await memory.put_shown(OTHER_GUILD, CHANNEL, 5, {ANNA})
    assert await memory.to_unshow() == []
    assert (await memory.everything(GUILD, ANNA))["shown"] == [{"channel": CHANNEL, "message": 5}]
    for _ in range(2):
        await memory.forget_member(GUILD, ANNA)
        assert await memory.to_unshow() == [(GUILD, CHANNEL, 5)]
        assert (await memory.everything(GUILD, ANNA))["shown"] == []
    await memory.put_shown(GUILD, CHANNEL, 7, {ANNA, CLEO})
    await memory.unshow(GUILD, ANNA)
    await memory.unshow(GUILD, BEN)
    assert await memory.to_unshow() == [(GUILD, CHANNEL, number) for number in (5, 6, 7)]
    assert (await memory.everything(GUILD, CLEO))["shown"] == [{"channel": CHANNEL, "message": 7}]
    for number in (5, 7, 7):
        await memory.drop_shown(GUILD, number)
    assert await memory.to_unshow() == [(GUILD, CHANNEL, 6)]
    assert (await memory.everything(OTHER_GUILD, ANNA))["shown"] != []
    await memory.guild_left(GUILD, 1.0)
    assert await memory.forget_guild(GUILD, 2.0)
    assert await memory.to_unshow() == []
    assert await memory.guilds_known() == [OTHER_GUILD]
