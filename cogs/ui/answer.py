"""Answering an interaction in time, to the right people, however often Discord fails.

    async with answering(interaction, "update") as answer:
        ...                                 # the table's lock, the move, the drawing
        await answer.update(screen)

Discord wants a first sign within three seconds. If the answer is not there after `PATIENCE`, a
deferral is sent: for a press the kind that shows nothing, after which every answer still fits; for
a command the kind that "thinks", in private unless the answer is declared "public", because what
follows takes over the deferral's visibility.

Failures that ordinary life brings (too late, answered already, expired, Discord down) are logged
and swallowed: what was done stands. Others are raised.
"""

import asyncio
import enum
import logging
from collections.abc import Awaitable, Callable
from types import TracebackType
from typing import Any, Final, Literal, Self, cast

import discord

from cogs.ui import errors
from cogs.ui.errors import Kind
from cogs.ui.screen import Leak, Screen, arguments, message, renewed
from cogs.ui.text import ELLIPSIS

Interaction = discord.Interaction[Any]
Manner = Literal["private", "update", "public"]
PATIENCE: Final = 0.7
"""Seconds of our own work before Discord gets a first sign."""

_EXTRA = "answer"
_log = logging.getLogger(__name__)


class _Stage(enum.Enum):
    OPEN = enum.auto()
    """Discord has heard nothing."""
    THINKING = enum.auto()
    """A "thinking" message waits to be filled; its visibility can't change."""
    FREE = enum.auto()
    """Acknowledged: further messages are new ones, each with its own visibility."""
    LOST = enum.auto()
    """Nothing more can be said through this interaction."""


