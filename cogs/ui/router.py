"""Where every press, form and command arrives, and where all that goes wrong is answered.

    router = Router()

    @router.on("join")
    async def join(interaction, press, values): ...

Handlers raise; only the router catches. A Refusal becomes its sentence, a failure of Discord that
ordinary life brings is passed over or explained, and a fault is logged once and gets a reference.
Whatever was pressed, of whatever age, somebody answers: an id that is not ours too, and a form sent
after a restart.
"""

import asyncio
import contextlib
import logging
from collections.abc import Awaitable, Callable, Sequence
from typing import Any, Final, Protocol, TypeVar, cast

import aiohttp
import discord
from discord import app_commands
from discord.ext import commands

from cogs.ui import errors, ids
from cogs.ui.answer import Answer
from cogs.ui.errors import Kind, Trouble
from cogs.ui.ids import Press
from cogs.ui.items import take_presses
from cogs.ui.screen import Screen, message
from cogs.ui.words import Words, words_for
from rules.refusals import Refusal

Handler = Callable[[discord.Interaction[Any], Press, Sequence[str]], Awaitable[None]]
H = TypeVar("H", bound=Handler)
Explain = Callable[[Refusal, Words, discord.Interaction[Any]], str]
RevisionOf = Callable[[int, int], Awaitable[int | None]]
Acted = Callable[[discord.Interaction[Any]], Awaitable[None]]

START_SECONDS: Final = 1.5
"""How long a press or a command may wait until the bot is ready; Discord waits three."""

ABOUT: Final = "table"
"""The key in an interaction's extras of the number of the table that a command is about."""
_TAKEN = "taken"
_log = logging.getLogger(__name__)


class Client(Protocol):
    """A client that has a router."""

    router: "Router"


def explain_by_code(
    refusal: Refusal,
    words: Words,
    interaction: discord.Interaction[Any],  # noqa: ARG001  (others need it)
) -> str:
    """The sentence `refusal-<code>` of the catalogue, with the refusal's facts as they are."""
    return words(f"refusal-{refusal.code}", **refusal.facts)


