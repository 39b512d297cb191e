"""Everything that can be pressed works after any time, and after a restart of the bot."""

from collections.abc import Iterator
from dataclasses import dataclass

import pytest

from cogs.ui.words import words_for
from rules.days.cards import CARDS
from tests.play.chat import Chat, Person, Shown
from tests.play.players import Doing, Table, do, doings, of_tables, sit_down

ENGLISH = words_for("en-US")
GRAVE = {"join", "leave", "start", "play", "resign-yes", "stop-yes", "rematch"}
"""What changes a table."""
KINDS = [card.key for card in CARDS if card.key not in ("cat_tree", "catnip")]
"""The cards that somebody can hold in the mixed game."""
WEEKS = "labrador///happy_cat///|labrador//happy_cat////"


@dataclass
class Scene:
    """A table in each state, and a message of every kind in front of Ann."""

    chat: Chat
    lobby: Table
    closing: Table
    running: Table
    over: Table
    before: dict[str, Shown]

    @property
    def ann(self) -> Person:
        return self.chat["Ann"]

    def pressable(self) -> Iterator[tuple[str, Shown, Doing]]:
        """All that could be done before, one option of each menu."""
        for kind, shown in self.before.items():
            menus: set[str] = set()
            for doing in doings(shown):
                if doing.menu is None or doing.custom_id not in menus:
                    menus.add(doing.custom_id)
                    yield kind, shown, doing


async def set_the_scene(chat: Chat) -> Scene:
    ann = chat["Ann"]
    over = await sit_down(chat, "woof-days", ["Ann", "Bob"])
    days = ["labrador"] * 6
    await over.lay(weeks=f"{'/'.join(days)}/|//////", hands={"a": ["labrador"]}, active="a")
    await ann.slash("move", move="labrador sun")
    running = await sit_down(chat, "mixed-days", ["Ann", "Bob"])
    await running.lay(weeks=WEEKS, hands={"a": KINDS}, active="a")
    lobby = await sit_down(chat, "woof-days", ["Ann", "Bob"], start=False)
    closing = await sit_down(chat, "cat-days", ["Ann", "Bob"], start=False)

    before = {"result": over.board(), "lobby": lobby.board(), "board": running.board()}
    before["ping"] = running.shown(ann, "hand")
    for kind in ("hand", "half-made move", "preview"):
        before[kind] = await running.hand(ann)
    await pick(ann, before["half-made move"], ENGLISH("card-mixed_breed"))
    await pick(ann, before["preview"], ENGLISH("card-labrador"))
    await pick(ann, before["preview"], ENGLISH("day-tue-short"))
    before["more"] = await private(running, "more")
    before["resign?"] = await private(running, "more")
    await running.press(ann, "resign", before["resign?"])
    before["stop?"] = await private(closing, "more")
    await closing.press(ann, "stop", before["stop?"])
    for command, options in {
        "tables": {},
        "help": {},
        "rules": {"game": "cat-days"},
        "card": {"name": "collie"},
    }.items():
        await ann.slash(command, **options)
        before[f"/{command}"] = ann.private
    before = {kind: shown.as_it_is() for kind, shown in before.items()}
    return Scene(chat, lobby, closing, running, over, before)


async def pick(person: Person, shown: Shown, label: str) -> None:
    now = person.again(shown)
    able = [doing for doing in doings(now) if doing.label.startswith(label)]
    assert able, f"no {label} in {now.text}"
    await do(person, now, able[0])


async def private(table: Table, action: str) -> Shown:
    ann = table.chat["Ann"]
    await table.press(ann, action, table.board())
    return ann.private


async def pass_over(chat: Chat, what: str) -> None:
    if what == "restart":
        await chat.restart()
    else:
        await chat.env.advance_time(float(what))


@pytest.mark.parametrize("between", ["181", "960", "restart"])
async def test_a1_a8_trap_7_every_button_of_every_message_works_afterwards(
    chat: Chat, between: str
) -> None:
    scene = await set_the_scene(chat)
    await pass_over(chat, between)
    revisions = await all_revisions(scene)
    tried = set()
    for kind, shown, doing in scene.pressable():
        tried.add(doing.action)
        if doing.action not in GRAVE:
            seen = await answered(scene.ann, shown, doing)
            assert not any(no in seen for no in REFUSED), f"{doing.label} on {kind}: {seen}"
    assert await all_revisions(scene) == revisions, "looking changes nothing"
    await the_grave_ones(scene)
    # All there is to press in Discord stood on one of these messages.
    # No hand of days is so long that it has pages, and it knows neither shortcuts nor partners.
    elsewhere = {"pings-on", "page", "short", "pair"}
    actions = of_tables(chat.bot.router.actions)
    assert tried >= actions - {"resign-no", "stop-no"} - elsewhere
    assert chat.pressed == actions - elsewhere


REFUSED = [
    ENGLISH("ui-old-button"),
    ENGLISH("ui-starting"),
    ENGLISH("refusal-out-of-date"),
    ENGLISH("ui-broken", reference="\0").partition("\0")[0],
]


async def all_revisions(scene: Scene) -> list[int]:
    tables = (scene.over, scene.running, scene.lobby, scene.closing)
    return [(await table.look()).revision for table in tables]


async def answered(person: Person, shown: Shown, doing: Doing) -> str:
    """Press it on the message as it was, and read the answer."""
    newest = max(seen.id for seen in person.sees())
    values = None if doing.menu is None else [doing.value]
    await person.forge(shown, doing.custom_id, values)
    return "\n".join(seen.text for seen in person.sees() if seen.id > newest or seen.id == shown.id)


async def the_grave_ones(scene: Scene) -> None:
    """Each does what it says, though it stood on a message from before."""
    chat, ann, bob = scene.chat, scene.ann, scene.chat["Bob"]

    async def press(person: Person, kind: str, action: str) -> None:
        doing = next(d for d in doings(scene.before[kind]) if d.action == action)
        await answered(person, scene.before[kind], doing)

    await press(chat["Cleo"], "lobby", "join")
    await press(bob, "lobby", "leave")
    look = await scene.lobby.look()
    assert [seat.name for seat in look.seats] == ["Ann", "Cleo"]
    await press(ann, "lobby", "start")
    assert (await scene.lobby.look()).status == "running"

    week = (await scene.running.look()).view.weeks[0]
    assert week[1].pile == ()
    await press(ann, "preview", "play")
    look = await scene.running.look()
    assert look.view.weeks[0][1].pile == ("labrador",)
    # The other whole move, on the hand, is of a turn that has passed.
    await press(ann, "hand", "play")
    assert (await scene.running.look()).revision == look.revision
    await press(bob, "ping", "hand")
    assert ENGLISH("days-ask-draw") in bob.private.said
    await press(ann, "resign?", "resign-yes")
    assert (await scene.running.look()).status == "over"

    await press(ann, "stop?", "stop-yes")
    assert (await scene.closing.look()).status == "over"
    await press(ann, "result", "rematch")
    assert (await scene.over.look()).rematch is not None
