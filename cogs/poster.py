"""The public messages of tables: drawn from the newest state, moved when they can't be edited.

The store is the truth; these messages only follow it. For each table at most one drawing is under
way and one is waiting, so a burst of moves costs two edits and the last one always shows. Where
each message is and which revision it shows is stored, so after a restart exactly those behind are
drawn.
"""

import asyncio
import hashlib
import logging
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import dataclass

import discord

from cogs.faces.painter import Painter
from cogs.faces.registry import face_of
from cogs.screens.board import board_screen, ping_screen
from cogs.screens.lobby import lobby_screen
from cogs.ui import calls, errors
from cogs.ui.errors import Kind, Trouble
from cogs.ui.screen import Screen
from cogs.ui.words import Words, words_for
from rules.look import Look
from rules.refusals import NotFound
from rules.store import Message
from rules.table import Tables

HISTORY = 6
"""How many entries of the log the last moves are told from."""
MOVED: frozenset[Kind] = frozenset({Kind.GONE_MESSAGE, Kind.TOO_OLD})
"""After these an edit can never succeed: the message is posted anew."""
RETRY_SECONDS = (5.0, 30.0, 120.0)
"""When to try again after Discord itself failed."""
PASSING: frozenset[Kind] = frozenset({Kind.DISCORD, Kind.BUSY})

Key = tuple[int, int]
_log = logging.getLogger(__name__)


@dataclass(slots=True)
class _Drawing:
    """The drawing of one table that is under way."""

    task: asyncio.Task[None] | None = None
    again: bool = False
    """Something changed since it began."""
    anew: int | None = None
    """Post a new message in this channel, instead of editing the old one."""
    held: bool = False
    """Somebody else is just posting the table's message: wait for it."""


