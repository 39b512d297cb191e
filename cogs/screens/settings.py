"""The settings of a server, and the list of who changed them: private to whoever manages it."""

from collections.abc import Collection, Sequence

import discord

from cogs.screens.parts import ACCENT, Style
from cogs.ui.ids import Press
from cogs.ui.screen import Item, Screen, box, button, channel_menu, menu, row, text
from cogs.ui.text import opening
from cogs.ui.words import LANGUAGES, Words
from rules.settings import (
    CHANNELS_MOST,
    DEFAULTS,
    HOSTS,
    MODERATORS,
    NO,
    SERVERS_OWN,
    YES,
    ServerSettings,
    channel_ids,
    text_of,
)
from rules.store import SettingChange

PAGE = 10
"""How many changes stand on a page of the list."""
LISTED = 3
"""How many channels are named in a line of the list; a page must fit into a message."""
PLACES = tuple(
    kind.value
    for kind in (
        discord.ChannelType.text,
        discord.ChannelType.voice,
        discord.ChannelType.news,
        discord.ChannelType.stage_voice,
        discord.ChannelType.forum,
        discord.ChannelType.media,
    )
)
"""The types of channels in which, or in the threads of which, people can write."""
CHOICES = {
    "language": (SERVERS_OWN, *LANGUAGES),
    "rated": (YES, NO),
    "stop": (HOSTS, MODERATORS),
}
"""What can be picked from the menu of each setting but the channels."""


def settings_screen(
    settings: ServerSettings,
    words: Words,
    member: int,
    *,
    own: Words,
    there: Collection[int],
    note: str = "",
) -> Screen:
    """What is set, with a menu for each setting; `note` says what was changed.

    `own` is the language that the server itself is set to, `there` are the channels that it has.
    """
    heading = [words("settings-title"), words("settings-how"), note]
    items = [text("\n".join(part for part in heading if part))]
    for setting in DEFAULTS:
        value = text_of(settings, setting)
        shown = words(
            "settings-line",
            name=words(f"settings-name-{setting}"),
            value=value_text(setting, value, words, own, most=CHANNELS_MOST),
            about=words(f"settings-about-{setting}"),
        )
        items.append(text(shown))
        if setting == "channels":
            items.append(_channels_menu(settings, words, there))
        else:
            items.append(_menu(setting, value, words, own))
    buttons = [_button("settings-log", words)]
    if settings.channels:
        buttons.insert(0, _button("settings-anywhere", words))
    return Screen(member, [box(*items, row(*buttons), accent=ACCENT)])


def log_screen(
    changes: Sequence[SettingChange], words: Words, member: int, *, own: Words, page: int = 0
) -> Screen:
    """A page of the list, the newest first; one change more than fit says that there are others."""
    lines = [
        words(
            "settings-log-line",
            when=f"<t:{int(change.at)}:f>",
            who=f"<@{change.member}>" if change.member else words("somebody-deleted"),
            name=words(f"settings-name-{change.setting}"),
            before=value_text(change.setting, change.before, words, own),
            after=value_text(change.setting, change.after, words, own),
        )
        for change in changes[:PAGE]
        if change.setting in DEFAULTS
    ]
    told = "\n".join([words("settings-log-title"), *(lines or [words("settings-log-empty")])])
    buttons = [_button("settings", words, style=Style.primary)]
    if page:
        newer = Press("b", "settings-log", extra=page - 1)
        buttons.append(button(newer, words("button-settings-newer")))
    if len(changes) > PAGE:
        older = Press("b", "settings-log", extra=page + 1)
        buttons.append(button(older, words("button-settings-older")))
    return Screen(member, [box(text(told), row(*buttons), accent=ACCENT)])


def changed_text(change: SettingChange | None, words: Words, own: Words) -> str:
    """What a change has changed, for whoever made it."""
    if change is None:
        return words("settings-unchanged")
    return words(
        "settings-changed",
        name=words(f"settings-name-{change.setting}"),
        before=value_text(change.setting, change.before, words, own),
        after=value_text(change.setting, change.after, words, own),
    )


def value_text(setting: str, value: str, words: Words, own: Words, *, most: int = LISTED) -> str:
    """A setting's value in words; of channels `most` at most by name."""
    if setting == "channels":
        channels = channel_ids(value)
        return channels_said(channels, words, most) if channels else words("settings-channels-all")
    if setting != "language":
        return words(f"settings-{setting}-{value}")
    if value == SERVERS_OWN:
        return words("settings-language-server", language=words(f"language-{own.language}"))
    # A language of the past, or of a newer program, has no name here.
    return words(key) if words.has(key := f"language-{value}") else value


def channels_said(channels: Sequence[int], words: Words, most: int = CHANNELS_MOST) -> str:
    """Channels as links, `most` at most."""
    links = [f"<#{channel}>" for channel in channels]
    if len(links) <= most:
        return words.list(links)
    shown = ", ".join(links[:most])
    return words("settings-channels-more", channels=shown, count=len(links) - most)


def _menu(setting: str, value: str, words: Words, own: Words) -> Item:
    options = [
        discord.SelectOption(
            label=opening(value_text(setting, choice, words, own)),
            value=choice,
            default=choice == value,
        )
        for choice in CHOICES[setting]
    ]
    return menu(Press("m", f"settings-{setting}"), options)


def _channels_menu(settings: ServerSettings, words: Words, there: Collection[int]) -> Item:
    return channel_menu(
        Press("m", "settings-channels"),
        [channel for channel in settings.channels if channel in there],
        placeholder=words("settings-pick-channels"),
        most=CHANNELS_MOST,
        kinds=PLACES,
    )


def _button(action: str, words: Words, *, style: Style = Style.secondary) -> Item:
    return button(Press("b", action), words(f"button-{action}"), style=style)
