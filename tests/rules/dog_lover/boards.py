"""What a player has at the end of the game, as the vectors write it, and random ones of it."""

import json
from pathlib import Path
from random import Random
from typing import Any

from rules.dog_lover.cards import HOUSE
from rules.dog_lover.scoring import Possessions, score
from rules.dog_lover.view import DogView, ScoreView

HERE = Path(__file__).parent
HOUSE_FILE = Path(HERE.parents[2], "rules", "dog_lover", "cards", "house.json")
Things = dict[str, Any]


def lines(name: str) -> list[Things]:
    """The lines of a file of vectors."""
    text = (HERE / name).read_text(encoding="utf-8")
    return [json.loads(line) for line in text.splitlines()]


def dog(card: str, *, walks: int = 0, training: int = 0, trait: str | None = None) -> Things:
    return {"id": card, "walks": walks, "training": training, "trait": trait}


def things(dogs: str | list[Things], cubes: str = "", **more: Any) -> Things:
    """`things("D08 D03", "S1 W1", bones=3)`."""
    return {
        "dogs": [dog(card) for card in dogs.split()] if isinstance(dogs, str) else dogs,
        "cubes": {word[0]: int(word[1:]) for word in cubes.split()},
        **more,
    }


def owned(given: Things) -> Possessions:
    """What a line says, as the scoring wants it."""
    dogs = tuple(
        DogView(
            card=each["id"].lower(),
            walks=each.get("walks", 0),
            training=each.get("training", 0),
            trait=each["trait"].lower() if each.get("trait") else None,
        )
        for each in given["dogs"]
    )
    s, k, c, w = (given.get("cubes", {}).get(colour, 0) for colour in "SKCW")
    favourites = tuple(given.get("favorites", {}).items())
    return Possessions(
        dogs, (s, k, c, w), given.get("bones", 0), favourites, given.get("tricks", 0)
    )


def scored(given: Things) -> ScoreView:
    return score(HOUSE, owned(given))


def result(given: Things) -> tuple[int, int, int]:
    """Points, fed dogs, fed rescued dogs."""
    found = scored(given)
    return found.total, found.fed, found.fed_rescued


def random_things(rng: Random, dogs: int, cubes: int) -> Things:
    """So many dogs of the box at most, and cubes of each colour; Traits on whatever dog."""
    cards = [f"D{number:02}" for number in range(1, 22)]
    cards += [f"R{number:02}" for number in range(1, 13)] * 2
    traits = [f"X{number:02}" for number in range(1, 11)]
    rng.shuffle(traits)
    chosen: list[str] = []
    for _ in range(rng.randint(0, dogs)):
        chosen.append(rng.choice([card for card in cards if card not in chosen]))
    return {
        "dogs": [
            dog(
                card,
                walks=rng.choice((0, 0, 1, 2)),
                training=rng.choice((0, 0, 1, 3)),
                trait=traits.pop() if traits and rng.random() < 0.5 else None,
            )
            for card in chosen
        ],
        "cubes": {colour: rng.randint(0, cubes) for colour in "SKCW"},
        "bones": rng.randint(0, 4),
        "favorites": {kind: rng.randint(0, 3) for kind in HOUSE.things if rng.random() < 0.5},
        "tricks": rng.randint(1, 6),
    }
