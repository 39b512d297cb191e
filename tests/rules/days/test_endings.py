"""Which moves end a game of days at once, which do not, and who has won then (days.md 3, 7)."""

import pytest

from tests.rules.days.sit import EMPTY, Sitting, sit, week

SIX_DAYS = ["mon", "tue", "wed", "thu", "fri", "sat"]
SIX_DOGS = week(**dict.fromkeys(SIX_DAYS, "labrador"))
SIX_CATS = week(**dict.fromkeys(SIX_DAYS, "happy_cat"))
SIX_OF_BOTH = week(mon="zen_cat", tue="shiba", wed="shiba", thu="zen_cat", fri="shiba", sat="shiba")
SPARE = {"woof-days": "labrador", "cat-days": "zen_cat", "mixed-days": "labrador"}


def after(game: str, weeks: str, move: str) -> Sitting:
    """The position after the first seat has played the only card of its hand."""
    return sit(game, weeks, [move.split(maxsplit=1)[0]], SPARE[game]).after(move)


@pytest.mark.parametrize(
    ("game", "weeks", "move", "scores"),
    [
        # What is sent, moved or stolen can take the last day of any week.
        ("woof-days", f"{week(mon='collie')}|{SIX_DOGS}", "saint_bernard mon b sun", (6, 6 + 3)),
        ("woof-days", f"{week(mon='collie')}|{SIX_DOGS}", "cushion a mon b sun", (0, 6 + 3)),
        ("woof-days", f"{SIX_DOGS}|{week(mon='great_dane')}", "lead b mon sun", (6 + 7, 0)),
        (
            "woof-days",
            f"{EMPTY}|{SIX_DOGS}|{week(mon='corgi')}",
            "cushion c mon b sun",
            (0, 6 + 6, 0),
        ),
        (
            "woof-days",
            f"{SIX_DOGS.replace('labrador', 'collie+labrador', 1)}|{EMPTY}",
            "lead a mon sun",
            (3 + 5 + 1, 0),
        ),
        (
            "cat-days",
            f"{SIX_CATS}|{week(mon='nervous_cat+grumpy_cat')}",
            "cardboard_box b mon 1 sun",
            (12 + 6, 0),
        ),
        (
            "cat-days",
            f"{SIX_CATS}^|{week(mon='nervous_cat+grumpy_cat')}",
            "cardboard_box b mon 2 sun",
            (12 + 0, 6),
        ),
        ("cat-days", f"{EMPTY}|{SIX_CATS}", "fluffy_cat b sun", (0, 12 + 2)),
        # Days with animals of either game fill a week; a Wild Cat leaves dogs where they are.
        (
            "mixed-days",
            f"{SIX_OF_BOTH}|{EMPTY}",
            "wild_cat a sun",
            (2 * 2 + 4 * 3 + 5, 0),
        ),
    ],
)
def test_it_is_over_once_any_week_is_full(
    game: str, weeks: str, move: str, scores: tuple[int, ...]
) -> None:
    outcome = after(game, weeks, move).outcome()
    assert outcome.reason == "full_week"
    assert outcome.scores == scores


@pytest.mark.parametrize(
    ("game", "weeks", "move"),
    [
        # The dog comes from a day of its own, in the very week that it seems to fill.
        ("woof-days", f"{EMPTY}|{SIX_DOGS}", "cushion b mon b sun"),
        ("woof-days", f"{SIX_DOGS}|{EMPTY}", "lead a mon sun"),
        ("woof-days", f"{SIX_DOGS}|{EMPTY}", "australian_shepherd a sun sat b mon"),
        # Seven days for a moment, but the cats beside the Wild Cat are gone.
        ("cat-days", f"{SIX_CATS}|{EMPTY}", "wild_cat a sun"),
        ("cat-days", f"{SIX_CATS}|{EMPTY}", "cat_tree sun"),
        ("cat-days", f"{SIX_CATS}|{EMPTY}", "catnip mon"),
        ("cat-days", f"{week(sun='+'.join(['zen_cat'] * 9))}|{EMPTY}", "catnip tue"),
        # A swap changes no number of filled days.
        ("woof-days", f"{SIX_DOGS}|{week(mon='shiba+labrador')}", "zoomies b"),
    ],
)
def test_it_goes_on_while_every_week_has_a_gap(game: str, weeks: str, move: str) -> None:
    card = move.split(maxsplit=1)[0]
    trees = {"a": 1} if card == "cat_tree" else {}
    table = sit(game, weeks, [] if trees else [card], SPARE[game], trees=trees).after(move)
    assert table.outcome() is None
    assert table.game.acting(table.state) == (1,)


def seven_cats(seed: int) -> Sitting:
    """Seven cats on two days, and a Catnip to lay them anew in the order of this seed."""
    mine = week(wed="wild_cat+lazy_cat+zen_cat^", sun="nervous_cat+happy_cat+floppy_cat+grumpy_cat")
    return sit("cat-days", f"{mine}|{EMPTY}", ["catnip"], "zen_cat", seed=f"{seed:064x}")


@pytest.mark.parametrize("seed", range(5))
def test_exactly_seven_cats_laid_from_monday_end_the_game(seed: int) -> None:
    over = seven_cats(seed).after("catnip mon")
    assert over.outcome().scores == (5 + 3 + 2 + 6 + 2 + 3 + 0, 0)
    assert over.discard == ["catnip"]


@pytest.mark.parametrize("seed", range(5))
def test_seven_cats_laid_from_tuesday_are_one_too_many(seed: int) -> None:
    table = seven_cats(seed).after("catnip tue")
    monday, *days = table.weeks.split("|")[0].split("/")
    assert table.outcome() is None
    assert monday == ""
    assert [day.endswith("^") for day in days] == [False, True, False, False, False, False]
    assert len(table.discard) == 2
    laid = [day.removesuffix("^") for day in days]
    cats = [
        "floppy_cat",
        "grumpy_cat",
        "happy_cat",
        "lazy_cat",
        "nervous_cat",
        "wild_cat",
        "zen_cat",
    ]
    assert sorted([*laid, *table.discard]) == sorted([*cats, "catnip"])


def test_the_week_of_somebody_who_resigned_ends_the_game_too() -> None:
    weeks = f"{EMPTY}|{SIX_DOGS}|{week(mon='collie')}"
    table = sit("woof-days", weeks, ["mixed_breed", "shiba", "shiba"], "shiba shiba").resign(1)
    outcome = table.after("mixed_breed b sun").outcome()
    assert outcome.reason == "full_week"
    assert outcome.scores == (0, 6 + 4, 3)
    assert outcome.places == (2, 3, 1)


@pytest.mark.parametrize(("on", "places"), [("", (1, 1, 1)), ("series_tie_break", (2, 1, 2))])
def test_ties_of_three(on: str, places: tuple[int, ...]) -> None:
    # Seven points each; the covered dogs of b count only by the tie-break of the series.
    weeks = (
        f"{SIX_DOGS}|{week(mon='great_dane', tue='+'.join(['german_shepherd'] * 7))}|"
        f"{week(mon='collie', tue='mixed_breed', wed='+'.join(['german_shepherd'] * 5))}"
    )
    outcome = sit("woof-days", weeks, ["labrador"], "shiba", on=on).after("labrador sun").outcome()
    assert outcome.scores == (7, 7, 7)
    assert outcome.places == places
