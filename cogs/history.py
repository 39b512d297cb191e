"""/history and /replay: past games of a server, and each of them once more, move by move.

Both are private to whoever looks. The list is of the whole server, as its leaderboards are; a game
is seen again only by those who sat there or may look into its channel. A screen is made anew from a
press alone, so its buttons go on for ever, after a restart too.
"""

from collections.abc import Sequence
from contextlib import suppress
from dataclasses import replace

import discord
from discord import app_commands
from discord.ext import commands

from cogs.asking import guild_of
from cogs.channels.poster import Poster
from cogs.rights import check_view
from cogs.screens import replay
from cogs.screens.history import OPEN, PAGE, TURN, Wanted, history_screen, label_of
from cogs.screens.proof import proof_screen
from cogs.screens.replay import replay_screen
from cogs.ui.answer import Interaction, answering
from cogs.ui.ids import Press, number_in
from cogs.ui.limits.commands import MOST_CHOICES
from cogs.ui.router import ABOUT, Router
from cogs.ui.screen import LAP, Screen
from cogs.ui.translator import description_of, descriptions_of, said
from cogs.ui.words import words_for
from rules.chronicle import Chronicle
from rules.games import GAMES
from rules.refusals import NotFound
from rules.remembered import Finished
from rules.replays import Replays
from rules.store import LARGEST
from rules.table import Tables

PAGES = 10_000
"""No press asks for a page further on; a store would take no larger numbers."""
DIGITS = 15
"""No step and no number of a table has more."""


class HistoryCog(commands.Cog):
    """The two commands and the presses of their screens."""

    def __init__(
        self, chronicle: Chronicle, tables: Tables, poster: Poster, router: Router
    ) -> None:
        self.chronicle = chronicle
        self.replays = Replays(tables, chronicle)
        self.poster = poster
        router.on(TURN)(self.turn)
        router.on(OPEN)(self.open_from_list)
        router.on(replay.OPEN)(self.open)
        router.on(replay.GO)(self.go)
        router.on(replay.FILE)(self.file)

    # -- past games ------------------------------------------------------------------------------

    @app_commands.command(name="history", description=description_of("history"))
    @app_commands.describe(**descriptions_of("history", "member", "game"))
    @app_commands.choices(
        game=[app_commands.Choice(name=said(f"game-{game}"), value=game) for game in GAMES]
    )
    @app_commands.guild_only()
    async def history(
        self,
        interaction: Interaction,
        member: discord.User | None = None,
        game: str | None = None,
    ) -> None:
        """Show the newest past games, privately."""
        async with answering(interaction, "private") as answer:
            wanted = Wanted(None if member is None else member.id, game=game)
            name = "" if member is None else member.display_name
            await answer.private(await self._page(interaction, wanted, name))

    async def turn(self, interaction: Interaction, press: Press, _: Sequence[str]) -> None:
        """Show another page of the list."""
        async with answering(interaction, "update") as answer:
            wanted = Wanted.of(press, min(press.extra, PAGES))
            await answer.update(await self._page(interaction, wanted))

    async def open_from_list(
        self, interaction: Interaction, press: Press, values: Sequence[str]
    ) -> None:
        """Open a replay in a message of its own; the list stays, with its menu ready again."""
        async with answering(interaction, "update") as answer:
            opened = await self._replay(interaction, _number(values), 0)
            wanted = Wanted.of(press, min(press.extra % LAP, PAGES))
            await answer.update(await self._page(interaction, wanted))
            await answer.tell(opened)

    async def _page(self, interaction: Interaction, wanted: Wanted, name: str = "") -> Screen:
        guild = guild_of(interaction)
        found = await self.chronicle.history(
            guild, member=wanted.member, game=wanted.game, page=wanted.page, size=PAGE
        )
        names = await self._names(guild, found.rows, wanted.member)
        name = names.get(wanted.member or 0, name)
        shown = replace(wanted, name=name, page=found.page)
        words = words_for(interaction.locale)
        return history_screen(found, shown, words, interaction.user.id, names)

    async def _names(
        self, guild: int, rows: Sequence[Finished], *others: int | None
    ) -> dict[int, str]:
        members = {result.member for row in rows for result in row.results}
        return await self.chronicle.names(guild, members | {one for one in others if one})

    # -- replays ---------------------------------------------------------------------------------

    @app_commands.command(name="replay", description=description_of("replay"))
    @app_commands.describe(**descriptions_of("replay", "table"))
    @app_commands.guild_only()
    async def replay(self, interaction: Interaction, table: int) -> None:
        """Show a finished game from its deal on, privately."""
        interaction.extras[ABOUT] = table
        async with answering(interaction, "private") as answer:
            await answer.private(await self._replay(interaction, table, 0))

    @replay.autocomplete("table")
    async def complete_replay(
        self, interaction: Interaction, current: str
    ) -> list[app_commands.Choice[int]]:
        """The newest past games, and the one whose number was typed."""
        guild, words, wanted = guild_of(interaction), words_for(interaction.locale), current.strip()
        found = await self.chronicle.history(guild, size=MOST_CHOICES)
        rows = [row for row in found.rows if str(row.number).startswith(wanted)]
        number = _number([wanted])
        if 0 < number <= LARGEST and all(row.number != number for row in rows):
            with suppress(NotFound):
                rows.insert(0, await self.chronicle.finished(guild, number))
        names = await self._names(guild, rows)
        return [
            app_commands.Choice(name=label_of(row, words, names), value=row.number)
            for row in rows[:MOST_CHOICES]
        ]

    async def open(self, interaction: Interaction, press: Press, _: Sequence[str]) -> None:
        """Show a table's replay in a new private message."""
        async with answering(interaction, "private") as answer:
            await answer.private(await self._replay(interaction, press.table, 0))

    async def go(self, interaction: Interaction, press: Press, values: Sequence[str]) -> None:
        """Go to another step of the replay."""
        async with answering(interaction, "update") as answer:
            step = _number(values) if press.kind == "m" else press.extra
            await answer.update(await self._replay(interaction, press.table, step))

    async def file(self, interaction: Interaction, press: Press, _: Sequence[str]) -> None:
        """Give the game as a file, in a new private message."""
        async with answering(interaction, "private") as answer:
            await self._check_view(interaction, press.table)
            record = await self.replays.file(guild_of(interaction), press.table)
            words, member = words_for(interaction.locale), interaction.user.id
            await answer.private(proof_screen(press.table, record, words, member))

    async def _replay(self, interaction: Interaction, number: int, step: int) -> Screen:
        words = words_for(interaction.locale)
        await self._check_view(interaction, number)
        moment = await self.replays.at(guild_of(interaction), number, step)
        image = await self.poster.image(moment.look, words)
        return replay_screen(moment, words, interaction.user.id, image)

    async def _check_view(self, interaction: Interaction, number: int) -> None:
        """All hands are open here: what was played where they may not look is not for them."""
        table = await self.replays.tables.stored(guild_of(interaction), number)
        await check_view(interaction, table, await self.poster.channel_of(table))


def _number(values: Sequence[str]) -> int:
    """The number that was picked or typed; 0 if it is none."""
    return number_in(values[0] if values else "", DIGITS) or 0
