"""Which games there are: the one place where a game is registered."""

from typing import Any

from rules.days import cards as days_cards
from rules.days.game import DAYS_GAMES
from rules.dog.game import DOG_GAMES
from rules.dog_lover.game import DOG_LOVER
from rules.fences.game import FENCES
from rules.game import Game

_ALL: tuple[Game[Any, Any], ...] = (*DAYS_GAMES, FENCES, *DOG_GAMES, DOG_LOVER)
GAMES: dict[str, Game[Any, Any]] = {game.name: game for game in _ALL}
"""By the slash command's name, in the order in which they are listed.

Old buttons name a game by its place here: add at the end, never reorder.
"""


def card_names(language: str) -> dict[str, str]:
    """What cards are called in a language, by key, where the catalogues have it from card data."""
    return days_cards.names_in(language)
