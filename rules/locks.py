"""One lock a table, alive only while somebody holds or awaits it; and work that is never torn."""

import asyncio
from collections.abc import Awaitable, Hashable
from contextlib import suppress
from typing import TypeVar
from weakref import WeakValueDictionary

T = TypeVar("T")


class Locks:
    """Locks by key. A key that nobody uses costs nothing.

    The holder and every waiter keep a reference to the lock while they need it, so it can't be
    collected and made anew under them: two tasks never hold the lock of one key.
    """

    def __init__(self) -> None:
        self._locks: WeakValueDictionary[Hashable, asyncio.Lock] = WeakValueDictionary()

    def of(self, key: Hashable) -> asyncio.Lock:
        """The lock of `key`, for `async with`; first come, first served."""
        # No await between look-up and creation: the loop can't switch to another task here.
        lock = self._locks.get(key)
        if lock is None:
            lock = self._locks[key] = asyncio.Lock()
        return lock

    def __len__(self) -> int:
        return len(self._locks)


async def to_the_end(work: Awaitable[T]) -> T:
    """Await `work`; if cancelled meanwhile, wait for its end before the cancellation goes on.

    So whoever holds a lock around it gives the lock away only when the outcome stands. A future is
    cheaper here than a coroutine, which needs a task of its own.
    """
    task = asyncio.ensure_future(work)
    try:
        return await asyncio.shield(task)
    except asyncio.CancelledError:
        while not task.done():
            # Cancelled once more while waiting: still not before the end.
            with suppress(asyncio.CancelledError):
                await asyncio.wait([task])
        if not task.cancelled():
            task.exception()  # seen; who was cancelled does not learn of it
        raise
