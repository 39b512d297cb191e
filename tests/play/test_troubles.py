"""Discord fails in every way it has: moves are neither lost nor doubled, and all recovers."""

import asyncio
import logging
from dataclasses import dataclass
from typing import Any

import pytest
from aiohttp import ClientOSError

from cogs.ui.words import words_for
from rules.store import Change
from tests.cogs.wire import failure
from tests.play.chat import Chat, Person, Shown
from tests.play.players import Table, doings, sit_down

ENGLISH = words_for("en-US")

FAILURES = {
    10062: failure(10062, 404),
    40060: failure(40060, 400),
    10008: failure(10008, 404),
    10003: failure(10003, 404),
    50001: failure(50001, 403),
    50013: failure(50013, 403),
    50027: failure(50027, 401),
    30046: failure(30046, 400),
    429: failure(0, 429),
    500: failure(0, 500),
    503: failure(0, 503),
    "network": ClientOSError("scripted"),
}
DEFERRED_UPDATE = 6
"""Discord's kind of a first answer that shows nothing yet."""
MOVED = (10008, 30046)
"""After these a message can't be edited any more, and another one is posted."""
PASSING = (429, 500, 503, "network")
ANSWER = r"POST /interactions/"
EDIT = r"PATCH /channels/\d+/messages/"
POST = r"POST /channels/\d+/messages"
DELETE = r"DELETE /channels/\d+/messages/"

every_failure = pytest.mark.parametrize("code", FAILURES)


@dataclass
class Game:
    """Ann's turn, with her hand open."""

    chat: Chat
    table: Table
    hand: Shown

    @property
    def ann(self) -> Person:
        return self.chat["Ann"]

    @property
    def bob(self) -> Person:
        return self.chat["Bob"]

    async def draw(self, *, lost: bool = False, faults: int = 0) -> list[str]:
        """Ann presses *Draw*; `lost` if the answer to that may not arrive.

        Gives the `faults` that were logged.
        """
        doing = next(doing for doing in doings(self.hand) if doing.action == "play")
        click = self.ann.clicked(self.hand.as_it_is(), doing.custom_id)
        result = (await self.chat.deliver(click))[0]
        logged = self.chat.faults.records[:]
        del self.chat.faults.records[:]
        assert len(logged) == faults, logged
        self.chat.judge(None if lost else result)
        return logged

    async def revision(self) -> int:
        return (await self.table.look()).revision

    async def drawn(self) -> int:
        """How many cards Ann holds."""
        return (await self.table.look()).view.hand_sizes[0]

    async def is_shown(self) -> None:
        """The message shows the newest state, and only who must act is called, once."""
        look = await self.table.look()
        stored = await self.chat.store.message(self.chat.guild.id, self.table.number, "table")
        assert stored is not None
        assert stored.revision == look.revision
        public = [shown for shown in self.ann.sees() if not shown.private]
        board = next(shown for shown in public if shown.id == stored.message)
        assert f"{look.view.draw_pile}" in board.text
        awaited = look.seats[look.acting[0]].member
        pings = [shown for shown in public if f"<@{awaited}>" in shown.said]
        assert len(pings) == 1


async def begun(chat: Chat) -> Game:
    table = await sit_down(chat, "woof-days", ["Ann", "Bob"])
    hands = {"a": ["labrador"], "b": ["shiba", "collie"]}
    await table.lay(weeks="//////|//////", hands=hands, active="a", pile=["corgi"] * 30)
    return Game(chat, table, await table.hand(chat["Ann"]))


