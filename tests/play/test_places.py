"""Channels and messages that go away, and permissions that are taken: the game goes on."""

import asyncio
from contextlib import suppress
from random import Random

import discord
import pytest
import simcord
from simcord.backend.models import Overwrite
from simcord.enums import OverwriteType

from cogs.channels.poster import BREATH_SECONDS
from cogs.ui.errors import permission_name
from cogs.ui.words import words_for
from tests.cogs.wire import failure
from tests.play.chat import Chat
from tests.play.players import Table, sit_down

ENGLISH, FRENCH = words_for("en-US"), words_for("fr")


async def deny(chat: Chat, *permissions: str) -> None:
    """Take these permissions from the bot in the channel; none gives all back."""
    denied = discord.Permissions(**dict.fromkeys(permissions, True))
    target = chat.env.backend.bot_user.id
    overwrite = Overwrite(target, OverwriteType.MEMBER, deny=denied.value)
    chat.env.backend.set_overwrite(chat.channel.id, overwrite)
    await chat.env.settle()


def lacking(chat: Chat, permission: str, words: object = ENGLISH) -> str:
    """What a person is told about it."""
    named, where = permission_name(words, permission), f"<#{chat.channel.id}>"
    return words("trouble-no-permission", permissions=named, count=1, where=where)


async def a_game(chat: Chat) -> Table:
    """Ann's turn, then Bob's."""
    table = await sit_down(chat, "woof-days", ["Ann", "Bob"])
    hands = {"a": ["labrador"], "b": ["shiba", "collie"]}
    await table.lay(weeks="//////|//////", hands=hands, active="a", pile=["corgi"] * 30)
    return table


async def message_of(table: Table, role: str = "table") -> int | None:
    stored = await table.chat.store.message(table.chat.guild.id, table.number, role)
    return None if stored is None else stored.message


# Permissions


@pytest.mark.parametrize("permission", ["send_messages", "attach_files"])
async def test_a16_no_lobby_is_opened_where_a_game_could_not_be_shown(
    chat: Chat, permission: str
) -> None:
    await deny(chat, permission)
    await chat["Ann"].slash("woof-days")
    assert chat["Ann"].private.said == lacking(chat, permission)
    await chat["Dan"].slash("cat-days")
    assert chat["Dan"].private.said == lacking(chat, permission, FRENCH)
    assert await chat.bot.tables.mine(chat.guild.id, chat["Ann"].id) == []
    await deny(chat)
    await chat["Ann"].slash("woof-days")
    assert [look.number for look in await chat.bot.tables.mine(chat.guild.id, chat["Ann"].id)] == [
        1
    ]


@pytest.mark.parametrize("permission", ["send_messages", "view_channel"])
async def test_a16_a_permission_taken_in_the_middle_is_told_privately_until_it_is_back(
    chat: Chat, permission: str
) -> None:
    table = await a_game(chat)
    ann, bob = chat["Ann"], chat["Bob"]
    hand = await table.hand(ann)
    await deny(chat, permission)
    before = len(chat.wire.calls)
    turns = 3
    for _ in range(turns):
        await ann.slash("move", move="draw")
        await bob.slash("move", move="draw")
    assert (await table.look()).view.hand_sizes == (1 + turns, 2 + turns), "all were played"
    await table.press(ann, "look", hand)
    told = ann.again(hand).said
    assert permission_name(ENGLISH, permission) in told
    assert f"<#{chat.channel.id}>" in told
    posts = [call for call in chat.wire.calls[before:] if call.method == "POST"]
    assert [call for call in posts if "allowed_mentions" not in str(call.body)] == []
    public = [seen for seen in ann.sees() if not seen.private]
    assert not any(permission_name(ENGLISH, permission) in seen.said for seen in public)

    await deny(chat)
    await ann.slash("move", move="draw")
    assert await message_of(table) in [seen.id for seen in public]
    assert f"<@{bob.id}>" in "".join(seen.said for seen in bob.sees())
    assert permission_name(ENGLISH, permission) not in (await table.hand(ann)).said


async def test_a16_without_attached_files_the_board_is_told_in_words(chat: Chat) -> None:
    table = await a_game(chat)
    assert table.board().stored.attachments
    await deny(chat, "attach_files")
    await chat["Ann"].slash("move", move="labrador mon")
    board = table.board()
    assert board.stored.attachments == []
    assert "Labrador" in board.said
    await deny(chat)
    await chat["Bob"].slash("move", move="draw")
    assert table.board().stored.attachments


