"""Two bots whose calls to Discord go nowhere: ours, whole, and a bare one; and clicks for both."""

import asyncio
import itertools
import json
import re
import secrets
import time
from collections.abc import Callable, Iterator
from typing import Any, ClassVar, NamedTuple, Self, cast

import discord
from discord.ext import commands
from discord.gateway import DiscordWebSocket

from bot import bot_over
from cogs.client import add_cogs
from cogs.screens.hand import hand_screen
from cogs.ui.ids import Press
from cogs.ui.words import words_for
from rules.games import GAMES
from rules.look import Asker, Look
from rules.table import Tables
from storage.store import SqliteStore

IN_FLIGHT = 25
GUILD, CHANNEL, APPLICATION = 1000, 2000, 3000
PLAYERS = 2
DRAWS = 25
"""Cards that are drawn at a table: fewer than a pile for two has."""
EPHEMERAL, PRIVATE_V2 = 1 << 6, 1 << 6 | 1 << 15


class Response:
    """What aiohttp gives for a call: JSON, as text."""

    status = 200
    headers: ClassVar[dict[str, str]] = {"content-type": "application/json"}

    def __init__(self, body: Any) -> None:
        self._body = json.dumps(body)

    async def text(self, encoding: str = "utf-8") -> str:
        return self._body

    async def __aenter__(self) -> Self:
        return self

    async def __aexit__(self, *_: object) -> None: ...


class StubbedDiscord:
    """Stands for aiohttp's session: takes every call, and knows when an interaction is answered.

    All that discord.py does itself, on the way there and back, is done.
    """

    def __init__(self) -> None:
        self.answers: dict[int, asyncio.Future[None]] = {}
        self._messages = itertools.count(5_000_000)
        self.clicks = itertools.count(10_000)

    def request(self, method: str, url: str, **options: Any) -> Response:
        """Stands for aiohttp.ClientSession.request."""
        message = _message(next(self._messages))
        if "/callback" not in url:
            return Response(message)
        number = int(url.rsplit("/", 3)[1])
        self.answers.pop(number).set_result(None)
        kind = {"id": str(number), "type": 3, "response_message_ephemeral": True}
        return Response({"interaction": kind, "resource": {"type": 7, "message": message}})


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


def classic(custom_id: str) -> dict[str, Any]:
    """The smallest message with a button."""
    button = {"type": 2, "style": 2, "label": "Press", "custom_id": custom_id, "id": 2}
    return {**_message(4_000_000), "components": [{"type": 1, "components": [button], "id": 1}]}


async def whole_hand(bot: "Ours") -> Callable[[str], dict[str, Any]]:
    """What makes a hand as our bot sends it, with a button to draw by."""
    look = await bot.table()
    member = look.seats[look.acting[0]].member
    hand = hand_screen(await bot.tables.look(GUILD, look.number, member), words_for("en-US"))
    drawn = Press("b", "play", look.number, look.turn, (0,)).custom_id
    text = json.dumps({**_message(4_000_000), "components": hand.items, "flags": PRIVATE_V2})
    assert drawn in text
    return lambda custom_id: json.loads(text.replace(drawn, custom_id))


def press(number: int, member: int, custom_id: str, message: dict[str, Any]) -> dict[str, Any]:
    """The payload of INTERACTION_CREATE for a button of a message."""
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
        "message": message,
        "entitlements": [],
        "authorizing_integration_owners": {},
        "attachment_size_limit": 10 << 20,
        "context": 0,
    }


class Click(NamedTuple):
    """A click as the gateway tells of it."""

    number: int
    event: str


def click(number: int, member: int, custom_id: str, message: dict[str, Any]) -> Click:
    """A press of a button of a message."""
    data = press(number, member, custom_id, message)
    return Click(number, json.dumps({"op": 0, "s": number, "t": "INTERACTION_CREATE", "d": data}))


class BareView(discord.ui.View):
    """What a bare bot has: one button that edits its message, and dies with the process."""

    def __init__(self) -> None:
        super().__init__(timeout=None)

    @discord.ui.button(label="Press", custom_id="bare")
    async def pressed(self, interaction: discord.Interaction, _: Any) -> None:
        await interaction.response.edit_message(content="pressed")


class BareButton(discord.ui.DynamicItem[discord.ui.Button[Any]], template=r"bare:(?P<id>[0-9]+)"):
    """The same as discord.py wants it if it shall outlive a restart."""

    def __init__(self, number: int) -> None:
        super().__init__(discord.ui.Button(label="Press", custom_id=f"bare:{number}"))
        self.number = number

    @classmethod
    async def from_custom_id(
        cls, interaction: discord.Interaction, item: Any, match: re.Match[str], /
    ) -> Self:
        return cls(int(match["id"]))

    async def callback(self, interaction: discord.Interaction) -> None:
        view = discord.ui.LayoutView(timeout=None)
        view.add_item(discord.ui.TextDisplay("pressed"))
        view.add_item(discord.ui.ActionRow(BareButton(self.number)))
        await interaction.response.edit_message(view=view)


