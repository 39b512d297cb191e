"""The rulebook: /rules, /card and /help, and the buttons that open and turn its pages.

Everything here is private to whoever asks, holds no secret, and is made anew from a press alone, so
pages can be turned for ever, after a restart too.
"""

from collections.abc import Sequence
from functools import cache
from typing import Any, Final, Protocol

import discord
from discord import app_commands
from discord.ext import commands

from cogs.faces.card_index import CardBook, CardIndex
from cogs.faces.days_cards import DAYS_CARDS
from cogs.faces.days_rulebook import DAYS_BOOKS
from cogs.faces.dog_cards import DOG_CARDS
from cogs.faces.dog_lover_cards import LOVER_CARDS
from cogs.faces.dog_lover_rulebook import LOVER_BOOKS
from cogs.faces.dog_rulebook import DOG_BOOKS
from cogs.faces.fences_pieces import FENCES_PIECES
from cogs.faces.fences_rulebook import FENCES_BOOKS
from cogs.public import public_words
from cogs.standing_rules import STANDING_BOOKS
from cogs.ui import screen, text
from cogs.ui.answer import answering
from cogs.ui.ids import Press
from cogs.ui.router import Router
from cogs.ui.screen import Screen
from cogs.ui.translator import description_of, descriptions_of, said
from cogs.ui.words import Words, words_for
from rules.games import GAMES
from rules.settings import Settings

OPEN: Final = "rules"
"""The action that opens a rulebook, by its place in BOOKS as the press's only step."""
TURN: Final = "rules-page"
"""The action that turns to the page `extra` (of a button), or to the one picked in a menu."""
COMMANDS: Final = (
    *GAMES,
    *("hand", "board", "move", "tables", "leave", "stop"),
    *("leaderboard", "profile", "history", "replay"),
    *("rules", "card", "help", "privacy", "settings"),
)
"""The commands that /help lists, in that order; a game's name is its command's."""
CHOICES_AT_MOST: Final = 25
"""Discord's limit of an autocompletion."""
NAME_SHOWN: Final = 60
"""How much of a card's name that there is not is said back."""


class Book(Protocol):
    """The rules of one game, or of the leaderboards, page by page."""

    @property
    def game(self) -> str:
        """The game's name; what else it is about, if it is about no game."""
        ...

    @property
    def pages(self) -> tuple[str, ...]:
        """The names of the pages, in order."""
        ...

    def title(self, page: str, words: Words) -> str:
        """The heading of a page."""
        ...

    def text(self, page: str, words: Words) -> str:
        """The text of a page, markdown."""
        ...


# Old buttons name a book by its place: add at the end, never reorder.
BOOKS: Final[tuple[Book, ...]] = (
    *(*DAYS_BOOKS, *FENCES_BOOKS, *DOG_BOOKS, *LOVER_BOOKS),
    *STANDING_BOOKS,
)
CARD_BOOKS: Final[tuple[CardBook, ...]] = (DAYS_CARDS, FENCES_PIECES, DOG_CARDS, LOVER_CARDS)
"""What /card knows, book by book."""
_PLACES: Final = {book.game: place for place, book in enumerate(BOOKS)}


@cache
def _cards() -> CardIndex:
    """All that /card knows; made when first asked for, as a card file may be read at the start."""
    return CardIndex(CARD_BOOKS)


def rules_button(game: str, words: Words, *, named: bool = False) -> screen.Item:
    """The button that opens a game's rules for whoever presses it; with the game's name or without.

    It may stand in any message, public or private.
    """
    label = (
        words("rules-open-named", game=words(f"game-{game}")) if named else words("button-rules")
    )
    return screen.button(Press("b", OPEN, steps=(_PLACES[game],)), label)


def page_screen(place: int, page: int, words: Words) -> Screen:
    """A page of the book at a place, with the ways to the others; too far on is the last."""
    book = BOOKS[place]
    last = len(book.pages) - 1
    page = min(page, last)
    name = book.pages[page]
    heading = words("rules-title", game=words(f"game-{book.game}"))
    turns = [
        screen.button(Press("b", TURN, steps=(place,), extra=target), words(key))
        for key, target in (("rules-previous", page - 1), ("rules-next", page + 1))
        if 0 <= target <= last
    ]
    contents = [
        discord.SelectOption(
            label=f"{number + 1}. {book.title(other, words)}",
            value=str(number),
            default=number == page,
        )
        for number, other in enumerate(book.pages)
    ]
    foot = words("rules-page", page=page + 1, pages=last + 1)
    return Screen(
        None,
        [
            screen.text(f"## {heading}\n### {book.title(name, words)}\n{book.text(name, words)}"),
            screen.text(f"-# {foot} · {words('rules-private')}"),
            screen.row(*turns),
            screen.menu(
                Press("m", TURN, steps=(place,)),
                contents,
                placeholder=words("rules-contents"),
            ),
        ],
    )


