"""What the face of days says, word for word, in positions made by hand."""
# ruff: noqa: RUF001  (the signs are those that people see)

import pytest

from cogs.faces.days.face import DaysFace
from cogs.faces.days.hand import card_texts
from cogs.faces.face import Label
from cogs.ui.text import Names
from cogs.ui.words import words_for
from rules.days.cards import KEYS
from rules.game import Choices, Event, Outcome
from tests.cogs.faces.days.views import days_view

FACE = DaysFace()
EN, FR = words_for("en"), words_for("fr")
NAMES = Names(["Ann", "Bob"])
TWO = "labrador//collie+german_shepherd////|/////mixed_breed/staffie"
ALMOST = "labrador/labrador/shiba/collie/collie/collie/"
"""Six days: 1 + 1 + 3 + 3 + 3 + 3 = 14 points."""


def lines(text: str) -> list[str]:
    return text.split("\n")


def test_board_in_english():
    view = days_view(TWO, discard=("treats", "corgi"), draw_pile=23)
    assert lines(FACE.board_text(view, EN, NAMES)) == [
        "**A · Ann (you)** · 1 point · 2 in hand",
        "Mon Labrador 1 · Wed German Shepherd 0 (on Collie) · empty: Tue, Thu, Fri, Sat, Sun",
        "**B · Bob** · 8 points · 2 in hand",
        "Sat Mixed Breed 4 · Sun Staffie 4 · empty: Mon, Tue, Wed, Thu, Fri",
        "It is your turn.",
        "Draw pile: 23 · Discard pile: 2, on top Corgi",
    ]


def test_board_in_french():
    view = days_view(TWO.replace("+german_shepherd", ""), viewer=None)
    assert lines(FACE.board_text(view, FR, NAMES)) == [
        "**A · Ann** · 4 points · 2 en main",
        "lun. Labrador 1 · mer. Colley 3 · vides\u00a0: mar., jeu., ven., sam., dim.",
        "**B · Bob** · 8 points · 2 en main",
        "sam. Croisé 4 · dim. Staffie 4 · vides\u00a0: lun., mar., mer., jeu., ven.",
        "C’est à Ann de jouer.",
        "Pioche\u00a0: 20 · Défausse\u00a0: vide",
    ]


def test_a_cat_tree_shows_three_cats_and_what_lies_beneath():
    weeks = "zen_cat+curious_cat+grumpy_cat+nervous_cat^//////^|//////"
    view = days_view(weeks, game="cat-days", trees=(0, 1))
    board = lines(FACE.board_text(view, EN, NAMES))
    assert board[1] == (
        "Mon Cat Tree: Nervous Cat 6, Grumpy Cat 0, Curious Cat 1 (on Zen Cat)"
        " · Sun Cat Tree: no cat yet · empty: Tue, Wed, Thu, Fri, Sat"
    )
    assert board[2] == "**B · Bob** · 0 points · 2 in hand · a Cat Tree to put up"
    assert board[3] == "all seven days empty"


def test_whoever_must_trim_is_named():
    view = days_view(TWO, phase="trim", acting=(0, 1), trim=2)
    assert "Still to discard down to five cards: you and Bob." in FACE.board_text(view, EN, NAMES)


def test_alt_text_names_weeks_by_letter_and_nobody():
    text = FACE.alt_text(days_view(TWO, viewer=1), EN)
    assert "Week A, 1 point: Mon Labrador 1" in text
    assert "A is to play." in text
    assert "Ann" not in text
    assert "you" not in text


def test_alt_text_marks_who_won_and_who_gave_up():
    view = over("collie//////|//////", Outcome("resigned", (1, 2), (3, 0), (False, True)))
    text = FACE.alt_text(view.model_copy(update={"resigned": (False, True)}), EN)
    assert "Week B, 0 points, gave up:" in text
    assert "The game is over. Won by A." in text


def test_a_hand_tells_apart_what_can_be_played_without_colours():
    view = days_view(TWO, hand=("labrador", "labrador", "corgi", "treats"))
    assert lines(FACE.hand_text(view, ("labrador", "treats"), EN, NAMES)) == [
        "**You can play now** (points in brackets)",
        f"- 2× **Labrador** (1) \u2013 {EN('card-labrador-brief')}",
        f"- **Fred’s Treats** (event) \u2013 {EN('card-treats-brief')}",
        "",
        "**Not playable now**",
        f"- **Corgi** (6) \u2013 {EN('card-corgi-brief')}",
    ]


