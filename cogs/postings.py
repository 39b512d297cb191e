"""What all messages have in common that the bot posts, edits and deletes by itself."""

import hashlib

from cogs.ui.errors import Kind
from rules.look import Look
from rules.store import Store, Table

Key = tuple[int, int]
"""A table: its server and its number."""

MOVED: frozenset[Kind] = frozenset({Kind.GONE_MESSAGE, Kind.TOO_OLD, Kind.CLOSED_THREAD})
"""After these an edit can't succeed: the message is posted anew, which also opens a thread that was
closed because nobody wrote in it."""
GONE: frozenset[Kind] = frozenset({Kind.GONE_MESSAGE, Kind.GONE_CHANNEL})
PASSING: frozenset[Kind] = frozenset({Kind.DISCORD, Kind.BUSY})
BARRED: frozenset[Kind] = frozenset({Kind.NO_ACCESS, Kind.NO_PERMISSION, Kind.CLOSED_THREAD})
"""After these a message can't be deleted now, but perhaps later."""


async def channel_of(store: Store, table: Look | Table) -> int:
    """The channel in which the table's message is, or else will be."""
    message = await store.message(table.guild, table.number, "table")
    return table.channel if message is None else message.channel


def about(look: Look) -> dict[str, object]:
    """What the log says of a failed call."""
    return {"guild": look.guild, "table": look.number, "revision": look.revision}


def nonce_of(look: Look, *what: object) -> str:
    """The same for each try at one posting of a table, and no other: Discord posts it once.

    So neither a lost answer nor a kill between posting and noting leaves a message twice. At most
    25 characters.
    """
    posting = repr((look.guild, look.number, *what)).encode()
    return hashlib.blake2b(posting, digest_size=12).hexdigest()
