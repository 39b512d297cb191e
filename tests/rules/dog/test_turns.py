"""Deals, the exchange, the opening, whose turn it is, folding, giving up and the end (dog.md 4)."""

from random import Random
from typing import Any

import pytest

from rules.dog.game import DOG_GAMES
from rules.dog.state import State
from rules.game import Path
from rules.randomplay import random_path
from tests.rules.dog.sit import GAMES, Sitting, royal, sit
from tests.rules.hidden import RandomDice

EXCHANGE = {"phase": "exchange"}


def begun(name: str, seats: int, number: int = 0, **options: Any) -> Sitting:
    game = GAMES[name]
    seed = Random(number).randbytes(32)
    return Sitting(game, game.start(seed, seats, game.options.model_validate(options)))


def rounds(name: str, seats: int, count: int) -> list[State]:
    """The first position of each of the first rounds of a random game."""
    table, dice = begun(name, seats), RandomDice(Random(5))
    found = [table.state]
    while len(found) < count:
        acting = table.game.acting(table.state)
        assert acting, "the game was over too soon"
        path = random_path(table.game, table.state, acting[0], dice)
        state = table.game.play(table.state, acting[0], path).state
        table = Sitting(table.game, state)
        if state.number > found[-1].number:
            found.append(state)
    return found


@pytest.mark.parametrize("seats", [4, 6])
def test_dog_deals_six_five_four_three_two_and_again(seats: int) -> None:
    dealt = [sorted(map(len, state.hands)) for state in rounds("dog", seats, 12)]
    sizes = [6, 5, 4, 3, 2, 6, 5, 4, 3, 2, 6, 5]
    assert dealt == [[size] * seats for size in sizes]


@pytest.mark.parametrize("seats", [4, 6])
def test_dog_royal_deals_five_every_round(seats: int) -> None:
    dealt = [sorted(map(len, state.hands)) for state in rounds("dog-royal", seats, 5)]
    assert dealt == [[5] * seats] * 5


@pytest.mark.parametrize("seats", [4, 6])
def test_the_first_player_moves_on_clockwise(seats: int) -> None:
    firsts = [state.first for state in rounds("dog", seats, 8)]
    assert firsts == [(firsts[0] + step) % seats for step in range(8)]


def test_anybody_may_be_the_very_first_unless_the_host_begins() -> None:
    assert {begun("dog", 4, number).state.first for number in range(40)} == {0, 1, 2, 3}
    assert {begun("dog", 6, number, host_begins=True).state.first for number in range(9)} == {0}


def test_all_choose_what_to_give_at_once_and_may_change_it_until_the_last() -> None:
    table = sit("|||", ["2 3", "5 6", "8 9", "10 12"], **EXCHANGE)
    assert table.acting == (0, 1, 2, 3)
    assert (table.asks(), table.offered()) == ("action", ["give"])
    assert (table.asks("give"), table.offered("give")) == ("gift", ["2", "3"])
    turn = table.state.turn
    table, events = table.play("give 2", 0)
    assert table.acting == (1, 2, 3)
    assert table.state.may_change() == (0,)
    assert [(event.kind, event.facts, event.secret) for event in events] == [
        ("gift_chosen", {}, {"card": "2"})
    ]
    table, events = table.play("give 3", 0)
    assert [(event.kind, event.facts, event.secret) for event in events] == [
        ("gift_chosen", {"again": True}, {"card": "3"})
    ]
    table = table.after("give 5", "give 8")
    assert table.state.turn == turn
    assert table.refuses("give 2 3", 0) == "dog-too-long word=3"
    assert table.events("give 12") == [
        "gift_chosen d (12)",
        "exchange",
        "received a (3) (8)",
        "received b (5) (12)",
        "received c (8) (3)",
        "received d (12) (5)",
    ]
    table = table.after("give 12")
    assert [table.hand(seat) for seat in range(4)] == ["2 8", "6 12", "3 9", "5 10"]
    assert table.state.turn == turn + 1
    assert table.acting == (0,)
    assert table.state.may_change() == ()
    assert table.refuses("give 8", 1) == "dog-not-your-turn"


def test_six_give_to_the_one_opposite() -> None:
    hands = ["2 2", "3 3", "5 5", "6 6", "8 8", "9 9"]
    table = sit("|||||", hands, **EXCHANGE)
    table = table.after("give 2", "give 3", "give 5", "give 6", "give 8", "give 9")
    assert [table.hand(seat) for seat in range(6)] == ["2 6", "3 8", "5 9", "2 6", "3 8", "5 9"]