class Router:
    """Handlers by action, and the answers when there is none or it fails."""

    def __init__(self) -> None:
        self.explain: Explain = explain_by_code
        """Gives a refusal its words; replaced by whoever knows the games' words."""
        self.revision_of: RevisionOf = _unknown
        """The revision of a table of a guild, for the log; replaced by whoever knows the tables."""
        self.acted: Acted = _ignored
        """Is told of every press and command that has its answer; it never raises."""
        self._handlers: dict[str, Handler] = {}

    def attach(self, client: commands.Bot) -> None:
        """Make all presses arrive here. Call once, before the client connects."""
        cast("Client", client).router = self
        take_presses(client)
        client.add_listener(self.on_interaction, "on_interaction")

    def on(self, action: str) -> Callable[[H], H]:
        """Register the handler of an action; each has exactly one."""

        def register(handler: H) -> H:
            if action in self._handlers:
                raise ValueError(f"the action {action} has a handler already")
            self._handlers[action] = handler
            return handler

        return register

    @property
    def actions(self) -> frozenset[str]:
        """The actions that have a handler."""
        return frozenset(self._handlers)

    async def press(
        self, interaction: discord.Interaction[Any], press: Press, values: Sequence[str]
    ) -> None:
        """Handle one press. Never raises."""
        if interaction.extras.get(_TAKEN):
            return
        interaction.extras[_TAKEN] = True
        # A press's deferral fits every answer: it may begin before anything is known.
        answer = Answer.to(interaction, "update")
        answer.start()
        try:
            if not await _ready(interaction.client):
                await self.say(interaction, "ui-starting")
                return
            handler = self._handlers.get(press.action)
            if handler is None:
                await self.say(interaction, "ui-old-button")
                return
            await handler(interaction, press, values)
            if not answer.given and not interaction.response.is_done():
                raise RuntimeError(f"the action {press.action} gave no answer")  # noqa: TRY301
        except Exception as error:  # noqa: BLE001  (the one place that catches everything)
            await self.fail(
                interaction, error, action=press.action, table=press.table, turn=press.turn
            )
        finally:
            answer.stop()
        await self.acted(interaction)

    async def on_interaction(self, interaction: discord.Interaction[Any]) -> None:
        """Answer what nobody took: foreign ids, forms after a restart, and presses gone astray.

        Presses of our items are claimed by the store before this listener runs, unless the items'
        classes were unregistered: then discord.py passes over a press in silence.
        """
        if interaction.extras.get(_TAKEN):
            return
        if interaction.type is discord.InteractionType.modal_submit:
            # We show no forms, because discord.py forgets them with the process.
            interaction.extras[_TAKEN] = True
            await self._excuse(interaction, "ui-old-form")
        elif interaction.type is discord.InteractionType.component:
            data = cast("dict[str, Any]", interaction.data or {})
            try:
                press = ids.parse(str(data.get("custom_id", "")))
            except ids.ForeignId:
                interaction.extras[_TAKEN] = True
                await self._excuse(interaction, "ui-old-button")
            else:
                await self.press(interaction, press, tuple(data.get("values", ())))

    async def _excuse(self, interaction: discord.Interaction[Any], key: str) -> None:
        try:
            await self.say(interaction, key)
        except Exception as error:  # noqa: BLE001
            await self.fail(interaction, error, action=key)

    async def say(self, interaction: discord.Interaction[Any], key: str, **facts: str) -> None:
        """Tell the person a sentence of the catalogue, privately, in their language."""
        await Answer.to(interaction).tell(message(words_for(interaction.locale)(key, **facts)))

    async def fail(
        self, interaction: discord.Interaction[Any], error: Exception, **where: object
    ) -> None:
        """Answer for an error that a handler raised. Never raises; `where` is for the log."""
        try:
            screen = await self._screen_of(interaction, error, where)
            if screen is not None:
                await Answer.to(interaction).tell(screen)
        except Exception as second:  # noqa: BLE001
            errors.report(second, interaction=interaction.id, **where)

    async def _screen_of(
        self, interaction: discord.Interaction[Any], error: Exception, where: dict[str, object]
    ) -> Screen | None:
        words = words_for(interaction.locale)
        if isinstance(error, Refusal):
            return message(self.explain(error, words, interaction))
        kind = Kind.FAULT
        if isinstance(error, discord.DiscordException | aiohttp.ClientError):
            kind = errors.kind_of(error)
        if kind is not Kind.FAULT:
            _log.info("answer failed interaction=%s trouble=%s", interaction.id, kind.value)
            if kind in errors.UNANSWERABLE:
                return None
            return message(Trouble(kind, interaction.channel_id or 0).sentence(words))
        where |= await self._table_of(interaction, where.get("table"))
        reference = errors.report(
            error, guild=interaction.guild_id, interaction=interaction.id, **where
        )
        return message(words("ui-broken", reference=reference))

    async def _table_of(
        self, interaction: discord.Interaction[Any], pressed: object
    ) -> dict[str, object]:
        """Which table an interaction was about, as far as is known, and at which revision it is."""
        table = pressed or interaction.extras.get(ABOUT)
        if not isinstance(table, int) or interaction.guild_id is None:
            return {}
        try:
            return {"table": table, "revision": await self.revision_of(interaction.guild_id, table)}
        except Exception as error:  # noqa: BLE001  (the fault itself may have come from there)
            return {"table": table, "revision": type(error).__name__}


async def _ignored(_interaction: discord.Interaction[Any]) -> None: ...


async def _unknown(_guild: int, _table: int) -> int | None:
    return None


async def _ready(client: discord.Client) -> bool:
    """Whether the bot has started; whoever comes in the last moment before that may wait for it."""
    if not client.is_ready():
        with contextlib.suppress(TimeoutError):
            await asyncio.wait_for(client.wait_until_ready(), START_SECONDS)
    return client.is_ready()


