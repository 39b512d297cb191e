"""What a move of fences will do, told before it is played."""

from collections.abc import Iterator

from cogs.faces.fences import plan as plans
from cogs.faces.fences.plan import Laying
from cogs.faces.fences.terms import Terms, turned
from cogs.faces.people import letter
from cogs.ui.text import Names
from cogs.ui.words import Words
from rules.fences.view import FencesView
from rules.game import Path


def preview(view: FencesView, path: Path, words: Words, names: Names) -> str:
    """What the complete move `path` of the viewer will do."""
    laid = plans.of_path(view, path)
    if laid is None:
        return ""
    return "\n".join(_lines(view, laid, Terms(words, names, view.viewer)))


def _lines(view: FencesView, laid: Laying, terms: Terms) -> Iterator[str]:
    words, seat = terms.words, plans.mover(view)
    yield words(
        "fences-preview-lay",
        piece=turned(laid.piece, laid.turn, words),
        post=laid.post.upper(),
    )
    scores = list(view.scores)
    scores[seat] += len(laid.closed)
    mine, theirs = scores[seat], scores[1 - seat]
    if laid.closed:
        squares = terms.listed(view, laid.closed)
        yield words(
            "fences-preview-closes", n=len(laid.closed), squares=squares, animal=letter(seat)
        )
        yield words("fences-preview-score", mine=mine, theirs=theirs, name=terms.name(1 - seat))
    if not laid.left:
        ending = "win" if mine > theirs else "lose" if mine < theirs else "level"
        yield words("fences-preview-end", ending=ending)
        return
    if view.scores[seat] <= len(view.owners) // 2 < mine:
        yield words("fences-preview-decided")
    yield words(f"fences-preview-{_turn(view, laid)}", name=terms.name(1 - seat))
    yield from _left_open(view, laid, terms)


def _turn(view: FencesView, laid: Laying) -> str:
    """Who lays next, and why: the end of the key that tells it."""
    if plans.lays_next(view, laid) == plans.mover(view):
        return "again" if laid.closed else "skips"
    return "blocked" if laid.closed else "turn"


def _left_open(view: FencesView, laid: Laying, terms: Terms) -> Iterator[str]:
    """The squares that then lack one side; with a warning if the other one can close them."""
    seat, left = plans.mover(view), plans.three_sided(view, laid)
    mine = plans.lays_next(view, laid) == seat
    lost = [] if mine or not left else plans.closable(view, laid)
    for squares, safe in ((lost, False), ([one for one in left if one not in lost], True)):
        if squares:
            yield terms.words(
                "fences-preview-leaves",
                n=len(squares),
                squares=terms.listed(view, squares),
                safe=safe,
                name=terms.name(1 - seat),
            )
