"""Answers: in time, to the right people, and calm about whatever Discord does."""

import asyncio
import logging
from collections.abc import Awaitable, Callable
from typing import Any

import aiohttp
import pytest

from cogs.ui.answer import Answer, Manner, answering
from cogs.ui.ids import Press
from cogs.ui.screen import Leak, Picture, Screen, picture, text
from cogs.ui.words import words_for
from tests.cogs.ui.stage import Interaction, Stage, private, public, secret, staged, texts
from tests.cogs.wire import Wire, failure

EN = words_for("en-US")
CALLBACK, ORIGINAL, FOLLOW_UP = r"callback$", r"@original$", r"^POST /webhooks/"
DEFER_MESSAGE, DEFER_UPDATE, EPHEMERAL = 5, 6, 64
Give = Callable[[Answer, int], Awaitable[Any]]


def give_private(answer: Answer, member: int) -> Awaitable[Any]:
    return answer.private(secret(member, "cards"))


def give_public(answer: Answer, member: int) -> Awaitable[Any]:
    return answer.public(public("board"))


def give_update(answer: Answer, member: int) -> Awaitable[Any]:
    return answer.update(public("new"))


def give_nothing(answer: Answer, member: int) -> Awaitable[Any]:
    return answer.nothing()


def work(manner: Manner, give: Give, slow: float = 0.0) -> Callable[[Interaction], Awaitable[None]]:
    async def handler(interaction: Interaction) -> None:
        async with answering(interaction, manner, patience=0.01 if slow else 5) as answer:
            await asyncio.sleep(slow)
            await give(answer, interaction.user.id)

    return handler


async def command(stage: Stage, handler: Callable[[Interaction], Awaitable[None]]) -> Any:
    @stage.bot.tree.command(name="work", description="x")
    async def work(interaction: Interaction) -> None:
        await handler(interaction)

    await stage.bot.tree.sync()
    return await stage.ann.slash(stage.channel, "work")


def kinds(wire: Wire) -> list[int]:
    return [call.body["type"] for call in wire.sent(CALLBACK)]


@pytest.mark.parametrize("slow", [0.0, 0.06])
@pytest.mark.parametrize("manner", ["private", "update", "public"])
@pytest.mark.parametrize("give", [give_private, give_public, give_update, give_nothing])
async def test_e9_a_press_is_answered_as_asked_however_it_was_deferred(
    wire: Wire,
    give: Give,
    manner: Manner,
    slow: float,
) -> None:
    async with staged() as stage:
        press = stage.does("try", work(manner, give, slow))
        message = await stage.show(press)
        before = len(wire.calls)
        result = await stage.ann.click(message, custom_id=press.custom_id)
        shown = {texts(m): m.flags.ephemeral for m in stage.channel.history(viewer=stage.ann)}
    assert result.acknowledged
    if slow:
        assert kinds(wire) == [DEFER_UPDATE]
    assert len(wire.calls) - before == (1 if not slow or give is give_nothing else 2)
    assert (
        shown
        == {
            give_private: {"choose": False, "cards": True},
            give_public: {"choose": False, "board": False},
            give_update: {"new": False},
            give_nothing: {"choose": False},
        }[give]
    )


@pytest.mark.parametrize("slow", [0.0, 0.06])
@pytest.mark.parametrize("manner", ["private", "public"])
@pytest.mark.parametrize("give", [give_public, give_nothing])
async def test_e9_a_command_is_answered_as_asked_however_it_was_deferred(
    wire: Wire,
    give: Give,
    manner: Manner,
    slow: float,
) -> None:
    async with staged() as stage:
        await command(stage, work(manner, give, slow))
        shown = {texts(m): m.flags.ephemeral for m in stage.channel.history(viewer=stage.ann)}
    assert shown == ({"board": False} if give is give_public else {})
    if slow:
        assert kinds(wire) == [DEFER_MESSAGE]
        flags = {"data": {"flags": EPHEMERAL}} if manner == "private" else {}
        assert wire.sent(CALLBACK)[0].body == {"type": DEFER_MESSAGE, **flags}


