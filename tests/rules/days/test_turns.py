"""The turn, the pile that runs out, trimming, passing, resigning and the end (days.md 1 to 3)."""

from random import Random
from typing import Any

import pytest

from rules.games import GAMES
from rules.refusals import NotNow
from tests.rules.days.sit import EMPTY, Sitting, sit, week

LABRADORS = " ".join(["labrador"] * 9)


def kinds(events: list[Any]) -> list[str]:
    return [event.kind for event in events]


@pytest.mark.parametrize(
    ("name", "hand", "tree"), [("woof-days", 5, 0), ("cat-days", 4, 1), ("mixed-days", 5, 0)]
)
def test_the_deal(name: str, hand: int, tree: int) -> None:
    game = GAMES[name]
    starters = set[int]()
    for number in range(60):
        state = game.start(Random(number).randbytes(32), 3, game.options())
        view = game.view(state, 0)
        assert view.hand_sizes == (hand,) * 3
        assert view.trees == (tree,) * 3
        assert len(view.hand) == hand
        assert view.draw_pile == sum(state.rules.copies) - 3 * (hand + tree)
        starters.update(view.acting)
    assert starters == {0, 1, 2}


def test_the_same_seed_deals_the_same_and_another_seed_does_not() -> None:
    game = GAMES["woof-days"]
    one, two, other = (
        game.start(seed, 2, game.options()) for seed in (b"1" * 32, b"1" * 32, b"2" * 32)
    )
    assert one == two
    assert one != other


def test_a_turn_is_to_draw_or_to_play_one_card() -> None:
    table = sit("woof-days", f"{EMPTY}|{EMPTY}", ["labrador", "collie"], "shiba treats")
    drawn, events = table.play("draw")
    assert kinds(events) == ["draw"]
    assert events[0].seen_by(1).secret == {}
    assert events[0].seen_by(0).secret == {"card": "treats"}
    assert drawn.hand(0) == ["labrador", "treats"]
    assert drawn.game.acting(drawn.state) == (1,)
    placed, events = drawn.play("collie thu")
    assert kinds(events) == ["place"]
    assert placed.hand(1) == []
    assert placed.game.acting(placed.state) == (0,)
    assert placed.game.turn(placed.state) == drawn.game.turn(drawn.state) + 1


def test_it_is_nobody_elses_turn() -> None:
    table = sit("woof-days", f"{EMPTY}|{EMPTY}", ["labrador", "labrador"], "shiba")
    assert table.refuses("draw", 1) == "days-not-your-turn"
    assert table.refuses("labrador mon", 1) == "days-not-your-turn"
    assert table.refuses("draw", 2) == "days-not-your-turn"


def test_an_event_without_effect_can_not_be_thrown_away() -> None:
    table = sit("woof-days", f"{EMPTY}|{EMPTY}", ["treats lead zoomies"], "shiba")
    assert table.offered() == ["draw"]
    assert table.refuses("treats a mon") == "days-no-dog-there card=treats day=mon week=a"
    assert table.refuses("pass") == "days-no-pass"


def test_the_last_card_makes_the_discard_the_new_pile_at_once() -> None:
    table = sit("woof-days", f"{EMPTY}|{EMPTY}", [], "shiba", discard="treats lead zoomies")
    after, events = table.play("draw")
    assert kinds(events) == ["draw", "reshuffle"]
    assert events[1].facts == {"count": 3}
    assert after.discard == []
    assert after.game.view(after.state, None).draw_pile == 3


def test_reshuffling_is_random_by_the_seed() -> None:
    cards = "treats lead zoomies cushion grooming comforter labrador collie shiba staffie"
    piles = set()
    for number in range(6):
        table = sit(
            "woof-days", f"{EMPTY}|{EMPTY}", [], "shiba", discard=cards, seed=f"{number:064x}"
        )
        piles.add(tuple(table.after("draw").game.dump(table.after("draw").state)["pile"]))
    assert len(piles) == 6


def trimming(*sizes: int) -> Sitting:
    """Somebody with so many cards less one draws the last card, and the discard is empty."""
    hands = [" ".join(["labrador"] * size) for size in (sizes[0] - 1, *sizes[1:])]
    table = sit("woof-days", "|".join([EMPTY] * len(sizes)), hands, "collie")
    return table.after("draw")


