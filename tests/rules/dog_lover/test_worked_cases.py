"""Cases L1 … L7 and T1 … T12 of dog_lover.md 10.1 and 10.2, by their ids, and its rulings Q1 … ."""

from tests.rules.dog_lover.sit import area, sit


def test_l1_two_cards_of_the_guarded_line_are_too_many() -> None:
    table = sit(post="w2")
    refusal = "lover-guarded cells=a2b2c2 count=3 limit=1 line=2"
    assert table.refuses("k00 a2b2c2-w2") == refusal
    offered = table.offered("k00")
    assert not [place for place in offered if place.startswith("a2b2c2")]
    assert {"a3b3c3-w3", "a1b1c1-w1", "b1b2b3-nb", "c1c2c3-nc"} <= {*offered}


def test_l3_one_card_of_the_guarded_line_may_be_taken() -> None:
    table = sit(area(tricks="k00 k08"), post="sa")
    assert "a1b1c3-e3" in table.offered("k08")
    taken = table.after("k08 a1b1c3-e3")
    assert taken.grid() == ". . ad | d08 f1k bo | d15 f1c ."
    assert taken.dump()["post"] == "e3"


def test_l5_a_trick_stays_inside_the_grid() -> None:
    table = sit(area(tricks="k00 k08"))
    assert table.refuses("k00 b1c1d1-w1") == "lover-outside cells=b1c1d1"
    assert table.refuses("k00 a2a3a4-na") == "lover-outside cells=a2a3a4"
    assert table.refuses("k08 a0b0c2-e2") == "lover-outside cells=a0b0c2"


def test_cells_alone_do_not_say_where_the_watch_dog_goes() -> None:
    table = sit(area(tricks="k00 k08"))
    assert table.refuses("k00 a1b1c1") == "lover-which-post cells=a1b1c1 trick=k00"
    assert table.refuses("k00 a1b1") == "lover-unknown-word word=a1b1"
    assert table.refuses("k00 a1b1c3") == "lover-unknown-word word=a1b1c3"


def test_l7_the_grid_is_refilled_row_by_row() -> None:
    deck = "end f1s f1k f1c fw f1s f1k f1c fw f1s wk tr ad"
    column = sit(post="w2", deck=deck).after("k00 c1c2c3-nc")
    assert "refill [['c1', 'ad'], ['c2', 'tr'], ['c3', 'wk']]" in column.events("end")
    beg = sit(area(tricks="k03"), deck=deck).after("k03 b1a2c2-e2")
    assert "refill [['b1', 'ad'], ['a2', 'tr'], ['c2', 'wk']]" in beg.events("end")
    assert beg.after("end").grid() == "d01 ad ad | tr f1k wk | d15 f1c ball"


GIFTS = "wk d01 x02 | x01 f2s fw | wk f1c fetch"
"""A grid of what needs more thought."""


def test_t1_a_walk_goes_under_a_dog_rescued_later_that_turn() -> None:
    table = sit(area("d02+1w", hand="ad ad"), grid=GIFTS).after("k00 a1a2a3-na")
    assert table.area()["walks"] == 2
    assert "walk" not in table.offered()
    assert table.refuses("walk 1") == "lover-no-room-walks"
    rescued = table.after("rescue r02")
    assert rescued.asks("walk") == "dog-walk"
    assert rescued.offered("walk") == ["2"]
    assert rescued.refuses("end").startswith("lover-trait-first")
    done = rescued.after("walk 2")
    assert done.dogs() == "d02+1w r02+1w"
    assert done.after("trait x01 2", "walk 2").dogs() == "d02+1w r02+2w+x01"


def test_t2_a_walk_that_fits_under_no_dog_is_lost() -> None:
    table = sit(area("d02+1w"), grid="f1s d08 ad | wk f1k f1k | d15 f1c ball")
    taken = table.after("k00 a2b2c2-w2")
    assert taken.events("end")[:2] == ["lost_walk a 1", "end_turn a"]
    after = taken.after("end")
    assert after.area()["walks"] == 0
    assert after.dump()["discard"].count("wk") == 1


