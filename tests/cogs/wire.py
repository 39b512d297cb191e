"""The wire under the offline Discord: every request is checked, and any can be made to fail.

Import the fixture `wire` into the conftest of tests in which a bot runs under simcord: it is used
by all of them, asked for or not.
"""

import asyncio
import json
import re
from collections.abc import Awaitable, Callable, Iterator, Mapping
from dataclasses import dataclass, field
from types import SimpleNamespace
from typing import Any, cast

import discord
import pytest
from simcord.http.client import FakeHTTPClient, FakeWebhookAdapter

from cogs.ui import limits

Request = Callable[..., Awaitable[Any]]
MESSAGE, UPDATE, CHOICES, MODAL = 4, 7, 8, 9
"""Kinds of first answers to an interaction that carry something to check."""


@dataclass(frozen=True)
class Call:
    """One request that the bot sent, checked already."""

    method: str
    path: str
    body: Any
    files: tuple[tuple[str, int], ...]

    def __str__(self) -> str:
        return f"{self.method} {self.path}"


@dataclass
class Failure:
    """What happens to the requests that match: `error` instead of them, or (`late`) after them."""

    pattern: re.Pattern[str]
    error: Exception | None
    times: int
    late: bool
    seconds: float


@dataclass
class Wire:
    """What went over the wire in one test."""

    calls: list[Call] = field(default_factory=list)
    faults: list[str] = field(default_factory=list)
    failures: list[Failure] = field(default_factory=list)

    def fail(
        self,
        pattern: str,
        error: Exception | None = None,
        *,
        times: int = 1,
        late: bool = False,
        seconds: float = 0.0,
    ) -> None:
        """Let the next `times` requests fail whose `METHOD /path` matches the pattern.

        `late`: Discord does what it was asked, and only the answer is replaced by the error.
        `seconds`: they take so long. Without an error they are only slow.
        """
        self.failures.append(Failure(re.compile(pattern), error, times, late, seconds))

    def sent(self, pattern: str) -> list[Call]:
        """The requests whose `METHOD /path` matches the pattern, in order."""
        return [call for call in self.calls if re.search(pattern, str(call))]

    async def carry(self, call: Call, on: Callable[[], Awaitable[Any]]) -> Any:
        """Check a request, let it fail if it shall, and carry it on otherwise."""
        self.calls.append(call)
        self._check(call)
        failure = next((f for f in self.failures if f.pattern.search(str(call))), None)
        if failure is None:
            return await on()
        failure.times -= 1
        if not failure.times:
            self.failures.remove(failure)
        await asyncio.sleep(failure.seconds)
        result = await on() if failure.late or failure.error is None else None
        if failure.error is not None:
            raise failure.error
        return result

    def _check(self, call: Call) -> None:
        try:
            check(call)
        except limits.OverLimit as error:
            values = "\n".join(f"{fault}; it is {fault.value}" for fault in error.faults)
            self.faults.append(f"{call}\n{values}")
            raise


def check(call: Call) -> None:
    """Raise OverLimit if Discord would reject the request, or if it might ping anybody unasked."""
    body = call.body or {}
    match call.method, re.sub(r"/\d+", "", call.path).strip("/").split("/"):
        case "POST", ["channels", "messages"] | ["webhooks", _]:
            _message(body, call.files)
        case "PATCH", ["channels", "messages"] | ["webhooks", _, "messages", *_]:
            _message(body, call.files, edit=True)
        case "POST", ["interactions", _, "callback"]:
            data = body.get("data") or {}
            match body["type"]:
                case 4:
                    _message(data, call.files)
                case 7:
                    _message(data, call.files, edit=True)
                case 8:
                    limits.check_autocomplete(data.get("choices"))
                case 9:
                    limits.check_modal(data)
        case "PUT", ["applications", *_, "commands"]:
            limits.check_commands(body)
        case "POST", ["applications", *_, "commands"]:
            limits.check_command(body)


def _message(
    body: Mapping[str, Any], files: tuple[tuple[str, int], ...], *, edit: bool = False
) -> None:
    limits.check_message(body, files, edit=edit)
    mentions = body.get("allowed_mentions")
    parse = (mentions or {}).get("parse") or []
    if (mentions is None and (body.get("content") or body.get("components"))) or parse:
        rule = "only the members meant may be pinged"
        raise limits.OverLimit([limits.Fault("allowed_mentions", rule, repr(mentions))])


def failure(code: int, status: int = 400) -> discord.HTTPException:
    """What discord.py raises for one of Discord's error codes."""
    kinds = {403: discord.Forbidden, 404: discord.NotFound}
    kind = discord.DiscordServerError if status >= 500 else kinds.get(status, discord.HTTPException)
    response = cast("Any", SimpleNamespace(status=status, reason="scripted", headers={}))
    return kind(response, {"code": code, "message": f"scripted {code}"})


def _files(parts: list[Mapping[str, Any]]) -> tuple[tuple[str, int], ...]:
    found = []
    for part in parts:
        if part["name"].startswith("files["):
            stream = part["value"]
            place = stream.tell()
            found.append((part["filename"], stream.seek(0, 2)))
            stream.seek(place)
    return tuple(found)


def _body(parts: list[Mapping[str, Any]], otherwise: Any) -> Any:
    for part in parts:
        if part["name"] == "payload_json":
            return json.loads(part["value"])
    # What discord.py sends is JSON: a payload that can't be written fails here, as it would there.
    return None if otherwise is None else json.loads(json.dumps(otherwise))


def _path(route: Any) -> str:
    return re.sub(r"^https?://[^/]+/api/v\d+", "", route.url.partition("?")[0])


@pytest.fixture(autouse=True)
def wire(monkeypatch: pytest.MonkeyPatch) -> Iterator[Wire]:
    """All requests of the test, which fails if any broke a limit, even if nobody noticed."""
    wire = Wire()
    channel_request: Request = FakeHTTPClient.request
    webhook_request: Request = FakeWebhookAdapter.request

    async def by_channel(self: Any, route: Any, **kwargs: Any) -> Any:
        parts = list(kwargs.get("form") or [])
        call = Call(route.method, _path(route), _body(parts, kwargs.get("json")), _files(parts))
        return await wire.carry(call, lambda: channel_request(self, route, **kwargs))

    async def by_webhook(self: Any, route: Any, session: Any, **kwargs: Any) -> Any:
        parts = list(kwargs.get("multipart") or [])
        body = _body(parts, kwargs.get("payload"))
        call = Call(route.method, _path(route), body, _files(parts))
        return await wire.carry(call, lambda: webhook_request(self, route, session, **kwargs))

    monkeypatch.setattr(FakeHTTPClient, "request", by_channel)
    monkeypatch.setattr(FakeWebhookAdapter, "request", by_webhook)
    yield wire
    assert not wire.faults, "\n\n".join(wire.faults)
