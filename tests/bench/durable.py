"""Durable moves a second, 64 in flight: committed together, against a hop a statement.

`python -m tests.bench.durable` measures stores and handlers in turn, every write with
`synchronous=FULL`, and both stores writing the same rows:

- *store*: the stores alone. As many tables as moves are in flight, each storing its next move as
  soon as the last is acknowledged; no rules.
- *handler*: whole moves through `rules.table.Tables.play`, random ones of Woof Days, checked,
  played, stored and shown to their maker.

PlainStore is the plain style of aiosqlite, done carefully: one connection behind a lock, every
statement a trip to its thread and back. Its handler figure is the same handler on that store. The
last ratio is the hardest: our whole handler to the plain store alone, which plays no game.
"""

import argparse
import asyncio
import itertools
import logging
import tempfile
import time
from collections.abc import Awaitable, Callable
from contextlib import AbstractAsyncContextManager
from dataclasses import dataclass, replace
from pathlib import Path
from typing import Any, Protocol, cast

from cogs.running.process import settle
from rules.games import GAMES
from rules.look import Asker
from rules.randomplay import random_path
from rules.store import Change, Entry, Seat, Store, Table
from rules.table import Tables
from storage.store import SqliteStore
from tests.bench.plain_store import PlainStore
from tests.bench.report import Figure, show, spread

IN_FLIGHT = 64
ROUNDS, SECONDS, GAMES_EACH = 5, 1.0, 2
GUILD, CHANNEL, GAME = 1, 2, "woof-days"
STATE = "7" * 1000
"""As long as the position of a game of four, about."""


class Writes(Protocol):
    """The part of a store that is measured."""

    async def open(self, table: Table, entry: Entry) -> Table: ...
    async def change(self, change: Change) -> Table: ...


class Dice(Protocol):
    """Where random moves come from."""

    def below(self, limit: int) -> int: ...


async def pace(play: Callable[[int], Awaitable[None]], *, in_flight: int, seconds: float) -> float:
    """Calls of `play` a second, with `in_flight` of them under way; it is told which one it is."""
    done = 0
    began = time.perf_counter()

    async def repeat(number: int) -> None:
        nonlocal done
        while time.perf_counter() - began < seconds:
            await play(number)
            done += 1

    await asyncio.gather(*(repeat(number) for number in range(in_flight)))
    return done / (time.perf_counter() - began)


async def store_pace(store: Writes, *, in_flight: int, seconds: float) -> float:
    """Moves a second of a store alone: each table plays its next move when the last is stored."""
    clicks = itertools.count(1)
    seats = tuple(Seat(member, f"member {member}", f"{member}:1") for member in range(1, 5))
    lobby = Table(1, 0, 2, "none", "{}", 4, bytes(32), seats, status="running", state=STATE)
    tables = [
        await store.open(lobby, Entry(1, "open", 1, next(clicks), 0.0)) for _ in range(in_flight)
    ]

    async def play(number: int) -> None:
        table = tables[number]
        revision = table.revision + 1
        entry = Entry(revision, "play", 1, next(clicks), 1.0, 0, "labrador mon", '[["place",0]]')
        table = replace(
            table, revision=revision, changed=1.0, state=STATE[:-1] + str(revision % 10)
        )
        tables[number] = await store.change(Change(table, entry))

    return await pace(play, in_flight=in_flight, seconds=seconds)


@dataclass(frozen=True, slots=True)
class Plan:
    """A game at a table, played beforehand: who makes which move, one after the other."""

    number: int
    moves: tuple[tuple[int, tuple[str, ...]], ...]


