"""Lists of cards: where they end, and how many of one card there are."""

import re
from itertools import pairwise

import pytest

from cogs.faces.dog_lover.face import LoverFace
from cogs.faces.dog_lover.plan import places
from cogs.faces.dog_lover.terms import Terms
from cogs.ui.text import MINUS, Names
from cogs.ui.words import LANGUAGES, LOCALES, words_for
from rules.dog_lover.cards import HOUSE
from rules.dog_lover.view import FedView, HandView, ScoreView
from rules.game import Choices
from tests.cogs.faces.dog_lover.lover_views import GRID, area, lover_view

FACE, NAMES = LoverFace(), Names(("Ann", "Bob"))


@pytest.mark.parametrize("language", ["en", "fr"])
def test_two_cards_do_not_read_like_one_card_of_two_cubes(language: str) -> None:
    terms = Terms.of(lover_view(), words_for(language), NAMES)
    two, double = terms.listed(["f1c", "f1c"]), terms.listed(["f2c"])
    assert two.endswith(terms.card("f1c"))
    assert double.startswith(terms.card("f1c"))
    assert two != double


@pytest.mark.parametrize("language", ["en", "fr"])
def test_what_stands_below_a_list_is_not_part_of_its_last_line(language: str) -> None:
    words = words_for(language)
    held = HandView(training=1, adoptions=1, bones=1, things=(("ball", 1),))
    told = FACE.cards_text(lover_view(hand=held), words, NAMES).split("\n")
    # The Fetch just laid, and what the watch dog guards, leave few placements: buttons.
    grid = (*GRID[:4], "fetch", None, *GRID[6:])
    view = lover_view(area("d01"), area("d02"), hand=held, grid=grid, post="w1")
    keys = tuple(place.key for place in places(view, "k00") if place.why is None)[:3]
    told += FACE.scene(view, ("k00",), Choices("place", keys), words, NAMES).split("\n")
    pairs = list(pairwise(told))
    assert any(above.startswith("- ") and not below for above, below in pairs)
    for above, below in pairs:
        assert not above.startswith("- ") or not below or below.startswith("- "), below


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_numbered_list_goes_on_to_its_end(language: str) -> None:
    """After bullets the count would begin at 1 again."""
    for file in sorted((LOCALES / language).glob("rulebook*.ftl")):
        lines = [line.strip() for line in file.read_text("utf-8").splitlines()]
        for above, below in pairwise(lines):
            assert not (above.startswith("- ") and re.match(r"[2-9]\. ", below)), below


def test_a_dog_that_is_fed_or_hungry_has_the_number_of_its_picture() -> None:
    fed = FedView(card="d01", fed=True, ate=(1, 0, 0, 0), points=2)
    hungry = FedView(card="d15", fed=False, ate=(0, 0, 0, 0), points=-2)
    parts = {"dogs": 0, "rescued": 0, "things": 0, "bones": 0, "total": 0, "fed": 1}
    now = ScoreView.model_validate({"feeding": (hungry, fed), "fed_rescued": 0, **parts})
    held = HandView(training=0, adoptions=0, bones=0, things=())
    words = words_for("en")
    told = FACE.hand_text(lover_view(hand=held, now=now), (), words, NAMES).split("\n")
    name = HOUSE.name
    assert told[-2:] == [
        f"- 1 · {name('d15', 'en')} stays hungry: {MINUS}2 points",
        f"- 2 · {name('d01', 'en')} eats 1 scrap: 2 points",
    ]


def test_of_a_trick_to_be_chosen_its_shape_is_told() -> None:
    label = FACE.label(lover_view(), (), "step", "k00", words_for("en"), NAMES)
    assert label.detail.startswith("such as A1 B1 C1; fits in ")
