"""What stands under *More*: a member's pings, giving up, and stopping the table."""

from collections.abc import Sequence

from cogs.asking import asker_of, explained, guild_of
from cogs.channels.poster import Poster
from cogs.faces.registry import face_of
from cogs.rights import moderates
from cogs.screens.more import confirm_screen, more_screen
from cogs.ui.answer import Interaction, answering
from cogs.ui.ids import Press
from cogs.ui.router import Handler, Router
from cogs.ui.screen import Screen
from cogs.ui.words import words_for
from rules.look import Look, no_seat
from rules.refusals import NotAllowed, NotNow, Refusal
from rules.settings import not_stopped_by
from rules.store import MemberSettings
from rules.table import Tables


class More:
    """The handlers of its presses; each takes (interaction, press, values)."""

    def __init__(self, tables: Tables, poster: Poster, router: Router) -> None:
        self.tables = tables
        self.poster = poster
        handlers: dict[str, Handler] = {
            "more": self.more,
            "pings-on": self.pings,
            "pings-off": self.pings,
            "resign": self.confirm,
            "stop": self.confirm,
            "resign-yes": self.end,
            "stop-yes": self.end,
            "resign-no": self.unchanged,
            "stop-no": self.unchanged,
        }
        for action, handler in handlers.items():
            router.on(action)(handler)

    async def more(self, interaction: Interaction, press: Press, _: Sequence[str]) -> None:
        """The rarer wishes, in a private message."""
        async with answering(interaction, "private") as answer:
            await answer.private(await self._more(interaction, press.table))

    async def unchanged(self, interaction: Interaction, press: Press, _: Sequence[str]) -> None:
        """*No*: back to *More*."""
        async with answering(interaction, "update") as answer:
            await answer.update(await self._more(interaction, press.table))

    async def pings(self, interaction: Interaction, press: Press, _: Sequence[str]) -> None:
        """Switch the member's turn pings on or off, in this server."""
        async with answering(interaction, "update") as answer:
            settings = MemberSettings(pings=press.action == "pings-on")
            await self.tables.store.put_member_settings(
                guild_of(interaction), interaction.user.id, settings
            )
            await answer.update(await self._more(interaction, press.table))

    async def confirm(self, interaction: Interaction, press: Press, _: Sequence[str]) -> None:
        """Ask before giving up, or stopping the table."""
        async with answering(interaction, "update") as answer:
            member = interaction.user.id
            look = await self.tables.look(guild_of(interaction), press.table, member)
            words = words_for(interaction.locale)
            refusal = await self._why_not_end(interaction, look, press.action)
            if refusal is not None:
                note = explained(refusal, words, look)
                await answer.update(await self._more(interaction, press.table, note))
                return
            await answer.update(confirm_screen(look, words, press.action))

    async def end(self, interaction: Interaction, press: Press, _: Sequence[str]) -> None:
        """*Yes*: give up the game, or stop the table for everybody."""
        async with answering(interaction, "update") as answer:
            guild, asker = guild_of(interaction), asker_of(interaction)
            words = words_for(interaction.locale)
            try:
                if press.action == "resign-yes":
                    look = await self.tables.resign(guild, press.table, asker)
                    said = words(f"done-resigned-{face_of(look.game).family}")
                else:
                    look = await self.tables.look(guild, press.table)
                    may = await self.moderates(interaction, look)
                    await self.tables.stop(guild, press.table, asker, moderator=may)
                    said = words("done-stopped")
            except (NotNow, NotAllowed) as refusal:
                # The question is out of date: what is true now takes its place.
                said = explained(refusal, words)
            else:
                self.poster.show(guild, press.table)
            await answer.update(await self._more(interaction, press.table, said))

    async def _more(self, interaction: Interaction, number: int, note: str = "") -> Screen:
        guild, member = guild_of(interaction), interaction.user.id
        look = await self.tables.look(guild, number, member)
        settings = await self.tables.store.member_settings(guild, member)
        return more_screen(
            look,
            words_for(interaction.locale),
            pings=settings.pings,
            may_stop=await self.why_no_stop(interaction, look) is None,
            note=note,
        )

    async def moderates(self, interaction: Interaction, look: Look) -> bool:
        """Whether they keep order where the table's message is."""
        return moderates(interaction, await self.poster.channel_of(look))

    async def why_no_stop(self, interaction: Interaction, look: Look) -> Refusal | None:
        """Why they can't stop the table now; None if they can."""
        if look.status == "over":
            return NotNow("table-over", table=look.number)
        settings = await self.tables.settings.of(look.guild)
        moderator = await self.moderates(interaction, look)
        return not_stopped_by(settings, look.seats, interaction.user.id, moderator=moderator)

    async def _why_not_end(
        self, interaction: Interaction, look: Look, action: str
    ) -> Refusal | None:
        """Why they can't give up ("resign") or stop the table ("stop") now; None if they can."""
        if action == "stop" or look.status == "over":
            return await self.why_no_stop(interaction, look)
        if look.seat is None:
            return no_seat(look.number, look.seats, interaction.user.id)
        return None if look.status == "running" else NotNow("not-started", table=look.number)
