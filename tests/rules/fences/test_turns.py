"""Whose turn it is, what an extra turn is earned by, being blocked, gates (fences.md 2 and 4)."""

from random import Random

import pytest

from rules.fences.game import FENCES
from rules.fences.options import FencesOptions
from rules.fences.playout import play_out
from rules.fences.state import State, first_position
from rules.refusals import NotNow, Refusal
from tests.rules.fences.sit import nest, sit, told

SINGLES = {"singles_only": True}
NOTHING = {"i1": 0, "i2": 0, "v2": 0, "i3": 0, "u3": 0, "w4": 0, "o4": 0, "d5": 0}


def only(**pieces: int) -> dict[str, int]:
    """A stock of these pieces and no others."""
    return {**NOTHING, **pieces}


def test_a_fence_that_closes_nothing_passes_the_turn() -> None:
    table, events = sit().play("U3b C4")
    assert table.state.active == 1
    assert told(events) == [("fence-laid", 0)]
    assert events[0].facts == {"piece": "u3", "turn": "b", "post": "c4", "closed": []}


def test_the_square_piece_closes_its_square_at_once_and_its_player_goes_on() -> None:
    table, events = sit().play("O4c E5")
    assert table.state.active == 0
    assert table.scores == (1, 0)
    assert events[0].facts == {"piece": "o4", "turn": "a", "post": "e5", "closed": ["e5"]}
    assert table.after("I1a A1").state.active == 1


@pytest.mark.parametrize(
    ("move", "squares"),
    [
        ("I1a C3", "c2 c3"),
        ("I2a B3", "b2 c2 b3 c3"),
        ("V2a B3", "b3 c3 b4"),
        ("I3a B3", "b2 c2 d2 b3 c3 d3"),
        ("U3a B3", "b2 a3 b3 c3"),
        ("W4a B2", "c2 d2 b3 c3 b4"),
        ("O4a C3", "c2 b3 c3 d3 c4"),
        ("D5a C3", "c2 b3 c3 d3 b4 c4 d4"),
    ],
)
def test_a_fence_closes_up_to_seven_squares_and_earns_exactly_one_more_turn(
    move: str, squares: str
) -> None:
    table, events = sit(nest(move), active="b").play(move)
    closed = squares.split()
    assert events[0].facts["closed"] == closed
    assert table.scores == (0, len(closed))
    assert table.state.active == 1
    # The next fence closes nothing: however many squares the one before closed, that was all.
    free = next(post for post in ("A1", "F1") if f"I1b {post}" not in " ".join(nest(move)))
    assert told(events) == [("fence-laid", 1)]
    after = table.after(f"I1b {free}")
    assert after.scores == (0, len(closed))
    assert after.state.active == 0


def test_an_extra_turn_can_earn_a_further_one() -> None:
    table = sit(["b U3a A1"]).after("O4a C3", "I1a A2")
    assert table.scores == (2, 0)
    assert table.state.active == 0


def test_it_does_not_matter_who_laid_the_other_sides() -> None:
    table = sit(["a U3a A1"], active="b").after("I1a A2")
    assert table.scores == (0, 1)


def test_a_larger_area_that_is_fenced_is_nothing() -> None:
    table = sit().after("D5a A1", "I1a A3")
    assert table.scores == (0, 0)


def test_two_doubles_may_cross_at_a_post() -> None:
    table = sit().after("I2a B3", "I2b C2")
    assert len(table.state.fences) == 2


def test_closing_is_never_compulsory() -> None:
    assert sit(["b U3a A1"]).after("I1a E5").scores == (0, 0)


# -- blocked -------------------------------------------------------------------------------------


def test_who_has_nothing_that_fits_is_told_blocked_once_and_skipped_every_time() -> None:
    # Seat b has nothing but a square piece, which fits only at C1 and C3.
    spoilt = ["b I2a A2", "b I3b B1", "a I1b D2"]
    stocks = {"a": only(i1=16), "b": only(o4=1)}
    table, events = sit(spoilt, options={"size": 3}, stocks=stocks).play("I1b D1")
    assert told(events) == [("fence-laid", 0)]
    assert table.state.active == 1
    table = sit([*spoilt, "a I1b D1"], options={"size": 3}, stocks=stocks)
    table, events = table.play("I1b D3")
    assert told(events) == [("fence-laid", 0), ("fence-blocked", 1), ("fence-skipped", 1)]
    assert table.state.active == 0
    table, events = table.play("I1a B1")
    assert told(events) == [("fence-laid", 0), ("fence-skipped", 1)]
    assert table.state.active == 0
    assert FENCES.view(table.state, 1).blocked == (False, True)
    assert FENCES.view(table.state, 1).acting == (0,)