@pytest.mark.parametrize("slow", [0.0, 0.06])
@pytest.mark.parametrize("manner", ["private", "public"])
async def test_e9_a_private_sentence_stays_private_after_a_public_deferral(
    slow: float, manner: Manner
) -> None:
    async with staged() as stage:
        result = await command(
            stage, work(manner, lambda answer, _: answer.private(public("not now")), slow)
        )
        assert private(result) == "not now"
        assert [texts(m) for m in stage.channel.history(viewer=stage.cleo)] == []


@pytest.mark.parametrize("slow", [0.0, 0.06])
async def test_e9_a_secret_never_follows_what_was_declared_public(slow: float) -> None:
    async with staged() as stage:
        result = await command(stage, work("public", give_private, slow))
        assert "cards" not in private(result)
        assert private(result).startswith(EN("ui-broken", reference="")[:20])


async def test_e9_a_secret_is_private_to_a_command_that_was_slow() -> None:
    async with staged() as stage:
        assert private(await command(stage, work("private", give_private, 0.06))) == "cards"


@pytest.mark.parametrize("slow", [0.0, 0.06])
async def test_e9_secrets_go_to_their_owner_only(slow: float) -> None:
    async def handler(interaction: Interaction) -> None:
        async with answering(interaction, "private", patience=0.01) as answer:
            await asyncio.sleep(slow)
            with pytest.raises(Leak):
                await answer._private(secret(interaction.user.id + 1, "cards"))
            with pytest.raises(Leak):
                await answer._public(secret(interaction.user.id, "cards"))
            with pytest.raises(Leak):
                await answer._update(secret(interaction.user.id, "cards"))
            await answer.nothing()

    async with staged() as stage:
        await stage.press(stage.does("try", handler))
        assert [texts(m) for m in stage.channel.history(viewer=stage.ann)] == ["choose"]


@pytest.mark.parametrize("slow", [0.0, 0.06])
async def test_a8_a_press_on_an_old_hand_renews_it_for_its_owner(slow: float) -> None:
    again = Press("b", "again", 7, 4)

    async def show(interaction: Interaction) -> None:
        async with answering(interaction, "private") as answer:
            await answer.private(Screen(interaction.user.id, public("old cards", again).items))

    async def renew(interaction: Interaction) -> None:
        async with answering(interaction, "update", patience=0.01 if slow else 5) as answer:
            await asyncio.sleep(slow)
            await answer.update(secret(interaction.user.id, "new cards"))

    async with staged() as stage:
        stage.does("again", renew)
        first = await stage.press(stage.does("show", show))
        assert first.response is not None
        await stage.env.advance_time(16 * 60)
        hand = first.followups[0] if first.followups else first.response
        await stage.ann.click(hand.message, custom_id=again.custom_id)
        mine = {texts(m) for m in stage.channel.history(viewer=stage.ann)}
        others = {texts(m) for m in stage.channel.history(viewer=stage.cleo)}
    assert mine == {"choose", "new cards"}
    assert others == {"choose"}


async def test_a_picture_is_replaced_and_not_piled_up() -> None:
    images = iter([Picture("one.png", b"1", "one"), Picture("two.png", b"2", "two")])

    async def handler(interaction: Interaction) -> None:
        image = next(images)
        items = [*public("p", Press("b", "try", 7, 3)).items, picture(image.name, image.alt)]
        async with answering(interaction, "update") as answer:
            await answer.update(Screen(None, items, (image,)))

    async with staged() as stage:
        press = stage.does("try", handler)
        message = await stage.show(press)
        for _ in range(2):
            await stage.ann.click(message, custom_id=press.custom_id)
        attachments = stage.channel.history(viewer=stage.ann)[0].attachments
    assert [attachment.filename for attachment in attachments] == ["two.png"]


