"""What can't be done gets a kind, exact and private answer, and nothing is lost by it."""

import string
from contextlib import asynccontextmanager
from typing import Any, NamedTuple

import pytest
import pytest_asyncio
from hypothesis import HealthCheck, assume, given, settings
from hypothesis import strategies as st

from cogs.ui import ids
from cogs.ui.words import words_for
from tests.play.chat import Chat, Person, Shown
from tests.play.players import Table, doings, of_tables, sit_down

ENGLISH, FRENCH = words_for("en-US"), words_for("fr")
S = "\N{RIGHT SINGLE QUOTATION MARK}s"


@asynccontextmanager
async def nothing_changes(chat: Chat, *tables: Table) -> Any:
    """Whatever happens inside: the tables stay as they are, and no public message is touched."""
    before = [(await table.look(), await stored(table)) for table in tables]
    sent = len(chat.wire.calls)
    yield
    assert [(await table.look(), await stored(table)) for table in tables] == before
    public = [call for call in chat.wire.calls[sent:] if call.path.startswith("/channels/")]
    assert public == []


async def stored(table: Table) -> Any:
    return await table.chat.store.table(table.chat.guild.id, table.number)


async def a_running_table(chat: Chat) -> Table:
    """Ann's turn, against Bob and Dan."""
    table = await sit_down(chat, "woof-days", ["Ann", "Bob", "Dan"])
    hands = {
        "a": ["labrador", "collie", "lead", "corgi", "zoomies"],
        "b": ["shiba"],
        "c": ["treats"],
    }
    await table.lay(
        weeks="labrador//////|shiba//shiba////|//////", hands=hands, active="a", pile=["corgi"] * 9
    )
    return table


def told(person: Person) -> str:
    """The newest thing that they alone were told."""
    return person.private.said


async def test_a_move_out_of_turn_is_refused_with_the_name_of_who_is_awaited(chat: Chat) -> None:
    table = await a_running_table(chat)
    bob = chat["Bob"]
    async with nothing_changes(chat, table):
        await bob.slash("move", move="shiba mon")
        assert ENGLISH("refusal-not-your-turn", name="Ann") in told(bob)
        assert ENGLISH("card-shiba") in told(bob), "and they see their hand"
        anns = await table.hand(chat["Ann"])
        for doing in doings(anns):
            if doing.action in ("play", "pick"):
                await bob.forge(table.board(), doing.custom_id, doing.menu and [doing.value])
                assert ENGLISH("refusal-not-your-turn", name="Ann") in told(bob)


async def test_who_is_not_at_the_table_sees_no_hand_and_plays_nothing(chat: Chat) -> None:
    table = await a_running_table(chat)
    cleo = chat["Cleo"]
    refusal = ENGLISH("refusal-not-at-table", table="1")
    anns = await table.hand(chat["Ann"])
    async with nothing_changes(chat, table):
        await cleo.slash("hand", table=1)
        assert told(cleo) == refusal
        await cleo.slash("move", move="draw", table=1)
        assert told(cleo) == refusal
        await cleo.slash("leave", table=1)
        assert told(cleo) == refusal
        await cleo.slash("hand")
        assert told(cleo) == ENGLISH("refusal-no-tables")
        for button in table.board(cleo).buttons:
            press = ids.parse(button["custom_id"])
            if press.action == "hand":
                await cleo.press_id(table.board(cleo), button["custom_id"])
                assert told(cleo) == refusal
        for doing in doings(anns):
            await cleo.forge(table.board(), doing.custom_id, doing.menu and [doing.value])
            assert told(cleo) == refusal
        for action in ("resign-yes", "rematch", "leave"):
            await cleo.forge(table.board(), ids.Press("b", action, 1).custom_id)
            assert cleo.private.private
            assert told(cleo) != ""


async def test_who_gave_up_is_told_so(chat: Chat) -> None:
    table = await a_running_table(chat)
    dan = chat["Dan"]
    hand = (await table.hand(dan)).as_it_is()
    await dan.forge(table.board(), ids.Press("b", "resign-yes", 1).custom_id)
    gave_up = FRENCH("refusal-gave-up", table="1")
    async with nothing_changes(chat, table):
        for action in ("hand", "look", "pick", "play", "resign-yes", "leave"):
            await dan.forge(hand, ids.Press("b", action, 1).custom_id)
            assert told(dan) == gave_up
        await dan.slash("move", move="draw", table=1)
        assert told(dan) == gave_up
        await dan.slash("tables")
        assert told(dan) == FRENCH("refusal-no-tables")


async def test_only_the_host_or_a_moderator_stops_a_table(chat: Chat) -> None:
    table = await a_running_table(chat)
    stop = ids.Press("b", "stop-yes", 1).custom_id
    async with nothing_changes(chat, table):
        for name, words in (("Bob", ENGLISH), ("Dan", FRENCH), ("Cleo", ENGLISH)):
            await chat[name].forge(table.board(), stop)
            refused = words("refusal-only-host-stops", host="Ann")
            assert told(chat[name]).startswith(f"{refused}\n### "), "and what they can do"
    await chat["Ann"].forge(table.board(), stop)
    assert (await table.look()).status == "over"


