"""Teams in a lobby: the default, choosing a partner, where that seats everybody, and rematches."""

import asyncio
import itertools
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from rules.audit import fault_of
from rules.dog.game import DOG_GAMES
from rules.dog.seating import partner_of
from rules.lobby import paired, seated, teams_of, too_few
from rules.look import Look
from rules.record import loads, verify
from rules.refusals import NotAllowed, NotFound, NotNow, Refusal
from rules.store import Seat
from rules.table import Tables
from tests.memory_store import MemoryStore
from tests.rules.test_table import CHANNEL, GUILD, asker, first_move, outcomes, tables_on
from tests.rules.toy import TOYS

DOG, ROYAL = DOG_GAMES
PAIRS = {"dog": DOG, "dog-royal": ROYAL}
Teams = list[list[int]]


@pytest.fixture
def store() -> MemoryStore:
    return MemoryStore()


@pytest.fixture
def tables(store: MemoryStore) -> Tables:
    return dog_tables(store)


def dog_tables(store: MemoryStore) -> Tables:
    return tables_on(store, {**TOYS, **PAIRS})


async def lobby(tables: Tables, players: int, size: int = 6) -> int:
    look = await tables.open(GUILD, CHANNEL, asker(1), game="dog", size=size)
    for member in range(2, players + 1):
        await tables.join(GUILD, look.number, asker(member))
    return look.number


def teams(look: Look) -> Teams:
    """The members of the teams of a lobby."""
    return [[look.seats[place].member for place in team] for team in look.teams]


async def choose(tables: Tables, number: int, *choices: tuple[int, int]) -> Teams:
    for member, partner in choices:
        await tables.pair(GUILD, number, asker(member), partner)
    return teams(await tables.look(GUILD, number))


def at_the_table(look: Look) -> Teams:
    """The teams of a game that runs, as its seats are."""
    half = len(look.seats) // 2
    return [[look.seats[seat].member, look.seats[seat + half].member] for seat in range(half)]


# -- seats ----------------------------------------------------------------------------------------


def test_joiners_one_and_two_face_each_other_and_so_do_the_next_two() -> None:
    """dog.md 4: seats clockwise are joiners 1, 3, 2, 4, so that turns alternate between teams."""
    assert DOG.seating(4) == (0, 2, 1, 3)
    assert DOG.seating(6) == (0, 2, 4, 1, 3, 5)


@pytest.mark.parametrize("game", DOG_GAMES)
@pytest.mark.parametrize("seats", [4, 6])
def test_teams_of_a_game_face_each_other(game: Any, seats: int) -> None:
    assert all(partner_of(one, seats) == other for one, other in game.teams(seats))
    assert sorted(seat for team in game.teams(seats) for seat in team) == list(range(seats))
    # The first two who join are partners, and so are the next two.
    places = game.seating(seats)
    pairs = [{places[one], places[other]} for one, other in game.teams(seats)]
    assert pairs == [{place, place + 1} for place in range(0, seats, 2)]


# -- who plays with whom --------------------------------------------------------------------------


def seats_for(*members: int) -> tuple[Seat, ...]:
    return tuple(Seat(member, f"m{member}", "") for member in members)


def test_without_a_choice_the_order_of_joining_makes_the_teams() -> None:
    for players in range(1, 7):
        made = teams_of(seats_for(*range(1, players + 1)))
        assert made == ((0, 1), (2, 3), (4, 5), (0,), (2,), (4,))[: players // 2] + (
            ((players - 1,),) if players % 2 else ()
        )


@given(st.integers(1, 6), st.lists(st.tuples(st.integers(1, 6), st.integers(1, 6)), max_size=8))
def test_whatever_is_chosen_everybody_is_in_one_team_and_the_last_choice_holds(
    players: int, choices: list[tuple[int, int]]
) -> None:
    seats = seats_for(*range(1, players + 1))
    for one, other in choices:
        if one == other or max(one, other) > players:
            continue
        seats = paired(seats, one, other)
        made = teams_of(seats)
        assert sorted(place for team in made for place in team) == list(range(players))
        assert all(len(team) == 2 for team in made) or players % 2
        assert sum(len(team) == 1 for team in made) == players % 2
        assert tuple(sorted((one - 1, other - 1))) in made
        if players in DOG.seats:
            sitting = [seat.member for seat in seated(DOG, seats)]
            assert sitting.index(one) == partner_of(sitting.index(other), players)
            assert sitting[0] == 1, "the host stays the host"


async def test_a_partner_is_chosen_and_the_two_who_are_left_play_together(tables: Tables) -> None:
    number = await lobby(tables, 4)
    assert teams(await tables.look(GUILD, number)) == [[1, 2], [3, 4]]
    assert await choose(tables, number, (3, 1)) == [[1, 3], [2, 4]]
    assert await choose(tables, number, (2, 1)) == [[1, 2], [3, 4]]


