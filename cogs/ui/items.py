"""Where the presses of all buttons and menus come in, of every message, old or new, for ever.

Both kinds are dynamic items: nothing about a sent message is remembered, all that a press needs is
in its custom id. Register the two classes once, with `Router.attach`; what they look like is
`screen`'s business.
"""

import re
from collections.abc import Sequence
from typing import Any, Protocol, Self, cast

import discord

from cogs.ui import ids
from cogs.ui.ids import Press


class Presses(Protocol):
    """Who handles presses: the router."""

    async def press(
        self, interaction: discord.Interaction[Any], press: Press, values: Sequence[str]
    ) -> None:
        """Handle one press. Never raises."""
        ...


class Routed(Protocol):
    """A client that has a router."""

    router: Presses


async def _pressed(interaction: discord.Interaction[Any], press: Press) -> None:
    data = cast("dict[str, Any]", interaction.data or {})
    await cast("Routed", interaction.client).router.press(
        interaction, press, tuple(data.get("values", ()))
    )


class PressButton(discord.ui.DynamicItem[discord.ui.Button[Any]], template=ids.BUTTON_TEMPLATE):
    """A button that stands for a press."""

    def __init__(self, item: discord.ui.Button[Any], press: Press) -> None:
        super().__init__(item)
        self.press = press

    @classmethod
    async def from_custom_id(
        cls,
        interaction: discord.Interaction[Any],  # noqa: ARG003
        item: discord.ui.Item[Any],
        match: re.Match[str],
        /,
    ) -> Self:
        """The button that was pressed; all that counts of it is its id."""
        return cls(cast("discord.ui.Button[Any]", item), ids.press_of(match))

    async def callback(self, interaction: discord.Interaction[Any]) -> None:
        """Hand the press to the router."""
        await _pressed(interaction, self.press)


class PressMenu(discord.ui.DynamicItem[discord.ui.Select[Any]], template=ids.MENU_TEMPLATE):
    """A menu of up to 25 options; what was picked comes as the press's values."""

    def __init__(self, item: discord.ui.Select[Any], press: Press) -> None:
        super().__init__(item)
        self.press = press

    @classmethod
    async def from_custom_id(
        cls,
        interaction: discord.Interaction[Any],  # noqa: ARG003
        item: discord.ui.Item[Any],
        match: re.Match[str],
        /,
    ) -> Self:
        """The menu that was used, from its id alone."""
        return cls(cast("discord.ui.Select[Any]", item), ids.press_of(match))

    async def callback(self, interaction: discord.Interaction[Any]) -> None:
        """Hand the press to the router."""
        await _pressed(interaction, self.press)
