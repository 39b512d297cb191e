"""A saved game: what a table hands out when it is over, so that anybody can check it.

A record holds the secret that the shuffle came from, what every player's join contributed, the
moves and the outcome claimed. With it, `verify` proves that the cards were dealt as promised before
anybody joined, that every move was legal, and that the result is the right one.
"""

import json
from codecs import BOM_UTF8
from collections.abc import Mapping, Sequence
from typing import Annotated, Any, Literal, NamedTuple

from pydantic import BaseModel, ConfigDict, Field, ValidationError
from pydantic_core import from_json

from rules import fair
from rules.faults import first_fault
from rules.game import Event, Game, Options, Outcome, Played
from rules.games import GAMES
from rules.position_file import Hex32
from rules.readable import readable
from rules.refusals import Refusal
from rules.store import Entry, Table

RESIGN = "resign"
"""The text of a resignation among the moves; no game's first choice has this name."""

Games = Mapping[str, Game[Any, Any]]
Seat = Annotated[int, Field(ge=0)]
Move = tuple[Seat, str]


class BadRecord(Exception):
    """A record that can't be read or doesn't hold; the text says what is wrong, and where."""


class Claim(BaseModel):
    """The outcome as the record states it; the fields are those of `rules.game.Outcome`."""

    model_config = ConfigDict(extra="forbid", frozen=True, strict=True)

    reason: str
    places: tuple[int, ...]
    scores: tuple[int, ...]
    resigned: tuple[bool, ...]

    @classmethod
    def of(cls, outcome: Outcome) -> "Claim":
        """The same outcome, as a claim."""
        return cls(
            reason=outcome.reason,
            places=outcome.places,
            scores=outcome.scores,
            resigned=outcome.resigned,
        )


class Record(BaseModel):
    """One game, whole: enough to play it again move by move."""

    model_config = ConfigDict(extra="forbid", frozen=True, strict=True)

    format: Literal[1] = 1
    """The version of this format."""
    game: str
    seats: Annotated[int, Field(ge=1)]
    options: dict[str, bool | int] = Field(default_factory=dict)
    """By name; an option not named has its default."""
    secret: Hex32
    """The 32 secret bytes, revealed."""
    promise: Hex32
    """Their SHA-256, shown before anybody joined and again at the deal."""
    contributions: tuple[str, ...]
    """What each player's join added to the shuffle, in seat order."""
    seed: Hex32 | None = None
    """The seed itself, where somebody at the table has deleted their data and what their join added
    is gone: the game can be played again, but nobody can check how it was shuffled."""
    moves: tuple[Move, ...]
    """In order: the seat (from 0) and the move's text form, or `resign`."""
    outcome: Claim | None
    """None when the game was stopped before its end."""


class Replay(NamedTuple):
    """A record played again: the last position, and what happened at each move."""

    state: Any
    events: tuple[tuple[Event, ...], ...]


def record_of(table: Table, log: Sequence[Entry]) -> Record:
    """The record of a table's game from its log."""
    return Record(
        game=table.game,
        seats=len(table.seats),
        options=json.loads(table.options),
        secret=table.secret.hex(),
        promise=fair.promise(table.secret),
        contributions=tuple(seat.contribution for seat in table.seats),
        seed=None if table.seed is None else table.seed.hex(),
        moves=tuple(
            (entry.seat or 0, RESIGN if entry.kind == "resign" else entry.text)
            for entry in log
            if entry.kind in ("play", "resign")
        ),
        outcome=None if table.outcome is None else Claim.model_validate_json(table.outcome),
    )


def dumps(record: Record) -> str:
    """The record as JSON that a person can read, with a final newline."""
    values = record.model_dump(mode="json")
    if record.seed is None:
        del values["seed"]
    return readable(values) + "\n"


