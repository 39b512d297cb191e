"""What whoever pressed or typed something may do in the server, as Discord says it."""

import discord

from cogs.ui.answer import Interaction
from rules.look import Look
from rules.refusals import NotAllowed
from rules.store import Table


def manages(interaction: Interaction) -> bool:
    """Whether they may change what counts for the whole server."""
    return interaction.permissions.manage_guild


def moderates(interaction: Interaction, channel: int) -> bool:
    """Whether they may keep order in a channel, and so stop other people's tables there.

    A number of a table may be typed, and a press forged, in a channel where they may do more than
    where the table is.
    """
    if interaction.permissions.manage_guild:
        return True
    if channel == interaction.channel_id:
        return interaction.permissions.manage_messages
    member, guild = interaction.user, interaction.guild
    if guild is None or not isinstance(member, discord.Member):
        return False
    place = guild.get_channel_or_thread(channel)
    if place is None:
        # It is gone: what they may do in the server counts.
        return member.guild_permissions.manage_messages
    try:
        return place.permissions_for(member).manage_messages
    except discord.ClientException:  # a thread whose parent we can't see
        return False


async def check_view(interaction: Interaction, table: Look | Table, channel: int) -> None:
    """Raise NotAllowed("table-unseen") unless they ever sat there, or may look into its channel.

    A number can be typed, or picked from a list, in a channel where others meet.
    """
    sat = any(seat.member == interaction.user.id for seat in table.seats)
    if not sat and not await views(interaction, channel):
        raise NotAllowed("table-unseen", table=table.number)


async def views(interaction: Interaction, channel: int) -> bool:
    """Whether they may look into a channel or thread of their server.

    Of a thread that is archived, Discord is asked; of a channel that is gone nobody knows who might
    have looked into it, so only those who manage the server still may.
    """
    if channel == interaction.channel_id or interaction.permissions.administrator:
        return True
    member, guild = interaction.user, interaction.guild
    if guild is None or not isinstance(member, discord.Member):
        return False
    try:
        place = guild.get_channel_or_thread(channel) or await guild.fetch_channel(channel)
        have = place.permissions_for(member)
        if not have.view_channel or not isinstance(place, discord.Thread) or not place.is_private():
            return have.view_channel
        return have.manage_threads or await _is_in(place, member)
    except discord.NotFound:
        return manages(interaction)
    except (discord.ClientException, discord.HTTPException):
        return False


async def _is_in(thread: discord.Thread, member: discord.Member) -> bool:
    """Whether they are in a thread that nobody else sees."""
    try:
        await thread.fetch_member(member.id)
    except discord.NotFound:
        return False
    return True


def within_of(interaction: Interaction) -> int | None:
    """The channel in which the interaction's thread is; None if it is no thread."""
    place = interaction.channel
    return place.parent_id if isinstance(place, discord.Thread) else None
