"""The rules of command definitions, as they are synced, and of autocompletion answers."""

import unicodedata
from collections import Counter
from collections.abc import Mapping, Sequence
from typing import Any, Final

from cogs.ui.limits.checker import Checker

LOCALES: Final = frozenset(
    "id da de en-GB en-US es-ES es-419 fr hr it lt hu nl no pl pt-BR "  # noqa: SIM905
    "ro fi sv-SE vi tr cs el bg ru uk hi th zh-CN ja zh-TW ko".split()
)
CHAT_INPUT, USER, MESSAGE = 1, 2, 3
AT_MOST: Final = {CHAT_INPUT: 100, USER: 15, MESSAGE: 15}
"""How many commands of a type an application may have, globally and again a guild."""
SUBCOMMAND, GROUP, STRING, INTEGER, NUMBER = 1, 2, 3, 4, 10
WITH_CHOICES: Final = frozenset({STRING, INTEGER, NUMBER})
MAX_CHARACTERS: Final = 8000
MOST_CHOICES: Final = 25
"""How many choices an option may have, and how many an autocompletion may offer."""
CHOICE_LIMIT: Final = 100
"""The most characters of a choice's name, and of its value if that is text."""
SAFE_INTEGER: Final = 2**53 - 1

Payload = Mapping[str, Any]


def check_commands(payloads: Sequence[Payload]) -> None:
    """Check all commands of one sync together; raises OverLimit."""
    checker = Checker()
    for index, payload in enumerate(payloads):
        _Command(checker, f"[{index}]").check(payload)
    for kind, most in AT_MOST.items():
        names = Counter(
            str(payload.get("name")) for payload in payloads if payload.get("type", 1) == kind
        )
        if names.total() > most:
            checker.fault("", f"at most {most} commands of type {kind}", names.total())
        for name, times in names.items():
            if times > 1:
                checker.fault("", "each command name once", name)
    checker.done()


def check_command(payload: Payload) -> None:
    """Check one command definition; raises OverLimit."""
    checker = Checker()
    _Command(checker, "").check(payload)
    checker.done()


def check_autocomplete(choices: Any) -> None:
    """Check what an autocompletion answers; raises OverLimit."""
    checker = Checker()
    _check_choices(checker, "choices", checker.count("choices", choices, 0, MOST_CHOICES))
    checker.done()


def is_command_name(name: str) -> bool:
    """Whether a name has 1-32 letters, digits and `-_'`, lower case where there is such a thing."""
    return (
        1 <= len(name) <= 32  # noqa: PLR2004
        and name == name.lower()
        and all(
            char in "-_'"
            or unicodedata.category(char)[0] in "LN"
            or "\u0900" <= char <= "\u097f"
            or "\u0e01" <= char <= "\u0e5b"
            for char in name
        )
    )


