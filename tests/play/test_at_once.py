"""Clicks and commands that arrive in one turn of the loop: each thing happens once."""

from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

import pytest

from cogs.ui import ids
from cogs.ui.words import words_for
from tests.play.chat import Chat, Person, Shown
from tests.play.players import Table, doings, sit_down

ENGLISH = words_for("en-US")


async def a_game(chat: Chat, *names: str) -> Table:
    """The turn of the first."""
    table = await sit_down(chat, "woof-days", names or ["Ann", "Bob"])
    hands = {"a": ["labrador"], "b": ["shiba", "collie"]}
    weeks = "|".join(["//////"] * len(table.names))
    await table.lay(weeks=weeks, hands=hands, active="a", pile=["corgi"] * 30)
    return table


async def clicks(chat: Chat, shown: Shown, action: str, *people: Person) -> None:
    """They all press the same button before the bot has looked at any of it."""
    custom_id = next(d.custom_id for d in doings(shown) if d.action == action)
    frozen = shown.as_it_is()
    for result in await chat.deliver(*(one.clicked(frozen, custom_id) for one in people)):
        chat.judge(result)


@contextmanager
def each_twice(chat: Chat, *, the_same: bool) -> Iterator[None]:
    """Every command arrives twice: `the_same` one, or as sent by an impatient finger."""
    backend = chat.env.backend
    emit = backend.emit

    def emit_twice(event: str, payload: dict[str, Any]) -> None:
        emit(event, payload)
        if event == "INTERACTION_CREATE":
            again = payload
            if not the_same:
                member, where = int(payload["member"]["user"]["id"]), int(payload["channel_id"])
                record = backend.new_interaction(2, where, member, chat.guild.id)
                again = {**payload, "id": str(record.id), "token": record.token}
            emit(event, again)

    backend.emit = emit_twice
    try:
        yield
    finally:
        backend.emit = emit


async def test_b1_trap_1_a_double_click_draws_one_card(chat: Chat) -> None:
    table = await a_game(chat)
    ann = chat["Ann"]
    hand = await table.hand(ann)
    await clicks(chat, hand, "play", ann, ann)
    look = await table.look()
    assert look.view.hand_sizes == (2, 2)
    assert ENGLISH("days-cards", n=2) in ann.again(hand).said


@pytest.mark.parametrize("action", ["resign-yes", "stop-yes"])
async def test_b1_a_double_click_ends_a_table_once(chat: Chat, action: str) -> None:
    table = await a_game(chat, "Ann", "Bob", "Cleo")
    ann = chat["Ann"]
    await table.press(ann, "more")
    await table.press(ann, action.removesuffix("-yes"), ann.private)
    before = (await table.look()).revision
    await clicks(chat, ann.private, action, ann, ann)
    assert (await table.look()).revision == before + 1


@pytest.mark.parametrize("action", ["join", "start"])
async def test_b1_b4_a_double_click_in_the_lobby_counts_once(chat: Chat, action: str) -> None:
    table = await sit_down(chat, "woof-days", ["Ann", "Bob"], start=False)
    who = chat["Cleo"] if action == "join" else chat["Ann"]
    before = (await table.look()).revision
    await clicks(chat, table.board(), action, who, who)
    look = await table.look()
    assert look.revision == before + 1
    assert len(look.seats) == 2 + (action == "join")


async def test_b1_two_who_press_rematch_meet_in_one_lobby(chat: Chat) -> None:
    table = await a_game(chat)
    ann, bob = chat["Ann"], chat["Bob"]
    await ann.forge(table.board(), ids.Press("b", "stop-yes", 1).custom_id)
    await clicks(chat, table.board(), "rematch", ann, bob, bob)
    mine = await chat.bot.tables.mine(chat.guild.id, bob.id)
    assert [[seat.name for seat in look.seats] for look in mine] == [["Ann", "Bob"]]
    assert len([seen for seen in ann.sees() if "· table 2" in seen.said and seen.buttons]) == 1


