"""What Traits and rescued dogs can do: the abilities a card file may name, each a few numbers.

A Trait beats the rules from the moment it is attached, fed dog or not (dog_lover.md Q19); what it
is worth at the end, it is worth under a fed dog only. A rescued dog's ability works only at the
end, and only if it is fed. A card with an ability of another kind needs a row here and nothing
else, as long as it turns on the same hooks (dog_lover.md 7).
"""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Literal

Size = Literal["small", "medium", "large"]
UNLIMITED = 99
"""A tuck limit that no game reaches."""


@dataclass(frozen=True, slots=True, kw_only=True)
class TraitPower:
    """What a Trait changes; the defaults are the rules as they are without it."""

    walks: int = 1
    """Walks that its dog may have under it."""
    training: int = 1
    """Training cards that its dog may have under it."""
    less_food: bool = False
    """Its dog needs one symbol less, whichever suits its owner."""
    any_food: bool = False
    """Every symbol of its dog may be paid with any cube."""
    watched: int = 1
    """Cards that its owner may take from the guarded line."""
    rescue_price: int | None = None
    """Adoptions that a rescue costs its owner; None: what it costs everybody."""
    trick_discount: int = 0
    """Training cards that a trick costs its owner less, down to one."""
    bones: int = 0
    """Bones that its dog counts for, if fed."""
    most_for_things: int = 0
    """One point for each Favourite Thing in hand, but no more than this, if its dog is fed."""


TRAIT_POWERS: Mapping[str, TraitPower] = {
    "walk_limit": TraitPower(walks=2),
    "training_limit": TraitPower(training=UNLIMITED),
    "need_minus_one": TraitPower(less_food=True),
    "any_food": TraitPower(any_food=True),
    "watch_limit_2": TraitPower(watched=2),
    "rescue_cost_1": TraitPower(rescue_price=1),
    "trick_discount_1": TraitPower(trick_discount=1),
    "no_walks": TraitPower(walks=0),
    "extra_bone": TraitPower(bones=1),
    "favorite_bonus": TraitPower(most_for_things=5),
}
"""By the ability key of the card file (dog_lover.md 9.4)."""


@dataclass(frozen=True, slots=True, kw_only=True)
class RescuedPower:
    """What a rescued dog brings at the end if it is fed; it counts among the fed dogs itself."""

    size: Size | None = None
    """A point for each fed dog of this size."""
    walk: int = 0
    """Points for each Walk under a fed dog."""
    training: int = 0
    """Points for each Training card under a fed dog."""
    trait: int = 0
    """Points for each Trait attached to a fed dog."""
    other_rescued: int = 0
    """Points for each *other* fed rescued dog."""
    most_for_tricks: int = 0
    """A point for each trick owned, but no more than this."""
    most_for_cubes: int = 0
    """A point for each cube that nobody ate, but no more than this."""
    things: int = 0
    """Favourite Things it counts for, each of whichever kind suits best."""
    bones: int = 0
    """Bones it counts for."""
    forgives: bool = False
    """Hungry dogs cost nothing."""


RESCUED_POWERS: Mapping[str, RescuedPower] = {
    "per_small": RescuedPower(size="small"),
    "per_medium": RescuedPower(size="medium"),
    "per_large": RescuedPower(size="large"),
    "per_walk": RescuedPower(walk=1),
    "per_training": RescuedPower(training=1),
    "wild_favorite": RescuedPower(things=1),
    "bone_plus_1": RescuedPower(bones=1),
    "leftover_food": RescuedPower(most_for_cubes=4),
    "per_trait": RescuedPower(trait=2),
    "no_unfed_penalty": RescuedPower(forgives=True),
    "per_trick": RescuedPower(most_for_tricks=4),
    "per_rescued": RescuedPower(other_rescued=2),
}
"""By the ability key of the card file (dog_lover.md 9.5)."""
