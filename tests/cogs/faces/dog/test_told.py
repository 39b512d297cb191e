"""Whatever happens in a game of Dog can be asked, shown, foretold and told, in any language."""

import random
import re

import pytest

from cogs.faces.dog import plan as dog_plan
from cogs.faces.dog.board import to_start
from cogs.faces.dog.face import DogFace
from cogs.faces.dog.log import WORD_LIMIT
from cogs.faces.dog.rulebook import DOG_BOOKS
from cogs.faces.dog.terms import CARD_KEYS, FINISH, card_text
from cogs.faces.face import ALT_LIMIT, DETAIL_LIMIT, LABEL_LIMIT, TEXT_LIMIT
from cogs.faces.people import letter
from cogs.ui.text import Names, shorten
from cogs.ui.words import LANGUAGES, fold, words_for
from rules.dog.cards import DECKS
from rules.dog.game import DOG_GAMES
from rules.dog.options import MODELS
from rules.dog.refusals import CODES
from rules.dog.seating import SEATS, partner_of
from rules.dog.view import RANKS
from rules.game import Choices, Event, Outcome
from rules.refusals import IllegalMove
from tests.cogs.faces.dog.views import dog_view, last_move, pawn, walk

FACE = DogFace()
PEOPLE = ("Ann", "Bob", "Cleo", "Dan", "Eve", "Finn")
NAMES = Names(PEOPLE[:4])
WILD_NAMES = {
    "markdown": Names([f"{'*_' * 15}*{seat}" for seat in range(6)]),
    "wide": Names([f"{'﷽' * 31}{seat}" for seat in range(6)]),
    "links": Names(["[x](http://a.b) @everyone `~|>#-."] * 6),
}
EN, FR = words_for("en"), words_for("fr")
IN_EVERY_LANGUAGE = pytest.mark.parametrize("language", LANGUAGES)
GAMES = {game.name: game for game in DOG_GAMES}
F = [spot.key for spot in FINISH]
"""The keys of the squares of a finish."""
MOVES = 400
KINDS_TOLD = {
    *("round", "reshuffle", "gift_chosen", "exchange", "opening_chosen", "opened"),
    *("play", "move", "captured", "burnt", "extra_card", "all_home", "fold", "resigned"),
    "team_out",
}


def begin(name, seats=4, seed=7, **options):
    game = GAMES[name]
    return game.start(bytes([seed]) * 32, seats, game.options(**options))


def on(name):
    """All options of a game that are yes or no."""
    return {
        option: True
        for option, field in MODELS[name].model_fields.items()
        if isinstance(field.default, bool)
    }


def descend(game, state, seat, rng, words, names):
    """A random move of this seat, with everything that is shown on the way looked at."""
    view = game.view(state, seat)
    path = ()
    while True:
        choices = game.choices(state, seat, path)
        asks, keys = choices
        if not keys:
            return path
        assert FACE.question(view, path, asks, words, names).strip()
        assert len(FACE.scene(view, path, Choices(asks, keys), words, names)) <= TEXT_LIMIT
        labels = [FACE.label(view, path, asks, key, words, names) for key in keys]
        assert len({label.text for label in labels}) == len(keys), "choices that look the same"
        assert all(0 < len(label.text) <= LABEL_LIMIT for label in labels)
        assert all(len(label.detail) <= DETAIL_LIMIT for label in labels)
        assert len(FACE.alt_text(view, words, path)) <= ALT_LIMIT
        if not path:
            assert 0 < len(FACE.hand_text(view, keys, words, names)) <= TEXT_LIMIT
            assert 0 < len(FACE.cards_text(view, words, names)) <= TEXT_LIMIT
        path += (rng.choice(keys),)


def check_foretold(foretold, events, view):
    """English: what the preview told is what came."""
    kinds = [event.kind for event in events]
    assert ("captured and go" in foretold) == ("captured" in kinds)
    assert ("burnt and go" in foretold) == ("burnt" in kinds)
    for event in events:
        if event.kind in ("captured", "burnt"):
            square = event.facts["from"][1:]
            assert re.search(rf"(pawn|king|knight|citizen|jester) on {square}\b", foretold)
            mine = event.facts["owner"] in (letter(view.viewer), letter(view.partner or 0))
            assert not mine or "⚠" in foretold
    if "extra_card" in kinds:
        assert "You draw a card" in foretold
    assert ("win the game" in foretold) == ("over" in kinds)
    assert ("in the finish" in foretold) == ("all_home" in kinds and "over" not in kinds)


