"""The public messages of tables: drawn from the newest state, moved when they can't be edited.

The store is the truth; these messages only follow it. Where each message is and which revision it
shows is stored, so after a restart exactly those behind are drawn. A message that another has
replaced stays noted until it is deleted, so none is left standing about, old and clickable.

It is stored, too, which messages are stale: their table is as it was, but would be drawn in another
way, because the language has changed or somebody who is named there has deleted their data. A
drawing takes back only the requests that it knew of before it read anything that it shows. Of a
table that is over, a message that is only stale is edited or left as it is: its end is no news.

What could not be drawn is tried again: soon if Discord itself failed, and otherwise as soon as
something has changed that may have been in the way (a permission, a thread, the server).
"""

import asyncio
import logging
from contextlib import AbstractAsyncContextManager
from dataclasses import replace

import discord

from cogs.channels import postings
from cogs.channels.drawings import Drawings
from cogs.channels.gently import Gently
from cogs.channels.pings import Pings
from cogs.channels.postings import Key
from cogs.channels.public import public_words
from cogs.faces.painter import Painter
from cogs.faces.registry import face_of
from cogs.screens.board import board_screen, unread_screen
from cogs.screens.lobby import lobby_screen
from cogs.ui import calls, errors
from cogs.ui.errors import Kind, Trouble
from cogs.ui.screen import Screen
from cogs.ui.words import Words
from rules.game import Broken, Path
from rules.look import Look
from rules.refusals import Lacking, NotFound
from rules.store import Message, StoreError, Table
from rules.table import Tables

HISTORY = 30
"""How many entries of the log the last moves are told from: more than are told, since a turn may be
many of them, and of some, such as a secret choice made anew, there is nothing to tell."""
RETRY_SECONDS = (5.0, 30.0, 120.0)
"""When to try again after Discord itself failed; the last one again and again."""
BREATH_SECONDS = 1.0
"""How long to wait for further changes of a server before its tables are looked at again, and for
some tables before the next ones are caught up with."""
TOGETHER = 25
"""How many tables are caught up with at once: a click meanwhile has to wait for no more of them."""
_log = logging.getLogger(__name__)


