"""A process to be killed: plays real games through the handlers and says what was acknowledged.

`python -m tests.rules.killed_tables DATABASE FIRST`: clicks are numbered from FIRST, and each is
delivered twice. A line "CLICK TABLE" is printed when the handler has returned: from then on the
player has been told that the move is made.
"""

import asyncio
import itertools
import random
import secrets
import sys
import time
from collections.abc import Iterator

from rules.games import GAMES
from rules.look import Asker, Look
from rules.refusals import NotNow
from rules.table import Tables
from storage.store import SqliteStore

GUILD, CHANNEL = 1, 2
SEATED = {"woof-days": 2, "cat-days": 4, "mixed-days": 3}


def tables_over(store: SqliteStore) -> Tables:
    return Tables(store, GAMES, clock=time.time, entropy=secrets.token_bytes)


async def play(tables: Tables, look: Look, clicks: Iterator[int], chance: random.Random) -> None:
    """Move after move at one table, until the game is over."""
    guild, number = look.guild, look.number
    while look.status == "running":
        seat = chance.choice(look.acting)
        member = look.seats[seat].member
        offer = await tables.offer(guild, number, member)
        while not offer.complete:
            step = chance.randrange(len(offer.choices.keys))
            offer = await tables.offer(guild, number, member, None, (*offer.steps, step))
        asker = Asker(member, f"m{member}", next(clicks))
        twice = (
            tables.play(guild, number, asker, turn=offer.look.turn, steps=offer.steps)
            for _ in range(2)
        )
        first, again = await asyncio.gather(*twice, return_exceptions=True)
        if isinstance(first, BaseException) or not isinstance(again, NotNow):
            raise SystemExit(f"{first!r} {again!r}")
        sys.stdout.write(f"{asker.interaction} {number}\n")
        sys.stdout.flush()
        look = await tables.look(guild, number)


async def deal(tables: Tables, game: str, clicks: Iterator[int]) -> Look:
    look = await tables.open(GUILD, CHANNEL, Asker(1, "m1", next(clicks)), game=game)
    for member in range(2, SEATED[game] + 1):
        await tables.join(GUILD, look.number, Asker(member, f"m{member}", next(clicks)))
    return await tables.start(GUILD, look.number, Asker(1, "m1", next(clicks)))


async def main(path: str, first: int) -> None:
    store = await SqliteStore.at(path)
    tables = tables_over(store)
    clicks, chance = itertools.count(first), random.Random(first)

    async def seat_of_play(game: str) -> None:
        """One game of the kind after the other; the running one, if there is one, goes on."""
        while True:
            running = [look for look in await tables.here(GUILD, CHANNEL) if look.game == game]
            look = running[0] if running and running[0].status == "running" else None
            await play(tables, look or await deal(tables, game, clicks), clicks, chance)

    await asyncio.gather(*(seat_of_play(game) for game in SEATED))


if __name__ == "__main__":
    asyncio.run(main(sys.argv[1], int(sys.argv[2])))
