"""Points at the end: the cases of dog_lover.md 6.1, 10.3, 10.4, 10.6, and a second way to count."""

from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from rules.dog_lover.cards import HOUSE
from rules.dog_lover.scoring import Possessions, places, score, things_value
from rules.dog_lover.view import FOODS, ScoreView
from tests.rules.dog_lover.boards import Things, dog, owned, random_things, result, scored, things
from tests.rules.dog_lover.oracle import best

FIVE = "D01 D02 D03 D08 D09"
THEIR_FOOD = "S2 K3 C2"


# -- 10.3: from the stated rules only --------------------------------------------------------------


@pytest.mark.parametrize(
    ("bones", "cubes", "points"), [(0, "S9", 0), (1, "S9", -1), (2, "S9", 5), (3, "S9", 10)]
)
def test_s1_bones_pay_for_each_of_five_fed_dogs(bones: int, cubes: str, points: int) -> None:
    found = scored(things(FIVE, THEIR_FOOD, bones=bones))
    assert (found.fed, found.bones) == (5, points)


@pytest.mark.parametrize("bones", [3, 4])
def test_s1_three_bones_or_more_pay_two_for_each_of_four(bones: int) -> None:
    found = scored(things("D01 D02 D03 D08", "S2 K2 C1", bones=bones))
    assert (found.fed, found.bones) == (4, 8)


def test_s1_two_bones_without_a_fed_dog_pay_nothing() -> None:
    assert scored(things("D01", bones=2)).bones == 0
    assert result(things("", bones=2)) == (0, 0, 0)


def test_s1_one_bone_costs_a_point_even_without_dogs() -> None:
    assert result(things("", bones=1)) == (-1, 0, 0)


def test_s3_a_dog_that_lacks_one_symbol_brings_nothing_of_what_is_on_it() -> None:
    hungry = things([dog("D11", walks=1, training=1, trait="X01")], "S1 K1")
    assert result(hungry) == (-2, 0, 0)


@pytest.mark.parametrize("trait", ["X01", "X07"])
def test_s4_a_wild_cube_feeds_it_and_everything_on_it_counts(trait: str) -> None:
    fed = things([dog("D11", walks=1, training=1, trait=trait)], "S1 K1 W1")
    assert result(fed) == (6 + 2 + 1 + 1, 1, 0)


def test_s5_two_hungry_dogs_cost_four() -> None:
    assert result(things("D15 D16")) == (-4, 0, 0)


def test_s7_cubes_and_tricks_left_over_bring_nothing() -> None:
    assert result(things("", "S2 K1 C1 W1", tricks=3)) == (0, 0, 0)


# -- 10.4 and 6.1: with the house cards ------------------------------------------------------------


def test_case_b() -> None:
    assert result(things("D01 D02 D03", bones=1)) == (-7, 0, 0)


def test_case_d_a_dog_that_eats_anything_gets_what_the_other_can_not_use() -> None:
    found = scored(things([dog("D18"), dog("D01", walks=1, trait="X04")], "S2 K2 C1", bones=3))
    assert (found.total, found.fed) == (18, 2)
    assert [each.ate for each in found.feeding] == [(2, 2, 0, 0), (0, 0, 1, 0)]


def test_case_g_the_third_bone_is_the_diggers() -> None:
    assert result(things([dog("D09", trait="X09")], "K1 C1", bones=2)) == (8, 1, 0)


def test_case_h_the_dog_of_two_foods_is_worth_more() -> None:
    found = scored(things("D15 D18", "S3 K2"))
    assert (found.total, [each.fed for each in found.feeding]) == (6, [False, True])


@pytest.mark.parametrize(
    ("given_things", "expected"),
    [
        (things("D08 D03 D01", "S1 W1"), (2, 2, 0)),
        (things("D21 D02 D03", "S1 K1 C1", bones=3), (6, 2, 0)),
        (things("R10 D15", "W3"), (4, 1, 1)),
        (things("R08 D15", "S2 K1 C1 W1"), (4, 1, 1)),
        (things("R01 D03 D06", "C1 W1"), (3, 2, 1)),
    ],
)
def test_where_the_dearest_dog_first_is_not_the_best(
    given_things: Things, expected: tuple[int, int, int]
) -> None:
    assert result(given_things) == expected


# -- 10.6: rulings ---------------------------------------------------------------------------------


