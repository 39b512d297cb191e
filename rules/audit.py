"""Whether a stored table agrees with its own log."""

import json
from collections.abc import Mapping, Sequence
from typing import Any

from rules.game import Broken, Game, Missing
from rules.games import GAMES
from rules.record import BadRecord, record_of, replay
from rules.store import Entry, Table


def fault_of(
    table: Table, log: Sequence[Entry], games: Mapping[str, Game[Any, Any]] = GAMES
) -> str | None:
    """What is wrong with a running table, in a few words, or None.

    The log must lead, by the rules, from the table's secret to the position that is stored, and the
    position must break no invariant of its game. The words tell nothing of the position itself.
    """
    if table.game not in games:
        return f"there is no game {table.game!r}"
    if table.state is None:
        return "it runs, but has no position"
    if [entry.revision for entry in log] != list(range(1, table.revision + 1)):
        return f"its log is not revisions 1 to {table.revision}"
    game = games[table.game]
    fault = None
    try:
        stored = game.load(json.loads(table.state))
        game.check(stored)
        if game.dump(replay(record_of(table, log), games).state) != game.dump(stored):
            fault = "its log leads to another position than the one stored"
    except Missing as error:
        fault = str(error)
    except BadRecord as error:
        fault = f"its log can't be replayed: {str(error).partition(',')[0]}"
    except (ValueError, Broken) as error:
        fault = f"its position can't be used: {type(error).__name__}"
    return fault
