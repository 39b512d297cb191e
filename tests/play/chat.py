"""A server full of people, and the whole bot in it: the place of the conversations.

People do only what a person in front of Discord can do: type offered commands, press enabled
buttons and pick from menus of messages that they can see. After each step it is certain that they
got an answer, that nothing was logged as an error, and that Discord would have taken all that was
sent.
"""

import logging
import random
import re
import time
from collections.abc import Callable, Iterator, Mapping, Sequence
from copy import copy
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import simcord
from discord import ComponentType, InteractionType
from discord.app_commands import AppCommandError
from simcord import InteractionResult, MemberActor
from simcord.backend.access import can_access_channel
from simcord.backend.serializers import message_payload
from simcord.interactions import base_payload
from simcord.results import ResponseMessage

from bot import bot_over
from cogs.client import Tabletails
from cogs.running.local import give_languages
from cogs.ui import ids
from cogs.ui.words import LANGUAGES
from rules.games import GAMES
from rules.table import Tables
from storage.store import SqliteStore
from tests.cogs.wire import Wire

PEOPLE = {"Ann": "en-US", "Bob": "en-GB", "Cleo": "en-US", "Dan": "fr", "Eve": "fr", "Fay": "de"}
BUTTON, MENU = ComponentType.button.value, ComponentType.select.value
LINK = 5
RETRY_SECONDS = (1000.0, 2000.0, 4000.0)
"""When the bot tries again here: never by itself, while a test is busy with something else.

simcord takes a timer that falls due in the middle of an action for an action that is stuck.
"""
PAUSE_SECONDS = 1000.0
"""How long the bot pauses here between things that nobody waits for: as long, for the same reason.
"""


@dataclass(frozen=True)
class Shown:
    """A message as one person sees it now."""

    handle: Any
    """What the person can click."""
    stored: Any

    @property
    def id(self) -> int:
        return int(self.stored.id)

    def as_it_is(self) -> "Shown":
        """The message as it is now, whatever becomes of it."""
        return Shown(self.handle, copy(self.stored))

    @property
    def private(self) -> bool:
        return bool(self.stored.is_ephemeral)

    @property
    def components(self) -> list[dict[str, Any]]:
        """Every component, the outer before the inner, top to bottom."""
        return list(_walk(self.stored.components))

    @property
    def buttons(self) -> list[dict[str, Any]]:
        """The buttons that can be pressed."""
        return [
            part
            for part in self.components
            if part["type"] == BUTTON and part.get("style") != LINK and not part.get("disabled")
        ]

    @property
    def menus(self) -> list[dict[str, Any]]:
        """The menus that can be opened."""
        return [p for p in self.components if p["type"] == MENU and not p.get("disabled")]

    @property
    def text(self) -> str:
        """All that can be read or read aloud, buttons, menus and alt texts included."""
        read: list[str] = [self.stored.content or ""]
        for part in self.components:
            read += [part[key] for key in ("content", "label", "placeholder") if part.get(key)]
            for item in part.get("items", ()):
                read.append(item.get("description") or "")
            for option in part.get("options", ()):
                read += [option["label"], option.get("description") or ""]
        read += [file.get("description") or "" for file in self.stored.attachments]
        return "\n".join(text for text in read if text)

    @property
    def said(self) -> str:
        """The text alone: without what stands on buttons, in menus and in alt texts."""
        parts = [part["content"] for part in self.components if "content" in part]
        return "\n".join([*filter(None, [self.stored.content]), *parts])


def _walk(components: Any) -> Iterator[dict[str, Any]]:
    for component in components or ():
        yield component
        inner = [*component.get("components", ()), component.get("accessory")]
        yield from _walk(filter(None, inner))


class Faults(logging.Handler):
    """Keeps what was logged as an error: in these tests, nothing may be."""

    def __init__(self) -> None:
        super().__init__(logging.ERROR)
        self.records: list[str] = []

    def emit(self, record: logging.LogRecord) -> None:
        self.records.append(logging.Formatter().format(record))


