"""One's own hand: with the board in one's own language, and its cards explained where it stands."""

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
