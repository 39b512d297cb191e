"""The rulebook: every book of rules and cards that there is, and a page of each as a screen.

A page is made anew from a press alone, so pages can be turned for ever, after a restart too.
"""

from functools import cache
from typing import Final, Protocol

import discord

from cogs.faces.card_index import CardBook, CardIndex
from cogs.faces.days.cards import DAYS_CARDS
from cogs.faces.days.rulebook import DAYS_BOOKS
from cogs.faces.dog.cards import DOG_CARDS
from cogs.faces.dog.rulebook import DOG_BOOKS
from cogs.faces.dog_lover.cards import LOVER_CARDS
from cogs.faces.dog_lover.rulebook import LOVER_BOOKS
from cogs.faces.fences.pieces import FENCES_PIECES
from cogs.faces.fences.rulebook import FENCES_BOOKS
from cogs.screens.standing_rules import STANDING_BOOKS
from cogs.ui import screen, text
from cogs.ui.ids import Press
from cogs.ui.screen import Screen
from cogs.ui.words import Words
from rules.games import GAMES

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
PLACES: Final = {book.game: place for place, book in enumerate(BOOKS)}
"""By what a book is about: its place, by which presses name it."""


@cache
def cards() -> CardIndex:
    """All that /card knows; made when first asked for, as a card file may be read at the start."""
    return CardIndex(CARD_BOOKS)


def rules_button(game: str, words: Words, *, named: bool = False) -> screen.Item:
    """The button that opens a game's rules for whoever presses it; with the game's name or without.

    It may stand in any message, public or private.
    """
    label = (
        words("rules-open-named", game=words(f"game-{game}")) if named else words("button-rules")
    )
    return screen.button(Press("b", OPEN, steps=(PLACES[game],)), label)


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
    key = cards().called(typed, words)
    if key is None:
        return screen.message(_no_card(typed, words))
    return Screen(
        None,
        [
            screen.text(cards().page(key, words)),
            screen.row(*(rules_button(game, words, named=True) for game in cards().games(key))),
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
    names = cards().nearest(typed, words)
    hint = (
        words("card-page-nearest", cards=words.either(names)) if names else words("card-page-any")
    )
    return f"{words('card-page-unknown', name=said_back)} {hint}"