def test_the_same_card_may_go_both_ways() -> None:
    table = sit("|||", ["2 3", "5 6", "2 9", "10 12"], **EXCHANGE)
    table = table.after("give 2", "give 5", "give 2", "give 10")
    assert (table.hand(0), table.hand(2)) == ("2 3", "2 9")


def test_in_royals_first_round_all_open_in_turn_after_the_exchange() -> None:
    hands = ["2 3", "5 6", "8 9", "10 12"]
    table = royal("|||", hands, first="c", **EXCHANGE)
    table = table.after("give 2", "give 5", "give 8", "give 10")
    assert (table.state.phase, table.acting) == ("opening", (2,))
    assert (table.asks(), table.offered()) == ("action", ["open"])
    assert (table.asks("open"), table.offered("open")) == ("opening", ["k", "n", "c", "j"])
    assert table.events("open j") == ["opened c j p32"]
    table = table.after("open j", "open k", "open k", "open n")
    assert table.board == "KP0|NP16|JP32|KP48"
    assert (table.state.phase, table.acting) == ("play", (2,))


def test_later_rounds_of_royal_have_no_opening() -> None:
    table = royal("KP20|||", ["2 3", "5 6", "8 9", "10 12"], round=2, **EXCHANGE)
    table = table.after("give 2", "give 5", "give 8", "give 10")
    assert (table.state.phase, table.acting) == ("play", (0,))


def test_a_table_may_have_all_open_secretly_at_once() -> None:
    hands = ["2 3", "5 6", "8 9", "10 12"]
    table = royal("|||", hands, phase="opening", first="c", on="secret_opening")
    assert table.acting == (0, 1, 2, 3)
    table = table.after("open n")
    assert (table.acting, table.state.may_change()) == ((1, 2, 3), (0,))
    assert table.board == "|||"
    table, events = table.play("open c", 0)
    assert [(event.kind, event.facts) for event in events] == [("opening_chosen", {"again": True})]
    table = table.after("open k", "open k")
    assert table.events("open j") == [
        "opening_chosen d (j)",
        *("opened a c p0", "opened b k p16", "opened c k p32", "opened d j p48"),
    ]
    table = table.after("open j")
    assert table.board == "CP0|KP16|KP32|JP48"
    assert (table.state.phase, table.acting) == ("play", (2,))


def test_a_card_a_turn_clockwise_passing_over_empty_hands() -> None:
    table = sit("P1|P20|P40|P50", ["2 2", "", "3", "5 5"])
    table, events = table.play("2 p1 p3")
    assert [event.kind for event in events] == ["play", "move"]
    assert table.state.discard == [table.state.rules.kinds["2"]]
    assert table.acting == (2,)
    table = table.after("3 p40 p43", "5 p50 p55")
    assert table.acting == (0,)
    assert table.after("2 p3 p5").acting == (3,)


def test_the_round_ends_when_all_hands_are_empty() -> None:
    table = sit("P1|P20||", ["2", "3", "", ""], first="d", active="a")
    table = table.after("2 p1 p3")
    assert table.state.number == 1
    table, events = table.play("3 p20 p23")
    assert (events[-1].kind, events[-1].facts) == ("round", {"number": 2, "cards": 5, "first": "a"})
    assert (table.state.phase, table.acting) == ("exchange", (0, 1, 2, 3))
    assert sorted(map(len, table.state.hands)) == [5] * 4


def test_who_folds_sits_out_the_round_and_is_dealt_in_again() -> None:
    table = sit("P1|||", ["2", "9 9", "9", ""], first="d", active="a")
    table = table.after("2 p1 p3", "fold")
    assert table.state.folded == [False, True, False, False]
    table = table.after("fold")
    assert table.state.folded == [False] * 4
    assert sorted(map(len, table.state.hands)) == [5] * 4


def test_after_four_home_the_partners_pawns_are_played_from_the_next_turn() -> None:
    table = sit("P63F1F2F3||P40|", ["2 3 3", "9", "9", "9"])
    assert "all_home a" in table.events("2 p63 f0")
    table = table.after("2 p63 f0", "fold")
    assert table.offered("9") == ["p40"]
    table = table.after("9 p40 p49", "fold")
    assert table.offered("3") == ["p49"]


