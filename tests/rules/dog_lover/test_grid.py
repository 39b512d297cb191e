"""Tricks on the grid: the cases of dog_lover.md 10.1 and the counts of its table 9.6."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from rules.dog_lover.cards import HOUSE, Trick
from rules.dog_lover.grid import (
    FIRST_POSTS,
    POSTS,
    Placement,
    guarded,
    key,
    placement_of,
    placements,
    why_not,
)
from rules.dog_lover.view import CELLS

FULL = range(9)
TRICKS = HOUSE.ids_of("trick")
COUNTS = """
    k00 12  10 10 10  10 10 10
    k01  8   7  6  7   7  6  7
    k02  8   7  6  7   7  6  7
    k03  8   7  6  7   7  6  7
    k04  8   5  6  5   5  6  5
    k05  8   5  6  5   5  6  5
    k06  4   4  4  4   4  4  4
    k07 16  12  8 12  12  8 12
    k08  4   3  4  3   3  4  3
    k09  4   4  4  4   4  4  4
    k10  4   3  4  3   3  4  3
    k11  4   3  4  3   3  4  3
    k12  8   4  4  4   4  4  4
    k13  8   4  4  4   4  4  4
    k14 16   8  0  8   8  0  8
    k15  8   6  0  6   6  0  6
    k16  8   5  6  5   5  6  5
    k17  8   5  6  5   5  6  5
    k18  8   7  2  7   7  2  7
