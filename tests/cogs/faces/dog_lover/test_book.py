"""The rulebook and the card pages of Dog Lover: all of the card file in use, and whose it is."""

import json
from pathlib import Path
from typing import Any

import pytest

from cogs.faces.card_index import CardIndex
from cogs.faces.dog_lover import typed as dog_lover_typed
from cogs.faces.dog_lover.cards import KINDS, LOVER_CARDS
from cogs.faces.dog_lover.full import full
from cogs.faces.dog_lover.rulebook import CHOSEN, LOVER_BOOKS
from cogs.ui.text import MINUS
from cogs.ui.words import LANGUAGES, Words, words_for
from rules.dog_lover import cards as card_files
from rules.dog_lover.cards import HOUSE, CardSet, use_own

HOUSE_FILE = Path(card_files.__file__).with_name("cards") / "house.json"
PAGE_LIMIT = 1700
(BOOK,) = LOVER_BOOKS
EN = words_for("en")
IN_EVERY_LANGUAGE = pytest.mark.parametrize("words", [*map(words_for, LANGUAGES)], ids=LANGUAGES)


@pytest.fixture
def own(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> CardSet:
    """An owner's file in use: other names, dearer Walks, and twice as many dogs."""
    monkeypatch.setattr(card_files, "_own", {})
    file: dict[str, Any] = json.loads(HOUSE_FILE.read_text(encoding="utf-8"))
    more = [{**dog, "id": f"y{number}"} for number, dog in enumerate(file["dogs"])]
    for number, dog in enumerate(more):
        dog["names"] = {"en": f"Waggles of the old house by the sea {number}"}
    file["dogs"] += more
    file["tricks"][0]["names"] = {"en": "Sit Pretty", "fr": "Assis gentiment"}
    file["values"]["walk"] = 3
    path = tmp_path / "own.json"
    path.write_text(json.dumps(file), encoding="utf-8")
    return use_own(path)


def whole(words: Words) -> str:
    """All pages, one after the other."""
    return "\n".join(BOOK.text(page, words) for page in BOOK.pages)


@IN_EVERY_LANGUAGE
def test_every_card_of_the_list_is_in_the_book_once(words: Words) -> None:
    text = whole(words)
    file = HOUSE.file
    for card in (*file.dogs, *file.rescued, *file.traits, *file.tricks):
        name = HOUSE.name(card.id, words.language)
        lines = [line for line in text.splitlines() if line.startswith(f"- **{name}**")]
        assert len(lines) == 1, name


def test_the_numbers_are_those_of_the_card_file() -> None:
    text = whole(EN)
    for told in (
        "there are 72, 96 and 120",
        "**Dog** (13, 17, 21)",
        "**Food** (22, 29, 36)",
        "**Walk** (4, 6, 8)",
        "**Training** (7, 9, 12)",
        "**Adoption** (6, 8, 10)",
        "**Bone** (4, 6, 8)",
        "**Favourite Thing** (10, 13, 15)",
        "**Trait** (6, 8, 10)",
        f"counts {MINUS}2 points",
        "2 points for each Walk and 1 point for each Training",
        f"1 Bone: {MINUS}1 point, 2 Bones: 1 point for each fed dog",
        "3 Bones or more: 2 points for each fed dog",
        "at least 4 cards for each player",
    ):
        assert told in text, told


@IN_EVERY_LANGUAGE
def test_the_options_that_a_member_chooses_are_explained(words: Words) -> None:
    page = BOOK.text("options", words)
    assert [words(f"house-rule-{option}") in page for option in CHOSEN] == [True] * 4
    assert words("house-rule-cards") not in page


@IN_EVERY_LANGUAGE
def test_a_longer_list_of_an_owner_gets_more_pages_and_none_is_too_long(
    words: Words, own: CardSet
) -> None:
    assert "dogs-2" in BOOK.pages
    for page in BOOK.pages:
        assert 100 < len(BOOK.text(page, words)) <= PAGE_LIMIT, page
        assert BOOK.title(page, words)
    for dog in own.file.dogs:
        assert whole(words).count(f"- **{own.name(dog.id, words.language)}**") == 1


def test_the_book_and_the_pages_tell_of_the_owners_cards(own: CardSet) -> None:
    text = whole(EN)
    assert "**Sit Pretty**" in text
    assert "from a card file of its owner" in text
    assert "not public" not in text
    assert "3 points for each Walk" in text
    page = LOVER_CARDS.page("lover-k00", EN)
    assert page.startswith("## Sit Pretty\n")
    assert EN("card-page-lover-own") in page
    assert f"lover-{own.file.dogs[-1].id}" in LOVER_CARDS.keys


@pytest.mark.usefixtures("own")
def test_moves_are_typed_in_the_owners_names_and_in_those_of_the_house() -> None:
    assert dog_lover_typed.spoken(("k00",), EN) == "Sit Pretty"
    known = dog_lover_typed.vocabulary(EN)
    assert known["sit pretty"] == known["sit"] == known["k00"] == "k00"


@IN_EVERY_LANGUAGE
def test_every_card_has_a_page_that_says_what_it_is_and_whose_idea(words: Words) -> None:
    index = CardIndex((LOVER_CARDS,))
    assert len({*LOVER_CARDS.keys}) == len(HOUSE.ids) + len(KINDS)
    for kind in KINDS:
        page = index.page(f"lover-kind-{kind}", words)
        assert page == f"## {words(f'lover-term-{kind}')}\n{full(kind, HOUSE, words)}"
    for card in HOUSE.ids:
        key = f"lover-{card}"
        page = index.page(key, words)
        assert page.startswith(f"## {HOUSE.name(card, words.language)}\n")
        assert page.endswith(words(f"card-page-lover-{HOUSE.card(card).origin}"))
        assert len(page) <= PAGE_LIMIT
        assert "_" not in page
        assert index.called(HOUSE.name(card, words.language), words) == key


def test_pages_tell_what_is_special_about_a_card() -> None:
    thunder = LOVER_CARDS.page("lover-d18", EN)
    assert "**Needs:** 2 scraps, 2 kibble \u2013 **brings:** 8 points, if it is fed" in thunder
    assert "Dog, large \N{MIDDLE DOT} copies with 2, 3, 4 players: 1, 1, 1" in thunder
    paws = LOVER_CARDS.page("lover-x05", EN)
    assert "players: 0, 1, 1" in paws
    assert "**For:** a small dog" in paws
    assert "you lose 2 food cubes with it" in paws
    assert "only the Trait is lost" in LOVER_CARDS.page("lover-x08", EN)
    catch = LOVER_CARDS.page("lover-k08", EN)
    assert "🟧🟧⬜\n⬜⬜⬜\n⬜⬜🟧" in catch
    assert "it takes A1 B1 C3; the watch dog then stands right of row 3" in catch
    assert "It can lie in 4 ways." in catch
    assert "price: 1 Training" in catch
    granny = LOVER_CARDS.page("lover-r10", EN)
    assert "**If it is fed at the end:** Your unfed dogs lose nothing." in granny
