"""Paths: what is asked for each card and in which order, and what every wrong step is told."""

from collections.abc import Iterator
from pathlib import Path
from random import Random
from typing import Any

import pytest

from rules.dog.cards import DECKS
from rules.dog.notation import read_board
from rules.dog.refusals import CODES, illegal
from rules.dog.successors import Question, results
from rules.randomplay import every_path
from rules.refusals import IllegalMove, UnreadableMove
from tests.rules.dog.oracle import random_board
from tests.rules.dog.sit import Sitting, royal, sit
from tests.rules.options import random_options
from tests.rules.sitting import answer_to

MOST_CHOICES = 25
"""So many entries a menu can have."""


@pytest.mark.parametrize(
    ("table", "path", "asks"),
    [
        (sit("P10|P20||", ["8"]), "8 p10 p18", "card pawn to"),
        (sit("P10|P20||", ["4"]), "4 p10 p6", "card pawn to"),
        (sit("P10|P20||", ["13"]), "13 home p0", "card pawn to"),
        (sit("P10|P20||", ["swap"]), "swap p10 p20", "card pawn to"),
        (sit("P10|P20||", ["7"]), "7 p10 p17", "card pawn to"),
        (sit("P10P30|P20||", ["7"]), "7 p10 p12 p30 p35", "card pawn to next_pawn to"),
        (sit("P10|P20||", ["joker"]), "joker 1-11 home p0", "card as pawn to"),
        (sit("P10P30|||", ["joker"]), "joker 7 p30 p32 p10 p15", "card as pawn to next_pawn to"),
        (sit("P10|||", ["swap"]), "fold", "fold"),
        (royal("NP20|||", ["2"]), "2 n p22", "card pawn to"),
        (royal("NP20|||", ["13"]), "13 c p0", "card pawn to"),
        (royal("CP8|||", ["2"]), "2 c p10 stay", "card pawn to jump"),
        (royal("CP8|NP12||", ["magnet"]), "magnet c p11", "card pawn to"),
        (royal("CP8|||", ["copy"], copied="1-7"), "copy c p10 p26", "card pawn to jump"),
    ],
)
def test_the_questions_of_a_card(table: Sitting, path: str, asks: str) -> None:
    steps = path.split()
    for number, ask in enumerate(asks.split()):
        before = " ".join(steps[:number])
        assert table.asks(before) == ask
        assert steps[number] in table.offered(before)
    assert table.offered(path) == []
    table.play(path)
    assert table.refuses(f"{path} p1") == "dog-too-long word=p1"


def positions(name: str, count: int, seats: int, cards: list[str]) -> Iterator[Sitting]:
    """Random boards with these cards in hand, under any options."""
    rng = Random(f"{name} {seats}")
    while count:
        board = random_board(rng, seats, name == "dog-royal")
        options = random_options(make_game(name), rng).model_dump(exclude_defaults=True)
        if "swiss_start" not in options:
            board = board.replace("*", "")
        copied = rng.choice([key for key in DECKS[name].kinds if key not in ("copy", "joker")])
        facts = {"copied": copied} if name == "dog-royal" else {}
        hand = " ".join(cards)
        table = sit(board, [hand], name=name, options=options, **facts)
        if table.acting:
            count -= 1
            yield table


def make_game(name: str) -> Any:
    return sit("|||", name=name).game if name == "dog" else royal("|||").game


@pytest.mark.parametrize("seats", [4, 6])
@pytest.mark.parametrize("name", ["dog", "dog-royal"])
def test_whatever_is_offered_can_be_completed_and_fits_a_menu(name: str, seats: int) -> None:
    rng = Random(7)
    for table in positions(name, 25, seats, [*DECKS[name].kinds]):
        waiting: list[tuple[str, ...]] = [()]
        ends = []
        while waiting:
            path = waiting.pop()
            keys = table.offered(" ".join(path))
            assert len(keys) <= MOST_CHOICES
            if not keys:
                assert path, "nothing is offered"
                ends.append(path)
            # Sevens have hundreds of forms: a few ways down are as good as all.
            few = keys if len(path) < 2 else rng.sample(keys, min(2, len(keys)))
            waiting += [(*path, key) for key in few]
        for path in rng.sample(ends, min(8, len(ends))):
            table.play(" ".join(path))