@pytest.mark.parametrize("late", [False, True])
async def test_a6_a_move_whose_answer_fails_is_played_once(chat: Chat, late: bool) -> None:
    """`late`: Discord shows the answer, and only its word to us is lost."""
    game = await begun(chat)
    for code, error in FAILURES.items():
        before, held = await game.revision(), await game.drawn()
        game.hand = await game.table.hand(game.ann)
        chat.wire.fail(ANSWER, error, times=2 if code == "network" and not late else 1, late=late)
        await game.draw(lost=not late)
        assert await game.revision() == before + 1, code
        assert await game.drawn() == held + 1, code
        await game.is_shown()
        if not late:
            # The finger comes down again on the button that seemed to do nothing.
            await game.draw()
            assert await game.revision() == before + 1, code
        assert ENGLISH("days-cards", n=held + 1) in game.ann.again(game.hand).said, code
        await game.bob.slash("move", move="draw")
        await game.is_shown()


@pytest.mark.parametrize("command", ["hand", "move", "board"])
async def test_a_command_whose_answer_fails_can_be_repeated(chat: Chat, command: str) -> None:
    game = await begun(chat)
    options = {"move": "draw"} if command == "move" else {}
    people = [game.ann, game.bob]
    for turn, (code, error) in enumerate(FAILURES.items()):
        who, other = people[turn % 2], people[1 - turn % 2]
        before = await game.revision()
        chat.wire.fail(ANSWER, error, times=2 if code == "network" else 1)
        await who.actor.slash(chat.channel, command, **options)
        chat.judge(None)
        assert await game.revision() == before + (command == "move"), code
        await who.slash(command, **options)
        assert await game.revision() == before + (command == "move"), code
        await game.is_shown()
        if command != "move":
            await who.slash("move", move="draw")
        assert [person.id for person in await game.table.acting()] == [other.id]


@every_failure
async def test_d4_a_lobby_whose_answer_fails_is_there_all_the_same(
    chat: Chat, code: object
) -> None:
    chat.wire.fail(ANSWER, FAILURES[code], times=2 if code == "network" else 1)
    await chat["Ann"].actor.slash(chat.channel, "woof-days")
    chat.judge(None)
    await chat.be_patient()
    table = Table(chat, 1, ["Ann"])
    assert len([shown for shown in chat["Bob"].sees() if "table 1" in shown.said]) == 1
    await table.press(chat["Bob"], "join")
    assert len((await table.look()).seats) == 2


@every_failure
async def test_d8_an_edit_that_fails_loses_no_move_and_is_made_up_for(
    chat: Chat, code: object
) -> None:
    game = await begun(chat)
    board = game.table.board()
    before = await game.revision()
    chat.wire.fail(EDIT, FAILURES[code])
    await game.draw()
    assert await game.revision() == before + 1
    if code in PASSING:
        await chat.be_patient()
    elif code not in MOVED:
        # Nothing but what people do next makes it try again.
        await game.bob.slash("move", move="draw")
        assert await game.revision() == before + 2
    await game.is_shown()
    there = [shown.id for shown in game.ann.sees()]
    assert (board.id in there) == (code not in MOVED), "where it moved, the old one is deleted"


@pytest.mark.parametrize("late", [False, True])
@every_failure
async def test_a15_a_ping_that_fails_is_sent_again_and_once(
    chat: Chat, code: object, late: bool
) -> None:
    game = await begun(chat)
    chat.wire.fail(POST, FAILURES[code], late=late)
    await game.draw()
    if code in PASSING:
        await chat.be_patient()
    else:
        await game.bob.slash("move", move="draw")
    posts = chat.wire.sent(POST)
    nonces = [call.body["nonce"] for call in posts if call.body["allowed_mentions"].get("users")]
    by_turn = {nonce: nonces.count(nonce) for nonce in nonces}
    assert all(len(nonce) <= 25 for nonce in nonces)
    if code in PASSING:
        assert by_turn[nonces[-1]] >= 2, "the same nonce: Discord posts it once"
    if not late:
        await game.is_shown()


async def test_an_old_ping_that_can_not_be_deleted_stops_nothing(chat: Chat) -> None:
    game = await begun(chat)
    for turn, error in enumerate(FAILURES.values()):
        chat.wire.fail(DELETE, error)
        await (game.bob if turn % 2 else game.ann).slash("move", move="draw")
        await chat.be_patient()
        look = await game.table.look()
        assert f"<@{look.seats[look.acting[0]].member}>" in game.ann.text


