"""How turns follow one another: the watch dog, undo, the displays, rounds, the end, giving up."""

from random import Random
from typing import Any

import pytest

from rules.dog_lover.game import DOG_LOVER
from rules.game import Outcome
from tests.rules.dog_lover.sit import Sitting, area, sit


def dealt(seats: int, seed: int = 0, **options: bool) -> Sitting:
    chosen = DOG_LOVER.options.model_validate(options)
    return Sitting(DOG_LOVER, DOG_LOVER.start(Random(seed).randbytes(32), seats, chosen))


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_last_player_places_the_watch_dog_and_the_first_begins(seats: int) -> None:
    for seed in range(12):
        table = dealt(seats, seed)
        first = table.state.first
        assert table.state.acting() == ((first - 1) % seats,)
        assert (table.offered(), table.asks("watch")) == (["watch"], "watch-post")
        assert table.offered("watch") == ["w1", "w2", "w3", "na", "nb", "nc"]
        assert table.view().post is None
        after, events = table.play("watch nb")
        assert after.state.acting() == (first,)
        assert after.view().post == "nb"
        assert [event.kind for event in events] == ["start", "watch"]
        dogs = [seat["dogs"][0]["card"] for seat in table.dump()["areas"].values()]
        told = {"first": first, "tricks": ["k00"] * seats, "dogs": dogs}
        assert events[0].facts == told
        assert (events[1].seat, events[1].facts) == ((first - 1) % seats, {"post": "nb"})


def test_a_turn_passes_to_the_next_seat() -> None:
    table = sit(area(), area(), area(), first="b", active="c")
    after = table.after("k00 a1b1c1-w1", "end")
    assert (after.state.active, after.state.number) == (0, 1)
    again = after.after("k00 a2b2c2-w2", "end")
    assert (again.state.active, again.state.number) == (1, 2)


def test_what_is_told_of_a_turn() -> None:
    table = sit(area(hand="tr tr ad ad", fetch=True), tricks_pile="", shelter_pile="")
    assert table.events("k00 a1b1c1-w1") == [
        "retrieve a k00 ['a1', 'b1', 'c1'] ['d01', 'f1s', 'ad'] w1"
    ]
    assert table.events("fetch b2") == ["fetch a b2 f1k"]
    assert table.events("learn k07") == ["learn a k07 1 None"]
    assert table.events("rescue r02") == ["rescue a r02 2 None"]
    assert table.events("tuck 1") == ["tuck a 1 d02"]
    taken = table.after("tuck 1", "k00 a1b1c1-w1")
    assert taken.events("undo") == ["undo a retrieve"]
    assert taken.after("undo").events("undo") == ["undo a tuck"]
    assert taken.events("end") == [
        "end_turn a",
        "refill [['a1', 'fw'], ['b1', 'f1c'], ['c1', 'f1k']]",
    ]
    gifts = sit(area("d01", walks=1, traits="x02"), retrieved=True)
    assert gifts.events("walk 1") == ["walk a 1 d01"]
    assert gifts.events("trait x02 1") == ["trait a x02 1 d01"]


def test_a_display_slides_on_and_turns_up_a_new_card_at_once() -> None:
    table = sit(area(hand="tr tr ad ad"))
    assert table.events("learn k08") == ["learn a k08 1 k13"]
    learnt = table.after("learn k08")
    assert learnt.dump()["tricks"] == ["k13", "k07", "k18"]
    assert learnt.view().tricks_pile == 1
    rescued = learnt.after("rescue r01")
    assert rescued.dump()["shelter"] == ["r05", "r02", "r03"]
    assert rescued.view().shelter_pile == 1
    spent = sit(area(hand="tr"), tricks_pile="").after("learn k08")
    assert spent.dump()["tricks"] == ["k07", "k18"]


