"""JSON that a person likes to read and edit: what fits on a line stands on one."""

import json
from collections.abc import Mapping
from typing import Any

WIDTH = 96
"""Columns. Only a single long string or number makes a longer line."""


def readable(value: Any, indent: int = 0, used: int = 0) -> str:
    """`value` as JSON text, two spaces a level; `used` columns of its first line are taken."""
    flat = json.dumps(value, ensure_ascii=False)
    is_mapping = isinstance(value, Mapping)
    if indent + used + len(flat) < WIDTH or not (is_mapping or isinstance(value, list | tuple)):
        return flat
    inner = indent + 2
    if is_mapping:
        names = {key: f"{json.dumps(str(key), ensure_ascii=False)}: " for key in value}
        lines = [names[key] + readable(value[key], inner, len(names[key])) for key in value]
    else:
        lines = [readable(item, inner) for item in value]
    body = f",\n{' ' * inner}".join(lines)
    opening, closing = "{}" if is_mapping else "[]"
    return f"{opening}\n{' ' * inner}{body}\n{' ' * indent}{closing}"
