"""Whatever is typed for a move is understood, or refused in words; completing it never fails."""

import asyncio
import dataclasses
import itertools
import json
from collections.abc import Sequence
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from cogs import typed
from cogs.asking import explained
from cogs.faces.registry import face_of
from cogs.ui.limits import check_autocomplete
from cogs.ui.text import Names
from cogs.ui.words import LANGUAGES, Words, words_for
from rules.fences.board import posts_of
from rules.fences.pieces import CODES, GATE
from rules.games import GAMES
from rules.look import Asker, Look
from rules.refusals import Refusal
from rules.store import Change, Entry
from rules.table import Tables
from tests.memory_store import MemoryStore

GUILD = 5
_clicks = itertools.count(1)

PIECES = st.sampled_from([*CODES, GATE, "x9", "U", "square", "corner", "i"])
TURNS = st.sampled_from([*"abcd", "e", "open to the left", "vertical", "à la verticale"])
POSTS = st.sampled_from([*posts_of(5), "g7", "z1", "c", "4"])
SPACES = st.sampled_from(["", " ", "   ", "\t", ", ", " > "])
TYPED = st.one_of(
    st.builds(lambda *parts: "".join(parts), SPACES, PIECES, SPACES, TURNS, SPACES, POSTS, SPACES),
    st.builds(lambda *parts: "".join(parts), PIECES, SPACES, TURNS, SPACES),
    st.builds(lambda *parts: "".join(parts), PIECES, SPACES, POSTS, SPACES, POSTS),
    st.text(max_size=30),
)


async def played(moves: list[str]) -> tuple[Tables, Look]:
    """A table of Fences after some moves, as the one who must act sees it."""
    tables = Tables(MemoryStore(), GAMES, clock=lambda: 0.0, entropy=bytes)
    await tables.open(GUILD, 50, Asker(1, "Ann", next(_clicks)), game="fences")
    await tables.join(GUILD, 1, Asker(2, "Bob", next(_clicks)))
    await tables.start(GUILD, 1, Asker(1, "Ann", next(_clicks)))
    for move in moves:
        member = await mover(tables)
        asker = Asker(member, "?", next(_clicks))
        await tables.play(GUILD, 1, asker, turn=None, steps=GAMES["fences"].path_of(move))
    return tables, await tables.look(GUILD, 1, await mover(tables))


async def mover(tables: Tables) -> int:
    look = await tables.look(GUILD, 1)
    return look.seats[look.acting[0]].member


async def tried(tables: Tables, look: Look, text: str, words: Words) -> str:
    """Type it, and complete it; what a refusal said, if there was one."""
    try:
        offered = await typed.complete(tables, look, text, words)
        check_autocomplete([choice.to_dict() for choice in offered])
        for choice in offered:
            assert (await typed.meant(tables, look, choice.value, words)).path
        offer = await typed.meant(tables, look, text, words)
    except Refusal as refusal:
        return explained(refusal, words, look)
    # What was understood is a beginning of a move, and its text form says the same.
    said = GAMES["fences"].text_of(offer.path)
    again = await typed.meant(tables, look, said, words)
    assert (again.path, again.steps) == (offer.path, offer.steps)
    return "understood"


@settings(max_examples=300)
@given(TYPED, st.sampled_from(LANGUAGES), st.sampled_from([0, 4]))
def test_whatever_is_typed_is_understood_or_refused_in_words(
    text: str, language: str, moves: int
) -> None:
    async def conversation() -> None:
        laid = ["O4a B2", "U3a A4", "I2a D1", "W4c D2"][:moves]
        tables, look = await played(laid)
        assert (await tried(tables, look, text, words_for(language))).strip()

    asyncio.run(conversation())


