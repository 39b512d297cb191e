"""Moves as people type them: what any game's typed moves have in common."""

from collections.abc import Iterable

from cogs.ui.words import fold


def steps_text(steps: Iterable[str]) -> str:
    """The steps of a move, one after the other, divided by angle marks."""
    return " \u203a ".join(steps)


def by_phrase(phrases: Iterable[tuple[str, str]]) -> dict[str, str]:
    """From pairs of a phrase and its key: keys by folded phrase; of two alike, the first counts."""
    known: dict[str, str] = {}
    for phrase, key in phrases:
        known.setdefault(fold(phrase), key)
    return known
