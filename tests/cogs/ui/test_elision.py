"""French elision: before a vowel sound, and only where that is sure."""

import pytest

from cogs.ui.elision import de, que
from cogs.ui.text import Names
from cogs.ui.words import words_for

VOWEL_SOUNDS = (
    "Ann",
    "anne",
    "ANN",
    "Élodie",
    "E\N{COMBINING ACUTE ACCENT}lodie",
    "İpek",
    "Œdipe",
    "Ulysse",
    "Yves",
    "Hélène",
    "Hugo",
    "O'Neil",
    "Arbre à chats",
    "\N{FULLWIDTH LATIN CAPITAL LETTER A}nn",
    "**Ann**",
)
OTHER_SOUNDS = (
    "Bob",
    "Çelik",
    "Yann",
    "Harry",
    "Hans",
    "Ouissem",
    "Onze",
    # A seat's letter stands for itself.
    "A",
    "A et C",
    # Other scripts, though both begin with an A.
    "Анна",
    "أحمد",
    "愛",
    # What is read first is a sign.
    "11",
    "🐶 Ann",
    "_Ann_",
    "@Ann",
    "<@1>",
    "",
    "*",
)


@pytest.mark.parametrize("name", VOWEL_SOUNDS)
def test_de_and_que_lose_their_vowel_before_another(name):
    assert (de(name), que(name)) == ("d\u2019", "qu\u2019")


@pytest.mark.parametrize("name", OTHER_SOUNDS)
def test_de_and_que_stay_whole_before_anything_else(name):
    assert (de(name), que(name)) == ("de ", "que ")


@pytest.mark.parametrize("name", ["_Ann_", "*Ann*", "@Ann", "#Ann"])
def test_a_sign_of_the_persons_own_stays_a_sign_when_it_is_escaped(name):
    assert de(Names([name]).text(0)) == "de "


def test_a_name_in_hebrew_stays_whole_between_its_marks():
    assert de(Names(["אנה"]).text(0)) == "de "


@pytest.mark.parametrize(("name", "said"), [("Ann", "le fou d\u2019Ann"), ("Bob", "le fou de Bob")])
def test_french_texts_elide_before_names(name, said):
    assert words_for("fr")("dog-pawn", you=False, rank="j", name=name) == said


def test_french_texts_elide_outside_of_bold():
    assert words_for("fr")("dog-hand-helping", name="Ann").endswith(" ceux d\u2019**Ann**.")