def test_the_cards_of_a_hand_are_explained_in_full():
    view = days_view(TWO, hand=("labrador", "corgi", "corgi"))
    assert lines(FACE.cards_text(view, EN, NAMES)) == [
        f"- **Labrador** (1) \u2013 {EN('card-labrador-where')}",
        f"- 2× **Corgi** (6) \u2013 {EN('card-corgi-where')} {EN('card-corgi-does')}",
    ]
    assert FACE.cards_text(days_view(TWO, hand=()), EN, NAMES) == EN("days-hand-none")


@pytest.mark.parametrize("words", [EN, FR], ids=["en", "fr"])
def test_a_card_in_few_words_takes_little_of_a_phone(words):
    for key in KEYS:
        assert len(f"- {words(f'card-{key}')} (0) \u2013 {words(f'card-{key}-brief')}") <= 90, key


@pytest.mark.parametrize("words", [EN, FR], ids=["en", "fr"])
def test_a_hand_tells_the_rules_of_this_table(words):
    plain = card_texts("wild_cat", (), words)
    assert plain == (words("card-wild_cat-where"), words("card-wild_cat-does"))
    both = ("wild_cat_tree_mates", "wild_cat_visible_only")
    told = {plain, *(card_texts("wild_cat", on, words) for on in (both[:1], both[1:], both))}
    assert len(told) == 4
    assert len({texts[0] for texts in told}) == 1
    assert len(card_texts("labrador", ("anywhere_fillers", "cover_on_empty"), words)) == 1


def test_what_the_table_changes_is_told_in_the_hand_and_in_menus():
    hand = ("wild_cat", "zen_cat")
    view = days_view(TWO, hand=hand, game="cat-days", options=("wild_cat_tree_mates",))
    changed = EN("days-card-wild_cat-does-wild_cat_tree_mates")
    text = FACE.hand_text(view, hand, EN, NAMES)
    assert changed in text
    assert EN("card-zen_cat-brief") in text
    plain = days_view(TWO, hand=hand, game="cat-days")
    assert EN("card-wild_cat-brief") in FACE.hand_text(plain, hand, EN, NAMES)
    detail = FACE.label(view, (), "action", "wild_cat", EN, NAMES).detail
    assert detail.startswith(EN("card-wild_cat-where"))
    assert FACE.label(plain, (), "action", "wild_cat", EN, NAMES).detail == EN(
        "card-wild_cat-brief"
    )


def test_a_large_hand_still_explains_what_events_do_and_where_animals_go():
    text = FACE.cards_text(days_view(TWO, hand=KEYS[2:20]), EN, NAMES)
    assert EN("card-treats-does") in text
    assert EN("card-treats-where") not in text
    assert EN("card-collie-where") in text


def test_a_hand_of_somebody_who_waits_calls_nothing_unplayable():
    view = days_view(TWO, viewer=1, hand=("labrador",))
    assert lines(FACE.hand_text(view, (), EN, NAMES)) == [
        "**Your hand: 1 card**",
        f"- **Labrador** (1) \u2013 {EN('card-labrador-brief')}",
    ]


def test_a_hand_in_the_trim_says_how_many_must_go():
    view = days_view(TWO, phase="trim", acting=(0, 1), trim=1)
    assert "Choose 1 card to discard" in FACE.hand_text(view, (), EN, NAMES)
    chosen = days_view(TWO, phase="trim", acting=(1,), trim=0)
    assert "not everybody has yet" in FACE.hand_text(chosen, (), EN, NAMES)


def test_labels_say_what_is_there():
    view = days_view(TWO, hand=("labrador", "labrador"), draw_pile=23)
    label = lambda path, asks, key: FACE.label(view, path, asks, key, EN, NAMES)  # noqa: E731
    assert label((), "action", "draw").text == "Draw a card (23 left)"
    assert label((), "action", "labrador") == Label(
        "2× Labrador (1)", EN("card-labrador-where"), "🐶"
    )
    assert label(("labrador",), "day", "tue").text == "Tue: empty"
    assert label(("treats", "a"), "day", "wed") == Label(
        "Wed: German Shepherd (0)", "On Collie", None
    )
    assert label(("mixed_breed",), "week", "a").text == "A · You · 1 point"
    assert label(("mixed_breed",), "week", "b") == Label(
        "B · Bob · 8 points", "5 empty days: Mon, Tue, Wed, Thu, Fri", None
    )
    assert label(("grooming",), "week", "b").detail == "Sun: Staffie (4)"


