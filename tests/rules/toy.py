"""A small game with all that is hard about games, to try the general tools on.

Numbers 1 … 6 a seat are shuffled, two to each hand. In turn a seat draws, or lays a number into the
open on the low or the high side. When the pile is empty, all give away one number at once,
secretly; then the hands are summed up.
"""

from collections.abc import Mapping
from dataclasses import dataclass, replace
from random import Random
from typing import Any

from rules.fair import Stream
from rules.game import (
    COMPLETE,
    Broken,
    Choices,
    Event,
    Game,
    Options,
    Outcome,
    Path,
    Played,
    View,
    Viewer,
)
from rules.record import play_text
from rules.refusals import IllegalMove, NotNow, UnreadableMove

Row = tuple[int, ...]


class ToyOptions(Options):
    low_wins: bool = False


class ToyView(View):
    hand: Row | None
    hand_sizes: tuple[int, ...]
    pile: int
    open: tuple[Row, Row]
    given: Row


@dataclass(frozen=True, slots=True)
class Toy:
    seed: str
    low_wins: bool
    hands: tuple[Row, ...]
    pile: Row
    low: Row
    high: Row
    given: tuple[int, ...]
    """What each seat has chosen to give away, 0 before it has."""
    resigned: tuple[bool, ...]
    player: int
    turn: int


def put(row: tuple[Any, ...], place: int, item: Any) -> tuple[Any, ...]:
    return (*row[:place], item, *row[place + 1 :])


class ToyGame(Game[Toy, ToyOptions]):
    name = "toy"
    family = "toy"
    seats = range(2, 5)
    hides = True
    options = ToyOptions

    def start(self, seed: bytes, seats: int, options: ToyOptions) -> Toy:
        numbers = list(range(1, 6 * seats + 1))
        stream = Stream(seed)
        stream.shuffle(numbers)
        hands = tuple(tuple(numbers[2 * seat : 2 * seat + 2]) for seat in range(seats))
        pile = tuple(numbers[2 * seats :])
        none = (0,) * seats
        out = (False,) * seats
        first = stream.below(seats)
        return Toy(seed.hex(), options.low_wins, hands, pile, (), (), none, out, first, 0)

    def acting(self, state: Toy) -> tuple[int, ...]:
        left = [seat for seat, out in enumerate(state.resigned) if not out]
        if len(left) < 2:
            return ()
        if state.pile:
            return (state.player,)
        return tuple(seat for seat in left if state.hands[seat] and not state.given[seat])

    def turn(self, state: Toy) -> int:
        return state.turn

    def choices(self, state: Toy, seat: int, path: Path) -> Choices:
        if seat not in self.acting(state):
            raise NotNow("not-your-turn")
        hand = tuple(str(number) for number in state.hands[seat])
        if not state.pile:
            first = Choices("gift", tuple(f"give-{number}" for number in hand))
        else:
            first = Choices("action", ("draw", *(hand if state.pile else ())))
        if not path:
            return first
        if path[0] not in first.keys:
            raise IllegalMove("toy-not-yours", key=path[0])
        if path[0] == "draw" or not state.pile:
            if len(path) > 1:
                raise UnreadableMove("toy-too-long", word=path[1])
            return COMPLETE
        if len(path) == 1:
            return Choices("side", ("low", "high"))
        if path[1] not in {"low", "high"} or len(path) > 2:
            raise UnreadableMove("toy-side", word=path[-1])
        return COMPLETE

    def play(self, state: Toy, seat: int, path: Path) -> Played[Toy]:
        if self.choices(state, seat, path).keys:
            raise IllegalMove("unfinished")
        if not state.pile:
            number = int(path[0].removeprefix("give-"))
            given = put(state.given, seat, number)
            state = replace(state, given=given)
            events = [Event("give", seat, secret={"number": number})]
            return self.rested(state, events)
        if path[0] == "draw":
            number, pile = state.pile[-1], state.pile[:-1]
            hand = tuple(sorted((*state.hands[seat], number)))
            state = replace(state, pile=pile)
            event = Event("draw", seat, secret={"number": number})
        else:
            number = int(path[0])
            hand = tuple(other for other in state.hands[seat] if other != number)
            rows = {path[1]: (*getattr(state, path[1]), number)}
            state = replace(state, **rows)
            event = Event("lay", seat, {"number": number, "side": path[1]})
        hands = put(state.hands, seat, hand)
        return self.rested(self.passed_on(replace(state, hands=hands)), [event])

    def passed_on(self, state: Toy) -> Toy:
        seats = len(state.hands)
        order = [(state.player + step) % seats for step in range(1, seats + 1)]
        player = next((seat for seat in order if not state.resigned[seat]), state.player)
        return replace(state, player=player, turn=state.turn + 1)

    def rested(self, state: Toy, events: list[Event]) -> Played[Toy]:
        if not self.acting(state):
            state = replace(state, turn=state.turn + 1)
            events.append(Event("over"))
        return Played(state, tuple(events))

    def resign(self, state: Toy, seat: int) -> Played[Toy]:
        if state.resigned[seat] or not self.acting(state):
            raise NotNow("resigned-already")
        out = put(state.resigned, seat, True)
        was_acting = seat in self.acting(state)
        state = replace(state, resigned=out)
        if state.pile and was_acting:
            state = self.passed_on(state)
        elif state.pile:
            state = replace(state, turn=state.turn + 1)
        return self.rested(state, [Event("resigned", seat)])

    def view(self, state: Toy, viewer: Viewer) -> ToyView:
        over = self.outcome(state) is not None
        return ToyView(
            game=self.name,
            viewer=viewer,
            seats=len(state.hands),
            acting=self.acting(state),
            turn=state.turn,
            resigned=state.resigned,
            outcome=self.outcome(state),
            hand=None if viewer is None else state.hands[viewer],
            hand_sizes=tuple(map(len, state.hands)),
            pile=len(state.pile),
            open=(state.low, state.high),
            given=state.given if over else tuple(min(1, number) for number in state.given),
        )

    def outcome(self, state: Toy) -> Outcome | None:
        if self.acting(state):
            return None
        scores = tuple(
            sum(hand) - gift for hand, gift in zip(state.hands, state.given, strict=True)
        )
        ranks = [
            (out, score if state.low_wins else -score)
            for out, score in zip(state.resigned, scores, strict=True)
        ]
        places = tuple(1 + sum(other < rank for other in ranks) for rank in ranks)
        reason = "resigned" if state.resigned.count(False) < 2 else "pile"
        return Outcome(reason, places, scores, state.resigned)

    def check(self, state: Toy) -> None:
        rows = (*state.hands, state.pile, state.low, state.high)
        numbers = sorted(number for row in rows for number in row)
        if numbers != list(range(1, 6 * len(state.hands) + 1)):
            raise Broken(f"the numbers are {numbers}")

    def dump(self, state: Toy) -> dict[str, Any]:
        return {name: getattr(state, name) for name in Toy.__slots__}

    def load(self, data: Mapping[str, Any]) -> Toy:
        if set(data) != set(Toy.__slots__):
            raise Broken(f"the fields are {', '.join(Toy.__slots__)}, not {', '.join(data)}")

        def frozen(value: Any) -> Any:
            return tuple(map(frozen, value)) if isinstance(value, list | tuple) else value

        return Toy(**{name: frozen(value) for name, value in data.items()})


