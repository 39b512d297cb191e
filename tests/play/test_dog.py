"""Dog and Dog Royal in the chat: partners, the secret exchange, folding, whole games, rematches."""

import json
import re
from collections.abc import Mapping
from random import Random
from typing import Any

import pytest

from cogs.faces.dog.terms import card_name
from cogs.presses import NEWS
from cogs.ui import ids
from cogs.ui.words import Words, words_for
from rules.dog.view import DogView
from rules.game import Path
from rules.games import GAMES
from rules.look import Asker, begun
from rules.record import loads, verify
from tests.play import test_secrets
from tests.play.chat import Chat, Person, Shown
from tests.play.players import Doing, Table, do, doings, sit_down
from tests.play.test_secrets import demand_blind

ENGLISH, FRENCH = words_for("en-US"), words_for("fr")
FOUR = ["Ann", "Bob", "Dan", "Cleo"]
"""In the order in which they join: Ann and Bob are a team, Dan and Cleo the other."""
SIX = [*FOUR, "Eve", "Fay"]
GUESSES = 12
"""From how many moves tried a player takes the best."""


# -- people who play it ---------------------------------------------------------------------------


async def sit(chat: Chat, game: str = "dog", names: list[str] = FOUR, **options: Any) -> Table:
    """A table that has begun."""
    return await sit_down(chat, game, names, **options)


async def view_of(table: Table, person: Person | None = None) -> DogView:
    view = (await table.look(None if person is None else person.actor.name.title())).view
    assert isinstance(view, DogView)
    return view


async def state_of(table: Table) -> tuple[Any, Any]:
    """The game, and the position as it is stored."""
    row = await table.chat.store.table(table.chat.guild.id, table.number)
    assert row is not None
    assert row.state is not None
    game = GAMES[row.game]
    return game, game.load(json.loads(row.state))


async def seat_of(table: Table, person: Person) -> int:
    members = [seat.member for seat in (await table.look()).seats]
    return members.index(person.id)


def worth(view: DogView, seat: int) -> float:
    """How far a team is on its way home, ahead of the others."""
    side = next(team for team in view.teams if seat in team)
    total = 0.0
    for pawn in (pawn for pawns in view.pawns for pawn in pawns):
        way = (pawn.spot.number - view.starts[pawn.seat]) % view.track
        far = {"home": 0, "track": 10 + way, "finish": 200 + 5 * pawn.spot.number}[pawn.spot.where]
        total += far if pawn.seat in side else -far / 3
    return total


async def good_move(table: Table, person: Person, rng: Random) -> Path:
    """The best of some moves: at random, a game of Dog takes for ever."""
    game, state = await state_of(table)
    seat = await seat_of(table, person)
    tried: list[tuple[float, Path]] = []
    for _ in range(GUESSES):
        path: Path = ()
        while keys := game.choices(state, seat, path).keys:
            path = (*path, rng.choice(keys))
        after = game.play(state, seat, path).state
        tried.append((worth(game.view(after, None), seat), path))
    return max(tried)[1]


async def by_buttons(table: Table, person: Person, path: Path) -> Shown:
    """Make a move by what stands on the hand: what they see afterwards."""
    hand = await ready(table, person, path)
    return await press(person, hand, "play")


async def ready(table: Table, person: Person, path: Path, hand: Shown | None = None) -> Shown:
    """Choose a move step by step, up to its preview."""
    chat = table.chat
    hand = hand or await table.hand(person)
    name = person.actor.name.title()
    offer = begun(await table.look(name))
    while not offer.complete:
        now = person.again(hand)
        assert len(now.stored.attachments) == 1, "the board stands over every question"
        assert len(now.components) <= 40
        assert max((len(menu["options"]) for menu in now.menus), default=0) <= 25
        step = offer.choices.keys.index(path[len(offer.path)])
        await do(person, now, picking(now, (*offer.steps, step)))
        offer = await chat.bot.tables.offer(
            chat.guild.id, table.number, person.id, None, (*offer.steps, step)
        )
    assert "back" in {doing.action for doing in doings(person.again(hand))}
    return person.again(hand)


