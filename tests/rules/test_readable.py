"""JSON for people: the same values, on lines of a readable width."""

import json
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from rules.readable import WIDTH, readable

X = "x" * 30

values = st.recursive(
    st.none() | st.booleans() | st.integers(-99, 10**6) | st.text(max_size=30),
    lambda inner: st.lists(inner, max_size=8) | st.dictionaries(st.text(max_size=9), inner),
    max_leaves=20,
)


@given(values)
def test_it_is_the_same_json(value: Any) -> None:
    assert json.loads(readable(value)) == value


@given(st.lists(st.lists(st.integers(0, 99999), max_size=20), max_size=20))
def test_no_line_is_too_wide(value: list[list[int]]) -> None:
    assert max(map(len, readable({"numbers": value}).splitlines())) <= WIDTH


@pytest.mark.parametrize(
    ("value", "text"),
    [
        ([], "[]"),
        ({}, "{}"),
        ({"a": [1, 2]}, '{"a": [1, 2]}'),
        ("é", '"é"'),
        (["x" * 30] * 5, "[\n  " + ",\n  ".join([f'"{X}", "{X}"'] * 2 + [f'"{X}"']) + "\n]"),
        ([[0, "x" * 80], [1, "y"]], f'[\n  [0, "{"x" * 80}"],\n  [1, "y"]\n]'),
        (
            {"long": ["x" * 60, "y" * 60], "short": [1, 2]},
            "\n".join(
                [
                    "{",
                    '  "long": [',
                    '    "' + "x" * 60 + '",',
                    '    "' + "y" * 60 + '"',
                    "  ],",
                    '  "short": [1, 2]',
                    "}",
                ]
            ),
        ),
    ],
)
def test_what_fits_stands_on_one_line(value: Any, text: str) -> None:
    assert readable(value) == text
