"""The last moves told on a screen: the newest of which there is anything to tell."""

import dataclasses

import pytest

from cogs.screens.hand import NOTE_LIMIT, news_since_my_move
from cogs.screens.parts import history_text
from cogs.ui.words import words_for
from rules.game import Event
from rules.look import Line, Look
from tests.cogs.screens.test_choosing import KEYS, WideFace, offer_of

EN = words_for("en")


class TellingFace(WideFace):
    """A face that tells of moves, and nothing of secret choices made anew."""

    def sentence(self, event: Event, *_: object) -> str | None:
        return None if event.kind == "chosen" else f"Move {event.facts['number']}."


@pytest.fixture
def look(monkeypatch: pytest.MonkeyPatch) -> Look:
    """Five moves, then a seat that changed its secret choice six times."""
    monkeypatch.setattr("cogs.screens.parts.face_of", lambda _: TellingFace())
    moves = [Event("move", 0, {"number": number}) for number in range(1, 6)]
    events = [*moves, *[Event("chosen", 1)] * 6]
    lines = tuple(
        Line(revision, "play", event.seat, (event,)) for revision, event in enumerate(events)
    )
    return dataclasses.replace(offer_of(KEYS[:3]).look, history=lines)


def test_lines_with_nothing_to_tell_push_no_move_out(look: Look) -> None:
    assert history_text(look, EN, most=3) == "- Move 3.\n- Move 4.\n- Move 5."


def test_all_that_fit_are_told_where_no_number_is_given(look: Look) -> None:
    assert history_text(look, EN).count("Move") == 5
    assert history_text(look, EN, look.history[5:]) == ""


def _of(look: Look, *events: Event) -> Look:
    lines = tuple(
        Line(revision, "play", event.seat, (event,)) for revision, event in enumerate(events)
    )
    return dataclasses.replace(look, history=lines)


def test_a_step_that_was_taken_back_is_not_told_nor_is_the_taking_back(look: Look) -> None:
    moves = [Event("move", 1, {"number": number}) for number in range(1, 5)]
    back = Event("undo", 1, {"number": 0})
    told = history_text(_of(look, *moves[:3], back, back, moves[3]), EN)
    assert told == "- Move 1.\n- Move 4."


def test_only_the_own_step_is_taken_back(look: Look) -> None:
    mine, other = Event("move", 1, {"number": 1}), Event("move", 0, {"number": 2})
    back = Event("undo", 1, {"number": 3})
    assert history_text(_of(look, mine, other, back), EN) == "- Move 2."


def test_a_taking_back_of_what_is_no_longer_told_is_told_itself(look: Look) -> None:
    back, again = Event("undo", 1, {"number": 1}), Event("undo", 1, {"number": 2})
    assert history_text(_of(look, back, again), EN) == "- Move 1.\n- Move 2."


def test_the_newest_of_what_the_others_did_is_never_cut(look: Look) -> None:
    other = 1 if look.seat == 0 else 0
    events = [Event("move", other, {"number": number}) for number in range(1, 200)]
    news = news_since_my_move(_of(look, *events), EN)
    assert len(news) <= NOTE_LIMIT
    assert news.startswith(f"{EN('news')}\n- Move ")
    assert news.endswith("- Move 198.\n- Move 199.")
