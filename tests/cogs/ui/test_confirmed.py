"""Calls return when Discord has confirmed them: tried on discord.py's own HTTP client."""

import asyncio
import json
from collections.abc import AsyncIterator, Mapping
from contextlib import asynccontextmanager
from typing import Any

import discord
import pytest
from aiohttp import web
from discord.http import Route

from cogs.ui import calls
from cogs.ui.confirmed import trace
from cogs.ui.errors import Kind, Trouble
from tests.cogs.ui.stage import public

CHANNEL, MESSAGE = 5, 77
HELD_SECONDS = 2.0
"""How long discord.py holds back a call that has used up its limit here."""
USED_UP = {
    "X-RateLimit-Limit": "1",
    "X-RateLimit-Remaining": "0",
    "X-RateLimit-Reset-After": str(HELD_SECONDS),
    "X-RateLimit-Reset": "9999999999",
    "X-RateLimit-Bucket": "b",
}


def answer(data: Any, status: int = 200, headers: Mapping[str, str] = USED_UP) -> web.Response:
    """JSON as Discord sends it: its content type names no character set."""
    if data is None:
        return web.Response(status=status, headers=headers)
    body = json.dumps(data).encode()
    return web.Response(body=body, status=status, content_type="application/json", headers=headers)


@asynccontextmanager
async def client_of(
    monkeypatch: pytest.MonkeyPatch, *answers: web.Response, traced: bool = True
) -> AsyncIterator[discord.Client]:
    """A client that has logged in, and whose Discord gives these answers, one a call."""
    given = iter((answer({"id": "1", "username": "bot"}, headers={}), *answers))

    async def serve(request: web.Request) -> web.Response:
        await request.read()
        return next(given)

    app = web.Application()
    app.router.add_route("*", "/{rest:.*}", serve)
    runner = web.AppRunner(app, access_log=None, shutdown_timeout=0.1)
    await runner.setup()
    await web.TCPSite(runner, "127.0.0.1", 0).start()
    monkeypatch.setattr(Route, "BASE", f"http://127.0.0.1:{runner.addresses[0][1]}/api")
    options: dict[str, Any] = {"http_trace": trace()} if traced else {}
    client = discord.Client(intents=discord.Intents(guilds=True), **options)
    try:
        await client._async_setup_hook()
        await client.http.static_login("token")
        yield client
    finally:
        for task in asyncio.all_tasks() - {asyncio.current_task()}:
            if task.get_coro().__qualname__.startswith("confirmed."):
                task.cancel()
        await client.close()
        await runner.cleanup()


MESSAGE_DATA: dict[str, Any] = {
    "id": str(MESSAGE),
    "channel_id": str(CHANNEL),
    "author": {"id": "1", "username": "bot", "discriminator": "0", "avatar": None},
    "timestamp": "2026-01-01T00:00:00+00:00",
    "edited_timestamp": None,
    "type": 0,
    "content": "",
    **dict.fromkeys(("tts", "mention_everyone", "pinned"), False),
    **{name: [] for name in ("mentions", "mention_roles", "attachments", "embeds", "components")},
}


async def test_d9_who_posted_a_message_knows_it_at_once(monkeypatch: pytest.MonkeyPatch) -> None:
    """Known only seconds later, it would stand about for ever if the process ended meanwhile."""
    async with client_of(monkeypatch, answer(MESSAGE_DATA)) as client:
        began = asyncio.get_running_loop().time()
        assert await calls.post(client, CHANNEL, public("board"), nonce="n") == MESSAGE
        assert asyncio.get_running_loop().time() - began < HELD_SECONDS / 2


@pytest.mark.parametrize("data", [MESSAGE_DATA, None])
async def test_an_edit_or_a_deletion_is_over_when_it_is_confirmed(
    monkeypatch: pytest.MonkeyPatch, data: Any
) -> None:
    async with client_of(monkeypatch, answer(data, 200 if data else 204)) as client:
        began = asyncio.get_running_loop().time()
        if data is None:
            assert await calls.delete(client, CHANNEL, MESSAGE) is None
        else:
            assert await calls.edit(client, CHANNEL, MESSAGE, public("board")) is None
        assert asyncio.get_running_loop().time() - began < HELD_SECONDS / 2


async def test_discord_py_itself_holds_results_back(monkeypatch: pytest.MonkeyPatch) -> None:
    """Once it does not, all of this can go."""
    async with client_of(monkeypatch, answer(MESSAGE_DATA), traced=False) as client:
        posted = asyncio.create_task(calls.post(client, CHANNEL, public("board")))
        await asyncio.sleep(HELD_SECONDS / 6)
        assert not posted.done()
        posted.cancel()


async def test_what_is_refused_is_no_confirmation(monkeypatch: pytest.MonkeyPatch) -> None:
    refusal = answer({"code": 50001, "message": "scripted"}, 403, headers={})
    async with client_of(monkeypatch, refusal) as client:
        trouble = await calls.post(client, CHANNEL, public("board"))
    assert isinstance(trouble, Trouble)
    assert trouble.kind is Kind.NO_ACCESS


async def test_what_is_tried_again_is_confirmed_in_the_end(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    busy = {"message": "slow", "retry_after": 0.01, "global": False}
    again = answer(busy, 429, headers={"Via": "1.1 google"})
    async with client_of(monkeypatch, again, answer(MESSAGE_DATA)) as client:
        assert await calls.post(client, CHANNEL, public("board")) == MESSAGE
