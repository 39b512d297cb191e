"""A bot with a router and nothing else, two members, and a channel: the stage of these tests."""

from collections.abc import AsyncIterator, Awaitable, Callable, Sequence
from contextlib import asynccontextmanager
from dataclasses import dataclass
from typing import Any

import discord
import simcord
from discord.ext import commands
from simcord.results import InteractionResult

from cogs.running.local import give_languages
from cogs.ui.ids import Press
from cogs.ui.router import GuardedTree, Router
from cogs.ui.screen import Screen, arguments, button, rows, text

Interaction = discord.Interaction[Any]
Work = Callable[[Interaction], Awaitable[None]]


class Bot(commands.Bot):
    def __init__(self) -> None:
        super().__init__(
            commands.when_mentioned, intents=discord.Intents(guilds=True), tree_cls=GuardedTree
        )
        self.router = Router()

    async def setup_hook(self) -> None:
        self.router.attach(self)


@dataclass
class Stage:
    env: simcord.Env
    bot: Bot
    guild: simcord.GuildHandle
    channel: simcord.ChannelHandle
    ann: simcord.MemberActor
    """Speaks English."""
    cleo: simcord.MemberActor
    """Speaks French."""

    def does(self, action: str, work: Work) -> Press:
        """Let the bot do `work` when the press returned here is made."""

        async def handler(interaction: Interaction, press: Press, values: Sequence[str]) -> None:
            await work(interaction)

        self.bot.router.on(action)(handler)
        return Press("b", action, 7, 3)

    async def show(self, *presses: Press) -> discord.Message:
        """A message in the channel with a button for each press."""
        screen = public("choose", *presses)
        channel = self.bot.get_partial_messageable(self.channel.id)
        return await channel.send(**arguments(screen, None))

    async def press(
        self, press: Press, who: simcord.MemberActor | None = None
    ) -> InteractionResult:
        """Show a message with that button, and press it."""
        message = await self.show(press)
        return await (who or self.ann).click(message, custom_id=press.custom_id)


def public(words: str, *presses: Press) -> Screen:
    buttons = [button(press, f"{index}") for index, press in enumerate(presses)]
    return Screen(None, [text(words), *rows(buttons)])


def secret(owner: int, words: str) -> Screen:
    return Screen(owner, [text(words)])


@asynccontextmanager
async def staged(guild_locale: str = "en-US") -> AsyncIterator[Stage]:
    bot = Bot()
    async with simcord.run(bot, check_errors=False) as env:
        guild = env.create_guild("here", preferred_locale=guild_locale)
        channel = guild.create_text_channel("games")
        ann, cleo = (guild.add_member(env.create_user(name)) for name in ("ann", "cleo"))
        give_languages(env, {cleo.id: "fr"}, guild_locale)
        yield Stage(env, bot, guild, channel, ann, cleo)


def texts(message: Any) -> str:
    """All text of a message of ours, in order."""
    found: list[str] = []

    def walk(components: Sequence[Any]) -> None:
        for component in components:
            data = component if isinstance(component, dict) else component.to_dict()
            if "content" in data:
                found.append(data["content"])
            walk(data.get("components") or [])

    walk(message.components)
    return "\n".join(found)


def private(result: InteractionResult) -> str:
    """What the presser alone was told; fails if there is no such message, or a public one."""
    messages = list(result.followups)
    if result.response is not None and result.ephemeral:
        messages.append(result.response)
    assert messages, "nothing was said"
    assert all(message.ephemeral for message in messages), "what was said is public"
    return "\n".join(texts(message) for message in messages)
