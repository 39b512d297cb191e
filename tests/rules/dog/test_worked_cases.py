"""The checked positions of dog.md 8, and the questions and traps of dog.md 9 by their numbers."""

import pytest

from rules.dog.successors import question, results
from tests.rules.dog.sit import royal, sit

TABLE = """
|||                                  A   1   1
P0*|||                               4   2   2
P60|||                               8   2   2
P60F1|||                             8   1   1
P0*P60|||                            5   1   1
P15|P16*||                           5   0   0
P13|P16*||                           3   0   0
P63P0|||                             5   3   1
P63P0|||                             A   6   2
P10P12|||                            J   0   0
P0*P10|P16*P20|P40|P63               J   3   3
P60|P0P62||                          7   2   2
P60|P0P62||                          8   2   2
P60F1|P62||                          7   5   5
P62F0|||                             7   5   5
P10P20P30F0|P12P33||                 7 100 100
P61F1F2F3||P40P33|                   7   1   5
P61F1F2F3||P31F1F2F3|                7   1   2
F0F1F2F3||P30P40F1|                  7  27  27
"""
ROWS = [line.split() for line in TABLE.split("\n") if line]


def found(board: str, card: str, start_rule: str = "always") -> list[str]:
    asked = {"board": board, "seat": 0, "card": card, "start_rule": start_rule}
    return results(question("dog", asked))


@pytest.mark.parametrize(("board", "card", "swiss", "seed"), ROWS)
def test_the_checked_positions(board: str, card: str, swiss: str, seed: str) -> None:
    assert len(found(board, card, "swiss")) == int(swiss)
    assert len(found(board, card)) == int(seed)


def test_the_checked_positions_have_the_boards_that_their_points_name() -> None:
    assert found("P60|||", "8") == ["F3|||", "P4|||"]
    assert found("P0*|||", "4") == ["P4|||", "P60|||"]
    assert found("P60|P0P62||", "7") == ["F2|||", "P3|||"]
    assert found("P60|P0P62||", "8") == ["F3|P0P62||", "P4|P0P62||"]
    assert found("P61F1F2F3||P31F1F2F3|", "7") == ["F0F1F2F3||P34F1F2F3|", "P4F1F2F3||P31F1F2F3|"]


# -- dog.md 9 --------------------------------------------------------------------------------------


def test_case_1_a_magnet_with_the_next_pawn_directly_ahead_moves_nobody() -> None:
    table = royal("KP5|NP6|CP20|", ["magnet"])
    assert table.offered() == ["fold"]
    assert table.refuses("magnet k p5") == "dog-magnet-in-front card=magnet side=own"
    lenient = royal("KP5|NP6|CP20|", ["magnet"], on="zero_magnet")
    assert lenient.offered("magnet k") == ["p5"]
    assert lenient.after("magnet k p5").board == "KP5|NP6|CP20|"


def test_case_2_a_citizen_need_not_jump_and_draws_once_only() -> None:
    table = royal("CP8|||", ["2"], pile="5 6 8 10")
    assert table.asks("2 c p10") == "jump"
    assert table.offered("2 c p10") == ["stay", "p26"]
    stays = table.after("2 c p10 stay")
    assert (stays.board, stays.hand(0)) == ("CP10|||", "10")
    jumps = table.after("2 c p10 p26")
    assert (jumps.board, jumps.hand(0)) == ("CP26|||", "10")


def test_case_3_back_four_passes_higher_ranks_but_captures_no_king_and_nobody_on_his_start() -> (
    None
):
    table = royal("KP30JP20|NP18||", ["4"])
    assert table.offered("4 k") == ["p34", "p26"]
    assert "p16" in table.offered("4 j")
    captured = royal("JP20|KP16NP18||", ["4"])
    assert captured.offered("4 j") == ["p24"]
    assert captured.refuses("4 j p16") == "dog-blocked pawn=j square=p16"
    king = royal("JP21|KP17||", ["4"])
    assert king.refuses("4 j p17") == "dog-king-safe pawn=j square=p17"


def test_case_4_only_what_can_be_played_is_offered_and_one_card_must_be() -> None:
    table = sit("P10|||", ["8 swap 13"])
    assert table.offered() == ["8", "13"]
    assert table.refuses("fold") == "dog-no-fold"
    assert table.refuses("swap p10 p20") == "dog-swap-none-of-theirs card=swap side=own"


