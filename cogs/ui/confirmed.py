"""Calls to Discord that return when Discord has confirmed them, and not later.

When a call has used up its rate limit, discord.py holds back its result until the next one would be
allowed, for seconds. Whoever posted a message would not know of it for so long, and a process that
ends meanwhile would leave it behind, unknown for ever. So the answers are watched as they come in.
"""

import asyncio
from collections.abc import Awaitable, Callable
from contextvars import ContextVar
from types import SimpleNamespace
from typing import Any, Final

import aiohttp

_DONE: Final = frozenset({200, 204})
_answer: ContextVar["asyncio.Future[int] | None"] = ContextVar("answer", default=None)
_lingering: Final[set["asyncio.Task[Any]"]] = set()
"""Calls that are confirmed, and wait for their rate limit; kept so that they are not collected."""


def trace() -> aiohttp.TraceConfig:
    """For a client's `http_trace`: without it `confirmed` waits as long as discord.py does."""
    config = aiohttp.TraceConfig()
    config.on_request_end.append(_ended)
    return config


async def confirmed(call: Callable[[], Awaitable[int]]) -> int:
    """Make a call about a message that returns its id, and return that; 0 if Discord says nothing.

    Raises what the call raises. On a client that is not traced it takes as long as the call does.
    """
    answer: asyncio.Future[int] = asyncio.get_running_loop().create_future()

    async def make() -> int:
        _answer.set(answer)
        return await call()

    task = asyncio.create_task(make())
    first: set[asyncio.Future[int]] = {task, answer}
    try:
        await asyncio.wait(first, return_when=asyncio.FIRST_COMPLETED)
    except asyncio.CancelledError:
        task.cancel()
        raise
    if task.done():
        return task.result()
    _lingering.add(task)
    task.add_done_callback(_linger_no_more)
    return answer.result()


async def _ended(
    _: aiohttp.ClientSession, __: SimpleNamespace, end: aiohttp.TraceRequestEndParams
) -> None:
    answer = _answer.get()
    if answer is None or end.response.status not in _DONE:
        return
    # Read here, it is kept for whoever reads it next.
    data = await end.response.json(content_type=None) if await end.response.read() else None
    if not answer.done():
        answer.set_result(int(data["id"]) if isinstance(data, dict) else 0)


def _linger_no_more(task: "asyncio.Task[Any]") -> None:
    _lingering.discard(task)
    if not task.cancelled():
        task.exception()  # seen; Discord had confirmed the call already
