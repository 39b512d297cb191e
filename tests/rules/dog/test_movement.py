"""The rules of movement by their numbers: M1-M28 of dog.md 5, R1-R34 of dog.md 6."""

import pytest

from tests.rules.dog.sit import royal, sit


def boards(board: str, card: str, name: str = "dog", **facts: object) -> set[str]:
    """Every board that playing the card can lead to, through the choices that people have."""
    table = sit(board, [card], name=name, **facts)
    if table.offered() == ["fold"]:
        return set()
    found, waiting = set(), [card]
    while waiting:
        path = waiting.pop()
        keys = table.offered(path)
        if not keys:
            found.add(table.after(path).board)
        waiting += [f"{path} {key}" for key in keys]
    return found


# -- Dog -------------------------------------------------------------------------------------------


def test_m1_entering_needs_a_start_without_an_own_pawn() -> None:
    assert boards("|||", "13") == {"P0|||"}
    assert boards("P0|||", "13") == {"P13|||"}
    assert boards("|P0||", "1-11") == {"P0|||"}
    assert boards("P5|P0||", "13") == {"P0P5|||", "P18|P0||"}
    assert boards("|||", "12") == set()


def test_m2_nobody_captures_passes_or_swaps_a_pawn_on_its_own_start() -> None:
    assert boards("P20|P16||", "4") == {"P24|P16||"}
    assert boards("P18|P16||", "4") == {"P22|P16||"}
    assert boards("P10|P16|P40|", "swap") == {"P40|P16|P10|"}
    assert boards("P62P0|||", "3") == {"P3P62|||"}
    assert boards("P0|P20||", "swap") == set()


def test_m3_a_pawn_on_a_foreign_start_is_an_ordinary_pawn() -> None:
    assert boards("P14|||P16", "2") == {"P16|||"}
    assert boards("P14|||P16", "3") == {"P17|||P16"}
    assert boards("P14|||P16", "swap") == {"P16|||P14"}


def test_m4_and_m5_passing_is_free_and_landing_captures_anybody() -> None:
    assert boards("P1|P2|P3|P4", "3") == {"P4|P2|P3|"}
    assert boards("P1P4|||", "3") == {"P4|||", "P1P7|||"}
    assert boards("P1||P4|", "3") == {"P4|||"}


def test_m6_the_finish_is_entered_forward_over_the_start_which_counts() -> None:
    assert boards("P60|||", "5") == {"F0|||", "P1|||"}
    assert boards("P60|||", "9") == {"P5|||"}
    assert boards("P4|||", "4") == {"P8|||", "P0|||"}
    assert boards("P62|||", "6") == {"F3|||", "P4|||"}


def test_m7_a_pawn_on_its_start_goes_round_again() -> None:
    assert boards("P0|||", "2") == {"P2|||"}
    assert boards("P0|||", "4") == {"P4|||", "P60|||"}


def test_m8_and_m9_the_finish_takes_exact_points_and_lets_nobody_pass() -> None:
    assert boards("P63F1|||", "3") == {"P2F1|||"}
    assert boards("P63F2|||", "3") == {"P2F2|||", "F1F2|||"}
    assert boards("F0|||", "3") == {"F3|||"}
    assert boards("F1|||", "3") == set()
    assert boards("F1|||", "4") == set()
    assert boards("F0F1|||", "2") == {"F0F3|||"}


def test_m10_who_can_go_in_may_stay_out_unless_the_table_says_otherwise() -> None:
    assert boards("P60|||", "6") == {"F1|||", "P2|||"}
    assert boards("P60|||", "6", on="must_finish") == {"F1|||"}
    assert boards("P60F1|||", "6", on="must_finish") == {"P2F1|||"}
    assert boards("P60|||", "4", on="must_finish") == {"P0|||", "P56|||"}
    table = sit("P60|||", ["6"], on="must_finish")
    assert table.refuses("6 p60 p2") == "dog-must-finish pawn=p60"