def test_case_5_what_the_printed_rules_leave_open_is_an_option_of_the_table() -> None:
    assert len(found("P63P0|||", "5")) == 1
    assert len(found("P63P0|||", "5", "swiss")) == 3


def test_case_6_an_own_pawn_on_the_own_start_keeps_the_others_from_the_finish() -> None:
    table = sit("P0P62|||", ["4 6"])
    assert table.offered("6") == ["p0"]
    assert table.refuses("4 p62 f1") == "dog-blocked pawn=p62 square=p0"


def test_case_7_the_second_time_on_the_start_protects_and_turns_nobody_in() -> None:
    table = sit("P61|P62||", ["3 2", "3"])
    there = table.after("3 p61 p0")
    assert there.board == "P0|P62||"
    assert there.refuses("3 p62 p1") == "dog-stuck card=3 side=own"
    mine = sit("P0|||", ["3"])
    assert mine.offered("3 p0") == ["p3"]
    assert mine.refuses("3 p0 f2") == "dog-must-lap pawn=p0"


def test_case_7_the_swiss_start_rule_has_it_the_other_way() -> None:
    there = sit("P61|P62||", ["3 2", "3"], on="swiss_start").after("3 p61 p0")
    assert there.after("3 p62 p1").board == "P0|P1||"
    mine = sit("P0|||", ["3"], on="swiss_start")
    assert mine.offered("3 p0") == ["f2", "p3"]
    entered = sit("P0*|||", ["3"], on="swiss_start")
    assert entered.offered("3 p0") == ["p3"]


def test_case_8_a_swap_without_a_foreign_pawn_can_not_be_thrown_away() -> None:
    table = sit("P10P20|||", ["swap"])
    assert table.offered() == ["fold"]


def test_case_9_the_rest_of_a_seven_must_go_to_the_partner() -> None:
    table = sit("P61F1F2F3||P40P33|", ["7"])
    assert table.offered("7 p61") == ["f0", "p4"]
    assert table.asks("7 p61 f0") == "next_pawn"
    assert table.offered("7 p61 f0") == ["p33", "p40"]
    assert table.offered("7 p61 f0 p33") == ["p36", "p35", "p34"]
    assert table.after("7 p61 f0 p33 p36").board == "F0F1F2F3||P36P40|"
    assert table.refuses("7 p61 f0") == "unfinished"


def test_case_9_and_if_the_partner_can_not_use_it_the_last_pawn_stays_out() -> None:
    table = sit("P61F1F2F3|P35|P33|P48", ["7"])
    assert table.offered("7 p61") == ["f0", "p4"]
    home = sit("P61F1F2F3|||", ["7"])
    assert home.offered("7 p61") == ["p4"]
    assert home.refuses("7 p61 f0") == "dog-rest-unusable card=7 pawn=p61"
    lapses = sit("P61F1F2F3|||", ["7"], on="lapse_rest")
    assert lapses.offered("7 p61") == ["f0", "p4"]
    assert lapses.after("7 p61 f0").board == "F0F1F2F3|||"


def test_case_9_the_eighth_pawn_needs_all_seven_points_too() -> None:
    board = "P61F1F2F3||F0F1F2F3|"
    assert sit(board, ["7"]).offered("7 p61") == ["p4"]
    won = sit(board, ["7"], on="lapse_rest").after("7 p61 f0")
    assert won.outcome().places == (1, 3, 1, 3)


def test_case_10_a_joker_may_bring_the_last_pawn_home() -> None:
    table = sit("P61F1F2F3||F0F1F2F3|", ["joker"])
    assert "4" in table.offered("joker")
    assert table.after("joker 4 p61 f0").outcome().reason == "all_home"


def test_case_11_a_seven_does_not_pass_a_pawn_that_has_just_entered() -> None:
    table = sit("P13|P16||", ["7"])
    assert table.offered() == ["fold"]
    assert table.refuses("7 p13 p20") == "dog-no-split card=7 side=own"


def test_case_12_an_own_move_captures_an_own_pawn() -> None:
    assert sit("P10P15|||", ["5"]).after("5 p10 p15").board == "P15|||"


