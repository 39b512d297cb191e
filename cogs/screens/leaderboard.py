"""A leaderboard on a screen: the page asked for, the reader's own place, and what else to ask for.

A press says the whole question again, so an old screen works for ever. The screen is private; one
for everybody has the same page without a reader.
"""

from collections.abc import Sequence
from typing import Final, NamedTuple
from zlib import crc32

import discord

from cogs.charts.standing import Bar
from cogs.figures import (
    count_text,
    names_text,
    period_text,
    points_text,
    rating_figure,
    rating_text,
)
from cogs.screens.parts import ACCENT, Style
from cogs.screens.rulebook import rules_button
from cogs.ui.ids import STEP_LIMIT, Press
from cogs.ui.screen import Item, Picture, Screen, box, button, menu, picture, row, text
from cogs.ui.text import NAME_LIMIT, opening, plain, shorten
from cogs.ui.words import Words
from rules.games import GAMES
from rules.periods import EVER, is_period
from rules.ratings import RANKED_FROM
from rules.remembered import By, Leaderboard, Ranked

# Presses name a game and an order by their place here: add at the end, never reorder.
GAME_ORDER: Final = ("", *GAMES)
BY_ORDER: Final[tuple[By, ...]] = ("rating", "wins", "points")
NO_GAME: Final = "all"
"""The value of a menu for all games together."""
NO_PERIOD: Final = "ever"
_MONTHS: Final = 100
_YEARS: Final = 10_000


class Question(NamedTuple):
    """Which page of which leaderboard is asked for."""

    game: str = ""
    """`` for all games together."""
    period: str = EVER
    by: By = "wins"
    gone: bool = False
    page: int = 0


def question_of(board: Leaderboard) -> Question:
    """The question that a leaderboard answers."""
    asked = board.asked
    return Question(asked.game, asked.period, asked.by, asked.gone, asked.page)


def said_by(question: Question) -> tuple[int, tuple[int, ...]]:
    """A question as the turn and the steps of a press."""
    steps = (
        GAME_ORDER.index(question.game),
        BY_ORDER.index(question.by),
        int(question.gone),
        min(question.page, STEP_LIMIT - 1),
    )
    return int(question.period.replace("-", "") or 0), steps


def asked_by(turn: int, steps: Sequence[int]) -> Question:
    """The question of a press; what nobody can have asked is left out of it."""
    game, by, gone, page, *_ = (*steps, 0, 0, 0, 0)
    year, month = divmod(turn, _MONTHS) if turn >= _YEARS else (turn, 0)
    period = f"{year:04}" + (f"-{month:02}" if month else "") if turn else EVER
    return Question(
        GAME_ORDER[game] if game < len(GAME_ORDER) else "",
        period if is_period(period) else EVER,
        BY_ORDER[by] if by < len(BY_ORDER) else "wins",
        bool(gone),
        page,
    )


def picked(question: Question, action: str, value: str) -> Question:
    """The question after something was picked in the menu of `action`; the first page of it."""
    match action:
        case "ranks-game" if value in GAME_ORDER:
            question = question._replace(game=value)
        case "ranks-game":
            question = question._replace(game="")
        case "ranks-by":
            by = next((by for by in BY_ORDER if by == value), question.by)
            question = question._replace(by=by)
        case "ranks-period":
            question = question._replace(period=value if is_period(value) else EVER)
    return question._replace(page=0)


def ask(action: str, question: Question, *, kind: str = "b") -> Press:
    """The press that asks a question."""
    turn, steps = said_by(question)
    return Press("m" if kind == "m" else "b", action, turn=turn, steps=steps)


# -- screens ---------------------------------------------------------------------------------------


def leaderboard_screen(
    board: Leaderboard,
    words: Words,
    member: int,
    *,
    periods: Sequence[str],
    image: bytes | None,
    note: str = "",
) -> Screen:
    """The page with all that can be asked for next, for the one who asked.

    `periods` are those to choose from, `image` is the picture of `bars`.
    """
    items, files = _page(board, words, member, image)
    own = _own_text(board, words, member)
    below = "\n".join(part for part in (own, note) if part)
    items += [text(below)] if below else []
    items += [
        _game_menu(board, words),
        _period_menu(board, words, periods),
        _by_menu(board, words),
        *([_profile_menu(board, words)] if board.rows else []),
        row(*_buttons(board, words)),
    ]
    return Screen(member, [box(*items, accent=ACCENT)], files)


def shown_screen(board: Leaderboard, words: Words, name: str, image: bytes | None) -> Screen:
    """The page for everybody, shown by somebody."""
    items, files = _page(board, words, None, image)
    items += [
        text(words("leaderboard-shown-by", name=name)),
        row(
            button(
                ask("ranks-mine", question_of(board)._replace(page=0)),
                words("button-ranks-mine"),
                style=Style.primary,
            ),
            rules_button("leaderboard", words),
        ),
    ]
    return Screen(None, [box(*items, accent=ACCENT)], files)


def bars(board: Leaderboard, words: Words, member: int | None) -> tuple[Bar, ...]:
    """What the picture of a page shows."""
    return tuple(
        Bar(
            one.place or 0,
            one.member,
            _value(one, board.asked.by),
            figure(one, board.asked.by, words),
            own=one.member == member,
            gone=one.gone,
        )
        for one in board.rows
    )


def figure(one: Ranked, by: By, words: Words) -> str:
    """The figure by which somebody is placed, as text and picture write it."""
    match by:
        case "rating":
            return "" if one.rating is None else rating_text(one.rating)
        case "points":
            return points_text(one.points, words)
        case "wins":
            return count_text(one.wins, words)