def test_labels_of_cats_in_a_pile_count_from_the_bottom():
    weeks = "//////|rescued_cat+grumpy_cat//////"
    view = days_view(weeks, game="cat-days")
    path = ("laser_pointer", "b", "mon")
    assert FACE.label(view, path, "position", "1", EN, NAMES) == Label(
        "1. Rescued Cat (4)", "Under Grumpy Cat", None
    )
    assert FACE.label(view, path, "position", "2", EN, NAMES) == Label(
        "2. Grumpy Cat (0)", "On top, visible", None
    )


def test_catnip_tells_how_many_cats_find_a_day():
    view = days_view("zen_cat+happy_cat+zen_cat//////|//////", game="cat-days")
    text = FACE.label(view, ("catnip",), "day", "sat", EN, NAMES).text
    assert text == "Saturday: 2 cats find a day, 1 discarded"
    assert "All 3 cats" in FACE.label(view, ("catnip",), "day", "fri", EN, NAMES).text


@pytest.mark.parametrize(
    ("path", "asks", "asked"),
    [
        (("mixed_breed",), "week", "In whose week do you place Mixed Breed?"),
        (("mixed_breed", "b"), "day", "On which day do you place Mixed Breed in Bob’s week?"),
        (("collie",), "day", "On which day do you place Collie in your week?"),
        (("grooming",), "week", "With whom do you swap Sunday?"),
        (("cushion", "b", "sat"), "to_week", "To whose week does Mixed Breed go?"),
        (("cushion", "a", "mon", "b"), "to_day", "On which day in Bob’s week does Labrador go?"),
        (("lead", "b", "sun"), "to_day", "On which day in your week does Staffie go?"),
        (("saint_bernard", "wed"), "to_week", "To whose week does German Shepherd go?"),
        (
            ("australian_shepherd", "a", "tue", "mon", "b"),
            "to_day",
            "On which day in Bob’s week does Labrador go?",
        ),
    ],
)
def test_questions(path, asks, asked):
    assert FACE.question(days_view(TWO), path, asks, EN, NAMES) == asked


def test_a_question_stands_over_the_weeks_it_is_about():
    view = days_view(TWO)

    def scene(path, asks, *keys):
        return lines(FACE.scene(view, path, Choices(asks, keys), EN, NAMES))[::2]

    mine, theirs = "**A · Ann (you)** · 1 point", "**B · Bob** · 8 points"
    assert scene(("mixed_breed",), "week", "a", "b") == [mine, theirs]
    assert scene(("french_bulldog",), "week", "b") == [theirs]
    assert scene(("mixed_breed", "b"), "day", "mon", "tue") == [theirs]
    assert scene(("collie",), "day", "fri", "sat") == [mine]
    assert scene(("cushion", "a", "mon"), "to_week", "b") == [theirs]
    assert scene(("cushion", "a", "mon", "b"), "to_day", "mon") == [theirs]
    assert scene(("australian_shepherd", "b", "fri"), "neighbour", "thu", "sat") == [theirs]
    assert scene((), "action", "draw", "collie") == [""]
    assert scene(("laser_pointer", "b", "sat"), "position", "1") == [theirs]
    assert scene(("cat_toys", "b", "sat", "1"), "own_position", "1") == [mine]


def test_a_covering_card_is_foretold_with_the_points_it_costs():
    foretold = FACE.preview(days_view(TWO), ("german_shepherd", "b", "sat"), EN, NAMES)
    assert lines(foretold) == [
        "You cover Mixed Breed with German Shepherd on Saturday in Bob’s week.",
        "Mixed Breed no longer scores.",
        "Points: Bob 8 → 4.",
    ]


def test_a_cat_that_leaves_lets_the_one_beneath_score_again():
    view = days_view("rescued_cat+grumpy_cat//////|//////", game="cat-days")
    assert lines(FACE.preview(view, ("laser_pointer", "a", "mon", "2"), EN, NAMES)) == [
        "You play Laser Pointer.",
        "Grumpy Cat leaves Monday in your week for the discard pile.",
        "Rescued Cat comes to light and scores.",
        "Points: you 0 → 4.",
    ]


def test_a_winning_move_is_announced():
    foretold = FACE.preview(days_view(f"{ALMOST}|//////"), ("labrador", "sun"), EN, NAMES)
    assert lines(foretold)[-2:] == [
        "Your week is then full, and the game ends.",
        "**You win**, 15 to 0.",
    ]


def test_filling_a_week_and_losing_is_warned_of():
    view = days_view(f"{ALMOST}|great_dane/great_dane/great_dane////", viewer=0)
    foretold = FACE.preview(view, ("labrador", "sun"), EN, NAMES)
    assert lines(foretold)[-1] == "⚠ **You lose**: Bob has 21, you have 15."
    foretold = FACE.preview(view, ("labrador", "sun"), FR, NAMES)
    assert lines(foretold)[-1] == "⚠ **Vous perdez**\u00a0: Bob a 21, vous avez 15."


