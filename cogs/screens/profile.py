"""How a member has done, at all games or at one: private to who asks, or shown by the member."""

from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from typing import Final, NamedTuple
from zlib import crc32

import discord

from cogs.charts.course import Course
from cogs.figures import (
    name_text,
    percent,
    place_figure,
    points_text,
    rating_figure,
    rating_text,
)
from cogs.screens.leaderboard import GAME_ORDER, NO_GAME, Question, ask, asked_by, said_by
from cogs.screens.parts import ACCENT
from cogs.screens.rulebook import rules_button
from cogs.ui.ids import STEP_LIMIT, Press
from cogs.ui.screen import Item, Picture, Screen, box, button, menu, picture, row, text
from cogs.ui.text import opening
from cogs.ui.words import Words
from rules.ratings import RANKED_FROM
from rules.remembered import Met, Profile, Tally

_ID_STEPS: Final = 6
"""How many steps of a press hold a member's id."""
PLACES: Final = 12
"""How many different places are told: no table has more seats."""


class Wanted(NamedTuple):
    """Whose profile is asked for, at which game, and from which leaderboard, to go back to it."""

    member: int
    game: str = ""
    """`` for all games together."""
    back: Question | None = None


def press_for(action: str, wanted: Wanted, *, kind: str = "b") -> Press:
    """The press that asks for a profile."""
    steps: list[int] = []
    rest = wanted.member
    for _ in range(_ID_STEPS):
        rest, step = divmod(rest, STEP_LIMIT)
        steps.append(step)
    steps.append(GAME_ORDER.index(wanted.game))
    turn, back = said_by(wanted.back) if wanted.back is not None else (0, ())
    return Press("m" if kind == "m" else "b", action, turn=turn, steps=(*steps, *back))


def wanted_by(press: Press) -> Wanted:
    """What a press asks for; of a press that nobody can have made, something harmless."""
    digits, rest = press.steps[:_ID_STEPS], press.steps[_ID_STEPS:]
    member = sum(step * STEP_LIMIT**number for number, step in enumerate(digits))
    game = rest[0] if rest else 0
    return Wanted(
        member,
        GAME_ORDER[game] if game < len(GAME_ORDER) else "",
        asked_by(press.turn, rest[1:]) if len(rest) > 1 else None,
    )


def profile_screen(
    profile: Profile,
    words: Words,
    reader: int | None,
    wanted: Wanted,
    *,
    name: str = "",
    image: bytes | None = None,
) -> Screen:
    """A profile for its reader; with None for everybody, whom its member shows it to.

    `name` is what they are called if nothing was ever seen of them; `image` is the picture of
    `course`. Of a member who hides, others are told only that.
    """
    name = name_text(profile.name or name, profile.member)
    own = reader in (None, profile.member)
    if profile.hidden and not own:
        return _little(profile, words("profile-hidden", name=name), words, reader, wanted)
    tally = _tally(profile, wanted.game)
    if tally is None or not (tally.games or tally.stopped):
        key = "profile-none-own" if own else "profile-none"
        return _little(profile, words(key, name=name, all=not wanted.game), words, reader, wanted)
    heading = words(
        "profile-title",
        name=name,
        gone=profile.gone,
        game=words(f"game-{wanted.game}") if wanted.game else words("leaderboard-all-games"),
    )
    lines = [heading, *([words("profile-own-hidden")] if profile.hidden else [])]
    lines += _tally_lines(profile, tally, words)
    items: list[Item] = [text("\n".join(lines))]
    drawn = course(profile, wanted.game)
    files: tuple[Picture, ...] = ()
    if drawn is not None:
        told = _course_text(drawn, plotted(profile, wanted.game), words)
        caption = told
        if image is not None:
            file = f"profile-{crc32(image):08x}.png"
            items.append(picture(file, told))
            files = (Picture(file, image, told),)
            # The figures are in the picture, and in its alt text.
            caption = _caption(drawn, plotted(profile, wanted.game), words)
        items.append(text(f"-# {caption}"))
    each = [] if wanted.game else _games_lines(profile, words)
    items += [text("\n".join(each))] if each else []
    if reader is not None and not own:
        items.append(text(_met_text(profile.met, name, words)))
    items += _controls(profile, words, reader, wanted)
    return Screen(reader, [box(*items, accent=ACCENT)], files)


# -- the rating over time --------------------------------------------------------------------------


def plotted(profile: Profile, game: str) -> str:
    """The game whose ratings are drawn: the one asked for, else the one rated most often."""
    if game:
        return game
    known = [name for name in profile.rises if name in GAME_ORDER]
    return max(known, key=lambda name: len(profile.rises[name]), default="")


def course(profile: Profile, game: str) -> Course | None:
    """The ratings to draw: from the first one that is told; None if there are not two of them."""
    name = plotted(profile, game)
    rises = profile.rises.get(name, ())
    tally = next((one for one in profile.games if one.game == name), None)
    if tally is None or tally.rating is None:
        return None
    # The last of them is that after all rated games; so it is known how many each came after.
    untold = max(0, RANKED_FROM - 1 - (tally.rating.games - len(rises)))
    figures = tuple(rating_figure(rise.rating.told) for rise in rises[untold:])
    return Course(profile.member, figures) if len(figures) > 1 else None


