"""/privacy in the chat: what somebody gets to see of themselves, hiding, and deleting it all."""

import io
import json
import zipfile

import pytest

from cogs.keeper import SWEEP_SECONDS
from cogs.privacy import FILE
from cogs.ui.text import opening
from cogs.ui.words import words_for
from tests.play.chat import Chat, Shown
from tests.play.players import sit_down
from tests.play.test_language import Reader
from tests.play.test_leaderboards import beaten, lines
from tests.play.test_settings import give

ENGLISH, FRENCH = words_for("en-US"), words_for("fr")
ACTIONS = {"privacy-delete", "privacy-keep"}


def stored_of(chat: Chat, shown: Shown) -> dict[str, list[dict[str, object]]]:
    """The file with what is stored."""
    (file,) = shown.stored.attachments
    told: dict[str, list[dict[str, object]]] = json.loads(chat.picture(shown))
    assert file["filename"] == FILE
    return told


async def test_everything_stored_about_oneself_comes_as_a_file(chat: Chat) -> None:
    ann = chat["Ann"]
    await ann.slash("privacy show")
    assert ann.private.private
    assert not any(stored_of(chat, ann.private).values()), "nothing is stored of who never played"
    await beaten(chat, "Ann", "Bob")
    await ann.slash("privacy show")
    told = stored_of(chat, ann.private)
    assert [row["name"] for row in told["member"]] == ["Ann"]
    assert [row["place"] for row in told["results"]] == [1]
    assert "Bob" not in json.dumps(told)
    assert str(chat["Bob"].id) not in json.dumps(told)