def test_filling_somebody_elses_week_is_told_of_theirs():
    view = days_view(f"great_dane/great_dane/great_dane////|{ALMOST}")
    foretold = FACE.preview(view, ("mixed_breed", "b", "sun"), EN, NAMES)
    assert lines(foretold)[-2:] == [
        "Bob’s week is then full, and the game ends.",
        "**You win**, 21 to 18.",
    ]


@pytest.mark.parametrize(
    ("options", "theirs", "end"),
    [
        ((), "great_dane/great_dane/labrador////", "You share the win with Bob at 15 points."),
        (
            ("series_tie_break",),
            "great_dane/great_dane/labrador////",
            "You are level with Bob at 15 points, but have more animals on the table: **you win**.",
        ),
        (
            ("series_tie_break",),
            "great_dane/great_dane/collie+collie+collie+collie+collie+labrador////",
            (
                "⚠ You are level with Bob at 15 points, but have fewer animals on the table:"
                " **you lose**."
            ),
        ),
    ],
)
def test_a_level_end_is_foretold_by_the_rule_of_the_table(options, theirs, end):
    view = days_view(f"{ALMOST}|{theirs}", options=options)
    assert lines(FACE.preview(view, ("labrador", "sun"), EN, NAMES))[-1] == end


def test_catnip_foretells_only_what_the_shuffle_cannot_change():
    eight = "zen_cat+zen_cat/happy_cat/happy_cat/floppy_cat/zen_cat/curious_cat/"
    view = days_view(f"{eight}|//////", game="cat-days")
    assert len(lines(FACE.preview(view, ("catnip", "mon"), EN, NAMES))) == 4
    assert "the game ends" in FACE.preview(view, ("catnip", "mon"), EN, NAMES)
    view = days_view(f"{eight}zen_cat|//////", game="cat-days")
    foretold = lines(FACE.preview(view, ("catnip", "mon"), EN, NAMES))
    assert foretold[1] == "One cat finds no day and is discarded."
    assert "depends on the shuffle" in foretold[2]
    assert not any(line.startswith("Points") for line in foretold)


@pytest.mark.parametrize(
    ("event", "told"),
    [
        (Event("deal", None, {"starter": "b"}), "The cards are dealt. Bob begins."),
        (
            Event("place", 0, {"card": "collie", "week": "a", "day": "thu"}),
            "Ann placed Collie on Thursday.",
        ),
        (
            Event(
                "move",
                0,
                {"card": "corgi", "week": "b", "day": "mon"} | {"to_week": "a"} | {"to_day": "tue"},
            ),
            "The Corgi on Monday in Bob’s week went to Tuesday in Ann’s week.",
        ),
        (
            Event(
                "move",
                0,
                {"card": "corgi", "week": "b", "day": "mon"} | {"to_week": "b"} | {"to_day": "tue"},
            ),
            "The Corgi on Monday went to Tuesday in Bob’s week.",
        ),
        (
            Event("place", 0, {"card": "mixed_breed", "week": "b", "day": "thu"}),
            "Ann placed Mixed Breed on Thursday in Bob’s week.",
        ),
        (
            Event("swap_piles", 0, {"week": "a", "day": "sun", "other_week": "b"}),
            "Ann swapped Sunday with Bob.",
        ),
        (
            Event(
                "swap_piles",
                0,
                {"week": "a", "day": "sun", "other_week": "b"}
                | {"gave": ["collie", "corgi"], "got": []},
            ),
            "Ann swapped Sunday with Bob. Ann gave Corgi, Collie and got nothing.",
        ),
        (
            Event(
                "swap_cards",
                0,
                {"card": "zen_cat", "week": "a", "day": "fri"}
                | {"other_card": "wild_cat", "other_week": "b"},
            ),
            "On Friday, Zen Cat (Ann) and Wild Cat (Bob) changed places.",
        ),
        (
            Event(
                "steal",
                0,
                {"card": "zen_cat", "week": "b", "day": "fri"} | {"to_week": "a", "to_day": "tue"},
            ),
            "Ann took Zen Cat from Friday in Bob’s week and put it on Tuesday.",
        ),
        (
            Event("catnip", 1, {"week": "b", "day": "sat", "laid": ["zen_cat", "wild_cat"]}),
            "Bob’s cats are laid out again, from Saturday on: Zen Cat, Wild Cat.",
        ),
        (Event("discard", 1, {"cards": ["zen_cat"]}), "Left over and discarded: Zen Cat."),
        (
            Event("discard", 1, {"cards": ["zen_cat"], "week": "a", "day": "sat"}),
            "Discarded: Zen Cat (Saturday in Ann’s week).",
        ),
        (
            Event("trim_needed", None, {"seats": ["a", "b"]}),
            "To discard down to five cards: Ann and Bob.",
        ),
        (
            Event("trim_done", None, {"cards": {"a": ["corgi", "corgi"], "b": ["lead"]}}),
            "Discarded from the hands: Ann 2× Corgi; Bob Lead.",
        ),
        (Event("pass", 1), "Bob could do nothing and passed."),
        (Event("resigned", 1, {"cards": ["corgi"]}), "Bob gave up."),
        (Event("full_week", 0, {"week": "b"}), "Bob’s week is full: the game ends."),
    ],
)
def test_the_log(event, told):
    assert FACE.sentence(event, days_view(TWO, viewer=None), EN, NAMES).endswith(told)


