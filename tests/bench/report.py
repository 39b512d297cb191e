"""How benchmarks tell their figures: one line each, with the spread over the rounds."""

import statistics
import sys
from collections.abc import Iterable, Sequence
from typing import NamedTuple


class Figure(NamedTuple):
    """One figure, in words."""

    name: str
    value: str
    """What was measured, with its unit."""
    ratio: str = ""
    """The same by what it is measured against."""
    target: str = ""
    """What is wanted: of the ratio, or of the value where there is none."""


HEAD = Figure("figure", "median (least to most)", "ratio", "wanted")


def spread(values: Sequence[float], digits: int | None = None) -> str:
    """The median of several rounds, and between which the others lie."""
    middle = statistics.median(values)
    if digits is None:
        digits = 0 if middle >= 100 else 2
    low, high = min(values), max(values)
    return f"{middle:,.{digits}f} ({low:,.{digits}f} to {high:,.{digits}f})"


def show(figures: Iterable[Figure]) -> None:
    """Print a table of figures."""
    table = [HEAD, *figures]
    widths = [max(len(row[column]) for row in table) for column in range(len(HEAD))]
    for row in table:
        cells = (cell.ljust(width) for cell, width in zip(row, widths, strict=True))
        sys.stdout.write("  ".join(cells).rstrip() + "\n")
    sys.stdout.flush()