@pytest.mark.parametrize("name", ["dog", "dog-royal"])
def test_the_paths_of_a_card_lead_to_all_its_successors_and_no_others(name: str) -> None:
    for table in positions(name, 50, 4, ["2"]):
        state = table.state
        rng = Random(table.board)
        kind = rng.randrange(len(state.rules.cards))
        state.hands[0] = [kind]
        last = state.rules.cards[state.copied] if name == "dog-royal" else None
        board = read_board(table.board, royal=state.rules.royal, fresh=state.rules.swiss)
        asked = Question(state.rules, board, 0, state.rules.cards[kind], last)
        found = set()
        for path in every_path(table.game, state, 0):
            if path != ("fold",):
                new = table.game.play(state, 0, path).state
                drew = new.shown is not None and new.shown.drew
                found.add(table.game.dump(new)["board"] + "+" * drew)
        assert sorted(found) == results(asked), (table.board, kind)


DOG = sit("P10P63F1|P13P16P20|P40|P50", ["2 2 3 4 7 8 13 joker swap"])
ROYAL = royal(
    "KP10NP13CP63JF1|KP15NP16CP30|CP40|JP50", ["2 3 4 5 8 10 13 1-11 swap magnet copy"], copied="5"
)


@pytest.mark.parametrize(
    ("table", "text", "said"),
    [
        (DOG, "copy p10", "dog-no-such-card card=copy"),
        (DOG, "12 p10 p22", "dog-not-in-hand card=12"),
        (DOG, "fold", "dog-no-fold"),
        (DOG, "give 2", "dog-no-give"),
        (DOG, "open k", "dog-no-open"),
        (DOG, "2", "unfinished"),
        (DOG, "2 p10", "unfinished"),
        (DOG, "2 p11 p13", "dog-no-such-pawn pawn=p11"),
        (DOG, "2 p13 p15", "dog-no-such-pawn pawn=p13"),
        (DOG, "2 home p0", "dog-pawn-stuck card=2 pawn=home"),
        (DOG, "2 p10 p13", "dog-wrong-distance card=2 pawn=p10 to=p13"),
        (DOG, "2 p10 f0", "dog-wrong-distance card=2 pawn=p10 to=f0"),
        (DOG, "2 p10 p10", "dog-wrong-distance card=2 pawn=p10 to=p10"),
        (DOG, "3 p63 f1", "dog-finish-taken pawn=p63 square=f1"),
        (DOG, "8 p10 p18", "dog-pawn-stuck card=8 pawn=p10"),
        (DOG, "4 p10 p5", "dog-wrong-distance card=4 pawn=p10 to=p5"),
        (DOG, "13 home p1", "dog-wrong-distance card=13 pawn=home to=p1"),
        (DOG, "swap p10 p16", "dog-wrong-distance card=swap pawn=p10 to=p16"),
        (DOG, "swap p10 p63", "dog-wrong-distance card=swap pawn=p10 to=p63"),
        (DOG, "swap f1 p20", "dog-pawn-stuck card=swap pawn=f1"),
        (DOG, "joker joker", "dog-not-as card=joker"),
        (DOG, "joker magnet", "dog-no-such-card card=magnet"),
        (DOG, "7 p10 p16", "dog-blocked pawn=p10 square=p16"),
        (DOG, "7 f1 f2 f2 f3", "dog-pawn-used pawn=f2"),
        (DOG, "8 p63 p7 p8", "dog-too-long word=p8"),
        (ROYAL, "7 n p20", "dog-no-such-card card=7"),
        (ROYAL, "2 k p12 stay", "dog-too-long word=stay"),
        (ROYAL, "8 k p18", "dog-king-slow card=8 pawn=k"),
        (ROYAL, "2 n p15", "dog-pawn-stuck card=2 pawn=n"),
        (ROYAL, "2 n", "dog-pawn-stuck card=2 pawn=n"),
        (ROYAL, "copy n", "dog-pawn-stuck card=5 pawn=n"),
        (ROYAL, "magnet j", "dog-pawn-stuck card=magnet pawn=j"),
        (ROYAL, "magnet k p13", "dog-wrong-distance card=magnet pawn=k to=p13"),
        (ROYAL, "2 j f2", "dog-wrong-distance card=2 pawn=j to=f2"),
        (ROYAL, "4 k p15", "dog-wrong-distance card=4 pawn=k to=p15"),
    ],
)
def test_a_refusal_names_the_rule(table: Sitting, text: str, said: str) -> None:
    assert table.refuses(text) == said


