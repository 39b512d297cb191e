"""Choosing a move step by step: buttons and menus, shortcuts, the picture, and Discord's limits."""

import dataclasses
import re
from collections.abc import Callable, Sequence
from typing import Any

import pytest

from cogs.faces.face import Label
from cogs.screens.hand import hand_screen, offer_screen
from cogs.screens.parts import options_text
from cogs.ui import ids
from cogs.ui.screen import Screen, arguments
from cogs.ui.text import Names
from cogs.ui.words import Words, words_for
from rules.game import Choices, Path, View
from rules.look import Look, Offer, SeatLook

EN, FR = words_for("en"), words_for("fr")
WORDY = "W" * 80
"""The longest label a face may give."""


class WideFace:
    """A face with as many choices as one likes, in the words of days."""

    family = "days"
    at_once = frozenset({"pass"})
    buttons_at_most = 8
    draws_moves = True
    shortcut_paths: tuple[Path, ...] = ()
    hand = "My things."
    around = ""
    quiet: frozenset[str] = frozenset()
    group_of: Callable[[str], str] = staticmethod(lambda _: "")

    def alt_text(self, _view: Any, _words: Words, path: Path = ()) -> str:
        return f"The board with {path}."

    def hand_text(self, *_: Any) -> str:
        return self.hand

    def question(self, _view: Any, path: Path, asks: str, _words: Words, _names: Names) -> str:
        return f"{asks} after {path}?"

    def scene(self, *_: Any) -> str:
        return self.around

    def shortcuts(self, _view: Any, _choices: Choices) -> Sequence[Path]:
        return self.shortcut_paths

    def label(self, *about: Any) -> Label:
        key = about[3]
        text = key if len(key) < 4 else f"{key} {WORDY}"[:80]
        return Label(text, group=self.group_of(key), quiet=key in self.quiet)

    def spoken(self, path: Path, *_: Any) -> str:
        return "-".join(path)

    def preview(self, *_: Any) -> str:
        return "It will do this."


@pytest.fixture
def face(monkeypatch: pytest.MonkeyPatch) -> WideFace:
    face = WideFace()
    for module in ("hand", "parts"):
        monkeypatch.setattr(f"cogs.screens.{module}.face_of", lambda _: face)
    return face


def offer_of(keys: Sequence[str], path: Path = (), asks: str = "what") -> Offer:
    """What seat 0 may choose after a path."""
    choices = Choices(asks, tuple(keys))
    view = View(
        game="woof-days",
        viewer=0,
        seats=2,
        acting=(0,),
        turn=3,
        resigned=(False, False),
        outcome=None,
    )
    seats = (SeatLook(1, "Ann", False), SeatLook(2, "Bob", False))
    look = Look(
        guild=5,
        number=7,
        channel=50,
        game="woof-days",
        options={},
        size=2,
        status="running",
        revision=9,
        seats=seats,
        promise="00",
        secret=None,
        rematch=None,
        member=1,
        seat=0,
        view=view,
        first=choices if not path else Choices("what", ("u3",)),
    )
    return Offer(look, path, tuple(range(len(path))), choices, () if path else None)


def parts(screen: Screen) -> list[dict[str, Any]]:
    """All components, the outer before the inner, after a check of Discord's limits."""
    arguments(screen, 1)
    found: list[dict[str, Any]] = []

    def walk(items: Sequence[dict[str, Any]]) -> None:
        for item in items:
            found.append(item)
            walk(item.get("components", ()))

    walk(list(screen.items))
    return found


def presses(screen: Screen, kind: int) -> list[dict[str, Any]]:
    return [part for part in parts(screen) if part["type"] == kind]


def named(screen: Screen, action: str) -> list[tuple[str, ids.Press]]:
    """The buttons of an action: label and press."""
    found = [(part["label"], ids.parse(part["custom_id"])) for part in presses(screen, 2)]
    return [(label, press) for label, press in found if press.action == action]


KEYS = [f"k{number}" for number in range(400)]


@pytest.mark.parametrize("count", [1, 5, 6, 8])
def test_up_to_as_many_as_the_face_says_are_buttons(face: WideFace, count: int) -> None:
    screen = offer_screen(offer_of(KEYS[:count], ("u3",)), EN)
    assert [press.steps[-1] for _, press in named(screen, "pick")] == [*range(count)]
    assert presses(screen, 3) == []


