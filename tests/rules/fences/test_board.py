"""Edges and squares by their numbers, and which squares a placement closes (fences.md 6)."""

from random import Random

import pytest

from rules.fences import board
from rules.fences.board import SIZES, edge_posts, edges_of, grid, square_name
from rules.fences.pieces import names, post_at, post_name
from tests.rules.fences import plain


@pytest.mark.parametrize(
    ("edge", "ends"),
    [(0, "a1 b1"), (29, "e6 f6"), (30, "a1 a2"), (59, "f5 f6"), (5, "a2 b2"), (36, "a2 a3")],
)
def test_edges_are_numbered_as_openspiel_does(edge: int, ends: str) -> None:
    assert " ".join(names(edge_posts(5, edge))) == ends
    piece_turn = "a" if edge < 30 else "b"
    assert edges_of(5, "i1", piece_turn, ends[:2]) == (edge,)


@pytest.mark.parametrize("size", SIZES)
def test_every_edge_of_a_board_has_its_number(size: int) -> None:
    edges = [frozenset(edge_posts(size, edge)) for edge in range(grid(size).edges)]
    assert len(edges) == 2 * size * (size + 1)
    assert set(edges) == plain.board_edges(size)
    for number, (one, other) in enumerate(map(sorted, edges)):
        assert board.edge_between(size, one, other) == number
        assert board.edge_between(size, other, one) == number


@pytest.mark.parametrize("size", SIZES)
def test_squares_are_named_by_their_top_left_post_in_reading_order(size: int) -> None:
    squares = [square_name(size, square) for square in range(size**2)]
    assert squares == [column + str(row + 1) for row in range(size) for column in "abcdef"[:size]]
    for name, edges in zip(squares, grid(size).squares, strict=True):
        ends = {
            frozenset(edge_posts(size, edge))
            for edge in range(grid(size).edges)
            if edges >> edge & 1
        }
        assert ends == plain.sides(post_at(name))


@pytest.mark.parametrize("size", SIZES)
def test_every_edge_borders_a_square_so_all_closed_means_all_laid(size: int) -> None:
    together = 0
    for edges in grid(size).squares:
        together |= edges
    assert together == grid(size).full == (1 << grid(size).edges) - 1


def test_of_513_opening_placements_exactly_the_25_squares_close_something() -> None:
    opening = [
        (one, grid(5).closed(0, number))
        for number, one in enumerate(grid(5).placements)
        if one.piece != "g1"
    ]
    closing = [(one, squares) for one, squares in opening if squares]
    assert len(opening) == 513
    assert [one.piece for one, _ in closing] == ["o4"] * 25
    assert [squares for _, squares in closing] == [[square] for square in range(25)]


@pytest.mark.parametrize("size", SIZES)
def test_both_ways_to_ask_what_closes_agree_with_the_plain_reading(size: int) -> None:
    rng, here = Random(size), grid(size)
    some = 0
    for _ in range(400):
        number = rng.randrange(len(here.placements))
        one = here.placements[number]
        keep = rng.choice((0.5, 0.8, 0.95))
        filled = sum(1 << edge for edge in range(here.edges) if rng.random() < keep) & ~one.mask
        after = {
            frozenset(edge_posts(size, edge))
            for edge in range(here.edges)
            if (filled | one.mask) >> edge & 1
        }
        touched = {frozenset(edge_posts(size, edge)) for edge in one.edges}
        expected = [
            post_name((column, row))
            for row in range(size)
            for column in range(size)
            if plain.sides((column, row)) <= after and plain.sides((column, row)) & touched
        ]
        found = here.closed(filled, number)
        assert board.square_names(size, found) == expected
        some += len(expected) > 1
    assert some > 50


@pytest.mark.parametrize("size", SIZES)
def test_the_most_squares_that_a_shape_can_close_are_those_of_the_table(size: int) -> None:
    most = {"i1": 2, "i2": 4, "v2": 3, "i3": 6, "u3": 4, "w4": 5, "o4": 5, "d5": 7}
    for piece, squares in most.items():
        touched = [
            len(grid(size).touched[number])
            for number, one in enumerate(grid(size).placements)
            if one.piece == piece
        ]
        # On an otherwise full board a piece closes every square that it touches.
        assert max(touched) == squares
