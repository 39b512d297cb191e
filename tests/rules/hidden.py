"""Positions that one viewer must not be able to tell apart, for proofs that nothing leaks.

`reshuffled` changes everything that a viewer does not know; whatever leaves for that viewer (view,
text, picture, choices, events, log lines) must not change with it.
"""

import json
import re
from dataclasses import dataclass
from random import Random
from typing import Any, Protocol

from rules.game import Choices, Event, Game, Path, View, Viewer
from rules.randomplay import random_path
from rules.record import RESIGN, play_text
from rules.refusals import Refusal
from tests.rules.hidden_days import DaysHiding
from tests.rules.hidden_dog import DogHiding
from tests.rules.hidden_dog_lover import LoverHiding
from tests.rules.hidden_fences import FencesHiding
from tests.rules.toy import ToyHiding

Move = tuple[int, str]
"""A seat and the text of what it plays, as in a record."""


class Hiding(Protocol):
    """How the positions of a family of games hide something."""

    def reshuffle(
        self, game: Any, state: Any, viewer: Viewer, rng: Random, move: Move | None
    ) -> Any:
        """A position that `viewer` can't tell from `state`, nor after `move` if one is given.

        What the move shows to the viewer stays as it is, and it stays legal, unless it is secret.
        """

    def is_secret(self, game: Any, state: Any, seat: int) -> bool:
        """Whether the others don't learn, even afterwards, which move `seat` makes now."""


HIDING: dict[str, Hiding] = {
    "toy": ToyHiding(),
    "days": DaysHiding(),
    "dog": DogHiding(),
    "dog-lover": LoverHiding(),
    "fences": FencesHiding(),
}
"""By family of games."""


class Leak(AssertionError):
    """A viewer can tell two positions apart that must look the same to them."""


def reshuffled(game: Game[Any, Any], state: Any, viewer: Viewer, rng: Random) -> Any:
    """Another position that looks the same to `viewer`: all they may not know is shuffled."""
    return HIDING[game.family].reshuffle(game, state, viewer, rng, None)


def reshuffled_before(
    game: Game[Any, Any], state: Any, viewer: Viewer, rng: Random, move: Move
) -> tuple[Any, Move]:
    """Another position, and a move in it, that look the same to `viewer` before and afterwards."""
    hiding = HIDING[game.family]
    seat, text = move
    other = hiding.reshuffle(game, state, viewer, rng, move)
    if text != RESIGN and seat != viewer and hiding.is_secret(game, state, seat):
        text = game.text_of(random_path(game, other, seat, RandomDice(rng)))
    return other, (seat, text)


class RandomDice:
    """Python's own generator as dice."""

    def __init__(self, rng: Random) -> None:
        self.below = rng.randrange


@dataclass(frozen=True)
class Seen:
    """Everything that a game lets one viewer see of a position."""

    view: View
    choices: tuple[tuple[Path, Choices], ...]
    refusals: tuple[str, ...]


def seen(game: Game[Any, Any], state: Any, viewer: Viewer, rng: Random, tries: list[Path]) -> Seen:
    """The view, the choices along some random ways down, and the answers to what is tried."""
    told = [answer(game, state, viewer, path) for path in tries] if viewer is not None else []
    return Seen(game.view(state, viewer), ways_down(game, state, viewer, rng), tuple(told))


def ways_down(
    game: Game[Any, Any], state: Any, viewer: Viewer, rng: Random
) -> tuple[tuple[Path, Choices], ...]:
    """The choices on some random ways from the first step, if the viewer must act."""
    told = []
    for _ in range(6 if viewer in game.acting(state) else 0):
        path: Path = ()
        while (offered := game.choices(state, viewer, path)).keys:
            told.append((path, offered))
            path = (*path, rng.choice(offered.keys))
        told.append((path, offered))
    return tuple(told)


def answer(game: Game[Any, Any], state: Any, seat: int, path: Path) -> str:
    """The choices after `path`, or the refusal, as text."""
    try:
        return repr(game.choices(state, seat, path))
    except Refusal as refusal:
        return f"{type(refusal).__name__} {refusal}"


def senseless(game: Game[Any, Any], state: Any, rng: Random) -> list[Path]:
    """Paths of words that mean something in this position: other people's cards above all."""
    words = sorted(set(re.findall(r"\w+", json.dumps(game.dump(state)))))
    firsts = [key for seat in game.acting(state) for key in game.choices(state, seat, ()).keys]
    tries = [(word,) for word in rng.sample(words, min(10, len(words)))]
    tries += [(rng.choice(words), *rng.choices(words + firsts, k=2)) for _ in range(4)]
    return tries + [(rng.choice(firsts), *rng.choices(words, k=2)) for _ in firsts[:4]]


def demand_alike(game: Game[Any, Any], state: Any, other: Any, viewer: Viewer, rng: Random) -> None:
    """Raise Leak if `viewer` can tell the two positions apart."""
    tries, salt = senseless(game, state, rng), rng.random()
    one = seen(game, state, viewer, Random(salt), tries)
    two = seen(game, other, viewer, Random(salt), tries)
    if one != two:
        raise Leak(f"{viewer} can tell\n{game.dump(state)}\n{game.dump(other)}\n{one}\n{two}")


def demand_alike_after(
    game: Game[Any, Any], state: Any, move: Move, viewer: Viewer, rng: Random
) -> None:
    """Raise Leak if what happens at `move`, or the view afterwards, tells of what is hidden."""
    other, other_move = reshuffled_before(game, state, viewer, rng, move)
    one = play_text(game, state, *move)
    two = play_text(game, other, *other_move)
    one_seen, two_seen = told(one.events, viewer), told(two.events, viewer)
    if one_seen != two_seen:
        raise Leak(f"{viewer} sees at {move}\n{one_seen}\nbut at {other_move}\n{two_seen}")
    if game.view(one.state, viewer) != game.view(two.state, viewer):
        raise Leak(f"{viewer} can tell after {move}\n{game.dump(state)}\n{game.dump(other)}")


def told(events: tuple[Event, ...], viewer: Viewer) -> list[Event]:
    """The events as a viewer sees them."""
    return [event.seen_by(viewer) for event in events]
