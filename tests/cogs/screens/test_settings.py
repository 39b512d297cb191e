"""The screens of a server's settings, in the worst case: Discord takes them in every language."""

from dataclasses import replace
from typing import Any

import pytest

from cogs.screens.settings import (
    CHOICES,
    LISTED,
    PAGE,
    changed_text,
    channels_said,
    log_screen,
    settings_screen,
    value_text,
)
from cogs.ui import ids
from cogs.ui.limits import OverLimit
from cogs.ui.limits.components import CHANNEL_SELECT
from cogs.ui.screen import LAP, Screen, arguments, channel_menu, renewed
from cogs.ui.words import LANGUAGES, Words, words_for
from rules.settings import CHANNELS_MOST, DEFAULTS, ServerSettings, channels_text
from rules.store import SettingChange

ME = 2**63 - 1
MANY = tuple(2**63 - 1 - number for number in range(CHANNELS_MOST))
FULL = ServerSettings("fr", MANY, rated=False, hosts_stop=False)
EVERY = [(words_for(a), words_for(b)) for a in LANGUAGES for b in LANGUAGES]
EN = words_for("en")


def parts(items: Any) -> list[dict[str, Any]]:
    """Every component, the outer before the inner."""
    return [part for item in items for part in (item, *parts(item.get("components", ())))]


def said(screen: Screen) -> str:
    return "\n".join(part.get("content", "") for part in parts(screen.items))


def longest(setting: str = "channels") -> SettingChange:
    text = channels_text(MANY)
    return SettingChange(setting, text, text[::-1][:400], ME, 2**63 - 1, 4e9)


@pytest.mark.parametrize(("words", "own"), EVERY)
@pytest.mark.parametrize("settings", [ServerSettings(), FULL])
async def test_the_settings_fit_into_a_message(
    words: Words, own: Words, settings: ServerSettings
) -> None:
    note = changed_text(longest(), words, own)
    for there in ((), MANY):
        screen = settings_screen(settings, words, ME, own=own, there=there, note=note)
        arguments(renewed(screen, 7), ME)
        assert note in said(screen)


@pytest.mark.parametrize(("words", "own"), EVERY)
async def test_a_page_of_the_list_fits_into_a_message(words: Words, own: Words) -> None:
    screen = log_screen([longest()] * (PAGE + 1), words, ME, own=own, page=3)
    arguments(screen, ME)
    assert said(screen).count("<t:") == PAGE
    assert {
        ids.parse(part["custom_id"]).extra for part in parts(screen.items) if "style" in part
    } == {0, 2, 4}


async def test_every_value_of_every_setting_has_words() -> None:
    assert CHOICES.keys() | {"channels"} == DEFAULTS.keys()
    for words, own in EVERY:
        for setting, values in CHOICES.items():
            shown = [value_text(setting, value, words, own) for value in values]
            assert len({*shown}) == len(values)
            assert not {*shown} & {*values}, "none is shown as its key"


@pytest.mark.parametrize(("words", "own"), EVERY)
async def test_choices_in_menus_begin_with_a_capital_and_are_the_values_told(
    words: Words, own: Words
) -> None:
    screen = settings_screen(ServerSettings(), words, ME, own=own, there=())
    menus = [part["options"] for part in parts(screen.items) if "options" in part]
    assert [len(options) for options in menus] == [len(values) for values in CHOICES.values()]
    for setting, options in zip(CHOICES, menus, strict=True):
        for option in options:
            told = value_text(setting, option["value"], words, own)
            assert option["label"][0].isupper()
            assert option["label"].casefold() == told.casefold()


async def test_what_nobody_may_know_any_more_is_not_in_the_list() -> None:
    gone = replace(longest("rated"), before="yes", after="no", member=0)
    screen = log_screen([gone], EN, ME, own=EN)
    assert EN("somebody-deleted") in said(screen)
    assert "<@" not in said(screen)


async def test_a_setting_and_a_language_of_another_version_break_nothing() -> None:
    odd = [longest("volume"), replace(longest("language"), before="eo", after="server")]
    told = said(log_screen(odd, EN, ME, own=EN))
    assert "Before: eo." in told
    assert told.count("<t:") == 1


@pytest.mark.parametrize(
    ("count", "end"), [(1, "<#1>"), (3, "<#3>"), (4, "and one more"), (9, "and 6 more")]
)
def test_a_few_channels_are_named(count: int, end: str) -> None:
    told = channels_said(range(1, count + 1), EN, LISTED)
    assert told.endswith(end)
    assert told.count("<#") == min(count, LISTED)


async def test_the_menu_of_channels_is_another_each_time_and_takes_none_to_all() -> None:
    press = ids.Press("m", "settings-channels")
    made = channel_menu(press, MANY, placeholder="x", most=CHANNELS_MOST, kinds=(0,))
    screen = Screen(ME, [made])
    shown = [parts(s.items)[-1] for s in (screen, renewed(screen, 1), renewed(screen, 2))]
    assert [part["type"] for part in shown] == [CHANNEL_SELECT] * 3
    assert len({(part["custom_id"], part["id"]) for part in shown}) == 3
    for part in shown:
        now = ids.parse(part["custom_id"])
        assert replace(now, extra=now.extra % LAP) == press
    assert (made["components"][0]["min_values"], made["components"][0]["max_values"]) == (0, 25)
    arguments(renewed(screen, 1), ME)


async def test_more_channels_than_can_be_picked_are_none_that_discord_takes() -> None:
    press = ids.Press("m", "settings-channels")
    made = channel_menu(press, MANY, placeholder="x", most=CHANNELS_MOST - 1, kinds=(0,))
    with pytest.raises(OverLimit, match="default_values"):
        arguments(Screen(None, [made]), None)