def test_q9_what_can_be_placed_must_be_placed() -> None:
    table = sit(area("d02"), grid=GIFTS).after("k00 a1b1c1-w1")
    assert table.refuses("end") == "lover-trait-first trait=x02"
    assert table.after("trait x02 1").refuses("end") == "lover-walk-first"
    assert "end" not in table.after("trait x02 1").offered()
    assert "end" in table.after("trait x02 1", "walk 1").offered()


def test_t4_a_trait_is_attached_to_a_dog_of_the_same_pattern() -> None:
    table = sit(area("d15"), grid=GIFTS).after("k00 a1b1c1-w1")
    assert table.offered("trait") == ["x02"]
    assert (table.asks("trait"), table.asks("trait x02")) == ("which-trait", "dog-trait")
    assert table.offered("trait x02") == ["2"]
    assert table.refuses("trait x02 1") == "lover-trait-size dog=d15 trait=x02"
    assert table.after("trait x02 2").dogs() == "d15 d01+x02"


def test_q8_a_trait_may_wait_for_a_dog_gained_later_that_turn() -> None:
    grid = "wk f1s x02 | f1s f2s fw | d01 f1c bo"
    table = sit(area("d15", fetch=True), grid=grid).after("k00 c1c2c3-nc")
    assert "trait" not in table.offered()
    assert table.refuses("trait") == "lover-no-dog-for-trait trait=x02"
    assert table.after("fetch a3", "trait x02 2").dogs() == "d15 d01+x02"


def test_t5_a_dog_has_one_trait() -> None:
    table = sit(area("d02+x04", traits="x02"), retrieved=True)
    assert "trait" not in table.offered()
    assert table.refuses("trait x02 1") == "lover-no-dog-for-trait trait=x02"
    two = sit(area("d02+x04 d01", traits="x02"), retrieved=True)
    assert two.offered("trait x02") == ["2"]
    assert two.refuses("trait x02 1") == "lover-has-trait dog=d02"


def test_t7_fetch_waits_for_the_next_own_turn() -> None:
    table = sit(area("d02"), grid=GIFTS, post="na").after("k00 a3b3c3-w3")
    assert table.area()["fetch"]
    assert table.refuses("fetch b1") == "lover-fetch-not-yet"
    assert "fetch" not in table.offered()
    assert not table.view().fetch_ready
    mine = table.after("walk 1", "end", "k00 b1b2b3-nb", "end")
    assert mine.state.active == 0
    assert mine.view().fetch_ready
    assert "fetch" in mine.offered()


def test_t7_with_the_option_fetch_may_be_played_at_once() -> None:
    table = sit(area("d02"), grid=GIFTS, post="na", on="fetch_at_once").after("k00 a3b3c3-w3")
    assert table.view().fetch_ready
    assert table.offered("fetch") == ["a1", "b1", "c1", "a2", "b2", "c2"]
    assert table.after("fetch b1").dogs() == "d02 d01"


def test_t9_a_trick_learnt_can_be_used_the_same_turn() -> None:
    table = sit(area(hand="tr tr tr"))
    learnt = table.after("learn k18")
    assert learnt.hand() == ""
    assert learnt.area()["tricks"] == ["k00", "k18"]
    assert "k18" in learnt.offered()
    place = learnt.offered("k18")[0]
    assert learnt.after(f"k18 {place}").grid().count(".") == 4


def test_t9_a_trick_costs_its_price_in_training() -> None:
    table = sit(area(hand="tr tr"))
    assert table.offered("learn") == ["k07", "k08"]
    assert table.refuses("learn k18") == "lover-too-few-training have=2 price=3"
    assert table.after("learn k07").hand() == "tr"
    cheaper = sit(area("d08+x07", hand="tr tr"))
    assert cheaper.after("learn k18").hand() == ""
    assert cheaper.after("learn k07").hand() == "tr"


def test_t11_no_turn_ends_without_a_retrieve() -> None:
    table = sit()
    assert "end" not in table.offered()
    assert table.refuses("end") == "lover-retrieve-first"
    taken = table.after("k00 a1b1c1-w1")
    assert taken.offered()[0] == "end"
    assert "k00" not in taken.offered()
    assert taken.refuses("k00 a2b2c2-w2") == "lover-retrieved"


