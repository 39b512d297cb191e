"""The lobby of a game in teams: who plays with whom, who is missing, and the menu of partners."""

import itertools
from typing import Any

import pytest

from cogs.screens import lobby as screens
from cogs.screens.lobby import lobby_screen
from cogs.ui.ids import parse
from cogs.ui.screen import arguments
from cogs.ui.words import words_for
from rules.days.game import DaysGame
from rules.days.options import WoofOptions
from rules.games import GAMES
from rules.look import Asker, Look
from rules.table import Tables
from tests.memory_store import MemoryStore

EN, FR = words_for("en"), words_for("fr")
NAMES = {1: "Ann", 2: "Bob", 3: "Cléo", 4: "*Dan*", 5: "Eve", 6: "Fay"}
_clicks = itertools.count(1)


def asker(member: int) -> Asker:
    return Asker(member, NAMES[member], next(_clicks))


class PairedDays(DaysGame[WoofOptions]):
    """A game with words and a face, but for four or six, in teams."""

    seats = range(4, 7, 2)

    def teams(self, seats: int) -> tuple[tuple[int, int], ...]:
        return tuple((seat, seat + seats // 2) for seat in range(seats // 2))


@pytest.fixture
def tables(monkeypatch: pytest.MonkeyPatch) -> Tables:
    games = {"woof-days": PairedDays("woof-days", WoofOptions)}
    monkeypatch.setattr(screens, "GAMES", games)
    return Tables(MemoryStore(), games, clock=lambda: 0.0, entropy=bytes)


async def lobby(tables: Tables, players: int, size: int = 6) -> Look:
    await tables.open(5, 50, asker(1), game="woof-days", size=size)
    for member in range(2, players + 1):
        await tables.join(5, 1, asker(member))
    return await tables.look(5, 1)


def parts(look: Look, words: Any = EN) -> list[dict[str, Any]]:
    """What is in the frame, top to bottom; Discord would take it."""
    screen = lobby_screen(look, words)
    arguments(screen, None)
    (frame,) = screen.items
    return [*frame["components"]]


def said(look: Look, words: Any = EN) -> str:
    return "\n".join(part["content"] for part in parts(look, words) if "content" in part)


def menus(look: Look) -> list[dict[str, Any]]:
    return [
        item for part in parts(look) for item in part.get("components", ()) if "options" in item
    ]


def start_button(look: Look) -> dict[str, Any]:
    return next(
        item
        for part in parts(look)
        for item in part.get("components", ())
        if item.get("label") == EN("button-start")
    )


async def test_the_teams_are_told_with_the_host_and_who_has_no_partner_yet(tables: Tables) -> None:
    look = await lobby(tables, 3)
    host = EN("lobby-host-name", name="Ann")
    assert EN("lobby-team", first=host, second="Bob") in said(look)
    assert EN("lobby-alone", name="Cléo") in said(look)
    assert EN("lobby-missing", count=1) in said(look)
    await tables.pair(5, 1, asker(3), 1)
    look = await tables.look(5, 1)
    assert EN("lobby-team", first=host, second="Cléo") in said(look)
    assert EN("lobby-alone", name="Bob") in said(look)
    host = FR("lobby-host-name", name="Ann")
    assert FR("lobby-team", first=host, second="Cléo") in said(look, FR)


async def test_all_who_sit_there_are_in_the_menu_by_member_once_there_is_a_choice(
    tables: Tables,
) -> None:
    assert menus(await lobby(tables, 2)) == []
    for member in (3, 4):
        await tables.join(5, 1, asker(member))
    (menu,) = menus(await tables.look(5, 1))
    assert parse(menu["custom_id"]).action == "pair"
    assert menu["placeholder"] == EN("lobby-pick-partner")
    assert [option["value"] for option in menu["options"]] == ["1", "2", "3", "4"]
    assert [option["label"] for option in menu["options"]] == ["Ann", "Bob", "Cléo", "*Dan*"]


@pytest.mark.parametrize(("players", "can"), [(1, 0), (2, 0), (3, 0), (4, 1), (5, 0), (6, 1)])
async def test_it_can_start_with_four_or_six_and_says_why_not(
    tables: Tables, players: int, can: int
) -> None:
    look = await lobby(tables, players)
    assert start_button(look)["disabled"] is not bool(can)
    if players == 5:
        told = EN("lobby-in-between", players=5, fewer=4, more=6)
    else:
        ready = EN("lobby-ready", host="Ann", full=players == 6)
        told = ready if can else EN("lobby-missing", count=4 - players)
    assert told in said(look)


async def test_at_most_is_said_only_where_fewer_would_do() -> None:
    tables = Tables(MemoryStore(), GAMES, clock=lambda: 0.0, entropy=bytes)
    await tables.open(5, 50, asker(1), game="woof-days")
    await tables.open(5, 50, asker(2), game="fences")
    await tables.open(5, 50, asker(3), game="dog", size=4)
    await tables.open(5, 50, asker(4), game="dog", size=6)
    days, fences, four, six = [await tables.look(5, number) for number in (1, 2, 3, 4)]
    assert "**Players** (1 of at most 6)" in said(days)
    assert "**Players** (1 of 2)" in said(fences)
    assert "**À table** (1 sur 2)" in said(fences, FR)
    assert "**Teams** (1 of 4 players)" in said(four)
    assert "**Équipes** (1 sur 4 à table)" in said(four, FR)
    assert "**Teams** (1 of at most 6 players)" in said(six)


async def test_a_rematch_in_teams_says_that_partners_stay_together(tables: Tables) -> None:
    look = await lobby(tables, 4)
    for words, partners in ((EN, "the partner and the seat that they had"), (FR, "son partenaire")):
        again = lobby_screen(look, words, before=7)
        (frame,) = again.items
        told = "\n".join(part["content"] for part in frame["components"] if "content" in part)
        assert words("lobby-rematch", table="7", teams=True) in told
        assert partners in told
        assert partners not in words("lobby-rematch", table="7", teams=False)
