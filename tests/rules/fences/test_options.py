"""The table options: sizes, singles only, and who begins (fences.md 2)."""

from typing import Any

import pytest
from pydantic import ValidationError

from rules.fences.game import FENCES
from rules.fences.options import FencesOptions
from rules.fences.state import first_position
from rules.fences.view import FencesView


def view(**options: Any) -> FencesView:
    return FENCES.view(FENCES.start(bytes(32), 2, FencesOptions(**options)), None)


def test_without_options_the_house_set_is_played_on_5x5_squares() -> None:
    shown = view()
    assert shown.size == 5
    assert len(shown.owners) == 25
    assert dict(shown.stocks[0]) == dict(shown.stocks[1])
    assert sum(copies for _, copies in shown.stocks[0]) == 24
    assert shown.options == ()


@pytest.mark.parametrize("size", [3, 4, 5, 6])
def test_with_singles_only_everybody_has_as_many_as_there_are_edges(size: int) -> None:
    shown = view(singles_only=True, size=size)
    edges = 2 * size * (size + 1)
    assert shown.stocks == ((("i1", edges),), (("i1", edges),))
    assert shown.options == ("singles_only",)


def test_the_house_set_is_too_small_for_6x6_squares() -> None:
    with pytest.raises(ValidationError) as caught:
        FencesOptions(size=6)
    (fault,) = caught.value.errors()
    assert fault["type"] == "fences-set-too-small"
    assert fault["loc"] == ("size",)
    assert fault.get("ctx") == {"size": 6, "edges": 84, "segments": 82}
    assert FencesOptions(size=6, singles_only=True).size == 6


@pytest.mark.parametrize(
    "wrong", [{"size": 2}, {"size": 7}, {"beginner": 3}, {"beginner": -1}, {"players": 3}]
)
def test_what_no_table_can_be_is_refused(wrong: dict[str, Any]) -> None:
    with pytest.raises(ValidationError):
        FencesOptions(**wrong)


def test_the_beginner_can_be_chosen_and_is_else_drawn_by_the_seed() -> None:
    seeds = [number.to_bytes(32, "big") for number in range(400)]
    drawn = [first_position(FencesOptions(), seed).active for seed in seeds]
    assert 150 < sum(drawn) < 250
    assert drawn == [first_position(FencesOptions(), seed).active for seed in seeds]
    for beginner in (1, 2):
        options = FencesOptions(beginner=beginner)
        assert {first_position(options, seed).active for seed in seeds} == {beginner - 1}


def test_in_a_rematch_the_other_one_begins() -> None:
    for number in range(8):
        options = FencesOptions(size=4, beginner=number % 3)
        state = FENCES.start(bytes([number]) * 32, 2, options)
        first = state.active
        for _ in range(5):
            seat = state.active
            path: tuple[str, ...] = ()
            while keys := FENCES.choices(state, seat, path).keys:
                path = (*path, keys[-1])
            state = FENCES.play(state, seat, path).state
        over, _ = FENCES.resign(state, 1)
        again = FENCES.again(options, over)
        assert again == FencesOptions(size=4, beginner=2 - first)
        assert FENCES.acting(FENCES.start(bytes(32), 2, again)) == (1 - first,)


def test_the_view_tells_who_began_and_what_each_laid_last() -> None:
    shown = view(beginner=2)
    assert (shown.beginner, shown.last) == (1, (None, None))
    state = FENCES.start(bytes(32), 2, FencesOptions(beginner=2))
    for move in ("U3b C4", "O4a A1", "I1c D1"):
        state = FENCES.play(state, state.active, FENCES.path_of(move)).state
    shown = FENCES.view(state, 0)
    assert shown.beginner == 1
    assert shown.last == (("i1", "a"), ("u3", "b"))
    assert [(one.seat, one.piece, one.turn, one.post) for one in shown.fences] == [
        (1, "u3", "b", "c4"),
        (0, "o4", "a", "a1"),
        (0, "i1", "a", "d1"),
    ]
    assert shown.owners[0] == 0
    assert shown.scores == (1, 0)