def test_every_step_that_turns_up_nothing_is_taken_back() -> None:
    table = sit(
        area("d01 d08", hand="tr tr ad ad", fetch=True, walks=1, traits="x02"),
        tricks_pile="",
        shelter_pile="",
    )
    steps = [
        *("trait x02 1", "walk 2", "tuck 1", "learn k08", "rescue r02"),
        *("fetch a1", "k00 a2b2c2-w2"),
    ]
    tables = [table]
    for step in steps:
        tables.append(tables[-1].after(step))
    for before, after in zip(tables[-2::-1], tables[:0:-1], strict=True):
        assert after.view().undo
        undone = after.after("undo")
        assert {**undone.dump(), "turn": 0} == {**before.dump(), "turn": 0}
    assert table.refuses("undo") == "lover-nothing-to-undo"
    everything = tables[-1].after(*["undo"] * len(steps))
    assert {**everything.dump(), "turn": 0} == table.dump()


@pytest.mark.parametrize("step", ["learn k07", "rescue r01"])
def test_nothing_is_taken_back_once_a_new_card_was_turned_up(step: str) -> None:
    table = sit(area("d02", hand="tr tr tr ad ad")).after("tuck 1", "k00 a1b1c1-w1", step)
    assert table.refuses("undo") == "lover-nothing-to-undo"
    assert not table.view().undo
    later = table.after("tuck 2", "undo")
    assert later.refuses("undo") == "lover-nothing-to-undo"


def test_a_turn_that_has_ended_is_not_taken_back() -> None:
    table = sit().after("k00 a1b1c1-w1", "end")
    assert table.refuses("undo") == "lover-nothing-to-undo"


def test_the_end_game_card_gives_way_and_makes_this_round_the_last() -> None:
    table = sit(area(), area(), deck="f1s f1s f1s f1s f1k end f1c").after("k00 a1b1c1-w1")
    assert table.events("end") == [
        "end_turn a",
        "refill [['a1', 'f1c'], ['b1', 'f1k'], ['c1', 'f1s']]",
        "last_round",
    ]
    last = table.after("end")
    assert (last.view().last_round, last.state.active, last.view().deck) == (True, 1, 3)
    end = last.after("k00 a2b2c2-w2")
    assert end.events("end")[-1] == "over last_round"
    over = end.after("end")
    assert over.state.acting() == ()
    assert over.grid().count(".") == 0
    assert over.view().outcome is not None


def test_q17_the_end_game_card_after_the_last_turn_of_a_round_ends_the_game_at_once() -> None:
    table = sit(area(), area(), active="b", deck="f1s f1s end f1k").after("k00 a1b1c1-w1")
    assert table.events("end")[-2:] == ["last_round", "over last_round"]


def test_an_empty_deck_leaves_cells_empty() -> None:
    table = sit(area(), area(), deck="f1k f1s", last_round=True).after("k00 a1b1c1-w1", "end")
    assert table.grid() == "f1s f1k . | d08 f1k bo | d15 f1c ball"
    assert table.refuses("k00 a1b1c1-w1") == "lover-empty cells=c1"


LAST_TURN = {"first": "b", "active": "a", "retrieved": True, "last_round": True, "deck": ""}
"""Of two seats."""


def over(*areas: dict[str, Any]) -> Outcome:
    """How it ends for two when the last turn ends."""
    outcome = sit(*areas, **LAST_TURN).after("end").view().outcome
    assert outcome is not None
    return outcome


def test_places_follow_the_points_and_then_the_dogs_fed() -> None:
    fed = area("d02", cubes=(0, 1, 0, 0))
    plain = over(fed, area("d02"))
    assert (plain.reason, plain.scores, plain.places) == ("last_round", (2, -2), (1, 2))
    # 2 points each: a dog that is fed, or two that are and one that is not.
    two = area("d02 d03 d08", cubes=(0, 1, 1, 0))
    more = over(fed, two)
    assert (more.scores, more.places) == ((2, 2), (2, 1))
    assert over(fed, fed).places == (1, 1)
    # One dog fed each, with 3 points; a rescued one is better.
    rescued = area("r05+1w", cubes=(0, 0, 1, 0))
    deck_dog = area("d02+1t", cubes=(0, 1, 0, 0))
    assert over(rescued, deck_dog).scores == (3, 3)
    assert over(rescued, deck_dog).places == (1, 2)


