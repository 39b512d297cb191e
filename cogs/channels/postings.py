"""What the messages have in common that the bot posts, edits and deletes by itself."""

import hashlib

from cogs.ui.errors import Kind
from rules.look import Look
from rules.store import Message, Store, Table

Key = tuple[int, int]
"""A table: its server and its number."""

MOVED: frozenset[Kind] = frozenset({Kind.GONE_MESSAGE, Kind.TOO_OLD, Kind.CLOSED_THREAD})
"""After these an edit can't succeed: the message is posted anew, which also opens a thread that was
closed because nobody wrote in it."""
GONE: frozenset[Kind] = frozenset({Kind.GONE_MESSAGE, Kind.GONE_CHANNEL})
PASSING: frozenset[Kind] = frozenset({Kind.DISCORD, Kind.BUSY})
BARRED: frozenset[Kind] = frozenset({Kind.NO_ACCESS, Kind.NO_PERMISSION, Kind.CLOSED_THREAD})
"""After these a message can't be edited or deleted now, but perhaps later."""


async def channel_of(store: Store, table: Look | Table) -> int:
    """The channel in which the table's message is, or else will be."""
    message = await store.message(table.guild, table.number, "table")
    return table.channel if message is None else message.channel


def behind(look: Look, message: Message) -> bool:
    """Whether the table has changed since the message was drawn."""
    return message.revision < look.revision


def only_stale(look: Look, message: Message) -> bool:
    """Whether the message shows all that the table came to, and is stale nevertheless."""
    return look.status == "over" and message.stale > 0 and not behind(look, message)


def ended_since(look: Look, message: Message) -> bool:
    """Whether the message still shows a game going on that has ended."""
    if look.status != "over" or (look.view is None and not look.unread):
        return False
    ended = [line.revision for line in look.history if line.kind in ("play", "resign", "stop")]
    return bool(ended) and message.revision < ended[-1]


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
