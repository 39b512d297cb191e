"""*More*: the rarer wishes at a table, privately; and the questions before the grave ones."""

from cogs.faces.registry import face_of
from cogs.screens.parts import ACCENT, Style, options_text, press_button, title
from cogs.ui.screen import Item, Screen, box, row, rows, text
from cogs.ui.words import Words
from rules.look import Look


def more_screen(look: Look, words: Words, *, pings: bool, may_stop: bool, note: str = "") -> Screen:
    """What else `look.member` may do at this table."""
    buttons: list[Item] = []
    if look.status == "running" and look.seat is not None:
        buttons.append(press_button(look, words, "resign", style=Style.danger))
    if may_stop and look.status != "over":
        buttons.append(press_button(look, words, "stop", style=Style.danger))
    buttons.append(press_button(look, words, "pings-off" if pings else "pings-on"))
    parts = [
        note,
        title(look, words),
        options_text(look, words) or words("options-usual"),
        words("more-pings-on" if pings else "more-pings-off"),
        words("shuffle-explained", promise=look.promise),
    ]
    items: list[Item] = [text("\n".join(part for part in parts if part)), *rows(buttons)]
    return Screen(look.member, [box(*items)])


def confirm_screen(look: Look, words: Words, action: str) -> Screen:
    """Ask once before `action` (resign, stop): what it means, *Yes* and *No*."""
    # What becomes of the things of somebody who gives up is another matter in each game.
    means = f"confirm-resign-{face_of(look.game).family}" if action == "resign" else "confirm-stop"
    return Screen(
        look.member,
        [
            box(
                text(f"{title(look, words)}\n{words(means)}"),
                row(
                    press_button(look, words, f"{action}-yes", style=Style.danger),
                    press_button(look, words, f"{action}-no"),
                ),
                accent=ACCENT,
            )
        ],
    )
