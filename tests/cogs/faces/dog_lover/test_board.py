"""The table of Dog Lover as text: all of it told, within the limits at the largest position."""

import pytest

from cogs.faces.dog_lover.board import alt_text, board_text
from cogs.faces.dog_lover.plan import places
from cogs.faces.face import ALT_LIMIT, TEXT_LIMIT
from cogs.ui.text import Names
from cogs.ui.words import LANGUAGES, words_for
from rules.dog_lover.cards import HOUSE
from rules.dog_lover.view import CELLS, DogView
from rules.game import Outcome
from tests.cogs.faces.dog_lover.lover_views import (
    DOGS,
    GRID,
    RESCUED,
    area,
    full_area,
    full_view,
    lover_view,
    paths,
    played,
    score,
)

EN = words_for("en")
NAMES = Names(["Ann", "Bob", "Cleo", "Dan"])
LONG = Names([f"{'*_' * 14}*{seat}" for seat in range(4)])
TRICKS = (*HOUSE.tricks("standard"), *HOUSE.tricks("special"), *HOUSE.tricks("learnable"))


def name(card: str, language: str = "en") -> str:
    return HOUSE.name(card, language)


def usual(seats: int, dogs: int):
    """A position as games come to: one is in the middle of their turn, everybody has dogs."""
    facts = {"cubes": (2, 1, 3, 0), "tricks": ("k00", "k07"), "walks": 0, "traits": (), "hand": 6}
    areas = [full_area(seat, dogs, fetch=seat == 1, **facts) for seat in range(seats)]
    areas[0] = areas[0].model_copy(update={"walks": 1})
    return lover_view(*areas)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(("seats", "dogs"), [(2, 1), (2, 20), (3, 12), (4, 9), (4, 12)])
def test_both_texts_keep_their_limits_at_the_largest_position(language, seats, dogs):
    words, view = words_for(language), full_view(seats, dogs)
    for names in (NAMES, LONG):
        assert 0 < len(board_text(view, words, names)) <= TEXT_LIMIT
    for path in ((), ("k00",), ("k00", "a1b1c1-w1"), ("walk", "1"), ("learn", "k07")):
        assert 0 < len(alt_text(view, words, path)) <= ALT_LIMIT


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_board_names_every_card_and_everybody_at_the_largest_position(language):
    words = words_for(language)
    text = board_text(usual(4, 9), words, LONG)
    view = usual(4, 9)
    for card in (*GRID, *view.tricks, *view.shelter):
        assert name(card, language) in text
    for seat in range(4):
        for number, dog in enumerate(view.areas[seat].dogs, start=1):
            assert f"{number} {name(dog.card)}" in text
        assert f"**{'ABCD'[seat]} · " in text


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_alt_text_names_every_dog_of_four_players_with_seven_each(language):
    view = usual(4, 7)
    text = alt_text(view, words_for(language))
    for cell, card in zip(CELLS, GRID, strict=True):
        assert f"{cell.upper()} {name(card, language)}" in text
    for card in (*view.tricks, *view.shelter):
        assert name(card, language) in text
    for one in view.areas:
        for number, dog in enumerate(one.dogs, start=1):
            assert f"{number} {name(dog.card)}" in text


def test_a_small_position_is_told_in_full():
    carrying = DogView(card="d11", walks=2, training=1, trait="x01")
    view = lover_view(
        area(carrying, "r08", tricks=("k00", "k07"), walks=1, traits=("x02",)),
        area("d02", fetch=True),
        last_round=True,
    )
    for text in (board_text(view, EN, NAMES), alt_text(view, EN)):
        for told in (
            "1 Rusty (medium dog, 2 scraps, 1 kibble, 6 points, 2\u00d7 Walk, Training, Tireless)",
            "2 Pantry (large dog, 2 scraps, 1 can, 4 points)",
            "Moose (large dog, 3 scraps, 5 points)",
            "Tireless (Trait, medium dog)",
            "left of row 2",
            "at most 1 card of row 2",
            "3 cards in hand",
            "food: 1 scrap, 2 cans",
            "Fetch",
            "tricks: Sit, Shake",
            "to be placed: Walk, Star Pupil",
            "Weave (2 Training)",
            "+9 in the pile",
            "The last round.",
        ):
            assert told in text, told
    assert "It is your turn." in board_text(view, EN, NAMES)
    assert "**A · Ann** (you)" in board_text(view, EN, NAMES)
    assert "It is A\u2019s turn." in alt_text(view, EN)


