"""/rules, /card and /help: the commands, and the presses that open and turn the rulebook's pages.

All of it is private to whoever asks, and holds no secret.
"""

from collections.abc import Sequence

from discord import app_commands
from discord.ext import commands

from cogs.channels.public import public_words
from cogs.screens.rulebook import (
    BOOKS,
    OPEN,
    PLACES,
    TURN,
    card_screen,
    cards,
    help_screen,
    page_screen,
)
from cogs.ui.answer import Interaction, answering
from cogs.ui.ids import Press, number_in
from cogs.ui.limits.commands import MOST_CHOICES
from cogs.ui.router import Router
from cogs.ui.screen import Screen
from cogs.ui.translator import description_of, descriptions_of, said
from cogs.ui.words import Words, words_for
from rules.settings import Settings


class Rulebook(commands.Cog):
    """The commands and presses of the rulebook."""

    def __init__(self, router: Router, settings: Settings) -> None:
        self._settings = settings
        router.on(OPEN)(self.open)
        router.on(TURN)(self.turn)

    async def open(self, interaction: Interaction, press: Press, _values: Sequence[str]) -> None:
        """Show the first page of a book in a new private message."""
        words = words_for(interaction.locale)
        place = _place(press)
        async with answering(interaction, "private") as answer:
            await answer.private(await self._page(interaction, place, 0, words))

    async def turn(self, interaction: Interaction, press: Press, values: Sequence[str]) -> None:
        """Turn a private page; a press from anywhere else, which we never sent, gets a new one."""
        words = words_for(interaction.locale)
        place = _place(press)
        picked = number_in(values[0] if values else "")
        page = press.extra if picked is None else picked
        message = interaction.message
        async with answering(interaction, "update") as answer:
            shown = await self._page(interaction, place, page, words)
            if message is not None and message.flags.ephemeral:
                await answer.update(shown)
            else:
                await answer.private(shown)

    @app_commands.command(name="rules", description=description_of("rules"))
    @app_commands.describe(**descriptions_of("rules", "game"))
    @app_commands.choices(
        game=[
            app_commands.Choice(name=said(f"game-{book.game}"), value=book.game) for book in BOOKS
        ]
    )
    @app_commands.guild_only()
    async def rules(self, interaction: Interaction, game: str) -> None:
        """Show the first page of a game's rules."""
        words = words_for(interaction.locale)
        async with answering(interaction, "private") as answer:
            await answer.private(page_screen(PLACES[game], 0, words))

    @app_commands.command(name="card", description=description_of("card"))
    @app_commands.describe(**descriptions_of("card", "name"))
    @app_commands.guild_only()
    async def card(self, interaction: Interaction, name: str) -> None:
        """Show a card's page."""
        async with answering(interaction, "private") as answer:
            await answer.private(card_screen(name, words_for(interaction.locale)))

    @card.autocomplete("name")
    async def complete_card(
        self, interaction: Interaction, current: str
    ) -> list[app_commands.Choice[str]]:
        """Offer the cards whose name fits, in the reader's language."""
        words = words_for(interaction.locale)
        return [
            app_commands.Choice(name=cards().label(key, words), value=key)
            for key in cards().matching(current, words)[:MOST_CHOICES]
        ]

    @app_commands.command(name="help", description=description_of("help"))
    @app_commands.guild_only()
    async def help(self, interaction: Interaction) -> None:
        """Show what the bot is and how to start."""
        async with answering(interaction, "private") as answer:
            words = words_for(interaction.locale)
            await answer.private(await self._page(interaction, None, 0, words))

    async def _page(
        self, interaction: Interaction, place: int | None, page: int, words: Words
    ) -> Screen:
        """A page of the book at a place; for none, what /help says."""
        if place is not None:
            return page_screen(place, page, words)
        guild, locale = interaction.guild_id or 0, interaction.guild_locale
        return help_screen(words, await public_words(self._settings, guild, locale))


def _place(press: Press) -> int | None:
    """The place of the book that a press names; None if there is no such book."""
    place = press.steps[0] if press.steps else len(BOOKS)
    return place if place < len(BOOKS) else None
