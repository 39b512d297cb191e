"""What a server sets for itself: by whom, on which screen, and what becomes of it."""

from typing import Any

import discord
import pytest
import simcord
from simcord.backend.models import Overwrite
from simcord.enums import OverwriteType

from cogs.ui import ids
from cogs.ui.limits.components import CHANNEL_SELECT, STRING_SELECT
from cogs.ui.words import words_for
from rules.settings import ServerSettings
from tests.play.chat import Chat, Person, Shown
from tests.play.players import Table, sit_down
from tests.play.test_language import Reader

ENGLISH, FRENCH = words_for("en-US"), words_for("fr")
ACTIONS = {
    *("settings", "settings-language", "settings-channels", "settings-anywhere"),
    *("settings-rated", "settings-stop", "settings-log"),
}


async def give(chat: Chat, name: str, **permissions: bool) -> None:
    """Give somebody permissions in the whole server."""
    role = chat.guild.create_role(f"for {name}", permissions=discord.Permissions(**permissions))
    chat.env.backend.add_member_role(chat.guild.id, chat[name].id, role.id)
    await chat.env.settle()


async def open_settings(chat: Chat, name: str = "Ann") -> Shown:
    """The settings, as somebody sees them who has just become a manager of the server."""
    await give(chat, name, manage_guild=True)
    await chat[name].slash("settings")
    return chat[name].private


def menu_of(shown: Shown, setting: str) -> dict[str, Any]:
    """The menu of a setting."""
    kinds = (STRING_SELECT, CHANNEL_SELECT)
    (menu,) = [
        part
        for part in shown.components
        if part["type"] in kinds and ids.parse(part["custom_id"]).action == f"settings-{setting}"
    ]
    return menu


async def choose(person: Person, shown: Shown, setting: str, value: str) -> str:
    """Pick a value of a setting; what the screen says then."""
    menu = menu_of(person.again(shown), setting)
    await person.pick_values(person.again(shown), menu, [value])
    return person.again(shown).said


async def choose_channels(person: Person, shown: Shown, *channels: simcord.ChannelHandle) -> Shown:
    """Pick channels; the screen as it is then."""
    now = person.again(shown)
    custom_id = str(menu_of(now, "channels")["custom_id"])
    result = await person.actor.select(now.handle, channels, custom_id=custom_id)
    person.chat.judge(result)
    return person.again(shown)


async def of(chat: Chat) -> ServerSettings:
    return await chat.bot.tables.settings.of(chat.guild.id)


# Who


async def test_only_who_manages_the_server_is_offered_the_command(chat: Chat) -> None:
    assert "settings" not in chat["Bob"].actor.available_commands(chat.channel)
    await give(chat, "Ann", manage_guild=True)
    assert "settings" in chat["Ann"].actor.available_commands(chat.channel)
    await give(chat, "Bob", manage_messages=True)
    assert "settings" not in chat["Bob"].actor.available_commands(chat.channel)


async def test_who_was_given_the_command_alone_changes_nothing(chat: Chat) -> None:
    """A server may show a command to whom it likes; the handler asks for the permission itself."""
    (command,) = [c for c in await chat.bot.tree.fetch_commands() if c.name == "settings"]
    chat.guild.set_command_permissions(command.id, {chat["Dan"].actor: True})
    await chat["Dan"].slash("settings")
    assert chat["Dan"].private.said == FRENCH("refusal-only-managers")
    screen = await open_settings(chat)
    table = await sit_down(chat, "woof-days", ["Ann", "Bob"], start=False)
    for action in sorted(ACTIONS):
        for values in (None, ["no"], ["fr"], []):
            kind = "b" if values is None else "m"
            for name, words in (("Dan", FRENCH), ("Bob", ENGLISH)):
                press = ids.Press(kind, action).custom_id
                await chat[name].forge(table.board(), press, values)
                assert chat[name].private.said == words("refusal-only-managers")
    assert await of(chat) == ServerSettings()
    assert ENGLISH("settings-unchanged") not in chat["Ann"].again(screen).said


async def test_who_no_longer_manages_the_server_is_refused_on_an_old_screen(chat: Chat) -> None:
    screen = await open_settings(chat)
    for role in chat.guild.roles.values():
        if role.name == "for Ann":
            chat.env.backend.remove_member_role(chat.guild.id, chat["Ann"].id, role.id)
    await chat.env.settle()
    await chat["Ann"].pick_values(screen, menu_of(screen, "rated"), ["no"])
    assert chat["Ann"].private.said == ENGLISH("refusal-only-managers")
    assert await of(chat) == ServerSettings()


