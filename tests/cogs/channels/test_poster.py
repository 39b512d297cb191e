"""The public messages of tables: when they are drawn, and what happens when they can't be."""

import asyncio
from typing import Any

import pytest

from cogs.channels.poster import BREATH_SECONDS, RETRY_SECONDS, TOGETHER, Poster
from cogs.ui.errors import Kind, Trouble
from cogs.ui.words import words_for
from rules.store import StoreError
from rules.table import Tables
from tests.cogs.channels.world import (
    CHANNEL,
    GUILD,
    Channel,
    Later,
    asker,
    draw_card,
    message_of,
    running,
    show,
    shown_revision,
)


async def test_a_burst_of_moves_costs_two_edits_and_the_last_state_shows(
    tables: Tables, poster: Poster, channel: Channel
) -> None:
    number = await running(tables, poster)
    channel.calls.clear()
    channel.open.clear()
    for _ in range(10):
        await draw_card(tables, number)
        poster.show(GUILD, number)
        await asyncio.sleep(0)
    for _ in range(100):
        await asyncio.sleep(0)
    assert channel.count("edit") == 1, "one is under way"
    channel.open.set()
    await poster.shown(GUILD, number)
    assert 1 <= channel.count("edit") <= 2
    assert await shown_revision(tables, number) == (await tables.look(GUILD, number)).revision


async def test_a_drawing_that_breaks_does_not_swallow_the_next(
    tables: Tables, poster: Poster, channel: Channel, caplog: pytest.LogCaptureFixture
) -> None:
    number = await running(tables, poster)
    await draw_card(tables, number)
    broken = iter([True])

    def fail(what: str) -> Kind | None:
        if what == "edit" and next(broken, False):
            poster.show(GUILD, number)
            raise RuntimeError("broken")
        return None

    channel.fail = fail
    await show(poster, number)
    assert await shown_revision(tables, number) == 4
    assert [r.levelname for r in caplog.records if "fault" in r.getMessage()] == ["ERROR"]


@pytest.mark.parametrize("kind", [Kind.GONE_MESSAGE, Kind.TOO_OLD])
async def test_d8_what_can_no_longer_be_edited_is_posted_anew(
    tables: Tables, poster: Poster, channel: Channel, kind: Kind
) -> None:
    number = await running(tables, poster)
    before = await tables.store.message(GUILD, number, "table")
    assert before is not None
    await draw_card(tables, number)
    channel.fail = lambda what: kind if what == "edit" else None
    await show(poster, number)
    after = await tables.store.message(GUILD, number, "table")
    assert after is not None
    assert after.message != before.message
    assert after.revision == 4
    assert before.message not in channel.screens


@pytest.mark.parametrize("kind", [Kind.GONE_CHANNEL, Kind.NO_ACCESS, Kind.NO_PERMISSION])
async def test_d2_a16_where_nothing_can_be_posted_the_game_goes_on_and_is_shown_again_later(
    tables: Tables, poster: Poster, channel: Channel, kind: Kind
) -> None:
    number = await running(tables, poster)
    channel.fail = lambda what: kind if what in ("edit", "post") else None
    await draw_card(tables, number)
    await show(poster, number)
    trouble = poster.trouble(GUILD, number)
    assert trouble is not None
    assert trouble.kind is kind
    await draw_card(tables, number)
    channel.fail = lambda _: None
    await show(poster, number)
    assert poster.trouble(GUILD, number) is None
    assert await shown_revision(tables, number) == 5


async def test_while_discord_fails_it_is_tried_again_ever_more_rarely(
    tables: Tables, poster: Poster, channel: Channel, later: Later
) -> None:
    number = await running(tables, poster)
    await draw_card(tables, number)
    channel.fail = lambda what: Kind.DISCORD if what == "edit" else None
    await show(poster, number)
    await show(poster, number)
    tries = len(RETRY_SECONDS) + 2
    for _ in range(tries):
        await later.comes()
    assert later.delays == [*RETRY_SECONDS, *[RETRY_SECONDS[-1]] * 3], "one timer a table"
    channel.fail = lambda _: None
    await later.comes()
    assert await shown_revision(tables, number) == 4
    assert poster.trouble(GUILD, number) is None
    assert len(later.delays) == tries + 1, "it is shown now"


