"""The tables at which a member sits, and whose turn it is at each."""

from collections.abc import Sequence

from cogs.screens.parts import Style, names_of, press_button
from cogs.ui.screen import Item, Screen, rows, text
from cogs.ui.words import Words
from rules.look import Look

SHOWN = 10
"""How many tables at most are listed, those that wait for the member first."""


def table_line(look: Look, words: Words) -> str:
    """A table in one plain line: number, game, whose turn it is."""
    names = names_of(look, words)
    if look.lacking:
        state = words("state-lacking")
    elif look.status == "lobby":
        state = words("state-lobby", taken=len(look.seats), size=look.size)
    elif look.must_act:
        state = words("state-yours")
    elif look.acting:
        state = words("state-waiting", names=words.list(names.label(seat) for seat in look.acting))
    else:
        state = words("state-over")
    return words("table-line", table=str(look.number), game=words(f"game-{look.game}"), state=state)


def overview_screen(looks: Sequence[Look], words: Words, member: int) -> Screen:
    """The private answer to /tables; a button for each table opens the hand there."""
    if not looks:
        return Screen(member, [text(words("refusal-no-tables"))])
    urgent = sorted(looks, key=lambda look: (not look.must_act, look.number))[:SHOWN]
    lines = [words("overview")]
    lines += [f"- {_marked(look, words)} · <#{look.channel}>" for look in urgent]
    if len(looks) > SHOWN:
        lines.append(words("overview-more", count=len(looks) - SHOWN))
    buttons: list[Item] = [
        press_button(
            look,
            words,
            "hand",
            style=Style.primary if look.must_act else Style.secondary,
            label=words("button-hand-of", table=str(look.number)),
        )
        for look in urgent
        if look.status == "running"
    ]
    return Screen(member, [text("\n".join(lines)), *rows(buttons)])


def _marked(look: Look, words: Words) -> str:
    names = names_of(look, words)
    if look.acting and not look.must_act:
        waiting = words.list(names.text(seat) for seat in look.acting)
        state = words("state-waiting", names=waiting)
        game = words(f"game-{look.game}")
        return words("table-line", table=str(look.number), game=game, state=state)
    return table_line(look, words)
