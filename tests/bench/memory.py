"""What a table costs in memory while nobody plays at it: nothing.

`python -m tests.bench.memory` lets the whole bot, with HTTP stubbed, open table after table. At
each there are a lobby, a join, a start, a few moves and looks at hands by clicks, and boards drawn;
then nobody comes back. After the first tables the caches with a limit are full or nearly so, and
what is still there is counted; then again after many more tables. The growth, divided by the number
of tables between, is what each of them left behind: in pieces of memory that Python has given out,
in objects that its collector knows, in bytes of the process (SQLite's and Pillow's too), and in
views that discord.py stores.
"""

import argparse
import asyncio
import gc
import logging
import resource
import sys
import tempfile
from pathlib import Path
from typing import NamedTuple

from cogs.ui.ids import Press
from storage.store import SqliteStore
from tests.bench.bots import GUILD, Ours, StubbedDiscord, clicked
from tests.bench.report import Figure, show

TABLES, MORE = 1000, 1000
MOVES = 2
AT_ONCE = 20


class Kept(NamedTuple):
    """What is in memory now."""

    pieces: int
    objects: int
    size: int
    """Bytes."""
    views: int
    tasks: int


async def idle_table(bot: Ours) -> None:
    """Everything that happens at a table, until nobody plays on."""
    number = (await bot.table()).number
    bot.bot.poster.show(GUILD, number)
    for _ in range(MOVES):
        look = await bot.tables.look(GUILD, number)
        member = look.seats[look.acting[0]].member
        hand = Press("b", "hand", number)
        play = Press("b", "play", number, look.turn, (0,))
        for press in (hand, play):
            await clicked(bot, bot.press(member, press.custom_id), [])
    await bot.bot.poster.shown(GUILD, number)


async def idle_tables(bot: Ours, count: int) -> None:
    for _ in range(count // AT_ONCE):
        await asyncio.gather(*(idle_table(bot) for _ in range(AT_ONCE)))


def kept(bot: Ours) -> Kept:
    for _ in range(3):
        gc.collect()
    store = bot.bot._connection._view_store
    return Kept(
        sys.getallocatedblocks(),
        len(gc.get_objects()),
        int(Path("/proc/self/statm").read_text().split()[1]) * resource.getpagesize(),
        sum(map(len, store._views.values())) + len(store._synced_message_views),
        len(asyncio.all_tasks()) - 1,
    )


async def measure(first: int = TABLES, more: int = MORE) -> list[Figure]:
    stub = StubbedDiscord()
    with tempfile.TemporaryDirectory() as folder:
        async with await SqliteStore.at(Path(folder) / "bench.db") as store:
            bot = Ours(store, stub, boards=True)
            await bot.start()
            await idle_tables(bot, first)
            before = kept(bot)
            await idle_tables(bot, more)
            after = kept(bot)
            await bot.close()
    grown = [(late - early) / more for early, late in zip(before, after, strict=True)]
    where = f"a table, from {first:,} to {first + more:,} idle ones"
    return [
        Figure(f"pieces of memory kept {where}", f"{grown[0]:.2f}", target="0"),
        Figure(f"objects kept {where}", f"{grown[1]:.2f}", target="0"),
        Figure(f"bytes kept {where}", f"{grown[2]:.0f}", target="0"),
        Figure("views that discord.py keeps", f"{after.views}", target="0"),
        Figure("tasks left when nobody plays", f"{after.tasks}", target="0"),
    ]


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0])
    parser.add_argument("--tables", type=int, default=TABLES)
    parser.add_argument("--more", type=int, default=MORE)
    options = parser.parse_args()
    logging.disable(logging.WARNING)
    show(asyncio.run(measure(options.tables, options.more)))


if __name__ == "__main__":
    main()
