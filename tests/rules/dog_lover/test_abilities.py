"""What Traits change while the game runs (dog_lover.md 7, 9.4)."""

import pytest

from rules.dog_lover.abilities import RESCUED_POWERS, TRAIT_POWERS, UNLIMITED
from rules.dog_lover.allowances import (
    guard_limit,
    rescue_price,
    training_room,
    trick_price,
    walk_room,
)
from rules.dog_lover.cards import HOUSE

PLAIN = "x03"
"""A Trait that changes nothing but what its dog eats."""


def test_every_ability_of_the_house_cards_is_known_and_none_is_idle() -> None:
    assert {trait.ability for trait in HOUSE.file.traits} == TRAIT_POWERS.keys()
    assert {dog.ability for dog in HOUSE.file.rescued} == RESCUED_POWERS.keys()


@pytest.mark.parametrize(
    ("trait", "rooms"),
    [(None, [1, 0, 0]), (PLAIN, [1, 0, 0]), ("x01", [2, 1, 0]), ("x08", [0, 0, 0])],
)
def test_walks_under_a_dog(trait: str | None, rooms: list[int]) -> None:
    assert [walk_room(HOUSE, trait, tucked) for tucked in range(3)] == rooms


def test_training_under_a_dog() -> None:
    for trait in (None, PLAIN, "x01"):
        assert [training_room(HOUSE, trait, tucked) for tucked in range(3)] == [1, 0, 0]
    # The star pupil has room for every Training card there is.
    every = HOUSE.deck(4).count(HOUSE.training)
    assert training_room(HOUSE, "x02", 0) >= every
    assert training_room(HOUSE, "x02", every - 1) >= 1
    assert every < UNLIMITED


def test_the_guarded_line() -> None:
    assert guard_limit(HOUSE, []) == 1
    assert guard_limit(HOUSE, [None, PLAIN]) == 1
    assert guard_limit(HOUSE, [PLAIN, "x05", None]) == 2
    assert guard_limit(HOUSE, ["x05", "x05"]) == 2


def test_the_price_of_a_rescue() -> None:
    assert rescue_price(HOUSE, []) == 2
    assert rescue_price(HOUSE, [None, PLAIN]) == 2
    assert rescue_price(HOUSE, [PLAIN, "x06"]) == 1


def test_the_price_of_a_trick_never_falls_below_one() -> None:
    assert [trick_price(HOUSE, trick, [None, PLAIN]) for trick in ("k07", "k12", "k16")] == [
        1,
        2,
        3,
    ]
    assert [trick_price(HOUSE, trick, ["x07"]) for trick in ("k07", "k12", "k16")] == [1, 1, 2]
    assert trick_price(HOUSE, "k16", ["x07", None, "x07", "x07"]) == 1


def test_a_start_trick_has_no_price() -> None:
    with pytest.raises(ValueError, match="k00"):
        trick_price(HOUSE, "k00", [])
