"""A finished game move by move: the board as it was, what was done, and all hands, open now."""

from collections.abc import Iterable
from dataclasses import replace
from typing import Final

import discord

from cogs.faces.registry import face_of
from cogs.screens.board import board_text
from cogs.screens.parts import (
    ACCENT,
    history_text,
    legend_text,
    names_of,
    stopped_text,
    waiting_text,
)
from cogs.ui.ids import Press
from cogs.ui.screen import Item, Picture, Screen, box, button, menu, picture, row, text
from cogs.ui.text import ELLIPSIS, shorten
from cogs.ui.words import Words
from rules.replays import Moment

OPEN: Final = "replay"
"""The action that opens a table's replay in a new message."""
GO: Final = "replay-to"
"""The action that goes to the step `extra` (of a button), or to the one picked in a menu."""
FILE: Final = "replay-file"
LEAP: Final = 10
JUMPS: Final = 25
"""To how many steps the menu leads."""
ROOM: Final = 3800
"""How many characters all texts may take together: of a message's 4,000."""
MOVE_ROOM: Final = 700
BEFORE: Final = 3
"""How many of the moves before are told."""


def replay_screen(moment: Moment, words: Words, reader: int, image: bytes | None) -> Screen:
    """The game after some of its moves. Without `image` the board is told in words instead."""
    look = moment.look
    game = words(f"game-{look.game}")
    heading = words("replay-title", game=game, table=str(look.number))
    head = "\n".join((heading, *_told(moment, words)))
    # Apart from it, as it would belong to the last point of the list that may stand there.
    after = "\n".join(part for part in _after(moment, words) if part)
    room = ROOM - len(head) - len(after)
    shown: list[Item] = [text(part) for part in (head, after) if part]
    files: tuple[Picture, ...] = ()
    if image is None:
        board = _fitting(board_text(look, words).splitlines(), room)
        room -= len(board)
        shown.append(text(board))
    else:
        legend = legend_text(look, words)
        room -= len(legend)
        name = f"replay-{look.game}-{look.number}-{moment.step}.png"
        alt = face_of(look.game).alt_text(look.view, words)
        shown += [text(legend), picture(name, alt)]
        files = (Picture(name, image, alt),)
    hands = _fitting(_hands(moment, words, room), room)
    before = _fitting(_before(moment, words), room - len(hands))
    shown += [text(part) for part in (hands, before) if part]
    return Screen(reader, [box(*shown, *_ways(moment, words), accent=ACCENT)], files)


def _told(moment: Moment, words: Words) -> Iterable[str]:
    """Which step it is, and what was done."""
    look = moment.look
    if moment.mover is None:
        yield words("replay-deal", moves=moment.moves)
    else:
        name = names_of(look, words).text(moment.mover)
        yield words("replay-move", step=moment.step, moves=moment.moves, name=name)
        # Alone, so that a step that was taken back, and the taking back, are told too.
        yield history_text(look, words, look.history[-1:], 1, MOVE_ROOM)


def _after(moment: Moment, words: Words) -> Iterable[str]:
    """Who comes next, or how it ended."""
    look = moment.look
    if moment.broken:
        yield words("replay-broken", step=moment.step + 1)
    elif not moment.last:
        yield waiting_text(look, words)
    elif look.view is not None and look.view.outcome is not None:
        if moment.otherwise:
            yield words("replay-otherwise")
        yield face_of(look.game).result(look.view, words, names_of(look, words))
    elif moment.otherwise:
        yield words("replay-otherwise")
    else:
        stop = () if moment.stop is None else (moment.stop,)
        yield stopped_text(replace(look, history=stop), words)


def _hands(moment: Moment, words: Words, room: int) -> Iterable[str]:
    """What everybody holds, a line a seat; large hands are cut if all don't fit into the room."""
    look = moment.look
    face, names = face_of(look.game), names_of(look, words)
    heading = words("replay-hands")
    lines = [
        (names.text(seat), face.held_text(view, words, names) or words("replay-hand-empty"))
        for seat, view in enumerate(moment.hands)
    ]
    bare = [heading, *(words("replay-hand", name=name, held="") for name, _ in lines)]
    most = (room - sum(len(line) + 3 for line in bare)) // len(lines)
    yield heading
    for name, held in lines:
        yield words("replay-hand", name=name, held=shorten(held, max(most, 1)))


def _before(moment: Moment, words: Words) -> Iterable[str]:
    """The moves before the last, oldest first."""
    look = moment.look
    told = history_text(look, words, look.history[:-1], BEFORE)
    return [words("replay-before"), *told.splitlines()] if told else []


def _fitting(lines: Iterable[str], room: int) -> str:
    """As many whole lines as there is room for."""
    kept: list[str] = []
    for line in lines:
        if len(line) + 3 > room:
            return "\n".join([*kept, ELLIPSIS]) if kept else ""
        kept.append(line)
        room -= len(line) + 1
    return "\n".join(kept)


def _ways(moment: Moment, words: Words) -> list[Item]:
    """To the other steps, if there are any, and to the game as a file."""
    number, step, last = moment.look.number, moment.step, moment.moves
    file = button(Press("b", FILE, number), words("button-replay-file"))
    if not last:
        return [row(file)]
    targets = {
        "first": 0,
        "back": step - 1,
        "next": step + 1,
        "last": last,
        "back-ten": step - LEAP,
        "next-ten": step + LEAP,
    }
    backwards = {"first", "back", "back-ten"}
    buttons = [
        button(
            # Two that lead to the same step are two buttons still.
            Press("b", GO, number, steps=(place,), extra=max(0, min(target, last))),
            words(f"button-replay-{name}", leap=LEAP),
            disabled=step == 0 if name in backwards else moment.last,
        )
        for place, (name, target) in enumerate(targets.items())
    ]
    jumps = menu(Press("m", GO, number), _jumps(moment, words), placeholder=words("replay-pick"))
    return [row(*buttons[:4]), row(*buttons[4:], file), jumps]


def _jumps(moment: Moment, words: Words) -> list[discord.SelectOption]:
    """Steps from the first to the last, as evenly as can be."""
    count = min(JUMPS, moment.moves + 1)
    steps = [moment.moves * place // (count - 1) for place in range(count)]
    return [
        discord.SelectOption(
            label=words("replay-jump" if step else "replay-jump-deal", step=step),
            value=str(step),
            default=step == moment.step,
        )
        for step in steps
    ]
