"""The list of past games and replays, in the worst case: Discord takes them in every language."""

import dataclasses
from collections.abc import Iterator
from random import Random
from typing import Any

import pytest

from cogs.screens.history import (
    DAY,
    HOUR,
    MEMBERS,
    OPEN,
    PAGE,
    TURN,
    Wanted,
    duration_text,
    history_screen,
    label_of,
)
from cogs.screens.proof import proof_screen
from cogs.screens.replay import FILE, GO, replay_screen
from cogs.ui import ids
from cogs.ui.screen import LAP, Screen, arguments, renewed
from cogs.ui.text import MINUS
from cogs.ui.words import LANGUAGES, Words, words_for
from rules.fair import Stream
from rules.game import COMPLETE, Game
from rules.games import GAMES
from rules.look import Line, Look, SeatLook
from rules.randomplay import Leaning, random_path
from rules.record import Record, dumps
from rules.remembered import Finished, History
from rules.replays import Moment
from rules.store import NOBODY, Result
from tests.rules.test_record import toy_record

ME = 2**63 - 1
WIDE = "*_" * 16
"""A name of 32 characters, each of which is written as two."""
EN, FR = words_for("en"), words_for("fr")
S = "\N{NO-BREAK SPACE}"
EVERY = [words_for(language) for language in LANGUAGES]


def parts(items: Any) -> list[dict[str, Any]]:
    """Every component, the outer before the inner."""
    return [part for item in items for part in (item, *parts(item.get("components", ())))]


def said(screen: Screen) -> str:
    return "\n".join(part.get("content", "") for part in parts(screen.items))


def presses(screen: Screen) -> list[ids.Press]:
    return [ids.parse(part["custom_id"]) for part in parts(screen.items) if "custom_id" in part]


# The list


def ended(number: int, *results: Result, **changes: Any) -> Finished:
    made = Finished(1, number, "mixed-days", "{}", "resigned", 1e9, 2e9, 10**6, results)
    return dataclasses.replace(made, **changes)


def result(seat: int, place: int | None, **changes: Any) -> Result:
    score = None if place is None else -(10**6)
    made = Result(seat, ME - seat, WIDE, seat, place, score, resigned=True)
    return dataclasses.replace(made, **changes)


@pytest.mark.parametrize("words", EVERY)
@pytest.mark.parametrize("member", [NOBODY, None])
def test_a_page_fits_into_a_message(words: Words, member: int | None) -> None:
    """The worst: six a game, all with the longest names, all alike, or all deleted."""
    for places in ((1, 1, 3, 4, 5, 6), (None,) * 6):
        results = [result(seat, place) for seat, place in enumerate(places)]
        if member == NOBODY:
            results = [dataclasses.replace(one, member=NOBODY, name="") for one in results]
        rows = tuple(ended(10**15 - n, *results) for n in range(PAGE))
        found = History(rows, 499, PAGE, 10**4)
        wanted = Wanted(ME, WIDE, "dog-royal", 499)
        screen = history_screen(found, wanted, words, ME, {})
        arguments(renewed(screen, 7), ME)
        assert said(screen).count("<t:") == PAGE
        (menu,) = [part for part in parts(screen.items) if "options" in part]
        assert len({option["value"] for option in menu["options"]}) == PAGE


@pytest.mark.parametrize("words", EVERY)
def test_a_score_stands_beside_its_name_and_below_nought_has_a_minus_sign(words: Words) -> None:
    better = result(0, 1, name="Ann", score=3, resigned=False)
    worse = result(1, 2, name="Bob", score=-4, resigned=False)
    row = ended(7, better, worse, began=0.0, ended=4 * 3600 + 120.0, moves=61)
    told = said(history_screen(History((row,), 0, PAGE, 1), Wanted(), words, ME, {}))
    places = f"**1.**{S}Ann{S}(3) · **2.**{S}Bob{S}({MINUS}4)"
    assert places in told.splitlines()
    assert f" · 61{S}" in told
    assert told.rstrip("\n").endswith(f" · 4{S}h 2{S}min")


