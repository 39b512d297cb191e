"""Every table option both ways, in a position where it matters (days.md 3, 5, 7, 11)."""

import pytest

from tests.rules.days.sit import EMPTY, Sitting, sit, week

# name, game, weeks, card, path, what may be chosen there without and with the option
CASES = [
    (
        "great_dane_edges",
        "woof-days",
        f"{EMPTY}|{EMPTY}",
        "great_dane",
        "great_dane",
        "tue wed thu fri sat",
        "mon tue wed thu fri sat sun",
    ),
    (
        "anywhere_fillers",
        "woof-days",
        f"{EMPTY}|{EMPTY}",
        "labrador",
        "labrador",
        "mon tue wed thu fri sat sun",
        "a b",
    ),
    (
        "anywhere_fillers",
        "cat-days",
        f"{EMPTY}|{EMPTY}",
        "curious_cat",
        "curious_cat",
        "mon tue wed thu fri sat sun",
        "a b",
    ),
    (
        "cover_on_empty",
        "woof-days",
        f"{week(mon='collie')}|{EMPTY}",
        "german_shepherd",
        "german_shepherd a",
        "mon",
        "mon tue wed thu fri sat sun",
    ),
    (
        "cover_on_empty",
        "woof-days",
        f"{week(mon='collie')}|{EMPTY}",
        "french_bulldog",
        "french_bulldog a",
        "mon",
        "mon tue wed thu fri sat sun",
    ),
    (
        "cover_on_empty",
        "woof-days",
        f"{week(mon='collie')}|{EMPTY}",
        "saint_bernard",
        "saint_bernard",
        "mon",
        "mon tue wed thu fri sat sun",
    ),
    (
        "cover_on_empty",
        "cat-days",
        f"{week(mon='zen_cat', tue='^')}|{EMPTY}",
        "grumpy_cat",
        "grumpy_cat a",
        "mon",
        "mon wed thu fri sat sun",
    ),
    (
        "one_sided_swap",
        "woof-days",
        f"{week(mon='collie')}|{week(tue='collie')}",
        "stuffed_toys",
        "",
        "draw",
        "draw stuffed_toys",
    ),
    (
        "one_sided_swap",
        "mixed-days",
        f"{week(mon='collie')}|{week(mon='^')}|{EMPTY}",
        "zoomies",
        "",
        "draw",
        "draw zoomies",
    ),
    (
        "foreign_tree_closed",
        "cat-days",
        f"{EMPTY}|{week(sun='^')}",
        "fluffy_cat",
        "fluffy_cat",
        "a b",
        "a",
    ),
    (
        "foreign_tree_closed",
        "cat-days",
        f"{week(sun='^')}|{EMPTY}",
        "fluffy_cat",
        "fluffy_cat",
        "a b",
        "a b",
    ),
    (
        "australian_optional",
        "woof-days",
        f"{week(mon='collie')}|{EMPTY}",
        "australian_shepherd",
        "australian_shepherd a tue",
        "mon",
        "mon stay",
    ),
    (
        "chihuahua_covered",
        "woof-days",
        f"{week(mon='great_dane+collie')}|{EMPTY}",
        "chihuahua",
        "chihuahua",
        "tue wed thu fri sat sun",
        "wed thu fri sat sun",
    ),
    (
        "toys_between_opponents",
        "cat-days",
        f"{EMPTY}|{week(mon='zen_cat')}|{week(mon='lazy_cat')}",
        "cat_toys",
        "",
        "draw",
        "draw cat_toys",
    ),
]


def table_of(case: tuple[str, ...], on: str) -> Sitting:
    _, game, weeks, card, *_ = case
    return sit(game, weeks, [card], "labrador" if game != "cat-days" else "zen_cat", on=on)


@pytest.mark.parametrize("case", CASES, ids=lambda case: f"{case[0]}-{case[3]}")
def test_what_an_option_opens_or_closes(case: tuple[str, ...]) -> None:
    option, _, _, _, path, without, with_it = case
    kept = "trees_in_pile" if case[1] == "mixed-days" else ""
    assert table_of(case, kept).offered(path) == without.split()
    assert table_of(case, f"{kept} {option}").offered(path) == with_it.split()


def test_a_saint_bernard_on_an_empty_day_sends_nobody() -> None:
    weeks = f"{week(mon='collie')}|{EMPTY}"
    table = sit("woof-days", weeks, ["saint_bernard"], "labrador", on="cover_on_empty")
    assert table.offered("saint_bernard tue") == []
    assert table.after("saint_bernard tue").weeks == (
        f"{week(mon='collie', tue='saint_bernard')}|{EMPTY}"
    )
    assert table.offered("saint_bernard mon") == ["b"]


