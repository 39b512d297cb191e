"""Typed moves: from the words of a person to a path, and what could come next.

A move may be typed in the words that the face knows (`labrador tuesday`) or in the game's own
notation (`U3b C4`), of which any beginning will do.
"""

import contextlib
from collections.abc import Iterator, Mapping, Sequence

from discord import app_commands

from cogs.faces.registry import face_of
from cogs.screens.parts import names_of
from cogs.ui.limits.commands import CHOICE_LIMIT, MOST_CHOICES
from cogs.ui.text import shorten
from cogs.ui.words import Words, fold
from rules.game import Game, Path
from rules.games import GAMES
from rules.look import Look, Offer
from rules.refusals import IllegalMove, Refusal, UnreadableMove
from rules.table import Tables

WORD_LIMIT = 40
"""How much is said back of what nobody understands."""


def phrases_in(typed: str, vocabulary: Mapping[str, str]) -> tuple[list[tuple[str, str]], str]:
    """The phrases at the beginning of the text that name keys, each with its key, and the rest.

    `vocabulary` gives keys by folded phrases. Of several phrases that fit, the longest counts.
    """
    tokens = fold(typed).split()
    longest = max((phrase.count(" ") + 1 for phrase in vocabulary), default=1)
    found: list[tuple[str, str]] = []
    at = 0
    while at < len(tokens):
        for length in range(min(longest, len(tokens) - at), 0, -1):
            phrase = " ".join(tokens[at : at + length])
            if phrase in vocabulary:
                found.append((phrase, vocabulary[phrase]))
                at += length
                break
        else:
            break
    return found, " ".join(tokens[at:])


def read(typed: str, vocabulary: Mapping[str, str]) -> tuple[Path, str]:
    """The keys that the beginning of the text names, and the rest that names nothing (yet)."""
    found, rest = phrases_in(typed, vocabulary)
    return tuple(key for _, key in found), rest


def readings(typed: str, vocabulary: Mapping[str, str]) -> Iterator[tuple[Path, str]]:
    """All that a text may mean which is still being typed: keys, and an unfinished word.

    First as `read` has it; but what names something may also be the beginning of something longer:
    `d` of `draw`, though it is a seat's letter too.
    """
    found, rest = phrases_in(typed, vocabulary)
    for known in range(len(found), -1, -1):
        unfinished = " ".join(filter(None, (*(phrase for phrase, _ in found[known:]), rest)))
        yield tuple(key for _, key in found[:known]), unfinished


def vocabulary_of(look: Look, words: Words) -> Mapping[str, str]:
    """All that can be typed at this table, as `read` wants it."""
    return face_of(look.game).vocabulary(words, names_of(look, words))


async def meant(tables: Tables, look: Look, text: str, words: Words) -> Offer:
    """The move, whole or half-made, that the text says.

    Raises as `Tables.offer` does; UnreadableMove if part of the text names nothing.
    """
    if not _has_notation(look):
        return await _in_words(tables, look, text, words)
    try:
        return await _walked(tables, look, GAMES[look.game].path_of(text))
    except UnreadableMove:
        return await _in_words(tables, look, text, words)
    except IllegalMove as refused:
        # The first of several words may be a key by chance: `end turn` is no `end` with too much.
        with contextlib.suppress(Refusal):
            return await _in_words(tables, look, text, words)
        raise refused from None


async def _in_words(tables: Tables, look: Look, text: str, words: Words) -> Offer:
    """The move that the text says in the words of the face. Raises as `meant` does."""
    path, rest = read(text, vocabulary_of(look, words))
    if not rest and _has_notation(look):
        return await _walked(tables, look, path)
    offer = await _offer(tables, look, path)
    if rest:
        raise UnreadableMove("unreadable-move", word=shorten(rest, WORD_LIMIT))
    return offer


async def complete(
    tables: Tables, look: Look, text: str, words: Words
) -> list[app_commands.Choice[str]]:
    """What may come next after the text, as autocompletion shows it, likeliest first.

    Raises as `Tables.offer` does, if the text can't be the beginning of anything.
    """
    found: dict[str, app_commands.Choice[str]] = {}
    refused: Refusal | None = None
    if _has_notation(look):
        try:
            begun, left = await _begun(tables, look, text)
        except IllegalMove as refusal:
            refused = refusal
        else:
            ending = suggestions(begun, _ending_in(begun, left), words) if begun.path else ()
            found = {choice.value: choice for choice in ending}
    meant_first: Path | None = None
    for path, rest in readings(text, vocabulary_of(look, words)):
        try:
            offer = await _offer(tables, look, path)
        except Refusal as refusal:
            refused = refused or refusal
            continue
        keys = _called(offer, rest, words, strictly=bool(found))
        if meant_first is None:
            meant_first = offer.path
        # What was typed whole need not be completed to itself.
        keys = [key for key in keys if meant_first[: len(offer.path) + 1] != (*offer.path, key)]
        for choice in suggestions(offer, keys, words) if keys or not rest else ():
            found.setdefault(choice.value, choice)
    if not found and refused is not None:
        raise refused
    return [*found.values()][:MOST_CHOICES]