@pytest.mark.parametrize(
    ("table", "text", "said"),
    [
        (sit("|||", ["2"]), "2", "dog-nobody-on-track card=2 side=own"),
        (sit("F0|||", ["swap"]), "swap", "dog-swap-none-of-yours card=swap side=own"),
        (sit("P0|P20||", ["swap"]), "swap", "dog-swap-none-of-yours card=swap side=own"),
        (sit("P10|P16||", ["swap"]), "swap", "dog-swap-none-of-theirs card=swap side=own"),
        (sit("P15|P16||", ["13"]), "13", "unfinished"),
        (sit("P0P15|P16||", ["8"]), "8 p15 p23", "dog-pawn-stuck card=8 pawn=p15"),
        (sit("P15|P16||", ["8"]), "8 p15 p23", "dog-stuck card=8 side=own"),
        (sit("P15|P16||", ["joker"]), "joker 8 p15 p23", "dog-stuck card=8 side=own"),
        (sit("F3|||", ["7"]), "7 f3", "dog-no-split card=7 side=own"),
        (sit("|||", ["7"]), "7", "dog-nobody-on-track card=7 side=own"),
        (sit("P0|||", ["3"]), "3 p0 f2", "dog-must-lap pawn=p0"),
        (sit("P60|||", ["6"], on="must_finish"), "6 p60 p2", "dog-must-finish pawn=p60"),
        (sit("P60|||", ["7"], on="must_finish"), "7 p60 p3", "dog-must-finish pawn=p60"),
        (sit("P5P63|||", ["7"]), "7 p63 f0 p5 p9", "dog-rest-unusable card=7 pawn=p5"),
        (royal("|||", ["copy"]), "copy", "dog-copy-first card=copy"),
        (royal("|||", ["copy"], copied="5"), "copy", "dog-copy-useless card=copy copied=5"),
        (
            royal("NP5|||", ["copy"], copied="5", by_copy=True, on="no_copy_of_copy"),
            "copy",
            "dog-copy-copy card=copy",
        ),
        (royal("NP5|||", ["magnet"]), "magnet", "dog-magnet-alone card=magnet side=own"),
        (royal("NP5|NP6||", ["magnet"]), "magnet", "dog-magnet-in-front card=magnet side=own"),
        (royal("NF0|NP6||", ["magnet"]), "magnet", "dog-magnet-none-of-yours card=magnet side=own"),
        (royal("KP40|||", ["10"]), "10", "dog-only-king card=10 side=own"),
        (royal("KF1|||", ["13"]), "13", "unfinished"),
        (royal("KP0|||", ["13"]), "13", "dog-only-king card=13 side=own"),
        (royal("KP40NF1|||", ["10"]), "10", "dog-stuck-and-king card=10 side=own"),
        (royal("KP15|NP16||", ["5"]), "5", "dog-stuck card=5 side=own"),
        (royal("CP15|NP16||", ["10"]), "10", "dog-stuck card=10 side=own"),
        (royal("|NP6||", ["magnet"]), "magnet", "dog-nobody-on-track card=magnet side=own"),
        (royal("JP10|NP12||", ["1-7"]), "1-7 j p13", "dog-outranked pawn=j square=p12"),
        (royal("JP10|KP12||", ["1-7"]), "1-7 j p12", "dog-king-safe pawn=j square=p12"),
        (royal("JP10|NP16||", ["1-7"]), "1-7 j p17", "dog-blocked pawn=j square=p16"),
        (royal("KP10|||", ["1-11"]), "1-11 k p21", "dog-king-slow card=1-11 pawn=k"),
        (royal("JP62CF2|||", ["8"]), "8 j f3", "dog-finish-taken pawn=j square=f2"),
        (royal("CP8|||", ["2"]), "2 c p10 p42", "dog-wrong-distance card=2 pawn=c to=p42"),
    ],
)
def test_a_refusal_says_why_a_card_or_a_pawn_is_of_no_use(
    table: Sitting, text: str, said: str
) -> None:
    assert table.refuses(text) == said


