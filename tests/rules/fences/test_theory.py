"""What is known of perfect play at plain Dots and Boxes holds on our boards (fences.md 7)."""

from rules.fences.board import grid
from tests.rules.fences.solver import Solver


def test_on_2x2_squares_the_first_player_gets_two_more() -> None:
    assert Solver(2).value() == 2


def test_on_2x2_squares_an_outside_edge_keeps_the_two_and_an_inside_one_loses_them() -> None:
    solver, board = Solver(2), grid(2)
    for edge in range(board.edges):
        inside = sum(square >> edge & 1 for square in board.squares) == 2
        assert -solver.value(1 << edge) == (0 if inside else 2)


def test_on_3x3_squares_the_first_player_gets_three_fewer() -> None:
    solver = Solver(3)
    assert solver.at_least(-3, 0, 9)
    assert not solver.at_least(-2, 0, 9)
