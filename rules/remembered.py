"""What a guild remembers, as it is read: leaderboards, profiles, past tables and who is who.

A store keeps it and answers; what is asked of it by people goes through `chronicle`.
"""

from collections.abc import Collection, Mapping
from dataclasses import dataclass
from typing import Any, Literal, Protocol

from rules.ratings import Rating
from rules.store import Result

By = Literal["rating", "wins", "points"]


@dataclass(frozen=True, slots=True)
class Ranked:
    """A member on a leaderboard."""

    place: int | None
    """Shared by equal ones; None for a reader who is not placed (hidden, or not rated enough)."""
    member: int
    name: str
    """As last seen."""
    games: int
    wins: int
    """How often they were first, alone or with others."""
    points: int
    """In halves (see `store.Result`)."""
    best: int | None
    """The best score at this game; None for all games together."""
    given_up: int
    rated: int
    """How many of the games were rated."""
    rating: int | None
    """In hundredths; None for all games together, and before it may be told."""
    gone: bool
    hidden: bool


@dataclass(frozen=True, slots=True)
class Asked:
    """Which part of which leaderboard is asked for, and by whom."""

    guild: int
    game: str
    """`` for all games together."""
    period: str
    """See `periods`."""
    by: By
    page: int
    """From 0."""
    size: int
    """How many members a page has."""
    gone: bool = False
    """Whether those who are not in the guild any more are placed too."""
    reader: int | None = None


