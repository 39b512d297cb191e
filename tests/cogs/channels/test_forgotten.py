"""What was drawn before somebody deleted their data: it is drawn anew, and names them no more."""

import asyncio
from typing import Any

import pytest

from cogs.channels import poster as poster_module
from cogs.channels.gently import PAUSE_SECONDS
from cogs.channels.poster import RETRY_SECONDS, Poster
from cogs.ui.errors import Kind
from cogs.ui.words import words_for
from rules.refusals import Lacking
from rules.table import Tables
from tests.cogs.channels.world import (
    CHANNEL,
    GUILD,
    Channel,
    Later,
    asker,
    ended,
    forget,
    message_of,
    named,
    said,
    show,
    shown_revision,
)


async def test_who_deleted_their_data_goes_from_what_is_over_by_edits_one_by_one(
    tables: Tables, poster: Poster, channel: Channel, later: Later
) -> None:
    numbers = [await ended(tables, poster) for _ in range(3)]
    ends = [await message_of(tables, number) for number in numbers]
    assert named(channel) == ends
    await forget(tables, 2)
    channel.calls.clear()
    later.delays.clear()
    poster.renew(GUILD)
    poster.renew(GUILD)
    for done in range(len(ends)):
        await later.comes()
        assert channel.calls == [("edit", end) for end in ends[: done + 1]]
        assert named(channel) == ends[done + 1 :]
    await later.comes()
    assert later.delays == [0.0, *[PAUSE_SECONDS] * 3]
    assert await tables.store.stale() == []
    deleted = words_for("en")("somebody-deleted")
    assert all(deleted in said(screen).replace("\\", "") for screen in channel.screens.values())
    await poster.catch_up()
    await later.comes()
    assert len(channel.calls) == len(ends), "once each"


async def test_open_tables_come_first_and_are_drawn_as_ever(
    tables: Tables, poster: Poster, channel: Channel, later: Later
) -> None:
    over = await ended(tables, poster)
    look = await tables.open(GUILD, CHANNEL, asker(1), game="woof-days")
    for member in (2, 3):
        await tables.join(GUILD, look.number, asker(member))
    await tables.start(GUILD, look.number, asker(1))
    await tables.resign(GUILD, look.number, asker(2))
    await show(poster, look.number)
    assert len(named(channel)) == 2
    await forget(tables, 2)
    channel.calls.clear()
    channel.fail = lambda what: Kind.TOO_OLD if what == "edit" else None
    poster.renew(GUILD)
    await later.comes()
    assert [what for what, _ in channel.calls][:2] == ["edit", "post"], "anew, if need be"
    assert channel.calls[-1] == ("edit", await message_of(tables, over))
    assert named(channel) == [await message_of(tables, over)], "that is never posted anew"


@pytest.mark.parametrize(
    "kind", [Kind.CLOSED_THREAD, Kind.TOO_OLD, Kind.NO_ACCESS, Kind.NO_PERMISSION, Kind.FAULT]
)
async def test_an_end_that_can_not_be_edited_now_waits_until_something_has_changed(
    tables: Tables, poster: Poster, channel: Channel, later: Later, kind: Kind
) -> None:
    number = await ended(tables, poster)
    end = await message_of(tables, number)
    await forget(tables, 2)
    channel.calls.clear()
    channel.fail = lambda _: kind
    poster.renew(GUILD)
    for _ in range(5):
        await later.comes()
    assert channel.calls == [("edit", end)], "tried once, and nothing else is posted"
    assert await tables.store.stale() == [(GUILD, number)]
    assert await tables.store.unfinished() == []
    assert poster.trouble(GUILD, number) is None, "no player has to mend it"
    channel.fail = lambda _: None
    poster.look_again(GUILD)
    await later.comes()
    assert channel.calls == [("edit", end)] * 2
    assert named(channel) == []
    assert await tables.store.stale() == []


async def test_who_deletes_their_data_while_the_first_message_is_posted_goes_from_it(
    tables: Tables, poster: Poster, channel: Channel
) -> None:
    """That there is such a message, nobody knew then."""
    look = await tables.open(GUILD, CHANNEL, asker(1), game="woof-days")
    for member in (2, 3):
        await tables.join(GUILD, look.number, asker(member))
    await tables.start(GUILD, look.number, asker(1))
    await tables.resign(GUILD, look.number, asker(2))
    channel.open.clear()
    poster.show(GUILD, look.number)
    for _ in range(100):
        await asyncio.sleep(0)
    await forget(tables, 2)
    channel.open.set()
    await poster.shown(GUILD, look.number)
    assert [what for what, _ in channel.calls if what != "delete"] == ["post", "post", "edit"]
    assert named(channel) == []


