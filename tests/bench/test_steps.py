"""The worst positions of Dog can be played, and worse ones can be looked for."""

import json
from random import Random

import pytest

from tests.bench import steps
from tests.bench.steps import GAMES, POSITIONS, cases, changed, climbed, measure, search


def test_every_position_is_one_that_can_be_played_along_its_path() -> None:
    found = cases()
    assert len(found) >= 10
    for case in found:
        keys = GAMES[case.game].choices(case.state(), 0, case.path).keys
        assert keys or case.path


def test_all_positions_are_measured() -> None:
    worst, every = measure(rounds=3)
    assert f"the worst of {len(cases())}" in worst.name
    assert worst.target == "≤ 5 ms"
    assert every.value.endswith(" ms")


def test_a_search_finds_positions_that_can_be_kept(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(steps, "SEARCHED", 3)
    took, case = climbed(Random(1))
    assert took > 0
    GAMES[case.game].choices(case.state(), 0, case.path)
    assert (
        json.loads(json.dumps(case._asdict())).keys()
        == json.loads(POSITIONS.read_text(encoding="utf-8").splitlines()[0]).keys()
    )
    told: list[str] = []
    search(0, 1, told.append)
    assert told == []


def test_a_changed_board_keeps_all_its_pawns_apart() -> None:
    rng = Random(2)
    board = "P10P12|P20F1||P48"
    for _ in range(200):
        board = changed(board, royal=False, rng=rng)
    assert board.count("|") == 3
    assert board != "P10P12|P20F1||P48"
