"""What Dog Lover says: before a step what comes of it, after it what happened, of every card."""

import random
import re
from collections.abc import Sequence

import pytest

from cogs.faces.dog_lover.bill import bill
from cogs.faces.dog_lover.does import does
from cogs.faces.dog_lover.face import LoverFace
from cogs.faces.dog_lover.plan import places
from cogs.faces.dog_lover.result import table
from cogs.faces.face import ALT_LIMIT, DETAIL_LIMIT, LABEL_LIMIT, TEXT_LIMIT
from cogs.ui.text import ELLIPSIS, MINUS, Names
from cogs.ui.words import LANGUAGES, Words, words_for
from rules.dog_lover.abilities import RESCUED_POWERS, TRAIT_POWERS
from rules.dog_lover.cards import HOUSE
from rules.dog_lover.game import DOG_LOVER
from rules.dog_lover.refusals import CODES
from rules.dog_lover.state import State
from rules.dog_lover.view import FOODS, DogView, FedView, HandView, LoverView, ScoreView
from rules.game import Choices, Event, Path
from rules.refusals import IllegalMove
from tests.cogs.catalogues import CATALOGUES
from tests.cogs.faces.dog_lover.lover_views import area, lover_view

FACE = LoverFace()
NAMES = Names(["Ann", "Bob", "[x](http://a.b) @everyone `~|>#-.", "Dan"])
EN = words_for("en")
IN_EVERY_LANGUAGE = pytest.mark.parametrize("language", LANGUAGES)
TABLES = [
    (2, {}),
    (3, {"special_start": True, "fetch_at_once": True}),
    (4, {"fetch_back": True, "host_begins": True}),
]
STEPS_THAT_COST_A_TURN = 400
SILENT = {"over"}
KINDS = {
    *("start", "watch", "retrieve", "fetch", "learn", "rescue", "tuck", "walk", "trait", "undo"),
    *("lost_walk", "lost_trait", "end_turn", "refill", "last_round", "resigned"),
}


def begin(seats: int, options: dict[str, bool], seed: int) -> State:
    """A new game."""
    return DOG_LOVER.start(bytes([seed]) * 32, seats, DOG_LOVER.options(**options))


def asked(state: State, path: Path = ()) -> tuple[str, ...]:
    """What the one who must act may choose."""
    (seat,) = DOG_LOVER.acting(state)
    return DOG_LOVER.choices(state, seat, path).keys


def descend(state: State, view: LoverView, rng: random.Random, words: Words) -> Path:
    """A random step, with everything that is shown on the way to it looked at."""
    (seat,) = DOG_LOVER.acting(state)
    path: Path = ()
    while (choices := DOG_LOVER.choices(state, seat, path)).keys:
        assert FACE.question(view, path, choices.asks, words, NAMES).strip()
        scene = FACE.scene(view, path, choices, words, NAMES)
        assert len(scene) <= TEXT_LIMIT
        labels = [FACE.label(view, path, choices.asks, key, words, NAMES) for key in choices.keys]
        assert len({label.text for label in labels}) == len(labels), "choices that look the same"
        for label in labels:
            assert 0 < len(label.text) <= LABEL_LIMIT
            assert ELLIPSIS not in label.text
            assert len(label.detail) <= DETAIL_LIMIT
        assert len(FACE.alt_text(view, words, path)) <= ALT_LIMIT
        # A step that is taken back only leads in circles.
        keys = [key for key in choices.keys if key != "undo"] or choices.keys
        path += (rng.choice([*keys, *choices.keys]),)
    return path