def test_the_extra_turn_of_who_is_blocked_is_skipped_too() -> None:
    table = sit(["b U3a A1"], stocks={"a": only(i1=1), "b": only(i1=9)})
    table, events = table.play("I1a A2")
    assert told(events) == [("fence-laid", 0), ("fence-blocked", 0), ("fence-skipped", 0)]
    assert table.state.active == 1


def test_when_both_are_blocked_the_one_found_second_lays_the_first_gate() -> None:
    table = sit(stocks={"a": only(i1=1), "b": only(i1=1)})
    table, events = table.play("I1a A1")
    assert told(events) == [("fence-laid", 0)]
    table, events = table.play("I1a A2")
    assert told(events) == [
        *(("fence-laid", 1), ("fence-blocked", 0), ("fence-skipped", 0)),
        *(("fence-blocked", 1), ("gates-start", 1)),
    ]
    assert table.state.active == 1
    assert table.offered() == ["g1"]
    assert table.offered("G1") == ["a", "b"]
    assert len(table.offered("G1a")) + len(table.offered("G1b")) == 60 - 2
    table, events = table.play("G1a A3")
    assert told(events) == [("fence-laid", 1)]
    assert table.state.active == 0


def test_who_lays_a_gate_owns_what_it_closes_and_lays_again() -> None:
    none = only()
    table = sit(["a U3a A1"], stocks={"a": none, "b": none}, active="b", blocked=["a", "b"])
    table = table.after("G1a A2")
    assert table.scores == (0, 1)
    assert table.state.active == 1
    assert table.after("G1a A4").state.active == 0


def test_nobody_plays_again_on_a_full_board() -> None:
    table, events = sit(options={"singles_only": True, "size": 3}).play("I1a A1")
    while table.state.reason is None:
        turn = table.offered("I1")[0]
        text = f"I1{turn} {table.offered('I1' + turn)[0]}"
        table, events = table.play(text)
    assert told(events)[-1] == ("over", None)
    assert events[0].facts["closed"]
    assert FENCES.acting(table.state) == ()
    assert not any(table.state.can_lay(seat) for seat in (0, 1))
    with pytest.raises(NotNow, match="fences-over"):
        FENCES.choices(table.state, table.state.active, ())


@pytest.mark.parametrize("size", [3, 4, 5])
def test_every_game_ends_full_within_the_bound_of_placements(size: int) -> None:
    """fences.md 4: every placement covers a free edge; a skip is followed by one, or by gates."""
    needed_gates = 0
    for number in range(400):
        state = first_position(FencesOptions(size=size), number.to_bytes(32, "big"))
        end, moves = play_out(state, Random(number).random)
        FENCES.check(end)
        assert end.filled == end.rules.grid.full
        assert moves == len(end.fences) <= end.rules.grid.edges
        assert end.score(0) + end.score(1) == size**2
        needed_gates += end.gates
    # On the small boards the singles alone are enough.
    assert (needed_gates > 0) == (size == 5)


def test_who_has_a_single_is_never_blocked_while_an_edge_is_free() -> None:
    for number in range(100):
        state: State = first_position(FencesOptions(), number.to_bytes(32, "big"))
        rng = Random(number)
        while acting := FENCES.acting(state):
            for seat in state.blocked:
                assert state.stocks[seat][0] == 0
            path: tuple[str, ...] = ()
            while keys := FENCES.choices(state, acting[0], path).keys:
                path = (*path, rng.choice(keys))
            state = FENCES.play(state, acting[0], path).state


# -- what is told beside -------------------------------------------------------------------------


def most_of(seat: str, squares: int) -> list[str]:
    """Fences that give this seat so many squares, from the top left on, by singles."""
    singles = []
    for number in range(25):
        row, column = divmod(number, 5)
        post = "ABCDEF"[column] + str(row + 1)
        right = "ABCDEF"[column + 1] + str(row + 1)
        below = "ABCDEF"[column] + str(row + 2)
        singles += [f"I1a {post}", f"I1b {post}", f"I1b {right}", f"I1a {below}"]
        if number == squares - 1:
            break
    return [f"{seat} {single}" for single in dict.fromkeys(singles)]


