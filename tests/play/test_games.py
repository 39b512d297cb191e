"""Whole games, from the slash command to the result and the rematch, as people play them."""

import re
import sqlite3
from contextlib import closing
from random import Random

import pytest

from cogs.ui import ids
from cogs.ui.words import words_for
from rules.fair import promise
from rules.record import loads, verify
from storage import results
from storage.connection import read_only
from tests.play.chat import Chat
from tests.play.players import Table, doings, sit_down

GAMES_TRIED = [
    ("woof-days", ["Ann", "Bob"], "en-US", 0.15),
    ("cat-days", ["Ann", "Dan"], "fr", 0.25),
    ("woof-days", ["Dan", "Eve", "Fay", "Ann"], "fr", 0.1),
    ("mixed-days", ["Ann", "Cleo", "Eve", "Fay"], "en-US", 0.2),
]


@pytest.mark.parametrize(("game", "names", "guild_locale", "draw"), GAMES_TRIED)
async def test_a_game_from_the_command_to_the_rematch(
    chat: Chat, game: str, names: list[str], draw: float
) -> None:
    rng = Random(f"{game} {names}")
    table = await sit_down(chat, game, names)
    await table.play(rng, moves=9, draw=draw)
    await chat.restart()
    made = await table.play(rng, draw=draw)
    assert made > 5
    await a_result(table)
    await hands_are_private(table)
    await old_hands_tell_the_result(table)
    assert {"join", "start", "hand", "pick", "play", "look", "back"} <= chat.pressed
    await a_rematch(table)


async def a_result(table: Table) -> None:
    """The table's message shows the result, its file proves the shuffle, all of it is stored."""
    chat, look = table.chat, await table.look()
    words = words_for(chat.guild_locale)
    outcome = look.view.outcome
    assert outcome is not None
    board = table.board()
    for seat, score in enumerate(outcome.scores):
        assert words("days-points", n=score) in board.said, "every week's score is told"
        assert look.names[seat] in board.said
    assert {doing.action for doing in doings(board)} == {"rematch", "text", "replay", "proof"}
    public = [shown for shown in chat["Cleo"].sees() if not shown.private]
    assert [shown.id for shown in public] == [board.id], "the last ping is gone"

    await table.press(chat["Bob"], "proof", board)
    (file,) = chat["Bob"].private.stored.attachments
    record = loads(chat.env.backend.cdn.get(file["url"]))
    assert verify(record, published=look.promise).state is not None
    assert promise(bytes.fromhex(record.secret)) == look.promise
    assert look.promise in board.said

    with closing(sqlite3.connect(read_only(chat.database), uri=True)) as connection:
        ending = results.find(connection, chat.guild.id, table.number)
    assert ending is not None
    assert ending.reason == outcome.reason
    assert {row.weight for row in ending.results} == {1}
    assert [(row.member, row.place, row.score) for row in ending.results] == [
        (chat[name].id, outcome.places[seat], outcome.scores[seat])
        for seat, name in enumerate(table.names)
    ]


async def hands_are_private(table: Table) -> None:
    """Each sees their own private messages, and no hand is anywhere else."""
    chat = table.chat
    hand = re.compile("Your hand|Votre main")
    owners: dict[int, list[str]] = {}
    for name, person in chat.people.items():
        for shown in person.sees():
            if shown.private:
                owners.setdefault(shown.id, []).append(name)
            else:
                assert not hand.search(shown.text)
    assert len(owners) >= len(table.names)
    assert all(len(seen_by) == 1 for seen_by in owners.values())


async def old_hands_tell_the_result(table: Table) -> None:
    """Whatever is pressed on a hand that was left open, it becomes the result, without buttons."""
    for name in table.names:
        person = table.chat[name]
        words = words_for(person.locale)
        for hand in [shown for shown in person.sees() if shown.private and shown.buttons]:
            button = hand.buttons[0]
            await person.press_id(hand, button["custom_id"])
            after = person.again(hand)
            assert after.buttons == after.menus == []
            assert words("days-points", n=(await table.look()).view.outcome.scores[0]) in after.said


async def a_rematch(table: Table) -> None:
    """Whoever asks first opens one lobby; whoever asks then sits down in it."""
    chat = table.chat
    first, second = (chat[name] for name in table.names[:2])
    old = table.board()
    again = next(doing.custom_id for doing in doings(old) if doing.action == "rematch")
    await first.press_id(old, again)
    assert "rematch" not in {doing.action for doing in doings(first.again(old))}
    # Two pressed at the same moment: the button was still there for the second.
    await second.forge(old, again)
    new = (await table.look()).rematch
    assert new == table.number + 1
    words = words_for(chat.guild_locale)
    assert words("rematch-open", table=str(new)) in first.again(old).said
    lobbies = [
        shown
        for shown in first.sees()
        if any(ids.parse(doing.custom_id).table == new for doing in doings(shown))
    ]
    assert len(lobbies) == 1
    following = Table(chat, new, table.names)
    assert [seat.name for seat in (await following.look()).seats] == table.names[:2]
    await following.press(first, "start")
    assert (await following.look()).status == "running"
