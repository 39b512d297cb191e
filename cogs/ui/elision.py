"""French elision: `de` and `que` before a word that is not known before the text is made.

The French catalogues write `{ DE($name) }{ $name }`: the little word stands apart, so that the name
may be bold. Whatever does not clearly begin with a vowel sound keeps the whole word: `de Ann` is
clumsy, but an apostrophe before `Harry`, a sign or another script would be wrong.
"""

import re
import unicodedata
from typing import Final

VOWELS: Final = frozenset("aeiouæœ")
ASPIRATED: Final = ("oui", "onz")
"""Beginnings with a vowel before which French doesn't elide."""
MUTE_H: Final = re.compile(
    r"h(abit|adri|anna|ect|el[eio]|enr|erb|erc|ermi|erv|eure|il[ae]|ipp|iron|ist|iver"
    r"|omer|omm|onor|or[aot]|otel|ub|ug|uil|uitr|um|yac)"
)
"""How the names and words begin whose h is mute; most others are aspirated or foreign."""
MARKUP: Final = "*"
"""What a text of ours may begin with; the same sign in a person's own text is escaped."""


def de(what: object) -> str:
    """`de` as it stands right before `what`: with an apostrophe, or with a space."""
    return "d\u2019" if elides(str(what)) else "de "


def que(what: object) -> str:
    """`que` as it stands right before `what`: with an apostrophe, or with a space."""
    return "qu\u2019" if elides(str(what)) else "que "


def elides(text: str) -> bool:
    """Whether the text begins with a vowel sound, as a French reader would say it."""
    letters = unicodedata.normalize("NFKD", text.lstrip(MARKUP)).casefold()
    first = "".join(char for char in letters if not unicodedata.combining(char)).split()[:1]
    # A letter by itself is spelt, not read: a seat is "A", and the pawn is "de A".
    if not first or len(first[0]) == 1:
        return False
    word = first[0]
    if word[0] == "h":
        return MUTE_H.match(word) is not None
    if word[0] == "y":
        return word[1].isalpha() and word[1] not in VOWELS
    return word[0] in VOWELS and not word.startswith(ASPIRATED)
