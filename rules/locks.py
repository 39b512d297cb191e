"""One lock a table, alive only while somebody holds or awaits it; and work that is never torn."""

import asyncio
from collections.abc import AsyncIterator, Coroutine, Hashable
from contextlib import asynccontextmanager, suppress
from typing import Any, TypeVar
from weakref import WeakValueDictionary

T = TypeVar("T")


class Locks:
    """Locks by key. A key that nobody uses costs nothing.

    The holder and every waiter keep a reference to the lock while they need it, so it can't be
    collected and made anew under them: two tasks never hold the lock of one key.
    """

    def __init__(self) -> None:
        self._locks: WeakValueDictionary[Hashable, asyncio.Lock] = WeakValueDictionary()

    @asynccontextmanager
    async def hold(self, key: Hashable) -> AsyncIterator[None]:
        """Wait for the lock of `key` and hold it for the block; first come, first served."""
        # No await between look-up and creation: the loop can't switch to another task here.
        lock = self._locks.get(key)
        if lock is None:
            lock = self._locks[key] = asyncio.Lock()
        async with lock:
            yield

    def __len__(self) -> int:
        return len(self._locks)


async def to_the_end(work: Coroutine[Any, Any, T]) -> T:
    """Await `work`; if cancelled meanwhile, wait for its end before the cancellation goes on.

    So whoever holds a lock around it gives the lock away only when the outcome stands.
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
