"""The pile has run out: everybody discards down to five, secretly and at the same time."""

import json
from collections import Counter
from typing import Any

from cogs.ui import ids
from cogs.ui.words import words_for
from tests.play.chat import Chat, Person, Shown
from tests.play.players import Table, doings, sit_down

HANDS = {
    "a": ["labrador", "collie", "corgi", "shiba", "dalmatian", "dachshund", "treats", "lead"],
    "b": ["labrador", "collie", "corgi", "chihuahua", "staffie", "mixed_breed"],
    "c": ["labrador", "collie", "shiba", "great_dane", "lead", "treats", "french_bulldog"],
}
ENGLISH = words_for("en-US")


async def nearly_empty(chat: Chat) -> Table:
    """Three people, hands of eight, six and seven cards, and one card left to draw."""
    table = await sit_down(chat, "woof-days", ["Ann", "Bob", "Dan"])
    await table.lay(
        weeks="//////|//////|//////",
        hands=HANDS,
        pile=["saint_bernard"],
        discard=[],
        active="a",
        trees={},
    )
    return table


async def discard(person: Person, hand: Shown, *cards: str) -> Shown:
    """Choose the cards, one after the other, up to the preview."""
    words = words_for(person.locale)
    for card in cards:
        name = words(f"card-{card}")
        doing = next(d for d in doings(hand) if d.action == "pick" and name in d.label)
        if doing.menu is None:
            await person.press_id(hand, doing.custom_id)
        else:
            await person.pick_values(hand, doing.menu, [doing.value])
        hand = person.again(hand)
    return hand


async def press(person: Person, hand: Shown, action: str) -> Shown:
    custom_id = next(d.custom_id for d in doings(hand) if d.action == action)
    await person.press_id(hand, custom_id)
    return person.again(hand)


async def test_everybody_trims_secretly_at_the_same_time(chat: Chat) -> None:
    table = await nearly_empty(chat)
    ann, bob, dan = (chat[name] for name in table.names)
    draw = ENGLISH("days-choice-draw-trim")
    hand = await table.hand(ann)
    await ann.press(draw, on=hand)
    look = await table.look()
    assert [look.names[seat] for seat in look.acting] == ["Ann", "Bob", "Dan"]

    anns = await discard(ann, ann.again(hand), "labrador", "collie")
    assert anns.said.count("2 more to choose") == 1
    bobs = await discard(bob, await table.hand(bob), "corgi")
    assert ENGLISH("days-preview-trim", cards=ENGLISH("card-corgi")) in bobs.said
    # The preview can be left again, and another card chosen.
    bobs = await discard(bob, await press(bob, bobs, "back"), "staffie")
    turn = (await table.look()).turn
    bobs = await press(bob, bobs, "play")
    assert ENGLISH("days-log-trim-mine", cards=ENGLISH("card-staffie")) in bobs.said

    assert (await table.look()).turn == turn, "the half-made choices of the others stay good"
    public = table.board(ann)
    assert ENGLISH("days-log-trim-chosen", you=False, name="Bob") in public.said
    assert ENGLISH("card-staffie") not in public.said
    anns = await discard(ann, await press(ann, anns, "back"), "dalmatian", "dachshund", "shiba")
    assert "Labrador" in anns.said
    await dan_gives_up(dan, table)

    assert [person.actor.name for person in await table.acting()] == ["ann"]
    anns = await press(ann, anns, "play")
    state = await laid(table)
    chosen = ["labrador", "dalmatian", "dachshund", "shiba"]
    left = Counter([*HANDS["a"], "saint_bernard"]) - Counter(chosen)
    assert Counter(state["hands"]["a"]) == left
    assert Counter(state["hands"]["b"]) == Counter(HANDS["b"]) - Counter(["staffie"])
    assert Counter(state["pile"]) == Counter([*chosen, "staffie", *HANDS["c"]])
    assert state["discard"] == []
    assert ENGLISH("card-staffie") in table.board(ann).said, "now everybody sees it"
    assert [person.actor.name for person in await table.acting()] == ["bob"]


async def dan_gives_up(dan: Person, table: Table) -> None:
    await table.press(dan, "more")
    for action in ("resign", "resign-yes"):
        await table.press(dan, action, dan.private)
    assert words_for("fr")("done-resigned-days") in dan.private.said


async def laid(table: Table) -> Any:
    """The position as it is stored."""
    row = await table.chat.store.table(table.chat.guild.id, table.number)
    return json.loads(row.state)


async def test_who_resigns_as_the_last_one_to_choose_keeps_nobody_waiting_c1(chat: Chat) -> None:
    table = await nearly_empty(chat)
    ann, bob, dan = (chat[name] for name in table.names)
    await ann.press(ENGLISH("days-choice-draw-trim"), on=await table.hand(ann))
    await chat.restart()
    for person, cards in ((ann, ["lead", "treats", "shiba", "corgi"]), (bob, ["labrador"])):
        await press(person, await discard(person, await table.hand(person), *cards), "play")
    await dan_gives_up(dan, table)
    assert [person.actor.name for person in await table.acting()] == ["bob"]


async def test_a15_all_who_must_trim_are_called_in_one_ping(chat: Chat) -> None:
    table = await nearly_empty(chat)
    ann, bob, dan = (chat[name] for name in table.names)
    chat.wire.calls.clear()
    await ann.press(ENGLISH("days-choice-draw-trim"), on=await table.hand(ann))
    await press(bob, await discard(bob, await table.hand(bob), "labrador"), "play")
    called = [call.body["allowed_mentions"].get("users") for call in chat.wire.sent("POST /chan")]
    assert called == [[ann.id, bob.id, dan.id]]


async def test_typed_trims_are_played_too(chat: Chat) -> None:
    table = await nearly_empty(chat)
    ann, dan = chat["Ann"], chat["Dan"]
    await ann.slash("move", move="draw")
    offered = await dan.complete("move", "move", "")
    assert "Labrador (1)" in {name for name, _ in offered}
    await dan.slash("move", move="laisse")
    assert words_for("fr")("typed-unfinished") in dan.private.said
    await dan.slash("move", move="laisse berger allemand")
    assert words_for("fr")("refusal-days-not-in-hand", card="Berger allemand") in dan.private.said
    await dan.slash("move", move="laisse Friandises pour CHIEN")
    assert [person.actor.name for person in await table.acting()] == ["ann", "bob"]
    await dan.slash("move", move="labrador colley")
    assert words_for("fr")("refusal-not-your-turn", name="Ann, Bob") in dan.private.said
    assert ids.parse(dan.private.buttons[0]["custom_id"]).action == "look"