def test_m11_an_own_pawn_on_the_start_blocks_the_finish() -> None:
    assert boards("P0P60|||", "6") == {"P6P60|||"}


def test_m12_four_goes_both_ways_and_back_only_from_the_track() -> None:
    assert boards("P30|P28||P26", "4") == {"P34|P28||P26", "P26|P28||"}
    assert boards("P2|||", "4") == {"P6|||", "P62|||"}


def test_m14_a_seven_burns_all_that_it_passes_or_reaches_own_and_partners_too() -> None:
    table = sit("P10P12|P13|P15|P17", ["7"])
    # Any other amount would burn the own pawn that has to use the rest.
    assert table.offered("7 p10") == ["p17", "p11"]
    assert table.after("7 p10 p17").board == "P17|||"
    split = table.events("7 p10 p11 p12 p18")
    assert [line.split()[0] for line in split] == [*["play"], "move", "move", *["burnt"] * 3]
    # A pawn that was moved first is burnt like any other.
    assert table.after("7 p12 p13 p10 p16").board == "P16|||P17"
    assert table.refuses("7 p10 p13") == "dog-rest-unusable card=7 pawn=p10"
    assert table.refuses("7 p10 p11 p11 p17") == "dog-pawn-used pawn=p11"


def test_m15_a_seven_brings_nobody_in() -> None:
    assert boards("|||", "7") == set()
    assert sit("P10|||", ["7"]).offered("7") == ["p10"]


def test_m16_all_seven_points_must_be_used() -> None:
    assert boards("F0F1|P16||", "7") == set()
    assert boards("P13F1|P16||", "7") == set()
    assert boards("P12F0|P16||", "7") == set()
    table = sit("P61F0|||", ["7"])
    assert table.after("7 f0 f3 p61 f0").board == "F0F3|||"
    assert table.refuses("7 f0 f3 p61 p0") == "dog-rest-unusable card=7 pawn=p61"


def test_m19_own_pawns_in_the_finish_may_soak_up_points_first() -> None:
    found = boards("P63F0F1F2||P40|", "7")
    home = {board for board in found if board.startswith("F0F1F2F3")}
    assert home == {"F0F1F2F3||P42|"}
    # While a pawn is out, all points are for the own ones.
    assert "P3F1F2F3||P40|" in found
    assert all(board.endswith("||P40|") for board in found - home)
    table = sit("P63F0F1F2||P40|", ["7"])
    assert table.after("7 f2 f3 f1 f2 f0 f1 p63 f0 p40 p42").board == "F0F1F2F3||P42|"


def test_m21_to_m24_a_swap_changes_places_and_nothing_else() -> None:
    assert boards("P10|P20|P40|", "swap") == {"P20|P10|P40|", "P40|P20|P10|"}
    assert boards("P10|P0||", "swap") == {"P0|P10||"}
    home = sit("P10F0|P0||", ["swap 5"]).after("swap p10 p0")
    assert home.board == "P0F0|P10||"
    assert home.state.rules.name == "dog"
    assert sit("P0F0|P10||", ["5"]).offered("5") == ["p0"]


def test_m25_a_joker_is_any_other_card() -> None:
    table = sit("P10|P20||", ["joker"])
    cards = ["2", "3", "4", "5", "6", "7", "8", "9", "10", "1-11", "12", "13", "swap"]
    assert table.offered("joker") == cards
    assert sit("|||", ["joker"]).offered("joker") == ["1-11", "13"]
    assert table.after("joker swap p10 p20").board == "P20|P10||"
    assert table.refuses("joker joker") == "dog-not-as card=joker"


