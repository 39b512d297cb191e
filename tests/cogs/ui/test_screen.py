"""Screens: nobody sees another's, and what is built is what was asked for."""

import asyncio
import gc
import weakref
from collections.abc import Sequence
from dataclasses import replace
from typing import Any

import discord
import pytest

from cogs.ui import limits
from cogs.ui.ids import Press, parse
from cogs.ui.screen import (
    LAP,
    Leak,
    Picture,
    Screen,
    arguments,
    box,
    button,
    line,
    menu,
    message,
    picture,
    renewed,
    row,
    rows,
    text,
)

OPTIONS = [discord.SelectOption(label="one", value="1")]


def payload(screen: Screen, audience: int | None = None, *, edit: bool = False) -> dict[str, Any]:
    with discord.http.handle_message_parameters(**arguments(screen, audience, edit=edit)) as made:
        if made.multipart:
            parsed: dict[str, Any] = discord.utils._from_json(made.multipart[0]["value"])
            return parsed
        assert made.payload is not None
        return made.payload


@pytest.mark.parametrize(("owner", "audience"), [(1, None), (1, 2)])
async def test_e9_a_screen_with_secrets_is_refused_to_others(
    owner: int, audience: int | None
) -> None:
    with pytest.raises(Leak):
        arguments(Screen(owner, [text("cards")]), audience)


@pytest.mark.parametrize(("owner", "audience"), [(None, None), (None, 2), (2, 2)])
async def test_e9_and_shown_to_whom_it_belongs(owner: int | None, audience: int | None) -> None:
    assert payload(Screen(owner, [text("x")]), audience)["components"] == [
        {"type": 10, "content": "x"}
    ]


async def test_a11_only_the_members_meant_are_pinged() -> None:
    """Trap 6: a client has no default."""
    mentions = payload(Screen(None, [text("@everyone <@5> <@6>")], pings=(5,)))["allowed_mentions"]
    assert mentions["users"] == [5]
    assert mentions["parse"] == []
    assert not mentions.get("roles")
    mentions = payload(message("@everyone <@5>"))["allowed_mentions"]
    assert mentions["parse"] == []
    assert not mentions.get("users")


async def test_a_screen_is_built_of_all_its_parts() -> None:
    join = Press("b", "join", 1)
    pick = Press("m", "pick", 1)
    screen = Screen(
        None,
        [
            box(text("inside"), line(), row(button(join, "Join", emoji="🐶")), accent=0x123456),
            menu(pick, OPTIONS, placeholder="which?"),
            picture("board.png", "the board"),
        ],
        (Picture("board.png", b"png", "the board"),),
    )
    made = payload(screen)
    assert made["flags"] == 1 << 15
    frame, choice, gallery = made["components"]
    assert frame["type"] == 17
    assert frame["accent_color"] == 0x123456
    assert [item["type"] for item in frame["components"]] == [10, 14, 1]
    assert frame["components"][2]["components"][0]["custom_id"] == join.custom_id
    assert choice["components"][0]["custom_id"] == pick.custom_id
    assert choice["components"][0]["placeholder"] == "which?"
    assert gallery["items"][0]["media"]["url"] == "attachment://board.png"
    assert gallery["items"][0]["description"] == "the board"
    assert [file["description"] for file in made["attachments"]] == ["the board"]


async def test_an_edit_without_pictures_takes_the_old_ones_away() -> None:
    assert payload(message("x"), edit=True)["attachments"] == []


async def test_a12_a13_nothing_over_a_limit_is_built() -> None:
    many = [discord.SelectOption(label=str(n), value=str(n)) for n in range(26)]
    for items in (
        [text("x" * 4001)],
        [text("")],
        [menu(Press("m", "pick"), many)],
        [menu(Press("m", "pick"), [])],
        [row(button(Press("b", "join"), "x" * 81))],
        [row(button(Press("b", "join"), "a"), button(Press("b", "join"), "b"))],
        [picture("gone.png", "not sent along")],
        [],
    ):
        with pytest.raises(limits.OverLimit):
            arguments(Screen(None, items), None)
    with pytest.raises(limits.OverLimit):
        arguments(Screen(None, [text("x")], (Picture("unseen.png", b"x", "x"),)), None)


async def test_more_than_five_buttons_take_more_rows() -> None:
    buttons = [button(Press("b", "pick", steps=(n,)), str(n)) for n in range(12)]
    assert [len(made["components"]) for made in rows(buttons)] == [4, 4, 4]
    assert [len(made["components"]) for made in rows(buttons[:11])] == [4, 4, 3]
    assert [len(made["components"]) for made in rows(buttons[:5])] == [5]
    assert [part for made in rows(buttons) for part in made["components"]] == buttons
    assert rows([]) == []


async def test_trap_2_discord_py_finds_nothing_in_a_screen_to_store_or_to_unregister() -> None:
    view = arguments(
        Screen(None, [row(button(Press("b", "join"), "x")), menu(Press("m", "pick"), OPTIONS)]),
        None,
    )["view"]
    assert view.timeout is None
    assert view.is_finished(), "discord.py stores every view that is not"
    assert not [*view.walk_children()]
    assert view.has_components_v2()
    assert [row["type"] for row in view.to_components()] == [1, 1]


async def test_a_sent_screen_is_forgotten() -> None:
    view = arguments(message("x"), None)["view"]
    gone = weakref.ref(view)
    del view
    await asyncio.sleep(0)
    gc.collect()
    assert gone() is None


def menus_of(items: Sequence[dict[str, Any]]) -> list[dict[str, Any]]:
    return [
        menu
        for item in items
        for menu in ([item] if "options" in item else menus_of(item.get("components", ())))
    ]


async def test_a_menu_shown_again_has_another_id_and_asks_for_the_same() -> None:
    """A client shows what was picked in a menu, and won't let it be picked, while the id stays."""
    presses = [Press("m", "pick", 7, 3, (1, 4), 402), Press("m", "rules-page", steps=(2,))]
    shown = Screen(5, [box(text("x"), menu(presses[0], OPTIONS)), menu(presses[1], OPTIONS)])
    once = renewed(shown, 1456074443980800044)
    again = renewed(once, 1456074443980800045)
    ids = [
        [(part["custom_id"], part["id"]) for part in menus_of(s.items)]
        for s in (shown, once, again)
    ]
    assert len({custom for pairs in ids for custom, _ in pairs}) == 6
    assert len({number for pairs in ids for _, number in pairs}) == 6
    for screen in (once, again):
        assert screen.owner == 5
        arguments(screen, 5)
        for part, was in zip(menus_of(screen.items), presses, strict=True):
            now = parse(part["custom_id"])
            assert replace(now, extra=now.extra % LAP) == was
    plain = message("no menu here")
    assert renewed(plain, 9) is plain
