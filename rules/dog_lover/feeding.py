"""Which dogs to feed at the end: the best of all ways to share out a player's cubes, exactly.

Greedy ways fail (dog_lover.md 6.1), so this is a search. Dogs whose ability changes what others
are worth are decided first, one after the other; once they are, every other dog has a fixed worth,
and what remains is a knapsack. A part of the search is given up when even cubes that could be cut
up and dyed would not make it better than the best found.
"""

from collections.abc import Iterator, Sequence
from typing import Final, NamedTuple

from rules.dog_lover.abilities import RescuedPower, Size
from rules.dog_lover.rows import BoneValue

Cubes = tuple[int, int, int, int]
Meal = tuple[int, int, int, int]
"""Symbols a dog needs: scraps, kibble, canned food, and how many that any cube pays."""

NOTHING: Final = (0, 0, 0, 0)
_POINT: Final = 1 << 20
_FED: Final = 1 << 10
"""Points go before fed dogs, and those before fed rescued dogs, which are the tie-breaks."""


class Eater(NamedTuple):
    """What the feeding has to know of a dog."""

    meals: tuple[Meal, ...]
    """What it could be given: several where its owner may leave out a symbol."""
    own: int
    """Points it brings if fed, whatever else is fed."""
    size: Size
    rescued: bool
    walks: int
    training: int
    trait: bool
    bones: int = 0
    """Bones it counts for if fed."""
    power: RescuedPower | None = None

    @property
    def any_things(self) -> int:
        """Favourite Things of any kind that it counts for if fed."""
        return 0 if self.power is None else self.power.things

    @property
    def matters(self) -> bool:
        """Whether feeding it may change what other dogs are worth."""
        return self.rescued or self.bones > 0


class Larder(NamedTuple):
    """What there is to feed with, and the scales."""

    cubes: Cubes
    unfed: int
    """What a hungry dog brings: not more than nothing."""
    bones: tuple[BoneValue, ...]
    """What the Bones in hand bring, and with one more, two more …; the last holds for more."""
    things: tuple[int, ...]
    """What the Favourite Things bring with none, one, two … that count as any kind."""

    def bones_between(self, fewest: int, most: int) -> tuple[BoneValue, ...]:
        """What so many more Bones than those in hand may bring."""
        last = len(self.bones) - 1
        return self.bones[min(fewest, last) : min(most, last) + 1]

    def affords(self, meal: Meal) -> bool:
        """Whether so many symbols can be paid (dog_lover.md 6.1)."""
        s, k, c, anything = meal
        have_s, have_k, have_c, wild = self.cubes
        short = max(0, s - have_s) + max(0, k - have_k) + max(0, c - have_c)
        return short <= wild and anything <= sum(self.cubes) - s - k - c


def brings(holder: Eater, other: Eater) -> int:
    """What `holder`, if fed, gets for another dog that is fed."""
    power = holder.power
    if power is None:
        return 0
    return (
        (power.size == other.size)
        + power.walk * other.walks
        + power.training * other.training
        + power.trait * other.trait
        + power.other_rescued * other.rescued
    )


def for_itself(holder: Eater) -> int:
    """What `holder`, if fed, gets for itself as one of the fed dogs."""
    power = holder.power
    return brings(holder, holder) - (0 if power is None else power.other_rescued)


def best_feeding(eaters: Sequence[Eater], larder: Larder) -> tuple[Meal | None, ...]:
    """What each dog is given, None for a hungry one: the most points, then the tie-breaks."""
    return _Search(eaters, larder).run()


class _Open(NamedTuple):
    """A dog that is not decided yet."""

    gain: int
    """What feeding it adds at most, in units of the search."""
    symbols: int
    """How many cubes it takes at least."""
    place: int


class _Outlook(NamedTuple):
    """What can still come of a part of the search; exact once every dog that matters is decided."""

    base: int
    """What is decided, when every other dog stays hungry, in units of the search."""
    spare: tuple[int, ...]
    """What is added for no cube left over, one, two …; the last holds for more."""
    open: list[_Open]
    """Those worth feeding, the most for a cube first."""

    def at_most(self, value: int, start: int, left: int) -> int:
        """No more than this can come of `value`, feeding dogs from `start` on with `left` cubes."""
        value += self.spare[min(left, len(self.spare) - 1)]
        for dog in self.open[start:]:
            if dog.symbols > left:
                return value + dog.gain * left // dog.symbols
            value += dog.gain
            left -= dog.symbols
        return value