async def test_when_our_own_disk_fails_it_is_tried_again(
    tables: Tables, poster: Poster, channel: Channel, later: Later
) -> None:
    number = await running(tables, poster)
    await draw_card(tables, number)
    store: Any = tables.store
    store.failures.append(StoreError("disk full"))
    await show(poster, number)
    assert await shown_revision(tables, number) == 3
    await later.comes()
    assert await shown_revision(tables, number) == 4


@pytest.mark.parametrize("kind", [Kind.NO_ACCESS, Kind.NO_PERMISSION, Kind.CLOSED_THREAD])
async def test_a16_what_was_barred_is_shown_soon_after_something_has_changed(
    tables: Tables, poster: Poster, channel: Channel, later: Later, kind: Kind
) -> None:
    number = await running(tables, poster)
    await draw_card(tables, number)
    channel.fail = lambda _: kind
    await show(poster, number)
    assert later.delays == [], "it would be refused again"
    channel.fail = lambda _: None
    for _ in range(3):
        poster.look_again(GUILD)
    assert later.delays == [BREATH_SECONDS], "many changes at once are looked at once"
    await later.comes()
    assert await shown_revision(tables, number) == 4
    assert poster.trouble(GUILD, number) is None


async def test_a_server_that_cannot_be_reached_is_drawn_when_it_can(
    tables: Tables, poster: Poster, channel: Channel
) -> None:
    """Until then neither its language nor its channels are known."""
    number = await running(tables, poster)
    await draw_card(tables, number)
    place: Any = poster._client.get_guild(GUILD)
    place.unavailable = True
    channel.calls.clear()
    await show(poster, number)
    assert await poster.catch_up() == 0
    assert channel.calls == []
    place.unavailable = False
    assert await poster.catch_up(GUILD) == 1
    await poster.shown(GUILD, number)
    assert await shown_revision(tables, number) == 4


async def test_a_table_over_without_a_channel_is_done_with(
    tables: Tables, poster: Poster, channel: Channel
) -> None:
    number = await running(tables, poster)
    channel.fail = lambda what: None if what == "delete" else Kind.GONE_CHANNEL
    await tables.stop(GUILD, number, asker(1))
    await show(poster, number)
    assert await tables.store.unfinished() == []
    assert poster.trouble(GUILD, number) is None


async def test_a4_what_another_message_replaced_is_deleted_however_often_that_fails(
    tables: Tables, poster: Poster, channel: Channel, later: Later
) -> None:
    number = await running(tables, poster)
    assert len(channel.screens) == 2
    channel.fail = lambda what: Kind.DISCORD if what == "delete" else None
    await poster.bring(GUILD, number, CHANNEL + 1)
    await draw_card(tables, number)
    await show(poster, number)
    await later.comes()
    assert len(channel.screens) == 4, "the old board and the old ping are still there"
    assert poster.trouble(GUILD, number) is None, "but nothing is hidden from anybody"
    channel.fail = lambda _: None
    await later.comes()
    assert len(channel.screens) == 2
    assert await tables.store.leftovers(GUILD, number) == []


async def test_a4_after_a_kill_what_another_message_replaced_is_deleted(
    tables: Tables, poster: Poster, channel: Channel
) -> None:
    number = await running(tables, poster)
    channel.fail = lambda what: Kind.NO_ACCESS if what == "delete" else None
    await poster.bring(GUILD, number, CHANNEL + 1)
    await tables.stop(GUILD, number, asker(1))
    await show(poster, number)
    assert len(channel.screens) == 4
    channel.fail = lambda _: None
    fresh = Poster(poster._client, tables, poster._painter)
    assert await fresh.catch_up() == 1
    await fresh.shown(GUILD, number)
    assert len(channel.screens) == 1, "only the new board, which shows the end"
    assert await tables.store.unfinished() == []


async def test_the_end_of_a_game_is_news_at_the_bottom(
    tables: Tables, poster: Poster, channel: Channel
) -> None:
    number = await running(tables, poster)
    board = (await tables.store.message(GUILD, number, "table")).message
    await tables.resign(GUILD, number, asker(2))
    await show(poster, number)
    end = (await tables.store.message(GUILD, number, "table")).message
    assert end != board
    assert list(channel.screens) == [end], "the old board and the ping are gone"
    await tables.rematch(GUILD, number, asker(1), channel=CHANNEL)
    await show(poster, number)
    assert (await tables.store.message(GUILD, number, "table")).message == end, "it moves once"
    assert channel.calls[-1] == ("edit", end)


