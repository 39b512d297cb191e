"""What a guild remembers, as it is asked for: leaderboards, profiles, histories, settings."""

import itertools
from datetime import UTC, datetime

import pytest

from rules.chronicle import CHECK_AGAIN_SECONDS, SEEN_AGAIN_SECONDS, Chronicle
from rules.look import Asker
from rules.ratings import RANKED_FROM
from rules.refusals import NotFound, Refusal
from rules.table import Tables
from tests.memory_store import MemoryStore
from tests.rules.toy import TOYS

GUILD, CHANNEL = 7, 70
MAY, JUNE = (datetime(2026, month, 15, tzinfo=UTC).timestamp() for month in (5, 6))


class Club:
    """A guild in which a game is given up as soon as it began: the last who stays wins."""

    def __init__(self, store: MemoryStore | None = None) -> None:
        self.store = store or MemoryStore()
        self.now = MAY
        self.clicks = itertools.count(1)
        self.tables = Tables(self.store, TOYS, clock=lambda: self.now, entropy=bytes)
        self.chronicle = Chronicle(self.store, TOYS, clock=lambda: self.now)

    async def rate(self, value: str) -> None:
        await self.tables.settings.change(GUILD, self.asker(1), "rated", value, manager=True)

    def asker(self, member: int) -> Asker:
        return Asker(member, f"m{member}", next(self.clicks))

    async def start(self, *members: int) -> int:
        first, *others = members
        look = await self.tables.open(GUILD, CHANNEL, self.asker(first), game="toy")
        for member in others:
            await self.tables.join(GUILD, look.number, self.asker(member))
        await self.tables.start(GUILD, look.number, self.asker(first))
        return look.number

    async def won_by(self, winner: int, *losers: int) -> int:
        number = await self.start(winner, *losers)
        for loser in losers:
            await self.tables.resign(GUILD, number, self.asker(loser))
        self.now += 60
        return number

    async def weights(self, number: int) -> list[float | None]:
        """How much a table counted for each seat."""
        ended = await self.chronicle.finished(GUILD, number)
        return [result.weight for result in ended.results]


@pytest.fixture
def club() -> Club:
    return Club()


async def test_the_periods_are_this_month_this_year_and_ever(club: Club):
    await club.won_by(1, 2)
    club.now = JUNE
    await club.won_by(1, 2)
    games = {}
    for period in ("month", "year", "ever", "2026-05", "2026", "2025"):
        board = await club.chronicle.leaderboard(GUILD, period=period, by="wins")
        games[period] = board.rows[0].games if board.rows else 0
    assert games == {"month": 1, "year": 2, "ever": 2, "2026-05": 1, "2026": 2, "2025": 0}
    for bad in ("may", "2026-5", "'"):
        with pytest.raises(Refusal, match="bad-period"):
            await club.chronicle.leaderboard(GUILD, period=bad)


async def test_for_all_games_together_there_is_no_rating(club: Club):
    await club.won_by(1, 2)
    board = await club.chronicle.leaderboard(GUILD, by="rating")
    assert board.asked.by == "wins"
    assert [row.rating for row in board.rows] == [None, None]


async def test_a_rank_by_rating_is_given_after_a_few_games(club: Club):
    for _ in range(RANKED_FROM - 1):
        await club.won_by(1, 2)
    board = await club.chronicle.leaderboard(GUILD, game="toy", reader=2)
    assert (board.rows, board.total) == ((), 0)
    assert board.own is not None
    assert (board.own.place, board.own.rated, board.own.rating) == (None, RANKED_FROM - 1, None)
    await club.won_by(1, 2)
    board = await club.chronicle.leaderboard(GUILD, game="toy", reader=2)
    assert [(row.member, row.place) for row in board.rows] == [(1, 1), (2, 2)]
    assert board.own == board.rows[1]


async def test_a_page_too_far_is_the_last_one(club: Club):
    for member in range(2, 8):
        await club.won_by(1, member)
    board = await club.chronicle.leaderboard(GUILD, by="wins", page=99, size=3, reader=1)
    assert (board.asked.page, board.pages, len(board.rows)) == (2, 3, 1)
    assert [row.place for row in board.rows] == [2]
    assert board.own is not None
    assert board.own.place == 1
    history = await club.chronicle.history(GUILD, page=99, size=4)
    assert (history.page, history.total, len(history.rows)) == (1, 6, 2)
    empty = await club.chronicle.leaderboard(8, page=3)
    assert (empty.asked.page, empty.pages, empty.own) == (0, 1, None)


async def test_a_game_that_is_not_there_is_said_to_be_unknown(club: Club):
    for asked in (
        club.chronicle.leaderboard(GUILD, game="chess"),
        club.chronicle.history(GUILD, game="chess"),
    ):
        with pytest.raises(NotFound, match="unknown-game"):
            await asked
    with pytest.raises(NotFound, match="no-result"):
        await club.chronicle.finished(GUILD, 1)


async def test_a_stopped_table_is_in_the_history_and_in_no_standing(club: Club):
    number = await club.start(1, 2)
    await club.tables.stop(GUILD, number, club.asker(1))
    ended = await club.chronicle.finished(GUILD, number)
    assert (ended.stopped, ended.reason, await club.weights(number)) == (
        True,
        "stopped",
        [None] * 2,
    )
    assert (await club.chronicle.leaderboard(GUILD)).total == 0
    profile = await club.chronicle.profile(GUILD, 1)
    assert (profile.total.games, profile.total.stopped, profile.favourite) == (0, 1, None)


