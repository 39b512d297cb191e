"""What the verbs share: what a person types or edits, read with errors that fit on one line."""

import argparse
import json
import sys
from collections.abc import Mapping, Sequence
from hashlib import sha256
from pathlib import Path as File
from typing import Any, NoReturn

from pydantic import ValidationError

from rules.faults import first_fault
from rules.game import Broken, Game, Options

Games = Mapping[str, Game[Any, Any]]


class Wrong(Exception):
    """A request that can't be met; its text, one line, is all that the person is told."""


class Parser(argparse.ArgumentParser):
    """An argument parser that raises Wrong instead of printing its usage and leaving."""

    def error(self, message: str) -> NoReturn:
        """Raise Wrong with argparse's own message."""
        raise Wrong(f"{message} (see {self.prog} --help)")


def say(line: str) -> None:
    """Write a line of the answer."""
    sys.stdout.write(line + "\n")


def note(line: str) -> None:
    """Write a line beside the answer, to standard error."""
    sys.stderr.write(line + "\n")


def seed_of(text: str) -> bytes:
    """The 32 bytes that a seed given as text stands for: its SHA-256."""
    return sha256(text.encode()).digest()


def read(name: str) -> bytes:
    """The content of a file, or of standard input for `-`. Raises Wrong."""
    if name == "-":
        return sys.stdin.buffer.read()
    try:
        return File(name).read_bytes()
    except OSError as error:
        raise Wrong(f"{name}: {error.strerror}") from None


def game_of(games: Games, name: str) -> Game[Any, Any]:
    """The game of this name. Raises Wrong."""
    game = games.get(name)
    if game is None:
        raise Wrong(f"there is no game {name!r}, only {', '.join(games)}")
    return game


def seats_of(game: Game[Any, Any], seats: int | None) -> int:
    """The number of seats asked for, or the fewest the game has. Raises Wrong."""
    if seats is None:
        return game.seats[0]
    if seats not in game.seats:
        raise Wrong(f"{game.name} has {game.seats_text()} seats, not {seats}")
    return seats


def seat_in(seat: int, seats: int) -> int:
    """`seat`, if the position has it. Raises Wrong."""
    if not 0 <= seat < seats:
        raise Wrong(f"there is no seat {seat}: they are numbered 0 to {seats - 1}")
    return seat


def options_of(game: Game[Any, Any], given: Sequence[str]) -> Options:
    """The table options written as `name=value`, or a bare `name` for yes. Raises Wrong.

    What a bot would settle is settled here too, unless it is given.
    """
    values: dict[str, str] = {}
    for text in given:
        name, _, value = text.partition("=")
        if name not in game.options.model_fields:
            known = ", ".join(game.options.model_fields) or "none"
            raise Wrong(f"{game.name} has no option {name!r}; its options: {known}")
        values[name] = value if "=" in text else "yes"
    try:
        options: Options = game.options.model_validate(values)
        settled = game.settled(options).model_dump(exclude=values.keys())
        options = options.model_copy(update=settled)
    except ValidationError as error:
        raise Wrong(f"option {first_fault(error)}") from None
    return options


def position_in(game: Game[Any, Any], name: str) -> Any:
    """The position in a file made by `show`, perhaps edited by hand. Raises Wrong.

    One that breaks an invariant (a card too many, say) is used all the same, with a note: a person
    may want to ask "what if".
    """
    try:
        data = json.loads(read(name))
    except ValueError as error:
        raise Wrong(f"{name}: not JSON: {error}") from None
    if not isinstance(data, dict):
        raise Wrong(f"{name}: a position is a JSON object")
    try:
        state = game.load(data)
    except Broken as fault:
        raise Wrong(f"{name}: {fault}") from None
    try:
        game.check(state)
    except Broken as fault:
        note(f"note: {name}: {fault}")
    return state
