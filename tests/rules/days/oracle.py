"""The cards of days once more, written from days.md 5 to 11 alone: slow, plain, on lists of words.

It shares no line with the engine. Where the two disagree, one of them misreads the rules.
"""

from collections.abc import Iterator
from copy import deepcopy
from itertools import product
from random import Random

DAYS = range(7)
DOGS = [
    "labrador",
    "mixed_breed",
    "german_shepherd",
    "french_bulldog",
    "dalmatian",
    "collie",
    "australian_shepherd",
    "corgi",
    "shiba",
    "great_dane",
    "staffie",
    "dachshund",
    "saint_bernard",
    "chihuahua",
]
CATS = [
    "grumpy_cat",
    "curious_cat",
    "fluffy_cat",
    "happy_cat",
    "zen_cat",
    "playful_cat",
    "lazy_cat",
    "leaping_cat",
    "floppy_cat",
    "rescued_cat",
    "demanding_cat",
    "wild_cat",
    "nervous_cat",
]
DOG_EVENTS = [
    "treats",
    "grooming",
    "muddy_paws",
    "zoomies",
    "comforter",
    "stuffed_toys",
    "cushion",
    "lead",
]
CAT_EVENTS = ["cat_tree", "cardboard_box", "cat_toys", "laser_pointer"]
BIG = {"german_shepherd", "great_dane", "saint_bernard"}


class Day:
    def __init__(self) -> None:
        self.pile: list[str] = []
        self.tree = False


Weeks = list[list[Day]]


def is_dog(day: Day) -> bool:
    return bool(day.pile) and day.pile[0] in DOGS


def is_cat(day: Day) -> bool:
    return bool(day.pile) and day.pile[0] in CATS


def read(text: str) -> Weeks:
    weeks = []
    for week in text.split("|"):
        days = []
        for told in week.split("/"):
            day = Day()
            day.tree = told.endswith("^")
            day.pile = [card for card in told.rstrip("^").split("+") if card]
            days.append(day)
        weeks.append(days)
    return weeks


def write(weeks: Weeks) -> str:
    return "|".join("/".join("+".join(day.pile) + "^" * day.tree for day in week) for week in weeks)


def successors(text: str, seat: int, card: str, on: set[str]) -> list[str]:
    """The distinct results, sorted, as days.md 10 writes them."""
    weeks = read(text)
    if any(all(day.pile for day in week) for week in weeks):
        return []
    found = set()
    for after, gone in plays(weeks, seat, card, on):
        found.add(write(after) + ">" + "+".join(sorted(gone)))
    return sorted(found)


Result = tuple[Weeks, list[str]]


def plays(weeks: Weeks, seat: int, card: str, on: set[str]) -> Iterator[Result]:
    if card in DOGS:
        return dog(weeks, seat, card, on)
    if card in CATS:
        return cat(weeks, seat, card, on)
    if card in DOG_EVENTS:
        return dog_event(weeks, seat, card, on)
    return cat_event(weeks, seat, card, on)


def around(week: list[Day], d: int) -> list[Day]:
    return [week[n] for n in (d - 1, d + 1) if n in DAYS]


def free_for_dogs(day: Day) -> bool:
    return not day.pile and not day.tree


def free_dog_days(weeks: Weeks) -> list[tuple[int, int]]:
    return [(w, d) for w in range(len(weeks)) for d in DAYS if free_for_dogs(weeks[w][d])]


def dog(weeks: Weeks, seat: int, card: str, on: set[str]) -> Iterator[Result]:
    anywhere = {"mixed_breed", "german_shepherd", "french_bulldog", "dalmatian"}
    anywhere |= {"australian_shepherd", "dachshund"}
    if "anywhere_fillers" in on:
        anywhere.add("labrador")
    for w, d in product(range(len(weeks)), DAYS):
        week, day = weeks[w], weeks[w][d]
        if w != seat and card not in anywhere:
            continue
        if card in ("german_shepherd", "french_bulldog", "saint_bernard"):
            fits = is_dog(day) or ("cover_on_empty" in on and free_for_dogs(day))
        else:
            fits = free_for_dogs(day) and dog_fits(week, d, card, on)
        if not fits:
            continue
        if card == "saint_bernard" and is_dog(day):
            for to_w, to_d in free_dog_days(weeks):
                if to_w != seat:
                    after = deepcopy(weeks)
                    sent = after[w][d].pile.pop()
                    after[w][d].pile.append(card)
                    after[to_w][to_d].pile.append(sent)
                    yield after, []
            continue
        placed = deepcopy(weeks)
        placed[w][d].pile.append(card)
        if card == "australian_shepherd":
            yield from shepherd(weeks, placed, w, d, on)
        else:
            yield placed, []


