"""The finished game as a file with which anybody can check the shuffle."""

from cogs.screens.parts import title
from cogs.ui.screen import Picture, Screen, attachment, text
from cogs.ui.words import Words
from rules.look import Look


def proof_screen(look: Look, words: Words, record: str) -> Screen:
    """The private answer to *Check fairness*: the record, and what to do with it."""
    name = f"{look.game}-{look.number}.json"
    body = f"{title(look, words)}\n{words('proof', file=name, promise=look.promise)}"
    file = Picture(name, record.encode(), words("proof-alt"))
    return Screen(look.member, [text(body), attachment(name)], (file,))
