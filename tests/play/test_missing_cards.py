"""A game whose card file is gone after a restart: it says so and waits, all others go on."""

import json
import logging
from functools import lru_cache
from pathlib import Path

import pytest

from cogs.ui.words import words_for
from rules.audit import fault_of
from rules.dog_lover import cards as card_files
from rules.dog_lover import ruleset
from rules.dog_lover.cards import HOUSE, SETTING, use_own
from tests.play.chat import Chat
from tests.play.players import Table, doings, sit_down
from tests.play.test_settings import give

ENGLISH, FRENCH = words_for("en-US"), words_for("fr")


@pytest.fixture
def file(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> Path:
    """An owner's card file in use, in which a Walk is worth 3."""
    monkeypatch.setattr(card_files, "_own", {})
    # Of this test alone: others hold positions with the rules that were made before.
    monkeypatch.setattr(ruleset, "_made", lru_cache(ruleset._made.__wrapped__))
    house = Path(card_files.__file__).with_name("cards") / "house.json"
    cards = json.loads(house.read_text(encoding="utf-8"))
    cards["values"]["walk"] = 3
    path = tmp_path / "own.json"
    path.write_text(json.dumps(cards), encoding="utf-8")
    use_own(path)
    return path


async def restart_without_it(chat: Chat) -> None:
    """A new process knows nothing of a file that no setting names."""
    card_files._own.clear()
    ruleset._made.cache_clear()
    await chat.restart()


async def two_tables(chat: Chat) -> tuple[Table, Table]:
    """One with the owner's cards at which Ann and Dan play, and another game of theirs."""
    table = await sit_down(chat, "dog-lover", ["Ann", "Dan"], host_begins=True)
    await chat["Dan"].slash("move", move="watch w2")
    return table, await sit_down(chat, "fences", ["Ann", "Dan"])


@pytest.mark.usefixtures("file")
async def test_it_says_so_and_every_other_table_goes_on(chat: Chat) -> None:
    table, other = await two_tables(chat)
    ann, dan = chat["Ann"], chat["Dan"]
    await restart_without_it(chat)
    for person, words in ((ann, ENGLISH), (dan, FRENCH)):
        await person.slash("tables")
        listed = person.private.said
        assert words("state-lacking") in listed
        assert words("game-fences") in listed
        resting = words("refusal-lacking", table=str(table.number))
        await person.slash("hand", table=table.number)
        assert person.private.said == resting
    for doing in doings(table.board()):
        if doing.action in {"hand", "text", "more"}:
            await table.press(ann, doing.action, table.board())
            assert ann.private.said == ENGLISH("refusal-lacking", table=str(table.number))
    # Without a number it is the table that can be played at, and those that rest are offered too.
    await ann.slash("hand")
    assert ENGLISH("game-fences") in ann.private.said
    assert len(await ann.complete("hand", "table", "")) == 2
    assert (await other.look()).acting != ()


async def test_it_goes_on_when_the_file_is_back(file: Path, chat: Chat) -> None:
    table, _ = await two_tables(chat)
    await restart_without_it(chat)
    use_own(file)
    await chat.restart()
    await chat["Ann"].slash("move", move="k00 a1b1c1-w1", table=table.number)
    assert (await table.look()).view.retrieved


@pytest.mark.usefixtures("file")
async def test_whoever_runs_the_bot_is_told_which_file(
    chat: Chat, caplog: pytest.LogCaptureFixture
) -> None:
    table, _ = await two_tables(chat)
    number = (await table.look()).view.cards
    row = await chat.store.table(chat.guild.id, table.number)
    assert row is not None
    log = await chat.store.log(chat.guild.id, table.number)
    assert fault_of(row, log) is None
    with caplog.at_level(logging.WARNING):
        await restart_without_it(chat)
        await chat.bot.poster.catch_up()
    fault = fault_of(row, log)
    assert fault is not None
    assert str(number) in fault
    assert SETTING in fault
    line = f"drawing guild={chat.guild.id} table={table.number} lacking: {fault}"
    assert line in caplog.messages


@pytest.mark.usefixtures("file")
async def test_a_lobby_from_before_begins_with_the_cards_that_are_here(chat: Chat) -> None:
    table = await sit_down(chat, "dog-lover", ["Ann", "Dan"], start=False)
    await restart_without_it(chat)
    await table.press(chat["Ann"], "start")
    assert (await table.look()).view.cards == HOUSE.number


@pytest.mark.usefixtures("file")
@pytest.mark.parametrize("who", ["Ann", "Fay"])
async def test_its_host_or_a_moderator_can_still_stop_it(chat: Chat, who: str) -> None:
    table, other = await two_tables(chat)
    await give(chat, "Fay", manage_messages=True)
    await restart_without_it(chat)
    for person in ("Dan", "Cleo"):
        await chat[person].slash("stop", table=table.number, reason="tea")
        words = words_for(chat[person].locale)
        assert chat[person].private.said == words("refusal-only-host-stops", host="Ann")
    assert table.number in [value for _, value in await chat[who].complete("stop", "table", "")]
    await chat[who].slash("stop", table=table.number, reason="the cards are gone")
    stored = await chat.store.table(chat.guild.id, table.number)
    assert stored is not None
    assert stored.status == "over"
    shown = table.board()
    assert ENGLISH("table-stopped") in shown.said
    assert ENGLISH("stop-reason", reason="the cards are gone") in shown.said
    assert [button["label"] for button in shown.buttons] == [ENGLISH("button-proof")]
    assert f"<@{chat['Dan'].id}>" in shown.said
    ended = await chat.bot.chronicle.finished(chat.guild.id, table.number)
    assert ended.stopped
    await chat[who].slash("tables")
    assert (await other.look()).acting != ()
    await chat.restart()
    assert ENGLISH("table-stopped") in table.board().said


@pytest.mark.usefixtures("file")
async def test_who_sits_there_can_delete_their_data(chat: Chat) -> None:
    table, other = await two_tables(chat)
    dan = chat["Dan"]
    await restart_without_it(chat)
    await dan.slash("privacy delete")
    await dan.press(FRENCH("button-privacy-delete"), on=dan.private)
    assert not any(json.loads(await chat.bot.privacy.everything(chat.guild.id, dan.id)).values())
    stored = await chat.store.table(chat.guild.id, table.number)
    assert stored is not None
    assert stored.status == "over"
    assert ENGLISH("table-stopped") in table.board().said
    assert (await other.look()).status == "over"
