"""Dog Lover in the chat: whole games, few clicks, the picture while choosing, typed steps."""

import json
import re
from pathlib import Path
from random import Random
from typing import Any

import pytest

from cogs.faces.registry import face_of
from cogs.ui.text import Names
from cogs.ui.words import Words, words_for
from rules.dog_lover import cards as card_files
from rules.dog_lover.cards import HOUSE, CardSet, use_own
from rules.games import GAMES
from rules.record import loads, verify
from tests.play.chat import Chat, Person, Shown
from tests.play.players import Doing, Table, do, doings, sit_down

GAME = GAMES["dog-lover"]
FACE = face_of("dog-lover")
ENGLISH, FRENCH = words_for("en-US"), words_for("fr")
FORWARD = ("pick", "play")
GRID = ["d01 f2s wk", "x02 tr ad", "bo ball fw"]
"""A small dog in A1, a Walk in C1, a Trait for small dogs in A2."""
MOST_STEPS = 400


def steps(shown: Shown) -> list[Doing]:
    """What leads on to a step of the turn, or is one."""
    return [doing for doing in doings(shown) if doing.action in FORWARD]


async def take(person: Person, shown: Shown, label: str) -> Shown:
    """Go one step further: the message after it."""
    able = [doing for doing in steps(person.again(shown)) if re.search(label, doing.label)]
    assert able, f"no {label} on:\n{person.again(shown).text}"
    await do(person, person.again(shown), able[0])
    return person.again(shown)


async def take_back(person: Person, shown: Shown) -> Shown:
    (back,) = [doing for doing in doings(person.again(shown)) if doing.action == "back"]
    await do(person, person.again(shown), back)
    return person.again(shown)


def area(*dogs: str, **changes: Any) -> dict[str, Any]:
    """What a player has, as a position says it."""
    lying = [{"card": dog, "walks": 0, "training": 0, "trait": None} for dog in dogs]
    nothing = {"s": 0, "k": 0, "c": 0, "w": 0}
    facts: dict[str, Any] = {"dogs": lying, "cubes": nothing, "tricks": ["k00"], "fetch": False}
    return {**facts, "walks": 0, "traits": [], "hand": [], **changes}


async def beginning(chat: Chat, *names: str, **options: Any) -> tuple[Table, Person, Person]:
    """A table at which the first one named begins, and the watch dog is placed."""
    names = names or ("Ann", "Dan")
    table = await sit_down(chat, "dog-lover", names, host_begins=True, **options)
    first, last = (chat[name] for name in names)
    assert await table.acting() == [last]
    await last.slash("move", move="watch w2")
    assert await table.acting() == [first]
    return table, first, last


async def laid(chat: Chat, *names: str, **changes: Any) -> tuple[Table, Person, Person]:
    """The same with cards where they are wanted; the rest of them stays in the deck."""
    table, first, last = await beginning(chat, *names)
    row = await chat.store.table(chat.guild.id, table.number)
    assert row is not None
    position = json.loads(row.state or "")
    areas = {"a": area("d04"), "b": area("d06", fetch=True)}
    position |= {"grid": GRID, "post": "w2", "areas": areas, **changes}
    deck = HOUSE.deck(2)
    for card in re.findall(r"[a-z_0-9]+", json.dumps([position["grid"], position["areas"]])):
        if card in deck:
            deck.remove(card)
    deck.insert(8, "end")
    await table.lay(**{**position, "deck": deck})
    return table, first, last


# -- few clicks ------------------------------------------------------------------------------------


async def test_cards_are_taken_with_four_clicks_and_the_turn_is_ended_with_one_more(
    chat: Chat,
) -> None:
    table, ann, dan = await laid(chat)
    hand = await table.hand(ann)
    hand = await take(ann, hand, "^Sit: take 3 cards$")
    (menu,) = hand.menus
    assert len(menu["options"]) == 10
    assert menu["options"][0]["label"].startswith("1 · A1 B1 C1 → watch dog ")
    assert menu["options"][0]["description"] == "Pickle, Scraps \N{MULTIPLICATION SIGN}2, Walk"
    told = ENGLISH("lover-why-guarded", limit=1, line=ENGLISH("lover-line-row", line="2"))
    assert f"Not now: A2 B2 C2 \N{EN DASH} {told}" in hand.said
    assert len(hand.stored.attachments) == 1
    hand = await take(ann, hand, "^1 · A1 B1 C1")
    assert "Down before you: Pickle." in hand.said
    assert "To be placed this turn: Walk." in hand.said
    hand = await take(ann, hand, f"^{ENGLISH('button-play')}$")
    view = (await table.look("Ann")).view
    assert view.retrieved
    assert [dog.card for dog in view.areas[0].dogs] == ["d04", "d01"]
    assert view.areas[0].cubes == (2, 0, 0, 0)
    # The Walk has to be placed before the turn can be ended.
    assert ENGLISH("lover-ask-must", cards="Walk") in hand.said
    assert "End turn" not in [doing.label for doing in steps(hand)]
    for label in ("^Tuck a Walk", "^2 · Pickle$", f"^{ENGLISH('button-play')}$", "^End turn$"):
        hand = await take(ann, hand, label)
    assert await table.acting() == [dan]
    assert (await table.look()).view.areas[0].dogs[1].walks == 1