async def test_e8_giving_up_never_saves_a_rating_and_is_counted_apart(club: Club):
    for _ in range(6):
        await club.won_by(1, 2)
    profile = await club.chronicle.profile(GUILD, 2, 1)
    rises = [rise.rating.cautious for rise in profile.rises["toy"]]
    assert rises == sorted(rises, reverse=True)
    assert (profile.total.given_up, profile.total.points, profile.total.wins) == (6, 0, 0)
    assert profile.met is not None
    assert (profile.met.games, profile.met.ahead, profile.met.behind) == (6, 0, 6)
    counted = [await club.weights(number) for number in range(1, 7)]
    assert counted == [[1, 1], [1, 1], [1, 1], [0.5, 0.5], [0.25, 0.25], [0.125, 0.125]]
    club.now += 24 * 3600
    await club.won_by(1, 2)
    assert await club.weights(7) == [1, 1]


async def test_e8_a_third_who_changes_does_not_help_two_who_play_all_day(club: Club):
    for third in range(3, 9):
        await club.won_by(1, 2, third)
    assert await club.weights(3) == [1, 1, 1]
    assert await club.weights(4) == [0.75, 0.75, 1]
    assert await club.weights(6) == [(0.125 + 1) / 2, (0.125 + 1) / 2, 1]
    await club.won_by(1, 2)
    assert await club.weights(7) == [0.0625, 0.0625]


async def test_e8_deleting_ones_data_in_between_does_not_help_two_who_play_all_day(club: Club):
    for _ in range(3):
        await club.won_by(1, 2)
    await club.store.forget_member(GUILD, 2)
    await club.won_by(1, 2)
    assert await club.weights(4) == [0.5, 0.5]
    # It may have been anybody; those who met neither are not touched by it.
    await club.won_by(1, 3)
    await club.won_by(3, 4)
    assert (await club.weights(5), await club.weights(6)) == ([0.5, 0.5], [1, 1])


async def test_e6_names_are_those_last_seen_and_who_left_is_left_out_unless_asked_for(club: Club):
    await club.won_by(1, 2)
    await club.chronicle.acted(GUILD, 2, "Renamed")
    await club.chronicle.checked(GUILD, 1, gone=True)
    board = await club.chronicle.leaderboard(GUILD, reader=1)
    assert [(row.name, row.place) for row in board.rows] == [("Renamed", 1)]
    assert board.own is not None
    assert (board.own.place, board.own.gone) == (None, True)
    board = await club.chronicle.leaderboard(GUILD, gone=True)
    assert [(row.name, row.place, row.gone) for row in board.rows] == [
        ("m1", 1, True),
        ("Renamed", 2, False),
    ]
    await club.chronicle.acted(GUILD, 1, "back")
    board = await club.chronicle.leaderboard(GUILD)
    assert [row.name for row in board.rows] == ["back", "Renamed"]


async def test_who_hides_is_on_no_leaderboard_but_sees_their_own_row(club: Club):
    await club.won_by(1, 2)
    await club.chronicle.hide(GUILD, club.asker(1), hidden=True)
    board = await club.chronicle.leaderboard(GUILD, gone=True, reader=1)
    assert [(row.member, row.place) for row in board.rows] == [(2, 1)]
    assert board.own is not None
    assert (board.own.place, board.own.hidden, board.own.wins) == (None, True, 1)
    await club.chronicle.hide(GUILD, club.asker(1), hidden=False)
    assert (await club.chronicle.leaderboard(GUILD)).total == 2


async def test_being_seen_is_written_down_once_a_day_or_under_a_new_name(club: Club):
    await club.won_by(1, 2)
    before, writes = club.store.writes, []
    for name, later in [("Ann", 0), ("Ann", 60), ("Anna", 60), ("Anna", 5)]:
        club.now += later
        await club.chronicle.acted(GUILD, 1, name)
        writes.append(club.store.writes - before)
    club.now += SEEN_AGAIN_SECONDS
    await club.chronicle.acted(GUILD, 1, "Anna")
    assert [*writes, club.store.writes - before] == [1, 1, 2, 2, 3]


async def test_who_was_not_seen_for_a_week_is_looked_up_a_few_at_a_time(club: Club):
    for member in (3, 1, 2):
        await club.chronicle.hide(GUILD, club.asker(member), hidden=False)
        club.now += 1
    assert await club.chronicle.to_check(5) == []
    club.now += CHECK_AGAIN_SECONDS
    assert await club.chronicle.to_check(2) == [(GUILD, 3), (GUILD, 1)]
    await club.chronicle.checked(GUILD, 3, gone=True)
    await club.chronicle.checked(GUILD, 1, gone=False)
    assert await club.chronicle.to_check(2) == [(GUILD, 2)]


async def test_a_guild_can_play_unrated(club: Club):
    await club.rate("no")
    await club.won_by(1, 2)
    assert await club.weights(1) == [None, None]
    assert (await club.chronicle.leaderboard(GUILD)).total == 2
    await club.rate("yes")
    await club.won_by(1, 2)
    assert await club.weights(2) == [1, 1]