async def test_a6_the_deferral_is_sent_while_the_handler_still_waits(wire: Wire) -> None:
    seen: list[list[int]] = []

    async def handler(interaction: Interaction) -> None:
        await asyncio.sleep(0.9)
        seen.append(kinds(wire))
        async with answering(interaction, "update") as answer:
            await answer.nothing()

    async with staged() as stage:
        await stage.press(stage.does("try", handler))
    assert seen == [[DEFER_UPDATE]], "acknowledged although the handler had not begun to answer"


@pytest.mark.parametrize("slow", [0.0, 0.06])
@pytest.mark.parametrize("give", [give_private, give_public, give_update, give_nothing])
@pytest.mark.parametrize(
    "error",
    [
        failure(10062, 404),
        failure(40060, 400),
        failure(0, 500),
        failure(0, 429),
        aiohttp.ServerDisconnectedError(),
        TimeoutError(),
    ],
    ids=["10062", "40060", "500", "429", "disconnected", "timeout"],
)
async def test_a6_an_acknowledgement_that_fails_raises_nothing_and_logs_no_fault(
    wire: Wire,
    caplog: pytest.LogCaptureFixture,
    error: Exception,
    give: Give,
    slow: float,
) -> None:
    done = []

    async def handler(interaction: Interaction) -> None:
        await work("update", give, slow)(interaction)
        done.append("the move stands")

    async with staged() as stage:
        press = stage.does("try", handler)
        message = await stage.show(press)
        wire.fail(CALLBACK, error, times=2)
        await stage.ann.click(message, custom_id=press.custom_id)
    assert done == ["the move stands"]
    assert not [record for record in caplog.records if record.levelno >= logging.WARNING]


@pytest.mark.parametrize("late", [False, True])
@pytest.mark.parametrize("give", [give_private, give_public, give_update, give_nothing])
async def test_a6_an_answer_lost_on_the_way_is_given_once(
    wire: Wire,
    give: Give,
    late: bool,
) -> None:
    async with staged() as stage:
        press = stage.does("try", work("update", give))
        message = await stage.show(press)
        wire.fail(CALLBACK, aiohttp.ServerDisconnectedError(), late=late)
        await stage.ann.click(message, custom_id=press.custom_id)
        shown = [texts(m) for m in stage.channel.history(viewer=stage.ann)]
    assert (
        shown
        == {
            give_private: ["choose", "cards"],
            give_public: ["choose", "board"],
            give_update: ["new"],
            give_nothing: ["choose"],
        }[give]
    )


@pytest.mark.parametrize("lost", [CALLBACK, ORIGINAL])
@pytest.mark.parametrize("late", [False, True])
async def test_a6_a_public_answer_lost_on_the_way_is_still_known_by_its_message(
    wire: Wire, lost: str, late: bool
) -> None:
    """Without its id, whoever posted it would have to post another."""
    known: list[int | None] = []

    async def handler(interaction: Interaction) -> None:
        async with answering(interaction, "public", patience=0.01) as answer:
            await asyncio.sleep(0.06 if lost is ORIGINAL else 0)
            known.append(await answer.public(public("board")))

    async with staged() as stage:
        wire.fail(lost, aiohttp.ServerDisconnectedError(), late=late)
        await command(stage, handler)
        shown = {m.id: texts(m) for m in stage.channel.history(viewer=stage.ann)}
    assert shown == {known[0]: "board"}


@pytest.mark.parametrize("give", [give_private, give_public, give_update])
@pytest.mark.parametrize(
    "error",
    [failure(50027, 401), failure(10015, 404), failure(10008, 404), failure(0, 503)],
    ids=["50027", "10015", "10008", "503"],
)
async def test_a6_what_follows_a_deferral_may_fail_without_a_fault(
    wire: Wire,
    caplog: pytest.LogCaptureFixture,
    error: Exception,
    give: Give,
) -> None:
    async with staged() as stage:
        press = stage.does("try", work("update", give, 0.06))
        message = await stage.show(press)
        wire.fail(f"{ORIGINAL}|{FOLLOW_UP}", error)
        await stage.ann.click(message, custom_id=press.custom_id)
        assert [texts(m) for m in stage.channel.history(viewer=stage.ann)] == ["choose"]
    assert not [record for record in caplog.records if record.levelno >= logging.WARNING]


