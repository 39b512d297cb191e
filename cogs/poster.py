"""The public messages of tables: drawn from the newest state, moved when they can't be edited.

The store is the truth; these messages only follow it. For each table at most one drawing is under
way and one is waiting, so a burst of moves costs two edits and the last one always shows. Where
each message is and which revision it shows is stored, so after a restart exactly those behind are
drawn. A message that another has replaced stays noted until it is deleted, so none is left standing
about, old and clickable.

What could not be drawn is tried again: soon if Discord itself failed, and otherwise as soon as
something has changed that may have been in the way (a permission, a thread, the server).
"""

import asyncio
import hashlib
import logging
from collections.abc import AsyncIterator, Iterable
from contextlib import asynccontextmanager
from dataclasses import dataclass, field, replace

import discord

from cogs.faces.painter import Painter
from cogs.faces.registry import face_of
from cogs.public import public_words
from cogs.screens.board import board_screen, ping_screen, unread_screen
from cogs.screens.lobby import lobby_screen
from cogs.ui import calls, errors
from cogs.ui.errors import Kind, Trouble
from cogs.ui.screen import Screen
from cogs.ui.words import Words
from rules.game import Broken, Path
from rules.look import Look
from rules.recent import Recent
from rules.refusals import Lacking, NotFound
from rules.store import Message, StoreError, Table
from rules.table import Tables

HISTORY = 30
"""How many entries of the log the last moves are told from: more than are told, since a turn may be
many of them, and of some, such as a secret choice made anew, there is nothing to tell."""
MOVED: frozenset[Kind] = frozenset({Kind.GONE_MESSAGE, Kind.TOO_OLD, Kind.CLOSED_THREAD})
"""After these an edit can't succeed: the message is posted anew, which also opens a thread that was
closed because nobody wrote in it."""
RETRY_SECONDS = (5.0, 30.0, 120.0)
"""When to try again after Discord itself failed; the last one again and again."""
PASSING: frozenset[Kind] = frozenset({Kind.DISCORD, Kind.BUSY})
BARRED: frozenset[Kind] = frozenset({Kind.NO_ACCESS, Kind.NO_PERMISSION, Kind.CLOSED_THREAD})
"""After these a message can't be deleted now, but perhaps later."""
BREATH_SECONDS = 1.0
"""How long to wait for further changes of a server before its tables are looked at again, and for
some tables before the next ones are caught up with."""
TOGETHER = 25
"""How many tables are caught up with at once: a click meanwhile has to wait for no more of them."""
REMEMBERED = 128
"""Of how many tables at most it is known whom the last ping called; of others they are called again
if they play twice in a row."""

Key = tuple[int, int]
_log = logging.getLogger(__name__)


@dataclass(slots=True)
class _Drawing:
    """The drawing of one table that is under way."""

    task: asyncio.Task[None] | None = None
    again: bool = False
    """Something changed since it began."""
    wanted: list[tuple[int, asyncio.Future[Trouble | None]]] = field(default_factory=list)
    """The channels in which the message shall be posted anew, and who waits for that."""
    held: int = 0
    """How many are just posting the table's first message: wait for them."""


