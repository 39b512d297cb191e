"""The engine against the rules read a second time (`plain`), in thousands of random positions."""

from random import Random
from typing import Any

from hypothesis import given, settings
from hypothesis import strategies as st

from rules.fences.board import edge_posts, grid, square_name
from rules.fences.game import FENCES
from rules.fences.state import State
from tests.rules.fences import plain
from tests.rules.fences.plain import PlainGame

ABOUT_BLOCKED = {"fence-blocked", "fence-skipped", "gates-start"}


def offered(state: State, seat: int) -> set[tuple[str, ...]]:
    """Every move that the choices lead to."""
    return {
        (piece, turn, post)
        for piece in FENCES.choices(state, seat, ()).keys
        for turn in FENCES.choices(state, seat, (piece,)).keys
        for post in FENCES.choices(state, seat, (piece, turn)).keys
    }


def demand_same(state: State, game: PlainGame) -> None:
    """Both are the same position."""
    board = state.rules.grid
    view = FENCES.view(state, None)
    filled = {
        frozenset(edge_posts(board.size, e)) for e in range(board.edges) if state.filled >> e & 1
    }
    assert filled == game.laid
    owned = {
        square_name(board.size, square): owner
        for square, owner in enumerate(view.owners)
        if owner is not None
    }
    assert owned == {plain.named(square): owner for square, owner in game.owner.items()}
    assert view.scores == (game.score(0), game.score(1))
    assert [dict(stock) for stock in view.stocks] == game.stocks
    assert state.blocked == game.blocked
    assert FENCES.acting(state) == (() if game.mover is None else (game.mover,))


def weight(move: tuple[str, ...], big_first: bool) -> int:
    """Singles last keeps stocks long; singles first makes big pieces block their players."""
    return int(move[0][1]) if big_first else -int(move[0][1])


def play_both(options: dict[str, Any], seed: int, habit: str) -> set[str]:
    """A random game, compared after every move; the kinds of events that happened."""
    rng, model = Random(seed), FENCES.options.model_validate(options)
    state = FENCES.start(seed.to_bytes(32, "big"), 2, model)
    game = PlainGame(model.size, model.singles_only, mover=state.active)
    kinds: set[str] = set()
    while game.mover is not None:
        moves = game.moves()
        assert offered(state, game.mover) == moves
        pool = sorted(moves)
        rng.shuffle(pool)
        if habit != "any" and rng.random() < 0.8:
            pool.sort(key=lambda move: weight(move, habit == "big"))
        move = pool[0]
        before, mover = state, game.mover
        state, events = FENCES.play(before, mover, move)
        closed, told = game.lay(move)
        assert events[0].facts["closed"] == closed
        assert events[0].seat == mover
        assert [(e.kind, e.seat) for e in events if e.kind in ABOUT_BLOCKED] == told
        demand_same(state, game)
        FENCES.check(state)
        kinds |= {event.kind for event in events}
    assert FENCES.outcome(state) is not None
    return kinds


OPTIONS = st.sampled_from(
    [{"size": size} for size in (3, 4, 5)]
    + [{"size": size, "singles_only": True} for size in (3, 4, 5, 6)]
)


@settings(max_examples=60)
@given(
    options=OPTIONS,
    seed=st.integers(0, 2**32 - 1),
    habit=st.sampled_from(["any", "big", "small"]),
)
def test_random_games_go_as_a_second_reading_of_the_rules_says(
    options: dict[str, Any], seed: int, habit: str
) -> None:
    play_both(options, seed, habit)


def test_games_on_the_house_board_are_compared_with_all_that_can_happen() -> None:
    kinds: set[str] = set()
    for seed in range(24):
        kinds |= play_both({}, seed, ("any", "big", "small")[seed % 3])
    assert kinds >= ABOUT_BLOCKED | {"fence-laid", "fence-decided", "over"}


@settings(max_examples=200)
@given(data=st.data(), size=st.integers(3, 6))
def test_what_any_piece_closes_on_any_board_is_what_is_plainly_closed(
    data: st.DataObject, size: int
) -> None:
    board = grid(size)
    number = data.draw(st.integers(0, len(board.placements) - 1))
    one = board.placements[number]
    edges = range(2 * size * (size + 1))
    free = data.draw(st.sets(st.sampled_from(edges), max_size=8))
    filled = sum(1 << edge for edge in edges if edge not in free) & ~one.mask
    after = {frozenset(edge_posts(size, e)) for e in edges if (filled | one.mask) >> e & 1}
    touched = {frozenset(edge_posts(size, edge)) for edge in one.edges}
    squares = [(column, row) for row in range(size) for column in range(size)]
    expected = [
        place
        for place, square in enumerate(squares)
        if plain.sides(square) <= after and plain.sides(square) & touched
    ]
    assert board.closed(filled, number) == expected