def test_a_one_sided_swap_gives_or_takes_a_pile() -> None:
    weeks = f"{week(mon='collie+labrador')}|{week(tue='shiba')}"
    table = sit("woof-days", weeks, ["stuffed_toys"], "labrador", on="one_sided_swap")
    assert table.offered("stuffed_toys") == ["mon", "tue"]
    gave = table.after("stuffed_toys mon b").weeks
    assert gave == f"{EMPTY}|{week(mon='collie+labrador', tue='shiba')}"
    took = table.after("stuffed_toys tue b").weeks
    assert took == f"{week(mon='collie+labrador', tue='shiba')}|{EMPTY}"


def test_a_one_sided_swap_can_end_the_game() -> None:
    mine = week(tue="collie", wed="collie", thu="shiba", fri="shiba", sat="shiba", sun="shiba")
    weeks = f"{mine}|{week(mon='labrador')}"
    table = sit("woof-days", weeks, ["zoomies"], "labrador", on="one_sided_swap")
    assert table.after("zoomies b").outcome().reason == "full_week"


@pytest.mark.parametrize(
    ("on", "monday", "tuesday", "wednesday", "discard"),
    [
        ("", "", "zen_cat+wild_cat^", "", 1 + 2 + 4),
        ("wild_cat_visible_only", "lazy_cat", "zen_cat+wild_cat^", "happy_cat^", 1 + 1 + 3),
        ("wild_cat_tree_mates", "", "wild_cat^", "", 1 + 1 + 2 + 4),
    ],
)
def test_whom_a_wild_cat_scares(
    on: str, monday: str, tuesday: str, wednesday: str, discard: int
) -> None:
    pile = "happy_cat+lazy_cat+lazy_cat+lazy_cat^"
    weeks = f"{EMPTY}|{week(mon='lazy_cat+grumpy_cat', tue='zen_cat^', wed=pile)}"
    table = sit("cat-days", weeks, ["wild_cat"], "zen_cat", discard="catnip", on=on)
    table = table.after("wild_cat b tue")
    after = week(mon=monday, tue=tuesday, wed=wednesday or "^")
    assert table.weeks == f"{EMPTY}|{after}"
    assert len(table.discard) == discard


def test_toys_between_any_two_players() -> None:
    weeks = f"{week(mon='happy_cat')}|{week(mon='zen_cat')}|{week(mon='lazy_cat')}"
    table = sit("cat-days", weeks, ["cat_toys"], "zen_cat", on="toys_between_opponents")
    assert table.offered("cat_toys") == ["a", "b", "c"]
    assert table.offered("cat_toys b") == ["a", "c"]
    assert [table.asks(path) for path in ("cat_toys", "cat_toys b", "cat_toys b c")] == [
        "week",
        "other_week",
        "day",
    ]
    assert table.refuses("cat_toys b b mon 1 1") == "days-same-week card=cat_toys week=b"
    after = table.after("cat_toys b c mon 1 1").weeks
    assert after == f"{week(mon='happy_cat')}|{week(mon='lazy_cat')}|{week(mon='zen_cat')}"


@pytest.mark.parametrize(
    ("on", "places"), [("", (1, 1)), ("series_tie_break", (2, 1))], ids=["off", "on"]
)
def test_more_animals_break_a_tie(on: str, places: tuple[int, int]) -> None:
    # 6 · 1 + 4 = 10 points with seven dogs against 7 + 3 = 10 points with eight, most covered.
    mine = week(**dict.fromkeys(["mon", "tue", "wed", "thu", "fri", "sat"], "labrador"))
    cover = "+".join(["german_shepherd"] * 6)
    weeks = f"{mine}|{week(mon=f'{cover}+great_dane', tue='collie')}"
    table = sit("woof-days", weeks, ["staffie"], "labrador", on=on).after("staffie sun")
    assert table.outcome().scores == (10, 10)
    assert table.outcome().places == places


def test_a_tie_of_animals_too_stays_a_tie() -> None:
    mine = week(**dict.fromkeys(["mon", "tue", "wed", "thu", "fri", "sat"], "labrador"))
    cover = "+".join(["german_shepherd"] * 5)
    weeks = f"{mine}|{week(mon=f'{cover}+great_dane', tue='collie')}"
    table = sit("woof-days", weeks, ["staffie"], "labrador", on="series_tie_break")
    assert table.after("staffie sun").outcome().places == (1, 1)


def test_mixed_trees_are_shuffled_in_or_left_out() -> None:
    table = sit("mixed-days", f"{EMPTY}|{EMPTY}", ["cat_tree"], "labrador")
    assert table.offered("cat_tree") == ["mon", "tue", "wed", "thu", "fri", "sat", "sun"]
    game = table.game
    for kept, trees in ((True, 2), (False, 0)):
        options = game.options(trees_in_pile=kept)
        position = game.dump(game.start(bytes(32), 2, options))
        cards = [*position["pile"], *position["hands"]["a"], *position["hands"]["b"]]
        assert cards.count("cat_tree") == trees
        assert position["trees"] == {"a": 0, "b": 0}
