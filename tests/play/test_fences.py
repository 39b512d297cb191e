"""Fences in the chat: whole games, few clicks, the picture while choosing, notation, rematches."""

import re
from random import Random
from typing import Any

import pytest

from cogs.ui import ids
from cogs.ui.words import Words, words_for
from rules.fences.pieces import CODES
from rules.record import loads, verify
from tests.play.chat import Chat, Person, Shown
from tests.play.players import Doing, Table, do, doings, of_tables, sit_down

ENGLISH, FRENCH = words_for("en-US"), words_for("fr")
FORWARD = ("pick", "short", "play")


def steps(shown: Shown) -> list[Doing]:
    """What leads on to a move."""
    return [doing for doing in doings(shown) if doing.action in FORWARD]


async def take(person: Person, shown: Shown, label: str) -> Shown:
    """Go one step further: the message after it."""
    able = [doing for doing in steps(person.again(shown)) if re.search(label, doing.label)]
    assert able, f"no {label} on:\n{person.again(shown).text}"
    await do(person, person.again(shown), able[0])
    return person.again(shown)


async def fences(table: Table) -> list[str]:
    """What lies on the board, in the notation."""
    laid = (await table.look()).view.fences
    return [f"{one.piece.upper()}{one.turn} {one.post.upper()}" for one in laid]


async def beginning(chat: Chat, *names: str, **options: Any) -> tuple[Table, Person, Person]:
    """A table at which the first one named begins."""
    table = await sit_down(chat, "fences", names or ("Ann", "Dan"), beginner=1, **options)
    first, second = (chat[name] for name in table.names)
    return table, first, second


def alt(shown: Shown) -> str:
    """What the picture on a message shows, in words."""
    (file,) = shown.stored.attachments
    return str(file["description"])


def pings(chat: Chat, table: Table) -> list[tuple[int, str]]:
    """The turn pings of a table that stand in the channel."""
    about = re.compile(rf"^<@\d+>.*\(table {table.number}\)")
    seen = [shown for shown in chat["Cleo"].sees() if not shown.private]
    return [(shown.id, shown.said) for shown in seen if about.search(shown.said)]


# -- few clicks -----------------------------------------------------------------------------------


@pytest.mark.parametrize("piece", range(len(CODES)))
async def test_a_fence_takes_four_clicks_from_the_hand_and_one_of_the_same_kind_three(
    chat: Chat, piece: int
) -> None:
    table, ann, dan = await beginning(chat)
    hand = await table.hand(ann)
    clicks = await clicks_for(ann, hand, steps(hand)[piece])
    assert len(await fences(table)) == 1
    assert (await table.look()).view.fences[0].piece == CODES[piece]
    assert clicks <= 4, "piece, turn, post, Play"

    if dan in await table.acting():
        await dan.slash("move", move="I1a A6")
    hand = await table.hand(ann)
    short = [doing for doing in steps(hand) if doing.action == "short"]
    assert bool(short) == (CODES[piece] in ("i1", "v2")), "the others are there only once"
    if short:
        before = len(await fences(table))
        assert await clicks_for(ann, hand, short[0]) <= 3, "the shortcut, post, Play"
        newest = (await table.look()).view.fences
        assert len(newest) == before + 1
        assert (newest[-1].piece, newest[-1].turn) == (newest[0].piece, newest[0].turn)


async def clicks_for(person: Person, hand: Shown, first: Doing) -> int:
    """Take a first step and then whatever is offered first, to the end: how many clicks it took."""
    await do(person, hand, first)
    clicks = 1
    while True:
        now = person.again(hand)
        assert len(now.stored.attachments) == 1, "the board stands over every question"
        assert len(now.components) <= 40
        forward = steps(now)[0]
        await do(person, now, forward)
        clicks += 1
        if forward.action == "play":
            return clicks


