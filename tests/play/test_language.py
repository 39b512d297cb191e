"""A French reader in a French server meets no English word of ours, on any screen."""

import re
from random import Random

import pytest

from cogs.ui.words import words_for
from tests.cogs.catalogues import CATALOGUES
from tests.play.chat import Chat, Person
from tests.play.players import Table, do, doings, sit_down
from tests.play.test_places import deny
from tests.play.test_refused import a_running_table
from tests.play.test_troubles import EDIT, FAILURES

pytestmark = pytest.mark.parametrize("guild_locale", ["fr"])

EDGES = re.compile(r"^[\W\d]+|[\W\d]+$")
SHORTEST = 4
"""Pieces with fewer letters are in both languages too often: a, on, or."""


def pieces(language: str) -> set[str]:
    """The words between the facts of all messages, in single pieces of text."""
    found = set()
    for message in CATALOGUES[language].values():
        for text in message.texts:
            for line in re.split(r"[\n*_`#|]+|(?<=[.:;!?]) ", text):
                piece = EDGES.sub("", line)
                if sum(char.isalpha() for char in piece) >= SHORTEST:
                    found.add(piece)
    return found


def english_only() -> dict[str, list[str]]:
    """Pieces of English text that are no part of any French one, by their first words."""
    french = "\n".join(text for m in CATALOGUES["fr"].values() for text in m.texts)
    found: dict[str, list[str]] = {}
    for piece in pieces("en"):
        if not re.search(rf"(?<!\w){re.escape(piece)}(?!\w)", french):
            found.setdefault(WORD.match(piece)[0], []).append(piece)
    return found


WORD = re.compile(r"\w+")
ENGLISH_ONLY = english_only()


def foreign_in(text: str) -> set[str]:
    """The English pieces in a text."""
    return {
        piece
        for word in WORD.finditer(text)
        for piece in ENGLISH_ONLY.get(word[0], ())
        if text.startswith(piece, word.start())
        and not text[word.start() + len(piece) :][:1].isalnum()
    }


class Reader:
    """Reads along whatever one person can see, and keeps what is foreign."""

    def __init__(self, person: Person) -> None:
        self.person = person
        self.read: set[str] = set()
        self.foreign: set[str] = set()

    def look(self, *more: str) -> None:
        for text in {*(shown.text for shown in self.person.sees()[-4:]), *more} - self.read:
            self.read.add(text)
            self.foreign |= {f"{piece!r} in {text}" for piece in foreign_in(text)}

    def done(self) -> None:
        self.look()
        assert not self.foreign, "\n\n".join(sorted(self.foreign)[:5])


@pytest.mark.parametrize("game", ["woof-days", "cat-days", "mixed-days"])
async def test_no_english_in_a_french_game(chat: Chat, game: str) -> None:
    """Two French readers, all table options, all that can be pressed and typed on the way."""
    dan = chat["Dan"]
    reader = Reader(dan)
    table = await sit_down(chat, game, ["Dan", "Eve"], start=False)
    reader.look()
    await more_and_back(table, dan, reader, "stop")
    await table.press(dan, "start")
    rng = Random(f"french {game}")
    # Few enough that no week of seven days is full: the table must still be there to be left.
    for turn in range(12):
        acting = await table.acting()
        if not acting:
            break
        if turn in (0, 9):
            await look_around(table, dan, reader)
        await descend(table, acting[0], reader, rng)
        await table.move(acting[0], rng, draw=0.2)
        reader.look()
    await more_and_back(table, dan, reader, "resign")
    await dan.slash("leave")
    await table.press(dan, "resign-yes", dan.private)
    reader.look()
    await table.press(dan, "proof")
    await table.press(dan, "rematch")
    reader.done()
    assert len(reader.read) > 50


async def more_and_back(table: Table, person: Person, reader: Reader, grave: str) -> None:
    """*More* and all that can be pressed there, without doing it."""
    await table.press(person, "more")
    more = person.private
    for action in ("pings-off", "pings-on", grave, f"{grave}-no"):
        await table.press(person, action, person.again(more))
        reader.look()


