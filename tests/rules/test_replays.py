"""Replays: each step is what was seen at the table, whatever has become of people and rules."""

import itertools
from collections.abc import AsyncIterator
from dataclasses import replace
from pathlib import Path
from random import Random
from typing import Any

import pytest

from rules import fair
from rules.chronicle import Chronicle
from rules.dog_lover import cards, ruleset
from rules.fair import Stream
from rules.game import Game, Outcome, View
from rules.games import GAMES
from rules.look import Asker
from rules.privacy import Privacy
from rules.randomplay import Leaning, random_path
from rules.record import BadRecord, loads, replay, verify
from rules.refusals import Refusal
from rules.replays import EVERY, REMEMBERED, TOLD, Course, Moment, Replays
from rules.table import Tables
from storage.store import SqliteStore
from tests.memory_store import MemoryStore
from tests.rules.test_record import toy_record
from tests.rules.toy import TOYS, ToyGame

GUILD, CHANNEL = 7, 70
MOVES = 45
Seen = list[tuple[View, ...]]
"""What everybody and then each seat saw, move by move from the deal on."""


class Club:
    """A guild that plays, and looks at it again."""

    def __init__(self, store: MemoryStore | SqliteStore, games: dict[str, Game[Any, Any]]) -> None:
        self.store = store
        self.games = games
        self.now = 1000.0
        self.clicks = itertools.count(1)
        chance = Random(1)
        self.tables = Tables(store, games, clock=lambda: self.now, entropy=chance.randbytes)
        self.chronicle = Chronicle(store, games, clock=lambda: self.now)
        self.replays = Replays(self.tables, self.chronicle)

    def asker(self, member: int) -> Asker:
        return Asker(member, f"m{member}", next(self.clicks))

    async def start(self, game: str = "toy", seats: int = 2, **options: Any) -> int:
        look = await self.tables.open(GUILD, CHANNEL, self.asker(1), game=game, options=options)
        for member in range(2, seats + 1):
            await self.tables.join(GUILD, look.number, self.asker(member))
        await self.tables.start(GUILD, look.number, self.asker(1))
        return look.number

    async def play(self, number: int, rng: Random, *, moves: int = MOVES) -> Seen:
        """Play at random, at most so many moves; what was seen meanwhile."""
        dice = Leaning(Stream(rng.randbytes(32)), 30)
        seen = [await self.sees(number)]
        while len(seen) <= moves and (acting := seen[-1][0].acting):
            seat = rng.choice(acting)
            table = await self.tables.stored(GUILD, number)
            game = self.games[table.game]
            state = (await self.tables.keeping.loaded(GUILD, number)).state
            path = random_path(game, state, seat, dice)
            asker = self.asker(table.seats[seat].member)
            await self.tables.play(GUILD, number, asker, turn=None, steps=path)
            seen.append(await self.sees(number))
        return seen

    async def sees(self, number: int) -> tuple[View, ...]:
        position = await self.tables.keeping.loaded(GUILD, number)
        seats = range(len(position.table.seats))
        return tuple(position.game.view(position.state, viewer) for viewer in (None, *seats))

    async def finished(self, *, moves: int = MOVES, **options: Any) -> int:
        """A toy game of two, played to its end."""
        number = await self.start(**options)
        await self.play(number, Random(number), moves=moves)
        assert (await self.tables.stored(GUILD, number)).outcome is not None
        return number

    async def at(self, number: int, step: int) -> Moment:
        return await self.replays.at(GUILD, number, step)

    async def refused(self, number: int, step: int = 0) -> str:
        with pytest.raises(Refusal) as refused:
            await self.at(number, step)
        assert refused.value.facts == {"table": number}
        return refused.value.code


def outcome_of(moment: Moment) -> Outcome | None:
    assert moment.look.view is not None
    return moment.look.view.outcome