TOYS = {"toy": ToyGame()}


class ToyHiding:
    """What of a toy's position a viewer does not know (see `tests.rules.hidden`)."""

    def is_secret(self, game: ToyGame, state: Toy, seat: int) -> bool:
        # The last gift ends the game and uncovers all gifts.
        return not state.pile and len(game.acting(state)) > 1

    def reshuffle(
        self, game: ToyGame, state: Toy, viewer: Viewer, rng: Random, move: tuple[int, str] | None
    ) -> Toy:
        seed = rng.randbytes(32).hex()
        if move and game.outcome(play_text(game, state, *move).state):
            return replace(state, seed=seed)
        if game.outcome(state):
            return replace(state, seed=seed)
        known: list[int] = []
        if move and (move[0] == viewer or not self.is_secret(game, state, move[0])):
            known += [int(word) for word in move[1].split() if word.isdecimal()]
            known += state.pile[-1:] if move == (viewer, "draw") else []
        hidden = [
            number
            for seat, hand in enumerate((*state.hands, state.pile))
            for number in hand
            if seat != viewer and number not in known
        ]
        new = hidden[:]
        rng.shuffle(new)
        become = dict(zip(hidden, new, strict=True))
        hands = tuple(
            hand if seat == viewer else tuple(sorted(become.get(number, number) for number in hand))
            for seat, hand in enumerate(state.hands)
        )
        pile = tuple(become.get(number, number) for number in state.pile)
        given = tuple(
            number if seat == viewer or not number else rng.choice(hands[seat])
            for seat, number in enumerate(state.given)
        )
        return replace(state, seed=seed, hands=hands, pile=pile, given=given)