def test_t11_one_trick_with_a_legal_placement_is_enough_to_demand_a_retrieve() -> None:
    # No two by two fits on a grid whose middle row is guarded.
    table = sit(area(tricks="k14 k00"), post="w2")
    assert table.offered() == ["k00"]
    assert table.refuses("end") == "lover-retrieve-first"


def test_t11_a_turn_without_a_legal_placement_ends_at_once() -> None:
    table = sit(grid="d01 . . | . f1k . | . . ball")
    assert table.offered() == ["end"]
    assert table.refuses("k00") == "lover-no-place trick=k00"
    after = table.after("end")
    assert after.dump()["post"] == "w3"
    assert after.grid().count(".") == 0


def test_t12_food_becomes_cubes_and_never_sits_in_the_hand() -> None:
    table = sit(grid=GIFTS).after("k00 a2b2c2-w2")
    assert table.cubes() == (2, 0, 0, 1)
    assert table.hand() == ""
    assert sorted(table.dump()["discard"]) == ["f2s", "fw"]


def test_t12_each_food_gives_the_cubes_of_its_own_colour() -> None:
    one = sit(grid="f1s f1k f1c | f2s f2k f2c | fw fw fw")
    assert one.after("k00 a1b1c1-w1").cubes() == (1, 1, 1, 0)
    assert one.after("k00 a2b2c2-w2").cubes() == (2, 2, 2, 0)


def test_q7_fetch_takes_a_guarded_card_and_leaves_the_watch_dog_alone() -> None:
    table = sit(area(fetch=True), post="w1").after("k00 a2b2c2-w2")
    for cell in ("a1", "b1", "c1"):
        assert cell in table.offered("fetch")
    assert table.refuses("fetch a2") == "lover-empty-cell cell=a2"
    swapped = table.after("fetch a1")
    assert swapped.grid() == "fetch f1s ad | . . . | d15 f1c ball"
    assert swapped.dump()["post"] == "w2"
    assert swapped.dogs() == "d02 d08 d01"


def test_q6_no_trick_takes_the_fetch_that_was_just_laid() -> None:
    table = sit(area(fetch=True)).after("fetch b1")
    refusal = "lover-fetch-just-laid cell=b1 cells=a1b1c1"
    assert table.refuses("k00 a1b1c1-w1") == refusal
    assert not [place for place in table.offered("k00") if "b1" in place]
    assert table.view().swapped == "b1"
    free = sit(area(fetch=True), on="fetch_back").after("fetch b1")
    assert free.view().swapped is None
    back = free.after("k00 a1b1c1-w1")
    assert back.area()["fetch"]
    assert "fetch" not in back.offered()


def test_q22_fetch_lying_in_the_grid_is_taken_like_any_card() -> None:
    table = sit(area(), area("d03", fetch=True), active="b").after("fetch b1", "k00 a2b2c2-w2")
    mine = table.after("end", "k00 a1b1c1-w1")
    assert (mine.area(0)["fetch"], mine.area(1)["fetch"]) == (True, False)
    assert "fetch" not in mine.hand()


def test_q10_and_q11_a_penalty_takes_what_there_is_and_the_payer_chooses() -> None:
    three = sit(area("d15", cubes=(2, 0, 0, 1), traits="x05"), retrieved=True)
    assert three.asks("end") == "pay-cube"
    assert three.offered("end") == ["s", "w"]
    assert three.refuses("end k") == "lover-cannot-pay item=k"
    assert three.offered("end s") == ["s", "w"]
    assert three.after("end s w").cubes() == (1, 0, 0, 0)
    assert three.offered("end w") == []
    told = three.events("end w")
    assert told[0] == "lost_trait a x05 {'cubes': [1, 0, 0, 1]}"
    two = sit(area("d15", cubes=(1, 0, 1, 0), traits="x05"), retrieved=True)
    assert two.offered("end") == []
    assert two.after("end").cubes() == (0, 0, 0, 0)
    none = sit(area("d15", traits="x05"), retrieved=True)
    assert none.events("end")[0] == "lost_trait a x05 {'cubes': [0, 0, 0, 0]}"
    assert none.after("end").area()["traits"] == []


