"""/leaderboard and /profile in the chat: what is played there stands there, for whoever asks."""

from typing import Any

import discord
import pytest
from simcord.backend.models import Overwrite
from simcord.enums import OverwriteType

from cogs.figures import rating_text
from cogs.screens.leaderboard import NO_PERIOD, Question, ask
from cogs.screens.profile import Wanted, press_for
from cogs.ui import ids
from cogs.ui.words import words_for
from rules.look import Asker
from rules.remembered import Asked, Leaderboard
from tests.play.chat import Chat, Person, Shown
from tests.play.players import sit_down
from tests.play.test_language import Reader

ENGLISH, FRENCH = words_for("en-US"), words_for("fr")
S = "\N{NO-BREAK SPACE}"
ACTIONS = {
    *("ranks", "ranks-gone", "ranks-game", "ranks-period", "ranks-by", "ranks-show"),
    *("ranks-mine", "ranks-who", "ranks-back", "profile", "profile-game", "profile-show"),
}


async def beaten(chat: Chat, winner: str, loser: str, times: int = 1) -> None:
    """Games of Fences that one gives up against the other."""
    for _ in range(times):
        table = await sit_down(chat, "fences", [winner, loser])
        guild, person = chat.guild.id, chat[loser]
        await chat.bot.tables.resign(guild, table.number, Asker(person.id, loser, None))


async def silence(chat: Chat, person: Person) -> None:
    """Let somebody only read in the channel."""
    denied = discord.Permissions(send_messages=True).value
    overwrite = Overwrite(person.id, OverwriteType.MEMBER, deny=denied)
    chat.env.backend.set_overwrite(chat.channel.id, overwrite)
    await chat.env.settle()


async def board_of(person: Person, **options: Any) -> Shown:
    await person.slash("leaderboard", **options)
    return person.private


def lines(shown: Shown) -> list[str]:
    """The lines of the list, without what stands before and after them."""
    said = shown.said.replace("\N{NO-BREAK SPACE}", " ")
    return [line for line in said.splitlines() if line.startswith("**") and "·" in line]


def menu_of(shown: Shown, action: str) -> dict[str, Any]:
    return next(m for m in shown.menus if ids.parse(m["custom_id"]).action == action)


async def choose(person: Person, shown: Shown, action: str, value: str) -> Shown:
    """Pick a value in a menu; the message as it is then."""
    now = person.again(shown)
    await person.pick_values(now, menu_of(now, action), [value])
    return person.again(shown)


async def test_what_was_played_stands_there_at_once_for_whoever_asks(chat: Chat) -> None:
    empty = await board_of(chat["Ann"])
    assert empty.private
    assert ENGLISH("leaderboard-empty") in empty.said
    assert ENGLISH("leaderboard-own-none", all=True) in empty.said
    assert not empty.stored.attachments
    await beaten(chat, "Ann", "Bob", 2)
    await beaten(chat, "Bob", "Cleo")
    shown = await board_of(chat["Ann"])
    assert lines(shown) == [
        "**1** · Ann (you) · **2 wins** · 2 games · 2 points",
        "**2** · Bob · **1 win** · 3 games · 1 point",
        "**3** · Cleo · **0 wins** · 1 game · 0 points",
    ]
    assert chat.picture(shown).startswith(b"\x89PNG")
    assert "1: 2 · 2: 1 · 3: 0" in shown.text, "the picture's description"
    french = await board_of(chat["Dan"], by="points", game="fences", period="month")
    assert FRENCH("leaderboard-own-none", all=False) in french.said
    assert lines(french)[0] == "**1** · Ann · **2 points** · 2 parties · 2 victoires"


async def test_by_rating_from_five_rated_games_on_and_by_wins_before(chat: Chat) -> None:
    await beaten(chat, "Ann", "Bob", 4)
    ann = chat["Ann"]
    early = await board_of(ann, game="fences")
    assert lines(early)[0].startswith("**1** · Ann (you) · **4 wins**"), "nobody has a rating"
    asked = await board_of(ann, game="fences", by="rating")
    assert ENGLISH("leaderboard-empty-rating", least=5) in asked.said
    assert "So far you have 4." in asked.said
    await beaten(chat, "Ann", "Bob")
    chronicle, guild = chat.bot.chronicle, chat.guild.id
    rated = {
        name: rating_text((await chronicle.profile(guild, chat[name].id)).games[0].rating or 0)
        for name in ("Ann", "Bob")
    }
    shown = await board_of(ann, game="fences")
    assert lines(shown) == [
        f"**1** · Ann (you) · **rating {rated['Ann']}** · 5 rated games · 5 wins",
        f"**2** · Bob · **rating {rated['Bob']}** · 5 rated games · 0 wins",
    ]
    everything = await board_of(ann, by="rating")
    assert "by wins" in everything.said
    assert ENGLISH("leaderboard-no-rating") in everything.said