class Poster:
    """Posts and edits the table messages and turn pings of all guilds."""

    def __init__(self, client: discord.Client, tables: Tables, painter: Painter) -> None:
        self._client = client
        self._tables = tables
        self._painter = painter
        self._drawings: dict[Key, _Drawing] = {}
        self._troubles: dict[Key, Trouble] = {}
        self._failures: dict[Key, int] = {}
        self._closed = False

    def trouble(self, guild: int, number: int) -> Trouble | None:
        """What keeps a table's message or ping from being shown, as of the last attempt."""
        return self._troubles.get((guild, number))

    def show(self, guild: int, number: int, *, anew: int | None = None) -> None:
        """Have the message show the newest state, soon; `anew`: at the bottom of that channel."""
        if self._closed:
            return
        key = (guild, number)
        drawing = self._drawings.setdefault(key, _Drawing())
        drawing.again = True
        if anew is not None:
            drawing.anew = anew
        self._begin(key, drawing)

    def _begin(self, key: Key, drawing: _Drawing) -> None:
        if drawing.task is None and not drawing.held:
            name = f"draw-{key[0]}-{key[1]}"
            drawing.task = asyncio.get_running_loop().create_task(self._work(key), name=name)

    @asynccontextmanager
    async def held(self, guild: int, number: int) -> AsyncIterator[None]:
        """Draw nothing of a new table for the block, in which its first message is posted."""
        key = (guild, number)
        drawing = self._drawings.setdefault(key, _Drawing())
        drawing.held = True
        try:
            yield
        finally:
            drawing.held = False
            if drawing.again:
                self._begin(key, drawing)
            else:
                del self._drawings[key]

    async def shown(self, guild: int, number: int) -> None:
        """Wait until no drawing of the table is under way."""
        drawing = self._drawings.get((guild, number))
        if drawing is not None and drawing.task is not None:
            await asyncio.wait({drawing.task})

    async def catch_up(self, only: int | None = None) -> int:
        """Have every message that is behind its table drawn; how many tables that may be.

        In all servers that can be reached, or in `only` one.
        """
        unfinished = [
            (guild, number)
            for guild, number in await self._tables.store.unfinished()
            if self._client.get_guild(guild) is not None and only in (None, guild)
        ]
        for guild, number in unfinished:
            self.show(guild, number)
        return len(unfinished)

    async def close(self) -> None:
        """Draw nothing more, and wait for what is under way; it can be drawn after a restart."""
        self._closed = True
        tasks = [drawing.task for drawing in self._drawings.values() if drawing.task is not None]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)

    async def _work(self, key: Key) -> None:
        drawing = self._drawings[key]
        try:
            while drawing.again and not self._closed:
                drawing.again, anew, drawing.anew = False, drawing.anew, None
                await self._try(key, anew)
        finally:
            del self._drawings[key]

    async def _try(self, key: Key, anew: int | None) -> None:
        """One drawing. Whatever goes wrong, the next one that was asked for still comes."""
        try:
            self._remember(key, await self._draw(key, anew))
        except NotFound:
            _log.info("drawing guild=%s table=%s trouble=no-table", *key)
        except Exception as error:  # noqa: BLE001  (a background task: nobody else would log it)
            errors.report(error, doing="draw", guild=key[0], table=key[1])

    async def _draw(self, key: Key, anew: int | None) -> Trouble | None:
        look = await self._tables.look(*key, history=HISTORY)
        message = await self._tables.store.message(*key, "table")
        if anew is not None or message is None or message.revision < look.revision:
            trouble = await self._put(look, message, anew)
            if trouble is not None:
                return trouble
        return await self._ping(look)

    def _remember(self, key: Key, trouble: Trouble | None) -> None:
        """Keep what is wrong, so that players can be told; after a passing failure try again."""
        if trouble is None:
            self._troubles.pop(key, None)
            self._failures.pop(key, None)
            return
        self._troubles[key] = trouble
        failures = self._failures.get(key, 0)
        if trouble.kind in PASSING and failures < len(RETRY_SECONDS):
            self._failures[key] = failures + 1
            asyncio.get_running_loop().call_later(RETRY_SECONDS[failures], self.show, *key)

    async def _put(self, look: Look, message: Message | None, anew: int | None) -> Trouble | None:
        """Edit the table's message, or post it where it can't be edited; what went wrong."""
        screen = await self._screen(look, anew or (message.channel if message else look.channel))
        if message is not None and anew is None:
            trouble = await calls.edit(
                self._client, message.channel, message.message, screen, **_about(look)
            )
            if trouble is None:
                await self._note(look, message.channel, message.message)
                return None
            if trouble.kind not in MOVED:
                return trouble
            screen = await self._screen(look, message.channel)
        channel = anew or (message.channel if message is not None else look.channel)
        origin = None if message is None else message.message
        nonce = _nonce(look, "table", look.revision, origin)
        posted = await calls.post(self._client, channel, screen, nonce=nonce, **_about(look))
        if isinstance(posted, Trouble):
            return posted
        await self._note(look, channel, posted)
        if message is not None and message.message != posted:
            await calls.delete(self._client, message.channel, message.message, **_about(look))
        return None

    async def _note(self, look: Look, channel: int, message: int) -> None:
        await self._tables.store.put_message(
            Message(look.guild, look.number, "table", channel, message, look.revision)
        )

    async def note_lobby(self, look: Look, channel: int, message: int | None) -> None:
        """Remember the message with which a command opened a lobby; None: post one instead."""
        if message is None:
            self.show(look.guild, look.number)
        else:
            await self._note(look, channel, message)

    async def _screen(self, look: Look, channel: int) -> Screen:
        words = self._words(look.guild)
        if look.view is None:
            return lobby_screen(look, words)
        image = None
        if calls.may_attach(self._client, channel):
            image = await self._painter.paint(face_of(look.game), look.view, words)
        return board_screen(look, words, image)

    async def image(self, look: Look, words: Words) -> bytes | None:
        """The board in these words, for a private screen; None if it could not be drawn.

        A hand is worth showing without it.
        """
        try:
            return await self._painter.paint(face_of(look.game), look.view, words)
        except Exception as error:  # noqa: BLE001  (reported; whoever asked still gets an answer)
            errors.report(error, doing="draw", guild=look.guild, table=look.number)
            return None

    def _words(self, guild: int) -> Words:
        place = self._client.get_guild(guild)
        return words_for(None if place is None else place.preferred_locale)

    async def _ping(self, look: Look) -> Trouble | None:
        """Call who must act, once a turn; the ping of the turn before goes. What went wrong."""
        store = self._tables.store
        key = (look.guild, look.number)
        old = await store.message(*key, "ping")
        if old is not None and look.acting and old.revision == look.turn:
            return None
        if old is not None:
            await calls.delete(self._client, old.channel, old.message, **_about(look))
            await store.drop_message(*key, "ping")
        members = [look.seats[seat].member for seat in look.acting]
        called = tuple([m for m in members if (await store.member_settings(look.guild, m)).pings])
        if not called:
            return None
        board = await store.message(*key, "table")
        channel = board.channel if board is not None else look.channel
        screen = ping_screen(look, self._words(look.guild), called)
        nonce = _nonce(look, "ping", look.turn)
        posted = await calls.post(self._client, channel, screen, nonce=nonce, **_about(look))
        if isinstance(posted, Trouble):
            return posted
        await store.put_message(
            Message(look.guild, look.number, "ping", channel, posted, look.turn)
        )
        return None


def _about(look: Look) -> dict[str, object]:
    """What the log says of a failed call."""
    return {"guild": look.guild, "table": look.number, "revision": look.revision}


def _nonce(look: Look, *what: object) -> str:
    """The same for each try at one posting of a table, and no other: Discord posts it once.

    So neither a lost answer nor a kill between posting and noting leaves a message twice. At most
    25 characters.
    """
    posting = repr((look.guild, look.number, *what)).encode()
    return hashlib.blake2b(posting, digest_size=12).hexdigest()
