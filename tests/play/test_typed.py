"""Games played with /move alone, completed as one types, in English and in French."""

from random import Random

import pytest

from cogs.faces.registry import face_of
from cogs.screens.parts import names_of
from cogs.ui.words import words_for
from rules.games import GAMES
from tests.play.chat import Chat, Person
from tests.play.players import MOVE_CAP, Table, sit_down


async def typed_move(table: Table, person: Person, rng: Random) -> None:
    """Type and take suggestions until the whole move stands there, then send it."""
    words = words_for(person.locale)
    ready = words("typed-ready", move="\0").partition("\0")[0]
    text = ""
    for _ in range(10):
        offered = await person.complete("move", "move", text, table=table.number)
        assert offered, f"nothing follows {text!r}"
        (name, value) = rng.choice(offered)
        if name.startswith(ready):
            break
        assert value.startswith(text)
        text = value
    else:
        raise AssertionError(f"{text!r} never ends")
    revision = (await table.look()).revision
    sent = rng.choice([text, await in_words(table, person, text)])
    await person.slash("move", move=sent, table=table.number)
    assert (await table.look()).revision == revision + 1, f"{sent!r} was not played"


async def in_words(table: Table, person: Person, text: str) -> str:
    """The same move as a person would write it out."""
    look = await table.look(person.actor.name.title())
    words = words_for(person.locale)
    path = GAMES[look.game].path_of(text)
    return face_of(look.game).spoken(path, words, names_of(look, words))


@pytest.mark.parametrize(
    ("game", "names", "guild_locale"),
    [
        ("cat-days", ["Dan", "Eve"], "fr"),
        ("woof-days", ["Ann", "Bob"], "en-US"),
        ("fences", ["Ann", "Dan"], "fr"),
    ],
)
async def test_a_whole_game_is_typed(chat: Chat, game: str, names: list[str]) -> None:
    table = await sit_down(chat, game, names)
    chat.pressed.clear()
    rng = Random(f"typed {game}")
    for _ in range(MOVE_CAP):
        acting = await table.acting()
        if not acting:
            break
        await typed_move(table, acting[0], rng)
    assert (await table.look()).status == "over"
    assert chat.pressed == set()


async def test_what_is_being_typed_narrows_what_is_offered(chat: Chat) -> None:
    table = await sit_down(chat, "woof-days", ["Ann", "Dan"])
    hands = {"a": ["labrador", "lead", "shiba"], "b": []}
    await table.lay(weeks="//////|////labrador//", hands=hands, active="a")
    ann = chat["Ann"]

    async def offered(text: str) -> list[str]:
        return [name for name, _ in await ann.complete("move", "move", text)]

    assert await offered("la") == ["Labrador (1)"]
    assert {*await offered("")} > {"Labrador (1)", "Shiba (3)", "Lead"}
    assert await offered("Labrador tues") == ["Labrador \u2192 Tue: empty"]
    assert await offered("labrador tuesday") == ["Play: Labrador \u203a Tuesday"]
    english = words_for("en-US")
    refused = english("refusal-days-not-in-hand", card="Collie")
    assert await offered("collie") == [english("typed-refused", why=refused)]
    assert await offered("labrador x") == []


async def test_suggestions_put_up_with_whatever_stands_in_the_options(chat: Chat) -> None:
    """Discord checks options when a command is sent, not while it is typed."""
    table = await sit_down(chat, "woof-days", ["Ann", "Dan"])
    await table.lay(weeks="//////|//////", hands={"a": ["shiba"]}, active="b", pile=["corgi"])
    ann = chat["Ann"]
    for number in ("", "abc", 0, -5, 2**53, 10**30, 1.5):
        await ann.complete("move", "move", "sh", table=number)
    for text in (" ", "\n", "x" * 6000, "\u202e", "@everyone"):
        for name, value in await ann.complete("move", "move", text):
            assert name.strip()
            assert value.strip()
        await ann.complete("hand", "table", text)
        await ann.complete("card", "name", text)


async def test_nobody_else_is_offered_a_move(chat: Chat) -> None:
    await sit_down(chat, "woof-days", ["Ann", "Bob"])
    assert await chat["Cleo"].complete("move", "move", "") == []
    waits = [name for name in ("Ann", "Bob") if not await must_act(chat, name)]
    (name, value) = (await chat[waits[0]].complete("move", "move", ""))[0]
    assert "turn" in name
    assert value == "?"


async def must_act(chat: Chat, name: str) -> bool:
    table = (await chat.bot.tables.mine(chat.guild.id, chat[name].id))[0]
    return table.must_act


async def test_a_week_is_named_by_its_owner(chat: Chat) -> None:
    table = await sit_down(chat, "woof-days", ["Ann", "Bob"])
    hands = {"a": ["mixed_breed"], "b": []}
    await table.lay(weeks="//////|//////", hands=hands, active="a")
    await chat["Ann"].slash("move", move="mixed breed, Bob: Tuesday")
    assert (await table.look()).view.weeks[1][1].pile == ("mixed_breed",)