class Poster:
    """Posts and edits the table messages and turn pings of all guilds."""

    def __init__(self, client: discord.Client, tables: Tables, painter: Painter) -> None:
        self._client = client
        self._tables = tables
        self._painter = painter
        self._drawings = Drawings(self._try, self._remember)
        self._pings = Pings(client, tables.store)
        self._renewed = Gently("renew", self._stale, self._renew)
        self._barred: set[int] = set()
        """The channels in which nothing could be edited, since stale messages were looked for."""
        self._troubles: dict[Key, Trouble] = {}
        self._failures: dict[Key, int] = {}
        self._timers: dict[Key | int, asyncio.TimerHandle] = {}
        """What will be looked at again: a table, or a whole server."""
        self._catching: set[asyncio.Task[None]] = set()
        self._closed = False

    def trouble(self, guild: int, number: int) -> Trouble | None:
        """What keeps a table's message or ping from being shown, as of the last attempt."""
        return self._troubles.get((guild, number))

    def show(self, guild: int, number: int) -> None:
        """Have the message show the newest state, soon."""
        self._drawings.ask((guild, number))

    async def bring(self, guild: int, number: int, channel: int) -> Trouble | None:
        """Post the table's message anew, at the bottom of a channel; what went wrong."""
        return await self._drawings.bring((guild, number), channel)

    async def channel_of(self, table: Look | Table) -> int:
        """The channel in which the table's message is, or else will be."""
        return await postings.channel_of(self._tables.store, table)

    def held(self, guild: int, number: int) -> AbstractAsyncContextManager[None]:
        """Draw nothing of a new table for the block, in which its first message is posted."""
        return self._drawings.held((guild, number))

    async def shown(self, guild: int, number: int) -> None:
        """Wait until no drawing of the table is under way."""
        if tasks := self._drawings.under_way([(guild, number)]):
            await asyncio.wait(tasks)

    async def catch_up(self, only: int | None = None) -> int:
        """Have every message that is behind its table drawn; how many tables that may be.

        In all servers that can be reached, or in `only` one. What is only stale, of tables that are
        over, comes after that, one by one.
        """
        unfinished = [
            (guild, number)
            for guild, number in await self._tables.store.unfinished()
            if only in (None, guild) and calls.reachable(self._client, guild) is not None
        ]
        for start in range(0, len(unfinished), TOGETHER):
            batch = unfinished[start : start + TOGETHER]
            for guild, number in batch:
                self.show(guild, number)
            if tasks := self._drawings.under_way(batch):
                await asyncio.wait(tasks, timeout=BREATH_SECONDS)
        self._renewed.begin(only)
        return len(unfinished)

    def look_again(self, guild: int) -> None:
        """Something that was in the way in this server may be so no longer: catch up soon."""
        self._later(guild, BREATH_SECONDS)

    async def redraw(self, guild: int) -> None:
        """Have the messages of a server's open tables drawn anew soon: its language has changed."""
        await self._tables.store.mark_stale(guild)
        self.renew(guild)

    def renew(self, guild: int) -> None:
        """Have all that is stale in a server drawn anew, soon."""
        self._later(guild, 0.0)

    def freshen(self) -> None:
        """Try again, one by one, to edit what is stale of tables that are over."""
        self._renewed.begin()

    async def close(self) -> None:
        """Draw nothing more, and wait for what is under way; it can be drawn after a restart."""
        self._closed = True
        for timer in self._timers.values():
            timer.cancel()
        self._timers.clear()
        for task in self._catching:
            task.cancel()
        await asyncio.gather(*self._catching, return_exceptions=True)
        await self._renewed.close()
        await self._drawings.close()

    def _later(self, what: Key | int, seconds: float) -> None:
        """Look again at a table, or at all of a server, unless that is to be done anyway."""
        if not self._closed and what not in self._timers:
            self._timers[what] = asyncio.get_running_loop().call_later(seconds, self._due, what)

    def _due(self, what: Key | int) -> None:
        self._timers.pop(what, None)
        if isinstance(what, tuple):
            self._drawings.ask(what)
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

    async def _stale(self) -> list[Key]:
        """The tables that are over and whose message is stale, in servers that can be reached."""
        self._barred.clear()
        found = await self._tables.store.stale()
        return [key for key in found if calls.reachable(self._client, key[0]) is not None]

    async def _renew(self, key: Key) -> bool:
        """Draw one of them, unless nothing can be edited in its channel; whether it was tried."""
        message = await self._tables.store.message(*key, "table")
        if message is None or message.channel in self._barred:
            return False
        if not calls.may_see(self._client, message.channel):
            return False
        self._drawings.ask(key)
        await self.shown(*key)
        return True

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
        place = calls.reachable(self._client, key[0])
        if place is None:
            # When it can be reached again, what is behind is drawn.
            return None if anew is None else Trouble(Kind.DISCORD, anew)
        # Before anything that it shows: what makes it stale meanwhile is not taken back.
        message = await self._tables.store.message(*key, "table")
        words = await public_words(self._tables.settings, key[0], place.preferred_locale)
        look = await self._look(key, message if anew is None else None)
        trouble = None
        if look.status == "over" and look.view is None and not look.unread:
            await self._rematch_is_off(look, message)
        if anew is None and message is not None and postings.only_stale(look, message):
            trouble = await self._edit_over(look, message, words)
        elif anew is not None or message is None or postings.behind(look, message) or message.stale:
            trouble = await self._put(look, message, anew, words)
        if anew is not None:
            return trouble
        if trouble is not None and trouble.kind is Kind.GONE_CHANNEL and look.status == "over":
            # There is nothing any more that could show the end.
            await self._tables.store.drop_message(*key, "table")
            trouble = None
        if trouble is None:
            trouble = await self._pings.call(look, words)
        await self._tidy(look)
        return trouble

    async def _look(self, key: Key, message: Message | None) -> Look:
        """The table as everybody sees it, whose message that is. Raises as `Tables.look`.

        One that was stopped is told as well where its position can't be read; and one that is over
        if its message is only stale, as whoever deleted their data may be named there.
        """
        try:
            return await self._tables.look(*key, history=HISTORY)
        except (Lacking, Broken):
            look = await self._tables.listed(*key, history=HISTORY)
            if look.stop is None and not (
                message is not None and postings.only_stale(look, message)
            ):
                raise
            return look

    async def _rematch_is_off(self, look: Look, message: Message | None) -> None:
        """Have the result of the table before offer a rematch again, if this closed lobby was one.

        Noted before the lobby is drawn as closed, so that after a kill both are still to be drawn.
        """
        if message is not None and not postings.behind(look, message):
            return
        store = self._tables.store
        before = await store.before(look.guild, look.number)
        result = before and await store.message(look.guild, before.number, "table")
        if before is not None and result:
            # Nothing is drawn by this: whatever was asked of it is still asked.
            await store.put_message(replace(result, revision=before.revision - 1, stale=0))
            self.show(look.guild, before.number)

    def _remember(self, key: Key, trouble: Trouble | None) -> None:
        """Keep what is wrong, so that players can be told; after a passing failure try again."""
        if trouble is None:
            self._troubles.pop(key, None)
            if key not in self._timers:
                self._failures.pop(key, None)
            return
        self._troubles[key] = trouble
        if trouble.kind in postings.PASSING:
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
            if postings.ended_since(look, message):
                told = await self._pings.told(look)
                if not await self._post(look, message, channel, words, told):
                    return None
            trouble = await self._edit(look, message, words)
            if trouble is None or trouble.kind not in postings.MOVED:
                return trouble
        return await self._post(look, message, channel, words)

    async def _edit_over(self, look: Look, message: Message, words: Words) -> Trouble | None:
        """Edit the message of a table that is over; what went wrong, if it will pass by itself.

        Where it can't be edited now, it stays stale until something has changed, or the next start.
        """
        if not calls.may_see(self._client, message.channel):
            return None
        trouble = await self._edit(look, message, words)
        if trouble is None or trouble.kind in postings.PASSING:
            return trouble
        if trouble.kind in postings.GONE:
            await self._tables.store.drop_message(look.guild, look.number, "table")
        elif trouble.kind in postings.BARRED:
            self._barred.add(message.channel)
        return None

    async def _edit(self, look: Look, message: Message, words: Words) -> Trouble | None:
        """Edit the table's message where it is; what went wrong."""
        channel = message.channel
        screen = await self._screen(look, channel, words)
        trouble = await calls.edit(
            self._client, channel, message.message, screen, **postings.about(look)
        )
        if trouble is None:
            # A board that could not be shown is drawn as soon as it can be read again.
            passing = look.unread and look.stop is None
            await self._note(look, channel, message.message, 0 if passing else message.stale)
        return trouble

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
        origin, stale = (None, 0) if replaced is None else (replaced.message, replaced.stale)
        nonce = postings.nonce_of(look, "table", look.revision, origin)
        posted = await calls.post(
            self._client, channel, screen, nonce=nonce, **postings.about(look)
        )
        if isinstance(posted, Trouble):
            return posted
        await self._note(look, channel, posted, stale)
        if replaced is None:
            await self._note_forgotten(look)
        return None

    async def _note_forgotten(self, look: Look) -> None:
        """Have the first message of a table drawn anew if somebody has deleted their data since.

        Before it was noted that there is such a message, none could be stale.
        """
        now = await self._look((look.guild, look.number), None)
        if (now.seats, now.stop) != (look.seats, look.stop):
            await self._tables.store.mark_stale(look.guild, look.number)
            self.show(look.guild, look.number)

    async def _tidy(self, look: Look) -> None:
        """Delete the messages that others have replaced."""
        store, key = self._tables.store, (look.guild, look.number)
        for channel, message in await store.leftovers(*key):
            if not calls.may_see(self._client, channel):
                continue
            trouble = await calls.delete(self._client, channel, message, **postings.about(look))
            if trouble is None or trouble.kind not in postings.PASSING | postings.BARRED:
                await store.drop_leftover(*key, message)
            elif trouble.kind in postings.PASSING:
                self._again(key)

    async def _note(self, look: Look, channel: int, message: int, stale: int = 0) -> None:
        """What the message shows now; `stale` is how stale it was known to be before the look."""
        await self._tables.store.put_message(
            Message(look.guild, look.number, "table", channel, message, look.revision, stale)
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