async def test_a_choice_holds_while_others_come_and_go(tables: Tables) -> None:
    number = await lobby(tables, 3)
    assert await choose(tables, number, (2, 3)) == [[1], [2, 3]]
    await tables.join(GUILD, number, asker(4))
    assert await choose(tables, number) == [[1, 4], [2, 3]]
    await tables.leave(GUILD, number, asker(4))
    for member in (5, 6, 4):
        await tables.join(GUILD, number, asker(member))
    assert await choose(tables, number) == [[1, 5], [2, 3], [6, 4]]
    await tables.leave(GUILD, number, asker(3))
    assert await choose(tables, number) == [[1, 2], [5, 6], [4]]
    await tables.join(GUILD, number, asker(3))
    assert await choose(tables, number) == [[1, 2], [5, 6], [4, 3]], "who leaves gives it up"


@pytest.mark.parametrize(("players", "size"), [(4, 4), (4, 6), (6, 6)])
async def test_the_game_begins_with_the_teams_of_the_lobby_and_can_be_checked(
    tables: Tables, store: MemoryStore, players: int, size: int
) -> None:
    number = await lobby(tables, players, size)
    wanted = await choose(tables, number, (2, 3))
    look = await tables.start(GUILD, number, asker(1))
    assert at_the_table(look) == wanted
    assert (look.host, look.teams) == (1, ())
    assert all(seat.partner is None for seat in store.tables[GUILD, number].seats)
    for _ in range(2 * players):
        member, turn, steps = await first_move(tables, number)
        await tables.play(GUILD, number, asker(member), turn=turn, steps=steps)
    table = store.tables[GUILD, number]
    assert fault_of(table, store.logs[GUILD, number], PAIRS) is None
    await tables.stop(GUILD, number, asker(1))
    verify(loads(await tables.record(GUILD, number)), PAIRS)


async def test_a_choice_is_logged_and_there_after_a_restart(
    tables: Tables, store: MemoryStore
) -> None:
    number = await lobby(tables, 4)
    look = await tables.pair(GUILD, number, asker(4), 2)
    entry = store.logs[GUILD, number][-1]
    assert (entry.kind, entry.member, entry.text) == ("pair", 4, "2")
    assert entry.revision == look.revision == 5
    fresh = dog_tables(store)
    assert await choose(fresh, number) == [[1, 3], [2, 4]]
    look = await fresh.start(GUILD, number, asker(1))
    assert at_the_table(look) == [[1, 3], [2, 4]]


async def test_a_game_without_teams_has_none(tables: Tables) -> None:
    look = await tables.open(GUILD, CHANNEL, asker(1), game="toy")
    await tables.join(GUILD, look.number, asker(2))
    assert (await tables.look(GUILD, look.number)).teams == ()
    with pytest.raises(NotNow, match="no-teams"):
        await tables.pair(GUILD, look.number, asker(1), 2)


# -- what can't be chosen -------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("member", "partner", "code"),
    [
        (9, 1, "not-at-table"),
        (2, 2, "partner-self"),
        (2, 9, "partner-gone"),
        (2, 0, "partner-gone"),
    ],
)
async def test_a_choice_that_can_not_be_is_refused(
    tables: Tables, store: MemoryStore, member: int, partner: int, code: str
) -> None:
    number = await lobby(tables, 4)
    before = store.tables[GUILD, number]
    with pytest.raises(NotAllowed if member == 9 else NotNow) as refused:
        await tables.pair(GUILD, number, asker(member), partner)
    assert refused.value.code == code
    assert store.tables[GUILD, number] == before


async def test_partners_are_chosen_only_in_a_lobby_that_is_there(tables: Tables) -> None:
    with pytest.raises(NotFound):
        await tables.pair(GUILD, 99, asker(1), 2)
    number = await lobby(tables, 4)
    await tables.start(GUILD, number, asker(1))
    with pytest.raises(NotNow, match="already-running"):
        await tables.pair(GUILD, number, asker(1), 4)
    await tables.stop(GUILD, number, asker(1))
    with pytest.raises(NotNow, match="table-over"):
        await tables.pair(GUILD, number, asker(1), 4)


