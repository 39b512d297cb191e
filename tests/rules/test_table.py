"""The handlers, without Discord: what can be asked of a table, by whom, when, and all at once."""

import asyncio
import dataclasses
import itertools
import json
import re
import traceback
from collections.abc import Mapping
from typing import Any

import pytest
from pydantic import model_validator
from pydantic_core import PydanticCustomError

from rules import fair
from rules.game import Broken, Game
from rules.games import GAMES
from rules.keeping import REMEMBERED
from rules.look import Asker, Look
from rules.record import loads, verify
from rules.refusals import (
    IllegalMove,
    NotAllowed,
    NotFound,
    NotNow,
    OutOfDate,
    Refusal,
    UnreadableMove,
)
from rules.table import Tables
from tests.memory_store import MemoryStore
from tests.rules.toy import TOYS, Toy, ToyGame, ToyOptions

GUILD, CHANNEL = 7, 70
_clicks = itertools.count(1)


def tables_on(store: MemoryStore, games: Mapping[str, Game[Any, Any]] = TOYS) -> Tables:
    now = itertools.count(1000)
    secrets = itertools.count(1)
    return Tables(
        store,
        games,
        clock=lambda: float(next(now)),
        entropy=lambda size: next(secrets).to_bytes(size, "big"),
    )


def asker(member: int, click: int | None = None) -> Asker:
    return Asker(member, f"m{member}", click if click is not None else next(_clicks))


@pytest.fixture
def store() -> MemoryStore:
    return MemoryStore()


@pytest.fixture
def tables(store: MemoryStore) -> Tables:
    return tables_on(store)


async def lobby(tables: Tables, players: int = 2, size: int | None = None) -> int:
    look = await tables.open(GUILD, CHANNEL, asker(1), game="toy", size=size)
    for member in range(2, players + 1):
        await tables.join(GUILD, look.number, asker(member))
    return look.number


async def running(tables: Tables, players: int = 2) -> int:
    number = await lobby(tables, players)
    await tables.start(GUILD, number, asker(1))
    return number


async def first_move(tables: Tables, number: int) -> tuple[int, int, tuple[int, ...]]:
    """Who must act, their turn, and the steps of their first legal move."""
    look = await tables.look(GUILD, number)
    member = look.seats[look.acting[0]].member
    offer = await tables.offer(GUILD, number, member)
    while not offer.complete:
        offer = await tables.offer(GUILD, number, member, offer.look.turn, (*offer.steps, 0))
    return member, offer.look.turn, offer.steps


async def play_on(tables: Tables, number: int) -> None:
    member, turn, steps = await first_move(tables, number)
    await tables.play(GUILD, number, asker(member), turn=turn, steps=steps)


def outcomes(results: list[Any], kind: type[BaseException]) -> tuple[list[Any], list[Any]]:
    """What succeeded, and what was refused with `kind`; anything else fails the test."""
    refused = [result for result in results if isinstance(result, BaseException)]
    assert all(isinstance(result, kind) for result in refused), refused
    return [result for result in results if not isinstance(result, BaseException)], refused


# -- the lobby ------------------------------------------------------------------------------------


async def test_who_opens_has_the_first_seat_and_is_host(tables: Tables) -> None:
    look = await tables.open(
        GUILD, CHANNEL, asker(1), game="toy", options={"low_wins": True}, size=3
    )
    assert (look.number, look.status, look.host, look.seat) == (1, "lobby", 1, 0)
    assert (look.size, dict(look.options), look.revision) == (3, {"low_wins": True}, 1)


async def test_tables_are_numbered_in_each_guild(tables: Tables) -> None:
    first = await tables.open(GUILD, CHANNEL, asker(1), game="toy")
    second = await tables.open(GUILD, CHANNEL, asker(1), game="toy")
    other = await tables.open(8, 80, asker(1), game="toy")
    assert (first.number, second.number, other.number) == (1, 2, 1)


