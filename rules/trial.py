"""A game played at random to its end, with every promise of the interface tried on the way.

Nothing here knows a game: `python -m rules random` and the tests put every game on trial alike.
"""

import json
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from rules.game import Broken, Event, Game, Options, Outcome, Path, Played, Viewer
from rules.randomplay import Dice, random_path
from rules.record import RESIGN, play_text
from rules.refusals import IllegalMove, NotNow, Refusal, UnreadableMove

MOVE_CAP = 20_000
"""Moves after which a trial gives up: where drawing is always possible, a game need never end."""


@dataclass(frozen=True, slots=True)
class Deal:
    """What a game begins with."""

    seats: int
    seed: bytes
    options: Options


@dataclass(frozen=True, slots=True)
class Trial:
    """A game as it was played: the moves as (seat, text), the events of each, the last position."""

    moves: tuple[tuple[int, str], ...]
    events: tuple[tuple[Event, ...], ...]
    state: Any
    outcome: Outcome | None
    """None when the cap came before the end."""


def play_out(
    game: Game[Any, Any],
    deal: Deal,
    dice: Dice,
    *,
    resigns: int = 0,
    checked: bool = True,
    cap: int = MOVE_CAP,
) -> Trial:
    """Play from the deal to the end, or to `cap` moves.

    With `resigns` = n, one move in n is instead a resignation, by any seat still in the game. When
    `checked`, everything that `game` promises is tried: the cheap things after every move, the dear
    ones after the moves 0, 1, 2, 4, 8 … and the last, and at the end the whole game once more from
    its seed. Raises Broken, naming the move.
    """
    state = game.start(deal.seed, deal.seats, deal.options)
    moves: list[tuple[int, str]] = []
    events: list[tuple[Event, ...]] = []
    if checked:
        check_position(game, state, deal.seats)
        check_views(game, state, deal.seats)
    while (acting := game.acting(state)) and len(moves) < cap:
        if resigns and dice.below(resigns) == resigns - 1:
            playing = [seat for seat, out in enumerate(game.view(state, None).resigned) if not out]
            seat, text = playing[dice.below(len(playing))], RESIGN
        else:
            seat = someone(acting, game.may_change(state), dice)
            text = game.text_of(random_path(game, state, seat, dice))
        moves.append((seat, text))
        thorough = len(moves).bit_count() == 1
        if checked:
            try:
                state, happened = check_move(
                    game, state, seat, text, seats=deal.seats, thorough=thorough
                )
            except Broken as fault:
                raise Broken(f"move {len(moves)} (seat {seat}: {text}): {fault}") from fault
        else:
            state, happened = play_text(game, state, seat, text)
        events.append(happened)
    trial = Trial(tuple(moves), tuple(events), state, game.outcome(state))
    if checked:
        check_views(game, state, deal.seats)
        check_replay(game, deal, trial)
    return trial


def someone(acting: Sequence[int], may_change: Sequence[int], dice: Dice) -> int:
    """A seat that must act or, once in a while, one that may change what it chose."""
    seats = may_change if may_change and dice.below(4) == 0 else acting
    return seats[dice.below(len(seats))]


def demand(holds: bool, fault: str) -> None:
    """Raise Broken with `fault` unless it `holds`."""
    if not holds:
        raise Broken(fault)


def check_move(
    game: Game[Any, Any], state: Any, seat: int, text: str, *, seats: int, thorough: bool
) -> Played[Any]:
    """Play a legal move and check what it leaves behind; `thorough` tries the dear promises too."""
    before = game.dump(state) if thorough else None
    if text != RESIGN:
        check_text(game, state, seat, game.path_of(text))
    new, events = play_text(game, state, seat, text)
    if thorough:
        demand(game.dump(state) == before, "playing changed the position it was given")
    check_position(game, new, seats)
    check_events(events, seats)
    check_turn(game, state, new, seat, thorough=thorough)
    if thorough:
        demand(play_text(game, state, seat, text) == (new, events), "played twice, it differs")
        check_views(game, new, seats)
        check_reload(game, new)
        if text != RESIGN:
            check_refusals(game, state, seat, game.path_of(text), seats=seats)
    return Played(new, events)


def check_refusals(game: Game[Any, Any], state: Any, seat: int, path: Path, *, seats: int) -> None:
    """What is no legal move of this seat is refused, each time for the right reason."""
    for step in range(len(path)):
        fault = refused(game, state, seat, path[:step])
        demand(isinstance(fault, IllegalMove), f"half a move, {path[:step]}: {fault!r}")
        demand(fault.code == "unfinished", f"half a move, {path[:step]}: {fault!r}")
        for wrong in ("no-such-key", ""):
            fault = refused(game, state, seat, (*path[:step], wrong))
            demand(isinstance(fault, IllegalMove | UnreadableMove), f"a wrong key: {fault!r}")
    fault = refused(game, state, seat, (*path, "more"))
    demand(isinstance(fault, IllegalMove | UnreadableMove), f"a word too many: {fault!r}")
    for idle in set(range(seats)) - {*game.acting(state), *game.may_change(state)}:
        fault = refused(game, state, idle, path)
        demand(isinstance(fault, NotNow), f"seat {idle} need not act: {fault!r}")


def refused(game: Game[Any, Any], state: Any, seat: int, path: Path) -> Refusal:
    """The refusal that this path meets. Raises Broken if it is played."""
    try:
        game.play(state, seat, path)
    except Refusal as refusal:
        return refusal
    raise Broken(f"seat {seat} played {path}, which is no legal move of theirs")