class Person:
    """A member of the server."""

    def __init__(self, chat: "Chat", actor: MemberActor, locale: str) -> None:
        self.chat = chat
        self.actor = actor
        self.locale = locale

    @property
    def id(self) -> int:
        return self.actor.id

    def sees(self) -> list[Shown]:
        """All messages they can see, oldest first."""
        # What simcord itself gives out of a channel is copied whole, each message each time.
        env, channel = self.chat.env, self.chat.channel.id
        if not can_access_channel(env, channel, self.actor, history=True):
            return []
        stored = env.backend.messages.get(channel, {})
        return [
            Shown(ResponseMessage(env, message), message)
            for _, message in sorted(stored.items())
            if message.visible_to(self.id)
        ]

    @property
    def text(self) -> str:
        """All that they can read now."""
        return "\n".join(shown.text for shown in self.sees())

    @property
    def private(self) -> Shown:
        """The newest message that only they can see."""
        return [shown for shown in self.sees() if shown.private][-1]

    def find(self, label: str | re.Pattern[str], on: Shown | None = None) -> tuple[Shown, str]:
        """The newest message with such a button, and the button's id.

        A label as text must be the whole label; a pattern may match anywhere in it.
        """
        places = [self.again(on)] if on is not None else reversed(self.sees())
        for shown in places:
            for button in shown.buttons:
                name = button.get("label") or ""
                if name == label if isinstance(label, str) else label.search(name):
                    return shown, str(button["custom_id"])
        raise AssertionError(f"{self.actor.name} sees no button {label!r} in:\n{self.text}")

    def again(self, shown: Shown) -> Shown:
        """The same message as it is now."""
        return next(now for now in self.sees() if now.id == shown.id)

    async def press(
        self, label: str | re.Pattern[str], *, on: Shown | None = None
    ) -> InteractionResult:
        """Press the button with this label, on the newest message that has it or on a given one."""
        shown, custom_id = self.find(label, on)
        return await self.press_id(shown, custom_id)

    async def press_id(self, shown: Shown, custom_id: str) -> InteractionResult:
        """Press the button with this id on a message."""
        self.chat.pressed.add(_action(custom_id))
        return self.chat.judge(await self.actor.click(shown.handle, custom_id=custom_id))

    async def pick(
        self, *labels: str | re.Pattern[str], on: Shown | None = None
    ) -> InteractionResult:
        """Pick the options with these labels, in the newest menu that has them all."""
        places = [self.again(on)] if on is not None else reversed(self.sees())
        for shown in places:
            for menu in shown.menus:
                found = [_value(menu, label) for label in labels]
                if None not in found:
                    return await self.pick_values(shown, menu, [str(value) for value in found])
        raise AssertionError(f"{self.actor.name} sees no option {labels!r} in:\n{self.text}")

    async def pick_values(
        self, shown: Shown, menu: dict[str, Any], values: list[str]
    ) -> InteractionResult:
        """Pick options of a menu by their values."""
        custom_id = str(menu["custom_id"])
        self.chat.pressed.add(_action(custom_id))
        return self.chat.judge(await self.actor.select(shown.handle, values, custom_id=custom_id))

    async def forge(
        self, shown: Shown, custom_id: str, values: Sequence[str] | None = None
    ) -> InteractionResult:
        """Press what does not stand on the message (any more): a slow finger, or a program."""
        self.chat.pressed |= {ids.parse(custom_id).action} if is_ours(custom_id) else set()
        result, payload = self.clicked(shown, custom_id, values)
        return self.chat.judge((await self.chat.deliver((result, payload)))[0])

    def clicked(
        self, shown: Shown, custom_id: str, values: Sequence[str] | None = None
    ) -> tuple[InteractionResult, dict[str, Any]]:
        """A click of theirs that is still on its way: see `Chat.deliver`."""
        env, guild = self.chat.env, self.chat.guild.id
        kind = BUTTON if values is None else MENU
        data = {"custom_id": custom_id, "component_type": kind, "id": 1}
        if values is not None:
            data["values"] = list(values)
        record, payload = base_payload(
            env.backend,
            type=InteractionType.component.value,
            channel_id=shown.stored.channel_id,
            guild_id=guild,
            user_id=self.id,
            data=data,
        )
        record.source_message_id = shown.id
        payload["message"] = dict(message_payload(env.backend, shown.stored))
        return InteractionResult(env, record), payload

    async def slash(self, command: str, **options: Any) -> InteractionResult:
        """Send a slash command."""
        return self.chat.judge(await self.actor.slash(self.chat.channel, command, **options))

    async def complete(
        self, command: str, option: str, typed: str, **filled: Any
    ) -> list[tuple[str, Any]]:
        """Type into an option of a command: the suggestions, each as (name, value)."""
        choices = await self.actor.autocomplete(self.chat.channel, command, option, typed, **filled)
        self.chat.judge(None)
        return [(choice["name"], choice["value"]) for choice in choices]


