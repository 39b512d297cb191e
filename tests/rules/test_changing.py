"""Secret answers that may be changed until all have answered; and games for four or six only."""

from typing import Any

import pytest

from rules.fair import Stream
from rules.fences.game import FENCES
from rules.game import Broken, Choices, Path, View, Viewer
from rules.look import begun
from rules.refusals import NotNow, Refusal, UnreadableMove
from rules.table import Tables
from rules.trial import Deal, Trial, play_out
from tests.memory_store import MemoryStore
from tests.rules.test_table import CHANNEL, GUILD, asker
from tests.rules.toy import Toy, ToyGame, ToyOptions, ToyView


class Changing(ToyGame):
    """The toy, but who has chosen what to give may choose again while others have not."""

    def may_change(self, state: Toy) -> tuple[int, ...]:
        if state.pile or not self.acting(state):
            return ()
        left = [seat for seat, out in enumerate(state.resigned) if not out]
        return tuple(seat for seat in left if state.given[seat])

    def choices(self, state: Toy, seat: int, path: Path) -> Choices:
        if seat in self.may_change(state):
            given = tuple(0 if other == seat else gift for other, gift in enumerate(state.given))
            state = Toy(**{**self.dump(state), "given": given})
        return super().choices(state, seat, path)

    def view(self, state: Toy, viewer: Viewer) -> ToyView:
        return super().view(state, viewer).model_copy(update={"may_change": self.may_change(state)})


def trial(game: ToyGame, number: int) -> Trial:
    seed = bytes([number]) * 32
    deal = Deal(2 + number % 3, seed, ToyOptions())
    return play_out(game, deal, Stream(seed), resigns=20 * (number % 2))


def trials(game: ToyGame) -> None:
    for number in range(200):
        trial(game, number)


def test_a_game_in_which_answers_may_be_changed_passes_its_trial() -> None:
    gifts = 0
    for number in range(30):
        played = trial(Changing(), number)
        seats = [seat for seat, text in played.moves if text.startswith("give")]
        gifts += len(seats) - len({*seats})
    assert gifts > 10, "nobody has changed an answer"


class SaysNothingOfIt(Changing):
    def view(self, state: Toy, viewer: Viewer) -> ToyView:
        return super().view(state, viewer).model_copy(update={"may_change": ()})


class AnybodyMay(Changing):
    def may_change(self, state: Toy) -> tuple[int, ...]:
        return tuple(range(len(state.hands)))


class AfterTheEnd(Changing):
    def may_change(self, state: Toy) -> tuple[int, ...]:
        return super().may_change(state) if self.acting(state) else (0,)


class TakesNoChange(Changing):
    def choices(self, state: Toy, seat: int, path: Path) -> Choices:
        return ToyGame.choices(self, state, seat, path)


@pytest.mark.parametrize("game", [SaysNothingOfIt, AnybodyMay, AfterTheEnd, TakesNoChange])
def test_a_broken_promise_about_changing_is_found(game: type[Changing]) -> None:
    with pytest.raises((Broken, Refusal)):
        trials(game())


class Even(Changing):
    seats = range(2, 5, 2)


def tables_of(game: ToyGame) -> Tables:
    return Tables(MemoryStore(), {"toy": game}, clock=lambda: 0.0, entropy=bytes)


async def until_gifts(tables: Tables, number: int) -> Any:
    while True:
        look = await tables.look(GUILD, number)
        if len(look.acting) > 1:
            return look
        member = look.seats[look.acting[0]].member
        await tables.play(GUILD, number, asker(member), turn=None, steps=["draw"])


async def table_of(tables: Tables, players: int) -> int:
    look = await tables.open(GUILD, CHANNEL, asker(1), game="toy")
    for member in range(2, players + 1):
        await tables.join(GUILD, look.number, asker(member))
    return look.number


async def test_who_has_answered_may_answer_again_until_all_have() -> None:
    tables = tables_of(Changing())
    number = await table_of(tables, 3)
    await tables.start(GUILD, number, asker(1))
    turn = (await until_gifts(tables, number)).turn
    one, two, *_ = (await tables.look(GUILD, number, 1)).first.keys

    async def give(member: int, step: Any) -> None:
        await tables.play(GUILD, number, asker(member), turn=turn, steps=[step])

    await give(1, one)
    look = await tables.look(GUILD, number, 1)
    assert (look.acting, look.must_act, look.may_change) == ((1, 2), False, True)
    assert look.first.keys[:2] == (one, two)
    assert not (await tables.look(GUILD, number, 2)).may_change
    await give(1, two)
    await give(2, 0)
    await give(3, 0)
    look = await tables.look(GUILD, number, 1)
    assert not look.may_change
    given: Any = look.view
    assert given.given[0] == int(two.removeprefix("give-"))
    with pytest.raises(NotNow):
        await give(1, one)


class NothingElse(ToyGame):
    """The toy, with a first step that is always the same and says nothing."""

    formal = frozenset({"do"})

    def choices(self, state: Toy, seat: int, path: Path) -> Choices:
        if path and path[0] != "do":
            raise UnreadableMove("toy-do", word=path[0])
        inner = super().choices(state, seat, path[1:])
        return inner if path else Choices("do", ("do",))


class OnlyOneThing(NothingElse):
    """The same, but the step says something."""

    formal = frozenset()


async def test_a_step_that_says_nothing_leads_to_the_first_that_does() -> None:
    tables = tables_of(NothingElse())
    number = await table_of(tables, 2)
    await tables.start(GUILD, number, asker(1))
    for member in (1, 2):
        look = await tables.look(GUILD, number, member)
        if look.must_act:
            assert (look.first.keys, look.led) == (("do",), ("do",))
            assert look.asked.asks == "action"
            offer = await tables.offer(GUILD, number, member, look.turn, begun(look).steps)
            assert (offer.path, offer.choices) == (look.led, look.asked)
        else:
            assert (look.first.keys, look.led, look.asked.keys) == ((), (), ())


async def test_a_step_that_says_something_is_asked_for_if_it_is_the_only_one_too() -> None:
    tables = tables_of(OnlyOneThing())
    number = await table_of(tables, 2)
    look = await tables.start(GUILD, number, asker(1))
    member = look.seats[look.acting[0]].member
    look = await tables.look(GUILD, number, member)
    assert (look.first.keys, look.led) == (("do",), ())
    assert begun(look).choices == look.first


async def test_a_number_of_players_between_two_that_may_play_can_not_start() -> None:
    tables = tables_of(Even())
    number = await table_of(tables, 3)
    with pytest.raises(NotNow) as refused:
        await tables.start(GUILD, number, asker(1))
    assert refused.value.code == "in-between"
    assert refused.value.facts == {"fewer": 2, "more": 4, "players": 3}
    with pytest.raises(Refusal, match="bad-size"):
        await tables.open(GUILD, CHANNEL, asker(1), game="toy", size=3)
    await tables.join(GUILD, number, asker(4))
    assert (await tables.start(GUILD, number, asker(1))).status == "running"


def test_how_many_may_play_is_told_as_it_is() -> None:
    assert FENCES.seats_text() == "2"
    assert ToyGame().seats_text() == "2 to 4"
    assert Even().seats_text() == "2 or 4"
    assert [Even().missing(players) for players in range(1, 5)] == [1, 0, 1, 0]
    assert [ToyGame().missing(players) for players in range(1, 5)] == [1, 0, 0, 0]


def test_a_view_says_nothing_of_changing_unless_the_game_does() -> None:
    assert View.model_fields["may_change"].default == ()