@pytest.mark.parametrize(
    ("wish", "code"),
    [
        ({"game": "chess"}, "unknown-game"),
        ({"game": "toy", "size": 1}, "bad-size"),
        ({"game": "toy", "size": 5}, "bad-size"),
        ({"game": "toy", "options": {"low_wins": "perhaps"}}, "bad-option"),
        ({"game": "toy", "options": {"loud": True}}, "bad-option"),
    ],
)
async def test_a_lobby_that_cannot_be_is_refused(
    tables: Tables, store: MemoryStore, wish: dict[str, Any], code: str
) -> None:
    with pytest.raises(Refusal) as refused:
        await tables.open(GUILD, CHANNEL, asker(1), **wish)
    assert refused.value.code == code
    assert not store.tables


class PickyOptions(ToyOptions):
    """Not every two options go together."""

    high_wins: bool = False

    @model_validator(mode="after")
    def one_end_wins(self) -> "PickyOptions":
        if self.low_wins and self.high_wins:
            raise PydanticCustomError("toy-both-win", "both ends can't win", {"ends": 2})
        return self


async def test_options_that_do_not_go_together_are_refused_in_the_game_s_own_words(
    store: MemoryStore,
) -> None:
    class PickyGame(ToyGame):
        options = PickyOptions

    tables = tables_on(store, {"toy": PickyGame()})
    both = {"low_wins": True, "high_wins": True}
    with pytest.raises(Refusal) as refused:
        await tables.open(GUILD, CHANNEL, asker(1), game="toy", options=both)
    assert (refused.value.code, refused.value.facts) == ("toy-both-win", {"ends": 2})
    assert not store.tables


async def test_sitting_down_twice_is_refused(tables: Tables) -> None:
    number = await lobby(tables)
    with pytest.raises(NotNow, match="already-seated"):
        await tables.join(GUILD, number, asker(2))


async def test_a_full_lobby_is_refused(tables: Tables) -> None:
    number = await lobby(tables, 2, size=2)
    with pytest.raises(NotNow, match="lobby-full"):
        await tables.join(GUILD, number, asker(3))


async def test_the_host_who_leaves_hands_the_host_on(tables: Tables) -> None:
    number = await lobby(tables, 3)
    look = await tables.leave(GUILD, number, asker(1))
    assert look.host == 2
    assert [seat.member for seat in look.seats] == [2, 3]
    await tables.start(GUILD, number, asker(2))


async def test_a_lobby_that_everybody_leaves_is_over(tables: Tables) -> None:
    number = await lobby(tables)
    await tables.leave(GUILD, number, asker(1))
    look = await tables.leave(GUILD, number, asker(2))
    assert look.status == "over"
    with pytest.raises(NotNow, match="table-over"):
        await tables.join(GUILD, number, asker(1))
    assert await tables.mine(GUILD, 1) == []


async def test_leaving_twice_is_refused(tables: Tables) -> None:
    number = await lobby(tables)
    await tables.leave(GUILD, number, asker(2))
    with pytest.raises(NotAllowed, match="not-at-table"):
        await tables.leave(GUILD, number, asker(2))


async def test_only_the_host_starts_and_not_alone(tables: Tables) -> None:
    number = await lobby(tables, 1)
    with pytest.raises(NotNow, match="too-few need=1"):
        await tables.start(GUILD, number, asker(1))
    await tables.join(GUILD, number, asker(2))
    with pytest.raises(NotAllowed, match="only-host"):
        await tables.start(GUILD, number, asker(2))
    with pytest.raises(NotAllowed, match="not-at-table"):
        await tables.start(GUILD, number, asker(3))


async def test_a_started_lobby_is_no_lobby_any_more(tables: Tables) -> None:
    number = await running(tables)
    for step in (tables.join, tables.start):
        with pytest.raises(NotNow, match="already-running"):
            await step(GUILD, number, asker(1))
    with pytest.raises(NotNow, match="leave-running"):
        await tables.leave(GUILD, number, asker(1))


@pytest.mark.parametrize("number", [99, 0, -1, 2**53 + 1, 10**30])
async def test_no_such_table(tables: Tables, number: int) -> None:
    with pytest.raises(NotFound, match="no-table"):
        await tables.look(GUILD, number)
    with pytest.raises(NotFound, match="no-table"):
        await tables.join(GUILD, 99, asker(1))


# -- the running game -----------------------------------------------------------------------------


