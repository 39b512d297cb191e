"""Calling members: whoever must act now, once a turn, and whoever is to learn that it is over."""

from collections.abc import Iterable
from dataclasses import replace
from typing import Final

import discord

from cogs.channels.postings import Key, about, channel_of, nonce_of
from cogs.screens.board import ping_screen
from cogs.ui import calls
from cogs.ui.errors import Trouble
from cogs.ui.words import Words
from rules.look import Look
from rules.recent import Recent
from rules.store import Message, Store

REMEMBERED: Final = 128
"""Of how many tables at most it is known whom the last ping called; of others they are called again
if they play twice in a row."""


class Pings:
    """The turn pings of all tables."""

    def __init__(self, client: discord.Client, store: Store) -> None:
        self._client = client
        self._store = store
        self._called: Recent[Key, tuple[int, ...]] = Recent(REMEMBERED)
        """Who was awaited when a table's last ping was posted, where that is not long ago."""

    async def told(self, look: Look) -> tuple[int, ...]:
        """The members at a table who are to learn that somebody else has stopped it."""
        stop = look.stop
        if stop is None:
            return ()
        there = [
            seat.member for n, seat in enumerate(look.seats) if not seat.left and n != stop.seat
        ]
        return await self._with_pings(look.guild, there)

    async def call(self, look: Look, words: Words) -> Trouble | None:
        """Call who must act, once a turn; the ping of the turn before goes. What went wrong.

        Who gave up is called by none: if they were awaited, their turn is over.
        """
        old = await self._store.message(look.guild, look.number, "ping")
        key = (look.guild, look.number)
        if old is not None and look.acting and old.revision == look.turn:
            return None
        members = [look.seats[seat].member for seat in look.acting]
        if old is not None and _plays_on(look) and self._called.get(key) == (*members,):
            # Whoever plays again has just played: they need not be called, they see their hand.
            await self._store.put_message(replace(old, revision=look.turn))
            return None
        called = await self._with_pings(look.guild, members)
        trouble = await self._post(look, words, called) if called else None
        self._called.put(key, (*members,))
        if old is not None and (trouble is not None or not called):
            await self._store.retire_message(*key, "ping")
        return trouble

    async def _with_pings(self, guild: int, members: Iterable[int]) -> tuple[int, ...]:
        """Those of the members who want to be called."""
        store = self._store
        return tuple([m for m in members if (await store.member_settings(guild, m)).pings])

    async def _post(self, look: Look, words: Words, called: tuple[int, ...]) -> Trouble | None:
        """Post the ping of this turn; the one before is left over by that."""
        channel = await channel_of(self._store, look)
        screen = ping_screen(look, words, called)
        nonce = nonce_of(look, "ping", look.turn)
        posted = await calls.post(self._client, channel, screen, nonce=nonce, **about(look))
        if isinstance(posted, Trouble):
            return posted
        await self._store.put_message(
            Message(look.guild, look.number, "ping", channel, posted, look.turn)
        )
        return None


def _plays_on(look: Look) -> bool:
    """Whether the one who made the last move is the one who must act again."""
    moves = [line.seat for line in look.history if line.kind == "play"]
    return bool(moves) and look.acting == (moves[-1],)
