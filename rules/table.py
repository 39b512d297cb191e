"""The handlers: everything that can be asked of a table. All cogs go through them.

Each handler takes the table's lock, checks (the table is there, who asks may, now is the time, the
screen was up to date, the path is legal), computes, and stores the change whole before it returns.
A handler that is cancelled or fails leaves the table as it was, or stored whole: what is in memory
is only a copy of what is stored, thrown away before every write.
"""

import contextlib
import dataclasses
import json
from collections.abc import AsyncIterator, Callable, Collection, Iterable, Mapping, Sequence
from typing import Any, get_args

from pydantic import ValidationError
from pydantic_core.core_schema import ErrorType

from rules import fair
from rules.game import Broken, Event, Game, Missing, Options, Played
from rules.lobby import bad_size, in_teams, paired, partners_at, seated, too_few
from rules.locks import Locks, to_the_end
from rules.look import (
    Asker,
    Done,
    Look,
    Offer,
    events_text,
    host_of,
    json_text,
    look_at,
    seat_of,
)
from rules.position import Position, Step
from rules.recent import Recent
from rules.record import RESIGN, Claim, Record, dumps
from rules.refusals import IllegalMove, Lacking, NotAllowed, NotFound, NotNow, Refusal
from rules.results import finished, stopped
from rules.settings import Settings, not_stopped_by
from rules.store import AlreadyDone, Change, Entry, Seat, Store, Table

REMEMBERED = 128
"""How many tables at most are kept ready in memory; all others cost nothing while nobody plays."""
LARGEST = 2**53
"""No number of a table is larger: what Discord takes as a whole number, and a store too."""
REASON_MOST = 200
"""How long the reason for which a table is stopped may be, in characters."""


