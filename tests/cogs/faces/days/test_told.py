"""Whatever happens in a game of days can be asked, shown, foretold and told, in every language."""

import random
import re

import pytest

from cogs.faces.days.choices import count_cats
from cogs.faces.days.face import DaysFace
from cogs.faces.face import DETAIL_LIMIT, LABEL_LIMIT
from cogs.ui.text import Names
from cogs.ui.words import LANGUAGES, LOCALES, fold, words_for
from rules.days.cards import KINDS
from rules.days.game import DAYS_GAMES
from rules.days.view import DAYS
from rules.game import Choices
from tests.cogs.faces.days.views import days_view

FACE = DaysFace()
NAMES = Names([f"Player {seat}" for seat in range(6)])
MOVES = 80
KINDS_TOLD = {
    *("draw", "place", "cover", "move", "swap_piles", "swap_cards", "discard", "event", "steal"),
    *("tree", "catnip", "trim_needed", "trim_chosen", "trim_done", "reshuffle", "full_week"),
}
UNTOLD = {"over"}


def options_of(game, on):
    return game.options(**dict.fromkeys(game.options.model_fields, on))


def begin(game, seats, seed, on):
    return game.start(bytes([seed]) * 32, seats, options_of(game, on))


def descend(game, state, seat, rng, words):
    """A random move of this seat, with everything that is shown on the way looked at."""
    view = game.view(state, seat)
    path = ()
    while True:
        asks, keys = game.choices(state, seat, path)
        if not keys:
            return path
        assert FACE.question(view, path, asks, words, NAMES).strip()
        FACE.scene(view, path, Choices(asks, keys), words, NAMES)
        labels = [FACE.label(view, path, asks, key, words, NAMES) for key in keys]
        assert len({label.text for label in labels}) == len(keys), "choices that look the same"
        assert all(label.text and len(label.text) <= LABEL_LIMIT for label in labels)
        assert all(len(label.detail) <= DETAIL_LIMIT for label in labels)
        if asks == "action":
            assert FACE.hand_text(view, keys, words, NAMES)
            assert FACE.cards_text(view, words, NAMES)
            playing = [key for key in keys if key not in FACE.at_once]
            if playing and rng.random() < 0.7:
                keys = playing
        path += (rng.choice(keys),)


def left_to_chance(view, path):
    if path[0] != "catnip":
        return path[0] in FACE.at_once or view.phase == "trim"
    return count_cats(view.weeks[view.viewer]) > 7 - DAYS.index(path[1])


def check_foretold(foretold, before, after):
    """English: the points and the end that the preview told are those that came."""
    changes = [
        f"{'you' if seat == before.viewer else f'Player {seat}'} {old} → {new}"
        for seat, (old, new) in enumerate(zip(before.totals, after.totals, strict=True))
        if old != new
    ]
    told = f"Points: {', '.join(changes)}." if changes else "Nobody\u2019s points change."
    assert told in foretold.split("\n")
    assert ("the game ends" in foretold) == (after.outcome is not None)
    if after.outcome is not None:
        place = after.outcome.places[before.viewer]
        shared = after.outcome.places.count(1) > 1
        assert ("you win" in foretold.lower()) == (place == 1 and not shared)
        assert ("you lose" in foretold.lower()) == (place != 1)
        assert ("You share the win" in foretold) == (place == 1 and shared)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("on", [False, True], ids=["default", "options"])
@pytest.mark.parametrize("seats", [2, 3, 6])
@pytest.mark.parametrize("game", DAYS_GAMES, ids=[game.name for game in DAYS_GAMES])
def test_random_games_are_foretold_and_told(game, seats, on, language):
    words = words_for(language)
    rng = random.Random(f"{game.name} {seats} {on}")
    state = begin(game, seats, seats, on)
    for _ in range(MOVES):
        if not game.acting(state):
            break
        seat = rng.choice(game.acting(state))
        path = descend(game, state, seat, rng, words)
        before = game.view(state, seat)
        foretold = FACE.preview(before, path, words, NAMES)
        state, events = game.play(state, seat, path)
        after = game.view(state, seat)
        if language == "en" and not left_to_chance(before, path):
            check_foretold(foretold, before, after)
        for viewer in (None, seat, (seat + 1) % seats):
            view = game.view(state, viewer)
            for event in events:
                assert (FACE.sentence(event, view, words, NAMES) is None) == (event.kind in UNTOLD)
            assert FACE.board_text(view, words, NAMES)
            assert FACE.alt_text(view, words)
            assert bool(FACE.result(view, words, NAMES)) == (view.outcome is not None)


