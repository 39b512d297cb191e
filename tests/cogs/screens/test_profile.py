"""A profile on a screen: all that it tells, to whom, and that it fits."""

from dataclasses import replace
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from cogs.figures import RATING_START
from cogs.screens.leaderboard import GAME_ORDER, Question
from cogs.screens.profile import Wanted, course, press_for, profile_screen, wanted_by
from cogs.ui import ids
from cogs.ui.screen import Screen, arguments, renewed
from cogs.ui.words import LANGUAGES, Words, words_for
from rules.games import GAMES
from rules.ratings import Rating
from rules.remembered import Met, Profile, Rise, Tally
from tests.cogs.screens.test_leaderboard import LONGEST, ME, PNG, parts, presses, questions, said

ANN = 2**63 - 9
X = "\N{MULTIPLICATION SIGN}"
S = "\N{NO-BREAK SPACE}"
EVERY = [words_for(language) for language in LANGUAGES]
EN, FR = words_for("en"), words_for("fr")

wanted = st.builds(
    Wanted,
    st.integers(1, 2**63 - 1),
    st.sampled_from(GAME_ORDER),
    st.none() | questions,
)


def tally(game: str = "", **more: Any) -> Tally:
    usual = Tally(game, 20, 12, 69, None, 1, 3, 7, {1: 12, 2: 5, 4: 3}, 2, None)
    return replace(usual, **more)


def rises(count: int) -> tuple[Rise, ...]:
    return tuple(Rise(1e9 + n, n, Rating(25 + n, 8, 0)) for n in range(count))


def profile(*games: Tally, total: Tally | None = None, **more: Any) -> Profile:
    usual = Profile(
        1, ANN, "Ann", False, False, total=total or tally(), games=games, rises={}, met=None
    )
    return replace(usual, **more)


def shown(of: Profile, words: Words = EN, reader: int | None = ME, **more: Any) -> Screen:
    asked = Wanted(of.member, more.pop("game", ""), more.pop("back", None))
    image = PNG if course(of, asked.game) else None
    screen = profile_screen(of, words, reader, asked, image=image, **more)
    arguments(renewed(screen, 2**40), reader)
    return screen


# What a press asks


@given(wanted)
def test_what_is_wanted_comes_back_from_its_press(asked: Wanted) -> None:
    for kind in "bm":
        assert wanted_by(ids.parse(press_for("profile-game", asked, kind=kind).custom_id)) == asked


@given(st.integers(0, 10**15 - 1), st.lists(st.integers(0, 3843), max_size=13))
def test_a_press_that_nobody_made_asks_for_something(turn: int, steps: list[int]) -> None:
    asked = wanted_by(ids.Press("b", "profile", turn=turn, steps=tuple(steps)))
    assert asked.game in GAME_ORDER
    assert asked.member >= 0


# What is told


def test_everything_that_counts_is_told() -> None:
    fences = tally("fences", games=15, wins=9, best=31, rating=Rating(30, 5, 14), stopped=0)
    fences = replace(fences, places={1: 9, 2: 6})
    dog = tally("dog", games=5, wins=3, rating=Rating(25, 7, 4), places={1: 3, 3: 1, 5: 1})
    met = Met(ANN, ME, 5, 3, 1)
    told = said(shown(profile(fences, dog, met=met))).splitlines()
    assert told == [
        "## Ann: all games",
        f"- **20{S}games**, 12{S}wins (60%), 34.5{S}points",
        # The third and fifth of members are the second and third team.
        f"- Places: **1st** 12{X} · **2nd** 7{X} · **3rd** 1{X}",
        "- Wins in a row: 3 now, 7 at best",
        f"- Favourite game: Fences (15{S}games)",
        "- Given up: 1 · tables stopped: 2",
        f"**Fences** · 15{S}games · 9{S}wins · rating{S}{RATING_START + 1500}",
        f"**Dog** · 5{S}games · 3{S}wins",
        (
            f"**You and Ann**, all games together: 5{S}games against each other."
            " You were ahead in 1, Ann in 3, level in 1."
        ),
    ]


@pytest.mark.parametrize("game", ["dog", "dog-royal"])
def test_a_place_of_a_team_is_told_as_one_among_teams(game: str) -> None:
    played = tally(game, places={1: 2, 3: 4, 5: 1})
    of = profile(played, total=tally(places=played.places))
    for asked in ("", game):
        told = said(shown(of, game=asked)).splitlines()
        assert f"- Places: **1st** 2{X} · **2nd** 4{X} · **3rd** 1{X}" in told
        french = said(shown(of, FR, game=asked))
        assert f"**1re** 2{X} · **2e** 4{X} · **3e** 1{X}" in french


def test_a_game_has_its_own_figures() -> None:
    fences = tally("fences", games=15, wins=9, best=31, rating=Rating(30, 5, 14), points=5)
    told = said(shown(profile(fences), FR, game="fences", reader=ANN)).splitlines()
    narrow = "\N{NARROW NO-BREAK SPACE}"
    assert told == [
        f"## Ann{narrow}: {FR('game-fences')}",
        f"- **15{S}parties**, 9{S}victoires (60{narrow}%), 2,5{S}points",
        f"- Cote{narrow}: **{RATING_START + 1500}**, après 14{S}parties{S}cotées",
        f"- Meilleur score{narrow}: 31",
        f"- Places{narrow}: **1re** 12{X} · **2e** 5{X} · **4e** 3{X}",
        f"- Victoires de suite{narrow}: 3 en ce moment, 7 au mieux",
        f"- Abandons{narrow}: 1 · tables arrêtées{narrow}:{S}2",
    ]
    few = said(shown(profile(tally("dog", rating=Rating(25, 7, 4))), game="dog"))
    assert f"- Rating: shown from 5{S}rated{S}games on; so far 4" in few


