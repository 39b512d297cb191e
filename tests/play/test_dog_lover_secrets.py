"""Nothing of Dog Lover that a viewer may not know leaves through Discord or the log."""

import io
import json
import re
from random import Random

import pytest

from rules.dog_lover.cards import HOUSE
from rules.store import Table as StoredTable
from tests.cogs.wire import failure
from tests.play import test_secrets as secrets
from tests.play.chat import Chat
from tests.play.players import Table, sit_down
from tests.play.test_secrets import demand_blind, log

__all__ = ["log"]

TYPED = [
    "k00", "learn k07", "rescue r01", "tuck 1", "walk 1", "trait x01", "fetch b2", "end", "sit",
]  # fmt: skip
"""What is typed, whether it can be played or not: the answers must tell nothing either."""


@pytest.fixture(autouse=True)
def typed(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(secrets, "KEYS", TYPED)


async def stored(table: Table) -> StoredTable:
    """The table as it lies in the database."""
    row = await table.chat.store.table(table.chat.guild.id, table.number)
    assert row is not None
    return row


async def play_to(table: Table, rng: Random, *, undo: bool) -> None:
    """Play until a turn has just begun, or has a step that can be taken back."""
    for _ in range(60):
        if (await table.look()).view.undo == undo:
            return
        await table.play(rng, moves=1)
    raise AssertionError


async def test_e1_nobody_can_tell_what_is_hidden_from_them(chat: Chat) -> None:
    rng = Random("lover secrets")
    table = await sit_down(chat, "dog-lover", ["Ann", "Dan"], special_start=True)
    assert await demand_blind(table, rng) > 50
    await table.play(rng, moves=30)
    for undo in (False, True):
        await play_to(table, rng, undo=undo)
        assert await demand_blind(table, rng) > 50


async def test_e1_the_hand_of_who_gave_up_stays_unseen(chat: Chat) -> None:
    rng = Random("lover leaver")
    table = await sit_down(chat, "dog-lover", ["Ann", "Dan", "Bob"], players=3)
    await table.play(rng, moves=24)
    await play_to(table, rng, undo=False)
    seat = max(range(3), key=[area.hand for area in (await table.look()).view.areas].__getitem__)
    before = json.loads((await stored(table)).state or "")
    hand = before["areas"]["abc"[seat]]["hand"]
    assert hand
    leaver = chat[table.names[seat]]
    await leaver.slash("leave", table=table.number)
    await table.press(leaver, "resign-yes", leaver.private)
    look = await table.look()
    assert look.view.resigned[seat]
    entries = await chat.store.log(chat.guild.id, table.number, 1)
    assert not any(f'"{card}"' in entries[-1].events for card in {*hand} & {"tr", "ad", "bo"})
    assert await demand_blind(table, rng) > 50


@pytest.mark.parametrize("guild_locale", ["fr"])
async def test_e2_the_log_of_a_whole_game_tells_no_card_and_no_seed(
    chat: Chat, log: io.StringIO
) -> None:
    table = await sit_down(chat, "dog-lover", ["Ann", "Dan"], fetch_at_once=True)
    rng = Random("lover log")
    row = await stored(table)
    seed = json.loads(row.state or "")["seed"]
    await table.play(rng, moves=20)
    chat.wire.fail(r"PATCH /channels/", failure(0, 500))
    await table.play(rng, moves=1)
    await chat.be_patient()
    for move in ("rescue r01", "k00 zzz", "learn Catch"):
        await chat["Ann"].slash("move", move=move)
    await chat.restart()
    await table.play(rng)
    assert (await table.look()).status == "over"
    written = log.getvalue()
    assert "ready" in written
    cards = {card for card in HOUSE.ids if re.search(r"\d", card)} | {*HOUSE.things}
    cards |= {HOUSE.name(card, language) for card in HOUSE.ids for language in ("en", "fr")}
    for card in cards:
        assert not re.search(rf"(?<![\w/.-]){re.escape(card)}(?![\w-])", written), card
    for secret in (seed, row.secret.hex()):
        assert secret not in written
