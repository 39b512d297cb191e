"""Careful calls to Discord about messages in channels: each gives its result or a `Trouble`.

Nothing that ordinary life brings is raised here, so that a caller decides by `Trouble.kind`: post
anew, tell people, wait or give up. Messages are addressed by ids: no call depends on a cache, on an
interaction's token or on its 15 minutes. `about` says for the log what the message is of (table,
revision).
"""

import asyncio
from collections.abc import Awaitable, Callable
from typing import Any, Final

import aiohttp
import discord

from cogs.ui import errors
from cogs.ui.confirmed import confirmed
from cogs.ui.errors import Kind, Trouble
from cogs.ui.screen import Screen, arguments

LIMIT_SECONDS: Final = 60.0
"""How long one call may take, with all of discord.py's retries and waiting."""


def missing_permissions(interaction: discord.Interaction[Any]) -> tuple[str, ...]:
    """Which permissions we lack to play in the channel of an interaction, by discord.py's names.

    Discord itself says with the interaction what we may do there.
    """
    in_thread = isinstance(interaction.channel, discord.Thread)
    return _missing(interaction.app_permissions, in_thread=in_thread)


def reachable(client: discord.Client, guild_id: int) -> discord.Guild | None:
    """The server, if it can be reached now: only then its language and channels are known."""
    guild = client.get_guild(guild_id)
    return None if guild is None or guild.unavailable else guild


def may_attach(client: discord.Client, channel_id: int) -> bool:
    """Whether we may send pictures to a channel; yes if nothing is known of it."""
    have = _permissions(client, channel_id)
    return have is None or have[0].attach_files


def may_see(client: discord.Client, channel_id: int) -> bool:
    """Whether we may look into a channel; yes if nothing is known of it."""
    have = _permissions(client, channel_id)
    return have is None or have[0].view_channel


async def post(
    client: discord.Client,
    channel_id: int,
    screen: Screen,
    *,
    nonce: str | None = None,
    **about: object,
) -> int | Trouble:
    """Post a screen that everybody may see; the id of the message.

    With a `nonce` (at most 25 characters) Discord posts it once, however often this is repeated
    within a few minutes, and gives the message that is there already. So an answer lost on the way
    is asked for again.
    """
    channel = client.get_partial_messageable(channel_id)

    async def send() -> int:
        built = arguments(screen, None)
        if nonce is not None:
            built["nonce"] = nonce
        return (await channel.send(**built)).id

    return await _careful(
        client,
        channel_id,
        send,
        files=bool(screen.files),
        twice=nonce is not None,
        doing="post",
        **about,
    )


async def edit(
    client: discord.Client, channel_id: int, message_id: int, screen: Screen, **about: object
) -> Trouble | None:
    """Turn a message of ours into the screen."""
    message = client.get_partial_messageable(channel_id).get_partial_message(message_id)

    async def change() -> int:
        await message.edit(**arguments(screen, None, edit=True))
        return message_id

    files = bool(screen.files)
    done = await _careful(
        client, channel_id, change, files=files, twice=True, doing="edit", **about
    )
    return done if isinstance(done, Trouble) else None


async def delete(
    client: discord.Client, channel_id: int, message_id: int, **about: object
) -> Trouble | None:
    """Delete a message of ours. One that is gone already is no trouble."""
    message = client.get_partial_messageable(channel_id).get_partial_message(message_id)

    async def remove() -> int:
        await message.delete()
        return message_id

    done = await _careful(
        client, channel_id, remove, files=False, twice=True, doing="delete", **about
    )
    gone = (Kind.GONE_MESSAGE, Kind.GONE_CHANNEL)
    return done if isinstance(done, Trouble) and done.kind not in gone else None


def _missing(have: discord.Permissions, *, in_thread: bool, files: bool = True) -> tuple[str, ...]:
    if have.administrator:
        return ()
    needed = ["view_channel", "send_messages_in_threads" if in_thread else "send_messages"]
    if files:
        needed.append("attach_files")
    return tuple(name for name in needed if not getattr(have, name))


def _permissions(
    client: discord.Client, channel_id: int
) -> tuple[discord.Permissions, bool] | None:
    """What we may do in a channel, and whether it is a thread; None if it isn't known."""
    channel = client.get_channel(channel_id)
    if not isinstance(channel, discord.abc.GuildChannel | discord.Thread):
        return None
    try:
        have = channel.permissions_for(channel.guild.me)
    except discord.ClientException:  # a thread whose parent we can't see
        return None
    return have, isinstance(channel, discord.Thread)


async def _careful(
    client: discord.Client,
    channel_id: int,
    call: Callable[[], Awaitable[int]],
    *,
    files: bool,
    twice: bool,
    **about: object,
) -> int | Trouble:
    """The message's id or what went wrong; `twice`: it may be done again if its answer is lost."""
    try:
        async with asyncio.timeout(LIMIT_SECONDS):
            try:
                return await confirmed(call)
            except aiohttp.ClientError:
                if not twice:
                    raise
                return await confirmed(call)
    except Exception as error:  # noqa: BLE001  (sorted by kind; faults are logged there)
        have = _permissions(client, channel_id)
        missing = _missing(have[0], in_thread=have[1], files=files) if have is not None else ()
        # discord.py takes away what depends on a missing one, so only the first is sure.
        missing = missing[:1]
        return errors.trouble_of(error, channel_id, missing, **about)