@IN_EVERY_LANGUAGE
@pytest.mark.parametrize("every_option", [False, True])
@pytest.mark.parametrize("seats", SEATS)
@pytest.mark.parametrize("name", GAMES)
def test_random_games_are_foretold_and_told(name, seats, every_option, language):
    game, words, names = GAMES[name], words_for(language), Names(PEOPLE[:seats])
    rng = random.Random(f"{name} {seats} {every_option}")
    state = begin(name, seats, **(on(name) if every_option else {}))
    for _ in range(MOVES):
        if not game.acting(state):
            break
        seat = rng.choice(game.acting(state))
        path = descend(game, state, seat, rng, words, names)
        before = game.view(state, seat)
        foretold = FACE.preview(before, path, words, names)
        assert 0 < len(foretold) <= TEXT_LIMIT
        state, events = game.play(state, seat, path)
        if language == "en" and path[0] not in ("give", "open", "fold"):
            check_foretold(foretold, events, before)
        for viewer in (None, seat):
            view = game.view(state, viewer)
            for event in events:
                told = FACE.sentence(event.seen_by(viewer), view, words, names)
                past = event.kind == "gift_chosen" and view.phase != "exchange"
                assert (told is None) == (past or event.kind in ("over", "received"))
            assert len(FACE.board_text(view, words, names)) <= TEXT_LIMIT
            assert len(FACE.alt_text(view, words)) <= ALT_LIMIT
            assert bool(FACE.result(view, words, names)) == (view.outcome is not None)


@pytest.mark.parametrize("name", GAMES)
def test_a_preview_comes_to_the_board_that_the_engine_comes_to(name):
    game, rng = GAMES[name], random.Random(name)
    state = begin(name, 6)
    for _ in range(MOVES):
        seat = rng.choice(game.acting(state))
        path = ()
        while keys := game.choices(state, seat, path).keys:
            path += (rng.choice(keys),)
        plan = dog_plan.of_path(game.view(state, seat), path)
        state = game.play(state, seat, path).state
        if plan.after is not None:
            board = plan.after.copy()
            if name == "dog":
                board.sort()
            assert board == state.board
            last = game.view(state, seat).last
            assert (plan.walks, plan.card, plan.acts_as) == (last.walks, last.card, last.acts_as)


def test_every_kind_of_event_has_been_told_by_such_games():
    told = set()
    for name, game in GAMES.items():
        for options in ({}, {"secret_opening": True} if name == "dog-royal" else {}):
            state = begin(name, **options)
            rng = random.Random(name)
            while game.acting(state):
                seat, path = rng.choice(game.acting(state)), ()
                while keys := game.choices(state, seat, path).keys:
                    path += (rng.choice(keys),)
                state, events = game.play(state, seat, path)
                told |= _told(game, state, events)
        state, events = game.resign(begin(name, 6), 1)
        told |= _told(game, state, events)
    assert told >= KINDS_TOLD


def _told(game, state, events):
    found = set()
    for event in events:
        view = game.view(state, event.seat)
        if FACE.sentence(event.seen_by(event.seat), view, EN, Names(PEOPLE)):
            found.add(event.kind)
    return found


# --- exact texts ----------------------------------------------------------------------------------

BOARD = "P5P28F1|P0P16|P33P41|P62F2F3"


def test_the_board_tells_every_pawn_by_its_square_and_its_way_to_its_start():
    view = dog_view(BOARD, discard=("5", "9"), last=last_move(3, "9", walk(3, "p53", "p62")))
    assert FACE.board_text(view, EN, NAMES).splitlines() == [
        "**A · Ann** (you) · with C · 3 cards",
        f"5 (59), 28 (36), {F[1].upper()}, 1 at home",
        "**B · Bob** · with D · 3 cards",
        "0 (start A; 16), 16 (start B, protected), 2 at home",
        "**C · Cleo** · with A · 3 cards",
        "33 (63), 41 (55), 2 at home",
        "**D · Dan** · with B · 3 cards",
        f"62 (50), {F[2].upper()}, {F[3].upper()}, 1 at home",
        EN("dog-board-key"),
        "Round 1, 6 cards each; you play first.",
        "Draw pile: 86 · Discards: 2, on top 9",
        "Last card: Dan played **9**: a pawn 53 → 62.",
        "It is your turn.",
    ]