# The screen


async def test_each_choice_counts_at_once_is_confirmed_and_stands_in_the_list(chat: Chat) -> None:
    ann = chat["Ann"]
    screen = await open_settings(chat)
    assert screen.private
    own = ENGLISH("settings-language-server", language="English")
    said = await choose(ann, screen, "language", "fr")
    assert "✓ **Language**: Français. Before: that of the server (English)." in said
    said = await choose(ann, screen, "rated", "no")
    no = ENGLISH("settings-rated-no")
    assert f"✓ **Ratings**: {no}. Before: results count." in said
    said = await choose(ann, screen, "stop", "moderators")
    assert "✓ **Stopping tables**: only moderators. Before: the host and moderators." in said
    now = await choose_channels(ann, screen, chat.channel)
    assert f"✓ **Channels**: <#{chat.channel.id}>. Before: everywhere." in now.said
    assert await of(chat) == ServerSettings("fr", (chat.channel.id,), False, False)

    for setting, value in (("language", "fr"), ("rated", "no"), ("stop", "moderators")):
        picked = [o["value"] for o in menu_of(now, setting)["options"] if o.get("default")]
        assert picked == [value]
    assert menu_of(now, "channels")["default_values"] == [
        {"id": str(chat.channel.id), "type": "channel"}
    ]
    await ann.press(ENGLISH("button-settings-log"), on=screen)
    lines = ann.again(screen).said.splitlines()[1:]
    assert [line.partition(" · **")[2].partition("**")[0] for line in lines] == [
        "Channels",
        "Stopping tables",
        "Ratings",
        "Language",
    ]
    assert all(f" · <@{ann.id}> · " in line and line.startswith("- <t:") for line in lines)
    assert lines[-1].endswith(f"**Language**: Français. Before: {own}.")
    await ann.press(ENGLISH("button-settings"), on=screen)
    await ann.press(ENGLISH("button-settings-anywhere"), on=screen)
    now = ann.again(screen)
    assert f"✓ **Channels**: everywhere. Before: <#{chat.channel.id}>." in now.said
    assert "default_values" not in menu_of(now, "channels")
    assert ENGLISH("button-settings-anywhere") not in now.text
    assert (await of(chat)).channels == ()


async def test_what_is_picked_again_changes_nothing(chat: Chat) -> None:
    screen = await open_settings(chat)
    said = await choose(chat["Ann"], screen, "rated", "yes")
    assert ENGLISH("settings-unchanged") in said
    await chat["Ann"].press(ENGLISH("button-settings-log"), on=screen)
    assert ENGLISH("settings-log-empty") in chat["Ann"].again(screen).said


@pytest.mark.parametrize(
    ("setting", "values"),
    [
        ("language", ["de"]),
        ("language", []),
        ("rated", ["maybe"]),
        ("stop", ["hosts", "moderators"]),
        ("channels", ["123"]),
        ("channels", ["x y"]),
    ],
)
async def test_a_value_that_there_is_not_is_refused_on_the_screen(
    chat: Chat, setting: str, values: list[str]
) -> None:
    screen = await open_settings(chat)
    await chat["Ann"].forge(screen, ids.Press("m", f"settings-{setting}").custom_id, values)
    assert ENGLISH("refusal-bad-setting") in chat["Ann"].again(screen).said
    assert await of(chat) == ServerSettings()


async def test_the_screens_go_on_after_a_restart_and_two_managers_do_not_disturb_each_other(
    chat: Chat,
) -> None:
    anns = await open_settings(chat, "Ann")
    dans = await open_settings(chat, "Dan")
    await choose(chat["Ann"], anns, "rated", "no")
    await chat["Ann"].press(ENGLISH("button-settings-log"), on=anns)
    await chat.restart()
    said = await choose(chat["Dan"], dans, "stop", "moderators")
    assert FRENCH("settings-rated-no") in said, "as Ann has set it meanwhile"
    await chat["Ann"].press(ENGLISH("button-settings"), on=anns)
    assert ENGLISH("settings-stop-moderators") in chat["Ann"].again(anns).said
    await choose_channels(chat["Ann"], anns, chat.channel)
    await chat["Ann"].press(ENGLISH("button-settings-anywhere"), on=anns)
    await chat.restart()
    await choose(chat["Ann"], anns, "language", "fr")
    await chat["Ann"].press(ENGLISH("button-settings-log"), on=anns)
    assert f"<@{chat['Dan'].id}>" in chat["Ann"].again(anns).said
    assert await of(chat) == ServerSettings("fr", (), False, False)
    tapped = {"settings-channels"}  # by the menu of channels, which the chat does not count
    assert {*chat.pressed, *tapped} >= ACTIONS


