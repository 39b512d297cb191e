"""The verbs for a single position: list the games, show one, its moves, and play a move."""

from argparse import Namespace
from itertools import islice
from typing import Any

from rules.cli.inputs import (
    Games,
    Parser,
    Wrong,
    game_of,
    note,
    options_of,
    position_in,
    say,
    seat_in,
    seats_of,
    seed_of,
)
from rules.game import Event, Game
from rules.randomplay import every_path
from rules.readable import readable
from rules.record import play_text
from rules.refusals import NotNow, Refusal


def add_list(parser: Parser) -> None:
    """`list`: nothing more to say."""
    parser.set_defaults(run=list_games)


def list_games(_arguments: Namespace, games: Games) -> int:
    """A game a line: its name, how many may play, and its options with their defaults."""
    for game in games.values():
        fields = game.options.model_fields
        options = " ".join(f"{name}={field.default!r}".lower() for name, field in fields.items())
        seats = game.seats_text().replace(" to ", "-")
        say(f"{game.name}  {seats} seats  {options}".rstrip())
    return 0


def add_show(parser: Parser) -> None:
    """`show GAME`: a fresh position, or one from a file, whole or as somebody sees it."""
    parser.add_argument("game", metavar="GAME")
    parser.add_argument(
        "--position", metavar="FILE", help="a position to show; - is standard input"
    )
    parser.add_argument("--seats", type=int, metavar="N", help="how many play in a fresh position")
    parser.add_argument("--seed", default="", metavar="TEXT", help="shuffles a fresh position")
    parser.add_argument("--option", action="append", default=[], metavar="NAME=VALUE")
    who = parser.add_mutually_exclusive_group()
    who.add_argument("--seat", type=int, metavar="N", help="what this seat may know of it")
    who.add_argument("--spectator", action="store_true", help="what a spectator may know of it")
    parser.set_defaults(run=show)


def show(arguments: Namespace, games: Games) -> int:
    """Print a position as JSON that a person can edit, or one viewer's view of it."""
    game = game_of(games, arguments.game)
    if arguments.position is None:
        options = options_of(game, arguments.option)
        state = game.start(seed_of(arguments.seed), seats_of(game, arguments.seats), options)
    elif arguments.seats is not None or arguments.seed or arguments.option:
        raise Wrong("--seats, --seed and --option make a fresh position: not with --position")
    else:
        state = position_in(game, arguments.position)
    if arguments.spectator:
        say(readable(game.view(state, None).model_dump(mode="json")))
    elif arguments.seat is not None:
        viewer = seat_in(arguments.seat, seats_at(game, state))
        say(readable(game.view(state, viewer).model_dump(mode="json")))
    else:
        say(readable(game.dump(state)))
    return 0


def seats_at(game: Game[Any, Any], state: Any) -> int:
    """How many seats the position has."""
    return game.view(state, None).seats


def add_moves(parser: Parser) -> None:
    """`moves GAME --position FILE --seat N`."""
    parser.add_argument("game", metavar="GAME")
    parser.add_argument("--position", required=True, metavar="FILE", help="- is standard input")
    parser.add_argument("--seat", type=int, required=True, metavar="N", help="numbered from 0")
    parser.add_argument("--limit", type=int, metavar="N", help="print at most N moves")
    parser.set_defaults(run=moves)


def moves(arguments: Namespace, games: Games) -> int:
    """Print the text form of every legal move of a seat, one a line."""
    game = game_of(games, arguments.game)
    state = position_in(game, arguments.position)
    seat = seat_in(arguments.seat, seats_at(game, state))
    if arguments.limit is not None and arguments.limit < 0:
        raise Wrong("--limit is at least 0")
    try:
        for path in islice(every_path(game, state, seat), arguments.limit):
            say(game.text_of(path))
    except NotNow as refusal:
        raise Wrong(f"{refusal}; {whose_turn(game, state)}") from None
    return 0


def whose_turn(game: Game[Any, Any], state: Any) -> str:
    """Who must act, in words for an error."""
    acting = game.acting(state)
    if not acting:
        return "the game is over"
    return f"to act: seat {' and '.join(map(str, acting))}"


def add_play(parser: Parser) -> None:
    """`play GAME --position FILE --seat N MOVE`."""
    parser.add_argument("game", metavar="GAME")
    parser.add_argument("--position", required=True, metavar="FILE", help="- is standard input")
    parser.add_argument("--seat", type=int, required=True, metavar="N", help="numbered from 0")
    parser.add_argument("--events", action="store_true", help="print what happened instead")
    parser.add_argument("move", nargs="+", metavar="MOVE", help="its text form, or resign")
    parser.set_defaults(run=play)


def play(arguments: Namespace, games: Games) -> int:
    """Play a move: the new position to standard output, what happened to standard error.

    With `--events`, only what happened, to standard output.
    """
    game = game_of(games, arguments.game)
    state = position_in(game, arguments.position)
    seat = seat_in(arguments.seat, seats_at(game, state))
    try:
        new, events = play_text(game, state, seat, " ".join(arguments.move))
    except NotNow as refusal:
        raise Wrong(f"{refusal}; {whose_turn(game, state)}") from None
    except Refusal as refusal:
        raise Wrong(f"not a legal move: {refusal}") from None
    tell = say if arguments.events else note
    for event in events:
        tell(told(event))
    if not arguments.events:
        say(readable(game.dump(new)))
    return 0


def told(event: Event) -> str:
    """An event on one line: its kind, the seat, and all that is to be known, secrets too."""
    seat = "" if event.seat is None else f" seat={event.seat}"
    facts = "".join(f" {name}={_flat(value)}" for name, value in event.facts.items())
    secret = "".join(f" {name}={_flat(value)}" for name, value in event.secret.items())
    return f"{event.kind}{seat}{facts}{f' (secret:{secret})' if secret else ''}"


def _flat(value: Any) -> str:
    if isinstance(value, list | tuple):
        return "+".join(map(_flat, value)) or "-"
    return str(value)