def test_in_french():
    view = dog_view("KP0CF1|||", royal=True, acting=(1,), first=1, round=3, deal=5)
    assert FACE.board_text(view, FR, NAMES).splitlines() == [
        "**A · Ann** (vous) · avec C · 3 cartes",
        f"roi 0 (départ A, protégé), citoyen {F[1].upper()}, à la maison chevalier et fou",
        "**B · Bob** · avec D · 3 cartes",
        "à la maison roi, chevalier, citoyen et fou",
        "**C · Cleo** · avec A · 3 cartes",
        "à la maison roi, chevalier, citoyen et fou",
        "**D · Dan** · avec B · 3 cartes",
        "à la maison roi, chevalier, citoyen et fou",
        "Cases spéciales\u00a0: 10, 26, 42, 58.",
        "Manche 3, 5 cartes chacun\u00a0; Bob joue en premier.",
        "Pioche\u00a0: 86 · Défausse\u00a0: vide",
        "C\u2019est à Bob de jouer.",
    ]


@pytest.mark.parametrize(
    ("place", "steps"), [("P63", 1), ("P60", 4), ("P0", 64), ("P1", 63), ("P16", 48)]
)
def test_the_steps_to_the_start_are_those_of_the_rules(place, steps):
    """One more than those is the first square of the finish (dog.md M6)."""
    view = dog_view(f"{place}|||")
    found = next(one for one in view.pawns[0] if one.spot.where == "track")
    assert to_start(view, found) == steps


def test_a_capture_a_fire_and_a_swap_are_told_before_they_are_played():
    view = dog_view("P28|P31P40|P33|", hand="5 7 swap")
    assert FACE.preview(view, ("5", "p28", "p33"), EN, NAMES).splitlines() == [
        "You play **5**:",
        "- a pawn 28 → 33",
        "- ⚠ Your own team: **Cleo\u2019s pawn on 33 is captured and goes home**",
    ]
    two = "Bob\u2019s pawn on 31 and Cleo\u2019s pawn on 33 are burnt and go home"
    assert FACE.preview(view, ("7", "p28", "p35"), EN, NAMES).splitlines() == [
        "You play **7**:",
        "- a pawn 28 → 35",
        f"- ⚠ Your own team, too: **{two}**",
    ]
    assert FACE.preview(view, ("swap", "p28", "p40"), EN, NAMES).splitlines() == [
        "You play **Swap**:",
        "- your pawn on 28 and Bob\u2019s pawn on 40 change places",
    ]


def test_coming_out_helping_and_winning_are_told_before_they_are_played():
    view = dog_view("|P0||", hand="13")
    told = FACE.preview(view, ("13", "home", "p0"), EN, NAMES).splitlines()
    assert told == [
        "You play **13**:",
        "- a pawn comes out to 0 (start A)",
        "- **Bob\u2019s pawn on 0 (start A) is captured and goes home**",
        "- On its start your pawn is protected, and blocks the way.",
    ]
    view = dog_view("P61F1F2F3|||", hand="4")
    told = FACE.preview(view, ("4", "p61", F[0]), EN, NAMES)
    assert told.splitlines()[-1].startswith("- All four of your pawns are then in the finish")
    assert "from your next turn on you play for Cleo" in told
    view = dog_view("F0F1F2F3||P29F1F2F3|", hand="4")
    assert FACE.preview(view, ("4", "p29", F[0]), EN, NAMES).splitlines()[-1] == (
        "- 🏆 **You and Cleo win the game.**"
    )


@pytest.mark.parametrize(
    ("board", "path", "told"),
    [
        ("P0|||", ("13", "p0", "p13"), "your pawn on 0 (start A)"),
        ("P0P20|||", ("13", "p20", "p33"), "your pawn on 0 (start A)"),
        ("P0F3|||", ("joker", "1-11", "p0", "p11"), "your pawn on 0 (start A)"),
        ("F0F1F2F3||P32|", ("13", "p32", "p45"), "Cleo\u2019s pawn on 32 (start C)"),
    ],
)
def test_a_card_that_brings_nobody_out_says_who_is_in_the_way(board, path, told):
    view = dog_view(board, "13 joker", helping=(board[0] == "F", False, False, False))
    line = f"- Nobody can come out: {told} is in the way."
    assert line in FACE.preview(view, path, EN, NAMES).splitlines()
    before = path[:-2]
    for asks, steps in (("pawn", before), ("to", path[:-1])):
        assert FACE.scene(view, steps, Choices(asks, ("x",)), EN, NAMES) == line


@pytest.mark.parametrize(
    ("board", "options", "blocked"),
    [
        # Any pawn may come out upon a king; by this option on the partner's only another king may.
        ("KP20||KP0|", (), False),
        ("KP20||KP0|", ("opponents_starts_only",), True),
        ("KP20|KP0||", ("opponents_starts_only",), False),
        ("NP20||KP0|", ("opponents_starts_only",), False),
    ],
)
def test_a_king_on_the_start_keeps_at_home_whoever_may_not_capture_him(board, options, blocked):
    view = dog_view(board, "1-11", royal=True, options=options)
    rank = board[0].lower()
    told = FACE.preview(view, ("1-11", rank, "p21"), EN, NAMES).splitlines()
    line = "- Nobody can come out: Cleo\u2019s king on 0 (start A) is in the way."
    assert (line in told) == blocked
    assert ("Nobody can come out" in "".join(told)) == blocked


