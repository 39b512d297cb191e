"""The spans of time that a guild counts in: months, years and for ever, by UTC."""

import re
from datetime import UTC, datetime, timedelta

EVER = ""
_PERIOD = re.compile(r"(?!0000)\d{4}(-(0[1-9]|1[0-2]))?", re.ASCII)


def month_of(at: float) -> str:
    """The month of a time in seconds since 1970: `2026-11`."""
    return f"{datetime.fromtimestamp(at, UTC):%Y-%m}"


def year_of(at: float) -> str:
    """The year of a time: `2026`."""
    return month_of(at)[:4]


def periods_of(at: float) -> tuple[str, ...]:
    """All periods in which something that happened then counts."""
    return EVER, year_of(at), month_of(at)


def recent_periods(at: float) -> tuple[str, ...]:
    """What people ask for: its month and the one before, its year and the one before, for ever."""
    now = datetime.fromtimestamp(at, UTC)
    before = now.replace(day=1) - timedelta(days=1)
    return f"{now:%Y-%m}", f"{before:%Y-%m}", f"{now:%Y}", f"{now.year - 1:04}", EVER


def is_period(text: str) -> bool:
    """Whether it names a period: `2026-11`, `2026`, or nothing for ever."""
    return text == EVER or _PERIOD.fullmatch(text) is not None
