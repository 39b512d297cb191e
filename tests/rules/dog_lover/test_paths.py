"""Paths: in which order steps are offered, what each asks, and what every wrong step is told."""

from random import Random

import pytest

from rules.dog_lover.game import DOG_LOVER
from rules.dog_lover.refusals import CODES, illegal
from rules.dog_lover.state import State
from rules.randomplay import every_path, random_path
from rules.refusals import IllegalMove, UnreadableMove
from tests.rules.dog_lover.sit import Sitting, area, sit
from tests.rules.hidden import RandomDice
from tests.rules.options import random_options

MOST_CHOICES = 25
"""So many entries a menu can have."""
MOST_PLACES = 16
"""So many ways a trick is laid at most (dog_lover.md 9.6)."""

RICH = sit(
    area(
        "d01 d15+1w+1t+x03",
        hand="tr tr ad ad",
        tricks="k00 k08",
        walks=1,
        traits="x02",
        fetch=True,
    )
).after("tuck 1", "undo", "trait x02 1", "undo", "tuck 1")
"""A turn in which everything can be done but to end it."""


def test_the_order_of_the_steps() -> None:
    words = ["trait", "walk", "tuck", "learn", "rescue", "fetch", "undo"]
    assert RICH.asks() == "step"
    assert RICH.offered() == ["k00", "k08", *[word for word in words if word != "tuck"]]
    pupil = RICH.after("trait x02 1")
    assert pupil.offered() == ["k00", "k08", *[word for word in words if word != "trait"]]
    placed = pupil.after("walk 1", "k08 a1b1c3-e3")
    assert placed.offered() == ["end", "tuck", "learn", "rescue", "fetch", "undo"]


@pytest.mark.parametrize(
    ("path", "asks"),
    [
        ("k00 a1b1c1-w1", "step place"),
        ("trait x02 1", "step which-trait dog-trait"),
        ("walk 1", "step dog-walk"),
        ("learn k07", "step which-trick"),
        ("rescue r02", "step which-rescued"),
        ("fetch b2", "step which-cell"),
        ("undo", "step"),
    ],
)
def test_the_questions_of_a_step(path: str, asks: str) -> None:
    words = path.split()
    for number, ask in enumerate(asks.split()):
        before = " ".join(words[:number])
        assert RICH.asks(before) == ask
        assert words[number] in RICH.offered(before)
    assert RICH.offered(path) == []
    RICH.play(path)
    assert RICH.play(path.upper())[0] == RICH.play(path)[0]
    assert RICH.refuses(f"{path} p1") == "lover-too-long word=p1"


def test_training_asks_for_its_dog() -> None:
    table = sit(area("d01+1t d02", hand="tr"))
    assert (table.asks("tuck"), table.offered("tuck")) == ("dog-training", ["2"])


POOR = sit(area(hand="tr bo"), area("d03"))
BARE = sit(area(""), area("d03"), tricks="", tricks_pile="", shelter="", shelter_pile="")
FULL = sit(area("d02+1t+1w+x04", hand="tr", walks=1, traits="x10"))
DEAR = sit(area(hand="tr tr"), tricks="k18", tricks_pile="")
WATCH = sit(area(), area("d03"), phase="watch", active="b", post=None)


