"""How long the next step of a Dog move takes to find, on the worst positions that were found.

`python -m tests.bench.steps` measures the positions in `dog_positions.jsonl`; with `--search S` it
looks for worse ones for S seconds, by changing boards as long as that makes them slower, and prints
those that it would add. A position is a board, the hand of seat 0, and the path whose last step
takes so long. All hands hold a joker and a seven: nothing else takes long.
"""

import argparse
import json
import sys
import time
from collections.abc import Callable
from pathlib import Path
from random import Random
from typing import Any, NamedTuple

from rules.dog.board import NOBODY, Board
from rules.dog.cards import DECKS
from rules.dog.game import DOG_GAMES
from rules.dog.notation import board_text, read_board
from rules.dog.view import PAWNS
from rules.game import Path as Steps
from tests.bench.report import Figure, show, spread
from tests.rules.dog.oracle import random_board
from tests.rules.options import random_options

GAMES = {game.name: game for game in DOG_GAMES}
POSITIONS = Path(__file__).with_name("dog_positions.jsonl")
WANTED_MS = 5
ROUNDS = 7
SEARCHED = 60
"""How many changes of a board are tried before another one."""
KEPT = 8


class Case(NamedTuple):
    """A position in which a step takes long."""

    game: str
    board: str
    hand: tuple[str, ...]
    options: dict[str, Any]
    path: Steps

    def state(self) -> Any:
        seats = "abcdef"[: self.board.count("|") + 1]
        hands = {seat: [*self.hand] if seat == "a" else ["9"] for seat in seats}
        told = {"game": self.game, "board": self.board, "hands": hands, "options": self.options}
        return GAMES[self.game].load(told)

    def milliseconds(self, state: Any, path: Steps) -> float:
        """The processor time that it takes to tell what may follow the path."""
        began = time.process_time()
        GAMES[self.game].choices(state, 0, path)
        return 1000 * (time.process_time() - began)


def cases() -> list[Case]:
    lines = POSITIONS.read_text(encoding="utf-8").splitlines()
    told = [json.loads(line) for line in lines]
    return [
        Case(one["game"], one["board"], tuple(one["hand"]), one["options"], tuple(one["path"]))
        for one in told
    ]


def slowest(case: Case) -> float:
    """The step on the way down the case's path that takes longest, in milliseconds."""
    state = case.state()
    prefixes = [case.path[:length] for length in range(len(case.path) + 1)]
    return max(case.milliseconds(state, path) for path in prefixes)


def measure(rounds: int = ROUNDS) -> list[Figure]:
    """The slowest step of all positions, round by round, and that of the usual one."""
    found = cases()
    times = [[slowest(case) for case in found] for _ in range(rounds)]
    # By position, the median over the rounds: what one round alone says is noise.
    typical = [sorted(column)[rounds // 2] for column in zip(*times, strict=True)]
    worst = max(range(len(found)), key=typical.__getitem__)
    return [
        Figure(
            f"dog, a step on the worst of {len(found)} positions",
            f"{spread([row[worst] for row in times], 2)} ms",
            target=f"≤ {WANTED_MS} ms",
        ),
        Figure("dog, a step on all of them", f"{spread(typical, 2)} ms"),
    ]


# -- looking for worse ones ------------------------------------------------------------------------


def changed(board: str, royal: bool, rng: Random) -> str:
    """The board with some pawns put elsewhere: to starts, into the finish, close to others."""
    new = read_board(board, royal=royal, fresh=False)
    for _ in range(rng.choice([1, 1, 2, 3])):
        pawn = rng.randrange(len(new.places))
        place = rng.choice(_near(new, pawn, rng))
        if new.at[place] == NOBODY:
            new.move(pawn, place)
    return board_text(new, royal=royal)


def _near(board: Board, pawn: int, rng: Random) -> list[int]:
    track, seat = board.ring, pawn // PAWNS
    beside = rng.choice(board.places) + rng.choice([-2, -1, 1, 2, 3])
    return [
        *(rng.choice(track.starts), track.starts[seat], track.finish[seat] + rng.randrange(PAWNS)),
        *(beside % track.length, rng.randrange(track.length)),
    ]


def walked_down(case: Case, rng: Random) -> tuple[float, Steps]:
    """The slowest step met on some ways down from the position, sevens above all."""
    game, state = GAMES[case.game], case.state()
    worst: tuple[float, Steps] = (0.0, ())
    for _ in range(6 if game.acting(state) == (0,) else 0):
        path: Steps = ()
        while True:
            took = case.milliseconds(state, path)
            if took > worst[0]:
                again = [case.milliseconds(state, path) for _ in range(6)]
                worst = max(worst, (min(took, *again), path))
            keys = game.choices(state, 0, path).keys
            if not keys:
                break
            sevens = [key for key in ("joker", "7") if key in keys]
            path = (*path, rng.choice(sevens if sevens and rng.random() < 0.8 else keys))
    return worst


def climbed(rng: Random) -> tuple[float, Case]:
    """A random position, changed as long as that makes it slower."""
    name = rng.choice(["dog", "dog", "dog", "dog-royal"])
    royal, kinds = name == "dog-royal", [*DECKS[name].kinds]
    special = [] if royal else ["joker", "7"]
    others = rng.sample([key for key in kinds if key not in special], 10 if royal else 4)
    options = random_options(GAMES[name], rng).model_dump(exclude_defaults=True)
    board = random_board(rng, rng.choice([4, 6]), royal).replace("*", "")
    case = Case(name, board, (*special, *others), options, ())
    best = walked_down(case, rng)
    for _ in range(SEARCHED):
        other = case._replace(board=changed(case.board, royal, rng))
        found = walked_down(other, rng)
        if found[0] > best[0]:
            case, best = other, found
    return best[0], case._replace(path=best[1])


def search(seconds: float, seed: int, tell: Callable[[str], Any]) -> None:
    """Tell the slowest positions found in so many seconds, as lines of the file of positions."""
    rng, found = Random(seed), list[tuple[float, Case]]()
    end = time.monotonic() + seconds
    while time.monotonic() < end:
        found = sorted([*found, climbed(rng)], key=lambda one: -one[0])[:KEPT]
    for took, case in found:
        tell(f"{json.dumps(case._asdict())}\n")
        sys.stderr.write(f"{took:.2f} ms\n")


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0])
    parser.add_argument("--rounds", type=int, default=ROUNDS)
    parser.add_argument("--search", type=float, metavar="SECONDS")
    parser.add_argument("--seed", type=int, default=1)
    options = parser.parse_args()
    if options.search is not None:
        search(options.search, options.seed, sys.stdout.write)
    else:
        show(measure(options.rounds))


if __name__ == "__main__":
    main()