def test_m26_who_is_home_plays_the_partners_pawns_as_if_they_were_own() -> None:
    table = sit("F0F1F2F3|P35|P30P33|", ["3 5 swap"])
    assert table.after("3 p30 p33").board == "F0F1F2F3|P35|P33|"
    assert table.after("5 p30 p35").board == "F0F1F2F3||P33P35|"
    assert table.offered("swap p30") == ["p35"]
    # Only from the next turn on.
    last = sit("P63F0F1F2||P30|", ["5 3"])
    assert last.offered("5") == ["p63"]


def test_m28_the_partner_is_blocked_as_well() -> None:
    assert boards("P30||P32|", "3") == set()


# -- Dog Royal -------------------------------------------------------------------------------------


def royals(board: str, card: str, **facts: object) -> set[str]:
    return boards(board, card, "dog-royal", **facts)


MATRIX = {"K": "KNCJ", "N": "NCJ", "C": "CJ", "J": "J"}


@pytest.mark.parametrize("mover", "KNCJ")
@pytest.mark.parametrize("other", "KNCJ")
def test_r1_r2_and_r4_who_passes_whom(mover: str, other: str) -> None:
    """The matrix of dog.md 6, with a card of that colour; own pawns and partners are no other."""
    passes = other in MATRIX[mover]
    for board in (f"{mover}P20|{other}P21||", f"{mover}P20||{other}P21|"):
        assert bool(royals(board, "2")) == passes
        green = royals(board, "4")
        assert any(f"{mover}P24" in found for found in green)


def test_r2_own_pawns_are_no_exception() -> None:
    assert royals("JP20NP21|||", "2") == {"NP23JP20|||"}


@pytest.mark.parametrize("mover", "KNCJ")
@pytest.mark.parametrize("other", "KNCJ")
def test_r3_and_r7_whom_may_be_captured(mover: str, other: str) -> None:
    captures = royals(f"{mover}P20|{other}P22||", "2") == {f"{mover}P22|||"}
    assert captures == (other != "K" or mover == "K")


def test_r5_green_cards_neither_pass_starts_nor_capture_kings_unless_the_table_says_so() -> None:
    blocked, king = "CP12|CP16||", "CP20|KP24||"
    assert royals("CP15|CP16||", "10") == set()
    assert royals("CP15|CP16||", "10", on="green_passes_starts") == {"CP25|CP16||"}
    assert royals("CP15|CP16||", "2", on="green_passes_starts") == set()
    assert royals(king, "4") == {"CP16|KP24||"}
    assert "CP24|||" in royals(king, "4", on="green_takes_king")
    assert royals("CP22|KP24||", "2", on="green_takes_king") == set()
    assert royals(blocked, "4", on="green_takes_king") == {"CP8|CP16||"}


def test_r6_a_king_on_a_foreign_start_falls_to_any_pawn_of_its_colour() -> None:
    assert royals("|JP14||KP16", "2") == set()
    table = royal("|JP14||KP16", ["9", "2"], active="b")
    assert table.after("2 j p16").board == "|JP16||"
    enters = royal("|||KP16", ["9", "13"], active="b")
    assert enters.after("13 c p16").board == "|CP16||"
    # The partner's start is foreign too.
    partner = royal("KP32||JP30|", ["9", "9", "2"], active="c")
    assert partner.after("2 j p32").board == "||JP32|"
    strict = royal("KP32||JP30|", ["9", "9", "2 13"], active="c", on="opponents_starts_only")
    assert strict.offered() == ["13"]
    assert strict.offered("13") == ["k"]
    other = royals("JP30||KP10|KP32", "2")
    assert other == set()


def test_r8_the_king_walks_one_to_seven() -> None:
    for card in ("8", "9", "10", "12"):
        assert royals("KP20|||", card) == set()
    assert royals("KP20|||", "13") == {"KP20NP0|||", "KP20CP0|||", "KP20JP0|||"}
    assert royals("KP20|||", "4") == {"KP24|||", "KP16|||"}
    assert royals("KP20|||", "1-7") == {f"KP{20 + steps}|||" for steps in range(1, 8)}
    assert royal("KP20|NP40||", ["swap"]).offered("swap k") == ["p40"]
    assert royal("KP20|NP40||", ["magnet"]).offered("magnet k") == ["p39"]


