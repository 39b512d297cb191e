"""Weeks as one line of text, for people and for checking from outside (days.md 10).

Players are joined by `|`, days by `/`, the cards of a pile by `+` from bottom to top; a day with a
Cat Tree ends in `^`.
"""

from collections.abc import Collection
from functools import lru_cache

from rules.days.board import SEATS, Board, Week
from rules.days.cards import KEYS, KINDS, species_of
from rules.days.view import DAYS, SEAT_LETTERS
from rules.game import Broken


def weeks_text(board: Board) -> str:
    """The weeks of a board."""
    return "|".join(map(_week_text, board.weeks()))


@lru_cache(maxsize=4096)
def _week_text(week: Week) -> str:
    piles, trees = week
    return "/".join(
        "+".join(KEYS[kind] for kind in pile) + ("^" if trees >> day & 1 else "")
        for day, pile in enumerate(piles)
    )


def read_weeks(text: str, cards: Collection[str]) -> Board:
    """The board that a text describes, in a game that has these cards. Raises Broken.

    How many copies of a card there are is not looked at.
    """
    weeks = text.split("|")
    if len(weeks) not in SEATS:
        raise Broken(f"there are {len(weeks)} weeks, not {SEATS[0]} to {SEATS[-1]}")
    board = Board(len(weeks))
    for seat, week in enumerate(weeks):
        days = week.split("/")
        if len(days) != len(DAYS):
            raise Broken(f"week {SEAT_LETTERS[seat]} has {len(days)} days, not {len(DAYS)}")
        for day, pile in enumerate(days):
            where = f"{DAYS[day]} of week {SEAT_LETTERS[seat]}"
            _read_day(board, 8 * seat + day, pile, cards, where)
    return board


def _read_day(board: Board, slot: int, text: str, cards: Collection[str], where: str) -> None:
    keys = text.removesuffix("^")
    pile = tuple(_animal(key, cards, where) for key in keys.split("+")) if keys else ()
    species = {species_of(kind) for kind in pile}
    if len(species) > 1:
        raise Broken(f"dogs and cats in one pile on {where}")
    if text != keys:
        if "cat_tree" not in cards:
            raise Broken(f"a Cat Tree on {where}: this game has none")
        if "dog" in species:
            raise Broken(f"a dog on the Cat Tree on {where}")
        board.plant(slot)
    board.put(slot, pile)


def _animal(key: str, cards: Collection[str], where: str) -> int:
    kind = KINDS.get(key)
    if kind is None:
        raise Broken(f"there is no card {key!r} (on {where})")
    if key not in cards:
        raise Broken(f"{key} is a card of another game (on {where})")
    if species_of(kind) is None:
        raise Broken(f"{key} is no animal (on {where})")
    return kind