def test_all_who_hold_more_than_five_trim_at_once_and_in_secret() -> None:
    table = trimming(7, 5, 6)
    turn = table.game.turn(table.state)
    assert table.game.acting(table.state) == (0, 2)
    assert table.refuses("labrador", 1) == "days-not-your-turn"
    assert table.refuses("draw", 0) == "days-trim-first count=2"
    assert table.refuses("collie collie", 0) == "days-not-in-hand card=collie"
    assert table.refuses("labrador", 0) == "unfinished"
    assert table.refuses("labrador labrador labrador", 0) == "days-too-long word=labrador"
    assert table.asks("", 0) == "trim"
    assert table.offered("collie", 0) == ["labrador"]

    chosen, events = table.play("collie labrador", 0)
    assert kinds(events) == ["trim_chosen"]
    assert events[0].seen_by(2).secret == {}
    assert chosen.game.acting(chosen.state) == (2,)
    assert chosen.game.turn(chosen.state) == turn
    assert chosen.discard == []
    assert chosen.game.view(chosen.state, None).hand_sizes == (7, 5, 6)
    assert chosen.refuses("labrador", 0) == "days-trim-chosen"

    done, events = chosen.play("labrador", 2)
    assert kinds(events) == ["trim_chosen", "trim_done", "reshuffle"]
    assert events[1].facts == {"cards": {"a": ["labrador", "collie"], "c": ["labrador"]}}
    assert done.game.turn(done.state) > turn
    assert done.game.acting(done.state) == (1,)
    assert done.game.view(done.state, None).hand_sizes == (5, 5, 5)
    assert done.game.view(done.state, None).draw_pile == 3


def test_who_trims_sees_their_own_hand_and_choice_only() -> None:
    table = trimming(7, 6)
    view = table.game.view(table.state, 1)
    assert (view.phase, view.trim, len(view.hand)) == ("trim", 1, 6)
    assert table.game.view(table.state, None).trim == 0
    before = table.game.view(table.state, 1).model_dump(exclude={"acting"})
    chosen, _ = table.play("labrador labrador", 0)
    assert chosen.game.view(chosen.state, 1).model_dump(exclude={"acting"}) == before


def test_with_small_hands_two_discarded_cards_are_shuffled_without_a_trim() -> None:
    table = sit("woof-days", f"{EMPTY}|{EMPTY}", ["labrador"], "shiba", discard="treats lead")
    assert kinds(table.play("draw")[1]) == ["draw", "reshuffle"]


def test_who_resigns_while_all_trim_is_waited_for_no_longer() -> None:
    table = trimming(7, 5, 6)
    table, _ = table.play("labrador labrador", 0)
    done = table.resign(2)
    assert done.game.acting(done.state) == (1,)
    # Two trimmed cards and the six of the hand that was given up.
    assert done.game.view(done.state, None).draw_pile == 8
    assert done.hand(0) == ["labrador"] * 4 + ["collie"]


def test_who_resigns_after_choosing_discards_the_whole_hand_once() -> None:
    table = trimming(7, 5, 6)
    table, _ = table.play("labrador labrador", 0)
    table = table.resign(0)
    assert table.game.acting(table.state) == (2,)
    assert len(table.discard) == 7
    done = table.after("labrador")
    assert done.game.acting(done.state) == (1,)
    assert done.game.view(done.state, None).draw_pile == 8


def test_nothing_to_draw_and_nothing_to_play_is_a_forced_pass() -> None:
    table = sit("woof-days", f"{EMPTY}|{EMPTY}|{EMPTY}", ["corgi", "corgi", "corgi"])
    assert table.offered() == ["pass"]
    assert table.refuses("draw") == "days-nothing-to-draw"
    passed, events = table.play("pass")
    assert kinds(events) == ["pass"]
    table = passed.after("pass")
    assert table.outcome() is None
    over, events = table.play("pass")
    assert kinds(events) == ["pass", "over"]
    assert over.outcome().reason == "all_passed"
    assert over.outcome().places == (1, 1, 1)
    assert over.game.acting(over.state) == ()