def picking(shown: Shown, steps: tuple[int, ...]) -> Doing:
    """The button or the option of a menu that stands for these steps."""
    for doing in doings(shown):
        pressed = ids.parse(doing.custom_id)
        taken = pressed.steps if doing.menu is None else (*pressed.steps, int(doing.value or -1))
        if doing.action == "pick" and taken == steps:
            return doing
    raise AssertionError(f"nothing for {steps} on:\n{shown.text}")


async def press(person: Person, shown: Shown, action: str) -> Shown:
    (doing,) = [one for one in doings(person.again(shown)) if one.action == action]
    await do(person, person.again(shown), doing)
    return person.again(shown)


async def give(table: Table, person: Person, card: str) -> Shown:
    """Give the partner a card."""
    return await by_buttons(table, person, ("give", card))


async def exchanged(table: Table) -> None:
    """Everybody gives the first of their cards."""
    for person in await table.acting():
        hand = (await view_of(table, person)).hand
        assert hand
        await give(table, person, hand[0])


async def ahead(table: Table, rng: Random, *, until: int) -> int:
    """Play on quickly until a team has so many pawns in the finish: how many moves it took."""
    tables, guild = table.chat.bot.tables, table.chat.guild.id
    moves = 0
    while max(homes(await view_of(table))) < until:
        person = rng.choice(await table.acting())
        path = await good_move(table, person, rng)
        look = await table.look()
        asker = asker_for(table, person, moves)
        await tables.play(guild, table.number, asker, turn=look.turn, steps=path)
        moves += 1
    return moves


def asker_for(table: Table, person: Person, number: int) -> Asker:
    return Asker(person.id, person.actor.name.title(), 10**6 * table.number + number)


def homes(view: DogView) -> list[int]:
    """By team: how many pawns are in the finish."""
    return [
        sum(pawn.spot.where == "finish" for seat in team for pawn in view.pawns[seat])
        for team in view.teams
    ]


def pings(table: Table) -> list[str]:
    """The turn pings of a table that stand in the channel."""
    about = re.compile(rf"^<@\d+>.*\(table {table.number}\)")
    seen = [shown.said for shown in table.chat["Fay"].sees() if not shown.private]
    return [said for said in seen if about.search(said)]


def called(chat: Chat, said: str) -> set[str]:
    return {name for name, person in chat.people.items() if f"<@{person.id}>" in said}


def alt(shown: Shown) -> str:
    (file,) = shown.stored.attachments
    return str(file["description"])


def reads(words: Words, key: str, **facts: Any) -> re.Pattern[str]:
    """A sentence of the catalogue, whatever its facts are that are not given."""
    marks = {"name": "\0", "card": "\0", "cards": "\0", "n": 1, "names": "\0", "partner": "\0"}
    text = words(key, **{**marks, **facts})
    return re.compile(".+?".join(map(re.escape, text.split("\0"))), re.DOTALL)


HANDS: Mapping[str, list[str]] = {
    "a": ["13", "2", "7"],
    "b": ["joker", "4", "9"],
    "c": ["1-11", "swap", "12"],
    "d": ["13", "10", "6"],
}


async def laid(table: Table, **changes: Any) -> None:
    """Put the table into a position: seats a and c are a team, b and d the other."""
    plain: dict[str, Any] = {
        "phase": "play",
        "board": "|||",
        "hands": HANDS,
        "pile": ["8"] * 40,
        "discard": [],
        "gifts": {},
        "first": "a",
        "active": "a",
        "folded": [],
        "last": None,
    }
    await table.lay(**{**plain, **changes})


# -- the lobby ------------------------------------------------------------------------------------