async def test_checks_come_in_the_order_of_a_click(tables: Tables) -> None:
    number = await lobby(tables)
    with pytest.raises(NotNow, match="not-started"):
        await tables.play(GUILD, number, asker(9), turn=99, steps=("nonsense",))
    await tables.start(GUILD, number, asker(1))
    member, turn, steps = await first_move(tables, number)
    with pytest.raises(NotAllowed, match="not-at-table"):
        await tables.play(GUILD, number, asker(9), turn=99, steps=("nonsense",))
    with pytest.raises(NotNow, match="not-your-turn"):
        await tables.play(GUILD, number, asker(3 - member), turn=99, steps=("nonsense",))
    with pytest.raises(OutOfDate, match="out-of-date"):
        await tables.play(GUILD, number, asker(member), turn=99, steps=("nonsense",))
    for step in (77, -1):
        with pytest.raises(UnreadableMove):
            await tables.play(GUILD, number, asker(member), turn=turn, steps=(step,))
    with pytest.raises(IllegalMove, match="toy-not-yours"):
        await tables.play(GUILD, number, asker(member), turn=turn, steps=("nonsense",))
    with pytest.raises(IllegalMove, match="unfinished"):
        await tables.play(GUILD, number, asker(member), turn=turn, steps=())
    done = await tables.play(GUILD, number, asker(member), turn=turn, steps=steps)
    assert done.look.revision == 4


async def test_an_old_screen_changes_nothing(tables: Tables, store: MemoryStore) -> None:
    number = await running(tables)
    member, turn, steps = await first_move(tables, number)
    await tables.play(GUILD, number, asker(member), turn=turn, steps=steps)
    before = store.tables[GUILD, number]
    with pytest.raises(NotNow):
        await tables.play(GUILD, number, asker(member), turn=turn, steps=steps)
    assert store.tables[GUILD, number] == before


async def test_a_game_is_played_to_its_end_and_its_record_holds(
    tables: Tables, store: MemoryStore
) -> None:
    number = await running(tables, 3)
    with pytest.raises(NotNow, match="not-over"):
        await tables.record(GUILD, number)
    while (await tables.look(GUILD, number)).status == "running":
        await play_on(tables, number)
    look = await tables.look(GUILD, number)
    assert look.view is not None
    assert look.view.outcome is not None
    results = store.endings[GUILD, number].results
    assert [r.place for r in results] == list(look.view.outcome.places)
    assert [r.member for r in results] == [1, 2, 3]
    record = loads(await tables.record(GUILD, number))
    assert (record.promise, record.secret) == (look.promise, look.secret)
    verify(record, TOYS)
    with pytest.raises(NotNow, match="table-over"):
        await play_on_by(tables, number, 1)


async def play_on_by(tables: Tables, number: int, member: int) -> None:
    await tables.play(GUILD, number, asker(member), turn=None, steps=(0,))


async def test_a_resignation_frees_the_seat_and_ends_a_game_of_two(
    tables: Tables, store: MemoryStore
) -> None:
    number = await running(tables)
    look = await tables.resign(GUILD, number, asker(2))
    assert look.status == "over"
    assert look.seats[1].left
    assert look.seat is None
    assert store.endings[GUILD, number].results[0].place == 1
    with pytest.raises(NotNow, match="table-over"):
        await tables.resign(GUILD, number, asker(1))


async def test_who_resigned_is_no_longer_waited_for(tables: Tables) -> None:
    number = await running(tables, 3)
    look = await tables.look(GUILD, number)
    member = look.seats[look.acting[0]].member
    look = await tables.resign(GUILD, number, asker(member))
    assert look.status == "running"
    assert look.acting
    assert member not in [look.seats[seat].member for seat in look.acting]
    assert await tables.mine(GUILD, member) == []
    with pytest.raises(NotAllowed, match="gave-up"):
        await tables.resign(GUILD, number, asker(member))


async def test_the_host_or_a_moderator_stops_without_a_result(
    tables: Tables, store: MemoryStore
) -> None:
    number = await running(tables)
    with pytest.raises(NotAllowed, match="only-host-stops"):
        await tables.stop(GUILD, number, asker(2))
    look = await tables.stop(GUILD, number, asker(99), moderator=True)
    assert look.status == "over"
    assert look.acting == ()
    ending = store.endings[GUILD, number]
    assert (ending.reason, ending.stopped) == ("stopped", True)
    assert {result.weight for result in ending.results} == {None}
    with pytest.raises(NotNow, match="table-over"):
        await tables.stop(GUILD, number, asker(1))