def test_the_log_says_you_to_the_reader():
    event = Event("place", 0, {"card": "collie", "week": "a", "day": "thu"})
    said = FACE.sentence(event, days_view(TWO, viewer=0), FR, NAMES)
    assert said == "Vous avez posé Colley jeudi."


def result(view, words=EN, names=NAMES):
    return lines(FACE.result(view, words, names))


def over(weeks, outcome, **changes):
    return days_view(weeks, viewer=None, phase="over", acting=(), outcome=outcome, **changes)


def test_a_result_says_who_won_why_it_ended_and_how_the_points_came_about():
    view = over(
        f"{ALMOST}labrador|/great_dane+german_shepherd/////staffie",
        Outcome("full_week", (1, 2), (15, 4), (False, False)),
    )
    assert result(view) == [
        "🏆 **Ann wins with 15 points.**",
        "Ann’s week is full, which ended the game.",
        "**1** · Ann: 15 points (Mon 1 + Tue 1 + Wed 3 + Thu 3 + Fri 3 + Sat 3 + Sun 1)",
        "**2** · Bob: 4 points (Tue 0 + Sun 4)",
    ]


def test_a_tie_is_a_shared_win():
    view = over("collie//////|collie//////", Outcome("all_passed", (1, 1), (3, 3), (False, False)))
    assert result(view)[0] == "🏆 **Shared win with 3 points each: Ann and Bob.**"
    assert result(view, FR)[0] == "🏆 **Victoire partagée avec 3 points chacun\u00a0: Ann et Bob.**"


def test_a_tie_that_was_broken_says_by_what():
    view = over(
        "collie//////|labrador+collie//////", Outcome("all_passed", (2, 1), (3, 3), (False, False))
    )
    assert any(line.endswith("covered ones too: Ann 1, Bob 2.") for line in result(view))


def test_whoever_gave_up_is_marked():
    view = over("collie//////|//////", Outcome("resigned", (1, 2), (3, 0), (False, True)))
    assert result(view)[1:] == [
        "The other player gave up.",
        "**1** · Ann: 3 points (Mon 3)",
        "**2** · Bob: 0 points · gave up",
    ]
    three = Outcome("resigned", (1, 2, 2), (3, 0, 0), (False, True, True))
    names = Names(["Ann", "Bob", "Cleo"])
    ended = over("collie//////|//////|//////", three)
    assert result(ended, names=names)[1] == "Everybody else gave up."


@pytest.mark.parametrize(
    ("asks", "said"),
    [
        ("action", "draw a card, or play one?"),
        ("card", "play a card; there is none left to draw."),
        ("draw", "draw a card."),
        ("pass", "there is nothing to draw or play, so you pass."),
    ],
)
def test_a_turn_is_asked_for_what_there_is_to_do(asks, said):
    assert FACE.question(days_view(TWO), (), asks, EN, NAMES) == f"**Your turn:** {said}"


def test_it_is_said_which_cat_of_a_pile_is_number_one():
    for asks in ("position", "own_position"):
        asked = FACE.question(days_view(TWO), ("cat_toys", "b", "sat", "1"), asks, EN, NAMES)
        assert asked.endswith("1 lies at the bottom of the pile.")


def test_one_empty_day_is_one_in_french():
    week = "collie/collie/collie/collie/collie/collie/"
    told = FACE.board_text(days_view(f"{week}|labrador//////"), FR, NAMES)
    assert "vide\u00a0: dim" in told
    assert "vides\u00a0: mar" in told
