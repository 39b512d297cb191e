"""What a viewer is shown of a game of Dog."""

import pytest
from pydantic import ValidationError

from rules.dog.view import DogView, Spot
from tests.rules.dog.sit import Sitting, royal, sit


def seen(table: Sitting, viewer: int | None = None) -> DogView:
    view: DogView = table.game.view(table.state, viewer)
    return view


def test_a_player_sees_their_own_hand_in_the_order_of_the_card_table() -> None:
    table = sit("P10|||", ["swap 2 13", "5"])
    assert seen(table, 0).hand == ("2", "13", "swap")
    assert seen(table, 1).hand == ("5",)
    assert seen(table).hand is None
    assert seen(table).hand_sizes == (3, 1, 2, 2)


def test_everything_public_is_shown_to_all_alike() -> None:
    table = royal("KP10CF1|NP26||", ["2 5"], discard="9 8", on="zero_magnet", copied="8")
    private = {"viewer", "partner", "hand", "gift", "received", "opening"}
    views = [seen(table, viewer).model_dump(exclude=private) for viewer in (None, 0, 1, 2)]
    assert all(view == views[0] for view in views)
    view = seen(table)
    assert (view.track, view.starts, view.special) == (64, (0, 16, 32, 48), (10, 26, 42, 58))
    assert view.teams == ((0, 2), (1, 3))
    assert (view.royal, view.discard, view.copies) == (True, ("9", "8"), "8")
    assert view.draw_pile == 40
    assert view.options == ("zero_magnet",)
    assert (view.partner, seen(table, 3).partner) == (None, 1)


def test_pawns_tell_where_they_stand() -> None:
    view = seen(royal("KP0CF1|NP16||", ["2"]))
    king, knight, citizen, _ = view.pawns[0]
    assert (king.rank, king.spot.key, king.protected) == ("k", "p0", True)
    assert (knight.rank, knight.spot.key, knight.protected) == ("n", "home", False)
    assert (citizen.rank, citizen.spot.key) == ("c", "f1")
    plain = seen(sit("F2P16|P0||", ["2"]))
    assert [pawn.spot.key for pawn in plain.pawns[0]] == ["p16", "f2", "home", "home"]
    assert plain.pawns[0][0].rank is None
    assert not plain.pawns[0][0].protected
    assert not plain.pawns[1][0].protected
    assert seen(sit("F0F1F2F3|||", ["2"])).helping == (True, False, False, False)


@pytest.mark.parametrize(("where", "key"), [("track", "p7"), ("finish", "f7"), ("home", "home")])
def test_a_spot_is_named_as_in_paths(where: str, key: str) -> None:
    assert Spot.model_validate({"where": where, "number": 7}).key == key


def test_six_seats_have_their_own_track_and_teams() -> None:
    view = seen(sit("P95|||||", ["2"]))
    assert (view.track, view.starts[-1], view.teams) == (96, 80, ((0, 3), (1, 4), (2, 5)))
    assert view.special == ()


def test_the_exchange_shows_who_has_chosen_and_only_ones_own_choice() -> None:
    table = sit("|||", ["2 3", "5 6", "8 9", "10 12"], phase="exchange", round=3)
    table = table.after("give 3", "give 5")
    assert seen(table).chosen == (True, True, False, False)
    assert (seen(table).acting, seen(table).may_change) == ((2, 3), (0, 1))
    assert (seen(table, 0).gift, seen(table, 1).gift, seen(table).gift) == ("3", "5", None)
    assert (seen(table, 2).gift, seen(table, 2).received) == (None, None)
    assert seen(table).deal == 4
    table = table.after("give 8", "give 12")
    assert seen(table).chosen == (False,) * 4
    assert (seen(table, 0).gift, seen(table, 0).received) == ("3", "8")
    assert (seen(table, 3).gift, seen(table, 3).received) == ("12", "5")
    assert (seen(table).gift, seen(table).received) == (None, None)


def test_a_secret_opening_shows_only_ones_own_pawn() -> None:
    table = royal("|||", ["2"], phase="opening", on="secret_opening").after("open n")
    assert seen(table).chosen == (True, False, False, False)
    assert [seen(table, viewer).opening for viewer in (0, 1, None)] == ["n", None, None]


def test_the_last_move_is_shown_with_its_way_and_whom_it_sent_home() -> None:
    table = sit("P62|P1P63||", ["joker 5"]).after("joker 7 p62 p5")
    last = seen(table).last
    assert last is not None
    assert (last.seat, last.card, last.acts_as, last.drew) == (0, "joker", "7", False)
    (walk,) = last.walks
    assert (walk.seat, walk.start.key, walk.end.key) == (0, "p62", "p5")
    assert (walk.squares, walk.how) == ((63, 0, 1, 2, 3, 4, 5), "walk")
    assert [(one.seat, one.spot.key) for one in last.burnt] == [(1, "p63"), (1, "p1")]
    assert last.captured == ()


def test_the_way_into_the_finish_ends_on_the_start() -> None:
    last = seen(sit("P62|||", ["4 5"]).after("4 p62 f1")).last
    assert last is not None
    assert last.walks[0].squares == (63, 0)
    assert last.walks[0].end.key == "f1"


def test_a_way_back_is_walked_backwards() -> None:
    last = seen(sit("P2|P62||", ["4 5"]).after("4 p2 p62")).last
    assert last is not None
    assert last.walks[0].squares == (1, 0, 63, 62)
    assert [(one.seat, one.spot.key) for one in last.captured] == [(1, "p62")]


def test_swaps_entries_and_jumps_walk_over_nothing() -> None:
    last = seen(sit("P2|P40||", ["swap 5"]).after("swap p2 p40")).last
    assert last is not None
    ways = [(walk.seat, walk.start.key, walk.end.key, walk.how) for walk in last.walks]
    assert ways == [(0, "p2", "p40", "swap"), (1, "p40", "p2", "swap")]
    last = seen(sit("|||", ["13 5"]).after("13 home p0")).last
    assert last is not None
    assert [(walk.start.key, walk.end.key, walk.how) for walk in last.walks] == [
        ("home", "p0", "enter")
    ]
    last = seen(royal("CP8|||", ["2 5"]).after("2 c p10 p26")).last
    assert last is not None
    assert [(walk.rank, walk.end.key, walk.how) for walk in last.walks] == [
        ("c", "p10", "walk"),
        ("c", "p26", "jump"),
    ]
    assert last.drew


def test_hands_stay_hidden_when_the_game_is_over() -> None:
    over = sit("P10|||", ["joker 2"]).resign(1)
    view = seen(over, 0)
    assert view.phase == "over"
    assert view.outcome is not None
    assert view.hand == ("2", "joker")
    assert seen(over).hand is None
    assert "joker" not in seen(over).model_dump_json()


def test_e2_an_error_about_a_view_shows_no_card() -> None:
    with pytest.raises(ValidationError) as caught:
        DogView.model_validate({"game": "dog", "hand": "joker", "pawns": ["joker"]})
    assert "joker" not in str(caught.value)
