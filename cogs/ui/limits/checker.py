"""Collecting faults, and the rules about single values that all payloads share."""

from collections.abc import Collection, Sequence
from dataclasses import dataclass
from typing import Any, Final
from urllib.parse import urlsplit

from cogs.ui.limits.emoji import is_emoji

_SHOWN: Final = 60
"""The most characters of a faulty value that are repeated."""


@dataclass(frozen=True, slots=True)
class Fault:
    """One thing that Discord would reject: where, which rule, and what stood there.

    Its text leaves the value out: it ends up in logs, and the value may be somebody's cards.
    """

    path: str
    rule: str
    value: str

    def __str__(self) -> str:
        return f"{self.path}: {self.rule}"


class OverLimit(ValueError):
    """A payload that Discord would reject."""

    def __init__(self, faults: Sequence[Fault]) -> None:
        super().__init__("\n".join(map(str, faults)))
        self.faults = tuple(faults)


def fits(value: Any, low: int, high: int) -> bool:
    """Whether `Checker.text` would find nothing: the quick look, without a path to name."""
    if value is None:
        return low == 0
    return isinstance(value, str) and low <= len(value) <= high and not (low and value.isspace())


class Checker:
    """Collects the faults of one payload; `done` raises them together."""

    def __init__(self) -> None:
        self.faults: list[Fault] = []

    def fault(self, path: str, rule: str, value: object) -> None:
        """Note a fault."""
        shown = repr(value)
        if len(shown) > _SHOWN:
            shown = f"{shown[:_SHOWN]}… ({len(shown)} long)"
        self.faults.append(Fault(path, rule, shown))

    def done(self) -> None:
        """Raise OverLimit if there was any fault."""
        if self.faults:
            raise OverLimit(self.faults)

    def text(self, path: str, value: Any, low: int, high: int) -> int:
        """Text of `low` to `high` characters; None passes if `low` is 0. Returns its length."""
        if value is None and low == 0:
            return 0
        if not isinstance(value, str):
            self.fault(path, "must be text", value)
            return 0
        # Discord cuts blanks off both ends: what is only blank is empty.
        length = len(value)
        if length > high:
            self.fault(path, f"at most {high} characters, not {length}", value)
        elif low and (length < low or value.isspace()):
            self.fault(path, f"at least {low} characters", value)
        return length

    def count(self, path: str, items: Any, low: int, high: int) -> list[Any]:
        """A list of `low` to `high` elements; returned, or an empty one."""
        if not isinstance(items, list):
            self.fault(path, "must be a list", items)
            return []
        if not low <= len(items) <= high:
            self.fault(path, f"{low} to {high} elements, not {len(items)}", "")
        return items

    def number(self, path: str, value: Any, low: int, high: int) -> None:
        """A whole number from `low` to `high`."""
        if isinstance(value, bool) or not isinstance(value, int) or not low <= value <= high:
            self.fault(path, f"a whole number from {low} to {high}", value)

    def one_of(self, path: str, value: Any, allowed: Collection[Any]) -> bool:
        """A value that is among `allowed`."""
        if value in allowed:
            return True
        self.fault(path, f"one of {sorted(allowed)}", value)
        return False

    def url(
        self, path: str, value: Any, schemes: Collection[str], files: Collection[str] = ()
    ) -> None:
        """A web address, or (scheme `attachment`) the name of a file sent along."""
        if not isinstance(value, str):
            self.fault(path, "must be an address", value)
            return
        try:
            parts = urlsplit(value)
        except ValueError:
            self.fault(path, "a well-formed address", value)
            return
        if parts.scheme not in schemes:
            self.fault(path, f"an address that begins with one of {sorted(schemes)}", value)
        elif parts.scheme == "attachment":
            if value.removeprefix("attachment://") not in files:
                self.fault(path, f"a file that is sent along, one of {sorted(files)}", value)
        elif not parts.netloc or any(char.isspace() for char in value):
            self.fault(path, "a well-formed address", value)

    def emoji(self, path: str, value: Any) -> None:
        """A unicode emoji, or a custom one by its id; None passes."""
        if value is None:
            return
        if not isinstance(value, dict):
            self.fault(path, "must be an emoji object", value)
        elif value.get("id"):
            if not str(value["id"]).isdecimal():
                self.fault(f"{path}.id", "must be an id", value["id"])
        elif not is_emoji(str(value.get("name") or "")):
            self.fault(f"{path}.name", "must be an emoji", value.get("name"))
