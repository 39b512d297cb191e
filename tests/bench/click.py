"""The whole path of a click, from the gateway's event to the answer, with HTTP stubbed.

`python -m tests.bench.click` keeps 25 clicks in flight. Ours are moves: parsed, checked, played,
stored with `synchronous=FULL` in a database file, the new hand drawn and sent; with boards redrawn
beside it, pictures included. The bare bot has one button whose handler only edits its message. Both
run in turn in one process; the figures are clicks a second, their ratio, and our 99th percentile.
"""

import argparse
import asyncio
import gc
import itertools
import logging
import secrets
import statistics
import sys
import tempfile
import time
from pathlib import Path
from typing import Any

import discord
from discord.ext import commands
from discord.webhook.async_ import AsyncWebhookAdapter

from cogs.client import Tabletails, add_cogs
from cogs.ui.ids import Press
from rules.games import GAMES
from rules.look import Asker
from rules.table import Tables
from storage.store import SqliteStore

IN_FLIGHT = 25
GUILD, CHANNEL, APPLICATION = 1000, 2000, 3000
PLAYERS = 2
DRAWS = 25
"""Cards that are drawn at a table: fewer than a pile for two has."""
EPHEMERAL = 1 << 6


class StubbedDiscord:
    """Takes every call and knows when an interaction is answered."""

    def __init__(self) -> None:
        self.answers: dict[int, asyncio.Future[None]] = {}
        self._messages = itertools.count(5_000_000)
        self.clicks = itertools.count(10_000)

    async def webhook(self, route: Any, *args: Any, **options: Any) -> Any:
        """Stands for AsyncWebhookAdapter.request."""
        if route.url.endswith("/callback"):
            number = int(route.url.rsplit("/", 3)[1])
            self.answers.pop(number).set_result(None)
            message = _message(next(self._messages))
            kind = {"id": str(number), "type": 3, "response_message_ephemeral": True}
            return {"interaction": kind, "resource": {"type": 7, "message": message}}
        return _message(next(self._messages))

    async def rest(self, route: Any, **options: Any) -> Any:
        """Stands for HTTPClient.request."""
        return None if route.method == "DELETE" else _message(next(self._messages))


def _message(number: int) -> dict[str, Any]:
    return {
        "id": str(number),
        "channel_id": str(CHANNEL),
        "author": {"id": "1", "username": "bot", "discriminator": "0", "avatar": None, "bot": True},
        "content": "",
        "timestamp": "2026-01-01T00:00:00+00:00",
        "edited_timestamp": None,
        "tts": False,
        "mention_everyone": False,
        "mentions": [],
        "mention_roles": [],
        "attachments": [],
        "embeds": [],
        "pinned": False,
        "type": 0,
        "flags": EPHEMERAL,
        "components": [],
    }


def _row(custom_id: str) -> dict[str, Any]:
    button = {"type": 2, "style": 2, "label": "Press", "custom_id": custom_id, "id": 2}
    return {"type": 1, "components": [button], "id": 1}


def press(number: int, member: int, custom_id: str) -> dict[str, Any]:
    """The payload of INTERACTION_CREATE for a button of a private message."""
    user = {"id": str(member), "username": f"m{member}", "discriminator": "0", "avatar": None}
    return {
        "id": str(number),
        "application_id": str(APPLICATION),
        "type": 3,
        "token": f"token{number}",
        "version": 1,
        "guild_id": str(GUILD),
        "guild": {"id": str(GUILD), "features": [], "locale": "en-US"},
        "guild_locale": "en-US",
        "locale": "en-US",
        "channel_id": str(CHANNEL),
        "channel": {
            "id": str(CHANNEL),
            "type": 0,
            "guild_id": str(GUILD),
            "name": "games",
            "position": 0,
        },
        "app_permissions": "8",
        "member": {
            "user": user,
            "roles": [],
            "joined_at": "2026-01-01T00:00:00+00:00",
            "deaf": False,
            "mute": False,
            "permissions": "0",
            "flags": 0,
        },
        "data": {"custom_id": custom_id, "component_type": 2},
        "message": {**_message(4_000_000), "components": [_row(custom_id)]},
        "entitlements": [],
        "authorizing_integration_owners": {},
        "attachment_size_limit": 10 << 20,
        "context": 0,
    }


class BareView(discord.ui.View):
    """What a bare bot has: one button that edits its message."""

    def __init__(self) -> None:
        super().__init__(timeout=None)

    @discord.ui.button(label="Press", custom_id="bare")
    async def pressed(self, interaction: discord.Interaction, _: Any) -> None:
        await interaction.response.edit_message(content="pressed")


async def started(bot: commands.Bot, discord_stub: StubbedDiscord) -> Any:
    """The bot as it is after connecting, without a connection; its connection state."""
    state: Any = bot._connection
    state.application_id = APPLICATION
    me: Any = {"id": str(APPLICATION), "username": "bot", "discriminator": "0", "avatar": None}
    state.user = discord.ClientUser(state=state, data=me)
    bot.http.request = discord_stub.rest  # type: ignore[method-assign,assignment]
    bot.loop = asyncio.get_running_loop()
    bot._ready = asyncio.Event()
    bot._ready.set()
    state.loop = bot.loop
    return state


