"""The worked cases of days.md 9, by their numbers, and what players report there."""

from tests.rules.days.sit import EMPTY, sit, week

SIX_DOGS = week(mon="collie", tue="collie", wed="collie", thu="shiba", fri="shiba", sat="shiba")


def test_case_1_an_empty_week_has_no_place_for_cards_that_need_other_dogs() -> None:
    hand = "dalmatian dachshund german_shepherd french_bulldog saint_bernard corgi"
    table = sit("woof-days", f"{EMPTY}|{EMPTY}", [hand], "labrador")
    assert table.offered() == ["draw"]
    assert table.refuses("dalmatian a mon").startswith("days-needs-right-neighbour")
    assert table.refuses("corgi mon").startswith("days-needs-six")


def test_case_1_unless_the_other_week_offers_one_for_those_of_any_week() -> None:
    hand = "dalmatian dachshund german_shepherd french_bulldog saint_bernard corgi"
    other = week(wed="labrador")
    table = sit("woof-days", f"{EMPTY}|{other}", [hand], "labrador")
    playable = ["german_shepherd", "french_bulldog", "dalmatian", "dachshund"]
    assert table.offered() == ["draw", *playable]
    assert table.offered("dalmatian") == ["b"]
    assert table.offered("dalmatian b") == ["tue"]
    assert table.offered("dachshund b") == ["thu"]
    assert table.offered("german_shepherd b") == ["wed"]


def test_case_2_a_week_is_no_circle() -> None:
    table = sit("cat-days", f"{week(mon='zen_cat')}|{EMPTY}", ["nervous_cat"], "zen_cat")
    assert table.offered("nervous_cat") == ["wed", "thu", "fri", "sat", "sun"]
    table = sit(
        "cat-days", f"{week(mon='zen_cat', sat='zen_cat')}|{EMPTY}", ["nervous_cat"], "zen_cat"
    )
    assert table.offered("nervous_cat") == ["wed", "thu"]


def test_case_3_a_great_dane_by_reading_a_stays_off_the_edges() -> None:
    table = sit("woof-days", f"{EMPTY}|{EMPTY}", ["great_dane"])
    assert table.refuses("great_dane mon") == "days-edge-day card=great_dane day=mon"
    table = sit("woof-days", f"{week(wed='labrador')}|{EMPTY}", ["great_dane"])
    assert table.offered("great_dane") == ["fri", "sat"]


def test_case_3_a_great_dane_by_reading_b_may_go_to_the_edges() -> None:
    table = sit("woof-days", f"{EMPTY}|{EMPTY}", ["great_dane"], on="great_dane_edges")
    assert "mon" in table.offered("great_dane")
    table = sit(
        "woof-days", f"{week(wed='labrador')}|{EMPTY}", ["great_dane"], on="great_dane_edges"
    )
    assert table.offered("great_dane") == ["mon", "fri", "sat", "sun"]
    for day in ("tue", "thu"):
        refusal = table.refuses(f"great_dane {day}")
        assert refusal == f"days-dog-beside card=great_dane day={day} other=labrador week=a"


def test_case_4_zoomies_swap_whole_piles_in_order() -> None:
    weeks = f"{week(mon='labrador+german_shepherd')}|{week(mon='collie')}"
    table = sit("woof-days", weeks, ["zoomies"], "labrador").after("zoomies b")
    assert table.weeks == f"{week(mon='collie')}|{week(mon='labrador+german_shepherd')}"
    assert table.discard == ["zoomies"]


def test_case_4_zoomies_need_dogs_on_both_mondays() -> None:
    table = sit("woof-days", f"{week(mon='collie')}|{EMPTY}", ["zoomies"], "labrador")
    assert table.offered() == ["draw"]
    assert table.refuses("zoomies b") == "days-swap-needs-both card=zoomies day=mon week=b"


def test_case_5_a_tree_shows_three_cats_and_takes_no_fourth() -> None:
    weeks = f"{week(mon='nervous_cat+grumpy_cat^')}|{EMPTY}"
    table = sit("cat-days", weeks, ["happy_cat happy_cat", "zen_cat"], "zen_cat zen_cat zen_cat")
    assert table.totals() == (6, 0)
    assert table.offered("happy_cat") == ["mon", "tue", "wed"]
    table = table.after("happy_cat mon", "draw")
    assert table.totals() == (8, 0)
    assert table.offered("happy_cat") == ["tue", "wed"]
    assert table.refuses("happy_cat mon") == "days-tree-full card=happy_cat day=mon week=a"


def test_case_6_no_grumpy_cat_on_a_tree_day_of_anybody() -> None:
    tree = week(mon="zen_cat^", tue="zen_cat")
    table = sit("cat-days", f"{tree}|{tree}", ["grumpy_cat"])
    for seat in "ab":
        assert table.offered(f"grumpy_cat {seat}") == ["tue"]
        refusal = table.refuses(f"grumpy_cat {seat} mon")
        assert refusal == f"days-off-trees card=grumpy_cat day=mon week={seat}"


