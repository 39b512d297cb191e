"""Calls about messages in channels: each of Discord's refusals is a known trouble."""

import asyncio
import logging
from typing import Any

import aiohttp
import discord
import pytest

from cogs.ui import calls
from cogs.ui.errors import CODES, Kind, Trouble
from cogs.ui.screen import Picture, Screen, picture
from cogs.ui.words import words_for
from tests.cogs.ui.stage import Interaction, Stage, public, secret, staged, texts
from tests.cogs.wire import Wire, failure

LANGUAGES = [words_for("en-US"), words_for("fr")]
STATUS = {10003: 404, 10004: 404, 10008: 404, 10015: 404, 10062: 404, 30046: 429, 50001: 403}
STATUS |= {50013: 403, 50027: 401}
PICTURED = Screen(None, [picture("a.png", "a")], (Picture("a.png", b"a", "a"),))


async def post(stage: Stage, screen: Screen | None = None, **options: Any) -> int | Trouble:
    return await calls.post(stage.bot, stage.channel.id, screen or public("board"), **options)


async def test_post_edit_and_delete() -> None:
    async with staged() as stage:
        posted = await post(stage)
        assert isinstance(posted, int)
        assert [m.id for m in stage.channel.history()] == [posted]
        assert await calls.edit(stage.bot, stage.channel.id, posted, public("newer")) is None
        assert [texts(m) for m in stage.channel.history()] == ["newer"]
        assert await calls.delete(stage.bot, stage.channel.id, posted) is None
        assert stage.channel.history() == []


@pytest.mark.parametrize("code", sorted(CODES))
async def test_every_expected_code_is_a_trouble_with_words_and_no_fault(
    wire: Wire,
    caplog: pytest.LogCaptureFixture,
    code: int,
) -> None:
    async with staged() as stage:
        wire.fail("/messages", failure(code, STATUS.get(code, 400)))
        trouble = await post(stage)
        assert isinstance(trouble, Trouble)
        assert trouble.kind is CODES[code]
        assert trouble.channel == stage.channel.id
        for words in LANGUAGES:
            assert trouble.sentence(words)
    assert not [record for record in caplog.records if record.levelno >= logging.WARNING]


@pytest.mark.parametrize(
    ("error", "kind"),
    [
        (failure(0, 500), Kind.DISCORD),
        (failure(0, 502), Kind.DISCORD),
        (failure(0, 429), Kind.BUSY),
        (failure(31001, 429), Kind.BUSY),
        (discord.RateLimited(99.0), Kind.BUSY),
        (aiohttp.ServerDisconnectedError(), Kind.DISCORD),
        (ConnectionResetError(), Kind.DISCORD),
        (TimeoutError(), Kind.DISCORD),
    ],
)
async def test_what_passes_by_itself_is_known_as_such(
    wire: Wire,
    caplog: pytest.LogCaptureFixture,
    error: Exception,
    kind: Kind,
) -> None:
    async with staged() as stage:
        # An answer that was lost is asked for once more, where that does no harm.
        network = isinstance(error, aiohttp.ClientError)
        wire.fail("/messages", error, times=5 if network else 3)
        channel = stage.channel.id
        for trouble in (
            await post(stage),
            await calls.edit(stage.bot, channel, 5, public("x")),
            await calls.delete(stage.bot, channel, 5),
        ):
            assert isinstance(trouble, Trouble)
            assert trouble.kind is kind
            assert all(trouble.sentence(words) for words in LANGUAGES)
    assert not [record for record in caplog.records if record.levelno >= logging.WARNING]


@pytest.mark.parametrize("late", [False, True])
async def test_an_answer_lost_on_the_way_is_asked_for_once_more(wire: Wire, late: bool) -> None:
    async with staged() as stage:
        message = await stage.show()
        channel, lost = stage.channel.id, aiohttp.ServerDisconnectedError()
        wire.fail("PATCH", lost, late=late)
        assert await calls.edit(stage.bot, channel, message.id, public("new")) is None
        assert [texts(m) for m in stage.channel.history(viewer=stage.ann)] == ["new"]
        wire.fail("DELETE", lost, late=late)
        assert await calls.delete(stage.bot, channel, message.id) is None
        assert stage.channel.history(viewer=stage.ann) == []


async def test_anything_else_is_a_fault_logged_once_and_not_raised(
    wire: Wire,
    caplog: pytest.LogCaptureFixture,
) -> None:
    async with staged() as stage:
        wire.fail("/messages", failure(50035, 400))
        trouble = await post(stage)
    assert isinstance(trouble, Trouble)
    assert trouble.kind is Kind.FAULT
    faults = [record for record in caplog.records if record.levelno >= logging.ERROR]
    assert len(faults) == 1
    assert f"reference={trouble.reference}" in faults[0].getMessage()
    assert all(trouble.reference in trouble.sentence(words) for words in LANGUAGES)


