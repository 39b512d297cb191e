"""Whatever happens in a game of fences can be asked, shown, foretold and told, in any language."""

import random
import re

import pytest

from cogs.faces.face import ALT_LIMIT, DETAIL_LIMIT, LABEL_LIMIT, TEXT_LIMIT
from cogs.faces.fences.drawings import LINE
from cogs.faces.fences.face import FencesFace
from cogs.faces.fences.rulebook import FENCES_BOOKS
from cogs.faces.fences.terms import SHAPES, SIGNS
from cogs.ui.text import Names
from cogs.ui.words import LANGUAGES, LOCALES, fold, words_for
from rules.fences.board import SIZES, posts_of, square_name
from rules.fences.game import FENCES
from rules.fences.pieces import CODES, GATE, turns_of
from rules.fences.refusals import CODES as REFUSALS
from rules.game import Choices, Outcome
from rules.refusals import IllegalMove, NotNow
from tests.cogs.faces.fences.views import fences_view, random_view, singles

FACE = FencesFace()
NAMES = Names(["Ann", "Bob"])
WILD_NAMES = {
    "markdown": Names([f"{'*_' * 15}*{seat}" for seat in range(2)]),
    "wide": Names([f"{'﷽' * 31}{seat}" for seat in range(2)]),
    "links": Names(["[x](http://a.b) @everyone `~|>#-."] * 2),
}
EN = words_for("en")
IN_EVERY_LANGUAGE = pytest.mark.parametrize("language", LANGUAGES)
OPTIONS = {
    "house": {},
    "small": {"size": 3},
    "even": {"size": 4, "beginner": 2},
    "singles": {"singles_only": True, "size": 6},
}
KINDS_TOLD = {
    *("fence-laid", "fence-blocked", "fence-skipped", "gates-start", "fence-decided"),
    *("fence-spare", "resigned"),
}


def begin(options, seed):
    return FENCES.start(bytes([seed]) * 32, 2, FENCES.options(**options))


def descend(state, seat, rng, words):
    """A random move of this seat, with everything that is shown on the way looked at."""
    view = FENCES.view(state, seat)
    path = ()
    while True:
        asks, keys = FENCES.choices(state, seat, path)
        if not keys:
            return path
        assert FACE.question(view, path, asks, words, NAMES).strip()
        assert len(FACE.scene(view, path, Choices(asks, keys), words, NAMES)) <= TEXT_LIMIT
        labels = [FACE.label(view, path, asks, key, words, NAMES) for key in keys]
        assert len({label.text for label in labels}) == len(keys), "choices that look the same"
        assert all(0 < len(label.text) <= LABEL_LIMIT for label in labels)
        assert all(len(label.detail) <= DETAIL_LIMIT for label in labels)
        assert len(FACE.alt_text(view, words, path)) <= ALT_LIMIT
        if asks == "piece":
            told = FACE.hand_text(view, keys, words, NAMES)
            for piece, left in view.stocks[seat]:
                fits_not = bool(left) and not view.gates and piece not in keys
                assert (f"({piece.upper()})" in told) == fits_not
            for short in FACE.shortcuts(view, Choices(asks, keys)):
                assert FENCES.choices(state, seat, short).keys, "a shortcut can be played on"
        path += (rng.choice(keys),)


def check_foretold(foretold, before, after, path):
    """English: what the preview told is what came."""
    seat = before.viewer
    gained = after.scores[seat] - before.scores[seat]
    assert ("It closes" in foretold and "closes no square" not in foretold) == (gained > 0)
    if gained > 1:
        assert f"{gained} {('puppies', 'kittens')[seat]} move in" in foretold
    assert ("the game ends" in foretold) == (after.outcome is not None)
    if after.outcome is not None:
        shared = after.outcome.places == (1, 1)
        assert ("**You win.**" in foretold) == (after.outcome.places[seat] == 1 and not shared)
        assert ("You share the win" in foretold) == shared
        assert ("**You lose.**" in foretold) == (after.outcome.places[seat] == 2)
        return
    lines = foretold.splitlines()
    what = "again" if gained else "skips"
    if after.acting != (seat,):
        what = "blocked" if gained else "turn"
    for key in ("again", "skips", "blocked", "turn"):
        said = EN(f"fences-preview-{key}", name=NAMES.text(1 - seat)) in lines
        assert said == (key == what), f"{key} is not what follows"
    assert path[2].upper() in foretold