@pytest.fixture(params=["memory", "sqlite"])
async def club(request: pytest.FixtureRequest, tmp_path: Path) -> AsyncIterator[Club]:
    if request.param == "memory":
        yield Club(MemoryStore(), dict(TOYS))
        return
    async with await SqliteStore.at(tmp_path / "t.db") as store:
        yield Club(store, dict(TOYS))


@pytest.mark.parametrize("name", GAMES)
async def test_each_step_is_what_was_seen_at_the_table(name: str) -> None:
    club, rng = Club(MemoryStore(), dict(GAMES)), Random(name)
    seats = rng.choice(GAMES[name].seats)
    number = await club.start(name, seats)
    seen = await club.play(number, rng)
    if seen[-1][0].outcome is None:
        await club.tables.resign(GUILD, number, club.asker(seats))
        seen.append(await club.sees(number))
    if seen[-1][0].outcome is None:
        await club.tables.stop(GUILD, number, club.asker(1), reason="tea")
    club.replays = Replays(club.tables, club.chronicle)
    steps = [*range(len(seen))]
    rng.shuffle(steps)
    for step in steps:
        moment = await club.at(number, step)
        assert (moment.look.view, *moment.hands) == seen[step]
        assert (moment.step, moment.moves, moment.broken) == (step, len(seen) - 1, False)
        assert moment.last == (step == len(seen) - 1)
    log = (await club.tables.look(GUILD, number, history=999)).history
    told = [line for line in log if line.kind in ("play", "resign")]
    for step in steps:
        history = (await club.at(number, step)).look.history
        then = told[max(0, step - TOLD) : step]
        assert [(one.kind, one.seat, one.events) for one in history] == [
            (one.kind, one.seat, one.events) for one in then
        ]


async def test_who_made_a_move_and_who_is_next_is_told(club: Club) -> None:
    number = await club.finished()
    record = loads(await club.replays.file(GUILD, number))
    assert (await club.at(number, 0)).mover is None
    for step in range(1, len(record.moves) + 1):
        assert (await club.at(number, step)).mover == record.moves[step - 1][0]
        assert bool((await club.at(number, step)).look.acting) == (step < len(record.moves))


async def test_a_step_that_there_is_not_is_the_nearest(club: Club) -> None:
    number = await club.finished()
    last = await club.at(number, 10**15)
    assert last.step == last.moves
    assert outcome_of(last) is not None
    assert (await club.at(number, -5)).step == 0


async def test_only_a_game_that_is_over_can_be_replayed(club: Club) -> None:
    lobby = (await club.tables.open(GUILD, CHANNEL, club.asker(1), game="toy")).number
    running = await club.start()
    await club.play(running, Random(1), moves=3)
    assert await club.refused(lobby) == "replay-not-over"
    assert await club.refused(running) == "replay-not-over"
    with pytest.raises(Refusal, match="replay-not-over"):
        await club.replays.file(GUILD, running)
    await club.tables.leave(GUILD, lobby, club.asker(1))
    assert await club.refused(lobby) == "replay-no-game"
    for unknown in (0, -1, 99, 2**60):
        assert await club.refused(unknown) == "no-table"
    with pytest.raises(Refusal, match="no-table"):
        await club.replays.at(GUILD + 1, running, 0)
    await club.tables.stop(GUILD, running, club.asker(1))
    assert (await club.at(running, 99)).step == 3


async def test_a_stopped_table_says_why_at_its_last_step(club: Club) -> None:
    number = await club.start()
    await club.play(number, Random(3), moves=4)
    await club.tables.stop(GUILD, number, club.asker(1), reason="tea")
    assert (await club.at(number, 2)).stop is None
    last = await club.at(number, 4)
    assert last.stop is not None
    assert last.stop.reason == "tea"
    assert not last.otherwise


async def test_a_game_stopped_before_its_first_move_has_one_step(club: Club) -> None:
    number = await club.start()
    await club.tables.stop(GUILD, number, club.asker(1))
    moment = await club.at(number, 7)
    assert (moment.step, moment.moves, moment.last) == (0, 0, True)
    assert moment.stop is not None


