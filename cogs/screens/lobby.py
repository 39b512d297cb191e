"""The lobby: what will be played, who sits where, and why it can't start yet."""

from cogs.rulebook import rules_button
from cogs.screens.parts import ACCENT, Style, names_of, options_text, press_button, title
from cogs.ui.screen import Screen, box, row, text
from cogs.ui.words import Words
from rules.games import GAMES
from rules.look import Look


def lobby_screen(look: Look, words: Words, before: int | None = None) -> Screen:
    """The public message of a lobby, or of one that was closed before it began.

    `before` is the number of the table of which it is the rematch.
    """
    if look.status == "over":
        return Screen(None, [box(text(f"{title(look, words)}\n{words('lobby-closed')}"))])
    parts = [title(look, words), words(f"about-{look.game}"), options_text(look, words)]
    seats = [words("lobby-seats", taken=len(look.seats), size=look.size)]
    names = names_of(look)
    for number, seat in enumerate(look.seats):
        kind = "lobby-host" if seat.member == look.host else "lobby-seat"
        seats.append(words(kind, letter=chr(ord("A") + number), name=names.text(number)))
    missing = GAMES[look.game].seats[0] - len(look.seats)
    host = names.text(0)
    state = (
        words("lobby-missing", count=missing) if missing > 0 else words("lobby-ready", host=host)
    )
    if before is not None:
        # At the start they may sit otherwise than it stands above.
        state = f"{state}\n{words('lobby-rematch', table=str(before))}"
    full = len(look.seats) >= look.size
    return Screen(
        None,
        [
            box(
                text("\n".join(part for part in parts if part)),
                text("\n".join(seats)),
                text(state),
                row(
                    press_button(look, words, "join", style=Style.success, disabled=full),
                    press_button(look, words, "leave"),
                    press_button(look, words, "start", style=Style.primary, disabled=missing > 0),
                    rules_button(look.game, words),
                    press_button(look, words, "more"),
                ),
                text(words("shuffle-promise", promise=look.promise)),
                accent=ACCENT,
            )
        ],
    )
