"""The last moves told on a screen: the newest of which there is anything to tell."""

import dataclasses

import pytest

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
