"""Screens: whole messages as values, and who may see them.

Every message that the bot sends is a `Screen`: its components as Discord wants them, sent or edited
in by `answer` or `calls`, and never kept. `arguments` is the one door to discord.py; there a screen
that holds somebody's secrets is refused to everybody else, and one that Discord would reject is
found.
"""

from collections.abc import Sequence
from dataclasses import dataclass, field, replace
from functools import lru_cache
from io import BytesIO
from itertools import pairwise
from typing import Any, Final
from zlib import crc32

import discord

from cogs.ui import ids, limits
from cogs.ui.ids import Press
from cogs.ui.limits.components import (
    BUTTON,
    CHANNEL_SELECT,
    CONTAINER,
    FILE,
    GALLERY,
    ROW,
    SELECTS,
    SEPARATOR,
    STRING_SELECT,
    TEXT,
)

Item = dict[str, Any]
"""A component (V2) with all that is in it, as Discord's API describes it."""
BUTTONS_IN_A_ROW: Final = 5
MOST_ID: Final = 2**31 - 1
"""The largest id of a component within its message."""
LAP: Final = 1_000_000
"""No menu's `Press.extra` is larger, before `renewed` adds to it."""
_MARKS: Final = 10**6
_V2: Final = discord.MessageFlags(components_v2=True).value


class Leak(Exception):
    """A screen was about to be shown to somebody who may not see it: a fault of the program."""


@dataclass(frozen=True, slots=True)
class Picture:
    """A picture to send along; `alt` says the same to those who don't see it (1-1024 characters).

    It shows only where `picture` puts it.
    """

    name: str
    data: bytes
    alt: str


@dataclass(frozen=True, slots=True)
class Screen:
    """One message. `owner` is the member whose secrets it may hold; None: everybody may see it."""

    owner: int | None
    items: Sequence[Item]
    files: tuple[Picture, ...] = ()
    pings: tuple[int, ...] = field(default=())
    """The members whom its mentions notify, if it is a new message; nobody else, ever."""


class Layout(discord.ui.LayoutView):
    """What discord.py takes a screen's components from: a view without items of its own.

    Presses find their handler by custom id, so discord.py need know nothing of what was sent. It
    stores every view that is not finished, for ever or for 15 minutes, and a stored view that ends
    may unregister its dynamic items: this one says that it is finished from the start.
    """

    def __init__(self, items: Sequence[Item]) -> None:
        super().__init__(timeout=None)
        self._payload = [*items]

    def is_finished(self) -> bool:
        """Say yes: there is nothing to wait for."""
        return True

    def has_components_v2(self) -> bool:
        """Say yes: screens have no others."""
        return True

    def to_components(self) -> list[dict[str, Any]]:
        """The payload."""
        return self._payload


def arguments(screen: Screen, audience: int | None, *, edit: bool = False) -> dict[str, Any]:
    """What discord.py needs to send the screen, or to `edit` a message into it.

    `audience` is the one member who will see the message; None if others may. Raises Leak if the
    screen is not theirs, limits.OverLimit if Discord would reject it. Good for one call only.
    """
    if screen.owner is not None and screen.owner != audience:
        raise Leak(f"a screen of member {screen.owner} for {audience or 'everybody'}")
    view = Layout(screen.items)
    mentions = discord.AllowedMentions(
        everyone=False,
        roles=False,
        users=[discord.Object(member) for member in screen.pings],
        replied_user=False,
    )
    limits.check_message(
        {
            "flags": _V2,
            "components": view.to_components(),
            "allowed_mentions": mentions.to_dict(),
            "attachments": [
                {"id": index, "filename": file.name, "description": file.alt}
                for index, file in enumerate(screen.files)
            ],
        },
        [(file.name, len(file.data)) for file in screen.files],
    )
    files = [
        discord.File(BytesIO(file.data), filename=file.name, description=file.alt)
        for file in screen.files
    ]
    built: dict[str, Any] = {"view": view, "allowed_mentions": mentions}
    if edit:
        built["attachments"] = files
    elif files:
        built["files"] = files
    return built


def renewed(screen: Screen, mark: int) -> Screen:
    """The screen for the place of another in the same message, with menus that pass for new ones.

    A client goes on showing what was picked in a menu, and doesn't let it be picked again, if the
    message is edited and the menu's custom id stays: after *Back*, that choice would be dead. So
    the `extra` of each menu grows by a multiple of LAP, another for each `mark`; the id of the
    interaction that is answered is a good one.
    """
    items = _with_marked(screen.items, LAP * (mark % _MARKS + 1))
    return screen if items is screen.items else replace(screen, items=items)