def test_a_pass_counts_no_longer_once_somebody_plays() -> None:
    table = sit("woof-days", f"{EMPTY}|{EMPTY}", ["corgi", "labrador labrador"])
    table = table.after("pass", "labrador mon", "pass")
    assert table.outcome() is None
    assert table.offered() == ["labrador"]
    # Both have passed and both have played in between; one pass more is not all in a row.
    table = sit("woof-days", f"{EMPTY}|{EMPTY}", ["german_shepherd", "labrador corgi"])
    table = table.after("pass", "labrador mon", "german_shepherd b mon", "pass")
    assert table.outcome() is None
    assert table.after("pass").outcome().reason == "all_passed"


def test_passing_with_large_hands_and_no_pile_leads_to_a_trim() -> None:
    # Not reachable from a deal; whoever sets it up by hand must not be stuck.
    table = sit("woof-days", f"{EMPTY}|{EMPTY}", [" ".join(["corgi"] * 7), "corgi"])
    table = table.after("pass")
    assert table.game.view(table.state, 0).trim == 2
    table = table.after("corgi corgi")
    assert table.game.acting(table.state) == (1,)
    assert table.offered() == ["draw"]


def test_who_resigns_leaves_a_week_that_others_may_use() -> None:
    weeks = f"{week(mon='collie')}|{EMPTY}|{EMPTY}"
    table = sit("woof-days", weeks, ["labrador corgi", "treats", "labrador"], "shiba shiba")
    table = table.resign(0)
    assert table.discard == ["labrador", "corgi"]
    assert table.game.acting(table.state) == (1,)
    assert table.refuses("draw", 0) == "days-resigned"
    table = table.after("treats a mon")
    assert table.weeks == f"{EMPTY}|{EMPTY}|{EMPTY}"
    table = table.after("draw")
    assert table.game.acting(table.state) == (1,)


def test_who_resigns_out_of_turn_is_passed_over() -> None:
    table = sit("woof-days", "|".join([EMPTY] * 3), ["labrador"] * 3, "shiba shiba shiba")
    turn = table.game.turn(table.state)
    table = table.resign(1)
    assert table.game.acting(table.state) == (0,)
    assert table.game.turn(table.state) == turn
    table = table.after("draw")
    assert table.game.acting(table.state) == (2,)


def test_nobody_resigns_twice_or_from_a_game_that_is_over() -> None:
    table = sit("woof-days", "|".join([EMPTY] * 3), ["labrador"] * 3, "shiba").resign(1)
    with pytest.raises(NotNow, match="days-resigned"):
        table.resign(1)
    over = table.resign(2)
    for seat in range(3):
        with pytest.raises(NotNow, match="days-over"):
            over.resign(seat)
    assert over.refuses("draw", 0) == "days-over"


def test_the_last_one_left_is_first_and_all_others_last() -> None:
    weeks = f"{week(mon='great_dane')}|{week(mon='labrador')}|{week(mon='collie')}"
    table = sit("woof-days", weeks, ["labrador"] * 3, "shiba").resign(0).resign(2)
    outcome = table.outcome()
    assert outcome.reason == "resigned"
    assert outcome.places == (2, 1, 2)
    assert outcome.scores == (7, 1, 3)
    assert outcome.resigned == (True, False, True)


def test_resigned_seats_share_the_last_place_whatever_they_score() -> None:
    six = week(**dict.fromkeys(["mon", "tue", "wed", "thu", "fri", "sat"], "labrador"))
    weeks = f"{week(mon='great_dane', wed='great_dane')}|{six}|{week(mon='collie')}"
    table = sit("woof-days", weeks, ["", "labrador", ""], "shiba shiba").resign(0)
    outcome = table.after("labrador sun").outcome()
    assert outcome.scores == (14, 7, 3)
    assert outcome.places == (3, 1, 2)


def test_a_tree_of_who_resigned_stays_and_is_not_lost() -> None:
    game = GAMES["cat-days"]
    state = game.resign(game.start(bytes(32), 3, game.options()), 1).state
    game.check(state)
    assert game.view(state, None).trees == (1, 1, 1)


def test_the_discard_of_who_resigned_fills_an_empty_pile() -> None:
    table = sit("woof-days", "|".join([EMPTY] * 3), ["corgi corgi", "corgi", "corgi"])
    table = table.resign(0)
    assert table.game.acting(table.state) == (1,)
    assert table.offered() == ["draw"]


