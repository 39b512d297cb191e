"""The handlers for what a guild remembers: how its members stand, what they played, who they are.

What is handed out are values that nobody changes. How tables are played stands in `table`.
"""

import dataclasses
from collections.abc import Callable, Iterable, Mapping
from typing import Any, Literal, get_args

from rules.game import Game
from rules.look import Asker
from rules.periods import EVER, is_period, month_of, recent_periods, year_of
from rules.recent import Recent
from rules.refusals import NotFound, Refusal
from rules.remembered import (
    Asked,
    By,
    Finished,
    History,
    Leaderboard,
    Memory,
    Person,
    Profile,
)

Span = Literal["month", "year", "ever"]
SPANS: tuple[Span, ...] = get_args(Span)

PAGE = 10
RISES = 100
"""How many of the last ratings a game a profile tells."""
SEEN_AGAIN_SECONDS = 24 * 3600
"""How long nobody writes down again that a member was seen under the same name."""
CHECK_AGAIN_SECONDS = 7 * 24 * 3600
"""After how long it is looked up again whether a member is still in their guild."""
REMEMBERED = 1024
"""Of how many members it is known without asking the store when they were last seen."""


class Chronicle:
    """What all guilds remember."""

    def __init__(
        self, memory: Memory, games: Mapping[str, Game[Any, Any]], *, clock: Callable[[], float]
    ) -> None:
        """`clock` gives seconds since 1970."""
        self.memory = memory
        self.games = games
        self._clock = clock
        self._seen: Recent[tuple[int, int], tuple[str, float]] = Recent(REMEMBERED)

    # -- how members stand -----------------------------------------------------------------------

    async def leaderboard(
        self,
        guild: int,
        *,
        game: str | None = None,
        period: str = "ever",
        by: By = "rating",
        page: int = 0,
        size: int = PAGE,
        gone: bool = False,
        reader: int | None = None,
    ) -> Leaderboard:
        """A page of a leaderboard; the one asked for, or the last if there are not so many.

        `period` is a Span, meaning the current one, or `2026-11` or `2026`. For all games together
        there is no rating: by wins then, as `Leaderboard.asked` says. Raises
        NotFound("unknown-game"), Refusal("bad-period").
        """
        name = self._known(game)
        if by == "rating" and not name:
            by = "wins"
        asked = Asked(guild, name, self._period(period), by, max(0, page), size, gone, reader)
        found = await self.memory.leaderboard(asked)
        if asked.page >= found.pages:
            asked = dataclasses.replace(asked, page=found.pages - 1)
            found = await self.memory.leaderboard(asked)
        return found

    async def profile(self, guild: int, member: int, reader: int | None = None) -> Profile:
        """How a member has done; with `reader`, against them too. Empty if they never played."""
        return await self.memory.profile(guild, member, reader, RISES)

    def recent_periods(self) -> tuple[str, ...]:
        """The current month and the one before, the year and the one before, and for ever."""
        return recent_periods(self._clock())

    def _known(self, game: str | None) -> str:
        if game and game not in self.games:
            raise NotFound("unknown-game", game=game)
        return game or ""

    def _period(self, period: str) -> str:
        now = self._clock()
        current = {"month": month_of(now), "year": year_of(now), "ever": EVER}
        text = current.get(period, period)
        if not is_period(text):
            raise Refusal("bad-period", period=period)
        return text

    # -- what they played ------------------------------------------------------------------------

    async def history(
        self,
        guild: int,
        *,
        member: int | None = None,
        game: str | None = None,
        page: int = 0,
        size: int = PAGE,
    ) -> History:
        """Finished tables of a guild, or of a member; a page, or the last if there are not so many.

        Raises NotFound("unknown-game").
        """
        name, page = self._known(game), max(0, page)
        found = await self.memory.history(guild, member=member, game=name, page=page, size=size)
        if page >= found.pages:
            page = found.pages - 1
            found = await self.memory.history(guild, member=member, game=name, page=page, size=size)
        return found

    async def finished(self, guild: int, number: int) -> Finished:
        """How a table ended. Raises NotFound("no-result") if it did not, or there is none."""
        ended = await self.memory.finished(guild, number)
        if ended is None:
            raise NotFound("no-result", table=number)
        return ended

    # -- who they are ----------------------------------------------------------------------------

    async def acted(self, guild: int, member: int, name: str) -> None:
        """A member did anything at all, and is called `name`: cheap enough for every click.

        Of whom nothing is stored nothing will be: they may only look on, or have deleted it all.
        """
        if self._noted(guild, member, name):
            return
        now = self._clock()
        if await self.memory.person(guild, member) is not None:
            await self.memory.seen(guild, member, name, now)
        self._seen.put((guild, member), (name, now))

    def _noted(self, guild: int, member: int, name: str) -> bool:
        """Whether it was noted not long ago that they were seen under this name."""
        known = self._seen.get((guild, member))
        if known is None or known[0] != name:
            return False
        return self._clock() - known[1] < SEEN_AGAIN_SECONDS

    async def person(self, guild: int, member: int) -> Person | None:
        """What is known of a member, or None."""
        return await self.memory.person(guild, member)

    async def names(self, guild: int, members: Iterable[int]) -> dict[int, str]:
        """The names of members as last seen; without those of whom nothing is known."""
        people = [await self.person(guild, member) for member in {*members}]
        return {person.member: person.name for person in people if person is not None}

    async def to_check(self, limit: int) -> list[tuple[int, int]]:
        """(guild, member) of whom it should be looked up whether they are still there."""
        return await self.memory.to_check(self._clock() - CHECK_AGAIN_SECONDS, limit)

    async def checked(self, guild: int, member: int, *, gone: bool) -> None:
        """It was looked up whether a member is still there."""
        self._seen.drop((guild, member))
        await self.memory.checked(guild, member, self._clock(), gone=gone)

    async def hide(self, guild: int, asker: Asker, *, hidden: bool) -> None:
        """Take a member off all leaderboards of a guild, or put them on again."""
        await self.memory.hide(guild, asker.member, asker.name, self._clock(), hidden=hidden)

    def forget_seen(self, guild: int, member: int) -> None:
        """What is kept in memory of a member, who deleted their data."""
        self._seen.drop((guild, member))
