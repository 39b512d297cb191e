"""The hand: what is on it, in which order, and what it leaves out."""

import itertools
from typing import Any

import pytest

from cogs.screens.board import board_screen
from cogs.screens.hand import cards_screen, hand_screen, offer_screen
from cogs.ui.screen import Screen
from cogs.ui.words import words_for
from rules.games import GAMES
from rules.look import Asker, Look
from rules.table import Tables
from tests.memory_store import MemoryStore

EN, FR = words_for("en"), words_for("fr")
GUILD, CHANNEL = 5, 50
NAMES = {1: "Ann", 2: "Bob", 3: "Cléo"}


def asker(member: int, click: int) -> Asker:
    return Asker(member, NAMES[member], click)


@pytest.fixture
async def tables() -> Tables:
    """A running Woof Days for three at table 1; Ann is to play."""
    for secret in itertools.count(1):
        tables = Tables(
            MemoryStore(), GAMES, clock=lambda: 0.0, entropy=lambda n, s=secret: bytes([s]) * n
        )
        # What a join adds to the shuffle is the click's number: the hand is the same each time.
        await tables.open(GUILD, CHANNEL, asker(1, 1), game="woof-days")
        for member in (2, 3):
            await tables.join(GUILD, 1, asker(member, member))
        if (await tables.start(GUILD, 1, asker(1, 4))).must_act:
            return tables
    raise AssertionError


async def look_of(tables: Tables, member: int | None) -> Look:
    return await tables.look(GUILD, 1, member, history=6)


def texts(screen: Screen) -> list[str]:
    (frame,) = screen.items
    return [item["content"] for item in frame["components"] if "content" in item]


def buttons(screen: Screen) -> list[list[dict[str, Any]]]:
    (frame,) = screen.items
    return [
        [button for button in item["components"] if "label" in button]
        for item in frame["components"]
        if "components" in item
    ]


async def test_the_board_stands_over_the_cards_and_the_question_last(tables: Tables) -> None:
    look = await look_of(tables, 1)
    screen = hand_screen(look, EN, note="News.", image=b"png")
    title, note, legend, hand, question = texts(screen)
    assert title == EN("table-title", game="Woof Days", table="1")
    assert note == "News."
    assert legend == "**A** Ann (you) · **B** Bob · **C** Cléo"
    assert hand.startswith(EN("days-hand-can").split(" (")[0])
    assert question == EN("days-ask-action")
    (picture,) = screen.files
    assert picture.data == b"png"
    assert "Ann" not in picture.alt
    assert screen.owner == 1


async def test_a_hand_without_a_picture_has_no_letters_to_explain(tables: Tables) -> None:
    screen = hand_screen(await look_of(tables, 1), EN)
    assert screen.files == ()
    assert not any("**B** Bob" in text for text in texts(screen))


async def test_who_waits_is_told_for_whom_and_asked_nothing(tables: Tables) -> None:
    screen = hand_screen(await look_of(tables, 2), FR)
    assert texts(screen)[1] == FR("waiting-for", count=1, names="Ann")
    (row,) = buttons(screen)
    assert [button["label"] for button in row] == [FR("button-look"), FR("button-cards-days")]


async def test_a_question_stands_over_what_may_be_chosen(tables: Tables) -> None:
    look = await look_of(tables, 1)
    offers = [
        await tables.offer(GUILD, 1, 1, None, (step,)) for step in range(1, len(look.first.keys))
    ]
    asking = [offer for offer in offers if not offer.complete]
    assert asking, "this hand has a card with more than one place to go"
    for offer in asking:
        question, _, around = texts(offer_screen(offer, EN))[0].partition("\n")
        assert question.startswith("**")
        # Whoever is asked for a week, or for a day of one, sees what lies there: nothing yet.
        assert offer.choices.asks in ("week", "day")
        assert "all seven days empty" in around


async def test_the_cards_are_explained_in_the_place_of_the_hand(tables: Tables) -> None:
    look = await look_of(tables, 1)
    screen = cards_screen(look, FR)
    (said,) = texts(screen)
    for card in look.view.hand:
        assert f"**{FR(f'card-{card}')}**" in said
        assert FR(f"card-{card}-where") in said
    assert screen.owner == 1
    ((back,),) = buttons(screen)
    assert back["label"] == FR("button-back")


async def test_the_board_says_whose_letter_is_which_and_tells_a_round(tables: Tables) -> None:
    for click, member in enumerate((1, 2, 3, 1), 5):
        await tables.play(GUILD, 1, asker(member, click), turn=None, steps=(0,))
    screen = board_screen(await look_of(tables, None), EN, b"png")
    head, legend, moves, _ = texts(screen)
    assert head.endswith(EN("waiting-for", count=1, names="Bob"))
    assert legend == "**A** Ann · **B** Bob · **C** Cléo"
    assert moves.split("\n") == [f"- {NAMES[n]} drew a card." for n in (2, 3, 1)]