async def look_around(table: Table, person: Person, reader: Reader) -> None:
    """Commands that only show something, and what is refused."""
    await table.press(person, "text")
    for command, options in {
        "tables": {},
        "help": {},
        "board": {},
        "hand": {},
        "move": {"move": "zzz"},
        "card": {"name": "zzz"},
    }.items():
        await person.slash(command, **options)
        reader.look()
    for typed in ("", "z", "pioche", "labrador", "chat"):
        offered = await person.complete("move", "move", typed)
        reader.look(*(name for name, _ in offered))
    reader.look(*(name for name, _ in await person.complete("hand", "table", "")))
    reader.look(*(name for name, _ in await person.complete("card", "name", "")))


async def descend(table: Table, person: Person, reader: Reader, rng: Random) -> None:
    """Look at the questions on the way to a move and at its preview, and do not play it."""
    hand = await table.hand(person)
    own = Reader(person)
    while picks := [doing for doing in doings(person.again(hand)) if doing.action == "pick"]:
        await do(person, person.again(hand), rng.choice(picks))
        own.look()
    reader.foreign |= own.foreign
    reader.read |= own.read


async def test_no_english_in_the_french_rulebook_and_cards(chat: Chat) -> None:
    dan = chat["Dan"]
    reader = Reader(dan)
    for game in ("woof-days", "cat-days", "mixed-days"):
        await dan.slash("rules", game=game)
        page = dan.private
        for option in page.menus[0]["options"]:
            await dan.pick_values(dan.again(page), dan.again(page).menus[0], [option["value"]])
            reader.look()
    for name, value in await dan.complete("card", "name", ""):
        reader.look(name)
        await dan.slash("card", name=value)
    reader.done()


async def test_every_refusal_of_a_table_is_french_to_a_french_member(chat: Chat) -> None:
    table = await a_running_table(chat)
    dan = chat["Dan"]
    reader = Reader(dan)
    french = words_for("fr")
    for action in sorted(chat.bot.router.actions):
        for number in (1, 77):
            await dan.forge(table.board(), f"b1:{action}:{number}:3:0:1")
            reader.look()
    assert any(french("refusal-no-table", table="77") in text for text in reader.read)
    reader.done()


async def test_no_english_in_what_a_french_member_is_told_of_troubles(chat: Chat) -> None:
    dan = chat["Dan"]
    reader = Reader(dan)
    lobby = await sit_down(chat, "woof-days", ["Dan", "Eve"], start=False)
    await dan.slash("leave")
    reader.look()
    for error in FAILURES.values():
        chat.wire.fail(EDIT, error)
        await lobby.press(dan, "join", lobby.board(chat["Eve"]))
        reader.look()
        await chat.be_patient()
        await lobby.press(dan, "leave", lobby.board(chat["Eve"]))
    table = await sit_down(chat, "woof-days", ["Dan", "Eve"])
    for error in FAILURES.values():
        chat.wire.fail(EDIT, error)
        await (await table.acting())[0].slash("move", move="draw")
        await table.hand(dan)
        reader.look()
        await chat.be_patient()
    for permission in ("send_messages", "attach_files"):
        await deny(chat, permission)
        await dan.slash("woof-days")
        reader.look()
        await dan.slash("board")
    reader.done()
    assert any("Discord" in text for text in reader.read)


def test_english_is_found_where_it_is(guild_locale: str) -> None:
    words = words_for("en")
    for key in ("button-hand", "days-ask-action", "refusal-no-tables", "button-board", "day-mon"):
        if words.has(key):
            assert foreign_in(f"Ici : {words(key)} (table 3)"), key
    assert not foreign_in("Ma main, table 3, Labrador, Woof Days, 1 point")
    assert sum(map(len, ENGLISH_ONLY.values())) > 500
