"""A player's own fence pieces in words, and what each piece is."""

from collections.abc import Collection

from cogs.faces.fences.drawings import side_by_side
from cogs.faces.fences.terms import Terms, piece_title
from cogs.ui.text import Names
from cogs.ui.words import Words
from rules.fences.pieces import GATE, PIECES
from rules.fences.view import FencesView


def hand_text(view: FencesView, playable: Collection[str], words: Words, names: Names) -> str:
    """The viewer's stock; in their turn only what there is no room for: the rest is to choose."""
    terms = Terms(words, names, view.viewer)
    seat = view.viewer if view.viewer is not None else 0
    if view.gates and view.outcome is None:
        return words("fences-hand-gates")
    left = [(piece, count) for piece, count in view.stocks[seat] if count]
    if not left:
        return words("fences-hand-none")
    if seat not in view.acting:
        lines = [words("fences-hand-title", pieces=terms.stock(left))]
        if view.blocked[seat]:
            lines.append(words("fences-hand-blocked"))
        return "\n".join(lines)
    cannot = [(piece, count) for piece, count in left if piece not in playable]
    return words("fences-hand-cannot", pieces=terms.stock(cannot)) if cannot else ""


def held_text(view: FencesView, words: Words, names: Names) -> str:
    """The viewer's pieces that are left."""
    seat = view.viewer if view.viewer is not None else 0
    return Terms(words, names, view.viewer).stock((p, n) for p, n in view.stocks[seat] if n)


def cards_text(view: FencesView, words: Words) -> str:
    """Every piece of the set drawn in its first turn, and what it is."""
    known = [piece for piece, _ in view.stocks[0]]
    drawings = side_by_side([(piece.upper(), piece, "a") for piece in known])
    lines = [f"- **{piece_title(piece, words)}** \u2013 {looks(piece, words)}" for piece in known]
    gate = f"- **{piece_title(GATE, words)}** \u2013 {looks(GATE, words)}"
    return "\n".join(
        (words("fences-cards-title"), drawings, *lines, gate, words("fences-cards-squares"))
    )


def looks(piece: str, words: Words) -> str:
    """What a piece is, in a few words."""
    key = f"fences-looks-{piece}"
    segments = next((one.segments for one in PIECES if one.code == piece), 1)
    return words(key) if words.has(key) else words("fences-segments", n=segments)
