"""Random moves a second with all checks off, against the rules of RLCard's Uno alone.

`python -m tests.bench.moves` plays whole games with two seats, dealing included: each of ours, and
RLCard's Uno (the extra `bench`), in turn in one process. Uno is played twice: by the rules alone
(the legal actions and a step of its round), and through its game object, which also describes every
new state. Ours is also played as the handlers do it, by paths of keys and with a new position for
every move. The ratios are to the rules alone, the fastest that can be had of RLCard.
"""

import argparse
import random
import time
from collections.abc import Callable
from typing import Any

from rules.days.options import CatOptions, MixedOptions, WoofOptions
from rules.days.playout import play_out
from rules.days.ruleset import ruleset
from rules.days.state import deal
from rules.fair import Stream
from rules.fences.options import FencesOptions
from rules.fences.playout import play_out as play_out_fences
from rules.fences.state import first_position
from rules.games import GAMES
from rules.randomplay import random_path
from tests.bench.report import Figure, show, spread

Play = Callable[[int], int]
"""Plays the game of this number to its end; how many moves it took."""
ROUNDS, SECONDS = 5, 0.5


def uno_rules(number: int) -> int:
    """RLCard's Uno without its descriptions of states."""
    game = _uno(number)
    choice, rules, players = random.Random(number).choice, game.round, game.players
    moves = 0
    while not rules.is_over:
        rules.proceed_round(players, choice(rules.get_legal_actions(players, rules.current_player)))
        moves += 1
    return moves


def uno_game(number: int) -> int:
    """RLCard's Uno through its game object."""
    game = _uno(number)
    choice = random.Random(number).choice
    moves = 0
    while not game.is_over():
        game.step(choice(game.get_legal_actions()))
        moves += 1
    return moves


def _uno(number: int) -> Any:
    from rlcard.games.uno import Game  # noqa: PLC0415  (the tests do without this extra)

    game = Game()
    game.np_random.seed(number)
    game.init_game()
    return game


def unchecked(name: str, options: WoofOptions | CatOptions | MixedOptions) -> Play:
    """A game of ours with everything left out that only people need."""

    def play(number: int) -> int:
        state = deal(ruleset(name, options, 2), number.to_bytes(32, "big"))
        return play_out(state, random.Random(number).random)[1]

    return play


def fences(number: int) -> int:
    """A game of Fences with everything left out that only people need."""
    state = first_position(FencesOptions(), number.to_bytes(32, "big"))
    return play_out_fences(state, random.Random(number).random)[1]


def by_paths(name: str) -> Play:
    """A game of ours through the interface that the handlers use."""
    game = GAMES[name]

    def play(number: int) -> int:
        seed = number.to_bytes(32, "big")
        dice = Stream(seed[::-1])
        state = game.start(seed, 2, game.options())
        moves = 0
        while acting := game.acting(state):
            path = random_path(game, state, acting[0], dice)
            state = game.play(state, acting[0], path).state
            moves += 1
        return moves

    return play


PLAYS: dict[str, Play] = {
    "RLCard's Uno, rules": uno_rules,
    "RLCard's Uno, game": uno_game,
    "woof-days": unchecked("woof-days", WoofOptions()),
    "cat-days": unchecked("cat-days", CatOptions()),
    "mixed-days": unchecked("mixed-days", MixedOptions()),
    "fences": fences,
    "woof-days by paths": by_paths("woof-days"),
    "fences by paths": by_paths("fences"),
}


def pace(play: Play, seconds: float, first: int) -> float:
    """Moves a second of processor time."""
    moves, number = 0, first
    began = time.process_time()
    while time.process_time() - began < seconds:
        moves += play(number)
        number += 1
    return moves / (time.process_time() - began)


def measure(rounds: int = ROUNDS, seconds: float = SECONDS) -> list[Figure]:
    """All paces, taken in turn so that noise hits all, as ratios to the first."""
    paces: dict[str, list[float]] = {name: [] for name in PLAYS}
    for number in range(rounds):
        for name, play in PLAYS.items():
            paces[name].append(pace(play, seconds, 1 + 1_000_000 * number))
    base, *_ = paces.values()
    return [
        Figure(
            f"random moves, {name}",
            f"{spread(found)} a second",
            spread([ours / rules for ours, rules in zip(found, base, strict=True)]),
            "≥ 0.5" if name in GAMES else "",
        )
        for name, found in paces.items()
    ]


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0])
    parser.add_argument("--rounds", type=int, default=ROUNDS)
    parser.add_argument("--seconds", type=float, default=SECONDS)
    options = parser.parse_args()
    show(measure(options.rounds, options.seconds))


if __name__ == "__main__":
    main()