async def test_the_menus_ask_for_another_and_the_screens_go_on_after_a_restart(
    chat: Chat,
) -> None:
    ann, bob = chat["Ann"], chat["Bob"]
    await beaten(chat, "Ann", "Bob", 2)
    assert ENGLISH("button-ranks-with") not in (await board_of(ann)).text, "nobody has left"
    await chat.bot.chronicle.checked(chat.guild.id, bob.id, gone=True)
    shown = await board_of(ann)
    assert [line.partition(" · ")[2][:3] for line in lines(shown)] == ["Ann"]
    await chat.restart()
    await ann.press(ENGLISH("button-ranks-with"), on=shown)
    assert "Bob (left)" in ann.again(shown).said
    await chat.restart()
    now = await choose(ann, shown, "ranks-game", "dog")
    assert ENGLISH("leaderboard-empty") in now.said
    now = await choose(ann, shown, "ranks-game", "fences")
    now = await choose(ann, shown, "ranks-by", "points")
    assert "**2 points**" in lines(now)[0]
    periods = [option["value"] for option in menu_of(now, "ranks-period")["options"]]
    assert periods[-1] == NO_PERIOD
    now = await choose(ann, shown, "ranks-period", periods[1])
    assert ENGLISH("leaderboard-empty") in now.said, "nothing was played a month ago"
    now = await choose(ann, shown, "ranks-period", periods[0])
    assert "Bob (left)" in now.said, "still with those who left"
    await ann.press(ENGLISH("button-ranks-without"), on=shown)
    assert "Bob" not in "\n".join(lines(ann.again(shown)))


async def test_who_was_thought_gone_is_back_as_soon_as_they_look(chat: Chat) -> None:
    await beaten(chat, "Ann", "Bob")
    guild, bob = chat.guild.id, chat["Bob"]
    await chat.bot.chronicle.checked(guild, bob.id, gone=True)
    assert "Bob" not in "\n".join(lines(await board_of(chat["Ann"])))
    assert lines(await board_of(bob))[1].startswith("**2** · Bob (you) · ")
    assert "Bob" in "\n".join(lines(await board_of(chat["Ann"])))


async def test_who_deletes_their_data_while_they_look_does_not_come_back(chat: Chat) -> None:
    await beaten(chat, "Ann", "Bob")
    guild, bob = chat.guild.id, chat["Bob"]
    await chat.bot.chronicle.checked(guild, bob.id, gone=True)
    read = chat.store.leaderboard

    async def before_they_deleted(asked: Asked) -> Leaderboard:
        found = await read(asked)
        chat.store.leaderboard = read  # type: ignore[method-assign]
        await chat.bot.privacy.delete(guild, Asker(bob.id, "Bob", None))
        return found

    chat.store.leaderboard = before_they_deleted  # type: ignore[method-assign]
    await board_of(bob)
    assert not any((await chat.store.everything(guild, bob.id)).values())


async def test_who_hides_is_told_so_and_shown_to_nobody(chat: Chat) -> None:
    await beaten(chat, "Ann", "Bob")
    bob = chat["Bob"]
    await chat.bot.chronicle.hide(chat.guild.id, Asker(bob.id, "Bob", None), hidden=True)
    assert "Bob" not in (await board_of(chat["Ann"])).text
    assert ENGLISH("leaderboard-own-hidden") in (await board_of(bob)).said
    await chat["Ann"].slash("profile", member=bob.actor)
    assert chat["Ann"].private.said == ENGLISH("profile-hidden", name="Bob")
    await bob.slash("profile")
    assert ENGLISH("profile-own-hidden") in bob.private.said