async def test_a16_a_board_that_cannot_be_posted_again_says_why(chat: Chat) -> None:
    table = await a_game(chat)
    await deny(chat, "send_messages")
    await chat["Ann"].slash("board")
    assert chat["Ann"].private.said == lacking(chat, "send_messages")
    assert (await table.look()).status == "running"


async def test_a16_what_could_not_be_shown_is_shown_once_it_may(chat: Chat) -> None:
    """Nobody has to play or ask first."""
    table = await a_game(chat)
    await deny(chat, "view_channel")
    await chat["Ann"].slash("move", move="labrador tue")
    assert "Labrador" not in table.board().said
    await deny(chat)
    await asyncio.sleep(BREATH_SECONDS + 0.1)
    await chat.env.settle()
    assert "Labrador" in table.board().said
    assert f"<@{chat['Bob'].id}>" in chat["Bob"].text


async def test_a16_a_press_at_a_lobby_that_cannot_be_shown_is_answered_in_words(chat: Chat) -> None:
    table = await sit_down(chat, "woof-days", ["Ann"], start=False)
    await deny(chat, "view_channel")
    await table.press(chat["Dan"], "join")
    named, where = permission_name(FRENCH, "view_channel"), f"<#{chat.channel.id}>"
    no_access = FRENCH("trouble-no-access", permissions=named, count=1, where=where)
    assert chat["Dan"].private.said == no_access
    assert len((await table.look()).seats) == 2


# Channels and messages


async def test_only_players_bring_a_board_to_another_channel(chat: Chat) -> None:
    table = await a_game(chat)
    home, board = chat.channel, table.board()
    chat.channel = chat.guild.create_text_channel("elsewhere")
    for name, words in (("Cleo", ENGLISH), ("Dan", FRENCH)):
        await chat[name].slash("board", table=1)
        assert chat[name].private.said == words("refusal-board-elsewhere", table="1")
    assert await message_of(table) == board.id
    chat.channel = home
    await chat["Cleo"].slash("board", table=1)
    assert chat["Cleo"].private.said == ENGLISH("board-posted", table="1")
    chat.channel = chat.guild.create_text_channel("another")
    await chat["Bob"].slash("board", table=1)
    assert table.board().stored.channel_id == chat.channel.id
    await chat["Cleo"].slash("board", table=1)
    assert chat["Cleo"].private.said == ENGLISH("board-posted", table="1")


async def test_d2_a_deleted_channel_moves_the_game_to_where_the_board_is_asked_for(
    chat: Chat,
) -> None:
    table = await a_game(chat)
    ann, bob = chat["Ann"], chat["Bob"]
    elsewhere = chat.guild.create_text_channel("elsewhere")
    chat.env.backend.delete_channel(chat.channel.id)
    await chat.env.settle()
    chat.channel = elsewhere
    await ann.slash("move", move="draw")
    await bob.slash("hand")
    assert ENGLISH("trouble-gone-channel") in bob.private.said
    await bob.slash("move", move="draw")
    assert [seen for seen in ann.sees() if not seen.private] == [], "nothing is posted unasked"

    await ann.slash("board")
    assert ann.private.said == ENGLISH("board-posted", table="1")
    ping = table.shown(ann, "hand")
    assert f"<@{ann.id}>" in ping.said
    await table.move(ann, Random(2), draw=1.0)
    assert ENGLISH("trouble-gone-channel") not in (await table.hand(bob)).said
    assert (await table.look()).view.hand_sizes == (3, 3)


async def test_d2_a_lobby_goes_on_after_its_channel_was_deleted(chat: Chat) -> None:
    await sit_down(chat, "woof-days", ["Ann", "Bob"], start=False)
    chat.env.backend.delete_channel(chat.channel.id)
    await chat.env.settle()
    chat.channel = chat.guild.create_text_channel("elsewhere")
    await chat["Ann"].slash("board")
    table = Table(chat, 1, ["Ann", "Bob"])
    await table.press(chat["Cleo"], "join")
    await table.press(chat["Ann"], "start")
    assert len((await table.look()).seats) == 3


async def test_d4_leaving_always_works(chat: Chat) -> None:
    await sit_down(chat, "woof-days", ["Ann"], start=False)
    chat.env.backend.delete_channel(chat.channel.id)
    chat.channel = chat.guild.create_text_channel("elsewhere")
    await chat["Ann"].slash("leave")
    assert chat["Ann"].private.said == ENGLISH("left-lobby", table="1")
    running = await sit_down(chat, "woof-days", ["Ann", "Bob"])
    await chat["Ann"].slash("leave")
    await running.press(chat["Ann"], "resign-yes", chat["Ann"].private)
    assert await chat.bot.tables.mine(chat.guild.id, chat["Ann"].id) == []