async def test_lobbies_refuse_what_does_not_fit(chat: Chat) -> None:
    table = await sit_down(chat, "cat-days", ["Ann", "Bob"], start=False, players=2)
    lobby = table.board()
    assert "join" not in {doing.action for doing in doings(lobby)}, "full: Join is shut"

    async def refused(name: str, action: str) -> str:
        async with nothing_changes(chat, table):
            await chat[name].forge(lobby, ids.Press("b", action, 1).custom_id)
        return told(chat[name])

    assert await refused("Cleo", "join") == ENGLISH("refusal-lobby-full", size=2)
    assert await refused("Bob", "join") == ENGLISH("refusal-already-seated")
    assert await refused("Bob", "start") == ENGLISH("refusal-only-host", host="Ann")
    assert await refused("Cleo", "start") == ENGLISH("refusal-not-at-table", table="1")
    assert await refused("Cleo", "leave") == ENGLISH("refusal-not-at-table", table="1")
    assert await refused("Ann", "hand") == ENGLISH("refusal-not-started", table="1")
    await table.press(chat["Bob"], "leave")
    assert await refused("Ann", "start") == ENGLISH("refusal-too-few", need=1)
    await table.press(chat["Dan"], "join")
    await table.press(chat["Ann"], "start")
    assert await refused("Cleo", "join") == ENGLISH("refusal-already-running", table="1")
    assert await refused("Dan", "leave") == FRENCH("refusal-leave-running", table="1")


ILLEGAL = [
    ("collie mon", "refusal-days-wrong-day", {"card": "Collie", "day": "Monday"}),
    ("labrador mon", "refusal-days-occupied", {"card": "Labrador", "on": "Labrador"}),
    ("shiba tue", "refusal-days-not-in-hand", {"card": "Shiba"}),
    ("happy cat tue", "refusal-days-other-game", {"card": "Happy Cat"}),
    ("zoomies a", "refusal-days-opponent-week", {"card": "Zoomies"}),
    ("lead b tue wed", "refusal-days-no-dog-there", {"card": "Lead"}),
    ("lead dan mon tue", "refusal-days-nowhere-in-week", {"card": "Lead", "at": f"in Dan{S} week"}),
    ("pass", "refusal-days-no-pass", {}),
    ("draw twice", "refusal-unreadable-move", {"word": "twice"}),
    ("zzz", "refusal-unreadable-move", {"word": "zzz"}),
    ("labrador zzz", "refusal-unreadable-move", {"word": "zzz"}),
    ("draw draw", "refusal-days-too-long", {"word": "draw"}),
]


@pytest.mark.parametrize(("move", "key", "facts"), ILLEGAL)
async def test_an_illegal_typed_move_is_told_the_rule(
    chat: Chat, move: str, key: str, facts: dict[str, str]
) -> None:
    table = await a_running_table(chat)
    ann = chat["Ann"]
    async with nothing_changes(chat, table):
        await ann.slash("move", move=move)
    spots = {"spot": "Monday in your week", "days": "Thursday, Friday, Saturday"}
    spots |= {"spot": f"Tuesday in Bob{S} week"} if "no-dog-there" in key else {}
    assert ENGLISH(key, **spots, **facts) in told(ann)
    assert {"pick", "play"} & {doing.action for doing in doings(ann.private)}, "they can play on"


async def test_an_unfinished_typed_move_goes_on_by_buttons(chat: Chat) -> None:
    table = await a_running_table(chat)
    ann = chat["Ann"]
    async with nothing_changes(chat, table):
        await ann.slash("move", move="labrador")
        assert told(ann).startswith(ENGLISH("typed-unfinished"))
        await ann.pick(ENGLISH("day-tue-short") + ": empty", on=ann.private)
    await ann.press(ENGLISH("button-play"), on=ann.private)
    assert (await table.look()).view.weeks[0][1].pile == ("labrador",)


async def test_a_finished_table_says_so_wherever_it_is_asked(chat: Chat) -> None:
    table = await a_running_table(chat)
    ann, bob = chat["Ann"], chat["Bob"]
    hand = (await table.hand(ann)).as_it_is()
    await chat["Ann"].forge(table.board(), ids.Press("b", "stop-yes", 1).custom_id)
    over = ENGLISH("refusal-table-over", table="1")
    async with nothing_changes(chat, table):
        for doing in doings(hand):
            await ann.forge(hand, doing.custom_id, doing.menu and [doing.value])
            after = ann.again(hand)
            assert after.buttons == after.menus == []
            assert ENGLISH("table-stopped") in after.said
            if doing.action in ("pick", "play"):
                assert over in after.said
        await bob.slash("move", move="draw", table=1)
        assert told(bob) == over
        await bob.slash("leave", table=1)
        assert told(bob) == over
        for action in ("join", "leave", "start", "resign-yes", "stop-yes"):
            await bob.forge(table.board(), ids.Press("b", action, 1).custom_id)
            assert told(bob).partition("\n")[0] == over


