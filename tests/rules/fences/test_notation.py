"""Moves in words: what is read, what is written (fences_notation.md 6 and 8)."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from rules.fences.board import grid
from rules.fences.game import FENCES
from tests.rules.fences import plain


def test_every_placement_is_written_as_the_notation_says_and_read_back() -> None:
    for one in grid(6).placements:
        path = (one.piece, one.turn, one.post)
        text = f"{one.piece.upper()}{one.turn} {one.post.upper()}"
        assert FENCES.text_of(path) == one.text == text
        assert FENCES.path_of(text) == path


@pytest.mark.parametrize("row", plain.ROWS, ids=lambda row: row.piece + row.letter)
def test_every_letter_is_read_as_the_first_that_means_the_same(row: plain.Row) -> None:
    text = f"{row.piece}{row.letter} b3"
    assert FENCES.path_of(text) == (row.piece, row.same_as, "b3")


@pytest.mark.parametrize(
    "text",
    [
        "U3b C4",
        "u3b c4",
        "U3B C4",
        "u3bc4",
        "U3bC4",
        " u3 b c4 ",
        "u3 bc4",
        "u3b\tc4\n",
        "U3  b C4",
        "U 3b C4",
        "U3b C 4",
        "u3bc 4",
        "U\t3 b C\n4 ",
    ],
)
def test_any_case_and_any_white_space_will_do(text: str) -> None:
    assert FENCES.path_of(text) == ("u3", "b", "c4")


@pytest.mark.parametrize(
    ("text", "path"),
    [
        ("", ()),
        ("  ", ()),
        ("U3", ("u3",)),
        ("u3b", ("u3", "b")),
        ("U3 B", ("u3", "b")),
        ("i1c", ("i1", "a")),
        ("o4d", ("o4", "a")),
        ("g1d f3", ("g1", "b", "f3")),
        ("U3b C4 please", ("u3", "b", "c4", "please")),
        ("Resign", ("resign",)),
        ("fence u3b", ("fence", "u3b")),
        ("u3 up", ("u3", "up")),
        ("u3x c4", ("u3", "x", "c4")),
        ("u3b 44", ("u3", "b", "44")),
        ("u3 c4", ("u3", "c4")),
        ("u33b c4", ("u33", "b", "c4")),
        ("u3bc44", ("u3", "b", "c44")),
    ],
)
def test_beginnings_and_what_is_no_move_are_left_for_the_choices_to_judge(
    text: str, path: tuple[str, ...]
) -> None:
    assert FENCES.path_of(text) == path


@pytest.mark.parametrize(
    ("path", "text"), [((), ""), (("u3",), "U3"), (("u3", "b"), "U3b"), (("o4", "a"), "O4a")]
)
def test_beginnings_of_moves_have_a_text_too(path: tuple[str, ...], text: str) -> None:
    assert FENCES.text_of(path) == text
    assert FENCES.path_of(text) == path


@given(text=st.text(max_size=20))
def test_any_text_gives_words_in_lower_case(text: str) -> None:
    path = FENCES.path_of(text)
    assert all(word and word.split() == [word] and word == word.lower() for word in path)