async def test_an_end_that_can_not_be_posted_is_shown_where_the_board_was(
    tables: Tables, poster: Poster, channel: Channel
) -> None:
    number = await running(tables, poster)
    board = (await tables.store.message(GUILD, number, "table")).message
    await tables.stop(GUILD, number, asker(1))
    channel.fail = lambda what: Kind.NO_PERMISSION if what == "post" else None
    await show(poster, number)
    assert list(channel.screens) == [board]
    assert channel.calls[-2] == ("edit", board)
    assert poster.trouble(GUILD, number) is None


async def test_a_board_that_could_not_be_brought_is_told_to_who_asked_alone(
    tables: Tables, poster: Poster, channel: Channel
) -> None:
    number = await running(tables, poster)
    before = await tables.store.message(GUILD, number, "table")
    channel.fail = lambda what: Kind.NO_PERMISSION if what == "post" else None
    trouble = await poster.bring(GUILD, number, CHANNEL + 1)
    assert trouble is not None
    assert trouble.kind is Kind.NO_PERMISSION
    assert poster.trouble(GUILD, number) is None, "where it is, it can be seen"
    assert await tables.store.message(GUILD, number, "table") == before


async def test_a_board_that_many_ask_for_is_at_last_in_one_place(
    tables: Tables, poster: Poster, channel: Channel
) -> None:
    number = await running(tables, poster)
    places = range(CHANNEL, CHANNEL + 5)
    asked = [poster.bring(GUILD, number, place) for place in places]
    assert await asyncio.gather(*asked) == [None] * 5
    await poster.shown(GUILD, number)
    message = await tables.store.message(GUILD, number, "table")
    assert message is not None
    assert message.channel == CHANNEL + 4
    assert len(channel.screens) == 2, "one board and one ping"


async def test_a_new_language_shows_on_every_open_table_of_the_server(
    tables: Tables, poster: Poster, channel: Channel, later: Later
) -> None:
    first, second, third = [await running(tables, poster) for _ in range(3)]
    await tables.stop(GUILD, third, asker(1))
    await show(poster, third)
    boards = [await tables.store.message(GUILD, number, "table") for number in (first, second)]
    channel.calls.clear()
    later.delays.clear()
    await tables.settings.change(GUILD, asker(1), "language", "fr", manager=True)
    await poster.redraw(GUILD)
    assert later.delays == [0.0]
    await later.comes()
    assert channel.calls == [("edit", board.message) for board in boards if board]
    for board in boards:
        assert board is not None
        assert words_for("fr")("button-hand") in str(channel.screens[board.message].items)
    await poster.catch_up()
    assert len(channel.calls) == 2, "nothing is drawn twice"


async def test_a_new_language_shows_after_a_kill_too(
    tables: Tables, poster: Poster, channel: Channel, later: Later
) -> None:
    number = await running(tables, poster)
    await tables.settings.change(GUILD, asker(1), "language", "fr", manager=True)
    await poster.redraw(GUILD)
    await poster.close()
    fresh = Poster(poster._client, tables, poster._painter)
    await fresh.catch_up()
    await fresh.shown(GUILD, number)
    board = channel.screens[await message_of(tables, number)]
    assert words_for("fr")("button-hand") in str(board.items)


async def test_a_new_language_that_could_not_be_shown_is_shown_with_the_next_try(
    tables: Tables, poster: Poster, channel: Channel, later: Later
) -> None:
    number = await running(tables, poster)
    channel.fail = lambda _: Kind.DISCORD
    await tables.settings.change(GUILD, asker(1), "language", "fr", manager=True)
    await poster.redraw(GUILD)
    await later.comes()
    french = words_for("fr")("button-text")
    assert not any(french in str(screen.items) for screen in channel.screens.values())
    channel.fail = lambda _: None
    await later.comes()
    assert any(french in str(screen.items) for screen in channel.screens.values())
    assert poster.trouble(GUILD, number) is None