async def test_partners_are_chosen_in_the_lobby_and_face_each_other(chat: Chat) -> None:
    table = await sit_down(chat, "dog", FOUR, start=False)
    ann, bob, dan, cleo = (chat[name] for name in FOUR)
    host = ENGLISH("lobby-host-name", name="Ann")
    assert ENGLISH("lobby-team", first=host, second="Bob") in table.board().said
    assert ENGLISH("lobby-team", first="Dan", second="Cleo") in table.board().said
    await chat.restart()
    await dan.pick("Ann", on=table.board())
    assert ENGLISH("lobby-team", first=host, second="Dan") in table.board().said
    assert ENGLISH("lobby-team", first="Bob", second="Cleo") in table.board().said

    before = table.board().said
    await dan.pick("Dan", on=table.board())
    assert dan.private.said == FRENCH("refusal-partner-self")
    await chat["Eve"].pick("Dan", on=table.board())
    assert chat["Eve"].private.said == FRENCH("refusal-not-at-table", table="1")
    old = table.board().as_it_is()
    menu = old.menus[0]
    await table.press(cleo, "leave")
    await bob.forge(old, menu["custom_id"], [str(cleo.id)])
    assert bob.private.said == ENGLISH("refusal-partner-gone")
    for forged in ("x", "", "9" * 30, "-1"):
        await bob.forge(old, menu["custom_id"], [forged])
        assert bob.private.said == ENGLISH("refusal-partner-gone")
    await table.press(cleo, "join")
    assert table.board().said == before

    await table.press(ann, "start")
    legend = "**A** Ann and **C** Dan · **B** Bob and **D** Cleo"
    assert legend in table.board().said, "who plays with whom, though others sit between them"
    look = await table.look()
    assert [seat.name for seat in look.seats] == ["Ann", "Bob", "Dan", "Cleo"]
    await ann.forge(old, menu["custom_id"], [str(bob.id)])
    assert ann.private.said == ENGLISH("refusal-already-running", table="1")
    assert [seat.name for seat in (await table.look()).seats] == ["Ann", "Bob", "Dan", "Cleo"]


async def test_without_a_choice_the_first_two_are_a_team_and_sit_opposite(chat: Chat) -> None:
    table = await sit(chat)
    assert [seat.name for seat in (await table.look()).seats] == ["Ann", "Dan", "Bob", "Cleo"]
    six = await sit(chat, "dog-royal", SIX, players=6)
    names = [seat.name for seat in (await six.look()).seats]
    assert names == ["Ann", "Dan", "Eve", "Bob", "Cleo", "Fay"]
    assert list((await view_of(six)).hand_sizes) == [5] * 6


async def test_five_can_not_start_and_are_told_so_and_four_may_at_a_table_for_six(
    chat: Chat,
) -> None:
    table = await sit_down(chat, "dog", SIX[:5], start=False, players=6)
    told = ENGLISH("lobby-in-between", players=5, fewer=4, more=6)
    assert told in table.board().said
    start = ids.Press("b", "start", 1).custom_id
    await chat["Ann"].forge(table.board(), start)
    told = ENGLISH("refusal-in-between", players=5, fewer=4, more=6)
    assert chat["Ann"].private.said == told
    await table.press(chat["Eve"], "leave")
    await table.press(chat["Ann"], "start")
    assert (await view_of(table)).seats == 4


async def test_a_table_is_for_four_unless_six_are_asked_for(chat: Chat) -> None:
    table = await sit_down(chat, "dog-royal", FOUR, start=False)
    await chat["Eve"].forge(table.board(), ids.Press("b", "join", 1).custom_id)
    assert chat["Eve"].private.said == FRENCH("refusal-lobby-full", size=4)


# -- the exchange ---------------------------------------------------------------------------------


