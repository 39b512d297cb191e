"""Taking somebody's name out of what others have written."""

import re
import unicodedata
from collections.abc import Iterable, Iterator, Sequence
from typing import Final

IN_PLACE: Final = "\N{HORIZONTAL ELLIPSIS}"
"""What stands where a name stood."""
LEAST: Final = 2
"""A name of one letter is found in too much that doesn't mean anybody."""


def unnamed(text: str, names: Iterable[str]) -> str:
    """The text with IN_PLACE for each of the names, however it is written; else unchanged.

    Only for whole words: a name that is part of another word stays. Capitals, accents in one sign
    or two, signs that stand for others (full width, ornamented) and the width of gaps make no
    difference. Names of fewer than LEAST letters are not looked for.
    """
    sought = {_folded(name).strip() for name in names}
    bare = _bare(_folded(text))
    # The longest first: what it leaves of another name is no name any more.
    for name in sorted(sought, key=lambda name: (-len(name), name)):
        # Letter by letter takes long, and hardly any text names anybody.
        if len(name) >= LEAST and _bare(name) in bare:
            text = _without(text, name)
            bare = _bare(_folded(text))
    return text


def uncalled(text: str, member: int) -> str:
    """The text without calls (Discord's mentions) of a member."""
    return re.sub(rf"<@!?{member}>", "", text)


def _without(text: str, name: str) -> str:
    clusters = list(_clusters(unicodedata.normalize("NFC", text)))
    folded = ""
    owners: list[int] = []
    for number, cluster in enumerate(clusters):
        shown = _folded(cluster)
        if shown == " " and folded.endswith(" "):
            continue
        folded += shown
        owners += [number] * len(shown)
    kept: list[str] = []
    done = start = 0
    while (start := folded.find(name, start)) >= 0:
        end = start + len(name)
        if _apart(folded, owners, start) and _apart(folded, owners, end):
            kept += [*clusters[done : owners[start]], IN_PLACE]
            done, start = owners[end - 1] + 1, end
        else:
            start += 1
    return "".join([*kept, *clusters[done:]]) if kept else text


def _apart(folded: str, owners: Sequence[int], place: int) -> bool:
    """Whether a word may begin or end at this place of the text."""
    if place in (0, len(folded)):
        return True
    if owners[place - 1] == owners[place]:
        return False
    return not (_joins(folded[place - 1]) and _joins(folded[place]))


def _joins(letter: str) -> bool:
    """Whether it makes one word with such a letter beside it; Chinese and Japanese have no gaps."""
    wide = unicodedata.east_asian_width(letter) in ("W", "F")
    return not wide and (letter.isalnum() or _is_mark(letter))


def _clusters(text: str) -> Iterator[str]:
    """The letters of a text, each with the accents that it bears."""
    begun = 0
    for place in range(1, len(text) + 1):
        if place == len(text) or not _is_mark(text[place]):
            yield text[begun:place]
            begun = place


def _is_mark(letter: str) -> bool:
    return unicodedata.category(letter) in ("Mn", "Mc", "Me")


def _folded(text: str) -> str:
    """What is equal for all ways to write the same; each gap, at the ends too, is one blank."""
    shown = unicodedata.normalize("NFKC", unicodedata.normalize("NFKC", text).casefold())
    # What shows nothing can stand anywhere in a name.
    seen = "".join(char for char in shown if char.isspace() or char.isprintable())
    return re.sub(r"\s+", " ", seen)


def _bare(folded: str) -> str:
    return folded.replace(" ", "")