def loads(text: str | bytes) -> Record:
    """The record in a file's content. Raises BadRecord."""
    if isinstance(text, bytes):
        # Some editors put a byte order mark in front of what they save.
        text = text.removeprefix(BOM_UTF8)
    try:
        data = from_json(text)
    except ValueError as error:
        raise BadRecord(f"not JSON: {error}") from None
    if not isinstance(data, dict):
        raise BadRecord("a record is a JSON object")
    version = data.get("format")
    if type(version) is not int or version != 1:
        raise BadRecord(f"format {version!r} is not one this program reads (1)")
    try:
        # As JSON once more: in strict mode only JSON's lists may become tuples.
        return Record.model_validate_json(text)
    except ValidationError as error:
        raise BadRecord(first_fault(error)) from None


def seed_of(record: Record) -> bytes:
    """The seed that the secret and the contributions give, or that was kept. Raises BadRecord."""
    if record.seed is not None:
        return bytes.fromhex(record.seed)
    if len(record.contributions) != record.seats:
        raise BadRecord(
            f"contributions: {len(record.contributions)} for a game of {record.seats} seats"
        )
    return fair.mix(bytes.fromhex(record.secret), record.contributions)


def first_position(record: Record, games: Games = GAMES) -> tuple[Game[Any, Any], Any]:
    """The game and its position after the deal. Raises BadRecord, and Missing as `Game.start`."""
    game = games.get(record.game)
    if game is None:
        raise BadRecord(f"game: there is no game {record.game!r}, only {', '.join(games)}")
    if record.seats not in game.seats:
        raise BadRecord(
            f"seats: {record.game} is played by {game.seats_text()}, not by {record.seats}"
        )
    try:
        options: Options = game.options.model_validate(record.options)
    except ValidationError as error:
        raise BadRecord(f"options.{first_fault(error)}") from None
    return game, game.start(seed_of(record), record.seats, options)


def play_text(game: Game[Any, Any], state: Any, seat: int, text: str) -> Played[Any]:
    """Play one line of a record: a move in its text form, or `resign`. Raises Refusal."""
    if text == RESIGN:
        return game.resign(state, seat)
    return game.play(state, seat, game.path_of(text))


def replay(record: Record, games: Games = GAMES, last: int | None = None) -> Replay:
    """Play the record again, to its end or only its first `last` moves.

    The secret is taken as it stands; the promise and the outcome are not looked at. Raises
    BadRecord with the number (from 1) of the move that the rules refuse.
    """
    game, state = first_position(record, games)
    happened: list[tuple[Event, ...]] = []
    for number, (seat, text) in enumerate(record.moves[:last], 1):
        if seat >= record.seats:
            raise BadRecord(f"move {number}: there is no seat {seat}")
        try:
            state, events = play_text(game, state, seat, text)
        except Refusal as refusal:
            raise BadRecord(f"move {number}, seat {seat}, {text!r}: {refusal}") from None
        happened.append(events)
    return Replay(state, tuple(happened))


def verify(record: Record, games: Games = GAMES, published: str | None = None) -> Replay:
    """Check everything a record claims, and return the replay.

    `published` is the promise as it was shown at the table, if the caller has it: a forger can
    write a secret and a fitting promise into the file, but not into a message posted before the
    deal. Raises BadRecord.
    """
    true_promise = fair.promise(bytes.fromhex(record.secret))
    if record.promise != true_promise:
        raise BadRecord(f"promise: the SHA-256 of the secret is {true_promise}")
    if published is not None and published.strip().lower() != record.promise:
        raise BadRecord("promise: it is not the one that was published")
    if record.seed is not None:
        raise BadRecord(
            "seed: somebody at this table has deleted their data, so how it was shuffled can't be"
            " checked any more; it can still be played again"
        )
    played = replay(record, games)
    outcome = games[record.game].outcome(played.state)
    claim = Claim.of(outcome) if outcome else None
    if claim != record.outcome:
        raise BadRecord(
            f"outcome: {_told(record.outcome)} is claimed, the moves give {_told(claim)}"
        )
    return played


def _told(claim: Claim | None) -> str:
    return claim.model_dump_json() if claim else "no end"
