"""What whoever pressed or typed something may do in the server, as Discord says it."""

from typing import Any

import discord

Interaction = discord.Interaction[Any]


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


def within_of(interaction: Interaction) -> int | None:
    """The channel in which the interaction's thread is; None if it is no thread."""
    place = interaction.channel
    return place.parent_id if isinstance(place, discord.Thread) else None
