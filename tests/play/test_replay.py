"""Past games: the list of them, and each once more, move by move, for whoever looks."""

import json
import re
import sqlite3
from contextlib import closing
from pathlib import Path
from random import Random

import pytest

from cogs.screens import replay
from cogs.screens.history import OPEN, TURN
from cogs.ui import ids
from cogs.ui.text import safe
from cogs.ui.words import words_for
from rules.cli.command import main
from rules.game import View
from rules.games import GAMES
from rules.look import Asker
from rules.record import loads, seed_of, verify
from tests.play.chat import Chat, Person, Shown
from tests.play.players import Table, sit_down
from tests.play.test_language import Reader

ENGLISH, FRENCH = words_for("en-US"), words_for("fr")
S = "\N{NO-BREAK SPACE}"
SEATED = {game: ["Ann", "Bob"] if 2 in GAMES[game].seats else list("") for game in GAMES}
SEATED |= {game: ["Ann", "Bob", "Cleo", "Dan"] for game, names in SEATED.items() if not names}


async def a_game(
    chat: Chat, game: str = "woof-days", names: list[str] | None = None, *, moves: int = 4
) -> Table:
    """A game that somebody gave up after some moves."""
    names = names or SEATED[game]
    table = await sit_down(chat, game, names)
    await table.play(Random(f"{game} {names}"), moves=moves)
    for name in names[1:]:
        if (await table.look()).status == "running":
            await chat.bot.tables.resign(chat.guild.id, table.number, asker(chat[name]))
    chat.bot.poster.show(chat.guild.id, table.number)
    await chat.bot.poster.shown(chat.guild.id, table.number)
    return table


def asker(person: Person) -> Asker:
    return Asker(person.id, person.actor.name, None)


async def replayed(person: Person, table: Table) -> Shown:
    """The replay of a table, opened by command."""
    await person.slash("replay", table=table.number)
    return person.private


async def to(person: Person, shown: Shown, name: str) -> str:
    """Press one of the ways; what is said then."""
    await person.press(words_for(person.locale)(f"button-replay-{name}", leap=10), on=shown)
    return person.again(shown).said


def heading(step: int, moves: int, name: str) -> str:
    return ENGLISH("replay-move", step=step, moves=moves, name=name)


# The replay


@pytest.mark.parametrize("game", GAMES)
async def test_a_game_is_gone_through_forth_and_back(chat: Chat, game: str) -> None:
    table = await a_game(chat, game)
    eve, ann = chat["Eve"], chat["Ann"]
    shown = await replayed(ann, table)
    record = loads(await chat.bot.tables.record(chat.guild.id, table.number))
    moves = len(record.moves)
    names = (await table.look()).names
    assert shown.private
    assert ENGLISH("replay-deal", moves=moves) in shown.said
    seen = [shown.said]
    for step in range(1, moves + 1):
        said = await to(ann, shown, "next")
        assert heading(step, moves, names[record.moves[step - 1][0]]) in said
        assert said not in seen
        assert chat.picture(ann.again(shown)).startswith(b"\x89PNG")
        seen.append(said)
    assert GAMES[game].outcome(await end_of(chat, table)) is not None
    for step in range(moves - 1, -1, -1):
        assert await to(ann, shown, "back") == seen[step]
    assert await to(ann, shown, "last") == seen[-1]
    assert await to(ann, shown, "first") == seen[0]
    assert not [one for one in eve.sees() if one.private], "nobody else sees it"


async def end_of(chat: Chat, table: Table) -> object:
    stored = await chat.store.table(chat.guild.id, table.number)
    assert stored is not None
    assert stored.state is not None
    return GAMES[stored.game].load(json.loads(stored.state))