async def test_d9_after_a_start_exactly_the_tables_that_are_behind_are_drawn(
    tables: Tables, poster: Poster, channel: Channel
) -> None:
    first, second, third = [await running(tables, poster) for _ in range(3)]
    await draw_card(tables, second)
    await tables.stop(GUILD, third, asker(1))
    channel.calls.clear()
    fresh = Poster(poster._client, tables, poster._painter)
    assert await fresh.catch_up() == 3
    for number in (first, second, third):
        await fresh.shown(GUILD, number)
    assert (channel.count("edit"), channel.count("post")) == (1, 2), "a board; a ping and an end"
    assert await shown_revision(tables, second) == 4
    assert await shown_revision(tables, third) == 4


async def test_after_a_start_a_click_waits_for_a_few_tables_and_not_for_all(
    tables: Tables, poster: Poster, channel: Channel
) -> None:
    many = 3 * TOGETHER
    for _ in range(many):
        await tables.open(GUILD, CHANNEL, asker(1), game="woof-days")
    at_once: list[int] = []

    def count(_: str) -> None:
        at_once.append(len(poster._drawings))

    channel.fail = count
    assert await poster.catch_up() == many
    assert max(at_once) <= TOGETHER
    assert len(channel.screens) == many


async def test_nothing_is_posted_beside_the_first_message_of_a_lobby(
    tables: Tables, poster: Poster, channel: Channel
) -> None:
    look = await tables.open(GUILD, CHANNEL, asker(1), game="woof-days")
    async with poster.held(GUILD, look.number):
        await tables.join(GUILD, look.number, asker(2))
        poster.show(GUILD, look.number)
        for _ in range(20):
            await asyncio.sleep(0)
        assert channel.calls == []
        await poster.note_lobby(look, CHANNEL, 99)
    await poster.shown(GUILD, look.number)
    assert channel.calls == [("edit", 99)]


async def test_a_command_delivered_again_while_its_lobby_is_drawn_upsets_neither(
    tables: Tables, poster: Poster, channel: Channel, monkeypatch: pytest.MonkeyPatch
) -> None:
    look = await tables.open(GUILD, CHANNEL, asker(1), game="woof-days")
    key = (GUILD, look.number)
    begun, go_on = asyncio.Event(), asyncio.Event()
    draw = poster._draw

    async def slow(key: tuple[int, int], anew: int | None) -> Any:
        begun.set()
        await go_on.wait()
        return await draw(key, anew)

    monkeypatch.setattr(poster, "_draw", slow)
    poster.show(*key)
    await begun.wait()
    (task,) = poster._drawings.under_way([key])
    async with poster.held(*key):
        pass
    async with poster.held(*key):
        go_on.set()
        await asyncio.wait({task})
        assert task.exception() is None
    assert channel.count("post") == 1
    assert len(poster._drawings) == 0


async def test_a_lobby_whose_first_message_was_lost_is_posted(
    tables: Tables, poster: Poster, channel: Channel
) -> None:
    look = await tables.open(GUILD, CHANNEL, asker(1), game="woof-days")
    async with poster.held(GUILD, look.number):
        await poster.note_lobby(look, CHANNEL, None)
    await poster.shown(GUILD, look.number)
    assert channel.count("post") == 1


async def test_a_board_that_cannot_be_drawn_is_told_in_words(
    tables: Tables, poster: Poster, channel: Channel, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def broken(*_: Any) -> bytes:
        raise KeyError("no such drawing")

    monkeypatch.setattr(poster._painter, "paint", broken)
    number = await running(tables, poster)
    message = await tables.store.message(GUILD, number, "table")
    assert message is not None
    shown = channel.screens[message.message]
    assert shown.files == ()
    assert "all seven days empty" in str(shown.items)


async def test_a_closed_poster_draws_nothing_and_leaves_no_task(
    tables: Tables, poster: Poster, channel: Channel
) -> None:
    number = await running(tables, poster)
    await draw_card(tables, number)
    channel.open.clear()
    poster.show(GUILD, number)
    await asyncio.sleep(0)
    asked = asyncio.create_task(poster.bring(GUILD, number, CHANNEL))
    await asyncio.sleep(0)
    await poster.close()
    assert len(poster._drawings) == 0
    assert isinstance(await asked, Trouble), "who waits for it is told"
    calls = len(channel.calls)
    poster.show(GUILD, number)
    await asyncio.sleep(0)
    assert len(channel.calls) == calls
