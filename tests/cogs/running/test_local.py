"""The pretend Discord of the local mode, around a bot that only says who speaks."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any

import aiohttp
import discord
import pytest
from discord import app_commands
from discord.ext import commands

from cogs.running import local
from cogs.running.local import MEMBERS, NoPage, Place


class Speaker(commands.Bot):
    def __init__(self) -> None:
        super().__init__(commands.when_mentioned, intents=discord.Intents(guilds=True))
        self.heard: list[discord.Interaction[Any]] = []
        self.pressed_at: set[int] = set()

        @self.tree.command(name="speak", description="Who speaks")
        async def speak(interaction: discord.Interaction[Any]) -> None:
            self.heard.append(interaction)
            view = discord.ui.View(timeout=None)
            press: discord.ui.Button[Any] = discord.ui.Button(label="Press", custom_id="press")
            press.callback = self.pressed  # type: ignore[method-assign]
            view.add_item(press)
            await interaction.response.send_message("heard", view=view)

        assert isinstance(speak, app_commands.Command)

    async def pressed(self, interaction: discord.Interaction[Any]) -> None:
        assert interaction.message is not None
        self.pressed_at.add(interaction.message.id)
        await interaction.response.edit_message(content="pressed", view=None)


@asynccontextmanager
async def running(guild_locale: str = "en-US") -> AsyncIterator[tuple[Speaker, Place]]:
    bot = Speaker()
    place = local.build(bot, guild_locale)
    await place.env.start()
    try:
        await bot.tree.sync()
        yield bot, place
    finally:
        await place.env.shutdown()


async def test_every_member_speaks_their_own_language() -> None:
    async with running("fr") as (bot, place):
        for member in place.members.values():
            await member.slash(place.channel, "speak")
    spoken = {i.user.display_name: (str(i.locale), str(i.guild_locale)) for i in bot.heard}
    assert spoken == {name: (locale, "fr") for name, locale in MEMBERS.items()}
    assert {"en-US", "fr"} <= set(MEMBERS.values())


async def test_the_server_speaks_its_language_and_belongs_to_ann() -> None:
    async with running("fr") as (bot, place):
        guild = bot.get_guild(place.guild.id)
        assert guild is not None
        assert guild.preferred_locale is discord.Locale.french
        assert guild.owner_id == place.members["Ann"].id


async def test_places_and_members_keep_their_ids_but_messages_and_clicks_get_new_ones() -> None:
    """Else the database would take a click of this run for one of the last."""
    kept, new = [], []
    for _ in range(2):
        async with running() as (bot, place):
            for member in place.members.values():
                await member.slash(place.channel, "speak")
            people = [member.id for member in place.members.values()]
            kept.append([place.guild.id, place.channel.id, bot.application_id, *people])
            new.append({i.id for i in bot.heard} | {m.id for m in place.channel.history()})
    assert kept[0] == kept[1]
    assert len(new[0]) == 2 * len(MEMBERS)
    assert not new[0] & new[1]


async def test_who_is_added_later_changes_no_id_that_a_database_knows(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """Else running tables would be in a channel that is gone after an upgrade."""
    known = []
    for number in (4, 5, len(MEMBERS)):
        with monkeypatch.context() as patch:
            patch.setattr(local, "MEMBERS", dict(list(MEMBERS.items())[:number]))
            async with running() as (bot, place):
                assert len(place.members) == number
                people = [member.id for member in place.members.values()][:4]
                known.append([place.guild.id, place.channel.id, bot.application_id, *people])
    assert known[0] == known[1] == known[2]


async def serve(port: int, stop: asyncio.Event, addresses: list[str]) -> Speaker:
    bot = Speaker()

    async def ready(address: str) -> None:
        addresses.append(address)
        stop.set()

    await local.serve(bot, port=port, guild_locale="en-US", ready=ready, stop=stop)
    return bot


async def test_it_ends_and_closes_the_bot_when_told_to_stop() -> None:
    addresses: list[str] = []
    bot = await asyncio.wait_for(serve(0, asyncio.Event(), addresses), 20)
    assert bot.is_closed()
    assert addresses[0].startswith("http://127.0.0.1:")


async def test_a_taken_port_is_said_and_the_bot_closed() -> None:
    async with await asyncio.start_server(lambda *_: None, "127.0.0.1", 0) as server:
        port = server.sockets[0].getsockname()[1]
        with pytest.raises(NoPage, match=str(port)):
            await serve(port, asyncio.Event(), [])


class Tab:
    """A browser's tab: a page of the local mode, by what its script sends."""

    def __init__(self, http: aiohttp.ClientSession, address: str) -> None:
        self.http = http
        self.origin, _, capability = address.partition("/#")
        self.headers = {"X-Simcord-Capability": capability}
        self.page: dict[str, Any] = {}
        self.acted = 0

    async def ask(self, method: str, path: str, body: object = None) -> dict[str, Any]:
        url = f"{self.origin}/api/{path}"
        async with self.http.request(method, url, json=body, headers=self.headers) as answer:
            told: dict[str, Any] = await answer.json()
            assert answer.status == 200, told
            return told

    async def open(self) -> None:
        self.page = await self.ask("POST", "pages", {})
        self.headers["X-Simcord-Context"] = self.page["context"]["id"]

    async def read(self) -> str:
        """What the tab shows once its script has asked for the news, as it does all the time."""
        self.page = await self.ask("GET", "state")
        return str(self.page["messages"])

    async def press(self, label: str) -> None:
        await self.read()
        await self.press_as_shown(label)

    async def press_as_shown(self, label: str, which: int = 0) -> None:
        """Press what the tab showed when it was last read; `which` of several, from 0."""
        message, key = [
            (message["id"], component["control_key"])
            for message in self.page["messages"].values()
            for row in message["components"]
            for component in row["components"]
            if component["label"] == label
        ][which]
        self.acted += 1
        body = {
            "kind": "click",
            "control_key": key,
            "target_id": message,
            "protocol_version": self.page["protocolVersion"],
            "sequence": self.acted,
            "request_id": f"press-{self.acted}",
            "generation": self.page["context"]["generation"],
            "bot_generation": self.page["botGeneration"],
            "published_revision": self.page["publishedRevision"],
        }
        told = await self.ask("POST", "action", body)
        assert told["settlement"] == "settled", told


async def test_what_is_pressed_in_one_tab_shows_in_the_other() -> None:
    async with running() as (_, place), aiohttp.ClientSession() as http:
        await place.members["Ann"].slash(place.channel, "speak")
        preview = place.env.preview(
            place.channel, viewers=tuple(place.members.values()), layout="channel"
        )
        local.show_everybody(preview)
        async with preview:
            one, other = Tab(http, preview.url), Tab(http, preview.url)
            await one.open()
            await other.open()
            assert "heard" in await other.read()
            await one.press("Press")
            assert "pressed" in await other.read()


async def test_a_press_is_taken_though_the_tab_does_not_show_the_latest_yet() -> None:
    async with running() as (bot, place), aiohttp.ClientSession() as http:
        for _ in range(2):
            await place.members["Ann"].slash(place.channel, "speak")
        preview = place.env.preview(
            place.channel, viewers=tuple(place.members.values()), layout="channel"
        )
        local.show_everybody(preview)
        local.take_every_press(preview)
        async with preview:
            one, other = Tab(http, preview.url), Tab(http, preview.url)
            await one.open()
            await other.open()
            await other.read()
            await one.press("Press")
            await other.press_as_shown("Press", 1)
    assert len(bot.pressed_at) == 2