def dog_fits(  # noqa: C901, PLR0911  (a rule a card)
    week: list[Day], d: int, card: str, on: set[str]
) -> bool:
    if card == "dalmatian":
        return d < 6 and is_dog(week[d + 1])
    if card == "dachshund":
        return d > 0 and is_dog(week[d - 1])
    if card == "collie":
        return d in (3, 4, 5)
    if card == "shiba":
        return d in (0, 1, 2)
    if card == "staffie":
        return d == 6
    if card == "corgi":
        return all(week[n].pile for n in DAYS if n != d)
    if card == "great_dane":
        if d in (0, 6) and "great_dane_edges" not in on:
            return False
        return not any(is_dog(day) for day in around(week, d))
    if card == "chihuahua":
        for day in around(week, d):
            counting = day.pile if "chihuahua_covered" in on else day.pile[-1:]
            if BIG & set(counting):
                return False
    return True


def shepherd(before: Weeks, placed: Weeks, w: int, d: int, on: set[str]) -> Iterator[Result]:
    targets = [spot for spot in free_dog_days(before) if spot != (w, d)]
    moved = False
    for n in (d - 1, d + 1):
        if n in DAYS and is_dog(before[w][n]):
            for to_w, to_d in targets:
                after = deepcopy(placed)
                after[to_w][to_d].pile.append(after[w][n].pile.pop())
                moved = True
                yield after, []
    if not moved or "australian_optional" in on:
        yield placed, []


def free_for_cats(day: Day) -> bool:
    return len(day.pile) < 3 if day.tree else not day.pile


def cat(weeks: Weeks, seat: int, card: str, on: set[str]) -> Iterator[Result]:
    anywhere = {"grumpy_cat", "fluffy_cat", "rescued_cat", "wild_cat"}
    if "anywhere_fillers" in on:
        anywhere.add("curious_cat")
    for w, d in product(range(len(weeks)), DAYS):
        week, day = weeks[w], weeks[w][d]
        if w != seat and card not in anywhere:
            continue
        if card == "grumpy_cat":
            empty = not day.pile and "cover_on_empty" in on
            fits = not day.tree and (is_cat(day) or empty)
        else:
            foreign = day.tree and w != seat and "foreign_tree_closed" in on
            fits = free_for_cats(day) and not foreign and cat_fits(week, d, card)
        if not fits:
            continue
        after = deepcopy(weeks)
        gone: list[str] = []
        if card == "wild_cat":
            if "wild_cat_tree_mates" in on:
                gone += after[w][d].pile
                after[w][d].pile = []
            for near in around(after[w], d):
                if is_cat(near):
                    seen = 3 if near.tree else 1
                    kept = len(near.pile) - seen if "wild_cat_visible_only" in on else 0
                    kept = max(kept, 0)
                    gone += near.pile[kept:]
                    near.pile = near.pile[:kept]
        after[w][d].pile.append(card)
        yield after, gone


def cat_fits(week: list[Day], d: int, card: str) -> bool:
    allowed = {
        "fluffy_cat": (6,),
        "happy_cat": (0, 1, 2),
        "zen_cat": (3, 4, 5),
        "floppy_cat": (0, 2, 4),
        "demanding_cat": (6,),
    }
    if card in allowed:
        return d in allowed[card]
    if card == "playful_cat":
        return d in (1, 2, 3, 4, 5) and all(day.pile for day in around(week, d))
    if card == "lazy_cat":
        return d < 6 and is_cat(week[d + 1])
    if card == "leaping_cat":
        return d > 0 and is_cat(week[d - 1])
    if card == "nervous_cat":
        return not any(is_cat(day) for day in around(week, d))
    return True


