"""The house cards, an owner's file, and every fault a file can have, told in one line."""

import json
from collections import Counter
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from rules.dog_lover import cards as module
from rules.dog_lover.cards import HOUSE, BadCards, card_set, newest, read_cards, use_own
from rules.game import Missing
from tests.rules.dog_lover.boards import HOUSE_FILE

Data = dict[str, Any]


@pytest.fixture
def own(monkeypatch: pytest.MonkeyPatch) -> None:
    """No owner's file is in use, before and after."""
    monkeypatch.setattr(module, "_own", {})


def house() -> Data:
    data: Data = json.loads(HOUSE_FILE.read_text(encoding="utf-8"))
    return data


def written(tmp_path: Path, data: Data, name: str = "own.json") -> Path:
    path = tmp_path / name
    path.write_text(json.dumps(data), encoding="utf-8")
    return path


# -- the house cards (dog_lover.md 9) --------------------------------------------------------------


@pytest.mark.parametrize(
    ("players", "total", "counts"),
    [
        (2, 72, (13, 22, 4, 7, 6, 4, 10, 6)),
        (3, 96, (17, 29, 6, 9, 8, 6, 13, 8)),
        (4, 120, (21, 36, 8, 12, 10, 8, 15, 10)),
    ],
)
def test_the_totals_of_the_house_deck(players: int, total: int, counts: tuple[int, ...]) -> None:
    deck = HOUSE.deck(players)
    found = Counter(HOUSE.card(card).kind for card in deck)
    kinds = ("dog", "food", "walk", "training", "adoption", "bone", "thing", "trait")
    assert len(deck) == total
    assert found == dict(zip(kinds, counts, strict=True))


def test_cubes_and_symbols_of_the_house_deck() -> None:
    assert sum(sum(card.cubes) * sum(card.copies) for card in HOUSE.file.food) == 51
    symbols = [dog.food for dog in HOUSE.file.dogs]
    assert tuple(map(sum, zip(*symbols, strict=True))) == (18, 17, 18)


def test_the_points_of_the_house_dogs_follow_their_formula() -> None:
    for dog in HOUSE.file.dogs:
        symbols = sum(dog.food)
        same = max(dog.food) == symbols
        assert dog.points == (2 if symbols == 1 else 2 * symbols - same), dog.id


def test_the_deck_is_in_the_order_of_the_file() -> None:
    deck = HOUSE.deck(4)
    assert deck[:2] == ["d01", "d02"]
    assert sorted(deck, key=HOUSE.ids.index) == deck
    assert not {"fetch", "end"} & {*deck}


def test_tricks_and_rescued_dogs() -> None:
    assert HOUSE.tricks("standard") == ("k00",) * 4
    assert HOUSE.tricks("special") == ("k01", "k02", "k03", "k04", "k05", "k06")
    assert len(HOUSE.tricks("learnable")) == 12
    assert len({*HOUSE.rescued}) == len(HOUSE.rescued) == 12
    prices = Counter((trick.price, len(trick.cells)) for trick in HOUSE.file.tricks)
    assert prices == {(None, 3): 7, (1, 3): 5, (2, 4): 4, (3, 4): 3}


def test_cards_by_their_ids() -> None:
    assert HOUSE.dog("d01").points == 2
    assert HOUSE.dog("r08").food == (2, 0, 1)
    assert HOUSE.trait("x05").ability == "watch_limit_2"
    assert HOUSE.trick("k08").cells == (0, 1, 8)
    assert HOUSE.things == ("ball", "rope", "frisbee", "squeaky_duck", "plush_rabbit")
    assert (HOUSE.walk, HOUSE.training, HOUSE.adoption, HOUSE.bone) == ("wk", "tr", "ad", "bo")
    assert "fetch" in HOUSE
    assert "D01" not in HOUSE
    for ask, card in ((HOUSE.dog, "x01"), (HOUSE.trait, "d01"), (HOUSE.trick, "zz")):
        with pytest.raises(KeyError):
            ask(card)


def test_names_by_language() -> None:
    assert HOUSE.name("wk", "fr") == "Promenade"
    assert HOUSE.name("wk", "pl") == "Walk"
    assert HOUSE.name("d01", "fr") == "Pickle"
    for card in HOUSE.ids:
        named = HOUSE.card(card).names.keys()
        assert named == ({"en"} if HOUSE.card(card).kind in ("dog", "rescued") else {"en", "fr"})


def test_the_house_rows_are_those_of_the_requirement() -> None:
    """A few rows of each table as they are printed there."""
    trait, dog, trick = HOUSE.trait("x10"), HOUSE.dog("d13"), HOUSE.trick("k06")
    assert (trait.size, trait.points, trait.copies) == ("small", 0, (0, 0, 1))
    assert trait.penalty is not None
    assert (trait.penalty.item, trait.penalty.number) == ("thing", 1)
    assert HOUSE.trait("x08").penalty is None
    assert (dog.size, dog.food, dog.points, dog.copies) == ("medium", (1, 0, 2), 6, (0, 1, 0))
    assert (trick.cells, trick.star.cell, trick.star.side) == ((0, 5, 7), 5, "e")