def check_text(game: Game[Any, Any], state: Any, seat: int, path: Path) -> None:
    """The move's text parses back to it, its keys are words, and it was offered step by step."""
    demand(game.path_of(game.text_of(path)) == path, "its text parses to another move")
    demand(path[0] != RESIGN, f"a choice is called {RESIGN!r}, which means to give up")
    for step in range(len(path)):
        asks, keys = game.choices(state, seat, path[:step])
        demand(bool(asks), f"the question after {path[:step]} has no name")
        demand(len(set(keys)) == len(keys), f"the same choice twice after {path[:step]}")
        demand(path[step] in keys, f"{path[step]!r} is not offered after {path[:step]}")
        for key in keys:
            demand(key == key.lower() and key.split() == [key], f"the choice {key!r} is no word")
    demand(not game.choices(state, seat, path).keys, "it is played but not complete")


def check_position(game: Game[Any, Any], state: Any, seats: int) -> None:
    """The game's own invariants, and that somebody can move if and only if it isn't over."""
    game.check(state)
    acting, outcome = game.acting(state), game.outcome(state)
    changing = game.may_change(state)
    demand(list(acting) == sorted(set(acting)), f"acting {acting} is not ascending")
    demand(list(changing) == sorted(set(changing) - {*acting}), f"{changing} may change: {acting}")
    demand(bool(acting) or not changing, f"{changing} may change what nobody waits for")
    demand(all(0 <= seat < seats for seat in acting), f"acting {acting}: no such seat")
    demand(bool(acting) == (outcome is None), f"acting {acting} with outcome {outcome}")
    for seat in range(seats):
        if seat in (*acting, *changing):
            demand(bool(game.choices(state, seat, ()).keys), f"seat {seat} must act but cannot")
        else:
            _demand_silence(game, state, seat)
    if outcome is not None:
        check_outcome(outcome, seats)


def _demand_silence(game: Game[Any, Any], state: Any, seat: int) -> None:
    try:
        offered = game.choices(state, seat, ())
    except NotNow:
        return
    raise Broken(f"seat {seat} need not act but is offered {offered.keys}")


def check_outcome(outcome: Outcome, seats: int) -> None:
    """Places begin at 1 and skip those shared above; everything is told of every seat."""
    told = (len(outcome.places), len(outcome.scores), len(outcome.resigned))
    demand(told == (seats,) * 3, f"the outcome tells of {told} seats, not {seats}")
    for place in outcome.places:
        better = sum(other < place for other in outcome.places)
        demand(place == better + 1, f"place {place} with {better} better ones: {outcome.places}")
    stayed = [place for place, out in zip(outcome.places, outcome.resigned, strict=True) if not out]
    demand(1 in stayed or not stayed, f"nobody who stayed won: {outcome}")
    demand(bool(outcome.reason), "the outcome has no reason")


def check_events(events: Sequence[Event], seats: int) -> None:
    """Something happened; every event is JSON, and a secret always belongs to a seat."""
    demand(bool(events), "nothing happened")
    for event in events:
        demand(event.seat is None or 0 <= event.seat < seats, f"no such seat: {event}")
        demand(event.seat is not None or not event.secret, f"a secret of nobody: {event}")
        plain = [dict(event.facts), dict(event.secret)]
        demand(json.loads(json.dumps(plain)) == plain, f"not plain JSON: {event}")
        for other in (None, *range(seats)):
            if other is None or other != event.seat:
                demand(not event.seen_by(other).secret, f"{other} sees the secret of {event}")


def check_turn(game: Game[Any, Any], old: Any, new: Any, seat: int, *, thorough: bool) -> None:
    """The turn never falls; while it stays, what the others may choose stays too."""
    was, now = game.turn(old), game.turn(new)
    demand(now >= was, f"the turn fell from {was} to {now}")
    if now > was:
        return
    left = tuple(other for other in game.acting(old) if other != seat)
    demand(game.acting(new) == left, f"in turn {now} those to act became {game.acting(new)}")
    for other in left if thorough else ():
        same = game.choices(old, other, ()) == game.choices(new, other, ())
        demand(same, f"in turn {now} the choices of seat {other} changed")


def check_views(game: Game[Any, Any], state: Any, seats: int) -> None:
    """Every viewer's view agrees with the position in what all may know."""
    viewers: tuple[Viewer, ...] = (None, *range(seats))
    acting, turn, outcome = game.acting(state), game.turn(state), game.outcome(state)
    for viewer in viewers:
        view = game.view(state, viewer)
        told = (view.game, view.viewer, view.seats, view.acting, view.turn, view.outcome)
        true = (game.name, viewer, seats, acting, turn, outcome)
        demand(view.may_change == game.may_change(state), f"{view.may_change} may change")
        demand(told == true, f"the view of {viewer} says {told}, not {true}")
        demand(len(view.resigned) == seats, f"the view of {viewer}: resigned {view.resigned}")
        if viewer in (None, turn % seats):
            again = type(view).model_validate_json(view.model_dump_json())
            demand(again == view, f"the view of {viewer} does not survive JSON")


def check_reload(game: Game[Any, Any], state: Any) -> None:
    """The position written as JSON text and read again is the same one."""
    again = game.load(json.loads(json.dumps(game.dump(state))))
    demand(again == state, "saved and loaded, the position differs")
    demand(game.dump(again) == game.dump(state), "saved twice, the position differs")


def check_replay(game: Game[Any, Any], deal: Deal, trial: Trial) -> None:
    """The same seed and moves give the same events and position; so does a reload half-way."""
    state = game.start(deal.seed, deal.seats, deal.options)
    half = len(trial.moves) // 2
    for number, (seat, text) in enumerate(trial.moves):
        if number == half:
            check_reload(game, state)
            state = game.load(json.loads(json.dumps(game.dump(state))))
        state, events = play_text(game, state, seat, text)
        demand(events == trial.events[number], f"replayed, move {number + 1} has other events")
    demand(state == trial.state, "replayed, the position differs")
