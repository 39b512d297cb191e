"""Where the presses of all buttons and menus come in, of every message, old or new, for ever.

Both kinds are dynamic items: nothing about a sent message is remembered, all that a press needs is
in its custom id. Register the two classes once, with `Router.attach`; what they look like is
`screen`'s business.
"""

import re
from collections.abc import Sequence
from typing import Any, Protocol, cast

import discord
from discord.ui.view import ViewStore
from typing_extensions import override

from cogs.ui import ids
from cogs.ui.ids import Press


class PressHandler(Protocol):
    """Who handles presses: the router."""

    async def press(
        self, interaction: discord.Interaction[Any], press: Press, values: Sequence[str]
    ) -> None:
        """Handle one press. Never raises."""
        ...


class Routed(Protocol):
    """A client that has a router."""

    router: PressHandler


class PressButton(discord.ui.DynamicItem[discord.ui.Button[Any]], template=ids.BUTTON_TEMPLATE):
    """A button that stands for a press."""


class PressMenu(discord.ui.DynamicItem[discord.ui.Select[Any]], template=ids.MENU_TEMPLATE):
    """A menu of up to 25 options; what was picked comes as the press's values."""


class PressStore(ViewStore):
    """discord.py's store of what can be pressed; presses of our items go to the router from here.

    For a dynamic item discord.py builds a whole view of the pressed message, to find in it the item
    that was pressed: a third of the work of a click, for nothing, as ours have all in their id. And
    it drops the press in silence if the message has no such item any more.
    """

    @override
    async def schedule_dynamic_item_call(
        self,
        component_type: int,
        factory: type[discord.ui.DynamicItem[discord.ui.Item[Any]]],
        interaction: discord.Interaction[Any],
        custom_id: str,
        match: re.Match[str],
    ) -> None:
        if issubclass(factory, PressButton | PressMenu):
            data = cast("dict[str, Any]", interaction.data or {})
            router = cast("Routed", interaction.client).router
            await router.press(interaction, ids.press_of(match), tuple(data.get("values", ())))
        else:
            await super().schedule_dynamic_item_call(
                component_type, factory, interaction, custom_id, match
            )


def take_presses(client: discord.Client) -> None:
    """Make the presses of a client arrive here. Call once, before it connects."""
    state = client._connection  # noqa: SLF001  (there is no public place to step in)
    state._view_store = PressStore(state)  # noqa: SLF001
    client.add_dynamic_items(PressButton, PressMenu)
