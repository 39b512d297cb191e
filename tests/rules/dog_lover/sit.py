"""Positions of Dog Lover made by hand, for the tests of the engine."""

from typing import Any, Self

import pytest
from typing_extensions import override

from rules.dog_lover.game import DOG_LOVER
from rules.dog_lover.view import LoverView
from rules.game import Broken, Event
from tests.rules import sitting
from tests.rules.sitting import LETTERS, lines

GRID = "d01 f1s ad | d08 f1k bo | d15 f1c ball"
"""A grid of what needs no decision when it is taken."""
DECK = "end f1s f1k f1c fw f1s f1k f1c fw f1s f1k f1c fw"


class Sitting(sitting.Sitting):
    """A position of Dog Lover, in which nothing happens secretly."""

    @override
    def play(self, text: str, seat: int | None = None) -> tuple[Self, list[Event]]:
        after, events = super().play(text, seat)
        assert not any(event.secret for event in events)
        return after, events

    def gives_up(self, seat: int) -> tuple[Self, list[str]]:
        """The position when this seat has resigned, and what happens."""
        return self.resign(seat), lines(DOG_LOVER.resign(self.state, seat).events)

    def area(self, seat: int = 0) -> dict[str, Any]:
        area: dict[str, Any] = self.dump()["areas"][LETTERS[seat]]
        return area

    def dogs(self, seat: int = 0) -> str:
        """The dogs with what they carry: `d01+1w+2t+x04`."""
        told = []
        for dog in self.area(seat)["dogs"]:
            parts = [dog["card"]]
            parts += [f"{dog['walks']}w"] if dog["walks"] else []
            parts += [f"{dog['training']}t"] if dog["training"] else []
            parts += [dog["trait"]] if dog["trait"] else []
            told.append("+".join(parts))
        return " ".join(told)

    def hand(self, seat: int = 0) -> str:
        return " ".join(self.area(seat)["hand"])

    def cubes(self, seat: int = 0) -> tuple[int, ...]:
        return tuple(self.area(seat)["cubes"].values())

    def grid(self) -> str:
        return " | ".join(self.dump()["grid"])

    def view(self, viewer: int | None = None) -> LoverView:
        return DOG_LOVER.view(self.state, viewer)


def area(text: str = "d02", **facts: Any) -> dict[str, Any]:
    """An area: its dogs as `Sitting.dogs` tells them; hand, tricks and traits are words."""
    dogs = []
    for word in text.split():
        card, *parts = word.split("+")
        dog: dict[str, Any] = {"card": card}
        for part in parts:
            if part[-1] in "wt" and part[:-1].isdecimal():
                dog["walks" if part[-1] == "w" else "training"] = int(part[:-1])
            else:
                dog["trait"] = part
        dogs.append(dog)
    cubes = dict(zip("skcw", facts.pop("cubes", (0, 0, 0, 0)), strict=True))
    words = {name: facts.pop(name, "").split() for name in ("hand", "traits")}
    tricks = facts.pop("tricks", "k00").split()
    return {"dogs": dogs, "cubes": cubes, "tricks": tricks, **words, **facts}


def sit(*areas: dict[str, Any], grid: str = GRID, **facts: Any) -> Sitting:
    """A turn of the first seat; words in one text make lists, options are `on="fetch_back"`."""
    made = [*areas, *[area("d02")] * (2 - len(areas))]
    lists = {
        "deck": DECK,
        "tricks": "k07 k08 k18",
        "tricks_pile": "k12 k13",
        "shelter": "r01 r02 r03",
        "shelter_pile": "r04 r05",
    }
    told = {name: facts.pop(name, words).split() for name, words in lists.items()}
    options = dict.fromkeys(facts.pop("on", "").split(), True)
    data = {
        "game": "dog-lover",
        "grid": [row.strip() for row in grid.split("|")],
        "areas": dict(zip(LETTERS, made, strict=False)),
        "post": "w3",
        "options": options,
        **told,
        **facts,
    }
    return Sitting(DOG_LOVER, DOG_LOVER.load(data))


def broken(**facts: Any) -> str:
    """What is wrong with the position that has these facts."""
    with pytest.raises(Broken) as caught:
        sit(**facts)
    return str(caught.value)