async def test_the_new_host_may_stop_when_the_old_one_gave_up(tables: Tables) -> None:
    number = await running(tables, 3)
    await tables.resign(GUILD, number, asker(1))
    look = await tables.stop(GUILD, number, asker(2))
    assert look.status == "over"


async def test_a_stopped_game_can_be_checked_too(tables: Tables) -> None:
    number = await running(tables)
    await play_on(tables, number)
    await tables.stop(GUILD, number, asker(1))
    verify(loads(await tables.record(GUILD, number)), TOYS)


# -- rematch --------------------------------------------------------------------------------------


async def test_a_rematch_is_one_lobby_however_many_press(tables: Tables) -> None:
    number = await running(tables, 3)
    await tables.stop(GUILD, number, asker(1))
    looks = await asyncio.gather(
        *(tables.rematch(GUILD, number, asker(m), channel=71) for m in (2, 3, 1))
    )
    assert {look.number for look in looks} == {number + 1}
    look = await tables.look(GUILD, number + 1)
    assert [seat.member for seat in look.seats] == [2, 3, 1]
    assert (look.host, look.channel, look.status) == (2, 71, "lobby")
    assert (await tables.look(GUILD, number)).rematch == number + 1


@pytest.mark.parametrize("how", ["leave", "stop"])
async def test_a_rematch_that_came_to_nothing_can_be_had_anew(tables: Tables, how: str) -> None:
    number = await running(tables, 2)
    await tables.stop(GUILD, number, asker(1))
    first = await tables.rematch(GUILD, number, asker(2), channel=71)
    await getattr(tables, how)(GUILD, first.number, asker(2))
    assert (await tables.look(GUILD, number)).rematch is None
    looks = [await tables.rematch(GUILD, number, asker(m), channel=72) for m in (1, 2)]
    assert [look.number for look in looks] == [first.number + 1] * 2
    assert (await tables.look(GUILD, number)).rematch == first.number + 1
    await tables.start(GUILD, first.number + 1, asker(1))
    await tables.stop(GUILD, first.number + 1, asker(1))
    assert (await tables.look(GUILD, number)).rematch == first.number + 1, "a game was played there"


class SettlingGame(ToyGame):
    """The bot settles which end of the row wins."""

    low = True

    def settled(self, options: ToyOptions) -> ToyOptions:
        return options.model_copy(update={"low_wins": self.low})


async def test_the_bot_settles_options_when_a_table_is_opened_and_when_it_begins(
    store: MemoryStore,
) -> None:
    game = SettlingGame()
    tables = tables_on(store, {"toy": game})
    look = await tables.open(GUILD, CHANNEL, asker(1), game="toy", options={"low_wins": False})
    assert dict(look.options) == {"low_wins": True}
    await tables.join(GUILD, look.number, asker(2))
    game.low = False
    assert dict((await tables.look(GUILD, look.number)).options) == {"low_wins": True}
    begun = await tables.start(GUILD, look.number, asker(1))
    assert not dict(begun.options).get("low_wins")
    game.low = True
    assert not dict((await tables.look(GUILD, look.number)).options).get("low_wins")
    await tables.resign(GUILD, look.number, asker(1))
    record = loads(await tables.record(GUILD, look.number))
    verify(record, tables.games)
    again = await tables.rematch(GUILD, look.number, asker(1), channel=CHANNEL)
    assert dict(again.options) == {"low_wins": True}


async def test_only_players_of_a_finished_table_get_a_rematch(tables: Tables) -> None:
    number = await running(tables)
    with pytest.raises(NotNow, match="not-over"):
        await tables.rematch(GUILD, number, asker(1), channel=CHANNEL)
    await tables.stop(GUILD, number, asker(1))
    with pytest.raises(NotAllowed, match="not-at-table"):
        await tables.rematch(GUILD, number, asker(9), channel=CHANNEL)


class TurningGame(ToyGame):
    """In a rematch the other end of the row wins."""

    def again(self, options: ToyOptions, state: Toy) -> ToyOptions:
        assert self.outcome(state) is not None
        return ToyOptions(low_wins=not options.low_wins)