class Poster:
    """Posts and edits the table messages and turn pings of all guilds."""

    def __init__(self, client: discord.Client, tables: Tables, painter: Painter) -> None:
        self._client = client
        self._tables = tables
        self._painter = painter
        self._drawings: dict[Key, _Drawing] = {}
        self._troubles: dict[Key, Trouble] = {}
        self._failures: dict[Key, int] = {}
        self._called: Recent[Key, tuple[int, ...]] = Recent(REMEMBERED)
        """Who was awaited when a table's last ping was posted, where that is not long ago."""
        self._timers: dict[Key | int, asyncio.TimerHandle] = {}
        """What will be looked at again: a table, or a whole server."""
        self._catching: set[asyncio.Task[None]] = set()
        self._stale: set[Key] = set()
        """Tables whose message shows the newest state in a language that is no longer the one."""
        self._closed = False

    def trouble(self, guild: int, number: int) -> Trouble | None:
        """What keeps a table's message or ping from being shown, as of the last attempt."""
        return self._troubles.get((guild, number))

    def show(self, guild: int, number: int) -> None:
        """Have the message show the newest state, soon."""
        if not self._closed:
            self._ask((guild, number))

    async def bring(self, guild: int, number: int, channel: int) -> Trouble | None:
        """Post the table's message anew, at the bottom of a channel; what went wrong."""
        if self._closed:
            return Trouble(Kind.DISCORD, channel)
        waiter: asyncio.Future[Trouble | None] = asyncio.get_running_loop().create_future()
        self._ask((guild, number), (channel, waiter))
        return await waiter

    async def channel_of(self, table: Look | Table) -> int:
        """The channel in which the table's message is, or else will be."""
        message = await self._tables.store.message(table.guild, table.number, "table")
        return table.channel if message is None else message.channel

    def _ask(self, key: Key, *wanted: tuple[int, asyncio.Future[Trouble | None]]) -> None:
        drawing = self._drawings.setdefault(key, _Drawing())
        drawing.again = True
        drawing.wanted += wanted
        self._begin(key, drawing)

    def _begin(self, key: Key, drawing: _Drawing) -> None:
        if drawing.task is None and not drawing.held:
            name = f"draw-{key[0]}-{key[1]}"
            drawing.task = asyncio.get_running_loop().create_task(self._work(key), name=name)

    def _forget(self, key: Key, drawing: _Drawing) -> None:
        """Once nobody draws the table, nor keeps it from being drawn."""
        if drawing.task is None and not drawing.held:
            del self._drawings[key]

    @asynccontextmanager
    async def held(self, guild: int, number: int) -> AsyncIterator[None]:
        """Draw nothing of a new table for the block, in which its first message is posted.

        A command that Discord delivers twice is in two blocks at once.
        """
        key = (guild, number)
        drawing = self._drawings.setdefault(key, _Drawing())
        drawing.held += 1
        try:
            yield
        finally:
            drawing.held -= 1
            if drawing.again:
                self._begin(key, drawing)
            else:
                self._forget(key, drawing)

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
            if only in (None, guild) and self._place(guild) is not None
        ]
        for start in range(0, len(unfinished), TOGETHER):
            batch = unfinished[start : start + TOGETHER]
            for guild, number in batch:
                self.show(guild, number)
            under_way = [drawing.task for key in batch if (drawing := self._drawings.get(key))]
            if tasks := [task for task in under_way if task is not None]:
                await asyncio.wait(tasks, timeout=BREATH_SECONDS)
        return len(unfinished)

    def look_again(self, guild: int) -> None:
        """Something that was in the way in this server may be so no longer: catch up soon."""
        self._later(guild, BREATH_SECONDS)

    async def redraw(self, guild: int) -> None:
        """Have the messages of a server's open tables drawn anew soon: its language has changed.

        Those that a kill prevents are drawn with the next change of their table.
        """
        unfinished = await self._tables.store.unfinished()
        self._stale |= {key for key in unfinished if key[0] == guild}
        self._later(guild, 0.0)

    async def close(self) -> None:
        """Draw nothing more, and wait for what is under way; it can be drawn after a restart."""
        self._closed = True
        for timer in self._timers.values():
            timer.cancel()
        self._timers.clear()
        drawings = [drawing.task for drawing in self._drawings.values()]
        tasks = [*(task for task in drawings if task is not None), *self._catching]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)

    def _later(self, what: Key | int, seconds: float) -> None:
        """Look again at a table, or at all of a server, unless that is to be done anyway."""
        if not self._closed and what not in self._timers:
            self._timers[what] = asyncio.get_running_loop().call_later(seconds, self._due, what)

    def _due(self, what: Key | int) -> None:
        self._timers.pop(what, None)
        if isinstance(what, tuple):
            self.show(*what)
        else:
            task = asyncio.get_running_loop().create_task(self._catch_up_quietly(what))
            self._catching.add(task)
            task.add_done_callback(self._catching.discard)

    async def _catch_up_quietly(self, guild: int) -> None:
        try:
            await self.catch_up(guild)
        except StoreError as error:
            errors.report(error, doing="catch-up", guild=guild)

    # -- drawing ---------------------------------------------------------------------------------

    async def _work(self, key: Key) -> None:
        drawing = self._drawings[key]
        waiters: list[asyncio.Future[Trouble | None]] = []
        try:
            while drawing.again and not self._closed:
                drawing.again, wanted, drawing.wanted = False, drawing.wanted, []
                waiters += [waiter for _, waiter in wanted]
                for channel, waiter in wanted:
                    trouble = await self._try(key, channel)
                    if not waiter.done():
                        waiter.set_result(trouble)
                self._remember(key, await self._try(key, None))
        finally:
            drawing.task = None
            self._forget(key, drawing)
            for waiter in (*waiters, *(waiter for _, waiter in drawing.wanted)):
                if not waiter.done():
                    waiter.set_result(Trouble(Kind.DISCORD, 0))

    async def _try(self, key: Key, anew: int | None) -> Trouble | None:
        """One drawing. Whatever goes wrong, the next one that was asked for still comes."""
        try:
            return await self._draw(key, anew)
        except NotFound:
            _log.info("drawing guild=%s table=%s trouble=no-table", *key)
        except Lacking as lacking:
            # Once at the start for each such table: only whoever runs the bot can mend it.
            _log.warning("drawing guild=%s table=%s lacking: %s", *key, lacking.facts["what"])
        except Exception as error:  # noqa: BLE001  (a background task: nobody else would log it)
            reference = errors.report(error, doing="draw", guild=key[0], table=key[1])
            if isinstance(error, StoreError):
                self._again(key)
            return Trouble(Kind.FAULT, anew or 0, reference=reference) if anew else None
        return None

    async def _draw(self, key: Key, anew: int | None) -> Trouble | None:
        """Bring the messages up to the newest state, or post the table's `anew` in a channel."""
        place = self._place(key[0])
        if place is None:
            # When it can be reached again, what is behind is drawn.
            return None if anew is None else Trouble(Kind.DISCORD, anew)
        # Noted before the language is asked for: if it changes meanwhile, this is stale again.
        stale = key in self._stale
        self._stale.discard(key)
        words = await public_words(self._tables.settings, key[0], place.preferred_locale)
        look = await self._look(key)
        message = await self._tables.store.message(*key, "table")
        trouble = None
        if look.status == "over" and look.view is None and not look.unread:
            await self._rematch_is_off(look, message)
        if anew is not None or message is None or stale or message.revision < look.revision:
            trouble = await self._put(look, message, anew, words)
            if stale and trouble is not None:
                self._stale.add(key)
        if anew is not None:
            return trouble
        if trouble is not None and trouble.kind is Kind.GONE_CHANNEL and look.status == "over":
            # There is nothing any more that could show the end.
            await self._tables.store.drop_message(*key, "table")
            trouble = None
        if trouble is None:
            trouble = await self._ping(look, words)
        await self._tidy(look)
        return trouble

    async def _look(self, key: Key) -> Look:
        """The table as everybody sees it. Raises as `Tables.look`.

        One that was stopped is told as well where its position can't be read.
        """
        try:
            return await self._tables.look(*key, history=HISTORY)
        except (Lacking, Broken):
            look = await self._tables.listed(*key, history=HISTORY)
            if look.stop is None:
                raise
            return look

    async def _rematch_is_off(self, look: Look, message: Message | None) -> None:
        """Have the result of the table before offer a rematch again, if this closed lobby was one.

        Noted before the lobby is drawn as closed, so that after a kill both are still to be drawn.
        """
        if message is not None and message.revision >= look.revision:
            return
        store = self._tables.store
        before = await store.before(look.guild, look.number)
        result = before and await store.message(look.guild, before.number, "table")
        if before is not None and result:
            await store.put_message(replace(result, revision=before.revision - 1))
            self.show(look.guild, before.number)

    def _place(self, guild: int) -> discord.Guild | None:
        """The server, if it can be reached now: only then its language and channels are known."""
        place = self._client.get_guild(guild)
        return None if place is None or place.unavailable else place

    def _remember(self, key: Key, trouble: Trouble | None) -> None:
        """Keep what is wrong, so that players can be told; after a passing failure try again."""
        if trouble is None:
            self._troubles.pop(key, None)
            if key not in self._timers:
                self._failures.pop(key, None)
            return
        self._troubles[key] = trouble
        if trouble.kind in PASSING:
            self._again(key)

    def _again(self, key: Key) -> None:
        """Try once more, ever more rarely."""
        if key not in self._timers:
            failures = self._failures.get(key, 0)
            self._failures[key] = failures + 1
            self._later(key, RETRY_SECONDS[min(failures, len(RETRY_SECONDS) - 1)])

    async def _put(
        self, look: Look, message: Message | None, anew: int | None, words: Words
    ) -> Trouble | None:
        """Edit the table's message, or post it where it can't be edited; what went wrong.

        The end of a game is news: it is posted at the bottom, where people see that it is there.
        """
        channel = anew or (message.channel if message is not None else look.channel)
        if message is not None and anew is None:
            # If the news can't be posted, at least the old message no longer asks for moves.
            if _ended_since(look, message):
                told = await self._told(look)
                if not await self._post(look, message, channel, words, told):
                    return None
            screen = await self._screen(look, channel, words)
            trouble = await calls.edit(
                self._client, channel, message.message, screen, **_about(look)
            )
            if trouble is None:
                await self._note(look, channel, message.message)
                return None
            if trouble.kind not in MOVED:
                return trouble
        return await self._post(look, message, channel, words)

    async def _told(self, look: Look) -> tuple[int, ...]:
        """The members at a table who are to learn that somebody else has stopped it."""
        stop = look.stop
        if stop is None:
            return ()
        there = [
            seat.member for n, seat in enumerate(look.seats) if not seat.left and n != stop.seat
        ]
        return await self._with_pings(look.guild, there)

    async def _with_pings(self, guild: int, members: Iterable[int]) -> tuple[int, ...]:
        """Those of the members who want to be called."""
        store = self._tables.store
        return tuple([m for m in members if (await store.member_settings(guild, m)).pings])

    async def _post(
        self,
        look: Look,
        replaced: Message | None,
        channel: int,
        words: Words,
        told: tuple[int, ...] = (),
    ) -> Trouble | None:
        """Post the table's message at the bottom of a channel; what went wrong."""
        screen = await self._screen(look, channel, words, told)
        origin = None if replaced is None else replaced.message
        nonce = _nonce(look, "table", look.revision, origin)
        posted = await calls.post(self._client, channel, screen, nonce=nonce, **_about(look))
        if isinstance(posted, Trouble):
            return posted
        await self._note(look, channel, posted)
        return None

    async def _tidy(self, look: Look) -> None:
        """Delete the messages that others have replaced."""
        store, key = self._tables.store, (look.guild, look.number)
        for channel, message in await store.leftovers(*key):
            if not calls.may_see(self._client, channel):
                continue
            trouble = await calls.delete(self._client, channel, message, **_about(look))
            if trouble is None or trouble.kind not in PASSING | BARRED:
                await store.drop_leftover(*key, message)
            elif trouble.kind in PASSING:
                self._again(key)

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

    async def _screen(
        self, look: Look, channel: int, words: Words, told: tuple[int, ...] = ()
    ) -> Screen:
        if look.unread:
            return unread_screen(look, words, told)
        if look.view is None:
            before = await self._tables.store.before(look.guild, look.number)
            return lobby_screen(look, words, None if before is None else before.number)
        image = None
        if calls.may_attach(self._client, channel):
            image = await self.image(look, words)
        return board_screen(look, words, image, told)

    async def image(self, look: Look, words: Words, path: Path = ()) -> bytes | None:
        """The board in the language of the words; None if it could not be drawn.

        `path` is a move of the one who looks that is not played yet, for a face that draws it. A
        hand is worth showing without it, and a table's message tells the board in words then.
        """
        try:
            return await self._painter.paint(face_of(look.game), look.view, words, path)
        except Exception as error:  # noqa: BLE001  (reported; whoever asked still gets an answer)
            errors.report(error, doing="draw", guild=look.guild, table=look.number)
            return None

    async def _ping(self, look: Look, words: Words) -> Trouble | None:
        """Call who must act, once a turn; the ping of the turn before goes. What went wrong."""
        store = self._tables.store
        key = (look.guild, look.number)
        old = await store.message(*key, "ping")
        if old is not None and look.acting and old.revision == look.turn:
            return None
        members = [look.seats[seat].member for seat in look.acting]
        if old is not None and _plays_on(look) and self._called.get(key) == (*members,):
            # Whoever plays again has just played: they need not be called, they see their hand.
            await store.put_message(replace(old, revision=look.turn))
            return None
        called = await self._with_pings(look.guild, members)
        trouble = await self._call(look, words, called) if called else None
        self._called.put(key, (*members,))
        if old is not None and (trouble is not None or not called):
            await store.retire_message(*key, "ping")
        return trouble

    async def _call(self, look: Look, words: Words, called: tuple[int, ...]) -> Trouble | None:
        """Post the ping of this turn; the one before is left over by that."""
        store = self._tables.store
        channel = await self.channel_of(look)
        screen = ping_screen(look, words, called)
        nonce = _nonce(look, "ping", look.turn)
        posted = await calls.post(self._client, channel, screen, nonce=nonce, **_about(look))
        if isinstance(posted, Trouble):
            return posted
        await store.put_message(
            Message(look.guild, look.number, "ping", channel, posted, look.turn)
        )
        return None


def _ended_since(look: Look, message: Message) -> bool:
    """Whether the message still shows a game going on that has ended."""
    if look.status != "over" or (look.view is None and not look.unread):
        return False
    ended = [line.revision for line in look.history if line.kind in ("play", "resign", "stop")]
    return bool(ended) and message.revision < ended[-1]


def _plays_on(look: Look) -> bool:
    """Whether the one who made the last move is the one who must act again."""
    moves = [line.seat for line in look.history if line.kind == "play"]
    return bool(moves) and look.acting == (moves[-1],)


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