async def test_all_hands_are_open_at_each_step(chat: Chat) -> None:
    """What each held is what they saw in their own hand then."""
    table = await sit_down(chat, "woof-days", ["Ann", "Bob"])
    held: list[list[tuple[str, ...]]] = []
    for _ in range(4):
        held.append([await cards_of(table, name) for name in table.names])
        (actor,) = await table.acting()
        await actor.slash("move", move="draw")
    await chat["Ann"].slash("stop", table=1, reason="tea")
    cleo = chat["Cleo"]
    shown = await replayed(cleo, table)
    for hands in held:
        said = cleo.again(shown).said
        lines = said[said.index(ENGLISH("replay-hands")) :].splitlines()[1:3]
        for line, name, cards in zip(lines, table.names, hands, strict=True):
            assert line.startswith(f"- {name}: ")
            for card in cards:
                assert ENGLISH(f"card-{card}") in line
        await to(cleo, shown, "next")
    assert ENGLISH("stop-reason", reason="tea") in cleo.again(shown).said
    assert ENGLISH("table-stopped") in cleo.again(shown).said


async def cards_of(table: Table, name: str) -> tuple[str, ...]:
    view: View | None = (await table.look(name)).view
    assert view is not None
    return tuple(view.hand)  # type: ignore[attr-defined]


async def test_by_tens_and_by_the_menu(chat: Chat) -> None:
    table = await sit_down(chat, "fences", ["Ann", "Bob"])
    await table.play(Random(3), moves=24)
    await chat["Ann"].slash("stop", table=1, reason="tea")
    bob = chat["Bob"]
    shown = await replayed(bob, table)
    for name, step in (("next-ten", 10), ("next-ten", 20), ("back-ten", 10), ("last", 24)):
        assert f"Step {step} of 24" in await to(bob, shown, name)
    assert "Step 14 of 24" in await to(bob, shown, "back-ten")
    await bob.pick(ENGLISH("replay-jump", step=17), on=shown)
    assert "Step 17 of 24" in bob.again(shown).said
    await bob.pick(ENGLISH("replay-jump-deal"), on=shown)
    assert ENGLISH("replay-deal", moves=24) in bob.again(shown).said
    (menu,) = bob.again(shown).menus
    assert [int(option["value"]) for option in menu["options"]][::24] == [0, 24]
    labels = [button["label"] for button in bob.again(shown).buttons]
    assert ENGLISH("button-replay-back") not in labels, "there is nothing before it"
    assert ENGLISH("button-replay-next") in labels


async def test_it_goes_on_after_a_restart_and_two_who_look_do_not_disturb_each_other(
    chat: Chat,
) -> None:
    table = await a_game(chat, moves=6)
    anns, dans = await replayed(chat["Ann"], table), await replayed(chat["Dan"], table)
    await to(chat["Ann"], anns, "next")
    await chat.restart()
    assert "Step 2 of 7" in await to(chat["Ann"], anns, "next")
    assert "Étape 7 sur 7" in await to(chat["Dan"], dans, "last")
    await chat.restart()
    await to(chat["Ann"], anns, "file")
    assert "python -m rules replay woof-days-1.json" in chat["Ann"].private.said
    await chat["Dan"].pick(FRENCH("replay-jump", step=3), on=dans)
    assert "Étape 3 sur 7" in chat["Dan"].again(dans).said


async def test_the_tables_message_offers_it_when_the_game_is_over(chat: Chat) -> None:
    table = await a_game(chat)
    before = table.board().text
    await table.press(chat["Fay"], "replay", table.board())
    shown = chat["Fay"].private
    assert ENGLISH("replay-deal", moves=5) in shown.said
    await to(chat["Fay"], shown, "next")
    assert table.board().text == before


async def test_a_table_that_is_not_over_and_one_that_there_is_not(chat: Chat) -> None:
    table = await sit_down(chat, "dog", SEATED["dog"])
    eve, board = chat["Eve"], table.board()
    await eve.slash("replay", table=1)
    assert eve.private.said == FRENCH("refusal-replay-not-over", table="1")
    for press in (
        ids.Press("b", replay.OPEN, 1),
        ids.Press("b", replay.GO, 1, extra=3),
        ids.Press("b", replay.FILE, 1),
    ):
        await eve.forge(board, press.custom_id)
        assert eve.private.said == FRENCH("refusal-replay-not-over", table="1")
    await eve.forge(board, ids.Press("m", OPEN).custom_id, ["1"])
    assert eve.private.said == FRENCH("refusal-replay-not-over", table="1")
    for number in (0, 2, 10**14):
        await eve.slash("replay", table=number)
        assert eve.private.said == FRENCH("refusal-no-table", table=str(number))
    lobby = await sit_down(chat, "dog", ["Ann"], start=False)
    await chat["Ann"].slash("leave", table=lobby.number)
    await eve.slash("replay", table=lobby.number)
    assert eve.private.said == FRENCH("refusal-replay-no-game", table=str(lobby.number))


