"""Custom ids: short, exact, and never mistaken for another's."""

import re
from itertools import product

import pytest
from hypothesis import given
from hypothesis import strategies as st

from cogs.ui.ids import (
    BUTTON_TEMPLATE,
    MENU_TEMPLATE,
    STEP_LIMIT,
    ForeignId,
    Press,
    number_in,
    parse,
)

number = st.integers(0, 10**15 - 1)
presses = st.builds(
    Press,
    st.sampled_from("bm"),
    st.from_regex(r"[a-z][a-z-]{0,23}", fullmatch=True),
    st.integers(0, 10**6),
    st.integers(0, 10**4),
    st.lists(st.integers(0, STEP_LIMIT - 1), max_size=8).map(tuple),
    st.integers(0, 999),
)


@given(presses)
def test_a_press_comes_back_from_its_id(press: Press) -> None:
    assert len(press.custom_id) <= 100
    assert parse(press.custom_id) == press


@given(presses, presses)
def test_different_presses_have_different_ids(one: Press, other: Press) -> None:
    assert (one.custom_id == other.custom_id) == (one == other)


@given(presses)
def test_trap_4_exactly_one_pattern_matches_an_id_and_from_end_to_end(press: Press) -> None:
    matching = [t for t in (BUTTON_TEMPLATE, MENU_TEMPLATE) if t.match(press.custom_id)]
    assert matching == [{"b": BUTTON_TEMPLATE, "m": MENU_TEMPLATE}[press.kind]]
    # discord.py matches a prefix when an item is built, and the whole when it is pressed.
    for template, end in product((BUTTON_TEMPLATE, MENU_TEMPLATE), ("\n", ":", " x")):
        assert not template.match(press.custom_id + end)


@given(
    st.from_regex(
        re.compile(r"[bm]1:[a-z]{1,3}:\d{1,3}:\d{1,3}:\d{1,2}:[~0-9A-Za-z]{0,9}"), fullmatch=True
    )
)
def test_whatever_can_be_read_is_spelled_just_so(text: str) -> None:
    """Else two ids could mean one press, and a press could be replayed under another spelling."""
    try:
        press = parse(text)
    except ForeignId:
        return
    assert press.custom_id == text


@pytest.mark.parametrize(
    "text",
    [
        "",
        "b",
        "b1",
        "b0:join:1:2:3:",
        "b2:join:1:2:3:",
        "x1:join:1:2:3:",
        "b1:JOIN:1:2:3:",
        "b1:-join:1:2:3:",
        "b1::1:2:3:",
        "b1:join:01:2:3:",
        "b1:join:-1:2:3:",
        "b1:join:1:2:3",
        "b1:join:1:2:3:4:",
        "b1:join:1:2:3:~0A",
        "b1:join:1:2:3:~1",
        "b1:join:1:2:3:é",
        "b1:join:\u0661:2:3:",
        "b1:join:1:2:3:\n",
        "b1:join:1:2:3:" + "0" * 90,
        "b1:join:" + "9" * 80 + ":2:3:",
    ],
)
def test_a1_forged_and_foreign_ids_are_known_as_such(text: str) -> None:
    with pytest.raises(ForeignId):
        parse(text)


@pytest.mark.parametrize(
    "press",
    [
        Press("b", "Join"),
        Press("b", ""),
        Press("b", "join now"),
        Press("b", "join", -1),
        Press("b", "join", 1, -2),
        Press("b", "join", extra=-1),
        Press("b", "join", steps=(-1,)),
        Press("b", "join", steps=(STEP_LIMIT,)),
        Press("b", "join", steps=(0,) * 90),
    ],
)
def test_a_press_that_has_no_id_is_refused(press: Press) -> None:
    with pytest.raises(ValueError, match=r"no custom id|step"):
        _ = press.custom_id


def test_the_longest_way_of_a_game_fits() -> None:
    steps = (STEP_LIMIT - 1,) * 16
    assert len(Press("b", "resign-yes", 10**7, 10**5, steps, 99).custom_id) <= 100


@pytest.mark.parametrize("text", ["", "-1", "+1", " 1", "1_0", "\u00b2", "\u0663", "1.0", "12345"])
def test_what_is_no_number_of_so_many_digits_is_none(text: str) -> None:
    assert number_in(text, 4) is None


@given(st.integers(0, 9999))
def test_every_number_of_so_many_digits_is_read(number: int) -> None:
    assert number_in(str(number), 4) == number
