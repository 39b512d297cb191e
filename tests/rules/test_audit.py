"""The check of a running table: a sound one passes, every kind of damage is named."""

import dataclasses
import itertools
import json
import re
from collections.abc import Callable
from typing import Any

import pytest

from rules.audit import fault_of
from rules.games import GAMES
from rules.look import Asker
from rules.store import Entry, Table
from rules.table import Tables
from tests.memory_store import MemoryStore

GUILD, CHANNEL = 1, 2


async def played(moves: int, *, resigned: bool = False) -> tuple[Table, list[Entry]]:
    """A running game of three, with as many moves and, if asked, one who gave up."""
    store = MemoryStore()
    tables = Tables(store, GAMES, clock=lambda: 5.0, entropy=lambda n: bytes(range(n)))
    clicks = itertools.count(100)

    def asker(member: int) -> Asker:
        return Asker(member, f"m{member}", next(clicks))

    table = (await tables.open(GUILD, CHANNEL, asker(0), game="woof-days", size=3)).number
    for member in (1, 2):
        await tables.join(GUILD, table, asker(member))
    await tables.start(GUILD, table, asker(0))
    if resigned:
        await tables.resign(GUILD, table, asker(1))
    for _ in range(moves):
        look = await tables.look(GUILD, table)
        member = look.seats[look.acting[0]].member
        steps: tuple[int, ...] = ()
        while (offer := await tables.offer(GUILD, table, member, None, steps)).choices.keys:
            steps = (*offer.steps, len(offer.choices.keys) - 1)
        await tables.play(GUILD, table, asker(member), turn=None, steps=offer.steps)
    stored = await store.table(GUILD, table)
    assert stored is not None
    assert stored.status == "running"
    return stored, await store.log(GUILD, table)


@pytest.mark.parametrize("resigned", [False, True])
async def test_a_sound_table_has_no_fault(resigned: bool) -> None:
    assert fault_of(*await played(6, resigned=resigned)) is None


async def test_a_table_just_dealt_has_no_fault() -> None:
    assert fault_of(*await played(0)) is None


def position(table: Table) -> dict[str, Any]:
    assert table.state is not None
    state: dict[str, Any] = json.loads(table.state)
    return state


def with_state(table: Table, state: object) -> Table:
    return dataclasses.replace(table, state=json.dumps(state))


Damage = Callable[[Table, list[Entry]], tuple[Table, list[Entry]]]


def lost_entry(table: Table, log: list[Entry]) -> tuple[Table, list[Entry]]:
    return table, log[:-2] + log[-1:]


def lost_end(table: Table, log: list[Entry]) -> tuple[Table, list[Entry]]:
    return table, log[:-1]


def other_game(table: Table, log: list[Entry]) -> tuple[Table, list[Entry]]:
    return dataclasses.replace(table, game="chess"), log


def no_position(table: Table, log: list[Entry]) -> tuple[Table, list[Entry]]:
    return dataclasses.replace(table, state=None), log


def torn_position(table: Table, log: list[Entry]) -> tuple[Table, list[Entry]]:
    assert table.state is not None
    return dataclasses.replace(table, state=table.state[:-5]), log


def empty_position(table: Table, log: list[Entry]) -> tuple[Table, list[Entry]]:
    return with_state(table, {}), log


def illegal_move(table: Table, log: list[Entry]) -> tuple[Table, list[Entry]]:
    return table, [*log[:-1], dataclasses.replace(log[-1], text="labrador someday")]


def other_secret(table: Table, log: list[Entry]) -> tuple[Table, list[Entry]]:
    return dataclasses.replace(table, secret=bytes(32)), log


@pytest.mark.parametrize(
    ("damage", "words"),
    [
        (lost_entry, "log is not revisions"),
        (lost_end, "log is not revisions"),
        (other_game, "no game 'chess'"),
        (no_position, "has no position"),
        (torn_position, "position can't be used"),
        (empty_position, "position can't be used"),
        (illegal_move, "log can't be replayed: move 6"),
        (other_secret, ""),
    ],
)
async def test_damage_is_named(damage: Damage, words: str) -> None:
    fault = fault_of(*damage(*await played(6)))
    assert fault is not None
    assert words in fault


async def test_a_position_of_another_moment_is_a_fault() -> None:
    table, log = await played(6)
    earlier, _ = await played(5)
    assert fault_of(dataclasses.replace(table, state=earlier.state), log) == (
        "its log leads to another position than the one stored"
    )


async def test_a_fault_tells_no_card_and_no_secret() -> None:
    table, log = await played(6)
    hands = position(table)
    told = str(
        [
            fault_of(*damage(table, log))
            for damage in (torn_position, empty_position, illegal_move, other_secret)
        ]
    )
    cards = {word for word in re.findall(r"[a-z_]+", json.dumps(hands)) if "_" in word}
    assert cards
    assert [card for card in cards if card in told] == []
    assert "labrador" not in told
    assert table.secret.hex() not in told