def test_passes_of_who_resigned_do_not_end_the_game_early() -> None:
    table = sit("woof-days", "|".join([EMPTY] * 3), ["", "corgi", "corgi"])
    table = table.after("pass").resign(0)
    assert table.outcome() is None
    table = table.after("pass")
    assert table.outcome() is None
    assert table.after("pass").outcome().reason == "all_passed"


def test_two_weeks_can_become_full_by_one_card() -> None:
    # The shepherd takes my last empty day and sends its neighbour to their last one.
    mine = week(
        tue="collie+labrador", wed="shiba", thu="shiba", fri="shiba", sat="shiba", sun="shiba"
    )
    theirs = week(tue="shiba", wed="shiba", thu="shiba", fri="shiba", sat="shiba", sun="shiba")
    table = sit("woof-days", f"{mine}|{theirs}", ["australian_shepherd"], "labrador")
    over, events = table.play("australian_shepherd a mon tue b mon")
    assert kinds(events) == ["place", "move", "full_week", "full_week", "over"]
    assert over.outcome().scores == (3 + 3 + 5 * 3, 1 + 6 * 3)


def test_the_week_is_looked_at_after_the_whole_card_is_done() -> None:
    # The shepherd fills my week for a moment, but its only neighbour leaves for theirs.
    mine = week(tue="labrador", wed="shiba", thu="shiba", fri="shiba", sat="shiba", sun="shiba")
    table = sit("woof-days", f"{mine}|{EMPTY}", ["australian_shepherd"], "labrador")
    after, events = table.play("australian_shepherd a mon tue b mon")
    assert kinds(events) == ["place", "move"]
    assert after.outcome() is None


def test_catnip_can_end_the_game_at_once() -> None:
    pile = "zen_cat+zen_cat+zen_cat+lazy_cat"
    table = sit("cat-days", f"{week(mon=pile, tue=pile)}|{EMPTY}", ["catnip"], "zen_cat")
    over, events = table.play("catnip mon")
    assert kinds(events) == ["event", "catnip", "discard", "full_week", "over"]
    assert len(events[1].facts["laid"]) == 7
    assert events[2].facts.keys() == {"cards"}, "what is left over comes from no day"
    assert len(over.discard) == 1 + 1


def test_catnip_lays_one_cat_a_day_from_its_start_and_leaves_the_trees() -> None:
    mine = week(mon="zen_cat+lazy_cat^", wed="happy_cat", sun="wild_cat")
    laid = set[str]()
    for number in range(40):
        table = sit("cat-days", f"{mine}|{mine}", ["catnip"], "zen_cat", seed=f"{number:064x}")
        own, theirs = table.after("catnip thu").weeks.split("|")
        assert theirs == mine
        days = own.split("/")
        assert days[:3] == ["^", "", ""]
        assert sorted(days[3:]) == ["happy_cat", "lazy_cat", "wild_cat", "zen_cat"]
        laid.add(own)
    # 24 orders; with 40 of them drawn, fewer than 10 different ones would be no shuffle.
    assert len(laid) > 10


def test_catnip_needs_a_cat() -> None:
    table = sit("cat-days", f"{week(mon='^')}|{week(mon='zen_cat')}", ["catnip"], "zen_cat")
    assert table.offered() == ["draw"]
    assert table.refuses("catnip mon") == "days-no-cats card=catnip"


def test_a_tree_alone_fills_no_day() -> None:
    six = week(**dict.fromkeys(["mon", "tue", "wed", "thu", "fri", "sat"], "zen_cat"))
    table = sit("cat-days", f"{six}|{EMPTY}", [], "zen_cat", trees={"a": 1})
    planted, events = table.play("cat_tree sun")
    assert kinds(events) == ["tree"]
    assert planted.outcome() is None
    assert planted.discard == []
    assert planted.game.view(planted.state, None).trees == (0, 0)
    assert planted.after("draw").refuses("cat_tree mon") == "days-no-tree-left"


def test_a_tree_uncovers_what_lies_beneath() -> None:
    weeks = f"{week(mon='lazy_cat+zen_cat+nervous_cat+grumpy_cat')}|{EMPTY}"
    table = sit("cat-days", weeks, [], "zen_cat", trees={"a": 1})
    assert table.totals() == (0, 0)
    table = table.after("cat_tree mon")
    assert table.totals() == (2 + 6 + 0, 0)
    assert table.game.view(table.state, None).weeks[0][0].visible == 3
