"""The lobby: what will be played, who sits where, and why it can't start yet."""

import discord

from cogs.screens.parts import (
    ACCENT,
    Style,
    names_of,
    options_text,
    press_button,
    stop_reason,
    title,
)
from cogs.screens.rulebook import rules_button
from cogs.ui.ids import Press
from cogs.ui.screen import Item, Screen, box, menu, row, text
from cogs.ui.words import Words
from rules.games import GAMES
from rules.lobby import too_few
from rules.look import Look
from rules.refusals import Refusal

A_TEAM = 2
"""How many play together; with no more than that, nobody has a partner to choose."""


def lobby_screen(look: Look, words: Words, before: int | None = None) -> Screen:
    """The public message of a lobby, or of one that was closed before it began.

    `before` is the number of the table of which it is the rematch.
    """
    if look.status == "over":
        closed = f"{title(look, words)}\n{words('lobby-closed')}\n{stop_reason(look, words)}"
        return Screen(None, [box(text(closed.rstrip()))])
    parts = [title(look, words), words(f"about-{look.game}"), options_text(look, words)]
    lacking = too_few(GAMES[look.game], len(look.seats))
    state = _state(look, words, lacking)
    if before is not None:
        # At the start they may sit otherwise than it stands above.
        again = words("lobby-rematch", table=str(before), teams=bool(look.teams))
        state = f"{state}\n{again}"
    full = len(look.seats) >= look.size
    partners = [_partners_menu(look, words)] if len(look.seats) > A_TEAM and look.teams else []
    return Screen(
        None,
        [
            box(
                text("\n".join(part for part in parts if part)),
                text(_teams(look, words) if look.teams else _seats(look, words)),
                *partners,
                text(state),
                row(
                    press_button(look, words, "join", style=Style.success, disabled=full),
                    press_button(look, words, "leave"),
                    press_button(look, words, "start", style=Style.primary, disabled=bool(lacking)),
                    rules_button(look.game, words),
                    press_button(look, words, "more"),
                ),
                text(words("shuffle-promise", promise=look.promise)),
                accent=ACCENT,
            )
        ],
    )


def _state(look: Look, words: Words, lacking: Refusal | None) -> str:
    """Whether it can start, or who is missing."""
    if lacking is None:
        full = len(look.seats) >= look.size
        return words("lobby-ready", host=names_of(look, words).text(0), full=full)
    if lacking.code == "in-between":
        return words("lobby-in-between", **lacking.facts)
    return words("lobby-missing", count=lacking.facts["need"])


def _exact(look: Look) -> bool:
    """Whether the table can't begin with fewer than it is for."""
    return GAMES[look.game].seats[0] == look.size


def _seats(look: Look, words: Words) -> str:
    """Who sits where."""
    names = names_of(look, words)
    lines = [words("lobby-seats", taken=len(look.seats), size=look.size, exact=_exact(look))]
    for number, seat in enumerate(look.seats):
        kind = "lobby-host" if seat.member == look.host else "lobby-seat"
        lines.append(words(kind, letter=chr(ord("A") + number), name=names.text(number)))
    return "\n".join(lines)


def _teams(look: Look, words: Words) -> str:
    """Who plays with whom; where they sit, only the start says."""
    names = names_of(look, words)

    def name(place: int) -> str:
        text = names.text(place)
        hosts = look.seats[place].member == look.host
        return words("lobby-host-name", name=text) if hosts else text

    lines = [words("lobby-teams", taken=len(look.seats), size=look.size, exact=_exact(look))]
    for team in look.teams:
        if len(team) == A_TEAM:
            first, second = map(name, team)
            lines.append(words("lobby-team", first=first, second=second))
        else:
            lines.append(words("lobby-alone", name=name(team[0])))
    return "\n".join(lines)


def _partners_menu(look: Look, words: Words) -> Item:
    """The menu in which everybody who sits there may pick a partner; the value is the member."""
    names = names_of(look, words)
    options = [
        discord.SelectOption(label=names.label(place), value=str(seat.member))
        for place, seat in enumerate(look.seats)
    ]
    # Another id each time, or a client goes on showing what somebody picked before.
    press = Press("m", "pair", look.number, look.turn, extra=look.revision)
    return menu(press, options, placeholder=words("lobby-pick-partner"))
