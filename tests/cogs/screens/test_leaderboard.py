"""Leaderboards on a screen: what a press asks comes back, every page fits, all can be read."""

from collections.abc import Sequence
from dataclasses import replace
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from cogs.figures import RATING_START
from cogs.screens.leaderboard import (
    BY_ORDER,
    GAME_ORDER,
    Question,
    ask,
    asked_by,
    bars,
    leaderboard_screen,
    picked,
    question_of,
    shown_screen,
)
from cogs.ui import ids
from cogs.ui.screen import Screen, arguments, renewed
from cogs.ui.words import LANGUAGES, Words, words_for
from rules.games import GAMES
from rules.periods import EVER, is_period, periods_of, recent_periods
from rules.remembered import Asked, By, Leaderboard, Ranked

ME = 2**63 - 1
EVERY = [words_for(language) for language in LANGUAGES]
EN, FR = words_for("en"), words_for("fr")
NOW = recent_periods(1_790_000_000)
PNG = b"not looked at"
S = "\N{NO-BREAK SPACE}"
"""Between a number and what it counts: no line ends there."""
LONGEST = "*" * 32
"""A name that is twice as long once it is safe to show."""

questions = st.builds(
    Question,
    st.sampled_from(GAME_ORDER),
    st.sampled_from([EVER])
    | st.floats(0, 2e11).flatmap(lambda at: st.sampled_from(periods_of(at))),
    st.sampled_from(BY_ORDER),
    st.booleans(),
    st.integers(0, 3843),
)


def ranked(place: int | None, member: int = 1, **more: Any) -> Ranked:
    usual = Ranked(place, member, f"N{member}", 20, 12, 69, None, 0, 20, 812, False, False)
    return replace(usual, **more)


def board(
    rows: Sequence[Ranked] = (),
    *,
    by: By = "wins",
    game: str = "",
    period: str = EVER,
    own: Ranked | None = None,
    total: int | None = None,
    page: int = 0,
    gone: bool = False,
    left: int = 0,
) -> Leaderboard:
    asked = Asked(1, game, period, by, page, 10, gone, ME)
    return Leaderboard(asked, tuple(rows), own, len(rows) if total is None else total, left)


def worst(by: By) -> Leaderboard:
    """As much text as a page can have."""
    rows = [
        ranked(
            999_999,
            ME - number,
            name=LONGEST,
            games=999_999,
            wins=999_999,
            points=9_999_999,
            rated=999_999,
            rating=-99_999,
            gone=True,
        )
        for number in range(1, 11)
    ]
    return board(
        rows,
        by=by,
        game="mixed-days",
        period="2019-09",
        own=replace(rows[0], member=ME),
        total=999_999,
        page=3843,
        gone=True,
        left=999_999,
    )


def parts(items: Any) -> list[dict[str, Any]]:
    """Every component, the outer before the inner."""
    return [part for item in items for part in (item, *parts(item.get("components", ())))]


def said(screen: Screen) -> str:
    return "\n".join(part["content"] for part in parts(screen.items) if "content" in part)


def shown(of: Leaderboard, words: Words = EN, note: str = "", image: bytes | None = PNG) -> Screen:
    return leaderboard_screen(of, words, ME, periods=NOW, image=image, note=note)


def presses(screen: Screen) -> list[ids.Press]:
    return [ids.parse(part["custom_id"]) for part in parts(screen.items) if "custom_id" in part]


# What a press asks


@given(questions)
def test_a_question_comes_back_from_its_press(question: Question) -> None:
    for kind in "bm":
        press = ids.parse(ask("ranks", question, kind=kind).custom_id)
        assert asked_by(press.turn, press.steps) == question


@given(st.integers(0, 10**15 - 1), st.lists(st.integers(0, 3843), max_size=8))
def test_a_press_that_nobody_made_asks_something_that_there_is(turn: int, steps: list[int]) -> None:
    question = asked_by(turn, steps)
    assert question.game in GAME_ORDER
    assert is_period(question.period)
    assert question.by in BY_ORDER
    assert asked_by(*ask_parts(question)) == question


def ask_parts(question: Question) -> tuple[int, tuple[int, ...]]:
    press = ask("ranks", question)
    return press.turn, press.steps


@given(questions, st.text(max_size=12))
def test_a_value_that_was_not_offered_breaks_nothing(question: Question, value: str) -> None:
    for action in ("ranks-game", "ranks-period", "ranks-by"):
        after = picked(question, action, value)
        assert after.page == 0
        ask(action, after)


