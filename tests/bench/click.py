"""The whole path of a click, from the gateway's event to the answer, with HTTP stubbed.

`python -m tests.bench.click` keeps 25 clicks in flight. Ours are moves: parsed, checked, played,
stored with `synchronous=FULL` in a database file, the new hand drawn and sent. The bare bot has a
handler that only edits its message. All are told of a press of a button of a whole hand, as ours
sends them, and run in turn in one process:

- *bare*: a discord.py handler of a dynamic item, as ours is and as any button must be that outlives
  a restart.
- *bare, static*: a discord.py handler of a view in memory, which dies with the process.
- *ours*: up to the answer; nobody draws the tables' messages.
- *ours and boards*: the tables' messages are drawn and sent beside it, pictures included.

The first ratio is of clicks a second, which includes waiting for the disk; the second of processor
time. Both are of *bare* by the other: 0.5 means that a click of ours takes twice as long.
"""

import argparse
import asyncio
import gc
import logging
import statistics
import tempfile
import time
from pathlib import Path
from typing import NamedTuple

from cogs.running.process import settle
from storage.store import SqliteStore
from tests.bench.bots import IN_FLIGHT, Bare, Click, Ours, StubbedDiscord, clicked, whole_hand
from tests.bench.report import Figure, show, spread

ROUNDS, CLICKS = 5, 1000


class Round(NamedTuple):
    """One measurement of a bot."""

    rate: float
    """Clicks a second."""
    work: float
    """Milliseconds of processor time a click."""
    p99: float
    """In how many milliseconds 99 of 100 clicks are answered."""


async def go_round(bot: Ours | Bare, count: int) -> Round:
    """`count` clicks, IN_FLIGHT of them at once."""
    times: list[float] = []
    await bot.prepare(count // IN_FLIGHT)

    async def one_after_the_other(clicks: list[Click]) -> None:
        for click in clicks:
            await clicked(bot, click, times)

    gc.collect()
    began, used = time.perf_counter(), time.process_time()
    await asyncio.gather(*map(one_after_the_other, bot.ready))
    took, used = time.perf_counter() - began, time.process_time() - used
    p99 = statistics.quantiles(times, n=100)[98]
    return Round(len(times) / took, 1000 * used / len(times), 1000 * p99)


async def measure(rounds: int = ROUNDS, count: int = CLICKS) -> list[Figure]:
    """All bots in turn, so that noise hits all."""
    found: dict[str, list[Round]] = {}
    stub = StubbedDiscord()
    with tempfile.TemporaryDirectory() as folder:
        async with await SqliteStore.at(Path(folder) / "bench.db") as store:
            bots: dict[str, Ours | Bare] = {
                "bare": Bare(stub, dynamic=True),
                "bare, static": Bare(stub, dynamic=False),
                "ours": (ours := Ours(store, stub, boards=False)),
                "ours and boards": Ours(store, stub, boards=True),
            }
            for bot in bots.values():
                await bot.start()
            hand = await whole_hand(ours)
            for bot in bots.values():
                bot.message = hand
            settle()
            for bot in bots.values():
                await go_round(bot, count // 4)
            for _ in range(rounds):
                for name, bot in bots.items():
                    found.setdefault(name, []).append(await go_round(bot, count))
            for bot in bots.values():
                await bot.close()
    return [figure for name in bots for figure in figures(name, found[name], found["bare"])]


def figures(name: str, ours: list[Round], bare: list[Round]) -> list[Figure]:
    """What is told of one bot."""
    pairs = [*zip(ours, bare, strict=True)]
    wanted = name == "ours"
    return [
        Figure(
            f"click, {name}",
            f"{spread([one.rate for one in ours])} a second",
            spread([one.rate / base.rate for one, base in pairs]),
            "≥ 0.5" if wanted else "",
        ),
        Figure(
            f"click, {name}, processor",
            f"{spread([one.work for one in ours])} ms",
            spread([base.work / one.work for one, base in pairs]),
        ),
        Figure(
            f"click, {name}, 99 of 100 within",
            f"{spread([one.p99 for one in ours], 1)} ms",
            target="< 30 ms" if wanted else "",
        ),
    ]


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0])
    parser.add_argument("--rounds", type=int, default=ROUNDS)
    parser.add_argument("--clicks", type=int, default=CLICKS)
    options = parser.parse_args()
    logging.disable(logging.WARNING)
    show(asyncio.run(measure(options.rounds, options.clicks)))


if __name__ == "__main__":
    main()