def test_an_extra_bone_counts_without_bones_in_hand_and_may_cost_a_point() -> None:
    found = scored(things("R07", "S1 C1"))
    assert (found.rescued, found.bones) == (3, -1)
    found = scored(things([dog("R07", trait="X09")], "S1 C1"))
    assert (found.rescued, found.bones) == (3 + 2, 1)


def test_magpie_is_one_more_of_the_kind_that_scores_best() -> None:
    assert scored(things("R06", "S1")).things == 1
    four = dict.fromkeys(HOUSE.things[:4], 1)
    assert scored(things("R06", "S1", favorites=four)).things == 15
    # All five kinds are there: another one of any begins a second set.
    assert scored(things("R06", "S1", favorites=dict.fromkeys(HOUSE.things, 1))).things == 16
    assert scored(things("R06", favorites=four)).things == 10


def test_the_toy_hoarder_counts_cards_in_hand_up_to_five_and_not_magpie() -> None:
    hoarder = [dog("D01", trait="X10"), dog("R06")]
    assert scored(things(hoarder, "S2", favorites={"ball": 3})).dogs == 2 + 0 + 3
    assert scored(things(hoarder, "S2", favorites={"ball": 3, "rope": 3})).dogs == 2 + 0 + 5


def test_fed_dogs_include_rescued_ones_and_the_one_that_speaks() -> None:
    assert scored(things("R01 R05 D02", "K2 C1")).rescued == (1 + 3) + 1
    walked = [dog("R04", walks=1), dog("R01", walks=1), dog("D02", walks=1), dog("D03", walks=1)]
    # Dash counts three Walks, that under the hungry D03 is none of them; Pepper two small dogs.
    assert scored(things(walked, "K4")).rescued == (2 + 2 + 3) + (1 + 2 + 2)


def test_buddy_counts_the_other_rescued_dogs() -> None:
    assert scored(things("R12", "K1 C1")).rescued == 3
    assert scored(things("R12 R07 R06", "K1 C2 S2")).rescued == (3 + 4) + 3 + 1


def test_granny_forgives_what_stays_hungry_only_if_she_is_fed() -> None:
    assert result(things("R10 D15 D16", "K2 C1")) == (4, 1, 1)
    assert result(things("R10 D15 D16", "K2")) == (-6, 0, 0)


def test_houdini_counts_four_tricks_at_most() -> None:
    assert scored(things("R11", "S2", tricks=3)).rescued == 2 + 3
    assert scored(things("R11", "S2", tricks=6)).rescued == 2 + 4


def test_pantry_counts_four_spare_cubes_at_most() -> None:
    assert scored(things("R08", "S2 C1 K2 W1")).rescued == 4 + 3
    assert scored(things("R08", "S2 C1 K9 W1")).rescued == 4 + 4


def test_twinkle_counts_traits_on_fed_dogs() -> None:
    dogs = [dog("R09", trait="X02"), dog("D01", trait="X10"), dog("D02", trait="X04")]
    assert scored(things(dogs, "C2 S1")).rescued == (2 + 1) + 2 * 2


def test_a_small_appetite_leaves_out_whichever_symbol_suits() -> None:
    for cubes in ("S1 K1", "S1 C1", "K1 C1"):
        assert result(things([dog("D21", trait="X03")], cubes)) == (7, 1, 0)
    assert result(things([dog("D21", trait="X03")], "S2")) == (-2, 0, 0)


# -- ties ------------------------------------------------------------------------------------------


def test_of_equal_points_more_fed_dogs_are_better() -> None:
    # Sergeant alone brings 6 - 4, the two small ones 4 - 2.
    assert result(things("D21 D02 D03", "S1 K1 C1")) == (2, 2, 0)


def test_of_equal_points_and_dogs_more_rescued_ones_are_better() -> None:
    # Clover and Houdini bring 4 + 3; Magpie with her Favourite Thing, and Atlas, bring 2 + 5.
    assert result(things("D10 R11 R06 R03", "S2 W2", tricks=1)) == (7 - 4, 2, 2)
    # Nugget brings 3; so does Houdini with one trick.
    assert result(things("D04 R11", "S2", tricks=1)) == (3 - 2, 1, 1)