@IN_EVERY_LANGUAGE
@pytest.mark.parametrize("options", OPTIONS.values(), ids=OPTIONS)
def test_random_games_are_foretold_and_told(options, language):
    words = words_for(language)
    rng = random.Random(str(options))
    state = begin(options, 7)
    while FENCES.acting(state):
        (seat,) = FENCES.acting(state)
        path = descend(state, seat, rng, words)
        before = FENCES.view(state, seat)
        foretold = FACE.preview(before, path, words, NAMES)
        state, events = FENCES.play(state, seat, path)
        if language == "en":
            check_foretold(foretold, before, FENCES.view(state, seat), path)
        for viewer in (None, seat, 1 - seat):
            view = FENCES.view(state, viewer)
            for event in events:
                assert (FACE.sentence(event, view, words, NAMES) is None) == (event.kind == "over")
            assert len(FACE.board_text(view, words, NAMES)) <= TEXT_LIMIT
            assert len(FACE.alt_text(view, words)) <= ALT_LIMIT
            assert len(FACE.cards_text(view, words, NAMES)) <= TEXT_LIMIT
            assert bool(FACE.result(view, words, NAMES)) == (view.outcome is not None)


def test_every_kind_of_event_has_been_told_by_such_games():
    """Seat 0 plays at random in half of them, and closes all it can in the others."""
    told = set()
    for seed in range(40):
        rng = random.Random(seed)
        state = begin({}, seed)
        events = ()
        while FENCES.acting(state):
            (seat,) = FENCES.acting(state)
            path = ()
            while keys := FENCES.choices(state, seat, path).keys:
                if seed % 2 and seat == 0 and len(path) > 1:
                    path += (_closing(state, path, keys),)
                elif seed % 2 == 0 and not path and rng.random() < 0.8:
                    path += keys[:1]  # singles: who runs out of them is blocked
                else:
                    path += (rng.choice(keys),)
            state, events = FENCES.play(state, seat, path)
            told |= _told(state, events)
    state, events = FENCES.resign(begin({}, 1), 1)
    told |= _told(state, events)
    assert told >= KINDS_TOLD


def waste_singles(state, rng):
    """A random move, mostly of a single: who runs out of them is blocked."""
    path = ()
    while keys := FENCES.choices(state, *FENCES.acting(state), path).keys:
        path += (keys[0] if not path and rng.random() < 0.8 else rng.choice(keys),)
    return path


def losable(state):
    """By name: the squares that lack one side and can be closed by whoever is to lay."""
    (seat,) = FENCES.acting(state)
    board, filled, found = state.rules.grid, state.filled, set()
    lacking = {n for n, edges in enumerate(board.squares) if (edges & ~filled).bit_count() == 1}
    for piece in FENCES.choices(state, seat, ()).keys:
        for turn in FENCES.choices(state, seat, (piece,)).keys:
            for post in FENCES.choices(state, seat, (piece, turn)).keys:
                found.update(board.closed(filled, board.numbers[piece, turn, post]))
    return [square_name(board.size, square).upper() for square in sorted(found & lacking)]


def test_what_follows_is_foretold_too_where_players_are_blocked():
    warned = blocked = 0
    for seed in range(8):
        rng = random.Random(seed)
        state = begin({}, seed)
        while FENCES.acting(state):
            (seat,) = FENCES.acting(state)
            path, before = waste_singles(state, rng), FENCES.view(state, seat)
            foretold = FACE.preview(before, path, EN, NAMES)
            state, events = FENCES.play(state, seat, path)
            check_foretold(foretold, before, FENCES.view(state, seat), path)
            blocked += any(event.kind == "fence-blocked" for event in events)
            if FENCES.acting(state) == (1 - seat,):
                squares = losable(state)
                warning = EN(
                    "fences-preview-leaves",
                    n=len(squares),
                    squares=EN.list(squares),
                    safe=False,
                    name=NAMES.text(1 - seat),
                )
                assert ("can close" in foretold) == bool(squares)
                assert not squares or warning in foretold.splitlines()
                warned += bool(squares)
    assert warned > 20
    assert blocked > 5


