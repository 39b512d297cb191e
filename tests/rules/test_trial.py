"""The trial itself: it passes an honest game, and names the fault of every kind of broken one."""

from collections.abc import Mapping
from dataclasses import replace
from hashlib import sha256
from typing import Any

import pytest

from rules.fair import Stream
from rules.game import Broken, Choices, Event, Outcome, Path, Played, Viewer
from rules.randomplay import Leaning, every_path, random_path
from rules.refusals import IllegalMove
from rules.trial import Deal, Trial, check_outcome, play_out
from tests.rules.toy import Toy, ToyGame, ToyOptions, ToyView


def trial(game: ToyGame, number: int = 0, seats: int = 3, **knobs: Any) -> Trial:
    seed = sha256(b"%d" % number).digest()
    return play_out(game, Deal(seats, seed, ToyOptions()), Stream(seed), **knobs)


def trials(game: ToyGame) -> None:
    for number in range(30):
        trial(game, number, seats=2 + number % 3, resigns=20 * (number % 2))


def test_an_honest_game_passes() -> None:
    trials(ToyGame())


def test_random_play_reaches_every_kind_of_move_and_end() -> None:
    played = [trial(ToyGame(), number, resigns=15) for number in range(40)]
    kinds = {event.kind for one in played for events in one.events for event in events}
    assert kinds == {"draw", "lay", "give", "resigned", "over"}
    assert {one.outcome.reason for one in played if one.outcome} == {"pile", "resigned"}


def test_the_cap_ends_a_game_without_an_outcome() -> None:
    capped = trial(ToyGame(), cap=3)
    assert len(capped.moves) == 3
    assert capped.outcome is None


def test_unchecked_play_is_the_same_play() -> None:
    assert trial(ToyGame(), checked=False) == trial(ToyGame())


class LosesACard(ToyGame):
    def play(self, state: Toy, seat: int, path: Path) -> Played[Toy]:
        new, events = super().play(state, seat, path)
        return Played(replace(new, low=new.low[1:]), events)


class DrawsFromThinAir(ToyGame):
    """Randomness that comes from elsewhere than the seed."""

    calls = 0

    def play(self, state: Toy, seat: int, path: Path) -> Played[Toy]:
        self.calls += 1
        new, events = super().play(state, seat, path)
        return Played(replace(new, pile=tuple(sorted(new.pile, key=hash_of(self.calls)))), events)


def hash_of(salt: int) -> Any:
    return lambda number: sha256(b"%d %d" % (number, salt)).digest()


class ForgetsAPart(ToyGame):
    def load(self, data: Mapping[str, Any]) -> Toy:
        return super().load({**data, "turn": 0})


class OffersNothing(ToyGame):
    def choices(self, state: Toy, seat: int, path: Path) -> Choices:
        offered = super().choices(state, seat, path)
        return offered._replace(keys=()) if state.turn > 5 else offered


class AsksTheWrongSeat(ToyGame):
    def choices(self, state: Toy, seat: int, path: Path) -> Choices:
        return Choices("action", ("draw",)) if not path else super().choices(state, seat, path)


class OffersTheImpossible(ToyGame):
    def choices(self, state: Toy, seat: int, path: Path) -> Choices:
        offered = super().choices(state, seat, path)
        if path or not state.pile:
            return offered
        return offered._replace(keys=(*offered.keys, "99"))


class TurnsBack(ToyGame):
    def turn(self, state: Toy) -> int:
        return -state.turn


class HidesATurn(ToyGame):
    def turn(self, state: Toy) -> int:
        return state.turn // 2


class GivesOtherEventsOnReplay(ToyGame):
    starts = 0

    def start(self, seed: bytes, seats: int, options: ToyOptions) -> Toy:
        self.starts += 1
        return super().start(seed, seats, options)

    def play(self, state: Toy, seat: int, path: Path) -> Played[Toy]:
        new, events = super().play(state, seat, path)
        return Played(new, (*events, Event("start", facts={"starts": self.starts})))


class TellsASecretOfNobody(ToyGame):
    def play(self, state: Toy, seat: int, path: Path) -> Played[Toy]:
        new, _ = super().play(state, seat, path)
        return Played(new, (Event("draw", None, secret={"number": 1}),))


