"""The pretend Discord of the local mode, around a bot that only says who speaks."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any

import discord
import pytest
from discord import app_commands
from discord.ext import commands

from cogs import local
from cogs.local import MEMBERS, NoPage, Place


class Speaker(commands.Bot):
    def __init__(self) -> None:
        super().__init__(commands.when_mentioned, intents=discord.Intents(guilds=True))
        self.heard: list[discord.Interaction[Any]] = []

        @self.tree.command(name="speak", description="Who speaks")
        async def speak(interaction: discord.Interaction[Any]) -> None:
            self.heard.append(interaction)
            await interaction.response.send_message("heard")

        assert isinstance(speak, app_commands.Command)


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