@pytest.mark.parametrize(
    ("board", "path"),
    [
        ("P20|||", ("13", "p20", "p33")),
        ("P20|P0||", ("13", "home", "p0")),
        ("P0|||", ("5", "p0", "p5")),
        ("P0F1F2F3|||", ("13", "p0", "p13")),
    ],
)
def test_nothing_is_said_of_coming_out_where_it_can_be_done_or_no_one_waits(board, path):
    view = dog_view(board, "13 5")
    assert "Nobody can come out" not in FACE.preview(view, path, EN, NAMES)
    assert FACE.scene(view, path[:1], Choices("pawn", ("x",)), EN, NAMES) == ""


def test_a_magnet_says_behind_whom_it_puts_the_pawn():
    view = dog_view("KP20CP50|KP27NP59||", "magnet", royal=True)
    assert FACE.preview(view, ("magnet", "k", "p26"), EN, NAMES).splitlines()[1:3] == [
        "- the king 20 → 26",
        "- The magnet pulls it up to right behind Bob\u2019s king on 27.",
    ]
    told = FACE.preview(view, ("magnet", "c", "p58", "p10"), EN, NAMES).splitlines()
    assert told[2] == "- The magnet pulls it up to right behind Bob\u2019s knight on 59."
    assert told[3] == "- the citizen jumps 58 → 10"
    copied = dog_view("KP20|||NP21", "copy", royal=True, copies="magnet")
    assert "magnet pulls" not in FACE.preview(copied, ("copy", "k", "p20"), EN, NAMES)
    over = dog_view("KP60|NP1||", "magnet", royal=True)
    french = FACE.preview(over, ("magnet", "k", "p0"), FR, NAMES)
    assert "L\u2019aimant l\u2019amène juste derrière le chevalier de Bob sur la case 1." in french


def test_folding_is_shown_and_has_to_be_confirmed():
    view = dog_view("|P20||", hand="5 9 swap")
    hand = FACE.hand_text(view, ("fold",), EN, NAMES)
    assert hand.splitlines() == [
        "**You can play none of your cards:** 5, 9, Swap",
        "- **5, 9**: all your pawns wait at home, and it takes another card to bring one out.",
        f"- {EN('refusal-dog-swap-none-of-yours', card='Swap', side='own')}",
    ]
    assert "fold" not in FACE.at_once, "a press would fold without a preview"
    told = FACE.preview(view, ("fold",), EN, NAMES)
    assert "None of your cards can be played (5, 9, Swap)" in told
    assert "All of them are discarded" in told


def test_a_last_card_is_folded_as_one():
    view = dog_view("|P20||", hand="5")
    told = (
        ("You can\u2019t play your last card:", "It is discarded", EN),
        ("Vous ne pouvez pas jouer votre dernière carte", "Elle va à la défausse", FR),
    )
    for hand, preview, words in told:
        assert hand in FACE.hand_text(view, ("fold",), words, NAMES)
        assert preview in FACE.preview(view, ("fold",), words, NAMES)


@pytest.mark.parametrize("words", [EN, FR])
@pytest.mark.parametrize(
    ("board", "explained"), [("|||", False), ("P0F1|||", False), (BOARD, True)]
)
def test_brackets_are_explained_where_there_are_any(board, explained, words):
    view = dog_view(board)
    for text in (FACE.board_text(view, words, NAMES), FACE.alt_text(view, words)):
        assert (words("dog-board-key") in text) == explained


def test_clauses_are_joined_as_the_language_does():
    view = dog_view(last=last_move(0, "5", walk(0, "p28", "p33"), captured=(pawn(1, "p33"),)))
    told = {words: FACE.alt_text(view, words) for words in (EN, FR)}
    assert "28 → 33; B\u2019s pawn" in told[EN]
    assert "28 → 33\u00a0; le pion de B" in told[FR]


def test_cards_that_the_same_reason_holds_for_share_a_line():
    view = dog_view("P15|P16||", hand="5 5 13 7 9")
    twice = EN("dog-many", n=2, card="5")
    assert FACE.hand_text(view, ("13",), EN, NAMES).splitlines() == [
        "**You can play:** 13",
        "**Not now:**",
        f"- {EN('refusal-dog-stuck', card=f'{twice}, 9', side='own')}",
        f"- {EN('refusal-dog-no-split', card='7', side='own')}",
    ]


