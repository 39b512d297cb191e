"""Custom ids of buttons and menus: everything a click has to say, in at most 100 characters.

A custom id is `b1:ACTION:TABLE:TURN:EXTRA:STEPS` for a button and `m1:…` for a menu. The digit is
the version of this format: ids of other versions are foreign, so that old messages get a kind
answer instead of a wrong one. An id proves nothing: whoever handles a press checks the member, the
table and the turn again.
"""

import re
import string
from dataclasses import dataclass
from functools import lru_cache
from typing import Final, Literal

MAX_LENGTH: Final = 100
"""Discord's limit of a custom id."""

_DIGITS: Final = string.digits + string.ascii_uppercase + string.ascii_lowercase
_VALUES: Final = {digit: value for value, digit in enumerate(_DIGITS)}
_BASE: Final = len(_DIGITS)
STEP_LIMIT: Final = _BASE * _BASE
"""A step is an index below this."""
ID_DIGITS: Final = 20
"""No id of Discord's has more."""

# Each number and step has exactly one spelling, so equal presses have equal ids.
_NUMBER = "(0|[1-9][0-9]{0,14})"
_NUMBER_LIMIT: Final = 10**15
_ACTION = "[a-z][a-z-]{0,23}"
_REST = (
    rf"1:({_ACTION}):{_NUMBER}:{_NUMBER}:{_NUMBER}:"
    r"((?:[0-9A-Za-z]|~[1-9A-Za-z][0-9A-Za-z])*)\Z"
)
BUTTON_TEMPLATE: Final = re.compile("(b)" + _REST)
MENU_TEMPLATE: Final = re.compile("(m)" + _REST)
_STEP = re.compile("~..|.")


class ForeignId(ValueError):
    """A custom id that this version of the program has not made."""


@dataclass(frozen=True, slots=True)
class Press:
    """What a press of a button ("b") or a choice from a menu ("m") asks for."""

    kind: Literal["b", "m"]
    action: str
    """Which handler it is for: lower case letters and hyphens."""
    table: int = 0
    """The number of the table in its guild; 0 if it is about none."""
    turn: int = 0
    """The turn that the screen showed."""
    steps: tuple[int, ...] = ()
    """The choices taken before it, as indexes into what was offered."""
    extra: int = 0
    """What else the action needs: a page, an index."""

    @property
    def custom_id(self) -> str:
        """The text form, which `parse` reads back. Raises ValueError if there is none."""
        steps = "".join(map(_spell, self.steps))
        text = f"{self.kind}1:{self.action}:{self.table}:{self.turn}:{self.extra}:{steps}"
        # The same as matching the template, which every button of every screen would pay for.
        if (
            len(text) > MAX_LENGTH
            or not _sound(self.kind, self.action)
            or not 0 <= self.table < _NUMBER_LIMIT
            or not 0 <= self.turn < _NUMBER_LIMIT
            or not 0 <= self.extra < _NUMBER_LIMIT
        ):
            raise ValueError(f"no custom id for this press of {self.action!r}")
        return text


@lru_cache(maxsize=256)
def _sound(kind: str, action: str) -> bool:
    return kind in {"b", "m"} and re.fullmatch(_ACTION, action) is not None


def parse(custom_id: str) -> Press:
    """The press of a custom id; raises ForeignId if it is not one of ours."""
    match = _template(custom_id[:1]).fullmatch(custom_id)
    if match is None or len(custom_id) > MAX_LENGTH:
        raise ForeignId(custom_id)
    return press_of(match)


def press_of(match: re.Match[str]) -> Press:
    """The press of a custom id that one of the templates matched."""
    kind, action, table, turn, extra, steps = match.groups()
    return Press(
        "b" if kind == "b" else "m",
        action,
        int(table),
        int(turn),
        tuple(_read(step) for step in _STEP.findall(steps)),
        int(extra),
    )


def number_in(text: str, digits: int = ID_DIGITS) -> int | None:
    """The number that a menu's value, or what somebody typed, is; None if it is none.

    Both may be anything that somebody has made up: `digits` are the most that a number may have.
    """
    return int(text) if text.isascii() and text.isdigit() and len(text) <= digits else None


def _template(kind: str) -> re.Pattern[str]:
    return MENU_TEMPLATE if kind == "m" else BUTTON_TEMPLATE


def _spell(step: int) -> str:
    if 0 <= step < _BASE:
        return _DIGITS[step]
    if _BASE <= step < STEP_LIMIT:
        high, low = divmod(step, _BASE)
        return f"~{_DIGITS[high]}{_DIGITS[low]}"
    raise ValueError(f"step {step} is not in 0 … {STEP_LIMIT - 1}")


def _read(step: str) -> int:
    return _VALUES[step] if len(step) == 1 else _VALUES[step[1]] * _BASE + _VALUES[step[2]]
