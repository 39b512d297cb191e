"""The offline Discord in the browser: the very same cogs, with pretend members, no account.

simcord plays Discord in this process and shows it as a web page on this machine. It forgets
everything when it ends, while our database does not, so five things are arranged here:

- the server, its channel and its members keep their ids from run to run, because the database
  knows the tables by them;
- messages and clicks get ids that no earlier run has given out, because the database remembers
  those of earlier runs and would take a new click with an old id for the old click;
- every pretend member has a Discord language of their own, which simcord has no setting for;
- what is done in one tab shows in all of them;
- a press is taken, though somebody in another tab was faster.
"""

import asyncio
from collections.abc import Awaitable, Callable, Mapping
from contextlib import suppress
from dataclasses import dataclass
from datetime import UTC, datetime
from functools import partial
from typing import Any, Final

import simcord
from discord.ext import commands

BOT_NAME: Final = "Tabletails"
GUILD_NAME: Final = "Tabletails"
GUILD_ID: Final = 770_000_000_000_000_001
CHANNEL_NAME: Final = "games"
MEMBERS: Final[Mapping[str, str]] = {
    "Ann": "en-US",
    "Bob": "en-GB",
    "Cleo": "en-US",
    "Dan": "fr",
    "Eve": "en-US",
    "Finn": "en-GB",
}
"""The pretend members and the language of each one's Discord: as many as the largest table has.
Ann owns the server."""
CAME_FIRST: Final = 4
"""So many of them were there before the channel. Ids are given one after the other, so whoever is
added must come after the channel: else databases of earlier versions would know another one."""
PRESSES: Final = frozenset({"click", "select", "run_command", "autocomplete_command"})
"""What a member does that the bot is told of, by the page's names."""
PATIENCE_SECONDS: Final = 20.0
"""How long one action may take, all drawing included, before the page calls it stuck."""


class NoPage(Exception):
    """The page can't be shown; the text says why."""


class RealClock:
    """simcord's clock, showing the real time.

    simcord makes ids from its clock and a counter. Its own clock begins at the same instant in
    every run, so every run would give out the same ids again.
    """

    def __init__(self) -> None:
        self.elapsed = 0.0
        """Virtual seconds, by which simcord measures the timers of the bot."""

    def now(self) -> datetime:
        """The time that messages and ids carry."""
        return datetime.now(UTC)

    def advance(self, seconds: float) -> None:
        """Let virtual time pass; the real time is what it is."""
        self.elapsed += seconds


@dataclass(frozen=True)
class Place:
    """Where the pretend members meet."""

    env: simcord.Env
    guild: simcord.GuildHandle
    channel: simcord.ChannelHandle
    members: Mapping[str, simcord.MemberActor]


def give_languages(env: simcord.Env, members: Mapping[int, str], guild: str) -> None:
    """Let every interaction carry its member's language, en-US by default, and the server's."""
    emit = env.backend.emit

    def emit_in_language(event: str, payload: Mapping[str, Any]) -> None:
        if event == "INTERACTION_CREATE":
            user = payload["member"]["user"] if "member" in payload else payload["user"]
            locale = members.get(int(user["id"]), "en-US")
            payload = {**payload, "locale": locale, "guild_locale": guild}
        emit(event, payload)

    env.backend.emit = emit_in_language  # type: ignore[method-assign]


def build(bot: commands.Bot, guild_locale: str) -> Place:
    """The pretend server around `bot`, not yet started. Its ids are the same each time."""
    env = simcord.Env(bot, check_errors=False, settle_timeout=PATIENCE_SECONDS)
    env.backend.bot_user.name = BOT_NAME
    names = tuple(MEMBERS)
    users = [env.create_user(name.lower(), global_name=name) for name in names[:CAME_FIRST]]
    guild = env.create_guild(GUILD_NAME, id=GUILD_ID, owner=users[0], preferred_locale=guild_locale)
    came = [guild.add_member(user) for user in users]
    channel = guild.create_text_channel(CHANNEL_NAME)
    came += [
        guild.add_member(env.create_user(name.lower(), global_name=name))
        for name in names[CAME_FIRST:]
    ]
    members = dict(zip(names, came, strict=True))
    env.backend.clock = RealClock()  # type: ignore[assignment]
    languages = {members[name].id: locale for name, locale in MEMBERS.items()}
    give_languages(env, languages, guild_locale)
    return Place(env, guild, channel, members)


def show_everybody(preview: simcord.Preview) -> None:
    """Let every open tab follow what is done in one of them.

    By itself the page shows the outcome of a press only to whoever pressed, until the others press
    *Refresh preview*; in a game they would wait for a turn that has long been theirs.
    """
    run = preview._run_interaction_action  # noqa: SLF001
    preview._run_interaction_action = partial(run, republish_all=True)  # type: ignore[method-assign]  # noqa: SLF001


def take_every_press(preview: simcord.Preview) -> None:
    """Let presses and commands through from a tab that does not show the very latest yet.

    By itself the page drops what is done while something else is under way, or while its news of
    that are still on their way to the tab, and says so in a corner where nobody looks. On Discord
    such a press arrives like any other, and the bot answers it.
    """
    act = preview._action  # noqa: SLF001
    one_by_one = asyncio.Lock()
    seen: dict[str | None, tuple[Any, int]] = {}

    async def admit(context_id: str | None, body: Mapping[str, Any]) -> dict[str, Any]:
        async with one_by_one:
            if isinstance(body, dict) and body.get("kind") in PRESSES:
                # The page recognises a request that is sent again by all that it says.
                request, revision = body.get("request_id"), preview._get_page(context_id).revision  # noqa: SLF001
                if seen.get(context_id, (None, 0))[0] != request:
                    seen[context_id] = (request, revision)
                body = {**body, "published_revision": seen[context_id][1]}
            return await act(context_id, body)

    preview._action = admit  # type: ignore[method-assign]  # noqa: SLF001


async def serve(
    bot: commands.Bot,
    *,
    port: int,
    guild_locale: str,
    ready: Callable[[str], Awaitable[None]],
    stop: asyncio.Event,
) -> None:
    """Play Discord for `bot` until `stop` is set or the page's "End preview session" is pressed.

    `ready` is awaited with the address once the page is there; `port` 0 means any free one. Closes
    the bot. Raises NoPage if the port is taken.
    """
    place = build(bot, guild_locale)
    env = place.env
    await env.start()
    try:
        with env.time_context():
            await bot.tree.sync()
            preview = env.preview(
                place.channel,
                viewers=tuple(place.members.values()),
                layout="channel",
                locale=guild_locale,
                port=port,
            )
            show_everybody(preview)
            take_every_press(preview)
            try:
                await preview.__aenter__()
            except simcord.SetupError as error:
                raise NoPage(str(error)) from error
            try:
                await ready(preview.url)
                await preview.refresh()
                await _either(preview.wait_closed(), stop.wait())
            finally:
                await preview.close()
    finally:
        await bot.close()
        await env.shutdown()


async def _either(*waits: Awaitable[object]) -> None:
    """Return as soon as one of the waits is over; the others are given up."""
    tasks = [asyncio.ensure_future(wait) for wait in waits]
    try:
        await asyncio.wait(tasks, return_when=asyncio.FIRST_COMPLETED)
    finally:
        for task in tasks:
            task.cancel()
            with suppress(asyncio.CancelledError):
                await task