"""
"""dog_lover.md 9.6: trick, its placements, and how many stay legal with each row, each column,
guarded."""


def keys(trick: str) -> set[str]:
    return {key(placement) for placement in placements(HOUSE.trick(trick))}


def legal(trick: str, post: str, limit: int = 1) -> set[str]:
    return {
        key(placement)
        for placement in placements(HOUSE.trick(trick))
        if why_not(placement, post, limit, FULL, None) is None
    }


@pytest.mark.parametrize(
    ("trick", "placement"),
    [
        ("k00", "a1b1c1-w1"),
        ("k00", "a2b2c2-w2"),
        ("k00", "a3b3c3-w3"),
        ("k00", "a1a2a3-na"),
        ("k00", "b1b2b3-nb"),
        ("k00", "c1c2c3-nc"),
        ("k00", "a2b2c2-e2"),
        ("k08", "a1b1c3-e3"),
        ("k08", "a1b3c3-w1"),
        ("k01", "a1b1c2-w1"),
        ("k01", "a2b2c3-w2"),
        ("k01", "b1a2a3-sa"),
        ("k01", "c1b2b3-sb"),
        ("k06", "a1c2b3-e2"),
        ("k06", "b1a2c3-w2"),
    ],
)
def test_the_geometry_table(trick: str, placement: str) -> None:
    assert placement in keys(trick)


@pytest.mark.parametrize("line", COUNTS.split("\n")[1:-1])
def test_the_counts_of_the_table_of_tricks(line: str) -> None:
    trick, *numbers = line.split()
    assert [len(placements(HOUSE.trick(trick)))] + [
        len(legal(trick, post)) for post in FIRST_POSTS
    ] == [int(number) for number in numbers]


def test_l1_the_straight_three_and_a_guarded_row() -> None:
    now = legal("k00", "w2")
    assert not {"a2b2c2-w2", "a2b2c2-e2"} & now
    assert {"c1c2c3-nc", "a1b1c1-w1"} <= now


def test_l3_one_card_of_the_guarded_line_may_be_taken() -> None:
    assert "a1b1c3-e3" in legal("k08", "sa")


def test_l5_no_cell_is_outside() -> None:
    every = {
        cell for trick in TRICKS for laid in placements(HOUSE.trick(trick)) for cell in laid[0]
    }
    assert every == {*FULL}
    assert placement_of("a1b1d1-w1") is None
    assert placement_of("a0b1c1-w1") is None


def test_both_ends_of_a_line_guard_it() -> None:
    assert guarded("w2") == guarded("e2") == {3, 4, 5}
    assert guarded("nb") == guarded("sb") == {1, 4, 7}
    assert {guarded(post) for post in FIRST_POSTS} == {guarded(post) for post in POSTS}
    assert len({*POSTS}) == 12


def test_a_trait_may_raise_the_limit() -> None:
    corner = next(p for p in placements(HOUSE.trick("k07")) if key(p).startswith("a1b1a2"))
    assert why_not(corner, "e1", 1, FULL, None) == "guarded"
    assert why_not(corner, "e1", 2, FULL, None) is None
    assert "a1b1c1-w1" not in legal("k00", "e1", limit=2)


def test_every_covered_cell_needs_a_card_that_may_be_taken() -> None:
    row = Placement((0, 1, 2), "w1")
    assert why_not(row, None, 1, FULL, None) is None
    assert why_not(row, None, 1, {0, 1, 5}, None) == "empty"
    assert why_not(row, "na", 1, FULL, 2) == "fetch-just-laid"
    assert why_not(row, "na", 1, FULL, 5) is None


@pytest.mark.parametrize("trick", TRICKS)
def test_patterns_are_turned_and_shifted_but_never_mirrored(trick: str) -> None:
    pattern = HOUSE.trick(trick).cells
    turned = [pattern]
    for _ in range(3):
        turned.append(tuple(3 * (cell % 3) + 2 - cell // 3 for cell in turned[-1]))
    shapes = {shape(cells) for cells in turned}
    assert {shape(placement.cells) for placement in placements(HOUSE.trick(trick))} == shapes


def shape(cells: tuple[int, ...]) -> frozenset[tuple[int, int]]:
    """The cells as far as their place in the grid does not matter."""
    top, left = min(cell // 3 for cell in cells), min(cell % 3 for cell in cells)
    return frozenset((cell // 3 - top, cell % 3 - left) for cell in cells)


@pytest.mark.parametrize("trick", TRICKS)
def test_the_star_goes_with_the_pattern(trick: str) -> None:
    """It stands beside a cell of the pattern, and which one depends on nothing but the turn."""
    found = placements(HOUSE.trick(trick))
    assert len({*found}) == len(found)
    assert list(found) == sorted(found)
    for placement in found:
        assert list(placement.cells) == sorted({*placement.cells})
        assert guarded(placement.post) & {*placement.cells}


@given(
    st.sets(st.integers(0, 8), min_size=3, max_size=5).flatmap(
        lambda cells: st.tuples(
            st.just(tuple(sorted(cells))), st.sampled_from(sorted(cells)), st.sampled_from("nesw")
        )
    )
)
def test_a_turned_pattern_can_be_laid_in_the_same_ways(
    pattern: tuple[tuple[int, ...], int, str],
) -> None:
    def turn(cell: int) -> int:
        return 3 * (cell % 3) + 2 - cell // 3

    cells, star, side = pattern
    turned = trick_of(
        tuple(sorted(map(turn, cells))), turn(star), "nesw"[("nesw".index(side) + 1) % 4]
    )
    straight = trick_of(cells, star, side)
    assert placements(straight) == placements(turned)
    assert cells in {placement.cells for placement in placements(straight)}
    assert len(placements(straight)) <= 16


def trick_of(cells: tuple[int, ...], star: int, side: str) -> Trick:
    return Trick.model_validate_json(
        f"""{{"id": "k99", "names": {{"en": "Any"}}, "role": "special", "price": null,
        "cells": {[CELLS[cell] for cell in cells]},
        "star": {{"cell": "{CELLS[star]}", "side": "{side}"}}}}""".replace("'", '"')
    )


def test_keys_name_placements() -> None:
    for trick in TRICKS:
        for placement in placements(HOUSE.trick(trick)):
            assert placement_of(key(placement)) == placement


@pytest.mark.parametrize(
    "text",
    ["", "-", "a1b1c1", "a1b1c1-", "-w1", "b1a1c1-w1", "a1a1b1-w1", "a1b1c1-wa", "a1b1c1-n1",
     "a1b1c-w1", "A1b1c1-w1", "a1b1c1-w1-w1"],
)  # fmt: skip
def test_other_words_name_none(text: str) -> None:
    assert placement_of(text) is None
