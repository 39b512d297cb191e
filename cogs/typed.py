"""Typed moves: from the words of a person to a path, and what could come next."""

from collections.abc import Mapping

from discord import app_commands

from cogs.faces.registry import face_of
from cogs.screens.parts import names_of
from cogs.ui.text import shorten
from cogs.ui.words import Words, fold
from rules.game import Path
from rules.look import Look, Offer

CHOICES = 25
"""Discord's limit of suggestions."""
CHOICE_LIMIT = 100
"""Discord's limit of a suggestion's name and value."""


def read(typed: str, vocabulary: Mapping[str, str]) -> tuple[Path, str]:
    """The keys that the beginning of the text names, and the rest that names nothing (yet).

    `vocabulary` gives keys by folded phrases. Of several phrases that fit, the longest counts.
    """
    tokens = fold(typed).split()
    longest = max((phrase.count(" ") + 1 for phrase in vocabulary), default=1)
    path: list[str] = []
    at = 0
    while at < len(tokens):
        for length in range(min(longest, len(tokens) - at), 0, -1):
            key = vocabulary.get(" ".join(tokens[at : at + length]))
            if key is not None:
                path.append(key)
                at += length
                break
        else:
            break
    return tuple(path), " ".join(tokens[at:])


def vocabulary_of(look: Look, words: Words) -> Mapping[str, str]:
    """All that can be typed at this table, as `read` wants it."""
    return face_of(look.game).vocabulary(words, names_of(look))


def suggestions(offer: Offer, rest: str, words: Words) -> list[app_commands.Choice[str]]:
    """What may come next, as autocompletion shows it; `rest` is the unfinished word."""
    look = offer.look
    face, names = face_of(look.game), names_of(look)
    said = face.spoken(offer.path, words, names)
    if offer.complete:
        return _fitting([(words("typed-ready", move=said), " ".join(offer.path))])
    rows = []
    for key in offer.choices.keys:
        label = face.label(look.view, offer.path, offer.choices.asks, key, words, names).text
        # "Tues" is on the way to "Tuesday", though the label says "Tue".
        phrases = (label, face.spoken((key,), words, names), key)
        if rest and not any(rest in fold(phrase) for phrase in phrases):
            continue
        shown = f"{said} → {label}" if said else label
        rows.append((shown, " ".join((*offer.path, key))))
    return _fitting(rows)


def _fitting(rows: list[tuple[str, str]]) -> list[app_commands.Choice[str]]:
    # A value that is cut would be another move: what doesn't fit is left to the buttons.
    return [
        app_commands.Choice(name=shorten(name, CHOICE_LIMIT), value=value)
        for name, value in rows
        if len(value) <= CHOICE_LIMIT
    ][:CHOICES]