async def test_what_can_not_be_seen_keeps_nothing_else_waiting(
    tables: Tables,
    poster: Poster,
    channel: Channel,
    later: Later,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    for _ in range(3):
        await ended(tables, poster)
    await forget(tables, 2)
    channel.calls.clear()
    later.delays.clear()
    monkeypatch.setattr(poster_module.calls, "may_see", lambda *_: False)
    poster.renew(GUILD)
    for _ in range(5):
        await later.comes()
    assert (channel.calls, later.delays) == ([], [0.0])
    monkeypatch.setattr(poster_module.calls, "may_see", lambda *_: True)
    poster.look_again(GUILD)
    for _ in range(5):
        await later.comes()
    assert named(channel) == []


async def test_in_a_closed_thread_one_try_says_that_no_end_can_be_edited(
    tables: Tables, poster: Poster, channel: Channel, later: Later
) -> None:
    numbers = [await ended(tables, poster) for _ in range(3)]
    await forget(tables, 2)
    channel.calls.clear()
    later.delays.clear()
    channel.fail = lambda _: Kind.CLOSED_THREAD
    poster.renew(GUILD)
    for _ in range(5):
        await later.comes()
    assert len(channel.calls) == 1
    assert later.delays == [0.0, PAUSE_SECONDS]
    channel.fail = lambda _: None
    poster.look_again(GUILD)
    for _ in range(5):
        await later.comes()
    assert len(channel.calls) == 1 + len(numbers)
    assert named(channel) == []


@pytest.mark.parametrize("kind", [Kind.GONE_MESSAGE, Kind.GONE_CHANNEL])
async def test_an_end_that_is_gone_is_forgotten_and_not_posted_again(
    tables: Tables, poster: Poster, channel: Channel, later: Later, kind: Kind
) -> None:
    number = await ended(tables, poster)
    await forget(tables, 2)
    channel.calls.clear()
    channel.fail = lambda _: kind
    poster.renew(GUILD)
    await later.comes()
    channel.fail = lambda _: None
    await poster.catch_up()
    await later.comes()
    assert [what for what, _ in channel.calls] == ["edit"]
    assert await tables.store.message(GUILD, number, "table") is None
    assert await tables.store.stale() == []


@pytest.mark.parametrize("kind", [Kind.DISCORD, Kind.BUSY])
async def test_an_end_that_discord_failed_to_edit_is_tried_again_by_itself(
    tables: Tables, poster: Poster, channel: Channel, later: Later, kind: Kind
) -> None:
    number = await ended(tables, poster)
    await forget(tables, 2)
    channel.calls.clear()
    later.delays.clear()
    channel.fail = lambda _: kind
    poster.renew(GUILD)
    await later.comes()
    assert later.delays == [0.0, RETRY_SECONDS[0], PAUSE_SECONDS]
    assert await tables.store.stale() == [(GUILD, number)]
    channel.fail = lambda _: None
    await later.comes()
    assert named(channel) == []
    assert [what for what, _ in channel.calls] == ["edit", "edit"]


async def test_after_a_kill_what_names_somebody_who_deleted_their_data_is_found(
    tables: Tables, poster: Poster, channel: Channel, later: Later
) -> None:
    numbers = [await ended(tables, poster) for _ in range(2)]
    await forget(tables, 2)
    poster.renew(GUILD)
    await later.comes()
    await poster.close()
    assert named(channel) == [await message_of(tables, numbers[1])]
    fresh = Poster(poster._client, tables, poster._painter)
    assert await fresh.catch_up() == 0
    await later.comes()
    assert named(channel) == []


async def test_a_server_that_can_not_be_reached_keeps_no_other_waiting(
    tables: Tables, poster: Poster, channel: Channel, later: Later
) -> None:
    number = await ended(tables, poster)
    await forget(tables, 2)
    place: Any = poster._client.get_guild(GUILD)
    place.unavailable = True
    later.delays.clear()
    await poster.catch_up()
    await later.comes()
    assert later.delays == []
    place.unavailable = False
    await poster.catch_up(GUILD + 1)
    await later.comes()
    assert len(named(channel)) == 1, "another server was asked for"
    await poster.catch_up(GUILD)
    await later.comes()
    assert named(channel) == []
    assert await shown_revision(tables, number) == (await tables.look(GUILD, number)).revision


async def test_a_board_that_can_not_be_read_names_nobody_and_comes_back(
    tables: Tables,
    poster: Poster,
    channel: Channel,
    later: Later,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    number = await ended(tables, poster)
    await forget(tables, 2)
    channel.calls.clear()

    async def unread(*_: Any, **__: Any) -> Any:
        raise Lacking("lacking", table=number, what="its cards")

    with monkeypatch.context() as cards_away:
        cards_away.setattr(tables, "look", unread)
        poster.renew(GUILD)
        await later.comes()
        (shown,) = channel.screens.values()
        assert words_for("en")("table-unread") in said(shown)
        assert named(channel) == []
        assert await tables.store.stale() == [(GUILD, number)]
        await poster.bring(GUILD, number, CHANNEL)
        await poster.shown(GUILD, number)
    assert channel.count("post") == 0, "nobody is shown a board that is none"
    poster.freshen()
    await later.comes()
    (shown,) = channel.screens.values()
    assert words_for("en")("somebody-deleted") in said(shown).replace("\\", "")
    assert await tables.store.stale() == []


async def test_who_deletes_while_a_message_is_drawn_goes_from_it_too(
    tables: Tables, poster: Poster, channel: Channel, later: Later
) -> None:
    number = await ended(tables, poster)
    end = await message_of(tables, number)
    await forget(tables, 2)
    channel.calls.clear()
    channel.open.clear()
    poster.renew(GUILD)
    await later.comes()
    assert channel.calls == [("edit", end)], "it is under way, and still names the winner"
    await forget(tables, 1)
    channel.open.set()
    await poster.shown(GUILD, number)
    assert named(channel, "m1") == [end]
    assert await tables.store.stale() == [(GUILD, number)]
    poster.renew(GUILD)
    for _ in range(2):
        await later.comes()
    assert named(channel, "m1") == []
    assert await tables.store.stale() == []


async def test_who_deletes_right_after_the_table_was_read_goes_from_it_too(
    tables: Tables,
    poster: Poster,
    channel: Channel,
    later: Later,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """What the drawing shows is older than the request: it must not take it back."""
    number = await ended(tables, poster)
    await forget(tables, 2)
    read = tables.look
    forgets = iter([1])

    async def look(*what: Any, **more: Any) -> Any:
        seen = await read(*what, **more)
        for member in forgets:
            await forget(tables, member)
        return seen

    monkeypatch.setattr(tables, "look", look)
    poster.renew(GUILD)
    await later.comes()
    assert len(named(channel, "m1")) == 1
    assert await tables.store.stale() == [(GUILD, number)]
    poster.renew(GUILD)
    for _ in range(2):
        await later.comes()
    assert named(channel, "m1") == []


async def test_who_gave_up_and_deleted_their_data_is_called_by_no_ping(
    tables: Tables, poster: Poster, channel: Channel, later: Later
) -> None:
    look = await tables.open(GUILD, CHANNEL, asker(1), game="dog", size=6)
    for member in range(2, 7):
        await tables.join(GUILD, look.number, asker(member))
    await tables.start(GUILD, look.number, asker(1))
    await show(poster, look.number)
    assert len(named(channel, "<@2>")) == 1
    await tables.resign(GUILD, look.number, asker(2))
    await forget(tables, 2)
    poster.renew(GUILD)
    await later.comes()
    assert named(channel, "<@2>") == []
    assert len(named(channel, "<@3>")) == 1
    posted = channel.count("post")
    await show(poster, look.number)
    assert channel.count("post") == posted, "nobody is called twice"


async def test_a_closed_rematch_takes_no_request_back(
    tables: Tables, poster: Poster, channel: Channel, later: Later
) -> None:
    """Its result is noted as behind, which draws nothing yet."""
    number = await ended(tables, poster)
    rematch = await tables.rematch(GUILD, number, asker(1), channel=CHANNEL)
    for one in (number, rematch.number):
        await show(poster, one)
    await forget(tables, 2)
    await tables.leave(GUILD, rematch.number, asker(1))
    channel.open.clear()
    poster.show(GUILD, rematch.number)
    for _ in range(100):
        await asyncio.sleep(0)
    message = await tables.store.message(GUILD, number, "table")
    assert message is not None
    assert message.stale == 1
    channel.open.set()
    await poster.shown(GUILD, rematch.number)
    await poster.shown(GUILD, number)
    assert named(channel) == []
    assert await tables.store.stale() == []