def test_a_hand_says_of_every_card_that_cannot_be_played_why():
    """For each way in which the engine refuses a card."""
    cases = {
        "all your pawns wait at home": dog_view("|||", hand="5"),
        "in the way": dog_view("P15|P16||", hand="5"),
        "all seven points": dog_view("P15|P16||", hand="7"),
        "none of your pawns can be swapped": dog_view("P0|P20||", hand="swap"),
        "nobody else has a pawn": dog_view("P5|P16||", hand="swap"),
        "nothing is there to attract it": dog_view("KP5|||", hand="magnet", royal=True),
        "nothing to copy": dog_view("KP5|||", hand="copy", royal=True),
        "repeat Magnet": dog_view("KP0|||", hand="copy", royal=True, copies="magnet"),
        "a copy can\u2019t be copied": dog_view(
            "KP5|||",
            hand="copy",
            royal=True,
            options=("no_copy_of_copy",),
            last=last_move(1, "copy", walk(1, "p20", "p25", "k"), acts_as="5"),
            hand_sizes=(1, 4, 5, 5),
        ),
    }
    for told, view in cases.items():
        assert told in FACE.hand_text(view, ("fold",), EN, NAMES), told


def test_the_exchange_tells_the_giver_what_is_given_and_nobody_else():
    view = dog_view(phase="exchange", acting=(0, 1), chosen=(False, False, True, True))
    assert "Choose one of them for Cleo" in FACE.hand_text(view, ("give",), EN, NAMES)
    assert "Still to choose: you and Bob" in FACE.board_text(view, EN, NAMES)
    assert "**C · Cleo** · with A · 3 cards · ★ has chosen" in FACE.board_text(view, EN, NAMES)
    given = dog_view(phase="exchange", acting=(1,), chosen=(True,) * 4, gift="13")
    assert "★ You give **13** to Cleo." in FACE.hand_text(given, (), EN, NAMES)
    event = Event("gift_chosen", 0, {}, {"card": "13"})
    assert FACE.sentence(event, view, EN, NAMES) == "You give Cleo **13**; you can still change it."
    for viewer in (1, 2, None):
        other = view.model_copy(update={"viewer": viewer})
        told = FACE.sentence(event.seen_by(viewer), other, EN, NAMES)
        assert told in ("Ann has chosen a card for Cleo.", "Ann has chosen a card for you.")
        assert FACE.sentence(event, other, EN, NAMES) == told, "not even by mistake"


def test_who_gave_what_is_told_once_when_the_exchange_is_over():
    """The last to choose can change nothing any more, and the hand says what was given and got."""
    view = dog_view(hand="2 swap", deal=2, hand_sizes=(2,) * 4, gift="13", received="swap")
    hand = FACE.hand_text(view, ("2",), EN, NAMES)
    assert hand.splitlines()[0] == "You gave Cleo **13** and got **Swap**."
    events = [
        Event("gift_chosen", 0, {}, {"card": "13"}),
        Event("exchange", None),
        Event("received", 0, {}, {"gave": "13", "got": "swap"}),
    ]
    told = [FACE.sentence(event, view, EN, NAMES) for event in events]
    assert told == [None, "All partners have exchanged a card.", None]


def test_who_helps_reads_in_their_hand_whose_pawns_they_play():
    told = "All your pawns are in: you play with **Cleo\u2019s** pawns now."
    board = "F0F1F2F3||P29F1F2F3|"
    for playable in (("4",), ("fold",), ()):
        helping = dog_view(board, "4", helping=(True, False, False, False))
        assert told in FACE.hand_text(helping, playable, EN, NAMES).splitlines()
        alone = dog_view(hand="4")
        assert "Cleo" not in FACE.hand_text(alone, playable, EN, NAMES)


@pytest.mark.parametrize(
    ("others", "hand"),
    [
        ("P20|P0|", "9"),
        ("P20|P15|P16", "9"),
        ("P20||", "9"),
        ("P20||", "7"),
        ("P20|F3|", "7"),
        ("P20|P32|", "swap"),
        ("NP20|NF0|", "magnet"),
        ("|NP5|", "magnet"),
        ("NP6|NP5|", "magnet"),
        ("NP20|KP5NF1|", "10"),
    ],
)
def test_who_helps_is_told_nothing_of_pawns_of_their_own(others, hand):
    royal = "N" in others
    mine = "KF0NF1CF2JF3" if royal else "F0F1F2F3"
    view = dog_view(f"{mine}|{others}", hand, royal=royal, helping=(True, False, False, False))
    for words, own in ((EN, "your pawn"), (FR, "vos pions")):
        reason = FACE.hand_text(view, ("fold",), words, NAMES).splitlines()[-1]
        assert reason.startswith("- **")
        assert own not in reason


