"""The process in which the bot lives: made ready for a long life, and ended in good order."""

import asyncio
import gc
import logging
import os
import signal
import sys
import threading
from collections.abc import Awaitable, Callable, Iterator
from contextlib import contextmanager
from typing import Any, Final

CLOSING_SECONDS: Final = 8.0
"""How long a stop may take, whatever happens, before the process ends itself."""
LAST_WORDS_SECONDS: Final = 2.0
"""How long answers that are under way may take when the bot is told to stop."""
TAKE_TURNS_SECONDS: Final = 0.0005
"""How long a thread may keep the others waiting: no click waits while a picture is drawn."""
YOUNG_OBJECTS: Final = 10_000
"""How many new objects there may be before those that hold each other are looked for."""

_log = logging.getLogger("tabletails")


def settle() -> None:
    """Make the process ready for a long life of short answers, once everything is loaded."""
    sys.setswitchinterval(TAKE_TURNS_SECONDS)
    # What is loaded stays: without this, looking through it again and again takes a tenth of the
    # time, in pauses that players would notice.
    gc.collect()
    gc.freeze()
    gc.set_threshold(YOUNG_OBJECTS)


@contextmanager
def stop_signals() -> Iterator[asyncio.Event]:
    """An event that SIGTERM and SIGINT set; then the process has CLOSING_SECONDS to end."""
    stop = asyncio.Event()
    loop = asyncio.get_running_loop()

    def asked(number: int) -> None:
        if stop.is_set():
            return
        _log.info("stopping", extra={"signal": signal.Signals(number).name})
        stop.set()
        last_resort = threading.Timer(CLOSING_SECONDS, os._exit, [1])
        last_resort.daemon = True
        last_resort.start()

    def arrived(number: int, _frame: object) -> None:
        loop.call_soon_threadsafe(asked, number)

    # Not by the loop's own handlers, which Windows does not have.
    before = {number: signal.signal(number, arrived) for number in (signal.SIGTERM, signal.SIGINT)}
    try:
        yield stop
    finally:
        for number, handler in before.items():
            signal.signal(number, handler)


def others() -> set[asyncio.Task[Any]]:
    """All tasks but the one that asks."""
    return {task for task in asyncio.all_tasks() if task is not asyncio.current_task()}


async def last_words() -> None:
    """Let the answers that are under way go out, but not for longer than LAST_WORDS_SECONDS."""
    if talking := others():
        await asyncio.wait(talking, timeout=LAST_WORDS_SECONDS)


async def put_away(close: Callable[[], Awaitable[None]]) -> None:
    """Let the last answers go out, end whatever takes longer, and then `close` what they used.

    In this order: who still is at work when the connection to Discord or the database is closed
    could only fail at it. What `close` itself leaves under way is ended too.
    """
    await last_words()
    await silence()
    await close()
    await silence()


async def silence() -> None:
    """End all that still is under way."""
    late = others()
    for task in late:
        task.cancel()
    await asyncio.gather(*late, return_exceptions=True)
