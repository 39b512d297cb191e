"""Which placement a typed key means, and why a trick may not lie there."""

from re import compile as pattern

from rules.dog_lover.grid import Placement, guarded, key, placement_of, why_not
from rules.dog_lover.refusals import illegal, unreadable
from rules.dog_lover.state import State
from rules.dog_lover.view import CELLS
from rules.refusals import Refusal

_WORD = pattern(r"((?:[a-z][0-9])+)-([news][a-c1-3])")


def placed(state: State, trick: str, word: str) -> Placement:
    """The placement of an owned trick that a word names; it is legal now. Raises a Refusal."""
    placement, board = placement_of(word), state.board
    if placement is None or placement not in state.rules.placements[trick]:
        raise _why_none(state, trick, word)
    post, filled = board.post or "", board.filled()
    limit = state.rules.guard_limit(state.area.attached())
    fault = why_not(placement, board.post, limit, filled, board.swapped)
    if fault is None:
        return placement
    cells = word.partition("-")[0]
    if fault == "guarded":
        count = len(guarded(post).intersection(placement.cells))
        raise illegal("lover-guarded", cells=cells, line=post[1:], count=count, limit=limit)
    if fault == "empty":
        gaps = "".join(CELLS[cell] for cell in placement.cells if cell not in filled)
        raise illegal("lover-empty", cells=gaps)
    raise illegal("lover-fetch-just-laid", cells=cells, cell=CELLS[board.swapped or 0])


def _why_none(state: State, trick: str, word: str) -> Refusal:
    """Why a word names no placement of a trick at all."""
    match = _WORD.fullmatch(word)
    if match is None:
        return _why_no_place(state, trick, word)
    names = [word[at : at + 2] for at in range(0, len(match[1]), 2)]
    if any(name not in CELLS for name in names):
        return illegal("lover-outside", cells=match[1])
    cells = tuple(CELLS.index(name) for name in names)
    if cells != tuple(sorted({*cells})):
        return unreadable(word)
    placements = state.rules.placements[trick]
    if cells in {one.cells for one in placements}:
        return illegal("lover-not-post", trick=trick, cells=match[1], post=match[2])
    mirrored = tuple(sorted(3 * (cell // 3) + 2 - cell % 3 for cell in cells))
    if mirrored in {one.cells for one in placements}:
        return illegal("lover-mirrored", trick=trick, cells=match[1])
    return illegal("lover-not-shape", trick=trick, cells=match[1])


def _why_no_place(state: State, trick: str, word: str) -> Refusal:
    """Why a word is not even the form of a placement: it may be one without its post."""
    if any(key(one).startswith(f"{word}-") for one in state.rules.placements[trick]):
        return illegal("lover-which-post", trick=trick, cells=word)
    return unreadable(word)
