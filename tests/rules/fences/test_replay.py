"""Whole games in the notation: the given ones, move by move, and lines that make no sense."""

import json
import sys
from pathlib import Path
from typing import Any

import pytest

from rules.cli.command import main as command
from rules.fences.replay import answer

GAMES = [
    json.loads(line)
    for line in Path(__file__).with_name("games.jsonl").read_text(encoding="utf-8").splitlines()
]
LINE = {"first": 2, "moves": [{"move": "O4a C3"}, {"move": "I1a A1"}]}
LAID = {
    "moves": [
        {"by": 2, "move": "O4a C3", "closed": ["C3"], "next": 2, "score": [0, 1]},
        {"by": 2, "move": "I1a A1", "closed": [], "next": 1, "score": [0, 1]},
    ],
    "final": None,
}


def asked(game: dict[str, Any]) -> dict[str, Any]:
    """Only what a replay may read of a game."""
    return {"first": game["first"], "moves": [{"move": one["move"]} for one in game["moves"]]}


@pytest.mark.parametrize("game", GAMES, ids=lambda game: f"game {game['game']}")
def test_every_given_game_replays_move_by_move_events_and_end_included(
    game: dict[str, Any],
) -> None:
    found = answer(asked(game))
    for ours, theirs in zip(found["moves"], game["moves"], strict=True):
        assert ours == theirs
    assert found == {"moves": game["moves"], "final": game["final"]}


def test_there_are_twenty_games_with_all_that_can_happen() -> None:
    assert len(GAMES) == 20
    happened = {
        kind
        for game in GAMES
        for move in game["moves"]
        for event in move.get("events", ())
        for kind in event
    }
    assert happened == {"blocked", "skip", "gates_start"}
    assert max(game["final"]["gates"] for game in GAMES) > 5


def test_a_game_that_is_not_over_has_no_end() -> None:
    assert answer(LINE) == LAID


def test_what_else_stands_in_a_line_is_not_believed() -> None:
    moves = [{"move": "o4d  c3", "by": 1, "score": [9, 9]}, {"move": "I1C a1", "closed": ["A1"]}]
    assert answer({"first": 2, "moves": moves, "final": {"winner": 1}, "game": "x"}) == LAID


def test_other_boards_can_be_asked_for() -> None:
    moves = [{"move": "I1b G6"}]
    found = answer({"first": 1, "moves": moves, "options": {"size": 6, "singles_only": True}})
    assert found["moves"][0]["move"] == "I1b G6"


@pytest.mark.parametrize(
    ("change", "fault"),
    [
        ({"first": 0}, "first: "),
        ({"first": 3}, "first: "),
        ({"first": True}, "first: "),
        ({"first": "1"}, "first: "),
        ({"first": None}, "first: "),
        ({"moves": None}, "moves: "),
        ({"moves": "U3b C4"}, "moves: "),
        ({"moves": {}}, "moves: "),
        ({"moves": ["U3b C4"]}, "move 1: "),
        ({"moves": [{"move": "I1a A1"}, {}]}, "move 2: "),
        ({"moves": [{"move": 3}]}, "move 1: "),
        ({"moves": [{"move": ""}]}, "move 1, '': unfinished"),
        ({"moves": [{"move": "U3b"}]}, "move 1, 'U3b': unfinished"),
        ({"moves": [{"move": "Z9a A1"}]}, "move 1, 'Z9a A1': fences-unknown-word word=z9"),
        ({"moves": [{"move": "O4a C3"}] * 2}, "move 2, 'O4a C3': fences-none-left piece=o4"),
        (
            {"moves": [{"move": "I1a A1"}, {"move": "I2a A1"}]},
            "move 2, 'I2a A1': fences-taken piece=i2 one=a1 other=b1",
        ),
        ({"moves": [{"move": "G1a A1"}]}, "move 1, 'G1a A1': fences-no-gate-yet"),
        ({"moves": [{"move": "I1a F1"}]}, "move 1, 'I1a F1': fences-off-board"),
        ({"options": []}, "options: "),
        ({"options": {"size": 7}}, "options.size: "),
        ({"options": {"size": "5"}}, "options.size: "),
        ({"options": {"size": 6}}, "options.size: "),
        ({"options": {"colour": 1}}, "options.colour: "),
    ],
)
def test_a_line_without_sense_gets_a_clear_error(change: dict[str, Any], fault: str) -> None:
    found = answer({**LINE, **change})
    assert [*found] == ["error"]
    assert found["error"].startswith(fault)


@pytest.mark.parametrize("name", ["first", "moves"])
def test_a_line_without_one_of_its_parts_gets_an_error(name: str) -> None:
    assert [*answer({key: value for key, value in LINE.items() if key != name})] == ["error"]


def test_nothing_is_laid_after_the_end() -> None:
    over = asked(GAMES[0])
    over["moves"].append({"move": "I1a A1"})
    assert answer(over) == {"error": f"move {len(over['moves'])}, 'I1a A1': fences-over"}


def test_a_batch_is_answered_line_by_line(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    batch = tmp_path / "batch.jsonl"
    lines = [json.dumps(LINE), "", "{not json", "[]", json.dumps({**LINE, "first": 9})]
    batch.write_bytes("\r\n".join(lines).encode("utf-8-sig") + b'\r\n\xff\n{"a": "\xe2\x80\xa8"}')
    assert command(["fences", "replay", "--batch", str(batch)], lambda: 0.0) == 0
    answers = [json.loads(line) for line in capsys.readouterr().out.splitlines()]
    assert answers[0] == LAID
    assert [[*told] for told in answers[1:]] == [["error"]] * 5


def test_the_verb_says_what_it_needs(capsys: pytest.CaptureFixture[str]) -> None:
    assert command(["fences", "replay"], lambda: 0.0) == 2
    assert command(["fences", "juggle"], lambda: 0.0) == 2
    assert command(["fences", "replay", "--batch", "nowhere.jsonl"], lambda: 0.0) == 2
    faults = capsys.readouterr().err.splitlines()
    assert [fault.count("python -m rules: ") for fault in faults] == [1, 1, 1]
    assert "--batch" in faults[0]
    assert "replay" in faults[1]
    assert "No such file" in faults[2]


def test_the_given_games_are_not_read_deeper_than_python_can(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    depth = 10 * sys.getrecursionlimit()
    batch = tmp_path / "deep.jsonl"
    batch.write_text("[" * depth + "]" * depth)
    assert command(["fences", "replay", "--batch", str(batch)], lambda: 0.0) == 0
    assert [*json.loads(capsys.readouterr().out)] == ["error"]
