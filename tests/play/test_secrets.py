"""Nothing that a viewer may not know leaves through Discord or the log: E1 and E2 of real bots.

A viewer looks at everything they can get at: hand, half-made moves, previews, boards, pictures,
alt texts, lists, suggestions, refusals. Then all that is hidden from them is reshuffled in the
database, and they look again: nothing may have changed.
"""

import hashlib
import io
import json
import logging
import re
from collections.abc import Iterator
from random import Random
from typing import Any

import pytest

from cogs.faces.registry import face_of
from cogs.running.logs import OTHERS, start_logs
from cogs.typed import meant
from cogs.ui.text import Names
from cogs.ui.words import words_for
from rules.days.cards import KEYS
from rules.games import GAMES
from rules.refusals import Refusal
from tests.cogs.wire import failure
from tests.play.chat import Chat, Person, Shown
from tests.play.players import Table, do, doings, sit_down
from tests.rules.hidden import reshuffled

MENU_MARKS = re.compile(r"(\"id\": (?=\d{4})|\"m1:pick:\d+:\d+:)\d+")
"""What makes a menu shown again another one: it comes from the number of the press."""
MANY_DIGITS = re.compile(r"\d{17,}")
SHOWN_AGAIN = re.compile(r'("custom_id": "m1:[a-z-]+:\d+:\d+:)\d+(:\w*", "id": )\d+')
"""What tells a menu from the one that stood there before: it is another each time."""


class Eyes:
    """One person, who looks at all there is to see of a table."""

    def __init__(self, table: Table, person: Person) -> None:
        self.table = table
        self.person = person
        self.seen: list[str] = []

    async def look(self, salt: float) -> list[str]:
        """Everything they can see and be told now; `salt` decides which ways are tried."""
        self.seen = []
        person, rng = self.person, Random(salt)
        game = (await self.table.look()).game
        for command, options in self._commands(rng):
            if not await self._plays(options.get("move")):
                await person.slash(command, **options)
                self._note(person.private)
        for action in ("text", "more"):
            await self.table.press(person, action)
            self._note(person.private)
        self._note(self.table.board(person))
        called = face_of(game).spoken((KEYS[2],), words_for(person.locale), Names(()))
        for typed in ("", "a", rng.choice(KEYS), called):
            self.seen.append(str(await person.complete("move", "move", typed, table=1)))
        self.seen.append(str(await person.complete("hand", "table", "")))
        for _ in range(3):
            await self._descend(rng)
        return self.seen

    async def _plays(self, move: str | None) -> bool:
        """Whether a typed move is whole, so that it would be played: nothing shall change here."""
        tables, person = self.table.chat.bot.tables, self.person
        look = await tables.look(self.table.chat.guild.id, self.table.number, person.id)
        if move is None or look.seat is None:
            return False
        try:
            return (await meant(tables, look, move, words_for(person.locale))).complete
        except Refusal:
            return False

    def _commands(self, rng: Random) -> list[tuple[str, dict[str, Any]]]:
        tries = rng.sample(KEYS, 3)
        moves = [*tries, f"{tries[0]} b mon", f"{tries[1]} tue", "zzz"]
        return [
            ("board", {"table": 1}),
            ("hand", {"table": 1}),
            ("tables", {}),
            *(("move", {"move": move, "table": 1}) for move in moves),
        ]

    async def _descend(self, rng: Random) -> None:
        """One way down to a preview, which is not played."""
        person = self.person
        await person.slash("hand", table=1)
        hand = person.private
        while picks := [d for d in doings(person.again(hand)) if d.action == "pick"]:
            await do(person, person.again(hand), rng.choice(picks))
            self._note(person.again(hand))

    def _note(self, shown: Shown) -> None:
        chat = self.table.chat
        files = [
            (file["filename"], file["description"], self._bytes(file))
            for file in shown.stored.attachments
        ]
        told = json.dumps(shown.stored.components, sort_keys=True, default=str)
        told = SHOWN_AGAIN.sub(r"\1#\2#", told)
        told = MENU_MARKS.sub(r"\1#", told)
        self.seen.append(MANY_DIGITS.sub("#", f"{told} {files} {chat.guild.id}"))

    def _bytes(self, file: dict[str, Any]) -> str:
        data = self.table.chat.env.backend.cdn.get(file["url"])
        assert data is not None
        return hashlib.sha256(data).hexdigest()


