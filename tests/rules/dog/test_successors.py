"""Every card on every kind of board: the given answers, and the rules written a second time."""

import json
from hashlib import sha1
from pathlib import Path
from random import Random
from typing import Any

import pytest

from rules.cli.command import main as command
from rules.dog.notation import read_board
from rules.dog.options import DogOptions, RoyalOptions
from rules.dog.ruleset import make
from rules.dog.successors import Question, answer, question, results
from tests.rules.dog.oracle import PLAIN_CARDS, ROYAL_CARDS, Oracle, random_board

HERE = Path(__file__).parent
SWITCHES = {
    "dog": ["must_finish", "swiss_start"],
    "dog-royal": [
        *("must_finish", "opponents_starts_only", "green_takes_king", "green_passes_starts"),
        *("king_stops_knight", "zero_magnet"),
    ],
}


def lines(name: str) -> list[dict[str, Any]]:
    return [json.loads(line) for line in (HERE / name).read_text(encoding="utf-8").splitlines()]


def told(found: list[str]) -> dict[str, Any]:
    return {"n": len(found), "sha1": sha1("\n".join(found).encode()).hexdigest()}


@pytest.mark.parametrize(("rule", "column"), [("always", "seed"), ("swiss", "swiss")])
def test_all_300_given_positions_of_dog_agree(rule: str, column: str) -> None:
    given = lines("dog_vectors.jsonl")
    assert len(given) == 300
    for line in given:
        asked = {**line, "seat": line["player"], "start_rule": rule}
        wanted = {"n": line[f"{column}_n"], "sha1": line[f"{column}_sha1"]}
        assert answer("dog", asked) == wanted, line
        if column in line:
            assert results(question("dog", asked)) == line[column], line


def test_all_40_given_positions_of_helping_agree() -> None:
    given = lines("dog_extra_vectors.jsonl")
    assert len(given) == 40
    for line in given:
        wanted = {"n": line["seed_n"], "sha1": line["seed_sha1"]}
        assert answer("dog", {**line, "seat": line["player"]}) == wanted, line


def test_all_200_given_positions_of_dog_royal_agree() -> None:
    given = lines("royal_vectors.jsonl")
    assert len(given) == 200
    for line in given:
        assert answer("dog-royal", line) == {"n": line["n"], "sha1": line["sha1"]}, line
        if "results" in line:
            assert results(question("dog-royal", line)) == line["results"], line


def test_the_second_reading_agrees_with_the_given_positions_too() -> None:
    for line in lines("dog_vectors.jsonl"):
        for column, on in (("seed", set[str]()), ("swiss", {"swiss"})):
            found = Oracle(line["board"], False, on, None).results(line["player"], line["card"])
            assert told(found) == {"n": line[f"{column}_n"], "sha1": line[f"{column}_sha1"]}, line
    for line in lines("dog_extra_vectors.jsonl"):
        found = Oracle(line["board"], False, set(), None).results(line["player"], line["card"])
        assert told(found) == {"n": line["seed_n"], "sha1": line["seed_sha1"]}, line
    for line in lines("royal_vectors.jsonl"):
        oracle = Oracle(line["board"], True, set(), line["special"])
        found = oracle.results(line["seat"], line["card"], line["last"])
        assert told(found) == {"n": line["n"], "sha1": line["sha1"]}, line