def test_the_game_ends_at_once_with_the_eighth_pawn_whatever_is_in_hand() -> None:
    table = sit("P63F1F2F3||F0F1F2F3|F0", ["2 13"])
    table, events = table.play("2 p63 f0")
    assert [event.kind for event in events][-2:] == ["all_home", "over"]
    assert events[-1].facts == {"reason": "all_home", "winners": ["a", "c"]}
    assert table.acting == ()
    outcome = table.outcome()
    assert (outcome.reason, outcome.places) == ("all_home", (1, 3, 1, 3))
    assert outcome.scores == (8, 1, 8, 1)
    assert table.refuses("13 home p0", 0) == "dog-over"


def test_the_helper_may_bring_the_eighth_pawn_home() -> None:
    table = sit("F0F1F2F3||P31F1F2F3|", ["2 9"])
    assert table.after("2 p31 f0").outcome().places == (1, 3, 1, 3)


def test_with_three_teams_the_others_follow_by_their_pawns_at_home() -> None:
    board = "P95F1F2F3|F0|F0F1|F0F1F2F3||F2"
    outcome = sit(board, ["2"]).after("2 p95 f0").outcome()
    assert outcome.places == (1, 5, 3, 1, 5, 3)
    assert outcome.scores == (8, 1, 3, 8, 1, 3)


# -- giving up -------------------------------------------------------------------------------------


def test_of_two_teams_the_other_one_wins_when_somebody_gives_up() -> None:
    table = sit("P1F0|F1|F0F1|", ["2 2", "3 3", "5 5", "6 6"])
    played = table.game.resign(table.state, 2)
    assert [(event.kind, event.seat) for event in played.events] == [
        *(("resigned", 2), ("team_out", 0), ("over", None)),
    ]
    assert played.events[0].facts == {"cards": ["5", "5"]}
    assert played.events[1].facts == {"cards": ["2", "2"]}
    outcome = table.game.outcome(played.state)
    assert (outcome.reason, outcome.places) == ("resigned", (3, 1, 3, 1))
    assert outcome.resigned == (False, False, True, False)
    assert outcome.scores == (3, 1, 3, 1)
    over = Sitting(table.game, played.state)
    assert over.acting == ()
    with pytest.raises(Exception, match="dog-over"):
        over.resign(1)


def test_an_exchange_that_never_happened_stays_secret() -> None:
    table = sit("|||", ["2 3", "5 6", "8 9", "10 12"], phase="exchange").after("give 3", "give 5")
    over = table.resign(2)
    views = [over.game.view(over.state, viewer) for viewer in (0, 1, 3)]
    assert [(view.gift, view.received) for view in views] == [(None, None)] * 3


SIX = ["2 2", "3 3", "5 5", "6 6", "8 8", "9 9"]


def test_of_three_teams_the_two_others_go_on_without_pawns_in_the_way() -> None:
    table = sit("P0F0|P20|P40|P48|P64|P80", SIX, active="a", first="d")
    gone = table.resign(3)
    assert gone.board == "F0|P20|P40||P64|P80"
    assert gone.state.playing() == [1, 2, 4, 5]
    assert (gone.acting, gone.state.first) == ((1,), 4)
    assert gone.hand(0) == gone.hand(3) == ""
    assert gone.state.turn > table.state.turn
    assert gone.refuses("2 p0 p2", 0) == "dog-out"
    assert gone.refuses("2 p0 p2", 3) == "dog-resigned"
    gone = gone.after("3 p20 p23", "5 p40 p45")
    assert gone.acting == (4,)


@pytest.mark.parametrize("begun", [True, False])
def test_no_team_misses_its_turn_to_begin_because_another_gives_up(begun: bool) -> None:
    board, hands = "P2|P20|P40|P50|P66|P82", ["2", "3", "2", "2", "3", "2"]
    table = sit(board, ["2 2", *hands[1:]] if begun else hands)
    if begun:
        table = table.after("2 p2 p4")
    table = table.resign(0)
    assert table.state.active == 1
    while table.state.number == 1:
        table = table.after(" ".join(_some_move(table)))
    assert table.state.first == (1 if begun else 2)


