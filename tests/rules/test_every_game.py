"""Every registered game on trial: every seat number, every option both ways, thousands of games.

For more of the same: `python -m rules random GAME --games N`.
"""

import json
from itertools import islice
from random import Random
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from rules.fair import Stream, mix, promise
from rules.game import Broken, Game
from rules.games import GAMES
from rules.randomplay import Leaning, every_path, random_path
from rules.record import Claim, Record, dumps, loads, play_text, verify
from rules.refusals import Refusal
from rules.results import finished, points, teams_at
from rules.store import Seat, Table
from rules.trial import MOVE_CAP, Deal, play_out
from tests.rules.options import Values, changes, mixes, random_values

GAMES_A_MIX = 2
"""Games on full trial, for each game, seat number and mix of options."""
GAMES_A_TABLE = 100
"""Games in which only the game's own invariants are tried, for each game and seat number."""

MOVES_A_TABLE = 20_000
"""No more of those games once they have taken so many moves."""
LONG = {"dog"}
"""Families whose games take a thousand moves and more when played at random."""

LEANS = (0, 0, 60, 75)
"""How often, in percent, a game's random moves are the first choice, which is to draw."""

REACHED = {
    "days": {
        *("draw", "place", "cover", "move", "swap_piles", "swap_cards", "discard", "event"),
        *("steal", "tree", "catnip", "trim_needed", "trim_chosen", "trim_done", "reshuffle"),
        *("resigned", "full_week", "over"),
    },
    "dog": {
        *("round", "gift_chosen", "exchange", "received", "opened", "play", "move", "captured"),
        *("burnt", "extra_card", "fold", "all_home", "reshuffle", "resigned", "team_out", "over"),
    },
    "dog-lover": {
        *("start", "watch", "retrieve", "fetch", "learn", "rescue", "tuck", "walk", "trait"),
        *("undo", "lost_walk", "lost_trait", "end_turn", "refill", "last_round", "resigned"),
        "over",
    },
    "fences": {
        *("fence-laid", "fence-blocked", "fence-skipped", "gates-start", "fence-decided"),
        *("fence-spare", "resigned", "over"),
    },
}
"""By family: the kinds of events that random games must bring about, or they prove too little."""

TABLES = [(game.name, seats) for game in GAMES.values() for seats in game.seats]


def deal(game: Game[Any, Any], seats: int, values: Values, seed: bytes) -> Deal:
    return Deal(seats, seed, game.options.model_validate(values))


@pytest.mark.parametrize(("name", "seats"), TABLES)
def test_random_games_keep_every_promise_to_the_end(name: str, seats: int) -> None:
    game, rng = GAMES[name], Random(f"{name} {seats}")
    for values in mixes(game, rng, 4):
        for number in range(int(game.family in LONG), GAMES_A_MIX):
            seed = rng.randbytes(32)
            trial = play_out(
                game,
                deal(game, seats, values, seed),
                Leaning(Stream(mix(seed, ["dice"])), 65 * (number % 2)),
                resigns=rng.choice([0, 40]),
            )
            assert trial.outcome, f"no end after {MOVE_CAP} moves: {values} {seed.hex()}"


@pytest.mark.parametrize(("name", "seats"), TABLES)
def test_thousands_of_games_end_with_every_invariant_kept_after_every_move(
    name: str, seats: int
) -> None:
    game, rng = GAMES[name], Random(f"many {name} {seats}")
    moves = 0
    for number in range(GAMES_A_TABLE):
        if moves > MOVES_A_TABLE:
            break
        seed, values = rng.randbytes(32), random_values(game, rng)
        dice = Leaning(Stream(mix(seed, ["dice"])), LEANS[number % len(LEANS)])
        state = game.start(seed, seats, game.options.model_validate(values))
        for _ in range(MOVE_CAP):
            game.check(state)
            if game.outcome(state):
                break
            acting = game.acting(state)
            seat = acting[dice.below(len(acting))]
            state = game.play(state, seat, random_path(game, state, seat, dice)).state
            moves += 1
        assert game.outcome(state), f"no end after {MOVE_CAP} moves: {values} {seed.hex()}"