async def test_the_half_made_move_is_drawn_for_its_maker_alone_and_in_their_language(
    chat: Chat,
) -> None:
    table, dan, _ = await laid(chat, "Dan", "Ann")
    public, hand = table.board(), await table.hand(dan)
    drawn = [chat.picture(hand)]
    hand = await take(dan, hand, "^Assis")
    drawn.append(chat.picture(hand))
    assert "Pas maintenant" in hand.said
    hand = await take(dan, hand, "^2 · ")
    drawn.append(chat.picture(hand))
    assert len({*drawn}) == 3, "each step is another picture"
    assert table.board().stored.attachments == public.stored.attachments
    back = await take_back(dan, hand)
    assert chat.picture(back) == drawn[1]
    assert not (await table.look()).view.retrieved


# -- taking back, and losing -----------------------------------------------------------------------


async def test_a_step_is_taken_back_by_a_press_even_after_a_restart(chat: Chat) -> None:
    table, ann, _ = await laid(chat)
    before = (await table.look("Ann")).view
    await ann.slash("move", move="sit a1 b1 c1, watch dog left of row 1")
    assert (await table.look("Ann")).view.retrieved
    await chat.restart()
    hand = await table.hand(ann)
    hand = await take(ann, hand, f"^{ENGLISH('lover-choice-undo')}$")
    after = (await table.look("Ann")).view
    assert (after.grid, after.areas, after.post) == (before.grid, before.areas, before.post)
    assert not after.undo
    assert ENGLISH("lover-ask-first") in hand.said
    told = ENGLISH("lover-log-undo", you=False, name="Ann", step=ENGLISH("lover-step-retrieve"))
    assert told not in table.board().said, "what was taken back is no news"


async def test_a_turn_that_loses_something_is_not_ended_by_one_press(chat: Chat) -> None:
    mine = area("d15", cubes={"s": 1, "k": 1, "c": 0, "w": 0}, traits=["x04"])
    table, ann, dan = await laid(
        chat,
        grid=["d01 f2s wk", "x02 tr ad", ". . ."],
        areas={"a": mine, "b": area("d06", fetch=True)},
        retrieved=True,
    )
    hand = await table.hand(ann)
    (end,) = [doing for doing in steps(hand) if doing.label.startswith("End turn")]
    assert (end.action, end.label) == ("pick", "End turn and lose Iron Stomach")
    hand = await take(ann, hand, "^End turn")
    assert await table.acting() == [ann]
    assert ENGLISH("lover-ask-pay-cube", trait="Iron Stomach", place=1, due=1) in hand.said
    hand = await take(ann, hand, r"^Kibble \(you have 1\)$")
    assert "**Iron Stomach**: it is lost with 1 kibble." in hand.said
    await take(ann, hand, f"^{ENGLISH('button-play-dog-lover-end')}$")
    assert await table.acting() == [dan]
    assert (await table.look()).view.areas[0].cubes == (1, 0, 0, 0)
    assert "lost Iron Stomach and 1 kibble" in table.board().said


# -- typed -----------------------------------------------------------------------------------------

TYPED = [
    ("k00 a1b1c1-w1", "w1"),
    ("K00 A1B1C1-E1", "e1"),
    ("Sit A1 B1 C1, watch dog left of row 1", "w1"),
    ("sit a1a2a3-na", "na"),
]


@pytest.mark.parametrize(("typed", "post"), TYPED)
async def test_cards_are_taken_by_a_typed_move(chat: Chat, typed: str, post: str) -> None:
    table, ann, _ = await laid(chat)
    await ann.slash("move", move=typed)
    view = (await table.look()).view
    assert view.retrieved
    assert view.post == post


