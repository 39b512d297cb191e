"""Choosing secretly while others do: changed until all have, a star for who has, few clicks."""

import dataclasses

import pytest

from cogs.screens.board import board_screen
from cogs.screens.hand import hand_screen, offer_screen
from cogs.screens.parts import legend_text, waiting_text
from cogs.ui.screen import Screen
from rules.game import Choices, Path
from rules.look import Look, Offer, begun
from tests.cogs.screens import test_choosing
from tests.cogs.screens.test_choosing import EN, FR, KEYS, WideFace, named, offer_of, parts

face = test_choosing.face


def look_of(
    first: Choices, *, led: Path = (), asked: Choices | None = None, acting: tuple[int, ...] = (0,)
) -> Look:
    """Seat 0's look at a table of two: who is not awaited has chosen and may change it."""
    look = offer_of(first.keys).look
    assert look.view is not None
    others = tuple(seat for seat in (0, 1) if seat not in acting)
    view = look.view.model_copy(update={"acting": acting, "may_change": others})
    return dataclasses.replace(
        look, view=view, first=first, led=led, asked=asked or Choices("", ())
    )


def said(screen: Screen) -> str:
    return "\n".join(part["content"] for part in parts(screen) if "content" in part)


@pytest.fixture
def gift(face: WideFace) -> Look:
    """Seat 0 has chosen what it gives, seat 1 has not; the only thing to do is to give."""
    gifts = Choices("gift", tuple(KEYS[:4]))
    return look_of(Choices("action", ("give",)), led=("give",), asked=gifts, acting=(1,))


def test_who_has_chosen_sees_their_hand_with_the_choice_again_and_who_is_waited_for(
    gift: Look,
) -> None:
    screen = hand_screen(gift, EN)
    assert "My things." in said(screen)
    assert "gift after ('give',)?" in said(screen)
    assert waiting_text(gift, EN) in said(screen)
    assert EN("waiting-choice", names="Bob") in said(screen)
    assert [label for label, _ in named(screen, "pick")] == KEYS[:4]
    assert named(screen, "back") == []


def test_what_can_be_only_one_thing_is_taken_with_the_choice_after_it(gift: Look) -> None:
    screen = hand_screen(gift, EN)
    assert [press.steps for _, press in named(screen, "pick")] == [(0, n) for n in range(4)]
    assert begun(gift) == Offer(gift, ("give",), (0,), gift.asked)
    plain = offer_of(KEYS[:3]).look
    assert begun(plain) == Offer(plain, (), (), plain.first)


def test_back_from_a_choice_leads_to_the_hand_again(gift: Look) -> None:
    asked = Offer(gift, ("give",), (0,), gift.asked, ())
    assert offer_screen(asked, EN).items == hand_screen(gift, EN).items
    nothing = Offer(gift, (), (), gift.first)
    assert offer_screen(nothing, EN).items == hand_screen(gift, EN).items
    ready = Offer(gift, ("give", "k1"), (0, 1), Choices("", ()), (0,))
    screen = offer_screen(ready, EN)
    assert "My things." not in said(screen)
    assert [press.steps for _, press in named(screen, "back")] == [(0,)]


def test_a_star_stands_before_who_has_chosen_for_everybody(gift: Look) -> None:
    told = legend_text(gift, EN)
    assert told == f"★ **A** Ann (you) · **B** Bob · {EN('legend-chosen')}"
    assert "★" not in legend_text(offer_of(KEYS[:3]).look, EN)
    assert gift.view is not None
    view = gift.view.model_copy(update={"viewer": None})
    public = dataclasses.replace(gift, member=None, seat=None, view=view, first=Choices("", ()))
    screen = board_screen(public, FR, b"png")
    assert "★ **A** Ann · **B** Bob" in said(screen)
    assert FR("waiting-choice", names="Bob") in said(screen)


def test_who_can_do_only_one_thing_has_a_button_for_it_and_then_confirms(face: WideFace) -> None:
    face.buttons_at_most = 0
    look = look_of(Choices("fold", ("fold",)))
    screen = hand_screen(look, EN)
    assert [label[:4] for label, _ in named(screen, "pick")] == ["fold"]
    assert named(screen, "play") == []
    face.family = "dog"
    asked = Offer(look, ("fold",), (0,), Choices("", ()), ())
    assert [label for label, _ in named(offer_screen(asked, EN), "play")] == [
        EN("button-play-dog-fold")
    ]
    assert len(named(offer_screen(asked, EN), "back")) == 1
    other = Offer(look, ("7", "p1"), (0, 0), Choices("", ()), ())
    assert [label for label, _ in named(offer_screen(other, EN), "play")] == [EN("button-play")]
