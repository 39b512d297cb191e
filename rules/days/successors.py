"""All that one card can do in one position: `python -m rules days successors --batch FILE`.

The format is that of days.md 10. It looks at the weeks alone: no hands, no copies, no turn.
"""

from collections.abc import Iterator, Mapping, Sequence
from hashlib import sha1
from typing import Any

from rules.cli.batches import answer_batch
from rules.days.board import Board
from rules.days.cards import CATNIP, KEYS, KINDS
from rules.days.notation import read_weeks, weeks_text
from rules.days.options import ALL_OPTIONS
from rules.days.plan import Picks, Plan
from rules.days.ruleset import BOXES_OF, cards_of, plan_of
from rules.game import Broken


class _Paper:
    """A position to try a card on: weeks, and what the card discards."""

    def __init__(self, board: Board) -> None:
        self.board = board
        self.discard: list[int] = []

    def shuffle(self, cards: list[int]) -> None:
        raise Broken(f"shuffling {len(cards)} cards has no certain result")


def every_play(plan: Plan, board: Board, seat: int, picks: Picks = ()) -> Iterator[Picks]:
    """Every way to complete these picks. Nothing if the card can't be played."""
    options = plan.options(board, seat, picks)
    if not options and picks:
        yield picks
    for pick in options:
        yield from every_play(plan, board, seat, (*picks, pick))


def results(plan: Plan, board: Board, seat: int) -> list[str]:
    """The distinct results of playing the card, sorted: `weeks>discarded cards`."""
    found = set[str]()
    if not board.full_weeks():
        for picks in every_play(plan, board, seat):
            paper = _Paper(board.copy())
            plan.apply(paper, seat, picks, None)
            discarded = "+".join(sorted(KEYS[kind] for kind in paper.discard))
            found.add(f"{weeks_text(paper.board)}>{discarded}")
    return sorted(found)


def answer(line: Mapping[str, Any]) -> dict[str, Any]:
    """The number and the SHA-1 of the results; `{"error": …}` if the question makes no sense."""
    try:
        found = results(*_question(line))
    except Broken as fault:
        return {"error": str(fault)}
    text = "\n".join(found).encode()
    return {"n": len(found), "sha1": sha1(text).hexdigest()}  # noqa: S324  (a checksum)


def _question(line: Mapping[str, Any]) -> tuple[Plan, Board, int]:
    """Raises Broken."""
    game, weeks, seat, card = (line.get(name) for name in ("game", "weeks", "seat", "card"))
    if not isinstance(game, str) or game not in BOXES_OF:
        raise Broken(f"there is no game {game!r}")
    if not isinstance(card, str) or card not in KINDS:
        raise Broken(f"there is no card {card!r}")
    kind, kinds = KINDS[card], cards_of(game)
    if kind not in kinds:
        raise Broken(f"{card} is not a card of {game}")
    if kind == CATNIP:
        raise Broken("the result of catnip is random")
    on = _options(line.get("options", {}))
    if not isinstance(weeks, str):
        raise Broken("weeks is not a text")
    board = read_weeks(weeks, {KEYS[kind] for kind in kinds})
    if type(seat) is not int or not 0 <= seat < board.seats:
        raise Broken(f"there is no seat {seat!r}: they are numbered 0 to {board.seats - 1}")
    return plan_of(kind, board.seats, on), board, seat


def _options(told: Any) -> frozenset[str]:
    """The options that are on: an object name → true or false, or a list of names."""
    if isinstance(told, Mapping):
        switches = dict(told)
    elif isinstance(told, list) and all(isinstance(name, str) for name in told):
        switches = dict.fromkeys(told, True)
    else:
        raise Broken(f"options is neither an object nor a list of names: {told!r}")
    for name, value in switches.items():
        if name not in ALL_OPTIONS:
            raise Broken(f"there is no option {name!r}")
        if not isinstance(value, bool):
            raise Broken(f"option {name} is neither true nor false: {value!r}")
    return frozenset(name for name, value in switches.items() if value)


def main(argv: Sequence[str]) -> int:
    """Answer every line of a file."""
    return answer_batch("days successors", argv, answer)