def test_a_trait_that_lifts_the_limit_shows_in_what_is_said_of_the_watch_dog():
    view = lover_view(guard_limit=(2, 1))
    assert "at most 2 cards of row 2" in board_text(view, EN, NAMES)


def test_before_the_first_turn_it_says_who_places_the_watch_dog():
    view = lover_view(phase="watch", post=None, acting=(1,), viewer=0)
    assert "Bob places the watch dog." in board_text(view, EN, NAMES)
    assert "not placed yet" in board_text(view, EN, NAMES)
    assert "column" in alt_text(view, EN, ("watch",))
    assert "above column B" in alt_text(view, EN, ("watch", "nb"))


def test_at_the_end_points_and_hungry_dogs_are_told():
    areas = (area("d01", "d02"), area("d03"))
    scores = (score(areas[0]), score(areas[1], fed=False))
    outcome = Outcome("last_round", (1, 2), (18, -2), (False, False))
    view = lover_view(*areas, phase="over", acting=(), outcome=outcome, scores=scores)
    text = board_text(view, EN, NAMES)
    assert "18 points" in text
    assert "1 Toffee (hungry)" in text
    assert "in hand" not in text
    assert "won by A" in alt_text(view, EN)


def test_nobody_is_named_in_the_alt_text_and_you_are_nobody():
    view = lover_view(viewer=0)
    assert alt_text(view, EN) == alt_text(view.model_copy(update={"viewer": None}), EN)
    assert "you" not in alt_text(view, EN).lower().split()


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("trick", sorted({*TRICKS}))
def test_the_alt_text_tells_every_way_to_lay_a_trick(language, trick):
    """By its number if it can be chosen, with the reason if not; whatever is guarded."""
    words = words_for(language)
    for post, limit in (("w2", 1), ("nb", 1), ("sa", 2), (None, 1)):
        mine = area("d01", tricks=("k00", trick))
        view = lover_view(mine, area("d02"), post=post, guard_limit=(limit, 1))
        text = alt_text(view, words, (trick,))
        number = 0
        for place in places(view, trick):
            cells = " ".join(CELLS[cell].upper() for cell in place.cells)
            if place.why is None:
                number += 1
                assert f"{number}. {cells} → " in text
            else:
                assert cells in text


def test_each_step_of_a_move_is_told():
    view = lover_view(area("d01", "d11", fetch=True), area("d02"))
    for path, told in (
        (("k00", "a1b1c1-e1"), "A1 B1 C1, then the watch dog right of row 1"),
        (("fetch",), "Fetch may go there"),
        (("fetch", "b2"), "Fetch goes to B2"),
        (("walk", "2"), "Walk for dog 2, Rusty"),
        (("tuck", "1"), "Training for dog 1, Pickle"),
        (("trait", "x01", "2"), "Tireless for dog 2, Rusty"),
        (("learn", "k12"), "Chosen: Weave"),
        (("rescue", "r08"), "Chosen: Pantry"),
    ):
        assert told in alt_text(view, EN, path)


@pytest.mark.parametrize("path", [("end",), ("k99",), ("walk", "9"), ("fetch", "d4")])
def test_a_step_that_shows_nothing_is_not_told(path):
    assert alt_text(lover_view(), EN, path) == alt_text(lover_view(), EN)


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_random_game_can_be_told_with_every_move(language):
    words = words_for(language)
    for state, seat, view in played(11, 4, 40):
        assert 0 < len(board_text(view, words, LONG)) <= TEXT_LIMIT
        for path in paths(state, seat):
            assert 0 < len(alt_text(view, words, path)) <= ALT_LIMIT


def test_every_dog_can_be_told():
    for card in (*DOGS, *RESCUED):
        assert name(card) in board_text(lover_view(area(card), area("d01")), EN, NAMES)


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_board_tells_each_cell_by_the_name_that_moves_have(language):
    text = board_text(usual(4, 2), words_for(language), NAMES)
    rows = text.splitlines()[:3]
    for cell, card in zip(CELLS, GRID, strict=True):
        row = rows[int(cell[1]) - 1]
        assert f"**{cell.upper()}** {name(card, language)}" in row
