"""The table message: whose turn it is, the board as a picture, the last moves; then the result."""

from cogs.faces.registry import face_of
from cogs.screens.parts import (
    ACCENT,
    Style,
    board_picture,
    history_text,
    legend_text,
    mentions,
    names_of,
    press_button,
    stopped_text,
    title,
    waiting_text,
)
from cogs.screens.rulebook import rules_button
from cogs.ui.screen import Item, Picture, Screen, box, row, text
from cogs.ui.words import Words
from rules.look import Look

LINES = 3
"""How many of the last moves are told at least; while the game runs, a round of them."""


def board_screen(
    look: Look, words: Words, image: bytes | None, told: tuple[int, ...] = ()
) -> Screen:
    """The public message of a table that runs or is over.

    `look` must be everybody's. Without `image` (the bot may not attach files) the board is told in
    words instead. It calls the members `told`, of a table that somebody has stopped.
    """
    running = look.status == "running"
    state = waiting_text(look, words) if running else _ending(look, words)
    if told:
        state = f"{words('stop-told', names=mentions(told, words))}\n{state}"
    items: list[Item] = [text(f"{title(look, words)}\n{state}")]
    files: tuple[Picture, ...] = ()
    if image is None:
        items.append(text(board_text(look, words)))
    else:
        shown, file = board_picture(look, words, image)
        items += [text(legend_text(look, words)), shown]
        files = (file,)
    recent = max(LINES, len(look.seats)) if running else LINES
    # How a game is begun is nothing to be told of one that is over.
    lines = [line for line in look.history if running or line.kind != "start"]
    if moves := history_text(look, words, lines, recent):
        items.append(text(moves))
    items.append(_buttons(look, words))
    items.append(text(_shuffle(look, words)))
    return Screen(None, [box(*items, accent=ACCENT)], files, pings=told)


def unread_screen(look: Look, words: Words, told: tuple[int, ...] = ()) -> Screen:
    """The public message of a table that is over and whose position can't be read here."""
    called = f"{words('stop-told', names=mentions(told, words))}\n" if told else ""
    ending = words("table-unread") if look.stop is None else stopped_text(look, words)
    items = [
        text(f"{title(look, words)}\n{called}{ending}"),
        row(press_button(look, words, "proof")),
        text(_shuffle(look, words)),
    ]
    return Screen(None, [box(*items, accent=ACCENT)], pings=told)


def _shuffle(look: Look, words: Words) -> str:
    """What anybody needs to check the shuffle: the promise; at the end the secret behind it too."""
    promise = words("shuffle-promise", promise=look.promise)
    if look.secret is None:
        return promise
    return f"{promise}\n{words('shuffle-secret', secret=look.secret)}"


def _ending(look: Look, words: Words) -> str:
    if look.view is None or look.view.outcome is None:
        ending = stopped_text(look, words)
    else:
        ending = face_of(look.game).result(look.view, words, names_of(look, words))
    again = "" if look.rematch is None else words("rematch-open", table=str(look.rematch))
    return f"{ending}\n{again}".rstrip()


def _buttons(look: Look, words: Words) -> Item:
    if look.status == "running":
        return row(
            press_button(look, words, "hand", style=Style.primary),
            press_button(look, words, "text"),
            rules_button(look.game, words),
            press_button(look, words, "more"),
        )
    buttons = [press_button(look, words, action) for action in ("text", "replay", "proof")]
    if look.rematch is None:
        buttons.insert(0, press_button(look, words, "rematch", style=Style.success))
    return row(*buttons)


def board_text(look: Look, words: Words) -> str:
    """The board in words, for whoever doesn't see the picture."""
    return face_of(look.game).board_text(look.view, words, names_of(look, words))


def text_screen(look: Look, words: Words, owner: int) -> Screen:
    """The private answer to *Board in words*."""
    if look.view is None:
        body = words("refusal-not-started", table=str(look.number))
    else:
        body = board_text(look, words)
    return Screen(owner, [text(f"{title(look, words)}\n{body}")])


def ping_screen(look: Look, words: Words, members: tuple[int, ...]) -> Screen:
    """The message that calls those who must act; it notifies them and nobody else."""
    names, game = mentions(members, words), words(f"game-{look.game}")
    called = words("ping", names=names, game=game, table=str(look.number))
    hand = row(press_button(look, words, "hand", style=Style.primary))
    return Screen(None, [text(called), hand], pings=members)