def _caption(drawn: Course, game: str, words: Words) -> str:
    game = words(f"game-{game}")
    return words("profile-course-short", game=game, count=len(drawn.figures))


def _course_text(drawn: Course, game: str, words: Words) -> str:
    figures = drawn.figures
    return words(
        "profile-course",
        game=words(f"game-{game}"),
        count=len(figures),
        first=str(figures[0]),
        last=str(figures[-1]),
        lowest=str(min(figures)),
        highest=str(max(figures)),
    )


# -- what is told ----------------------------------------------------------------------------------


def _tally(profile: Profile, game: str) -> Tally | None:
    if not game:
        return profile.total
    return next((one for one in profile.games if one.game == game), None)


def _tally_lines(profile: Profile, tally: Tally, words: Words) -> list[str]:
    """What is told of all games together, or of one."""
    lines = [
        words(
            "profile-games",
            games=tally.games,
            wins=tally.wins,
            share=percent(tally.wins, tally.games),
            points=points_text(tally.points, words),
            halves=tally.points,
        )
    ]
    if tally.rating is not None:
        lines.append(_rating_text(tally, words))
    if tally.best is not None:
        lines.append(words("profile-best", best=tally.best))
    if tally.places:
        places = _places(profile.games if not tally.game else [tally])
        lines.append(words("profile-places", places=_places_text(places, words)))
    lines.append(words("profile-streak", streak=tally.streak, longest=tally.longest))
    favourite = profile.favourite
    if not tally.game and favourite in GAME_ORDER:
        played = profile.games[0].games
        lines.append(words("profile-favourite", game=words(f"game-{favourite}"), games=played))
    lines.append(words("profile-broken", given_up=tally.given_up, stopped=tally.stopped))
    return lines


def _places(tallies: Iterable[Tally]) -> Mapping[int, int]:
    """How often each place is told: a team's is another than that which is kept of its members."""
    told: Counter[int] = Counter()
    for tally in tallies:
        for place, times in tally.places.items():
            told[place_figure(tally.game, place)] += times
    return told


def _places_text(places: Mapping[int, int], words: Words) -> str:
    told = sorted(places.items())[:PLACES]
    return " · ".join(words("profile-place", place=place, times=times) for place, times in told)


def _rating_text(tally: Tally, words: Words) -> str:
    rating = tally.rating
    if rating is None:
        return ""
    if not rating.ranked:
        return words("profile-unrated", least=RANKED_FROM, rated=rating.games)
    return words("profile-rating", rating=rating_text(rating), rated=rating.games)


def _games_lines(profile: Profile, words: Words) -> list[str]:
    """A line for each game; games of the past that have no name any more are left out."""
    return [
        words(
            "profile-line",
            game=words(f"game-{one.game}"),
            games=one.games,
            wins=one.wins,
            ranked=one.rating is not None and one.rating.ranked,
            rating=rating_text(one.rating) if one.rating is not None else "",
        )
        for one in profile.games
        if one.game in GAME_ORDER and one.games
    ]


def _met_text(met: Met | None, name: str, words: Words) -> str:
    if met is None:
        return words("profile-met-never", name=name)
    return words(
        "profile-met",
        name=name,
        games=met.games,
        they=met.ahead,
        you=met.behind,
        level=met.games - met.ahead - met.behind,
    )


# -- what else to ask for --------------------------------------------------------------------------


def _little(
    profile: Profile, told: str, words: Words, reader: int | None, wanted: Wanted
) -> Screen:
    """A profile of which there is only a sentence to tell."""
    buttons = _buttons(profile, words, reader, wanted, shows=False)
    return Screen(reader, [box(text(told), *buttons, accent=ACCENT)])


def _controls(profile: Profile, words: Words, reader: int | None, wanted: Wanted) -> Sequence[Item]:
    if reader is None:
        return ()
    played = {one.game for one in profile.games}
    options = [
        discord.SelectOption(
            label=words(f"game-{name}") if name else opening(words("leaderboard-all-games")),
            value=name or NO_GAME,
            default=name == wanted.game,
        )
        for name in GAME_ORDER
        if not name or name in played or name == wanted.game
    ]
    press = press_for("profile-game", wanted, kind="m")
    return [menu(press, options), *_buttons(profile, words, reader, wanted, shows=True)]


def _buttons(
    profile: Profile, words: Words, reader: int | None, wanted: Wanted, *, shows: bool
) -> list[Item]:
    """Back to the leaderboard or to all games; of one's own, to show it to everybody; the rules."""
    found: list[Item] = []
    if reader is None:
        return found
    if wanted.back is not None:
        found.append(button(ask("ranks-back", wanted.back), words("button-ranks-back")))
    if shows and reader == profile.member and not profile.hidden:
        found.append(button(press_for("profile-show", wanted), words("button-profile-show")))
    if not shows and wanted.game:
        found.append(
            button(press_for("profile", wanted._replace(game="")), words("button-profile"))
        )
    if shows:
        found.append(rules_button("leaderboard", words))
    return [row(*found)] if found else []