async def test_a_large_file_comes_packed(chat: Chat, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("cogs.privacy.PLAIN_BYTES", 100)
    await beaten(chat, "Ann", "Bob")
    await chat["Dan"].slash("privacy show")
    await chat["Ann"].slash("privacy show")
    shown = chat["Ann"].private
    assert ENGLISH("privacy-packed") in shown.said
    with zipfile.ZipFile(io.BytesIO(chat.picture(shown))) as archive:
        assert json.loads(archive.read(FILE))["member"][0]["name"] == "Ann"


async def test_who_hides_is_on_no_leaderboard_until_they_come_back(chat: Chat) -> None:
    await beaten(chat, "Ann", "Bob")
    await chat["Ann"].slash("privacy hide")
    assert chat["Ann"].private.said == ENGLISH("privacy-hidden")
    await chat.restart()
    await chat["Bob"].slash("leaderboard", by="wins")
    assert [line.split(" · ")[1] for line in lines(chat["Bob"].private)] == ["Bob (you)"]
    await chat["Ann"].slash("privacy unhide")
    assert chat["Ann"].private.said == ENGLISH("privacy-unhidden")
    await chat["Bob"].slash("leaderboard", by="wins")
    assert len(lines(chat["Bob"].private)) == 2


async def test_deleting_is_asked_once_and_done_after_a_restart_too(chat: Chat) -> None:
    bob = chat["Bob"]
    await beaten(chat, "Ann", "Bob")
    lobby = await sit_down(chat, "woof-days", ["Ann", "Bob"], start=False)
    running = await sit_down(chat, "woof-days", ["Bob", "Cleo"])
    await bob.slash("privacy delete")
    asked = bob.private
    assert asked.said == ENGLISH("privacy-delete", tables=2)
    await bob.press(ENGLISH("button-privacy-keep"), on=asked)
    assert bob.again(asked).said == ENGLISH("privacy-kept")
    assert bob.again(asked).buttons == []
    assert (await running.look()).status == "running"
    await bob.slash("privacy delete")
    asked = bob.private
    await chat.restart()
    await bob.press(ENGLISH("button-privacy-delete"), on=asked)
    said = bob.again(asked).said
    assert ENGLISH("privacy-deleted") in said
    assert ENGLISH("privacy-left", count=2, tables="2 and 3") in said
    assert chat.pressed >= ACTIONS
    await chat.env.settle()
    assert (await running.look()).status == "over"
    assert "Bob" not in lobby.board().text
    assert ENGLISH("somebody-deleted") in running.board().text.replace("\\", "")
    assert "Bob" not in running.board().text
    await bob.slash("tables")
    await bob.slash("privacy show")
    assert not any(stored_of(chat, bob.private).values()), "and no click has noted them again"
    await chat["Ann"].slash("leaderboard", by="wins")
    assert lines(chat["Ann"].private) == [
        "**1** · Ann (you) · **1 win** · 1 game · 1 point",
        "**1** · Cleo · **1 win** · 1 game · 1 point",
    ]


async def test_a_forged_press_tells_nobody_else(chat: Chat) -> None:
    table = await sit_down(chat, "woof-days", ["Ann", "Bob"])
    board = table.board().as_it_is()
    for action in sorted(ACTIONS):
        await chat["Cleo"].forge(table.board(), f"b1:{action}:0:0:0:")
        assert chat["Cleo"].private.private
    assert table.board().said == board.said


async def test_who_changed_a_setting_is_not_named_after_deleting(chat: Chat) -> None:
    await give(chat, "Ann", manage_guild=True)
    await chat["Ann"].slash("settings")
    await chat["Ann"].pick(opening(ENGLISH("settings-rated-no")), on=chat["Ann"].private)
    await chat["Ann"].slash("privacy delete")
    await chat["Ann"].press(ENGLISH("button-privacy-delete"), on=chat["Ann"].private)
    await give(chat, "Bob", manage_guild=True)
    await chat["Bob"].slash("settings")
    await chat["Bob"].press(ENGLISH("button-settings-log"), on=chat["Bob"].private)
    assert ENGLISH("somebody-deleted") in chat["Bob"].private.said
    assert str(chat["Ann"].id) not in chat["Bob"].private.said


@pytest.mark.parametrize("guild_locale", ["fr"])
async def test_no_english_in_french_privacy(chat: Chat) -> None:
    dan = chat["Dan"]
    reader = Reader(dan)
    await beaten(chat, "Eve", "Dan")
    table = await sit_down(chat, "woof-days", ["Dan", "Eve"])
    for command in ("show", "hide", "unhide", "delete"):
        await dan.slash(f"privacy {command}")
        reader.look()
    await dan.press(FRENCH("button-privacy-keep"), on=dan.private)
    reader.look()
    await dan.slash("privacy delete")
    await dan.press(FRENCH("button-privacy-delete"), on=dan.private)
    await chat.env.settle()
    reader.look(table.board().text)
    reader.done()
    assert FRENCH("somebody-deleted") in table.board().text.replace("\\", "")


# Who is still here


async def test_a_new_name_is_noted_with_the_next_click(chat: Chat) -> None:
    await beaten(chat, "Ann", "Bob")
    guild, bob = chat.guild.id, chat["Bob"]
    chat.env.backend.get_member(guild, bob.id).nick = "Bobby"
    await bob.slash("tables")
    person = await chat.bot.chronicle.person(guild, bob.id)
    assert person is not None
    assert person.name == "Bobby"
    await chat["Cleo"].slash("tables")
    assert await chat.bot.chronicle.person(guild, chat["Cleo"].id) is None, "who never played"


async def test_a_server_that_was_left_is_forgotten_in_the_end(chat: Chat) -> None:
    await beaten(chat, "Ann", "Bob")
    guild, keeper = chat.guild.id, chat.bot.keeper
    now = [chat.clock()]
    chat.clock = lambda: now[0]
    await chat.restart()
    keeper = chat.bot.keeper
    await keeper.left(guild)
    now[0] += 29 * SWEEP_SECONDS
    await keeper.sweep()
    await keeper.here(guild)
    now[0] += 29 * SWEEP_SECONDS
    await keeper.sweep()
    assert (await chat.bot.chronicle.history(guild)).total == 1
    await keeper.left(guild)
    now[0] += 31 * SWEEP_SECONDS
    await keeper.ready()
    await keeper.sweep()
    assert (await chat.bot.chronicle.history(guild)).total == 1, "at the start it was seen there"
    await keeper.left(guild)
    now[0] += 31 * SWEEP_SECONDS
    await keeper.sweep()
    assert (await chat.bot.chronicle.history(guild)).total == 0