async def test_the_exchange_is_private_and_may_be_changed_until_all_have_chosen(
    chat: Chat,
) -> None:
    table = await sit(chat)
    ann, bob, dan, cleo = (chat[name] for name in FOUR)
    (ping,) = pings(table)
    assert called(chat, ping) == {*FOUR}
    hand = await table.hand(ann)
    mine = (await view_of(table, ann)).hand
    assert mine is not None
    assert ENGLISH("dog-ask-gift", name="Bob") in hand.said
    other = next((card for card in mine if card != mine[0]), mine[0])

    hand = await ready(table, ann, ("give", mine[0]), hand)
    assert card_name(mine[0], ENGLISH) in hand.said
    back = await press(ann, hand, "back")
    assert ENGLISH("dog-ask-gift", name="Bob") in back.said
    assert (await view_of(table)).chosen == (False,) * 4

    hand = await by_buttons(table, ann, ("give", mine[0]))
    assert ENGLISH("dog-hand-gift", card=card_name(mine[0], ENGLISH), name="Bob") in hand.said
    assert ENGLISH("dog-ask-gift-again", name="Bob") in hand.said, "it may still be changed"
    assert "★ **A** Ann" in table.board().said
    assert table.board().said.count("★ **") == 1
    assert ENGLISH("waiting-choice", names=ENGLISH.list(["Dan", "Bob", "Cleo"])) in (
        table.board().said
    )
    await ready(table, ann, ("give", other), hand)
    hand = await press(ann, hand, "play")
    assert (await view_of(table, ann)).gift == other
    assert pings(table) == [ping], "nobody is called twice"
    assert table.board().said.count("Ann has chosen a card for Bob.") == 1

    await chat.restart()
    assert ENGLISH("dog-hand-gift", card=card_name(other, ENGLISH), name="Bob") in (
        (await table.hand(ann)).said
    )
    for person in (dan, cleo, bob):
        cards = (await view_of(table, person)).hand
        assert cards is not None
        await give(table, person, cards[-1])
    view = await view_of(table, bob)
    assert view.phase == "play"
    assert view.received == other
    told = reads(ENGLISH, "dog-hand-exchanged", got=card_name(other, ENGLISH), gave="\0")
    assert told.search((await table.hand(bob)).said)
    assert "★" not in table.board().said
    late = await press(ann, hand, "look")
    assert ENGLISH("dog-ask-gift-again", name="Bob") not in late.said


async def test_that_somebody_wavers_is_no_news(chat: Chat) -> None:
    """However often, so that their first choice is long past."""
    table = await sit(chat)
    ann, bob = chat["Ann"], chat["Bob"]
    cards = (await view_of(table, ann)).hand
    assert cards is not None
    for number in range(NEWS + 1):
        await chat.bot.tables.play(
            chat.guild.id,
            table.number,
            asker_for(table, ann, number),
            turn=None,
            steps=("give", cards[number % 2]),
        )
    assert ENGLISH("news") not in (await table.hand(bob)).said


async def test_a_choice_that_comes_when_all_have_chosen_changes_nothing(chat: Chat) -> None:
    table = await sit(chat)
    ann = chat["Ann"]
    cards = (await view_of(table, ann)).hand
    assert cards is not None
    await give(table, ann, cards[0])
    hand = await ready(table, ann, ("give", cards[-1]))
    old = hand.as_it_is()
    await exchanged(table)
    before = await state_of(table)
    for doing in doings(old):
        if doing.action in ("play", "back"):
            await ann.forge(old, doing.custom_id)
            said = ann.again(old).said
            late = ENGLISH("refusal-out-of-date")
            waits = reads(ENGLISH, "refusal-not-your-turn", table="1")
            assert late in said or waits.search(said)
    assert before[0].dump((await state_of(table))[1]) == before[0].dump(before[1])


async def test_nobody_else_learns_what_is_given(chat: Chat) -> None:
    """Everything that a person can look at, before the exchange is complete and afterwards."""
    table = await sit(chat)
    ann, bob, dan, cleo = (chat[name] for name in FOUR)
    hands = {"a": ["joker", "2"], "b": ["3", "12"], "c": ["5", "6"], "d": ["8", "9"]}
    await laid(table, phase="exchange", round=5, hands=hands, pile=["10"] * 40)
    seen = re.compile(rf"\b{card_name('joker', ENGLISH)}\b|\b{card_name('joker', FRENCH)}\b")
    await give(table, ann, "joker")
    for person in (bob, dan, cleo, chat["Eve"]):
        await person.slash("board", table=1)
        await table.press(person, "text")
        if person is not chat["Eve"]:
            await table.hand(person)
    for name in ("Bob", "Dan", "Cleo", "Eve", "Fay"):
        assert not seen.search(chat[name].text), name
    await give(table, dan, "3")
    await give(table, bob, "6")
    await give(table, cleo, "9")
    for person in (bob, dan, cleo):
        await table.hand(person)
    assert seen.search(bob.text), "the partner has it now"
    for name in ("Dan", "Cleo", "Eve", "Fay"):
        assert not seen.search(chat[name].text), name