def _has_notation(look: Look) -> bool:
    """Whether the game's moves have a text form of their own, not just their keys in a row."""
    return type(GAMES[look.game]).path_of is not Game.path_of


async def _offer(tables: Tables, look: Look, path: Path) -> Offer:
    return await tables.offer(look.guild, look.number, look.member or 0, None, path)


async def _walked(tables: Tables, look: Look, path: Path) -> Offer:
    """As `_offer`, but a step that could be only one thing may be left out: `O4 E5`."""
    try:
        return await _offer(tables, look, path)
    except UnreadableMove:
        offer = await _offer(tables, look, ())
        for key in path:
            if key not in offer.choices.keys:
                raise
            offer = await _offer(tables, look, (*offer.path, key))
        return offer


async def _begun(tables: Tables, look: Look, text: str) -> tuple[Offer, str]:
    """As much of the text as begins a move in the game's notation, and the rest."""
    game, typed = GAMES[look.game], _squeezed(text)
    try:
        return await _offer(tables, look, game.path_of(text)), ""
    except UnreadableMove:
        offer = await _offer(tables, look, ())
    taken = ""
    while True:
        fits = {
            said: (*offer.path, key)
            for key in offer.choices.keys
            if typed.startswith(said := _squeezed(game.text_of((*offer.path, key))))
        }
        if not fits:
            return offer, typed.removeprefix(taken)
        longest = max(fits, key=len)
        offer = await _offer(tables, look, fits[longest])
        # What can be only one thing is taken without being typed, but may be typed.
        whole = _squeezed(game.text_of(offer.path))
        taken = whole if typed.startswith(whole) else longest


def _squeezed(text: str) -> str:
    """The text as notations are compared: neither case nor white space counts."""
    return "".join(text.split()).lower()


def _ending_in(offer: Offer, left: str) -> list[str]:
    """The keys whose place in the notation begins with what is left of the text."""
    text_of = GAMES[offer.look.game].text_of
    so_far = _squeezed(text_of(offer.path))
    return [
        key
        for key in offer.choices.keys
        if _squeezed(text_of((*offer.path, key))).removeprefix(so_far).startswith(left)
    ]


def _called(offer: Offer, rest: str, words: Words, *, strictly: bool) -> list[str]:
    """The keys that the unfinished word may mean; first those in which a word begins with it.

    `strictly`: only those, and only if the word is in the step's own name, not in what lies there.
    """
    if not rest:
        return [*offer.choices.keys]
    look = offer.look
    face, names = face_of(look.game), names_of(look, words)
    before = face.spoken(offer.path, words, names)
    beginning: list[str] = []
    within: list[str] = []
    for key in offer.choices.keys:
        # "Tues" is on the way to "Tuesday", though the label says "Tue".
        spoken = face.spoken((*offer.path, key), words, names).removeprefix(before)
        label = face.label(look.view, offer.path, offer.choices.asks, key, words, names).text
        phrases = [f" {fold(phrase)}" for phrase in (spoken, key, *(() if strictly else (label,)))]
        if any(f" {rest}" in phrase for phrase in phrases):
            beginning.append(key)
        elif not strictly and any(rest in phrase for phrase in phrases):
            within.append(key)
    return beginning + within


def suggestions(offer: Offer, keys: Sequence[str], words: Words) -> list[app_commands.Choice[str]]:
    """What may come next, as autocompletion shows it: these of the choices, or the whole move."""
    look = offer.look
    face, names, text_of = face_of(look.game), names_of(look, words), GAMES[look.game].text_of
    said = face.spoken(offer.path, words, names)
    if offer.complete:
        return _fitting([(words("typed-ready", move=said), text_of(offer.path))])
    rows = []
    for key in keys:
        label = face.label(look.view, offer.path, offer.choices.asks, key, words, names).text
        shown = f"{said} → {label}" if said else label
        rows.append((shown, text_of((*offer.path, key))))
    return _fitting(rows)


def _fitting(rows: list[tuple[str, str]]) -> list[app_commands.Choice[str]]:
    # A value that is cut would be another move: what doesn't fit is left to the buttons.
    return [
        app_commands.Choice(name=shorten(name, CHOICE_LIMIT), value=value)
        for name, value in rows
        if len(value) <= CHOICE_LIMIT
    ][:MOST_CHOICES]
