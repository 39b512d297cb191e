import asyncio
import threading
from typing import Any

import pytest

from cogs.faces.painter import Painter


class Slow:
    """A face whose drawings end when the test says so."""

    def __init__(self) -> None:
        self.begun: list[str] = []
        self.under_way = 0
        self.most = 0
        self.go = threading.Event()

    def paint(self, view: Any, words: Any, path: tuple[str, ...] = ()) -> bytes:
        self.begun.append(view)
        self.under_way += 1
        self.most = max(self.most, self.under_way)
        assert self.go.wait(10)
        self.under_way -= 1
        return view.encode()


class Broken:
    def paint(self, view: Any, words: Any, path: tuple[str, ...] = ()) -> bytes:
        raise ValueError(view)


async def started(face: Slow, count: int) -> None:
    """Wait until so many drawings have begun."""
    async with asyncio.timeout(10):
        while len(face.begun) < count:  # noqa: ASYNC110  (the other side is a thread)
            await asyncio.sleep(0.001)


async def test_boards_are_drawn_one_at_a_time_in_order_and_away_from_the_loop():
    painter, face = Painter(), Slow()
    waiting = [asyncio.create_task(painter.paint(face, str(n), None)) for n in range(5)]
    await started(face, 1)
    face.go.set()
    assert await asyncio.gather(*waiting) == [b"0", b"1", b"2", b"3", b"4"]
    assert face.begun == ["0", "1", "2", "3", "4"]
    assert face.most == 1
    await painter.close()


async def test_who_is_cancelled_while_waiting_leaves_the_line():
    painter, face = Painter(), Slow()
    first, second, third = (
        asyncio.create_task(painter.paint(face, str(n), None)) for n in range(3)
    )
    await started(face, 1)
    second.cancel()
    face.go.set()
    assert (await first, await third) == (b"0", b"2")
    assert face.begun == ["0", "2"]
    assert second.cancelled()
    await painter.close()


async def test_a_cancelled_drawing_does_not_stop_the_next():
    painter, face = Painter(), Slow()
    first = asyncio.create_task(painter.paint(face, "first", None))
    await started(face, 1)
    first.cancel()
    second = asyncio.create_task(painter.paint(face, "second", None))
    await asyncio.sleep(0)
    face.go.set()
    assert await second == b"second"
    assert face.most == 1
    await painter.close()


async def test_what_a_drawing_raises_reaches_the_caller_and_the_painter_lives_on():
    painter, face = Painter(), Slow()
    face.go.set()
    with pytest.raises(ValueError, match="no such card"):
        await painter.paint(Broken(), "no such card", None)
    assert await painter.paint(face, "next", None) == b"next"
    await painter.close()


async def test_closing_leaves_no_thread_and_no_task_and_refuses_more():
    painter, face = Painter(), Slow()
    face.go.set()
    await painter.paint(face, "one", None)
    assert asyncio.all_tasks() == {asyncio.current_task()}
    await painter.close()
    assert not [t for t in threading.enumerate() if t.name.startswith("painter")]
    with pytest.raises(RuntimeError):
        await painter.paint(face, "two", None)
    await painter.close()