def check_foretold(view: LoverView, path: Path, events: Sequence[Event], after: State) -> None:
    """English: what was said before is what came."""
    told = FACE.preview(view, path, EN, NAMES)
    seat = view.acting[0]
    kinds = [event.kind for event in events]
    loses = {"lost_walk", "lost_trait"} & {*kinds}
    if path[0] == "end":
        label = FACE.label(view, (), "step", "end", EN, NAMES)
        assert label.opens == bool(loses), "a press would lose something unseen"
        assert ("⚠" in told) == bool(loses)
        losses = bill(view, seat, path[1:]).losses
        lost = [event.facts for event in events if event.kind == "lost_trait"]
        assert [loss.trait for loss in losses] == [facts["trait"] for facts in lost]
        for loss, facts in zip(losses, lost, strict=True):
            paid = dict(loss.paid)
            if loss.item == "cube":
                assert [paid.get(food, 0) for food in FOODS] == facts["paid"]["cubes"]
            elif loss.item == "thing":
                assert sorted(facts["paid"]["things"]) == sorted(
                    thing for thing, count in loss.paid for _ in range(count)
                )
            elif loss.item:
                assert facts["paid"] == {loss.item: loss.number}
            else:
                assert facts["paid"] == {}
        return
    now = () if DOG_LOVER.outcome(after) else asked(after)
    if path[0] in ("learn", "rescue"):
        assert (EN("lover-preview-shows") in told) == ("undo" not in now)
    if "retrieve" in kinds or "fetch" in kinds:
        (event,) = events
        cards = event.facts["cards"] if event.kind == "retrieve" else [event.facts["card"]]
        assert all(HOUSE.name(card, "en") in told for card in cards)
        gained = [card for card in cards if HOUSE.card(card).kind in ("walk", "trait")]
        assert ("To be placed this turn" in told) == bool(gained)
        homeless = told.partition("none of your dogs can take: ")[2].partition("\n")[0]
        stuck = {card for card in gained if not _can_place(card, after)}
        assert {HOUSE.name(card, "en") for card in stuck} == {
            *filter(None, homeless.removesuffix(".").split(", "))
        }


def _can_place(card: str, state: State) -> bool:
    if HOUSE.card(card).kind == "walk":
        return "walk" in asked(state)
    return "trait" in asked(state) and card in asked(state, ("trait",))


def check_asked(view: LoverView, state: State) -> None:
    """English: the first question is that of the moment."""
    question = FACE.question(view, (), "step", EN, NAMES)
    keys = asked(state)
    tricks = any(key in view.areas[view.acting[0]].tricks for key in keys)
    if view.phase == "watch":
        key = "watch"
    elif view.retrieved:
        mine = view.areas[view.acting[0]]
        over = "homeless" if mine.walks or mine.traits else "rest"
        key = over if "end" in keys else "must"
    else:
        key = "first" if tricks else "stuck"
    assert question.startswith(EN(f"lover-ask-{key}", cards="\0").partition("\0")[0])


@IN_EVERY_LANGUAGE
@pytest.mark.parametrize(("seats", "options"), TABLES)
def test_random_games_are_foretold_and_told(
    seats: int, options: dict[str, bool], language: str
) -> None:
    words = words_for(language)
    rng = random.Random(f"{seats} {language}")
    state = begin(seats, options, seats)
    told_kinds: set[str] = set()
    while DOG_LOVER.acting(state):
        (seat,) = DOG_LOVER.acting(state)
        view = DOG_LOVER.view(state, seat)
        check_texts(view, words)
        path = descend(state, view, rng, words)
        foretold = FACE.preview(view, path, words, NAMES)
        assert 0 < len(foretold) <= TEXT_LIMIT
        before, (state, events) = state, DOG_LOVER.play(state, seat, path)
        if language == "en":
            check_asked(view, before)
            check_foretold(view, path, events, state)
        for viewer in (None, seat, (seat + 1) % seats):
            after = DOG_LOVER.view(state, viewer)
            for event in events:
                told = FACE.sentence(event, after, words, NAMES)
                assert (told is None) == (event.kind in SILENT), event.kind
            assert bool(FACE.result(after, words, NAMES)) == (after.outcome is not None)
            assert len(FACE.result(after, words, NAMES)) <= TEXT_LIMIT
        told_kinds |= {event.kind for event in events}
    assert told_kinds >= {"retrieve", "end_turn", "refill", "last_round", "watch", "start"}


def check_texts(view: LoverView, words: Words) -> None:
    """The texts of a hand are whole: nothing is cut off."""
    for text in (FACE.hand_text(view, (), words, NAMES), FACE.cards_text(view, words, NAMES)):
        assert 0 < len(text) <= TEXT_LIMIT
        assert not text.endswith(ELLIPSIS)


def test_every_kind_of_event_is_told() -> None:
    told: set[str] = set()
    for seed in range(12):
        rng = random.Random(seed)
        state = begin(2 + seed % 3, {}, seed)
        for _ in range(STEPS_THAT_COST_A_TURN):
            if not DOG_LOVER.acting(state):
                break
            (seat,) = DOG_LOVER.acting(state)
            path: Path = ()
            while keys := asked(state, path):
                path += (rng.choice(keys),)
            state, events = DOG_LOVER.play(state, seat, path)
            told |= _told(state, events)
    state, events = DOG_LOVER.resign(begin(2, {}, 1), 1)
    told |= _told(state, events)
    assert told == KINDS