async def test_a7_a_second_answer_by_somebody_else_is_expected(
    caplog: pytest.LogCaptureFixture,
) -> None:
    async def handler(interaction: Interaction) -> None:
        async with answering(interaction, "private") as answer:
            await interaction.response.defer()
            await answer.private(secret(interaction.user.id, "cards"))

    async with staged() as stage:
        await stage.press(stage.does("try", handler))
    assert not [record for record in caplog.records if record.levelno >= logging.WARNING]


async def test_a_rejected_payload_is_a_fault_and_told(
    wire: Wire,
    caplog: pytest.LogCaptureFixture,
) -> None:
    async with staged() as stage:
        press = stage.does("try", work("update", give_update))
        message = await stage.show(press)
        wire.fail(CALLBACK, failure(50035, 400))
        told = private(await stage.ann.click(message, custom_id=press.custom_id))
    assert told.startswith(EN("ui-broken", reference="")[:20])
    assert len([record for record in caplog.records if record.levelno >= logging.ERROR]) == 1


async def test_a12_a_screen_over_a_limit_never_leaves(wire: Wire) -> None:
    async with staged() as stage:
        long = Screen(None, [text("x" * 4001)])
        press = stage.does("try", work("update", lambda answer, _: answer.update(long)))
        told = private(await stage.press(press))
    assert told.startswith(EN("ui-broken", reference="")[:20])
    assert not wire.faults


async def test_an_interaction_is_answered_exactly_once() -> None:
    errors: list[BaseException] = []

    async def twice(interaction: Interaction) -> None:
        async with answering(interaction, "update") as answer:
            await answer.nothing()
            with pytest.raises(RuntimeError, match="once"):
                await answer.nothing()

    async def never(interaction: Interaction) -> None:
        with pytest.raises(RuntimeError, match="no answer") as caught:
            async with answering(interaction, "update"):
                pass
        errors.append(caught.value)
        await Answer.to(interaction).nothing()

    async with staged() as stage:
        await stage.press(stage.does("twice", twice))
        await stage.press(stage.does("never", never))
    assert len(errors) == 1


async def test_a_cancelled_handler_leaves_no_deferral_behind(wire: Wire) -> None:
    async def handler(interaction: Interaction) -> None:
        with pytest.raises(asyncio.CancelledError):
            async with answering(interaction, "private", patience=0.05):
                raise asyncio.CancelledError
        await asyncio.sleep(0.1)
        assert kinds(wire) == []
        await Answer.to(interaction).nothing()

    async with staged() as stage:
        await stage.press(stage.does("try", handler))
    assert kinds(wire) == [DEFER_UPDATE]


async def test_a_command_has_nothing_to_update() -> None:
    async with staged() as stage:
        result = await command(stage, work("private", give_update))
        assert private(result).startswith(EN("ui-broken", reference="")[:20])


async def test_public_gives_the_id_of_its_message() -> None:
    given: list[Any] = []

    async def note(answer: Answer, member: int) -> None:
        given.append(await answer.public(public("board")))

    async with staged() as stage:
        for index, slow in enumerate((0.0, 0.06)):
            press = stage.does(f"try{'-slow' * index}", work("public", note, slow))
            await stage.press(press)
        await command(stage, work("public", note, 0.06))
        ids = [m.id for m in stage.channel.history(viewer=stage.ann) if texts(m) == "board"]
    assert sorted(given) == sorted(ids)
    assert len(set(ids)) == 3


async def test_an_answer_pings_nobody(wire: Wire) -> None:
    async with staged() as stage:
        text_ = Screen(None, [text(f"@everyone <@{stage.cleo.id}>")])
        press = stage.does("try", work("public", lambda answer, _: answer.public(text_)))
        await stage.press(press)
    mentions = wire.sent(CALLBACK)[0].body["data"]["allowed_mentions"]
    assert not any(mentions.values())
