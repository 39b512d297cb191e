"""What the buttons and menus of a table do, but for what stands under *More* (`cogs.more`)."""

from collections.abc import Sequence

from cogs.asking import asker_of, explained, guild_of
from cogs.channels.poster import Poster
from cogs.faces.registry import face_of
from cogs.rights import check_view, within_of
from cogs.screens.board import text_screen
from cogs.screens.hand import (
    cards_screen,
    hand_screen,
    news_since_my_move,
    offer_screen,
    result_screen,
)
from cogs.screens.parts import names_of
from cogs.screens.proof import proof_screen
from cogs.ui.answer import Answer, Interaction, answering
from cogs.ui.ids import Press, number_in
from cogs.ui.router import Handler, Router
from cogs.ui.screen import Screen, message
from cogs.ui.words import Words, words_for
from rules.game import Path
from rules.look import Done, Look, Offer, no_seat
from rules.refusals import IllegalMove, NotNow, Refusal, UnreadableMove
from rules.store import Table
from rules.table import Tables

STEP_DIGITS = 4
"""No number of a choice has more."""
NEWS = 40
"""How many entries of a table's log are looked at for what happened since one's own last move."""


class Presses:
    """The handlers of a table's presses; each takes (interaction, press, values)."""

    def __init__(self, tables: Tables, poster: Poster, router: Router) -> None:
        self.tables = tables
        self.poster = poster
        handlers: dict[str, Handler] = {
            "join": self.lobby,
            "leave": self.lobby,
            "start": self.lobby,
            "pair": self.pair,
            "hand": self.hand,
            "look": self.again,
            "cards": self.cards,
            "pick": self.pick,
            "short": self.short,
            "back": self.pick,
            "page": self.pick,
            "play": self.play,
            "text": self.text,
            "rematch": self.rematch,
            "proof": self.proof,
        }
        for action, handler in handlers.items():
            router.on(action)(handler)

    # -- the lobby and the table message ---------------------------------------------------------

    async def lobby(self, interaction: Interaction, press: Press, _: Sequence[str]) -> None:
        """Join, leave or start; the public message follows."""
        act = {"join": self.tables.join, "leave": self.tables.leave, "start": self.tables.start}
        async with answering(interaction, "update") as answer:
            await act[press.action](guild_of(interaction), press.table, asker_of(interaction))
            await self._followed(interaction, press.table, answer)

    async def pair(self, interaction: Interaction, press: Press, values: Sequence[str]) -> None:
        """Choose a partner, the member picked in the menu; the public message follows."""
        async with answering(interaction, "update") as answer:
            # Nobody has the id 0; but for a press that we did not make, a member was picked.
            partner = number_in(values[0] if values else "") or 0
            guild, asker = guild_of(interaction), asker_of(interaction)
            await self.tables.pair(guild, press.table, asker, partner)
            await self._followed(interaction, press.table, answer)

    async def _followed(self, interaction: Interaction, number: int, answer: Answer) -> None:
        """Answer a press on the public message when that shows what it did."""
        guild = guild_of(interaction)
        self.poster.show(guild, number)
        await self.poster.shown(guild, number)
        trouble = self.poster.trouble(guild, number)
        if trouble is None:
            await answer.nothing()
        else:
            # Nothing else would show that it was done.
            await answer.private(message(trouble.sentence(words_for(interaction.locale))))

    async def rematch(self, interaction: Interaction, press: Press, _: Sequence[str]) -> None:
        """Open the lobby of the next game, or join it."""
        async with answering(interaction, "update") as answer:
            guild = guild_of(interaction)
            look = await self.tables.rematch(
                guild,
                press.table,
                asker_of(interaction),
                channel=interaction.channel_id or 0,
                within=within_of(interaction),
            )
            self.poster.show(guild, look.number)
            self.poster.show(guild, press.table)
            await answer.nothing()

    async def text(self, interaction: Interaction, press: Press, _: Sequence[str]) -> None:
        """The board in words, for whoever asks."""
        async with answering(interaction, "private") as answer:
            member = interaction.user.id
            look = await self.tables.look(guild_of(interaction), press.table, member)
            await self._check_view(interaction, look)
            await answer.private(text_screen(look, words_for(interaction.locale), member))

    async def proof(self, interaction: Interaction, press: Press, _: Sequence[str]) -> None:
        """The finished game as a file, and how to check it."""
        async with answering(interaction, "private") as answer:
            guild = guild_of(interaction)
            await self._check_view(interaction, await self.tables.stored(guild, press.table))
            record = await self.tables.record(guild, press.table)
            words, member = words_for(interaction.locale), interaction.user.id
            await answer.private(proof_screen(press.table, record, words, member))

    # -- the hand --------------------------------------------------------------------------------

    async def hand(self, interaction: Interaction, press: Press, _: Sequence[str]) -> None:
        """Show the presser's own hand in a new private message."""
        async with answering(interaction, "private") as answer:
            await answer.private(await self.hand_of(interaction, press.table))

    async def hand_of(self, interaction: Interaction, number: int, note: str = "") -> Screen:
        """The hand of whoever asks, as it is now, under the board in their own language.

        Raises NotFound, NotAllowed, NotNow.
        """
        words = words_for(interaction.locale)
        look = await self._own(interaction, number)
        if look.status == "over":
            return result_screen(look, words, note=note)
        if not note and look.must_act:
            note = news_since_my_move(look, words)
        image = await self.poster.image(look, words)
        return hand_screen(look, words, note=self._noted(look, words, note), image=image)

    async def _own(self, interaction: Interaction, number: int) -> Look:
        """The table as one of its players, or, once it is over, whoever may look there sees it."""
        look = await self.tables.look(
            guild_of(interaction), number, interaction.user.id, history=NEWS
        )
        if look.status != "over":
            if look.seat is None:
                raise no_seat(number, look.seats, interaction.user.id)
            if look.view is None:
                raise NotNow("not-started", table=number)
        await self._check_view(interaction, look)
        return look

    async def _check_view(self, interaction: Interaction, table: Look | Table) -> None:
        await check_view(interaction, table, await self.poster.channel_of(table))

    async def cards(self, interaction: Interaction, press: Press, _: Sequence[str]) -> None:
        """Explain the cards of a hand, in its place."""
        async with answering(interaction, "update") as answer:
            words = words_for(interaction.locale)
            look = await self._own(interaction, press.table)
            over = look.status == "over"
            await answer.update(result_screen(look, words) if over else cards_screen(look, words))

    async def again(self, interaction: Interaction, press: Press, _: Sequence[str]) -> None:
        """Refresh a hand, however old it is."""
        async with answering(interaction, "update") as answer:
            await answer.update(await self.hand_of(interaction, press.table))

    async def pick(self, interaction: Interaction, press: Press, values: Sequence[str]) -> None:
        """One step on the way to a move: forwards, back, or to another page of the menu."""
        steps = (*press.steps, *(_index(value) for value in values))
        page = press.extra if press.action == "page" else 0
        async with answering(interaction, "update") as answer:
            words = words_for(interaction.locale)
            try:
                offer = await self.tables.offer(
                    guild_of(interaction), press.table, interaction.user.id, press.turn, steps
                )
            except (NotNow, UnreadableMove, IllegalMove) as refusal:
                await self._anew(interaction, press.table, answer, refusal)
                return
            await answer.update(await self.offered_screen(offer, words, page=page))

    async def short(self, interaction: Interaction, press: Press, _: Sequence[str]) -> None:
        """Begin a move as one of the shortcuts does that the hand offered."""
        guild, member = guild_of(interaction), interaction.user.id
        async with answering(interaction, "update") as answer:
            look = await self.tables.look(guild, press.table, member)
            try:
                # Of another turn they would be others; that it has passed is then said by `offer`.
                path = _shortcut(look, press.extra) if look.turn == press.turn else ()
                offer = await self.tables.offer(guild, press.table, member, press.turn, path)
            except (NotNow, UnreadableMove, IllegalMove) as refusal:
                await self._anew(interaction, press.table, answer, refusal)
                return
            await answer.update(await self.offered_screen(offer, words_for(interaction.locale)))

    async def offered_screen(
        self, offer: Offer, words: Words, *, note: str = "", page: int = 0
    ) -> Screen:
        """A half-made move, with the board where it shows more than the question does."""
        image = None
        # Back at the beginning, the hand is as it was when it was opened.
        if offer.path in ((), offer.look.led):
            image = await self.poster.image(offer.look, words)
        elif face_of(offer.look.game).draws_moves:
            image = await self.poster.image(offer.look, words, offer.path)
        return offer_screen(offer, words, note=note, page=page, image=image)

    async def play(self, interaction: Interaction, press: Press, _: Sequence[str]) -> None:
        """Play the move that the button stands for."""
        async with answering(interaction, "update") as answer:
            try:
                done = await self.tables.play(
                    guild_of(interaction),
                    press.table,
                    asker_of(interaction),
                    turn=press.turn,
                    steps=press.steps,
                )
            except (NotNow, UnreadableMove, IllegalMove) as refusal:
                await self._anew(interaction, press.table, answer, refusal)
                return
            self.poster.show(guild_of(interaction), press.table)
            await answer.update(await self.played(done, words_for(interaction.locale)))

    async def played(self, done: Done, words: Words) -> Screen:
        """What a player sees after their move: what it did, and their hand as it is now.

        Where moves are chosen on the picture, it is there at once: they may have to go on.
        """
        look = done.look
        face, names = face_of(look.game), names_of(look, words)
        told = (face.sentence(event, look.view, words, names) for event in done.events)
        note = " ".join(sentence for sentence in told if sentence)
        if look.status == "over":
            return result_screen(look, words, note=note)
        image = await self.poster.image(look, words) if face.draws_moves else None
        return hand_screen(look, words, note=self._noted(look, words, note), image=image)

    async def _anew(
        self, interaction: Interaction, number: int, answer: Answer, refusal: Refusal
    ) -> None:
        """A press that came too late or can't be: say why, and show the hand as it is now."""
        words = words_for(interaction.locale)
        look = await self.tables.look(guild_of(interaction), number, interaction.user.id)
        note = explained(refusal, words, look)
        await answer.update(await self.hand_of(interaction, number, note))

    def _noted(self, look: Look, words: Words, note: str) -> str:
        """The note, with what keeps the table's message from being shown, if anything does."""
        trouble = self.poster.trouble(look.guild, look.number)
        if trouble is None:
            return note
        return f"{words('board-trouble', why=trouble.sentence(words))}\n{note}".rstrip()


def _shortcut(look: Look, number: int) -> Path:
    """The beginning of a move that the hand offers at that place; none if they need not act."""
    if not look.must_act:
        return ()
    paths = face_of(look.game).shortcuts(look.view, look.first)
    if number >= len(paths):
        raise UnreadableMove("unreadable-move", word="?")
    return paths[number]


def _index(value: str) -> int:
    """A menu's value; one that we did not make names no choice."""
    step = number_in(value, STEP_DIGITS)
    if step is None:
        raise UnreadableMove("unreadable-move", word="?")
    return step