class Ours:
    """The whole bot on a database file; each click is a drawn card at one of 25 tables."""

    def __init__(self, store: SqliteStore, stub: StubbedDiscord, *, boards: bool) -> None:
        self.tables = Tables(store, GAMES, clock=time.time, entropy=secrets.token_bytes)
        self.bot = Tabletails(self.tables)
        self.stub = stub
        self.boards = boards
        self._clicks = stub.clicks

    async def start(self) -> None:
        self.state = await started(self.bot, self.stub)
        self.bot.router.attach(self.bot)
        await add_cogs(self.bot)
        if not self.boards:
            self.bot.poster.show = lambda *_, **__: None  # type: ignore[method-assign]

    async def table(self) -> int:
        asks = (Asker(100 + n, f"m{n}", next(self._clicks)) for n in itertools.count())
        look = await self.tables.open(GUILD, CHANNEL, next(asks), game="woof-days")
        for _ in range(PLAYERS - 1):
            await self.tables.join(GUILD, look.number, next(asks))
        await self.tables.start(GUILD, look.number, Asker(100, "m0", next(self._clicks)))
        return look.number

    async def prepare(self, count: int) -> None:
        """Deal at tables enough for `count` clicks of each of those in flight."""
        self.free = [await self.table() for _ in range(IN_FLIGHT * -(-count // DRAWS))]

    async def clicks(self, count: int, times: list[float]) -> None:
        """`count` moves at one table after the other."""
        number, left = 0, 0
        for _ in range(count):
            if left == 0:
                number, left = self.free.pop(), DRAWS
            left -= 1
            position = await self.tables._position(GUILD, number)
            game, state = position.game, position.state
            member = position.table.seats[game.acting(state)[0]].member
            custom_id = Press("b", "play", number, game.turn(state), (0,)).custom_id
            await self.click(member, custom_id, times)

    async def click(self, member: int, custom_id: str, times: list[float]) -> None:
        number = next(self._clicks)
        answered = self.stub.answers[number] = asyncio.get_running_loop().create_future()
        payload = press(number, member, custom_id)
        began = time.perf_counter()
        self.state.parse_interaction_create(payload)
        await answered
        times.append(time.perf_counter() - began)

    async def close(self) -> None:
        await self.bot.poster.close()
        await self.bot.painter.close()


class Bare:
    """A bot whose button only edits its message."""

    def __init__(self, stub: StubbedDiscord) -> None:
        self.bot = commands.Bot("!", intents=discord.Intents(guilds=True))
        self.stub = stub
        self._clicks = stub.clicks

    async def start(self) -> None:
        self.state = await started(self.bot, self.stub)
        self.bot.add_view(BareView())

    async def prepare(self, count: int) -> None:
        """Nothing to deal."""

    async def clicks(self, count: int, times: list[float]) -> None:
        for _ in range(count):
            number = next(self._clicks)
            answered = self.stub.answers[number] = asyncio.get_running_loop().create_future()
            payload = press(number, 100, "bare")
            began = time.perf_counter()
            self.state.parse_interaction_create(payload)
            await answered
            times.append(time.perf_counter() - began)

    async def close(self) -> None:
        """Nothing to put away."""


async def measure(bot: Any, count: int) -> tuple[float, float, list[float]]:
    """Clicks a second, processor seconds a click, and how long each took in seconds."""
    times: list[float] = []
    await bot.prepare(count // IN_FLIGHT)
    gc.collect()
    began, used = time.perf_counter(), time.process_time()
    await asyncio.gather(*(bot.clicks(count // IN_FLIGHT, times) for _ in range(IN_FLIGHT)))
    took, used = time.perf_counter() - began, time.process_time() - used
    return len(times) / took, used / len(times), times


async def run(rounds: int, count: int) -> None:
    stub = StubbedDiscord()
    AsyncWebhookAdapter.request = stub.webhook  # type: ignore[method-assign,assignment]
    with tempfile.TemporaryDirectory() as folder:
        store = await SqliteStore.at(Path(folder) / "bench.db")
        silent, whole = (Ours(store, stub, boards=boards) for boards in (False, True))
        bare = Bare(stub)
        bots: dict[str, Any] = {"bare": bare, "ours": silent, "ours and boards": whole}
        rates: dict[str, list[float]] = {name: [] for name in bots}
        slow: dict[str, list[float]] = {name: [] for name in bots}
        work: dict[str, list[float]] = {name: [] for name in bots}
        for bot in bots.values():
            await bot.start()
            await measure(bot, count // 4)
        for _ in range(rounds):
            for name, bot in bots.items():
                rate, used, times = await measure(bot, count)
                rates[name].append(rate)
                work[name].append(used)
                slow[name].append(statistics.quantiles(times, n=100)[98])
        for bot in bots.values():
            await bot.close()
        await store.close()
    for name in bots:
        ratios = [ours / base for ours, base in zip(rates[name], rates["bare"], strict=True)]
        print(
            f"{name:>16}: {statistics.median(rates[name]):7.0f} clicks/s"
            f"  ratio {statistics.median(ratios):5.2f}"
            f"  p99 {1000 * statistics.median(slow[name]):6.1f} ms"
            f"  processor {1000 * statistics.median(work[name]):5.2f} ms a click"
        )


def main(arguments: list[str]) -> int:
    parser = argparse.ArgumentParser(description=__doc__, prog="python -m tests.bench.click")
    parser.add_argument("--rounds", type=int, default=5)
    parser.add_argument("--clicks", type=int, default=1500)
    options = parser.parse_args(arguments)
    logging.disable(logging.WARNING)
    asyncio.run(run(options.rounds, options.clicks))
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