class Typing:
    """A table of Mixed Days laid out by hand, as the one sees it who is typing."""

    def __init__(self, language: str, *, names: Sequence[str], **position: Any) -> None:
        self.words = words_for(language)
        self.names = names
        self.position = position
        self.tables = Tables(MemoryStore(), GAMES, clock=lambda: 0.0, entropy=bytes)

    async def sit(self) -> "Typing":
        for member, name in enumerate(self.names, 1):
            asker = Asker(member, name, next(_clicks))
            if member == 1:
                await self.tables.open(GUILD, 50, asker, game="mixed-days")
            else:
                await self.tables.join(GUILD, 1, asker)
        await self.tables.start(GUILD, 1, Asker(1, self.names[0], next(_clicks)))
        store = self.tables.store
        row = await store.table(GUILD, 1)
        assert row is not None
        assert row.state is not None
        state = json.dumps({**json.loads(row.state), **self.position})
        entry = Entry(row.revision + 1, "play", 1, None, 0.0, seat=0, text="draw")
        change = Change(dataclasses.replace(row, state=state, revision=row.revision + 1), entry)
        await store.change(change)
        self.tables = Tables(store, GAMES, clock=lambda: 0.0, entropy=bytes)
        return self

    async def offered(self, text: str) -> dict[str, str]:
        """The suggestions, their values by name."""
        look = await self.tables.look(GUILD, 1, 1)
        choices = await typed.complete(self.tables, look, text, self.words)
        return {choice.name: choice.value for choice in choices}

    async def refused(self, text: str) -> Refusal:
        """Why there is no suggestion."""
        with pytest.raises(Refusal) as caught:
            await self.offered(text)
        return caught.value


SIX = ("Ann", "Bob", "Cleo", "Dan", "Ed", "Fay")
FULL = {
    "weeks": "|".join(
        (
            "labrador/collie+french_bulldog/shiba////",
            "/curious_cat+grumpy_cat////labrador/",
            *("/corgi/////", "//shiba////", "//////", "//////"),
        )
    ),
    "hands": {
        "a": [*("treats", "mixed_breed", "labrador", "stuffed_toys", "laser_pointer", "lead")],
        **{letter: [] for letter in "bcdef"},
    },
    "active": "a",
}


async def leads_on(typing: Typing, value: str, named: str) -> None:
    """Every beginning of what a step is called is completed to that step, or goes on after it."""
    before = value.rpartition(" ")[0]
    for end in range(1, len(named) + 1):
        for blank in ("", " "):
            text = f"{before} {named[:end]}{blank}".lstrip()
            found = (await typing.offered(text)).values()
            assert any(f"{each} ".startswith(f"{value} ") for each in found), (text, value, found)


@pytest.mark.parametrize("language", ["en", "fr"])
async def test_an_unfinished_word_leads_on_at_every_step(language: str) -> None:
    """Though its first letters may be the letter of a seat, a day, or a card."""
    typing = await Typing(language, names=SIX, **FULL).sit()
    face = face_of("mixed-days")
    values = [*(await typing.offered("")).values()]
    assert len(values) == 7
    tried = 0
    while values:
        value = values.pop(0)
        path = GAMES["mixed-days"].path_of(value)
        if len(path) > 2:
            continue
        before = face.spoken(path[:-1], typing.words, Names(SIX))
        named = face.spoken(path, typing.words, Names(SIX)).removeprefix(before).strip(" \u203a")
        await leads_on(typing, value, named)
        onward = (await typing.offered(f"{value} ")).values()
        values += [each for each in onward if each != value]
        tried += 1
    assert tried > 25


async def test_letters_of_seats_are_also_the_first_letters_of_words() -> None:
    typing = await Typing("en", names=SIX, **FULL).sit()
    draw = next(iter(await typing.offered("d")))
    assert draw.startswith("Draw a card")
    assert next(iter(await typing.offered("f"))) == "Fred\u2019s Treats"
    # The words that begin with it come before those in which it only is.
    *beginning, draw, laser = await typing.offered("t")
    assert beginning == ["Fred\u2019s Treats", "Stuffed Toys"]
    assert (draw[:4], laser) == ("Draw", "Laser Pointer")


async def test_what_can_not_be_meant_is_still_refused_in_words() -> None:
    typing = await Typing("en", names=SIX, **FULL).sit()
    assert (await typing.refused("collie")).code == "days-not-in-hand"
    taken = await typing.refused("labrador monday")
    assert taken.facts["card"] == "labrador"
    assert await typing.offered("labrador qqq") == {}


async def test_a_name_is_led_on_to_though_its_first_letter_is_somebody_s_seat() -> None:
    """Seat `b` is where Cid sits, and Bea sits at `c`."""
    typing = await Typing("en", names=("Ann", "Cid", "Bea", "Dan", "Ed", "Fay"), **FULL).sit()
    found = (await typing.offered("mixed breed b")).values()
    assert "mixed_breed c" in found
    assert any(value.startswith("mixed_breed b ") for value in found)
