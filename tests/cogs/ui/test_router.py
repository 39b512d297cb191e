"""Presses, forms and commands: everything is answered, nothing twice, and faults are told once."""

import asyncio
import logging
from dataclasses import replace
from typing import Any

import discord
import pytest
from discord import app_commands

from cogs.ui.answer import answering
from cogs.ui.ids import Press
from cogs.ui.items import PressButton, PressMenu, PressStore
from cogs.ui.router import ABOUT, Router
from cogs.ui.screen import Screen, menu, text
from cogs.ui.words import words_for
from rules.refusals import NotNow
from tests.cogs.ui.stage import Bot, Interaction, Stage, private, public, secret, staged
from tests.cogs.wire import Wire, failure

EN, FR = words_for("en-US"), words_for("fr")
OLD = "b0:join:1"


async def fine(interaction: Interaction) -> None:
    async with answering(interaction, "private") as answer:
        await answer.private(secret(interaction.user.id, "fine"))


async def test_a_press_reaches_its_handler_with_all_it_says() -> None:
    heard: list[Any] = []
    async with staged() as stage:

        @stage.bot.router.on("try")
        async def handler(interaction: Interaction, press: Press, values: Any) -> None:
            heard.append((press, tuple(values)))
            await fine(interaction)

        press = Press("b", "try", 12, 34, (0, 61, 62, 3843), 5)
        assert private(await stage.press(press)) == "fine"
        picked = Press("m", "try", 12, 34)
        options = [discord.SelectOption(label=name, value=name) for name in ("x", "y", "z")]
        screen = Screen(None, [text("pick"), menu(picked, options, max_values=2)])
        stage.does("offer", lambda i: _update(i, screen))
        message = await stage.show(Press("b", "offer"))
        await stage.ann.click(message, custom_id=Press("b", "offer").custom_id)
        await stage.ann.select(message, ["z", "x"])
    (_, (menu_s, values)) = heard
    assert heard[0] == (press, ())
    # The menu's `extra` tells it from the one that was there before.
    assert (replace(menu_s, extra=0), values) == (picked, ("z", "x"))


async def _update(interaction: Interaction, screen: Screen) -> None:
    async with answering(interaction, "update") as answer:
        await answer.update(screen)


@pytest.mark.parametrize("seconds", [181, 3600])
async def test_a1_buttons_work_after_any_time_and_after_a_restart(seconds: float) -> None:
    async with staged() as stage:
        press = stage.does("try", fine)
        message = await stage.show(press)
        await stage.env.advance_time(seconds)
        assert private(await stage.ann.click(message, custom_id=press.custom_id)) == "fine"
        reborn = Bot()

        async def handler(interaction: Interaction, press: Press, values: Any) -> None:
            await fine(interaction)

        reborn.router.on("try")(handler)
        await stage.env.restart_bot(reborn)
        assert private(await stage.ann.click(message, custom_id=press.custom_id)) == "fine"


async def test_a1_a_forged_foreign_or_old_id_gets_a_kind_private_answer() -> None:
    async with staged() as stage:
        channel = stage.bot.get_partial_messageable(stage.channel.id)
        for custom_id in (
            OLD,
            "b1:join:01:0:0:",
            "b1:join:1:0:0:~0A",
            "anything",
            "b1:no-such:1:2:0:",
        ):
            view = discord.ui.View(timeout=None)
            view.add_item(discord.ui.Button(label="old", custom_id=custom_id))
            view.stop()
            mentions = discord.AllowedMentions.none()
            message = await channel.send("x", view=view, allowed_mentions=mentions)
            told = private(await stage.ann.click(message, custom_id=custom_id))
            assert told == EN("ui-old-button"), custom_id
            told = private(await stage.cleo.click(message, custom_id=custom_id))
            assert told == FR("ui-old-button"), custom_id