class _Command:
    """Checks one command, and counts the characters that Discord counts."""

    def __init__(self, checker: Checker, path: str) -> None:
        self.checker = checker
        self.path = path
        self.characters = 0

    def check(self, payload: Payload) -> None:
        prefix = f"{self.path}." if self.path else ""
        kind = payload.get("type", CHAT_INPUT)
        if not self.checker.one_of(f"{prefix}type", kind, AT_MOST):
            return
        self._texts(prefix, "name", payload, command=kind == CHAT_INPUT)
        if kind == CHAT_INPUT:
            self._texts(prefix, "description", payload)
            self._options(prefix, payload.get("options") or [], depth=0)
        elif payload.get("description"):
            self.checker.fault(
                f"{prefix}description", "only a slash command has one", payload["description"]
            )
        if self.characters > MAX_CHARACTERS:
            self.checker.fault(
                self.path or "command",
                f"at most {MAX_CHARACTERS} characters in all",
                self.characters,
            )

    def _texts(self, prefix: str, field: str, payload: Payload, *, command: bool = True) -> None:
        """A name or description in every language; the longest one counts."""
        localised = payload.get(f"{field}_localizations") or {}
        values = {"": payload.get(field), **localised}
        for locale, value in values.items():
            where = f"{prefix}{field}" + (f"_localizations.{locale}" if locale else "")
            if locale:
                self.checker.one_of(where, locale, LOCALES)
            if field == "description":
                self.checker.text(where, value, 1, 100)
            elif self.checker.text(where, value, 1, 32) and command and not is_command_name(value):
                self.checker.fault(where, "lower case letters, digits, - and _", value)
        self.characters += max((len(str(value)) for value in values.values() if value), default=0)

    def _options(self, prefix: str, options: Any, depth: int) -> None:
        path = f"{prefix}options"
        options = self.checker.count(path, options, 0, 25)
        nested = [option.get("type") in (SUBCOMMAND, GROUP) for option in options]
        if any(nested) and not all(nested):
            self.checker.fault(path, "either subcommands or options", len(options))
        self._unique(path, options)
        optional = False
        for index, option in enumerate(options):
            where = f"{path}[{index}]."
            if not self.checker.one_of(f"{where}type", option.get("type"), range(1, 12)):
                continue
            self._texts(where, "name", option)
            self._texts(where, "description", option)
            if nested[index]:
                if depth + option["type"] > GROUP:
                    self.checker.fault(f"{where}type", "nested too deep", option["type"])
                self._options(where, option.get("options") or [], depth + 3 - option["type"])
                continue
            if option.get("required") and optional:
                self.checker.fault(f"{where}required", "required options first", option["name"])
            optional = optional or not option.get("required")
            self._values(where, option)

    def _unique(self, path: str, options: list[Any]) -> None:
        """Names must differ in each language that a reader may have."""
        locales = {
            locale for option in options for locale in option.get("name_localizations") or ()
        }
        for locale in ("", *sorted(locales)):
            names = Counter(
                (option.get("name_localizations") or {}).get(locale, option.get("name"))
                for option in options
            )
            for name, times in names.items():
                if times > 1:
                    self.checker.fault(f"{path} {locale}".rstrip(), "each option name once", name)

    def _values(self, where: str, option: Payload) -> None:
        checker, kind = self.checker, option["type"]
        choices = option.get("choices") or []
        if choices and option.get("autocomplete"):
            checker.fault(f"{where}choices", "either choices or autocomplete", len(choices))
        if (choices or option.get("autocomplete")) and kind not in WITH_CHOICES:
            checker.fault(f"{where}type", "only text and numbers have choices", kind)
        self.characters += _check_choices(
            checker, f"{where}choices", checker.count(f"{where}choices", choices, 0, MOST_CHOICES)
        )
        for low, high, kinds in (
            ("min_value", "max_value", (INTEGER, NUMBER)),
            ("min_length", "max_length", (STRING,)),
        ):
            given = [option[field] for field in (low, high) if option.get(field) is not None]
            if given and kind not in kinds:
                checker.fault(f"{where}{low}", f"not for an option of type {kind}", given)
            if given != sorted(given):
                checker.fault(f"{where}{low}", f"at most {high}", given)


def _check_choices(checker: Checker, path: str, choices: list[Any]) -> int:
    """Check choices; how many characters count towards the total."""
    total = 0
    names: set[Any] = set()
    for index, choice in enumerate(choices):
        where = f"{path}[{index}]"
        localised = choice.get("name_localizations") or {}
        total += max(
            checker.text(f"{where}.name", name, 1, CHOICE_LIMIT)
            for name in (choice.get("name"), *localised.values())
        )
        for locale in localised:
            checker.one_of(f"{where}.name_localizations.{locale}", locale, LOCALES)
        value = choice.get("value")
        if isinstance(value, str):
            total += checker.text(f"{where}.value", value, 1, CHOICE_LIMIT)
        elif isinstance(value, bool) or not isinstance(value, int | float):
            checker.fault(f"{where}.value", "text or a number", value)
        elif abs(value) > SAFE_INTEGER:
            checker.fault(f"{where}.value", f"at most {SAFE_INTEGER}", value)
        if choice.get("name") in names:
            checker.fault(f"{where}.name", "each choice name once", choice["name"])
        names.add(choice.get("name"))
    return total