async def test_who_gave_up_is_part_of_the_game(club: Club) -> None:
    number = await club.start(seats=3)
    await club.tables.resign(GUILD, number, club.asker(2))
    await club.tables.resign(GUILD, number, club.asker(3))
    moment = await club.at(number, 1)
    assert [one.kind for one in moment.look.history] == ["resign"]
    assert (moment.mover, moment.moves) == (1, 2)


# What has become of people


async def test_names_are_those_last_seen(club: Club) -> None:
    number = await club.finished()
    await club.at(number, 3)
    await club.chronicle.acted(GUILD, 2, "Bobby")
    assert (await club.at(number, 3)).look.names == ("m1", "Bobby")


async def test_who_deleted_their_data_is_in_no_replay_and_the_game_is_whole(club: Club) -> None:
    number = await club.finished()
    before = await club.at(number, 5)
    privacy = Privacy(club.store, club.tables, club.chronicle, clock=lambda: club.now)
    await privacy.delete(GUILD, club.asker(1))
    after = await club.at(number, 5)
    assert [(seat.member, seat.name) for seat in after.look.seats] == [(0, ""), (2, "m2")]
    assert (after.look.view, after.hands) == (before.look.view, before.hands)
    verify(loads(await club.replays.file(GUILD, number)), club.games)


async def test_a_table_of_a_version_whose_joins_told_who_joined_replays_without_them() -> None:
    store = MemoryStore()
    club = Club(store, dict(TOYS))
    number = await club.finished()
    table = store.tables[GUILD, number]
    # As it is kept then: the seed instead of what somebody's join had added to it.
    gone = replace(table.seats[0], member=0, name="", contribution="")
    seed = fair.mix(table.secret, (seat.contribution for seat in table.seats))
    store.tables[GUILD, number] = replace(table, seats=(gone, *table.seats[1:]), seed=seed)
    file = loads(await club.replays.file(GUILD, number))
    with pytest.raises(BadRecord, match="seed"):
        verify(file, club.games)
    state = replay(file, club.games).state
    last = await club.at(number, len(file.moves))
    assert last.look.view == TOYS["toy"].view(state, None)
    assert not last.otherwise


async def test_another_table_of_the_same_number_is_another_game(club: Club) -> None:
    """A guild that comes back after it was forgotten counts its tables from 1 again."""
    number = await club.finished()
    before = (await club.at(number, 0)).hands
    assert await club.store.forget_guild(GUILD, 0.0) is False
    await club.store.guild_left(GUILD, 1.0)
    assert await club.store.forget_guild(GUILD, 2.0)
    await club.tables.forget_guild(GUILD)
    assert await club.refused(number) == "no-table"
    assert await club.finished() == number
    assert (await club.at(number, 0)).hands != before


# What has become of the rules


async def test_a_table_of_a_game_that_is_gone(club: Club) -> None:
    number = await club.finished()
    del club.games["toy"]
    club.tables.games = {}
    assert await club.refused(number) == "replay-unknown-game"


async def test_a_table_whose_options_are_gone(club: Club) -> None:
    number = await club.finished(low_wins=True)

    class Changed(ToyGame):
        options = type("None_", (ToyGame.options.__base__,), {})  # type: ignore[misc, assignment]

    club.games["toy"] = Changed()
    assert await club.refused(number) == "replay-impossible"


async def test_a_move_that_the_rules_refuse_now_ends_the_replay_before_it(club: Club) -> None:
    number, first, moves = 0, 0, 0
    while first <= 3:
        number = await club.finished()
        texts = [text for _, text in loads(await club.replays.file(GUILD, number)).moves]
        first = next((n for n, text in enumerate(texts) if text.endswith(" high")), 0)
        moves = len(texts)
    known = await club.at(number, 3)

    class Stricter(ToyGame):
        """No number may be laid on the high side any more."""

        def choices(self, state: Any, seat: int, path: Any) -> Any:
            if path[1:] == ("high",):
                raise Refusal("toy-high")
            return super().choices(state, seat, path)

    club.tables.games = {"toy": Stricter()}
    club.replays = Replays(club.tables, club.chronicle)
    assert (await club.at(number, first)).broken is False, "it is not tried before it is asked for"
    for step in (first + 1, moves, first):
        moment = await club.at(number, step)
        assert (moment.step, moment.broken, moment.last) == (first, True, True)
        assert moment.moves == moves
    assert await club.at(number, 3) == known