@pytest.mark.parametrize("game", ["dog", "dog-royal"])
async def test_e1_e2_nobody_can_tell_what_is_hidden_from_them(
    chat: Chat, game: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    names = ["Ann", "Bob", "Dan", "Eve"]
    table, rng = await sit(chat, game, names), Random(f"secrets {game}")
    state = (await state_of(table))[1]
    monkeypatch.setattr(test_secrets, "KEYS", [card.key for card in state.rules.cards])
    table.names = [seat.name for seat in (await table.look()).seats]
    cards = (await view_of(table, chat["Ann"])).hand
    assert cards is not None
    await give(table, chat["Ann"], cards[0])
    assert await demand_blind(table, rng) > 50
    await ahead(table, rng, until=1)
    assert await demand_blind(table, rng) > 50


# -- playing --------------------------------------------------------------------------------------


async def test_only_what_can_be_played_is_offered_and_the_rest_explained(chat: Chat) -> None:
    table = await sit(chat)
    await laid(table)
    ann = chat["Ann"]
    hand = await table.hand(ann)
    offered = [doing.label for doing in doings(hand) if doing.action == "pick"]
    assert offered == [card_name("13", ENGLISH)]
    assert ENGLISH("dog-hand-can", cards=card_name("13", ENGLISH)) in hand.said
    kept = f"{card_name('2', ENGLISH)}, {card_name('7', ENGLISH)}"
    assert ENGLISH("refusal-dog-nobody-on-track", card=kept, side="own") in hand.said


async def test_the_move_is_drawn_and_told_before_it_is_played(chat: Chat) -> None:
    table = await sit(chat)
    await laid(table, board="P10|P12|P15|P40", hands={**HANDS, "a": ["2", "7"]})
    ann = chat["Ann"]
    board = table.board()
    hand = await table.hand(ann)
    drawn = [chat.picture(hand)]
    hand = await ready(table, ann, ("2", "p10", "p12"), hand)
    drawn.append(chat.picture(hand))
    assert drawn[0] != drawn[1]
    assert "Dan" in hand.said, "whom it sends home"
    assert "12" in alt(hand)
    assert [name for name, one in chat.people.items() if hand.id in ids_of(one)] == ["Ann"]
    assert table.board().stored.attachments == board.stored.attachments
    hand = await press(ann, hand, "back")
    assert (await view_of(table)).last is None
    hand = await ready(table, ann, ("2", "p10", "p12"))
    await press(ann, hand, "play")
    last = (await view_of(table)).last
    assert last is not None
    assert [one.seat for one in last.captured] == [1]


def ids_of(person: Person) -> set[int]:
    return {shown.id for shown in person.sees()}


async def test_who_can_play_nothing_folds_by_a_button_and_a_confirmation(chat: Chat) -> None:
    table = await sit(chat)
    await laid(table, active="b", hands={**HANDS, "b": ["2", "swap"]})
    dan = chat["Dan"]
    hand = await table.hand(dan)
    cards = f"{card_name('2', FRENCH)}, {card_name('swap', FRENCH)}"
    assert FRENCH("dog-hand-fold", cards=cards, n=2) in hand.said
    assert FRENCH("dog-ask-fold") in hand.said
    for card, code in (("2", "nobody-on-track"), ("swap", "swap-none-of-yours")):
        assert FRENCH(f"refusal-dog-{code}", card=card_name(card, FRENCH), side="own") in hand.said
    moves = [doing for doing in doings(hand) if doing.action in ("pick", "play", "short")]
    assert [(doing.action, doing.label) for doing in moves] == [("pick", FRENCH("dog-choice-fold"))]
    await do(dan, hand, moves[0])
    asked = dan.again(hand)
    assert FRENCH("dog-preview-fold", cards=cards, n=2) in asked.said
    assert (await view_of(table)).folded == (False,) * 4, "not at once"
    (yes,) = [doing for doing in doings(asked) if doing.action == "play"]
    assert yes.label == FRENCH("button-play-dog-fold")
    await press(dan, asked, "back")
    hand = await ready(table, dan, ("fold",))
    await press(dan, hand, "play")
    assert (await view_of(table)).folded == (False, True, False, False)
    assert [person.actor.name for person in await table.acting()] == ["bob"]
    told = ENGLISH("dog-log-fold", you=False, name="Dan", cards="\0").split("\0", maxsplit=1)[0]
    assert told in table.board().said, "and all can read it"


async def test_old_and_forged_presses_are_answered_and_change_nothing(chat: Chat) -> None:
    table = await sit(chat)
    await laid(table, board="P10|P12|P15|P40", hands={**HANDS, "a": ["2", "7", "13"]})
    ann, dan = chat["Ann"], chat["Dan"]
    first = (await table.hand(ann)).as_it_is()
    preview = (await ready(table, ann, ("2", "p10", "p12"))).as_it_is()
    await by_buttons(table, ann, ("13", "home"))
    game, before = await state_of(table)
    late = reads(ENGLISH, "refusal-not-your-turn", table="1")
    for old in (first, preview):
        for doing in doings(old):
            if doing.action in ("pick", "play", "back"):
                await ann.forge(old, doing.custom_id, doing.value and [doing.value])
                assert late.search(ann.again(old).said), doing.label
    look, now = await table.look("Dan"), await table.hand(dan)
    for steps in ((60,), (0, 61), (0, 0, 0, 0, 0, 0, 61)):
        for action in ("pick", "play"):
            await dan.forge(now, ids.Press("b", action, 1, look.turn, steps).custom_id)
            assert reads(FRENCH, "refusal-unreadable-move", word="\0").search(dan.again(now).said)
    eve = chat["Eve"]
    await eve.forge(table.board(), ids.Press("b", "play", 1, look.turn, (0, 0)).custom_id)
    assert eve.private.said == FRENCH("refusal-not-at-table", table="1")
    assert game.dump((await state_of(table))[1]) == game.dump(before)


async def test_a_seven_with_many_pawns_is_played_by_steps(chat: Chat) -> None:
    table = await sit(chat)
    await laid(
        table,
        board="P20P27P35P44|P21P29|P50|P0",
        hands={**HANDS, "a": ["joker"]},
    )
    rng = Random(7)
    ann = chat["Ann"]
    game, state = await state_of(table)
    for _ in range(3):
        path: Path = ("joker", "7")
        while keys := game.choices(state, 0, path).keys:
            path = (*path, rng.choice(keys))
        hand = await ready(table, ann, path)
        assert ENGLISH("button-play") in [doing.label for doing in doings(hand)]
    await chat.restart()
    await press(ann, hand, "play")
    assert (await view_of(table)).hand_sizes[0] == 0


# -- whole games ----------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("game", "guild_locale", "options"),
    [("dog", "en-US", {}), ("dog-royal", "fr", {"secret_opening": True})],
)
async def test_a_game_from_the_command_to_the_rematch(
    chat: Chat, game: str, options: dict[str, Any]
) -> None:
    rng = Random(f"{game} {options}")
    table = await sit(chat, game, **options)
    await some_moves(table, rng, 8)
    await chat.restart()
    await some_moves(table, rng, 4)
    await ahead(table, rng, until=6)
    await chat.restart()
    await to_the_end(table, rng)
    await the_result(table)
    await the_proof(table)
    await a_rematch(table)


