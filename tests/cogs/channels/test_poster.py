"""The public messages of tables: when they are drawn, and what happens when they can't be."""

import asyncio
import itertools
from collections.abc import Callable
from types import SimpleNamespace
from typing import Any

import discord
import pytest

from cogs.channels import poster as poster_module
from cogs.channels.gently import PAUSE_SECONDS
from cogs.channels.poster import BREATH_SECONDS, RETRY_SECONDS, TOGETHER, Poster
from cogs.ui.errors import Kind, Trouble
from cogs.ui.screen import Screen
from cogs.ui.words import words_for
from rules.games import GAMES
from rules.look import Asker
from rules.refusals import Lacking
from rules.store import MemberSettings, StoreError
from rules.table import Tables
from tests.memory_store import MemoryStore

GUILD, CHANNEL = 5, 50
_clicks = itertools.count(1)


def asker(member: int) -> Asker:
    return Asker(member, f"m{member}", next(_clicks))


class Channel:
    """Stands for Discord: remembers what it was told, and fails when a test says so."""

    def __init__(self) -> None:
        self.calls: list[tuple[str, int]] = []
        """("post" | "edit" | "delete", message)."""
        self.screens: dict[int, Screen] = {}
        self.fail: Callable[[str], Kind | None] = lambda _: None
        self.open = asyncio.Event()
        """While it is not set, no call returns."""
        self.open.set()
        self._ids = itertools.count(100)

    async def _call(self, what: str, message: int) -> Trouble | None:
        self.calls.append((what, message))
        await self.open.wait()
        kind = self.fail(what)
        return None if kind is None else Trouble(kind, CHANNEL)

    async def post(
        self, _: Any, channel: int, screen: Screen, *, nonce: str | None = None, **about: object
    ) -> int | Trouble:
        message = next(self._ids)
        trouble = await self._call("post", message)
        if trouble is None:
            self.screens[message] = screen
        return trouble or message

    async def edit(
        self, _: Any, channel: int, message: int, screen: Screen, **about: object
    ) -> Trouble | None:
        trouble = await self._call("edit", message)
        if trouble is None:
            self.screens[message] = screen
        elif trouble.kind is Kind.GONE_MESSAGE:
            self.screens.pop(message, None)
        return trouble

    async def delete(self, _: Any, channel: int, message: int, **about: object) -> Trouble | None:
        trouble = await self._call("delete", message)
        if trouble is None:
            self.screens.pop(message, None)
        return trouble

    def count(self, what: str) -> int:
        return [call for call, _ in self.calls].count(what)


class BlankPainter:
    async def paint(self, *_: Any) -> bytes:
        await asyncio.sleep(0)
        return b"png"


@pytest.fixture
def channel(monkeypatch: pytest.MonkeyPatch) -> Channel:
    channel = Channel()
    for verb in ("post", "edit", "delete"):
        monkeypatch.setattr(poster_module.calls, verb, getattr(channel, verb))
    return channel


@pytest.fixture
def tables() -> Tables:
    secrets = itertools.count(1)
    return Tables(
        MemoryStore(),
        GAMES,
        clock=lambda: 0.0,
        entropy=lambda size: next(secrets).to_bytes(size, "big"),
        languages=("en", "fr"),
    )


class Later:
    """The timers of the poster: when each is due, and all at once if a test says so."""

    def __init__(self) -> None:
        self.delays: list[float] = []
        self._calls: list[Callable[[], None]] = []

    def call(self, delay: float, call: Callable[..., None], *arguments: Any) -> Any:
        self.delays.append(delay)
        self._calls.append(lambda: call(*arguments))
        return SimpleNamespace(cancel=lambda: None)

    async def comes(self) -> None:
        calls, self._calls = self._calls, []
        for call in calls:
            call()
        for _ in range(200):
            await asyncio.sleep(0)


@pytest.fixture
async def later(monkeypatch: pytest.MonkeyPatch) -> Later:
    later = Later()
    monkeypatch.setattr(asyncio.get_running_loop(), "call_later", later.call)
    return later


@pytest.fixture
def poster(tables: Tables) -> Poster:
    place = SimpleNamespace(preferred_locale=discord.Locale.american_english, unavailable=False)
    client: Any = SimpleNamespace(get_guild=lambda _: place, get_channel=lambda _: None)
    painter: Any = BlankPainter()
    return Poster(client, tables, painter)


async def running(tables: Tables, poster: Poster) -> int:
    """A table for two whose board and ping are posted."""
    look = await tables.open(GUILD, CHANNEL, asker(1), game="woof-days")
    await tables.join(GUILD, look.number, asker(2))
    await tables.start(GUILD, look.number, asker(1))
    await show(poster, look.number)
    return look.number


async def show(poster: Poster, number: int) -> None:
    poster.show(GUILD, number)
    await poster.shown(GUILD, number)


def said(screen: Screen) -> str:
    """The text in the box of a screen."""
    return "\n".join(part.get("content", "") for part in screen.items[0]["components"])


async def draw_card(tables: Tables, number: int) -> None:
    look = await tables.look(GUILD, number)
    member = look.seats[look.acting[0]].member
    await tables.play(GUILD, number, asker(member), turn=None, steps=("draw",))


async def shown_revision(tables: Tables, number: int) -> int:
    message = await tables.store.message(GUILD, number, "table")
    assert message is not None
    return message.revision


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


# What was drawn before somebody deleted their data


async def ended(tables: Tables, poster: Poster) -> int:
    """A table of 1 and 2 whose end is shown."""
    number = await running(tables, poster)
    await tables.resign(GUILD, number, asker(2))
    await show(poster, number)
    return number


async def forget(tables: Tables, member: int) -> None:
    """Delete a member's data, who sits at no open table."""
    memory: Any = tables.store
    numbers = await memory.tables_with(GUILD, member)
    async with tables.keeping.kept_still(GUILD, numbers):
        await memory.forget_member(GUILD, member)


def named(channel: Channel, name: str = "m2") -> list[int]:
    """The messages in which there is such a name."""
    return [number for number, screen in channel.screens.items() if name in str(screen)]


async def message_of(tables: Tables, number: int) -> int:
    message = await tables.store.message(GUILD, number, "table")
    assert message is not None
    return message.message


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
