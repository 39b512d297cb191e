"""The verb `random`: whole games played at random, with every invariant tried after every move."""

import json
from argparse import Namespace
from collections import Counter
from collections.abc import Callable

from rules.cli.inputs import Games, Parser, Wrong, game_of, options_of, say, seats_of, seed_of
from rules.fair import Stream, mix
from rules.game import Broken, Missing
from rules.randomplay import Leaning
from rules.trial import MOVE_CAP, Deal, play_out

ALWAYS = 100
LEANS = (0, 60, 90)
"""Percent of first choices, game by game in turn, so that piles run out in some."""

Clock = Callable[[], float]


def add_random(parser: Parser, clock: Clock) -> None:
    """`random GAME`; `clock` tells seconds, for the speed."""
    parser.add_argument("game", metavar="GAME")
    parser.add_argument("--seats", type=int, metavar="N", help="all numbers in turn if not given")
    parser.add_argument("--games", type=int, default=100, metavar="N", help="how many (100)")
    parser.add_argument("--option", action="append", default=[], metavar="NAME=VALUE")
    parser.add_argument("--seed", default="1", metavar="TEXT", help="game I is shuffled by TEXT/I")
    parser.add_argument("--first", type=int, default=1, metavar="I", help="begin with game I (1)")
    parser.add_argument(
        "--resigns", type=int, default=0, metavar="N", help="one move in N gives up"
    )
    parser.add_argument(
        "--cap", type=int, default=MOVE_CAP, metavar="N", help="moves a game at most"
    )
    parser.add_argument(
        "--lean", type=int, metavar="PERCENT", help="first choices: 0, 60, 90 in turn if not given"
    )
    parser.add_argument("--unchecked", action="store_true", help="check nothing, for the speed")
    parser.add_argument("--json", action="store_true", help="answer with one JSON object")
    parser.set_defaults(run=lambda arguments, games: random_games(arguments, games, clock))


def random_games(arguments: Namespace, games: Games, clock: Clock) -> int:
    """Play the games and print how many there were, how many moves, and how many a second.

    Raises Wrong at the first broken invariant, with what is needed to see it again.
    """
    game = game_of(games, arguments.game)
    options = options_of(game, arguments.option)
    numbers = game.seats if arguments.seats is None else [seats_of(game, arguments.seats)]
    if min(arguments.games, arguments.first, arguments.cap) < 1 or arguments.resigns < 0:
        raise Wrong("--games, --first and --cap are at least 1, --resigns at least 0")
    leans = LEANS if arguments.lean is None else (arguments.lean,)
    if not 0 <= leans[0] < ALWAYS:
        raise Wrong(f"--lean is 0 to {ALWAYS - 1}")
    moves = 0
    ends: Counter[str] = Counter()
    began = clock()
    for index in range(arguments.first, arguments.first + arguments.games):
        seed = seed_of(f"{arguments.seed}/{index}")
        seats = numbers[(index - 1) % len(numbers)]
        try:
            trial = play_out(
                game,
                Deal(seats, seed, options),
                Leaning(Stream(mix(seed, ["dice"])), leans[(index - 1) % len(leans)]),
                resigns=arguments.resigns,
                checked=not arguments.unchecked,
                cap=arguments.cap,
            )
        except Missing:
            raise
        except Broken as fault:
            raise Wrong(
                f"game {index} ({seats} seats) of seed {arguments.seed!r}: {fault}"
            ) from None
        moves += len(trial.moves)
        ends[trial.outcome.reason if trial.outcome else "unfinished"] += 1
    seconds = clock() - began
    answer = {
        "game": game.name,
        "seats": list(numbers),
        "options": options.model_dump(mode="json", exclude_defaults=True),
        "seed": arguments.seed,
        "checked": not arguments.unchecked,
        "games": arguments.games,
        "moves": moves,
        "seconds": round(seconds, 3),
        "moves_per_second": round(moves / seconds) if seconds > 0 else 0,
        "ends": dict(sorted(ends.items())),
    }
    if arguments.json:
        say(json.dumps(answer))
    else:
        how = "every invariant held" if answer["checked"] else "unchecked"
        told = ", ".join(f"{count} {reason}" for reason, count in sorted(ends.items()))
        say(f"{game.name}: {arguments.games} games, {moves} moves ({how}; ended: {told})")
        say(f"{answer['moves_per_second']} moves a second")
    return 0
