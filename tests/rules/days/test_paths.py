"""Paths: what is asked for each card and in which order, and what every wrong step is told."""

from random import Random

import pytest

from rules.days.cards import KEYS
from rules.days.refusals import CODES, illegal
from rules.days.ruleset import cards_of
from rules.days.view import DAYS
from rules.randomplay import every_path
from rules.refusals import IllegalMove, UnreadableMove
from tests.rules.days import oracle
from tests.rules.days.sit import EMPTY, sit, week
from tests.rules.sitting import answer_to

DOGS = f"{week(mon='collie', tue='labrador')}|{week(mon='shiba')}|{EMPTY}"
CATS = f"{week(mon='zen_cat', tue='lazy_cat')}|{week(mon='happy_cat')}|{EMPTY}"


@pytest.mark.parametrize(
    ("weeks", "path", "asks"),
    [
        (DOGS, "labrador wed", "day"),
        (DOGS, "mixed_breed b wed", "week day"),
        (DOGS, "australian_shepherd a wed tue b tue", "week day neighbour to_week to_day"),
        (DOGS, "australian_shepherd c wed", "week day"),
        (DOGS, "saint_bernard mon c sun", "day to_week to_day"),
        (DOGS, "treats b mon", "week day"),
        (DOGS, "zoomies b", "week"),
        (DOGS, "stuffed_toys mon b", "day week"),
        (DOGS, "cushion a mon c sun", "week day to_week to_day"),
        (DOGS, "lead b mon sun", "week day to_day"),
        (CATS, "cat_tree mon", "day"),
        (CATS, "cardboard_box b mon 1 sun", "week day position to_day"),
        (CATS, "cat_toys b mon 1 1", "week day own_position position"),
        (CATS, "catnip fri", "day"),
        (CATS, "laser_pointer b mon 1", "week day position"),
        (CATS, "wild_cat b tue", "week day"),
        (CATS, "nervous_cat sun", "day"),
    ],
)
def test_the_questions_of_a_card(weeks: str, path: str, asks: str) -> None:
    card, *steps = path.split()
    game = "woof-days" if weeks == DOGS else "cat-days"
    table = sit(game, weeks, ["" if card == "cat_tree" else card], trees={}, pile="")
    if card == "cat_tree":
        table = sit(game, weeks, [], trees={"a": 1})
    assert table.asks() == "card", "there is nothing to draw"
    assert card in table.offered()
    for number, ask in enumerate(asks.split()):
        before = " ".join([card, *steps[:number]])
        assert table.asks(before) == ask
        assert steps[number] in table.offered(before)
    assert table.offered(path) == []
    table.play(path)
    assert table.refuses(f"{path} mon") == "days-too-long word=mon"


@pytest.mark.parametrize("game", ["woof-days", "cat-days", "mixed-days"])
def test_whatever_is_offered_can_be_completed_and_played(game: str) -> None:
    rng = Random(game)
    hand = [KEYS[kind] for kind in cards_of(game)]
    tree = {"a": 1} if game == "cat-days" else {}
    for _ in range(3):
        weeks = oracle.random_weeks(game, 2, rng)
        while any(all(day for day in one.split("/")) for one in weeks.split("|")):
            weeks = oracle.random_weeks(game, 2, rng)
        hands = [" ".join(card for card in hand if card != "cat_tree" or not tree)]
        table = sit(game, weeks, hands, hand[0], trees=tree)
        paths = set(every_path(table.game, table.state, 0))
        for path in rng.sample(sorted(paths), min(150, len(paths))):
            table.play(" ".join(path))