def _value(one: Ranked, by: By) -> int:
    match by:
        case "rating":
            return rating_figure(one.rating or 0)
        case "points":
            return one.points
        case "wins":
            return one.wins


def _page(
    board: Leaderboard, words: Words, member: int | None, image: bytes | None
) -> tuple[list[Item], tuple[Picture, ...]]:
    """Title, picture and list."""
    asked = board.asked
    heading = words(
        "leaderboard-title",
        game=words(f"game-{asked.game}") if asked.game else words("leaderboard-all-games"),
        period=period_text(asked.period, words),
        by=words(f"leaderboard-by-{asked.by}"),
        count=board.total,
        gone=asked.gone,
    )
    items = [text(heading)]
    files: tuple[Picture, ...] = ()
    if image is not None and board.rows:
        rows = (
            words("leaderboard-alt-row", place=str(one.place), figure=figure(one, asked.by, words))
            for one in board.rows
        )
        by = words(f"leaderboard-by-{asked.by}")
        alt = words("leaderboard-alt", by=by, rows=" · ".join(rows))
        name = f"leaderboard-{crc32(image):08x}.png"
        items.append(picture(name, alt))
        files = (Picture(name, image, alt),)
    items.append(text(_list_text(board, words, member)))
    return items, files


def _list_text(board: Leaderboard, words: Words, member: int | None) -> str:
    if not board.rows:
        key = "leaderboard-empty-rating" if board.asked.by == "rating" else "leaderboard-empty"
        return words(key, least=RANKED_FROM)
    names = names_text((one.name, one.member) for one in board.rows)
    return "\n".join(
        words(
            "leaderboard-line",
            place=str(one.place),
            name=name,
            you=one.member == member,
            gone=one.gone,
            figures=_figures(one, board.asked.by, words),
        )
        for one, name in zip(board.rows, names, strict=True)
    )


def _figures(one: Ranked, by: By, words: Words) -> str:
    """All that a line tells of somebody: first, in bold, that by which they are placed."""
    wins, games = words("figure-wins", wins=one.wins), words("figure-games", games=one.games)
    points = words("figure-points", points=points_text(one.points, words), halves=one.points)
    match by:
        case "rating":
            rating = "" if one.rating is None else rating_text(one.rating)
            rated = words("figure-rated", rated=one.rated)
            parts = [words("figure-rating", rating=rating), rated, wins]
        case "points":
            parts = [points, games, wins]
        case "wins":
            parts = [wins, games, points]
    return " · ".join([f"**{parts[0]}**", *parts[1:]])


def _own_text(board: Leaderboard, words: Words, member: int) -> str:
    """Where the reader stands, if the page does not show it."""
    own, asked = board.own, board.asked
    if any(one.member == member for one in board.rows):
        return ""
    if own is None:
        return words("leaderboard-own-none", all=not asked.game and asked.period == EVER)
    if own.hidden:
        return words("leaderboard-own-hidden")
    if own.place is None:
        return words(
            "leaderboard-own-unranked",
            least=RANKED_FROM,
            rated=own.rated,
            known=asked.period == EVER,
        )
    figures = _figures(own, asked.by, words)
    return words("leaderboard-own", place=str(own.place), figures=figures)


# -- what else to ask for --------------------------------------------------------------------------


def _game_menu(board: Leaderboard, words: Words) -> Item:
    game = board.asked.game
    options = [
        discord.SelectOption(
            label=words(f"game-{name}") if name else opening(words("leaderboard-all-games")),
            value=name or NO_GAME,
            default=name == game,
        )
        for name in GAME_ORDER
    ]
    return menu(ask("ranks-game", question_of(board), kind="m"), options)


def _period_menu(board: Leaderboard, words: Words, periods: Sequence[str]) -> Item:
    shown = board.asked.period
    choices = [*periods, *([shown] if shown not in periods else [])]
    options = [
        discord.SelectOption(
            label=opening(period_text(period, words)),
            value=period or NO_PERIOD,
            default=period == shown,
        )
        for period in choices
    ]
    return menu(ask("ranks-period", question_of(board), kind="m"), options)


def _by_menu(board: Leaderboard, words: Words) -> Item:
    """The orders there are; for all games together there is no rating."""
    asked = board.asked
    options = [
        discord.SelectOption(
            label=opening(words(f"leaderboard-by-{by}")), value=by, default=by == asked.by
        )
        for by in BY_ORDER
        if asked.game or by != "rating"
    ]
    return menu(ask("ranks-by", question_of(board), kind="m"), options)


def _profile_menu(board: Leaderboard, words: Words) -> Item:
    options = [
        discord.SelectOption(
            label=words(
                "leaderboard-option",
                place=str(one.place),
                name=shorten(plain(one.name), NAME_LIMIT) or words("leaderboard-nameless"),
            ),
            value=str(one.member),
        )
        for one in board.rows
    ]
    press = ask("ranks-who", question_of(board), kind="m")
    return menu(press, options, placeholder=words("leaderboard-pick-profile"))


def _buttons(board: Leaderboard, words: Words) -> list[Item]:
    question, pages = question_of(board), board.pages
    found = [
        button(ask("ranks", question._replace(page=page)), words(key, page=page + 1, pages=pages))
        for key, page in (
            ("button-earlier", question.page - 1),
            ("button-later", question.page + 1),
        )
        if 0 <= page < pages
    ]
    if board.gone or question.gone:
        turned = question._replace(gone=not question.gone, page=0)
        key = "button-ranks-without" if question.gone else "button-ranks-with"
        found.append(button(ask("ranks-gone", turned), words(key)))
    if board.rows:
        found.append(button(ask("ranks-show", question), words("button-ranks-show")))
    return [*found, rules_button("leaderboard", words)]