async def a_rematch(tables: Tables, members: tuple[int, ...]) -> Look:
    """Members 1, 2, 3 play; then these sit down in this order, and start."""
    number = await running(tables, 3)
    for member in (1, 2):
        await tables.resign(GUILD, number, asker(member))
    new = (await tables.rematch(GUILD, number, asker(members[0]), channel=70)).number
    for member in members[1:]:
        await tables.join(GUILD, new, asker(member))
    return await tables.start(GUILD, new, asker(members[0]))


async def test_in_a_rematch_the_same_people_keep_their_seats(store: MemoryStore) -> None:
    tables = tables_on(store, {"toy": TurningGame()})
    look = await a_rematch(tables, (3, 1, 2))
    assert [seat.member for seat in look.seats] == [1, 2, 3]
    assert dict(look.options) == {"low_wins": True}
    assert store.tables[GUILD, look.number].options == '{"low_wins":true}'
    for member in (1, 2):
        await tables.resign(GUILD, look.number, asker(member))
    # The seed was mixed in the order of the seats, as the record has it.
    record = loads(await tables.record(GUILD, look.number))
    assert record.options == {"low_wins": True}
    verify(record, tables.games)


@pytest.mark.parametrize("members", [(3, 1), (3, 1, 4), (2, 3, 1, 4)])
async def test_with_others_a_rematch_is_as_its_lobby_stands(
    store: MemoryStore, members: tuple[int, ...]
) -> None:
    tables = tables_on(store, {"toy": TurningGame()})
    look = await a_rematch(tables, members)
    assert tuple(seat.member for seat in look.seats) == members
    assert dict(look.options) == {}


async def test_an_end_that_can_not_be_read_keeps_nobody_from_a_rematch(store: MemoryStore) -> None:
    tables = tables_on(store)
    number = await running(tables)
    await tables.resign(GUILD, number, asker(1))
    new = (await tables.rematch(GUILD, number, asker(2), channel=70)).number
    await tables.join(GUILD, new, asker(1))
    store.tables[GUILD, number] = dataclasses.replace(store.tables[GUILD, number], state="{}")
    look = await tables.start(GUILD, new, asker(2))
    assert (look.status, [seat.member for seat in look.seats]) == ("running", [1, 2])


# -- what leaves ----------------------------------------------------------------------------------


async def test_nothing_that_leaves_holds_the_secret_or_the_state(tables: Tables) -> None:
    number = await running(tables)
    await play_on(tables, number)
    table = await tables.store.table(GUILD, number)
    assert table is not None
    assert table.state is not None
    seed = fair.mix(table.secret, [seat.contribution for seat in table.seats])
    for member in (None, 1, 2, 9):
        look = await tables.look(GUILD, number, member, history=20)
        shown = repr(look) + repr(dataclasses.asdict(look))
        assert table.secret.hex() not in shown
        assert repr(table.secret) not in shown
        assert seed.hex() not in shown
        assert look.promise == fair.promise(table.secret)
        assert look.secret is None


async def test_e2_a_stored_position_that_is_broken_is_not_told_in_the_error() -> None:
    store = MemoryStore()
    tables = Tables(store, GAMES, clock=lambda: 0.0, entropy=bytes)
    look = await tables.open(GUILD, CHANNEL, asker(1), game="woof-days")
    await tables.join(GUILD, look.number, asker(2))
    await tables.start(GUILD, look.number, asker(1))
    table = store.tables[GUILD, look.number]
    assert table.state is not None
    for broken in (
        {"phase": "trim", "trims": {"a": ["labrador", "labrador"]}},
        {"hands": {"a": ["cat-that-is-none"]}},
        {"hands": {"a": "labrador"}},
    ):
        told = json.dumps({**json.loads(table.state), **broken})
        for state in (told, told[:-1]):
            store.tables[GUILD, look.number] = dataclasses.replace(table, state=state)
            fresh = Tables(store, GAMES, clock=lambda: 0.0, entropy=bytes)
            with pytest.raises(Broken, match=f"table {look.number} can't be used") as caught:
                await fresh.look(GUILD, look.number, 1)
            written = "".join(traceback.format_exception(caught.value))
            assert not re.search(r"labrador|none", written)
            assert caught.value.__context__ is None


