"""JSON that a person likes to read and edit: what fits on a line stands on one."""

import json
from collections.abc import Iterable, Mapping
from typing import Any

WIDTH = 96
"""Columns. Only a single long string or number makes a longer line."""


def readable(value: Any, indent: int = 0, used: int = 0) -> str:
    """`value` as JSON text, two spaces a level; `used` columns of its first line are taken."""
    flat = _flat(value)
    if indent + used + len(flat) < WIDTH or not _has_items(value):
        return flat
    inner = indent + 2
    if isinstance(value, Mapping):
        names = {key: f"{_flat(str(key))}: " for key in value}
        lines = [names[key] + readable(value[key], inner, len(names[key])) for key in value]
        opening, closing = "{}"
    else:
        # A long list of plain values, such as a pile, fills its lines like text.
        plain = not any(map(_has_items, value))
        lines = filled(map(_flat, value), inner) if plain else [readable(v, inner) for v in value]
        opening, closing = "[]"
    body = f",\n{' ' * inner}".join(lines)
    return f"{opening}\n{' ' * inner}{body}\n{' ' * indent}{closing}"


def filled(words: Iterable[str], indent: int) -> list[str]:
    """Words joined by commas into lines, as many on each as fit."""
    lines: list[str] = []
    for word in words:
        if lines and indent + len(lines[-1]) + len(word) + 2 < WIDTH:
            lines[-1] += f", {word}"
        else:
            lines.append(word)
    return lines


def _flat(value: Any) -> str:
    return json.dumps(value, ensure_ascii=False)


def _has_items(value: Any) -> bool:
    return isinstance(value, Mapping | list | tuple) and len(value) > 0
