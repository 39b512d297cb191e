"""The two games mixed: every card minds its own kind, and Trees are cards (days.md 8, 11)."""

import pytest

from tests.rules.days.sit import EMPTY, sit, week

SIX_OF_BOTH = week(
    mon="zen_cat", tue="shiba", wed="wild_cat", thu="collie", fri="zen_cat^", sat="shiba"
)


def test_a_corgi_counts_cats_and_dogs() -> None:
    table = sit("mixed-days", f"{SIX_OF_BOTH}|{EMPTY}", ["corgi"], "shiba")
    over = table.after("corgi sun")
    assert over.outcome().scores == (2 + 3 + 5 + 3 + 2 + 3 + 6, 0)


@pytest.mark.parametrize(
    "weeks",
    [
        # The last gap has a Tree, where no dog may go.
        f"{SIX_OF_BOTH}^|{EMPTY}",
        # A bare Tree is no animal, so there are two gaps.
        f"{SIX_OF_BOTH.replace('wild_cat', '^')}|{EMPTY}",
    ],
)
def test_a_bare_tree_is_a_gap_that_no_corgi_fills(weeks: str) -> None:
    assert sit("mixed-days", weeks, ["corgi"], "shiba").offered() == ["draw"]


@pytest.mark.parametrize(
    ("mine", "card", "days"),
    [
        (week(mon="shiba", wed="zen_cat"), "playful_cat", ["tue"]),
        (week(mon="shiba", wed="shiba", fri="^"), "playful_cat", ["tue"]),
        (week(wed="shiba", sun="zen_cat"), "lazy_cat", ["sat"]),
        (week(mon="zen_cat", wed="shiba"), "leaping_cat", ["tue"]),
        (week(mon="zen_cat", wed="shiba"), "nervous_cat", ["thu", "fri", "sat", "sun"]),
        (week(tue="zen_cat", thu="^", sat="shiba"), "great_dane", ["wed"]),
        (week(tue="^", fri="great_dane"), "chihuahua", ["mon", "wed", "sun"]),
    ],
)
def test_neighbours_are_of_its_own_kind_but_for_the_playful_cat(
    mine: str, card: str, days: list[str]
) -> None:
    table = sit("mixed-days", f"{mine}|{EMPTY}", [card], "shiba")
    assert table.offered(card) == days


@pytest.mark.parametrize(
    ("card", "days"),
    [
        ("german_shepherd", ["tue"]),
        ("french_bulldog", ["tue"]),
        ("treats", ["tue"]),
        ("grumpy_cat", ["mon"]),
        ("laser_pointer", ["mon", "wed"]),
    ],
)
def test_what_lies_on_others_or_takes_them_does_so_to_its_own_kind(
    card: str, days: list[str]
) -> None:
    weeks = f"{EMPTY}|{week(mon='zen_cat', tue='shiba', wed='zen_cat^')}"
    table = sit("mixed-days", weeks, [card], "shiba")
    assert table.offered(f"{card} b") == days


@pytest.mark.parametrize(
    ("mine", "theirs", "card"),
    [
        (week(sun="shiba"), week(sun="zen_cat"), "grooming"),
        (week(sun="zen_cat"), week(sun="zen_cat"), "stuffed_toys"),
        (week(mon="shiba"), week(mon="zen_cat"), "cat_toys"),
        (week(mon="shiba"), week(mon="shiba"), "cat_toys"),
        (EMPTY, week(mon="shiba"), "cardboard_box"),
        (EMPTY, week(mon="zen_cat"), "lead"),
        (week(mon="zen_cat"), EMPTY, "cushion"),
        (week(mon="zen_cat"), EMPTY, "saint_bernard"),
    ],
)
def test_nothing_is_swapped_moved_or_taken_across_the_kinds(
    mine: str, theirs: str, card: str
) -> None:
    for on in ("", "one_sided_swap toys_between_opponents"):
        table = sit("mixed-days", f"{mine}|{theirs}", [card], "shiba", on=on)
        assert table.offered() == ["draw"]


def test_a_wild_cat_scares_cats_off_trees_but_no_dogs() -> None:
    mine = week(mon="zen_cat+lazy_cat^", wed="shiba+collie")
    table = sit("mixed-days", f"{mine}|{EMPTY}", ["wild_cat"], "shiba").after("wild_cat a tue")
    assert table.weeks == f"{week(mon='^', tue='wild_cat', wed='shiba+collie')}|{EMPTY}"
    assert table.discard == ["zen_cat", "lazy_cat"]


def test_dogs_that_are_moved_go_to_no_tree() -> None:
    full_but_trees = week(
        mon="^", tue="zen_cat", wed="zen_cat", thu="zen_cat", fri="zen_cat", sat="zen_cat", sun="^"
    )
    table = sit("mixed-days", f"{week(mon='shiba')}|{full_but_trees}", ["cushion saint_bernard"])
    assert table.offered() == ["pass"]


def test_a_tree_is_a_card_of_the_hand_and_of_the_trim() -> None:
    hand = "cat_tree shiba shiba collie collie"
    table = sit("mixed-days", f"{EMPTY}|{EMPTY}", [hand, ""], "cat_tree")
    assert "cat_tree" in table.offered()
    table = table.after("draw")
    view = table.game.view(table.state, 0)
    assert (view.phase, view.trim, view.trees) == ("trim", 1, (0, 0))
    table = table.after("cat_tree")
    assert table.hand(0).count("cat_tree") == 1
    # The other one is the new pile.
    table = table.after("draw", "cat_tree sun", "cat_tree mon")
    assert table.weeks == f"{week(sun='^')}|{week(mon='^')}"