# -- an owner's file -------------------------------------------------------------------------------


@pytest.mark.usefixtures("own")
def test_without_an_owners_file_the_house_cards_are_the_newest() -> None:
    assert newest() is HOUSE
    assert card_set(0) is HOUSE


@pytest.mark.usefixtures("own")
def test_an_owners_file_is_what_new_tables_get_and_the_house_cards_stay(tmp_path: Path) -> None:
    data = house()
    data["dogs"][0]["points"] = 7
    cards = use_own(written(tmp_path, data))
    assert newest() is cards
    assert card_set(cards.number) is cards
    assert card_set(0) is HOUSE
    assert cards.dog("d01").points == 7
    assert 0 < cards.number < 2**32


@pytest.mark.usefixtures("own")
def test_the_number_tells_what_is_played_with_and_not_what_it_is_called(tmp_path: Path) -> None:
    plain = use_own(written(tmp_path, house())).number
    renamed = house()
    renamed["version"] = "mine"
    renamed["walk"]["names"]["pl"] = "Spacer"
    renamed["dogs"][2]["origin"] = "stated"
    other = use_own(written(tmp_path, renamed))
    assert other.number == plain
    assert newest().name("wk", "pl") == "Spacer"
    changes: list[Callable[[Data], object]] = [
        lambda data: data["dogs"][0].update(points=3),
        lambda data: data["tricks"][0]["star"].update(side="e"),
        lambda data: data["values"].update(end_jitter=5),
        lambda data: data["dogs"].reverse(),
        lambda data: data["walk"].update(copies=[5, 2, 2]),
    ]
    numbers = {plain, 0}
    for change in changes:
        data = house()
        change(data)
        numbers.add(use_own(written(tmp_path, data)).number)
    assert len(numbers) == 2 + len(changes)


@pytest.mark.usefixtures("own")
def test_a_table_whose_file_is_gone_is_told_so() -> None:
    with pytest.raises(Missing, match="number 12345 are not here"):
        card_set(12345)


def test_a_file_may_begin_with_a_byte_order_mark(tmp_path: Path) -> None:
    path = tmp_path / "bom.json"
    path.write_bytes(b"\xef\xbb\xbf" + HOUSE_FILE.read_bytes())
    assert read_cards(path).deck(2) == HOUSE.deck(2)


# -- faults ----------------------------------------------------------------------------------------


def row(name: str, number: int, **facts: Any) -> Callable[[Data], object]:
    """Change a row, numbered as people count."""
    return lambda data: data[name][number - 1].update(facts)


def drop(name: str, keep: int) -> Callable[[Data], object]:
    return lambda data: data.update({name: data[name][:keep]})


