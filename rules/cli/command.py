"""The command line put together: which verbs there are, and how a request fails."""

import os
import sys
from argparse import RawDescriptionHelpFormatter
from collections.abc import Callable, Sequence
from pathlib import Path as File

from rules.cli.inputs import Games, Parser, Wrong, note
from rules.cli.positions import add_list, add_moves, add_play, add_show
from rules.cli.random_games import add_random
from rules.cli.records import add_replay, add_verify
from rules.cli.tools import GAME_TOOLS, tool
from rules.dog_lover.cards import BadCards, use_own
from rules.game import Missing
from rules.games import GAMES

PROGRAM = "python -m rules"
FAILED = 2
INTERRUPTED = 130
"""Exit codes: 0 when everything asked for was done and held."""


def main(
    argv: Sequence[str], clock: Callable[[], float], games: Games = GAMES, cards: str = ""
) -> int:
    """Answer one request and return the exit code; `clock` tells seconds, for speeds.

    `cards` is the path of the owner's card file of Dog Lover; empty for none.

    Whatever is wrong (the request, a file, a move, a shuffle) is told in one line on standard
    error, with exit code 2. A reader of the output that goes away early is no error.
    """
    try:
        if cards:
            use_own(File(cards))
        code = answer(argv, clock, games)
        sys.stdout.flush()
    except (Wrong, BadCards, Missing) as fault:
        note(f"{PROGRAM}: {' '.join(str(fault).split())}")
        return FAILED
    except BrokenPipeError:
        # Python flushes standard output once more when it leaves; give it somewhere to go.
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return 0
    except KeyboardInterrupt:
        return INTERRUPTED
    return code


def answer(argv: Sequence[str], clock: Callable[[], float], games: Games) -> int:
    """Answer one request; raises Wrong."""
    if argv and argv[0] in GAME_TOOLS:
        return tool(argv[0], argv[1:])
    arguments = parser(clock).parse_args(argv)
    code: int = arguments.run(arguments, games)
    return code


def parser(clock: Callable[[], float]) -> Parser:
    """Every verb and its arguments."""
    tools = "".join(
        f"\n  {family} {verb} …" for family, verbs in GAME_TOOLS.items() for verb in verbs
    )
    top = Parser(
        PROGRAM,
        description="The games without Discord. Seats are numbered from 0.",
        epilog=f"verbs of single games:{tools}",
        formatter_class=RawDescriptionHelpFormatter,
        allow_abbrev=False,
    )
    verbs = top.add_subparsers(metavar="VERB", required=True, parser_class=Parser)
    add_list(verbs.add_parser("list", help="the games, their seats and options"))
    add_show(verbs.add_parser("show", help="a position as JSON, or somebody's view of it"))
    add_moves(verbs.add_parser("moves", help="the legal moves of a seat, one a line"))
    add_play(verbs.add_parser("play", help="play a move and print the new position"))
    add_replay(verbs.add_parser("replay", help="play a saved game again"))
    add_verify(
        verbs.add_parser("verify", help="check the shuffle, moves and result of a saved game")
    )
    add_random(verbs.add_parser("random", help="play at random and check every invariant"), clock)
    return top