@pytest.mark.parametrize("order", list(itertools.permutations(("start", "pair", "leave", "join"))))
async def test_a_choice_against_the_start_and_a_leave(
    tables: Tables, store: MemoryStore, order: tuple[str, ...]
) -> None:
    """Who leaves may be the one chosen: then there is a team of others, and never half a one."""
    number = await lobby(tables, 4, size=4)
    steps = {
        "start": lambda: tables.start(GUILD, number, asker(1)),
        "pair": lambda: tables.pair(GUILD, number, asker(2), 4),
        "leave": lambda: tables.leave(GUILD, number, asker(4)),
        "join": lambda: tables.join(GUILD, number, asker(5)),
    }
    results = await asyncio.gather(*(steps[name]() for name in order), return_exceptions=True)
    outcomes(results, Refusal)
    look = await tables.look(GUILD, number)
    place = order.index
    if look.status == "lobby":
        assert place("leave") < place("start")
        assert sum(map(len, look.teams)) == len(look.seats)
        if len(look.seats) < look.size:
            await tables.join(GUILD, number, asker(6))
        look = await tables.start(GUILD, number, asker(1))
    chosen = place("pair") < min(place("start"), place("leave"))
    members = {seat.member for seat in look.seats}
    assert ([2, 4] in map(sorted, at_the_table(look))) == (chosen and 4 in members)
    log = store.logs[GUILD, number]
    assert fault_of(store.tables[GUILD, number], log, PAIRS) is None


async def test_all_choose_at_once_and_one_after_the_other_counts(tables: Tables) -> None:
    number = await lobby(tables, 6)
    wishes = list(itertools.permutations(range(1, 7), 2))
    await asyncio.gather(
        *(tables.pair(GUILD, number, asker(member), partner) for member, partner in wishes)
    )
    look = await tables.look(GUILD, number)
    assert sorted(wishes[-1]) in teams(look)
    assert sorted(member for team in teams(look) for member in team) == list(range(1, 7))
    assert look.revision == 6 + len(wishes)


async def test_the_same_click_twice_is_one_choice(tables: Tables, store: MemoryStore) -> None:
    number = await lobby(tables, 4)
    click = asker(3)
    await asyncio.gather(*(tables.pair(GUILD, number, click, 1) for _ in range(2)))
    assert len(store.logs[GUILD, number]) == 5


# -- how many -------------------------------------------------------------------------------------


def test_how_many_are_missing_is_told_exactly() -> None:
    told = [too_few(DOG, players) for players in range(1, 7)]
    assert [None if one is None else (one.code, dict(one.facts)) for one in told] == [
        ("too-few", {"need": 3}),
        ("too-few", {"need": 2}),
        ("too-few", {"need": 1}),
        None,
        ("in-between", {"fewer": 4, "more": 6, "players": 5}),
        None,
    ]


@pytest.mark.parametrize("size", [1, 3, 5, 7])
async def test_a_table_for_another_number_can_not_be_opened(tables: Tables, size: int) -> None:
    with pytest.raises(Refusal, match="bad-size"):
        await tables.open(GUILD, CHANNEL, asker(1), game="dog", size=size)


# -- rematches ------------------------------------------------------------------------------------


async def rematch(tables: Tables, members: tuple[int, ...], *choices: tuple[int, int]) -> Look:
    """1 and 3 have played against 2 and 4; now these sit down, choose, and are about to start."""
    number = await lobby(tables, 4)
    await choose(tables, number, (1, 3))
    await tables.start(GUILD, number, asker(1))
    await tables.resign(GUILD, number, asker(1))
    new = (await tables.rematch(GUILD, number, asker(members[0]), channel=CHANNEL)).number
    for member in members[1:]:
        await tables.join(GUILD, new, asker(member))
    await choose(tables, new, *choices)
    return await tables.look(GUILD, new)


@pytest.mark.parametrize("members", list(itertools.permutations(range(1, 5)))[::5])
async def test_in_a_rematch_of_the_same_people_teams_and_seats_are_as_before(
    tables: Tables, members: tuple[int, ...]
) -> None:
    look = await rematch(tables, members)
    assert sorted(map(sorted, teams(look))) == [[1, 3], [2, 4]]
    look = await tables.start(GUILD, look.number, asker(members[0]))
    assert [seat.member for seat in look.seats] == [1, 2, 3, 4]


async def test_in_a_rematch_other_teams_can_be_chosen(tables: Tables) -> None:
    look = await rematch(tables, (2, 4, 1, 3), (4, 3))
    assert teams(look) == [[2, 1], [4, 3]]
    look = await tables.start(GUILD, look.number, asker(2))
    assert at_the_table(look) == [[2, 1], [4, 3]]
    assert look.host == 2


async def test_with_somebody_new_the_old_partners_still_play_together(tables: Tables) -> None:
    look = await rematch(tables, (4, 5, 1, 2))
    assert teams(look) == [[4, 2], [5, 1]]
    look = await tables.start(GUILD, look.number, asker(4))
    assert at_the_table(look) == [[4, 2], [5, 1]]


async def test_a_game_stopped_in_its_lobby_leaves_its_teams_to_the_next(tables: Tables) -> None:
    number = await lobby(tables, 4)
    await choose(tables, number, (1, 4))
    await tables.stop(GUILD, number, asker(1))
    look = await tables.rematch(GUILD, number, asker(3), channel=CHANNEL)
    for member in (1, 2, 4):
        await tables.join(GUILD, look.number, asker(member))
    assert await choose(tables, look.number) == [[3, 2], [1, 4]]
