"""`python -m rules`, verb by verb, on a toy game; and once as a real process on the real ones."""

import io
import json
import os
import subprocess
import sys
from collections.abc import Iterator
from importlib import import_module
from pathlib import Path
from typing import Any

import pytest

from rules.cli import tools
from rules.cli.command import main
from rules.cli.inputs import seed_of
from rules.dog_lover.cards import SETTING
from rules.record import dumps, replay
from tests.rules.test_record import edited, other_digit, toy_record
from tests.rules.test_trial import LosesACard
from tests.rules.toy import TOYS, ToyOptions

ROOT = Path(__file__).parents[3]


class Ran:
    """What one request gave."""

    def __init__(self, code: int, out: str, err: str) -> None:
        self.code, self.out, self.err = code, out, err
        self.lines = out.splitlines()


class Command:
    """Requests typed into a terminal, answered in this process by the toy game."""

    def __init__(self, capsys: pytest.CaptureFixture[str]) -> None:
        self.capsys = capsys
        self.games: Any = TOYS

    def __call__(self, *argv: str) -> Ran:
        seconds: Iterator[float] = iter((100.0, 102.0))
        code = main(argv, lambda: next(seconds), self.games)
        return Ran(code, *self.capsys.readouterr())

    def fails(self, *argv: str) -> str:
        """The one line of complaint, without the program's name."""
        ran = self(*argv)
        assert ran.code == 2
        assert ran.out == ""
        assert ran.err.count("\n") == 1
        assert ran.err.startswith("python -m rules: ")
        return ran.err.removeprefix("python -m rules: ").strip()


@pytest.fixture
def command(capsys: pytest.CaptureFixture[str]) -> Command:
    return Command(capsys)


@pytest.fixture
def position(tmp_path: Path, command: Command) -> str:
    """A file with a fresh position of two, in which seat 0 is to act."""
    file = tmp_path / "position.json"
    data = json.loads(command("show", "toy").out)
    file.write_text(json.dumps({**data, "player": 0}))
    return str(file)


def test_list_tells_seats_and_options(command: Command) -> None:
    assert command("list").lines == ["toy  2-4 seats  low_wins=false"]


def test_show_gives_a_fresh_position_from_a_seed(command: Command) -> None:
    ran = command("show", "toy", "--seats", "3", "--seed", "rex", "--option", "low_wins")
    start = TOYS["toy"].start(seed_of("rex"), 3, ToyOptions(low_wins=True))
    assert TOYS["toy"].load(json.loads(ran.out)) == start


def test_a_seed_is_the_sha256_of_its_text() -> None:
    assert seed_of("abc").hex().startswith("ba7816bf8f01cfea")


def test_show_takes_the_fewest_seats_when_not_told(command: Command) -> None:
    assert len(json.loads(command("show", "toy").out)["hands"]) == 2


def test_show_gives_back_a_position_unchanged(command: Command, position: str) -> None:
    ran = command("show", "toy", "--position", position)
    assert json.loads(ran.out) == json.loads(Path(position).read_text())


def test_show_tells_a_seat_only_what_it_may_know(command: Command, position: str) -> None:
    whole = json.loads(Path(position).read_text())
    own = json.loads(command("show", "toy", "--position", position, "--seat", "1").out)
    public = json.loads(command("show", "toy", "--position", position, "--spectator").out)
    assert own["hand"] == whole["hands"][1]
    assert public["hand"] is None
    assert "seed" not in own


