"""The finished game as a file that can be played again, and with which anybody can check it."""

from cogs.ui.screen import Picture, Screen, attachment, text
from cogs.ui.words import Words
from rules.record import loads


def proof_screen(number: int, record: str, words: Words, member: int) -> Screen:
    """The private answer to *Check fairness*: the record of a table, and what to do with it.

    Where somebody has deleted their data, it can only be played again.
    """
    told = loads(record)
    name = f"{told.game}-{number}.json"
    key = f"game-{told.game}"
    game = words(key) if words.has(key) else told.game
    parts = [
        words("table-title", game=game, table=str(number)),
        words("proof-unverifiable", file=name)
        if told.seed is not None
        else words("proof", file=name, promise=told.promise),
        words("proof-replay", file=name),
    ]
    file = Picture(name, record.encode(), words("proof-alt"))
    return Screen(member, [text("\n".join(parts)), attachment(name)], (file,))