async def test_a2_a_click_before_the_bot_is_ready_gets_a_polite_answer(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    async with staged() as stage:
        press = stage.does("try", fine)
        message = await stage.show(press)
        with monkeypatch.context() as patch:
            patch.setattr(stage.bot, "is_ready", lambda: False)
            told = private(await stage.cleo.click(message, custom_id=press.custom_id))
            assert told == FR("ui-starting")
        assert private(await stage.cleo.click(message, custom_id=press.custom_id)) == "fine"


async def test_a2_a_click_in_the_last_moment_before_the_bot_is_ready_waits_for_it(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    async with staged() as stage:
        press = stage.does("try", fine)
        message = await stage.show(press)
        ready = False

        async def soon() -> None:
            nonlocal ready
            for _ in range(3):
                await asyncio.sleep(0)
            ready = True

        monkeypatch.setattr(stage.bot, "is_ready", lambda: ready)
        monkeypatch.setattr(stage.bot, "wait_until_ready", soon)
        assert private(await stage.cleo.click(message, custom_id=press.custom_id)) == "fine"


async def test_a7_one_click_is_handled_once_even_if_another_view_knows_its_id(
    wire: Wire,
) -> None:
    calls = 0
    heard: list[int] = []

    async def count(interaction: Interaction) -> None:
        nonlocal calls
        calls += 1
        await fine(interaction)

    async with staged() as stage:
        press = stage.does("try", count)
        message = await stage.show(press)

        class Intruder(
            discord.ui.DynamicItem[discord.ui.Button[Any]], template=r"b1:try:(?P<rest>.*)"
        ):
            @classmethod
            async def from_custom_id(cls, interaction: Any, item: Any, match: Any, /) -> Any:
                return cls(item)

            async def callback(self, interaction: discord.Interaction[Any]) -> None:
                heard.append(interaction.id)
                await stage.bot.router.press(interaction, press, ())

        stage.bot.add_dynamic_items(Intruder)
        assert private(await stage.ann.click(message, custom_id=press.custom_id)) == "fine"
    assert len(heard) == 1
    assert calls == 1
    assert len(wire.sent("callback")) == 1


async def test_trap_2_presses_work_though_their_classes_were_unregistered() -> None:
    async with staged() as stage:
        press = stage.does("try", fine)
        message = await stage.show(press)
        stage.bot.remove_dynamic_items(PressButton, PressMenu)
        assert private(await stage.ann.click(message, custom_id=press.custom_id)) == "fine"


async def test_trap_2_a_mixed_view_that_ends_kills_no_button() -> None:
    async with staged() as stage:
        press = stage.does("try", fine)
        message = await stage.show(press)
        mixed = discord.ui.View(timeout=10)
        mixed.add_item(discord.ui.Button(label="ordinary", custom_id="ordinary"))
        ours = Press("b", "try", 1)
        button = discord.ui.Button(label="ours", custom_id=ours.custom_id)
        mixed.add_item(PressButton(button))
        channel = stage.bot.get_partial_messageable(stage.channel.id)
        await channel.send("x", view=mixed, allowed_mentions=discord.AllowedMentions.none())
        await stage.env.advance_time(11)
        assert private(await stage.ann.click(message, custom_id=press.custom_id)) == "fine"


async def test_a_press_whose_message_lost_the_button_meanwhile_is_answered() -> None:
    """discord.py passes over such a press in silence."""
    async with staged() as stage:
        press = stage.does("try", fine)
        message = await stage.show(press)
        emit = stage.env.backend.emit

        def emptied(event: str, payload: dict[str, Any]) -> None:
            if event == "INTERACTION_CREATE":
                payload = {**payload, "message": {**payload["message"], "components": []}}
            emit(event, payload)

        stage.env.backend.emit = emptied  # type: ignore[method-assign]
        assert private(await stage.ann.click(message, custom_id=press.custom_id)) == "fine"


async def test_trap_3_an_error_in_a_handler_is_logged_once_and_told_with_its_reference(
    caplog: pytest.LogCaptureFixture,
) -> None:
    async def broken(interaction: Interaction) -> None:
        raise ZeroDivisionError

    async with staged() as stage:
        told = private(await stage.press(stage.does("try", broken), stage.cleo))
    faults = [record for record in caplog.records if record.levelno >= logging.ERROR]
    assert len(faults) == 1
    line = faults[0].getMessage()
    assert "table=7" in line
    assert "turn=3" in line
    assert faults[0].exc_info is not None
    reference = line.partition("reference=")[2].split()[0]
    assert told == FR("ui-broken", reference=reference)


@pytest.mark.parametrize("by", ["press", "command"])
@pytest.mark.parametrize("known", [True, False])
async def test_a_fault_is_logged_with_the_table_and_its_revision(
    caplog: pytest.LogCaptureFixture, by: str, known: bool
) -> None:
    async def broken(interaction: Interaction) -> None:
        interaction.extras[ABOUT] = 7
        raise ZeroDivisionError

    async def revision_of(guild: int, table: int) -> int:
        if not known:
            raise OSError
        return 10 * table

    async with staged() as stage:
        stage.bot.router.revision_of = revision_of
        press = stage.does("try", broken)
        stage.bot.tree.command(name="broken", description="x")(broken)
        await stage.bot.tree.sync()
        if by == "press":
            await stage.press(press)
        else:
            await stage.ann.slash(stage.channel, "broken")
    (fault,) = [record for record in caplog.records if record.levelno >= logging.ERROR]
    assert f"table=7 revision={70 if known else 'OSError'}" in fault.getMessage().replace(
        "turn=3 ", ""
    )


async def test_trap_3_a_press_is_answered_even_if_discord_py_goes_another_way_with_it(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.delattr(PressStore, "schedule_dynamic_item_call")
    async with staged() as stage:
        assert private(await stage.press(stage.does("try", fine))) == "fine"


async def test_no_view_is_built_of_the_message_that_was_pressed(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    built: list[Any] = []
    monkeypatch.setattr(discord.ui.LayoutView, "from_message", lambda *a, **_: built.append(a))
    async with staged() as stage:
        assert private(await stage.press(stage.does("try", fine))) == "fine"
    assert not built


async def test_a_refusal_is_told_privately_in_the_words_that_explain_it() -> None:
    async def refuse(interaction: Interaction) -> None:
        raise NotNow("not-your-turn", who="b")

    async with staged() as stage:
        stage.bot.router.explain = lambda refusal, words, _: f"{words.language}: {refusal}"
        press = stage.does("try", refuse)
        assert private(await stage.press(press)) == "en: not-your-turn who=b"
        assert private(await stage.press(press, stage.cleo)) == "fr: not-your-turn who=b"


async def test_a_refusal_after_the_answer_or_after_a_deferral_is_still_private() -> None:
    async def answered(interaction: Interaction) -> None:
        async with answering(interaction, "update") as answer:
            await answer.update(public("done"))
            raise NotNow("full")

    async def slow(interaction: Interaction) -> None:
        async with answering(interaction, "update", patience=0.01):
            await asyncio.sleep(0.05)
            raise NotNow("full")

    async with staged() as stage:
        stage.bot.router.explain = lambda refusal, words, _: str(refusal)
        assert private(await stage.press(stage.does("answered", answered))) == "full"
        assert private(await stage.press(stage.does("slow", slow))) == "full"


async def test_a_handler_that_forgets_to_answer_is_a_fault_and_no_silence() -> None:
    async def forget(interaction: Interaction) -> None:
        return

    async with staged() as stage:
        told = private(await stage.press(stage.does("try", forget)))
    assert told.startswith(EN("ui-broken", reference="")[:20])


async def test_a_form_sent_after_a_restart_is_not_lost_in_silence() -> None:
    class Form(discord.ui.Modal, title="form"):
        field: discord.ui.TextInput[Any] = discord.ui.TextInput(label="field")

    async def ask(interaction: Interaction) -> None:
        await interaction.response.send_modal(Form())

    async with staged() as stage:
        shown = await stage.press(stage.does("try", ask), stage.cleo)
        await stage.env.restart_bot(Bot())
        field = shown.modal["components"][0]["components"][0]["custom_id"]
        told = private(await stage.cleo.submit_modal(shown, {field: "text"}))
        assert told == FR("ui-old-form")


def test_an_action_has_one_handler() -> None:
    async def handler(interaction: Interaction, press: Press, values: Any) -> None:
        raise AssertionError

    router = Router()
    router.on("try")(handler)
    with pytest.raises(ValueError, match="try"):
        router.on("try")(handler)
    assert router.actions == {"try"}


async def _commands(stage: Stage) -> None:
    class Picky(app_commands.Transformer):
        async def transform(self, interaction: Interaction, value: Any, /) -> int:
            if value == "odd":
                raise NotNow("odd")
            raise app_commands.TransformerError(value, self.type, self)

    @stage.bot.tree.command(description="x")
    async def work(
        interaction: Interaction, how: app_commands.Transform[int, Picky] | None = None
    ) -> None:
        raise NotNow("full")

    @stage.bot.tree.command(description="x")
    async def broken(interaction: Interaction) -> None:
        raise ZeroDivisionError

    @stage.bot.tree.command(description="x")
    @app_commands.check(lambda _: False)
    async def forbidden(interaction: Interaction) -> None:
        raise AssertionError

    @stage.bot.tree.command(description="x")
    async def complete(interaction: Interaction, text: str) -> None:
        raise AssertionError

    @complete.autocomplete("text")
    async def offer(interaction: Interaction, current: str) -> list[app_commands.Choice[str]]:
        if current == "broken":
            raise ZeroDivisionError
        if current == "refused":
            raise NotNow("full")
        return [app_commands.Choice(name=current, value=current)]

    stage.bot.router.explain = lambda refusal, words, _: f"{words.language}: {refusal}"
    await stage.bot.tree.sync()


async def test_commands_fail_as_presses_do(caplog: pytest.LogCaptureFixture) -> None:
    async with staged() as stage:
        await _commands(stage)
        slash, place = stage.cleo.slash, stage.channel
        assert private(await slash(place, "work")) == "fr: full"
        assert private(await slash(place, "work", how="odd")) == "fr: odd"
        # Who watches the bot, as the local page does, takes no refusal for a fault.
        assert not stage.env.errors_since(0)
        assert private(await slash(place, "forbidden")) == FR("ui-not-allowed")
        assert not [record for record in caplog.records if record.levelno >= logging.ERROR]
        assert private(await slash(place, "work", how="no member")) == FR("ui-bad-option")
        told = private(await slash(place, "broken"))
    faults = [record for record in caplog.records if record.levelno >= logging.ERROR]
    assert len(faults) == 1
    reference = faults[0].getMessage().partition("reference=")[2].split()[0]
    assert told == FR("ui-broken", reference=reference)
    assert "command=broken" in faults[0].getMessage()


async def test_a_command_that_is_no_more_is_explained() -> None:
    async with staged() as stage:
        await _commands(stage)
        stage.bot.tree.remove_command("work")
        told = private(await stage.ann.slash(stage.channel, "work"))
        assert told == EN("ui-old-command")


async def test_a2_a_command_before_the_bot_is_ready_gets_a_polite_answer(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    async with staged() as stage:
        await _commands(stage)
        monkeypatch.setattr(stage.bot, "is_ready", lambda: False)
        told = private(await stage.cleo.slash(stage.channel, "work"))
        assert told == FR("ui-starting")
        result = await stage.cleo.autocomplete(stage.channel, "complete", "text", "ab")
        assert result == []


async def test_an_autocompletion_that_fails_offers_nothing_and_is_logged_once(
    caplog: pytest.LogCaptureFixture,
) -> None:
    async with staged() as stage:
        await _commands(stage)
        for typed, offered, logged in (("ab", 1, 0), ("refused", 0, 0), ("broken", 0, 1)):
            choices = await stage.ann.autocomplete(stage.channel, "complete", "text", typed)
            assert len(choices) == offered, typed
            faults = [record for record in caplog.records if record.levelno >= logging.ERROR]
            assert len(faults) == logged, typed


async def test_a6_a_late_autocompletion_is_no_fault(
    wire: Wire,
    caplog: pytest.LogCaptureFixture,
) -> None:
    async with staged() as stage:
        await _commands(stage)
        wire.fail("callback", failure(10062, 404), times=2)
        await stage.ann.autocomplete(stage.channel, "complete", "text", "ab")
    assert not [record for record in caplog.records if record.levelno >= logging.ERROR]


async def test_sent_screens_leave_nothing_in_memory() -> None:
    """discord.py would keep each private view, and a task with it, for 15 minutes."""
    async with staged() as stage:
        press = stage.does("try", fine)
        message = await stage.show(press)
        tasks = len(asyncio.all_tasks())
        for _ in range(20):
            await stage.show(press)
            await stage.ann.click(message, custom_id=press.custom_id)
        store = stage.bot._connection._view_store
        assert store._views == {}
        assert store._synced_message_views == {}
        assert len(asyncio.all_tasks()) == tasks


@pytest.mark.parametrize("error", [TimeoutError(), ConnectionResetError(), OSError("disk full")])
async def test_a_broken_disk_of_ours_does_not_pass_for_a_failure_of_discord(
    caplog: pytest.LogCaptureFixture, error: OSError
) -> None:
    async def broken(interaction: Interaction) -> None:
        raise error

    async with staged() as stage:
        told = private(await stage.press(stage.does("try", broken)))
    assert told.startswith(EN("ui-broken", reference="")[:20])
    assert len([record for record in caplog.records if record.levelno >= logging.ERROR]) == 1


async def test_e2_a_hand_that_is_too_long_does_not_end_in_the_log(
    caplog: pytest.LogCaptureFixture,
) -> None:
    async def show(interaction: Interaction) -> None:
        async with answering(interaction, "private") as answer:
            await answer.private(secret(interaction.user.id, "Labrador " * 500))

    async with staged() as stage:
        await stage.press(stage.does("try", show))
    assert "at most 4000 characters" in caplog.text
    assert "Labrador L" not in caplog.text