def test_hands_are_shown_and_scored_when_it_is_over() -> None:
    table = sit(
        area("d02", cubes=(0, 1, 0, 0), hand="bo bo ball rope"),
        area("d03"),
        **LAST_TURN,
    )
    assert table.view().hands is None
    assert table.view().scores is None
    view = table.after("end").view()
    assert view.hands is not None
    assert view.scores is not None
    assert view.hands[0].bones == 2
    score = view.scores[0]
    assert (score.dogs, score.bones, score.things, score.total) == (2, 1, 3, 6)


def test_who_resigns_is_skipped_and_comes_last() -> None:
    table = sit(area(), area("d01 d15"), area("d03", hand="tr bo", fetch=True))
    left, told = table.gives_up(2)
    assert told == ["resigned c"]
    assert left.hand(2) == ""
    assert not left.area(2)["fetch"]
    assert left.dogs(2) == "d03"
    after = left.after("k00 a1b1c1-w1", "end", "k00 a2b2c2-w2", "end")
    assert (after.state.active, after.state.number) == (0, 2)
    out = after.resign(1).view().outcome
    assert out is not None
    assert (out.reason, out.places, out.resigned) == ("resigned", (1, 2, 2), (False, True, True))


def test_who_resigns_in_their_turn_leaves_a_full_grid() -> None:
    table = sit(area(traits="x01", walks=2), area(), area()).after("k00 a1b1c1-w1")
    left, told = table.gives_up(0)
    assert told == ["resigned a", "refill [['a1', 'fw'], ['b1', 'f1c'], ['c1', 'f1k']]"]
    assert (left.state.active, left.state.number) == (1, 1)
    assert (left.area()["walks"], left.area()["traits"]) == (0, [])
    assert left.refuses("undo") == "lover-nothing-to-undo"
    assert left.dump()["retrieved"] is False


def test_rounds_are_counted_when_the_start_player_has_left() -> None:
    table = sit(area(), area(), area()).resign(0)
    assert (table.state.active, table.state.number) == (1, 1)
    after = table.after("k00 a1b1c1-w1", "end", "k00 a2b2c2-w2", "end")
    assert (after.state.active, after.state.number) == (1, 2)


def test_the_last_round_ends_without_the_start_player_too() -> None:
    table = sit(area(), area(), area(), active="c", retrieved=True, last_round=True, deck="")
    told = table.resign(0).events("end")
    assert told[-1] == "over last_round"


def test_the_last_of_the_last_round_resigning_ends_the_game_by_points() -> None:
    table = sit(area(), area(), area(), active="c", last_round=True, deck="")
    left, told = table.gives_up(2)
    assert told[-1] == "over last_round"
    outcome = left.view().outcome
    assert outcome is not None
    assert outcome.places == (1, 1, 3)


def test_the_next_one_places_the_watch_dog_if_the_last_has_left_and_gets_fetch() -> None:
    table = dealt(3, host_begins=True)
    assert table.state.acting() == (2,)
    left = table.resign(2)
    assert left.state.acting() == (1,)
    assert left.area(1)["fetch"]
    assert left.after("watch w1").state.acting() == (0,)
    first = table.resign(0)
    assert first.state.acting() == (2,)
    assert first.after("watch w1").state.acting() == (1,)


def test_a_resignation_elsewhere_leaves_the_steps_that_can_be_taken_back() -> None:
    table = sit(area(hand="tr"), area(hand="bo tr"), area()).after("tuck 1", "k00 a1b1c1-w1")
    left = table.resign(1)
    undone = left.after("undo", "undo")
    assert undone.hand(0) == "tr"
    assert undone.hand(1) == ""
    assert sorted(undone.dump()["discard"]) == ["bo", "tr"]
    assert undone.after("tuck 1").dogs() == "d02+1t"


def test_nobody_acts_twice_or_after_the_end() -> None:
    table = sit(area(), area(), area()).resign(2)
    assert table.refuses("k00 a1b1c1-w1", seat=2) == "lover-resigned"
    assert table.refuses("k00 a1b1c1-w1", seat=1) == "lover-not-your-turn"
    over_ = table.resign(1)
    assert over_.refuses("end", seat=0) == "lover-over"
