"""What holds on every board, whatever stands on it."""

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from rules.dog.board import HOME, NOBODY, Board
from rules.dog.doing import do_play
from rules.dog.notation import board_text, read_board
from rules.dog.options import MODELS
from rules.dog.plays import WHOLE, Play
from rules.dog.ruleset import ruleset
from rules.dog.splits import POINTS
from rules.dog.successors import Question, results
from rules.dog.view import PAWNS, SECTOR
from rules.dog.walks import protected

GAMES = ["dog", "dog-royal"]


@st.composite
def boards(draw: st.DrawFn, royal: bool) -> Board:
    """Any board for four or six, with more pawns near starts than elsewhere."""
    board = Board(draw(st.sampled_from([4, 6])))
    track = board.ring
    near = st.sampled_from([start + step for start in track.starts for step in range(-5, 4)])
    square = st.one_of(near, st.integers(0, track.length - 1)).map(lambda one: one % track.length)
    for pawn in range(len(board.places)):
        finish = track.finish[pawn // PAWNS] + draw(st.integers(0, PAWNS - 1))
        place = draw(st.one_of(st.just(HOME), square, square, st.just(finish)))
        if place != HOME and board.at[place] == NOBODY:
            board.move(pawn, place)
    if not royal:
        board.sort()
    return board


@st.composite
def plays(draw: st.DrawFn, name: str) -> tuple[Board, Play]:
    """A card played to its end in any way, if it can be played at all."""
    board = draw(boards(name == "dog-royal"))
    rules = ruleset(name, MODELS[name](), board.ring.seats)
    cards = [card for card in rules.cards if card.effect not in ("any", "copy")]
    play = Play(rules, board, draw(st.integers(0, rules.seats - 1)), draw(st.sampled_from(cards)))
    while (step := play.step()) != WHOLE and step.options:
        play.take(step, draw(st.sampled_from(sorted(step.options))))
    return board, play


@pytest.mark.parametrize("name", GAMES)
@settings(max_examples=100)
@given(data=st.data())
def test_a_board_is_read_back_as_it_was_written(name: str, data: st.DataObject) -> None:
    royal = name == "dog-royal"
    board = data.draw(boards(royal))
    text = board_text(board, royal=royal)
    again = read_board(text, royal=royal, fresh=False)
    assert again == board
    assert again.at == board.at
    assert board_text(again, royal=royal) == text


@pytest.mark.parametrize("name", GAMES)
@settings(max_examples=120)
@given(data=st.data())
def test_what_a_card_may_do_to_the_pawns(name: str, data: st.DataObject) -> None:
    board, play = data.draw(plays(name))
    if not play.parts:
        return
    rules, seat = play.rules, play.seat
    new = board.copy()
    deed = do_play(rules, new, play.card, play.parts, play.jump)
    sent = {one.pawn for one in deed.sent}
    moved = {way.pawn for way in deed.ways}
    for pawn, place in enumerate(board.places):
        if pawn not in sent | moved:
            assert new.places[pawn] == place, "a pawn was moved by nobody"
        guarded = 0 <= place < board.ring.length and protected(rules, board, pawn)
        assert not (guarded and pawn in sent) or play.card.effect == "split"
        assert not (guarded and pawn in moved) or pawn // PAWNS in _sides(board, seat)
        assert place < board.ring.length or new.places[pawn] >= place, "back in the finish"
    if play.card.effect == "split":
        steps = [len(way.squares) for way in deed.ways]
        assert sum(steps) <= POINTS
    else:
        assert len(play.parts) == 1
        assert len(sent) <= 1
        assert not any(one.burnt for one in deed.sent)
    there = [pawn for pawn, place in enumerate(new.places) if place >= 0]
    assert [new.at[new.places[pawn]] for pawn in there] == there


def _sides(board: Board, seat: int) -> tuple[int, int]:
    return seat, board.ring.partner[seat]


@settings(max_examples=120)
@given(data=st.data())
def test_a_seven_is_used_in_full(data: st.DataObject) -> None:
    board = data.draw(boards(royal=False))
    rules = ruleset("dog", MODELS["dog"](), board.ring.seats)
    seven = rules.cards[rules.kinds["7"]]
    play = Play(rules, board, data.draw(st.integers(0, rules.seats - 1)), seven)
    used, had = 0, set[int]()
    while (step := play.step()) != WHOLE and step.options:
        before = play.board
        play.take(step, data.draw(st.sampled_from(sorted(step.options))))
        if step.asks == "to":
            pawn, place = play.parts[-1]
            assert pawn not in had
            had.add(pawn)
            used += board.ring.steps(pawn, before.places[pawn], place)
    assert used == (POINTS if had else 0)


def turned(board: Board, sectors: int) -> Board:
    """The same board seen from another seat: everything goes so many sectors on."""
    track = board.ring
    new = Board(track.seats)
    for pawn, place in enumerate(board.places):
        other = (pawn + PAWNS * sectors) % len(board.places)
        if place >= track.length:
            new.move(other, track.finish[other // PAWNS] + (place - track.length) % PAWNS)
        elif place != HOME:
            new.move(other, (place + SECTOR * sectors) % track.length)
    return new


@pytest.mark.parametrize("name", GAMES)
@settings(max_examples=150)
@given(data=st.data())
def test_no_seat_is_another_than_the_others(name: str, data: st.DataObject) -> None:
    royal = name == "dog-royal"
    board = data.draw(boards(royal))
    seats = board.ring.seats
    rules = ruleset(name, MODELS[name](), seats)
    seat, sectors = data.draw(st.integers(0, seats - 1)), data.draw(st.integers(1, seats - 1))
    kind = data.draw(st.sampled_from(range(len(rules.cards))))
    last = rules.cards[0] if royal else None
    found = results(Question(rules, board, seat, rules.cards[kind], last))
    other = Question(
        rules, turned(board, sectors), (seat + sectors) % seats, rules.cards[kind], last
    )
    again = [
        board_text(
            turned(read_board(text.rstrip("+"), royal=royal, fresh=False), sectors), royal=royal
        )
        + "+" * text.count("+")
        for text in found
    ]
    assert sorted(again) == results(other)