def _told(state: State, events: Sequence[Event]) -> set[str]:
    view = DOG_LOVER.view(state, None)
    return {event.kind for event in events if FACE.sentence(event, view, EN, NAMES)}


# -- what is lost, where it can be chosen ----------------------------------------------------------


def hand(**changes: object) -> HandView:
    """A hand with some of everything."""
    facts: dict[str, object] = {"training": 1, "adoptions": 1, "bones": 1, "things": (("ball", 1),)}
    return HandView.model_validate(facts | changes)


def losing(*traits: str, **changes: object) -> LoverView:
    """A position in which these Traits can be attached to no dog."""
    mine = area("d18", cubes=(2, 1, 0, 0), traits=traits, walks=0)
    return lover_view(mine, area("d01"), hand=hand(**changes), retrieved=True)


def test_who_must_pay_is_told_with_which_trait_and_what_there_is() -> None:
    view = losing("x05")  # two cubes of three, of two kinds
    first, second = (
        FACE.question(view, path, "pay-cube", EN, NAMES) for path in (("end",), ("end", "s"))
    )
    assert first == "Which food cube do you lose with Sneaky Paws? (1 of 2)"
    assert second == "Which food cube do you lose with Sneaky Paws? (2 of 2)"
    label = FACE.label(view, ("end",), "pay-cube", "s", EN, NAMES)
    assert label.text == "Scraps (you have 2)"
    label = FACE.label(view, ("end", "s"), "pay-cube", "s", EN, NAMES)
    assert label.text == "Scraps (you have 1)"
    told = FACE.preview(view, ("end", "s", "k"), EN, NAMES)
    assert "**Sneaky Paws**: it is lost with 1 scrap, 1 kibble." in told


def test_the_second_trait_is_paid_from_what_the_first_has_left() -> None:
    view = losing("x10", "x02", things=(("ball", 2), ("rope", 1)))
    told = FACE.preview(view, ("end", "ball"), EN, NAMES)
    assert "**Toy Hoarder**: it is lost with Ball." in told
    assert "**Star Pupil**: it is lost with 1 Training." in told
    assert bill(view, 0, ()).asked == "x10"
    assert dict(bill(view, 0, ()).stock) == {"ball": 2, "rope": 1}


def test_who_has_nothing_loses_only_the_trait() -> None:
    told = FACE.preview(losing("x02", training=0), ("end",), EN, NAMES)
    assert "**Star Pupil**: it is lost." in told


def test_ending_a_turn_is_a_press_only_if_it_costs_nothing() -> None:
    assert "end" in FACE.at_once
    for view, opens in ((losing(), False), (losing("x02"), True)):
        label = FACE.label(view, (), "step", "end", EN, NAMES)
        assert label.opens == opens
    walk = lover_view(area(walks=1), area("d01"), hand=hand(), retrieved=True)
    label = FACE.label(walk, (), "step", "end", EN, NAMES)
    assert label.opens
    assert label.text == "End turn and lose Walk"


def test_what_no_dog_has_room_for_is_not_asked_to_be_placed() -> None:
    asked = FACE.question(losing("x02"), (), "step", EN, NAMES)
    assert asked == EN("lover-ask-homeless", cards="Star Pupil")
    assert FACE.question(losing(), (), "step", EN, NAMES) == EN("lover-ask-rest")
    walk = lover_view(area("d01", walks=1), area("d01"), hand=hand(), retrieved=True)
    assert FACE.question(walk, (), "step", EN, NAMES) == EN("lover-ask-must", cards="Walk")


def test_taking_a_step_back_is_never_the_button_that_catches_the_eye() -> None:
    labels = {key: FACE.label(losing(), (), "step", key, EN, NAMES) for key in ("end", "undo")}
    assert {key: label.quiet for key, label in labels.items()} == {"end": False, "undo": True}


# -- the grid --------------------------------------------------------------------------------------


def test_what_the_watch_dog_guards_is_told_over_the_places() -> None:
    view = lover_view(area("d01"), area("d02"), hand=hand(), post="e2")
    keys = tuple(place.key for place in places(view, "k00") if place.why is None)
    scene = FACE.scene(view, ("k00",), Choices("place", keys), EN, NAMES)
    assert (
        scene
        == "Not now: A2 B2 C2 \N{EN DASH} two or more cards of row 2, which the watch dog guards"
    )