async def test_history_tells_each_their_own_secrets_only(tables: Tables) -> None:
    number = await running(tables)
    for _ in range(6):
        await play_on(tables, number)
    entries = await tables.store.log(GUILD, number)
    for viewer, member in ((0, 1), (1, 2), (None, None), (None, 9)):
        look = await tables.look(GUILD, number, member, history=50)
        for line, entry in zip(look.history, entries, strict=True):
            for event, row in zip(line.events, json.loads(entry.events), strict=True):
                mine = viewer is not None and row[1] == viewer
                assert dict(event.secret) == (row[3] if mine else {})


# -- all at once ----------------------------------------------------------------------------------


async def test_a_hundred_joins_at_once_fill_four_seats_b4(tables: Tables) -> None:
    number = (await tables.open(GUILD, CHANNEL, asker(1), game="toy", size=4)).number
    results = await asyncio.gather(
        *(tables.join(GUILD, number, asker(member)) for member in range(2, 102)),
        return_exceptions=True,
    )
    seated, _ = outcomes(results, NotNow)
    look = await tables.look(GUILD, number)
    assert len(seated) == 3
    assert len(look.seats) == 4
    assert len({seat.member for seat in look.seats}) == 4


async def test_a_hundred_plays_of_one_turn_are_one_move_b1_b2(
    tables: Tables, store: MemoryStore
) -> None:
    number = await running(tables)
    member, turn, steps = await first_move(tables, number)
    results = await asyncio.gather(
        *(tables.play(GUILD, number, asker(member), turn=turn, steps=steps) for _ in range(100)),
        return_exceptions=True,
    )
    done, _ = outcomes(results, NotNow)
    assert len(done) == 1
    assert [e.kind for e in store.logs[GUILD, number]].count("play") == 1


async def test_the_same_click_twice_is_one_move_b10(tables: Tables, store: MemoryStore) -> None:
    number = await running(tables)
    member, turn, steps = await first_move(tables, number)
    click = next(_clicks)
    await asyncio.gather(
        *(
            tables.play(GUILD, number, asker(member, click), turn=turn, steps=steps)
            for _ in range(2)
        ),
        return_exceptions=True,
    )
    assert [e.interaction for e in store.logs[GUILD, number]].count(click) == 1


async def test_the_same_command_twice_opens_one_table_b10(
    tables: Tables, store: MemoryStore
) -> None:
    click = next(_clicks)
    looks = await asyncio.gather(
        *(tables.open(GUILD, CHANNEL, asker(1, click), game="toy") for _ in range(2))
    )
    assert {look.number for look in looks} == {1}
    assert len(store.tables) == 1


@pytest.mark.parametrize("order", list(itertools.permutations(("start", "join", "leave"))))
async def test_start_against_the_last_join_and_a_leave_b4(
    tables: Tables, order: tuple[str, ...]
) -> None:
    number = await lobby(tables, 3, size=4)
    steps = {
        "start": lambda: tables.start(GUILD, number, asker(1)),
        "join": lambda: tables.join(GUILD, number, asker(4)),
        "leave": lambda: tables.leave(GUILD, number, asker(3)),
    }
    results = await asyncio.gather(*(steps[name]() for name in order), return_exceptions=True)
    outcomes(results, Refusal)
    look = await tables.look(GUILD, number)
    assert look.status == "running"
    assert look.view is not None
    assert look.view.seats == len(look.seats)
    members = [seat.member for seat in look.seats]
    joined = order.index("join") < order.index("start")
    left = order.index("leave") < order.index("start")
    assert (4 in members) is joined
    assert (3 in members) is not left


