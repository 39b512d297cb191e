"""What can go wrong with Discord, and what each failure means: one table for the whole program.

`CODES` gives every error code that ordinary life brings its kind; whoever called Discord decides by
the kind what to do. Everything else is a fault: `report` logs it, once, and gives it a short
reference that the person can pass on.
"""

import enum
import logging
import secrets
from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from typing import Final

import aiohttp
import discord

from cogs.ui.words import Words

_log = logging.getLogger(__name__)


class Kind(enum.Enum):
    """What a failed call to Discord means for us."""

    GONE_MESSAGE = "gone-message"
    """Somebody deleted the message: post a new one where one is needed."""
    GONE_CHANNEL = "gone-channel"
    """The channel, thread or server is gone: nothing can be shown there any more."""
    NO_ACCESS = "no-access"
    """We can't see the channel: tell people privately, try again when something is asked."""
    NO_PERMISSION = "no-permission"
    """We may not do this there; `Trouble.missing` says what we lack."""
    CLOSED_THREAD = "closed-thread"
    """The thread is archived or locked."""
    TOO_OLD = "too-old"
    """A message older than an hour was edited too often: post a new one."""
    BUSY = "busy"
    """Too many calls: leave it for later."""
    DISCORD = "discord"
    """Discord or the network failed, after retries; it may have been done all the same."""
    LATE = "late"
    """The interaction is unknown: we were too late, or Discord lost it. What was done stands."""
    TWICE = "twice"
    """The interaction was answered already, by a repeated call or delivery: it has its answer."""
    EXPIRED = "expired"
    """The interaction's 15 minutes are over."""
    FAULT = "fault"
    """Nothing that ordinary life brings: a fault of the program."""


CODES: Final = {
    10003: Kind.GONE_CHANNEL,
    10004: Kind.GONE_CHANNEL,
    10008: Kind.GONE_MESSAGE,
    10015: Kind.EXPIRED,
    10062: Kind.LATE,
    30046: Kind.TOO_OLD,
    40060: Kind.TWICE,
    50001: Kind.NO_ACCESS,
    50013: Kind.NO_PERMISSION,
    50027: Kind.EXPIRED,
    50083: Kind.CLOSED_THREAD,
    160005: Kind.CLOSED_THREAD,
}
"""Discord's JSON error codes that are expected, and what each means."""

UNANSWERABLE: Final = frozenset({Kind.LATE, Kind.TWICE, Kind.EXPIRED})
"""Kinds after which nothing more can be said to the person through the same interaction."""

NETWORK: Final = (aiohttp.ClientError, ConnectionError, TimeoutError)
_REFERENCE_LETTERS = "23456789ABCDEFGHJKMNPQRSTUVWXYZ"
_REFERENCE_LENGTH = 6
_TOO_MANY_REQUESTS = 429
_SERVER_ERRORS = 500


def kind_of(error: BaseException) -> Kind:  # noqa: PLR0911  (one a line)
    """What an exception raised by a call to Discord means.

    Only for such: a timeout or a broken connection of our own would pass for Discord's.
    """
    if isinstance(error, discord.HTTPException):
        if error.code in CODES:
            return CODES[error.code]
        if error.status == _TOO_MANY_REQUESTS:
            return Kind.BUSY
        if error.status >= _SERVER_ERRORS:
            return Kind.DISCORD
        return Kind.FAULT
    if isinstance(error, discord.RateLimited):
        return Kind.BUSY
    if isinstance(error, discord.InteractionResponded):
        return Kind.TWICE
    if isinstance(error, NETWORK):
        return Kind.DISCORD
    return Kind.FAULT


@dataclass(frozen=True, slots=True)
class Trouble:
    """A call to Discord that failed, and why."""

    kind: Kind
    channel: int
    """Where."""
    missing: tuple[str, ...] = ()
    """The permissions we lack there, by discord.py's names; empty if unknown."""
    reference: str = ""
    """For a FAULT: under which reference it was logged."""

    def sentence(self, words: Words) -> str:
        """What happened, and what can be done about it, for a person in the server."""
        where = f"<#{self.channel}>"
        if self.kind is Kind.NO_PERMISSION and not self.missing:
            return words("trouble-no-permission-unknown", where=where)
        return words(
            f"trouble-{self.kind.value}",
            where=where,
            permissions=words.list(permission_name(words, name) for name in self.missing),
            count=len(self.missing),
            reference=self.reference,
        )


def permission_name(words: Words, name: str) -> str:
    """A permission as Discord's own settings name it in that language."""
    key = f"permission-{name.replace('_', '-')}"
    return words(key) if words.has(key) else name.replace("_", " ")


def trouble_of(
    error: Exception, channel: int, missing: Iterable[str] = (), **about: object
) -> Trouble:
    """The failure of a call in `channel`. A fault is logged here; `about` says at what."""
    kind = kind_of(error)
    if kind is Kind.FAULT:
        return Trouble(kind, channel, reference=report(error, channel=channel, **about))
    where = _told(about)
    _log.info("discord channel=%s %s trouble=%s error=%s", channel, where, kind.value, error)
    lacks = kind in (Kind.NO_PERMISSION, Kind.NO_ACCESS)
    return Trouble(kind, channel, missing=tuple(missing) if lacks else ())


def report(error: BaseException, **context: object) -> str:
    """Log an error that nobody foresaw, and give the reference that the log line carries.

    `context` says where it happened (table, turn, action): never cards, seeds or tokens. Reported
    again, the same exception is not logged again and keeps its reference.
    """
    known = getattr(error, "tabletails_reference", None)
    if isinstance(known, str):
        return known
    reference = "".join(secrets.choice(_REFERENCE_LETTERS) for _ in range(_REFERENCE_LENGTH))
    error.tabletails_reference = reference  # type: ignore[attr-defined]
    _log.error("fault reference=%s %s", reference, _told(context), exc_info=error)
    return reference


def _told(context: Mapping[str, object]) -> str:
    return " ".join(f"{name}={value}" for name, value in context.items())
