"""The catalogues: every text that a person sees, one language a directory, equal keys in all.

`words_for(locale)` gives the `Words` of a language; calling it with a key gives the text. A key
that is missing, or a message that can't be formatted, is a fault of ours: with
`raise_faults(True)`, as in the tests, it raises `Wordless`; otherwise it is logged once and English
(then the key itself) stands in.
"""

import logging
import re
import unicodedata
from collections.abc import Callable, Iterable, Mapping
from functools import cache, lru_cache
from pathlib import Path
from typing import Any, Final, Literal

import discord
from babel.lists import format_list
from fluent.runtime import FluentBundle, FluentResource
from fluent.runtime.resolver import Pattern
from fluent.syntax import ast

from cogs.ui import elision
from cogs.ui.text import MINUS
from rules.games import card_names

LOCALES: Final = Path(__file__).parent.parent / "locales"
DEFAULT: Final = "en"
LANGUAGES: Final = tuple(sorted(path.name for path in LOCALES.iterdir() if path.is_dir()))
"""The languages there are, as the names of their directories."""

SMALL_FACT = 64
"""Longest text fact, in characters, for which a formatted message is remembered."""
REMEMBERED = 4096
"""How many formatted messages a language remembers."""

FUNCTIONS: Final[Mapping[str, Mapping[str, Callable[[object], str]]]] = {
    "fr": {"DE": elision.de, "QUE": elision.que},
}
"""What a language's catalogues can call about a fact, beside what Fluent has itself."""

Fact = str | int
_HYPHEN: Final = re.compile(r"(?<![\\\w])-(?=\d)")
"""What our number formatter writes before a number below nought; in names it is escaped."""
_log = logging.getLogger(__name__)


class Wordless(Exception):
    """A text is missing from the catalogues, or can't be made with the facts given."""


class _Faults:
    """What happens on a fault of the catalogues: raise, or log each once."""

    def __init__(self) -> None:
        self.raised = False
        self.logged: set[tuple[str, str, str]] = set()

    def report(self, language: str, key: str, what: str) -> None:
        if self.raised:
            raise Wordless(f"{language}: {key}: {what}")
        fault = (language, key, what)
        if fault not in self.logged:
            self.logged.add(fault)
            _log.error("words language=%s key=%s fault=%s", language, key, what)


_faults = _Faults()


def raise_faults(yes: bool) -> None:
    """Whether a fault of the catalogues raises `Wordless`; if not it is logged once."""
    _faults.raised = yes


class Words:
    """The texts of one language."""

    def __init__(self, language: str, bundle: FluentBundle, fallback: "Words | None") -> None:
        self.language: Final = language
        self._bundle = bundle
        self._fallback = fallback
        self._plain: dict[str, str] = {}
        self._remembered = lru_cache(maxsize=REMEMBERED)(self._text)

    def __call__(self, key: str, /, **facts: Fact) -> str:
        """The text of `key`. Facts that the message does not mention are ignored.

        A text fact may have up to 2,500 characters. Numbers are written as the language writes
        them, below nought with a minus sign, so an identifier must be given as text; True and False
        are given as `yes` and `no`.
        """
        if not facts:
            text = self._plain.get(key)
            if text is None:
                text = self._plain[key] = self._text(key, ())
            return text
        items: list[tuple[str, Fact]] = []
        small = True
        for name, fact in facts.items():
            if fact is True or fact is False:
                items.append((name, "yes" if fact else "no"))
                continue
            items.append((name, fact))
            if isinstance(fact, str) and len(fact) > SMALL_FACT:
                small = False
        return self._remembered(key, tuple(items)) if small else self._text(key, tuple(items))

    def has(self, key: str) -> bool:
        """Whether this language, or the one that stands in for it, has the text of `key`."""
        if self._bundle.has_message(key):
            return True
        return self._fallback is not None and self._fallback.has(key)

    def list(self, items: Iterable[str]) -> str:
        """The items joined as the language lists them: `A, B and C`."""
        return self._joined(items, "standard")

    def either(self, items: Iterable[str]) -> str:
        """The items joined as alternatives: `A, B or C`."""
        return self._joined(items, "or")

    def _joined(self, items: Iterable[str], style: Literal["standard", "or"]) -> str:
        texts = tuple(items)
        # Most lists have one item: whoever must act.
        if len(texts) == 1:
            return texts[0]
        return format_list(texts, style=style, locale=self.language)

    def _pattern(self, key: str) -> Pattern | None:
        if not self._bundle.has_message(key):
            return None
        return self._bundle.get_message(key).value

    def _text(self, key: str, items: tuple[tuple[str, Fact], ...]) -> str:
        pattern = self._pattern(key)
        if pattern is None:
            _faults.report(self.language, key, "missing")
            return self._fallback(key, **dict(items)) if self._fallback is not None else key
        text, errors = self._bundle.format_pattern(pattern, dict(items))
        for error in errors:
            _faults.report(self.language, key, f"{type(error).__name__}: {error}")
        if any(isinstance(fact, int) and fact < 0 for _, fact in items):
            return _HYPHEN.sub(MINUS, str(text))
        return str(text)


def _read(language: str) -> FluentBundle:
    """All catalogues of a language in one bundle; raises Wordless on bad syntax or a key twice."""
    # Fluent's types have no plain text among what a function may give; its resolver takes it.
    functions: dict[str, Any] = dict(FUNCTIONS.get(language, {}))
    bundle = FluentBundle([language], functions=functions, use_isolating=False)
    found: dict[str, Path] = {}
    for path in sorted((LOCALES / language).glob("*.ftl")):
        resource = FluentResource(path.read_text(encoding="utf-8"))
        for entry in resource.body:
            if isinstance(entry, ast.Junk):
                first = (entry.content or "").strip().partition("\n")[0]
                raise Wordless(f"{path}: not Fluent: {first}")
            if not isinstance(entry, ast.Message | ast.Term):
                continue
            name = entry.id.name if isinstance(entry, ast.Message) else f"-{entry.id.name}"
            if name in found:
                raise Wordless(f"{path}: {name} is also in {found[name].name}")
            found[name] = path
        bundle.add_resource(resource)
    # The cards' names stand with the rest of their data, so that a card is changed in one place.
    cards = {f"card-{key}": name for key, name in card_names(language).items()}
    if twice := cards.keys() & found.keys():
        raise Wordless(f"{min(twice)} is in {found[min(twice)].name} and in the card data")
    bundle.add_resource(FluentResource("\n".join(f"{key} = {cards[key]}" for key in cards)))
    return bundle


@cache
def _words(language: str) -> Words:
    fallback = None if language == DEFAULT else _words(DEFAULT)
    return Words(language, _read(language), fallback)


def words_for(locale: str | discord.Locale | None) -> Words:
    """The words for a Discord locale (`fr`, `en-GB`, …); English if we lack its language."""
    language = str(locale).partition("-")[0].lower() if locale is not None else DEFAULT
    return _words(language if language in LANGUAGES else DEFAULT)


def fold(text: str) -> str:
    """The text as people search for it: without accents, case, punctuation and double spaces."""
    plain = unicodedata.normalize("NFKD", text.replace("œ", "oe").replace("Œ", "OE")).casefold()
    letters = (" " if not c.isalnum() else c for c in plain if not unicodedata.combining(c))
    return " ".join("".join(letters).split())