@pytest.mark.parametrize("step", ["join", "start", "play", "resign", "stop", "rematch"])
async def test_a_handler_cancelled_at_every_await_leaves_the_table_whole_b7(step: str) -> None:
    """Cancel after 0, 1, 2 … switches of the loop: the change is stored whole or not at all."""
    outcomes_seen = set()
    for switches in itertools.count():
        store = MemoryStore()
        tables = tables_on(store)
        number = await (lobby(tables) if step in ("join", "start") else running(tables))
        if step == "rematch":
            await tables.stop(GUILD, number, asker(1))
        member, turn, steps = 1, None, ()
        if step == "play":
            member, turn, steps = await first_move(tables, number)
        work = {
            "join": lambda t=tables, n=number: t.join(GUILD, n, asker(3)),
            "start": lambda t=tables, n=number: t.start(GUILD, n, asker(1)),
            "play": lambda t=tables, n=number, m=member, u=turn, s=steps: t.play(
                GUILD, n, asker(m), turn=u, steps=s
            ),
            "resign": lambda t=tables, n=number: t.resign(GUILD, n, asker(1)),
            "stop": lambda t=tables, n=number: t.stop(GUILD, n, asker(1)),
            "rematch": lambda t=tables, n=number: t.rematch(GUILD, n, asker(1), channel=1),
        }[step]
        before = store.tables[GUILD, number]
        # A second process that remembers nothing must agree with the one that was interrupted.
        task = asyncio.ensure_future(work())
        for _ in range(switches):
            await asyncio.sleep(0)
        finished = task.done()
        task.cancel()
        await asyncio.wait([task])
        after = store.tables[GUILD, number]
        assert after.revision in (before.revision, before.revision + 1)
        assert len(store.logs[GUILD, number]) == after.revision
        outcomes_seen.add((task.cancelled(), after.revision - before.revision))
        assert len(tables.keeping._locks) == 0
        mine = await tables.look(GUILD, number, 1, history=50)
        fresh = await tables_on(store).look(GUILD, number, 1, history=50)
        assert mine == fresh
        if after.revision == before.revision:
            await work()
        if finished:
            break
    assert (True, 0) in outcomes_seen
    assert (True, 1) in outcomes_seen


async def test_a_store_that_fails_changes_nothing_and_the_table_goes_on(
    tables: Tables, store: MemoryStore
) -> None:
    number = await running(tables)
    before = await tables.look(GUILD, number, 1)
    member, turn, steps = await first_move(tables, number)
    store.failures.append(OSError("disk full"))
    with pytest.raises(OSError, match="disk full"):
        await tables.play(GUILD, number, asker(member), turn=turn, steps=steps)
    assert await tables.look(GUILD, number, 1) == before
    await tables.play(GUILD, number, asker(member), turn=turn, steps=steps)


# -- after a restart, and memory ------------------------------------------------------------------


async def test_after_a_restart_at_any_point_everything_looks_the_same(store: MemoryStore) -> None:
    tables = tables_on(store)
    number = await running(tables, 3)
    while (await tables.look(GUILD, number)).status == "running":
        fresh = tables_on(store)
        for member in (None, 1, 2, 3):
            assert await fresh.look(GUILD, number, member, history=9) == await tables.look(
                GUILD, number, member, history=9
            )
        await play_on(fresh, number)
        tables = fresh


async def test_idle_tables_are_forgotten(tables: Tables) -> None:
    for member in range(REMEMBERED * 2):
        await tables.open(GUILD, CHANNEL, asker(member + 1), game="toy")
    assert len(tables.keeping._recent) == REMEMBERED
    assert len(tables.keeping._locks) == 0


async def test_mine_and_here_list_what_is_not_over(tables: Tables) -> None:
    first = await lobby(tables)
    second = await running(tables)
    await tables.open(GUILD, 71, asker(1), game="toy")
    await tables.stop(GUILD, first, asker(1))
    assert [look.number for look in await tables.mine(GUILD, 1)] == [second, 3]
    assert [look.number for look in await tables.mine(GUILD, 2)] == [second]
    assert [look.number for look in await tables.here(GUILD, CHANNEL)] == [second]
    assert await tables.mine(8, 1) == []


async def test_a_single_choice_is_taken_and_back_leads_to_the_last_real_one(
    tables: Tables,
) -> None:
    number = await running(tables)
    look = await tables.look(GUILD, number)
    member = look.seats[look.acting[0]].member
    start = await tables.offer(GUILD, number, member)
    assert start.back is None
    assert not start.complete
    for step in range(len(start.choices.keys)):
        offer = await tables.offer(GUILD, number, member, start.look.turn, (step,))
        assert offer.back == ()
        assert offer.complete or len(offer.choices.keys) > 1
