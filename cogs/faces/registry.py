"""Which face a game has: the one place where a face is registered."""

from typing import Any

from cogs.faces.days import DaysFace
from cogs.faces.dog import DogFace
from cogs.faces.dog_lover import LoverFace
from cogs.faces.face import Face
from cogs.faces.fences import FencesFace
from rules.games import GAMES

_FACES: dict[str, Face[Any]] = {
    face.family: face for face in (DaysFace(), FencesFace(), DogFace(), LoverFace())
}


def face_of(game: str) -> Face[Any]:
    """The face of the game with this name; KeyError if there is no such game."""
    return _FACES[GAMES[game].family]
