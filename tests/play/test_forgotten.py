"""Who has their data deleted is named in no channel any more, whatever happens on the way."""

import json
import re
from typing import Any

import simcord

from cogs.ui.words import words_for
from tests.cogs.wire import failure
from tests.play.chat import Chat, Person, Shown
from tests.play.players import Table, sit_down

ENGLISH = words_for("en-US")


def naming(chat: Chat, person: Person) -> list[int]:
    """The messages of all channels that hold a name or an id, wherever in them.

    Not those that only somebody else can see: they are out of reach.
    """
    return [
        message.id
        for channel in chat.env.backend.messages.values()
        for _, message in sorted(channel.items())
        if not message.is_ephemeral
        and re.search(rf"(?i)\b{person.actor.name}\b|{person.id}", all_of(message))
    ]


def all_of(message: Any) -> str:
    """Content, texts, alt texts, file names and custom ids."""
    held = [message.content, message.components, message.embeds, message.attachments]
    return json.dumps(held, ensure_ascii=False, default=vars)


async def let_time_pass(chat: Chat) -> None:
    """As long as it takes when there is one after the other to do."""
    for _ in range(8):
        await chat.be_patient()


async def give_up(table: Table, person: Person) -> None:
    await table.press(person, "more")
    await table.press(person, "resign", person.private)
    await table.press(person, "resign-yes", person.private)


async def show_to_all(chat: Chat, person: Person, label: str) -> Shown:
    """Show what they just asked for to everybody."""
    await person.press(ENGLISH(label), on=person.private)
    return [shown for shown in chat["Fay"].sees() if not shown.private][-1]


async def delete(person: Person) -> None:
    await person.slash("privacy delete")
    words = words_for(person.locale)
    await person.press(words("button-privacy-delete"), on=person.private)


async def everywhere(chat: Chat, bob: Person) -> list[int]:
    """Have somebody named in a message of each kind; these messages."""
    ann = chat["Ann"]
    over = await sit_down(chat, "fences", ["Ann", "Bob"])
    await give_up(over, bob)
    running = await sit_down(chat, "woof-days", ["Ann", "Bob", "Cleo"])
    await give_up(running, bob)
    stopped = await sit_down(chat, "cat-days", ["Ann", "Cleo"])
    await ann.slash("stop", table=stopped.number, reason="BOB's dinner, not Bobby's")
    await ann.slash("leaderboard", by="wins")
    board = await show_to_all(chat, ann, "button-ranks-show")
    await bob.slash("profile")
    profile = await show_to_all(chat, bob, "button-profile-show")
    named = [over.board().id, running.board().id, stopped.board().id, board.id, profile.id]
    assert naming(chat, bob) == sorted(named)
    return named


async def all_gone(chat: Chat, bob: Person, named: list[int]) -> None:
    """Nobody is named any more, and what could stay has stayed."""
    assert naming(chat, bob) == []
    over, running, stopped, board, profile = named
    left = {shown.id: shown for shown in chat["Fay"].sees()}
    assert not {board, profile} & left.keys()
    deleted = ENGLISH("somebody-deleted")
    assert all(deleted in left[one].text.replace("\\", "") for one in (over, running))
    assert "…'s dinner, not Bobby's" in left[stopped].text
    assert await chat.store.stale() == []
    assert await chat.store.to_unshow() == []


async def test_who_deletes_their_data_goes_from_every_message(chat: Chat) -> None:
    bob = chat["Bob"]
    named = await everywhere(chat, bob)
    await bob.slash("privacy show")
    told = json.loads(chat.picture(bob.private))
    assert [row["message"] for row in told["shown"]] == named[-2:]
    await delete(bob)
    await let_time_pass(chat)
    await all_gone(chat, bob, named)
    # Whoever did it before finds nothing more to do.
    calls = len(chat.wire.calls)
    await chat.restart()
    await let_time_pass(chat)
    assert [call for call in chat.wire.calls[calls:] if "/messages" in call.path] == []


async def test_a_kill_right_after_it_is_stored_leaves_nobody_named(chat: Chat) -> None:
    bob = chat["Bob"]
    named = await everywhere(chat, bob)
    for worker, begins in ((chat.bot.poster, "renew"), (chat.bot.shown, "begin")):
        setattr(worker, begins, lambda *_: None)
    await delete(bob)
    await let_time_pass(chat)
    assert naming(chat, bob) == sorted(named), "nothing was done yet"
    await chat.restart()
    await let_time_pass(chat)
    await all_gone(chat, bob, named)


async def test_in_the_middle_of_it_a_kill_loses_nothing(chat: Chat) -> None:
    bob = chat["Bob"]
    named = await everywhere(chat, bob)
    await delete(bob)
    assert 0 < len(naming(chat, bob)) < len(named), "it takes its time"
    await chat.restart()
    await let_time_pass(chat)
    await all_gone(chat, bob, named)


async def test_in_an_archived_thread_it_waits_until_the_thread_is_open(chat: Chat) -> None:
    thread = chat.env.backend.create_thread(chat.channel.id, "corner", chat["Ann"].id)
    await chat.env.settle()
    home, bob = chat.channel, chat["Bob"]
    chat.channel = simcord.ChannelHandle(chat.env, chat.guild, thread)
    over = await sit_down(chat, "fences", ["Ann", "Bob"])
    await give_up(over, bob)
    await bob.slash("profile")
    profile = await show_to_all(chat, bob, "button-profile-show")
    end = over.board()
    assert naming(chat, bob) == [end.id, profile.id]
    chat.env.backend.edit_channel(thread.id, {}, thread_metadata={"archived": True})
    await chat.env.settle()
    chat.wire.fail(rf"/channels/{thread.id}/messages", failure(50083), times=1000)
    chat.channel = home
    await delete(bob)
    await let_time_pass(chat)
    await chat.restart()
    await let_time_pass(chat)
    assert naming(chat, bob) == [end.id, profile.id]
    posted = [call for call in chat.wire.sent(r"POST /channels") if str(thread.id) in call.path]
    chat.wire.failures.clear()
    chat.env.backend.edit_channel(thread.id, {}, thread_metadata={"archived": False})
    await chat.env.settle()
    await let_time_pass(chat)
    assert naming(chat, bob) == []
    again = [call for call in chat.wire.sent(r"POST /channels") if str(thread.id) in call.path]
    assert again == posted, "nothing was posted anew"
    (left,) = [m for m in chat.env.backend.messages[thread.id].values() if not m.is_ephemeral]
    assert left.id == end.id


async def test_somebody_who_only_looked_on_goes_from_reasons_under_each_of_their_names(
    chat: Chat,
) -> None:
    """Nothing is stored of them, so their names come with the press."""
    user = chat.env.create_user("rexwagger", global_name="Rex Wagger")
    actor = chat.guild.add_member(user, nick="The Boss")
    await chat.env.settle()
    rex = chat.people["The Boss"] = Person(chat, actor, "en-US")
    table = await sit_down(chat, "cat-days", ["Ann", "Cleo"])
    reason = "the boss (rexwagger, or REX WAGGER) sat on the cards, bossy as ever"
    await chat["Ann"].slash("stop", table=table.number, reason=reason)
    assert reason in table.board().text.replace("\\", "")
    await delete(rex)
    await let_time_pass(chat)
    shown = table.board().text.replace("\\", "")
    assert "… (…, or …) sat on the cards, bossy as ever" in shown
