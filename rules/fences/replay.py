"""Whole games in the notation, replayed: `python -m rules fences replay --batch FILE`.

The format is that of fences_notation.md; of a line only `first` and the `move` of each of `moves`
are read, and `options` if there are any. Players are numbered from 1 in it.
"""

from collections.abc import Mapping, Sequence
from typing import Any

from pydantic import ValidationError

from rules.cli.batches import answer_batch
from rules.faults import first_fault
from rules.fences.board import square_name
from rules.fences.game import FENCES, owners
from rules.fences.options import FencesOptions
from rules.fences.pieces import GATE, KINDS
from rules.fences.state import SEAT_COUNT, State
from rules.game import Broken, Event
from rules.refusals import Refusal

_EVENTS = {"fence-blocked": "blocked", "fence-skipped": "skip", "gates-start": "gates_start"}


def answer(line: Mapping[str, Any]) -> dict[str, Any]:
    """What each move did, and how it ended; `{"error": …}` if it is no game, or breaks a rule.

    `final` is None where the moves end before the game does.
    """
    try:
        state = FENCES.start(bytes(32), SEAT_COUNT, _options(line))
        moves = _moves(line)
        told: list[dict[str, Any]] = []
        for number, text in enumerate(moves, 1):
            by = state.active
            try:
                state, events = FENCES.play(state, by, FENCES.path_of(text))
            except Refusal as refusal:
                raise Broken(f"move {number}, {text!r}: {refusal}") from None
            told.append(_told(state, by, events))
    except Broken as fault:
        return {"error": str(fault)}
    return {"moves": told, "final": None if state.reason is None else _final(state)}


def _options(line: Mapping[str, Any]) -> FencesOptions:
    """Raises Broken."""
    first, given = line.get("first"), line.get("options", {})
    if type(first) is not int or not 1 <= first <= SEAT_COUNT:
        raise Broken("first: it is not the number of who begins, 1 or 2")
    if not isinstance(given, dict):
        raise Broken("options: they are not an object")
    try:
        return FencesOptions.model_validate({**given, "beginner": first}, strict=True)
    except ValidationError as error:
        raise Broken(f"options.{first_fault(error)}") from None


def _moves(line: Mapping[str, Any]) -> list[str]:
    """The moves in the notation. Raises Broken."""
    moves = line.get("moves")
    if not isinstance(moves, list):
        raise Broken("moves: they are not a list")
    for number, one in enumerate(moves, 1):
        if not isinstance(one, dict) or not isinstance(one.get("move"), str):
            raise Broken(f'move {number}: it is not an object with a text "move"')
    return [one["move"] for one in moves]


def _told(state: State, by: int, events: Sequence[Event]) -> dict[str, Any]:
    """A move in the words of the format; `state` is the position after it."""
    board = state.rules.grid
    laid = events[0].facts
    happened = [
        {_EVENTS[event.kind]: event.seat + 1}
        for event in events
        if event.kind in _EVENTS and event.seat is not None
    ]
    return {
        "by": by + 1,
        "move": board.placements[state.fences[-1][1]].text,
        "closed": [square.upper() for square in laid["closed"]],
        "next": state.active + 1 if state.reason is None else None,
        "score": _score(state),
        **({"events": happened} if happened else {}),
    }


def _score(state: State) -> list[int]:
    return [*map(state.score, range(SEAT_COUNT))]


def _final(state: State) -> dict[str, Any]:
    board = state.rules.grid
    score, most = _score(state), max(_score(state))
    gate = KINDS[GATE]
    return {
        "score": score,
        # Boards with an even number of squares can end level.
        "winner": None if score.count(most) > 1 else score.index(most) + 1,
        "placements": len(state.fences),
        "gates": sum(board.kinds[number] == gate for _, number in state.fences),
        "found_blocked": [seat + 1 for seat in state.blocked],
        "squares": {
            square_name(board.size, square).upper(): None if owner is None else owner + 1
            for square, owner in enumerate(owners(state))
        },
    }


def main(argv: Sequence[str]) -> int:
    """Replay every line of a file."""
    return answer_batch("fences replay", argv, answer)
