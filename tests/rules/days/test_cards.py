"""The card data against the card tables and house counts of days.md 4 and 6."""

from typing import Any

import pytest
from pydantic import ValidationError

from rules.days.cards import CARDS, CATS, KEYS, POINTS, WOOF, Animal, Box, names_in, species_of
from rules.days.options import CatOptions, MixedOptions, WoofOptions
from rules.days.ruleset import ruleset

POINTS_AND_COPIES = {
    # days.md 6.1
    "labrador": (1, 3),
    "mixed_breed": (4, 2),
    "german_shepherd": (0, 3),
    "french_bulldog": (2, 2),
    "dalmatian": (4, 2),
    "collie": (3, 2),
    "australian_shepherd": (3, 2),
    "corgi": (6, 1),
    "shiba": (3, 2),
    "great_dane": (7, 2),
    "staffie": (4, 2),
    "dachshund": (4, 2),
    "saint_bernard": (6, 2),
    "chihuahua": (5, 2),
    "treats": (0, 2),
    "grooming": (0, 1),
    "muddy_paws": (0, 1),
    "zoomies": (0, 1),
    "comforter": (0, 1),
    "stuffed_toys": (0, 2),
    "cushion": (0, 1),
    "lead": (0, 1),
    # days.md 6.2
    "grumpy_cat": (0, 3),
    "curious_cat": (1, 3),
    "fluffy_cat": (2, 2),
    "happy_cat": (2, 2),
    "zen_cat": (2, 2),
    "playful_cat": (2, 2),
    "lazy_cat": (3, 2),
    "leaping_cat": (3, 2),
    "floppy_cat": (3, 2),
    "rescued_cat": (4, 3),
    "demanding_cat": (5, 2),
    "wild_cat": (5, 2),
    "nervous_cat": (6, 2),
    "cat_tree": (0, 2),
    "cardboard_box": (0, 2),
    "cat_toys": (0, 2),
    "catnip": (0, 2),
    "laser_pointer": (0, 2),
}


def test_every_card_has_the_points_and_copies_of_the_card_table_in_its_order() -> None:
    told = {card.key: (points, card.copies) for card, points in zip(CARDS, POINTS, strict=True)}
    assert told == POINTS_AND_COPIES
    assert list(told) == list(POINTS_AND_COPIES)


def test_a_box_has_39_cards_and_every_breed_and_special_card() -> None:
    assert sum(card.copies for card in (*WOOF.animals, *WOOF.events)) == 39
    assert (len(WOOF.animals), len(WOOF.events)) == (14, 8)
    assert sum(card.copies for card in (*CATS.animals, *CATS.events)) == 39
    assert (len(CATS.animals), len(CATS.events)) == (13, 5)


def test_dogs_and_cats_and_events_are_told_apart() -> None:
    for kind, card in enumerate(CARDS):
        species = species_of(kind)
        assert (species is None) == (not isinstance(card, Animal))
        if species:
            assert (species == "dog") == (card in WOOF.animals)


@pytest.mark.parametrize(
    ("seats", "woof", "cats", "mixed"),
    # days.md 8: a box for two, rounded up; mixed, one of each for up to four. A Tree a seat in
    # Cat Days; mixed, 39 + 37 cards and 2 Trees a pair of boxes, less 2 Catnip.
    [
        (2, 39, 37 + 2, 76),
        (3, 78, 74 + 3, 76),
        (4, 78, 74 + 4, 76),
        (5, 117, 111 + 5, 152),
        (6, 117, 111 + 6, 152),
    ],
)
def test_so_many_cards_for_so_many_players(seats: int, woof: int, cats: int, mixed: int) -> None:
    assert sum(ruleset("woof-days", WoofOptions(), seats).copies) == woof
    assert sum(ruleset("cat-days", CatOptions(), seats).copies) == cats
    rules = ruleset("mixed-days", MixedOptions(), seats)
    assert sum(rules.copies) == mixed
    assert rules.copies[KEYS.index("catnip")] == 0
    without = ruleset("mixed-days", MixedOptions(trees_in_pile=False), seats)
    assert sum(without.copies) == mixed - (2 if seats < 5 else 4)


@pytest.mark.parametrize(
    "change",
    [
        {"points": -1},
        {"names": {}},
        {"copies": 0},
        {"place": {"where": "elsewhere"}},
        {"place": {"where": "own", "days": ["someday"]}},
        {"instead": {"cover_on_empty": {"on": "nothing"}}},
        {"effect": "bark"},
        {"colour": "brown"},
    ],
)
def test_card_data_that_makes_no_sense_is_refused(change: dict[str, Any]) -> None:
    named = {"key": "poodle", "names": {"en": "Poodle"}}
    card = {**named, "points": 3, "copies": 2, "place": {"where": "own"}}
    Animal.model_validate(card)
    with pytest.raises(ValidationError):
        Animal.model_validate({**card, **change})


def test_card_data_never_changes() -> None:
    with pytest.raises(ValidationError):
        WOOF.animals[0].points = 9  # type: ignore[misc]
    assert isinstance(WOOF, Box)


def test_options_that_can_not_matter_do_not_exist() -> None:
    woof, cats, mixed = ({*model.model_fields} for model in (WoofOptions, CatOptions, MixedOptions))
    assert woof & cats == {"series_tie_break", "cover_on_empty", "anywhere_fillers"}
    assert mixed == woof | cats | {"trees_in_pile"}
    assert not WoofOptions().model_dump(exclude_defaults=True)
    assert [*MixedOptions().model_dump().values()].count(True) == 1


def test_every_card_has_a_name_in_english_and_french_and_no_two_the_same():
    for language in ("en", "fr"):
        names = names_in(language)
        assert names.keys() == set(KEYS)
        assert len({*names.values()}) == len(names)


def test_french_names_are_those_of_the_requirement():
    french = names_in("fr")
    assert french["mixed_breed"] == "Croisé"
    assert french["stuffed_toys"] == "Jouets en peluche"
    assert french["grumpy_cat"] == "Chat ronchon"
    assert french["zoomies"] == "Quart d\u2019heure de folie"