def test_a_pick_changes_only_what_was_picked() -> None:
    before = Question("fences", "2026", "points", True, 3)
    first = before._replace(page=0)
    assert picked(before, "ranks-game", "dog") == first._replace(game="dog")
    assert picked(before, "ranks-game", "all") == first._replace(game="")
    assert picked(before, "ranks-by", "wins") == first._replace(by="wins")
    assert picked(before, "ranks-period", "2026-11") == first._replace(period="2026-11")
    assert picked(before, "ranks-period", "ever") == first._replace(period=EVER)


def test_the_games_stand_where_old_presses_look_for_them() -> None:
    assert GAME_ORDER[:8] == (
        *("", "woof-days", "cat-days", "mixed-days", "fences"),
        *("dog", "dog-royal", "dog-lover"),
    )
    assert BY_ORDER == ("rating", "wins", "points")
    assert {*GAME_ORDER} == {"", *GAMES}


# The screen


@pytest.mark.parametrize("words", EVERY)
@pytest.mark.parametrize("by", BY_ORDER)
def test_the_longest_page_fits_into_a_message(words: Words, by: By) -> None:
    full = worst(by)
    screen = shown(full, words, note=words("leaderboard-no-writing"))
    arguments(renewed(screen, 2**40), ME)
    assert screen.owner == ME
    public = shown_screen(full, words, LONGEST * 2, PNG)
    arguments(public, None)
    assert len({press.custom_id for press in presses(screen)}) == len(presses(screen))


@pytest.mark.parametrize("words", EVERY)
@pytest.mark.parametrize("by", BY_ORDER)
def test_an_empty_page_says_why_and_can_be_left(words: Words, by: By) -> None:
    screen = shown(board(by=by, game="fences"), words, image=None)
    arguments(screen, ME)
    assert words("leaderboard-own-none", all=False) in said(screen)
    actions = [press.action for press in presses(screen)]
    assert "ranks-who" not in actions
    assert "ranks-show" not in actions
    assert {"ranks-game", "ranks-period", "ranks-by"} <= {*actions}


def test_a_line_tells_place_name_and_figures_and_equal_places_are_equal() -> None:
    rows = [ranked(1), ranked(2, 2), ranked(2, 3, gone=True), ranked(4, ME, name="Me", wins=1)]
    screen = shown(board(rows, own=rows[3]))
    lines = said(screen).splitlines()
    assert lines[0] == "## Leaderboard: all games"
    assert lines[1] == f"by wins · all time · 4{S}members"
    assert lines[2:6] == [
        f"**1** · N1 · **12{S}wins** · 20{S}games · 34.5{S}points",
        f"**2** · N2 · **12{S}wins** · 20{S}games · 34.5{S}points",
        f"**2** · N3 (left) · **12{S}wins** · 20{S}games · 34.5{S}points",
        f"**4** · Me (you) · **1{S}win** · 20{S}games · 34.5{S}points",
    ]
    assert "**You**" not in said(screen)


def test_each_order_tells_its_figure_first_and_french_writes_it_its_own_way() -> None:
    row = [ranked(1, points=3, rated=7)]
    assert f"· **1.5{S}points** · 20{S}games · 12{S}wins" in said(shown(board(row, by="points")))
    assert f"· **1,5{S}point** · 20{S}parties · 12{S}victoires" in said(
        shown(board(row, by="points"), FR)
    )
    rating = said(shown(board(row, by="rating", game="dog"), FR))
    assert f"· **cote{S}{RATING_START + 812}** · 7{S}parties{S}cotées · 12{S}victoires" in rating


@pytest.mark.parametrize(
    ("gone", "left", "offered"),
    [
        (False, 0, None),
        (False, 1, "button-ranks-with"),
        (True, 1, "button-ranks-without"),
        # Whoever asked for them and picks another game must find the way back.
        (True, 0, "button-ranks-without"),
    ],
)
def test_those_who_left_are_offered_only_if_there_are_any(
    gone: bool, left: int, offered: str | None
) -> None:
    screen = shown(board([ranked(1)], gone=gone, left=left))
    labels = [
        part["label"]
        for part in parts(screen.items)
        if "label" in part and ids.parse(part["custom_id"]).action == "ranks-gone"
    ]
    assert labels == ([EN(offered)] if offered else [])


