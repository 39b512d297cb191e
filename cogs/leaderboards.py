"""/leaderboard and /profile: how the members of a server stand, and how one of them has done.

Both are private to who asks, since a server's members ask often and for themselves; a button shows
them to everybody. Nothing waits for a member to be fetched: names are as they were last seen.
"""

from collections.abc import Sequence
from typing import Final, TypeVar

import discord
from discord import app_commands
from discord.ext import commands

from cogs.asking import guild_of
from cogs.channels.public import public_words
from cogs.channels.shown import Shown
from cogs.charts.course import CoursePicture
from cogs.charts.standing import StandingPicture
from cogs.faces.painter import Painter, Paints
from cogs.figures import name_text
from cogs.screens.leaderboard import (
    BY_ORDER,
    Question,
    asked_by,
    bars,
    leaderboard_screen,
    picked,
    shown_screen,
)
from cogs.screens.profile import Wanted, course, profile_screen, wanted_by
from cogs.ui import errors
from cogs.ui.answer import Interaction, answering
from cogs.ui.ids import Press, number_in
from cogs.ui.router import Router
from cogs.ui.screen import Screen, message
from cogs.ui.translator import alone, description_of, descriptions_of, said
from cogs.ui.words import Words, words_for
from rules.chronicle import SPANS, Chronicle
from rules.games import GAMES
from rules.remembered import Leaderboard, Profile
from rules.settings import Settings

V = TypeVar("V")
_GAMES: Final = [app_commands.Choice(name=said(f"game-{name}"), value=name) for name in GAMES]


