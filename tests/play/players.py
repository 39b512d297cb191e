"""People who play: they open tables, sit down, and make moves with what stands on their screens."""

import json
from collections.abc import Iterable, Sequence
from dataclasses import dataclass, replace
from random import Random
from typing import Any

from cogs.ui import ids
from rules.games import GAMES
from rules.look import Look
from rules.store import Change, Entry
from tests.play.chat import Chat, Person, Shown

MOVE_CAP = 400


@dataclass(frozen=True)
class Doing:
    """Something that can be done with a message: press a button, or pick an option of a menu."""

    action: str
    custom_id: str
    label: str
    menu: dict[str, Any] | None = None
    value: str = ""


def doings(shown: Shown) -> list[Doing]:
    """All that can be done with a message."""
    found = [
        Doing(action_of(part), str(part["custom_id"]), str(part.get("label") or ""))
        for part in shown.buttons
    ]
    for menu in shown.menus:
        found += [
            Doing(action_of(menu), menu["custom_id"], option["label"], menu, option["value"])
            for option in menu["options"]
        ]
    return found


def action_of(part: dict[str, Any]) -> str:
    """The action of a button or menu."""
    return ids.parse(str(part["custom_id"])).action


ABOUT_SERVERS = ("settings", "ranks", "profile", "privacy", "history", "replay-")
"""How the actions begin that are about a server or its members, and are pressed elsewhere."""


def of_tables(actions: Iterable[str]) -> set[str]:
    """Those of the actions that are about tables, or about rules."""
    return {action for action in actions if not action.startswith(ABOUT_SERVERS)}


async def do(person: Person, shown: Shown, doing: Doing) -> Any:
    """Do it, by this person."""
    if doing.menu is None:
        return await person.press_id(shown, doing.custom_id)
    return await person.pick_values(shown, doing.menu, [doing.value])


async def sit_down(
    chat: Chat, game: str, names: Sequence[str], *, start: bool = True, **options: Any
) -> "Table":
    """Open a lobby by command, join it by button, and start it."""
    host, *others = (chat[name] for name in names)
    await host.slash(game, **options)
    number = int((await chat.bot.tables.mine(chat.guild.id, host.id))[-1].number)
    table = Table(chat, number, list(names))
    for person in others:
        await table.press(person, "join")
    if start:
        await table.press(host, "start")
    return table


class Table:
    """A table, as its players meet it in the chat."""

    def __init__(self, chat: Chat, number: int, names: list[str]) -> None:
        self.chat = chat
        self.number = number
        self.names = names

    async def look(self, name: str | None = None) -> Look:
        """The table as one of the people, or everybody, may see it."""
        member = None if name is None else self.chat[name].id
        return await self.chat.bot.tables.look(self.chat.guild.id, self.number, member, history=99)

    async def acting(self) -> list[Person]:
        """Those who must act now."""
        look = await self.look()
        by_id = {person.id: person for person in self.chat.people.values()}
        return [by_id[look.seats[seat].member] for seat in look.acting]

    def shown(self, person: Person, *actions: str) -> Shown:
        """The newest message of this table, as the person sees it, that offers all the actions."""
        for shown in reversed(person.sees()):
            offered = {
                press.action
                for press in (ids.parse(str(part["custom_id"])) for part in shown.buttons)
                if press.table == self.number
            }
            if offered >= {*actions}:
                return shown
        raise AssertionError(f"{person.actor.name} sees no {actions} of table {self.number}")

    def board(self, person: Person | None = None) -> Shown:
        """The public message of the table."""
        person = person or self.chat[self.names[0]]
        title = f"table {self.number}"
        return next(
            shown
            for shown in reversed(person.sees())
            if not shown.private and title in shown.said and "SHA-256" in shown.said
        )

    async def press(self, person: Person, action: str, on: Shown | None = None) -> Any:
        """Press the newest button of this table with that action."""
        shown = on or self.shown(person, action)
        able = [doing for doing in doings(shown) if doing.action == action]
        assert able, f"there is no {action} on:\n{shown.text}"
        return await person.press_id(shown, able[0].custom_id)

    async def hand(self, person: Person) -> Shown:
        """Press *My hand*, and see it."""
        await self.press(person, "hand")
        return person.private

    async def lay(self, **changes: Any) -> None:
        """Put the table into a position made by hand: fields of the position as a file has them.

        The bot is restarted, so that it finds the table as if it had been played to this point.
        """
        store, key = self.chat.store, (self.chat.guild.id, self.number)
        row = await store.table(*key)
        assert row is not None
        assert row.state is not None
        game = GAMES[row.game]
        was = json.loads(row.state)
        # Nothing that was on a screen before may still hold afterwards.
        later = {"turn": was["turn"] + 1} if "turn" in was else {}
        state = game.load({**was, **later, **changes})
        revision = row.revision + 1
        entry = Entry(revision, "play", row.seats[0].member, None, row.changed, seat=0, text="draw")
        told = json.dumps(game.dump(state))
        await store.change(Change(replace(row, state=told, revision=revision), entry))
        await self.chat.restart()

    async def move(self, person: Person, rng: Random, *, draw: float = 0.3) -> Shown:
        """Make a move by buttons and menus: what they see afterwards.

        Now and then they go back, turn a page or refresh. `draw` is how often they draw at once.
        """
        hand = await self.hand(person)
        wandered = 0
        while True:
            able = doings(hand)
            chosen = self._choose(able, rng, draw, wandered)
            wandered += chosen.action in ("back", "look", "page")
            await do(person, hand, chosen)
            hand = person.again(hand)
            if chosen.action == "play":
                return hand

    def _choose(self, able: list[Doing], rng: Random, draw: float, wandered: int) -> Doing:
        wander = [doing for doing in able if doing.action in ("back", "look", "page")]
        if wander and wandered < 2 and rng.random() < 0.1:
            return rng.choice(wander)
        plays = [doing for doing in able if doing.action == "play"]
        picks = [doing for doing in able if doing.action in ("pick", "short")]
        if plays and (not picks or rng.random() < draw):
            return rng.choice(plays)
        return rng.choice(picks)

    async def play(self, rng: Random, *, moves: int = MOVE_CAP, draw: float = 0.3) -> int:
        """Let everybody play at random, to the end or for so many moves; how many were made."""
        for made in range(moves):
            acting = await self.acting()
            if not acting:
                return made
            await self.move(rng.choice(acting), rng, draw=draw)
        return moves
