"""What holds at every moment of every game, whatever is played."""

from collections import Counter
from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from rules.dog_lover.abilities import UNLIMITED
from rules.dog_lover.cards import HOUSE
from rules.dog_lover.game import DOG_LOVER
from rules.dog_lover.state import State
from rules.game import Event
from rules.randomplay import random_path
from tests.rules.dog_lover.listener import Listener, shown
from tests.rules.hidden import RandomDice
from tests.rules.options import random_options

Moment = tuple[State, State, tuple[str, ...], tuple[Event, ...]]
"""Before a move, after it, the move, and what happened."""


def moments(rng: Random) -> list[Moment]:
    """A game by the dice."""
    seats = rng.choice(DOG_LOVER.seats)
    state = DOG_LOVER.start(rng.randbytes(32), seats, random_options(DOG_LOVER, rng))
    found: list[Moment] = []
    while acting := DOG_LOVER.acting(state):
        path = random_path(DOG_LOVER, state, acting[0], RandomDice(rng))
        new, events = DOG_LOVER.play(state, acting[0], path)
        found.append((state, new, path, events))
        state = new
    return found


games = st.integers(0, 2**32).map(lambda seed: moments(Random(seed)))


@settings(max_examples=15)
@given(games)
def test_every_card_is_somewhere_exactly_once(game: list[Moment]) -> None:
    for _, state, _, _ in game:
        DOG_LOVER.check(state)


@settings(max_examples=15)
@given(games)
def test_taking_a_step_back_restores_everything_but_the_turn(game: list[Moment]) -> None:
    for before, after, path, _ in game:
        if path[0] == "undo" or not after.undo:
            continue
        (seat,) = DOG_LOVER.acting(after)
        undone = DOG_LOVER.play(after, seat, ("undo",)).state
        assert {**DOG_LOVER.dump(undone), "turn": 0} == {**DOG_LOVER.dump(before), "turn": 0}
        assert undone.turn > after.turn


@settings(max_examples=15)
@given(games)
def test_what_turned_up_a_hidden_card_is_never_taken_back(game: list[Moment]) -> None:
    for before, after, _, _ in game:
        piles = [(state.deck, state.tricks_pile, state.shelter_pile) for state in (before, after)]
        assert piles[0] == piles[1] or not after.undo


@settings(max_examples=15)
@given(games)
def test_a_turn_takes_cards_at_most_once_and_leaves_a_full_grid(game: list[Moment]) -> None:
    retrieved = 0
    for before, after, path, events in game:
        kinds = Counter(event.kind for event in events)
        retrieved += kinds["retrieve"]
        if path[0] == "undo" and events[0].facts["step"] == "retrieve":
            retrieved -= 1
        assert retrieved <= 1
        assert before.board.retrieved == (retrieved - kinds["retrieve"] > 0) or path[0] == "undo"
        if kinds["end_turn"]:
            assert retrieved == 1
            assert None not in after.board.grid
            retrieved = 0


@settings(max_examples=15)
@given(games)
def test_no_more_guarded_cards_are_taken_than_allowed(game: list[Moment]) -> None:
    for before, _, _, events in game:
        for event in events:
            if event.kind == "retrieve":
                line = (before.board.post or "??")[1]
                taken = [cell for cell in event.facts["cells"] if line in cell]
                sneaky = "x05" in before.area.attached()
                assert len(taken) <= 1 + sneaky


@settings(max_examples=15)
@given(games)
def test_everybody_has_had_as_many_turns_when_it_ends(game: list[Moment]) -> None:
    turns = Counter(
        event.seat for *_, events in game for event in events if event.kind == "end_turn"
    )
    assert {*turns.values()} == {game[-1][1].number}
    assert len(turns) == len(game[-1][1].resigned)


MOST_WALKS = {None: 1, "x01": 2, "x08": 1}
MOST_TRAINING = {"x02": UNLIMITED}


@settings(max_examples=15)
@given(games)
def test_under_a_dog_lies_no_more_than_its_trait_allows(game: list[Moment]) -> None:
    for _, state, _, _ in game[:: max(1, len(game) // 10)]:
        for area in state.board.areas:
            for dog in area.dogs:
                assert dog.walks <= MOST_WALKS.get(dog.trait, 1)
                assert dog.training <= MOST_TRAINING.get(dog.trait or "", 1)


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_games_last_about_as_long_as_the_deck_was_made_for(seats: int) -> None:
    """dog_lover.md 9.1: seven to nine rounds; by dice a turn takes about as many cards."""
    rounds = []
    for number in range(20):
        rng = Random(f"{seats} {number}")
        state = DOG_LOVER.start(rng.randbytes(32), seats, DOG_LOVER.options())
        while acting := DOG_LOVER.acting(state):
            state = DOG_LOVER.play(
                state, acting[0], random_path(DOG_LOVER, state, acting[0], RandomDice(rng))
            ).state
        rounds.append(state.number)
    assert 7 <= sum(rounds) / len(rounds) <= 9
    assert len(HOUSE.deck(seats)) == {2: 72, 3: 96, 4: 120}[seats]


@settings(max_examples=25)
@given(games)
def test_who_only_hears_what_happens_knows_all_that_is_public(game: list[Moment]) -> None:
    listener = Listener(DOG_LOVER.view(game[0][0], None))
    for _, after, _, events in game:
        for event in events:
            listener.hear(event)
        assert listener.tells() == shown(DOG_LOVER.view(after, None))