@pytest.mark.parametrize(
    ("weeks", "text", "said"),
    [
        (DOGS, "rescued_cat a mon", "days-other-game card=rescued_cat"),
        (DOGS, "corgi wed", "days-not-in-hand card=corgi"),
        (DOGS, "labrador mon", "days-occupied card=labrador day=mon on=collie week=a"),
        (DOGS, "labrador b mon", "days-own-week card=labrador week=b"),
        (DOGS, "mixed_breed d mon", "days-no-such-week week=d"),
        (DOGS, "mixed_breed b mon", "days-occupied card=mixed_breed day=mon on=shiba week=b"),
        (DOGS, "german_shepherd c mon", "days-needs-dog card=german_shepherd day=mon week=c"),
        (DOGS, "german_shepherd c", "days-nowhere-in-week card=german_shepherd week=c"),
        (DOGS, "dalmatian a sun", "days-needs-right-neighbour card=dalmatian day=sun week=a"),
        (DOGS, "dachshund b mon", "days-occupied card=dachshund day=mon on=shiba week=b"),
        (DOGS, "dachshund c mon", "days-needs-left-neighbour card=dachshund day=mon week=c"),
        (DOGS, "collie mon", "days-wrong-day card=collie day=mon"),
        (DOGS, "staffie sat", "days-wrong-day card=staffie day=sat"),
        (DOGS, "great_dane wed", "days-dog-beside card=great_dane day=wed other=labrador week=a"),
        (DOGS, "great_dane sun", "days-edge-day card=great_dane day=sun"),
        (DOGS, "saint_bernard sun b tue", "days-needs-dog card=saint_bernard day=sun week=a"),
        (DOGS, "saint_bernard mon a sun", "days-opponent-week card=saint_bernard week=a"),
        (DOGS, "saint_bernard mon b mon", "days-not-empty card=saint_bernard day=mon week=b"),
        (
            DOGS,
            "australian_shepherd a wed thu b tue",
            "days-no-dog-there card=australian_shepherd day=thu week=a",
        ),
        (
            DOGS,
            "australian_shepherd a wed mon b tue",
            "days-not-beside card=australian_shepherd day=mon",
        ),
        (DOGS, "australian_shepherd a wed stay", "days-must-move card=australian_shepherd"),
        (
            DOGS,
            "australian_shepherd a wed tue a wed",
            "days-not-empty card=australian_shepherd day=wed week=a",
        ),
        (
            DOGS,
            "australian_shepherd a wed tue a tue",
            "days-not-empty card=australian_shepherd day=tue week=a",
        ),
        (DOGS, "treats c mon", "days-no-dog-there card=treats day=mon week=c"),
        (DOGS, "zoomies a", "days-opponent-week card=zoomies week=a"),
        (DOGS, "zoomies c", "days-swap-needs-both card=zoomies day=mon week=c"),
        (DOGS, "stuffed_toys sun b", "days-swap-needs-both card=stuffed_toys day=sun week=a"),
        (DOGS, "cushion c mon b tue", "days-no-dog-there card=cushion day=mon week=c"),
        (DOGS, "cushion a mon a sun", "days-opponent-week card=cushion week=a"),
        (DOGS, "cushion a mon b mon", "days-not-empty card=cushion day=mon week=b"),
        (DOGS, "lead b mon tue", "days-not-empty card=lead day=tue week=a"),
        (DOGS, "lead b mon mon", "days-not-empty card=lead day=mon week=a"),
        (CATS, "happy_cat thu", "days-wrong-day card=happy_cat day=thu"),
        (CATS, "grumpy_cat c mon", "days-needs-cat card=grumpy_cat day=mon week=c"),
        (CATS, "playful_cat wed", "days-needs-both-neighbours card=playful_cat day=wed week=a"),
        (CATS, "playful_cat sun", "days-wrong-day card=playful_cat day=sun"),
        (CATS, "lazy_cat wed", "days-needs-right-neighbour card=lazy_cat day=wed week=a"),
        (CATS, "leaping_cat thu", "days-needs-left-neighbour card=leaping_cat day=thu week=a"),
        (CATS, "nervous_cat wed", "days-cat-beside card=nervous_cat day=wed other=lazy_cat week=a"),
        (CATS, "cardboard_box a mon 1 sun", "days-opponent-week card=cardboard_box week=a"),
        (CATS, "cardboard_box b tue 1 sun", "days-no-cat-there card=cardboard_box day=tue week=b"),
        (CATS, "cardboard_box b mon 1 mon", "days-not-empty card=cardboard_box day=mon week=a"),
        (
            CATS,
            "cardboard_box b mon 2 sun",
            "days-no-such-position card=cardboard_box day=mon position=2 week=b",
        ),
        (CATS, "cat_toys a mon 1 1", "days-opponent-week card=cat_toys week=a"),
        (CATS, "cat_toys c mon 1 1", "days-no-cat-there card=cat_toys day=mon week=c"),
        (CATS, "cat_toys b tue 1 1", "days-no-cat-there card=cat_toys day=tue week=b"),
        (CATS, "cat_toys b sun 1 1", "days-no-cat-there card=cat_toys day=sun week=a"),
        (
            CATS,
            "cat_toys b mon 2 1",
            "days-no-such-position card=cat_toys day=mon position=2 week=a",
        ),
        (
            CATS,
            "laser_pointer a mon 3",
            "days-no-such-position card=laser_pointer day=mon position=3 week=a",
        ),
        (CATS, "laser_pointer c", "days-nowhere-in-week card=laser_pointer week=c"),
    ],
)
def test_a_refusal_names_the_rule(weeks: str, text: str, said: str) -> None:
    game = "woof-days" if weeks == DOGS else "cat-days"
    hand = [KEYS[kind] for kind in cards_of(game) if KEYS[kind] not in ("corgi", "cat_tree")]
    assert sit(game, weeks, [" ".join(hand)], hand[0]).refuses(text) == said


