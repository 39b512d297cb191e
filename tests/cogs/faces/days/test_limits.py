"""The texts of days stay within their limits, whatever lies on the table (A12)."""

import pytest

from cogs.faces.days.face import DaysFace
from cogs.faces.face import ALT_LIMIT, DETAIL_LIMIT, LABEL_LIMIT, TEXT_LIMIT
from cogs.ui.text import Names
from cogs.ui.words import LANGUAGES, words_for
from rules.days.cards import CAT_TREE, KEYS
from rules.days.view import DAYS, SEAT_LETTERS
from rules.game import Choices, Outcome
from tests.cogs.faces.days.views import days_view

FACE = DaysFace()
SEATS = 6
WILD_NAMES = {
    "markdown": Names([f"{'*_' * 15}*{seat}" for seat in range(SEATS)]),
    "wide": Names([f"{'﷽' * 31}{seat}" for seat in range(SEATS)]),
    "links": Names(["[x](http://a.b) @everyone `~|>#-."] * SEATS),
}
DOG_DAY = "+".join(["australian_shepherd"] * 3 + ["french_bulldog"] * 5)
CAT_DAY = "+".join(["grumpy_cat", "happy_cat"] * 4)
OUTCOME = Outcome("resigned", (1,) * SEATS, (14,) * SEATS, (True,) * SEATS)
BOARDS = {
    "dogs": "|".join(["/".join([DOG_DAY] * 7)] * SEATS),
    "cats": "|".join(["/".join([CAT_DAY] * 6 + [f"{CAT_DAY}^"])] * SEATS),
    "flat": "|".join(["/".join(["french_bulldog"] * 7)] * SEATS),
}
IN_EVERY_LANGUAGE = pytest.mark.parametrize("words", [words_for(name) for name in LANGUAGES])
WITH_EVERY_NAME = pytest.mark.parametrize("names", [*WILD_NAMES.values()], ids=[*WILD_NAMES])
ON_EVERY_BOARD = pytest.mark.parametrize("weeks", [*BOARDS.values()], ids=[*BOARDS])


@IN_EVERY_LANGUAGE
@WITH_EVERY_NAME
@ON_EVERY_BOARD
@pytest.mark.parametrize("phase", ["turn", "trim", "over"])
def test_the_fullest_board_fits(words, names, weeks, phase):
    view = days_view(
        weeks,
        viewer=5,
        phase=phase,
        acting=tuple(range(SEATS)) if phase == "trim" else (5,),
        hand_sizes=(40,) * SEATS,
        trees=(1,) * SEATS,
        discard=("french_bulldog",) * 99,
        draw_pile=120,
        resigned=(True,) * SEATS,
        outcome=OUTCOME if phase == "over" else None,
    )
    assert len(FACE.board_text(view, words, names)) <= TEXT_LIMIT
    assert len(FACE.alt_text(view, words)) <= ALT_LIMIT


@IN_EVERY_LANGUAGE
def test_a_crowded_board_still_names_every_visible_card_and_week(words):
    cards = ["french_bulldog", "collie", "dalmatian", "staffie", "shiba", "corgi"]
    weeks = "|".join("/".join([f"labrador+labrador+{card}"] * 6 + [""]) for card in cards)
    text = FACE.board_text(days_view(weeks), words, WILD_NAMES["markdown"])
    for seat, card in enumerate(cards):
        assert text.count(words(f"card-{card}")) == 6
        assert f"**{SEAT_LETTERS[seat].upper()} · " in text
    assert text.count("(+2)") >= 36, "how many lie covered is told of every pile"


def test_a_small_board_is_told_in_full():
    view = days_view("labrador+collie//////|//////")
    text = FACE.board_text(view, words_for("en"), Names(["Ann", "Bob"]))
    assert "Mon Collie 3 (on Labrador)" in text
    assert "2 in hand" in text


@IN_EVERY_LANGUAGE
@pytest.mark.parametrize("playable", [KEYS, KEYS[::2], ()], ids=["all", "half", "none"])
@pytest.mark.parametrize("copies", [1, 6])
def test_a_hand_of_every_card_fits_and_names_each(words, playable, copies):
    hand = tuple(key for key in KEYS for _ in range(copies))
    view = days_view("//////|//////", game="mixed-days", hand=hand, acting=(0,))
    text = FACE.hand_text(view, playable, words, WILD_NAMES["markdown"])
    assert len(text) <= TEXT_LIMIT
    explained = FACE.cards_text(view, words, WILD_NAMES["markdown"])
    assert len(explained) <= TEXT_LIMIT
    for key in KEYS:
        assert f"**{words(f'card-{key}')}**" in text
        assert f"**{words(f'card-{key}')}**" in explained


@IN_EVERY_LANGUAGE
@WITH_EVERY_NAME
@pytest.mark.parametrize("places", [(1,) * SEATS, (1, 2, 3, 4, 5, 6)], ids=["tied", "parted"])
@pytest.mark.parametrize("reason", ["full_week", "all_passed", "resigned"])
def test_the_longest_result_fits(words, names, places, reason):
    view = days_view(
        BOARDS["dogs"],
        viewer=None,
        phase="over",
        acting=(),
        outcome=Outcome(reason, places, (14,) * SEATS, (False,) + (True,) * 5),
    )
    assert len(FACE.result(view, words, names)) <= TEXT_LIMIT


@IN_EVERY_LANGUAGE
@WITH_EVERY_NAME
@ON_EVERY_BOARD
def test_the_longest_labels_fit(words, names, weeks):
    view = days_view(weeks, viewer=5, hand=("french_bulldog",) * 20, trees=(1,) * SEATS, trim=9)
    letters = SEAT_LETTERS[:SEATS]
    positions = [str(n) for n in range(1, len(view.weeks[0][0].pile) + 1)]
    asked = [((), "action", ("draw", "pass", *KEYS)), ((), "trim", KEYS)]
    for card in ("mixed_breed", "french_bulldog", "treats", "laser_pointer", "cat_toys"):
        asked += [((card,), "week", letters), ((card, "f"), "day", DAYS)]
    asked += [
        (("grooming",), "week", letters),
        (("stuffed_toys",), "day", DAYS),
        (("stuffed_toys", "mon"), "week", letters),
        (("catnip",), "day", DAYS),
        (("cushion", "a", "mon"), "to_week", letters),
        (("cat_toys", "a", "mon"), "own_position", positions),
        (("cat_toys", "a", "mon", "1"), "position", positions),
        (("australian_shepherd", "a", "tue"), "neighbour", ("mon", "wed", "stay")),
    ]
    for path, asks, keys in asked:
        assert len(FACE.scene(view, path, Choices(asks, keys), words, names)) <= TEXT_LIMIT
        for key in keys:
            label = FACE.label(view, path, asks, key, words, names)
            assert 0 < len(label.text) <= LABEL_LIMIT
            assert len(label.detail) <= DETAIL_LIMIT


def test_the_cat_tree_in_front_is_listed_once():
    view = days_view("//////|//////", game="cat-days", hand=(), trees=(1, 1))
    text = FACE.hand_text(view, ("cat_tree",), words_for("en"), Names(["Ann", "Bob"]))
    assert text.count(f"**{words_for('en')(f'card-{KEYS[CAT_TREE]}')}**") == 1