async def test_a_deleted_table_message_is_posted_anew(chat: Chat) -> None:
    table = await a_game(chat)
    old = table.board()
    chat.env.backend.delete_message(chat.channel.id, old.id)
    await chat["Ann"].slash("move", move="draw")
    new = table.board()
    assert new.id > old.id
    assert await message_of(table) == new.id
    assert len([seen for seen in chat["Bob"].sees() if "SHA-256" in seen.said]) == 1


async def test_a_deleted_ping_is_not_missed(chat: Chat) -> None:
    table = await a_game(chat)
    ping = await message_of(table, "ping")
    chat.env.backend.delete_message(chat.channel.id, ping)
    await chat["Ann"].slash("move", move="draw")
    assert f"<@{chat['Bob'].id}>" in chat["Cleo"].text


async def test_an_ended_table_without_channel_troubles_nobody(chat: Chat) -> None:
    table = await a_game(chat)
    chat.env.backend.delete_channel(chat.channel.id)
    chat.channel = chat.guild.create_text_channel("elsewhere")
    await chat["Ann"].slash("leave")
    await table.press(chat["Ann"], "resign-yes", chat["Ann"].private)
    assert (await table.look()).status == "over"
    await chat.restart()
    await chat["Ann"].slash("woof-days")
    assert len(await chat.bot.tables.mine(chat.guild.id, chat["Ann"].id)) == 1


async def test_a_thread_that_was_closed_by_itself_is_opened_by_the_next_move(chat: Chat) -> None:
    """A message can't be edited in it, but a new one opens it, unless it was locked."""
    table = await a_game(chat)
    old = table.board()
    chat.wire.fail(r"PATCH /channels/\d+/messages/", failure(50083, 400))
    await chat["Ann"].slash("move", move="draw")
    assert table.board().id != old.id
    assert old.id not in [seen.id for seen in chat["Bob"].sees()]
    assert await message_of(table) == table.board().id


async def test_a_locked_thread_is_named(chat: Chat) -> None:
    table = await a_game(chat)
    chat.wire.fail(r"(PATCH|POST) /channels/\d+/messages", failure(50083, 400), times=2)
    await chat["Ann"].slash("move", move="draw")
    told = (await table.hand(chat["Bob"])).said
    assert ENGLISH("trouble-closed-thread", where=f"<#{chat.channel.id}>") in told


async def test_games_are_played_in_threads_too(chat: Chat) -> None:
    thread = chat.env.backend.create_thread(chat.channel.id, "corner", chat["Ann"].id)
    await chat.env.settle()
    chat.channel = simcord.ChannelHandle(chat.env, chat.guild, thread)
    table = await sit_down(chat, "cat-days", ["Ann", "Bob"])
    (actor,) = await table.acting()
    await actor.slash("move", move="draw")
    assert table.board().stored.channel_id == thread.id


# What comes after a kill


async def test_d8_d9_what_was_stored_and_not_shown_is_shown_after_the_start(chat: Chat) -> None:
    """The process ends between the commit and the drawing."""
    table = await a_game(chat)
    ann, bob = chat["Ann"], chat["Bob"]
    board = table.board().id
    chat.bot.poster.show = lambda *_, **__: None  # type: ignore[method-assign]
    await ann.slash("move", move="labrador tue")
    assert "Labrador" not in table.board().said
    before = len(chat.wire.calls)
    await chat.restart()
    assert table.board().id == board
    assert "Labrador" in table.board().said
    calls = [str(call) for call in chat.wire.calls[before:] if "/messages" in call.path]
    assert len([call for call in calls if call.startswith("PATCH")]) == 1
    assert len([call for call in calls if call.startswith("POST")]) == 1, "Bob is called, once"
    assert f"<@{bob.id}>" in bob.text
    before = len(chat.wire.calls)
    await chat.restart()
    assert [call for call in chat.wire.calls[before:] if "/messages" in call.path] == []


async def test_d9_a_lobby_stored_and_not_shown_is_posted_after_the_start(chat: Chat) -> None:
    real = chat.bot.tables.store.open

    async def killed(*args: object) -> None:
        await real(*args)
        raise asyncio.CancelledError

    chat.bot.tables.store.open = killed
    with suppress(asyncio.CancelledError):
        await chat["Ann"].actor.slash(chat.channel, "woof-days")
    await chat.restart()
    await Table(chat, 1, ["Ann"]).press(chat["Bob"], "join")