def dog_event(weeks: Weeks, seat: int, card: str, on: set[str]) -> Iterator[Result]:
    others = [w for w in range(len(weeks)) if w != seat]
    every = list(product(range(len(weeks)), DAYS))
    if card == "treats":
        for w, d in every:
            if is_dog(weeks[w][d]):
                after = deepcopy(weeks)
                yield after, [card, after[w][d].pile.pop()]
        return
    if card in ("cushion", "lead"):
        for (w, d), (to_w, to_d) in product(every, free_dog_days(weeks)):
            if is_dog(weeks[w][d]) and (to_w == seat) == (card == "lead"):
                after = deepcopy(weeks)
                after[to_w][to_d].pile.append(after[w][d].pile.pop())
                yield after, [card]
        return
    fixed = {"grooming": (6,), "muddy_paws": (2,), "zoomies": (0,), "comforter": (4,)}
    for d, w in product(fixed.get(card, DAYS), others):
        mine, theirs = weeks[seat][d], weeks[w][d]
        one_sided = (is_dog(mine) and free_for_dogs(theirs)) or (
            free_for_dogs(mine) and is_dog(theirs)
        )
        if (is_dog(mine) and is_dog(theirs)) or (one_sided and "one_sided_swap" in on):
            after = deepcopy(weeks)
            after[seat][d].pile, after[w][d].pile = theirs.pile[:], mine.pile[:]
            yield after, [card]


def cat_event(  # noqa: C901  (a rule a card)
    weeks: Weeks, seat: int, card: str, on: set[str]
) -> Iterator[Result]:
    every = list(product(range(len(weeks)), DAYS))
    cats = [
        (w, d, n) for w, d in every if is_cat(weeks[w][d]) for n in range(len(weeks[w][d].pile))
    ]
    if card == "cat_tree":
        for d in DAYS:
            if not weeks[seat][d].tree and not is_dog(weeks[seat][d]):
                after = deepcopy(weeks)
                after[seat][d].tree = True
                yield after, []
    elif card == "laser_pointer":
        for w, d, n in cats:
            after = deepcopy(weeks)
            yield after, [card, after[w][d].pile.pop(n)]
    elif card == "cardboard_box":
        for (w, d, n), to in product(cats, DAYS):
            if w != seat and free_for_cats(weeks[seat][to]):
                after = deepcopy(weeks)
                after[seat][to].pile.append(after[w][d].pile.pop(n))
                yield after, [card]
    else:
        for (w, d, n), (v, e, m) in product(cats, cats):
            mine = w == seat or (v != seat and "toys_between_opponents" in on)
            if d == e and w != v and mine:
                after = deepcopy(weeks)
                one, two = after[w][d].pile, after[v][d].pile
                one[n], two[m] = two[m], one[n]
                yield after, [card]


def random_weeks(game: str, seats: int, rng: Random) -> str:
    """Weeks as full, as deep and as odd as the rules could leave them, and now and then emptier."""
    dogs, cats = game != "cat-days", game != "woof-days"
    filled = rng.choice((0.2, 0.5, 0.75, 0.9))
    weeks = []
    for _ in range(seats):
        week = []
        for _ in DAYS:
            day = Day()
            kinds = DOGS if dogs and (not cats or rng.random() < 0.5) else CATS
            if rng.random() < filled:
                deep = rng.choice((1, 1, 1, 1, 2, 2, 3, 4, 5))
                few = rng.choice((kinds, kinds, sorted(BIG)[:2] if kinds is DOGS else kinds[:2]))
                day.pile = [rng.choice(few) for _ in range(deep)]
            if cats and not is_dog(day):
                day.tree = rng.random() < 0.15
            week.append(day)
        if all(day.pile for day in week) and rng.random() < 0.95:
            rng.choice(week).pile = []
        weeks.append(week)
    return write(weeks)