def test_a_square_that_nobody_can_close_is_no_gift():
    """A3 then lacks its left side, where only a single fits; a corner fits elsewhere."""
    stocks = ((("i1", 2), ("v2", 1)), (("i1", 0), ("v2", 1)))
    for left, line in (
        (stocks, "One side is then missing at square A3."),
        (stocks[:1] * 2, "⚠ One side is then missing at square A3: Bob can close it."),
    ):
        view = fences_view("I1a A3, I1a A4", stocks=left)
        assert line in FACE.preview(view, ("i1", "b", "b3"), EN, NAMES).splitlines()


def test_a_choice_promises_another_piece_only_to_who_has_one_that_fits():
    for stock, told in (
        ((("i1", 1), ("v2", 0)), "closes square A3"),
        ((("i1", 1), ("v2", 1)), "closes square A3 \u2013 you play again"),
    ):
        view = fences_view("I1a A3, I1a A4, I1b B3, V2a D4", stocks=(stock, stock))
        label = FACE.label(view, ("i1", "b"), "post", "a3", EN, NAMES)
        assert label.detail == told


def _told(state, events):
    view = FENCES.view(state, None)
    return {event.kind for event in events if FACE.sentence(event, view, EN, NAMES)}


def _closing(state, path, keys):
    """The post from which the piece closes most."""
    board = state.rules.grid
    return max(keys, key=lambda post: len(board.closed(state.filled, board.numbers[(*path, post)])))


def said(view, event):
    return FACE.sentence(event, view, EN, NAMES)


def played(moves, size=3):
    """The events of the last of these moves on a small board, and the view after it."""
    state = begin({"size": size, "beginner": 1}, 1)
    events = ()
    for move in moves.split(","):
        (seat,) = FENCES.acting(state)
        state, events = FENCES.play(state, seat, FENCES.path_of(move))
    return events, FENCES.view(state, None)


def test_a_closed_square_says_who_moves_in_and_who_goes_on():
    events, view = played("I1a A1,I1b A1,I1a A2,I1b B1")
    assert said(view, events[0]) == (
        "Bob laid I1b B1 (Single, vertical). A kitten moves in at A1, and Bob plays again."
    )
    mine = view.model_copy(update={"viewer": 1})
    assert said(mine, events[0]).endswith("and you play again.")
    events, view = played("I1a A1,I1a B1,I1a A2,I1a B2,I1b A1,I1b C1,I1b B1")
    assert "2 puppies move in at A1 and B1, and Ann plays again." in said(view, events[0])
    events, view = played("U3a A1")
    assert said(view, events[0]) == "Ann laid U3a A1 (U, open at the bottom)."


def test_nobody_plays_again_on_a_full_board():
    state = begin({"size": 3, "beginner": 1}, 3)
    rng = random.Random(3)
    while FENCES.acting(state):
        (seat,) = FENCES.acting(state)
        path = ()
        while keys := FENCES.choices(state, seat, path).keys:
            path += (rng.choice(keys),)
        state, events = FENCES.play(state, seat, path)
    view = FENCES.view(state, None)
    assert "play again" not in said(view, events[0])
    assert "move" in said(view, events[0])


# --- choices --------------------------------------------------------------------------------------


