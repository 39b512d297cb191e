"""One's own hand: with the board in one's own language, and its cards explained where it stands."""

import re

from cogs.ui.words import words_for
from tests.play.chat import Chat
from tests.play.players import sit_down

ENGLISH, FRENCH = words_for("en-US"), words_for("fr")


async def test_the_board_in_a_hand_speaks_the_language_of_its_reader(chat: Chat) -> None:
    table = await sit_down(chat, "woof-days", ["Ann", "Dan"])
    await table.lay(weeks="labrador//////|//////", trees={})
    english, french = ENGLISH("day-mon-short"), FRENCH("day-mon-short")
    public = table.board()
    ann, dan = await table.hand(chat["Ann"]), await table.hand(chat["Dan"])
    for shown, spoken in ((public, english), (ann, english), (dan, french)):
        (alt,) = [file["description"] for file in shown.stored.attachments]
        assert f"{spoken} Labrador 1" in alt


async def test_a_hand_is_explained_and_comes_back_as_it_was(chat: Chat) -> None:
    table = await sit_down(chat, "woof-days", ["Ann", "Dan"])
    dan = chat["Dan"]
    hand = (await table.hand(dan)).as_it_is()
    await dan.press(FRENCH("button-cards-days"), on=hand)
    explained = dan.again(hand)
    cards = (await table.look("Dan")).view.hand
    for card in cards:
        assert FRENCH(f"card-{card}-where") in explained.said
    assert explained.stored.attachments == []
    await dan.press(FRENCH("button-back"), on=explained)
    assert dan.again(hand).text == hand.text
    assert len(dan.again(hand).stored.attachments) == 1


async def test_what_was_picked_before_back_can_be_picked_again(chat: Chat) -> None:
    """Of a menu whose id stays, a client shows the choice as made, and does not send it again."""
    table = await sit_down(chat, "woof-days", ["Ann", "Bob", "Cleo", "Dan", "Eve", "Fay"])
    hands = {"a": ["mixed_breed", "labrador", "shiba", "great_dane", "lead", "treats"]}
    await table.lay(weeks="|".join(["labrador//////"] * 6), hands=hands, active="a")
    ann = chat["Ann"]
    hand = await table.hand(ann)
    ids_seen: list[str] = []
    for _ in range(3):
        (menu,) = ann.again(hand).menus
        ids_seen.append(menu["custom_id"])
        await ann.pick("Mixed Breed (4)", on=hand)
        assert "Mixed Breed" in ann.again(hand).said
        ids_seen += [menu["custom_id"] for menu in ann.again(hand).menus]
        await ann.press(ENGLISH("button-back"), on=hand)
    assert len(ids_seen) == len({*ids_seen}) == 6
    turn = (await table.look()).turn
    lead = next(o["value"] for o in ann.again(hand).menus[0]["options"] if o["label"] == "Lead")
    await ann.forge(hand, f"m1:pick:{table.number}:{turn}:0:", [lead])
    assert ENGLISH("days-ask-week-move") in ann.again(hand).said, "a menu of old is still a menu"


async def test_the_same_page_of_the_rules_can_be_picked_again(chat: Chat) -> None:
    dan = chat["Dan"]
    await dan.slash("rules", game="woof-days")
    shown = dan.private
    seen = [shown.menus[0]["custom_id"]]
    for label in ("2. ", "1. ", "2. "):
        await dan.pick(re.compile(f"^{label}"), on=shown)
        (menu,) = dan.again(shown).menus
        (default,) = [option for option in menu["options"] if option.get("default")]
        assert default["label"].startswith(label)
        seen.append(menu["custom_id"])
        assert FRENCH("rules-page", page=int(label[0]), pages=len(menu["options"])) in (
            dan.again(shown).said
        )
    assert len({*seen}) == 4