class Tables:
    """The tables of all guilds, by (guild, number)."""

    def __init__(
        self,
        store: Store,
        games: Mapping[str, Game[Any, Any]],
        *,
        clock: Callable[[], float],
        entropy: Callable[[int], bytes],
        languages: Collection[str] = (),
    ) -> None:
        """`clock` gives seconds since 1970; `entropy(n)` gives n bytes that nobody can foresee.

        `languages` are those in which a server may have its tables.
        """
        self.store = store
        self.games = games
        self.settings = Settings(store, clock=clock, languages=languages)
        self._clock = clock
        self._entropy = entropy
        self._locks = Locks()
        self._recent: Recent[tuple[int, int], Position] = Recent(REMEMBERED)

    # -- looking ---------------------------------------------------------------------------------

    async def look(
        self, guild: int, number: int, member: int | None = None, *, history: int = 0
    ) -> Look:
        """The table as `member` (None: everybody) may see it, with its last `history` entries.

        Raises NotFound, and Lacking if the game can't be played on here.
        """
        position = await self._position(guild, number)
        entries = await self.store.log(guild, number, history) if history else ()
        look = look_at(position.table, position.game, position.state, member, entries)
        if await self._came_to_nothing(guild, look.rematch):
            return dataclasses.replace(look, rematch=None)
        return look

    async def revision(self, guild: int, number: int) -> int | None:
        """How many entries the table's log has, whatever is wrong with it; None: no such table."""
        table = await self.store.table(guild, number)
        return None if table is None else table.revision

    async def mine(self, guild: int, member: int) -> list[Look]:
        """The lobbies and running tables at which the member sits, oldest first.

        Of one that is lacking something, nothing of the position is told; see `Look.lacking`.
        """
        tables = await self.store.tables_of(guild, member)
        return [await self._listed(table, member) for table in tables]

    async def here(self, guild: int, channel: int, member: int | None = None) -> list[Look]:
        """The lobbies and running tables of a channel, oldest first; told as by `mine`."""
        tables = await self.store.tables_in(guild, channel)
        return [await self._listed(table, member) for table in tables]

    async def listed(
        self, guild: int, number: int, member: int | None = None, *, history: int = 0
    ) -> Look:
        """As `look`, but of a table whose position can't be read too, told as by `mine`.

        Raises NotFound.
        """
        return await self._listed(await self.stored(guild, number), member, history)

    async def _listed(self, table: Table, member: int | None, history: int = 0) -> Look:
        try:
            return await self.look(table.guild, table.number, member, history=history)
        except (Lacking, Broken):
            entries = await self.store.log(table.guild, table.number, history) if history else ()
            look = look_at(table, self.games[table.game], None, member, entries)
            return dataclasses.replace(look, unread=True)

    async def offer(
        self,
        guild: int,
        number: int,
        member: int,
        turn: int | None = None,
        steps: Sequence[Step] = (),
    ) -> Offer:
        """What `member` may choose after `steps`; `turn` is that of the screen (None: any).

        A step that leaves only one choice is taken at once, but never the first. Raises NotFound,
        NotAllowed (no seat), NotNow (not running, not awaited), OutOfDate (the turn has passed),
        UnreadableMove or IllegalMove (the steps).
        """
        position = await self._position(guild, number)
        seat = position.to_act(member, turn)
        walk = position.walk(seat, steps)
        while walk.path and len(walk.choices.keys) == 1:
            walk = position.onward(walk, seat, 0)
        look = look_at(position.table, position.game, position.state, member)
        return Offer(look, walk.path, walk.steps, walk.choices, walk.back)

    async def record(self, guild: int, number: int) -> str:
        """The finished game as a file for `python -m rules verify`: its secret, joins and moves.

        Raises NotFound; NotNow while the secret could still tell what nobody may know.
        """
        table = await self.stored(guild, number)
        if table.status != "over" or table.state is None:
            raise NotNow("not-over", table=number)
        return dumps(record_of(table, await self.store.log(guild, number)))

    async def stored(self, guild: int, number: int) -> Table:
        """The table as it is stored, whatever may be wrong with its position. Raises NotFound."""
        table = await self.store.table(guild, number) if 0 < number <= LARGEST else None
        if table is None:
            raise NotFound("no-table", table=number)
        return table

    # -- the lobby -------------------------------------------------------------------------------

    async def open(
        self,
        guild: int,
        channel: int,
        host: Asker,
        *,
        game: str,
        options: Mapping[str, Any] | None = None,
        size: int | None = None,
        within: int | None = None,
    ) -> Look:
        """Open a lobby in which `host` has the first seat.

        `options` are table options by name, `size` the most players (default: as many as the game
        allows), `within` the channel of which `channel` is a thread. Raises
        NotAllowed("channel-closed") where the server wants no tables, NotFound("unknown-game"), as
        `bad_size` says, Refusal("bad-option"), or, for options that are good each but not together,
        a Refusal with the game's own code.
        """
        await self.settings.check_channel(guild, channel, within)
        if game not in self.games:
            raise NotFound("unknown-game", game=game)
        rules = self.games[game]
        size = rules.seats[-1] if size is None else size
        if size not in rules.seats:
            raise bad_size(rules)
        try:
            chosen = rules.settled(rules.options(**(options or {})))
        except ValidationError as error:
            raise _bad_option(error) from error
        table = self._lobby(guild, channel, host, rules, chosen, size)
        try:
            entry = self._entry(table, "open", host)
            table = await to_the_end(self.store.open(table, entry))
        except AlreadyDone as done:
            return await self.look(guild, done.table, host.member)
        return self._keep(table, rules, None, host.member)

    async def join(self, guild: int, number: int, asker: Asker) -> Look:
        """Take the next seat. Raises NotFound, NotNow (not a lobby any more, seated, full)."""
        async with self._locks.of((guild, number)):
            position = await self._held(guild, number)
            table = position.in_lobby()
            if seat_of(table, asker.member) is not None:
                raise NotNow("already-seated")
            if len(table.seats) >= table.size:
                raise NotNow("lobby-full", size=table.size)
            partner = None
            if in_teams(position.game):
                before = await self.store.before(guild, number)
                partner = _partner_before(before, position.game, asker)
            seat = Seat(asker.member, asker.name, _contribution(asker), partner=partner)
            table = dataclasses.replace(table, seats=(*table.seats, seat))
            return await self._save(position, table, "join", asker)

    async def leave(self, guild: int, number: int, asker: Asker) -> Look:
        """Give the seat in a lobby back; a lobby that everybody has left is over.

        Raises NotFound, NotAllowed (no seat), NotNow ("leave-running": who plays resigns instead).
        """
        async with self._locks.of((guild, number)):
            position = await self._held(guild, number)
            if position.table.status == "running":
                position.seat_of(asker)
                raise NotNow("leave-running", table=number)
            table = position.in_lobby()
            position.seat_of(asker)
            seats = tuple(seat for seat in table.seats if seat.member != asker.member)
            table = dataclasses.replace(
                table, seats=seats, status=table.status if seats else "over"
            )
            return await self._save(position, table, "leave", asker)

    async def pair(self, guild: int, number: int, asker: Asker, partner: int) -> Look:
        """Choose the member with whom one plays; who were their partners before are free.

        Raises NotFound, NotAllowed (no seat), NotNow (no lobby, "no-teams", "partner-self",
        "partner-gone").
        """
        async with self._locks.of((guild, number)):
            position = await self._held(guild, number)
            table = position.in_lobby()
            position.seat_of(asker)
            if not in_teams(position.game):
                raise NotNow("no-teams")
            if partner == asker.member:
                raise NotNow("partner-self")
            if seat_of(table, partner) is None:
                raise NotNow("partner-gone")
            seats = paired(table.seats, asker.member, partner)
            table = dataclasses.replace(table, seats=seats)
            return await self._save(position, table, "pair", asker, text=str(partner))

    async def start(self, guild: int, number: int, asker: Asker) -> Look:
        """Deal. In a rematch among the same people, each sits where they sat (see `Game.again`).

        Where there are teams, they must be the same too. Raises NotFound,
        NotAllowed ("only-host"), NotNow (no lobby, "too-few", "in-between").
        """
        async with self._locks.of((guild, number)):
            position = await self._held(guild, number)
            table = position.in_lobby()
            position.seat_of(asker)
            if host_of(table.seats) != asker.member:
                raise NotAllowed("only-host", host=table.seats[0].name)
            if refusal := too_few(position.game, len(table.seats)):
                raise refusal
            table, options = await self._seated(table, position.game)
            seed = fair.mix(table.secret, (seat.contribution for seat in table.seats))
            state = position.game.start(seed, len(table.seats), options)
            table = dataclasses.replace(table, status="running")
            return await self._save(position, table, "start", asker, played=Played(state, ()))

    # -- the running game ------------------------------------------------------------------------

    async def play(
        self,
        guild: int,
        number: int,
        asker: Asker,
        *,
        turn: int | None,
        steps: Sequence[Step],
    ) -> Done:
        """Play a complete move. It is stored when this returns.

        Raises as `offer` does, and IllegalMove("unfinished").
        """
        async with self._locks.of((guild, number)):
            position = await self._held(guild, number)
            seat = position.to_act(asker.member, turn)
            walk = position.walk(seat, steps)
            if walk.choices.keys or not walk.path:
                raise IllegalMove("unfinished")
            played = position.game.play(position.state, seat, walk.path)
            look = await self._save(
                position,
                position.table,
                "play",
                asker,
                played=played,
                seat=seat,
                text=position.game.text_of(walk.path),
            )
            return Done(look, walk.path, tuple(event.seen_by(seat) for event in played.events))

    async def resign(self, guild: int, number: int, asker: Asker) -> Look:
        """Give up, in or out of turn. Raises NotFound, NotAllowed (no seat), NotNow (not on)."""
        async with self._locks.of((guild, number)):
            position = await self._held(guild, number)
            table = position.running()
            seat = position.seat_of(asker)
            played = position.game.resign(position.state, seat)
            seats = tuple(
                dataclasses.replace(s, left=True) if n == seat else s
                for n, s in enumerate(table.seats)
            )
            table = dataclasses.replace(table, seats=seats)
            return await self._save(position, table, "resign", asker, played=played, seat=seat)

    async def stop(
        self,
        guild: int,
        number: int,
        asker: Asker,
        *,
        moderator: bool = False,
        reason: str = "",
    ) -> Look:
        """End a lobby or a running game without a result; `reason` is for those who sit there.

        Its position need not be one that can be read. Raises NotFound,
        NotAllowed ("only-host-stops", "only-moderators-stop") unless a moderator asks, or the host
        where the server lets hosts stop, NotNow, Refusal("reason-too-long").
        """
        reason = reason.strip()
        if len(reason) > REASON_MOST:
            raise Refusal("reason-too-long", most=REASON_MOST)
        settings = await self.settings.of(guild)
        async with self._locks.of((guild, number)):
            position = await self._held_anyhow(guild, number)
            table = position.table
            if table.status == "over":
                raise NotNow("table-over", table=number)
            refusal = not_stopped_by(settings, table.seats, asker.member, moderator=moderator)
            if refusal is not None:
                raise refusal
            seat = seat_of(table, asker.member)
            table = dataclasses.replace(table, status="over")
            return await self._save(position, table, "stop", asker, seat=seat, text=reason)

    async def rematch(
        self, guild: int, number: int, asker: Asker, *, channel: int, within: int | None = None
    ) -> Look:
        """Open, in `channel`, the lobby that continues a finished table, or join it if it is open.

        A new one, too, if the last was closed before a game began there. The same game, options and
        size; only who asks sits down, see `start` for where. Raises NotFound, NotAllowed (did not
        play; "channel-closed", as `open` does), NotNow ("not-over", and as `join` does).
        """
        async with self._locks.of((guild, number)):
            position = await self._held(guild, number)
            table = position.table
            if table.status != "over":
                raise NotNow("not-over", table=number)
            if all(seat.member != asker.member for seat in table.seats):
                raise NotAllowed("not-at-table", table=number)
            if table.rematch is None or await self._came_to_nothing(guild, table.rematch):
                await self.settings.check_channel(guild, channel, within)
                options = position.game.settled(position.game.options(**json.loads(table.options)))
                partner = _partner_before(table, position.game, asker)
                lobby = self._lobby(
                    guild, channel, asker, position.game, options, table.size, partner
                )
                entry = dataclasses.replace(self._entry(lobby, "open", asker), interaction=None)
                old = await self._save(position, table, "rematch", asker, opens=(lobby, entry))
                return await self.look(guild, old.rematch or 0, asker.member)
            new = table.rematch
        return await self.join(guild, new, asker)

    async def _came_to_nothing(self, guild: int, rematch: int | None) -> bool:
        """Whether the lobby of a rematch was closed before a game began."""
        if rematch is None:
            return False
        position = self._recent.get((guild, rematch))
        # Its position may lack something that this table has.
        table = await self.stored(guild, rematch) if position is None else position.table
        return table.status == "over" and table.state is None

    async def _seated(self, table: Table, game: Game[Any, Any]) -> tuple[Table, Any]:
        """A lobby as it starts, and its options: who all played the table before keep their seats.

        If somebody new is among them, or somebody is missing, or has another partner, all is as it
        stands in the lobby.
        """
        # A lobby may have been opened by a bot that was set up in another way.
        options = game.settled(game.options(**json.loads(table.options)))
        table = dataclasses.replace(table, options=_options_text(options))
        before = await self.store.before(table.guild, table.number)
        as_it_stands = dataclasses.replace(table, seats=seated(game, table.seats))
        if before is None or before.state is None:
            return as_it_stands, options
        here = {seat.member: seat for seat in table.seats}
        same = here.keys() == {seat.member for seat in before.seats}
        if not same or partners_at(before, game) != partners_at(table, game):
            return as_it_stands, options
        seats = tuple(dataclasses.replace(here[seat.member], partner=None) for seat in before.seats)
        # An end that can't be read any more must not keep anybody from playing on.
        with contextlib.suppress(Broken, Lacking):
            options = game.again(options, _state_of(before, game))
        return dataclasses.replace(table, seats=seats, options=_options_text(options)), options

    # -- forgetting ------------------------------------------------------------------------------

    @contextlib.asynccontextmanager
    async def kept_still(self, guild: int, numbers: Iterable[int]) -> AsyncIterator[None]:
        """Nobody changes any of these tables meanwhile, and whoever looks reads the store.

        Only who holds a table's lock puts it into memory (or has just opened it, before anybody
        else could). So once it is dropped from there under the lock, a look that begins after what
        is done in the block was committed sees it, also one that begins before the block ends.
        """
        numbers = sorted(numbers)
        async with contextlib.AsyncExitStack() as held:
            # Always in ascending order, and whoever holds one alone awaits no other.
            for number in numbers:
                await held.enter_async_context(self._locks.of((guild, number)))
            for number in numbers:
                self._recent.drop((guild, number))
            yield

    async def forget_guild(self, guild: int) -> None:
        """Nothing of the guild is stored any more."""
        self._recent.drop_all(lambda key: key[0] == guild)
        await self.settings.forget(guild)

    # -- storing ---------------------------------------------------------------------------------

    async def _held(self, guild: int, number: int) -> Position:
        """The table as it is stored, for who holds its lock."""
        position = await self._position(guild, number)
        # Nobody else may remember what was read: it could be older than what the holder is storing
        # just now.
        self._recent.put((guild, number), position)
        return position

    async def _held_anyhow(self, guild: int, number: int) -> Position:
        """As `_held`; without the state where that can't be read."""
        try:
            return await self._held(guild, number)
        except (Lacking, Broken):
            table = await self.stored(guild, number)
            return Position(table, self.games[table.game], None)

    async def _position(self, guild: int, number: int) -> Position:
        position = self._recent.get((guild, number))
        if position is not None:
            return position
        table = await self.stored(guild, number)
        game = self.games[table.game]
        return Position(table, game, _state_of(table, game))

    async def _save(
        self,
        position: Position,
        table: Table,
        kind: Any,
        asker: Asker,
        *,
        played: Played[Any] | None = None,
        seat: int | None = None,
        text: str = "",
        opens: tuple[Table, Entry] | None = None,
    ) -> Look:
        game, state = position.game, position.state
        events: tuple[Event, ...] = ()
        changes: dict[str, Any] = {}
        outcome = None
        if played is not None:
            state, events = played
            changes["state"] = json_text(game.dump(state))
            outcome = game.outcome(state)
            if outcome is not None:
                changes.update(status="over", outcome=json_text(outcome))
        entry = self._entry(table, kind, asker, seat=seat, text=text, events=events)
        ending = None
        if outcome is not None:
            ending = finished(table, game, state, outcome, entry.at)
            if not (await self.settings.of(table.guild)).rated:
                ending = dataclasses.replace(ending, rate=None)
        elif kind == "stop" and position.table.status == "running":
            ending = stopped(table, game, entry.at)
        table = dataclasses.replace(table, revision=entry.revision, changed=entry.at, **changes)
        key = (table.guild, table.number)
        self._recent.drop(key)
        lobby, opening = opens or (None, None)
        change = Change(table, entry, ending, lobby, opening)
        try:
            table = await to_the_end(self.store.change(change))
        except AlreadyDone:
            return await self.look(*key, asker.member)
        return self._keep(table, game, state, asker.member)

    def _keep(self, table: Table, game: Game[Any, Any], state: Any, member: int) -> Look:
        if state is not None or table.state is None:
            self._recent.put((table.guild, table.number), Position(table, game, state))
        return look_at(table, game, state, member)

    def _lobby(  # noqa: PLR0917  (all that a lobby begins with)
        self,
        guild: int,
        channel: int,
        host: Asker,
        game: Game[Any, Any],
        options: Any,
        size: int,
        partner: int | None = None,
    ) -> Table:
        now = self._clock()
        return Table(
            guild=guild,
            number=0,
            channel=channel,
            game=game.name,
            options=_options_text(options),
            size=size,
            secret=self._entropy(fair.SECRET_BYTES),
            seats=(Seat(host.member, host.name, _contribution(host), partner=partner),),
            revision=1,
            opened=now,
            changed=now,
        )

    def _entry(
        self,
        table: Table,
        kind: Any,
        asker: Asker,
        *,
        seat: int | None = None,
        text: str = "",
        events: Sequence[Event] = (),
    ) -> Entry:
        return Entry(
            revision=1 if kind == "open" else table.revision + 1,
            kind=kind,
            member=asker.member,
            interaction=asker.interaction,
            at=self._clock(),
            seat=seat,
            text=text,
            events=events_text(events),
        )