async def test_the_list_has_pages_the_newest_first(chat: Chat) -> None:
    ann = chat["Ann"]
    screen = await open_settings(chat)
    for number in range(25):
        await choose(ann, screen, "rated", "yes" if number % 2 else "no")
    await ann.press(ENGLISH("button-settings-log"), on=screen)
    counts = []
    while True:
        now = ann.again(screen)
        counts.append(now.said.count("- <t:"))
        if ENGLISH("button-settings-older") not in now.text:
            break
        await ann.press(ENGLISH("button-settings-older"), on=screen)
    assert counts == [10, 10, 5]
    await ann.press(ENGLISH("button-settings-newer"), on=screen)
    assert ann.again(screen).said.count("- <t:") == 10
    await ann.forge(screen, ids.Press("b", "settings-log", extra=10**14).custom_id)
    assert ENGLISH("settings-log-empty") in ann.again(screen).said


@pytest.mark.parametrize("guild_locale", ["fr"])
async def test_no_english_in_french_settings(chat: Chat) -> None:
    dan = chat["Dan"]
    reader = Reader(dan)
    table = await sit_down(chat, "woof-days", ["Dan", "Eve"])
    screen = await open_settings(chat, "Dan")
    reader.look()
    for setting, value in (("rated", "no"), ("stop", "moderators"), ("rated", "no")):
        await choose(dan, screen, setting, value)
        reader.look()
    await choose_channels(dan, screen, chat.channel)
    reader.look()
    await dan.press(FRENCH("button-settings-log"), on=screen)
    reader.look()
    home, chat.channel = chat.channel, chat.guild.create_text_channel("ailleurs")
    await dan.slash("woof-days")
    reader.look()
    chat.channel = home
    reader.look(*(name for name, _ in await dan.complete("stop", "table", "")))
    await chat["Eve"].slash("stop", table=1, reason="Trop tard, Dan part.")
    await dan.slash("stop", table=1, reason="Trop tard, Dan part.")
    reader.look(chat["Eve"].text, table.board().text)
    reader.done()


# What becomes of it


async def test_what_everybody_sees_is_in_the_language_chosen(chat: Chat) -> None:
    lobby = await sit_down(chat, "cat-days", ["Ann", "Bob"], start=False)
    running = await sit_down(chat, "woof-days", ["Ann", "Bob"])
    screen = await open_settings(chat)
    await choose(chat["Ann"], screen, "language", "fr")
    await chat.env.settle()
    assert FRENCH("button-join") in lobby.board().text
    assert FRENCH("button-more") in running.board().text
    (actor,) = await running.acting()
    await actor.slash("move", move="draw")
    (following,) = await running.acting()
    game = FRENCH("game-woof-days")
    called = FRENCH("ping", names=f"<@{following.id}>", game=game, table="2")
    assert called in [seen.said.partition("\n")[0] for seen in following.sees()]
    third = await sit_down(chat, "woof-days", ["Bob"], start=False)
    assert FRENCH("button-join") in third.board().text
    await running.hand(chat["Ann"])
    assert ENGLISH("button-look") in chat["Ann"].private.text, "private ones are in the reader's"
    await chat["Bob"].slash("help")
    assert FRENCH("button-join") in chat["Bob"].private.said, "as the button is called there"
    await choose(chat["Ann"], screen, "language", "server")
    await chat.env.settle()
    assert ENGLISH("button-more") in running.board().text