@pytest.mark.parametrize("seats", [4, 6])
@pytest.mark.parametrize("game", ["dog", "dog-royal"])
def test_every_card_does_what_a_second_reading_of_the_rules_says(game: str, seats: int) -> None:
    rng, royal = Random(f"{game} {seats}"), game == "dog-royal"
    cards = ROYAL_CARDS if royal else PLAIN_CARDS
    playable = dict.fromkeys(cards, 0)
    for number in range(40 * len(cards)):
        card = cards[number % len(cards)]
        on = {name for name in SWITCHES[game] if rng.random() < 0.3}
        if card in ("7", "X"):
            # Walking point by point, as the second reading does, nobody can say what was possible.
            on.discard("must_finish")
        text, seat = random_board(rng, seats, royal), rng.randrange(seats)
        sectors = range(seats if royal else 0)
        special = [16 * one + rng.choice([1, 3, 10, 15]) for one in sectors]
        last = rng.choice([None, *(other for other in cards if other != "=")])
        model = RoyalOptions if royal else DogOptions
        rules = make(game, seats, model.model_validate(dict.fromkeys(on, True)), special)
        board = read_board(text, royal=royal, fresh="swiss_start" in on)
        copied = rules.cards[rules.codes[last]] if royal and last else None
        asked = Question(rules, board, seat, rules.cards[rules.codes[card]], copied)
        switches = on | ({"swiss"} if "swiss_start" in on else set())
        wanted = Oracle(text, royal, switches, special).results(seat, card, last)
        assert results(asked) == wanted, (text, seat, card, last, on, special)
        playable[card] += bool(wanted)
    assert min(playable.values()) >= 10, playable


def ask(argv: str, capsys: Any) -> tuple[int, str, str]:
    code = command(argv.split(), lambda: 0.0)
    told = capsys.readouterr()
    return code, told.out, told.err


def test_one_question_is_answered_with_a_board_a_line(capsys: Any) -> None:
    asked = "dog successors --board P63P0||| --seat 0 --card 5"
    assert ask(asked, capsys) == (0, "P5P63|||\n", "")
    swiss = "P0F3|||\nP0P4|||\nP5P63|||\n"
    assert ask(f"{asked} --option start_rule=swiss", capsys) == (0, swiss, "")
    assert ask(f"{asked} --option start_rule=always", capsys) == (0, "P5P63|||\n", "")
    assert ask("dog successors --board P15|P16*|| --seat 0 --card 5", capsys) == (0, "", "")
    royal = "dog-royal successors --board CP8|NP26|| --seat 0 --card"
    assert ask(f"{royal} 2", capsys)[1] == "CP10|NP26||+\nCP42|NP26||+\n"
    assert ask(f"{royal} = --last 3", capsys)[1] == "CP11|NP26||\n"
    assert ask(f"{royal} 3 --special 11", capsys)[1] == "CP11|NP26||+\n"


def test_a_batch_is_answered_line_by_line(tmp_path: Path, capsys: Any) -> None:
    batch = tmp_path / "batch"
    good = {"board": "P60|||", "seat": 0, "card": "8"}
    texts = [json.dumps(good), "", "[]", "{", json.dumps({**good, "card": "9", "seat": 3})]
    batch.write_text("\n".join(texts), encoding="utf-8")
    code, out, err = ask(f"dog successors --batch {batch}", capsys)
    answers = [json.loads(line) for line in out.splitlines()]
    assert (code, err) == (0, "")
    assert answers[0] == told(["F3|||", "P4|||"])
    assert [*answers[1], *answers[2]] == ["error", "error"]
    assert answers[3] == told([])
    code, out, err = ask(f"dog-royal successors --batch {batch}", capsys)
    assert "no pawn can be read from 'P60'" in out.splitlines()[0]