async def test_an_old_hand_is_refreshed_and_says_why(chat: Chat) -> None:
    table = await a_running_table(chat)
    ann = chat["Ann"]
    old, new = (await table.hand(ann)).as_it_is(), await table.hand(ann)
    await ann.press("Draw a card (9 left)", on=new)
    stale = {doing.action: doing for doing in doings(old)}
    async with nothing_changes(chat, table):
        for action in ("play", "pick"):
            doing = stale[action]
            await ann.forge(old, doing.custom_id, doing.menu and [doing.value])
            assert ENGLISH("refusal-not-your-turn", name="Bob") in ann.again(old).said
    for person in (chat["Bob"], chat["Dan"]):
        await person.slash("move", move="draw")
    async with nothing_changes(chat, table):
        for action in ("play", "pick"):
            doing = stale[action]
            await ann.forge(old, doing.custom_id, doing.menu and [doing.value])
            after = ann.again(old)
            assert ENGLISH("refusal-out-of-date") in after.said
            assert {"play", "pick"} <= {doing.action for doing in doings(after)}


async def test_a_table_that_never_was_is_said_not_to_be(chat: Chat) -> None:
    table = await a_running_table(chat)
    ann, dan = chat["Ann"], chat["Dan"]
    async with nothing_changes(chat, table):
        for action in sorted(of_tables(chat.bot.router.actions)):
            if not action.startswith("rules"):
                await dan.forge(table.board(), ids.Press("b", action, 77).custom_id)
                assert told(dan) == FRENCH("refusal-no-table", table="77")
        for command, options in (
            ("hand", {}),
            ("board", {}),
            ("leave", {}),
            ("move", {"move": "x"}),
        ):
            await ann.slash(command, table=77, **options)
            assert told(ann) == ENGLISH("refusal-no-table", table="77")


async def test_a_channel_without_tables_has_no_board_to_post(chat: Chat) -> None:
    await chat["Ann"].slash("board")
    assert told(chat["Ann"]) == ENGLISH("refusal-no-tables-here")


# Ids that no message of ours ever had.

ACTIONS = """
    join leave start hand look pick short back page play text more pings-on pings-off resign stop
    resign-yes stop-yes resign-no stop-no rematch proof rules turn nonsense x
    settings settings-language settings-channels settings-anywhere settings-rated settings-stop
    settings-log
"""
NUMBERS = st.sampled_from([0, 1, 2, 3, 5, 61, 62, 10**14])
STEPS = st.lists(st.sampled_from([0, 1, 5, 61, 62, 3843]), max_size=9).map(tuple)
KINDS, NAMES = st.sampled_from("bm"), st.sampled_from(ACTIONS.split())
PRESSES = st.builds(ids.Press, KINDS, NAMES, NUMBERS, NUMBERS, STEPS, NUMBERS)
REAL = PRESSES.map(lambda press: press.custom_id)
JUNK = st.text(st.sampled_from(string.printable + "\xe9\u202e"), min_size=1, max_size=100)


@st.composite
def nearly_real(draw: Any) -> str:
    """A real id with one character replaced."""
    real, at = draw(REAL), draw(st.integers(0, 20))
    return real[:at] + draw(st.sampled_from(":~0!b\xe9")) + real[at + 1 :]


VALUES = st.none() | st.lists(
    st.sampled_from(["0", "1", "61", "999", "-1", "x", "", "\xb2", "1" * 99]), max_size=3
)


class Forgeable(NamedTuple):
    """A running table, a lobby, and a message on which things are pressed that are not there."""

    chat: Chat
    table: Table
    shown: Shown

    def __repr__(self) -> str:
        return "Forgeable"


@pytest_asyncio.fixture
async def forgeable(chat: Chat) -> Forgeable:
    table = await a_running_table(chat)
    await sit_down(chat, "cat-days", ["Ann"], start=False)
    return Forgeable(chat, table, table.board())


@settings(
    max_examples=90,
    derandomize=True,
    database=None,
    suppress_health_check=[HealthCheck.function_scoped_fixture],
)
@given(custom_id=REAL | nearly_real() | JUNK, values=VALUES, name=st.sampled_from(["Cleo", "Bob"]))
async def test_a1_forged_ids_are_answered_privately_and_change_nothing(
    forgeable: Forgeable, custom_id: str, values: list[str] | None, name: str
) -> None:
    chat, table, shown = forgeable
    person = chat[name]
    # Bob may really give up, and anybody may really sit down at the lobby.
    assume(custom_id[:1] not in "bm" or not custom_id[1:].startswith(LEGAL))
    before = person.sees()[-1].id
    async with nothing_changes(chat, table):
        await person.forge(shown, custom_id, values)
    after = person.sees()[-1]
    assert after.private
    assert after.id > before
    assert after.said


LEGAL = ("1:resign-yes:1:", "1:join:2:")
