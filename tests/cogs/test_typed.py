"""Whatever is typed for a move is understood, or refused in words; completing it never fails."""

import asyncio
import itertools

from hypothesis import given, settings
from hypothesis import strategies as st

from cogs import typed
from cogs.presses import explained
from cogs.ui.limits import check_autocomplete
from cogs.ui.words import LANGUAGES, Words, words_for
from rules.fences.board import posts_of
from rules.fences.pieces import CODES, GATE
from rules.games import GAMES
from rules.look import Asker, Look
from rules.refusals import Refusal
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


@settings(max_examples=300, deadline=None)
@given(TYPED, st.sampled_from(LANGUAGES), st.sampled_from([0, 4]))
def test_whatever_is_typed_is_understood_or_refused_in_words(
    text: str, language: str, moves: int
) -> None:
    async def conversation() -> None:
        laid = ["O4a B2", "U3a A4", "I2a D1", "W4c D2"][:moves]
        tables, look = await played(laid)
        assert (await tried(tables, look, text, words_for(language))).strip()

    asyncio.run(conversation())