@pytest.mark.parametrize("reader", [ANN, None])
def test_nobody_meets_themselves(reader: int | None) -> None:
    assert "**You and" not in said(shown(profile(tally("dog")), reader=reader))
    assert EN("profile-met-never", name="Ann") in said(shown(profile(tally("dog"))))


def test_who_never_finished_a_game_has_no_figures() -> None:
    none = profile(total=tally(games=0, stopped=0), name="")
    assert said(shown(none, name="Bob*")) == EN("profile-none", name="Bob\\*", all=True)
    assert said(shown(none, reader=ANN)) == EN("profile-none-own", all=True)
    assert said(shown(none)) == EN("profile-none", name=f"<@{ANN}>", all=True)
    elsewhere = shown(profile(tally("dog")), game="fences")
    assert said(elsewhere) == EN("profile-none", name="Ann", all=False)
    assert [press.action for press in presses(elsewhere)] == ["profile"]


def test_who_only_sat_at_tables_that_were_stopped_reads_so() -> None:
    stopped = tally(games=0, wins=0, points=0, places={}, streak=0, longest=0, given_up=0)
    told = said(shown(profile(replace(stopped, game="dog"), total=stopped)))
    assert f"**0{S}games**, 0{S}wins (0%), 0{S}points" in told
    assert "tables stopped: 2" in told
    assert "Favourite" not in told
    assert "Places" not in told


def test_who_hides_is_seen_by_themselves_alone() -> None:
    hidden = profile(tally("dog"), hidden=True, met=Met(ANN, ME, 1, 1, 0))
    assert said(shown(hidden)) == EN("profile-hidden", name="Ann")
    own = shown(hidden, reader=ANN)
    assert f"20{S}games" in said(own)
    assert EN("profile-own-hidden") in said(own)
    assert "profile-show" not in [press.action for press in presses(own)]


def test_who_left_is_said_to_have_left() -> None:
    assert "## Ann (left): all games" in said(shown(profile(tally("dog"), gone=True)))


def test_only_ones_own_profile_can_be_shown_to_everybody() -> None:
    some = profile(tally("dog"))
    actions = {who: [p.action for p in presses(shown(some, reader=who))] for who in (ANN, ME)}
    assert actions == {
        ANN: ["profile-game", "profile-show", "rules"],
        ME: ["profile-game", "rules"],
    }
    public = shown(some, reader=None)
    assert public.owner is None
    assert presses(public) == []


def test_a_game_of_another_version_is_left_out() -> None:
    old = tally("chess", games=30, rating=Rating(30, 5, 20))
    told = said(shown(profile(old, tally("dog"), rises={"chess": rises(20)})))
    assert "chess" not in told
    assert "**Dog**" in told


# The rating over time


@pytest.mark.parametrize(
    ("rated", "kept", "drawn"),
    [(4, 4, None), (5, 5, None), (6, 6, 2), (20, 20, 16), (103, 100, 99), (104, 100, 100)],
)
def test_the_line_begins_with_the_first_rating_that_is_told(
    rated: int, kept: int, drawn: int | None
) -> None:
    some = profile(tally("dog", rating=Rating(25, 3, rated)), rises={"dog": rises(kept)})
    found = course(some, "dog")
    assert (None if found is None else len(found.figures)) == drawn
    if found is not None:
        assert found.figures[-1] == RATING_START + 100 * (25 + kept - 1 - 24)


def test_of_all_games_the_one_rated_most_often_is_drawn_and_told_in_words() -> None:
    some = profile(
        tally("dog", rating=Rating(25, 3, 6)),
        tally("fences", rating=Rating(25, 3, 9)),
        rises={"dog": rises(6), "fences": rises(9)},
    )
    screen = shown(some)
    start = RATING_START + 100 * (25 + 4 - 24)
    words = (
        f"Rating at Fences after each of the last 5{S}rated{S}games: first {start}, lowest {start},"
        f" highest {start + 400}, last {start + 400}."
    )
    assert screen.files[0].alt == words
    assert not shown(some, game="cat-days").files


def test_the_figures_of_the_line_stand_beside_it_only_if_it_could_not_be_drawn() -> None:
    some = profile(tally("dog", rating=Rating(25, 3, 6)), rises={"dog": rises(6)})
    drawn = shown(some)
    caption = f"-# Rating at Dog after each of the last 2{S}rated{S}games"
    assert caption in said(drawn).splitlines()
    bare = profile_screen(some, EN, ME, Wanted(ANN))
    assert not bare.files
    assert f"-# {drawn.files[0].alt}" in said(bare).splitlines()


# Limits


@pytest.mark.parametrize("words", EVERY)
@pytest.mark.parametrize("game", ["", "mixed-days"])
@pytest.mark.parametrize("reader", [ANN, ME, None])
def test_the_longest_profile_fits_into_a_message(
    words: Words, game: str, reader: int | None
) -> None:
    many = dict.fromkeys(range(1, 40), 999_999)
    full = [
        tally(name, games=999_999, wins=999_999, points=9_999_999, best=999_999, places=many)
        for name in GAMES
    ]
    rated = [replace(one, rating=Rating(99, 30, 999_999)) for one in full]
    some = profile(
        *rated,
        total=replace(full[0], game=""),
        name=LONGEST,
        gone=True,
        rises={name: rises(100) for name in GAMES},
        met=Met(ANN, ME, 999_999, 499_999, 499_999),
    )
    back = Question("dog-lover", "9999-12", "points", True, 3843)
    screen = shown(some, words, reader=reader, game=game, back=back)
    assert len([part for part in parts(screen.items) if "media" in str(part.get("items"))]) == 1