async def test_all_places_of_a_piece_are_on_one_screen(chat: Chat) -> None:
    table, ann, _ = await beginning(chat, size=6, singles_only=True)
    hand = await table.hand(ann)
    hand = await take(ann, hand, "I1")
    hand = await take(ann, hand, r"\(b\)")
    assert [len(menu["options"]) for menu in hand.menus] == [21, 21]
    first, second = (menu["placeholder"] for menu in hand.menus)
    assert first == ENGLISH("pick-range", first="A1", last="G3")
    assert second == ENGLISH("pick-range", first="A4", last="G6")


# -- the picture ----------------------------------------------------------------------------------


async def test_the_half_made_move_is_drawn_for_its_maker_alone_and_in_their_language(
    chat: Chat,
) -> None:
    table, dan, _ = await beginning(chat, "Dan", "Ann")
    await dan.slash("move", move="I1a A1")
    await chat["Ann"].slash("move", move="I1a A2")
    public, hand = table.board(), await table.hand(dan)
    drawn = [chat.picture(hand)]
    for label in ("^Simple", r"\(b\)", "^A1$"):
        hand = await take(dan, hand, label)
        drawn.append(chat.picture(hand))
    assert len({*drawn}) == 4, "each step is another picture"
    piece, turn = FRENCH("fences-piece-i1"), FRENCH("fences-turn-straight-b")
    assert piece in alt(hand)
    assert turn in alt(hand)
    assert "A1" in hand.said
    assert table.board().stored.attachments == public.stored.attachments
    assert [name for name, person in chat.people.items() if person.sees()[-1].id == hand.id] == [
        "Dan"
    ]
    back = await take_back(dan, hand)
    assert chat.picture(back) == drawn[2]
    assert await fences(table) == ["I1a A1", "I1a A2"]
    await take(dan, await take(dan, back, "^A1$"), f"^{FRENCH('button-play')}$")
    assert await fences(table) == ["I1a A1", "I1a A2", "I1b A1"]


async def take_back(person: Person, shown: Shown) -> Shown:
    (back,) = [doing for doing in doings(person.again(shown)) if doing.action == "back"]
    await do(person, person.again(shown), back)
    return person.again(shown)


async def test_who_closes_a_square_goes_on_from_the_same_message(chat: Chat) -> None:
    table, ann, _ = await beginning(chat)
    called = pings(chat, table)
    assert [f"<@{ann.id}>" in said for _, said in called] == [True]
    hand = await table.hand(ann)
    for label in ("O4", "^B2$", f"^{ENGLISH('button-play')}$"):
        hand = await take(ann, hand, label)
    assert await fences(table) == ["O4a B2"]
    assert ENGLISH("fences-ask-piece") in hand.said
    assert "B2" in alt(hand), "the board with the puppy on it"
    assert pings(chat, table) == called, "who plays on is not called again"
    hand = await take(ann, hand, "I1")
    hand = await take(ann, hand, r"\(a\)")
    hand = await take(ann, hand, "^E6$")
    hand = await take(ann, hand, f"^{ENGLISH('button-play')}$")
    assert hand.menus == []
    assert len(hand.stored.attachments) == 1
    ((_, said),) = pings(chat, table)
    assert f"<@{chat['Dan'].id}>" in said


async def test_after_a_restart_a_player_who_goes_on_is_called_once_more_at_most(
    chat: Chat,
) -> None:
    table, ann, _ = await beginning(chat)
    await ann.slash("move", move="O4a A1")
    await chat.restart()
    before = pings(chat, table)
    assert len(before) == 1
    assert f"<@{ann.id}>" in before[0][1]
    await ann.slash("move", move="D5c A1")
    assert len(pings(chat, table)) == 1


# -- typed ----------------------------------------------------------------------------------------