EXCHANGE = sit("|||", ["2 3"], phase="exchange")
OPENING = royal("|||", ["2 3"], phase="opening")


@pytest.mark.parametrize(
    ("table", "text", "said"),
    [
        (EXCHANGE, "2", "dog-give-first"),
        (EXCHANGE, "fold", "dog-give-first"),
        (EXCHANGE, "open", "dog-give-first"),
        (EXCHANGE, "give", "unfinished"),
        (EXCHANGE, "give 5", "dog-not-in-hand card=5"),
        (EXCHANGE, "give magnet", "dog-no-such-card card=magnet"),
        (EXCHANGE, "give p5", "dog-unknown-word word=p5"),
        (EXCHANGE, "nonsense", "dog-unknown-word word=nonsense"),
        (OPENING, "give 2", "dog-open-first"),
        (OPENING, "fold", "dog-open-first"),
        (OPENING, "2", "dog-open-first"),
        (OPENING, "open p", "dog-unknown-word word=p"),
        (OPENING, "open k k", "dog-too-long word=k"),
        (OPENING, "open", "unfinished"),
    ],
)
def test_what_is_to_be_done_in_another_phase_is_said(table: Sitting, text: str, said: str) -> None:
    assert table.refuses(text) == said


def test_who_need_not_act_is_told_why() -> None:
    assert DOG.refuses("2 p10 p12", 1) == "dog-not-your-turn"
    assert DOG.refuses("2 p10 p12", 9) == "dog-not-your-turn"
    assert DOG.refuses("", 1) == "dog-not-your-turn"
    assert DOG.refuses("") == "unfinished"


@pytest.mark.parametrize(
    "text",
    [
        "poodle",
        "2 k",
        "2 p100",
        "2 p10 p64",
        "2 p10 f4",
        "2 p10 home",
        "2 P10",
        "7 p10 x",
        "swap p10 x",
    ],
)
def test_words_that_name_no_choice_are_unreadable(text: str) -> None:
    with pytest.raises(UnreadableMove) as caught:
        DOG.game.play(DOG.state, 0, DOG.game.path_of(text))
    assert caught.value.facts["word"] in text.split()


def words_of(table: Sitting, rng: Random) -> list[str]:
    pawns = ["k", "n", "c", "j"] if table.state.rules.royal else ["home"]
    places = [f"p{number}" for number in rng.sample(range(70), 12)] + ["f0", "f2", "f4", "p00"]
    near = [f"p{place}" for place in table.state.board.places if 0 <= place < 64]
    return [*pawns, *places, *near, "stay", "fold", "give", "open", "2", "joker", "magnet", ""]


@pytest.mark.parametrize("name", ["dog", "dog-royal"])
def test_any_path_at_all_is_played_or_refused_by_a_known_code(name: str) -> None:
    rng = Random(name)
    met = set[str]()
    cards = [*DECKS[name].kinds]
    for table in positions(name, 80, 4, cards):
        words = words_of(table, rng)
        for _ in range(40):
            path = (rng.choice(cards), *rng.choices(words, k=rng.randrange(6)))
            offered = table.game.choices(table.state, 0, ()).keys
            if rng.random() < 0.5:
                # A good beginning with one wrong word somewhere.
                good = next(every_path(table.game, table.state, 0))
                place = rng.randrange(len(good) + 1)
                path = (*good[:place], rng.choice([*words, *offered]), *good[place + 1 :])
            met.add(answer_to(table, path, CODES))
    assert met <= {*CODES, "played"}
    assert len(met) > 12, met


def test_facts_that_do_not_fit_a_code_are_a_fault() -> None:
    assert isinstance(illegal("dog-no-fold"), IllegalMove)
    with pytest.raises(ValueError, match="dog-no-fold"):
        illegal("dog-no-fold", card="2")
    with pytest.raises(KeyError):
        illegal("dog-no-such-code")


def test_every_code_is_met_in_these_tests() -> None:
    text = "".join(
        path.read_text(encoding="utf-8") for path in Path(__file__).parent.glob("test_*.py")
    )
    assert [code for code in CODES if f'"{code}' not in text] == []