class Answer:
    """The answer to one interaction, made by `answering`."""

    def __init__(self, interaction: Interaction, manner: Manner) -> None:
        self.interaction = interaction
        self.manner = manner
        self.given = False
        """Whether one of private, update, public and nothing was called."""
        self._stage = _Stage.OPEN
        self._sent = False
        """Whether @original is a message of ours, and not the pressed one."""
        self._timer: asyncio.TimerHandle | None = None
        self._deferral: asyncio.Task[None] | None = None

    @classmethod
    def to(cls, interaction: Interaction, manner: Manner = "private") -> "Answer":
        """The answer to an interaction: there is only ever one."""
        known = interaction.extras.get(_EXTRA)
        if isinstance(known, cls):
            return known
        answer = interaction.extras[_EXTRA] = cls(interaction, manner)
        return answer

    async def __aenter__(self) -> Self:
        return self

    async def __aexit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        traceback: TracebackType | None,
    ) -> None:
        self.stop()
        if kind is None and not self.given:
            raise RuntimeError(f"no answer to interaction {self.interaction.id}")

    def start(self, patience: float = PATIENCE) -> None:
        """Defer after `patience` seconds at the latest, unless the answer is there before."""
        if self._deferral is not None or self._stage is not _Stage.OPEN:
            return
        loop = asyncio.get_running_loop()
        if self._timer is None or self._timer.when() > loop.time() + patience:
            self.stop()
            self._timer = loop.call_later(patience, self._lose_patience)

    def stop(self) -> None:
        """Don't defer any more."""
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None

    async def private(self, screen: Screen) -> None:
        """Show the screen to the presser alone, in a new message."""
        self._give()
        await self._private(screen)

    async def update(self, screen: Screen) -> None:
        """Turn the pressed message into the screen.

        A screen of the presser's own never replaces a message that others see too: it becomes a new
        private one. (Only a forged press of a button that was never there can ask for that.)
        """
        self._give()
        pressed = self._pressed
        if screen.owner is not None and pressed is not None and not pressed.flags.ephemeral:
            await self._private(screen)
        else:
            await self._update(screen)

    async def public(self, screen: Screen) -> int | None:
        """Show the screen to the channel; the id of the message, or None if it was lost."""
        self._give()
        return await self._public(screen)

    async def nothing(self) -> None:
        """Acknowledge, and show nothing."""
        self._give()
        await self._settle()
        if self._stage is _Stage.OPEN:
            await self._defer()
        if self._stage is _Stage.THINKING:
            await self._clear()

    async def tell(self, screen: Screen) -> None:
        """One more private message: after the answer, or instead of one that failed."""
        self.given = True
        await self._private(screen)

    def _give(self) -> None:
        if self.given:
            raise RuntimeError("an interaction is answered once; use tell for more")
        self.given = True

    @property
    def _pressed(self) -> discord.Message | None:
        """The message that can be updated; None after a command."""
        if self.interaction.type is discord.InteractionType.application_command:
            return None
        return self.interaction.message

    @property
    def _lost(self) -> bool:
        return self._stage is _Stage.LOST

    @property
    def _me(self) -> int:
        return self.interaction.user.id

    async def _private(self, screen: Screen) -> None:
        if self.manner == "public" and self._pressed is None and screen.owner is not None:
            # A public deferral may be under way; what is secret must not depend on who was faster.
            raise Leak("a secret can't follow what was declared public")
        await self._settle()
        match self._stage:
            case _Stage.OPEN:
                await self._first(
                    lambda: self.interaction.response.send_message(
                        ephemeral=True, **arguments(screen, self._me)
                    ),
                    sent=True,
                )
            case _Stage.THINKING if self.manner == "public":
                await self._replace(screen, self._me)
            case _Stage.THINKING:
                await self._fill(screen, self._me)
            case _Stage.FREE:
                await self._follow_up(screen, self._me)
            case _Stage.LOST:
                pass

    async def _public(self, screen: Screen) -> int | None:
        await self._settle()
        match self._stage:
            case _Stage.OPEN:
                response = await self._first(
                    lambda: self.interaction.response.send_message(**arguments(screen, None)),
                    sent=True,
                )
                if response is not None:
                    return cast("int | None", response.message_id)
                # The answer to it was lost on the way, and said again it was there already.
                return None if self._lost else await self._posted()
            case _Stage.THINKING if self.manner == "public":
                return await self._fill(screen, None)
            case _Stage.THINKING:
                return await self._replace(screen, None)
            case _Stage.FREE:
                return await self._follow_up(screen, None)
            case _Stage.LOST:
                return None

    async def _update(self, screen: Screen) -> None:
        pressed = self._pressed
        if pressed is None:
            raise RuntimeError("a command has no message to update")
        audience = self._me if pressed.flags.ephemeral else None
        screen = renewed(screen, self.interaction.id)
        await self._settle()
        match self._stage:
            case _Stage.OPEN:
                await self._first(
                    lambda: self.interaction.response.edit_message(
                        **arguments(screen, audience, edit=True)
                    ),
                )
            case _Stage.FREE if not self._sent:
                await self._fill(screen, audience)
            case _Stage.LOST:
                pass
            case _:
                raise RuntimeError("the pressed message can't be updated after a message was sent")

    def _lose_patience(self) -> None:
        self._timer = None
        self._deferral = asyncio.create_task(self._defer(), name="answer-deferral")

    async def _settle(self) -> None:
        """Wait until no deferral is under way or will be; one that may be sent is not cancelled."""
        self.stop()
        if self._deferral is not None:
            await asyncio.wait({self._deferral})
            self._deferral.result()

    async def _defer(self) -> None:
        if self._pressed is not None:
            await self._first(self.interaction.response.defer)
            return
        hidden = self.manner != "public"
        await self._first(
            lambda: self.interaction.response.defer(ephemeral=hidden, thinking=True),
            then=_Stage.THINKING,
            sent=True,
        )

    async def _first(
        self,
        call: Callable[[], Awaitable[Any]],
        *,
        then: _Stage = _Stage.FREE,
        sent: bool = False,
    ) -> Any:
        """The call that acknowledges; after it the stage is `then`, or LOST."""
        try:
            try:
                result = await call()
            except errors.NETWORK:
                # The request or its answer got lost. Said twice does no harm: the second is 40060.
                result = await call()
        except Exception as error:  # noqa: BLE001  (sorted by kind; faults are raised again)
            kind = self._expected(error)
            if kind is not Kind.TWICE:
                self._stage = _Stage.LOST
                return None
            result = None
        self._stage, self._sent = then, sent
        return result

    async def _fill(self, screen: Screen, audience: int | None) -> int | None:
        """Edit @original: the thinking message, or the pressed one."""

        async def edit() -> discord.InteractionMessage:
            return await self.interaction.edit_original_response(
                **arguments(screen, audience, edit=True)
            )

        try:
            try:
                edited = await edit()
            except errors.NETWORK:
                edited = await edit()
        except Exception as error:  # noqa: BLE001
            self._expected(error)
            return None
        if self._stage is _Stage.THINKING:
            self._stage = _Stage.FREE
        return edited.id

    async def _follow_up(self, screen: Screen, audience: int | None) -> int | None:
        try:
            sent = await self.interaction.followup.send(
                ephemeral=audience is not None, wait=True, **arguments(screen, audience)
            )
        except Exception as error:  # noqa: BLE001
            self._expected(error)
            return None
        return sent.id

    async def _posted(self) -> int | None:
        """The id of @original, or None if Discord doesn't tell."""
        try:
            return (await self.interaction.original_response()).id
        except Exception as error:  # noqa: BLE001
            self._expected(error)
            return None

    async def _replace(self, screen: Screen, audience: int | None) -> int | None:
        """Follow up with another visibility than the thinking message has, and take that away.

        A follow-up would fill it, and take over its visibility, as long as it is still thinking.
        """
        if await self._fill(message(ELLIPSIS), None) is None:
            return None
        sent = await self._follow_up(screen, audience)
        await self._clear()
        return sent

    async def _clear(self) -> None:
        """Delete the thinking message."""
        try:
            await self.interaction.delete_original_response()
        except Exception as error:  # noqa: BLE001
            self._expected(error)
        self._stage = _Stage.FREE

    def _expected(self, error: Exception) -> Kind:
        """The kind of an expected failure, logged; a fault is raised."""
        kind = errors.kind_of(error)
        if kind in (Kind.FAULT, Kind.NO_PERMISSION, Kind.NO_ACCESS):
            raise error
        _log.info(
            "answer lost interaction=%s trouble=%s error=%s", self.interaction.id, kind.value, error
        )
        return kind


def answering(interaction: Interaction, manner: Manner, *, patience: float = PATIENCE) -> Answer:
    """Answer an interaction by exactly one of `private`, `update`, `public` and `nothing`.

    `manner` is the kind of answer expected; it decides how a command is deferred. Leaving the block
    without an answer raises RuntimeError.
    """
    answer = Answer.to(interaction, manner)
    answer.manner = manner
    answer.start(patience)
    return answer
