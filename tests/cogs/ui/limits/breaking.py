"""Breaking a good payload at one place."""

from collections.abc import Callable
from copy import deepcopy
from typing import Any

import pytest

from cogs.ui.limits import OverLimit

MISSING = object()


def broken(payload: Any, path: tuple[str | int, ...], value: Any) -> Any:
    """A copy of the payload with another value at the path; MISSING takes it out."""
    copy = deepcopy(payload)
    target = copy
    for step in path[:-1]:
        target = target[step]
    if value is MISSING:
        del target[path[-1]]
    else:
        target[path[-1]] = value
    return copy


def rejected(check: Callable[[], None], path: str) -> None:
    """The check must find a fault at the path."""
    with pytest.raises(OverLimit) as caught:
        check()
    found = [fault.path for fault in caught.value.faults]
    assert path in found, caught.value
    assert path in str(caught.value)
    assert all(fault.rule for fault in caught.value.faults)