def _some_move(table: Sitting) -> Path:
    """The first of all moves that can be played."""
    path: Path = ()
    while keys := table.game.choices(table.state, table.acting[0], path).keys:
        path = (*path, keys[0])
    return path


def test_the_other_of_a_team_that_is_out_may_leave_too() -> None:
    table = sit("P0|P20|P40|P48|P64|P80", SIX).resign(3)
    played = table.game.resign(table.state, 0)
    assert [(event.kind, event.seat) for event in played.events] == [("resigned", 0)]
    assert played.state.turn == table.state.turn
    with pytest.raises(Exception, match="dog-resigned"):
        table.game.resign(played.state, 0)


def test_the_last_team_that_has_not_given_up_wins() -> None:
    table = sit("F0|P20F0F1F2|F0F1|||", SIX).resign(3).resign(4)
    outcome = table.outcome()
    assert (outcome.reason, outcome.places) == ("resigned", (3, 3, 1, 3, 3, 1))


def test_an_exchange_goes_on_without_the_team_that_is_gone() -> None:
    table = sit("|||||", SIX, **EXCHANGE)
    for seat, gift in ((1, "3"), (2, "5"), (4, "8"), (0, "2")):
        table, _ = table.play(f"give {gift}", seat)
    assert table.acting == (3, 5)
    table = table.resign(3)
    assert table.acting == (5,)
    assert table.state.may_change() == (1, 2, 4)
    table = table.after("give 9")
    assert [table.hand(seat) for seat in range(6)] == ["", "3 8", "5 9", "", "3 8", "5 9"]
    assert table.acting == (1,)


def test_who_gives_up_as_the_last_to_choose_completes_the_exchange() -> None:
    table = sit("|||||", SIX, **EXCHANGE)
    for seat, gift in ((1, "3"), (2, "5"), (4, "8"), (5, "9"), (0, "2")):
        table, _ = table.play(f"give {gift}", seat)
    table = table.resign(3)
    assert table.state.phase == "play"
    assert [table.hand(seat) for seat in range(6)] == ["", "3 8", "5 9", "", "3 8", "5 9"]


@pytest.mark.parametrize("secret", ["", "secret_opening"])
def test_an_opening_goes_on_without_the_team_that_is_gone(secret: str) -> None:
    hands = ["2 2", "3 3", "5 5", "6 6", "8 8", "9 9"]
    table = royal("|||||", hands, phase="opening", first="d", on=secret)
    for seat in (3, 4):
        table, _ = table.play("open n", seat)
    table = table.resign(0)
    assert table.acting == ((1, 2, 5) if secret else (5,))
    table, _ = table.play("open k", 5)
    table = table.after("open k", "open c")
    assert table.board == "|KP16|CP32||NP64|KP80"
    assert (table.state.phase, table.acting) == ("play", (4,))


def test_the_last_to_open_may_give_up_instead() -> None:
    hands = ["2 2", "3 3", "5 5", "6 6", "8 8", "9 9"]
    table = royal("|||||", hands, phase="opening", first="b")
    table = table.after(*["open k"] * 5)
    assert table.acting == (0,)
    table = table.resign(0)
    assert (table.state.phase, table.acting) == ("play", (1,))


# -- cards -----------------------------------------------------------------------------------------


def test_the_pile_is_only_reshuffled_when_a_card_is_needed() -> None:
    table = royal("NP8|||", ["2 9"], pile="12", discard="5 5 6")
    once = table.after("2 n p10")
    assert (once.hand(0), once.state.pile) == ("9 12", [])
    assert len(once.state.discard) == 4
    again = royal("NP8|||", ["2 9"], pile="", discard="12 12 12")
    again, events = again.play("2 n p10")
    assert [event.kind for event in events] == ["play", "move", "reshuffle", "extra_card"]
    assert len(again.state.pile) == 3
    assert again.state.discard == []


@pytest.mark.parametrize("game", DOG_GAMES, ids=lambda game: game.name)
def test_no_card_is_lost_over_a_hundred_rounds(game: Any) -> None:
    state = game.start(bytes(32), 6, game.options())
    dice = RandomDice(Random(1))
    reshuffles = 0
    while game.acting(state) and state.number < 100:
        seat = game.acting(state)[0]
        state, events = game.play(state, seat, random_path(game, state, seat, dice))
        reshuffles += sum(event.kind == "reshuffle" for event in events)
        game.check(state)
    assert reshuffles > 10
