"""The commands that all games share: /hand, /board, /move, /tables, /leave, /stop."""

from collections.abc import Iterable

from discord import app_commands
from discord.ext import commands

from cogs import typed
from cogs.asking import asker_of, explained, guild_of
from cogs.channels.poster import Poster
from cogs.more import More
from cogs.presses import NEWS, Presses
from cogs.rights import within_of
from cogs.screens.more import confirm_screen
from cogs.screens.overview import overview_screen, table_line
from cogs.ui.answer import Interaction, answering
from cogs.ui.limits.commands import CHOICE_LIMIT, MOST_CHOICES
from cogs.ui.router import ABOUT
from cogs.ui.screen import Screen, message
from cogs.ui.text import shorten
from cogs.ui.translator import description_of, descriptions_of
from cogs.ui.words import Words, words_for
from rules.look import Look
from rules.refusals import IllegalMove, NotAllowed, NotFound, NotNow, Refusal, UnreadableMove
from rules.table import REASON_MOST, Tables


class TablesCog(commands.Cog):
    """Slash commands for whoever sits at a table."""

    def __init__(self, tables: Tables, poster: Poster, presses: Presses, more: More) -> None:
        self.tables = tables
        self.poster = poster
        self.presses = presses
        self.more = more

    async def table_of(self, interaction: Interaction, number: int | None) -> Look:
        """The table meant: the one named, else the one where they are awaited, here first.

        Raises NotFound ("no-table", "no-tables").
        """
        guild, member = guild_of(interaction), interaction.user.id
        if number is not None:
            interaction.extras[ABOUT] = number
            return await self.tables.look(guild, number, member, history=NEWS)
        mine = await self.tables.mine(guild, member)
        if not mine:
            raise NotFound("no-tables")

        def urgency(look: Look) -> tuple[bool, bool, bool, int]:
            here = look.channel == interaction.channel_id
            return (here and look.must_act, look.must_act, here, look.number)

        look = max(mine, key=urgency)
        interaction.extras[ABOUT] = look.number
        return look

    @app_commands.command(name="hand", description=description_of("hand"))
    @app_commands.describe(**descriptions_of("hand", "table"))
    @app_commands.guild_only()
    async def hand(self, interaction: Interaction, table: int | None = None) -> None:
        """Show the member's own hand, privately."""
        async with answering(interaction, "private") as answer:
            look = await self.table_of(interaction, table)
            await answer.private(await self.presses.hand_of(interaction, look.number))

    @app_commands.command(name="board", description=description_of("board"))
    @app_commands.describe(**descriptions_of("board", "table"))
    @app_commands.guild_only()
    async def board(self, interaction: Interaction, table: int | None = None) -> None:
        """Post the table's message anew at the bottom of the channel.

        Only who plays there may bring it from another channel, to one where the server has tables:
        others might not be allowed to see what is played there, and the players would lose it.
        """
        async with answering(interaction, "private") as answer:
            look = await self._table_here(interaction, table)
            channel = interaction.channel_id or look.channel
            if channel != await self.poster.channel_of(look):
                if look.seat is None:
                    raise NotAllowed("board-elsewhere", table=look.number)
                within = within_of(interaction)
                await self.tables.settings.check_channel(look.guild, channel, within)
            words = words_for(interaction.locale)
            trouble = await self.poster.bring(look.guild, look.number, channel)
            if trouble is not None:
                await answer.private(message(trouble.sentence(words)))
                return
            await answer.private(message(words("board-posted", table=str(look.number))))

    async def _table_here(self, interaction: Interaction, number: int | None) -> Look:
        """As `table_of`; for who sits nowhere the newest table of the channel."""
        try:
            return await self.table_of(interaction, number)
        except NotFound:
            if number is not None:
                raise
            guild, channel = guild_of(interaction), interaction.channel_id or 0
            here = await self.tables.here(guild, channel, interaction.user.id)
            if not here:
                raise NotFound("no-tables-here") from None
            return here[-1]

    @app_commands.command(name="move", description=description_of("move"))
    @app_commands.describe(**descriptions_of("move", "move", "table"))
    @app_commands.guild_only()
    async def move(
        self,
        interaction: Interaction,
        move: app_commands.Range[str, 1, 200],
        table: int | None = None,
    ) -> None:
        """Play a typed move; one that is not finished goes on by buttons."""
        async with answering(interaction, "private") as answer:
            look = await self.table_of(interaction, table)
            words = words_for(interaction.locale)
            try:
                screen = await self._typed(interaction, look, move, words)
            except (NotNow, UnreadableMove, IllegalMove) as refusal:
                if look.seat is None or look.status != "running":
                    raise
                note = explained(refusal, words, look)
                screen = await self.presses.hand_of(interaction, look.number, note)
            await answer.private(screen)

    async def _typed(self, interaction: Interaction, look: Look, text: str, words: Words) -> Screen:
        offer = await typed.meant(self.tables, look, text, words)
        if not offer.complete:
            note = words("typed-unfinished")
            return await self.presses.offered_screen(offer, words, note=note)
        done = await self.tables.play(
            look.guild,
            look.number,
            asker_of(interaction),
            turn=offer.look.turn,
            steps=offer.steps,
        )
        self.poster.show(look.guild, look.number)
        return await self.presses.played(done, words)

    @move.autocomplete("move")
    async def complete_move(
        self, interaction: Interaction, current: str
    ) -> list[app_commands.Choice[str]]:
        """The next step of the move in words; why not, if there is none."""
        words = words_for(interaction.locale)
        # While it is being typed, Discord gives whatever stands there.
        table = interaction.namespace.table
        look = await self.table_of(interaction, table if isinstance(table, int) else None)
        try:
            return await typed.complete(self.tables, look, current, words)
        except Refusal as refusal:
            why = words("typed-refused", why=explained(refusal, words, look))
            typed_so_far = current.strip()[:CHOICE_LIMIT] or "?"
            return [app_commands.Choice(name=shorten(why, CHOICE_LIMIT), value=typed_so_far)]

    @app_commands.command(name="tables", description=description_of("tables"))
    @app_commands.guild_only()
    async def list_tables(self, interaction: Interaction) -> None:
        """The member's own tables and whose turn it is, privately."""
        async with answering(interaction, "private") as answer:
            mine = await self.tables.mine(guild_of(interaction), interaction.user.id)
            await answer.private(
                overview_screen(mine, words_for(interaction.locale), interaction.user.id)
            )

    @app_commands.command(name="leave", description=description_of("leave"))
    @app_commands.describe(**descriptions_of("leave", "table"))
    @app_commands.guild_only()
    async def leave(self, interaction: Interaction, table: int | None = None) -> None:
        """Leave a lobby at once; a running game after one question."""
        async with answering(interaction, "private") as answer:
            look = await self.table_of(interaction, table)
            words = words_for(interaction.locale)
            if look.status == "running" and look.seat is not None:
                await answer.private(confirm_screen(look, words, "resign"))
                return
            await self.tables.leave(look.guild, look.number, asker_of(interaction))
            self.poster.show(look.guild, look.number)
            await answer.private(message(words("left-lobby", table=str(look.number))))

    @app_commands.command(name="stop", description=description_of("stop"))
    @app_commands.describe(**descriptions_of("stop", "table", "reason"))
    @app_commands.guild_only()
    async def stop(
        self,
        interaction: Interaction,
        table: int,
        reason: app_commands.Range[str, 1, REASON_MOST],
    ) -> None:
        """Stop a table for everybody, and say why: in its message, and to whoever sits there."""
        async with answering(interaction, "private") as answer:
            interaction.extras[ABOUT] = table
            # Its position may be one that can't be read.
            look = await self.tables.listed(guild_of(interaction), table)
            await self.tables.stop(
                look.guild,
                look.number,
                asker_of(interaction),
                moderator=await self.more.moderates(interaction, look),
                reason=reason,
            )
            self.poster.show(look.guild, look.number)
            words = words_for(interaction.locale)
            await answer.private(message(words("stopped-table", table=str(look.number))))

    @stop.autocomplete("table")
    async def complete_stop(
        self, interaction: Interaction, current: str
    ) -> list[app_commands.Choice[int]]:
        """The tables that they may stop: of this channel, and those where they sit."""
        words, guild = words_for(interaction.locale), guild_of(interaction)
        looks = await self.tables.here(guild, interaction.channel_id or 0, interaction.user.id)
        looks += await self.tables.mine(guild, interaction.user.id)
        return _choices(
            [
                look
                for look in {look.number: look for look in looks}.values()
                if await self.more.why_no_stop(interaction, look) is None
            ],
            current,
            words,
        )

    @hand.autocomplete("table")
    @board.autocomplete("table")
    @move.autocomplete("table")
    @leave.autocomplete("table")
    async def complete_table(
        self, interaction: Interaction, current: str
    ) -> list[app_commands.Choice[int]]:
        """The member's tables by number, game and whose turn it is."""
        words = words_for(interaction.locale)
        mine = await self.tables.mine(guild_of(interaction), interaction.user.id)
        return _choices(mine, current, words)


def _choices(looks: Iterable[Look], typed: str, words: Words) -> list[app_commands.Choice[int]]:
    """The tables whose number begins as it was typed."""
    return [
        app_commands.Choice(name=shorten(table_line(look, words), CHOICE_LIMIT), value=look.number)
        for look in looks
        if str(look.number).startswith(typed)
    ][:MOST_CHOICES]
