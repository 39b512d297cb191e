"""Which face a game has: the one place where a face is registered."""

from typing import Any

from cogs.faces.days.face import DaysFace
from cogs.faces.dog.face import DogFace
from cogs.faces.dog_lover.face import LoverFace
from cogs.faces.face import Face
from cogs.faces.fences.face import FencesFace
from rules.games import GAMES

_FACES: dict[str, Face[Any]] = {
    face.family: face for face in (DaysFace(), FencesFace(), DogFace(), LoverFace())
}


def face_of(game: str) -> Face[Any]:
    """The face of the game with this name; KeyError if there is no such game."""
    return _FACES[GAMES[game].family]
