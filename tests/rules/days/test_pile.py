"""When the pile runs out: who trims, who does not, and whose turn it is then (days.md 2.5)."""

import pytest

from tests.rules.days.sit import EMPTY, sit

FIVE = "happy_cat happy_cat zen_cat zen_cat lazy_cat"


def test_a_tree_in_front_of_a_seat_is_not_one_of_the_five() -> None:
    table = sit(
        "cat-days",
        f"{EMPTY}|{EMPTY}",
        [FIVE.rsplit(" ", 1)[0], FIVE],
        "lazy_cat",
        discard="catnip",
        trees={"a": 1, "b": 1},
    )
    drawn, events = table.play("draw")
    assert [event.kind for event in events] == ["draw", "reshuffle"]
    assert drawn.game.view(drawn.state, None).trees == (1, 1)


def test_who_drew_last_may_be_the_one_with_nothing_to_trim() -> None:
    table = sit("cat-days", f"{EMPTY}|{EMPTY}", ["", f"{FIVE} catnip"], "wild_cat")
    table = table.after("draw")
    assert table.game.acting(table.state) == (1,)
    assert table.game.view(table.state, 0).trim == 0
    assert table.game.view(table.state, 1).trim == 1
    table = table.after("catnip")
    assert table.game.acting(table.state) == (1,)
    assert table.hand(0) == ["wild_cat"]
    assert table.after("draw").hand(1) == sorted([*FIVE.split(), "catnip"], key=_place)


def _place(card: str) -> int:
    return ["happy_cat", "zen_cat", "lazy_cat", "catnip"].index(card)


def test_after_the_trim_it_is_the_turn_of_who_comes_after_the_drawer() -> None:
    hands = [f"{FIVE} catnip", f"{FIVE} catnip", FIVE]
    table = sit("cat-days", "|".join([EMPTY] * 3), hands, "wild_cat", active="c")
    table = table.after("draw")
    assert table.game.acting(table.state) == (0, 1, 2)
    for seat in (2, 0, 1):
        assert table.game.view(table.state, None).phase == "trim"
        table, _ = table.play("zen_cat", seat)
    assert table.game.acting(table.state) == (0,)
    assert table.game.view(table.state, None).draw_pile == 3
    assert table.discard == []


@pytest.mark.parametrize(
    ("discard", "phase"),
    [("", "trim"), ("catnip", "trim"), ("catnip catnip", "trim"), ("catnip catnip catnip", "turn")],
)
def test_three_discarded_cards_spare_everybody_the_trim(discard: str, phase: str) -> None:
    table = sit("cat-days", f"{EMPTY}|{EMPTY}", [FIVE, FIVE], "wild_cat", discard=discard)
    drawn = table.after("draw")
    assert drawn.game.view(drawn.state, None).phase == phase


def test_nothing_happens_to_hands_while_the_pile_lasts() -> None:
    table = sit("cat-days", f"{EMPTY}|{EMPTY}", [f"{FIVE} {FIVE}", FIVE], "zen_cat wild_cat")
    drawn, events = table.play("draw")
    assert [event.kind for event in events] == ["draw"]
    assert len(drawn.hand(0)) == 11