class LeaderboardCog(commands.Cog):
    """The two commands, and the presses of their screens."""

    def __init__(
        self,
        chronicle: Chronicle,
        settings: Settings,
        shown: Shown,
        painter: Painter,
        router: Router,
    ) -> None:
        self.chronicle = chronicle
        self.settings = settings
        self.shown = shown
        self._painter = painter
        self._standing, self._course = StandingPicture(), CoursePicture()
        for action in ("ranks", "ranks-gone", "ranks-back"):
            router.on(action)(self.turn)
        for action in ("ranks-game", "ranks-period", "ranks-by"):
            router.on(action)(self.pick)
        router.on("ranks-mine")(self.mine)
        router.on("ranks-show")(self.show)
        router.on("ranks-who")(self.who)
        router.on("profile")(self.profile_again)
        router.on("profile-game")(self.profile_game)
        router.on("profile-show")(self.profile_show)

    # -- leaderboards ----------------------------------------------------------------------------

    @app_commands.command(name="leaderboard", description=description_of("leaderboard"))
    @app_commands.describe(**descriptions_of("leaderboard", "game", "period", "by"))
    @app_commands.choices(
        game=_GAMES,
        period=[
            app_commands.Choice(name=alone(said(f"period-{span}")), value=span) for span in SPANS
        ],
        by=[
            app_commands.Choice(name=alone(said(f"leaderboard-by-{by}")), value=by)
            for by in BY_ORDER
        ],
    )
    @app_commands.guild_only()
    async def leaderboard(
        self,
        interaction: Interaction,
        game: str | None = None,
        period: str = "ever",
        by: str | None = None,
    ) -> None:
        """Show a leaderboard, privately. By rating where there is one, unless asked otherwise."""
        wanted = BY_ORDER[[*BY_ORDER].index(by)] if by in BY_ORDER else None
        words = words_for(interaction.locale)
        async with answering(interaction, "private") as answer:
            question = Question(game or "", period, wanted or "rating")
            board = await self._board(interaction, question)
            if wanted is None and not board.total:
                # Nobody has played enough for a rating, or the server wants none.
                board = await self._board(interaction, question._replace(by="wins"))
            note = words("leaderboard-no-rating") if wanted == "rating" and not game else ""
            await answer.private(await self._screen(interaction, board, note))

    async def turn(self, interaction: Interaction, press: Press, _: Sequence[str]) -> None:
        """Another page, or the same leaderboard with those who left, or without."""
        async with answering(interaction, "update") as answer:
            board = await self._board(interaction, asked_by(press.turn, press.steps))
            await answer.update(await self._screen(interaction, board))

    async def pick(self, interaction: Interaction, press: Press, values: Sequence[str]) -> None:
        """Another game, period or order."""
        value = values[0] if values else ""
        question = picked(asked_by(press.turn, press.steps), press.action, value)
        async with answering(interaction, "update") as answer:
            board = await self._board(interaction, question)
            await answer.update(await self._screen(interaction, board))

    async def mine(self, interaction: Interaction, press: Press, _: Sequence[str]) -> None:
        """From a leaderboard that somebody shows to everybody to one's own, with one's place."""
        async with answering(interaction, "private") as answer:
            board = await self._board(interaction, asked_by(press.turn, press.steps))
            await answer.private(await self._screen(interaction, board))

    async def show(self, interaction: Interaction, press: Press, _: Sequence[str]) -> None:
        """Show the page to the whole channel, where the member may write themselves."""
        question = asked_by(press.turn, press.steps)
        user, guild = interaction.user, guild_of(interaction)
        async with answering(interaction, "update") as answer:
            with self.shown.showing(guild) as showing:
                board = await self._board(interaction, question)
                if not may_write(interaction):
                    note = words_for(interaction.locale)("leaderboard-no-writing")
                    await answer.update(await self._screen(interaction, board, note))
                    return
                words = await self._public_words(interaction)
                name = name_text(user.display_name, user.id)
                rows = bars(board, words, None)
                image = await self._painted(self._standing, rows, interaction) if rows else None
                posted = await answer.public(shown_screen(board, words, name, image))
                named = {user.id, *(row.member for row in board.rows)}
                await showing.note(interaction.channel_id or 0, posted, named)

    async def _board(self, interaction: Interaction, question: Question) -> Leaderboard:
        """The leaderboard that answers a question, with the reader's own row."""
        guild, user = guild_of(interaction), interaction.user

        async def asked() -> Leaderboard:
            return await self.chronicle.leaderboard(
                guild,
                game=question.game or None,
                period=question.period,
                by=question.by,
                page=question.page,
                gone=question.gone,
                reader=user.id,
            )

        board = await asked()
        if board.own is not None and board.own.gone:
            # They were thought to have left, and here they are; unless they have just deleted all.
            await self.chronicle.acted(guild, user.id, user.display_name)
            board = await asked()
        return board

    async def _screen(self, interaction: Interaction, board: Leaderboard, note: str = "") -> Screen:
        words, member = words_for(interaction.locale), interaction.user.id
        rows = bars(board, words, member)
        return leaderboard_screen(
            board,
            words,
            member,
            periods=self.chronicle.recent_periods(),
            image=await self._painted(self._standing, rows, interaction) if rows else None,
            note=note,
        )

    # -- profiles --------------------------------------------------------------------------------

    @app_commands.command(name="profile", description=description_of("profile"))
    @app_commands.describe(**descriptions_of("profile", "member"))
    @app_commands.guild_only()
    async def profile(self, interaction: Interaction, member: discord.User | None = None) -> None:
        """Show how a member has done, or who asks; privately."""
        async with answering(interaction, "private") as answer:
            whose = member or interaction.user
            wanted = Wanted(whose.id)
            await answer.private(
                await self._profile_screen(interaction, wanted, name=whose.display_name)
            )

    async def who(self, interaction: Interaction, press: Press, values: Sequence[str]) -> None:
        """The profile of somebody on a leaderboard, with the way back to it."""
        question = asked_by(press.turn, press.steps)
        member = number_in(values[0] if values else "")
        async with answering(interaction, "update") as answer:
            if member is None:
                board = await self._board(interaction, question)
                await answer.update(await self._screen(interaction, board))
                return
            wanted = Wanted(member, question.game, question)
            await answer.update(await self._profile_screen(interaction, wanted))

    async def profile_again(self, interaction: Interaction, press: Press, _: Sequence[str]) -> None:
        """The same profile, of all games."""
        async with answering(interaction, "update") as answer:
            await answer.update(await self._profile_screen(interaction, wanted_by(press)))

    async def profile_game(
        self, interaction: Interaction, press: Press, values: Sequence[str]
    ) -> None:
        """The same profile, at another game."""
        value = values[0] if values else ""
        wanted = wanted_by(press)._replace(game=value if value in GAMES else "")
        async with answering(interaction, "update") as answer:
            await answer.update(await self._profile_screen(interaction, wanted))

    async def profile_show(self, interaction: Interaction, press: Press, _: Sequence[str]) -> None:
        """Show one's own profile to the whole channel; nobody can show another's."""
        wanted = wanted_by(press)
        async with answering(interaction, "update") as answer:
            words = words_for(interaction.locale)
            if not may_write(interaction):
                await answer.private(message(words("leaderboard-no-writing")))
                return
            with self.shown.showing(guild_of(interaction)) as showing:
                found = await self._found(interaction, interaction.user.id)
                if found.hidden or wanted.member != interaction.user.id:
                    own = Wanted(interaction.user.id, wanted.game)
                    await answer.update(await self._profile_screen(interaction, own))
                    return
                public = await self._public_words(interaction)
                image = await self._plot(found, wanted.game, interaction)
                name = interaction.user.display_name
                screen = profile_screen(found, public, None, wanted, name=name, image=image)
                posted = await answer.public(screen)
                await showing.note(interaction.channel_id or 0, posted, {found.member})

    async def _profile_screen(
        self, interaction: Interaction, wanted: Wanted, name: str = ""
    ) -> Screen:
        found = await self._found(interaction, wanted.member)
        reader = interaction.user.id
        hidden = found.hidden and wanted.member != reader
        return profile_screen(
            found,
            words_for(interaction.locale),
            reader,
            wanted,
            name=name,
            image=None if hidden else await self._plot(found, wanted.game, interaction),
        )

    async def _found(self, interaction: Interaction, member: int) -> Profile:
        return await self.chronicle.profile(guild_of(interaction), member, interaction.user.id)

    # -- what both need --------------------------------------------------------------------------

    async def _plot(self, found: Profile, game: str, interaction: Interaction) -> bytes | None:
        drawn = course(found, game)
        return None if drawn is None else await self._painted(self._course, drawn, interaction)

    async def _painted(
        self, picture: Paints[V, None], view: V, interaction: Interaction
    ) -> bytes | None:
        """The picture; None if it could not be drawn, as the same stands there as text."""
        try:
            return await self._painter.paint(picture, view, None)
        except Exception as error:  # noqa: BLE001  (reported; whoever asked still gets an answer)
            errors.report(error, doing="draw", guild=interaction.guild_id)
            return None

    async def _public_words(self, interaction: Interaction) -> Words:
        return await public_words(self.settings, guild_of(interaction), interaction.guild_locale)


def may_write(interaction: Interaction) -> bool:
    """Whether they may write in the channel: only then we show something there for them."""
    if isinstance(interaction.channel, discord.Thread):
        return interaction.permissions.send_messages_in_threads
    return interaction.permissions.send_messages
