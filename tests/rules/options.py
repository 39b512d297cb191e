"""Table options to try: each both ways, and any mix of them that the game allows."""

from random import Random
from typing import Any

from annotated_types import Ge, Le
from pydantic import ValidationError

from rules.game import Game, Options

Values = dict[str, bool | int]


def values_of(options: type[Options], name: str) -> list[bool | int]:
    """The values of an option: both of a boolean, all of a number, which are few.

    One that the bot settles has only its default: its other values mean files that are not here.
    """
    field = options.model_fields[name]
    if field.json_schema_extra == {"settled": "bot"}:
        return [field.default]
    if field.annotation is bool:
        return [False, True]
    assert field.annotation is int, f"{name} is neither a boolean nor a number"
    lows = [bound.ge for bound in field.metadata if isinstance(bound, Ge)]
    highs = [bound.le for bound in field.metadata if isinstance(bound, Le)]
    assert lows, f"{name} has no lower bound"
    assert highs, f"{name} has no upper bound"
    return [*range(int(str(lows[0])), int(str(highs[0])) + 1)]


def allowed(game: Game[Any, Any], values: Values) -> bool:
    """Whether a table can have these options; some exclude each other."""
    try:
        game.options.model_validate(values)
    except ValidationError:
        return False
    return True


def changes(game: Game[Any, Any]) -> list[Values]:
    """Every option changed from its default, one at a time, where that is allowed."""
    options = game.options
    every = [
        {name: value}
        for name, field in options.model_fields.items()
        for value in values_of(options, name)
        if value != field.default
    ]
    return [change for change in every if allowed(game, change)]


def mixes(game: Game[Any, Any], rng: Random, count: int) -> list[Values]:
    """The defaults, each option changed alone, all changed at once, and `count` random mixes."""
    alone = changes(game)
    everything = {name: value for change in alone for name, value in change.items()}
    assert allowed(game, everything)
    return [{}, *alone, everything, *(random_values(game, rng) for _ in range(count))]


def random_values(game: Game[Any, Any], rng: Random) -> Values:
    """Any value for every option, of those that go together."""
    options = game.options
    while True:
        values = {name: rng.choice(values_of(options, name)) for name in options.model_fields}
        if allowed(game, values):
            return values


def random_options(game: Game[Any, Any], rng: Random) -> Options:
    """Any options of the game."""
    options: Options = game.options.model_validate(random_values(game, rng))
    return options
