"""Whom the public messages call: once a turn, and at the end."""

import pytest

from cogs.channels.poster import Poster
from rules.store import MemberSettings
from rules.table import Tables
from tests.cogs.channels.world import (
    GUILD,
    Channel,
    asker,
    draw_card,
    running,
    said,
    show,
)


async def test_a15_one_ping_a_turn_and_the_one_before_is_deleted(
    tables: Tables, poster: Poster, channel: Channel
) -> None:
    number = await running(tables, poster)
    pings = [screen.pings for screen in channel.screens.values() if screen.pings]
    look = await tables.look(GUILD, number)
    assert pings == [(look.seats[look.acting[0]].member,)]
    await show(poster, number)
    assert channel.count("post") == 2, "the board and one ping; shown again, no other ping"
    await draw_card(tables, number)
    await show(poster, number)
    look = await tables.look(GUILD, number)
    pings = [screen.pings for screen in channel.screens.values() if screen.pings]
    assert pings == [(look.seats[look.acting[0]].member,)]


async def test_a15_after_a_restart_nobody_is_called_twice_for_one_turn(
    tables: Tables, poster: Poster, channel: Channel
) -> None:
    number = await running(tables, poster)
    posted = channel.count("post")
    fresh = Poster(poster._client, tables, poster._painter)
    await fresh.catch_up()
    await fresh.shown(GUILD, number)
    assert channel.count("post") == posted


async def test_whoever_turned_pings_off_is_not_called(
    tables: Tables, poster: Poster, channel: Channel
) -> None:
    for member in (1, 2):
        await tables.store.put_member_settings(GUILD, member, MemberSettings(pings=False))
    await running(tables, poster)
    assert not any(screen.pings for screen in channel.screens.values())


async def test_the_last_ping_goes_with_the_game(
    tables: Tables, poster: Poster, channel: Channel
) -> None:
    number = await running(tables, poster)
    await tables.stop(GUILD, number, asker(1))
    await show(poster, number)
    (end,) = [screen for screen in channel.screens.values() if screen.pings]
    assert end.pings == (2,), "the one who did not stop it is told, by the news of the end"
    assert await tables.store.unfinished() == []


@pytest.mark.parametrize(
    ("stopper", "silent", "told"),
    [(1, None, (2,)), (2, None, (1,)), (9, None, (1, 2)), (9, 1, (2,))],
)
async def test_those_at_a_stopped_table_are_told_why(
    tables: Tables,
    poster: Poster,
    channel: Channel,
    stopper: int,
    silent: int | None,
    told: tuple[int, ...],
) -> None:
    """Not who stopped it, and not who wants no calls; however often it is drawn, once."""
    number = await running(tables, poster)
    if silent is not None:
        await tables.store.put_member_settings(GUILD, silent, MemberSettings(pings=False))
    await tables.stop(GUILD, number, asker(stopper), moderator=True, reason="too *late* @everyone")
    await show(poster, number)
    (end,) = [screen for screen in channel.screens.values() if screen.pings]
    assert end.pings == told
    shown = said(end)
    assert all((f"<@{member}>" in shown) == (member in told) for member in (1, 2))
    assert "\u201ctoo \\*late\\* @\u200beveryone\u201d" in shown
    posted = channel.count("post")
    await poster.bring(GUILD, number, 5)
    await poster.shown(GUILD, number)
    assert channel.count("post") == posted + 1
    assert not any(screen.pings for screen in channel.screens.values())
    assert any("too \\*late" in said(screen) for screen in channel.screens.values())


async def test_a_lobby_that_was_stopped_says_why_and_calls_nobody(
    tables: Tables, poster: Poster, channel: Channel
) -> None:
    look = await tables.open(GUILD, 5, asker(1), game="woof-days")
    await tables.join(GUILD, look.number, asker(2))
    await show(poster, look.number)
    await tables.stop(GUILD, look.number, asker(1), reason="dinner")
    await show(poster, look.number)
    (closed,) = channel.screens.values()
    assert "dinner" in str(closed.items)
    assert closed.pings == ()
