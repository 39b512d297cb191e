"""What several screens of a table share."""

from collections.abc import Iterable, Sequence
from functools import lru_cache

import discord

from cogs.faces.registry import face_of
from cogs.ui.ids import Press
from cogs.ui.screen import Item, Picture, button, picture
from cogs.ui.text import Names, plain, safe, shorten
from cogs.ui.translator import option_key
from cogs.ui.words import Words
from rules.games import GAMES
from rules.look import Line, Look, Offer
from rules.store import NOBODY

ACCENT = 0xE8A33D
"""The colour of the edge of everything that belongs to a table."""
HISTORY_LIMIT = 900
"""The most characters of the last moves in words."""

Style = discord.ButtonStyle


def names_of(look: Look, words: Words) -> Names:
    """The names at the seats, made safe to show."""
    if any(seat.member == NOBODY for seat in look.seats):
        return _safe_names(tuple(member_name(seat.member, seat.name, words) for seat in look.seats))
    return _safe_names(look.names)


def member_name(member: int, name: str, words: Words) -> str:
    """A member's name as it was stored; what stands for it if they deleted their data."""
    return words("somebody-deleted") if member == NOBODY else name


@lru_cache(maxsize=256)
def _safe_names(names: tuple[str, ...]) -> Names:
    return Names(names)


def title(look: Look, words: Words) -> str:
    """The game and the number of its table, as a heading."""
    return words("table-title", game=words(f"game-{look.game}"), table=str(look.number))


def mentions(members: Iterable[int], words: Words) -> str:
    """The members, each by a mention; whom it notifies is for the screen to say."""
    return words.list(f"<@{member}>" for member in members)


def stopped_text(look: Look, words: Words) -> str:
    """That the game came to no end, and why, if that was said."""
    return f"{words('table-stopped')}\n{stop_reason(look, words)}".rstrip()


def stop_reason(look: Look, words: Words) -> str:
    """Why somebody has stopped the table, if they said so; else empty."""
    reason = "" if look.stop is None else look.stop.reason
    return words("stop-reason", reason=safe(reason)) if plain(reason) else ""


def press_button(
    look: Look,
    words: Words,
    action: str,
    *,
    style: Style = Style.secondary,
    steps: tuple[int, ...] = (),
    disabled: bool = False,
    label: str | None = None,
) -> Item:
    """A button of this table; its label, if none is given, is the catalogue's `button-<action>`."""
    press = Press("b", action, look.number, look.turn, steps)
    return button(press, label or words(f"button-{action}"), style=style, disabled=disabled)


def options_text(look: Look, words: Words) -> str:
    """The table options that differ from their defaults, under a heading; empty if none does."""
    if not look.options:
        return ""
    lines = [
        words(
            "table-option" if isinstance(value, bool) else "table-option-number",
            name=words(f"house-rule-{name}"),
            value=value if isinstance(value, bool) else _chosen(name, value, words),
            text=words(option_key(look.game, name, "-description")),
        )
        for name, value in look.options.items()
    ]
    return "\n".join([words("options-changed"), *lines])


def _chosen(option: str, value: int, words: Words) -> str:
    """A number chosen for an option: by its name, if what it stands for has one."""
    key = f"choice-{option}-{value}"
    return words(key) if words.has(key) else str(value)


def waiting_text(look: Look, words: Words) -> str:
    """Whom the table waits for."""
    names = names_of(look, words)
    if look.must_act:
        others = [names.text(seat) for seat in look.acting if seat != look.seat]
        return words("your-turn-with", names=words.list(others)) if others else words("your-turn")
    waited = [names.text(seat) for seat in look.acting]
    if look.view is not None and look.view.may_change:
        # The last of those who choose at once: it is no turn that the others wait for.
        return words("waiting-choice", names=words.list(waited))
    return words("waiting-for", count=len(waited), names=words.list(waited))


def legend_text(look: Look, words: Words) -> str:
    """Whose letter is which, on one line: pictures have letters and no names.

    Partners stand together, however they sit. Where all choose secretly at once, a star stands
    before those who have chosen.
    """
    names = names_of(look, words)
    chosen = () if look.view is None else look.view.may_change
    legend = [
        words(
            "legend",
            letter=chr(ord("A") + seat),
            name=names.text(seat),
            you=seat == look.seat,
            chosen=seat in chosen,
        )
        for seat in range(len(names))
    ]
    for first, second in GAMES[look.game].teams(len(names)):
        legend[first] = words("legend-team", first=legend[first], second=legend[second])
        legend[second] = ""
    return " · ".join(part for part in [*legend, words("legend-chosen") if chosen else ""] if part)


def board_picture(look: Look, words: Words, image: bytes) -> tuple[Item, Picture]:
    """The place of the board's picture on a screen, and its file."""
    alt = face_of(look.game).alt_text(look.view, words)
    # A new name each time: clients keep showing a picture whose name they know.
    return _placed(f"{look.game}-{look.number}-{look.revision}.png", alt, image)


def move_picture(offer: Offer, words: Words, image: bytes) -> tuple[Item, Picture]:
    """The place and the file of the board's picture with a move on it that is not played yet."""
    look = offer.look
    alt = face_of(look.game).alt_text(look.view, words, offer.path)
    steps = "-".join(map(str, offer.steps))
    return _placed(f"{look.game}-{look.number}-{look.revision}-{steps}.png", alt, image)


def _placed(name: str, alt: str, image: bytes) -> tuple[Item, Picture]:
    return picture(name, alt), Picture(name, image, alt)


def history_text(
    look: Look,
    words: Words,
    lines: Iterable[Line] | None = None,
    most: int | None = None,
    room: int = HISTORY_LIMIT,
) -> str:
    """The last moves in words, oldest first; empty if none.

    As many of the newest as fit into `room` characters, `most` at most: a line of which there is
    nothing to tell is none, and neither is a step that was taken back.
    """
    names = names_of(look, words)
    told = [
        text
        for line in _standing(look.history if lines is None else lines)
        for text in _line_texts(look, line, words, names)
    ]
    kept: list[str] = []
    for text in reversed(told if most is None else told[-most:]):
        room -= len(text) + 3
        if room < 0:
            break
        kept.append(f"- {text}")
    return "\n".join(reversed(kept))


def _standing(lines: Iterable[Line]) -> Sequence[Line]:
    """The lines without the steps that were taken back, and without the taking back.

    A taking back whose step is not among the lines stays: somebody may have read of the step.
    """
    kept: list[Line] = []
    for line in lines:
        if any(event.kind == "undo" for event in line.events):
            mine = [place for place, one in enumerate(kept) if one.seat == line.seat]
            if mine and not any(event.kind == "undo" for event in kept[mine[-1]].events):
                del kept[mine[-1]]
                continue
        kept.append(line)
    return kept


def _line_texts(look: Look, line: Line, words: Words, names: Names) -> Sequence[str]:
    face = face_of(look.game)
    if line.kind == "start":
        return (words(f"history-start-{face.family}"),)
    if line.kind == "stop":
        return (words("history-stop"),)
    if look.view is None:
        return ()
    texts = (face.sentence(event, look.view, words, names) for event in line.events)
    told = " ".join(text for text in texts if text)
    return (shorten(told, HISTORY_LIMIT - 3),) if told else ()