@pytest.mark.parametrize("text", ["fly", "", "1 low low", "x" * 500, "resign"])
@pytest.mark.parametrize("seat", [0, 9])
def test_whatever_a_move_says_it_only_ends_the_replay(text: str, seat: int) -> None:
    record = toy_record(cap=6)
    broken = record.model_copy(update={"moves": (*record.moves[:4], (seat, text), (0, "draw"))})
    course = Course(broken, TOYS)
    step, state = course.at(6)
    assert step in ({4, 5} if (text, seat) == ("resign", 0) else {4})
    assert TOYS["toy"].dump(state) == TOYS["toy"].dump(replay(broken, TOYS, step).state)
    assert course.broken is not None or step == 6


async def test_another_end_than_the_one_that_counted_is_told(club: Club) -> None:
    number = await club.finished()
    assert not (await club.at(number, 999)).otherwise

    class Doubled(ToyGame):
        def outcome(self, state: Any) -> Any:
            outcome = super().outcome(state)
            if outcome is None:
                return None
            return replace(outcome, scores=tuple(2 * score + 1 for score in outcome.scores))

    club.tables.games = {"toy": Doubled()}
    club.replays = Replays(club.tables, club.chronicle)
    assert not (await club.at(number, 2)).otherwise
    assert (await club.at(number, 999)).otherwise


async def test_a_table_whose_card_file_is_missing(monkeypatch: pytest.MonkeyPatch) -> None:
    house = cards.HOUSE
    monkeypatch.setattr(cards, "_own", {77: cards.CardSet(house.file, 77)})
    club = Club(MemoryStore(), dict(GAMES))
    number = await club.start("dog-lover", 2)
    await club.play(number, Random(2), moves=6)
    await club.tables.resign(GUILD, number, club.asker(2))
    # As after a restart without the setting.
    cards._own.clear()
    ruleset._made.cache_clear()
    club = Club(club.store, dict(GAMES))
    assert await club.refused(number) == "replay-no-cards"
    file = loads(await club.replays.file(GUILD, number))
    assert file.options == {"cards": 77}
    cards._own[77] = cards.CardSet(house.file, 77)
    assert outcome_of(await club.at(number, 99)) is not None


# What it costs


class Counting(ToyGame):
    """Counts the moves that are played."""

    def __init__(self) -> None:
        self.played = 0

    def play(self, state: Any, seat: int, path: Any) -> Any:
        self.played += 1
        return super().play(state, seat, path)


async def test_a_step_costs_few_moves_and_a_game_is_played_once() -> None:
    game = Counting()
    club = Club(MemoryStore(), {"toy": game})
    number = await club.start(seats=4)
    await club.play(number, Random(1), moves=200)
    club.replays = Replays(club.tables, club.chronicle)
    game.played = 0
    await club.at(number, 0)
    assert game.played == 0, "nothing is played before it is asked for"
    moves = (await club.at(number, 999)).moves
    assert moves > 2 * 6
    assert game.played <= moves + EVERY
    for step in (moves, moves - 1, 3, moves // 2):
        game.played = 0
        await club.at(number, step)
        assert game.played < EVERY


async def test_only_the_tables_looked_at_last_are_kept(club: Club) -> None:
    numbers = [await club.finished() for _ in range(REMEMBERED + 2)]
    for number in numbers:
        await club.at(number, 1)
    assert len(club.replays._courses) == REMEMBERED