class TellsOfObjects(ToyGame):
    def play(self, state: Toy, seat: int, path: Path) -> Played[Toy]:
        new, _ = super().play(state, seat, path)
        return Played(new, (Event("draw", seat, {"hand": (1, 2)}),))


class LooksAway(ToyGame):
    def view(self, state: Toy, viewer: Viewer) -> ToyView:
        return super().view(state, viewer).model_copy(update={"turn": 0})


class TakesHalfAMove(ToyGame):
    def play(self, state: Toy, seat: int, path: Path) -> Played[Toy]:
        if len(path) == 1 and path[0] in map(str, state.hands[seat]):
            path = (*path, "low")
        return super().play(state, seat, path)


BROKEN = [
    (LosesACard, "the numbers are"),
    (DrawsFromThinAir, "played twice, it differs"),
    (ForgetsAPart, "saved and loaded"),
    (OffersNothing, "must act but cannot"),
    (AsksTheWrongSeat, "need not act but is offered"),
    (TurnsBack, "the turn fell"),
    (HidesATurn, "those to act became"),
    (GivesOtherEventsOnReplay, "has other events"),
    (TellsASecretOfNobody, "a secret of nobody"),
    (TellsOfObjects, "not plain JSON"),
    (LooksAway, "says"),
    (TakesHalfAMove, "no legal move"),
]


@pytest.mark.parametrize(("game", "fault"), BROKEN, ids=[game.__name__ for game, _ in BROKEN])
def test_a_broken_game_is_found_out(game: type[ToyGame], fault: str) -> None:
    with pytest.raises(Broken, match=fault):
        trials(game())


def test_a_choice_that_leads_nowhere_is_found_out() -> None:
    with pytest.raises(IllegalMove, match="toy-not-yours"):
        trials(OffersTheImpossible())


def test_a_game_that_changes_its_position_in_place_is_found_out() -> None:
    class Scribbles(ToyGame):
        def play(self, state: Toy, seat: int, path: Path) -> Played[Toy]:
            played = super().play(state, seat, path)
            object.__setattr__(state, "turn", state.turn + 1)
            return played

    with pytest.raises(Broken, match="changed the position"):
        trials(Scribbles())


@pytest.mark.parametrize(
    ("places", "resigned"),
    [
        ((1, 3), (False, False)),
        ((2, 3), (False, False)),
        ((0, 1), (False, False)),
        ((2, 1), (False, True)),
        ((1,), (False, False)),
    ],
)
def test_an_impossible_outcome_is_found_out(
    places: tuple[int, ...], resigned: tuple[bool, ...]
) -> None:
    with pytest.raises(Broken):
        check_outcome(Outcome("pile", places, (3, 3), resigned), 2)


@pytest.mark.parametrize("places", [(1, 1, 3), (1, 2, 2), (2, 3, 1), (1, 1, 1)])
def test_places_may_be_shared(places: tuple[int, ...]) -> None:
    check_outcome(Outcome("pile", places, (0, 0, 0), (False,) * 3), 3)


def test_every_path_is_every_move_once_in_order() -> None:
    game = ToyGame()
    state = replace(game.start(bytes(32), 2, ToyOptions()), hands=((1, 2), (3, 4)), player=0)
    assert list(every_path(game, state, 0)) == [
        ("draw",),
        ("1", "low"),
        ("1", "high"),
        ("2", "low"),
        ("2", "high"),
    ]


def test_leaning_dice_favour_the_first_choice() -> None:
    dice = Leaning(Stream(sha256(b"lean").digest()), 60)
    taken = [dice.below(4) for _ in range(2000)]
    # 60 % and a quarter of the rest: 1400 expected; the standard deviation is 20.
    assert 1300 < taken.count(0) < 1500
    assert set(taken) == {0, 1, 2, 3}


def test_random_path_takes_every_choice_about_equally_often() -> None:
    game = ToyGame()
    state = game.start(bytes(32), 2, ToyOptions())
    dice = Stream(sha256(b"dice").digest())
    taken = [random_path(game, state, state.player, dice)[0] for _ in range(3000)]
    for key in game.choices(state, state.player, ()).keys:
        # 1000 expected of each of three; the standard deviation is 26.
        assert 870 < taken.count(key) < 1130