# -- cards -----------------------------------------------------------------------------------------


@IN_EVERY_LANGUAGE
def test_what_a_card_does_fits_into_a_menu(language: str) -> None:
    words = words_for(language)
    for card in HOUSE.ids:
        if card == "end":
            continue  # nobody ever has it
        text = does(card, HOUSE, words)
        assert 5 < len(text) <= DETAIL_LIMIT, f"{card}: {text}"


@IN_EVERY_LANGUAGE
def test_the_texts_of_abilities_name_their_numbers(language: str) -> None:
    words = words_for(language)
    numbers = {
        "walk_limit": TRAIT_POWERS["walk_limit"].walks,
        "watch_limit_2": TRAIT_POWERS["watch_limit_2"].watched,
        "rescue_cost_1": TRAIT_POWERS["rescue_cost_1"].rescue_price,
        "trick_discount_1": TRAIT_POWERS["trick_discount_1"].trick_discount,
        "favorite_bonus": TRAIT_POWERS["favorite_bonus"].most_for_things,
        "per_walk": RESCUED_POWERS["per_walk"].walk,
        "per_training": RESCUED_POWERS["per_training"].training,
        "per_trait": RESCUED_POWERS["per_trait"].trait,
        "per_rescued": RESCUED_POWERS["per_rescued"].other_rescued,
        "per_trick": RESCUED_POWERS["per_trick"].most_for_tricks,
        "leftover_food": RESCUED_POWERS["leftover_food"].most_for_cubes,
    }
    for ability, number in numbers.items():
        assert str(number) in words(f"lover-ability-{ability}"), ability


def test_every_ability_there_can_be_has_a_text_and_no_other() -> None:
    told = {
        key.removeprefix("lover-ability-")
        for key in CATALOGUES["en"]
        if key.startswith("lover-ability-")
    }
    assert told == {*TRAIT_POWERS, *RESCUED_POWERS}


@IN_EVERY_LANGUAGE
def test_all_that_is_explained_fits_with_a_full_hand_beside_a_full_table(language: str) -> None:
    words = words_for(language)
    things = tuple((thing, 1) for thing in HOUSE.things)
    held = hand(training=3, adoptions=2, bones=2, things=things)
    mine = area("d18", "r02", traits=(), walks=1, tricks=("k00", "k13", "k14"), hand=12)
    grid = ("x05", "x10", "x03", "f1s", "f2k", "fw", "d14", "fetch", "d18")
    view = lover_view(mine, area("d01"), hand=held, grid=grid, shelter=("r03", "r08", "r12"))
    text = FACE.cards_text(view, words, NAMES)
    assert len(text) <= TEXT_LIMIT
    for card in (*grid, *view.tricks, *view.shelter, *HOUSE.things, "wk", "tr", "ad", "bo"):
        assert HOUSE.name(card, language) in text, card
    assert not text.endswith(ELLIPSIS)


def test_of_an_attached_trait_only_what_it_changes_is_told() -> None:
    mine = lover_view(
        area(DogView(card="d04", trait="x05")), area("d01"), hand=hand(), grid=("f1s",) * 9
    )
    text = FACE.cards_text(mine, EN, NAMES)
    assert "- **Sneaky Paws** \u2013 Your tricks may take 2 cards of the guarded line.\n" in text
    pending = FACE.cards_text(losing("x05"), EN, NAMES)
    assert "you lose 2 food cubes with it" in pending


# -- refusals --------------------------------------------------------------------------------------

FACTS: dict[str, str | int] = {
    "trick": "k08",
    "dog": "r01",
    "trait": "x01",
    "cell": "b2",
    "cells": "a1b1",
    "post": "na",
    "line": "2",
    "word": "*bones*",
    "item": "w",
    "number": 7,
    "dogs": 1,
    "price": 2,
    "have": 1,
    "count": 3,
    "limit": 1,
}
SAID = {
    "trick": "Catch",
    "dog": "Pepper",
    "trait": "Tireless",
    "cell": "B2",
    "cells": "A1 B1",
    "post": "above column A",
    "line": "row 2",
    "word": "\\*bones\\*",
    "item": "wild",
}