async def test_b2_three_clicks_on_a_slow_answer_are_one_move(chat: Chat) -> None:
    table = await a_game(chat)
    ann = chat["Ann"]
    hand = await table.hand(ann)
    chat.wire.fail(r"POST /interactions/", seconds=0.3)
    await clicks(chat, hand, "play", ann, ann, ann)
    assert (await table.look()).view.hand_sizes == (2, 2)


async def test_b3_two_who_give_up_at_once_both_do_and_nobody_else(chat: Chat) -> None:
    table = await a_game(chat, "Ann", "Bob", "Cleo", "Dan")
    resign = ids.Press("b", "resign-yes", 1).custom_id
    board = table.board()
    people = (chat["Ann"], chat["Bob"])
    for result in await chat.deliver(*(one.clicked(board, resign) for one in people)):
        chat.judge(result)
    look = await table.look()
    assert [seat.left for seat in look.seats] == [True, True, False, False]
    assert [person.actor.name for person in await table.acting()] == ["cleo"]


async def test_b4_more_join_at_once_than_there_are_seats(chat: Chat) -> None:
    table = await sit_down(chat, "woof-days", ["Ann"], start=False, players=4)
    people = [chat[name] for name in ("Bob", "Cleo", "Dan", "Eve", "Fay")] * 4
    await clicks(chat, table.board(), "join", *people)
    look = await table.look()
    assert [seat.name for seat in look.seats] == ["Ann", "Bob", "Cleo", "Dan"]
    assert words_for("de")("refusal-lobby-full", size=4) in chat["Fay"].private.said
    assert "(4 of at most 4)" in table.board().said


async def test_b4_start_with_the_last_join_and_a_leave(chat: Chat) -> None:
    table = await sit_down(chat, "woof-days", ["Ann", "Bob"], start=False)
    lobby = table.board().as_it_is()
    action = {doing.action: doing.custom_id for doing in doings(lobby)}
    presses = [("Cleo", "join"), ("Ann", "start"), ("Bob", "leave"), ("Dan", "join")]
    clicked = [chat[name].clicked(lobby, action[what]) for name, what in presses]
    for result in await chat.deliver(*clicked):
        chat.judge(result)
    look = await table.look()
    assert look.status == "running"
    assert [seat.name for seat in look.seats] == ["Ann", "Bob", "Cleo"]
    assert len(look.view.hand_sizes) == 3
    assert "3" in str(len(look.view.weeks))


@pytest.mark.parametrize("the_same", [True, False])
async def test_b10_a_command_sent_twice_counts_once(chat: Chat, the_same: bool) -> None:
    table = await a_game(chat)
    ann = chat["Ann"]
    with each_twice(chat, the_same=the_same):
        await ann.slash("move", move="draw")
    assert (await table.look()).view.hand_sizes == (2, 2)
    lobby = await sit_down(chat, "cat-days", ["Cleo"], start=False)
    with each_twice(chat, the_same=the_same):
        await chat["Cleo"].slash("leave")
    assert (await lobby.look()).status == "over"


async def test_b10_a_game_opened_twice_by_one_command_is_one_table(chat: Chat) -> None:
    with each_twice(chat, the_same=True):
        await chat["Ann"].slash("woof-days")
    assert len(await chat.bot.tables.mine(chat.guild.id, chat["Ann"].id)) == 1
    assert len([seen for seen in chat["Bob"].sees() if "table 1" in seen.said]) == 1


async def test_b1_a_click_delivered_twice_by_discord_counts_once(chat: Chat) -> None:
    table = await a_game(chat)
    ann = chat["Ann"]
    hand = (await table.hand(ann)).as_it_is()
    draw = next(doing.custom_id for doing in doings(hand) if doing.action == "play")
    click = ann.clicked(hand, draw)
    await chat.deliver(click, click)
    chat.judge(click[0])
    assert (await table.look()).view.hand_sizes == (2, 2)


async def test_f5_a_click_by_somebody_else_is_not_charged_to_who_must_act(chat: Chat) -> None:
    table = await a_game(chat)
    hand = (await table.hand(chat["Ann"])).as_it_is()
    before = await table.look()
    for name in ("Bob", "Cleo"):
        await clicks(chat, hand, "play", chat[name])
    assert await table.look() == before
