"""What nobody waits for: done one after another in a server, out of the way of those who play."""

import asyncio
from collections import defaultdict
from collections.abc import Awaitable, Callable, Sequence
from typing import Generic, TypeVar

from cogs.ui import errors

PAUSE_SECONDS = 2.0
"""How long to wait after each thing that is done: Discord lets a bot edit and delete only so often
in a channel, and what comes of a click must not be held up behind that."""
TOGETHER = 10
"""In how many servers at once: one with much to do keeps no other waiting for hours, and of what
Discord lets a bot do in all (50 calls a second) this takes a tenth."""

T = TypeVar("T", bound=tuple[int, ...])


class Gently(Generic[T]):
    """One kind of such things. What is to be done, only the store knows: a kill loses nothing."""

    def __init__(
        self,
        doing: str,
        find: Callable[[], Awaitable[Sequence[T]]],
        do: Callable[[T], Awaitable[bool]],
    ) -> None:
        """`find` gives all that is to be done, each beginning with its server; `do` tries one.

        It says whether Discord was asked for anything. What can't be done stays in the store and is
        found again the next time. `doing` is for the log.
        """
        self._doing = doing
        self._find = find
        self._do = do
        self._asked: set[int | None] = set()
        self._task: asyncio.Task[None] | None = None
        self._closed = False

    def begin(self, guild: int | None = None) -> None:
        """Do, soon, all that there is to be done in a server, or in all.

        If that is under way already, what it has not found is done after it.
        """
        if self._closed:
            return
        self._asked.add(guild)
        if self._task is None:
            name = f"gently-{self._doing}"
            self._task = asyncio.get_running_loop().create_task(self._work(), name=name)

    async def close(self) -> None:
        """Do nothing more, and wait for what is under way."""
        self._closed = True
        if self._task is not None:
            self._task.cancel()
            await asyncio.gather(self._task, return_exceptions=True)

    async def _work(self) -> None:
        try:
            while self._asked:
                asked, self._asked = self._asked, set()
                servers: defaultdict[int, list[T]] = defaultdict(list)
                for one in await self._find():
                    if None in asked or one[0] in asked:
                        servers[one[0]].append(one)
                room = asyncio.Semaphore(TOGETHER)
                await asyncio.gather(*(self._in_server(due, room) for due in servers.values()))
        except Exception as error:  # noqa: BLE001  (a background task: nobody else would log it)
            errors.report(error, doing=self._doing)
        finally:
            self._task = None

    async def _in_server(self, due: Sequence[T], room: asyncio.Semaphore) -> None:
        """Do what is due in one server; raises nothing."""
        async with room:
            try:
                for one in due:
                    if await self._do(one):
                        await asyncio.sleep(PAUSE_SECONDS)
            except Exception as error:  # noqa: BLE001  (as above; the other servers go on)
                errors.report(error, doing=self._doing, guild=due[0][0])