@pytest.mark.parametrize("guild_locale", ["fr"])
async def test_it_is_shown_to_everybody_in_the_language_of_the_server(chat: Chat) -> None:
    ann, cleo = chat["Ann"], chat["Cleo"]
    await beaten(chat, "Ann", "Bob")
    mine = await board_of(ann)
    await ann.press(ENGLISH("button-ranks-show"), on=mine)
    public = cleo.sees()[-1]
    assert not public.private
    assert FRENCH("leaderboard-shown-by", name="Ann") in public.said
    assert lines(public)[0] == "**1** · Ann · **1 victoire** · 1 partie · 1 point"
    assert chat.picture(public).startswith(b"\x89PNG")
    await chat.restart()
    await cleo.press(FRENCH("button-ranks-mine"), on=public)
    assert ENGLISH("leaderboard-own-none", all=True) in cleo.private.said
    forged = ask("ranks", Question()).custom_id
    before = public.stored.components
    await cleo.forge(public, forged)
    assert cleo.again(public).stored.components == before, "a private one takes no public place"


async def test_nothing_is_shown_where_one_may_not_write(chat: Chat) -> None:
    bob = chat["Bob"]
    await beaten(chat, "Ann", "Bob")
    board = await board_of(bob)
    await bob.slash("profile")
    profile = bob.private
    await silence(chat, bob)
    await bob.press(ENGLISH("button-ranks-show"), on=board)
    assert ENGLISH("leaderboard-no-writing") in bob.again(board).said
    await bob.press(ENGLISH("button-profile-show"), on=profile)
    assert bob.private.said == ENGLISH("leaderboard-no-writing")
    assert "Bob ·" not in chat["Cleo"].text
    assert "## Bob" not in chat["Cleo"].text


async def test_what_is_empty_by_now_is_shown_without_a_picture(chat: Chat) -> None:
    ann = chat["Ann"]
    await beaten(chat, "Ann", "Bob")
    shown = await board_of(ann)
    for name in ("Ann", "Bob"):
        await chat.bot.privacy.delete(chat.guild.id, Asker(chat[name].id, name, None))
    await ann.press(ENGLISH("button-ranks-show"), on=shown)
    public = chat["Cleo"].sees()[-1]
    assert ENGLISH("leaderboard-empty") in public.said
    assert not public.stored.attachments


async def test_what_can_not_be_drawn_stands_there_as_text(
    chat: Chat, monkeypatch: pytest.MonkeyPatch
) -> None:
    ann = chat["Ann"]
    await beaten(chat, "Ann", "Bob", 6)

    async def fails(*_: object) -> bytes:
        raise OSError("no typeface")

    reported: list[object] = []
    monkeypatch.setattr(chat.bot.painter, "paint", fails)
    monkeypatch.setattr(
        "cogs.leaderboards.errors.report", lambda error, **_: reported.append(error)
    )
    shown = await board_of(ann, game="fences")
    assert len(lines(shown)) == 2
    await ann.slash("profile")
    assert f"after each of the last 2{S}rated{S}games" in ann.private.said
    assert not {*shown.stored.attachments, *ann.private.stored.attachments}
    assert [type(error) for error in reported] == [OSError, OSError]


async def test_a_profile_is_one_press_away_and_leads_back(chat: Chat) -> None:
    ann, bob = chat["Ann"], chat["Bob"]
    await beaten(chat, "Ann", "Bob", 6)
    await beaten(chat, "Bob", "Cleo")
    shown = await board_of(ann, game="fences", by="points")
    now = await choose(ann, shown, "ranks-who", str(bob.id))
    assert now.said.startswith(f"## Bob: Fences\n- **7{S}games**, 1{S}win (14%), 1{S}point\n")
    assert "- Places: **1st** 1" in now.said
    assert f"**You and Bob**, all games together: 6{S}games against each other." in now.said
    assert "You were ahead in 6, Bob in 0" in now.said
    assert chat.picture(now).startswith(b"\x89PNG")
    assert f"after each of the last 3{S}rated{S}games" in now.said
    await chat.restart()
    now = await choose(ann, shown, "profile-game", "all")
    assert now.said.startswith("## Bob: all games\n")
    await ann.press(ENGLISH("button-ranks-back"), on=shown)
    assert "by points" in ann.again(shown).said
    assert lines(ann.again(shown))[0].startswith("**1** · Ann (you) · **6 points**")