def record_of(table: Table, log: Sequence[Entry]) -> Record:
    """The record of a table's game from its log."""
    return Record(
        game=table.game,
        seats=len(table.seats),
        options=json.loads(table.options),
        secret=table.secret.hex(),
        promise=fair.promise(table.secret),
        contributions=tuple(seat.contribution for seat in table.seats),
        seed=None if table.seed is None else table.seed.hex(),
        moves=tuple(
            (entry.seat or 0, RESIGN if entry.kind == "resign" else entry.text)
            for entry in log
            if entry.kind in ("play", "resign")
        ),
        outcome=None if table.outcome is None else Claim.model_validate_json(table.outcome),
    )


def _partner_before(before: Table | None, game: Game[Any, Any], asker: Asker) -> int | None:
    """With whom somebody played at the table of which this is the rematch: they may again."""
    return None if before is None else partners_at(before, game).get(asker.member)


def _state_of(table: Table, game: Game[Any, Any]) -> Any:
    """The stored position.

    Raises Lacking, and Broken in words that tell nothing of the position itself.
    """
    if table.state is None:
        return None
    try:
        return game.load(json.loads(table.state))
    except Missing as error:
        raise Lacking("lacking", table=table.number, what=str(error)) from None
    except (ValueError, Broken) as error:
        fault = f"the position of table {table.number} can't be used: {type(error).__name__}"
    raise Broken(fault)


def _bad_option(error: ValidationError) -> Refusal:
    """Why options are refused.

    A game that refuses a combination raises a `PydanticCustomError` in its options' model: its
    type is the refusal's code, its context the facts.
    """
    fault = error.errors(include_url=False, include_input=False)[0]
    if fault["type"] not in _PYDANTIC_S_OWN:
        return Refusal(fault["type"], **fault.get("ctx", {}))
    return Refusal("bad-option", option=str(fault["loc"][0]))


_PYDANTIC_S_OWN = frozenset(get_args(ErrorType))


def _options_text(options: Options) -> str:
    """Options as they are stored: those that differ from their defaults."""
    return json_text(options.model_dump(exclude_defaults=True))


def _contribution(asker: Asker) -> str:
    """What a join adds to the shuffle: nobody, the host of the bot included, chooses it alone.

    It tells nothing of who joined, so it can stay when they delete their data.
    """
    return str(asker.interaction)
