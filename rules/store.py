"""What the table handlers need of a store, and the values that go in and out of it.

The store knows no game: states, options and outcomes are text to it. `storage` implements this
with SQLite; tests may use a store in memory. A guild (server) is a partition: every key begins with
it, and nothing ever touches two guilds at once.
"""

from collections.abc import Awaitable, Callable, Sequence
from dataclasses import dataclass
from typing import Literal, Protocol

from rules.ratings import Rating

Status = Literal["lobby", "running", "over"]
LARGEST = 2**53
"""No number of a table is larger: what Discord takes as a whole number, and a store too."""
NOBODY = 0
"""Stands for a member who deleted their data; no member of Discord has this id."""
Parts = tuple[tuple[str, int], ...]
"""How a score came about: words of the game, each with what it adds to the score."""
EntryKind = Literal["open", "join", "leave", "pair", "start", "play", "resign", "stop", "rematch"]
"""What an entry of a log is about."""
Role = Literal["table", "ping"]
"""What a posted message is for: the lobby and later the board of a table; the last turn ping."""


@dataclass(frozen=True, slots=True)
class Seat:
    """A member at a table. `contribution` is what their join added to the shuffle (see `fair`)."""

    member: int
    name: str
    contribution: str
    left: bool = False
    """True after they resigned from the running game. In a lobby who leaves is simply gone."""
    partner: int | None = None
    """In a lobby of a game in teams: the member with whom they would play. It counts if that one
    has chosen them too (see `lobby`)."""


@dataclass(frozen=True, slots=True)
class Table:
    """One game from lobby to result, as it is stored: key (guild, number)."""

    guild: int
    number: int
    """1, 2, 3 … in each guild; 0 before it is stored."""
    channel: int
    game: str
    options: str
    """The table options that differ from their defaults, as a JSON object."""
    size: int
    """How many may sit down at most."""
    secret: bytes
    """Never leaves the process before the table is over; see `fair`."""
    seats: tuple[Seat, ...]
    status: Status = "lobby"
    revision: int = 0
    """How many entries the table's log has."""
    state: str | None = None
    """The position as JSON, once it runs."""
    outcome: str | None = None
    """The outcome as JSON, once it is over and the game came to a result."""
    rematch: int | None = None
    """The number of the table that continues this one."""
    opened: float = 0.0
    """Seconds since 1970, from the injected clock."""
    changed: float = 0.0
    seed: bytes | None = None
    """The seed of the game, kept only where a contribution to it was deleted; a change of the table
    leaves it as it is."""


@dataclass(frozen=True, slots=True)
class Entry:
    """One line of a table's log: what raised its revision to `revision`.

    `interaction` is Discord's id of the click or command that asked for it, unique in the log of
    the guild: the same click delivered twice is stored once. None only for what another entry's
    step brought along (the opening of a rematch).
    """

    revision: int
    kind: EntryKind
    member: int
    interaction: int | None
    at: float
    seat: int | None = None
    text: str = ""
    """The move in its text form, or what the kind needs to be replayed."""
    events: str = "[]"
    """What happened, as JSON: a list of [kind, seat, facts, secret]."""


@dataclass(frozen=True, slots=True)
class Message:
    """Where a message of a table is, and up to which revision it shows the table."""

    guild: int
    table: int
    role: Role
    channel: int
    message: int
    revision: int
    stale: int = 0
    """How often it was asked that it be drawn anew since it was, though the table is as it was: who
    is named there has deleted their data, or the language has changed. In `Store.put_message`: how
    many of these were known before the table was read that the message now shows."""


@dataclass(frozen=True, slots=True)
class Result:
    """How a table ended for one seat."""

    seat: int
    member: int
    """NOBODY, without a name, once they deleted their data."""
    name: str
    team: int
    """Seats with the same number play together; where there are no teams, the seat."""
    place: int | None
    """1 is first; None when the table was stopped. It counts the seats placed before: at a table
    of two teams, those of the second are third."""
    score: int | None
    parts: Parts = ()
    points: int = 0
    """In halves: 2 for each seat of another team placed behind, 1 for each placed equal."""
    resigned: bool = False
    weight: float | None = None
    """How much the table counted for their rating; None if it did not, and before it is stored."""


@dataclass(frozen=True, slots=True)
class Rated:
    """What a table changed, by seat: how much it counted, and the rating after it."""

    weights: tuple[float, ...]
    ratings: tuple[Rating, ...]


Rate = Callable[[Sequence[Rating], Sequence[Sequence[int]]], Rated]
"""From everybody's rating before, by seat, and, by seat and seat, at how many rated tables of the
same game the two were opponents since `Ending.met_since`. Where a member has deleted their data
since, it may have been anybody. It has no effects, and may be called again."""


