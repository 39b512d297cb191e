"""How many moves there are in small positions, counted by hand."""

import pytest

from rules.randomplay import every_path
from tests.rules.days.sit import EMPTY, Sitting, sit, week


def moves(table: Sitting, card: str) -> int:
    seat = table.game.acting(table.state)[0]
    return sum(path[0] == card for path in every_path(table.game, table.state, seat))


@pytest.mark.parametrize(
    ("card", "count"),
    [
        # Mine: a Collie on Tuesday with a Labrador beneath, and a Shiba on Sunday.
        # Theirs: a Great Dane on Wednesday. So 5 days are empty here and 6 there.
        ("labrador", 5),
        ("mixed_breed", 5 + 6),
        ("german_shepherd", 2 + 1),
        # Left of Tuesday and of Sunday; left of Wednesday.
        ("dalmatian", 2 + 1),
        # Right of Tuesday (nothing is right of Sunday); right of Wednesday.
        ("dachshund", 1 + 1),
        ("collie", 3),
        # Monday, Wednesday.
        ("shiba", 2),
        ("staffie", 0),
        # Thursday and Friday: Monday and Wednesday are beside Tuesday, Saturday beside Sunday.
        ("great_dane", 2),
        ("chihuahua", 5),
        # On either of my two piles, and the dog beneath to one of 6 days.
        ("saint_bernard", 2 * 6),
        # 11 days to go to. Beside a dog are Monday, Wednesday and Saturday here, Tuesday and
        # Thursday there, each with one neighbour, which goes to one of the other 10 empty days.
        ("australian_shepherd", 6 + 5 * 10),
        ("treats", 3),
        # No weekday has dogs on both sides.
        ("stuffed_toys", 0),
        # Three visible dogs to one of 6 days there; to one of 5 days here.
        ("cushion", 3 * 6),
        ("lead", 3 * 5),
    ],
)
def test_moves_with_dogs(card: str, count: int) -> None:
    mine = week(tue="labrador+collie", sun="shiba")
    table = sit("woof-days", f"{mine}|{week(wed='great_dane')}", [card], "labrador")
    assert moves(table, card) == count
    assert moves(table, "draw") == 1


@pytest.mark.parametrize(
    ("card", "count"),
    [
        # Mine: a Grumpy Cat on a Zen Cat on Thursday, a bare Tree on Friday.
        # Theirs: two cats on a Tree on Thursday, three on a Tree on Sunday, a cat on Monday.
        # So I can go to 6 days here and, with the Thursday Tree, to 5 there.
        ("curious_cat", 6),
        ("rescued_cat", 6 + 5),
        # Sunday: mine; theirs is crowded.
        ("fluffy_cat", 1),
        # On my Thursday, on their Monday: the other piles are on Trees.
        ("grumpy_cat", 1 + 1),
        ("wild_cat", 6 + 5),
        # Not beside Thursday.
        ("nervous_cat", 4),
        ("playful_cat", 0),
        ("lazy_cat", 1),
        ("leaping_cat", 1),
        # Any day without a Tree.
        ("cat_tree", 6),
        # One of their 6 cats to one of 6 days.
        ("cardboard_box", 6 * 6),
        # Thursday: two of mine with two of theirs.
        ("cat_toys", 2 * 2),
        ("catnip", 7),
        ("laser_pointer", 2 + 6),
    ],
)
def test_moves_with_cats(card: str, count: int) -> None:
    mine = week(thu="zen_cat+grumpy_cat", fri="^")
    theirs = week(mon="happy_cat", thu="zen_cat+zen_cat^", sun="demanding_cat+lazy_cat+zen_cat^")
    hand = "" if card == "cat_tree" else card
    table = sit("cat-days", f"{mine}|{theirs}", [hand], "zen_cat", trees={"a": 1})
    assert moves(table, card) == count


def test_moves_with_three_players() -> None:
    # Dogs on my Monday and on the Mondays of both others.
    one = week(mon="labrador")
    table = sit("woof-days", f"{one}|{one}|{one}", ["zoomies stuffed_toys treats cushion"])
    assert moves(table, "zoomies") == 2
    assert moves(table, "stuffed_toys") == 2
    assert moves(table, "treats") == 3
    # Three dogs, 6 empty days of each of the two others.
    assert moves(table, "cushion") == 3 * 12


def test_moves_when_all_trim() -> None:
    # Seven cards, two to go: in order, from 4 Labradors and 3 Collies, LL, LC, CL or CC.
    hand = "labrador " * 4 + "collie " * 3
    table = sit("woof-days", f"{EMPTY}|{EMPTY}", [hand], phase="trim")
    paths = list(every_path(table.game, table.state, 0))
    assert len(paths) == 4