def test_a_post_says_what_it_closes_and_what_it_leaves():
    view = fences_view("I1a A1, I1b B1, I1a A2")
    closing = FACE.label(view, ("i1", "b"), "post", "a1", EN, NAMES)
    assert (closing.text, closing.emoji) == ("A1", "🐱")
    assert closing.detail == "closes square A1 \u2013 you play again"
    leaving = FACE.label(view, ("v2", "c"), "post", "b2", EN, NAMES)
    assert leaving.detail == ""
    third = FACE.label(view, ("v2", "d"), "post", "b1", EN, NAMES)
    assert third.detail == "one side is then missing at square B1"
    scene = FACE.scene(view, ("i1", "b"), Choices("post", ("a1", "b2", "c1")), EN, NAMES)
    assert scene == "A1: closes square A1 \u2013 you play again"


def test_a_piece_says_how_many_are_left_and_a_turn_where_it_fits():
    view = fences_view("I1a A1, I1b A1")
    assert FACE.label(view, (), "piece", "i1", EN, NAMES).text == "Single (I1) \u00d715"
    assert FACE.label(view, (), "piece", "u3", EN, NAMES).text == "U (U3)"
    turned = FACE.label(view, ("u3",), "turn", "b", EN, NAMES)
    assert turned.text == "⊐ open to the left (b)"
    assert turned.detail == "fits in 24 places"
    gates = fences_view("I1a A1", gates=True, blocked=(True, True))
    assert FACE.label(gates, (), "piece", GATE, EN, NAMES).text == "Gate (G1)"


def test_the_last_two_ways_to_lay_are_offered_again_while_they_fit_and_are_left():
    def offered(moves, keys=CODES, viewer=0):
        return [*FACE.shortcuts(fences_view(moves, viewer=viewer), Choices("piece", tuple(keys)))]

    assert offered("V2b A1, I1a E6") == [("v2", "b")]
    assert offered("V2b A1, I1a A1, I1a E6") == [("i1", "a"), ("v2", "b")]
    twice = "I1b A1, I3a A1, I1a A2, I3a A3, I1a B2, I2a D1, V2b E5"
    assert offered(twice) == [("v2", "b"), ("i1", "a")]
    assert offered(twice, keys=("i1", "i2")) == [("i1", "a"), ("i1", "b")]
    assert offered("I1a A1, I1a A2, O4a C3", keys=("i1",)) == [("i1", "a")], "none is left of O4"
    assert offered(twice, viewer=1) == [("i2", "a"), ("i3", "a")], (
        "who may lay them is asked before"
    )
    assert offered("") == []
    assert offered("I1a A1", viewer=None) == []


@pytest.mark.parametrize("piece", [*CODES, GATE])
def test_every_turn_has_words_and_a_sign_of_its_own_that_can_be_typed(piece):
    assert len(SIGNS[SHAPES[piece]]) == len(turns_of(piece))
    for language in LANGUAGES:
        words = words_for(language)
        vocabulary = FACE.vocabulary(words, NAMES)
        for turn in turns_of(piece):
            path = (piece, turn, "c4")
            steps = FACE.spoken(path, words, NAMES).split(" \u203a ")
            assert tuple(vocabulary[fold(step)] for step in steps) == path
            assert tuple(vocabulary[fold(key)] for key in path) == path


@IN_EVERY_LANGUAGE
def test_no_two_steps_are_called_the_same(language):
    words = words_for(language)
    vocabulary = FACE.vocabulary(words, NAMES)
    assert "" not in vocabulary
    assert set(vocabulary.values()) == {*CODES, GATE, *"abcd", *posts_of(SIZES[-1])}
    names = [fold(words(f"fences-piece-{piece}")) for piece in (*CODES, GATE)]
    assert len(set(names)) == len(names)


@pytest.mark.parametrize(
    ("piece", "turn", "asked"),
    [
        ("i3", "a", "Triple (I3), horizontal: at which post? Its left end goes there."),
        ("i1", "b", "Single (I1), vertical: at which post? Its upper end goes there."),
        ("o4", "a", "Square (O4): at which post? Its top left corner goes there."),
        (
            "w4",
            "d",
            "Stairs (W4), falling, flat first: at which post? Its top left corner goes there.",
        ),
        (
            "w4",
            "a",
            "Stairs (W4), rising, flat first: at which post? The empty corner at its top left goes there.",  # noqa: E501
        ),
    ],
)
def test_the_question_for_a_post_says_what_goes_there(piece, turn, asked):
    assert FACE.question(fences_view(""), (piece, turn), "post", EN, NAMES) == asked