@pytest.mark.parametrize("first", [True, False])
@pytest.mark.parametrize("count", [9, 25, 26, 50, 51, 99, 100])
def test_up_to_a_hundred_are_menus_on_one_screen(face: WideFace, count: int, first: bool) -> None:
    screen = offer_screen(offer_of(KEYS[:count], () if first else ("u3",)), EN)
    menus = presses(screen, 3)
    assert len(menus) == -(-count // 25)
    assert [option["value"] for menu in menus for option in menu["options"]] == [
        str(step) for step in range(count)
    ]
    assert named(screen, "page") == []
    sizes = [len(menu["options"]) for menu in menus]
    assert max(sizes) - min(sizes) <= len(menus)
    if len(menus) > 1:
        for menu in menus:
            ends = (menu["options"][0]["label"], menu["options"][-1]["label"])
            assert menu["placeholder"] == EN("pick-range", first=ends[0], last=ends[1])


@pytest.mark.parametrize(
    ("groups", "lengths"),
    [
        ([6, 5, 6, 7, 6], [17, 13]),
        ([5, 5, 5, 5, 5, 5, 5, 5], [20, 20]),
        ([7, 12, 12, 8, 21], [19, 20, 21]),
        ([25, 25], [25, 25]),
        ([3, 47], [25, 25]),
        ([1, 25, 4], [15, 15]),
    ],
)
def test_a_menu_ends_where_a_group_does_if_it_can(
    face: WideFace, groups: list[int], lengths: list[int]
) -> None:
    keys = [f"{group}-{n}" for group, size in enumerate(groups) for n in range(size)]
    face.group_of = lambda key: key.split("-")[0]
    menus = presses(offer_screen(offer_of(keys, ("u3",)), EN), 3)
    assert [len(menu["options"]) for menu in menus] == lengths
    values = [option["value"] for menu in menus for option in menu["options"]]
    assert values == [str(step) for step in range(len(keys))]


@pytest.mark.parametrize("count", [3, 8, 9, 60])
def test_what_there_is_to_choose_among_stands_over_buttons_and_menus(
    face: WideFace, count: int
) -> None:
    face.around = "What lies there."
    screen = offer_screen(offer_of(KEYS[:count], ("u3",)), EN)
    (said,) = [part["content"] for part in presses(screen, 10)]
    assert said.split("\n") == ["**what after ('u3',)?**", "What lies there."]


def test_no_two_menus_pass_for_the_same(face: WideFace) -> None:
    """Not in one message, and not one after the other in the place of one message."""
    paths: list[Path] = [("u3",), ("u3", "b"), ("i1",)]
    screens = [
        offer_screen(dataclasses.replace(offer_of(KEYS[:30]), path=path, steps=(number,) * 2), EN)
        for number, path in enumerate(paths)
    ]
    menus = [menu["id"] for screen in screens for menu in presses(screen, 3)]
    assert len({*menus}) == len(menus) == 6


def test_without_a_word_about_the_hand_there_is_no_place_for_one(face: WideFace) -> None:
    words = [part["content"] for part in presses(hand_screen(offer_of(KEYS[:3]).look, EN), 10)]
    face.hand = ""
    fewer = [part["content"] for part in presses(hand_screen(offer_of(KEYS[:3]).look, EN), 10)]
    assert fewer == [said for said in words if said != "My things."] != words


@pytest.mark.parametrize(("count", "lengths"), [(5, [5]), (6, [3, 3]), (7, [4, 3]), (8, [4, 4])])
def test_buttons_are_in_rows_of_about_one_length(
    face: WideFace, count: int, lengths: list[int]
) -> None:
    screen = offer_screen(offer_of(KEYS[:count], ("u3",)), EN)
    found = [len(part["components"]) for part in presses(screen, 1)]
    assert found == [*lengths, 1], "the choices, and Back"


@pytest.mark.parametrize("count", [101, 200, 201, 400])
def test_beyond_that_there_are_pages(face: WideFace, count: int) -> None:
    seen: list[str] = []
    offer, page = offer_of(KEYS[:count], ("u3",)), 0
    while True:
        screen = offer_screen(offer, EN, page=page)
        for menu in presses(screen, 3):
            press = ids.parse(menu["custom_id"])
            assert (press.action, press.steps) == ("pick", offer.steps)
            seen += [option["value"] for option in menu["options"]]
        later = [press.extra for _, press in named(screen, "page") if press.extra > page]
        if not later:
            break
        (page,) = later
    assert seen == [str(step) for step in range(count)]
    # A page that there is no more, asked for by an old button, is the last one.
    assert offer_screen(offer, EN, page=99).items == offer_screen(offer, EN, page=page).items


@pytest.mark.parametrize("words", [EN, FR], ids=["en", "fr"])
def test_the_fullest_screen_keeps_within_discords_limits(face: WideFace, words: Words) -> None:
    wordy = [f"{key:0>4}" for key in KEYS]
    face.shortcut_paths = tuple(("very-long-step" * 9, key) for key in KEYS[:9])
    face.buttons_at_most = 15
    offer = offer_of(["pass", *wordy])
    screen = offer_screen(offer, words, page=1, image=b"png", note="n" * 2000)
    assert len(named(screen, "short")) == 5
    assert len(parts(screen)) <= 40
    buttons = offer_screen(offer_of(["pass", *wordy[:15]]), words, image=b"png", note="n")
    assert len(named(buttons, "pick")) == 15


def test_shortcuts_stand_over_the_choices_and_only_at_the_first_question(face: WideFace) -> None:
    face.shortcut_paths = (("u3", "b"),)
    screen = hand_screen(offer_of(KEYS[:3]).look, EN)
    ((label, press),) = named(screen, "short")
    assert label == EN("button-short", move="u3-b")
    assert (press.turn, press.steps, press.extra) == (3, (), 0)
    order = [ids.parse(part["custom_id"]).action for part in presses(screen, 2)]
    assert order == ["short", "pick", "pick", "pick", "look", "cards"]
    assert named(offer_screen(offer_of(KEYS[:3], ("u3",)), EN), "short") == []


@pytest.mark.parametrize("others", [0, 3, 30])
def test_what_is_seldom_wanted_stands_last_and_in_grey(face: WideFace, others: int) -> None:
    face.at_once, face.quiet = frozenset({"pass", "undo"}), frozenset({"undo"})
    screen = hand_screen(offer_of(["pass", "undo", *KEYS[:others]]).look, EN)
    found = [part for part in parts(screen) if part["type"] in (2, 3)]
    order = [ids.parse(part["custom_id"]) for part in found]
    picks = [press for press in order if press.action == "pick"]
    assert bool(picks) == bool(others)
    assert [press.steps for press in order if press.action == "play"] == [(0,), (1,)]
    assert order[0].action == "play"
    assert order.index(next(press for press in order if press.steps == (1,))) == 1 + len(picks)
    styles = [part["style"] for part in found if ids.parse(part["custom_id"]).action == "play"]
    assert styles == [3, 2], "green, and grey"


def test_a_half_made_move_and_its_preview_stand_under_its_picture(face: WideFace) -> None:
    asked = offer_screen(offer_of(KEYS[:30], ("u3", "b")), EN, image=b"one")
    ready = offer_screen(offer_of((), ("u3", "b", "c4")), EN, image=b"two", note="News.")
    for screen, path in ((asked, ("u3", "b")), (ready, ("u3", "b", "c4"))):
        (picture,) = screen.files
        assert picture.alt == f"The board with {path}."
        assert screen.owner == 1, "what they think of doing is nobody else's business"
    kinds = [part["type"] for part in ready.items[0]["components"]]
    assert kinds == [10, 12, 10, 1], "the news, the picture, the preview, Play and Back"
    names = {screen.files[0].name for screen in (asked, ready)}
    whole = hand_screen(offer_of(KEYS[:3]).look, EN, image=b"three").files[0].name
    assert len({*names, whole}) == 3, "clients keep showing a picture whose name they know"


def test_without_a_picture_there_is_no_place_for_one(face: WideFace) -> None:
    assert offer_screen(offer_of(KEYS[:3], ("u3",)), EN).files == ()


def test_ids_of_screens_from_before_still_mean_the_same(face: WideFace) -> None:
    """A menu of a page of 25 had the page in its id; a choice was its place among all."""
    old = ids.parse("m1:pick:7:3:1:4")
    assert (old.action, old.steps, old.extra) == ("pick", (4,), 1)
    screen = offer_screen(offer_of(KEYS[:30], ("u3",)), EN)
    values = [option["value"] for menu in presses(screen, 3) for option in menu["options"]]
    assert values[26] == "26"
    assert all(re.fullmatch(r"m1:pick:7:3:\d:0", m["custom_id"]) for m in presses(screen, 3))


def test_a_number_among_the_options_is_told_by_its_name_or_as_it_is() -> None:
    look = dataclasses.replace(
        offer_of(KEYS[:1]).look, game="fences", options={"size": 4, "beginner": 2}
    )
    for words in (EN, FR):
        heading, size, beginner = options_text(look, words).split("\n")
        assert heading == words("options-changed")
        assert f"**{words('house-rule-size')}** 4" in size
        assert words("choice-beginner-2") in beginner
        assert words("option-beginner-description") in beginner