@pytest.mark.parametrize("words", EVERY)
def test_an_empty_list_fits_and_has_nothing_to_press(words: Words) -> None:
    screen = history_screen(History((), 0, PAGE, 0), Wanted(ME, "", "fences"), words, ME, {})
    arguments(screen, ME)
    assert presses(screen) == []
    assert words("history-none") in said(screen)
    assert f"<@{ME}>" in said(screen), "a name in which nothing can be seen"


@pytest.mark.parametrize("member", [None, 1, 2**40, 2**62 + 12345, MEMBERS - 1])
@pytest.mark.parametrize("game", [None, *GAMES])
def test_a_press_says_again_what_was_wanted(member: int | None, game: str | None) -> None:
    wanted = Wanted(member, "", game, 4)
    for page in (0, 3, 9_999):
        read = ids.parse(wanted.turned(page).custom_id)
        assert (read.action, Wanted.of(read, read.extra)) == (
            TURN,
            dataclasses.replace(wanted, page=page),
        )
    (menu,) = [press for press in presses(renewed(_listed(wanted), 12345)) if press.kind == "m"]
    assert menu.action == OPEN
    assert Wanted.of(menu, menu.extra % LAP) == wanted


def _listed(wanted: Wanted) -> Screen:
    found = History((ended(5, result(0, 1)),), wanted.page, PAGE, 45)
    return history_screen(found, wanted, EN, ME, {})


def test_places_are_shared_and_names_are_those_last_seen() -> None:
    results = [
        result(0, 3, member=1, name="Ann", score=4, resigned=False),
        result(1, 1, member=2, name="Bob", score=9, resigned=False),
        result(2, 1, member=3, name="Cleo", score=8, resigned=False),
        result(3, 4, member=NOBODY, name="", score=0),
    ]
    row = ended(7, *results, game="woof-days", reason="full_week", moves=1, began=0.0, ended=4000.0)
    screen = history_screen(History((row,), 0, PAGE, 1), Wanted(), EN, ME, {2: "Bobby@everyone"})
    gone = EN("somebody-deleted")
    told = said(screen).replace("\u200b", "")
    places = (
        f"**1.**{S}Bobby@everyone (9), Cleo (8) · **3.**{S}Ann (4) · **4.**{S}{gone} (0, gave up)"
    )
    assert places.replace(" (", f"{S}(").replace(f"{S}(data", " (data") in told
    assert f"ended with a full week · one move · 1{S}h 6{S}min" in told
    assert "Bobby@everyone" not in said(screen), "it pings nobody"
    assert label_of(row, EN, {}) == f"Table 7 · Woof Days · Ann, Bob, Cleo, and {gone}"