def test_r9_and_r10_a_knight_passes_blocked_starts_even_into_his_finish() -> None:
    assert royals("NP60CP0|||", "6") == {"NF1CP0|||", "NP2CP0|||", "NP60CP6|||"}
    assert royals("NP60KP0|||", "6") == {"KP6NP60|||"}
    partner = "NP30||CP32|"
    assert royals(partner, "3") == {"NP33||CP32|"}
    assert royals(partner, "3", on="opponents_starts_only") == set()
    assert royals("NP14|CP16||", "3", on="opponents_starts_only") == {"NP17|CP16||"}
    back = royals("NP18|CP16||", "4")
    assert back == {"NP22|CP16||", "NP14|CP16||"}


def test_r11_a_knight_and_a_green_card_pass_a_king_on_his_start() -> None:
    assert royals("NP14|KP16||", "10") == {"NP24|KP16||"}
    assert royals("NP14|KP16||", "10", on="king_stops_knight") == set()
    assert royals("NP18|KP16||", "4") == {"NP22|KP16||", "NP14|KP16||"}


def test_r12_a_king_on_his_start_stops_all_others() -> None:
    for mover in "KCJ":
        assert royals(f"{mover}P14|KP16||", "3") == set()
        assert royals(f"{mover}P7|KP16||", "10") == set()


def test_r13_the_one_who_plays_draws_even_for_the_partners_pawn() -> None:
    table = royal("KF0NF1CF2JF3||NP8|", ["2"], pile="5 6 8 12")
    after = table.after("2 n p10")
    assert after.hand(0) == "12"
    assert after.hand(2) == "9 9"


def test_r13_and_r17_neither_a_swap_nor_a_jump_draws() -> None:
    swapped = royal("CP5|NP10||", ["swap"], pile="5 6 8 12")
    assert swapped.offered("swap c p10") == []
    assert len(swapped.after("swap c p10").state.pile) == 4
    assert len(royal("CP8|||", ["2"]).after("2 c p10 p26").state.pile) == 39


def test_r14_it_may_happen_again_and_the_round_lasts_until_all_hands_are_empty() -> None:
    table = royal("NP8JP24|||", ["2", "", "", ""], pile="9 2 2")
    once = table.after("2 n p10")
    assert (once.acting, once.hand(0)) == ((0,), "2")
    twice = once.after("2 j p26")
    assert (twice.acting, twice.hand(0)) == ((0,), "2")
    assert twice.state.number == 1


def test_r15_entering_never_lands_on_a_special_square() -> None:
    for offset in (1, 15):
        table = royal("|||", ["13"], options={"special_offset": offset})
        assert table.state.rules.special == tuple(offset + start for start in (0, 16, 32, 48))
        assert len(table.after("13 k p0").state.pile) == 40


def test_r16_the_jump_goes_to_the_next_free_special_square_past_blocks() -> None:
    table = royal("CP8|NP16KP26||", ["2"])
    assert table.offered("2 c p10") == ["stay", "p42"]
    back = royal("|CP24||", ["9", "2"], active="b")
    assert back.offered("2 c p26") == ["stay", "p42"]
    copied = royal("CP8|||", ["copy"], copied="2")
    assert copied.offered("copy c p10") == ["stay", "p26"]


def test_r18_no_free_special_square_no_jump_and_without_cards_none_is_drawn() -> None:
    full = royal("CP8|NP26KP42||NP58", ["2"])
    assert full.offered("2 c p10") == []
    empty = royal("CP8|||", ["2"], pile="")
    # The two itself is the only card that can come back.
    assert empty.after("2 c p10 p26").hand(0) == "2"


def test_r19_a_jump_past_the_own_start_stays_on_the_track() -> None:
    assert royal("CP56|||", ["2"]).after("2 c p58 p10").board == "CP10|||"