async def test_tables_are_opened_only_where_the_server_wants_them(chat: Chat) -> None:
    ann, bob = chat["Ann"], chat["Bob"]
    old = await sit_down(chat, "woof-days", ["Ann", "Bob"])
    wanted, also = chat.guild.create_text_channel("tables"), chat.guild.create_forum_channel("all")
    screen = await open_settings(chat)
    await choose_channels(ann, screen, also, wanted)
    where = ENGLISH.list(sorted((f"<#{wanted.id}>", f"<#{also.id}>")))
    refusal = ENGLISH("refusal-channel-closed", channels=where)
    for command in ("woof-days", "fences", "dog"):
        await bob.slash(command)
        assert bob.private.said == refusal
    assert [look.number for look in await chat.bot.tables.mine(chat.guild.id, bob.id)] == [1]
    await ann.slash("stop", table=1, reason="x")
    await old.press(bob, "rematch")
    assert bob.private.said == refusal
    chat.channel = wanted
    table = await sit_down(chat, "woof-days", ["Bob", "Ann"])
    chat.channel = chat.guild.create_text_channel("elsewhere")
    await bob.slash("board", table=2)
    assert bob.private.said == refusal
    chat.channel = wanted
    assert table.board().stored.channel_id == wanted.id, "it stayed where it was"
    thread = chat.env.backend.create_thread(wanted.id, "corner", ann.id)
    await chat.env.settle()
    chat.channel = simcord.ChannelHandle(chat.env, chat.guild, thread)
    await bob.slash("board", table=2)
    assert bob.private.said == ENGLISH("board-posted", table="2")
    new = await sit_down(chat, "cat-days", ["Ann"], start=False)
    assert new.number == 3
    await ann.slash("stop", table=2, reason="x")
    await table.press(bob, "rematch")
    assert (await table.look()).rematch == 4


async def test_a_channel_that_is_gone_is_no_longer_picked_on_the_screen(chat: Chat) -> None:
    gone = chat.guild.create_text_channel("gone")
    screen = await open_settings(chat)
    await choose_channels(chat["Ann"], screen, gone, chat.channel)
    chat.env.backend.delete_channel(gone.id)
    await chat.env.settle()
    said = await choose(chat["Ann"], screen, "rated", "no")
    assert f"<#{gone.id}>" in said
    menu = menu_of(chat["Ann"].again(screen), "channels")
    assert [value["id"] for value in menu["default_values"]] == [str(chat.channel.id)]


# Stopping


async def stopped(chat: Chat, name: str, table: Table, reason: str = "x") -> str:
    """Send /stop; what is answered."""
    await chat[name].slash("stop", table=table.number, reason=reason)
    return chat[name].private.said


async def test_the_host_stops_a_table_and_says_why(chat: Chat) -> None:
    table = await sit_down(chat, "woof-days", ["Ann", "Bob", "Cleo"])
    await table.hand(chat["Bob"])
    hand = chat["Bob"].private
    assert await stopped(chat, "Bob", table) == ENGLISH("refusal-only-host-stops", host="Ann")
    assert await stopped(chat, "Eve", table) == FRENCH("refusal-only-host-stops", host="Ann")
    assert (await table.look()).status == "running"
    chat.wire.calls.clear()
    reason = "It is *late* [here](http://x.example)\n@everyone"
    assert await stopped(chat, "Ann", table, reason) == ENGLISH("stopped-table", table="1")
    shown = r"It is \*late\* \[here\]\(http\://x\.example\) @" + "\u200beveryone"
    told = ENGLISH("stop-reason", reason=shown)
    others = ENGLISH.list(f"<@{chat[name].id}>" for name in ("Bob", "Cleo"))
    board = table.board()
    assert told in board.said
    assert ENGLISH("stop-told", names=others) in board.said
    posts = chat.wire.sent(r"^POST /channels/\d+/messages$")
    called = [call.body["allowed_mentions"].get("users") for call in posts]
    assert [{*map(int, users)} for users in called] == [{chat["Bob"].id, chat["Cleo"].id}]
    await table.press(chat["Bob"], "look", hand)
    assert told in chat["Bob"].again(hand).said
    entry = (await chat.store.log(chat.guild.id, 1))[-1]
    assert (entry.kind, entry.text) == ("stop", reason)
    assert await stopped(chat, "Ann", table) == ENGLISH("refusal-table-over", table="1")
    await chat.restart()
    await chat["Bob"].slash("board", table=1)
    assert told in table.board().said
    assert await stopped(chat, "Ann", Table(chat, 77, ["Ann"])) == ENGLISH(
        "refusal-no-table", table="77"
    )


async def test_the_longest_reason_fits_and_one_of_nothing_is_none(chat: Chat) -> None:
    longest = ("*" * 199 + "\u05d0").ljust(200)
    table = await sit_down(chat, "woof-days", ["Ann", "Bob", "Cleo", "Dan", "Eve", "Fay"])
    await stopped(chat, "Ann", table, longest)
    assert r"\*" * 199 in table.board().said
    blank = await sit_down(chat, "woof-days", ["Ann", "Bob"])
    await stopped(chat, "Ann", blank, "\u200b \u3164")
    assert ENGLISH("table-stopped") in blank.board().said
    assert ENGLISH("stop-reason", reason="").partition("“")[0] not in blank.board().said