def _with_marked(items: Sequence[Item], more: int) -> Sequence[Item]:
    """The items, with so much more in the id of every menu; the same object if there is none."""
    made = [_marked(item, more) for item in items]
    changed = any(new is not old for new, old in zip(made, items, strict=True))
    return made if changed else items


def _marked(item: Item, more: int) -> Item:
    if item["type"] in SELECTS:
        press = ids.parse(item["custom_id"])
        again = replace(press, extra=press.extra % LAP + more)
        return {**item, **_identity(again)}
    if "components" not in item:
        return item
    inner = _with_marked(item["components"], more)
    return item if inner is item["components"] else {**item, "components": inner}


def _identity(press: Press) -> Item:
    """A menu's custom id, and the id within the message that goes with it."""
    return {
        "id": crc32(press.custom_id.encode()) % MOST_ID + 1,
        "custom_id": press.custom_id,
    }


def text(markdown: str) -> Item:
    """A paragraph of markdown."""
    return {"type": TEXT, "content": markdown}


def row(*buttons: Item) -> Item:
    """Up to five buttons beside each other."""
    return {"type": ROW, "components": [*buttons]}


def rows(buttons: Sequence[Item]) -> list[Item]:
    """Any number of buttons in as few rows as hold them, none much longer than another."""
    count = -(-len(buttons) // BUTTONS_IN_A_ROW)
    cuts = [-(-len(buttons) * number // count) for number in range(count + 1)] if count else []
    return [row(*buttons[start:end]) for start, end in pairwise(cuts)]


def button(
    press: Press,
    label: str | None = None,
    *,
    style: discord.ButtonStyle = discord.ButtonStyle.secondary,
    emoji: str | None = None,
    disabled: bool = False,
) -> Item:
    """A button, for `row` or `rows`."""
    made: Item = {
        "type": BUTTON,
        "style": style.value,
        "custom_id": press.custom_id,
        "disabled": disabled,
    }
    if label is not None:
        made["label"] = label
    if emoji is not None:
        made["emoji"] = _emoji(emoji)
    return made


@lru_cache(maxsize=256)
def _emoji(text: str) -> dict[str, Any]:
    """An emoji, or `<:name:id>`, as Discord wants it."""
    return {**discord.PartialEmoji.from_str(text).to_dict()}


def menu(
    press: Press,
    options: Sequence[discord.SelectOption],
    *,
    placeholder: str | None = None,
    min_values: int = 1,
    max_values: int = 1,
) -> Item:
    """A row with a menu of 1-25 options.

    A client may keep showing what was chosen in a menu when another one takes its place in the same
    message, and then not let that be chosen, so each question's menu has an id of its own. That
    the same question's has another the next time is the business of `renewed`; so a handler can
    read everything of a menu's press but its `extra`.
    """
    made: Item = {
        "type": STRING_SELECT,
        **_identity(press),
        "options": [option.to_dict() for option in options],
        "min_values": min_values,
        "max_values": max_values,
    }
    if placeholder is not None:
        made["placeholder"] = placeholder
    return row(made)


def channel_menu(
    press: Press, chosen: Sequence[int], *, placeholder: str, most: int, kinds: Sequence[int]
) -> Item:
    """A row with a menu of the server's channels, of which none to `most` can be picked.

    `chosen` are picked already: channels that there are. `kinds` are Discord's types of channels.
    """
    made: Item = {
        "type": CHANNEL_SELECT,
        **_identity(press),
        "channel_types": [*kinds],
        "min_values": 0,
        "max_values": most,
        "placeholder": placeholder,
    }
    if chosen:
        made["default_values"] = [{"id": str(channel), "type": "channel"} for channel in chosen]
    return row(made)


def picture(name: str, alt: str) -> Item:
    """The place of an attached picture, by its file name."""
    item = {"media": {"url": f"attachment://{name}"}, "description": alt}
    return {"type": GALLERY, "items": [item]}


def attachment(name: str) -> Item:
    """The place of an attached file that is not a picture, by its name."""
    return {"type": FILE, "file": {"url": f"attachment://{name}"}}


def box(*items: Item, accent: int | None = None) -> Item:
    """A frame around items, with a coloured edge if `accent` (0xRRGGBB) is given."""
    made: Item = {"type": CONTAINER, "components": [*items]}
    if accent is not None:
        made["accent_color"] = accent
    return made


def line() -> Item:
    """A line between what is above and what is below."""
    return {"type": SEPARATOR}


def message(sentence: str) -> Screen:
    """A screen that says one thing, and no secret."""
    return Screen(None, [text(sentence)])
