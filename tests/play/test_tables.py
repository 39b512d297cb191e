"""Several tables in one channel, and what is only true of one of them."""

from random import Random

from cogs.ui.words import words_for
from rules.days.options import MixedOptions
from rules.remembered import Finished
from tests.play.chat import Chat
from tests.play.players import sit_down

ENGLISH, FRENCH = words_for("en-US"), words_for("fr")


async def test_several_tables_of_a_channel_do_not_mix(chat: Chat) -> None:
    woof = await sit_down(chat, "woof-days", ["Ann", "Bob"])
    cat = await sit_down(chat, "cat-days", ["Bob", "Ann", "Dan"])
    mixed = await sit_down(chat, "mixed-days", ["Cleo", "Dan"], start=False)
    rng = Random(3)
    before = {table.number: await table.look() for table in (woof, cat, mixed)}
    for _ in range(5):
        await woof.play(rng, moves=1)
        await cat.play(rng, moves=1)
    assert await mixed.look() == before[mixed.number]
    assert (await woof.look()).turn == (await cat.look()).turn == 5
    for table in (woof, cat):
        stored = await chat.store.message(chat.guild.id, table.number, "table")
        assert table.board().id == stored.message
        (actor,) = await table.acting()
        pings = [seen for seen in actor.sees() if f"(table {table.number})" in seen.said]
        assert [f"<@{actor.id}>" in ping.said for ping in pings if not ping.private] == [True]
    await mixed.press(chat["Cleo"], "start")
    assert len({table.board().id for table in (woof, cat, mixed)}) == 3


async def test_commands_without_a_number_mean_the_table_that_waits(chat: Chat) -> None:
    first = await sit_down(chat, "woof-days", ["Ann", "Bob"])
    second = await sit_down(chat, "cat-days", ["Ann", "Bob"])
    await first.lay(weeks="//////|//////", active="b")
    await second.lay(weeks="//////|//////", active="a")
    ann = chat["Ann"]
    await ann.slash("hand")
    assert ENGLISH("game-cat-days") in ann.private.said
    await ann.slash("hand", table=1)
    assert ENGLISH("game-woof-days") in ann.private.said
    held = (await second.look()).view.hand_sizes[0]
    await ann.slash("move", move="draw")
    assert (await second.look()).view.hand_sizes[0] == held + 1

    offered = await ann.complete("hand", "table", "")
    assert [value for _, value in offered] == [1, 2]
    assert "Bob" in offered[0][0]
    assert [value for _, value in await ann.complete("board", "table", "2")] == [2]


async def test_my_tables_are_listed_for_me_alone_with_whose_turn_it_is(chat: Chat) -> None:
    await sit_down(chat, "woof-days", ["Ann", "Bob"])
    second = await sit_down(chat, "cat-days", ["Bob", "Dan"])
    await sit_down(chat, "mixed-days", ["Dan"], start=False)
    await second.lay(weeks="//////|//////", active="a")
    dan = chat["Dan"]
    await dan.slash("tables")
    shown = dan.private
    assert "2 ·" in shown.said
    assert FRENCH("state-lobby", taken=1, size=6) in shown.said
    assert "Bob" in shown.said
    assert "1 ·" not in shown.said
    await dan.press(FRENCH("button-hand-of", table="2"), on=shown)
    assert dan.private.said.startswith(f"### {FRENCH('game-cat-days')} · table 2")
    await chat["Cleo"].slash("tables")
    assert chat["Cleo"].private.said == ENGLISH("refusal-no-tables")


async def test_options_of_a_command_are_those_of_the_table(chat: Chat) -> None:
    for name in MixedOptions.model_fields:
        await chat["Ann"].slash("mixed-days", **{name: True})
    looks = await chat.bot.tables.mine(chat.guild.id, chat["Ann"].id)
    defaults = MixedOptions()
    chosen = [{name: True} for name in MixedOptions.model_fields if not getattr(defaults, name)]
    assert [look.options for look in looks if look.options] == chosen
    lobby = next(seen for seen in chat["Bob"].sees() if "table 1" in seen.said)
    assert FRENCH("about-mixed-days") not in lobby.said