def _value(menu: dict[str, Any], label: str | re.Pattern[str]) -> str | None:
    for option in menu["options"]:
        name = option["label"]
        if name == label if isinstance(label, str) else label.search(name):
            return str(option["value"])
    return None


def _action(custom_id: str) -> str:
    return ids.parse(custom_id).action


def is_ours(custom_id: str) -> bool:
    """Whether the bot could have made this id."""
    try:
        ids.parse(custom_id)
    except ids.ForeignId:
        return False
    return True


@dataclass
class Chat:
    """The server, its one channel, its people, and the bot with its database file."""

    database: Path
    wire: Wire
    guild_locale: str = "en-US"
    seed: int = 0
    locales: Mapping[str, str] = field(default_factory=lambda: PEOPLE)
    """Who is there, and in which language they read."""
    clock: Callable[[], float] = time.time
    pressed: set[str] = field(default_factory=set)
    """The actions of all buttons and menus that were pressed."""
    people: dict[str, Person] = field(default_factory=dict)
    faults: Faults = field(default_factory=Faults)

    env: simcord.Env = field(init=False)
    guild: simcord.GuildHandle = field(init=False)
    channel: simcord.ChannelHandle = field(init=False)
    bot: Tabletails = field(init=False)
    store: SqliteStore = field(init=False)

    def __getitem__(self, name: str) -> Person:
        return self.people[name]

    async def open(self) -> None:
        """Found the server, and let the bot come."""
        logging.getLogger().addHandler(self.faults)
        self.bot = await self._new_bot()
        self.env = simcord.Env(self.bot)
        self.guild = self.env.create_guild("Tabletails", preferred_locale=self.guild_locale)
        self.channel = self.guild.create_text_channel("games")
        for name, locale in self.locales.items():
            actor = self.guild.add_member(self.env.create_user(name.lower(), global_name=name))
            self.people[name] = Person(self, actor, locale)
        languages = {person.id: person.locale for person in self.people.values()}
        give_languages(self.env, languages, self.guild_locale)
        await self.env.start()
        await self.bot.tree.sync()
        self.judge(None)

    async def _new_bot(self) -> Tabletails:
        self.store = await SqliteStore.at(self.database)
        chance = random.Random(self.seed)
        tables = Tables(
            self.store,
            GAMES,
            clock=self.clock,
            entropy=chance.randbytes,
            languages=LANGUAGES,
        )
        return bot_over(self.store, tables, clock=self.clock, keep_days=30)

    async def restart(self) -> None:
        """End the bot and start another on the same database; the chat stays as it is."""
        await self.bot.close()
        await self.store.close()
        self.bot = await self._new_bot()
        await self.env.restart_bot(self.bot)
        self.judge(None)

    async def close(self) -> None:
        """The end of the test: whatever went wrong unseen is raised."""
        try:
            await self.bot.close()
            await self.env.shutdown()
            await self.store.close()
        finally:
            logging.getLogger().removeHandler(self.faults)
        self.judge(None)

    async def deliver(
        self, *clicks: tuple[InteractionResult, dict[str, Any]]
    ) -> list[InteractionResult]:
        """Let the clicks arrive in one turn of the loop, and wait for what comes of them."""
        for _, payload in clicks:
            self.env.backend.emit("INTERACTION_CREATE", payload)
        await self.env.settle()
        return [result for result, _ in clicks]

    async def be_patient(self) -> None:
        """Wait until the bot has tried again what failed, or has done the next thing gently."""
        await self.env.advance_time(RETRY_SECONDS[0] + 1)

    def picture(self, shown: Shown) -> bytes:
        """The picture on a message, as it is downloaded."""
        (file,) = shown.stored.attachments
        data = self.env.backend.cdn.get(file["url"])
        assert data is not None
        return data

    def judge(self, result: InteractionResult | None) -> InteractionResult:
        """Raise if there was no answer, or anything went wrong meanwhile."""
        # What a command raises is answered for by the bot, and logged there if it is a fault.
        assert [error for error in self.env.errors if not isinstance(error, AppCommandError)] == []
        assert self.faults.records == []
        assert self.wire.faults == []
        if result is not None:
            assert result.acknowledged, "no answer"
        return result  # type: ignore[return-value]  # (None only for who ignores it)

    def offered(self) -> set[str]:
        """The actions of all buttons and menus that somebody can use now."""
        return {
            _action(str(part["custom_id"]))
            for person in self.people.values()
            for shown in person.sees()
            for part in (*shown.buttons, *shown.menus)
        }