async def test_a_lobby_is_stopped_for_a_reason_too(chat: Chat) -> None:
    table = await sit_down(chat, "woof-days", ["Ann", "Bob"], start=False)
    message = table.board()
    await stopped(chat, "Ann", table, "Dinner is ready")
    assert ENGLISH("stop-reason", reason="Dinner is ready") in chat["Bob"].again(message).said


async def test_a_moderator_stops_where_they_moderate_and_nowhere_else(chat: Chat) -> None:
    table = await sit_down(chat, "woof-days", ["Ann", "Bob"])
    home = chat.channel
    own = chat.guild.create_text_channel("cleos-corner")
    may = discord.Permissions(manage_messages=True).value
    overwrite = Overwrite(chat["Cleo"].id, OverwriteType.MEMBER, allow=may)
    chat.env.backend.set_overwrite(own.id, overwrite)
    await chat.env.settle()
    chat.channel = own
    refused = ENGLISH("refusal-only-host-stops", host="Ann")
    assert await stopped(chat, "Cleo", table) == refused
    assert await chat["Cleo"].complete("stop", "table", "") == []
    mine = await sit_down(chat, "cat-days", ["Bob"], start=False)
    assert [n for _, n in await chat["Cleo"].complete("stop", "table", "")] == [mine.number]
    assert await stopped(chat, "Cleo", mine) == ENGLISH("stopped-table", table="2")
    await give(chat, "Dan", manage_messages=True)
    assert await stopped(chat, "Dan", table) == FRENCH("stopped-table", table="1")
    chat.channel = home
    assert (await table.look()).status == "over"


async def test_where_only_moderators_stop_the_host_is_not_offered_it(chat: Chat) -> None:
    table = await sit_down(chat, "woof-days", ["Ann", "Bob"])
    await table.press(chat["Ann"], "more")
    more = chat["Ann"].private.as_it_is()
    screen = await open_settings(chat, "Dan")
    await choose(chat["Dan"], screen, "stop", "moderators")
    refused = ENGLISH("refusal-only-moderators-stop")
    assert await stopped(chat, "Ann", table) == refused
    await table.press(chat["Ann"], "stop", more)
    assert refused in chat["Ann"].again(more).said
    assert ENGLISH("button-stop") not in chat["Ann"].again(more).text
    await chat["Ann"].forge(table.board(), ids.Press("b", "stop-yes", 1).custom_id)
    assert refused in chat["Ann"].private.said
    assert await chat["Ann"].complete("stop", "table", "") == []
    assert (await table.look()).status == "running"
    assert await stopped(chat, "Dan", table) == FRENCH("stopped-table", table="1")


async def test_the_button_stops_without_a_reason_and_says_how_to_give_one(chat: Chat) -> None:
    table = await sit_down(chat, "woof-days", ["Ann", "Bob"])
    await table.press(chat["Ann"], "more")
    more = chat["Ann"].private
    await table.press(chat["Ann"], "stop", more)
    assert f"/{ENGLISH('command-stop')}" in chat["Ann"].again(more).said
    await table.press(chat["Ann"], "stop-yes", chat["Ann"].again(more))
    assert ENGLISH("table-stopped") in table.board().said
    assert ENGLISH("stop-reason", reason="").partition("“")[0] not in table.board().said


async def test_the_suggestions_are_tables_that_can_be_stopped(chat: Chat) -> None:
    await sit_down(chat, "woof-days", ["Ann", "Bob"])
    await sit_down(chat, "woof-days", ["Bob", "Ann"])
    await sit_down(chat, "cat-days", ["Cleo"], start=False)
    offered = await chat["Ann"].complete("stop", "table", "")
    assert [number for _, number in offered] == [1]
    await give(chat, "Ann", manage_messages=True)
    assert [n for _, n in await chat["Ann"].complete("stop", "table", "")] == [1, 2, 3]
    assert [n for _, n in await chat["Ann"].complete("stop", "table", "2")] == [2]
    await stopped(chat, "Ann", Table(chat, 2, ["Bob"]))
    assert [n for _, n in await chat["Ann"].complete("stop", "table", "")] == [1, 3]
