"""Views of Dog Lover made by hand, from nothing but ids of the house cards."""

from collections.abc import Iterator
from random import Random
from typing import Any

from rules.dog_lover.cards import HOUSE
from rules.dog_lover.game import DOG_LOVER
from rules.dog_lover.grid import POSTS
from rules.dog_lover.options import LoverOptions
from rules.dog_lover.state import State
from rules.dog_lover.view import AreaView, DogView, FedView, LoverView, ScoreView
from rules.game import Path

GRID = ("d15", "f2s", "wk", "x01", "tr", "ad", "bo", "squeaky_duck", "fw")
DOGS = tuple(dog.id for dog in HOUSE.file.dogs)
RESCUED = HOUSE.rescued
TRAITS = tuple(trait.id for trait in HOUSE.file.traits)
LEARNABLE = HOUSE.tricks("learnable")


def area(*dogs: str | DogView, **changes: Any) -> AreaView:
    """What lies in front of a player who has these dogs."""
    facts: dict[str, Any] = {
        "dogs": tuple(DogView(card=one) if isinstance(one, str) else one for one in dogs),
        "cubes": (1, 0, 2, 0),
        "tricks": ("k00",),
        "fetch": False,
        "walks": 0,
        "traits": (),
        "hand": 3,
    }
    return AreaView(**facts | changes)


def lover_view(*areas: AreaView, viewer: int | None = 0, **changes: Any) -> LoverView:
    """A position in which seat 0 must act; two players with a dog each if none are given."""
    areas = areas or (area("d01"), area("d02", fetch=True))
    seats = len(areas)
    facts: dict[str, Any] = {
        "game": "dog-lover",
        "viewer": viewer,
        "seats": seats,
        "acting": (0,),
        "turn": 3,
        "resigned": (False,) * seats,
        "outcome": None,
        "cards": 0,
        "phase": "play",
        "first": 0,
        "round": 2,
        "last_round": False,
        "grid": GRID,
        "post": "w2",
        "deck": 40,
        "tricks": ("k07", "k12", "k16"),
        "tricks_pile": 9,
        "shelter": ("r01", "r08", "r10"),
        "shelter_pile": 9,
        "areas": areas,
        "hand": None,
        "now": None,
        "retrieved": False,
        "swapped": None,
        "fetch_ready": False,
        "guard_limit": (1,) * seats,
        "undo": False,
        "hands": None,
        "scores": None,
    }
    return LoverView(**facts | changes)


def score(area: AreaView, *, fed: bool = True) -> ScoreView:
    """A score in which everybody is fed, or nobody."""
    feeding = tuple(
        FedView(card=dog.card, fed=fed, ate=(1, 1, 1, 0), points=9 if fed else -2)
        for dog in area.dogs
    )
    total = sum(one.points for one in feeding)
    return ScoreView(
        dogs=total, rescued=0, things=0, bones=0, total=total, feeding=feeding,
        fed=len(feeding) if fed else 0, fed_rescued=0,
    )  # fmt: skip


def full_area(seed: int, dogs: int = 9, **changes: Any) -> AreaView:
    """A player with much of everything."""
    chance = Random(seed)
    cards = chance.sample((*DOGS, *RESCUED), dogs)
    facts: dict[str, Any] = {
        "cubes": (12, 11, 10, 13),
        "tricks": ("k00", *chance.sample(LEARNABLE, 4)),
        "fetch": True,
        "walks": 2,
        "traits": TRAITS[:2],
        "hand": 17,
    }
    found = tuple(
        DogView(
            card=card,
            walks=chance.randrange(3),
            training=chance.choice((0, 1, 3)),
            trait=chance.choice((None, *TRAITS)),
        )
        for card in cards
    )
    return area(*found, **facts | changes)


def full_view(seats: int = 4, dogs: int = 9, **changes: Any) -> LoverView:
    """The largest position."""
    areas = tuple(full_area(seat, dogs) for seat in range(seats))
    facts: dict[str, Any] = {
        "grid": tuple(Random(dogs).choices(HOUSE.deck(4), k=9)),
        "post": Random(seats).choice(POSTS),
        "last_round": True,
        "round": 12,
        "deck": 102,
    }
    return lover_view(*areas, **facts | changes)


def played(seed: int, seats: int, moves: int) -> Iterator[tuple[State, int, LoverView]]:
    """The positions of a random game, with who must act and what they see."""
    chance = Random(seed)
    state = DOG_LOVER.start(seed.to_bytes(32, "big"), seats, LoverOptions())
    for _ in range(moves):
        acting = DOG_LOVER.acting(state)
        if not acting:
            return
        yield state, acting[0], DOG_LOVER.view(state, acting[0])
        path: Path = ()
        while keys := DOG_LOVER.choices(state, acting[0], path).keys:
            # What is taken back would only be done again.
            path += (chance.choice([key for key in keys if key != "undo"] or keys),)
        state, _events = DOG_LOVER.play(state, acting[0], path)


def paths(state: State, seat: int) -> Iterator[Path]:
    """Every beginning of every move, the empty one first."""
    found: list[Path] = [()]
    for path in found:
        yield path
        found.extend((*path, key) for key in DOG_LOVER.choices(state, seat, path).keys)