class Handlers:
    """The handlers on a store, and the clicks that reach them."""

    def __init__(self, store: Writes) -> None:
        self.clicks = itertools.count(1)
        self._secrets = itertools.count(1)
        self.tables = Tables(cast("Store", store), GAMES, clock=time.time, entropy=self._entropy)

    def _entropy(self, size: int) -> bytes:
        return next(self._secrets).to_bytes(size, "big")

    def asker(self, member: int) -> Asker:
        return Asker(member, f"member {member}", next(self.clicks))

    async def deal(self) -> Plan:
        """A new table for two, and a random game on it without the move that ends it."""
        look = await self.tables.open(GUILD, CHANNEL, self.asker(1), game=GAME, size=2)
        await self.tables.join(GUILD, look.number, self.asker(2))
        await self.tables.start(GUILD, look.number, self.asker(1))
        game, state = GAMES[GAME], (await self.tables.keeping.loaded(GUILD, look.number)).state
        dice = _Count()
        moves = []
        while acting := game.acting(state):
            path = random_path(game, state, acting[0], dice)
            moves.append((1 + acting[0], path))
            state = game.play(state, acting[0], path).state
        return Plan(look.number, tuple(moves[:-1]))

    async def play(self, plan: Plan) -> int:
        """Play it through the handler; how many moves it took."""
        for member, path in plan.moves:
            await self.tables.play(GUILD, plan.number, self.asker(member), turn=None, steps=path)
        return len(plan.moves)


class _Count:
    """Dice that give every number in turn, which is random enough to play by."""

    def __init__(self) -> None:
        self._count = itertools.count(7, 5)

    def below(self, limit: int) -> int:
        return next(self._count) % limit


async def handler_pace(store: Writes, *, in_flight: int, games: int) -> float:
    """Moves a second through the handler: `games` games in turn for each in flight."""
    handlers = Handlers(store)
    plans = [[await handlers.deal() for _ in range(games)] for _ in range(in_flight)]

    async def play(mine: list[Plan]) -> int:
        return sum([await handlers.play(plan) for plan in mine])

    began = time.perf_counter()
    moves = sum(await asyncio.gather(*map(play, plans)))
    return moves / (time.perf_counter() - began)


async def measure(
    rounds: int = ROUNDS,
    seconds: float = SECONDS,
    in_flight: int = IN_FLIGHT,
    games: int = GAMES_EACH,
) -> list[Figure]:
    """All paces, taken in turn so that noise hits all."""

    def alone(store: Writes) -> Awaitable[float]:
        return store_pace(store, in_flight=in_flight, seconds=seconds)

    def handled(store: Writes) -> Awaitable[float]:
        return handler_pace(store, in_flight=in_flight, games=games)

    async def measured(
        store: AbstractAsyncContextManager[Any], how: Callable[[Writes], Awaitable[float]]
    ) -> float:
        async with store as opened:
            return await how(opened)

    settle()
    found: dict[str, list[float]] = {}
    for _ in range(rounds):
        for what, how in (("store", alone), ("handler", handled)):
            with tempfile.TemporaryDirectory() as folder:
                ours = await SqliteStore.at(Path(folder) / "ours.db")
                found.setdefault(what, []).append(await measured(ours, how))
                plain = PlainStore.at(Path(folder) / "plain.db")
                found.setdefault(f"plain {what}", []).append(await measured(plain, how))

    def figure(name: str, what: str, base: str, target: str = "") -> Figure:
        ratios = [one / other for one, other in zip(found[what], found[base], strict=True)]
        return Figure(name, f"{spread(found[what])} a second", spread(ratios), target)

    return [
        figure(f"durable moves, plain store, {in_flight} in flight", "plain store", "plain store"),
        figure("durable moves, plain style, handler", "plain handler", "plain handler"),
        figure("durable moves, our store to the plain one", "store", "plain store"),
        figure("durable moves, our handler to the plain one", "handler", "plain handler", "≥ 3"),
        figure("durable moves, our handler to the plain store", "handler", "plain store"),
    ]


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0])
    parser.add_argument("--rounds", type=int, default=ROUNDS)
    parser.add_argument("--seconds", type=float, default=SECONDS, help="for a store alone")
    parser.add_argument(
        "--games", type=int, default=GAMES_EACH, help="for a handler, for each in flight"
    )
    parser.add_argument("--in-flight", type=int, default=IN_FLIGHT)
    options = parser.parse_args()
    logging.disable(logging.WARNING)
    show(asyncio.run(measure(options.rounds, options.seconds, options.in_flight, options.games)))


if __name__ == "__main__":
    main()