def card_screen(typed: str, words: Words) -> Screen:
    """The page of the card or piece meant by a name; if none is, the names most like it."""
    key = _cards().called(typed, words)
    if key is None:
        return screen.message(_no_card(typed, words))
    return Screen(
        None,
        [
            screen.text(_cards().page(key, words)),
            screen.row(*(rules_button(game, words, named=True) for game in _cards().games(key))),
        ],
    )


def help_screen(words: Words, public: Words) -> Screen:
    """What the bot is, how to start, and where to read on.

    `public` is the language of messages that all can see: it names the buttons that stand there.
    """
    listed = "\n".join(
        "- "
        + words(
            "help-command",
            command=words(f"command-{command}"),
            text=words(f"command-{command}-description"),
        )
        for command in COMMANDS
    )
    games = words.either(f"`/{words(f'command-{game}')}`" for game in GAMES)
    labels = {name: public(f"button-{name}") for name in ("join", "start", "hand")}
    parts = (
        f"## {words('help-title')}\n{words('help-what')}",
        f"### {words('help-start-title')}\n{words('help-start', games=games, **labels)}",
        f"### {words('help-commands-title')}\n{listed}",
        f"### {words('help-keyboard-title')}\n{words('help-keyboard')}",
    )
    buttons = [rules_button(book.game, words, named=True) for book in BOOKS]
    return Screen(None, [*map(screen.text, parts), *screen.rows(buttons)])


def _no_card(typed: str, words: Words) -> str:
    said_back = text.safe(text.shorten(text.plain(typed), NAME_SHOWN))
    if not said_back:
        return words("card-page-any")
    names = _cards().nearest(typed, words)
    hint = (
        words("card-page-nearest", cards=words.either(names)) if names else words("card-page-any")
    )
    return f"{words('card-page-unknown', name=said_back)} {hint}"


class Rulebook(commands.Cog):
    """The commands and presses of the rulebook."""

    def __init__(self, router: Router, settings: Settings) -> None:
        self._settings = settings
        router.on(OPEN)(self.open)
        router.on(TURN)(self.turn)

    async def open(
        self, interaction: discord.Interaction[Any], press: Press, _values: Sequence[str]
    ) -> None:
        """Show the first page of a book in a new private message."""
        words = words_for(interaction.locale)
        place = _place(press)
        async with answering(interaction, "private") as answer:
            await answer.private(await self._page(interaction, place, 0, words))

    async def turn(
        self, interaction: discord.Interaction[Any], press: Press, values: Sequence[str]
    ) -> None:
        """Turn a private page; a press from anywhere else, which we never sent, gets a new one."""
        words = words_for(interaction.locale)
        place = _place(press)
        picked = values[0] if values else ""
        page = int(picked) if picked.isdecimal() else press.extra
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
    async def rules(self, interaction: discord.Interaction[Any], game: str) -> None:
        """Show the first page of a game's rules."""
        words = words_for(interaction.locale)
        async with answering(interaction, "private") as answer:
            await answer.private(page_screen(_PLACES[game], 0, words))

    @app_commands.command(name="card", description=description_of("card"))
    @app_commands.describe(**descriptions_of("card", "name"))
    @app_commands.guild_only()
    async def card(self, interaction: discord.Interaction[Any], name: str) -> None:
        """Show a card's page."""
        async with answering(interaction, "private") as answer:
            await answer.private(card_screen(name, words_for(interaction.locale)))

    @card.autocomplete("name")
    async def complete_card(
        self, interaction: discord.Interaction[Any], current: str
    ) -> list[app_commands.Choice[str]]:
        """Offer the cards whose name fits, in the reader's language."""
        words = words_for(interaction.locale)
        return [
            app_commands.Choice(name=_cards().label(key, words), value=key)
            for key in _cards().matching(current, words)[:CHOICES_AT_MOST]
        ]

    @app_commands.command(name="help", description=description_of("help"))
    @app_commands.guild_only()
    async def help(self, interaction: discord.Interaction[Any]) -> None:
        """Show what the bot is and how to start."""
        async with answering(interaction, "private") as answer:
            words = words_for(interaction.locale)
            await answer.private(await self._page(interaction, None, 0, words))

    async def _page(
        self, interaction: discord.Interaction[Any], place: int | None, page: int, words: Words
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
