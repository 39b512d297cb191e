"""Games that were played where somebody may not look: nothing shows them to them."""

import discord
import simcord
from simcord.backend.models import Overwrite
from simcord.enums import ChannelType, OverwriteType

from cogs.screens import replay
from cogs.ui import ids
from cogs.ui.words import words_for
from tests.cogs.wire import failure
from tests.play.chat import Chat, Person
from tests.play.players import Table
from tests.play.test_replay import a_game, replayed
from tests.play.test_settings import give

ENGLISH, FRENCH = words_for("en-US"), words_for("fr")


async def test_what_was_played_where_somebody_may_not_look_is_not_shown_to_them(chat: Chat) -> None:
    """Not by its number, from the list, nor by any press that says its number."""
    table = await a_game(chat)
    home, eve = chat.channel, chat["Eve"]
    shut(chat, eve, home)
    chat.channel = chat.guild.create_text_channel("elsewhere")
    other = await a_game(chat)
    unseen = FRENCH("refusal-table-unseen", table=str(table.number))
    for command in ("replay", "hand"):
        await eve.slash(command, table=table.number)
        assert eve.private.said == unseen
    shown = await replayed(eve, other)
    assert FRENCH("replay-deal", moves=5) in shown.said
    for press in (
        ids.Press("b", replay.OPEN, 1),
        ids.Press("b", replay.GO, 1, extra=3),
        ids.Press("b", replay.FILE, 1),
        ids.Press("b", "proof", 1),
        ids.Press("b", "text", 1),
        ids.Press("b", "hand", 1),
    ):
        await eve.forge(other.board(), press.custom_id)
        assert eve.private.said == unseen
    await eve.slash("history")
    await eve.pick_values(eve.private, eve.private.menus[0], [str(table.number)])
    assert eve.private.said == unseen
    # Who played there may see it from everywhere, and who may look into the channel too.
    for name in ("Ann", "Cleo"):
        assert ENGLISH("replay-deal", moves=5) in (await replayed(chat[name], table)).said


async def test_a_game_of_a_channel_that_is_gone_is_for_its_players_and_managers(chat: Chat) -> None:
    table = await a_game(chat)
    home = chat.channel
    chat.channel = chat.guild.create_text_channel("elsewhere")
    chat.env.backend.delete_channel(home.id)
    await chat.env.settle()
    await chat["Cleo"].slash("replay", table=table.number)
    assert chat["Cleo"].private.said == ENGLISH("refusal-table-unseen", table=str(table.number))
    await give(chat, "Cleo", manage_guild=True)
    for name in ("Ann", "Cleo"):
        assert ENGLISH("replay-deal", moves=5) in (await replayed(chat[name], table)).said


def shut(chat: Chat, person: Person, channel: simcord.ChannelHandle) -> None:
    """Let somebody not look into a channel."""
    denied = discord.Permissions(view_channel=True).value
    overwrite = Overwrite(person.id, OverwriteType.MEMBER, deny=denied)
    chat.env.backend.set_overwrite(channel.id, overwrite)


async def in_thread(chat: Chat, kind: ChannelType) -> Table:
    """A game that Ann and Bob played in a thread; everybody is in its channel again."""
    home = chat.channel
    thread = chat.env.backend.create_thread(home.id, "corner", chat["Ann"].id, type=kind)
    for member in (chat.env.backend.bot_user.id, chat["Bob"].id):
        chat.env.backend.add_thread_member(thread.id, member)
    await chat.env.settle()
    chat.channel = simcord.ChannelHandle(chat.env, chat.guild, thread)
    table = await a_game(chat)
    chat.channel = home
    return table


async def test_whoever_sees_a_channel_sees_its_threads_the_archived_ones_too(chat: Chat) -> None:
    table = await in_thread(chat, ChannelType.PUBLIC_THREAD)
    place = chat.bot.get_guild(chat.guild.id)
    assert place is not None
    (thread,) = place.threads
    for _ in range(2):
        assert ENGLISH("replay-deal", moves=5) in (await replayed(chat["Cleo"], table)).said
        place._remove_thread(thread)  # as Discord tells the bot when it is archived
    shut(chat, chat["Cleo"], chat.channel)
    chat.channel = chat.guild.create_text_channel("elsewhere")
    await chat["Cleo"].slash("replay", table=table.number)
    assert chat["Cleo"].private.said == ENGLISH("refusal-table-unseen", table=str(table.number))


async def test_a_private_thread_is_for_who_is_in_it(chat: Chat) -> None:
    table = await in_thread(chat, ChannelType.PRIVATE_THREAD)
    cleo = chat["Cleo"]
    chat.wire.fail(r"GET /channels/\d+/thread-members", failure(10007, 404), times=1)
    await cleo.slash("replay", table=table.number)
    assert cleo.private.said == ENGLISH("refusal-table-unseen", table=str(table.number))
    await give(chat, "Cleo", manage_threads=True)
    for name in ("Ann", "Cleo"):
        assert ENGLISH("replay-deal", moves=5) in (await replayed(chat[name], table)).said
