"""The benchmarks run and measure what they say; how fast it is, no test asks."""

import gc
import json
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from cogs.running.process import TAKE_TURNS_SECONDS, YOUNG_OBJECTS, settle
from cogs.ui.ids import parse
from storage.store import SqliteStore
from tests.bench import click, memory, moves
from tests.bench.bots import (
    DRAWS,
    GUILD,
    IN_FLIGHT,
    PLAYERS,
    Bare,
    Ours,
    StubbedDiscord,
    clicked,
    whole_hand,
)
from tests.bench.report import spread


@pytest.fixture(autouse=True)
def unsettled() -> Iterator[None]:
    """What `settle` does to the process is undone for the other tests."""
    interval, threshold = sys.getswitchinterval(), gc.get_threshold()
    yield
    sys.setswitchinterval(interval)
    gc.set_threshold(*threshold)
    gc.unfreeze()


def test_a_settled_process_lets_threads_take_turns_and_leaves_alone_what_is_loaded():
    settle()
    assert sys.getswitchinterval() == pytest.approx(TAKE_TURNS_SECONDS)
    assert gc.get_freeze_count() > 10_000
    assert gc.isenabled()
    assert gc.get_threshold()[0] == YOUNG_OBJECTS


def test_the_spread_is_the_median_and_the_ends():
    assert spread([3.0, 1.0, 2.0]) == "2.00 (1.00 to 3.00)"
    assert spread([1234.4, 999.0, 2000.0]) == "1,234 (999 to 2,000)"


async def test_every_click_of_the_benchmark_is_a_stored_move(tmp_path: Path):
    async with await SqliteStore.at(tmp_path / "t.db") as store:
        bot = Ours(store, StubbedDiscord(), boards=False)
        await bot.start()
        for message in (bot.message, await whole_hand(bot)):
            bot.message = message
            await bot.prepare(DRAWS)
            assert len(bot.ready) == IN_FLIGHT
            clicks = bot.ready[0]
            pressed = json.loads(clicks[0].event)["d"]["data"]["custom_id"]
            number = parse(pressed).table
            before = await store.table(GUILD, number)
            for click_ in clicks:
                await clicked(bot, click_, [])
            after = await store.table(GUILD, number)
            assert before is not None
            assert after is not None
            assert before.revision == PLAYERS + 1
            assert after.revision == before.revision + DRAWS
        await bot.close()


@pytest.mark.parametrize("dynamic", [True, False])
async def test_the_bare_bot_answers(dynamic: bool):
    times: list[float] = []
    stub = StubbedDiscord()
    bot = Bare(stub, dynamic=dynamic)
    await bot.start()
    await bot.prepare(1)
    await clicked(bot, bot.ready[0][0], times)
    assert len(times) == 1
    assert not stub.answers


async def test_a_few_clicks_give_all_figures():
    figures = await click.measure(rounds=1, count=100)
    assert [figure.target for figure in figures if figure.target] == ["≥ 0.5", "< 30 ms"]
    assert len(figures) == 3 * 4


async def test_tables_that_nobody_plays_at_keep_no_view_and_no_task():
    figures = {figure.name: figure.value for figure in await memory.measure(20, 20)}
    assert figures["views that discord.py keeps"] == "0"
    assert figures["tasks left when nobody plays"] == "0"


def test_games_of_the_benchmark_come_to_an_end():
    for play in (moves.PLAYS["cat-days"], moves.PLAYS["woof-days by paths"]):
        assert play(1) > 10
        assert play(1) == play(1)