@pytest.mark.parametrize(
    ("change", "fault"),
    [
        ({"board": None}, "board is not a text"),
        ({"board": "P1||"}, "the board has 3 seats, not 4 or 6"),
        ({"board": "P1||||"}, "the board has 5 seats, not 4 or 6"),
        ({"board": "P64|||"}, "there is no square P64: they are P0 to P63"),
        ({"board": "P01|||"}, "P01 is no square: its number begins with 0"),
        ({"board": "F4|||"}, "there is no finish square F4: they are F0 to F3"),
        ({"board": "P1P2P3P4F0|||"}, "seat a has 5 pawns, not 4"),
        ({"board": "P1|P1||"}, "two pawns on P1 (the second is of seat b)"),
        ({"board": "F1F1|||"}, "two pawns on F1 (the second is of seat a)"),
        ({"board": "P16*|||"}, "P16* of seat a can't have only just entered"),
        ({"board": "P1 |||"}, "no pawn can be read from ' ' (of seat a)"),
        ({"board": "|p1||"}, "no pawn can be read from 'p1' (of seat b)"),
        ({"board": "P1\n|||"}, "no pawn can be read from '\\n' (of seat a)"),
        ({"board": "P\uff11|||"}, "no pawn can be read from 'P\uff11' (of seat a)"),
        ({"seat": 4}, "there is no seat 4: they are numbered 0 to 3"),
        ({"seat": True}, "there is no seat True: they are numbered 0 to 3"),
        ({"seat": "0"}, "there is no seat '0': they are numbered 0 to 3"),
        ({"card": "M"}, "dog has no card 'M', only 2 3 4 5 6 7 8 9 T A Q K J X"),
        ({"card": "17"}, "dog has no card '17', only 2 3 4 5 6 7 8 9 T A Q K J X"),
        ({"card": 5}, "dog has no card 5, only 2 3 4 5 6 7 8 9 T A Q K J X"),
        ({"start_rule": "never"}, "start_rule is 'never', not always or swiss"),
    ],
)
def test_a_question_of_dog_that_makes_no_sense_is_refused(
    change: dict[str, Any], fault: str
) -> None:
    asked = {"board": "P60|||", "seat": 0, "card": "8", **change}
    assert answer("dog", asked) == {"error": fault}


@pytest.mark.parametrize(
    ("change", "fault"),
    [
        ({"board": "KP1KP2|||"}, "seat a has the pawn K twice"),
        ({"board": "KP0*|||"}, "P0* of seat a can't have only just entered"),
        ({"card": "X"}, "dog-royal has no card 'X', only 2 3 4 5 6 17 8 9 T A Q K J = M"),
        ({"card": "7"}, "dog-royal has no card '7', only 2 3 4 5 6 17 8 9 T A Q K J = M"),
        (
            {"card": "=", "last": "7"},
            "dog-royal has no card '7', only 2 3 4 5 6 17 8 9 T A Q K J = M",
        ),
        (
            {"card": "=", "last": "="},
            "a copy counts as the card that it repeats: it is never the last one itself",
        ),
        ({"special": [16]}, "16 is a start, and can't be a special square"),
        ({"special": [64]}, "there is no square 64: they are 0 to 63"),
        ({"special": [5, 5]}, "a special square is listed twice"),
        ({"special": "10"}, "special is not a list of squares: '10'"),
        ({"special": [True]}, "special is not a list of squares: [True]"),
    ],
)
def test_a_question_of_dog_royal_that_makes_no_sense_is_refused(
    change: dict[str, Any], fault: str
) -> None:
    asked = {"board": "KP60|||", "seat": 0, "card": "8", **change}
    assert answer("dog-royal", asked) == {"error": fault}


def test_the_last_card_matters_to_a_copy_alone() -> None:
    asked = {"board": "NP60|||", "seat": 0, "card": "8"}
    assert answer("dog-royal", {**asked, "last": "="}) == answer("dog-royal", asked)
    assert answer("dog-royal", {**asked, "card": "=", "last": None})["n"] == 0


@pytest.mark.parametrize(
    "argv",
    [
        "dog successors",
        "dog successors --board P1||| --card 8",
        "dog successors --board P1||| --seat 0",
        "dog successors --board P1||| --seat 0 --card 8 --option swiss",
        "dog successors --board P1||| --seat 0 --card 8 --option start_rule=no",
        "dog successors --board P1||| --seat 0 --card 8 --last 5",
        "dog-royal successors --board KP1||| --seat 0 --card 8 --option start_rule=swiss",
        "dog successors --batch no-such-file",
        "dog successors --batch - --seat 0",
        "dog walk",
    ],
)
def test_a_wrong_request_is_told_in_one_line(argv: str, capsys: Any) -> None:
    code, out, err = ask(argv, capsys)
    assert (code, out, err.count("\n")) == (2, "", 1)
