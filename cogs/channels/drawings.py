"""Which tables are asked to be drawn: of each, one drawing is under way and one waits, at most.

So a burst of moves costs two edits, and the last one always shows.
"""

import asyncio
from collections.abc import AsyncIterator, Awaitable, Callable, Collection
from contextlib import asynccontextmanager
from dataclasses import dataclass, field

from cogs.channels.postings import Key
from cogs.ui.errors import Kind, Trouble

Draw = Callable[[Key, int | None], Awaitable[Trouble | None]]
"""Brings the messages of a table up to its newest state, or posts the table's anew in a channel;
what went wrong. It raises nothing."""


@dataclass(slots=True)
class _Drawing:
    """The drawing of one table that is under way."""

    task: asyncio.Task[None] | None = None
    again: bool = False
    """Something changed since it began."""
    wanted: list[tuple[int, asyncio.Future[Trouble | None]]] = field(default_factory=list)
    """The channels in which the message shall be posted anew, and who waits for that."""
    held: int = 0
    """How many are just posting the table's first message: wait for them."""


class Drawings:
    """Those under way, by table."""

    def __init__(self, draw: Draw, drawn: Callable[[Key, Trouble | None], None]) -> None:
        """`drawn` is told what came of each drawing of the newest state."""
        self._draw = draw
        self._drawn = drawn
        self._drawings: dict[Key, _Drawing] = {}
        self._closed = False

    def __len__(self) -> int:
        return len(self._drawings)

    def ask(self, key: Key) -> None:
        """Have the newest state drawn, soon."""
        if not self._closed:
            self._ask(key)

    async def bring(self, key: Key, channel: int) -> Trouble | None:
        """Have the table's message posted anew in a channel; what went wrong."""
        if self._closed:
            return Trouble(Kind.DISCORD, channel)
        waiter: asyncio.Future[Trouble | None] = asyncio.get_running_loop().create_future()
        self._ask(key, (channel, waiter))
        return await waiter

    def under_way(self, keys: Collection[Key]) -> list[asyncio.Task[None]]:
        """The drawings of these tables, to wait for."""
        tasks = [self._drawings[key].task for key in keys if key in self._drawings]
        return [task for task in tasks if task is not None]

    @asynccontextmanager
    async def held(self, key: Key) -> AsyncIterator[None]:
        """Draw nothing of a new table for the block, in which its first message is posted.

        A command that Discord delivers twice is in two blocks at once.
        """
        drawing = self._drawings.setdefault(key, _Drawing())
        drawing.held += 1
        try:
            yield
        finally:
            drawing.held -= 1
            if drawing.again:
                self._begin(key, drawing)
            else:
                self._forget(key, drawing)

    async def close(self) -> None:
        """Draw nothing more, and wait for what is under way."""
        self._closed = True
        tasks = self.under_way([*self._drawings])
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)

    def _ask(self, key: Key, *wanted: tuple[int, asyncio.Future[Trouble | None]]) -> None:
        drawing = self._drawings.setdefault(key, _Drawing())
        drawing.again = True
        drawing.wanted += wanted
        self._begin(key, drawing)

    def _begin(self, key: Key, drawing: _Drawing) -> None:
        if drawing.task is None and not drawing.held:
            name = f"draw-{key[0]}-{key[1]}"
            drawing.task = asyncio.get_running_loop().create_task(self._work(key), name=name)

    def _forget(self, key: Key, drawing: _Drawing) -> None:
        """Once nobody draws the table, nor keeps it from being drawn."""
        if drawing.task is None and not drawing.held:
            del self._drawings[key]

    async def _work(self, key: Key) -> None:
        drawing = self._drawings[key]
        waiters: list[asyncio.Future[Trouble | None]] = []
        try:
            while drawing.again and not self._closed:
                drawing.again, wanted, drawing.wanted = False, drawing.wanted, []
                waiters += [waiter for _, waiter in wanted]
                for channel, waiter in wanted:
                    trouble = await self._draw(key, channel)
                    if not waiter.done():
                        waiter.set_result(trouble)
                self._drawn(key, await self._draw(key, None))
        finally:
            drawing.task = None
            self._forget(key, drawing)
            for waiter in (*waiters, *(waiter for _, waiter in drawing.wanted)):
                if not waiter.done():
                    waiter.set_result(Trouble(Kind.DISCORD, 0))