FAULTS: list[tuple[Callable[[Data], object], str]] = [
    (row("traits", 3, ability="fly"), "traits, row 3: ability: there is no ability 'fly', only "),
    (row("rescued", 1, ability="fly"), "rescued, row 1: ability: there is no ability 'fly', only "),
    (row("dogs", 2, id="d01"), "dogs, row 2: d01 stands in dogs, row 1 already"),
    (row("tricks", 4, id="wk"), "tricks, row 4: wk stands in walk already"),
    (row("dogs", 5, size="huge"), "dogs, row 5: size: "),
    (row("dogs", 5, food=[1, 2]), "dogs, row 5: food: "),
    (row("dogs", 5, food=[1, 2, -1]), "dogs, row 5: food: "),
    (row("dogs", 5, points="2"), "dogs, row 5: points: "),
    (row("dogs", 5, colour="brown"), "dogs, row 5: colour: "),
    (row("dogs", 5, id="D05"), "dogs, row 5: id: "),
    (row("dogs", 5, names={"fr": "Rex"}), "dogs, row 5: names: there is no name in English (en)"),
    (row("dogs", 5, names={"en": "Rex\nRex"}), "dogs, row 5: names: en: "),
    (row("dogs", 5, names={"en": ""}), "dogs, row 5: names: en: "),
    (
        row("dogs", 5, names={"en": "Mr. *Star*"}),
        "dogs, row 5: names: en: 'Mr. *Star*' has * in it, which would format the text around it",
    ),
    (row("dogs", 5, names={"en": "Rex", "fr": "@everyone"}), "dogs, row 5: names: fr: "),
    (row("dogs", 5, copies=[1, 0]), "dogs, row 5: copies: "),
    (row("dogs", 5, origin="guess"), "dogs, row 5: origin: "),
    (row("food", 1, cubes=[0, 0, 0, 0]), "food, row 1: cubes: it gives nothing"),
    (row("things", 2, id="k"), "things, row 2: no Favourite Thing can be called k, as a cube is"),
    (row("traits", 1, penalty={"item": "walk", "number": 1}), "traits, row 1: penalty: item: "),
    (row("traits", 1, penalty={"item": "cube", "number": 0}), "traits, row 1: penalty: number: "),
    (row("tricks", 9, cells=["a1", "b1", "d1"]), "tricks, row 9: cells: 3: there is no cell 'd1'"),
    (row("tricks", 9, cells=["a1", "b1", "b1"]), "tricks, row 9: cells: a cell is named twice"),
    (row("tricks", 9, cells=["a1", "b1"]), "tricks, row 9: cells: "),
    (
        row("tricks", 9, star={"cell": "b2", "side": "e"}),
        "tricks, row 9: the star is not beside a cell of the pattern",
    ),
    (row("tricks", 9, star={"cell": "a1", "side": "x"}), "tricks, row 9: star: side: "),
    (
        row("tricks", 9, price=None),
        "tricks, row 9: a learnable trick has a price, and only such a one",
    ),
    (
        row("tricks", 1, price=1),
        "tricks, row 1: a learnable trick has a price, and only such a one",
    ),
    (row("tricks", 1, role="best"), "tricks, row 1: role: "),
    (
        row("tricks", 9, id="walk"),
        "tricks, row 9: no trick can be called walk, as a step of a turn is",
    ),
    (row("tricks", 9, id="watch"), "tricks, row 9: no trick can be called watch, "),
    (row("tricks", 9, id="resign"), "tricks, row 9: no trick can be called resign, "),
    (row("tricks", 1, copies=3), "tricks: 3 of the role standard, but up to 4 players"),
    (
        row("tricks", 2, cells=["a1", "b1", "a2", "b2"]),
        (
            "tricks, row 2: a start trick needs a place whichever line is guarded,"
            " and k01 has none when it is 2"
        ),
    ),
    (drop("tricks", 4), "tricks: 3 of the role special, but up to 4 players"),
    (drop("dogs", 1), "dogs: 1 when 2 play, and each begins with one"),
    (drop("dogs", 3), "dogs: 3 when 4 play, and each begins with one"),
    (drop("things", 0), "things: "),
    (
        lambda data: data["things"].append({**data["things"][0], "id": "stick"}),
        "things: ",
    ),
    (
        lambda data: data["values"].update(things=[1, 3, 6, 10]),
        "values: things: values for 4 kinds, but there are 5",
    ),
    (
        lambda data: data["values"].update(things=[1, 3, 4, 10, 15]),
        "values: things: each further kind must add at least as much as the last one",
    ),
    (lambda data: data["values"].update(unfed=1), "values: unfed: "),
    (lambda data: data["values"].update(bones=[]), "values: bones: "),
    (
        lambda data: data["values"].update(end_reserve=30),
        "the whole: 72 cards when 2 play, and 77 are needed",
    ),
    (lambda data: data.pop("fetch"), "fetch: "),
    (lambda data: data["fetch"].update(id="bring"), "fetch: id: its id is fetch, not bring"),
    (lambda data: data["end"].update(id="over"), "end: id: its id is end, not over"),
    (lambda data: data.update(fetch=[data["fetch"]] * 2), "fetch: "),
    (lambda data: data.update(cats=[]), "cats: "),
]


@pytest.mark.parametrize(("change", "fault"), FAULTS)
def test_a_fault_is_told_with_its_list_and_row(
    change: Callable[[Data], object], fault: str, tmp_path: Path
) -> None:
    data = house()
    change(data)
    path = written(tmp_path, data)
    with pytest.raises(BadCards) as told:
        read_cards(path)
    said = str(told.value)
    assert said.startswith(f"{path}: {fault}")
    assert len(said) > len(f"{path}: ")
    assert said.isprintable()


@pytest.mark.parametrize("text", ["", "[]", "{", "7", '{"version": NaN}', "\x00"])
def test_a_file_of_another_form_is_refused_in_one_line(text: str, tmp_path: Path) -> None:
    path = tmp_path / "bad.json"
    path.write_text(text, encoding="utf-8")
    with pytest.raises(BadCards) as told:
        read_cards(path)
    assert str(told.value).startswith(f"{path}: ")
    assert str(told.value).isprintable()


def test_a_file_that_can_not_be_read_is_refused(tmp_path: Path) -> None:
    for path in (tmp_path / "none.json", tmp_path):
        with pytest.raises(BadCards, match=str(path)):
            read_cards(path)


@pytest.mark.usefixtures("own")
def test_a_bad_file_changes_nothing(tmp_path: Path) -> None:
    with pytest.raises(BadCards):
        use_own(tmp_path / "none.json")
    assert newest() is HOUSE
