"""Paths: what may be chosen after each, and why something may not.

A step of a turn is a whole move. Words of a path can be anything that a person types.
"""

from collections.abc import Callable, Mapping, Sequence

from rules.dog_lover import paying
from rules.dog_lover.grid import FIRST_POSTS, Placement, key
from rules.dog_lover.placing import placed
from rules.dog_lover.refusals import illegal, unreadable
from rules.dog_lover.state import Area, State
from rules.dog_lover.view import CELLS
from rules.game import COMPLETE, Choices, Path
from rules.refusals import IllegalMove


def watch_choices(state: State, path: Path) -> Choices:
    """`watch POST`: where the watch dog begins."""
    if not path:
        return Choices("step", ("watch",))
    if path[0] != "watch":
        known = path[0] in ASKS or path[0] in state.rules.placements
        raise illegal("lover-watch-first") if known else unreadable(path[0])
    if len(path) == 1:
        return Choices("watch-post", FIRST_POSTS)
    if path[1] not in FIRST_POSTS:
        raise unreadable(path[1])
    return _whole(path, 2)


def turn_choices(state: State, path: Path) -> Choices:
    """What the active seat may do next in its turn."""
    if not path:
        return Choices("step", _first_steps(state))
    word = path[0]
    if word in ASKS:
        return ASKS[word](state, path)
    if word == "watch":
        raise illegal("lover-watch-placed")
    if word not in state.rules.placements:
        raise unreadable(word)
    return _retrieve(state, path)


def _first_steps(state: State) -> tuple[str, ...]:
    area = state.area
    keys: list[str] = []
    if _why_no_end(state) is None:
        keys.append("end")
    if not state.board.retrieved:
        keys += [trick for trick in dict.fromkeys(area.tricks) if legal(state, trick)]
    keys += [word for word, may in MAY.items() if may(state)]
    return tuple(keys)


def legal(state: State, trick: str) -> tuple[Placement, ...]:
    """The placements in which the active seat may use a trick of its own now."""
    board = state.board
    limit = state.rules.guard_limit(state.area.attached())
    return state.rules.legal(trick, board.post or "", limit, board.filled(), board.swapped)


def _retrieve(state: State, path: Path) -> Choices:
    trick = path[0]
    if trick not in state.area.tricks:
        raise illegal("lover-not-your-trick", trick=trick)
    if state.board.retrieved:
        raise illegal("lover-retrieved")
    if len(path) > 1:
        placed(state, trick, path[1])
        return _whole(path, 2)
    found = legal(state, trick)
    if not found:
        raise illegal("lover-no-place", trick=trick)
    return Choices("place", tuple(key(placement) for placement in found))


def _why_no_end(state: State) -> IllegalMove | None:
    """Why the turn can't end now: no retrieve (T11), or something gained can still be placed."""
    area = state.area
    if not state.board.retrieved and any(legal(state, trick) for trick in area.tricks):
        return illegal("lover-retrieve-first")
    placeable = _placeable(state)
    if placeable:
        return illegal("lover-trait-first", trait=placeable[0])
    if area.walks and _walkable(state):
        return illegal("lover-walk-first")
    return None


def _end(state: State, path: Path) -> Choices:
    why_not = _why_no_end(state)
    if why_not is not None:
        raise why_not
    return paying.bill(state.rules, state.area, path[1:]).asked or COMPLETE


def _placeable(state: State) -> tuple[str, ...]:
    """The Traits gained this turn that some dog can have, each once, in the order gained."""
    area = state.area
    return tuple(trait for trait in dict.fromkeys(area.traits) if _takers(state, trait))


def _takers(state: State, trait: str) -> list[int]:
    """The dogs, from 0, that can have this Trait: of its size, without a Trait (T5)."""
    dogs, size = state.rules.dogs, state.rules.traits[trait].size
    return [
        number
        for number, dog in enumerate(state.area.dogs)
        if dog.trait is None and dogs[dog.card].size == size
    ]


def _trait(state: State, path: Path) -> Choices:
    area = state.area
    if not area.traits:
        raise illegal("lover-no-trait")
    if len(path) == 1:
        if not (traits := _placeable(state)):
            raise illegal("lover-no-dog-for-trait", trait=area.traits[0])
        return Choices("which-trait", traits)
    trait = path[1]
    if trait not in area.traits:
        if trait not in state.rules.traits:
            raise unreadable(trait)
        raise illegal("lover-not-your-trait", trait=trait)
    takers = _takers(state, trait)
    if not takers:
        raise illegal("lover-no-dog-for-trait", trait=trait)
    if len(path) == 2:  # noqa: PLR2004
        return Choices("dog-trait", _numbers(takers))
    number = dog_number(area, path[2])
    if number not in takers:
        dog = area.dogs[number].card
        if state.rules.dogs[dog].size != state.rules.traits[trait].size:
            raise illegal("lover-trait-size", trait=trait, dog=dog)
        raise illegal("lover-has-trait", dog=dog)
    return _whole(path, 3)


def _walkable(state: State) -> list[int]:
    """The dogs, from 0, under which a Walk fits."""
    room = state.rules.walk_room
    return [number for number, dog in enumerate(state.area.dogs) if room(dog.trait, dog.walks) > 0]


def _walk(state: State, path: Path) -> Choices:
    if not state.area.walks:
        raise illegal("lover-no-walk")
    return _under(state, path, _walkable(state), "walk")


def _trainable(state: State) -> list[int]:
    """The dogs, from 0, under which a Training fits."""
    room = state.rules.training_room
    return [
        number for number, dog in enumerate(state.area.dogs) if room(dog.trait, dog.training) > 0
    ]


