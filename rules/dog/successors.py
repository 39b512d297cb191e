"""All that one card can do on one board: `python -m rules dog successors`, and `dog-royal`.

The formats are those of dog.md 8. It looks at the board alone: no hands, no turn.
"""

from collections.abc import Iterator, Mapping, Sequence
from hashlib import sha1
from typing import Any, NamedTuple

from rules.cli.batches import answer_lines
from rules.cli.inputs import Parser, Wrong, read, say
from rules.dog.board import Board
from rules.dog.cards import Card
from rules.dog.doing import Part, do_play
from rules.dog.notation import board_text, read_board
from rules.dog.options import MODELS, DogOptions
from rules.dog.plays import Play
from rules.dog.ruleset import Ruleset, make
from rules.dog.splits import Share, Splitter
from rules.game import Broken

START_RULES = {"always": False, "swiss": True}
DRAWN = "+"
"""After a board: the player draws a card for it."""


class Question(NamedTuple):
    """What is asked: a card on a board."""

    rules: Ruleset
    board: Board
    seat: int
    card: Card
    last: Card | None
    """The card last played in this round, which a copy repeats."""


def results(asked: Question) -> list[str]:
    """The distinct boards that can come of it, sorted."""
    rules, board, seat, card, last = asked
    if any(board.won(one) for one in range(rules.seats)):
        return []
    found = set[str]()
    for one in acting_as(rules, card, last):
        found.update(_split(rules, board, seat, one) if one.effect == "split" else ())
        found.update(() if one.effect == "split" else _moved(rules, board, seat, one))
    return sorted(found)


def acting_as(rules: Ruleset, card: Card, last: Card | None) -> tuple[Card, ...]:
    """The cards whose effect a card can have: its own, any (joker), or that of the last (copy)."""
    if card.effect == "any":
        return tuple(one for one in rules.cards if one.effect != "any")
    if card.effect == "copy":
        return () if last is None else (last,)
    return (card,)


def _split(rules: Ruleset, board: Board, seat: int, card: Card) -> Iterator[str]:
    """The boards after a seven. Different ways to the same half-shared seven are gone once."""
    splitter = Splitter(rules, card, seat)
    met = set[tuple[int, ...]]()
    waiting: list[Share] = [splitter.begin(board)]
    while waiting:
        share = waiting.pop()
        if splitter.whole(share):
            yield board_text(share.board, royal=False)
            continue
        for pawn in splitter.pawns(share):
            for place in splitter.places(share, pawn):
                after = splitter.after(share, Part(pawn, place))
                key = (*after.board.places, after.board.fresh, after.side, after.used, after.left)
                if key not in met:
                    met.add(key)
                    waiting.append(after)


def _moved(rules: Ruleset, board: Board, seat: int, card: Card) -> Iterator[str]:
    """The boards after any other card."""
    for keys in _paths(rules, board, seat, card, ()):
        play = _play(rules, board, seat, card, keys)
        new = board.copy()
        deed = do_play(rules, new, card, play.parts, play.jump)
        yield board_text(new, royal=rules.royal) + (DRAWN if deed.draws else "")


def _paths(
    rules: Ruleset, board: Board, seat: int, card: Card, keys: tuple[str, ...]
) -> Iterator[tuple[str, ...]]:
    options = _play(rules, board, seat, card, keys).step().options
    if not options and keys:
        yield keys
    for key in options:
        yield from _paths(rules, board, seat, card, (*keys, key))


def _play(rules: Ruleset, board: Board, seat: int, card: Card, keys: Sequence[str]) -> Play:
    play = Play(rules, board, seat, card)
    for key in keys:
        play.take(play.step(), key)
    return play


def answer(name: str, line: Mapping[str, Any]) -> dict[str, Any]:
    """The number and the SHA-1 of the results; `{"error": …}` if the question makes no sense."""
    try:
        found = results(question(name, line))
    except Broken as fault:
        return {"error": str(fault)}
    text = "\n".join(found).encode()
    return {"n": len(found), "sha1": sha1(text).hexdigest()}  # noqa: S324  (a checksum)