def test_the_chihuahua_names_the_big_dog() -> None:
    table = sit("woof-days", f"{week(mon='labrador+great_dane')}|{EMPTY}", ["chihuahua"])
    said = "days-big-dog-beside card=chihuahua day=tue other=great_dane week=a"
    assert table.refuses("chihuahua tue") == said


def test_trees_and_dogs_keep_apart() -> None:
    mine = week(mon="^", tue="collie", wed="zen_cat+zen_cat+zen_cat^")
    hand = "labrador cat_tree happy_cat cardboard_box"
    table = sit("mixed-days", f"{mine}|{EMPTY}", [hand])
    assert table.refuses("labrador mon") == "days-tree-day card=labrador day=mon week=a"
    assert table.refuses("cat_tree mon") == "days-second-tree day=mon"
    assert table.refuses("cat_tree tue") == "days-tree-on-dog day=tue"
    assert table.refuses("happy_cat wed") == "days-tree-full card=happy_cat day=wed week=a"
    closed = "foreign_tree_closed"
    table = sit("mixed-days", f"{EMPTY}|{mine}", ["rescued_cat"], on=closed)
    assert table.refuses("rescued_cat b mon") == "days-foreign-tree card=rescued_cat day=mon week=b"


def test_a_full_opponent_leaves_a_saint_bernard_no_destination() -> None:
    # In the mixed game a bare Tree is no place for a dog.
    theirs = week(**dict.fromkeys(["mon", "tue", "wed", "thu", "fri", "sat"], "collie"), sun="^")
    table = sit("mixed-days", f"{week(mon='labrador')}|{theirs}", ["saint_bernard cushion"])
    assert table.offered() == ["pass"]
    for text in ("saint_bernard mon b sun", "saint_bernard", "cushion a mon b sun", "cushion"):
        card = text.split()[0]
        assert table.refuses(text) == f"days-no-destination card={card}"


@pytest.mark.parametrize(
    "text", ["poodle", "labrador someday", "treats 1", "treats a 1", "Labrador mon", "labrador MON"]
)
def test_words_that_name_no_choice_are_unreadable(text: str) -> None:
    table = sit("woof-days", DOGS, ["labrador treats"], "labrador")
    with pytest.raises(UnreadableMove) as caught:
        table.game.play(table.state, 0, table.game.path_of(text))
    assert caught.value.facts["word"] in text.split()


@pytest.mark.parametrize("place", ["0", "01", "-1", "1.0", "²", "1000", "one", ""])
def test_positions_are_plain_numbers(place: str) -> None:
    table = sit("cat-days", CATS, ["laser_pointer"], "zen_cat")
    with pytest.raises(UnreadableMove):
        table.game.play(table.state, 0, ("laser_pointer", "a", "mon", place))


@pytest.mark.parametrize("game", ["woof-days", "cat-days", "mixed-days"])
def test_any_path_at_all_is_played_or_refused_by_a_known_code(game: str) -> None:
    rng = Random(game)
    hand = [KEYS[kind] for kind in cards_of(game)]
    words = ["a", "b", "c", *DAYS, "1", "2", "5", "stay", "draw", "labrador"]
    met = set[str]()
    for number in range(1500):
        if number % 25 == 0:
            weeks = oracle.random_weeks(game, 2, rng)
            while any(all(one.split("/")) for one in weeks.split("|")):
                weeks = oracle.random_weeks(game, 2, rng)
            kept = [card for card in hand if card != "cat_tree" or game != "cat-days"]
            on = rng.choice(("", "cover_on_empty anywhere_fillers"))
            table = sit(game, weeks, [" ".join(kept)], hand[0], trees={}, on=on)
        path = (rng.choice(hand), *rng.choices(words, k=rng.randrange(6)))
        met.add(answer_to(table, path, CODES))
    assert met <= {*CODES, "played"}
    assert len(met) > 12


def test_facts_that_do_not_fit_a_code_are_a_fault() -> None:
    assert isinstance(illegal("days-no-pass"), IllegalMove)
    with pytest.raises(ValueError, match="days-no-pass"):
        illegal("days-no-pass", card="labrador")
    with pytest.raises(KeyError):
        illegal("days-no-such-code")


@pytest.mark.parametrize(
    "card", ["german_shepherd", "dalmatian", "saint_bernard", "corgi", "treats"]
)
def test_a_card_that_goes_nowhere_says_so_without_a_step(card: str) -> None:
    table = sit("woof-days", f"{EMPTY}|{EMPTY}", [card], "labrador")
    assert table.offered() == ["draw"]
    assert table.refuses(card) == f"days-nowhere card={card}"