async def test_a_failure_that_nobody_foresaw_is_logged_once_and_told_with_its_reference(
    chat: Chat,
) -> None:
    game = await begun(chat)
    chat.wire.fail(EDIT, failure(99999, 400), times=1)
    (fault,) = await game.draw(faults=1)
    assert "table=1" in fault
    told = (await game.table.hand(game.bob)).said
    reference = fault.partition("reference=")[2].split()[0]
    assert reference in told
    await game.bob.slash("move", move="draw")
    await game.is_shown()
    assert reference not in (await game.table.hand(game.bob)).said


async def test_a_fault_of_ours_is_logged_once_and_told_with_its_reference(
    chat: Chat, monkeypatch: pytest.MonkeyPatch
) -> None:
    game = await begun(chat)
    before = await game.revision()

    def broken(*_: object) -> None:
        raise ZeroDivisionError

    monkeypatch.setattr(chat.bot.tables.games["woof-days"], "play", broken)
    (fault,) = await game.draw(faults=1)
    assert "table=1" in fault
    assert "turn=" in fault
    reference = fault.partition("reference=")[2].split()[0]
    assert game.ann.private.said == ENGLISH("ui-broken", reference=reference)
    monkeypatch.undo()
    assert await game.revision() == before
    await game.ann.slash("move", move="draw")
    assert await game.revision() == before + 1


async def test_failures_of_discord_are_no_errors_in_the_log(
    chat: Chat, caplog: pytest.LogCaptureFixture
) -> None:
    caplog.set_level(logging.INFO)
    game = await begun(chat)
    caplog.clear()
    for pattern in (ANSWER, EDIT, POST, DELETE):
        chat.wire.fail(pattern, failure(0, 500))
    await game.draw(lost=True)
    levels = {record.levelname for record in caplog.records if record.name.startswith("cogs")}
    assert levels == {"INFO"}


async def test_a6_a_move_that_takes_long_to_store_is_acknowledged_before(
    chat: Chat, monkeypatch: pytest.MonkeyPatch
) -> None:
    game = await begun(chat)
    store_at_once = chat.store.change
    acknowledged = []

    async def store_slowly(change: Change) -> Any:
        await asyncio.sleep(1.5)
        acknowledged.append(chat.wire.sent(ANSWER)[answers:])
        return await store_at_once(change)

    monkeypatch.setattr(chat.store, "change", store_slowly)
    answers = len(chat.wire.sent(ANSWER))
    await game.draw()
    assert [[call.body["type"] for call in calls] for calls in acknowledged] == [[DEFERRED_UPDATE]]
    assert await game.drawn() == 2
    assert ENGLISH("days-cards", n=2) in game.ann.again(game.hand).said
    await game.is_shown()


@pytest.mark.parametrize("code", [10015, 50027, 500])
async def test_a6_an_answer_lost_after_its_deferral_leaves_the_move_played(
    chat: Chat, monkeypatch: pytest.MonkeyPatch, code: int
) -> None:
    game = await begun(chat)
    store_at_once = chat.store.change

    async def store_slowly(change: Change) -> Any:
        await asyncio.sleep(0.9)
        return await store_at_once(change)

    monkeypatch.setattr(chat.store, "change", store_slowly)
    error = failure(0, 500) if code == 500 else failure(code, 404 if code == 10015 else 401)
    chat.wire.fail(r"PATCH /webhooks/\d+/\S+/messages/@original", error)
    await game.draw()
    monkeypatch.undo()
    assert await game.drawn() == 2
    await game.is_shown()
    await game.draw()
    assert await game.drawn() == 2
    assert ENGLISH("days-cards", n=2) in game.ann.again(game.hand).said