async def test_whatever_a_press_says_it_is_answered(chat: Chat) -> None:
    table = await a_game(chat)
    bob = chat["Bob"]
    shown = await replayed(bob, table)
    for values in (["x"], ["-1"], ["9" * 30], ["²"], []):
        await bob.forge(shown, ids.Press("m", replay.GO, 1).custom_id, values)
        assert "of 5" in bob.again(shown).said or ENGLISH("replay-deal", moves=5) in (
            bob.again(shown).said
        )
    await bob.forge(shown, ids.Press("b", replay.GO, 1, extra=10**14).custom_id)
    assert "Step 5 of 5" in bob.again(shown).said
    await bob.forge(shown, ids.Press("b", replay.GO, 99, extra=1).custom_id)
    assert bob.private.said == ENGLISH("refusal-no-table", table="99")
    board = table.board()
    was = board.text
    await bob.forge(board, ids.Press("b", replay.GO, 1, extra=2).custom_id)
    assert bob.private.id != shown.id, "it never takes the place of what others see"
    assert table.board().text == was
    steps = (3843,) * 20
    await bob.forge(shown, ids.Press("b", TURN, turn=99, steps=steps, extra=10**14).custom_id)
    assert ENGLISH("history-title") in bob.again(shown).said


async def test_the_file_replays_and_verifies_from_the_command_line(
    chat: Chat, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    table = await a_game(chat, "dog-lover", moves=7)
    shown = await replayed(chat["Cleo"], table)
    await to(chat["Cleo"], shown, "file")
    (sent,) = chat["Cleo"].private.stored.attachments
    data = chat.env.backend.cdn.get(sent["url"])
    assert data is not None
    file = tmp_path / "game.json"
    file.write_bytes(data)
    assert main(["replay", str(file)], lambda: 0.0) == 0
    told = capsys.readouterr().out
    assert told.startswith("dog-lover, 2 seats, 8 moves")
    assert told.splitlines()[-1].startswith("over: resigned")
    assert main(["verify", str(file)], lambda: 0.0) == 0


async def test_with_somebody_who_deleted_their_data(chat: Chat) -> None:
    table = await a_game(chat)
    cleo = chat["Cleo"]
    shown = await replayed(cleo, table)
    await cleo.slash("history")
    listed = cleo.private
    privacy = chat.bot.privacy
    await privacy.delete(chat.guild.id, asker(chat["Bob"]))
    gone = ENGLISH("somebody-deleted")
    for _ in range(5):
        said = await to(cleo, shown, "next")
        assert "Bob" not in said
        assert safe(gone) in said
    await cleo.forge(listed, ids.Press("b", TURN).custom_id)
    said = cleo.again(listed).said
    assert re.search(rf"{re.escape(gone)}{S}\(\d+, gave up\)", said)
    assert "Bob" not in cleo.again(listed).text
    await to(cleo, shown, "file")
    (sent,) = cleo.private.stored.attachments
    data = chat.env.backend.cdn.get(sent["url"])
    assert data is not None
    assert str(chat["Bob"].id).encode() not in data
    verify(loads(data))


async def test_an_old_table_of_which_only_the_seed_is_kept_says_so_with_its_file(
    chat: Chat,
) -> None:
    table = await a_game(chat)
    # As it is where somebody deleted their data whose join had told who joined.
    record = loads(await chat.bot.tables.record(chat.guild.id, table.number))
    await chat.restart()
    await run_sql(
        chat,
        "UPDATE tables SET seed = ? WHERE guild = ? AND number = ?",
        (seed_of(record), chat.guild.id, table.number),
    )
    await run_sql(
        chat,
        "UPDATE seats SET member = 0, name = '', contribution = '' WHERE guild = ? AND seat = 0",
        (chat.guild.id,),
    )
    bob = chat["Bob"]
    shown = await replayed(bob, table)
    assert "Step 5 of 5" in await to(bob, shown, "last")
    for press in (lambda: to(bob, shown, "file"), lambda: table.press(bob, "proof", table.board())):
        await press()
        assert ENGLISH("proof-unverifiable", file="woof-days-1.json") in bob.private.said
        assert "rules verify" not in bob.private.said
        assert "python -m rules replay woof-days-1.json" in bob.private.said


async def run_sql(chat: Chat, statement: str, values: tuple[object, ...]) -> None:
    """Change the database behind the bot's back; it reads it anew."""
    await chat.bot.close()
    await chat.store.close()
    with closing(sqlite3.connect(chat.database)) as connection, connection:
        connection.execute(statement, values)
    chat.bot = await chat._new_bot()
    await chat.env.restart_bot(chat.bot)


async def test_a_move_that_can_not_be_played_any_more(chat: Chat) -> None:
    table = await a_game(chat, moves=6)
    await run_sql(
        chat,
        "UPDATE log SET text = 'nothing such' WHERE kind = 'play' AND guild = ?"
        " AND revision = (SELECT min(revision) + 3 FROM log WHERE kind = 'play')",
        (chat.guild.id,),
    )
    bob = chat["Bob"]
    shown = await replayed(bob, table)
    said = await to(bob, shown, "last")
    assert "Step 3 of 7" in said
    assert ENGLISH("replay-broken", step=4) in said
    labels = [button["label"] for button in bob.again(shown).buttons]
    assert ENGLISH("button-replay-next") not in labels
    assert "Step 2 of 7" in await to(bob, shown, "back")
    await run_sql(chat, "UPDATE tables SET game = 'chess' WHERE guild = ?", (chat.guild.id,))
    await bob.forge(shown, ids.Press("b", replay.GO, 1, extra=1).custom_id)
    assert bob.private.said == ENGLISH("refusal-replay-unknown-game", table="1")
    await run_sql(chat, "UPDATE endings SET game = 'chess' WHERE guild = ?", (chat.guild.id,))
    await bob.slash("history")
    assert "Table 1 · chess" in bob.private.said
    await bob.pick(re.compile("^Table 1 "), on=bob.private)
    assert bob.private.said == ENGLISH("refusal-replay-unknown-game", table="1")


# The list


async def test_the_list_tells_places_scores_and_how_each_game_ended(chat: Chat) -> None:
    won = await a_game(chat, "woof-days", ["Ann", "Bob"])
    stopped = await sit_down(chat, "cat-days", ["Dan", "Cleo", "Ann"])
    await chat["Dan"].slash("stop", table=stopped.number, reason="tea")
    team = await a_game(chat, "dog")
    await sit_down(chat, "fences", ["Ann", "Bob"])
    eve = chat["Cleo"]
    await eve.slash("history")
    said = eve.private.said
    order = [said.index(f"Table {n.number} · ") for n in (team, stopped, won)]
    assert order == sorted(order), "the newest first; one that runs is none"
    assert "Table 4" not in said
    outcome = (await won.look()).view.outcome  # type: ignore[union-attr]
    assert outcome is not None
    score = outcome.scores
    assert f"**1.**{S}Ann{S}({score[0]}) · **2.**{S}Bob{S}({score[1]}, gave up)" in said
    places = [line for line in said.splitlines() if line.startswith("**1.**")]
    assert [line.count("**2.**") for line in places] == [1, 1], "the second team is second"
    assert "**3.**" not in said
    assert "Dan, Cleo, Ann" in said
    assert ENGLISH("history-end-stopped") in said
    assert said.count(ENGLISH("history-end-resigned")) == 2
    assert f"4{S}moves" in said

    await eve.slash("history", member=chat["Bob"].actor)
    said = eve.private.said
    assert said.startswith("## Past games · Bob")
    assert "Table 2" not in said
    assert "Table 3" in said
    await eve.slash("history", game="woof-days", member=chat["Bob"].actor)
    assert "Table 3" not in eve.private.said
    assert "Table 1" in eve.private.said
    await eve.slash("history", member=chat["Fay"].actor)
    assert ENGLISH("history-none") in eve.private.said
    assert eve.private.menus == []


async def test_a_replay_is_opened_from_the_list_again_and_again(chat: Chat) -> None:
    table = await a_game(chat)
    ann = chat["Ann"]
    await ann.slash("history")
    listed = ann.private
    menus = []
    for _ in range(2):
        menus.append(ann.again(listed).menus[0]["custom_id"])
        await ann.pick(re.compile(rf"^Table {table.number} · Woof Days · Ann and Bob$"), on=listed)
        assert ENGLISH("replay-deal", moves=5) in ann.private.said
        assert ann.private.id != listed.id
        assert "Past games" in ann.again(listed).said
    assert len({*menus, ann.again(listed).menus[0]["custom_id"]}) == 3


async def test_the_list_has_pages_that_go_on_after_a_restart(chat: Chat) -> None:
    for number in range(23):
        table = await sit_down(chat, "fences" if number % 2 else "woof-days", ["Ann", "Bob"])
        await chat.bot.tables.resign(chat.guild.id, table.number, asker(chat["Bob"]))
    dan = chat["Dan"]
    await dan.slash("history", member=chat["Bob"].actor)
    shown = dan.private
    listed = [number_of(dan.again(shown))]
    for _ in range(2):
        await chat.restart()
        await dan.press(FRENCH("history-older"), on=shown)
        listed.append(number_of(dan.again(shown)))
        assert "Parties passées · Bob" in dan.again(shown).said
    assert [number for page in listed for number in page] == [*range(23, 0, -1)]
    assert FRENCH("history-older") not in dan.again(shown).text
    await dan.pick(re.compile("^Table 3 · "), on=shown)
    assert number_of(dan.again(shown)) == listed[2], "the list stays where it was"
    await dan.press(FRENCH("history-newer"), on=shown)
    assert number_of(dan.again(shown)) == listed[1]
    await dan.slash("history", game="fences")
    assert number_of(dan.private) == [*range(22, 6, -2)]
    await dan.forge(dan.private, ids.Press("b", TURN, turn=4, extra=10**14).custom_id)
    assert number_of(dan.private) == [6, 4, 2], "too far on is the last"


def number_of(shown: Shown) -> list[int]:
    return [int(found) for found in re.findall(r"\*\*Table (\d+) ·", shown.said)]


async def test_the_tables_to_replay_are_suggested(chat: Chat) -> None:
    await a_game(chat)
    for _ in range(2):
        await sit_down(chat, "fences", ["Ann", "Bob"])
    await chat["Ann"].slash("stop", table=2, reason="x")
    eve = chat["Eve"]
    assert await eve.complete("replay", "table", "") == [
        ("Table 2 · Clôtures · Ann et Bob", 2),
        ("Table 1 · Woof Days · Ann et Bob", 1),
    ]
    assert [value for _, value in await eve.complete("replay", "table", "1")] == [1]
    for typed in ("3", "x", "99", "9" * 40, "-1"):
        assert await eve.complete("replay", "table", typed) == []


# Both


@pytest.mark.parametrize("guild_locale", ["fr"])
@pytest.mark.parametrize("game", GAMES)
async def test_no_english_in_a_french_replay(chat: Chat, game: str) -> None:
    dan = chat["Dan"]
    reader = Reader(dan)
    names = ["Dan", "Eve", "Ann", "Bob"][: len(SEATED[game])]
    table = await a_game(chat, game, names, moves=9)
    await dan.slash("history")
    reader.look()
    await dan.pick(re.compile("^Table 1 "), on=dan.private)
    shown = dan.private
    for _ in range(10):
        await to(dan, shown, "next")
        reader.look()
    # The name of a file is no word: one of them is "fences".
    if game != "fences":
        await to(dan, shown, "file")
    reader.look(*(name for name, _ in await dan.complete("replay", "table", "")))
    reader.done()
    assert table.number == 1
    assert {OPEN, replay.GO} <= chat.pressed
