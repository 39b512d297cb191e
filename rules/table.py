"""The handlers: everything that can be asked of a table. All cogs go through them.

Each handler takes the table's lock, checks (the table is there, who asks may, now is the time, the
screen was up to date, the path is legal), computes, and stores the change whole before it returns.
A handler that is cancelled or fails leaves the table as it was, or stored whole; see `Keeping`.
"""

import dataclasses
from collections.abc import Callable, Collection, Mapping, Sequence
from typing import Any

from rules import fair
from rules.game import Broken, Game, Played
from rules.keeping import Keeping
from rules.loaded import Loaded, Step
from rules.lobby import bad_size, in_teams, paired, too_few
from rules.look import Asker, Done, Look, Offer, host_of, look_at, seat_of
from rules.opening import at_start, chosen, new_lobby, new_seat, still_chosen
from rules.record import dumps, record_of
from rules.refusals import IllegalMove, Lacking, NotAllowed, NotFound, NotNow, Refusal
from rules.settings import Settings, not_stopped_by
from rules.store import Store, Table

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
        self.keeping = Keeping(store, games, self.settings, clock)

    # -- looking ---------------------------------------------------------------------------------

    async def look(
        self, guild: int, number: int, member: int | None = None, *, history: int = 0
    ) -> Look:
        """The table as `member` (None: everybody) may see it, with its last `history` entries.

        Raises NotFound, and Lacking if the game can't be played on here.
        """
        return await self.keeping.look(guild, number, member, history)

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
        return await self._listed(await self.keeping.stored(guild, number), member, history)

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
        loaded = await self.keeping.loaded(guild, number)
        seat = loaded.to_act(member, turn)
        walk = loaded.walk(seat, steps)
        while walk.path and len(walk.choices.keys) == 1:
            walk = loaded.onward(walk, seat, 0)
        look = look_at(loaded.table, loaded.game, loaded.state, member)
        return Offer(look, walk.path, walk.steps, walk.choices, walk.back)

    async def record(self, guild: int, number: int) -> str:
        """The finished game as a file for `python -m rules verify`: its secret, joins and moves.

        Raises NotFound; NotNow while the secret could still tell what nobody may know.
        """
        table = await self.keeping.stored(guild, number)
        if table.status != "over" or table.state is None:
            raise NotNow("not-over", table=number)
        return dumps(record_of(table, await self.store.log(guild, number)))

    async def stored(self, guild: int, number: int) -> Table:
        """The table as it is stored, whatever may be wrong with its position. Raises NotFound."""
        return await self.keeping.stored(guild, number)

    # -- the lobby -------------------------------------------------------------------------------

    async def open(
        self,
        guild: int,
        channel: int,
        host: Asker,
        *,
        game: str,
        options: Mapping[str, bool | int] | None = None,
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
        table = new_lobby(
            rules,
            chosen(rules, options or {}),
            guild=guild,
            channel=channel,
            size=size,
            host=new_seat(host, rules),
            secret=self._entropy(fair.SECRET_BYTES),
            now=self._clock(),
        )
        return await self.keeping.open(table, host)

    async def join(self, guild: int, number: int, asker: Asker) -> Look:
        """Take the next seat. Raises NotFound, NotNow (not a lobby any more, seated, full)."""
        async with self.keeping.lock(guild, number):
            loaded = await self.keeping.held(guild, number)
            # What they did at the table before counts only where there are teams.
            before = await self.store.before(guild, number) if in_teams(loaded.game) else None
            if before is None:
                return await self._sit_down(loaded, asker)
        # Who played there may have their data deleted meanwhile, so that table is kept still, too:
        # not after this one, or two could wait for each other.
        async with self.keeping.locks(guild, (before.number, number)):
            loaded = await self.keeping.held(guild, number)
            before = await self.keeping.stored(guild, before.number)
            return await self._sit_down(loaded, asker, before)

    async def _sit_down(self, loaded: Loaded, asker: Asker, before: Table | None = None) -> Look:
        """`join`, for who holds the locks of the table and of the one before."""
        table = loaded.in_lobby()
        if seat_of(table, asker.member) is not None:
            raise NotNow("already-seated")
        if len(table.seats) >= table.size:
            raise NotNow("lobby-full", size=table.size)
        seat = new_seat(asker, loaded.game, before)
        table = dataclasses.replace(table, seats=(*table.seats, seat))
        return await self.keeping.save(loaded, table, "join", asker)

    async def leave(self, guild: int, number: int, asker: Asker) -> Look:
        """Give the seat in a lobby back; a lobby that everybody has left is over.

        Raises NotFound, NotAllowed (no seat), NotNow ("leave-running": who plays resigns instead).
        """
        async with self.keeping.lock(guild, number):
            loaded = await self.keeping.held(guild, number)
            if loaded.table.status == "running":
                loaded.seat_of(asker)
                raise NotNow("leave-running", table=number)
            table = loaded.in_lobby()
            loaded.seat_of(asker)
            seats = tuple(seat for seat in table.seats if seat.member != asker.member)
            table = dataclasses.replace(
                table, seats=seats, status=table.status if seats else "over"
            )
            return await self.keeping.save(loaded, table, "leave", asker)

    async def pair(self, guild: int, number: int, asker: Asker, partner: int) -> Look:
        """Choose the member with whom one plays; who were their partners before are free.

        Raises NotFound, NotAllowed (no seat), NotNow (no lobby, "no-teams", "partner-self",
        "partner-gone").
        """
        async with self.keeping.lock(guild, number):
            loaded = await self.keeping.held(guild, number)
            table = loaded.in_lobby()
            loaded.seat_of(asker)
            if not in_teams(loaded.game):
                raise NotNow("no-teams")
            if partner == asker.member:
                raise NotNow("partner-self")
            if seat_of(table, partner) is None:
                raise NotNow("partner-gone")
            seats = paired(table.seats, asker.member, partner)
            table = dataclasses.replace(table, seats=seats)
            return await self.keeping.save(loaded, table, "pair", asker, text=str(partner))

    async def start(self, guild: int, number: int, asker: Asker) -> Look:
        """Deal. In a rematch among the same people, each sits where they sat (see `Game.again`).

        Where there are teams, they must be the same too. Raises NotFound,
        NotAllowed ("only-host"), NotNow (no lobby, "too-few", "in-between").
        """
        async with self.keeping.lock(guild, number):
            loaded = await self.keeping.held(guild, number)
            table = loaded.in_lobby()
            loaded.seat_of(asker)
            if host_of(table.seats) != asker.member:
                raise NotAllowed("only-host", host=table.seats[0].name)
            if refusal := too_few(loaded.game, len(table.seats)):
                raise refusal
            before = await self.store.before(guild, number)
            table, options = at_start(table, loaded.game, before)
            seed = fair.mix(table.secret, (seat.contribution for seat in table.seats))
            state = loaded.game.start(seed, len(table.seats), options)
            table = dataclasses.replace(table, status="running")
            return await self.keeping.save(loaded, table, "start", asker, played=Played(state, ()))

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
        async with self.keeping.lock(guild, number):
            loaded = await self.keeping.held(guild, number)
            seat = loaded.to_act(asker.member, turn)
            walk = loaded.walk(seat, steps)
            if walk.choices.keys or not walk.path:
                raise IllegalMove("unfinished")
            played = loaded.game.play(loaded.state, seat, walk.path)
            look = await self.keeping.save(
                loaded,
                loaded.table,
                "play",
                asker,
                played=played,
                seat=seat,
                text=loaded.game.text_of(walk.path),
            )
            return Done(look, walk.path, tuple(event.seen_by(seat) for event in played.events))

    async def resign(self, guild: int, number: int, asker: Asker) -> Look:
        """Give up, in or out of turn. Raises NotFound, NotAllowed (no seat), NotNow (not on)."""
        async with self.keeping.lock(guild, number):
            loaded = await self.keeping.held(guild, number)
            table = loaded.running()
            seat = loaded.seat_of(asker)
            played = loaded.game.resign(loaded.state, seat)
            seats = tuple(
                dataclasses.replace(s, left=True) if n == seat else s
                for n, s in enumerate(table.seats)
            )
            table = dataclasses.replace(table, seats=seats)
            return await self.keeping.save(loaded, table, "resign", asker, played=played, seat=seat)

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
        async with self.keeping.lock(guild, number):
            loaded = await self.keeping.held_anyhow(guild, number)
            table = loaded.table
            if table.status == "over":
                raise NotNow("table-over", table=number)
            refusal = not_stopped_by(settings, table.seats, asker.member, moderator=moderator)
            if refusal is not None:
                raise refusal
            seat = seat_of(table, asker.member)
            table = dataclasses.replace(table, status="over")
            return await self.keeping.save(loaded, table, "stop", asker, seat=seat, text=reason)

    async def rematch(
        self, guild: int, number: int, asker: Asker, *, channel: int, within: int | None = None
    ) -> Look:
        """Open, in `channel`, the lobby that continues a finished table, or join it if it is open.

        A new one, too, if the last was closed before a game began there. The same game, options and
        size; only who asks sits down, see `start` for where. Raises NotFound, NotAllowed (did not
        play; "channel-closed", as `open` does), NotNow ("not-over", and as `join` does).
        """
        async with self.keeping.lock(guild, number):
            loaded = await self.keeping.held(guild, number)
            table = loaded.table
            if table.status != "over":
                raise NotNow("not-over", table=number)
            if all(seat.member != asker.member for seat in table.seats):
                raise NotAllowed("not-at-table", table=number)
            if table.rematch is None or await self.keeping.came_to_nothing(guild, table.rematch):
                await self.settings.check_channel(guild, channel, within)
                lobby = new_lobby(
                    loaded.game,
                    still_chosen(table, loaded.game),
                    guild=guild,
                    channel=channel,
                    size=table.size,
                    host=new_seat(asker, loaded.game, table),
                    secret=self._entropy(fair.SECRET_BYTES),
                    now=self._clock(),
                )
                old = await self.keeping.save(loaded, table, "rematch", asker, opens=lobby)
                return await self.look(guild, old.rematch or 0, asker.member)
            new = table.rematch
        return await self.join(guild, new, asker)

    # -- forgetting ------------------------------------------------------------------------------

    async def forget_guild(self, guild: int) -> None:
        """Nothing of the guild is stored any more."""
        self.keeping.forget_guild(guild)
        await self.settings.forget(guild)