def test_every_kind_of_event_has_been_told_by_such_games():
    told = set()
    words = words_for("en")
    for game in DAYS_GAMES:
        for seed in range(6):
            rng = random.Random(seed)
            state = begin(game, 2, seed, on=False)
            while game.acting(state):
                seat = rng.choice(game.acting(state))
                path = ()
                while keys := game.choices(state, seat, path).keys:
                    # Drawing much runs the pile out; playing ends the game.
                    draw = "draw" in keys and rng.random() < 0.75
                    path += ("draw" if draw else rng.choice(keys),)
                state, events = game.play(state, seat, path)
                view = game.view(state, None)
                told |= {e.kind for e in events if FACE.sentence(e, view, words, NAMES)}
    assert told >= KINDS_TOLD


def test_a_drawn_card_is_told_to_nobody_else():
    game = DAYS_GAMES[0]
    state = begin(game, 2, 1, on=False)
    seat = game.acting(state)[0]
    state, (drawn, *_) = game.play(state, seat, ("draw",))
    words = words_for("en")
    card = words(f"card-{drawn.secret['card']}")
    assert FACE.sentence(drawn, game.view(state, seat), words, NAMES) == f"You drew {card}."
    told = f"Player {seat} drew a card."
    assert FACE.sentence(drawn, game.view(state, 1 - seat), words, NAMES) == told
    assert FACE.sentence(drawn, game.view(state, None), words, NAMES) == told


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_step_can_be_typed_as_it_is_spoken(language):
    words = words_for(language)
    vocabulary = FACE.vocabulary(words, NAMES)
    paths = [("draw",), ("cat_toys", "b", "mon", "1", "2"), ("zoomies", "f"), ("mixed_breed",)]
    paths += [(day,) for day in DAYS]
    for path in paths:
        steps = FACE.spoken(path, words, NAMES).split(" \u203a ")
        assert tuple(vocabulary[fold(step)] for step in steps) == path
        assert tuple(vocabulary[fold(key)] for key in path) == path


def test_nobody_takes_a_card_away_by_bearing_its_name():
    names = Names(["Labrador", "mon", "🐶"])
    vocabulary = FACE.vocabulary(words_for("en"), names)
    assert vocabulary["labrador"] == "labrador"
    assert vocabulary["mon"] == "mon"
    assert "" not in vocabulary


def test_every_option_that_changes_a_card_is_an_option():
    options = {name for game in DAYS_GAMES for name in game.options.model_fields}
    text = (LOCALES / "en" / "face-days.ftl").read_text(encoding="utf-8")
    changed = re.findall(r"^days-card-(\w+)-(?:where|does)-(\S+) =", text, re.MULTILINE)
    assert changed
    for card, names in changed:
        assert card in KINDS
        assert names.split("-") == sorted(names.split("-"))
        assert options >= set(names.split("-"))


@pytest.mark.parametrize("file", ["face-days.ftl", "refusals-days.ftl"])
def test_french_signs_stand_behind_a_space_that_never_breaks(file):
    text = (LOCALES / "fr" / file).read_text(encoding="utf-8")
    said = re.sub(r"^#.*$|\{[^{}]*->|^\S+ =", "", text, flags=re.MULTILINE)
    assert not re.findall(r"[^\u00a0\u202f][;?!»]|[^\u00a0]:|«[^\u00a0]", said)


def test_the_last_card_is_announced_with_what_follows():
    few = days_view("//////|//////", draw_pile=1, discard=("treats", "lead"))
    enough = days_view("//////|//////", draw_pile=1, discard=("treats", "lead", "corgi"))
    words = words_for("en")
    assert "must then discard" in FACE.label(few, (), "action", "draw", words, NAMES).text
    assert "shuffled" in FACE.label(enough, (), "action", "draw", words, NAMES).text
    assert "discard down to five" in FACE.preview(few, ("draw",), words, NAMES)
    assert "discard down to five" not in FACE.preview(enough, ("draw",), words, NAMES)