def test_posts_of_a_row_stay_together():
    view = fences_view("")
    labels = [FACE.label(view, ("i1", "a"), "post", post, EN, NAMES) for post in ("a1", "b1", "a2")]
    assert labels[0].group == labels[1].group != labels[2].group


@IN_EVERY_LANGUAGE
def test_drawings_are_no_wider_than_a_phone(language):
    words = words_for(language)
    view = fences_view("")
    shown = [
        FACE.cards_text(view, words, NAMES),
        FACE.board_text(random_view(1, 6, 30), words, NAMES),
    ]
    shown += [book.text(page, words) for book in FENCES_BOOKS for page in book.pages]
    drawn = 0
    for text in shown:
        for block in text.split("```")[1::2]:
            drawn += 1
            assert max(map(len, block.split("\n"))) <= LINE
    assert drawn > len(shown) // 2


# --- board and result -----------------------------------------------------------------------------


def test_the_board_in_words_has_posts_owners_and_what_is_missing():
    view = fences_view("I1a A1, I1b B1, I1a A2, I1b A1, I1a B1, I1a B2")
    text = FACE.board_text(view, EN, NAMES)
    lines = text.split("\n")
    assert lines[1:5] == [
        "  A   B   C   D   E   F",
        "1 +───+───+   ·   ·   ·",
        "  │ B │",
        "2 +───+═══+   ·   ·   ·",
    ]
    assert "One side missing: B1 (right)." in text
    assert "Only one side there: A2 (top), B2 (top)." in text
    assert "No side there: C1, D1, E1, C2," in text
    assert "Newest fence (double line): Single (I1), horizontal, at B2\u2013C2, by A." in text
    assert "It is Bob\u2019s turn." in text
    assert "**A · Ann** (you): puppies, 0 squares" in text


@IN_EVERY_LANGUAGE
@pytest.mark.parametrize("names", WILD_NAMES.values(), ids=WILD_NAMES)
@pytest.mark.parametrize("size", SIZES)
def test_the_longest_texts_fit(language, names, size):
    words = words_for(language)
    for most in (size, size * size, 99):
        for seed in range(3):
            view = random_view(seed, size, most, blocked=(True, True))
            over = Outcome("resigned", (1, 2), (9, 9), (False, True))
            ended = view.model_copy(update={"outcome": over, "resigned": (False, True)})
            for shown in (view, ended):
                assert len(FACE.board_text(shown, words, names)) <= TEXT_LIMIT
                for path in ((), ("i1",), ("i1", "a"), ("i1", "b", "a1")):
                    assert len(FACE.alt_text(shown, words, path)) <= ALT_LIMIT
            assert len(FACE.result(ended, words, names)) <= TEXT_LIMIT
            for piece in CODES:
                for turn in turns_of(piece):
                    path = (piece, turn)
                    posts = Choices("post", posts_of(size))
                    assert len(FACE.scene(view, path, posts, words, names)) <= TEXT_LIMIT
                    for key in posts.keys:
                        label = FACE.label(view, path, "post", key, words, names)
                        assert len(label.detail) <= DETAIL_LIMIT