class Stored:
    """The table as it lies in the database, where a test may change it under the bot."""

    def __init__(self, table: Table) -> None:
        self.chat = table.chat
        self.key = (table.chat.guild.id, table.number)

    async def read(self) -> tuple[str, list[tuple[int, str]]]:
        """The position, and what happened at each revision."""
        row = await self.chat.store.table(*self.key)
        entries = await self.chat.store.log(*self.key)
        return row.state, [(entry.revision, entry.events) for entry in entries]

    async def write(self, state: str, events: list[tuple[int, str]]) -> None:
        """Replace them, and let the bot forget what it knew."""

        def work(connection: Any) -> None:
            where = "WHERE guild = ? AND number = ?"
            connection.execute(f"UPDATE tables SET state = ? {where}", (state, *self.key))
            for revision, told in events:
                connection.execute(
                    f"UPDATE log SET events = ? {where} AND revision = ?",
                    (told, *self.key, revision),
                )

        await self.chat.store.database.transact(self.key[0], work)
        self.chat.bot.tables.keeping._recent.drop(self.key)


def others_secrets_changed(events: str, viewer: int | None, rng: Random) -> str:
    """The same events, but with other cards wherever the viewer must not see which."""
    rows = json.loads(events)
    for row in rows:
        seat, secret = row[1], row[3]
        if secret and (viewer is None or seat != viewer):
            row[3] = {
                name: rng.choice(KEYS) if isinstance(fact, str) else rng.sample(KEYS, len(fact))
                for name, fact in secret.items()
            }
    return json.dumps(rows)


async def demand_blind(table: Table, rng: Random) -> int:
    """Everybody looks twice, with all that is hidden from them changed; how much they saw."""
    stored = Stored(table)
    state, events = await stored.read()
    game = GAMES[(await table.look()).game]
    looked = 0
    for viewer, name in [*enumerate(table.names), (None, "Cleo")]:
        eyes, salt = Eyes(table, table.chat[name]), rng.random()
        first = await eyes.look(salt)
        other = reshuffled(game, game.load(json.loads(state)), viewer, rng)
        assert game.dump(other) != json.loads(state)
        hidden = [(number, others_secrets_changed(told, viewer, rng)) for number, told in events]
        await stored.write(json.dumps(game.dump(other)), hidden)
        second = await eyes.look(salt)
        await stored.write(state, events)
        assert second == first, f"{name} can tell"
        looked += len(first)
    return looked


@pytest.mark.parametrize(
    ("game", "names"),
    [("woof-days", ["Ann", "Bob"]), ("cat-days", ["Ann", "Dan"]), ("mixed-days", ["Ann", "Bob"])],
)
async def test_e1_e2_nobody_can_tell_what_is_hidden_from_them(
    chat: Chat, game: str, names: list[str]
) -> None:
    rng = Random(f"secrets {game}")
    table = await sit_down(chat, game, names)
    for moves in (5, 6):
        await table.play(rng, moves=moves, draw=0.4)
        assert await demand_blind(table, rng) > 50


async def test_e1_nobody_can_tell_what_another_chose_to_discard(chat: Chat) -> None:
    table = await sit_down(chat, "woof-days", ["Ann", "Bob"])
    hands = {
        "a": ["labrador", "collie", "corgi", "shiba", "dalmatian", "dachshund", "treats"],
        "b": ["labrador", "collie", "great_dane", "chihuahua", "staffie", "mixed_breed"],
    }
    await table.lay(weeks="//////|//////", hands=hands, pile=["saint_bernard"], active="a")
    await chat["Ann"].slash("move", move="draw")
    await chat["Bob"].slash("move", move="great_dane")
    assert await demand_blind(table, Random(9)) > 50