@pytest.mark.parametrize("guild_locale", ["fr"])
async def test_six_play_from_the_command_to_the_rematch(chat: Chat) -> None:
    rng = Random("six")
    table = await sit(chat, "dog-royal", SIX, players=6, special_offset=7)
    (ping,) = pings(table)
    assert called(chat, ping) == {*SIX}
    await some_moves(table, rng, 20)
    assert (await view_of(table)).phase == "play"
    # All but one pawn of the first team are home, and everybody has cards to go on.
    board = "KP90NF1CF2JF3|KP20||KF0NF1CF2JF3|NP40|JP60"
    hands = {seat: ["2", "3", "5", "6", "1-11"] for seat in "abcdef"}
    await laid(table, board=board, hands=hands)
    await to_the_end(table, rng)
    await the_result(table)
    await a_rematch(table)


async def to_the_end(table: Table, rng: Random) -> None:
    while await table.acting():
        await some_moves(table, rng, 1)


async def some_moves(table: Table, rng: Random, moves: int) -> None:
    """So many moves by buttons."""
    for _ in range(moves):
        person = rng.choice(await table.acting())
        await by_buttons(table, person, await good_move(table, person, rng))


async def the_result(table: Table) -> None:
    """The winners stand there, nobody is called any more, old hands are of no use."""
    chat, look = table.chat, await table.look()
    view = await view_of(table)
    assert view.outcome is not None
    assert max(homes(view)) == 8
    winners = [look.names[seat] for seat in range(view.seats) if view.outcome.places[seat] == 1]
    words, board = words_for(chat.guild_locale), table.board()
    assert words("dog-result-winners", you=False, names=words.list(winners)) in board.said
    assert pings(table) == []
    for name in table.names:
        hand = next(s for s in reversed(chat[name].sees()) if s.private and s.buttons)
        await chat[name].press_id(hand, hand.buttons[0]["custom_id"])
        assert chat[name].again(hand).buttons == []


