"""What no longer holds is not left standing: questions, promises and buttons of a while ago."""

import pytest

from cogs.ui.words import words_for
from rules.look import Asker
from tests.play.chat import Chat
from tests.play.players import Table, sit_down

ENGLISH, FRENCH = words_for("en-US"), words_for("fr")


async def ended_by_a_moderator(table: Table) -> None:
    """The table is stopped by its host, in another message than those that are looked at."""
    host = table.chat[table.names[0]]
    await table.press(host, "more")
    for action in ("stop", "stop-yes"):
        await table.press(host, action, host.private)


@pytest.mark.parametrize("action", ["resign", "stop"])
@pytest.mark.parametrize("asked", [False, True])
async def test_a_grave_question_is_not_asked_of_a_table_that_is_over(
    chat: Chat, action: str, asked: bool
) -> None:
    """Neither by an old *More*, nor is it left standing when it can't be answered any more."""
    table = await sit_down(chat, "woof-days", ["Dan", "Ann"])
    dan = chat["Dan"]
    await table.press(dan, "more")
    old = dan.private
    if asked:
        await table.press(dan, action, old)
    await ended_by_a_moderator(table)
    await table.press(dan, f"{action}-yes" if asked else action, dan.again(old))
    now = dan.again(old)
    assert FRENCH("refusal-table-over", table="1") in now.said
    labels = {str(button["label"]) for button in now.buttons}
    assert labels == {FRENCH("button-pings-off")}


async def test_who_gave_up_is_not_asked_whether_they_give_up(chat: Chat) -> None:
    table = await sit_down(chat, "woof-days", ["Ann", "Bob", "Cleo"])
    bob = chat["Bob"]
    await table.press(bob, "more")
    old = bob.private
    await bob.slash("leave")
    await table.press(bob, "resign-yes", bob.private)
    await table.press(bob, "resign", bob.again(old))
    assert ENGLISH("refusal-gave-up", table="1") in bob.again(old).said
    assert [str(button["label"]) for button in bob.again(old).buttons] == [
        ENGLISH("button-pings-off")
    ]


async def test_a_stopped_game_no_longer_says_how_to_begin(chat: Chat) -> None:
    table = await sit_down(chat, "woof-days", ["Ann", "Bob"])
    assert ENGLISH("history-start-days") in table.board().said
    await ended_by_a_moderator(table)
    assert ENGLISH("table-stopped") in table.board().said
    assert ENGLISH("history-stop") in table.board().said
    assert ENGLISH("history-start-days") not in table.board().said


async def test_a_refusal_names_no_button_that_is_not_there(chat: Chat) -> None:
    """Least of all in the reader's language, while the public message speaks the server's."""
    table = await sit_down(chat, "woof-days", ["Ann", "Bob"], start=False)
    for name, words in (("Eve", FRENCH), ("Cleo", ENGLISH)):
        await table.press(chat[name], "leave")
        told = chat[name].private.said
        assert told == words("refusal-not-at-table", table="1")
        for label in ("text", "join", "start", "hand", "more"):
            assert f"*{words(f'button-{label}')}*" not in told


async def test_help_names_the_buttons_as_they_stand_in_this_server(chat: Chat) -> None:
    await chat["Dan"].slash("help")
    told = chat["Dan"].private.said
    assert FRENCH("help-start-title") in told
    for label in ("join", "start", "hand"):
        assert f"**{ENGLISH(f'button-{label}')}**" in told
        assert f"**{FRENCH(f'button-{label}')}**" not in told


async def test_changed_options_stand_under_a_heading_by_names_for_people(chat: Chat) -> None:
    table = await sit_down(
        chat, "woof-days", ["Ann", "Bob"], start=False, series_tie_break=True, cover_on_empty=True
    )
    told = table.board().said
    heading = told.index(ENGLISH("options-changed"))
    for option in ("series_tie_break", "cover_on_empty"):
        assert told.index(ENGLISH(f"house-rule-{option}")) > heading
    assert "_" not in told
    plain = await sit_down(chat, "woof-days", ["Cleo", "Bob"], start=False)
    assert ENGLISH("options-changed") not in plain.board().said


async def test_a_full_lobby_asks_nobody_else_to_join(chat: Chat) -> None:
    table = await sit_down(chat, "woof-days", ["Ann", "Bob"], start=False, players=2)
    assert ENGLISH("lobby-ready", host="Ann", full=True) in table.board().said
    assert ENGLISH("lobby-ready", host="Ann", full=False) not in table.board().said


@pytest.mark.parametrize("how", ["leave", "/leave", "stop", "killed"])
async def test_a_rematch_that_came_to_nothing_is_offered_again(chat: Chat, how: str) -> None:
    table = await sit_down(chat, "woof-days", ["Ann", "Bob"])
    await ended_by_a_moderator(table)
    bob, result = chat["Bob"], table.board()
    await table.press(bob, "rematch", result)
    gone = Table(chat, 2, ["Bob"])
    assert ENGLISH("rematch-open", table="2") in bob.again(result).said
    if how == "leave":
        await gone.press(bob, "leave", gone.board())
    elif how == "/leave":
        await bob.slash("leave", table=2)
    elif how == "stop":
        await gone.press(bob, "more", gone.board())
        for action in ("stop", "stop-yes"):
            await gone.press(bob, action, bob.private)
    else:
        asker = Asker(bob.id, "Bob", 1)
        await chat.bot.tables.leave(chat.guild.id, 2, asker)
        await chat.restart()
    assert ENGLISH("lobby-closed") in bob.text
    now = bob.again(result)
    assert "Rematch: table" not in now.said
    await table.press(chat["Ann"], "rematch", now)
    again = Table(chat, 3, ["Ann"])
    assert [seat.name for seat in (await again.look()).seats] == ["Ann"]
    assert ENGLISH("rematch-open", table="3") in bob.again(result).said
