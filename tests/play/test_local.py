"""The local mode with the whole bot: what was begun goes on after the next start."""

import time
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

from bot import bot_over, forget_messages
from cogs.running import local
from cogs.running.local import Place
from rules.games import GAMES
from rules.table import Tables
from storage.store import SqliteStore


@asynccontextmanager
async def local_mode(database: Path) -> AsyncIterator[Place]:
    """The local mode without its page, from start to end."""
    async with await SqliteStore.at(database) as store:
        await forget_messages(store)
        tables = Tables(store, GAMES, clock=time.time, entropy=bytes)
        bot = bot_over(store, tables, keep_days=30)
        place = local.build(bot, "en-US")
        await place.env.start()
        try:
            await bot.tree.sync()
            yield place
            place.env.raise_errors()
        finally:
            await bot.close()
            await place.env.shutdown()


def texts(place: Place) -> list[str]:
    return [str(message.components) for message in place.channel.history()]


async def test_lobbies_and_boards_are_posted_anew_and_go_on(tmp_path: Path) -> None:
    async with local_mode(tmp_path / "local.db") as place:
        ann, bob = place.members["Ann"], place.members["Bob"]
        await ann.slash(place.channel, "woof-days")
        await bob.click(place.channel.history()[-1], label="Join")
        await ann.click(place.channel.history()[-1], label="Start")
        await ann.slash(place.channel, "cat-days")
        before = {message.id for message in place.channel.history()}
        assert len(before) == 3  # a board, a ping, a lobby

    async with local_mode(tmp_path / "local.db") as place:
        ann, bob = place.members["Ann"], place.members["Bob"]
        after = place.channel.history()
        assert sum("table 1" in text for text in texts(place)) == 2  # its board and its ping
        assert sum("table 2" in text for text in texts(place)) == 1
        assert not before & {message.id for message in after}
        lobby = next(message for message in after if "table 2" in str(message.components))
        board = next(message for message in after if "table 1" in str(message.components))
        # A click of this run must not pass for one of the last run: both began alike.
        for member in (bob, ann):
            result = await member.click(board, label="My hand")
            assert result.response is not None
            assert result.response.ephemeral
        await bob.click(lobby, label="Join")
        joined = next(m for m in place.channel.history() if m.id == lobby.id)
        assert "Bob" in str(joined.components)
