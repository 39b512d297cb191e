"""What a move of fences will do, told before it is played."""

from collections.abc import Iterator

from cogs.faces import fences_plan as plans
from cogs.faces.fences_plan import Laying
from cogs.faces.fences_terms import Terms, letter, turned
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
    stays = bool(laid.closed)
    if stays:
        yield words("fences-preview-again")
    elif view.blocked[1 - seat] and not view.gates:
        stays = True
        yield words("fences-preview-skips", name=terms.name(1 - seat))
    else:
        yield words("fences-preview-turn", name=terms.name(1 - seat))
    left = plans.three_sided(view, laid)
    if left:
        squares = terms.listed(view, left)
        name = terms.name(1 - seat)
        yield words("fences-preview-leaves", n=len(left), squares=squares, you=stays, name=name)
