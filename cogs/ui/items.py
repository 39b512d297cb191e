"""The only buttons and menus there are: those that work in every message, old or new, for ever.

Both are dynamic items: nothing about a sent message is remembered, all that a press needs is in its
custom id. Register the two classes once, with `Router.attach`, and never mix them with ordinary
items in a view: discord.py would unregister a class with the first such view that ends.
"""

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

    def __init__(
        self,
        press: Press,
        *,
        label: str | None = None,
        style: discord.ButtonStyle = discord.ButtonStyle.secondary,
        emoji: str | discord.Emoji | discord.PartialEmoji | None = None,
        disabled: bool = False,
    ) -> None:
        super().__init__(
            discord.ui.Button(
                label=label,
                style=style,
                emoji=emoji,
                disabled=disabled,
                custom_id=press.custom_id,
            )
        )
        self.press = press

    @classmethod
    async def from_custom_id(
        cls,
        interaction: discord.Interaction[Any],  # noqa: ARG003
        item: discord.ui.Item[Any],  # noqa: ARG003
        match: Any,
        /,
    ) -> Self:
        """The button that was pressed, from its id alone: how it looked no longer matters."""
        return cls(ids.parse(match.string), label="-")

    async def callback(self, interaction: discord.Interaction[Any]) -> None:
        """Hand the press to the router."""
        await _pressed(interaction, self.press)


class PressMenu(discord.ui.DynamicItem[discord.ui.Select[Any]], template=ids.MENU_TEMPLATE):
    """A menu of up to 25 options; what was picked comes as the press's values."""

    def __init__(
        self,
        press: Press,
        *,
        options: Sequence[discord.SelectOption],
        placeholder: str | None = None,
        min_values: int = 1,
        max_values: int = 1,
        disabled: bool = False,
    ) -> None:
        super().__init__(
            discord.ui.Select(
                custom_id=press.custom_id,
                placeholder=placeholder,
                min_values=min_values,
                max_values=max_values,
                options=list(options),
                disabled=disabled,
            )
        )
        self.press = press

    @classmethod
    async def from_custom_id(
        cls,
        interaction: discord.Interaction[Any],  # noqa: ARG003
        item: discord.ui.Item[Any],  # noqa: ARG003
        match: Any,
        /,
    ) -> Self:
        """The menu that was used, from its id alone."""
        return cls(ids.parse(match.string), options=())

    async def callback(self, interaction: discord.Interaction[Any]) -> None:
        """Hand the press to the router."""
        await _pressed(interaction, self.press)
