"""The board of fences as text, for those who don't see the picture, and its alt text."""

from collections.abc import Iterator

from cogs.faces.face import ALT_LIMIT
from cogs.faces.fences import plan as plans
from cogs.faces.fences.drawings import board
from cogs.faces.fences.terms import Terms, piece_title, turned
from cogs.faces.people import fitting, letter, short_names
from cogs.ui.text import Names, shorten
from cogs.ui.words import Words
from rules.fences.board import edge_posts
from rules.fences.pieces import post_name
from rules.fences.view import Fence, FencesView
from rules.game import Path


def board_text(view: FencesView, words: Words, names: Names) -> str:
    """The board drawn with characters; who has what; what is missing, and whose turn it is."""
    return fitting(
        "\n".join(_lines(view, Terms(words, known, view.viewer)))
        for known in (names, short_names(names))
    )


def _lines(view: FencesView, terms: Terms) -> Iterator[str]:
    words = terms.words
    yield board(view)
    for seat in range(view.seats):
        yield words(
            "fences-board-seat",
            letter=letter(seat),
            name=terms.name(seat),
            you=terms.you(seat),
            animal=letter(seat),
            squares=terms.squares(view.scores[seat]),
        )
        yield _stock(view, seat, terms)
    yield from _newest(view, words, "fences-board-newest")
    for missing in _MISSING:
        yield from _open_squares(view, words, missing)
    if view.outcome is None:
        for seat in view.acting:
            yield words("fences-board-turn", you=terms.you(seat), name=terms.name(seat))


def _stock(view: FencesView, seat: int, terms: Terms) -> str:
    """Which pieces a seat has left, and which it has used up."""
    words = terms.words
    if view.resigned[seat]:
        return words("fences-board-resigned")
    left = [(piece, count) for piece, count in view.stocks[seat] if count]
    gone = [piece_title(piece, words) for piece, count in view.stocks[seat] if not count]
    parts = [words("fences-board-pieces", pieces=terms.stock(left))] if left else []
    if gone:
        parts.append(words("fences-board-gone", pieces=", ".join(gone)))
    if view.blocked[seat] and view.outcome is None:
        parts.append(words("fences-board-blocked"))
    return " ".join(parts)


def _newest(view: FencesView, words: Words, key: str) -> Iterator[str]:
    if view.fences:
        newest = view.fences[-1]
        piece = turned(newest.piece, newest.turn, words)
        yield words(key, letter=letter(newest.seat), piece=piece, at=spot(view, newest))


def spot(view: FencesView, fence: Fence) -> str:
    """Where a fence stands: a single by its two ends, others by their post."""
    if len(fence.edges) == 1:
        one, other = edge_posts(view.size, fence.edges[0])
        return f"{post_name(one)}\u2013{post_name(other)}".upper()
    return fence.post.upper()


_MISSING = {1: "openings", 2: "half", 3: "begun", 4: "bare"}
"""The part of a key that tells of the squares that lack so many sides."""


def _open_squares(view: FencesView, words: Words, missing: int) -> Iterator[str]:
    """The squares that lack so many sides, with which these are; of three, the one that is there.

    So the whole board can be had by ear: the squares together tell of every free edge.
    """
    before, told = plans.filled(view), []
    for square, name in enumerate(plans.named(view, range(len(view.owners)))):
        sides = list(zip(plans.SIDES, plans.sides_of(view, square), strict=True))
        free = [side for side, edge in sides if not before >> edge & 1]
        if len(free) != missing:
            continue
        shown = free if missing < plans.THIRD else [side for side, _ in sides if side not in free]
        if shown:
            listed = ", ".join(words(f"fences-side-{side}") for side in shown)
            name = words("fences-sides", square=name, sides=listed)  # noqa: PLW2901
        told.append(name)
    if told:
        yield words(f"fences-board-{_MISSING[missing]}", squares=", ".join(told))


def alt_text(view: FencesView, words: Words, path: Path = ()) -> str:
    """The picture in words: scores, turn, whose squares, what lacks one side, the newest fence."""
    lines = [*_alt(view, words, path)]
    while len("\n".join(lines)) > ALT_LIMIT and len(lines) > 1:
        lines.pop()
    return shorten("\n".join(lines), ALT_LIMIT)


def _alt(view: FencesView, words: Words, path: Path) -> Iterator[str]:
    """What a listener needs most comes first: what comes last is left out if all is too long."""
    game = words(f"game-{view.game}")
    yield words("fences-alt-title", game=game, size=view.size)
    yield words("fences-alt-scores", first=view.scores[0], second=view.scores[1])
    if view.outcome is not None:
        won = [letter(seat) for seat, place in enumerate(view.outcome.places) if place == 1]
        yield words("fences-alt-over", letters=words.list(won))
    else:
        for seat in view.acting:
            yield words("fences-alt-turn", letter=letter(seat), gates=view.gates)
    yield from _alt_path(view, words, path)
    yield from _open_squares(view, words, 1)
    yield from _newest(view, words, "fences-alt-newest")
    for seat in range(view.seats):
        owned = [number for number, owner in enumerate(view.owners) if owner == seat]
        if owned:
            squares = ", ".join(plans.named(view, owned))
            yield words("fences-alt-owned", animal=letter(seat), squares=squares)
    yield from _open_squares(view, words, 2)
    for seat in range(view.seats):
        left = [
            words("fences-many", piece=piece.upper(), n=count)
            for piece, count in view.stocks[seat]
            if count
        ]
        if left:
            yield words("fences-alt-stock", letter=letter(seat), pieces=", ".join(left))


def _alt_path(view: FencesView, words: Words, path: Path) -> Iterator[str]:
    """The move that is being made, as far as the picture shows it."""
    if len(path) == 1:
        turns = plans.turns_left(view, path[0])
        piece = piece_title(path[0], words)
        yield words("fences-alt-turns", piece=piece, turns=", ".join(turns))
    elif len(path) == plans.A_MOVE - 1:
        found = plans.layings(view, path[0], path[1])
        posts = ", ".join(one.post.upper() for one in found)
        if posts:
            piece = turned(path[0], path[1], words)
            yield words("fences-alt-posts", piece=piece, posts=posts)
    elif laid := plans.of_path(view, path):
        piece = turned(laid.piece, laid.turn, words)
        yield words("fences-alt-plan", piece=piece, post=laid.post.upper())
        if laid.closed:
            squares = words.list(plans.named(view, laid.closed))
            yield words("fences-alt-closes", n=len(laid.closed), squares=squares)
