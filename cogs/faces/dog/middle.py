"""The middle of the picture of a game of Dog: the card being played, and the two piles."""

from typing import Final

from PIL import Image

from cogs.faces import signs
from cogs.faces.colours import GRASS, INK
from cogs.faces.dog import cards_drawn as dog_cards_drawn
from cogs.faces.dog import plan as dog_plan
from cogs.faces.dog.course import Box
from cogs.faces.dog.ground import ROOMY
from cogs.faces.dog.plan import Plan
from cogs.faces.sprites import ROUND, lettering
from rules.dog.view import DogView

PILE: Final = 84
"""The width of a card of the two piles."""
LAST: Final = 108
"""The width of the card that was played last."""
EFFECT: Final = 70
"""The width of the card that it stands for, if it is another one."""


def paste(picture: Image.Image, room: Box, view: DogView, plan: Plan) -> None:
    """The card played last, or being played, above both piles."""
    x = room.left + room.width // 2
    high = dog_cards_drawn.size(PILE)[1]
    low = room.top + room.height - high - 76
    if room.height > ROOMY:
        low -= 270
    _pile(picture, (x - PILE - 14, low), "draw", view)
    _pile(picture, (x + 14, low), "discard", view)
    top = room.top + (low - room.top - dog_cards_drawn.size(LAST)[1]) // 2 - 6
    if view.phase == "exchange":
        picture.paste(dog_cards_drawn.exchange(170, GRASS), (x - 85, top + 20))
    elif plan.card:
        by = dog_plan.mover(view) if plan.planned or view.last is None else view.last.seat
        _newest(picture, (x, top), view.game, by, plan)


def _newest(picture: Image.Image, at: tuple[int, int], game: str, seat: int, plan: Plan) -> None:
    """A card that is played: by whom, which card it stands for, whether it earns another one."""
    x, top = at
    other = plan.acts_as not in ("", plan.card)
    left = x - LAST // 2 + (4 if other else 28)
    sprite = dog_cards_drawn.card(game, plan.card, LAST, GRASS)
    picture.paste(sprite, (left, top))
    picture.paste(signs.seat(seat, 54, GRASS), (left - 62, top + 4))
    if other:
        small = dog_cards_drawn.card(game, plan.acts_as, EFFECT, GRASS)
        at = (left + LAST - 16, top + sprite.height - small.height + 14)
        picture.paste(small, at)
    if plan.draws:
        picture.paste(lettering(("+1",), 40, ROUND, INK, GRASS, (54, 44)), (left - 62, top + 66))


def _pile(picture: Image.Image, at: tuple[int, int], which: str, view: DogView) -> None:
    if which == "draw":
        count = view.draw_pile
        sprite = dog_cards_drawn.back(PILE, GRASS, empty=not count)
    else:
        count = len(view.discard)
        sprite = (
            dog_cards_drawn.card(view.game, view.discard[-1], PILE, GRASS)
            if view.discard
            else dog_cards_drawn.nothing(PILE, GRASS)
        )
    picture.paste(sprite, at)
    number = lettering((str(count),), 36, ROUND, INK, GRASS, (PILE, 40))
    picture.paste(number, (at[0], at[1] + sprite.height + 2))