async def test_a_leak_through_discord_would_be_seen(
    chat: Chat, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The proof itself is tried: a view that shows one card too many is noticed."""
    table = await sit_down(chat, "woof-days", ["Ann", "Bob"])
    game = GAMES["woof-days"]
    honest = game.view

    def leaky(state: Any, viewer: int | None) -> Any:
        view = honest(state, viewer)
        return view.model_copy(update={"discard": (KEYS[state.hands[0][0]],)})

    monkeypatch.setattr(game, "view", leaky)
    with pytest.raises(AssertionError, match="can tell"):
        await demand_blind(table, Random(1))


# The log


@pytest.fixture
def log(chat: Chat) -> Iterator[io.StringIO]:
    """All that the program would write at the level `debug`."""
    root = logging.getLogger()
    before, level = root.handlers[:], root.level
    levels = {name: logging.getLogger(name).level for name in OTHERS}
    start_logs("debug", "a-token-of-the-bot")
    stream = io.StringIO()
    root.handlers[0].setStream(stream)
    root.handlers += before
    yield stream
    logging.captureWarnings(capture=False)
    root.handlers[:] = before
    root.setLevel(level)
    for name, old in levels.items():
        logging.getLogger(name).setLevel(old)


@pytest.mark.parametrize("guild_locale", ["fr"])
async def test_e2_the_log_of_a_whole_game_tells_no_card_seed_or_token(
    chat: Chat, log: io.StringIO
) -> None:
    table = await sit_down(chat, "mixed-days", ["Ann", "Dan"])
    rng = Random(22)
    row = await chat.store.table(chat.guild.id, table.number)
    seed = json.loads(row.state)["seed"]
    await table.play(rng, moves=10, draw=0.2)
    chat.wire.fail(r"PATCH /channels/", failure(0, 500))
    await table.play(rng, moves=1)
    await chat.be_patient()
    await chat["Ann"].slash("move", move="labrador zzz")
    await chat["Dan"].slash("move", move="grumpy_cat a lun")
    await table.play(rng, moves=4)
    await chat.restart()
    await table.play(rng, draw=0.2)
    written = log.getvalue()
    assert "ready" in written
    assert "trouble=" in written
    names = {words_for(lang)(f"card-{key}") for key in KEYS for lang in ("en", "fr")}
    for card in {*KEYS, *names}:
        assert not re.search(rf"(?<![\w/.-]){re.escape(card)}(?![\w-])", written), card
    for secret in (seed, row.secret.hex(), "simcord_interaction_", "a-token-of-the-bot"):
        assert secret not in written


async def test_e2_a_fault_in_the_middle_of_a_move_tells_no_card(
    chat: Chat, log: io.StringIO, monkeypatch: pytest.MonkeyPatch
) -> None:
    table = await sit_down(chat, "woof-days", ["Ann", "Bob"])
    await table.lay(weeks="//////|//////", hands={"a": ["corgi", "lead"]}, active="a")

    def broken(*_: object) -> None:
        raise ZeroDivisionError

    monkeypatch.setattr("rules.table.seat_of", broken)
    monkeypatch.setattr(GAMES["woof-days"], "play", broken)
    await chat["Ann"].actor.slash(chat.channel, "move", move="draw")
    assert len(chat.faults.records) == 1
    chat.faults.records.clear()
    written = log.getvalue()
    assert "ZeroDivisionError" in written
    assert not re.search(r"\b(corgi|lead)\b", written)


async def test_e9_a_hand_is_private_however_it_is_asked_for(chat: Chat) -> None:
    table = await sit_down(chat, "woof-days", ["Ann", "Bob"])
    await table.lay(weeks="//////|//////", hands={"a": ["corgi", "lead"]}, active="a")
    ann = chat["Ann"]
    hands = []
    await ann.slash("hand")
    hands.append(ann.private)
    await ann.slash("move", move="labrador")
    hands.append(ann.private)
    hands.append(await table.hand(ann))
    await ann.slash("tables")
    await ann.press(words_for("en")("button-hand-of", table="1"), on=ann.private)
    hands.append(ann.private)
    await ann.forge(table.board(), f"b1:look:1:{(await table.look()).turn}:0:")
    hands.append(ann.private)
    assert len({hand.id for hand in hands}) == 5
    for hand in hands:
        assert "Corgi" in hand.said
        assert [name for name, one in chat.people.items() if hand.id in ids_of(one)] == ["Ann"]
    assert all("Corgi" not in shown.text for shown in chat["Bob"].sees())


def ids_of(person: Person) -> set[int]:
    return {shown.id for shown in person.sees()}
