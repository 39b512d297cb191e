"""What every card can do: against the given answers, and against rules written a second time."""

import json
from hashlib import sha1
from pathlib import Path
from random import Random
from typing import Any

import pytest

from rules.cli.command import main as command
from rules.days.successors import answer
from tests.rules.days import oracle

VECTORS = [
    json.loads(line)
    for line in Path(__file__).with_name("vectors.jsonl").read_text(encoding="utf-8").splitlines()
]
OPTIONS = [
    "great_dane_edges",
    "one_sided_swap",
    "cover_on_empty",
    "anywhere_fillers",
    "foreign_tree_closed",
    "australian_optional",
    "chihuahua_covered",
    "wild_cat_visible_only",
    "wild_cat_tree_mates",
    "toys_between_opponents",
    "series_tie_break",
]
CARDS = {
    "woof-days": [*oracle.DOGS, *oracle.DOG_EVENTS],
    "cat-days": [*oracle.CATS, *oracle.CAT_EVENTS],
}
CARDS["mixed-days"] = [*CARDS["woof-days"], *CARDS["cat-days"]]


def told(found: list[str]) -> dict[str, Any]:
    return {"n": len(found), "sha1": sha1("\n".join(found).encode()).hexdigest()}


def test_all_300_given_positions_agree() -> None:
    assert len(VECTORS) == 300
    for line in VECTORS:
        assert answer(line) == {"n": line["n"], "sha1": line["sha1"]}, line


def test_the_second_reading_agrees_with_the_given_positions_too() -> None:
    for line in VECTORS:
        found = oracle.successors(line["weeks"], line["seat"], line["card"], set())
        assert told(found) == {"n": line["n"], "sha1": line["sha1"]}, line
        assert found == line.get("results", found), line


@pytest.mark.parametrize("game", CARDS)
def test_every_card_does_what_a_second_reading_of_the_rules_says(game: str) -> None:
    rng = Random(game)
    playable = dict.fromkeys(CARDS[game], 0)
    for number in range(14 * len(CARDS[game])):
        card = CARDS[game][number % len(CARDS[game])]
        seats = rng.choice((2, 2, 3, 3, 4, 5, 6))
        weeks, seat = oracle.random_weeks(game, seats, rng), rng.randrange(seats)
        on = rng.choice(([], rng.sample(OPTIONS, 1), rng.sample(OPTIONS, 5), OPTIONS))
        found = oracle.successors(weeks, seat, card, set(on))
        line = {"game": game, "weeks": weeks, "seat": seat, "card": card, "options": on}
        assert answer(line) == told(found), line
        playable[card] += bool(found)
    assert min(playable.values()) > 0, f"never playable: {playable}"


LINE = {"game": "woof-days", "weeks": "//////|//////", "seat": 0, "card": "labrador", "options": {}}


@pytest.mark.parametrize(
    "change",
    [
        {"game": "dog-days"},
        {"game": None},
        {"card": "poodle"},
        {"card": ["labrador"]},
        {"card": "rescued_cat"},
        {"card": "cat_tree"},
        {"game": "cat-days", "card": "catnip"},
        {"game": "mixed-days", "card": "catnip"},
        {"seat": 2},
        {"seat": -1},
        {"seat": True},
        {"seat": "0"},
        {"seat": None},
        {"options": {"no_such_option": True}},
        {"options": ["no_such_option"]},
        {"options": {"great_dane_edges": 1}},
        {"options": "great_dane_edges"},
        {"weeks": None},
        {"weeks": "//////"},
        {"weeks": "|".join(["//////"] * 7)},
        {"weeks": "/////|//////"},
        {"weeks": "poodle//////|//////"},
        {"weeks": "rescued_cat//////|//////"},
        {"weeks": "treats//////|//////"},
        {"weeks": "labrador+//////|//////"},
        {"weeks": "^//////|//////"},
        {"game": "mixed-days", "weeks": "labrador^//////|//////"},
        {"game": "mixed-days", "weeks": "labrador+rescued_cat//////|//////"},
        {"game": "cat-days", "card": "cat_tree", "weeks": "cat_tree//////|//////"},
    ],
)
def test_a_question_without_sense_gets_an_error(change: dict[str, Any]) -> None:
    assert [*answer({**LINE, **change})] == ["error"]


@pytest.mark.parametrize(
    "options",
    [
        {"great_dane_edges": True},
        ["great_dane_edges"],
        {"great_dane_edges": True, "foreign_tree_closed": True},
    ],
)
def test_options_come_as_an_object_or_as_names_of_any_of_the_games(options: Any) -> None:
    # On an empty week reading B allows all seven days.
    assert answer({**LINE, "card": "great_dane", "options": options})["n"] == 7


def test_an_option_that_is_off_changes_nothing() -> None:
    # Reading A leaves Tuesday to Saturday.
    line = {**LINE, "card": "great_dane", "options": {"great_dane_edges": False}}
    assert answer(line)["n"] == 5


def test_a_position_with_a_full_week_has_no_plays() -> None:
    full = "/".join(["labrador"] * 7)
    assert answer({**LINE, "weeks": f"{full}|//////"}) == {
        "n": 0,
        "sha1": "da39a3ee5e6b4b0d3255bfef95601890afd80709",
    }


def test_a_batch_is_answered_line_by_line(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    batch = tmp_path / "batch.jsonl"
    lines = [json.dumps(LINE), "", "{not json", "[]", json.dumps({**LINE, "seat": 9})]
    batch.write_text("\n".join(lines), encoding="utf-8")
    assert command(["days", "successors", "--batch", str(batch)], lambda: 0.0) == 0
    answers = [json.loads(line) for line in capsys.readouterr().out.splitlines()]
    assert [[*told] for told in answers] == [["n", "sha1"], ["error"], ["error"], ["error"]]
    assert answers[0]["n"] == 7


@pytest.mark.parametrize("name", ["game", "weeks", "seat", "card"])
def test_a_question_without_one_of_its_parts_gets_an_error(name: str) -> None:
    assert [*answer({key: value for key, value in LINE.items() if key != name})] == ["error"]


def test_a_question_without_options_is_by_the_rulings() -> None:
    assert answer({key: value for key, value in LINE.items() if key != "options"})["n"] == 7


@pytest.mark.parametrize(
    ("batch", "kinds"),
    [
        (b"\xef\xbb\xbf%s\n%s\n", ["n", "n"]),
        (b"%s\r\n\r\n \t\n%s", ["n", "n"]),
        # All of these stand inside one line for JSON, though not for `str.splitlines`.
        (
            b'%s\n{"note": "\xe2\x80\xa8\xc2\x85"}\n{"note": "\x0b"}\n%s',
            ["n", "error", "error", "n"],
        ),
        (b'%s\n\xff\xfe\n\xc2\xa0\n\x00\n{"seat": %%s}\n%s\n', ["n", *["error"] * 4, "n"]),
    ],
)
def test_every_line_of_a_batch_has_its_answer_whatever_bytes_are_in_it(
    batch: bytes, kinds: list[str], tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file, good = tmp_path / "batch.jsonl", json.dumps(LINE).encode()
    file.write_bytes(batch % (good, good))
    assert command(["days", "successors", "--batch", str(file)], lambda: 0.0) == 0
    answers = [json.loads(line) for line in capsys.readouterr().out.splitlines()]
    assert [next(iter(told)) for told in answers] == kinds
