"""My hand: the private message in which a member sees their own cards and makes a move.

Choosing is a descent: each screen asks one question. The steps taken so far travel in the custom
ids, so nothing is kept anywhere, and a hand from before a restart goes on.
"""

from collections.abc import Sequence

import discord

from cogs.faces.face import LABEL_LIMIT, SHORTCUTS, Label
from cogs.faces.registry import face_of
from cogs.screens.parts import (
    ACCENT,
    Style,
    board_picture,
    history_text,
    legend_text,
    move_picture,
    names_of,
    press_button,
    stopped_text,
    title,
    waiting_text,
)
from cogs.ui.ids import Press
from cogs.ui.screen import Item, Picture, Screen, box, button, menu, row, rows, text
from cogs.ui.text import shorten
from cogs.ui.words import Words
from rules.look import Line, Look, Offer, begun

MENU = 25
"""Choices in one menu: Discord's limit."""
MENUS = 4
"""Menus on one screen; more choices than fit into them are pages."""
PAGE = MENUS * MENU
RANGE_LIMIT = 60
"""The most characters of either end of what a menu offers, as its placeholder says it."""
NOTE_LIMIT = 700
"""The most characters of what is said above a hand."""


def hand_screen(
    look: Look, words: Words, *, note: str = "", page: int = 0, image: bytes | None = None
) -> Screen:
    """The hand as it is now; if they must act, or may change what they chose, with what is asked.

    `note` stands on top; `image` is the board in the reader's language, if it is to be shown.
    """
    if look.must_act or look.may_change:
        return offer_screen(begun(look), words, note=note, page=page, image=image)
    return _whole_screen(look, words, note, image, [])


def offer_screen(
    offer: Offer, words: Words, *, note: str = "", page: int = 0, image: bytes | None = None
) -> Screen:
    """A half-made move: the next question, or the preview of the whole.

    The first real choice stands below the whole hand; the others stand alone. `image` is the board
    with the move so far on it, if it is to be shown.
    """
    look = offer.look
    face, names = face_of(look.game), names_of(look, words)
    if not offer.path:
        offer = begun(look)
    if offer.path == look.led:
        question = face.question(look.view, offer.path, offer.choices.asks, words, names)
        asked = [text(question), *_shortcuts(offer, words), *_choices(offer, words, page)]
        return _whole_screen(look, words, note, image, asked)
    items = _noted(note)
    files: tuple[Picture, ...] = ()
    if image is not None:
        shown, file = move_picture(offer, words, image)
        items.append(shown)
        files = (file,)
    back = press_button(look, words, "back", steps=offer.back or ())
    if offer.complete:
        items.append(text(face.preview(look.view, offer.path, words, names)))
        play = press_button(
            look,
            words,
            "play",
            style=Style.success,
            steps=offer.steps,
            label=_play_label(offer, words),
        )
        return _screen(look, [*items, row(play, back)], files)
    question = face.question(look.view, offer.path, offer.choices.asks, words, names)
    # A closed menu shows as little as buttons do of what there is to choose among.
    scene = face.scene(look.view, offer.path, offer.choices, words, names)
    told = f"**{question}**\n{scene}".rstrip()
    return _screen(look, [*items, text(told), *_choices(offer, words, page), row(back)], files)


def _play_label(offer: Offer, words: Words) -> str | None:
    """What plays a move, where it is no play: one folds, or gives; None: the usual word."""
    key = f"button-play-{face_of(offer.look.game).family}-{offer.path[0]}"
    return words(key) if words.has(key) else None


def cards_screen(look: Look, words: Words) -> Screen:
    """What each card of the hand does, in full."""
    told = face_of(look.game).cards_text(look.view, words, names_of(look, words))
    back = press_button(look, words, "look", label=words("button-back"))
    return _screen(look, [text(f"{title(look, words)}\n{told}"), row(back)])


def result_screen(look: Look, words: Words, *, note: str = "") -> Screen:
    """What a hand becomes when the table is over."""
    items = [text(title(look, words)), *_noted(note)]
    if look.view is not None and look.view.outcome is not None:
        ending = face_of(look.game).result(look.view, words, names_of(look, words))
    else:
        ending = stopped_text(look, words)
    return _screen(look, [*items, text(ending)])


def news_since_my_move(look: Look, words: Words) -> str:
    """What the others did since the member's own last move, oldest first; empty if nothing.

    The newest stands nearest to the board: if not all fits above a hand, the oldest is left out.
    """
    news: list[Line] = []
    for line in reversed(look.history):
        if line.seat is not None and line.seat == look.seat:
            break
        if line.kind in ("play", "resign"):
            news.append(line)
    head = words("news")
    told = history_text(look, words, news[::-1], room=NOTE_LIMIT - len(head) - 1)
    return f"{head}\n{told}" if told else ""


def _screen(look: Look, items: Sequence[Item], files: tuple[Picture, ...] = ()) -> Screen:
    return Screen(look.member, [box(*items, accent=ACCENT if look.must_act else None)], files)


def _whole_screen(
    look: Look, words: Words, note: str, image: bytes | None, asked: Sequence[Item]
) -> Screen:
    """What they should know, the board, their hand, and what is asked: last, where thumbs are."""
    items = [text(title(look, words)), *_noted(note)]
    if not look.must_act or len(look.acting) > 1:
        items.append(text(waiting_text(look, words)))
    files: tuple[Picture, ...] = ()
    if image is not None:
        shown, file = board_picture(look, words, image)
        items += [text(legend_text(look, words)), shown]
        files = (file,)
    face, playable = face_of(look.game), frozenset(look.first.keys)
    hand = face.hand_text(look.view, playable, words, names_of(look, words))
    explain = press_button(look, words, "cards", label=words(f"button-cards-{face.family}"))
    rest = row(press_button(look, words, "look"), explain)
    held = [text(hand)] if hand else []
    return _screen(look, [*items, *held, *asked, rest], files)


