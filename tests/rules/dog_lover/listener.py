"""Somebody who sees the table once and then only hears what happens: the rules a second way."""

from copy import deepcopy
from dataclasses import dataclass, field
from typing import Any

from rules.dog_lover.cards import HOUSE
from rules.dog_lover.view import LoverView
from rules.game import Event

ORDER = [column + row for row in "123" for column in "abc"]


@dataclass
class Place:
    """What somebody has, as far as all may know."""

    dogs: list[list[Any]]
    cubes: list[int]
    tricks: list[str]
    fetch: bool
    walks: int = 0
    traits: list[str] = field(default_factory=list)
    hand: int = 0

    def gain(self, card: str) -> None:
        kind = HOUSE.card(card).kind
        if kind == "dog":
            self.dogs.append([card, 0, 0, None])
        elif kind == "food":
            self.cubes["skcw".index(card[-1])] += 2 if card[1] == "2" else 1
        elif kind == "walk":
            self.walks += 1
        elif kind == "trait":
            self.traits.append(card)
        elif kind == "fetch":
            self.fetch = True
        else:
            self.hand += 1


@dataclass
class Table:
    """What lies on the table."""

    grid: dict[str, str | None]
    post: str | None
    tricks: list[str]
    shelter: list[str]
    places: list[Place]


class Listener:
    """Knows of the table what the events say."""

    def __init__(self, view: LoverView) -> None:
        self.table = Table(
            dict(zip(ORDER, view.grid, strict=True)),
            view.post,
            [*view.tricks],
            [*view.shelter],
            [
                Place(
                    [[dog.card, 0, 0, None] for dog in one.dogs], [0] * 4, [*one.tricks], one.fetch
                )
                for one in view.areas
            ],
        )
        self.before: list[tuple[str, Table]] = []
        self.last_round = False

    def hear(self, event: Event) -> None:
        getattr(self, f"on_{event.kind}")(event.seat, **event.facts)

    def remember(self, kind: str) -> None:
        self.before.append((kind, deepcopy(self.table)))

    def on_start(self, seat: None, first: int, tricks: list[str], dogs: list[str]) -> None:
        for place, trick, dog in zip(self.table.places, tricks, dogs, strict=True):
            assert (place.tricks, place.dogs) == ([trick], [[dog, 0, 0, None]])

    def on_watch(self, seat: int, post: str) -> None:
        self.table.post = post

    def on_retrieve(
        self, seat: int, trick: str, cells: list[str], cards: list[str], post: str
    ) -> None:
        self.remember("retrieve")
        assert trick in self.table.places[seat].tricks
        for cell, card in zip(cells, cards, strict=True):
            assert self.table.grid[cell] == card
            self.table.grid[cell] = None
            self.table.places[seat].gain(card)
        self.table.post = post

    def on_fetch(self, seat: int, cell: str, card: str) -> None:
        self.remember("fetch")
        assert self.table.grid[cell] == card
        assert self.table.places[seat].fetch
        self.table.places[seat].fetch = False
        self.table.grid[cell] = "fetch"
        self.table.places[seat].gain(card)

    def on_learn(self, seat: int, trick: str, price: int, shown: str | None) -> None:
        self.remember("learn")
        self.table.places[seat].hand -= price
        self.table.places[seat].tricks.append(trick)
        self.slide(self.table.tricks, trick, shown)

    def on_rescue(self, seat: int, dog: str, price: int, shown: str | None) -> None:
        self.remember("rescue")
        self.table.places[seat].hand -= price
        self.table.places[seat].dogs.append([dog, 0, 0, None])
        self.slide(self.table.shelter, dog, shown)

    def slide(self, display: list[str], taken: str, shown: str | None) -> None:
        display.remove(taken)
        if shown is not None:
            display.insert(0, shown)
            self.before = []

    def on_tuck(self, seat: int, number: int, card: str) -> None:
        self.remember("tuck")
        self.table.places[seat].hand -= 1
        self.dog(seat, number, card)[2] += 1

    def on_walk(self, seat: int, number: int, card: str) -> None:
        self.remember("walk")
        self.table.places[seat].walks -= 1
        self.dog(seat, number, card)[1] += 1

    def on_trait(self, seat: int, trait: str, number: int, card: str) -> None:
        self.remember("trait")
        self.table.places[seat].traits.remove(trait)
        self.dog(seat, number, card)[3] = trait

    def dog(self, seat: int, number: int, card: str) -> list[Any]:
        dog = self.table.places[seat].dogs[number - 1]
        assert dog[0] == card
        return dog

    def on_undo(self, seat: int, step: str) -> None:
        kind, self.table = self.before.pop()
        assert kind == step

    def on_lost_walk(self, seat: int, count: int) -> None:
        self.table.places[seat].walks -= count

    def on_lost_trait(self, seat: int, trait: str, paid: dict[str, Any]) -> None:
        place = self.table.places[seat]
        assert place.traits.pop(0) == trait
        for item, what in paid.items():
            if item == "cubes":
                place.cubes = [had - gone for had, gone in zip(place.cubes, what, strict=True)]
            else:
                place.hand -= len(what) if item == "things" else what

    def on_end_turn(self, seat: int) -> None:
        self.before = []
        assert self.table.places[seat].walks == 0
        assert self.table.places[seat].traits == []

    def on_refill(self, seat: None, cells: list[list[str]]) -> None:
        assert [cell for cell, _ in cells] == [cell for cell in ORDER if not self.table.grid[cell]]
        self.table.grid.update(dict(cells))

    def on_last_round(self, seat: None) -> None:
        self.last_round = True

    def on_over(self, seat: None, reason: str) -> None:
        self.before = []

    def tells(self) -> dict[str, Any]:
        """What it knows, in the words of `shown`."""
        table = self.table
        places = [vars(place) for place in table.places]
        return {**vars(table), "places": places, "undo": bool(self.before), "last": self.last_round}


def shown(view: LoverView) -> dict[str, Any]:
    """The same of what is truly there."""
    return {
        "grid": dict(zip(ORDER, view.grid, strict=True)),
        "post": view.post,
        "tricks": [*view.tricks],
        "shelter": [*view.shelter],
        "places": [
            {
                "dogs": [[dog.card, dog.walks, dog.training, dog.trait] for dog in area.dogs],
                "cubes": [*area.cubes],
                "tricks": [*area.tricks],
                "fetch": area.fetch,
                "walks": area.walks,
                "traits": [*area.traits],
                "hand": area.hand,
            }
            for area in view.areas
        ],
        "undo": view.undo,
        "last": view.last_round,
    }
