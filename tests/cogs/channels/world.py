"""A channel in which a poster posts, and tables to be shown there: for the tests of `Poster`."""

import asyncio
import itertools
from collections.abc import Callable
from types import SimpleNamespace
from typing import Any

from cogs.channels.poster import Poster
from cogs.ui.errors import Kind, Trouble
from cogs.ui.screen import Screen
from rules.look import Asker
from rules.table import Tables

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