def test_places_are_told_apart_by_fed_dogs_then_by_rescued_ones() -> None:
    def of(total: int, fed: int, fed_rescued: int) -> ScoreView:
        return ScoreView(
            dogs=total, rescued=0, things=0, bones=0, total=total,
            feeding=(), fed=fed, fed_rescued=fed_rescued,
        )  # fmt: skip

    assert places([of(9, 1, 0), of(10, 0, 0)]) == (2, 1)
    assert places([of(10, 3, 0), of(10, 4, 0), of(9, 9, 9)]) == (2, 1, 3)
    assert places([of(10, 4, 1), of(10, 4, 2)]) == (2, 1)
    assert places([of(10, 4, 1), of(10, 4, 1), of(7, 0, 0)]) == (1, 1, 3)
    assert places([of(0, 0, 0)]) == (1,)


# -- a second way ----------------------------------------------------------------------------------


def test_a_thousand_boards_agree_with_every_assignment_of_cubes() -> None:
    rng = Random("every cube on every symbol")
    for _ in range(1500):
        board = random_things(rng, dogs=5, cubes=3)
        assert result(board) == best(board), board


@settings(max_examples=150)
@given(st.randoms(use_true_random=False))
def test_any_small_board_agrees_with_every_assignment_of_cubes(rng: Random) -> None:
    board = random_things(rng, dogs=4, cubes=3)
    assert result(board) == best(board)


@settings(max_examples=100)
@given(st.randoms(use_true_random=False))
def test_rows_feeding_and_total_tell_the_same_story(rng: Random) -> None:
    board = random_things(rng, dogs=12, cubes=6)
    possessions = owned(board)
    found = score(HOUSE, possessions)
    assert found.total == found.dogs + found.rescued + found.things + found.bones
    assert [each.card for each in found.feeding] == [each.card for each in possessions.dogs]
    by_row = [
        sum(each.points for each in found.feeding if (each.card[0] == "r") == of_shelter)
        for of_shelter in (False, True)
    ]
    assert by_row == [found.dogs, found.rescued]
    assert found.fed == sum(each.fed for each in found.feeding)
    assert found.fed_rescued == sum(each.fed for each in found.feeding if each.card[0] == "r")
    for colour in range(len(FOODS)):
        eaten = sum(each.ate[colour] for each in found.feeding)
        assert eaten <= possessions.cubes[colour]
    for each, carrier in zip(found.feeding, possessions.dogs, strict=True):
        assert eats_what_it_needs(each.card, carrier.trait, each.ate, fed=each.fed)


def eats_what_it_needs(card: str, trait: str | None, ate: tuple[int, ...], *, fed: bool) -> bool:
    """Whether these cubes are exactly what the rules ask for this dog; none for a hungry one."""
    food = HOUSE.dog(card).food
    if not fed:
        return not any(ate)
    if sum(ate) != sum(food) - (trait == "x03"):
        return False
    return trait == "x04" or all(had <= need for had, need in zip(ate, food, strict=False))


def test_a_crowd_of_dogs_is_scored_too() -> None:
    rng = Random("twenty dogs, all of the shelter among them")
    dogs = [dog(f"R{number:02}", walks=1) for number in range(1, 13)]
    dogs += [dog(f"D{number:02}", training=1) for number in range(14, 22)]
    board = {**random_things(rng, dogs=0, cubes=0), "dogs": dogs, "cubes": {"W": 99}}
    # With food for all, everybody is fed; nobody but Pantry minds what is left.
    assert scored(board).fed == 20
    board = {**board, "cubes": {"S": 8, "K": 6, "C": 7, "W": 3}}
    assert 0 < scored(board).fed < 20


def test_more_cubes_never_cost_points() -> None:
    rng = Random("one more cube")
    for _ in range(300):
        board = random_things(rng, dogs=7, cubes=4)
        more = {**board, "cubes": {**board["cubes"], (colour := rng.choice("SKCW")): 0}}
        more["cubes"][colour] = board["cubes"][colour] + 1
        assert scored(more).total >= scored(board).total


# -- sets ------------------------------------------------------------------------------------------


def test_favourite_things_make_the_largest_sets() -> None:
    values = HOUSE.values.things
    assert things_value(values, [0, 0, 0, 0, 0]) == 0
    assert [things_value(values, [1] * kinds) for kinds in range(1, 6)] == [1, 3, 6, 10, 15]
    assert things_value(values, [3, 0, 0]) == 3
    assert things_value(values, [2, 1, 0, 1]) == 6 + 1
    assert things_value(values, [2, 2, 2, 2, 2]) == 30


def test_nothing_is_worth_nothing() -> None:
    found = score(HOUSE, Possessions())
    assert (found.total, found.fed, found.feeding) == (0, 0, ())