def test_r20_the_jester_may_leave_two_points_on_his_way_in() -> None:
    assert royals("JP60|||", "9") == {"JF3|||", "JF2|||", "JP5|||"}
    assert royals("JP60|||", "6") == {"JF1|||", "JF0|||", "JP2|||"}
    assert royals("JP60|||", "10") == {"JF3|||", "JP6|||"}
    assert royals("JP60|||", "12") == {"JP8|||"}
    assert royals("CP60|||", "10") == {"CP6|||"}


def test_r21_and_r32_a_one_to_seven_moves_one_pawn_and_burns_nobody() -> None:
    table = royal("NP20JP40|CP22||", ["1-7"])
    assert table.offered("1-7 n")[0] == "p27"
    assert table.after("1-7 n p27").board == "NP27JP40|CP22||"
    assert royals("JP20|CP22||", "1-7") == {"JP21|CP22||", "JP22|||"}
    assert royals("CF0|||", "1-7") == {"CF1|||", "CF2|||", "CF3|||"}


def test_r22_a_copy_repeats_the_card_with_new_choices() -> None:
    table = royal("NP20|CP30||", ["1-7 9", "copy 9"])
    then = table.after("1-7 n p23")
    assert then.offered("copy c") == [f"p{30 + steps}" for steps in range(7, 0, -1)]
    first = royal("NP20|||", ["copy 9"])
    assert first.refuses("copy n p25") == "dog-copy-first card=copy"
    enters = royal("|CP30||", ["1-11 9", "copy 9"]).after("1-11 k p0")
    assert enters.offered("copy") == ["k", "n", "c", "j"]
    assert enters.offered("copy c") == ["p41", "p31"]


def test_r23_a_copy_of_a_copy_repeats_the_same_card_unless_the_table_forbids_it() -> None:
    hands = ["5 9", "copy 9", "copy 9"]
    table = royal("NP20|NP30|NP40|", hands).after("5 n p25", "copy n p35")
    assert table.after("copy n p45").board == "NP25|NP35|NP45|"
    strict = royal("NP20|NP30|NP40|", hands, on="no_copy_of_copy").after("5 n p25", "copy n p35")
    assert strict.refuses("copy n p45") == "dog-copy-copy card=copy"
    assert strict.offered() == ["9"]


def test_r24_folded_cards_are_not_played_unless_the_table_says_so() -> None:
    hands = ["12 copy", "copy 9"]
    table = royal("KP20|NP30||", hands).after("fold")
    assert table.refuses("copy n p42") == "dog-copy-first card=copy"
    lenient = royal("KP20|NP30||", hands, on="copy_folded").after("fold")
    assert lenient.after("copy n p42").board == "KP20|NP42||"


def test_r24_a_new_round_has_nothing_to_copy_yet() -> None:
    table = royal("NP20|||", ["5", "", "", ""]).after("5 n p25")
    assert table.state.number == 2
    assert table.game.view(table.state, None).copies is None


def test_r25_to_r28_a_magnet_pulls_up_to_the_next_pawn_and_never_in() -> None:
    assert royals("NP60|CP9||", "magnet") == {"NP8|CP9||"}
    assert royals("JP10|KP30||", "magnet") == {"JP29|KP30||"}
    assert royals("NP60|||", "magnet") == set()
    assert royals("NP60CF0|NF2||", "magnet") == set()
    alone = royal("NP60CF0|NF2||", ["magnet"])
    assert alone.refuses("magnet n p1") == "dog-magnet-alone card=magnet side=own"


def test_r29_a_swapped_king_on_a_foreign_start_can_be_taken() -> None:
    table = royal("KP20|JP14CP40||NP16", ["swap", "2"]).after("swap k p16")
    assert table.board == "KP16|CP40JP14||NP20"
    assert table.after("2 j p16").board == "|CP40JP16||NP20"