def _noted(note: str) -> list[Item]:
    return [text(shorten(note, NOTE_LIMIT))] if note else []


def _shortcuts(offer: Offer, words: Words) -> list[Item]:
    """Beginnings of a move that are likely, one tap each."""
    look = offer.look
    face, names = face_of(look.game), names_of(look, words)
    paths = [] if offer.path else face.shortcuts(look.view, offer.choices)[:SHORTCUTS]
    labels = [words("button-short", move=face.spoken(path, words, names)) for path in paths]
    return rows(
        [
            button(
                Press("b", "short", look.number, look.turn, extra=number),
                shorten(label, LABEL_LIMIT),
            )
            for number, label in enumerate(labels)
        ]
    )


def _choices(offer: Offer, words: Words, page: int) -> list[Item]:
    """The choices as buttons or as menus; what is a whole move by itself is always a button."""
    look = offer.look
    face, names = face_of(look.game), names_of(look, words)
    asks, keys = offer.choices
    labels = [face.label(look.view, offer.path, asks, key, words, names) for key in keys]
    items: list[Item] = []
    if not offer.path:
        at_once = [
            step for step, key in enumerate(keys) if key in face.at_once and not labels[step].opens
        ]
        loud = [step for step in at_once if not labels[step].quiet]
        quiet = [step for step in at_once if labels[step].quiet]
        items += rows([_button(offer, "play", step, labels[step]) for step in loud])
        last = rows([_button(offer, "play", step, labels[step]) for step in quiet])
        rest = [step for step in range(len(keys)) if step not in at_once]
    else:
        last, rest = [], list(range(len(keys)))
    if not rest:
        return items + last
    if len(rest) <= max(1, face.buttons_at_most):
        return items + rows([_button(offer, "pick", step, labels[step]) for step in rest]) + last
    return items + _menus(offer, words, rest, labels, page) + last


def _button(offer: Offer, action: str, step: int, label: Label) -> Item:
    look = offer.look
    press = Press("b", action, look.number, look.turn, (*offer.steps, step))
    style = Style.success if action == "play" else Style.primary
    if label.quiet:
        style = Style.secondary
    return button(press, label.text, style=style, emoji=label.emoji)


def _menus(
    offer: Offer, words: Words, rest: Sequence[int], labels: Sequence[Label], page: int
) -> list[Item]:
    """All choices in as many menus of about the same length as they need; a page of them, if not.

    Where there are several, each says what it offers first and last.
    """
    pages = -(-len(rest) // PAGE)
    page = min(page, pages - 1)
    here = rest[page * PAGE : (page + 1) * PAGE]
    items: list[Item] = []
    for number, some in enumerate(_shares(here, labels)):
        if len(rest) > MENU:
            ends = (shorten(labels[step].text, RANGE_LIMIT) for step in (some[0], some[-1]))
            says = words("pick-range", **dict(zip(("first", "last"), ends, strict=True)))
        elif offer.path:
            says = words("pick-next")
        else:
            says = words(f"pick-first-{face_of(offer.look.game).family}")
        items.append(_menu(offer, some, labels, page * MENUS + number, says))
    if pages > 1:
        items.append(_page_buttons(offer, words, page, pages))
    return items


def _shares(steps: Sequence[int], labels: Sequence[Label]) -> list[Sequence[int]]:
    """The choices in as few menus as hold them, of about the same length.

    Where one menu ends and the next begins, so does a group, if there is such a place near enough.
    """
    count = -(-len(steps) // MENU)
    starts = [0]
    for number in range(1, count):
        even = -(-len(steps) * number // count)
        # What is left for the other menus must fit into them, and what is in this one too.
        least = max(starts[-1] + 1, len(steps) - MENU * (count - number))
        most = min(starts[-1] + MENU, len(steps) - (count - number))
        places = sorted(range(least, most + 1), key=lambda place: abs(place - even))
        new = (p for p in places if labels[steps[p]].group != labels[steps[p - 1]].group)
        starts.append(next(new, places[0]))
    return [steps[start:end] for start, end in zip(starts, [*starts[1:], len(steps)], strict=True)]


def _menu(
    offer: Offer, steps: Sequence[int], labels: Sequence[Label], place: int, says: str
) -> Item:
    options = [
        discord.SelectOption(
            label=labels[step].text,
            value=str(step),
            description=labels[step].detail or None,
            emoji=labels[step].emoji,
        )
        for step in steps
    ]
    look = offer.look
    # Which of the menus it is makes the id another one; what is picked is in its values.
    press = Press("m", "pick", look.number, look.turn, offer.steps, place)
    return menu(press, options, placeholder=says)


def _page_buttons(offer: Offer, words: Words, page: int, pages: int) -> Item:
    look = offer.look
    return row(
        *(
            button(
                Press("b", "page", look.number, look.turn, offer.steps, to),
                words(f"button-{name}", page=to + 1, pages=pages),
            )
            for name, to in (("earlier", page - 1), ("later", page + 1))
            if 0 <= to < pages
        )
    )
