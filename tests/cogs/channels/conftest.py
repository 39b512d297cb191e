"""A poster, its tables, its channel and its timers, without a Discord."""

import asyncio
import itertools
from types import SimpleNamespace
from typing import Any

import discord
import pytest

from cogs.channels import poster as poster_module
from cogs.channels.poster import Poster
from rules.games import GAMES
from rules.table import Tables
from tests.cogs.channels.world import BlankPainter, Channel, Later
from tests.memory_store import MemoryStore


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
