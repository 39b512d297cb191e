"""The verbs for a saved game: play it again, and check that shuffle and result are honest."""

from argparse import Namespace

from rules.cli.inputs import Games, Parser, Wrong, read, say
from rules.cli.positions import told
from rules.readable import readable
from rules.record import BadRecord, Record, loads, replay, verify


def add_replay(parser: Parser) -> None:
    """`replay FILE`."""
    parser.add_argument("file", metavar="FILE", help="a saved game; - is standard input")
    what = parser.add_mutually_exclusive_group()
    what.add_argument(
        "--to", type=int, metavar="N", help="print the position after N moves instead"
    )
    what.add_argument("--events", action="store_true", help="tell also what each move did")
    parser.set_defaults(run=run_replay)


def run_replay(arguments: Namespace, games: Games) -> int:
    """Print the moves of a saved game as the rules accept them, and how it ended."""
    record = _read(arguments.file)
    if arguments.to is not None and not 0 <= arguments.to <= len(record.moves):
        raise Wrong(f"{arguments.file}: --to: it has 0 to {len(record.moves)} moves")
    try:
        played = replay(record, games, arguments.to)
    except BadRecord as fault:
        raise Wrong(f"{arguments.file}: {fault}") from None
    game = games[record.game]
    if arguments.to is not None:
        say(readable(game.dump(played.state)))
        return 0
    say(f"{record.game}, {record.seats} seats, {len(record.moves)} moves")
    for number, ((seat, text), events) in enumerate(
        zip(record.moves, played.events, strict=True), 1
    ):
        say(f"{number:4} seat {seat}: {text}")
        for event in events if arguments.events else ():
            say(f"       {told(event)}")
    outcome = game.outcome(played.state)
    if outcome is None:
        say("stopped before its end")
    else:
        say(
            f"over: {outcome.reason}; scores {' '.join(map(str, outcome.scores))};"
            f" places {' '.join(map(str, outcome.places))}"
        )
    return 0


def add_verify(parser: Parser) -> None:
    """`verify FILE`."""
    parser.add_argument("file", metavar="FILE", help="a saved game; - is standard input")
    parser.add_argument("--promise", metavar="SHA256", help="as it was shown at the table")
    parser.set_defaults(run=run_verify)


def run_verify(arguments: Namespace, games: Games) -> int:
    """Check a saved game: the secret against its promise, every move, and the outcome."""
    record = _read(arguments.file)
    try:
        verify(record, games, arguments.promise)
    except BadRecord as fault:
        raise Wrong(f"{arguments.file}: {fault}") from None
    say(f"the secret fits its promise {record.promise}")
    if arguments.promise is None:
        say("  (compare it with the one shown at the table, or give that one with --promise)")
    else:
        say("  and that is the one given")
    say(f"all {len(record.moves)} moves are legal after the shuffle it gives")
    say("the outcome is the one they lead to" if record.outcome else "stopped before its end")
    return 0


def _read(name: str) -> Record:
    try:
        return loads(read(name))
    except BadRecord as fault:
        raise Wrong(f"{name}: {fault}") from None
