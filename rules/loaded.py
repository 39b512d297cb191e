"""A stored table made ready to be played on, and the checks that every step on it passes."""

import json
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from rules.game import Broken, Choices, Game, Missing, Path
from rules.look import Asker, no_seat, seat_of
from rules.refusals import Lacking, NotNow, OutOfDate, UnreadableMove
from rules.store import Table

Step = int | str
"""A choice, by its number among those offered (from 0) or by its key."""


@dataclass(frozen=True, slots=True)
class Walk:
    """Steps taken on the way to a move, and what may follow."""

    path: Path
    steps: tuple[int, ...]
    """The same as the numbers of the choices."""
    choices: Choices
    back: tuple[int, ...] | None = None
    """The steps before the last one at which there was something to choose; None at the start."""


@dataclass(frozen=True, slots=True)
class Loaded:
    """A table as it is stored, its game, and its state (None before the deal)."""

    table: Table
    game: Game[Any, Any]
    state: Any

    def in_lobby(self) -> Table:
        """The table; raises NotNow unless it is a lobby."""
        if self.table.status == "running":
            raise NotNow("already-running", table=self.table.number)
        if self.table.status == "over":
            raise NotNow("table-over", table=self.table.number)
        return self.table

    def running(self) -> Table:
        """The table; raises NotNow unless it runs."""
        if self.table.status == "lobby":
            raise NotNow("not-started", table=self.table.number)
        if self.table.status == "over":
            raise NotNow("table-over", table=self.table.number)
        return self.table

    def seat_of(self, asker: Asker) -> int:
        """The seat that they hold; raises NotAllowed if they have none."""
        seat = seat_of(self.table, asker.member)
        if seat is None:
            raise no_seat(self.table.number, self.table.seats, asker.member)
        return seat

    def to_act(self, member: int, turn: int | None) -> int:
        """The seat of `member`, who must act now or may change what they chose.

        `turn` is that of their screen (None: any).

        In this order: NotNow (does not run), NotAllowed (no seat), NotNow ("not-your-turn"),
        OutOfDate.
        """
        table = self.running()
        seat = seat_of(table, member)
        if seat is None:
            raise no_seat(table.number, table.seats, member)
        acting = self.game.acting(self.state)
        if seat not in acting and seat not in self.game.may_change(self.state):
            names = ", ".join(table.seats[other].name for other in acting)
            raise NotNow("not-your-turn", name=names, table=table.number)
        if turn is not None and turn != self.game.turn(self.state):
            raise OutOfDate("out-of-date", table=table.number)
        return seat

    def walk(self, seat: int, steps: Sequence[Step]) -> Walk:
        """Take the steps. Raises UnreadableMove, or IllegalMove with the name of the rule."""
        walk = Walk((), (), self.game.choices(self.state, seat, ()))
        for step in steps:
            keys = walk.choices.keys
            if isinstance(step, int):
                number = step if 0 <= step < len(keys) else None
            else:
                number = keys.index(step) if step in keys else None
                if number is None:
                    self.game.choices(self.state, seat, (*walk.path, step))  # says why not
            if number is None:
                raise UnreadableMove("unreadable-move", word=str(step))
            walk = self.onward(walk, seat, number)
        return walk

    def onward(self, walk: Walk, seat: int, step: int) -> Walk:
        """One step further; `step` is the number of a choice that is there."""
        path = (*walk.path, walk.choices.keys[step])
        chosen = not walk.path or len(walk.choices.keys) > 1
        return Walk(
            path,
            (*walk.steps, step),
            self.game.choices(self.state, seat, path),
            walk.steps if chosen else walk.back,
        )


def state_of(table: Table, game: Game[Any, Any]) -> Any:
    """The state as it is stored; None before the deal.

    Raises Lacking, and Broken in words that tell nothing of the position itself.
    """
    if table.state is None:
        return None
    try:
        return game.load(json.loads(table.state))
    except Missing as error:
        raise Lacking("lacking", table=table.number, what=str(error)) from None
    except (ValueError, Broken) as error:
        fault = f"the position of table {table.number} can't be used: {type(error).__name__}"
    raise Broken(fault)
