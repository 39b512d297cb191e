"""What a table begins with: its options, what each join adds to the shuffle, who sits where."""

import contextlib
import dataclasses
import json
from collections.abc import Mapping
from typing import Any, get_args

from pydantic import ValidationError
from pydantic_core.core_schema import ErrorType

from rules.game import Broken, Game, Options
from rules.loaded import state_of
from rules.lobby import partners_at, seated
from rules.look import Asker, json_text
from rules.refusals import Lacking, Refusal
from rules.store import Seat, Table

_PYDANTIC_S_OWN = frozenset(get_args(ErrorType))


def chosen(game: Game[Any, Any], options: Mapping[str, bool | int]) -> Any:
    """The options of a new table; what is not named is as by default.

    Raises Refusal("bad-option"), or the game's own for options that are good each but not together.
    """
    try:
        return game.settled(game.options(**options))
    except ValidationError as error:
        raise _bad_option(error) from error


def _bad_option(error: ValidationError) -> Refusal:
    """Why options are refused.

    A game that refuses a combination raises a `PydanticCustomError` in its options' model: its
    type is the refusal's code, its context the facts.
    """
    fault = error.errors(include_url=False, include_input=False)[0]
    if fault["type"] not in _PYDANTIC_S_OWN:
        return Refusal(fault["type"], **fault.get("ctx", {}))
    return Refusal("bad-option", option=str(fault["loc"][0]))


def still_chosen(table: Table, game: Game[Any, Any]) -> Any:
    """The options of a table that is there, for one about to begin.

    It may have been opened by a bot that was set up in another way.
    """
    return game.settled(game.options(**json.loads(table.options)))


def options_text(options: Options) -> str:
    """Options as they are stored: those that differ from their defaults."""
    return json_text(options.model_dump(exclude_defaults=True))


def new_seat(asker: Asker, game: Game[Any, Any], before: Table | None = None) -> Seat:
    """The seat of who sits down in a lobby; `before` is the table of which it is the rematch.

    With whom they played there they may play again.
    """
    partner = None if before is None else partners_at(before, game).get(asker.member)
    return Seat(asker.member, asker.name, _contribution(asker), partner=partner)


def _contribution(asker: Asker) -> str:
    """What a join adds to the shuffle: nobody, the host of the bot included, chooses it alone.

    It tells nothing of who joined, so it can stay when they delete their data.
    """
    return str(asker.interaction)


def new_lobby(
    game: Game[Any, Any],
    options: Options,
    *,
    guild: int,
    channel: int,
    size: int,
    host: Seat,
    secret: bytes,
    now: float,
) -> Table:
    """A lobby in which nobody but the host sits, to be stored with its first entry."""
    return Table(
        guild=guild,
        number=0,
        channel=channel,
        game=game.name,
        options=options_text(options),
        size=size,
        secret=secret,
        seats=(host,),
        revision=1,
        opened=now,
        changed=now,
    )


def at_start(table: Table, game: Game[Any, Any], before: Table | None) -> tuple[Table, Any]:
    """A lobby as it starts, and its options: who all played the table before keep their seats.

    `before` is the table of which it is the rematch. If somebody new is among them, or somebody is
    missing, or has another partner, all is as it stands in the lobby.
    """
    options = still_chosen(table, game)
    table = dataclasses.replace(table, options=options_text(options))
    as_it_stands = dataclasses.replace(table, seats=seated(game, table.seats))
    if before is None or before.state is None:
        return as_it_stands, options
    here = {seat.member: seat for seat in table.seats}
    same = here.keys() == {seat.member for seat in before.seats}
    if not same or partners_at(before, game) != partners_at(table, game):
        return as_it_stands, options
    seats = tuple(dataclasses.replace(here[seat.member], partner=None) for seat in before.seats)
    # An end that can't be read any more must not keep anybody from playing on.
    with contextlib.suppress(Broken, Lacking):
        options = game.again(options, state_of(before, game))
    return dataclasses.replace(table, seats=seats, options=options_text(options)), options