def test_what_each_trait_costs_when_no_dog_can_have_it() -> None:
    hand = "tr tr ad bo ball rope rope"
    costs = {
        "x01": "{'training': 1}",
        "x06": "{'adoption': 1}",
        "x09": "{'bone': 1}",
    }
    for trait, cost in costs.items():
        table = sit(area("d02+x04 d15+x08", hand=hand, traits=trait), retrieved=True)
        assert table.events("end")[0] == f"lost_trait a {trait} {cost}"
    nothing = sit(area("d02", hand=hand, traits="x08"), retrieved=True)
    assert nothing.events("end")[0] == "lost_trait a x08 {}"
    assert nothing.after("end").hand() == hand
    thing = sit(area("d15", hand=hand, traits="x10"), retrieved=True)
    assert (thing.asks("end"), thing.offered("end")) == ("pay-thing", ["ball", "rope"])
    assert thing.events("end rope")[0] == "lost_trait a x10 {'things': ['rope']}"
    assert thing.after("end rope").hand() == "tr tr ad bo ball rope"


def test_several_penalties_are_paid_in_the_order_in_which_the_traits_came() -> None:
    table = sit(area("d08", cubes=(1, 1, 0, 0), hand="ball rope", traits="x04 x10"), retrieved=True)
    assert table.offered("end") == ["s", "k"]
    assert table.asks("end s") == "pay-thing"
    assert table.refuses("end s s") == "lover-cannot-pay item=s"
    assert table.refuses("end s ball k") == "lover-too-long word=k"
    after = table.after("end k rope")
    assert (after.cubes(), after.hand()) == ((1, 0, 0, 0), "ball")


def test_q11_what_one_penalty_took_is_not_there_for_the_next() -> None:
    table = sit(area("d08", cubes=(1, 1, 0, 0), traits="x03 x04"), retrieved=True)
    assert table.offered("end") == ["s", "k"]
    assert table.offered("end s") == []
    told = table.events("end s")
    assert told[:2] == [
        "lost_trait a x03 {'cubes': [1, 0, 0, 0]}",
        "lost_trait a x04 {'cubes': [0, 1, 0, 0]}",
    ]
    assert table.after("end s").cubes() == (0, 0, 0, 0)


def test_q13_nothing_is_done_in_anothers_turn() -> None:
    table = sit(area(), area("d03", hand="tr ad ad"))
    assert table.refuses("tuck 1", seat=1) == "lover-not-your-turn"
    assert table.refuses("rescue r01", seat=1) == "lover-not-your-turn"


def test_q15_two_dogs_are_rescued_with_four_adoptions() -> None:
    table = sit(area(hand="ad ad ad ad ad")).after("rescue r01", "rescue r05")
    assert table.dogs() == "d02 r01 r05"
    assert table.refuses("rescue r02") == "lover-too-few-adoptions have=1 price=2"
    assert table.dump()["shelter"] == ["r04", "r02", "r03"]
    assert sit(area("d15+x06", hand="ad")).after("rescue r02").dogs() == "d15+x06 r02"


def test_q12_and_the_traits_that_change_how_much_goes_under_a_dog() -> None:
    tireless = sit(area("d08+1w+x01 d15+x08", walks=2), retrieved=True)
    assert tireless.offered("walk") == ["1"]
    assert tireless.refuses("walk 2") == "lover-no-room-walk dog=d15"
    assert tireless.after("walk 1").events("end")[0] == "lost_walk a 1"
    pupil = sit(area("d02+1t+x02 d03+1t", hand="tr tr"))
    assert pupil.offered("tuck") == ["1"]
    assert pupil.after("tuck 1", "tuck 1").dogs() == "d02+3t+x02 d03+1t"
    earlier = sit(area("d15+1w", traits="x08"), retrieved=True).after("trait x08 1")
    assert earlier.dogs() == "d15+1w+x08"


def test_q19_a_trait_lets_its_owner_take_two_guarded_cards() -> None:
    huddle = sit(area("d01+x05", tricks="k00 k14"), post="w2")
    assert "a1b1a2b2-w1" in huddle.offered("k14")
    assert huddle.view().guard_limit == (2, 1)
    assert huddle.refuses("k00 a2b2c2-w2").endswith("limit=2 line=2")
    plain = sit(area("d01", tricks="k00 k14"), post="w2")
    assert plain.refuses("k14") == "lover-no-place trick=k14"
    assert "k14" not in plain.offered()