@dataclass(frozen=True, slots=True)
class Leaderboard:
    """A page of a leaderboard."""

    asked: Asked
    rows: tuple[Ranked, ...]
    own: Ranked | None
    """The reader's row, wherever it stands; None if they finished no such game in the period."""
    total: int
    """How many are placed."""
    gone: int
    """How many of those who are not in the guild any more are placed, or would be if asked for."""

    @property
    def pages(self) -> int:
        """How many pages there are; an empty leaderboard has one."""
        return max(1, -(-self.total // self.asked.size))


@dataclass(frozen=True, slots=True)
class Finished:
    """A table that is over, as it is remembered."""

    guild: int
    number: int
    game: str
    options: str
    """The options that differ from their defaults, as a JSON object."""
    reason: str
    began: float
    ended: float
    moves: int
    results: tuple[Result, ...]

    @property
    def stopped(self) -> bool:
        """Whether it came to no result."""
        return all(result.place is None for result in self.results)


@dataclass(frozen=True, slots=True)
class History:
    """A page of finished tables, the last first."""

    rows: tuple[Finished, ...]
    page: int
    size: int
    total: int

    @property
    def pages(self) -> int:
        """How many pages there are; an empty history has one."""
        return max(1, -(-self.total // self.size))


@dataclass(frozen=True, slots=True)
class Tally:
    """How a member has done at one game, or at all together (`game` empty), ever."""

    game: str
    games: int
    wins: int
    points: int
    best: int | None
    given_up: int
    streak: int
    """How many of the last games in a row were won."""
    longest: int
    """The longest such streak ever."""
    places: Mapping[int, int]
    """How often they came in at each place, as `Result.place` counts them."""
    stopped: int
    """How many tables were stopped while they sat there; none of the other figures counts them."""
    rating: Rating | None
    """None for all games together, and before the first rated game."""


@dataclass(frozen=True, slots=True)
class Met:
    """One member against another, at tables where they were not on the same team."""

    member: int
    other: int
    games: int
    ahead: int
    """How often `member` was placed before `other`."""
    behind: int


@dataclass(frozen=True, slots=True)
class Rise:
    """A member's rating after a table."""

    at: float
    number: int
    """The table's."""
    rating: Rating


@dataclass(frozen=True, slots=True)
class Profile:
    """All that a profile tells of a member."""

    guild: int
    member: int
    name: str
    gone: bool
    hidden: bool
    total: Tally
    """All games together."""
    games: tuple[Tally, ...]
    """One a game, the one most played first."""
    rises: Mapping[str, tuple[Rise, ...]]
    """By game: the last ratings, oldest first."""
    met: Met | None
    """Against the reader; None if it is their own profile, or they never met."""

    @property
    def favourite(self) -> str | None:
        """The game most played, if any was finished."""
        return self.games[0].game if self.games and self.games[0].games else None


@dataclass(frozen=True, slots=True)
class Person:
    """What is known of a member of a guild."""

    member: int
    name: str
    seen: float
    """When the name was last seen."""
    gone: bool = False
    hidden: bool = False
    checked: float = 0.0
    """When it was last known whether they are in the guild."""


class Busy(Exception):
    """The member sits at a table that is not over, or has come to another: nothing was deleted."""


class Memory(Protocol):
    """What a store remembers beyond tables. Every write is durable when it returns."""

    async def leaderboard(self, asked: Asked) -> Leaderboard:
        """A page of a leaderboard; without rows if there are not so many."""
        ...

    async def profile(self, guild: int, member: int, reader: int | None, rises: int) -> Profile:
        """A member's profile, with at most so many last ratings a game; empty if never seen."""
        ...

    async def history(
        self, guild: int, *, member: int | None, game: str, page: int, size: int
    ) -> History:
        """Finished tables, stopped ones too: of a guild, a member, a game (`` for all)."""
        ...

    async def finished(self, guild: int, number: int) -> Finished | None:
        """How a table ended, or None."""
        ...

    async def seen(self, guild: int, member: int, name: str, at: float) -> None:
        """A member was seen in the guild under a display name: they are not gone.

        Nothing happens if nothing is known of them (any more).
        """
        ...

    async def person(self, guild: int, member: int) -> Person | None:
        """What is known of a member, or None."""
        ...

    async def to_check(self, before: float, limit: int) -> list[tuple[int, int]]:
        """(guild, member) of those not known to be gone, checked longest ago, before a time.

        None of a guild in which the bot is not any more: it can learn nothing there.
        """
        ...

    async def checked(self, guild: int, member: int, at: float, *, gone: bool) -> None:
        """Whether a member is gone was found out; nothing happens if they are not known."""
        ...

    async def hide(self, guild: int, member: int, name: str, at: float, *, hidden: bool) -> None:
        """Put a member on no leaderboard, or on all again; their name is noted as by `seen`."""
        ...

    async def everything(self, guild: int, member: int) -> Mapping[str, Any]:
        """All that is stored about a member, as JSON values."""
        ...

    async def tables_with(self, guild: int, member: int) -> list[int]:
        """The numbers of all tables, over or not, at which a member ever was; ascending.

        With those at which somebody sits who wishes for them as a partner.
        """
        ...

    async def forget_member(
        self,
        guild: int,
        member: int,
        still: Collection[int] | None = None,
        called: Collection[str] = (),
    ) -> None:
        """Delete a member's data; what others did stays whole. Raises Busy.

        `still` are the tables at which nobody does anything meanwhile; if the member is at others
        by now, that is Busy too (None: nobody does anything anywhere). `called` are names of theirs
        that need not be stored: others may have written them into a reason.

        With it, all messages of tables where they were, and of those whose reason of a stop named
        them, become stale (see `store.Message`), and all that is shown with their name is to be
        deleted (see `to_unshow`).
        """
        ...

    async def put_shown(
        self, guild: int, channel: int, message: int, members: Collection[int]
    ) -> None:
        """Remember a message in which somebody shows something, and who is named there.

        With NOBODY among the members, it is to be deleted.
        """
        ...

    async def unshow(self, guild: int, member: int) -> None:
        """All that is shown with a member's name is to be deleted, as by `forget_member`."""
        ...

    async def to_unshow(self) -> list[tuple[int, int, int]]:
        """(guild, channel, message) of all that is shown and to be deleted."""
        ...

    async def drop_shown(self, guild: int, message: int) -> None:
        """Forget such a message, with all who are named there."""
        ...

    async def guild_left(self, guild: int, at: float) -> None:
        """The bot is not in the guild any more; the first time it is told counts."""
        ...

    async def guild_back(self, guild: int) -> None:
        """The bot is in the guild (again)."""
        ...

    async def guilds_left(self, before: float) -> list[int]:
        """The guilds that were left before a time."""
        ...

    async def guilds_known(self) -> list[int]:
        """The guilds of which anything is stored and that were not left."""
        ...

    async def forget_guild(self, guild: int, before: float) -> bool:
        """Delete everything of a guild that was left before a time; False if it is back."""
        ...
