"""What is stored about somebody, and the question before it is deleted: private screens."""

from collections.abc import Sequence

from cogs.screens.parts import ACCENT, Style
from cogs.ui.ids import Press
from cogs.ui.screen import Picture, Screen, attachment, box, button, row, text
from cogs.ui.words import Words

LISTED = 10
"""How many tables are named; whoever left more of them knows that it was all."""


def stored_screen(name: str, data: bytes, words: Words, member: int, *, packed: bool) -> Screen:
    """Everything that is stored about a member, as a file."""
    lines = [words("privacy-show"), words("privacy-packed") if packed else ""]
    said = "\n".join(line for line in lines if line)
    file = Picture(name, data, words("privacy-alt"))
    return Screen(member, [text(said), attachment(name)], (file,))


def ask_screen(words: Words, member: int, *, tables: int, note: str = "") -> Screen:
    """The question before everything is deleted; `tables` is at how many open ones they sit."""
    asked = words("privacy-delete", tables=tables)
    buttons = (
        button(Press("b", "privacy-delete"), words("button-privacy-delete"), style=Style.danger),
        button(Press("b", "privacy-keep"), words("button-privacy-keep")),
    )
    items = [text(note)] if note else []
    return Screen(member, [box(*items, text(asked), row(*buttons), accent=ACCENT)])


def kept_screen(words: Words, member: int) -> Screen:
    """That nothing was deleted."""
    return Screen(member, [text(words("privacy-kept"))])


def deleted_screen(words: Words, member: int, tables: Sequence[int]) -> Screen:
    """That everything is deleted, and which tables they left before."""
    lines = [words("privacy-deleted")]
    if tables:
        named = words.list([*map(str, tables[:LISTED]), *(["…"] if len(tables) > LISTED else [])])
        lines.append(words("privacy-left", count=len(tables), tables=named))
    return Screen(member, [text("\n".join(lines))])
