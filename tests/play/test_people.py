"""People with difficult names, and who is called: nobody but those meant."""

import re
from random import Random

import pytest

from cogs.ui.text import Names
from cogs.ui.words import words_for
from tests.play.chat import Chat, Person
from tests.play.players import Table, sit_down

ENGLISH = words_for("en-US")
NAMES = {
    "everyone": "g` @everyone",
    "link": "[x](http://evil.example)",
    "role": "<@&123456789012345678>",
    "wide": "\N{FULLWIDTH LATIN CAPITAL LETTER W}" * 32,
    "rtl": "\u202egnp.exe \u05d0\u05d1\u05d2",
    "marks": "**|| `_~ # -\n> x",
}


async def come_in(chat: Chat, nick: str) -> Person:
    """One more member, with this name."""
    number = len(chat.people)
    user = chat.env.create_user(f"guest{number}", global_name=f"Guest {number}")
    actor = chat.guild.add_member(user, nick=nick)
    await chat.env.settle()
    person = chat.people[nick] = Person(chat, actor, "en-US")
    return person


@pytest.mark.parametrize("guild_locale", ["fr"])
async def test_a11_trap_6_names_neither_ping_nor_break_anything(chat: Chat) -> None:
    for nick in NAMES.values():
        await come_in(chat, nick)
    names = list(NAMES.values())
    table = await sit_down(chat, "woof-days", names)
    await table.play(Random(11), moves=14, draw=0.2)
    await every_screen(chat, table, names)
    shown = "\n".join(seen.text for name in names for seen in chat[name].sees())
    assert "@everyone" not in shown, "broken up, so that it is no mention"
    assert "@\u200beveryone" in shown
    assert "](http" not in shown
    assert not re.search(r"(?<!\\)<@&", shown)
    assert "\u202e" not in shown
    assert_nobody_is_called_unasked(chat)


async def every_screen(chat: Chat, table: Table, names: list[str]) -> None:
    """Let names be shown wherever they can be."""
    first = chat[names[0]]
    await first.slash("tables")
    for name in names:
        await chat[name].complete("move", "move", "")
        await chat[name].complete("hand", "table", "")
        await chat[name].slash("move", move="draw draw")
    await table.press(first, "text")
    await table.press(first, "more")
    for action in ("stop", "stop-no"):
        await table.press(first, action, first.private)
    other = chat[names[1]]
    await table.press(other, "more")
    await table.press(other, "resign", other.private)
    await table.press(other, "resign-yes", other.private)
    await first.slash("board")


def assert_nobody_is_called_unasked(chat: Chat) -> None:
    """Of all that was sent, only a ping calls anybody: the one member whose turn it is."""
    members = {str(person.id) for person in chat.people.values()}
    for call in chat.wire.calls:
        body = call.body or {}
        body = body.get("data") or body if "/interactions/" in call.path else body
        if not isinstance(body, dict) or "allowed_mentions" not in body:
            continue
        allowed = body["allowed_mentions"]
        assert allowed.get("parse") == []
        assert not allowed.get("roles")
        called = {str(member) for member in allowed.get("users") or ()}
        assert called <= members
        mentioned = set(re.findall(r"<@!?(\d+)>", str(body)))
        assert called == mentioned, "whoever is called is named, and the other way round"
        if called:
            assert call.method == "POST"
            assert call.path.startswith("/channels/")


async def test_two_who_look_the_same_are_told_apart(chat: Chat) -> None:
    names = ["Same", "Same\u200b", "\uff33ame"]
    for nick in names:
        await come_in(chat, nick)
    table = await sit_down(chat, "cat-days", names)
    shown = Names(names)
    board = table.board()
    assert {shown.text(seat) for seat in range(3)} & {"Same"} == set()
    look = await table.look()
    assert shown.text(look.acting[0]) in board.said


async def test_a15_an_edit_does_not_replace_the_turn_ping(chat: Chat) -> None:
    """One new message a turn calls the one who must act, however many steps the turn has."""
    table = await sit_down(chat, "woof-days", ["Ann", "Bob", "Cleo"])
    rng = Random(15)
    for _ in range(8):
        (actor,) = await table.acting()
        chat.wire.calls.clear()
        await table.hand(actor)
        assert pings(chat) == []
        await table.move(actor, rng)
        (following,) = await table.acting()
        assert pings(chat) == [[following.id]]
        there = [seen for seen in actor.sees() if "<@" in seen.said]
        assert [f"<@{following.id}>" in seen.said for seen in there] == [True], "the old one goes"


def pings(chat: Chat) -> list[list[int]]:
    """The members called by each message that called anybody."""
    posts = chat.wire.sent(r"^POST /channels/\d+/messages$")
    called = [call.body["allowed_mentions"].get("users") for call in posts]
    return [[int(member) for member in users] for users in called if users]


async def test_who_wants_no_pings_gets_none_and_can_change_their_mind(chat: Chat) -> None:
    table = await sit_down(chat, "woof-days", ["Ann", "Bob"])
    await table.lay(weeks="//////|//////", active="a")
    ann, bob = chat["Ann"], chat["Bob"]
    await table.press(bob, "more")
    more = bob.private
    await table.press(bob, "pings-off", more)
    assert ENGLISH("more-pings-off") in bob.again(more).said
    chat.wire.calls.clear()
    await ann.slash("move", move="draw")
    assert pings(chat) == []
    await bob.slash("move", move="draw")
    assert pings(chat) == [[ann.id]]
    await table.press(bob, "pings-on", bob.again(more))
    assert ENGLISH("more-pings-on") in bob.again(more).said
    await ann.slash("move", move="draw")
    assert pings(chat) == [[ann.id], [bob.id]]


async def test_a_lobby_calls_nobody(chat: Chat) -> None:
    table = await sit_down(chat, "woof-days", ["Ann", "Bob"], start=False)
    await table.press(chat["Cleo"], "join")
    await table.press(chat["Bob"], "leave")
    assert pings(chat) == []
    assert_nobody_is_called_unasked(chat)


async def test_c11_the_host_is_the_first_who_is_still_there(chat: Chat) -> None:
    table = await sit_down(chat, "woof-days", ["Ann", "Bob", "Cleo"], start=False)
    await table.press(chat["Ann"], "leave")
    assert ENGLISH("lobby-ready", host="Bob", full=False) in table.board().said
    await table.press(chat["Bob"], "start")
    await table.press(chat["Bob"], "more")
    await table.press(chat["Bob"], "resign", chat["Bob"].private)
    await table.press(chat["Bob"], "resign-yes", chat["Bob"].private)
    assert (await table.look()).status == "over"