def test_case_7_toys_put_each_cat_in_the_exact_position_of_the_other() -> None:
    weeks = f"{week(mon='rescued_cat+grumpy_cat')}|{week(mon='curious_cat')}"
    table = sit("cat-days", weeks, ["cat_toys"], "zen_cat").after("cat_toys b mon 1 1")
    assert table.weeks == f"{week(mon='curious_cat+grumpy_cat')}|{week(mon='rescued_cat')}"
    assert table.totals() == (0, 4)


def test_case_8_with_two_discarded_everybody_trims_before_the_shuffle() -> None:
    eight, four = " ".join(["labrador"] * 8), " ".join(["collie"] * 4)
    table = sit(
        "woof-days", f"{EMPTY}|{EMPTY}", [eight, four], "shiba", discard="treats zoomies"
    ).after("draw")
    assert table.game.acting(table.state) == (0,)
    assert table.game.view(table.state, 0).trim == 4
    assert table.game.view(table.state, 1).trim == 0
    table = table.after("labrador labrador labrador shiba")
    assert sorted(table.game.dump(table.state)["pile"]) == sorted(
        ["labrador", "labrador", "labrador", "shiba", "treats", "zoomies"]
    )
    assert table.discard == []
    assert table.hand(0) == ["labrador"] * 5
    assert table.hand(1) == ["collie"] * 4
    assert table.game.acting(table.state) == (1,)


def test_case_8_with_three_discarded_nobody_trims() -> None:
    eight, four = " ".join(["labrador"] * 8), " ".join(["collie"] * 4)
    table = sit(
        "woof-days", f"{EMPTY}|{EMPTY}", [eight, four], "shiba", discard="treats zoomies lead"
    ).after("draw")
    assert len(table.hand(0)) == 9
    assert sorted(table.game.dump(table.state)["pile"]) == ["lead", "treats", "zoomies"]
    assert table.game.acting(table.state) == (1,)


def test_case_9_a_corgi_on_the_last_gap_ends_the_game() -> None:
    table = sit("woof-days", f"{SIX_DOGS}|{EMPTY}", ["corgi"], "labrador").after("corgi sun")
    assert table.outcome().reason == "full_week"
    assert table.outcome().scores == (6 * 3 + 6, 0)


def test_case_9_a_corgi_with_five_filled_days_is_illegal() -> None:
    five = SIX_DOGS.replace("collie", "", 1)
    table = sit("woof-days", f"{five}|{EMPTY}", ["corgi"], "labrador")
    assert table.offered() == ["draw"]
    assert table.refuses("corgi mon") == "days-needs-six card=corgi filled=5"


def test_case_10_mixed_a_great_dane_may_sit_between_cats() -> None:
    cats = week(tue="zen_cat", thu="zen_cat")
    assert "wed" in sit("mixed-days", f"{cats}|{EMPTY}", ["great_dane"]).offered("great_dane")


def test_case_10_mixed_a_leaping_cat_needs_a_cat_on_its_left() -> None:
    table = sit("mixed-days", f"{week(mon='collie')}|{EMPTY}", ["leaping_cat"])
    refusal = table.refuses("leaping_cat tue")
    assert refusal == "days-needs-left-neighbour card=leaping_cat day=tue week=a"


def test_case_10_mixed_the_pointer_takes_no_dog() -> None:
    weeks = f"{week(mon='collie', tue='zen_cat')}|{EMPTY}"
    table = sit("mixed-days", weeks, ["laser_pointer"])
    assert table.offered("laser_pointer a") == ["tue"]
    refusal = table.refuses("laser_pointer a mon 1")
    assert refusal == "days-no-cat-there card=laser_pointer day=mon week=a"


def test_who_fills_the_week_can_lose() -> None:
    mine = SIX_DOGS.replace("collie", "german_shepherd")
    weeks = f"{mine}|{week(tue='great_dane', sun='great_dane')}"
    table = sit("woof-days", weeks, ["labrador"], "labrador").after("labrador sun")
    assert table.outcome().scores == (3 * 3 + 1, 14)
    assert table.outcome().places == (2, 1)


def test_the_week_of_somebody_else_can_be_filled_to_end_the_game() -> None:
    table = sit("woof-days", f"{EMPTY}|{SIX_DOGS}", ["mixed_breed"], "labrador")
    table = table.after("mixed_breed b sun")
    assert table.outcome().reason == "full_week"
    assert table.outcome().places == (2, 1)


def test_equal_scores_share_the_place() -> None:
    # 18 points and a Labrador against 19 points.
    other = week(mon="great_dane", wed="great_dane", fri="labrador", sat="staffie")
    table = sit("woof-days", f"{SIX_DOGS}|{other}", ["labrador"], "labrador")
    assert table.after("labrador sun").outcome().places == (1, 1)


def test_a_hand_has_no_limit() -> None:
    hand = " ".join(["great_dane"] * 20)
    table = sit("woof-days", f"{EMPTY}|{EMPTY}", [hand], "labrador labrador").after("draw")
    assert len(table.hand(0)) == 21