async def test_a_profile_of_ones_own_of_others_and_of_who_never_played(chat: Chat) -> None:
    ann = chat["Ann"]
    await ann.slash("profile")
    assert ann.private.said == ENGLISH("profile-none-own", all=True)
    await beaten(chat, "Ann", "Bob")
    await ann.slash("profile")
    own = ann.private
    assert own.private
    assert own.said.startswith(f"## Ann: all games\n- **1{S}game**, 1{S}win (100%), 1{S}point\n")
    await chat["Dan"].slash("profile", member=ann.actor)
    assert FRENCH("profile-met-never", name="Ann") in chat["Dan"].private.said
    await ann.slash("profile", member=chat["Dan"].actor)
    assert ann.private.said == ENGLISH("profile-none", name="Dan", all=True)
    await ann.press(ENGLISH("button-profile-show"), on=own)
    public = chat["Cleo"].sees()[-1]
    assert not public.private
    assert public.said.startswith("## Ann: all games\n")
    # Nobody can show another's, or what is gone.
    forged = press_for("profile-show", Wanted(chat["Bob"].id)).custom_id
    count = len(chat["Cleo"].sees())
    await ann.forge(own, forged)
    assert ann.again(own).said.startswith("## Ann: all games\n")
    assert len(chat["Cleo"].sees()) == count


async def test_a_stopped_table_counts_for_nobody_and_is_told_in_a_profile(chat: Chat) -> None:
    await sit_down(chat, "woof-days", ["Ann", "Bob"])
    await chat["Ann"].slash("stop", table=1, reason="x")
    assert ENGLISH("leaderboard-empty") in (await board_of(chat["Ann"])).said
    await chat["Ann"].slash("profile")
    assert f"**0{S}games**" in chat["Ann"].private.said
    assert "tables stopped: 1" in chat["Ann"].private.said


async def test_who_deleted_their_data_has_no_place_and_others_keep_theirs(chat: Chat) -> None:
    await beaten(chat, "Ann", "Bob", 2)
    ann, bob = chat["Ann"], chat["Bob"]
    old = await board_of(ann)
    await chat.bot.privacy.delete(chat.guild.id, Asker(bob.id, "Bob", None))
    assert lines(await board_of(ann)) == ["**1** · Ann (you) · **2 wins** · 2 games · 2 points"]
    now = await choose(ann, old, "ranks-who", str(bob.id))
    assert now.said == ENGLISH("profile-none", name=f"<@{bob.id}>", all=True)
    await ann.press(ENGLISH("button-ranks-back"), on=old)
    assert len(lines(ann.again(old))) == 1


async def test_forged_presses_get_an_answer(chat: Chat) -> None:
    ann = chat["Ann"]
    await beaten(chat, "Ann", "Bob")
    shown = await board_of(ann)
    for action in sorted(ACTIONS):
        for turn, steps in ((0, ()), (10**14, (99, 99, 99, 3843)), (202613, (0,) * 12)):
            await ann.forge(shown, ids.Press("b", action, turn=turn, steps=steps).custom_id)
            for values in ([], ["x"], ["9" * 30], ["2026-13"]):
                press = ids.Press("m", action, turn=turn, steps=steps).custom_id
                await ann.forge(shown, press, values)
    await ann.press(ENGLISH("button-rules"))
    assert ENGLISH("rules-leaderboard-counting-title") in ann.private.said
    assert {*chat.pressed} >= ACTIONS


async def test_the_rules_of_counting_are_a_book(chat: Chat) -> None:
    dan = chat["Dan"]
    await dan.slash("rules", game="leaderboard")
    book = dan.private
    told = book.said
    for _ in range(2):
        await dan.press(FRENCH("rules-next"), on=book)
        told += dan.again(book).said
    assert "**3000 + 100 \N{MULTIPLICATION SIGN} (mu \N{MINUS SIGN} 3 " in told
    assert "au début 8,33" in told


@pytest.mark.parametrize("guild_locale", ["fr"])
async def test_no_english_on_a_french_leaderboard(chat: Chat) -> None:
    dan = chat["Dan"]
    reader = Reader(dan)
    await beaten(chat, "Dan", "Eve", 6)
    await beaten(chat, "Dan", "Cleo")
    await chat.bot.chronicle.checked(chat.guild.id, chat["Cleo"].id, gone=True)
    for options in ({}, {"game": "fences"}, {"game": "dog", "by": "rating"}, {"by": "rating"}):
        shown = await board_of(dan, **options)
        reader.look()
    shown = await board_of(dan, game="fences", period="year", by="wins")
    for action in (FRENCH("button-ranks-with"), FRENCH("button-ranks-show")):
        await dan.press(action, on=shown)
        reader.look()
    await choose(dan, shown, "ranks-who", str(chat["Eve"].id))
    reader.look()
    await choose(dan, shown, "profile-game", "all")
    reader.look()
    await dan.slash("profile")
    reader.look()
    await dan.slash("rules", game="leaderboard")
    reader.look()
    reader.done()