@dataclass(frozen=True, slots=True)
class Ending:
    """How a table ended, as it is handed in with the change that ends it."""

    reason: str
    ended: float
    results: tuple[Result, ...]
    """In seat order."""
    periods: tuple[str, ...] = ()
    """The periods in whose standings it counts; none if it was stopped."""
    rate: Rate | None = None
    """How it changes ratings; None if it doesn't."""
    met_since: float = 0.0


@dataclass(frozen=True, slots=True)
class Change:
    """One change of a table, stored whole or not at all."""

    table: Table
    """As it shall be; its revision is the entry's."""
    entry: Entry
    ending: Ending | None = None
    """For the change that ends a game: all that is remembered of it is stored with it."""
    opens: Table | None = None
    """A new table (number 0) opened by the same step; its number becomes `table.rematch`."""
    opens_entry: Entry | None = None


@dataclass(frozen=True, slots=True)
class MemberSettings:
    """What a member has chosen for themselves in a guild."""

    pings: bool = True


@dataclass(frozen=True, slots=True)
class SettingChange:
    """One change of a setting of a server, as its audit list keeps it.

    Settings and their values are text; what they mean, and how they are when nobody has changed
    them, only `settings` knows.
    """

    setting: str
    before: str
    after: str
    member: int
    interaction: int | None
    """Discord's id of the press, unique in the list: one delivered twice is stored once."""
    at: float


class StoreError(Exception):
    """The store can't do it; nothing was written."""


class AlreadyDone(StoreError):
    """The log has an entry of this interaction already; `table` is the number of its table."""

    def __init__(self, table: int) -> None:
        super().__init__(table)
        self.table = table


class Conflict(StoreError):
    """The stored table is not at the revision just before the entry's."""


class Store(Protocol):
    """Durable tables. Every write is durable (survives a kill and a power cut) when it returns."""

    def open(self, table: Table, entry: Entry) -> Awaitable[Table]:
        """Store a new table and its first entry (revision 1); the table returned has its number.

        Raises AlreadyDone.
        """
        ...

    def change(self, change: Change) -> Awaitable[Table]:
        """Store one change. Raises AlreadyDone or Conflict. Returns the table as stored."""
        ...

    async def table(self, guild: int, number: int) -> Table | None:
        """One table, or None."""
        ...

    async def before(self, guild: int, number: int) -> Table | None:
        """The finished table of which this one is the rematch, or None."""
        ...

    async def log(self, guild: int, number: int, last: int | None = None) -> list[Entry]:
        """The entries of a table in order, or only the `last` ones."""
        ...

    async def tables_of(self, guild: int, member: int) -> list[Table]:
        """The lobbies and running tables where the member sits and has not left, oldest first."""
        ...

    async def tables_in(self, guild: int, channel: int) -> list[Table]:
        """The lobbies and running tables of a channel, oldest first."""
        ...

    async def unfinished(self) -> list[tuple[int, int]]:
        """(guild, number) of each table that is not over, or whose messages are not done with.

        A message is done with when it shows the end, or is deleted.
        """
        ...

    async def put_message(self, message: Message) -> None:
        """Remember where a table's message of this role is; another one before is a leftover.

        It stays stale by what was asked beyond `message.stale`: a drawing takes back what it knew
        of, and nothing that came while it was made.
        """
        ...

    async def mark_stale(self, guild: int, table: int | None = None) -> None:
        """Ask that the message of a table be drawn anew.

        None: those of all lobbies and running tables of the guild.
        """
        ...

    async def stale(self) -> list[tuple[int, int]]:
        """(guild, number) of each table that is over and whose message is stale, in that order."""
        ...

    async def message(self, guild: int, table: int, role: Role) -> Message | None:
        """Where it is, or None."""
        ...

    async def drop_message(self, guild: int, table: int, role: Role) -> None:
        """Forget it; no error if there is none."""
        ...

    async def retire_message(self, guild: int, table: int, role: Role) -> None:
        """Make it a leftover; no error if there is none."""
        ...

    async def leftovers(self, guild: int, table: int) -> list[tuple[int, int]]:
        """(channel, message) of each message that is in nobody's place any more, oldest first.

        They are to be deleted, however often the process ends meanwhile.
        """
        ...

    async def drop_leftover(self, guild: int, table: int, message: int) -> None:
        """Forget one; no error if there is none."""
        ...

    async def member_settings(self, guild: int, member: int) -> MemberSettings:
        """What the member chose, or the defaults."""
        ...

    async def put_member_settings(self, guild: int, member: int, settings: MemberSettings) -> None:
        """Replace what the member chose."""
        ...

    async def server_settings(self, guild: int) -> dict[str, str]:
        """The settings of a server that somebody has changed, by name."""
        ...

    def change_setting(self, guild: int, change: SettingChange) -> Awaitable[None]:
        """Store `change.after` as the setting's value, and the change in the audit list.

        Both or neither; a change whose interaction is in the list already does nothing.
        """
        ...

    async def setting_changes(self, guild: int, most: int, skip: int = 0) -> list[SettingChange]:
        """At most so many of the audit list, the newest first, without the `skip` newest."""
        ...