@IN_EVERY_LANGUAGE
@pytest.mark.parametrize("size", SIZES)
def test_the_alt_text_always_tells_score_turn_openings_and_whose_squares(language, size):
    """The fullest boards too: nothing that a listener needs is cut off."""
    words = words_for(language)
    for seed in range(6):
        view = random_view(seed, size, size * size * 3 // 2)
        told = FACE.alt_text(view, words)
        assert words("fences-alt-scores", first=view.scores[0], second=view.scores[1]) in told
        for number, owner in enumerate(view.owners):
            if owner is not None:
                row, column = divmod(number, size)
                assert f"{'ABCDEF'[column]}{row + 1}" in told


def test_the_alt_text_tells_the_move_that_is_being_made():
    view = fences_view("I1a A1, I1b B1, I1a A2")
    assert "Double (I2) can be turned to a, b." in FACE.alt_text(view, EN, ("i2",))
    marked = FACE.alt_text(view, EN, ("o4", "a"))
    assert "Marked for Square (O4): C1, D1, E1," in marked
    planned = FACE.alt_text(view, EN, ("i1", "b", "a1"))
    assert "Shown, not yet laid: Single (I1), vertical, at A1." in planned
    assert "It closes square A1." in planned


def test_a_hand_tells_what_fits_what_does_not_and_who_is_blocked():
    view = fences_view("I1a A1, I1b A1")
    text = FACE.hand_text(view, ("i1", "v2"), EN, NAMES)
    assert text.startswith("No room any more for: Double (I2), Triple (I3)")
    assert FACE.hand_text(view, CODES, EN, NAMES) == ""
    waiting = fences_view("I1a A1", viewer=0, blocked=(True, False))
    assert "your turns are skipped" in FACE.hand_text(waiting, (), EN, NAMES)
    none = fences_view("I1a A1", viewer=0, stocks=singles(0))
    assert FACE.hand_text(none, (), EN, NAMES) == "You have no piece left."


def test_the_result_names_the_winner_and_both_scores():
    over = Outcome("board_full", (2, 1), (12, 13), (False, False))
    text = FACE.result(fences_view("", viewer=1, acting=(), outcome=over), EN, NAMES)
    assert text.startswith("🏆 **You win with 13 squares.**\nAll squares are closed")
    assert "**1** · Bob: 13 squares (kittens)\n**2** · Ann: 12 squares (puppies)" in text
    left = Outcome("resigned", (2, 1), (3, 0), (True, False))
    text = FACE.result(fences_view("", viewer=None, acting=(), outcome=left), EN, NAMES)
    assert text.startswith("🏆 **Bob wins.**\nThe other player gave up.\n**1** · Bob: 0 squares")
    level = Outcome("board_full", (1, 1), (8, 8), (False, False))
    text = FACE.result(fences_view("", size=4, acting=(), outcome=level), EN, NAMES)
    assert "Shared win with 8 squares each" in text


# --- refusals -------------------------------------------------------------------------------------

EXAMPLES = {"piece": "u3", "turn": "b", "post": "c4", "one": "c4", "other": "d4", "word": "xyzzy"}
OWN_CODES = [code for code in REFUSALS if code.startswith("fences-")]


@IN_EVERY_LANGUAGE
@pytest.mark.parametrize("code", OWN_CODES)
def test_a_rule_that_forbids_names_what_it_is_about(code, language):
    words = words_for(language)
    facts = {name: EXAMPLES[name] for name in REFUSALS[code]}
    told = FACE.refusal(IllegalMove(code, **facts), words, NAMES)
    assert told
    for name in ("post", "one", "other"):
        if name in facts:
            assert facts[name].upper() in told
    if "turn" in facts:
        assert words("fences-turn-u-b") in told
    if "word" in facts:
        assert "xyzzy" in told


@IN_EVERY_LANGUAGE
def test_no_sentence_is_without_a_rule(language):
    text = (LOCALES / language / "refusals-fences.ftl").read_text(encoding="utf-8")
    assert set(re.findall(r"^refusal-(\S+) =", text, re.MULTILINE)) == set(OWN_CODES)


def test_refusals_of_others_are_left_to_them():
    assert FACE.refusal(NotNow("table-full"), EN, NAMES) is None


@pytest.mark.parametrize("part", ["face", "refusals", "rulebook", "tables", "picture"])
def test_french_signs_stand_behind_a_space_that_never_breaks(part):
    text = (LOCALES / "fr" / f"{part}-fences.ftl").read_text(encoding="utf-8")
    told = re.sub(r"^#.*$|\{[^{}]*->|^\S+ =", "", text, flags=re.MULTILINE)
    assert not re.findall(r"[^\u00a0\u202f][;?!»]|[^\u00a0]:|«[^\u00a0]", told)
