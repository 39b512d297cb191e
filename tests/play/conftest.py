"""The chat in which conversations are tried: see `tests.play.chat`."""

from collections.abc import AsyncIterator
from pathlib import Path

import pytest
import pytest_asyncio

from tests.cogs.wire import Wire, wire
from tests.play.chat import PAUSE_SECONDS, RETRY_SECONDS, Chat

__all__ = ["wire"]


@pytest.fixture
def guild_locale() -> str:
    """The language of the server; a test may parametrise it."""
    return "en-US"


@pytest_asyncio.fixture
async def chat(
    tmp_path: Path,
    wire: Wire,
    guild_locale: str,
    monkeypatch: pytest.MonkeyPatch,
) -> AsyncIterator[Chat]:
    """A server with six people of several languages, and the whole bot on a database file."""
    monkeypatch.setattr("cogs.channels.poster.RETRY_SECONDS", RETRY_SECONDS)
    monkeypatch.setattr("cogs.channels.gently.PAUSE_SECONDS", PAUSE_SECONDS)
    chat = Chat(tmp_path / "play.db", wire, guild_locale)
    await chat.open()
    try:
        yield chat
    finally:
        await chat.close()