TYPED = [
    ("U3b C4", "U3b C4"),
    ("u3bc4", "U3b C4"),
    ("  U3B   c4 ", "U3b C4"),
    ("u3 b c4", "U3b C4"),
    ("I1c b2", "I1a B2"),
    ("o4d e5", "O4a E5"),
    ("O4 E5", "O4a E5"),
    ("square e5", "O4a E5"),
    ("U, open to the left, C4", "U3b C4"),
]


@pytest.mark.parametrize(("typed", "laid"), TYPED)
async def test_a_move_is_typed_in_the_notation_or_in_words(
    chat: Chat, typed: str, laid: str
) -> None:
    table, ann, _ = await beginning(chat)
    await ann.slash("move", move=typed)
    assert await fences(table) == [laid]


async def test_a_typed_beginning_goes_on_by_buttons_on_the_picture(chat: Chat) -> None:
    table, ann, _ = await beginning(chat)
    await ann.slash("move", move="U3b")
    hand = ann.private
    assert ENGLISH("typed-unfinished") in hand.said
    assert len(hand.stored.attachments) == 1
    hand = await take(ann, hand, "^C4$")
    await take(ann, hand, f"^{ENGLISH('button-play')}$")
    assert await fences(table) == ["U3b C4"]


async def test_the_notation_is_completed_as_one_types(chat: Chat) -> None:
    table, ann, _ = await beginning(chat)

    async def offered(text: str) -> list[str]:
        return [value for _, value in await ann.complete("move", "move", text)]

    assert await offered("") == [code.upper() for code in CODES]
    for text in ("U3", "u3", " U3 "):
        assert await offered(text) == ["U3a", "U3b", "U3c", "U3d"]
    for text in ("U3b C", "u3bc", "u3 b c"):
        assert await offered(text) == [f"U3b C{row}" for row in range(1, 6)]
    for text in ("U3b C4", "u3bc4"):
        ((name, value),) = await ann.complete("move", "move", text)
        assert (name, value) == (ENGLISH("typed-ready", move=spoken()), "U3b C4")
    assert len(await offered("o4")) == 25
    assert await offered("o4a e") == [f"O4a E{row}" for row in range(1, 6)]
    assert await offered("u3b z") == []
    await ann.slash("move", move="U3b C4")
    await chat["Dan"].slash("move", move="I1a A1")
    (told,) = await ann.complete("move", "move", "i1b d4")
    assert told[0].startswith(ENGLISH("typed-refused", why="\0").partition("\0")[0])
    assert await fences(table) == ["U3b C4", "I1a A1"]


def spoken() -> str:
    return f"U \u203a {ENGLISH('fences-turn-u-b')} \u203a C4"


REFUSED = [
    ("O4a A1", "refusal-fences-none-left"),
    ("I1a B2", "refusal-fences-taken"),
    ("I3a E1", "refusal-fences-off-board"),
    ("G1a A1", "refusal-fences-no-gate-yet"),
]


@pytest.mark.parametrize(("typed", "code"), REFUSED)
@pytest.mark.parametrize("name", ["Ann", "Dan"])
async def test_a_typed_move_against_the_rules_is_told_the_rule(
    chat: Chat, typed: str, code: str, name: str
) -> None:
    words = words_for(chat[name].locale)
    table, person, other = await beginning(chat, name, "Bob")
    await person.slash("move", move="O4a B2")
    await person.slash("move", move="I1a A6")
    await other.slash("move", move="I1a B6")
    before = await fences(table)
    await person.slash("move", move=typed)
    # Before its first fact and after its last one the sentence is the catalogue's own.
    facts = dict.fromkeys(("piece", "turn", "post", "one", "other"), "\0")
    parts = [part.strip() for part in words(code, **facts).split("\0")]
    assert all(part in person.private.said for part in parts), person.private.said
    assert await fences(table) == before
    assert len(person.private.stored.attachments) == 1


# -- what is out of date or odd -------------------------------------------------------------------


