"""An animal for each member, in pictures that have no names: always the same one, if it is free."""

from collections.abc import Sequence
from functools import lru_cache
from typing import Final

from PIL import Image

from cogs.faces.colours import RGB
from cogs.faces.days.cats import CATS
from cogs.faces.days.dogs import DOGS
from cogs.faces.sprites import Pen

MASCOTS: Final = (*DOGS, *CATS)
"""The animals that there are, by their cards' keys."""
_MILLISECONDS: Final = 22
"""The bits of an id above these are a time, which is as good as chance."""
_SAME_TIME: Final = (1 << _MILLISECONDS) - 1
"""The bits that tell apart who came at the same time, as all do in the local mode."""


def mascots(members: Sequence[int]) -> tuple[str, ...]:
    """An animal for each of the members of a page; no two have the same while they last."""
    found: list[str] = []
    for member in members:
        first = ((member >> _MILLISECONDS) + (member & _SAME_TIME)) % len(MASCOTS)
        order = (*MASCOTS[first:], *MASCOTS[:first])
        found.append(next((one for one in order if one not in found), order[0]))
    return tuple(found)


@lru_cache(maxsize=256)
def mascot(key: str, size: int, ground: RGB) -> Image.Image:
    """The animal's portrait on its ground."""
    pen = Pen(size, size, ground)
    (DOGS.get(key) or CATS[key])(pen)
    return pen.done()