async def the_proof(table: Table) -> None:
    chat = table.chat
    await table.press(chat["Dan"], "proof", table.board())
    record = loads(chat.picture(chat["Dan"].private))
    verify(record, published=(await table.look()).promise)


async def a_rematch(table: Table) -> None:
    """Whoever asks first, the same people play in the same teams and at the same seats."""
    chat, old = table.chat, table.board()
    seats = [seat.name for seat in (await table.look()).seats]
    again = next(doing.custom_id for doing in doings(old) if doing.action == "rematch")
    order = [table.names[-1], *table.names[:-1]]
    await chat[order[0]].press_id(old, again)
    new = Table(chat, table.number + 1, table.names)
    words = words_for(chat.guild_locale)
    assert words("lobby-rematch", table=str(table.number), teams=True) in new.board().said
    for name in order[1:]:
        await chat[name].forge(old, again)
    look = await new.look()
    assert [seat.name for seat in look.seats] == order
    half = len(seats) // 2
    told = {frozenset(look.seats[place].name for place in team) for team in look.teams}
    assert told == {frozenset((seats[seat], seats[seat + half])) for seat in range(half)}
    await new.press(chat[order[0]], "start")
    assert [seat.name for seat in (await new.look()).seats] == seats
    assert (await new.look()).options == (await table.look()).options


async def test_who_gives_up_takes_the_partner_along(chat: Chat) -> None:
    table = await sit(chat)
    dan = chat["Dan"]
    await table.press(dan, "more", table.board())
    await table.press(dan, "resign", dan.private)
    assert FRENCH("confirm-resign-dog") in dan.private.said
    await table.press(dan, "resign-yes", dan.private)
    assert FRENCH("done-resigned-dog") in dan.private.said
    view = await view_of(table)
    assert view.outcome is not None
    assert view.outcome.places[0] == view.outcome.places[2] == 1
    assert ENGLISH("dog-result-resigned") in table.board().said


async def test_moves_are_typed_and_completed_in_words(chat: Chat) -> None:
    table = await sit(chat)
    await laid(table, board="P10|P12|P15|P40", hands={**HANDS, "a": ["2", "7", "13"]})
    ann = chat["Ann"]
    offered = [value for _, value in await ann.complete("move", "move", "")]
    assert offered == ["2", "7", "13"]
    offered = [value for _, value in await ann.complete("move", "move", "2")]
    assert offered[0].startswith("2")
    await ann.slash("move", move="2 p10 p12")
    last = (await view_of(table)).last
    assert last is not None
    assert (last.card, last.walks[0].end.key) == ("2", "p12")