@pytest.mark.parametrize("family", sorted({game.family for game in GAMES.values()}))
def test_random_games_bring_about_everything_that_can_happen(family: str) -> None:
    kinds: set[str] = set()
    for game in GAMES.values():
        for number in range(30 if game.family == family else 0):
            seed = Random(number).randbytes(32)
            seats = game.seats[number % len(game.seats)]
            dice = Leaning(Stream(seed), LEANS[number % len(LEANS)])
            given = deal(game, seats, {}, seed)
            trial = play_out(game, given, dice, resigns=200, checked=False)
            kinds |= {event.kind for events in trial.events for event in events}
    assert kinds == REACHED[family]


@pytest.mark.parametrize("name", GAMES)
@settings(max_examples=20)
@given(data=st.data())
def test_any_seed_seats_and_options_give_a_game(name: str, data: st.DataObject) -> None:
    game = GAMES[name]
    seats = data.draw(st.sampled_from(list(game.seats)))
    seed = data.draw(st.binary(min_size=32, max_size=32))
    values = random_values(game, data.draw(st.randoms(use_true_random=False)))
    resigns = data.draw(st.sampled_from([0, 2, 10, 60]))
    dice = Stream(mix(seed, ["dice"]))
    assert play_out(game, deal(game, seats, values, seed), dice, resigns=resigns).outcome


@pytest.mark.parametrize("name", GAMES)
def test_every_option_makes_a_difference(name: str) -> None:
    game = GAMES[name]
    for change in changes(game):
        assert any(differs(game, change, Random(number)) for number in range(3000)), change


def differs(game: Game[Any, Any], change: Values, rng: Random) -> bool:
    """Whether a random game with the changed options would not go the same with the defaults."""
    seats = rng.choice(game.seats)
    seed = rng.randbytes(32)
    state = game.start(seed, seats, game.options.model_validate(change))
    plain = game.start(seed, seats, game.options.model_validate({}))
    dice = Stream(seed)
    while (acting := game.acting(state)) == game.acting(plain) and acting:
        seat = acting[dice.below(len(acting))]
        path = random_path(game, state, seat, dice)
        steps = [path[:step] for step in range(len(path))]
        try:
            plain_choices = [game.choices(plain, seat, step) for step in steps]
            plain, plain_events = game.play(plain, seat, path)
        except Refusal:
            return True
        choices = [game.choices(state, seat, step) for step in steps]
        state, events = game.play(state, seat, path)
        if (choices, events) != (plain_choices, plain_events):
            return True
    return acting != game.acting(plain) or game.outcome(state) != game.outcome(plain)


@pytest.mark.parametrize("name", GAMES)
def test_the_seed_alone_decides_the_deal(name: str) -> None:
    game = GAMES[name]
    for seats in game.seats:
        options = game.options()
        seeds = [bytes([n]) * 32 for n in range(20)]
        deals = [game.dump(game.start(seed, seats, options)) for seed in seeds]
        assert deals == [game.dump(game.start(seed, seats, options)) for seed in seeds]
        # Not every two seeds need to differ: it may be only who begins that is drawn.
        assert any({**deal, "seed": ""} != {**deals[0], "seed": ""} for deal in deals)


@pytest.mark.parametrize("name", GAMES)
def test_a_whole_game_can_be_handed_out_and_verified(name: str) -> None:
    game, rng = GAMES[name], Random(name)
    for number in range(10):
        seats = rng.choice(game.seats)
        secret = rng.randbytes(32)
        contributions = tuple(str(rng.getrandbits(60)) for _ in range(seats))
        values = random_values(game, rng)
        seed = mix(secret, contributions)
        trial = play_out(game, deal(game, seats, values, seed), Stream(secret), resigns=number * 20)
        assert trial.outcome
        record = Record(
            game=name,
            seats=seats,
            options=values,
            secret=secret.hex(),
            promise=promise(secret),
            contributions=contributions,
            moves=trial.moves,
            outcome=Claim.of(trial.outcome),
        )
        played = verify(loads(dumps(record)), published=record.promise)
        assert played.state == trial.state
        assert played.events == trial.events


