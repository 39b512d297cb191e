"""The score a second way: every cube tried on every symbol, and the points counted from the rules.

Written from dog_lover.md 6, 9 and 10.6 and nothing else, so slow that few dogs are enough for it.
"""

import json
from collections.abc import Iterator
from functools import cache
from itertools import product

from tests.rules.dog_lover.boards import HOUSE_FILE, Things

Cubes = tuple[int, ...]
Rank = tuple[int, int, int]


@cache
def rows() -> Things:
    data = json.loads(HOUSE_FILE.read_text(encoding="utf-8"))
    lists = (data["dogs"], data["rescued"], data["traits"])
    return {row["id"].upper(): row for each in lists for row in each}


def best(given: Things) -> Rank:
    """The best points, fed dogs, fed rescued dogs of all ways to share out the cubes."""
    cubes = tuple(given.get("cubes", {}).get(colour, 0) for colour in "SKCW")
    return max(worth(given, fed, left) for fed, left in feedings(given["dogs"], cubes))


def feedings(dogs: list[Things], cubes: Cubes) -> Iterator[tuple[list[Things], Cubes]]:
    """Every choice of dogs that can be fed, with every rest of cubes."""
    if not dogs:
        yield [], cubes
        return
    first, *others = dogs
    yield from feedings(others, cubes)
    for left in fed_with(first, cubes):
        for fed, rest in feedings(others, left):
            yield [first, *fed], rest


def fed_with(dog: Things, cubes: Cubes) -> set[Cubes]:
    """What may be left when this dog has been fed."""
    symbols = [colour for colour in range(3) for _ in range(rows()[dog["id"]]["food"][colour])]
    trait = dog.get("trait")
    needs = [symbols]
    if trait == "X03":
        needs = [symbols[:at] + symbols[at + 1 :] for at in range(len(symbols))]
    payments = range(4) if trait == "X04" else None
    lefts = set()
    for need in needs:
        for paid in product(*(payments or (symbol, 3) for symbol in need)):
            left = tuple(had - paid.count(colour) for colour, had in enumerate(cubes))
            if min(left) >= 0:
                lefts.add(left)
    return lefts


def worth(given: Things, fed: list[Things], left: Cubes) -> Rank:
    """What it all brings when these dogs are fed and these cubes left."""
    names = [dog["id"] for dog in fed]
    hand = sum(given.get("favorites", {}).values())
    points = 0
    for dog in fed:
        points += rows()[dog["id"]]["points"]
        points += 2 * dog.get("walks", 0) + dog.get("training", 0)
        if dog.get("trait"):
            points += rows()[dog["trait"]]["points"]
        if dog.get("trait") == "X10":
            points += min(5, hand)
    hungry = len(given["dogs"]) - len(fed)
    points -= 0 if "R10" in names else 2 * hungry
    points += sum(special(name, given, fed, left) for name in names if name[0] == "R")
    bones = given.get("bones", 0) + ("R07" in names) + sum(d.get("trait") == "X09" for d in fed)
    points += (0, -1, len(fed), 2 * len(fed))[min(3, bones)]
    points += favourites([*given.get("favorites", {}).items()], wild="R06" in names)
    return points, len(fed), sum(name[0] == "R" for name in names)


def special(name: str, given: Things, fed: list[Things], left: Cubes) -> int:
    """What a fed rescued dog brings beside its own points, bones and favourite things aside."""
    others = [dog["id"] for dog in fed if dog["id"] != name]
    sizes = [rows()[dog["id"]]["size"] for dog in fed]
    return {
        "R01": sizes.count("small"),
        "R02": sizes.count("medium"),
        "R03": sizes.count("large"),
        "R04": sum(dog.get("walks", 0) for dog in fed),
        "R05": sum(dog.get("training", 0) for dog in fed),
        "R08": min(4, sum(left)),
        "R09": 2 * sum(dog.get("trait") is not None for dog in fed),
        "R11": min(4, given.get("tricks", 0)),
        "R12": 2 * sum(other[0] == "R" for other in others),
    }.get(name, 0)


def favourites(held: list[tuple[str, int]], *, wild: bool) -> int:
    """Sets laid out one after the other, each with every kind that is still there."""
    counts = dict(held)
    if wild:
        kinds = ("ball", "rope", "frisbee", "squeaky_duck", "plush_rabbit")
        return max(
            favourites([*{**counts, kind: counts.get(kind, 0) + 1}.items()], wild=False)
            for kind in kinds
        )
    points = 0
    while any(counts.values()):
        there = [kind for kind, number in counts.items() if number]
        points += (0, 1, 3, 6, 10, 15)[len(there)]
        counts = {kind: counts[kind] - 1 for kind in there}
    return points
