"""Text that people wrote themselves, made safe to show: their names, above all.

Discord shows names as their owners typed them: with mentions, markdown, invisible characters, marks
that turn the reading direction. Whatever leaves `Names`, `safe` or `plain` is one line that shows
what it says, formats nothing and mentions nobody.
"""

import unicodedata
from collections import Counter
from collections.abc import Sequence
from typing import Final

NAME_LIMIT: Final = 32
"""The most visible characters of a name."""
ELLIPSIS: Final = "…"
MINUS: Final = "\N{MINUS SIGN}"
"""What stands before a number below nought: a hyphen is short, and many voices leave it out."""

_MARKS_IN_A_ROW = 2
"""More accents than this on one letter reach into the lines above and below."""
_UNSEEN = frozenset({"Cc", "Cf", "Cs", "Co"})
"""What shows nothing by itself. Letters not known yet are shown: new emoji come every year."""
_JOINER, _COLOUR = "\u200d", "\ufe0f"
"""What joins two emoji to one, and what makes a sign a coloured one."""
_BLANK_LETTERS = frozenset("\u115f\u1160\u2800\u3164\uffa0")
"""Letters that show nothing: a name of these alone would be invisible."""
_MARKDOWN = frozenset("\\*_~`|<>#:.[]()-")
_NO_MENTION = "@\u200b"
"""An at sign cut off from what follows: a backslash would not keep `@everyone` from pinging."""
_ISOLATE, _POP = "\u2068", "\u2069"


def plain(text: str) -> str:
    """One line without characters that can't be seen: for places that know no markdown."""
    kept: list[str] = []
    marks = 0
    joiner = False
    for char in unicodedata.normalize("NFC", text):
        category = unicodedata.category(char)
        marks = marks + 1 if category in ("Mn", "Me") else 0
        if category[0] == "Z" or char in "\t\n\r\v\f":
            kept.append(" ")
        elif category not in _UNSEEN and marks <= _MARKS_IN_A_ROW and char not in _BLANK_LETTERS:
            if joiner and _is_sign(char) and kept and (_is_sign(kept[-1]) or kept[-1] == _COLOUR):
                kept.append(_JOINER)
            kept.append(char)
        joiner = char == _JOINER
    return " ".join("".join(kept).split())


def _is_sign(char: str) -> bool:
    """Whether it may be part of an emoji."""
    return unicodedata.category(char) in ("So", "Sk")


def shorten(text: str, limit: int) -> str:
    """The text itself, or its beginning and an ellipsis, in at most `limit` characters."""
    if len(text) <= limit:
        return text
    end = max(limit - 1, 0)
    # An accent belongs to the letter before it, and a joined emoji is one: never part them.
    while end and (_clings(text[end]) or text[end - 1] == _JOINER):
        end -= 1
    return (text[:end].rstrip() + ELLIPSIS)[:limit]


def opening(text: str) -> str:
    """A text that stands alone, as a choice in a menu: with a capital at its beginning."""
    return text[:1].upper() + text[1:]


def digits(number: int) -> str:
    """A whole number in digits alone, without a sign between thousands."""
    return f"{MINUS}{-number}" if number < 0 else str(number)


def _clings(char: str) -> bool:
    """Whether it shows only together with what stands before it."""
    return char == _JOINER or unicodedata.category(char) in ("Mn", "Me", "Sk")


def safe(text: str) -> str:
    """The text as one line of markdown that shows it literally and mentions nobody."""
    return _escape(plain(text))


def _escape(text: str) -> str:
    escaped = "".join(
        _NO_MENTION if char == "@" else f"\\{char}" if char in _MARKDOWN else char for char in text
    )
    # Letters written from right to left would drag numbers and signs beside them along.
    if any(unicodedata.bidirectional(char) in ("R", "AL") for char in text):
        return f"{_ISOLATE}{escaped}{_POP}"
    return escaped


class Names:
    """The names of the people at a table, by seat.

    Two who look the same get their seat's letter behind the name, so that nobody can pass for
    somebody else; a name in which nothing can be seen is replaced by that letter.
    """

    def __init__(self, names: Sequence[str]) -> None:
        shown = [plain(name) for name in names]
        alike: set[int] = set()
        while True:
            labels = [_label(name, seat, seat not in alike) for seat, name in enumerate(shown)]
            times = Counter(map(likeness, labels))
            more = {seat for seat, label in enumerate(labels) if times[likeness(label)] > 1}
            if more <= alike:
                break
            # A letter given to one may make it look like a third: look again.
            alike |= more
        self._labels = tuple(labels)
        self._texts = tuple(_escape(label) for label in self._labels)

    def text(self, seat: int) -> str:
        """The name in markdown; at most NAME_LIMIT characters of it are seen."""
        return self._texts[seat]

    def label(self, seat: int) -> str:
        """The name for buttons and menus, at most NAME_LIMIT characters."""
        return self._labels[seat]

    def __len__(self) -> int:
        return len(self._labels)


def likeness(name: str) -> str:
    """What is equal for names that look, or nearly look, the same."""
    return unicodedata.normalize("NFKC", name).casefold()


def _label(name: str, seat: int, alone: bool) -> str:
    letter = chr(ord("A") + seat)
    if not name:
        return letter
    if alone:
        return shorten(name, NAME_LIMIT)
    suffix = f" ({letter})"
    return shorten(name, NAME_LIMIT - len(suffix)) + suffix
