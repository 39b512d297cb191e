"""Every rule of days that can forbid a move says so in words, and names what it is about."""

import re

import pytest

from cogs.faces.days.face import DaysFace
from cogs.ui.text import Names
from cogs.ui.words import LANGUAGES, LOCALES, words_for
from rules.days.cards import KEYS, KINDS, species_of
from rules.days.refusals import CODES
from rules.refusals import IllegalMove, NotNow

FACE = DaysFace()
NAMES = Names(["Ann", "Bob"])
EXAMPLES: dict[str, str | int] = {
    "card": "chihuahua",
    "day": "tue",
    "week": "b",
    "on": "collie",
    "other": "great_dane",
    "word": "xyzzy",
    "count": 3,
    "filled": 4,
    "position": 9,
}
OWN_CODES = [code for code in CODES if code.startswith("days-")]
IN_EVERY_LANGUAGE = pytest.mark.parametrize("language", LANGUAGES)


@IN_EVERY_LANGUAGE
@pytest.mark.parametrize("code", OWN_CODES)
def test_a_rule_that_forbids_names_its_card_and_day(code, language):
    words = words_for(language)
    facts = {name: EXAMPLES[name] for name in CODES[code]}
    said = FACE.refusal(IllegalMove(code, **facts), words, NAMES)
    assert said
    for name in ("card", "on", "other"):
        if name in facts:
            assert words(f"card-{facts[name]}") in said
    if "day" in facts:
        assert words("day-tue") in said
    for name in ("word", "position"):
        if name in facts:
            assert str(facts[name]) in said


@IN_EVERY_LANGUAGE
def test_no_sentence_is_without_a_rule(language):
    text = (LOCALES / language / "refusals-days.ftl").read_text(encoding="utf-8")
    assert set(re.findall(r"^refusal-(\S+) =", text, re.MULTILINE)) == set(OWN_CODES)


@IN_EVERY_LANGUAGE
@pytest.mark.parametrize("card", KEYS)
def test_any_card_can_be_the_one_refused(card, language):
    words = words_for(language)
    for code in OWN_CODES:
        # Only animals have days of their own: no event is ever refused with this code.
        if "card" in CODES[code] and (code != "days-wrong-day" or species_of(KINDS[card])):
            facts = {name: EXAMPLES[name] for name in CODES[code]} | {"card": card}
            assert FACE.refusal(IllegalMove(code, **facts), words, NAMES)


def test_refusals_of_others_are_left_to_them():
    assert FACE.refusal(NotNow("table-full"), words_for("en"), NAMES) is None


def test_a_week_that_nobody_has_is_named_by_its_letter():
    said = FACE.refusal(IllegalMove("days-no-such-week", week="f"), words_for("en"), NAMES)
    assert said == "There is no week F at this table."


def test_the_reader_is_you_where_the_seat_is_known():
    refused = IllegalMove("days-nowhere-in-week", card="treats", week="a")
    assert "in Ann\u2019s week" in FACE.refusal(refused, words_for("en"), NAMES)
    assert "in your week" in FACE.refusal(refused, words_for("en"), NAMES, 0)


def test_the_days_that_a_card_may_take_are_told():
    refused = IllegalMove("days-wrong-day", card="collie", day="mon")
    said = FACE.refusal(refused, words_for("en"), NAMES)
    assert said == "Collie may not go on Monday, only here: Thursday, Friday, Saturday."


def test_a_typed_word_is_shown_but_does_nothing():
    refused = IllegalMove("days-unknown-word", word="@everyone **" + "x" * 100)
    said = FACE.refusal(refused, words_for("fr"), NAMES)
    assert "@everyone" not in said
    assert "\\*\\*" in said
    assert len(said) < 200