class GuardedTree(app_commands.CommandTree[Any]):
    """The command tree of a client that has a router: commands fail as presses do."""

    @property
    def _router(self) -> Router:
        return cast("Client", self.client).router

    async def interaction_check(self, interaction: discord.Interaction[Any], /) -> bool:
        """Let nothing through before the bot has started."""
        if await _ready(interaction.client):
            return True
        if interaction.type is not discord.InteractionType.autocomplete:
            await self._router._excuse(interaction, "ui-starting")  # noqa: SLF001
        return False

    async def on_error(
        self, interaction: discord.Interaction[Any], error: app_commands.AppCommandError, /
    ) -> None:
        """Answer for what a command raised."""
        cause = _cause_of(error)
        excuse = _excuse_for(cause)
        if excuse is not None:
            await self._router._excuse(interaction, excuse)  # noqa: SLF001
        else:
            name = interaction.command.qualified_name if interaction.command else "?"
            await self._router.fail(interaction, cause, command=name)

    # discord.py leaves no public place to step in for two things: it logs an error in an
    # autocompletion as a fault whatever it is, and leaves the person with an endless "loading"; and
    # it calls a command that was refused a failed one, as who watches the bot by `on_error` does.

    async def _call(self, interaction: discord.Interaction[Any]) -> None:
        if interaction.type is discord.InteractionType.autocomplete:
            await self._suggest(interaction)
        elif await self.interaction_check(interaction):
            command, namespace, _ = self._typed(interaction)
            try:
                await command._invoke_with_namespace(interaction, namespace)  # noqa: SLF001
            except app_commands.AppCommandError as error:
                interaction.command_failed = True
                if isinstance(_cause_of(error), Refusal):
                    # The answer, and no fault.
                    await GuardedTree.on_error(self, interaction, error)
                else:
                    await self.on_error(interaction, error)
            await self._router.acted(interaction)

    async def _suggest(self, interaction: discord.Interaction[Any]) -> None:
        try:
            if await self.interaction_check(interaction):
                command, namespace, focused = self._typed(interaction)
                if focused is not None:
                    await command._invoke_autocomplete(interaction, focused, namespace)  # noqa: SLF001
        except Exception as error:  # noqa: BLE001
            if not isinstance(error, Refusal) and errors.kind_of(error) is Kind.FAULT:
                errors.report(error, doing="autocomplete", guild=interaction.guild_id)
        if not interaction.response.is_done():
            try:
                await interaction.response.autocomplete([])
            except Exception as error:  # noqa: BLE001
                _log.info("autocomplete lost interaction=%s error=%s", interaction.id, error)

    def _typed(self, interaction: discord.Interaction[Any]) -> tuple[Any, Any, str | None]:
        """The command, its options, and the name of the one that is being typed, if one is."""
        data = cast("Any", interaction.data)
        command, options = self._get_app_command_options(data)
        focused = next((option["name"] for option in options if option.get("focused")), None)
        namespace = app_commands.Namespace(interaction, data.get("resolved", {}), options)
        # discord.py fills these slots too: without them the command would be looked up again.
        slots = cast("Any", interaction)
        slots._cs_command, slots._cs_namespace = command, namespace  # noqa: SLF001
        return command, namespace, focused


def _cause_of(error: app_commands.AppCommandError) -> Exception:
    """What was raised, without what discord.py wraps it in."""
    if isinstance(error, app_commands.CommandInvokeError):
        return error.original
    if isinstance(error, app_commands.TransformerError) and isinstance(error.__cause__, Exception):
        return error.__cause__
    return error


def _excuse_for(error: Exception) -> str | None:
    """The sentence for what discord.py itself refuses; None if it is not such an error."""
    match error:
        case app_commands.CommandNotFound() | app_commands.CommandSignatureMismatch():
            return "ui-old-command"
        case app_commands.NoPrivateMessage():
            return "ui-server-only"
        case app_commands.CheckFailure():
            return "ui-not-allowed"
        case app_commands.TransformerError():
            return "ui-bad-option"
        case _:
            return None