async def test_old_and_forged_presses_are_answered_and_change_nothing(chat: Chat) -> None:
    table, ann, dan = await beginning(chat)
    for person, move in ((ann, "I1a A1"), (dan, "I1a A2")):
        await person.slash("move", move=move)
    hand = (await table.hand(ann)).as_it_is()
    menu = (await take(ann, await table.hand(ann), "V2")).as_it_is()
    preview = await table.hand(ann)
    for label in ("V2", r"\(a\)", "^E5$"):
        preview = await take(ann, preview, label)
    preview = preview.as_it_is()
    await ann.slash("move", move="I1b F1")
    await dan.slash("move", move="I1b F2")
    before, late = await fences(table), ENGLISH("refusal-out-of-date")
    for old in (hand, menu, preview):
        for doing in steps(old):
            values = None if doing.menu is None else [doing.value]
            await ann.forge(old, doing.custom_id, values)
            now = ann.again(old)
            assert late in now.said, doing.label
            assert ENGLISH("fences-ask-piece") in now.said

    look, now = await table.look("Ann"), await table.hand(ann)
    for extra in (2, 5, 10**9):
        await ann.forge(now, ids.Press("b", "short", 1, look.turn, extra=extra).custom_id)
        assert ENGLISH("refusal-unreadable-move", word="?") in ann.again(now).said
    waiting = await table.hand(dan)
    await dan.forge(waiting, ids.Press("b", "short", 1, look.turn).custom_id)
    assert FRENCH("refusal-not-your-turn", name="Ann", table="1") in dan.again(waiting).said
    stranger = chat["Cleo"]
    await stranger.forge(table.board(), ids.Press("b", "short", 1, look.turn).custom_id)
    assert stranger.private.said == ENGLISH("refusal-not-at-table", table="1")
    await stranger.forge(table.board(), ids.Press("b", "short", 99, 0).custom_id)
    assert stranger.private.said == ENGLISH("refusal-no-table", table="99")
    assert await fences(table) == before


async def test_a_move_that_stands_ready_is_played_after_a_restart(chat: Chat) -> None:
    table, ann, dan = await beginning(chat)
    hand = await table.hand(ann)
    for label in ("W4", r"\(c\)"):
        hand = await take(ann, hand, label)
    await chat.restart()
    hand = await take(ann, hand, "^B2$")
    await chat.restart()
    await take(ann, hand, f"^{ENGLISH('button-play')}$")
    assert await fences(table) == ["W4c B2"]
    await dan.slash("move", move="I1a A1")
    hand = await table.hand(ann)
    await chat.restart()
    hand = await take(ann, hand, "V2")
    assert len(hand.stored.attachments) == 1


# -- options --------------------------------------------------------------------------------------


async def test_a_set_too_small_for_the_board_is_refused_with_what_to_do(chat: Chat) -> None:
    for name, words in (("Ann", ENGLISH), ("Dan", FRENCH)):
        await chat[name].slash("fences", size=6)
        said = words("refusal-fences-set-too-small", size=6, edges=84, segments=82)
        assert words("option-singles_only") in said
        assert chat[name].private.said == said
        assert await chat.bot.tables.mine(chat.guild.id, chat[name].id) == []
    await chat["Ann"].slash("fences", size=6, singles_only=True)
    assert len(await chat.bot.tables.mine(chat.guild.id, chat["Ann"].id)) == 1


@pytest.mark.parametrize(
    ("guild_locale", "words"), [("en-US", ENGLISH), ("fr", FRENCH)], ids=["en", "fr"]
)
async def test_the_lobby_tells_the_options_that_are_not_as_usual(chat: Chat, words: Words) -> None:
    options = {"size": 4, "singles_only": True, "beginner": 2}
    table = await sit_down(chat, "fences", ["Ann", "Dan"], start=False, **options)
    lobby = table.board().said
    assert words("about-fences") in lobby
    assert f"**{words('house-rule-size')}** 4" in lobby
    assert words("choice-beginner-2") in lobby
    await table.press(chat["Ann"], "start")
    look = await table.look()
    assert (look.view.size, look.view.beginner) == (4, 1)
    plain = await sit_down(chat, "fences", ["Ann", "Dan"], start=False, beginner=0, size=5)
    assert (await plain.look()).options == {}
    assert words("house-rule-size") not in plain.board().said