async def test_the_board_is_brought_to_the_bottom_and_the_old_one_goes(chat: Chat) -> None:
    table = await sit_down(chat, "woof-days", ["Ann", "Bob"])
    old = table.board()
    await chat["Cleo"].slash("rules", game="woof-days")
    await chat["Cleo"].slash("board")
    new = table.board()
    assert new.id > old.id
    assert chat["Cleo"].private.said == ENGLISH("board-posted", table="1")
    assert [seen.id for seen in chat["Bob"].sees() if "SHA-256" in seen.said] == [new.id]
    (actor,) = await table.acting()
    await actor.slash("move", move="draw")
    assert table.board().id == new.id


async def test_e4_a_move_left_half_way_costs_nothing(chat: Chat) -> None:
    """Every card is begun and left again: nothing is drawn, played or lost by that."""
    table = await sit_down(chat, "woof-days", ["Ann", "Bob"])
    hands = {"a": ["labrador", "mixed_breed", "lead", "treats", "cushion", "stuffed_toys"]}
    weeks = "labrador//collie////|shiba//collie///labrador/"
    await table.lay(weeks=weeks, hands=hands, active="a")
    ann, rng = chat["Ann"], Random(4)
    before = await chat.store.table(chat.guild.id, 1)
    hand = await table.hand(ann)
    menu = hand.menus[0]
    for option in menu["options"]:
        (now,) = ann.again(hand).menus
        await ann.pick_values(ann.again(hand), now, [option["value"]])
        for _ in range(rng.randrange(3)):
            now = ann.again(hand)
            picks = [b for b in now.buttons if ":pick:" in b["custom_id"]]
            if picks:
                await ann.press_id(now, rng.choice(picks)["custom_id"])
        while any(":back:" in b["custom_id"] for b in ann.again(hand).buttons):
            await table.press(ann, "back", ann.again(hand))
        await table.press(ann, "look", ann.again(hand))
    assert await chat.store.table(chat.guild.id, 1) == before
    await chat["Bob"].slash("move", move="draw")
    assert await chat.store.table(chat.guild.id, 1) == before


async def test_e8_a_result_says_how_it_came_about(chat: Chat) -> None:
    """Who gives up is kept apart from who played to the end, and a stopped table from both."""
    table = await sit_down(chat, "woof-days", ["Ann", "Bob", "Cleo"])
    await table.lay(weeks="labrador//////|//////|shiba//////", active="a")
    for name in ("Ann", "Bob"):
        await chat[name].slash("leave")
        await table.press(chat[name], "resign-yes", chat[name].private)
    ending = await ending_of(chat, 1)
    places = [row.place for row in ending.results]
    assert ending.reason == "resigned"
    assert places == [*(await table.look()).view.outcome.places]
    assert places.count(1) == 1
    assert places[2] == 1
    assert [row.resigned for row in ending.results] == [True, True, False]
    stopped = await sit_down(chat, "woof-days", ["Ann", "Bob"])
    await stopped.press(chat["Ann"], "more")
    for action in ("stop", "stop-yes"):
        await stopped.press(chat["Ann"], action, chat["Ann"].private)
    ending = await ending_of(chat, 2)
    assert ending.reason == "stopped"
    assert [row.place for row in ending.results] == [None] * 2


async def ending_of(chat: Chat, number: int) -> Finished:
    ending = await chat.store.finished(chat.guild.id, number)
    assert ending is not None
    return ending


async def test_tables_of_two_servers_have_nothing_to_do_with_each_other(chat: Chat) -> None:
    """Both have a table 1; a button of one server, pressed in the other, means that one's table."""
    here = await sit_down(chat, "woof-days", ["Ann", "Bob"])
    there = chat.env.create_guild("Elsewhere")
    channel = there.create_text_channel("games")
    guests = [
        there.add_member(chat.env.create_user(name, global_name=name)) for name in ("Gil", "Hal")
    ]
    await chat.env.settle()
    for guest in guests:
        await guest.slash(channel, "woof-days")
    await guests[1].click(channel.history()[0], label=ENGLISH("button-join"))
    look = await chat.bot.tables.look(there.id, 1)
    assert [seat.name for seat in look.seats] == ["Gil", "Hal"]
    before = await here.look()
    await guests[0].click(channel.history()[0], label=ENGLISH("button-start"))
    assert (await chat.bot.tables.look(there.id, 1)).status == "running"
    assert await here.look() == before
    assert [look.number for look in await chat.bot.tables.mine(there.id, guests[1].id)] == [1, 2]
    assert await chat.bot.tables.mine(there.id, chat["Ann"].id) == []
    chat.judge(None)