def test_the_picture_has_the_figures_of_the_list_in_its_order() -> None:
    rows = [ranked(1, 5, wins=1234), ranked(2, ME, wins=7), ranked(2, 6, wins=7, gone=True)]
    for words in EVERY:
        for by in BY_ORDER:
            of = board(rows, by=by, game="dog", own=rows[1])
            drawn, screen = bars(of, words, ME), shown(of, words)
            lines = said(screen).splitlines()[2:5]
            alt = screen.files[0].alt
            for bar, line in zip(drawn, lines, strict=True):
                assert line.startswith(f"**{bar.place}** ")
                assert bar.figure in line.partition(" · **")[2].partition("**")[0]
                assert words("leaderboard-alt-row", place=str(bar.place), figure=bar.figure) in alt
            assert [bar.own for bar in drawn] == [False, True, False]
            assert [bar.gone for bar in drawn] == [False, False, True]
            assert [bar.member for bar in drawn] == [5, ME, 6]
            assert not any(one.name in alt for one in rows)


@pytest.mark.parametrize(
    ("own", "told"),
    [
        (None, EN("leaderboard-own-none", all=True)),
        (ranked(27, ME), f"**You**: place 27 · **12{S}wins** · 20{S}games · 34.5{S}points"),
        (ranked(None, ME, hidden=True), EN("leaderboard-own-hidden")),
    ],
)
def test_the_readers_own_place_is_told_wherever_it_is(own: Ranked | None, told: str) -> None:
    screen = shown(board([ranked(1)], own=own, total=40, page=3))
    assert told in said(screen).splitlines()


def test_who_has_no_rating_yet_reads_how_many_games_it_takes() -> None:
    own = ranked(None, ME, rating=None, rated=3)
    ever = said(shown(board([ranked(1)], own=own, by="rating", game="dog")))
    assert "it takes 5 rated games at this game. So far you have 3." in ever
    month = said(shown(board(own=own, by="rating", game="dog", period="2026-11"), image=None))
    assert "it takes 5 rated games" in month
    assert "So far" not in month, "others of the games were played at other times"


def test_pages_lead_to_each_other_and_toggles_to_the_first() -> None:
    rows = [ranked(11)]
    screen = shown(board(rows, total=25, page=1, period="2026", by="points", left=2))
    asked = {(p.action, asked_by(p.turn, p.steps)) for p in presses(screen) if p.kind == "b"}
    here = Question("", "2026", "points", False, 1)
    assert asked >= {
        ("ranks", here._replace(page=0)),
        ("ranks", here._replace(page=2)),
        ("ranks-gone", here._replace(page=0, gone=True)),
        ("ranks-show", here),
    }
    ends = [shown(board(rows, total=25, page=page)) for page in (0, 2)]
    for end in ends:
        assert sum(press.action == "ranks" for press in presses(end)) == 1


def test_menus_show_what_is_asked_and_rating_only_for_a_game() -> None:
    def options(of: Leaderboard, action: str) -> dict[str, bool]:
        return {
            option["value"]: bool(option.get("default"))
            for part in parts(shown(of, image=None).items)
            if "options" in part and ids.parse(part["custom_id"]).action == action
            for option in part["options"]
        }

    one = board([ranked(1)], game="dog", by="rating", period="2019-09")
    assert [*options(one, "ranks-game")] == ["all", *GAMES]
    assert options(one, "ranks-game")["dog"]
    assert [*options(one, "ranks-by")] == ["rating", "wins", "points"]
    assert options(one, "ranks-period")["2019-09"]
    assert [*options(one, "ranks-period")][:5] == [*NOW[:4], "ever"]
    assert [*options(board([ranked(1)]), "ranks-by")] == ["wins", "points"]
    assert options(board(), "ranks-period")["ever"]
    assert options(one, "ranks-who") == {"1": False}


def test_the_choices_of_a_menu_begin_with_a_capital() -> None:
    for words in EVERY:
        menus = [
            part for part in parts(shown(board([ranked(1)]), words).items) if "options" in part
        ]
        labels = [option["label"] for part in menus for option in part["options"]]
        assert labels == [label[0].upper() + label[1:] for label in labels]
    assert "All time" in [
        option["label"]
        for part in parts(shown(board()).items)
        for option in part.get("options", ())
    ]


def test_what_everybody_sees_has_no_reader_and_leads_to_ones_own_place() -> None:
    rows = [ranked(1), ranked(2, ME)]
    screen = shown_screen(board(rows, own=rows[1], page=0), FR, "Ann", PNG)
    assert screen.owner is None
    assert "(vous)" not in said(screen)
    assert FR("leaderboard-shown-by", name="Ann") in said(screen)
    assert screen.pings == ()
    assert [press.action for press in presses(screen)] == ["ranks-mine", "rules"]
    assert question_of(board(rows)) == asked_by(*_state(presses(screen)[0]))


def _state(press: ids.Press) -> tuple[int, tuple[int, ...]]:
    return press.turn, press.steps
