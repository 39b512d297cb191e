"""Names in what others have written: found however they are written, and only as whole words."""

import pytest

from rules.unnamed import uncalled, unnamed


@pytest.mark.parametrize(
    ("text", "name", "left"),
    [
        ("Ann is asleep", "Ann", "… is asleep"),
        ("because of ANN, ann!", "Ann", "because of …, …!"),
        ("Ann", "Ann", "…"),
        ("(Ann's turn)", "Ann", "(…'s turn)"),
        ("*Ann* and _Ann_", "Ann", "*…* and _…_"),
        ("Ann Lee left", "Ann  Lee", "… left"),
        ("Ann \t Lee left", " Ann Lee ", "… left"),
        ("wait for Zoe\u0301", "Zo\u00e9", "wait for …"),
        ("wait for Zo\u00e9", "Zoe\u0301", "wait for …"),
        ("Herr GROSS ging", "Groß", "Herr … ging"),
        ("Herr Groß ging", "GROSS", "Herr … ging"),
        ("\uff21\uff4e\uff4e and \U0001d4d0\U0001d4f7\U0001d4f7", "Ann", "… and …"),
        ("A\u200bnn slept", "Ann", "… slept"),
        ("~Ann~ slept", "~Ann~", "… slept"),
        ("x~Ann~ slept", "~Ann~", "x… slept"),
        ("Ελένη ΕΛΈΝΗ", "Ελένη", "… …"),
        ("Liさんが寝た", "Li", "…さんが寝た"),
        ("王明来了", "王明", "…来了"),
        ("42 or 43", "42", "… or 43"),
    ],
)
def test_a_name_is_found_however_it_is_written(text: str, name: str, left: str) -> None:
    assert unnamed(text, [name]) == left


@pytest.mark.parametrize(
    ("text", "name"),
    [
        ("Anna and Joann", "Ann"),
        ("Ann2 left", "Ann"),
        ("An\u0144a n\u0308", "An"),
        ("Ann\u0301 left", "Ann"),
        ("Zoe left", "Zo\u00e9"),
        ("e\u0301te\u0301", "te"),
        ("weiß", "weis"),
        ("B won, B lost", "B"),
        ("nobody said anything", ""),
        ("nothing  to \u200b see", "Ann"),
        ("Анна", "Ann"),
    ],
)
def test_nothing_else_is_touched(text: str, name: str) -> None:
    assert unnamed(text, [name]) == text


def test_of_several_names_the_longest_goes_first() -> None:
    assert unnamed("Ann Lee, Ann and Lee", {"Ann", "Ann Lee"}) == "…, … and Lee"


def test_calls_of_a_member_go_and_those_of_others_stay() -> None:
    assert uncalled("<@12> and <@!12>, not <@123>", 12) == " and , not <@123>"
