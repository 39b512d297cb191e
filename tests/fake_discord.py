"""As much of Discord as a bot needs to start, sync and stop; it runs beside the bot's process."""

import asyncio
import json
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import dataclass, field
from typing import Any

from aiohttp import WSMsgType, web

APPLICATION = 111
USER = {"id": "112", "username": "Tabletails", "discriminator": "0", "avatar": None, "bot": True}
HELLO, DISPATCH, IDENTIFY, HEARTBEAT, ACK = 10, 0, 2, 1, 11


def answer(data: Any, status: int = 200) -> web.Response:
    """JSON as Discord sends it: its content type names no character set."""
    return web.Response(
        body=json.dumps(data).encode(), status=status, content_type="application/json"
    )


@dataclass
class FakeDiscord:
    """What came in, and how the bot shall be received."""

    good_token: str = "good"
    silent: bool = False
    """Accept calls, but never answer."""
    url: str = ""
    tokens: list[str] = field(default_factory=list)
    """With which token each call came."""
    synced: dict[str, list[dict[str, Any]]] = field(default_factory=dict)
    """The commands that were synced, by path."""
    called: asyncio.Event = field(default_factory=asyncio.Event)
    identified: asyncio.Event = field(default_factory=asyncio.Event)
    close_code: int | None = None
    """With which code the bot left the gateway."""
    closed: asyncio.Event = field(default_factory=asyncio.Event)

    async def rest(self, request: web.Request) -> web.StreamResponse:
        self.called.set()
        if self.silent:
            await asyncio.sleep(3600)
        token = request.headers.get("Authorization", "").removeprefix("Bot ")
        self.tokens.append(token)
        if token != self.good_token:
            return answer({"code": 0, "message": "401: Unauthorized"}, status=401)
        path = request.path.removeprefix("/api/v10")
        if path == "/users/@me":
            return answer(USER)
        if path == "/oauth2/applications/@me":
            return answer(self._application())
        if path in ("/gateway", "/gateway/bot"):
            return answer({"url": self.url.replace("http", "ws")})
        if request.method == "PUT" and path.endswith("/commands"):
            self.synced[path] = commands = await request.json()
            known = [
                {**command, "id": str(number), "application_id": str(APPLICATION), "version": "1"}
                for number, command in enumerate(commands, 1)
            ]
            return answer(known)
        return answer({"code": 0, "message": "404: Not Found"}, status=404)

    def _application(self) -> dict[str, Any]:
        return {
            "id": str(APPLICATION),
            "name": "Tabletails",
            "description": "",
            "icon": None,
            "bot_public": True,
            "bot_require_code_grant": False,
            "verify_key": "",
            "flags": 0,
            "owner": USER,
            "team": None,
            "rpc_origins": [],
        }

    async def gateway(self, request: web.Request) -> web.StreamResponse:
        socket = web.WebSocketResponse()
        await socket.prepare(request)
        await socket.send_json({"op": HELLO, "d": {"heartbeat_interval": 40_000}})
        async for message in socket:
            if message.type is not WSMsgType.TEXT:
                continue
            operation = json.loads(message.data)["op"]
            if operation == IDENTIFY:
                await self._welcome(socket)
                self.identified.set()
            elif operation == HEARTBEAT:
                await socket.send_json({"op": ACK})
        self.close_code = socket.close_code
        self.closed.set()
        return socket

    async def _welcome(self, socket: web.WebSocketResponse) -> None:
        ready = {
            "v": 10,
            "user": USER,
            "guilds": [],
            "session_id": "s",
            "resume_gateway_url": self.url.replace("http", "ws"),
            "application": {"id": str(APPLICATION), "flags": 0},
            "private_channels": [],
        }
        await socket.send_json({"op": DISPATCH, "t": "READY", "s": 1, "d": ready})


@asynccontextmanager
async def discord_here(**how: Any) -> AsyncIterator[FakeDiscord]:
    """A fake Discord on a port of this machine."""
    fake = FakeDiscord(**how)
    app = web.Application()
    app.router.add_route("*", "/api/v10/{rest:.*}", fake.rest)
    app.router.add_get("/", fake.gateway)
    runner = web.AppRunner(app, access_log=None, shutdown_timeout=0.1)
    await runner.setup()
    site = web.TCPSite(runner, "127.0.0.1", 0)
    await site.start()
    host, port = runner.addresses[0][:2]
    fake.url = f"http://{host}:{port}"
    try:
        yield fake
    finally:
        await runner.cleanup()