@pytest.mark.parametrize("name", ["Ann", "Dan"])
async def test_a_typed_move_against_the_rules_is_told_the_rule(chat: Chat, name: str) -> None:
    words = words_for(chat[name].locale)
    table, person, _ = await laid(chat, name, "Bob")
    row = words("lover-line-row", line="2")
    cases = {
        "k00 a2b2c2-w2": words(
            "refusal-lover-guarded", cells="A2 B2 C2", line=row, count=3, limit=1
        ),
        "k00 b1c1d1-w1": words("refusal-lover-outside", cells="B1 C1 D1"),
        "k00 a1b1c2-w1": words(
            "refusal-lover-not-shape", cells="A1 B1 C2", trick=HOUSE.name("k00", words.language)
        ),
        "end": words("refusal-lover-retrieve-first"),
        "undo": words("refusal-lover-nothing-to-undo"),
        "fetch a1": words("refusal-lover-no-fetch"),
        "tuck 1": words("refusal-lover-no-training"),
        "rescue r01": words("refusal-lover-too-few-adoptions", price=2, have=0),
    }
    for typed, told in cases.items():
        await person.slash("move", move=typed)
        assert told in person.private.said, typed
        assert not (await table.look()).view.retrieved


async def test_a_step_is_completed_as_one_types(chat: Chat) -> None:
    _table, ann, _ = await laid(chat)
    offered = await ann.complete("move", "move", "")
    assert [value for _, value in offered] == ["k00"]
    offered = await ann.complete("move", "move", "sit a1 b1")
    assert {value for _, value in offered} == {"k00 a1b1c1-w1", "k00 a1b1c1-e1"}
    ((name, value),) = await ann.complete("move", "move", "k00 a1b1c1-w1")
    assert value == "k00 a1b1c1-w1"
    assert name.startswith(ENGLISH("typed-ready", move="Sit"))


# -- the lobby -------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("guild_locale", "words"), [("en-US", ENGLISH), ("fr", FRENCH)], ids=["en", "fr"]
)
async def test_the_lobby_tells_the_options_that_are_not_as_usual(chat: Chat, words: Words) -> None:
    options = {"players": 3, "special_start": True, "fetch_back": True}
    table = await sit_down(chat, "dog-lover", ["Ann", "Dan"], start=False, **options)
    lobby = table.board().said
    assert words("about-dog-lover") in lobby
    told = {"special_start": True, "fetch_back": True, "fetch_at_once": False, "cards": False}
    for option, there in told.items():
        assert (f"- **{words(f'house-rule-{option}')}**" in lobby) == there, option