# -- being blocked --------------------------------------------------------------------------------


async def test_who_is_blocked_is_told_to_all_and_then_gates_are_laid(chat: Chat) -> None:
    table, ann, dan = await beginning(chat)
    nothing = dict.fromkeys(CODES, 0)
    await table.lay(stocks={"a": {**nothing, "i1": 2}, "b": nothing}, active="a")
    await ann.slash("move", move="I1a A1")
    log = table.board().said
    assert ENGLISH("fences-log-blocked", you=False, name="Dan") in log
    assert ENGLISH("fences-log-skipped", you=False, name="Dan") in log
    assert ENGLISH("fences-log-blocked", you=False, name="Dan") in ann.private.said
    assert await table.acting() == [ann]
    hand = await table.hand(dan)
    assert FRENCH("fences-log-blocked", you=True, name="Dan") in hand.said or (
        FRENCH("fences-hand-none") in hand.said
    )
    await ann.slash("move", move="I1a A2")
    assert ENGLISH("fences-log-gates", you=False, name="Ann") in table.board().said
    assert await table.acting() == [ann]
    hand = await table.hand(ann)
    assert ENGLISH("fences-ask-gate") in hand.said
    for label in ("G1|Gate", r"\(b\)", "^A1$", f"^{ENGLISH('button-play')}$"):
        hand = await take(ann, hand, label)
    assert (await fences(table))[-1] == "G1b A1"
    assert await table.acting() == [dan]
    await dan.slash("move", move="g1bb1")
    assert (await fences(table))[-1] == "G1b B1"
    assert (await table.look()).view.scores == (0, 1)


# -- whole games ----------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("guild_locale", "options"),
    [("en-US", {}), ("fr", {"size": 4}), ("fr", {"singles_only": True, "size": 3})],
)
async def test_a_game_from_the_command_to_the_rematch(chat: Chat, options: dict[str, Any]) -> None:
    rng = Random(f"fences {options}")
    table = await sit_down(chat, "fences", ["Ann", "Dan"], start=False, **options)
    ann, dan = chat["Ann"], chat["Dan"]
    await every_button_of_the_lobby(table, ann, dan)
    beginner = (await table.look()).view.beginner
    for row in "12":
        (mover,) = await table.acting()
        await mover.slash("move", move=f"I1a A{row}")
    await every_button_beside_the_moves(table, ann, dan)
    await table.play(rng, moves=5)
    await chat.restart()
    await table.play(rng)
    await the_result(table)
    new = await a_rematch(table, beginner)
    await new.play(rng, moves=3)
    await the_end_of_it(chat, new)
    assert chat.pressed == of_tables(chat.bot.router.actions) - {"page", "pair"}


async def every_button_of_the_lobby(table: Table, ann: Person, dan: Person) -> None:
    for action in ("rules", "leave", "join", "more"):
        await dan.press_id(table.board(), _on(table.board(), action))
    await table.press(dan, "pings-off", dan.private)
    await table.press(dan, "pings-on", dan.private)
    await ann.press_id(table.board(), _on(table.board(), "rules"))
    book = ann.private
    assert ENGLISH("rules-title", game=ENGLISH("game-fences")) in book.said
    await ann.press(ENGLISH("rules-next"), on=book)
    await table.press(ann, "start")


def _on(shown: Shown, action: str) -> str:
    return next(doing.custom_id for doing in doings(shown) if doing.action == action)


