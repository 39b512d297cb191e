"""The possessions and placements that came with dog_lover.md, line by line."""

import json
from pathlib import Path

import pytest

from rules.cli.command import main
from tests.rules.dog_lover.boards import HERE, Things, lines, result

SCORES = lines("lover_scores.jsonl")
PLACEMENTS = lines("lover_placements.jsonl")


def no_clock() -> float:
    raise AssertionError("nothing here is timed")


@pytest.mark.parametrize("line", SCORES, ids=map(str, range(1, len(SCORES) + 1)))
def test_the_best_feeding(line: Things) -> None:
    expected = line["expect"]
    assert result(line) == (expected["total"], expected["fed"], expected["fed_rescued"])


def test_the_scores_on_the_command_line(capsys: pytest.CaptureFixture[str]) -> None:
    batch = str(HERE / "lover_scores.jsonl")
    assert main(["dog-lover", "score", "--batch", batch], no_clock) == 0
    answers = [json.loads(line) for line in capsys.readouterr().out.splitlines()]
    assert answers == [line["expect"] for line in SCORES]


@pytest.mark.parametrize("line", PLACEMENTS, ids=lambda line: f"{line['trick']}-{line['guard']}")
def test_the_placements_on_the_command_line(
    line: Things, capsys: pytest.CaptureFixture[str]
) -> None:
    typed = ["dog-lover", "placements", "--trick", line["trick"], "--guard", line["guard"]]
    assert main(typed, no_clock) == 0
    assert capsys.readouterr().out.splitlines() == line["lines"]


def test_there_are_as_many_as_were_given() -> None:
    assert (len(SCORES), len(PLACEMENTS)) == (150, 57)


def score_line(tmp_path: Path, line: Things) -> int:
    batch = tmp_path / "batch.jsonl"
    batch.write_text(json.dumps(line), encoding="utf-8")
    return main(["dog-lover", "score", "--batch", str(batch)], no_clock)


def test_what_is_left_out_is_none_and_unknown_keys_are_passed_over(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    dog = {"id": "d02", "colour": "brown", "trait": None}
    line = {"dogs": [dog], "cubes": {"K": 1, "X": 3}, "mood": "good"}
    assert score_line(tmp_path, line) == 0
    assert json.loads(capsys.readouterr().out) == {"total": 2, "fed": 1, "fed_rescued": 0}
    assert score_line(tmp_path, {}) == 0
    assert json.loads(capsys.readouterr().out) == {"total": 0, "fed": 0, "fed_rescued": 0}


@pytest.mark.parametrize(
    "line",
    [
        {"dogs": [{"id": "D99"}]},
        {"dogs": [{"id": "X01"}]},
        {"dogs": [{"id": "D01", "trait": "D02"}]},
        {"favorites": {"car": 1}},
        {"dogs": [{"id": "D01", "walks": -1}]},
        {"cubes": {"S": "1"}},
        {"dogs": [{"walks": 1}]},
    ],
)
def test_an_unknown_id_or_a_wrong_number_is_an_error(
    line: Things, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert score_line(tmp_path, line) != 0
    said = capsys.readouterr()
    assert said.out == ""
    assert len(said.err.splitlines()) == 1


@pytest.mark.parametrize(
    ("trick", "guard"), [("K99", "W0"), ("D01", "W0"), ("K00", "W3"), ("K00", "X0"), ("K00", "W")]
)
def test_there_is_no_such_trick_or_post(
    trick: str, guard: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["dog-lover", "placements", "--trick", trick, "--guard", guard], no_clock) != 0
    said = capsys.readouterr()
    assert said.out == ""
    assert (trick if guard == "W0" else guard) in said.err


def test_no_legal_placement_is_no_error(capsys: pytest.CaptureFixture[str]) -> None:
    typed = ["dog-lover", "placements", "--trick", "K14", "--guard", "W1"]
    assert main(typed, no_clock) == 0
    assert capsys.readouterr().out == ""