def test_who_helps_reads_whose_pawns_a_card_cannot_move():
    view = dog_view("F0F1F2F3||P15|P16", "5", helping=(True, False, False, False))
    told = {words: FACE.hand_text(view, ("fold",), words, NAMES) for words in (EN, FR)}
    assert "none of your partner\u2019s pawns can go that far" in told[EN]
    assert "aucun des pions de votre partenaire ne peut aller aussi loin" in told[FR]


def test_who_has_chosen_a_card_is_asked_whether_it_shall_be_another():
    asks = [("action", ()), ("gift", ("give",))]
    for gift, asked in ((None, "Which card do you give to Cleo?"), ("13", "another card?")):
        view = dog_view(phase="exchange", gift=gift)
        for question, path in asks:
            assert FACE.question(view, path, question, EN, NAMES).endswith(asked)


def test_a_word_out_of_place_is_said_back_in_words():
    told_of = {"p5": "on 5", "home": "at home", "j": "jester", "xyz": "xyz"}
    long = "p" + "9" * 5000
    for word, told in {**told_of, long: shorten(long, WORD_LIMIT)}.items():
        refused = IllegalMove("dog-unknown-word", word=word)
        assert f"\u201c{told}\u201d" in FACE.refusal(refused, EN, NAMES)


@pytest.mark.parametrize("phase", ["exchange", "opening", "play"])
def test_whose_team_is_out_is_asked_for_nothing(phase):
    view = dog_view("|||||", phase=phase, hand="", out=(True, False, False) * 2)
    assert FACE.hand_text(view, (), EN, NAMES) == EN("dog-hand-out")
    assert FACE.cards_text(view, EN, NAMES) == EN("dog-hand-out")


@pytest.mark.parametrize(("kind", "secret"), [("gift_chosen", "card"), ("opening_chosen", "pawn")])
def test_that_somebody_changes_their_mind_is_told_to_nobody_else(kind, secret):
    event = Event(kind, 0, {"again": True}, {secret: {"card": "13", "pawn": "k"}[secret]})
    phase = "exchange" if kind == "gift_chosen" else "opening"
    own = FACE.sentence(event, dog_view(phase=phase), EN, NAMES)
    assert own is not None
    assert own.endswith("you can still change it.")
    for viewer in (1, 2, None):
        view = dog_view(viewer=viewer, phase=phase)
        assert FACE.sentence(event.seen_by(viewer), view, EN, NAMES) is None


def test_who_chooses_the_first_pawn_is_told_what_each_can_do():
    view = dog_view("|||", royal=True, phase="opening")
    told = FACE.hand_text(view, ("open",), EN, NAMES).splitlines()
    assert told[-4:] == [
        f"- **{name}** \u2013 {EN(f'dog-rank-{key}')}"
        for key, name in (("k", "King"), ("n", "Knight"), ("c", "Citizen"), ("j", "Jester"))
    ]
    waiting = FACE.hand_text(view, (), EN, NAMES)
    assert EN("dog-rank-k") not in waiting


def test_labels_say_who_goes_home_and_what_is_earned():
    view = dog_view("P28F0|P31|P33|", hand="5 7")

    def label(path, asks, choice):
        return FACE.label(view, path, asks, choice, EN, NAMES)

    assert label(("5",), "pawn", "p28").text == "Pawn on 28"
    assert label(("5",), "pawn", "p28").detail == "can go to 33"
    assert label(("5", "p28"), "to", "p33").text == "33 (5 steps): captures Cleo\u2019s pawn"
    burns = label(("7", "p28"), "to", "p35").text
    assert burns == "35 (7 steps): burns Bob\u2019s pawn and Cleo\u2019s pawn"
    view = dog_view("P60|||", hand="4 8")
    assert label(("4", "p60"), "to", "p56").text == "56 (4 back)"
    assert label(("8", "p60"), "to", F[3]).text == f"{F[3].upper()} (8 steps)"
    view = dog_view("CP5|KP30||", hand="5", royal=True)
    assert label(("5", "c"), "to", "p10").text == "10 (5 steps): earns a card"
    assert label(("5", "c", "p10"), "jump", "p26").text == "Jump to 26"


