"""Careful calls to Discord about messages in channels: each gives its result or a `Trouble`.

Nothing that ordinary life brings is raised here, so that a caller decides by `Trouble.kind`: post
anew, tell people, wait or give up. Messages are addressed by ids: no call depends on a cache, on an
interaction's token or on its 15 minutes.
"""

import asyncio
import logging
from collections.abc import Awaitable, Callable
from typing import Any, Final, TypeVar

import discord

from cogs.ui import errors
from cogs.ui.errors import Kind, Trouble
from cogs.ui.screen import Screen, arguments

T = TypeVar("T")
LIMIT_SECONDS: Final = 60.0
"""How long one call may take, with all of discord.py's retries and waiting."""

_log = logging.getLogger(__name__)


def missing_permissions(
    client: discord.Client, channel_id: int, *, files: bool = False
) -> tuple[str, ...]:
    """Which permissions we lack to post (with `files`) in a channel, by discord.py's names.

    Empty if we have all, or know nothing of the channel.
    """
    channel = client.get_channel(channel_id)
    if not isinstance(channel, discord.abc.GuildChannel | discord.Thread):
        return ()
    have = channel.permissions_for(channel.guild.me)
    in_thread = isinstance(channel, discord.Thread)
    needed = ["view_channel", "send_messages_in_threads" if in_thread else "send_messages"]
    if files:
        needed.append("attach_files")
    return tuple(name for name in needed if not getattr(have, name))


async def post(
    client: discord.Client, channel_id: int, screen: Screen, *, nonce: str | None = None
) -> discord.Message | Trouble:
    """Post a screen that everybody may see.

    With a `nonce` (at most 25 characters) Discord posts it once, however often this is repeated
    within a few minutes; the message that is there already is returned.
    """
    channel = client.get_partial_messageable(channel_id)
    return await _careful(
        client,
        channel_id,
        lambda: channel.send(**arguments(screen, None), nonce=nonce),
        doing="post",
        files=bool(screen.files),
    )


async def edit(
    client: discord.Client, channel_id: int, message_id: int, screen: Screen
) -> discord.Message | Trouble:
    """Turn a message of ours into the screen."""
    message = client.get_partial_messageable(channel_id).get_partial_message(message_id)
    return await _careful(
        client,
        channel_id,
        lambda: message.edit(**arguments(screen, None, edit=True)),
        doing="edit",
        files=bool(screen.files),
    )


async def delete(client: discord.Client, channel_id: int, message_id: int) -> Trouble | None:
    """Delete a message of ours. One that is gone already is no trouble."""
    message = client.get_partial_messageable(channel_id).get_partial_message(message_id)
    trouble = await _careful(client, channel_id, message.delete, doing="delete")
    if trouble is not None and trouble.kind in (Kind.GONE_MESSAGE, Kind.GONE_CHANNEL):
        return None
    return trouble


async def _careful(
    client: discord.Client,
    channel_id: int,
    call: Callable[[], Awaitable[T]],
    *,
    doing: str,
    files: bool = False,
) -> T | Trouble:
    try:
        async with asyncio.timeout(LIMIT_SECONDS):
            return await call()
    except Exception as error:  # noqa: BLE001  (sorted by kind; faults are logged there)
        missing = missing_permissions(client, channel_id, files=files)
        return errors.trouble_of(error, channel_id, missing, doing=doing)
