"""Every game's face keeps its promises in random games, whatever the options and the language."""

import random
from io import BytesIO

import pytest
from PIL import Image

from cogs.faces.face import ALT_LIMIT, DETAIL_LIMIT, LABEL_LIMIT, SHORTCUTS, TEXT_LIMIT
from cogs.faces.registry import face_of
from cogs.ui.text import Names
from cogs.ui.words import LANGUAGES, fold, words_for
from rules.game import Choices
from rules.games import GAMES

MOVES = 40
PAINT_EVERY = 12
NAMES = [f"{'*_' * 14}*{seat}" for seat in range(6)]
MOST_BUTTONS = 15


def tables():
    """Each game with the fewest and the most seats."""
    for name, game in GAMES.items():
        for seats in sorted({game.seats[0], game.seats[-1]}):
            yield pytest.param(game, seats, id=f"{name}-{seats}")


def sound(data):
    image = Image.open(BytesIO(data))
    image.load()
    return image


def looked_at(view, words, names, path=()):
    """The texts of a position and of a move on it, all within their limits."""
    face = face_of(view.game)
    shown = path if face.draws_moves else ()
    assert 0 < len(face.alt_text(view, words, shown)) <= ALT_LIMIT
    assert 0 < len(face.board_text(view, words, names)) <= TEXT_LIMIT
    assert len(face.result(view, words, names)) <= TEXT_LIMIT
    assert bool(face.result(view, words, names)) == (view.outcome is not None)


def descend(game, state, seat, rng, words, names):
    """A random move, with all that is asked and shown on the way to it."""
    face, view = face_of(game.name), game.view(state, seat)
    path = ()
    while True:
        choices = game.choices(state, seat, path)
        if not choices.keys:
            return path
        assert face.question(view, path, choices.asks, words, names).strip()
        assert len(face.scene(view, path, choices, words, names)) <= TEXT_LIMIT
        for key in choices.keys:
            label = face.label(view, path, choices.asks, key, words, names)
            assert 0 < len(label.text) <= LABEL_LIMIT
            assert len(label.detail) <= DETAIL_LIMIT
        if not path:
            known(game, state, seat, choices, words, names)
        looked_at(view, words, names, path)
        path += (rng.choice(choices.keys),)


def known(game, state, seat, choices: Choices, words, names):
    """What stands beside the first question."""
    face, view = face_of(game.name), game.view(state, seat)
    assert len(face.hand_text(view, choices.keys, words, names)) <= TEXT_LIMIT
    assert 0 < len(face.cards_text(view, words, names)) <= TEXT_LIMIT
    held = face.held_text(view, words, names)
    assert len(held.splitlines()) <= 1
    assert not any(name in held for name in NAMES)
    assert face.at_once <= {*face.vocabulary(words, names).values()}
    shortcuts = face.shortcuts(view, choices)
    assert len(shortcuts) <= SHORTCUTS
    for path in shortcuts:
        assert path[0] in choices.keys
        game.choices(state, seat, path)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(("game", "seats"), [*tables()])
def test_a_random_game_can_be_asked_shown_and_told(game, seats, language):
    words, names = words_for(language), Names(NAMES[:seats])
    face = face_of(game.name)
    assert face.family == game.family
    assert face.buttons_at_most <= MOST_BUTTONS
    rng = random.Random(f"{game.name} {seats}")
    state = game.start(bytes(32), seats, game.options())
    for number in range(MOVES):
        if not game.acting(state):
            break
        seat = rng.choice(game.acting(state))
        path = descend(game, state, seat, rng, words, names)
        before = game.view(state, seat)
        assert 0 < len(face.preview(before, path, words, names)) <= TEXT_LIMIT
        shown = path if face.draws_moves else ()
        if number % PAINT_EVERY == 0:
            assert sound(face.paint(before, words, shown)).mode == "P"
        state, events = game.play(state, seat, path)
        for viewer in (None, seat):
            after = game.view(state, viewer)
            told = [face.sentence(event, after, words, names) for event in events]
            assert any(told), "a move of which nothing is told"
            looked_at(after, words, names)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(("game", "seats"), [*tables()])
def test_every_step_of_a_move_can_be_typed_as_it_is_spoken(game, seats, language):
    words, names = words_for(language), Names([f"Player {seat}" for seat in range(seats)])
    face = face_of(game.name)
    vocabulary = face.vocabulary(words, names)
    rng = random.Random(f"{game.name} {seats}")
    state = game.start(bytes(32), seats, game.options())
    for _ in range(MOVES):
        if not game.acting(state):
            break
        seat = rng.choice(game.acting(state))
        path = ()
        while keys := game.choices(state, seat, path).keys:
            path += (rng.choice(keys),)
        steps = face.spoken(path, words, names).split(" \u203a ")
        assert tuple(vocabulary[fold(step)] for step in steps) == path
        state, _events = game.play(state, seat, path)


@pytest.mark.parametrize(("game", "seats"), [*tables()])
def test_a_picture_is_the_same_for_all_who_see_the_same(game, seats):
    words = words_for("en")
    face = face_of(game.name)
    state = game.start(bytes(32), seats, game.options())
    pictures = {face.paint(game.view(state, viewer), words) for viewer in (None, *range(seats))}
    assert len(pictures) == 1