@pytest.mark.parametrize(
    ("board", "key", "royal", "english", "french"),
    [
        ("P5|||", "home", False, "Bring out a pawn", "Sortir un pion"),
        ("CP5|||", "k", True, "Bring out the king", "Sortir le roi"),
        ("F0F1F2F3||P5|", "home", False, "Bring out Cleo\u2019s pawn", "Sortir le pion de Cleo"),
    ],
)
def test_a_pawn_at_home_is_offered_as_what_becomes_of_it(board, key, royal, english, french):
    view = dog_view(board, hand="13", royal=royal)
    for words, said in ((EN, english), (FR, french)):
        label = FACE.label(view, ("13",), "pawn", key, words, NAMES)
        assert label.text == said
        assert "0 (" in label.detail or "32 (" in label.detail


def test_the_question_after_a_part_of_a_seven_tells_what_is_left():
    view = dog_view("P28P40|||", hand="7")
    asked = FACE.question(view, ("7", "p28", "p31"), "next_pawn", EN, NAMES)
    assert asked == "4 more points to use. Which pawn is next?"
    helped = dog_view("P61F1F2F3||P40|", hand="7")
    asked = FACE.question(helped, ("7", "p61", F[0]), "next_pawn", EN, NAMES)
    assert asked == "3 more points to use. Which pawn is next? They go to Cleo\u2019s pawns now."


def test_the_log_reads_as_one_story():
    view = dog_view(BOARD, viewer=None)
    events = (
        Event("play", 0, {"card": "joker", "acts_as": "7"}),
        Event("move", 0, {"owner": "a", "rank": None, "from": "p5", "to": "p12", "how": "walk"}),
        Event("burnt", 0, {"owner": "b", "rank": None, "from": "p9"}),
    )
    told = " ".join(FACE.sentence(event, view, EN, NAMES) for event in events)
    assert told == (
        "Ann played **Joker as 7**. A pawn 5 → 12. Bob\u2019s pawn on 9 is burnt and goes home."
    )


def test_the_result_names_the_team_and_how_many_each_brought_home():
    outcome = Outcome("all_home", (1, 3, 1, 3), (8, 3, 8, 3), (False,) * 4)
    view = dog_view(
        "F0F1F2F3|F3P20|F0F1F2F3|F2F3", viewer=None, outcome=outcome, acting=(), phase="over"
    )
    assert FACE.result(view, EN, NAMES).splitlines() == [
        "🏆 **Ann and Cleo win.**",
        "They brought all eight pawns home, which ended the game.",
        "**1** · Ann and Cleo: 8 of 8 pawns in the finish (4 + 4)",
        "**2** · Bob and Dan: 3 of 8 pawns in the finish (1 + 2)",
    ]
    assert FACE.sentence(Event("all_home", 0, {}), view, EN, NAMES) is None, "nobody needs help"
    going = dog_view("F0F1F2F3|F3P20|F0P1|F2F3", viewer=None)
    told = FACE.sentence(Event("all_home", 0, {}), going, EN, NAMES)
    assert told == "All four of Ann\u2019s pawns are in the finish; from now on they help Cleo."


# --- everything in every language -----------------------------------------------------------------


@IN_EVERY_LANGUAGE
@pytest.mark.parametrize("names", WILD_NAMES.values(), ids=WILD_NAMES)
def test_no_text_is_too_long_whatever_people_are_called(names, language):
    words = words_for(language)
    text = "|".join(f"KP{16 * s + 5}NP{16 * s + 6}CP{16 * s + 7}JP{16 * s + 8}" for s in range(6))
    last = last_move(
        1,
        "copy",
        walk(1, "p21", "p26", "k", track=96),
        walk(1, "p26", "p42", "c", how="jump", squares=()),
        acts_as="magnet",
        captured=(pawn(2, "p26", "k"), pawn(3, "p25", "n")),
        drew=True,
    )
    facts = {
        "royal": True,
        "last": last,
        "discard": ("copy",),
        "folded": (True,) * 6,
        "gift": "magnet",
        "received": "copy",
        "deal": 1,
    }
    view = dog_view(text, "2 4 8 10 12 13 swap copy magnet 1-7", **facts)
    assert len(FACE.board_text(view, words, names)) <= TEXT_LIMIT
    assert len(FACE.alt_text(view, words)) <= ALT_LIMIT
    for playable in ((), ("fold",), ("2",)):
        assert len(FACE.hand_text(view, playable, words, names)) <= TEXT_LIMIT
    assert len(FACE.cards_text(view, words, names)) <= TEXT_LIMIT
    for path in (("swap", "n"), ("8", "k"), ("8", "n")):
        label = FACE.label(view, path, "to", "p24", words, names)
        assert len(label.text) <= LABEL_LIMIT
    outcome = Outcome("resigned", (1, 2, 2, 1, 2, 2), (8,) * 6, (False, True, True) * 2)
    over = dog_view(text, royal=True, outcome=outcome, acting=(), phase="over")
    assert len(FACE.result(over, words, names)) <= TEXT_LIMIT