class _Search:
    """One search; `run` answers it."""

    def __init__(self, eaters: Sequence[Eater], larder: Larder) -> None:
        self._eaters = eaters
        self._larder = larder
        self._cubes = sum(larder.cubes)
        self._first = [place for place, eater in enumerate(eaters) if eater.matters]
        self._rest = [place for place, eater in enumerate(eaters) if not eater.matters]
        self._brings = [
            [for_itself(holder) if holder is other else brings(holder, other) for other in eaters]
            for holder in eaters
        ]
        self._given: list[Meal | None] = [None] * len(eaters)
        self._best: tuple[Meal | None, ...] = (None,) * len(eaters)
        self._most: int | None = None

    def run(self) -> tuple[Meal | None, ...]:
        """The best feeding."""
        self._decide(0, NOTHING)
        return self._best

    def _decide(self, depth: int, eaten: Meal) -> None:
        """Try every way for the dogs that matter, from this one on."""
        outlook = self._outlook(depth)
        if self._hopeless(outlook.at_most(outlook.base, 0, self._cubes - sum(eaten))):
            return
        if depth == len(self._first):
            self._fill(outlook, 0, eaten, outlook.base)
            return
        place = self._first[depth]
        for total in self._meals(place, eaten):
            self._decide(depth + 1, total)
        self._given[place] = None
        self._decide(depth + 1, eaten)

    def _fill(self, outlook: _Outlook, start: int, eaten: Meal, value: int) -> None:
        """Feed the dogs of fixed worth, from this one on, in every way that may be the best."""
        left = self._cubes - sum(eaten)
        total = value + outlook.spare[min(left, len(outlook.spare) - 1)]
        if not self._hopeless(total):
            self._most = total
            self._best = tuple(self._given)
        for number in range(start, len(outlook.open)):
            if self._hopeless(outlook.at_most(value, number, left)):
                return
            dog = outlook.open[number]
            for more in self._meals(dog.place, eaten):
                self._fill(outlook, number + 1, more, value + dog.gain)
            self._given[dog.place] = None

    def _hopeless(self, value: int) -> bool:
        return self._most is not None and value <= self._most

    def _meals(self, place: int, eaten: Meal) -> Iterator[Meal]:
        """Give a dog each of its meals that can be paid; yields what all eat together."""
        for meal in self._eaters[place].meals:
            s, k, c, anything = meal
            total = (eaten[0] + s, eaten[1] + k, eaten[2] + c, eaten[3] + anything)
            if self._larder.affords(total):
                self._given[place] = meal
                yield total

    def _outlook(self, depth: int) -> _Outlook:
        """What can come of what is given so far, if every dog that matters from here on is fed.

        Whatever such dogs bring to others is never less than nothing, so no way is worth more.
        """
        eaters, larder = self._eaters, self._larder
        fed = [place for place in self._first[:depth] if self._given[place] is not None]
        coming = self._first[depth:]
        holders = [*fed, *coming]
        powers = [power for place in holders if (power := eaters[place].power) is not None]
        unfed = 0 if any(power.forgives for power in powers) else larder.unfed
        bones = larder.bones_between(
            sum(eaters[place].bones for place in fed), sum(eaters[place].bones for place in holders)
        )
        each = max(value.each for value in bones)
        kinds = [eaters[place].any_things for place in holders]
        things = larder.things[sum(kinds[: len(fed)]) : sum(kinds) + 1]
        worth = {
            place: eaters[place].own + each + sum(self._brings[holder][place] for holder in holders)
            for place in (*holders, *self._rest)
        }
        points = sum(worth[place] for place in fed) + max(value.flat for value in bones)
        points += max(things) + unfed * (len(eaters) - len(fed))
        ties = sum(_FED + eaters[place].rescued for place in fed)
        most = max((power.most_for_cubes for power in powers), default=0)
        spare = [
            _POINT * sum(min(power.most_for_cubes, left) for power in powers)
            for left in range(most + 1)
        ]
        dogs = [
            _Open(
                _POINT * (worth[place] - unfed) + _FED + eaters[place].rescued,
                min(map(sum, eaters[place].meals)),
                place,
            )
            for place in (*coming, *self._rest)
        ]
        worthwhile = [dog for dog in dogs if dog.gain > 0]
        worthwhile.sort(key=lambda dog: dog.symbols / dog.gain)
        return _Outlook(_POINT * points + ties, tuple(spare), worthwhile)