def question(name: str, line: Mapping[str, Any]) -> Question:
    """What a line of a batch asks. Raises Broken."""
    royal = name == "dog-royal"
    swiss = _start_rule(line.get("start_rule")) if not royal else False
    text, seat = line.get("board"), line.get("seat")
    if not isinstance(text, str):
        raise Broken("board is not a text")
    board = read_board(text, royal=royal, fresh=swiss)
    if type(seat) is not int or not 0 <= seat < board.ring.seats:
        raise Broken(f"there is no seat {seat!r}: they are numbered 0 to {board.ring.seats - 1}")
    options = DogOptions(swiss_start=swiss) if not royal else MODELS[name]()
    special = _special(line.get("special"), board) if royal else None
    rules = make(name, board.ring.seats, options, special)
    card = _card(rules, line.get("card"))
    last = _last(rules, line.get("last")) if card.effect == "copy" else None
    return Question(rules, board, seat, card, last)


def _start_rule(told: Any) -> bool:
    if told is None:
        return False
    if not isinstance(told, str) or told not in START_RULES:
        raise Broken(f"start_rule is {told!r}, not {' or '.join(START_RULES)}")
    return START_RULES[told]


def _special(told: Any, board: Board) -> list[int] | None:
    """The special squares; None for the usual ones (R15)."""
    if told is None:
        return None
    if not isinstance(told, list) or any(type(square) is not int for square in told):
        raise Broken(f"special is not a list of squares: {told!r}")
    for square in told:
        if not 0 <= square < board.ring.length:
            raise Broken(f"there is no square {square}: they are 0 to {board.ring.length - 1}")
        if board.ring.owner[square] >= 0:
            raise Broken(f"{square} is a start, and can't be a special square")
    if len(set(told)) != len(told):
        raise Broken("a special square is listed twice")
    return told


def _card(rules: Ruleset, code: Any) -> Card:
    if not isinstance(code, str) or code not in rules.codes:
        raise Broken(f"{rules.name} has no card {code!r}, only {' '.join(rules.codes)}")
    return rules.cards[rules.codes[code]]


def _last(rules: Ruleset, code: Any) -> Card | None:
    if code is None:
        return None
    card = _card(rules, code)
    if card.effect == "copy":
        raise Broken("a copy counts as the card that it repeats: it is never the last one itself")
    return card


def main(argv: Sequence[str], name: str = "dog") -> int:
    """Answer one question with a board a line, or a file of them with a line of JSON each."""
    parser = Parser(f"python -m rules {name} successors")
    asked = parser.add_mutually_exclusive_group(required=True)
    asked.add_argument("--batch", metavar="FILE", help="JSON lines; - is standard input")
    asked.add_argument("--board", metavar="TEXT", help="a board in the notation: 'P60|||'")
    parser.add_argument("--seat", type=int, metavar="N", help="numbered from 0")
    parser.add_argument("--card", metavar="CODE", help="the card in the notation: 8, A, J …")
    if name == "dog-royal":
        parser.add_argument("--last", metavar="CODE", help="the card that a copy repeats")
        parser.add_argument("--special", type=int, nargs="*", metavar="N", help="special squares")
    parser.add_argument("--option", action="append", default=[], metavar="NAME=VALUE")
    told = vars(parser.parse_args(argv))
    batch, options = told.pop("batch"), told.pop("option")
    if batch is None:
        _one(name, {**told, **_options(name, options)})
    elif options or any(value is not None for value in told.values()):
        raise Wrong("a batch has everything in its lines: give nothing else with --batch")
    else:
        answer_lines(read(batch), lambda line: answer(name, line))
    return 0


def _options(name: str, told: Sequence[str]) -> dict[str, str]:
    """Options of a single question. Raises Wrong."""
    values: dict[str, str] = {}
    for text in told:
        option, _, value = text.partition("=")
        if option != "start_rule" or name != "dog":
            raise Wrong(f"there is no option {option!r} here")
        values[option] = value
    return values


def _one(name: str, line: Mapping[str, Any]) -> None:
    try:
        found = results(question(name, line))
    except Broken as fault:
        raise Wrong(str(fault)) from None
    for board in found:
        say(board)