def _tuck(state: State, path: Path) -> Choices:
    if not state.rules.of_kind(state.area.hand, "training"):
        raise illegal("lover-no-training")
    return _under(state, path, _trainable(state), "training")


def _under(state: State, path: Path, dogs: Sequence[int], kind: str) -> Choices:
    """Under which of these dogs a card of this kind goes."""
    area = state.area
    if not area.dogs:
        raise illegal("lover-no-dogs")
    if not dogs:
        raise illegal(f"lover-no-room-{kind}s")
    if len(path) == 1:
        return Choices(f"dog-{kind}", _numbers(dogs))
    number = dog_number(area, path[1])
    if number not in dogs:
        raise illegal(f"lover-no-room-{kind}", dog=area.dogs[number].card)
    return _whole(path, 2)


def _affordable(state: State) -> tuple[str, ...]:
    """The tricks shown that the active seat can pay, each once."""
    have = len(state.rules.of_kind(state.area.hand, "training"))
    return tuple(
        trick for trick in dict.fromkeys(state.board.tricks) if _price(state, trick) <= have
    )


def _price(state: State, trick: str) -> int:
    return state.rules.trick_price(trick, state.area.attached())


def _learn(state: State, path: Path) -> Choices:
    shown = state.board.tricks
    have = len(state.rules.of_kind(state.area.hand, "training"))
    if not shown:
        raise illegal("lover-no-tricks")
    if len(path) == 1:
        if not (tricks := _affordable(state)):
            price = min(_price(state, trick) for trick in shown)
            raise illegal("lover-too-few-training", price=price, have=have)
        return Choices("which-trick", tricks)
    trick = path[1]
    if trick not in shown:
        if trick not in state.rules.placements:
            raise unreadable(trick)
        raise illegal("lover-trick-not-shown", trick=trick)
    if (price := _price(state, trick)) > have:
        raise illegal("lover-too-few-training", price=price, have=have)
    return _whole(path, 2)


def _can_rescue(state: State) -> bool:
    have = len(state.rules.of_kind(state.area.hand, "adoption"))
    return bool(state.board.shelter) and have >= state.rules.rescue_price(state.area.attached())


def _rescue(state: State, path: Path) -> Choices:
    shown = state.board.shelter
    if not shown:
        raise illegal("lover-no-shelter")
    if not _can_rescue(state):
        have = len(state.rules.of_kind(state.area.hand, "adoption"))
        price = state.rules.rescue_price(state.area.attached())
        raise illegal("lover-too-few-adoptions", price=price, have=have)
    if len(path) == 1:
        return Choices("which-rescued", tuple(dict.fromkeys(shown)))
    if path[1] not in shown:
        if path[1] not in state.rules.dogs:
            raise unreadable(path[1])
        raise illegal("lover-dog-not-shown", dog=path[1])
    return _whole(path, 2)


def _fetch(state: State, path: Path) -> Choices:
    if not state.area.fetch:
        raise illegal("lover-no-fetch")
    if not state.fetch_ready():
        raise illegal("lover-fetch-not-yet")
    filled = state.board.filled()
    if not filled:
        raise illegal("lover-empty-grid")
    if len(path) == 1:
        return Choices("which-cell", tuple(CELLS[cell] for cell in sorted(filled)))
    if path[1] not in CELLS:
        raise unreadable(path[1])
    if CELLS.index(path[1]) not in filled:
        raise illegal("lover-empty-cell", cell=path[1])
    return _whole(path, 2)


def _undo(state: State, path: Path) -> Choices:
    if not state.undo:
        raise illegal("lover-nothing-to-undo")
    return _whole(path, 1)


ASKS: Mapping[str, Callable[[State, Path], Choices]] = {
    "end": _end,
    "trait": _trait,
    "walk": _walk,
    "tuck": _tuck,
    "learn": _learn,
    "rescue": _rescue,
    "fetch": _fetch,
    "undo": _undo,
}
"""By the first word of a step, tricks aside: what it asks next."""

MAY: Mapping[str, Callable[[State], bool]] = {
    "trait": lambda state: bool(state.area.traits) and bool(_placeable(state)),
    "walk": lambda state: state.area.walks > 0 and bool(_walkable(state)),
    "tuck": lambda state: state.rules.cards.training in state.area.hand and bool(_trainable(state)),
    "learn": lambda state: (
        state.rules.cards.training in state.area.hand and bool(_affordable(state))
    ),
    "rescue": lambda state: state.rules.cards.adoption in state.area.hand and _can_rescue(state),
    "fetch": lambda state: state.fetch_ready() and bool(state.board.filled()),
    "undo": lambda state: bool(state.undo),
}
"""By the first word of a step: whether it can be made, in the order in which steps are offered."""


def dog_number(area: Area, word: str) -> int:
    """The dog that a path names, from 0. Raises UnreadableMove, or IllegalMove: too high."""
    if not word.isdecimal() or not word.isascii() or word != str(int(word[:9])):
        raise unreadable(word)
    if not 1 <= int(word) <= len(area.dogs):
        raise illegal("lover-no-such-dog", number=int(word), dogs=len(area.dogs))
    return int(word) - 1


def _numbers(dogs: Sequence[int]) -> tuple[str, ...]:
    return tuple(str(number + 1) for number in dogs)


def _whole(path: Path, length: int) -> Choices:
    if len(path) > length:
        raise illegal("lover-too-long", word=path[length])
    return COMPLETE