@pytest.mark.parametrize("code", [code for code in CODES if code != "unfinished"])
def test_every_refusal_is_told_with_its_facts_in_words(code: str) -> None:
    refused = IllegalMove(code, **{name: FACTS[name] for name in CODES[code]})
    for words in map(words_for, LANGUAGES):
        assert FACE.refusal(refused, words, NAMES)
    told = FACE.refusal(refused, EN, NAMES) or ""
    for name in CODES[code]:
        if name in SAID:
            assert SAID[name] in told
    codes = {f"refusal-{one}" for one in CODES if one != "unfinished"}
    ours = {key for key, one in CATALOGUES["en"].items() if one.file == "refusals-dog-lover.ftl"}
    assert ours == codes


def test_refusals_of_other_kinds_are_left_to_others() -> None:
    assert FACE.refusal(IllegalMove("unfinished"), EN, NAMES) is None
    assert FACE.refusal(IllegalMove("dog-too-long", word="x"), EN, NAMES) is None


# -- the result ------------------------------------------------------------------------------------


def finished(seed: int) -> State:
    """The last position of a game."""
    rng = random.Random(seed)
    state = begin(4, {}, seed)
    while DOG_LOVER.acting(state):
        (seat,) = DOG_LOVER.acting(state)
        path: Path = ()
        while keys := asked(state, path):
            path += (rng.choice([key for key in keys if key != "undo"] or keys),)
        state, _ = DOG_LOVER.play(state, seat, path)
    return state


def test_the_table_of_the_result_adds_up_and_has_a_column_for_everybody() -> None:
    view = DOG_LOVER.view(finished(5), None)
    assert view.outcome is not None
    assert view.scores is not None
    lines = FACE.result(view, EN, NAMES).split("```")[1].strip("\n").splitlines()
    letters, *rows = [line.replace(MINUS, "-").split() for line in lines]
    assert [name for name, *_ in rows] == ["dogs", "rescued", "things", "bones", "total", "fed"]
    assert sorted(letters) == ["A", "B", "C", "D"]
    columns = zip(*[numbers for _, *numbers in rows], strict=True)
    for letter, (*parts, total, eating) in zip(letters, columns, strict=True):
        fed, dogs = eating.split("/")
        seat = "ABCD".index(letter)
        assert sum(map(int, parts)) == int(total) == view.outcome.scores[seat]
        assert (int(fed), int(dogs)) == (view.scores[seat].fed, len(view.areas[seat].dogs))
    places = [view.outcome.places["ABCD".index(letter)] for letter in letters]
    assert places == sorted(places)
    # Who is read to hears the totals before the table.
    told = FACE.result(view, EN, NAMES)
    for letter, total in zip("ABCD", view.outcome.scores, strict=True):
        assert re.search(f"^.* · {letter} · .* · {total} points?$", told, re.MULTILINE)


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_table_of_the_result_is_no_wider_than_a_phone(language: str) -> None:
    """A phone breaks or cuts rows that are too long for it: then the totals can't be read."""
    fed = FedView(card="d01", fed=True, ate=(1, 0, 0, 0), points=5)
    parts = {"dogs": 114, "rescued": -10, "things": 100, "bones": -1, "total": 203, "fed": 15}
    most = ScoreView.model_validate({"feeding": (fed,) * 20, "fed_rescued": 0, **parts})
    rows = table([(letter, most) for letter in "ABCD"], words_for(language)).splitlines()
    assert rows[0] == rows[-1] == "```"
    assert len({len(row) for row in rows[1:-1]}) == 1, "every column is as wide in all rows"
    assert rows[1].split() == ["A", "B", "C", "D"]
    told = [row.split()[1:] for row in rows[2:-1]]
    assert told == [[n] * 4 for n in ("114", f"{MINUS}10", "100", f"{MINUS}1", "203", "15/20")]
    usual = most.model_copy(update={"rescued": 10, "feeding": (fed,) * 9, "fed": 9})
    rows = table([(letter, usual) for letter in "ABCD"], words_for(language)).splitlines()
    assert max(map(len, rows)) <= 27


@pytest.mark.parametrize("last", [True, False])
def test_who_looks_at_their_hand_reads_that_it_is_the_last_round(last: bool) -> None:
    told = FACE.hand_text(lover_view(hand=hand(), last_round=last), (), EN, NAMES)
    assert (EN("lover-hand-last") in told) == last
