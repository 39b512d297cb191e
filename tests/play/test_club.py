"""What a club of eight sees of what it has played; all of it: `python -m tests.play.club`."""

from pathlib import Path

import pytest

from tests.cogs.wire import Wire
from tests.play.chat import PAUSE_SECONDS, RETRY_SECONDS
from tests.play.club import DELETING, LEAVING, Club

FAST = ("fences", "woof-days", "dog")


async def test_every_figure_is_what_a_second_way_of_counting_finds(
    tmp_path: Path, wire: Wire, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("cogs.channels.poster.RETRY_SECONDS", RETRY_SECONDS)
    monkeypatch.setattr("cogs.channels.gently.PAUSE_SECONDS", PAUSE_SECONDS)
    monkeypatch.setattr("tests.play.club.MOST_MOVES", 6)
    club = Club(tmp_path / "club.db", wire, 6)
    await club.chat.open()
    try:
        await club.play(("fences",), 12, str)
        await club.play(FAST, 2, str)
        await club.check()
        await club.leave(*LEAVING)
        await club.delete(DELETING)
        await club.check()
        await club.play(FAST, 1, str)
        await club.check()
    finally:
        await club.chat.close()
    assert club.compared > 1000
