"""The set of pieces, and where each can lie (fences.md 3, fences_notation.md)."""

from collections import Counter
from typing import Any

import pytest
from pydantic import ValidationError

from rules.fences import pieces
from rules.fences.board import SIZES, edge_posts, edges_of, grid
from rules.fences.pieces import PIECES, PieceSet, canonical, turns_of, walk_posts
from tests.rules.fences import plain

HOUSE = {"pieces": [piece.model_dump() for piece in PIECES]}


def test_the_house_set_is_that_of_the_rules() -> None:
    assert {piece.code: piece.copies for piece in PIECES} == plain.SET
    assert sum(piece.copies for piece in PIECES) == 24
    assert sum(piece.copies for piece in PIECES if piece.segments > 1) == 8


def test_a_player_has_41_segments_and_both_82() -> None:
    assert pieces.STOCK_SEGMENTS == 41
    assert 2 * pieces.STOCK_SEGMENTS == 82
    assert grid(5).edges == 60


def test_a_board_of_singles_alone_could_never_be_finished_by_the_stocks() -> None:
    singles = 2 * pieces.SINGLE.copies
    joined = 2 * (pieces.STOCK_SEGMENTS - pieces.SINGLE.copies)
    assert singles == 32
    assert joined == 50
    assert grid(5).edges - singles == 28


@pytest.mark.parametrize("row", plain.ROWS, ids=lambda row: row.piece + row.letter)
def test_every_turn_is_that_of_the_notation(row: plain.Row) -> None:
    assert pieces.names(walk_posts(row.piece, row.letter, "b3")) == row.visited
    assert canonical(row.piece, row.letter) == row.same_as
    assert (row.letter in turns_of(row.piece)) == (row.letter == row.same_as)


@pytest.mark.parametrize("row", plain.ROWS, ids=lambda row: row.piece + row.letter)
def test_a_piece_can_lie_exactly_at_the_posts_of_the_notation(row: plain.Row) -> None:
    for column in "abcdef":
        for line in "123456":
            there = (
                row.columns[0] <= column <= row.columns[2] and row.rows[0] <= line <= row.rows[2]
            )
            if there:
                edges = edges_of(5, row.piece, row.letter, column + line)
                assert edges == edges_of(5, row.piece, row.same_as, column + line)
            else:
                with pytest.raises(ValueError, match="leaves a board"):
                    edges_of(5, row.piece, row.letter, column + line)


def test_as_many_placements_a_shape_as_the_table_says() -> None:
    counts = Counter(one.piece for one in grid(5).placements)
    assert counts.pop("g1") == 60
    assert counts == {
        "i1": 60,
        "i2": 48,
        "v2": 100,
        "i3": 36,
        "u3": 100,
        "w4": 64,
        "o4": 25,
        "d5": 80,
    }
    assert counts.total() == 513


def test_as_many_orientations_a_shape_as_the_table_says() -> None:
    assert {piece.code: len(turns_of(piece.code)) for piece in PIECES} == {
        "i1": 2,
        "i2": 2,
        "v2": 4,
        "i3": 2,
        "u3": 4,
        "w4": 4,
        "o4": 1,
        "d5": 4,
    }


def test_the_boxes_are_those_of_the_table() -> None:
    boxes = {piece.code: pieces.box_of(piece.code, "a") for piece in PIECES}
    assert boxes == {
        "i1": (1, 0),
        "i2": (2, 0),
        "v2": (1, 1),
        "i3": (3, 0),
        "u3": (1, 1),
        "w4": (2, 2),
        "o4": (1, 1),
        "d5": (1, 2),
    }
    assert pieces.box_of("d5", "b") == (2, 1)


@pytest.mark.parametrize("size", SIZES)
def test_placements_are_those_of_a_plain_second_reading(size: int) -> None:
    ours = {
        (one.piece, one.turn, one.post): {frozenset(edge_posts(size, edge)) for edge in one.edges}
        for one in grid(size).placements
        if one.piece != "g1"
    }
    theirs = {}
    for piece in plain.SET:
        theirs |= plain.placements(size, piece)
    assert ours == theirs


@pytest.mark.parametrize("size", SIZES)
def test_every_shape_is_its_own_mirror_image_so_that_no_piece_need_be_flipped(size: int) -> None:
    for piece in plain.SET:
        there = {frozenset(edges) for edges in plain.placements(size, piece).values()}
        flipped = {
            frozenset(frozenset((size - column, row) for column, row in edge) for edge in edges)
            for edges in there
        }
        assert flipped == there


def test_no_piece_but_the_square_encloses_a_square_by_itself() -> None:
    closing = {
        one.piece for one in grid(5).placements if grid(5).closed(0, grid(5).texts[one.text])
    }
    assert closing == {"o4"}


def changed(place: int, **facts: Any) -> dict[str, Any]:
    all_pieces = [dict(piece) for piece in HOUSE["pieces"]]
    all_pieces[place] |= facts
    return {"pieces": all_pieces}


@pytest.mark.parametrize(
    ("data", "fault"),
    [
        ({"pieces": []}, "at least 1 item"),
        ({"pieces": HOUSE["pieces"][1:]}, "exactly one kind of single"),
        ({"pieces": [*HOUSE["pieces"], {"code": "x1", "walk": "R", "copies": 1}]}, "single"),
        ({"pieces": [*HOUSE["pieces"], HOUSE["pieces"][1]]}, "the same code"),
        (changed(1, code="g2"), None),
        (changed(0, code="g1"), "that of the gate"),
        (changed(1, code="i3"), "i3 has 2 segments"),
        (changed(1, walk="RL"), "two segments in the same place"),
        (changed(1, walk="RX"), "pattern"),
        (changed(1, copies=0), "greater than or equal to 1"),
        (changed(1, colour="blue"), "Extra inputs"),
        (changed(3, code="l3", walk="RRU"), "not its own mirror image"),
        (changed(7, code="z3", walk="RUR"), "not its own mirror image"),
    ],
)
def test_a_set_that_makes_no_sense_is_refused(data: dict[str, Any], fault: str | None) -> None:
    if fault is None:
        PieceSet.model_validate(data)
        return
    with pytest.raises(ValidationError, match=fault):
        PieceSet.model_validate(data)


@pytest.mark.parametrize("name", ["", "a", "a0", "a8", "h1", "A1", "a11", "11", "aa", "²1", "a²"])
def test_what_is_no_post_is_refused(name: str) -> None:
    with pytest.raises(ValueError, match="there is no post"):
        pieces.post_at(name)
