"""The rules of Fences read a second time, slowly and plainly: edges are pairs of posts, no bits.

Nothing of the engine is used. Players are 0 and 1, posts and squares (column, row) from 0, a
placement is (piece, turn, post) with the post in words, as in paths.
"""

from dataclasses import dataclass, field
from itertools import pairwise

Post = tuple[int, int]
Edge = frozenset[Post]
Move = tuple[str, str, str]

SET = {"i1": 16, "i2": 1, "v2": 2, "i3": 1, "u3": 1, "w4": 1, "o4": 1, "d5": 1}

NOTATION = """
i1 a a a-e 1-6 b3 c3
i1 b b a-f 1-5 b3 b4
i1 c a a-e 1-6 c3 b3
i1 d b a-f 1-5 b4 b3
i2 a a a-d 1-6 b3 c3 d3
i2 b b a-f 1-4 b3 b4 b5
i2 c a a-d 1-6 d3 c3 b3
i2 d b a-f 1-4 b5 b4 b3
v2 a a a-e 1-5 b4 c4 c3
v2 b b a-e 1-5 b3 b4 c4
v2 c c a-e 1-5 c3 b3 b4
v2 d d a-e 1-5 c4 c3 b3
i3 a a a-c 1-6 b3 c3 d3 e3
i3 b b a-f 1-3 b3 b4 b5 b6
i3 c a a-c 1-6 e3 d3 c3 b3
i3 d b a-f 1-3 b6 b5 b4 b3
u3 a a a-e 1-5 b4 b3 c3 c4
u3 b b a-e 1-5 b3 c3 c4 b4
u3 c c a-e 1-5 c3 c4 b4 b3
u3 d d a-e 1-5 c4 b4 b3 c3
w4 a a a-d 1-4 b5 c5 c4 d4 d3
w4 b b a-d 1-4 b3 b4 c4 c5 d5
w4 c c a-d 1-4 d3 c3 c4 b4 b5
w4 d d a-d 1-4 d5 d4 c4 c3 b3
o4 a a a-e 1-5 b4 c4 c3 b3 b4
o4 b a a-e 1-5 b3 b4 c4 c3 b3
o4 c a a-e 1-5 c3 b3 b4 c4 c3
o4 d a a-e 1-5 c4 c3 b3 b4 c4
d5 a a a-e 1-4 b5 b4 b3 c3 c4 c5
d5 b b a-d 1-5 b3 c3 d3 d4 c4 b4
d5 c c a-e 1-4 c3 c4 c5 b5 b4 b3
d5 d d a-d 1-5 d4 c4 b4 b3 c3 d3
"""
"""The tables of fences_notation.md: piece, letter, the first letter that means the same, columns
and rows of the post on 5x5 squares, and the posts visited when it lies at b3."""


@dataclass(frozen=True)
class Row:
    """A line of those tables."""

    piece: str
    letter: str
    same_as: str
    columns: str
    rows: str
    visited: tuple[str, ...]


ROWS = [
    Row(piece, letter, same, columns, rows, tuple(visited))
    for piece, letter, same, columns, rows, *visited in map(str.split, NOTATION.strip().split("\n"))
]


def named(post: Post) -> str:
    return "abcdefg"[post[0]] + str(post[1] + 1)


def read(name: str) -> Post:
    return "abcdefg".index(name[0]), int(name[1]) - 1


def edges_at(piece: str, turn: str, post: Post) -> frozenset[Edge]:
    """What a piece there covers, whether it is on a board or not."""
    (row,) = [row for row in ROWS if (row.piece, row.letter) == (piece.replace("g1", "i1"), turn)]
    right, down = post[0] - 1, post[1] - 2
    path = [(column + right, line + down) for column, line in map(read, row.visited)]
    return frozenset(frozenset(pair) for pair in pairwise(path))


def board_edges(size: int) -> frozenset[Edge]:
    side = range(size + 1)
    posts = {(column, row) for column in side for row in side}
    return frozenset(
        frozenset((post, (post[0] + right, post[1] + down)))
        for post in posts
        for right, down in ((1, 0), (0, 1))
        if (post[0] + right, post[1] + down) in posts
    )


def sides(square: Post) -> frozenset[Edge]:
    column, row = square
    corners = [(column, row), (column + 1, row), (column + 1, row + 1), (column, row + 1)]
    return frozenset(
        frozenset(pair) for pair in zip(corners, corners[1:] + corners[:1], strict=True)
    )


def placements(size: int, piece: str) -> dict[Move, frozenset[Edge]]:
    """Every place on an empty board, in canonical letters."""
    board = board_edges(size)
    letters = [row.letter for row in ROWS if row.piece == piece and row.letter == row.same_as]
    side = range(size + 1)
    found = {
        (piece, letter, named((column, row))): edges_at(piece, letter, (column, row))
        for letter in letters
        for row in side
        for column in side
    }
    return {move: edges for move, edges in found.items() if edges <= board}


@dataclass
class PlainGame:
    """A game in progress; `lay` changes it."""

    size: int = 5
    singles_only: bool = False
    mover: int | None = 0
    laid: set[Edge] = field(default_factory=set)
    owner: dict[Post, int] = field(default_factory=dict)
    blocked: list[int] = field(default_factory=list)
    stocks: list[dict[str, int]] = field(default_factory=list)

    def __post_init__(self) -> None:
        self.board = board_edges(self.size)
        self.places = {piece: placements(self.size, piece) for piece in SET}
        gates = {("g1", turn, post): edges for (_, turn, post), edges in self.places["i1"].items()}
        self.places["g1"] = gates
        copies = {"i1": len(self.board)} if self.singles_only else SET
        self.stocks = [dict(copies), dict(copies)]

    def fitting(self, piece: str) -> set[Move]:
        return {move for move, edges in self.places[piece].items() if not edges & self.laid}

    def own_moves(self, player: int) -> set[Move]:
        """What the player's own stock allows."""
        moves = set()
        for piece, left in self.stocks[player].items():
            if left:
                moves |= self.fitting(piece)
        return moves

    def moves(self) -> set[Move]:
        """What the mover may do."""
        if self.mover is None:
            return set()
        return self.fitting("g1") if len(self.blocked) == 2 else self.own_moves(self.mover)

    def score(self, player: int) -> int:
        return list(self.owner.values()).count(player)

    def lay(self, move: Move) -> tuple[list[str], list[tuple[str, int]]]:
        """The squares closed, in reading order, and what is told about being blocked."""
        assert self.mover is not None
        mover = self.mover
        if move[0] != "g1":
            self.stocks[mover][move[0]] -= 1
        self.laid |= self.places[move[0]][move]
        closed = []
        for row in range(self.size):
            for column in range(self.size):
                if (column, row) not in self.owner and sides((column, row)) <= self.laid:
                    self.owner[column, row] = mover
                    closed.append(named((column, row)))
        if self.laid == self.board:
            self.mover = None
            return closed, []
        return closed, self.next_mover(mover if closed else 1 - mover)

    def next_mover(self, player: int) -> list[tuple[str, int]]:
        """Whose turn it is when it should be `player`'s."""
        told: list[tuple[str, int]] = []
        while len(self.blocked) < 2:
            if player not in self.blocked:
                if self.own_moves(player):
                    break
                self.blocked.append(player)
                told.append(("fence-blocked", player))
                if len(self.blocked) == 2:
                    told.append(("gates-start", player))
                    break
            told.append(("fence-skipped", player))
            player = 1 - player
        self.mover = player
        return told