@pytest.fixture
def own(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> CardSet:
    """An owner's card file in use, in which a Walk is worth 3."""
    monkeypatch.setattr(card_files, "_own", {})
    house = Path(card_files.__file__).with_name("cards") / "house.json"
    file = json.loads(house.read_text(encoding="utf-8"))
    file["values"]["walk"] = 3
    path = tmp_path / "own.json"
    path.write_text(json.dumps(file), encoding="utf-8")
    return use_own(path)


async def test_the_owners_card_file_stands_among_the_house_rules(own: CardSet, chat: Chat) -> None:
    table = await sit_down(chat, "dog-lover", ["Ann", "Dan"], start=False)
    told = f"**{ENGLISH('house-rule-cards')}** {own.number}"
    assert told in table.board().said
    await table.press(chat["Ann"], "start")
    assert (await table.look()).view.cards == own.number
    await table.press(chat["Dan"], "more", table.board())
    assert FRENCH("house-rule-cards") in chat["Dan"].private.said


# -- a whole game ----------------------------------------------------------------------------------


@pytest.mark.parametrize("guild_locale", ["en-US", "fr"])
async def test_a_game_from_the_command_to_the_rematch(chat: Chat, guild_locale: str) -> None:
    rng = Random(f"dog-lover {guild_locale}")
    table = await sit_down(chat, "dog-lover", ["Ann", "Dan"], start=False)
    ann, dan = chat["Ann"], chat["Dan"]
    await table.press(dan, "rules", table.board())
    assert FRENCH("rules-title", game=FRENCH("game-dog-lover")) in dan.private.said
    await table.press(ann, "start")
    await the_watch_dog(table)
    await every_button_beside_the_moves(table, ann, dan)
    made = 0
    while acting := await table.acting():
        assert made < MOST_STEPS
        made += 1
        if made == 12:
            await chat.restart()
        (person,) = acting
        # Painting is slow: most steps are typed, as they are spoken or by their keys.
        await (pressed if rng.random() < 0.25 else typed)(table, person, rng)
    assert made > 30
    await the_result(table)
    await a_rematch(table)


async def the_watch_dog(table: Table) -> None:
    """The last one in turn order is called first, and asked for nothing but the post."""
    (last,) = await table.acting()
    words = words_for(last.locale)
    hand = await table.hand(last)
    assert words("lover-ask-watch-post") in hand.said
    post = words("lover-post-n", line="B")
    hand = await take(last, hand, f"^{post[:1].upper()}{post[1:]}$")
    await take(last, hand, f"^{words('button-play')}$")
    assert (await table.look()).view.post == "nb"
    assert await table.acting() != [last]


async def every_button_beside_the_moves(table: Table, ann: Person, dan: Person) -> None:
    await table.press(dan, "text", table.board())
    assert FRENCH("game-dog-lover") in dan.private.said
    for person, words in ((ann, ENGLISH), (dan, FRENCH)):
        hand = await table.hand(person)
        await table.press(person, "cards", hand)
        assert words("lover-cards-grid") in person.again(hand).said
        await table.press(person, "look", person.again(hand))
        assert person.again(hand).stored.attachments
        assert words("lover-hand-empty") in person.again(hand).said


async def pressed(table: Table, person: Person, rng: Random) -> None:
    """A random step by buttons and menus."""
    hand = await table.hand(person)
    while True:
        assert len(hand.stored.attachments) == 1, "the board stands over every question"
        assert len(hand.components) <= 40
        able = steps(hand)
        onward = [doing for doing in able if doing.label != _undo(person)] or able
        chosen = rng.choice(onward)
        hand = await take(person, hand, f"^{re.escape(chosen.label)}$")
        if chosen.action == "play":
            return


def _undo(person: Person) -> str:
    return words_for(person.locale)("lover-choice-undo")


async def typed(table: Table, person: Person, rng: Random) -> None:
    """A random step, typed as the game speaks of it or by its keys."""
    look = await table.look(next(name for name in table.names if table.chat[name] is person))
    path: tuple[str, ...] = ()
    row = await table.chat.store.table(table.chat.guild.id, table.number)
    assert row is not None
    assert look.seat is not None
    state = GAME.load(json.loads(row.state or ""))
    while keys := GAME.choices(state, look.seat, path).keys:
        path += (rng.choice([key for key in keys if key != "undo"] or keys),)
    words = words_for(person.locale)
    said = FACE.spoken(path, words, Names(list(look.names)))
    await person.slash("move", move=rng.choice([said, GAME.text_of(path)]))
    assert (await table.look()).revision > look.revision, f"{path}: {person.private.said}"


async def the_result(table: Table) -> None:
    chat, look = table.chat, await table.look()
    words, view = words_for(chat.guild_locale), look.view
    board = table.board()
    assert words("lover-result-end") in board.said
    for row in ("dogs", "rescued", "things", "bones", "total"):
        assert words(f"lover-score-{row}") in board.said
    for score, total in zip(view.scores, view.outcome.scores, strict=True):
        assert str(total) in board.said
        assert all(HOUSE.name(dog.card, words.language) in board.said for dog in score.feeding)
    await table.press(chat["Dan"], "proof", board)
    (file,) = chat["Dan"].private.stored.attachments
    verify(loads(chat.env.backend.cdn.get(file["url"])), published=look.promise)


async def a_rematch(table: Table) -> None:
    chat = table.chat
    ann, dan = chat["Ann"], chat["Dan"]
    await table.press(dan, "rematch", table.board())
    new = Table(chat, table.number + 1, ["Ann", "Dan"])
    await new.press(ann, "join")
    await new.press(dan, "start")
    assert (await new.look()).view.phase == "watch"
    await new.press(dan, "more", new.board())
    await new.press(dan, "resign", dan.private)
    assert FRENCH("confirm-resign-dog-lover") in dan.private.said
    await new.press(dan, "resign-yes", dan.private)
    assert FRENCH("done-resigned-dog-lover") in dan.private.said
    outcome = (await new.look()).view.outcome
    assert outcome is not None
    assert outcome.places[list(outcome.resigned).index(True)] == 2
