"""What a viewer is shown of a game of days."""

import pytest
from pydantic import ValidationError

from rules.days.view import DaysView
from tests.rules.days.sit import EMPTY, sit, week

MINE = week(mon="zen_cat+lazy_cat+wild_cat+nervous_cat^", tue="zen_cat+grumpy_cat", sun="^")
WEEKS = f"{MINE}|{EMPTY}"


def table(**facts: object):
    return sit(
        "cat-days",
        WEEKS,
        ["catnip grumpy_cat", "lazy_cat"],
        "zen_cat zen_cat",
        discard="cat_toys happy_cat",
        trees={"b": 1},
        **facts,
    )


def test_a_player_sees_their_own_hand_in_the_order_of_the_card_table() -> None:
    sitting = table()
    assert sitting.hand(0) == ["grumpy_cat", "catnip"]
    assert sitting.game.view(sitting.state, None).hand is None


def test_everything_public_is_shown_to_all_alike() -> None:
    sitting = table(on="cover_on_empty")
    views = [sitting.game.view(sitting.state, viewer) for viewer in (None, 0, 1)]
    public = [view.model_dump(exclude={"viewer", "hand"}) for view in views]
    assert public[0] == public[1] == public[2]
    view = views[0]
    assert view.hand_sizes == (2, 1)
    assert view.trees == (0, 1)
    assert view.draw_pile == 2
    assert view.discard == ("cat_toys", "happy_cat")
    assert view.options == ("cover_on_empty",)
    assert view.outcome is None


def test_days_tell_what_is_visible_and_scores() -> None:
    view = table().game.view(table().state, None)
    monday, tuesday, wednesday, *_, sunday = view.weeks[0]
    assert monday.pile == ("zen_cat", "lazy_cat", "wild_cat", "nervous_cat")
    assert (monday.tree, monday.visible, monday.points) == (True, 3, 3 + 5 + 6)
    assert (tuesday.tree, tuesday.visible, tuesday.points) == (False, 1, 0)
    assert (wednesday.pile, wednesday.visible, wednesday.points) == ((), 0, 0)
    assert (sunday.tree, sunday.pile, sunday.visible) == (True, (), 0)
    assert view.totals == (14, 0)


def test_hands_stay_hidden_when_the_game_is_over() -> None:
    over = table().resign(1)
    view = over.game.view(over.state, 1)
    assert view.phase == "over"
    assert view.outcome is not None
    assert view.hand == ()
    assert over.game.view(over.state, None).hand is None
    shown = over.game.view(over.state, None).model_dump_json()
    assert "catnip" not in shown


def test_e2_an_error_about_a_view_shows_no_card():
    with pytest.raises(ValidationError) as caught:
        DaysView.model_validate({"game": "woof-days", "hand": "labrador", "weeks": ["labrador"]})
    assert "labrador" not in str(caught.value)