def test_it_is_told_once_when_somebody_has_more_than_half_of_the_squares() -> None:
    table, events = sit(most_of("b", 13)[:-1], active="b", options=SINGLES).play("I1a C4")
    assert table.scores == (0, 13)
    assert told(events) == [("fence-laid", 1), ("fence-decided", 1)]
    table, events = table.after("I1b E3").play("I1a A6")
    assert told(events) == [("fence-laid", 0)]
    table, events = sit(most_of("b", 14)[:-1], active="b", options=SINGLES).play("I1a D4")
    assert told(events) == [("fence-laid", 1)]


def test_nothing_is_told_to_be_decided_when_the_deciding_square_is_the_last_one() -> None:
    # Of 3x3 squares the first four are given to seat a, the next four to seat b.
    fences: dict[str, str] = {}
    for number in range(9):
        row, column = divmod(number, 3)
        post, right = ("ABCD"[across] + str(row + 1) for across in (column, column + 1))
        below = f"{post[0]}{row + 2}"
        for single in (f"I1a {post}", f"I1b {post}", f"I1b {right}", f"I1a {below}"):
            fences.setdefault(single, "a" if number < 4 else "b")
    last = fences.popitem()[0]
    options = {"size": 3, "singles_only": True}
    table = sit([f"{seat} {single}" for single, seat in fences.items()], options=options)
    assert table.scores == (4, 4)
    table, events = table.play(last)
    assert table.scores == (5, 4)
    assert told(events) == [("fence-laid", 0), ("over", None)]


def test_the_twenty_first_square_of_a_seat_takes_a_spare_marker() -> None:
    table, events = sit(most_of("a", 20)[:-1], options=SINGLES).play("I1a E5")
    assert table.scores == (20, 0)
    assert told(events) == [("fence-laid", 0)]
    table, events = sit(most_of("a", 21)[:-1], options=SINGLES).play("I1a A6")
    assert table.scores == (21, 0)
    assert told(events) == [("fence-laid", 0), ("fence-spare", 0)]


# -- the end -------------------------------------------------------------------------------------


def test_most_squares_win() -> None:
    table = sit(most_of("a", 25)[:-1], options=SINGLES)
    table, events = table.play("I1a E6")
    outcome = FENCES.outcome(table.state)
    assert outcome is not None
    assert (outcome.reason, outcome.places, outcome.scores) == ("board_full", (1, 2), (25, 0))
    assert told(events)[-1] == ("over", None)
    assert events[-1].facts == {"reason": "board_full"}
    assert ("fence-decided", 0) not in told(events)


def test_a_board_with_an_even_number_of_squares_can_end_level() -> None:
    levels = 0
    for number in range(200):
        options = FencesOptions(size=4, singles_only=True)
        end, _ = play_out(first_position(options, bytes(32)), Random(number).random)
        outcome = FENCES.outcome(end)
        assert outcome is not None
        level = outcome.scores == (8, 8)
        assert (outcome.places == (1, 1)) == level
        levels += level
    assert levels


@pytest.mark.parametrize("seat", [0, 1])
def test_who_gives_up_has_lost_whatever_the_score(seat: int) -> None:
    state = sit(most_of("ab"[seat], 9)).state
    over, events = FENCES.resign(state, seat)
    outcome = FENCES.outcome(over)
    assert outcome is not None
    assert outcome.places[seat] == 2
    assert outcome.places[1 - seat] == 1
    assert outcome.reason == "resigned"
    assert told(events) == [("resigned", seat), ("over", None)]
    assert FENCES.turn(over) > FENCES.turn(state)
    for other in (0, 1):
        with pytest.raises(NotNow, match="fences-over"):
            FENCES.resign(over, other)