def test_a_position_can_come_from_standard_input(
    command: Command, position: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    content = Path(position).read_bytes()
    monkeypatch.setattr(sys, "stdin", io.TextIOWrapper(io.BytesIO(content)))
    assert command("moves", "toy", "--position", "-", "--seat", "0").lines[0] == "draw"


def test_moves_prints_a_move_a_line(command: Command, position: str) -> None:
    hand = json.loads(Path(position).read_text())["hands"][0]
    lays = [f"{number} {side}" for number in hand for side in ("low", "high")]
    ran = command("moves", "toy", "--position", position, "--seat", "0")
    assert ran.lines == ["draw", *lays]
    assert (
        command("moves", "toy", "--position", position, "--seat", "0", "--limit", "2").lines
        == (ran.lines[:2])
    )


def test_every_move_printed_can_be_played(command: Command, position: str) -> None:
    for line in command("moves", "toy", "--position", position, "--seat", "0").lines:
        ran = command("play", "toy", "--position", position, "--seat", "0", *line.split())
        assert ran.code == 0
        assert json.loads(ran.out)["turn"] == 1


def test_play_prints_the_position_and_beside_it_the_events(command: Command, position: str) -> None:
    number = json.loads(Path(position).read_text())["hands"][0][0]
    move = ("play", "toy", "--position", position, "--seat", "0", str(number), "high")
    ran = command(*move)
    assert json.loads(ran.out)["high"] == [number]
    assert ran.err == f"lay seat=0 number={number} side=high\n"
    assert command(*move, "--events").out == ran.err


def test_a_move_may_be_one_word_of_the_shell(command: Command, position: str) -> None:
    number = json.loads(Path(position).read_text())["hands"][0][0]
    ran = command("play", "toy", f"{number} low", "--position", position, "--seat", "0")
    assert json.loads(ran.out)["low"] == [number]


def test_play_tells_secrets_as_such(command: Command, position: str) -> None:
    top = json.loads(Path(position).read_text())["pile"][-1]
    ran = command("play", "toy", "--position", position, "--seat", "0", "draw")
    assert ran.err == f"draw seat=0 (secret: number={top})\n"


def test_play_knows_how_to_resign(command: Command, position: str) -> None:
    ran = command("play", "toy", "--position", position, "--seat", "1", "resign")
    assert json.loads(ran.out)["resigned"] == [False, True]


def test_an_edited_position_that_breaks_an_invariant_is_used_with_a_note(
    command: Command, position: str
) -> None:
    data = json.loads(Path(position).read_text())
    Path(position).write_text(json.dumps({**data, "hands": [[1], [1]]}))
    ran = command("moves", "toy", "--position", position, "--seat", "0")
    assert ran.lines == ["draw", "1 low", "1 high"]
    assert ran.err.startswith("note: ")
    assert "the numbers are" in ran.err


@pytest.mark.parametrize(
    ("argv", "fault"),
    [
        ("", "the following arguments are required: VERB"),
        ("juggle", "invalid choice: 'juggle'"),
        ("list more", "unrecognized arguments: more"),
        ("show", "the following arguments are required: GAME"),
        ("show chess", "there is no game 'chess', only toy"),
        ("show toy --seats 5", "toy has 2 to 4 seats, not 5"),
        ("show toy --seats many", "invalid int value: 'many'"),
        ("show toy --seat 2", "there is no seat 2: they are numbered 0 to 1"),
        ("show toy --seat -1", "there is no seat -1"),
        ("show toy --seat 0 --spectator", "not allowed with"),
        ("show toy --option colour=red", "toy has no option 'colour'; its options: low_wins"),
        ("show toy --option low_wins=perhaps", "option low_wins: "),
        ("show toy --position nowhere.json", "nowhere.json: No such file or directory"),
        ("show toy --position . ", "Is a directory"),
        ("show toy --position POSITION --seed 3", "not with --position"),
        ("moves toy --seat 0", "the following arguments are required: --position"),
        ("moves toy --position POSITION --seat 1", "not-your-turn; to act: seat 0"),
        ("moves toy --position POSITION --seat 7", "there is no seat 7"),
        ("moves toy --position POSITION --seat 0 --limit -1", "--limit"),
        ("play toy --position POSITION --seat 0", "the following arguments are required: MOVE"),
        ("play toy --position POSITION --seat 0 99", "not a legal move: toy-not-yours key=99"),
        ("play toy --position POSITION --seat 0 draw 3", "not a legal move: toy-too-long word=3"),
        ("play toy --position POSITION --seat 1 draw", "not-your-turn; to act: seat 0"),
        ("replay nowhere.json", "nowhere.json: No such file"),
        ("verify POSITION", "format None is not one"),
        ("random toy --games 0", "at least 1"),
        ("random toy --lean 100", "--lean is 0 to 99"),
        ("random toy --seats 9", "toy has 2 to 4 seats, not 9"),
        ("days", "days has the verbs successors"),
        ("days juggle", "days has the verbs successors"),
    ],
)
def test_what_is_wrong_is_told_in_one_line(
    command: Command, position: str, argv: str, fault: str
) -> None:
    assert fault in command.fails(*argv.replace("POSITION", position).split())


@pytest.mark.parametrize(
    ("content", "fault"),
    [("{", "not JSON"), ("[]", "a position is a JSON object"), ("{}", "the fields are")],
)
def test_a_bad_position_is_told_in_one_line(
    command: Command, tmp_path: Path, content: str, fault: str
) -> None:
    file = tmp_path / "bad.json"
    file.write_text(content)
    assert f"bad.json: {fault}" in command.fails("show", "toy", "--position", str(file))


def test_a_finished_game_has_no_moves(command: Command, position: str) -> None:
    data = json.loads(Path(position).read_text())
    Path(position).write_text(json.dumps({**data, "resigned": [True, False]}))
    fault = command.fails("moves", "toy", "--position", position, "--seat", "1")
    assert fault.endswith("the game is over")


@pytest.fixture
def record(tmp_path: Path) -> str:
    file = tmp_path / "game.json"
    file.write_text(dumps(toy_record()))
    return str(file)


def test_replay_tells_every_move_and_the_end(command: Command, record: str) -> None:
    saved = toy_record()
    ran = command("replay", record)
    assert len(ran.lines) == len(saved.moves) + 2
    seat, text = saved.moves[0]
    assert ran.lines[1] == f"   1 seat {seat}: {text}"
    assert saved.outcome is not None
    assert ran.lines[-1].startswith(f"over: {saved.outcome.reason}; scores ")
    events = command("replay", record, "--events").lines
    assert len(events) > len(ran.lines)


def test_replay_can_stop_at_a_position(command: Command, record: str) -> None:
    ran = command("replay", record, "--to", "2")
    assert TOYS["toy"].load(json.loads(ran.out)) == replay(toy_record(), TOYS, 2).state
    assert "it has 0 to" in command.fails("replay", record, "--to", "9999")


def test_replay_names_the_illegal_move(command: Command, record: str) -> None:
    Path(record).write_text(dumps(edited(toy_record(), moves=[[0, "99"], [1, "99"]])))
    assert "game.json: move 1, seat 0, '99': " in command.fails("replay", record)


def test_verify_tells_what_holds(command: Command, record: str) -> None:
    promise = toy_record().promise
    ran = command("verify", record)
    assert ran.code == 0
    assert promise in ran.out
    assert "compare it" in ran.out
    assert "the outcome is the one they lead to" in ran.out
    assert "that is the one given" in command("verify", record, "--promise", promise).out


def test_verify_finds_a_forged_secret(command: Command, record: str) -> None:
    saved = toy_record()
    Path(record).write_text(dumps(edited(saved, secret=other_digit(saved.secret))))
    assert "game.json: promise: " in command.fails("verify", record)


def test_verify_finds_a_forged_file(command: Command, record: str) -> None:
    other = toy_record(5).promise
    assert "not the one that was published" in command.fails("verify", record, "--promise", other)


def test_a_stopped_game_is_told_as_such(command: Command, record: str) -> None:
    Path(record).write_text(dumps(toy_record(cap=3)))
    assert command("replay", record).lines[-1] == "stopped before its end"
    assert command("verify", record).lines[-1] == "stopped before its end"


def test_random_counts_games_and_moves(command: Command) -> None:
    ran = command("random", "toy", "--games", "20", "--json", "--resigns", "30")
    answer = json.loads(ran.out)
    assert answer["games"] == 20
    assert answer["seats"] == [2, 3, 4]
    # The clock of these tests says that every request takes two seconds.
    assert answer["seconds"] == 2
    assert abs(answer["moves_per_second"] - answer["moves"] / 2) <= 0.5
    assert sum(answer["ends"].values()) == 20
    plain = command("random", "toy", "--games", "20", "--resigns", "30")
    assert f"20 games, {answer['moves']} moves (every invariant held;" in plain.out


def test_random_repeats_itself_and_plays_the_games_one_by_one(command: Command) -> None:
    def moves(*more: str) -> int:
        ran = command("random", "toy", "--json", *more)
        return int(json.loads(ran.out)["moves"])

    whole = moves("--games", "6", "--seed", "rex")
    assert moves("--games", "6", "--seed", "rex", "--unchecked") == whole
    single = [moves("--games", "1", "--seed", "rex", "--first", str(at)) for at in range(1, 7)]
    assert sum(single) == whole


def test_random_tells_of_a_broken_invariant_how_to_see_it_again(command: Command) -> None:
    command.games = {"toy": LosesACard()}
    fault = command.fails("random", "toy", "--seed", "rex")
    assert fault.startswith("game ")
    assert "of seed 'rex': move" in fault
    number = fault.split()[1]
    assert command.fails("random", "toy", "--seed", "rex", "--first", number) == fault


def test_random_counts_unfinished_games(command: Command) -> None:
    ran = command("random", "toy", "--games", "2", "--cap", "3", "--json")
    assert json.loads(ran.out)["ends"] == {"unfinished": 2}


def test_a_family_of_games_has_its_own_verbs(
    command: Command, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(tools, "GAME_TOOLS", {"days": {"count": "tests.rules.cli.count"}})
    assert command("days", "count", "a", "b").out == "2\n"


def test_every_own_verb_has_its_module() -> None:
    for verbs in tools.GAME_TOOLS.values():
        for module in verbs.values():
            assert callable(import_module(module).main)


def test_help_is_printed(command: Command) -> None:
    with pytest.raises(SystemExit) as left:
        command("--help")
    assert left.value.code == 0
    assert "days successors" in command.capsys.readouterr().out


def run(*argv: str, **how: Any) -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        [sys.executable, "-m", "rules", *argv],
        cwd=ROOT,
        capture_output=True,
        text=True,
        timeout=60,
        check=False,
        **how,
    )


def test_a_real_process_shows_moves_and_plays_them() -> None:
    shown = run("show", "woof-days", "--seats", "4", "--seed", "rex")
    assert shown.returncode == 0
    seat = json.loads(
        run("show", "woof-days", "--seats", "4", "--seed", "rex", "--spectator").stdout
    )
    acting = str(seat["acting"][0])
    moves = run("moves", "woof-days", "--position", "-", "--seat", acting, input=shown.stdout)
    assert "draw" in moves.stdout.splitlines()
    played = run(
        "play", "woof-days", "--position", "-", "--seat", acting, "draw", input=shown.stdout
    )
    assert played.returncode == 0
    assert json.loads(played.stdout) != json.loads(shown.stdout)


def test_a_real_process_fails_with_code_2_and_one_line() -> None:
    ran = run("show", "chess")
    assert ran.returncode == 2
    assert ran.stdout == ""
    assert ran.stderr.startswith("python -m rules: there is no game 'chess', only woof-days, ")


def test_the_owners_cards_of_dog_lover_come_from_the_environment(tmp_path: Path) -> None:
    data = json.loads((ROOT / "rules/dog_lover/cards/house.json").read_text(encoding="utf-8"))
    next(dog for dog in data["dogs"] if dog["id"] == "d01")["points"] = 50
    mine = tmp_path / "mine.json"
    mine.write_text(json.dumps(data), encoding="utf-8")
    batch = '{"dogs": [{"id": "D01"}], "cubes": {"S": 1}}'
    command = ("dog-lover", "score", "--batch", "-")

    def answered(cards: str) -> "subprocess.CompletedProcess[str]":
        return run(*command, input=batch, env={**os.environ, SETTING: cards})

    assert json.loads(answered("").stdout)["total"] == 2
    assert json.loads(answered(str(mine)).stdout)["total"] == 50
    ran = answered(str(tmp_path / "none.json"))
    assert (ran.returncode, ran.stdout) == (2, "")
    assert ran.stderr.startswith(f"python -m rules: {tmp_path / 'none.json'}: ")


@pytest.mark.parametrize("given", [(), ("--option", "cards=0")])
def test_a_fresh_position_is_dealt_from_the_owners_cards(
    given: tuple[str, ...], tmp_path: Path
) -> None:
    data = json.loads((ROOT / "rules/dog_lover/cards/house.json").read_text(encoding="utf-8"))
    data["values"]["tricks_shown"] = 2
    mine = tmp_path / "mine.json"
    mine.write_text(json.dumps(data), encoding="utf-8")
    ran = run("show", "dog-lover", *given, env={**os.environ, SETTING: str(mine)})
    shown = json.loads(ran.stdout)
    # Who names a file by its number gets that one: 0 is the house's.
    assert len(shown["tricks"]) == (3 if given else 2)
    assert ("cards" in shown["options"]) == (not given)


def test_a_reader_that_goes_away_is_no_error() -> None:
    process = subprocess.Popen(
        [sys.executable, "-m", "rules", "show", "woof-days"],
        cwd=ROOT,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
    )
    assert process.stdout
    process.stdout.close()
    assert process.stderr
    complaint = process.stderr.read()
    process.stderr.close()
    assert process.wait(60) == 0
    assert complaint == b""
