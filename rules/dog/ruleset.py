"""The rules of one table: which game, how many seats, which options. Never changed while it runs.

Where dog.md leaves a point open, a table option settles it, and here is where it takes hold.
"""

from collections.abc import Iterable
from dataclasses import dataclass
from functools import lru_cache

from rules.dog.board import Ring, ring
from rules.dog.cards import DECKS, Card
from rules.dog.options import MODELS, RoyalOptions, changed
from rules.game import Options

DEALS = {"dog": (6, 5, 4, 3, 2), "dog-royal": (5,)}
"""How many cards everybody gets, round by round, again and again (dog.md 4)."""


@dataclass(frozen=True, slots=True)
class Ruleset:
    """All that engine and view need to know of a table besides the position."""

    name: str
    ring: Ring
    royal: bool
    changed: tuple[tuple[str, bool | int], ...]
    """The options that differ from their defaults."""
    on: frozenset[str]
    """The names of the options, yes or no, that are on."""
    cards: tuple[Card, ...]
    """By kind."""
    kinds: dict[str, int]
    codes: dict[str, int]
    deals: tuple[int, ...]
    special: tuple[int, ...]
    """Royal's special squares, ascending."""
    swiss: bool
    """Whether a pawn is protected on its start only while freshly entered."""
    must_finish: bool

    @property
    def seats(self) -> int:
        """How many play."""
        return self.ring.seats

    def deal_of(self, number: int) -> int:
        """How many cards everybody gets in a round, counted from 1."""
        return self.deals[(number - 1) % len(self.deals)]


def make(name: str, seats: int, told: Options, special: Iterable[int] | None = None) -> Ruleset:
    """The rules of a table; `special` squares other than by the options are for trying out."""
    deck = DECKS[name]
    track = ring(seats)
    if special is None:
        offset = told.special_offset if isinstance(told, RoyalOptions) else 0
        special = (start + offset for start in track.starts if offset)
    options = told.model_dump()
    return Ruleset(
        name=name,
        ring=track,
        royal=name == "dog-royal",
        changed=tuple(changed(told).items()),
        on=frozenset(option for option, value in options.items() if value is True),
        cards=deck.cards,
        kinds=deck.kinds,
        codes=deck.codes,
        deals=DEALS[name],
        special=tuple(sorted(special)),
        swiss=options.get("swiss_start", False),
        must_finish=options["must_finish"],
    )


def ruleset(name: str, options: Options, seats: int) -> Ruleset:
    """The rules of a table, made once for each set of options."""
    return _made(name, tuple(changed(options).items()), seats)


@lru_cache(maxsize=256)
def _made(name: str, told: tuple[tuple[str, bool | int], ...], seats: int) -> Ruleset:
    return make(name, seats, MODELS[name].model_validate(dict(told)))
