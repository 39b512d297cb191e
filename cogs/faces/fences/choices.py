"""The questions on the way to a move of fences, and their answers, in words."""

from collections.abc import Sequence

from cogs.faces.face import DETAIL_LIMIT, LABEL_LIMIT, TEXT_LIMIT, Label
from cogs.faces.fences import plan as plans
from cogs.faces.fences.plan import Laying
from cogs.faces.fences.terms import Terms, counted, piece_title, turn_sign, turn_words, turned
from cogs.ui.text import Names, shorten
from cogs.ui.words import Words
from rules.fences.pieces import GATE, box_of, walk_posts
from rules.fences.view import FencesView
from rules.game import Choices, Path

ANIMALS = ("🐶", "🐱")
"""By seat. Only beside words that say the same."""
BUTTONS = 8
"""Up to so many answers to a question are buttons."""
WARNING = "⚠️"
OFFERED_AGAIN = 2
"""How many beginnings of a move stand beside the first question: both ways of the singles."""


def question(view: FencesView, path: Path, asks: str, words: Words) -> str:
    """What is asked after `path`."""
    if asks == "piece":
        return words("fences-ask-gate" if view.gates else "fences-ask-piece")
    piece = piece_title(path[0], words)
    if asks == "turn":
        return words("fences-ask-turn", piece=piece)
    piece = turned(path[0], path[1], words)
    return words("fences-ask-post", piece=piece, anchor=_anchor(path[0], path[1]))


def _anchor(piece: str, turn: str) -> str:
    """What of a turned piece lies at the post that it is named by."""
    columns, rows = box_of(piece, turn)
    if not rows:
        return "left"
    if not columns:
        return "top"
    return "corner" if (0, 0) in walk_posts(piece, turn, "a1") else "free"


def scene(view: FencesView, path: Path, choices: Choices, words: Words, names: Names) -> str:
    """Of the posts, what would happen at those that matter. Turns say all in their own words."""
    asks, keys = choices
    if asks != "post" or len(keys) > BUTTONS:
        # The picture shows the board, and a menu says of each post what would happen.
        return ""
    terms = Terms(words, names, view.viewer)
    lines = []
    for key in keys:
        said = _effect(view, path, key, terms)
        if said:
            lines.append(words("fences-scene-post", post=key.upper(), does=said))
    return shorten("\n".join(lines), TEXT_LIMIT)


def label(view: FencesView, path: Path, asks: str, key: str, words: Words, names: Names) -> Label:
    """One answer, with what would follow from it."""
    if asks == "piece":
        left = dict(view.stocks[plans.mover(view)]).get(key, 1)
        made = Label(piece_title(key, words) if key == GATE else counted(key, left, words))
    elif asks == "turn":
        text = words(
            "fences-choice-turn",
            sign=turn_sign(path[0], key),
            turn=turn_words(path[0], key, words),
            letter=key,
        )
        made = Label(text, _room(plans.layings(view, path[0], key), words))
    else:
        made = _post(view, path, key, Terms(words, names, view.viewer))
    detail = shorten(made.detail, DETAIL_LIMIT)
    return Label(shorten(made.text, LABEL_LIMIT), detail, made.emoji, made.group)


def shortcuts(view: FencesView, choices: Choices) -> Sequence[Path]:
    """The pieces, as they were turned, that the viewer laid last and of which one more fits."""
    laid = [(one.piece, one.turn) for one in reversed(view.fences) if one.seat == view.viewer]
    there = [one for one in dict.fromkeys(laid) if one[0] in choices.keys]
    return [one for one in there if plans.layings(view, *one)][:OFFERED_AGAIN]


def _room(found: Sequence[Laying], words: Words) -> str:
    most = max((len(one.closed) for one in found), default=0)
    return words("fences-choice-room", n=len(found), most=most)


def _post(view: FencesView, path: Path, key: str, terms: Terms) -> Label:
    laid = plans.laying(view, path[0], path[1], key)
    emoji = None
    if laid is not None and laid.closed:
        emoji = ANIMALS[plans.mover(view)]
    elif laid is not None and laid.opened:
        emoji = WARNING
    row = key[1:]
    return Label(key.upper(), _effect(view, path, key, terms), emoji, group=row)


def _effect(view: FencesView, path: Path, key: str, terms: Terms) -> str:
    """What the piece does from this post: closes, leaves open; empty if neither."""
    laid = plans.laying(view, path[0], path[1], key)
    if laid is None:
        return ""
    words, said = terms.words, []
    if laid.closed:
        closed, n = terms.listed(view, laid.closed), len(laid.closed)
        then = _then(view, laid)
        said.append(words("fences-choice-closes", n=n, squares=closed, then=then))
    if laid.opened:
        opened, n = terms.listed(view, laid.opened), len(laid.opened)
        said.append(words("fences-choice-leaves", n=n, squares=opened))
    return "; ".join(said)


def _then(view: FencesView, laid: Laying) -> str:
    """What follows when squares are closed: `over`, `again`, or `skipped` if nothing fits then."""
    if not laid.left:
        return "over"
    return "again" if plans.lays_next(view, laid) == plans.mover(view) else "skipped"
