"""`python -m rules dog-lover placements`: where a trick may be laid, for checks from outside.

Notation and answers as in dog_lover.md 10.5 and 10.6: cells `r0c0` to `r2c2`, posts `W0`, `N2`.
"""

from collections.abc import Sequence

from rules.cli.inputs import Parser, Wrong, say
from rules.dog_lover.cards import newest
from rules.dog_lover.grid import SIZE, Placement, placements, why_not
from rules.dog_lover.rows import Trick
from rules.dog_lover.view import CELLS

_COLUMNS = "abc"
_FULL_GRID = range(len(CELLS))
_LIMIT = 1


def main(argv: Sequence[str]) -> int:
    """`--trick K08 --guard W0`: every legal placement on a full grid, one a line. Raises Wrong."""
    parser = Parser("python -m rules dog-lover placements")
    parser.add_argument("--trick", required=True, metavar="ID", help="a trick, such as K08")
    parser.add_argument("--guard", required=True, metavar="POST", help="such as W0 or N2")
    given = parser.parse_args(argv)
    trick, post = _trick(given.trick), _post(given.guard)
    legal = (
        laid
        for laid in placements(trick)
        if why_not(laid, post, _LIMIT, _FULL_GRID, swapped=None) is None
    )
    for line in sorted(map(_line, legal)):
        say(line)
    return 0


def _trick(name: str) -> Trick:
    try:
        return newest().trick(name.lower())
    except KeyError:
        raise Wrong(f"there is no trick {name!r}") from None


def _post(name: str) -> str:
    """`W0` is `w1`, `N0` is `na`. Raises Wrong."""
    side, line = name[:1].lower(), name[1:]
    if side not in {*"nesw"} or line not in {*"012"}:
        raise Wrong(f"there is no post {name!r}: it is N, E, S or W and 0, 1 or 2")
    return side + (_COLUMNS[int(line)] if side in "ns" else str(int(line) + 1))


def _line(laid: Placement) -> str:
    cells = (f"r{row}c{column}" for row, column in (divmod(cell, SIZE) for cell in laid.cells))
    side, line = laid.post[0], laid.post[1]
    number = _COLUMNS.index(line) if side in "ns" else int(line) - 1
    return f"{' '.join(cells)} -> {side.upper()}{number}"