def test_case_13_who_enters_sends_the_partners_pawn_home() -> None:
    table = sit("||P0|", ["13"])
    assert table.events("13 home p0") == [
        "play a 13 13",
        "move a a None home p0 enter",
        "captured a c None p0",
    ]
    assert table.after("13 home p0").board == "P0|||"


def test_case_14_back_four_over_the_start_and_then_in() -> None:
    table = sit("P2|||", ["4 5", "9", "9", "9"]).after("4 p2 p62", "fold", "fold", "fold")
    assert "f2" in table.offered("5 p62")
    assert table.after("5 p62 f2").board == "F2|||"


def test_case_15_folding_when_all_foreign_pawns_are_protected() -> None:
    table = sit("P10|P16||", ["swap swap"])
    assert table.offered() == ["fold"]
    assert table.events("fold") == ["fold a ['swap', 'swap']"]
    folded = table.after("fold")
    assert folded.state.folded == [True, False, False, False]
    assert folded.acting == (1,)


def test_case_16_a_helper_enters_the_partners_pawn() -> None:
    table = sit("F0F1F2F3||P40|", ["13"])
    assert table.offered("13") == ["p40", "home"]
    assert table.after("13 home p32").board == "F0F1F2F3||P32P40|"


def test_case_17_in_a_round_of_two_cards_one_is_given_and_one_kept() -> None:
    facts = {"phase": "exchange", "round": 5}
    table = sit("|||", ["2 3", "5 6", "8 9", "10 12"], **facts)
    given = table.after("give 3", "give 5", "give 9", "give 12")
    assert [given.hand(seat) for seat in range(4)] == ["2 9", "6 12", "3 8", "5 10"]


def test_case_18_the_pile_runs_out_in_the_middle_of_a_deal() -> None:
    pile, thrown = "2 2 2 2 2", " ".join(["5"] * 40)
    table = sit("|||", ["9", "", "", ""], pile=pile, discard=thrown, round=5)
    events = table.events("fold")
    assert events[0] == "fold a ['9']"
    assert events[1:] == ["round 6 6 b", "reshuffle 41"]
    dealt = table.after("fold")
    assert sorted(map(len, dealt.state.hands)) == [6] * 4
    assert sum(hand.count(0) for hand in dealt.state.hands) == 5
    assert len(dealt.state.pile) == 46 - 24
    assert dealt.state.discard == []


def test_case_19_a_knight_passes_a_citizen_on_its_start_but_no_king_there() -> None:
    over_citizen = royal("NP14|CP16||", ["3"])
    assert over_citizen.after("3 n p17").board == "NP17|CP16||"
    over_king = royal("NP14|KP16||", ["3"])
    assert over_king.offered() == ["fold"]
    with_ten = royal("NP14|KP16||", ["10"])
    assert with_ten.after("10 n p24").board == "NP24|KP16||"
    onto = royal("NP14JP40|CP16||", ["2"])
    assert onto.refuses("2 n p16") == "dog-pawn-stuck card=2 pawn=n"
    others = royal("KP14CP15|CP16||", ["3"])
    assert others.offered() == ["fold"]


def test_case_20_the_king_enters_with_both_arrows_but_walks_neither_eleven_nor_thirteen() -> None:
    table = royal("KP5|||", ["1-11 13"])
    assert table.offered("1-11 k") == ["p6"]
    assert table.refuses("1-11 k p16") == "dog-king-slow card=1-11 pawn=k"
    assert table.refuses("13 k p18") == "dog-king-slow card=13 pawn=k"
    home = royal("|||", ["1-11 13"])
    assert home.after("1-11 k p0").board == "KP0|||"
    assert home.after("13 k p0").board == "KP0|||"


def test_case_21_a_jester_inside_drops_no_points() -> None:
    assert royal("JF0|||", ["2"]).offered("2 j") == ["f2"]
    assert royal("JF0|||", ["5"]).offered() == ["fold"]
    assert royal("JP62|||", ["8"]).offered("8 j") == ["f3", "p6"]
    assert royal("JP62|||", ["6"]).offered("6 j") == ["f3", "f2", "f1", "p4"]


def test_case_22_a_magnet_that_lands_on_a_special_square_draws() -> None:
    table = royal("KP5|NP11||", ["magnet"], pile="5 6 8 12")
    assert table.events("magnet k p10") == [
        "play a magnet magnet",
        "move a a k p5 p10 walk",
        "extra_card a (12)",
    ]