@IN_EVERY_LANGUAGE
@pytest.mark.parametrize("code", [code for code in CODES if code.startswith("dog-")])
def test_every_refusal_is_said(code, language):
    facts = {"card": "1-11", "copied": "magnet", "pawn": "p28", "to": F[1], "square": "p16"}
    facts |= {"word": "*bark*", "side": "partner"}
    words = words_for(language)
    told = FACE.refusal(IllegalMove(code, **{f: facts[f] for f in CODES[code]}), words, NAMES)
    assert told
    assert "p28" not in told
    if "card" in CODES[code]:
        assert "1/11" in told
    if "word" in CODES[code]:
        assert "\\*bark\\*" in told
    for rank in RANKS if "pawn" in CODES[code] else ():
        refused = IllegalMove(code, **{f: facts[f] for f in CODES[code]} | {"pawn": rank})
        assert FACE.refusal(refused, words, NAMES)
    assert FACE.refusal(IllegalMove("unfinished"), words, NAMES) is None


@IN_EVERY_LANGUAGE
@pytest.mark.parametrize("name", GAMES)
def test_every_step_can_be_typed_as_it_is_spoken_and_by_its_key(name, language):
    words, game, rng = words_for(language), GAMES[name], random.Random(name)
    known = FACE.vocabulary(words, NAMES)
    state = begin(name, 6)
    for _ in range(MOVES):
        seat, path = rng.choice(game.acting(state)), ()
        while keys := game.choices(state, seat, path).keys:
            path += (rng.choice(keys),)
        steps = FACE.spoken(path, words, NAMES).split(" \u203a ")
        assert tuple(known[fold(step)] for step in steps) == path
        assert tuple(known[fold(step)] for step in path) == path
        state = game.play(state, seat, path).state


@IN_EVERY_LANGUAGE
def test_every_card_is_explained_in_both_games(language):
    words = words_for(language)
    assert {card.key for deck in DECKS.values() for card in deck.cards} == {*CARD_KEYS}
    for deck in DECKS.values():
        royal = deck.game == "dog-royal"
        for card in deck.cards:
            assert card_text(card.key, "does", words, royal=royal)
            assert len(card_text(card.key, "short", words, royal=royal)) <= DETAIL_LIMIT


@IN_EVERY_LANGUAGE
@pytest.mark.parametrize("book", DOG_BOOKS, ids=lambda book: book.game)
def test_every_page_of_the_rulebook_fits(book, language):
    words = words_for(language)
    assert book.game in GAMES
    for page in book.pages:
        assert book.title(page, words)
        assert 100 < len(book.text(page, words)) <= 1700
    cards = book.text("cards", words)
    assert cards.count("\n- ") == len(DECKS[book.game].cards)
    assert book.text("options", words).count("\n- ") == len(MODELS[book.game].model_fields)


def test_french_is_set_as_french_is():
    shared = ("fair", "options")
    text = "KP5NP6|CP20||"
    view = dog_view(text, "5 4 swap", royal=True, last=last_move(0, "5", walk(0, "p1", "p6", "n")))
    told = "\n".join(
        (
            FACE.board_text(view, FR, NAMES),
            FACE.alt_text(view, FR, ("5", "k")),
            FACE.hand_text(view, ("5",), FR, NAMES),
            FACE.preview(view, ("swap", "k", "p20"), FR, NAMES),
            FACE.question(view, ("5", "k"), "to", FR, NAMES),
            *(DOG_BOOKS[1].text(page, FR) for page in DOG_BOOKS[1].pages if page not in shared),
        )
    )
    assert not re.findall(r"[^\u00a0\u202f][;?!»]|[^\u00a0]:|«[^\u00a0]", told)


def test_partners_are_told_by_their_letters():
    for seats in SEATS:
        view = dog_view("|" * (seats - 1))
        lines = FACE.board_text(view, EN, Names(PEOPLE[:seats])).splitlines()
        for seat in range(seats):
            assert f"with {letter(partner_of(seat, seats))}" in lines[2 * seat]


def test_who_has_won_reads_both_names_of_their_team():
    outcome = Outcome("all_home", (1, 2, 1, 2), (8, 6, 8, 6), (False,) * 4)
    view = dog_view("F0F1F2F3|||", outcome=outcome, acting=(), phase="over")
    assert FACE.result(view, EN, NAMES).startswith("🏆 **Ann and Cleo: you win!**")
    assert FACE.result(view, FR, NAMES).startswith("🏆 **Ann et Cleo\u00a0: vous gagnez")
