"""The two decks (dog.md 2), and what a file of cards must not say."""

import json
from typing import Any

import pytest
from pydantic import ValidationError

from rules.dog.cards import DECKS, Card, Deck, names_in

# dog.md 2.1 and 2.2: key, copies, colour.
DOG = """2 8 blue, 3 8 blue, 4 8 red, 5 8 blue, 6 8 blue, 7 8 red, 8 8 blue, 9 8 blue, 10 8 blue,
1-11 8 red, 12 8 blue, 13 8 red, swap 8 red, joker 6 red"""
ROYAL = """1-11 10 red, 13 10 red, 2 7 blue, 3 7 blue, 4 7 green, 5 7 blue, 6 7 blue, 1-7 7 red,
8 7 blue, 9 7 blue, 10 7 green, 12 7 blue, copy 7 red, swap 7 red, magnet 6 red"""
# dog.md 2.2: with which values a king may be moved.
KING = {"1-11": (1,), "13": (), "4": (4, -4), "1-7": (1, 2, 3, 4, 5, 6, 7), "8": (), "10": ()}


@pytest.mark.parametrize(("name", "table"), [("dog", DOG), ("dog-royal", ROYAL)])
def test_a_deck_is_that_of_the_table(name: str, table: str) -> None:
    wanted = sorted(tuple(row.split()) for row in table.replace("\n", " ").split(","))
    cards = DECKS[name].cards
    assert sorted((card.key, str(card.copies), card.colour) for card in cards) == wanted
    assert sum(card.copies for card in cards) == 110


def test_numbers_move_as_many_and_two_cards_enter() -> None:
    for deck in DECKS.values():
        for card in deck.cards:
            if card.key.isdecimal() and card.key not in ("4", "7"):
                assert card.moves == (int(card.key),)
            assert card.enter == (card.key in ("1-11", "13"))
        four, eleven = (deck.cards[deck.kinds[key]] for key in ("4", "1-11"))
        assert (four.moves, eleven.moves) == ((4, -4), (1, 11))


def test_with_which_values_a_king_walks() -> None:
    deck = DECKS["dog-royal"]
    for key, moves in KING.items():
        assert deck.cards[deck.kinds[key]].king_moves == moves


def test_every_card_has_a_name_in_both_languages() -> None:
    assert names_in("en").keys() == names_in("fr").keys()
    assert {*names_in("en")} == {card.key for deck in DECKS.values() for card in deck.cards}


def plain(key: str, **facts: Any) -> dict[str, Any]:
    return {"key": key, "code": key, "names": {"en": key}, "copies": 110, "colour": "blue", **facts}


@pytest.mark.parametrize(
    "cards",
    [
        [plain("2", moves=[2], copies=109)],
        [plain("2", moves=[2], copies=55), plain("2", moves=[2], copies=55)],
        [plain("2", moves=[2], copies=55), plain("3", moves=[3], copies=55, code="2")],
        [plain("2")],
        [plain("swap", effect="swap", moves=[1])],
        [plain("2", moves=[2], effect="fly")],
        [plain("2", moves=[2], wings=2)],
        [plain("2", moves=[2], names={})],
    ],
)
def test_a_deck_that_makes_no_sense_is_refused(cards: list[dict[str, Any]]) -> None:
    with pytest.raises(ValidationError):
        Deck.model_validate(json.loads(json.dumps({"game": "dog", "cards": cards})))


def test_a_card_never_changes() -> None:
    with pytest.raises(ValidationError):
        Card.model_validate(plain("2", moves=[2])).copies = 3  # type: ignore[misc]