# -- refused -------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("fences", "stocks", "text", "refusal"),
    [
        ([], {"a": only(i1=1)}, "O4a A1", "fences-none-left piece=o4"),
        ([], {"a": only(i1=1)}, "O4", "fences-none-left piece=o4"),
        ([], {}, "G1a A1", "fences-no-gate-yet"),
        ([], {}, "D5a A5", "fences-off-board piece=d5 post=a5 turn=a"),
        ([], {}, "I1c F1", "fences-off-board piece=i1 post=f1 turn=a"),
        ([], {}, "I1a G7", "fences-off-board piece=i1 post=g7 turn=a"),
        (["b U3b C4"], {}, "W4d B3", "fences-taken one=c4 other=d4 piece=w4"),
        (["b U3b C4"], {}, "O4b C4", "fences-taken one=c4 other=d4 piece=o4"),
        ([], {}, "X9a A1", "fences-unknown-word word=x9"),
        ([], {}, "please", "fences-unknown-word word=please"),
        ([], {}, "U3e A1", "fences-unknown-word word=e"),
        ([], {}, "U3b H1", "fences-unknown-word word=h1"),
        ([], {}, "U3b 11", "fences-unknown-word word=11"),
        ([], {}, "U3b A1 B2", "fences-too-long word=b2"),
        ([], {}, "U3b", "unfinished"),
        ([], {}, "U3", "unfinished"),
        ([], {}, "", "unfinished"),
    ],
)
def test_what_is_no_legal_move_is_refused_for_its_reason(
    fences: list[str], stocks: dict[str, dict[str, int]], text: str, refusal: str
) -> None:
    table = sit(fences, stocks=stocks)
    before = FENCES.dump(table.state)
    assert table.refuses(text) == refusal
    assert FENCES.dump(table.state) == before


def test_a_piece_that_fits_nowhere_is_refused_with_that_reason() -> None:
    spoilt = ["b I3a A2", "b I3a A3"]
    table = sit(spoilt, options={"size": 3})
    assert "o4" not in table.offered()
    assert table.refuses("O4") == "fences-no-room piece=o4"
    assert table.refuses("O4a") == "fences-no-room piece=o4"
    assert table.refuses("O4a B1") == "fences-no-room piece=o4"


def test_a_piece_that_fits_only_in_other_turns_is_refused_with_that_reason() -> None:
    flat = [f"b I3a A{row}" for row in (1, 2, 3, 4)]
    table = sit(flat, options={"size": 3})
    assert table.offered("I2") == ["b"]
    assert table.refuses("I2a") == "fences-no-room-turned piece=i2 turn=a"
    assert table.refuses("I2c") == "fences-no-room-turned piece=i2 turn=a"
    assert table.refuses("I2a A1") == "fences-taken one=a1 other=b1 piece=i2"


def test_only_gates_are_laid_when_both_are_blocked() -> None:
    none = only()
    table = sit(stocks={"a": none, "b": none})
    assert table.state.gates
    assert table.refuses("I1a A1") == "fences-only-gates"
    assert table.refuses("G1a F1") == "fences-off-board piece=g1 post=f1 turn=a"


def test_a_set_of_singles_has_no_other_pieces() -> None:
    table = sit(options={"singles_only": True})
    assert table.offered() == ["i1"]
    assert table.refuses("U3b C4") == "fences-no-such-piece piece=u3"
    assert table.refuses("U3") == "fences-no-such-piece piece=u3"


def test_only_the_seat_whose_turn_it_is_may_act() -> None:
    assert sit().refuses("I1a A1", seat=1) == "fences-not-your-turn"
    assert sit(active="b").refuses("I1a A1", seat=0) == "fences-not-your-turn"


def test_every_letter_may_be_played_and_means_the_same() -> None:
    def played(path: tuple[str, ...]) -> object:
        return FENCES.play(sit().state, 0, path)

    assert played(("i1", "c", "a1")) == played(("i1", "a", "a1"))
    assert played(("o4", "d", "a1")) == played(("o4", "a", "a1"))
    assert played(("u3", "c", "a1")) != played(("u3", "a", "a1"))


def test_the_questions_come_in_the_order_of_the_set_the_letters_and_the_board() -> None:
    state = sit().state
    assert FENCES.choices(state, 0, ()) == (
        "piece",
        ("i1", "i2", "v2", "i3", "u3", "w4", "o4", "d5"),
    )
    assert FENCES.choices(state, 0, ("v2",)) == ("turn", ("a", "b", "c", "d"))
    assert FENCES.choices(state, 0, ("i2",)) == ("turn", ("a", "b"))
    assert FENCES.choices(state, 0, ("o4",)) == ("turn", ("a",))
    asks, posts = FENCES.choices(state, 0, ("i3", "a"))
    assert asks == "post"
    assert posts == tuple(column + row for row in "123456" for column in "abc")
    assert FENCES.choices(state, 0, ("i3", "a", "a1")).keys == ()


def test_a_refusal_says_only_what_its_code_tells() -> None:
    from rules.fences.refusals import illegal  # noqa: PLC0415

    with pytest.raises(ValueError, match="fences-none-left says"):
        illegal("fences-none-left", word="o4")
    assert isinstance(illegal("fences-none-left", piece="o4"), Refusal)
