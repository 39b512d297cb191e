"""Past games of a server, as many as stand on a page, and what a number of them looks like."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from typing import Final

import discord

from cogs.figures import name_text, names_text, place_figure
from cogs.screens.parts import ACCENT, member_name
from cogs.ui.ids import STEP_LIMIT, Press
from cogs.ui.screen import Item, Screen, box, button, menu, row, text
from cogs.ui.text import digits, plain, shorten
from cogs.ui.words import Words
from rules.games import GAMES
from rules.remembered import Finished, History
from rules.store import NOBODY, Result

PAGE: Final = 8
"""How many games stand on a page."""
OPEN: Final = "history-replay"
TURN: Final = "history"
ROOM: Final = 3600
"""How many characters all games of a page may take: of a message's 4,000."""
NAMES: Final = (32, 20, 12, 6)
"""How much of each name is shown: the most with which a page has room. Only where all of it is,
those that look the same are told apart."""
LABEL: Final = 100
MEMBERS: Final = 2**63
"""The id of every member is below this; a store takes no larger numbers."""
MINUTE, HOUR, DAY = 60, 3600, 24 * 3600
# Old buttons name a game by its place here: games are added at the end.
_GAMES: Final = ("", *GAMES)


@dataclass(frozen=True, slots=True)
class Wanted:
    """Of which games a page is: all, a member's, one game's, or both."""

    member: int | None = None
    name: str = ""
    """The member's, as last seen."""
    game: str | None = None
    page: int = 0

    def turned(self, page: int) -> Press:
        """The press that turns to a page of the same."""
        place = _GAMES.index(self.game or "")
        return Press("b", TURN, 0, place, _steps_of(self.member or 0), page)

    @property
    def picked(self) -> Press:
        """The press that opens the replay of a game of this page, which stays as it is."""
        return replace(self.turned(self.page), kind="m", action=OPEN)

    @classmethod
    def of(cls, press: Press, page: int) -> "Wanted":
        """What a press asks for; a game or a member that there can't be is none."""
        game = _GAMES[press.turn] if press.turn < len(_GAMES) else ""
        member = _number_of(press.steps)
        known = 0 < member < MEMBERS
        return cls(member=member if known else None, game=game or None, page=page)


def _steps_of(number: int) -> tuple[int, ...]:
    """A number that is too long for the others of a press, as steps."""
    digits: list[int] = []
    while number:
        number, digit = divmod(number, STEP_LIMIT)
        digits.append(digit)
    return tuple(digits)


def _number_of(steps: Sequence[int]) -> int:
    return sum(digit * STEP_LIMIT**place for place, digit in enumerate(steps))


def history_screen(
    found: History, wanted: Wanted, words: Words, reader: int, names: Mapping[int, str]
) -> Screen:
    """A page of past games, with a menu that opens the replay of each.

    `names` are those of members as last seen; others have the name that they sat down with.
    """
    items: list[Item] = [text(_title(found, wanted, words)), *_games(found, words, names)]
    if found.rows:
        options = [
            discord.SelectOption(label=label_of(row, words, names), value=str(row.number))
            for row in found.rows
        ]
        items.append(menu(wanted.picked, options, placeholder=words("history-pick")))
    turns = [
        button(wanted.turned(page), words(key))
        for key, page in (("history-newer", found.page - 1), ("history-older", found.page + 1))
        if 0 <= page < found.pages
    ]
    if turns:
        items.append(row(*turns))
    return Screen(reader, [box(*items, accent=ACCENT)])


def game_text(game: str, words: Words) -> str:
    """A game's name; of one that this program does not have, as it is stored."""
    return words(key) if words.has(key := f"game-{game}") else plain(game)


def label_of(ended: Finished, words: Words, names: Mapping[int, str]) -> str:
    """A past game in one plain line: number, game, who played."""
    who = words.list(_plain_name(result, words, names) for result in ended.results)
    label = words(
        "history-label", table=str(ended.number), game=game_text(ended.game, words), names=who
    )
    return shorten(label, LABEL)


def _title(found: History, wanted: Wanted, words: Words) -> str:
    heading = [words("history-title")]
    if wanted.member is not None:
        ((name),) = names_text([(wanted.name, wanted.member)])
        heading.append(name)
    if wanted.game is not None:
        heading.append(game_text(wanted.game, words))
    lines = [f"## {' · '.join(heading)}"]
    if not found.total:
        lines.append(words("history-none"))
    elif found.pages > 1:
        facts = {"page": found.page + 1, "pages": found.pages, "count": found.total}
        lines.append(words("history-page", **facts))
    return "\n".join(lines)


def _games(found: History, words: Words, names: Mapping[int, str]) -> list[Item]:
    told: list[str] = []
    for most in NAMES:
        told = [_told(ended, words, names, most) for ended in found.rows]
        if sum(map(len, told)) <= ROOM:
            break
    return [text(line) for line in told]


def _told(ended: Finished, words: Words, names: Mapping[int, str], most: int) -> str:
    """A past game: which, when, who came in where, how it ended."""
    head = words(
        "history-game",
        table=str(ended.number),
        game=game_text(ended.game, words),
        when=f"<t:{int(ended.ended)}:f>",
    )
    foot = words(
        "history-end",
        end=_end(ended, words),
        moves=ended.moves,
        time=duration_text(ended.ended - ended.began, words),
    )
    return f"{head}\n{_places(ended, words, names, most)}\n-# {foot}"


def _end(ended: Finished, words: Words) -> str:
    key = f"history-end-{ended.reason}"
    return words(key if words.has(key) else "history-end-other")


def duration_text(seconds: float, words: Words) -> str:
    """How long something took, in its two largest units, rounded down."""
    whole = max(0, int(seconds))
    days, hours, minutes = whole // DAY, whole % DAY // HOUR, whole % HOUR // MINUTE
    if days:
        return words("history-days", days=days, hours=hours)
    if hours:
        return words("history-hours", hours=hours, minutes=minutes)
    return words("history-minutes", minutes=minutes)


def _places(ended: Finished, words: Words, names: Mapping[int, str], most: int) -> str:
    """The places, who shares one beside each other; of a stopped game all by seat."""
    shown = dict(zip(ended.results, _names(ended.results, words, names, most), strict=True))
    if ended.stopped:
        return ", ".join(shown.values())
    by_place: dict[int, list[str]] = {}
    for result, name in shown.items():
        if result.place is not None:
            scored = words(
                "history-score",
                name=name,
                score=digits(result.score or 0),
                resigned=result.resigned,
            )
            by_place.setdefault(place_figure(ended.game, result.place), []).append(scored)
    places = sorted(by_place)
    return " · ".join(
        words("history-place", place=place, names=", ".join(by_place[place])) for place in places
    )


def _names(
    results: Sequence[Result], words: Words, names: Mapping[int, str], most: int
) -> list[str]:
    known = [(names.get(r.member, r.name), r.member) for r in results if r.member != NOBODY]
    if most == NAMES[0]:
        shown = iter(names_text(known))
    else:
        shown = iter(name_text(shorten(plain(name), most), member) for name, member in known)
    gone = shorten(member_name(NOBODY, "", words), most)
    return [gone if result.member == NOBODY else next(shown) for result in results]


def _plain_name(result: Result, words: Words, names: Mapping[int, str]) -> str:
    name = member_name(result.member, names.get(result.member, result.name), words)
    return plain(name) or chr(ord("A") + result.seat)
