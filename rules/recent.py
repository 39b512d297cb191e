"""The few things used last, and no more."""

from collections import OrderedDict
from collections.abc import Callable
from typing import Generic, TypeVar

K = TypeVar("K")
V = TypeVar("V")


class Recent(Generic[K, V]):
    """A map that forgets what was not used for longest once it holds more than `limit` things."""

    def __init__(self, limit: int) -> None:
        self._limit = limit
        self._values: OrderedDict[K, V] = OrderedDict()

    def get(self, key: K) -> V | None:
        """The value, now the one used last; None if it is not there."""
        value = self._values.get(key)
        if value is not None:
            self._values.move_to_end(key)
        return value

    def put(self, key: K, value: V) -> None:
        """Remember `value`, in place of the one before."""
        self._values[key] = value
        self._values.move_to_end(key)
        if len(self._values) > self._limit:
            self._values.popitem(last=False)

    def drop(self, key: K) -> None:
        """Forget it, if it is there."""
        self._values.pop(key, None)

    def drop_all(self, which: Callable[[K], bool]) -> None:
        """Forget all whose keys are such."""
        for key in [key for key in self._values if which(key)]:
            del self._values[key]

    def __len__(self) -> int:
        return len(self._values)