async def started(bot: commands.Bot, discord_stub: StubbedDiscord) -> DiscordWebSocket:
    """Bring the bot where it is after connecting; the gateway at which its events arrive."""
    state: Any = bot._connection
    state.application_id = APPLICATION
    me: Any = {"id": str(APPLICATION), "username": "bot", "discriminator": "0", "avatar": None}
    state.user = discord.ClientUser(state=state, data=me)
    http: Any = bot.http
    http._HTTPClient__session = discord_stub
    http._global_over = asyncio.Event()
    http._global_over.set()
    bot.loop = asyncio.get_running_loop()
    bot._ready = asyncio.Event()
    bot._ready.set()
    state.loop = bot.loop
    nowhere: Any = None
    gateway: Any = DiscordWebSocket(nowhere, loop=bot.loop)
    gateway._discord_parsers = state.parsers
    gateway._dispatch = bot.dispatch
    gateway.shard_id = None
    return cast("DiscordWebSocket", gateway)


class Ours:
    """The whole bot on a database file; each click is a drawn card at one of its tables."""

    def __init__(self, store: SqliteStore, stub: StubbedDiscord, *, boards: bool) -> None:
        """Without `boards` the tables' messages are never drawn."""
        self.tables = Tables(store, GAMES, clock=time.time, entropy=secrets.token_bytes)
        self.bot = bot_over(store, self.tables, keep_days=30)
        self.stub = stub
        self.boards = boards
        self.message = classic
        """Makes the message that the pressed button is in."""

    async def start(self) -> None:
        self.gateway = await started(self.bot, self.stub)
        self.bot.router.attach(self.bot)
        await add_cogs(self.bot)
        if not self.boards:
            self.bot.poster.show = lambda *_, **__: None  # type: ignore[method-assign]

    async def table(self) -> Look:
        """A new table at which the first card can be drawn."""
        asks = (Asker(100 + n, f"m{n}", next(self.stub.clicks)) for n in itertools.count())
        look = await self.tables.open(GUILD, CHANNEL, next(asks), game="woof-days")
        for _ in range(PLAYERS - 1):
            await self.tables.join(GUILD, look.number, next(asks))
        return await self.tables.start(GUILD, look.number, Asker(100, "m0", next(self.stub.clicks)))

    async def prepare(self, count: int) -> None:
        """Deal at tables enough for `count` clicks of each of those in flight."""
        tables = -(-count // DRAWS)
        looks = [[await self.table() for _ in range(tables)] for _ in range(IN_FLIGHT)]
        self.ready = [
            [self.press(*draw) for look in mine for draw in draws(look)][:count] for mine in looks
        ]

    def press(self, member: int, custom_id: str) -> Click:
        """A click on the message that it is made for."""
        return click(next(self.stub.clicks), member, custom_id, self.message(custom_id))

    async def close(self) -> None:
        await self.bot.poster.close()
        await self.bot.painter.close()


def draws(look: Look) -> Iterator[tuple[int, str]]:
    """Who draws at a new table, and with which button, one card after the other."""
    for count in range(DRAWS):
        member = look.seats[(look.acting[0] + count) % PLAYERS].member
        yield member, Press("b", "play", look.number, look.turn + count, (0,)).custom_id


class Bare:
    """A bot whose button only edits its message; it outlives a restart if it is `dynamic`."""

    def __init__(self, stub: StubbedDiscord, *, dynamic: bool) -> None:
        self.dynamic = dynamic
        self.bot = commands.Bot("!", intents=discord.Intents(guilds=True))
        self.stub = stub
        self.message = classic
        """Makes the message that the pressed button is in."""

    async def start(self) -> None:
        self.gateway = await started(self.bot, self.stub)
        if self.dynamic:
            self.bot.add_dynamic_items(BareButton)
        else:
            self.bot.add_view(BareView())

    async def prepare(self, count: int) -> None:
        """The clicks of each of those in flight."""
        name = "bare:1" if self.dynamic else "bare"
        self.ready = [
            [click(next(self.stub.clicks), 100, name, self.message(name)) for _ in range(count)]
            for _ in range(IN_FLIGHT)
        ]

    async def close(self) -> None:
        """Nothing to put away."""


async def clicked(bot: Any, click: Click, times: list[float]) -> None:
    """Let a click arrive at the bot, and wait for the answer; adds how many seconds that took."""
    answered = asyncio.get_running_loop().create_future()
    bot.stub.answers[click.number] = answered
    began = time.perf_counter()
    await bot.gateway.received_message(click.event)
    await answered
    times.append(time.perf_counter() - began)