@pytest.mark.parametrize(
    ("table", "text", "said"),
    [
        (POOR, "", "unfinished"),
        (POOR, "k00", "unfinished"),
        (POOR, "sit", "lover-unknown-word word=sit"),
        (POOR, "watch w1", "lover-watch-placed"),
        (POOR, "k07 a1b1c1-w1", "lover-not-your-trick trick=k07"),
        (POOR, "k00 a1b1-w1", "lover-not-shape cells=a1b1 trick=k00"),
        (POOR, "k00 a1b1a2-w1", "lover-not-shape cells=a1b1a2 trick=k00"),
        (POOR, "k00 a1b1c1-e2", "lover-not-post cells=a1b1c1 post=e2 trick=k00"),
        (POOR, "k00 a1b1c1", "lover-which-post cells=a1b1c1 trick=k00"),
        (POOR, "k00 c1b1a1-w1", "lover-unknown-word word=c1b1a1-w1"),
        (POOR, "end", "lover-retrieve-first"),
        (POOR, "trait x02 1", "lover-no-trait"),
        (POOR, "walk 1", "lover-no-walk"),
        (POOR, "tuck 0", "lover-no-such-dog dogs=1 number=0"),
        (POOR, "tuck 2", "lover-no-such-dog dogs=1 number=2"),
        (POOR, "tuck 02", "lover-unknown-word word=02"),
        (POOR, "tuck d02", "lover-unknown-word word=d02"),
        (POOR, "tuck ²", "lover-unknown-word word=²"),
        (POOR, "tuck 99999999999999999999", "lover-unknown-word word=99999999999999999999"),
        (POOR, "learn k18", "lover-too-few-training have=1 price=3"),
        (POOR, "learn k12", "lover-trick-not-shown trick=k12"),
        (POOR, "learn d02", "lover-unknown-word word=d02"),
        (POOR, "rescue r01", "lover-too-few-adoptions have=0 price=2"),
        (POOR, "fetch a1", "lover-no-fetch"),
        (POOR, "undo", "lover-nothing-to-undo"),
        (RICH, "rescue r04", "lover-dog-not-shown dog=r04"),
        (RICH, "rescue d02", "lover-dog-not-shown dog=d02"),
        (RICH, "rescue ball", "lover-unknown-word word=ball"),
        (RICH, "fetch d1", "lover-unknown-word word=d1"),
        (RICH, "trait x01 1", "lover-not-your-trait trait=x01"),
        (RICH, "trait d01 1", "lover-unknown-word word=d01"),
        (RICH, "trait x02 2", "lover-trait-size dog=d15 trait=x02"),
        (RICH, "walk 2", "lover-no-room-walk dog=d15"),
        (RICH, "k08 a1b1a3-na", "lover-not-shape cells=a1b1a3 trick=k08"),
        (RICH, "k08 b1c1a3-w3", "lover-mirrored cells=b1c1a3 trick=k08"),
        (FULL, "walk 1", "lover-no-room-walks"),
        (FULL, "tuck 1", "lover-no-room-trainings"),
        (FULL, "trait x10", "lover-no-dog-for-trait trait=x10"),
        (FULL, "trait x10 1", "lover-no-dog-for-trait trait=x10"),
        (sit(area("d02+1t d03", hand="tr")), "tuck 1", "lover-no-room-training dog=d02"),
        (sit(area("", hand="tr")), "tuck 1", "lover-no-dogs"),
        (sit(area()), "tuck 1", "lover-no-training"),
        (BARE, "learn k07", "lover-no-tricks"),
        (BARE, "rescue r01", "lover-no-shelter"),
        (DEAR, "learn", "lover-too-few-training have=2 price=3"),
        (sit(area(fetch=True), grid=". . . | . . . | . . ."), "fetch", "lover-empty-grid"),
        (WATCH, "k00 a1b1c1-w1", "lover-watch-first"),
        (WATCH, "end", "lover-watch-first"),
        (WATCH, "sit", "lover-unknown-word word=sit"),
        (WATCH, "watch", "unfinished"),
        (WATCH, "watch e1", "lover-unknown-word word=e1"),
        (WATCH, "watch w1 w2", "lover-too-long word=w2"),
    ],
)  # fmt: skip
def test_a_refusal_names_the_rule(table: Sitting, text: str, said: str) -> None:
    assert table.refuses(text) == said


def test_a_code_says_exactly_its_facts() -> None:
    with pytest.raises(ValueError, match="lover-empty says"):
        illegal("lover-empty", trick="k00")


def walk_through(state: State, rng: Random) -> None:
    """Every way down from a position: menus are short, and every move can be played."""
    game = DOG_LOVER
    (seat,) = game.acting(state)
    for path in every_path(game, state, seat):
        game.play(state, seat, path)
        for step in range(len(path)):
            asks, keys = game.choices(state, seat, path[:step])
            assert len(keys) <= (MOST_PLACES if asks == "place" else MOST_CHOICES)


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_whatever_is_offered_can_be_played_and_fits_a_menu(seats: int) -> None:
    rng = Random(seats)
    for _ in range(4):
        state = DOG_LOVER.start(rng.randbytes(32), seats, random_options(DOG_LOVER, rng))
        while acting := DOG_LOVER.acting(state):
            if rng.randrange(4) == 0:
                walk_through(state, rng)
            path = random_path(DOG_LOVER, state, acting[0], RandomDice(rng))
            state = DOG_LOVER.play(state, acting[0], path).state


def test_typing_anything_is_refused_with_a_known_code() -> None:
    rng = Random(8)
    words = [
        "end",
        "k00",
        "k08",
        "trait",
        "x02",
        "walk",
        "tuck",
        "learn",
        "rescue",
        "fetch",
        "undo",
    ]
    words += ["watch", "a1", "a1b1c1-w1", "a1b1c3-e3", "1", "2", "0", "-1", "s", "ball", "", "r01"]
    for table in (POOR, RICH, BARE, FULL, WATCH):
        for _ in range(400):
            path = tuple(rng.choices(words, k=rng.randrange(1, 5)))
            assert said(table, path) in {None, *CODES}


def said(table: Sitting, path: tuple[str, ...]) -> str | None:
    """The code of the refusal that a path meets; None if it is the beginning of a move."""
    try:
        DOG_LOVER.choices(table.state, table.state.active, path)
    except (IllegalMove, UnreadableMove) as refusal:
        return refusal.code
    return None
