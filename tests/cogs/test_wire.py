"""The wire itself: it finds what Discord would reject, wherever it is sent from."""

from typing import Any

import aiohttp
import pytest

from cogs.ui.limits import OverLimit
from tests.cogs.wire import Call, Wire, check, failure

QUIET = {"parse": []}
HOOK = "/webhooks/1/token"
LONG = {"content": "x" * 2001, "allowed_mentions": QUIET}
GOOD = {"content": "x", "allowed_mentions": QUIET}
NOISY = {"content": "@everyone"}
PARSING = {"content": "x", "allowed_mentions": {"parse": ["users"]}}
COMMAND = {"name": "Bad Name", "description": "d"}
CHOICES = {"choices": [{"name": f"{n}", "value": f"{n}"} for n in range(26)]}


def call(method: str, path: str, body: Any) -> Call:
    return Call(method, path, body, ())


@pytest.mark.parametrize("body", [LONG, NOISY, PARSING])
@pytest.mark.parametrize(
    ("method", "path"),
    [
        ("POST", "/channels/12/messages"),
        ("PATCH", "/channels/12/messages/34"),
        ("POST", HOOK),
        ("PATCH", f"{HOOK}/messages/@original"),
        ("PATCH", f"{HOOK}/messages/34"),
    ],
)
def test_every_way_of_a_message_is_checked(method: str, path: str, body: Any) -> None:
    check(call(method, path, GOOD))
    with pytest.raises(OverLimit):
        check(call(method, path, body))


@pytest.mark.parametrize(
    ("kind", "data"),
    [(4, LONG), (4, NOISY), (7, LONG), (8, CHOICES), (9, {"title": "t" * 46})],
)
def test_every_first_answer_is_checked(kind: int, data: Any) -> None:
    with pytest.raises(OverLimit):
        check(call("POST", "/interactions/12/token/callback", {"type": kind, "data": data}))


@pytest.mark.parametrize("kind", [5, 6])
def test_a_deferral_has_nothing_to_check(kind: int) -> None:
    check(call("POST", "/interactions/12/token/callback", {"type": kind}))


@pytest.mark.parametrize("place", ["/applications/1", "/applications/1/guilds/2"])
def test_commands_are_checked_when_they_are_synced(place: str) -> None:
    with pytest.raises(OverLimit):
        check(call("PUT", f"{place}/commands", [COMMAND]))
    with pytest.raises(OverLimit):
        check(call("POST", f"{place}/commands", COMMAND))


async def test_a_fault_that_the_bot_swallowed_is_remembered() -> None:
    async def on() -> None:
        raise AssertionError("it must not leave")

    wire = Wire()
    with pytest.raises(OverLimit):
        await wire.carry(call("POST", "/channels/1/messages", LONG), on)
    assert "at most 2000 characters" in wire.faults[0]


@pytest.mark.parametrize("late", [False, True])
async def test_a_scripted_failure_comes_as_often_as_asked(late: bool) -> None:
    done = 0

    async def on() -> str:
        nonlocal done
        done += 1
        return "answer"

    wire = Wire()
    wire.fail("POST .*/messages", failure(10008, 404), times=2, late=late)
    for _ in range(2):
        with pytest.raises(type(failure(10008, 404))):
            await wire.carry(call("POST", "/channels/1/messages", GOOD), on)
    assert done == (2 if late else 0)
    assert await wire.carry(call("POST", "/channels/1/messages", GOOD), on) == "answer"
    wire.fail("GET", aiohttp.ServerDisconnectedError())
    assert await wire.carry(call("POST", "/channels/1/messages", GOOD), on) == "answer"