async def test_e9_a_hand_is_never_posted(wire: Wire) -> None:
    async with staged() as stage:
        before = len(wire.calls)
        trouble = await post(stage, secret(stage.ann.id, "cards"))
        assert isinstance(trouble, Trouble)
        assert trouble.kind is Kind.FAULT
        assert len(wire.calls) == before
        assert stage.channel.history() == []


async def test_a8_a_message_that_is_gone_is_gone_and_deleting_it_again_is_no_trouble() -> None:
    async with staged() as stage:
        posted = await post(stage)
        assert isinstance(posted, int)
        channel = stage.channel.id
        assert await calls.delete(stage.bot, channel, posted) is None
        assert await calls.delete(stage.bot, channel, posted) is None
        trouble = await calls.edit(stage.bot, channel, posted, public("newer"))
        assert trouble is not None
        assert trouble.kind is Kind.GONE_MESSAGE
        assert await calls.delete(stage.bot, 404, posted) is None


@pytest.mark.parametrize(
    ("denied", "screen", "kind", "missing"),
    [
        ("send_messages", public("x"), Kind.NO_PERMISSION, "send_messages"),
        ("attach_files", PICTURED, Kind.NO_PERMISSION, "attach_files"),
        ("view_channel", public("x"), Kind.NO_ACCESS, "view_channel"),
    ],
)
async def test_a16_a_missing_permission_is_named(
    wire: Wire,
    denied: str,
    screen: Screen,
    kind: Kind,
    missing: str,
) -> None:
    async with staged() as stage:
        everyone = stage.guild.default_role
        overwrites = {everyone: discord.PermissionOverwrite(**{denied: False})}
        closed = stage.guild.create_text_channel("closed", overwrites=overwrites)
        await stage.env.settle()
        assert calls.may_attach(stage.bot, stage.channel.id)
        assert not calls.may_attach(stage.bot, closed.id)
        if denied == "attach_files":  # the offline Discord doesn't mind
            wire.fail("/messages", failure(50013, 403))
        trouble = await calls.post(stage.bot, closed.id, screen)
        assert isinstance(trouble, Trouble)
        assert trouble.kind is kind
        assert trouble.missing == (missing,)
        for words in LANGUAGES:
            assert words(f"permission-{missing.replace('_', '-')}") in trouble.sentence(words)
            assert f"<#{closed.id}>" in trouble.sentence(words)


def test_what_is_unknown_is_not_called_missing() -> None:
    client = discord.Client(intents=discord.Intents.none())
    assert calls.may_attach(client, 5)


async def test_a16_a_command_knows_beforehand_what_is_missing() -> None:
    seen: list[tuple[str, ...]] = []

    async def look(interaction: Interaction) -> None:
        seen.append(calls.missing_permissions(interaction))
        await interaction.response.defer()

    async with staged() as stage:
        everyone = stage.guild.default_role
        press = stage.does("look", look)
        for denied in ({}, {"attach_files": False}):
            overwrites = {everyone: discord.PermissionOverwrite(**denied)}
            channel = stage.guild.create_text_channel("c", overwrites=overwrites)
            await stage.env.settle()
            posted = await calls.post(stage.bot, channel.id, public("x", press))
            assert isinstance(posted, int)
            await stage.ann.click(channel.history()[0], custom_id=press.custom_id)
    assert seen == [(), ("attach_files",)]


async def test_a6_a_post_whose_answer_was_lost_is_repeated_under_the_same_nonce(
    wire: Wire,
) -> None:
    async with staged() as stage:
        wire.fail("/messages", aiohttp.ServerDisconnectedError(), late=True)
        assert isinstance(await post(stage, nonce="p1.2"), int)
    bodies = [call.body for call in wire.sent("POST .*/messages")]
    assert len(bodies) == 2
    assert bodies[0] == bodies[1]
    assert bodies[0]["nonce"] == "p1.2"
    assert bodies[0]["enforce_nonce"] is True, "without it Discord posts twice"


async def test_a6_a_post_without_a_nonce_is_not_repeated(wire: Wire) -> None:
    async with staged() as stage:
        wire.fail("/messages", aiohttp.ServerDisconnectedError(), late=True)
        assert isinstance(await post(stage), Trouble)
        assert len(stage.channel.history()) == 1


async def test_a_call_that_never_ends_is_given_up(
    wire: Wire,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(calls, "LIMIT_SECONDS", 0.05)
    async with staged() as stage:
        wire.fail("/messages", seconds=2)
        began = asyncio.get_running_loop().time()
        trouble = await post(stage)
        assert asyncio.get_running_loop().time() - began < 1
    assert isinstance(trouble, Trouble)
    assert trouble.kind is Kind.DISCORD
