"""The one thread in which pictures are drawn, so that the event loop never waits for a picture."""

import asyncio
from concurrent.futures import ThreadPoolExecutor
from typing import Protocol, TypeVar

from rules.game import Path

V = TypeVar("V")
V_contra = TypeVar("V_contra", contravariant=True)
W = TypeVar("W")
W_contra = TypeVar("W_contra", contravariant=True)


class Paints(Protocol[V_contra, W_contra]):
    """The part of a game's face that the painter needs; pictures without words take None."""

    def paint(self, view: V_contra, words: W_contra, path: Path = ()) -> bytes:
        """The view as a PNG, with a move on it that is not played yet."""
        ...


class Painter:
    """Draws boards, one at a time, in the order asked for.

    A caller who is cancelled while waiting leaves the line; a drawing already under way is finished
    and thrown away. Belongs to one event loop. Starts no task; its thread starts when first needed.
    """

    def __init__(self) -> None:
        self._thread = ThreadPoolExecutor(max_workers=1, thread_name_prefix="painter")
        self._line = asyncio.Lock()

    async def paint(self, face: Paints[V, W], view: V, words: W, path: Path = ()) -> bytes:
        """The PNG of a view. Raises what the drawing raises, and RuntimeError once closed."""
        async with self._line:
            loop = asyncio.get_running_loop()
            return await loop.run_in_executor(self._thread, face.paint, view, words, path)

    async def close(self) -> None:
        """Finish the drawing under way and end the thread; who still waits gets RuntimeError."""
        await asyncio.to_thread(self._thread.shutdown)