@pytest.mark.parametrize(("name", "seats"), TABLES)
def test_a_result_can_be_counted(name: str, seats: int) -> None:
    """Scores are the sum of their parts, teams share places, who gave up comes after all others."""
    game, rng = GAMES[name], Random(f"{name} {seats}")
    teams = teams_at(game, seats)
    for number in range(4):
        dealt = deal(game, seats, random_values(game, rng), rng.randbytes(32))
        dice = Leaning(Stream(rng.randbytes(32)), 65)
        trial = play_out(game, dealt, dice, resigns=(0, 30)[number % 2], checked=False)
        assert trial.outcome
        outcome, parts = trial.outcome, game.score_parts(trial.state)
        if parts:
            assert tuple(sum(value for _, value in of) for of in parts) == outcome.scores
        out = {team for team, resigned in zip(teams, outcome.resigned, strict=True) if resigned}
        places = dict(zip(teams, outcome.places, strict=True))
        assert [places[team] for team in teams] == list(outcome.places)
        assert all(places[one] < places[other] for one in {*teams} - out for other in out)
        count = sum(points(seat, teams, outcome) for seat in range(seats))
        assert count > 0
        ending = finished(table_of(game, seats), game, trial.state, outcome, 0.0)
        assert [result.score for result in ending.results] == list(outcome.scores)


def table_of(game: Game[Any, Any], seats: int) -> Table:
    held = tuple(Seat(member, "", "") for member in range(1, 1 + seats))
    return Table(1, 1, 1, game.name, "{}", seats, bytes(32), held)


@pytest.mark.parametrize("name", GAMES)
def test_a_position_is_readable_json_of_plain_keys(name: str) -> None:
    game = GAMES[name]
    text = json.dumps(game.dump(game.start(bytes(32), game.seats[-1], game.options())))
    assert text.isascii()


@pytest.mark.parametrize("name", GAMES)
def test_a_bad_position_is_refused_clearly_and_never_crashes(name: str) -> None:
    """Every value of a dump replaced by nonsense, one at a time: Broken, or a usable position."""
    game = GAMES[name]
    rng = Random(name)
    good = middle(game, rng)
    for path in leaves(good):
        for nonsense in (None, -1, 10**6, "x", [], {}, [[]], True, 1.5, "", ["x"], {"x": 1}):
            bad = json.loads(json.dumps(good))
            put(bad, path, nonsense)
            state, fault = loaded(game, bad)
            assert fault is None or (fault.strip() and "\n" not in fault), path
            if fault is not None:
                continue
            for seat in game.acting(state):
                for move in islice(every_path(game, state, seat), 20):
                    game.play(state, seat, move)
            game.view(state, None)


def loaded(game: Game[Any, Any], data: Any) -> tuple[Any, str | None]:
    """The position, or what is wrong with it."""
    try:
        return game.load(data), None
    except Broken as fault:
        return None, str(fault)


def middle(game: Game[Any, Any], rng: Random) -> Any:
    """A position after some moves, as JSON values."""
    seed = rng.randbytes(32)
    seats = game.seats[len(game.seats) // 2]
    trial = play_out(game, Deal(seats, seed, game.options()), Stream(seed), cap=30, checked=False)
    return json.loads(json.dumps(game.dump(trial.state)))


def leaves(value: Any, path: tuple[Any, ...] = ()) -> list[tuple[Any, ...]]:
    """The way to everything inside a JSON value."""
    items = value.items() if isinstance(value, dict) else enumerate(value)
    found = []
    for key, item in items:
        found.append((*path, key))
        if isinstance(item, dict | list):
            found += leaves(item, (*path, key))
    return found


def put(value: Any, path: tuple[Any, ...], item: Any) -> None:
    for step in path[:-1]:
        value = value[step]
    value[path[-1]] = item


def test_moves_of_a_record_are_played_as_typed() -> None:
    """Extra spaces in a typed move do no harm."""
    for game in GAMES.values():
        state = game.start(bytes(32), game.seats[0], game.options())
        seat = game.acting(state)[0]
        path = random_path(game, state, seat, Stream(bytes(32)))
        typed = "  " + "   ".join(path) + " "
        assert play_text(game, state, seat, typed) == game.play(state, seat, path)
