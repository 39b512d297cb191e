"""The movement rules of dog.md 5 and 6 written a second time, slowly and plainly.

Nothing of `rules.dog` is used. A pawn is (seat, which), a place "H", ("P", square) or ("F", 0 … 3),
a board a dict of them. A seven is walked point by point, pawns mixed at will, which gives the same
boards as one amount for each pawn (ruling on M14); therefore it does not know `must_finish`.
"""

from itertools import product
from random import Random
from typing import Any

Pawn = tuple[int, Any]
Place = Any
Pawns = dict[Pawn, Place]

RANKED = "KNCJ"
PLAIN = {
    **{str(n): [n] for n in (2, 3, 5, 6, 8, 9)},
    "T": [10],
    "Q": [12],
    "K": [13],
    "A": [1, 11],
    "4": [4, -4],
}
ROYAL = {**PLAIN, "17": [1, 2, 3, 4, 5, 6, 7]}
PLAIN_CARDS = [*PLAIN, "7", "J", "X"]
ROYAL_CARDS = [*ROYAL, "J", "M", "="]
# Who passes whom by the matrix of dog.md 6, with a card that is not green.
PASSES = {"K": "KNCJ", "N": "NCJ", "C": "CJ", "J": "J"}


class Oracle:
    """One board, one set of options."""

    def __init__(self, text: str, royal: bool, on: set[str], special: list[int] | None) -> None:
        sides = text.split("|")
        self.seats = len(sides)
        self.length = 16 * self.seats
        self.royal = royal
        self.on = on
        given = [16 * seat + 10 for seat in range(self.seats)] if special is None else special
        self.special = given if royal else []
        self.pawns: Pawns = {}
        self.fresh: frozenset[int] = frozenset()
        for seat, side in enumerate(sides):
            self._read(seat, side)

    def _read(self, seat: int, side: str) -> None:
        words = side.replace("*", "*,").replace("P", ",P").replace("F", ",F")
        if self.royal:
            found = {}
            for rank in RANKED:
                place = "H"
                if rank in side:
                    rest = side[side.index(rank) + 1 :]
                    digits = ""
                    for letter in rest[1:]:
                        if not letter.isdigit():
                            break
                        digits += letter
                    place = (rest[0], int(digits))
                found[seat, rank] = place
            self.pawns.update(found)
            return
        places = [word for word in words.split(",") if word]
        for number in range(4):
            word = places[number] if number < len(places) else "H"
            if word.endswith("*") and "swiss" in self.on:
                self.fresh |= {seat}
            word = word.rstrip("*")
            self.pawns[seat, number] = "H" if word == "H" else (word[0], int(word[1:]))

    def text(self, pawns: Pawns, fresh: frozenset[int]) -> str:
        sides = []
        for seat in range(self.seats):
            mine = {who: place for (owner, who), place in pawns.items() if owner == seat}
            if self.royal:
                named = [(rank, mine[rank]) for rank in RANKED]
                words = [f"{rank}{at[0]}{at[1]}" for rank, at in named if at != "H"]
            else:
                there = [at for at in mine.values() if at != "H"]
                there.sort(key=lambda at: ("PF".index(at[0]), at[1]))
                star = [at == ("P", 16 * seat) and seat in fresh for at in there]
                words = [f"{at[0]}{at[1]}{'*' * one}" for at, one in zip(there, star, strict=True)]
            sides.append("".join(words))
        return "|".join(sides)

    # -- who stands where ------------------------------------------------------------------------

    def on_square(self, pawns: Pawns, square: int) -> Pawn | None:
        return next((pawn for pawn, at in pawns.items() if at == ("P", square)), None)

    def in_finish(self, pawns: Pawns, seat: int, number: int) -> bool:
        return any(at == ("F", number) for (owner, _), at in pawns.items() if owner == seat)

    def is_home(self, pawns: Pawns, seat: int) -> bool:
        return all(self.in_finish(pawns, seat, number) for number in range(4))

    def partner(self, seat: int) -> int:
        return (seat + self.seats // 2) % self.seats

    def safe(self, pawns: Pawns, fresh: frozenset[int], pawn: Pawn) -> bool:
        seat = pawn[0]
        there = pawns[pawn] == ("P", 16 * seat)
        return there and ("swiss" not in self.on or seat in fresh)

    def passes(
        self, pawns: Pawns, fresh: frozenset[int], pawn: Pawn, other: Pawn, green: bool
    ) -> bool:
        if not self.safe(pawns, fresh, other):
            return not self.royal or green or other[1] in PASSES[pawn[1]]
        if not self.royal:
            return False
        king = other[1] == "K"
        if king and ("king_stops_knight" in self.on or not green):
            return False
        if green and "green_passes_starts" in self.on:
            return True
        if "opponents_starts_only" in self.on and self.partner(pawn[0]) == other[0]:
            return False
        return pawn[1] == "N"

    def captures(
        self, pawns: Pawns, fresh: frozenset[int], pawn: Pawn, other: Pawn, green: bool
    ) -> bool:
        if self.safe(pawns, fresh, other):
            return False
        if not self.royal or other[1] != "K" or pawn[1] == "K":
            return True
        if green and "green_takes_king" in self.on:
            return True
        on_my_start = pawns[other] == ("P", 16 * pawn[0])
        partners = self.partner(pawn[0]) == other[0]
        return on_my_start and not (partners and "opponents_starts_only" in self.on)

    # -- one pawn --------------------------------------------------------------------------------

    def ways(
        self, pawns: Pawns, fresh: frozenset[int], pawn: Pawn, count: int
    ) -> list[list[Place]]:
        """The ways of so many steps that the board has, whoever stands on them."""
        seat, at = pawn[0], pawns[pawn]
        if at[0] == "F":
            way = [("F", at[1] + step) for step in range(1, count + 1)]
            return [way] if count > 0 and at[1] + count < 4 else []
        sign = 1 if count > 0 else -1
        found = [[("P", (at[1] + sign * step) % self.length) for step in range(1, abs(count) + 1)]]
        distance = (16 * seat - at[1]) % self.length
        straight = distance > 0 or ("swiss" in self.on and seat not in fresh)
        if straight and distance < count <= distance + 4:
            track = [("P", (at[1] + step) % self.length) for step in range(1, distance + 1)]
            found.append([*track, *(("F", step) for step in range(count - distance))])
        return found

    def open(
        self, pawns: Pawns, fresh: frozenset[int], pawn: Pawn, way: list[Place], green: bool
    ) -> bool:
        for place in way:
            if place[0] == "F":
                if self.in_finish(pawns, pawn[0], place[1]):
                    return False
                continue
            other = self.on_square(pawns, place[1])
            if other is None or other == pawn:
                continue
            may = self.captures if place == way[-1] else self.passes
            if not may(pawns, fresh, pawn, other, green):
                return False
        return True

    def ends(self, pawns: Pawns, pawn: Pawn, steps: list[int], green: bool) -> set[Place]:
        """Where one pawn may end with a card of these numbers."""
        found = set()
        jester = self.royal and pawn[1] == "J" and pawns[pawn][0] == "P"
        for count in steps:
            ways = self.ways(pawns, self.fresh, pawn, count)
            if jester and count > 0:
                for less in (1, 2):
                    if count > less:
                        shorter = self.ways(pawns, self.fresh, pawn, count - less)
                        ways += [way for way in shorter if way[-1][0] == "F"]
            good = {way[-1] for way in ways if self.open(pawns, self.fresh, pawn, way, green)}
            inside = {end for end in good if end[0] == "F"}
            ahead = inside if inside and "must_finish" in self.on and count > 0 else good
            found |= ahead
        return found

    # -- whole cards -----------------------------------------------------------------------------

    def results(self, seat: int, card: str, last: str | None = None) -> list[str]:
        if card == "=":
            return [] if last is None else self.results(seat, last)
        if any(
            self.is_home(self.pawns, one) and self.is_home(self.pawns, self.partner(one))
            for one in range(self.seats)
        ):
            return []
        cards = [one for one in PLAIN_CARDS if one != "X"] if card == "X" else [card]
        return sorted({board for one in cards for board in self.boards(seat, one)})

    def boards(self, seat: int, card: str) -> set[str]:
        side = self.partner(seat) if self.is_home(self.pawns, seat) else seat
        if card == "7":
            return self.sevens(seat, side)
        found: set[str] = set()
        for pawn in [pawn for pawn in self.pawns if pawn[0] == side]:
            for end in self.goals(pawn, card):
                found |= self.after(pawn, end, card)
        return found

    def goals(self, pawn: Pawn, card: str) -> set[Place]:
        at, start = self.pawns[pawn], 16 * pawn[0]
        if at == "H":
            other = self.on_square(self.pawns, start)
            free = other is None or self.captures(self.pawns, self.fresh, pawn, other, False)
            return {("P", start)} if card in "KA" and free else set()
        if card in PLAIN or card == "17":
            steps = ROYAL[card]
            if self.royal and pawn[1] == "K":
                steps = [count for count in steps if abs(count) <= 7]
            return self.ends(self.pawns, pawn, steps, self.royal and card in "T4")
        if at[0] == "F":
            return set()
        return self.swaps(pawn) if card == "J" else self.pulls(pawn)

    def swaps(self, pawn: Pawn) -> set[Place]:
        if self.safe(self.pawns, self.fresh, pawn):
            return set()
        return {
            place
            for other, place in self.pawns.items()
            if other[0] != pawn[0] and place[0] == "P"
            if not self.safe(self.pawns, self.fresh, other)
        }

    def pulls(self, pawn: Pawn) -> set[Place]:
        at = self.pawns[pawn]
        others = {
            place[1] for other, place in self.pawns.items() if other != pawn and place[0] == "P"
        }
        gaps = [(square - at[1]) % self.length - 1 for square in others]
        if not gaps or (min(gaps) == 0 and "zero_magnet" not in self.on):
            return set()
        return {("P", (at[1] + min(gaps)) % self.length)}

    def after(self, pawn: Pawn, end: Place, card: str) -> set[str]:
        pawns, fresh = dict(self.pawns), self.fresh
        old = pawns[pawn]
        if end[0] == "P":
            other = self.on_square(pawns, end[1])
            if other not in (None, pawn):
                pawns[other] = old if card == "J" else "H"
        if old == ("P", 16 * pawn[0]):
            fresh -= {pawn[0]}
        pawns[pawn] = end
        if old == "H" and "swiss" in self.on:
            fresh |= {pawn[0]}
        if card == "J" or end == old or end[0] != "P" or end[1] not in self.special:
            return {self.text(pawns, fresh)}
        found = {self.text(pawns, fresh) + "+"}
        order = sorted(self.special, key=lambda square: (square - end[1]) % self.length)[1:]
        free = [square for square in order if self.on_square(pawns, square) is None]
        if pawn[1] == "C" and free:
            found.add(self.text({**pawns, pawn: ("P", free[0])}, fresh) + "+")
        return found

    def sevens(self, seat: int, side: int) -> set[str]:
        found: set[str] = set()
        seen = set()
        waiting = [(dict(self.pawns), self.fresh, side, frozenset[Pawn](), 7)]
        while waiting:
            pawns, fresh, side, came, left = waiting.pop()
            key = (tuple(pawns.values()), fresh, side, came, left)
            if key in seen:
                continue
            seen.add(key)
            if left == 0:
                found.add(self.text(pawns, fresh))
                continue
            if side == seat and self.is_home(pawns, seat) and "swiss" not in self.on:
                side = self.partner(seat)
            for pawn in [pawn for pawn in pawns if pawn[0] == side and pawns[pawn] != "H"]:
                for new, new_fresh, new_came in self.points(pawns, fresh, came, pawn):
                    waiting.append((new, new_fresh, side, new_came, left - 1))
        return found

    def points(
        self, pawns: Pawns, fresh: frozenset[int], came: frozenset[Pawn], pawn: Pawn
    ) -> list[tuple[Pawns, frozenset[int], frozenset[Pawn]]]:
        """One point of a seven for this pawn."""
        ways = self.ways(pawns, fresh, pawn, 1)
        start = ("P", 16 * pawn[0])
        if pawns[pawn] == start and pawn in came and [("F", 0)] not in ways:
            ways.append([("F", 0)])
        found = []
        for way in ways:
            if not self.open(pawns, fresh, pawn, way, False):
                continue
            new = dict(pawns)
            other = self.on_square(pawns, way[0][1]) if way[0][0] == "P" else None
            if other is not None:
                new[other] = "H"
            new[pawn] = way[0]
            new_came = came | {pawn} if way[0] == start else came
            new_fresh = fresh - {pawn[0]} if pawns[pawn] == start else fresh
            found.append((new, new_fresh, new_came))
        return found


def random_board(rng: Random, seats: int, royal: bool) -> str:
    """A board on which much happens: pawns close together, before and on starts, in finishes."""
    length = 16 * seats
    taken: set[int] = set()
    middle = rng.randrange(length)
    sides = []
    for seat in range(seats):
        words = []
        finish: set[int] = set()
        count = rng.choice([4, 4, 4, 3, 2, 1, 0])
        whole = rng.random() < 0.12
        for rank in RANKED[: 4 if whole else count]:
            kind = 0.0 if whole else rng.random()
            if kind < 0.25:
                number = rng.choice([n for n in range(4) if n not in finish])
                finish.add(number)
                words.append((rank, f"F{number}"))
                continue
            near = [16 * seat, 16 * rng.randrange(seats), 16 * seat - rng.randrange(1, 9)]
            square = rng.choice([*near, middle + rng.randrange(12), rng.randrange(length)])
            square %= length
            if square not in taken:
                taken.add(square)
                star = "*" if square == 16 * seat and not royal and rng.random() < 0.5 else ""
                words.append((rank, f"P{square}{star}"))
        sides.append("".join((rank if royal else "") + word for rank, word in words))
    return "|".join(sides)


def every_mix(names: list[str]) -> list[set[str]]:
    """All sets of these options."""
    mixes = product([False, True], repeat=len(names))
    return [{name for name, on in zip(names, mix, strict=True) if on} for mix in mixes]