@pytest.mark.parametrize("words", EVERY)
@pytest.mark.parametrize(
    ("kept", "told"),
    [
        ((1, 3, 1, 3), f"**1.**{S}A, C · **2.**{S}B, D"),
        ((5, 1, 3, 5, 1, 3), f"**1.**{S}B, E · **2.**{S}C, F · **3.**{S}A, D"),
        ((3, 1, 3, 3, 1, 3), f"**1.**{S}B, E · **2.**{S}A, C, D, F"),
    ],
)
def test_teams_have_the_places_that_teams_have(
    words: Words, kept: tuple[int, ...], told: str
) -> None:
    """Kept are places among members, so that the second team's is the third."""
    results = [
        result(seat, place, name="ABCDEF"[seat], team=seat % (len(kept) // 2), resigned=False)
        for seat, place in enumerate(kept)
    ]
    row = ended(7, *[dataclasses.replace(one, score=8) for one in results], game="dog")
    shown = said(history_screen(History((row,), 0, PAGE, 1), Wanted(), words, ME, {}))
    assert told in shown.replace(f"{S}(8)", "").splitlines()


def test_two_of_the_same_name_are_told_apart() -> None:
    results = [result(seat, 1 + seat, name="Ann", member=seat + 1) for seat in range(2)]
    screen = history_screen(History((ended(1, *results),), 0, PAGE, 1), Wanted(), EN, ME, {})
    assert "<@1>" in said(screen)
    assert "<@2>" in said(screen)


@pytest.mark.parametrize(
    ("seconds", "english", "french"),
    [
        (-3, EN("history-minutes", minutes=0), FR("history-minutes", minutes=0)),
        (59.9, EN("history-minutes", minutes=0), FR("history-minutes", minutes=0)),
        (60, f"1{S}min", f"1{S}min"),
        (HOUR - 1, f"59{S}min", f"59{S}min"),
        (HOUR, f"1{S}h 0{S}min", f"1{S}h 0{S}min"),
        (DAY - 1, f"23{S}h 59{S}min", f"23{S}h 59{S}min"),
        (DAY + 2 * HOUR, f"1{S}d 2{S}h", f"1{S}j 2{S}h"),
    ],
)
def test_how_long_a_game_took(seconds: float, english: str, french: str) -> None:
    assert duration_text(seconds, EN) == english
    assert duration_text(seconds, FR) == french


def test_every_reason_for_which_a_game_ends_has_words() -> None:
    reasons = {"full_week", "all_passed", "all_home", "board_full", "last_round", "resigned"}
    for words in EVERY:
        assert all(words.has(f"history-end-{reason}") for reason in (*reasons, "stopped"))


def test_a_game_and_a_reason_of_another_version_break_nothing() -> None:
    row = ended(1, result(0, 1), game="chess", reason="mate")
    told = said(history_screen(History((row,), 0, PAGE, 1), Wanted(), EN, ME, {}))
    assert "Table 1 · chess" in told
    assert "ended · " in told


# The replay


def moments(game: Game[Any, Any], seats: int, moves: int, name: str) -> Iterator[Moment]:
    """A random game in which people draw whenever they can, as replays show it."""
    rng = Random(f"{game.name} {seats}")
    dice = Leaning(Stream(rng.randbytes(32)), 60)
    state = game.start(rng.randbytes(32), seats, game.options())
    events: tuple[Any, ...] = ()
    acting: tuple[int, ...] = ()
    for step in range(moves + 1):
        view = game.view(state, None)
        history = tuple(_line(step, seat, events) for seat in acting[:1] for _ in range(4))
        members = (ME if name else NOBODY,) * seats
        look = Look(
            guild=1,
            number=10**15 - 1,
            channel=1,
            game=game.name,
            options={},
            size=seats,
            status="running" if view.acting else "over",
            revision=step,
            seats=tuple(SeatLook(member, name, False) for member in members),
            promise="0" * 64,
            secret=None,
            rematch=None,
            member=None,
            seat=None,
            view=view,
            first=COMPLETE,
            history=history,
        )
        hands = tuple(game.view(state, seat) for seat in range(seats))
        yield Moment(look, hands, step, moves if view.acting else step)
        if not view.acting:
            return
        acting = (rng.choice(view.acting),)
        path = random_path(game, state, acting[0], dice)
        state, events = game.play(state, acting[0], path)


def _line(step: int, seat: int, events: Any) -> Line:
    return Line(step, "play", seat, tuple(event.seen_by(None) for event in events))


@pytest.mark.parametrize("words", EVERY)
@pytest.mark.parametrize("name", GAMES)
@pytest.mark.parametrize("who", [WIDE, ""])
def test_every_step_fits_into_a_message(words: Words, name: str, who: str) -> None:
    game = GAMES[name]
    for moment in moments(game, game.seats[-1], 120, who):
        if moment.step % 5 and not moment.last:
            continue
        for image in (b"png", None):
            screen = replay_screen(moment, words, ME, image)
            arguments(renewed(screen, 7), ME)
            told = said(screen)
            assert words("replay-hands") in told or image is None
            assert told.count("**") % 2 == 0
            assert len({press.custom_id for press in presses(screen)}) == len(presses(screen))
        for change in ({"broken": True}, {"otherwise": True}):
            screen = replay_screen(dataclasses.replace(moment, **change), words, ME, b"png")
            arguments(screen, ME)


@pytest.mark.parametrize("seats", [2, 6])
def test_each_hand_has_its_share_of_the_room(seats: int) -> None:
    """However large hands get, nobody's line is left out under a picture."""
    game = GAMES["mixed-days"]
    for moment in moments(game, seats, 90, WIDE):
        told = said(replay_screen(moment, FR, ME, b"png"))
        heading = FR("replay-hands")
        assert told[told.index(heading) :].count("\n- ") >= seats


@pytest.mark.parametrize(
    ("words", "heading", "before_one", "before_more"),
    [
        (EN, "### Replay: Fences · ", "before the only step", f"before the first of 9{S}steps"),
        (
            FR,
            "### Partie revue\N{NARROW NO-BREAK SPACE}: Clôtures · ",
            "avant la seule étape",
            "avant la première étape sur 9",
        ),
    ],
)
def test_a_replay_says_that_it_is_one_and_how_long(
    words: Words, heading: str, before_one: str, before_more: str
) -> None:
    for count, before in ((1, before_one), (9, before_more)):
        first = next(moments(GAMES["fences"], 2, count, "Ann"))
        told = said(replay_screen(first, words, ME, b"png")).splitlines()
        assert told[1] == f"{heading}table {10**15 - 1}"
        assert told[2].endswith(f", {before}")


def test_the_ways_lead_where_they_say() -> None:
    game = GAMES["fences"]
    for moment in moments(game, 2, 40, "Ann"):
        step, last = moment.step, moment.moves
        shown = parts(replay_screen(moment, EN, ME, b"png").items)
        ways = {
            part["label"]: (ids.parse(part["custom_id"]), part["disabled"])
            for part in shown
            if "label" in part and part.get("custom_id")
        }
        file, _ = ways.pop(EN("button-replay-file"))
        assert (file.action, file.table) == (FILE, 10**15 - 1)
        targets = {
            "first": 0,
            "back": step - 1,
            "next": step + 1,
            "last": last,
            "back-ten": step - 10,
            "next-ten": step + 10,
        }
        assert len(ways) == len(targets)
        for name, target in targets.items():
            press, disabled = ways[EN(f"button-replay-{name}", leap=10)]
            assert press.action == GO
            assert disabled == (step == last if name.startswith(("next", "last")) else step == 0)
            if not disabled:
                assert press.extra == max(0, min(target, last))
        (menu,) = [part for part in shown if "options" in part]
        values = [int(option["value"]) for option in menu["options"]]
        assert values == sorted({*values})
        assert (values[0], values[-1], len(values)) == (0, last, min(25, last + 1))


@pytest.mark.parametrize(
    ("words", "told"), [(EN, "; no step was taken."), (FR, " eu aucune étape.")]
)
def test_a_game_without_a_move_says_so_and_leads_nowhere(words: Words, told: str) -> None:
    first = next(moments(GAMES["dog"], 4, 0, "Ann"))
    screen = replay_screen(first, words, ME, b"png")
    arguments(screen, ME)
    assert said(screen).splitlines()[2].endswith(told)
    assert [press.action for press in presses(screen)] == [FILE]


# The file


@pytest.mark.parametrize("words", EVERY)
def test_the_file_of_who_deleted_their_data_promises_no_check(words: Words) -> None:
    honest = toy_record()
    for seed in (None, "0" * 64):
        record: Record = honest.model_copy(update={"seed": seed, "game": "woof-days"})
        screen = proof_screen(10**15 - 1, dumps(record), words, ME)
        arguments(screen, ME)
        assert ("rules verify" in said(screen)) == (seed is None)
        assert "rules replay" in said(screen)
