"""Screens: whole messages as values, and who may see them.

Every message that the bot sends is a `Screen`: built once from Components V2, sent or edited in by
`answer` or `calls`, and never kept. `arguments` is the one door to discord.py; there a screen that
holds somebody's secrets is refused to everybody else, and one that Discord would reject is found.
"""

from collections.abc import Sequence
from dataclasses import dataclass, field
from io import BytesIO
from typing import Any, Final, cast

import discord

from cogs.ui import limits
from cogs.ui.ids import Press
from cogs.ui.items import PressButton, PressMenu

Item = discord.ui.Item[Any]
BUTTONS_IN_A_ROW: Final = 5
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
    """The view of one sending; presses find their handler by custom id, so nothing is kept of it.

    discord.py stores every view that is not finished, for ever or for 15 minutes, and a stored view
    that ends may unregister its dynamic items. This one says that it is finished from the start.
    """

    def __init__(self, items: Sequence[Item]) -> None:
        super().__init__(timeout=None)
        for item in items:
            self.add_item(item)
        self._payload = cast("list[dict[str, Any]]", super().to_components())  # type: ignore[no-untyped-call]

    def is_finished(self) -> bool:
        """Say yes: there is nothing to wait for."""
        return True

    def to_components(self) -> list[dict[str, Any]]:
        """The payload, as it was when the view was made."""
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


def text(markdown: str) -> Item:
    """A paragraph of markdown."""
    return discord.ui.TextDisplay(markdown)


def row(*buttons: Item) -> Item:
    """Up to five buttons beside each other."""
    return discord.ui.ActionRow(*buttons)


def rows(buttons: Sequence[Item]) -> list[Item]:
    """Any number of buttons, five a row."""
    return [
        row(*buttons[start : start + BUTTONS_IN_A_ROW])
        for start in range(0, len(buttons), BUTTONS_IN_A_ROW)
    ]


def button(
    press: Press,
    label: str | None = None,
    *,
    style: discord.ButtonStyle = discord.ButtonStyle.secondary,
    emoji: str | None = None,
    disabled: bool = False,
) -> PressButton:
    """A button, for `row` or `rows`."""
    return PressButton(press, label=label, style=style, emoji=emoji, disabled=disabled)


def menu(
    press: Press,
    options: Sequence[discord.SelectOption],
    *,
    placeholder: str | None = None,
    min_values: int = 1,
    max_values: int = 1,
) -> Item:
    """A row with a menu of 1-25 options."""
    return row(
        PressMenu(
            press,
            options=options,
            placeholder=placeholder,
            min_values=min_values,
            max_values=max_values,
        )
    )


def picture(name: str, alt: str) -> Item:
    """The place of an attached picture, by its file name."""
    return discord.ui.MediaGallery(
        discord.MediaGalleryItem(f"attachment://{name}", description=alt)
    )


def attachment(name: str) -> Item:
    """The place of an attached file that is not a picture, by its name."""
    return discord.ui.File(f"attachment://{name}")


def box(*items: Item, accent: int | None = None) -> Item:
    """A frame around items, with a coloured edge if `accent` (0xRRGGBB) is given."""
    return discord.ui.Container(*items, accent_colour=accent)


def line() -> Item:
    """A line between what is above and what is below."""
    return discord.ui.Separator()


def message(sentence: str) -> Screen:
    """A screen that says one thing, and no secret."""
    return Screen(None, [text(sentence)])