async def every_button_beside_the_moves(table: Table, ann: Person, dan: Person) -> None:
    await table.press(dan, "text", table.board())
    assert FRENCH("game-fences") in dan.private.said
    for person, words in ((ann, ENGLISH), (dan, FRENCH)):
        hand = await table.hand(person)
        await table.press(person, "cards", hand)
        assert words("fences-cards-title") in person.again(hand).said
        await table.press(person, "look", person.again(hand))
        assert person.again(hand).stored.attachments
    (mover,) = await table.acting()
    hand = await table.hand(mover)
    await do(mover, hand, steps(hand)[-1])
    assert await take_back(mover, hand)
    hand = await table.hand(mover)
    await do(mover, hand, next(doing for doing in steps(hand) if doing.action == "short"))
    await table.press(ann, "more", table.board())
    more = ann.private
    for action in ("resign", "resign-no", "stop", "stop-no"):
        await table.press(ann, action, ann.again(more))
    assert (await table.look()).status == "running"


async def the_result(table: Table) -> None:
    chat, look = table.chat, await table.look()
    words, outcome = words_for(chat.guild_locale), look.view.outcome
    assert sum(outcome.scores) == look.view.size**2
    board = table.board()
    for score in outcome.scores:
        assert words("fences-squares", n=score) in board.said
    await table.press(chat["Dan"], "text", board)
    await table.press(chat["Dan"], "proof", board)
    (file,) = chat["Dan"].private.stored.attachments
    verify(loads(chat.env.backend.cdn.get(file["url"])), published=look.promise)
    assert pings(chat, table) == []


async def a_rematch(table: Table, beginner: int) -> Table:
    """The second one asks first and so is the host; both sit as before, the other one begins."""
    chat, board = table.chat, table.board()
    ann, dan = chat["Ann"], chat["Dan"]
    again = _on(board, "rematch")
    await dan.press_id(board, again)
    await ann.forge(board, again)
    new = Table(chat, table.number + 1, ["Ann", "Dan"])
    lobby = await new.look()
    assert [seat.name for seat in lobby.seats] == ["Dan", "Ann"]
    words = words_for(chat.guild_locale)
    assert words("lobby-rematch", table=str(table.number), teams=False) in new.board().said
    await new.press(dan, "start")
    look = await new.look()
    assert [seat.name for seat in look.seats] == ["Ann", "Dan"]
    assert look.view.beginner == 1 - beginner
    assert look.view.size == (await table.look()).view.size
    assert await new.acting() == [(ann, dan)[1 - beginner]]
    return new


async def the_end_of_it(chat: Chat, table: Table) -> None:
    """Who gives up ends the game; and one is stopped by its host."""
    dan = chat["Dan"]
    await table.press(dan, "more", table.board())
    await table.press(dan, "resign", dan.private)
    assert FRENCH("confirm-resign-fences") in dan.private.said
    await table.press(dan, "resign-yes", dan.private)
    assert FRENCH("done-resigned-fences") in dan.private.said
    assert (await table.look()).view.outcome.places == (1, 2)
    await table.press(dan, "replay", table.board())
    stopped = await sit_down(chat, "fences", ["Dan", "Ann"])
    await stopped.press(dan, "more", stopped.board(dan))
    for action in ("stop", "stop-yes"):
        await stopped.press(dan, action, dan.private)
    assert (await stopped.look()).view.outcome is None


async def test_with_somebody_else_a_rematch_begins_as_its_options_say(chat: Chat) -> None:
    table, ann, _ = await beginning(chat)
    await table.press(ann, "more", table.board())
    await table.press(ann, "resign", ann.private)
    await table.press(ann, "resign-yes", ann.private)
    await table.press(chat["Dan"], "rematch", table.board())
    new = Table(chat, 2, ["Dan", "Cleo"])
    await new.press(chat["Cleo"], "join")
    await new.press(chat["Dan"], "start")
    look = await new.look()
    assert [seat.name for seat in look.seats] == ["Dan", "Cleo"]
    assert look.view.beginner == 0
