"""What a position becomes: every step of a turn, its end, and giving up.

All functions change the state they are given; `game.py` gives them a clone. What they are asked to
do must be legal: `steps.py` sees to that.
"""

from collections.abc import Sequence

from rules.dog_lover.grid import Placement
from rules.dog_lover.paying import Payment
from rules.dog_lover.ruleset import END, Ruleset
from rules.dog_lover.state import OVER, PLAY, WATCH, Before, Board, Dog, Reason, State, Step
from rules.dog_lover.view import CELLS, FETCH
from rules.game import Event

Notes = list[Event]


def watch(state: State, post: str, notes: Notes) -> None:
    """The last player puts the watch dog beside the grid, and the first turn begins."""
    areas = state.board.areas
    facts = {
        "first": state.first,
        "tricks": [area.tricks[0] for area in areas],
        "dogs": [area.dogs[0].card for area in areas],
    }
    notes.append(Event("start", None, facts))
    notes.append(Event("watch", state.active, {"post": post}))
    state.board = state.board._replace(post=post)
    state.phase = PLAY
    state.turn += 1
    state.active = state.next_playing(state.last_in_order())


def retrieve(state: State, trick: str, placement: Placement, notes: Notes) -> None:
    """The active seat takes the cards under a trick, and the watch dog goes where its star says."""
    _remember(state, "retrieve")
    board = state.board
    grid = [*board.grid]
    taken: list[str] = []
    for cell in placement.cells:
        card = grid[cell]
        if card is not None:
            taken.append(card)
        grid[cell] = None
    state.board = board._replace(grid=tuple(grid), post=placement.post, retrieved=True)
    for card in taken:
        _gain(state, card)
    facts = {
        "trick": trick,
        "cells": [CELLS[cell] for cell in placement.cells],
        "cards": taken,
        "post": placement.post,
    }
    notes.append(Event("retrieve", state.active, facts))


def fetch(state: State, cell: int, notes: Notes) -> None:
    """The active seat lays Fetch in place of a card of the grid, which it gains (4.6)."""
    _remember(state, "fetch")
    board = state.board
    card = board.grid[cell]
    state.board = board._replace(
        grid=(*board.grid[:cell], FETCH, *board.grid[cell + 1 :]),
        swapped=None if state.rules.options.fetch_back else cell,
        fresh_fetch=False,
    )
    state.area = state.area._replace(fetch=False)
    if card is not None:
        _gain(state, card)
    notes.append(Event("fetch", state.active, {"cell": CELLS[cell], "card": card}))


def tuck(state: State, number: int, notes: Notes) -> None:
    """A Training of the hand goes under a dog; dogs are numbered from 0 here."""
    _remember(state, "tuck")
    dog = state.area.dogs[number]
    card = state.rules.of_kind(state.area.hand, "training")[0]
    area = state.area.without(card)
    state.area = area.with_dog(number, dog._replace(training=dog.training + 1))
    _tell_of_dog(state, "tuck", number, {}, notes)


def walk(state: State, number: int, notes: Notes) -> None:
    """A Walk gained this turn goes under a dog."""
    _remember(state, "walk")
    dog = state.area.dogs[number]
    area = state.area._replace(walks=state.area.walks - 1)
    state.area = area.with_dog(number, dog._replace(walks=dog.walks + 1))
    _tell_of_dog(state, "walk", number, {}, notes)


def trait(state: State, card: str, number: int, notes: Notes) -> None:
    """A Trait gained this turn is attached to a dog."""
    _remember(state, "trait")
    left = [*state.area.traits]
    left.remove(card)
    area = state.area._replace(traits=tuple(left))
    state.area = area.with_dog(number, area.dogs[number]._replace(trait=card))
    _tell_of_dog(state, "trait", number, {"trait": card}, notes)


def learn(state: State, trick: str, notes: Notes) -> None:
    """The active seat pays a trick in Training; the display slides on."""
    _remember(state, "learn")
    price = state.rules.trick_price(trick, state.area.attached())
    _spend(state, "training", price)
    state.area = state.area._replace(tricks=(*state.area.tricks, trick))
    tricks, state.tricks_pile = _slid(state.board.tricks, trick, state.tricks_pile)
    shown = _turned_up(state, tricks, state.board.tricks)
    state.board = state.board._replace(tricks=tricks)
    notes.append(Event("learn", state.active, {"trick": trick, "price": price, "shown": shown}))


def rescue(state: State, dog: str, notes: Notes) -> None:
    """The active seat pays a dog of the shelter in Adoptions; the display slides on."""
    _remember(state, "rescue")
    price = state.rules.rescue_price(state.area.attached())
    _spend(state, "adoption", price)
    state.area = state.area._replace(dogs=(*state.area.dogs, Dog(dog)))
    shelter, state.shelter_pile = _slid(state.board.shelter, dog, state.shelter_pile)
    shown = _turned_up(state, shelter, state.board.shelter)
    state.board = state.board._replace(shelter=shelter)
    notes.append(Event("rescue", state.active, {"dog": dog, "price": price, "shown": shown}))


def undo(state: State, notes: Notes) -> None:
    """The last step of this turn never was."""
    last = state.undo[-1]
    state.board, state.undo = last.board, state.undo[:-1]
    state.turn += 1
    notes.append(Event("undo", state.active, {"step": last.step}))


def end_turn(state: State, paid: Sequence[Payment], notes: Notes) -> None:
    """Clean up, refill, and pass the turn on; `paid` is what each pending Trait costs (4.5)."""
    area = state.area
    for card, payment in zip(area.traits, paid, strict=True):
        facts = {"trait": card, "paid": payment.facts()}
        notes.append(Event("lost_trait", state.active, facts))
        state.area = state.area.with_cubes(payment.cubes, -1)
        _discard_from_hand(state, payment.cards)
    if area.walks:
        notes.append(Event("lost_walk", state.active, {"count": area.walks}))
    state.board = _without_pending(state.rules, state.board, state.active)
    notes.append(Event("end_turn", state.active))
    _refill_and_pass_on(state, notes)


def resign(state: State, seat: int, notes: Notes) -> None:
    """A seat gives up: its hand goes out of play unseen, what lies before it stays and scores.

    Its Fetch is out of play too: nobody may gain by somebody's leaving. Only before the watch dog
    was placed, it goes to the one who is then the last in the order of turns, because the setup
    gives it to them (dog_lover.md 3.8). What it had to place this turn lapses without a penalty.
    """
    notes.append(Event("resigned", seat))
    state.resigned = (*state.resigned[:seat], True, *state.resigned[seat + 1 :])
    state.turn += 1
    had_fetch = state.board.areas[seat].fetch
    state.board = _without_the_leaver(state.rules, state.board, seat)
    # The steps that the active seat can take back stay good: they change nothing of this seat.
    state.undo = tuple(
        Before(step, _without_the_leaver(state.rules, board, seat)) for step, board in state.undo
    )
    if state.resigned.count(False) == 1:
        _end(state, "resigned", notes)
    elif state.phase == WATCH:
        state.active = state.last_in_order()
        if had_fetch:
            state.area = state.area._replace(fetch=True)
            discard = [*state.board.discard]
            discard.remove(FETCH)
            state.board = state.board._replace(discard=tuple(discard))
    elif seat == state.active:
        _refill_and_pass_on(state, notes)


def _remember(state: State, step: Step) -> None:
    """Before a step is made: it is one more that can be taken back."""
    state.undo = (*state.undo, Before(step, state.board))
    state.turn += 1


def _gain(state: State, card: str) -> None:
    """The active seat has gained a card of the grid: what that is at once (dog_lover.md 5)."""
    area, kind = state.area, state.rules.kind_of[card]
    if kind == "dog":
        area = area._replace(dogs=(*area.dogs, Dog(card)))
    elif kind == "food":
        area = area.with_cubes(state.rules.cubes_of[card])
        state.board = state.board._replace(discard=(*state.board.discard, card))
    elif kind == "walk":
        area = area._replace(walks=area.walks + 1)
    elif kind == "trait":
        area = area._replace(traits=(*area.traits, card))
    elif kind == "fetch":
        area = area._replace(fetch=True)
        state.board = state.board._replace(fresh_fetch=True)
    else:
        area = area._replace(hand=state.rules.sorted((*area.hand, card)))
    state.area = area


def _spend(state: State, kind: str, number: int) -> None:
    """So many cards of a kind leave the active seat's hand."""
    _discard_from_hand(state, state.rules.of_kind(state.area.hand, kind)[:number])


def _discard_from_hand(state: State, cards: Sequence[str]) -> None:
    state.area = state.area.without(*cards)
    state.board = state.board._replace(discard=(*state.board.discard, *cards))


def _slid(
    shown: tuple[str, ...], taken: str, pile: tuple[str, ...]
) -> tuple[tuple[str, ...], tuple[str, ...]]:
    """A display and its pile after a card was taken: the others slide on, a new one comes first."""
    at = shown.index(taken)
    return (*pile[-1:], *shown[:at], *shown[at + 1 :]), pile[:-1]


def _turned_up(state: State, now: tuple[str, ...], before: tuple[str, ...]) -> str | None:
    """The card that a display shows anew, after which nothing can be taken back any more."""
    if len(now) < len(before):
        return None
    state.undo = ()
    return now[0]


def _tell_of_dog(state: State, kind: str, number: int, facts: dict[str, str], notes: Notes) -> None:
    """What was put under or beside a dog, which the event counts from 1 as paths do."""
    card = state.area.dogs[number].card
    notes.append(Event(kind, state.active, {**facts, "number": number + 1, "card": card}))


def _without_pending(rules: Ruleset, board: Board, seat: int) -> Board:
    """The board when the seat's turn is over: what lies under or beside no dog is out of play."""
    area = board.areas[seat]
    lost = (*area.traits, *[rules.cards.walk] * area.walks)
    board = board.with_area(seat, area._replace(walks=0, traits=()))
    return board._replace(discard=(*lost, *board.discard))


def _without_the_leaver(rules: Ruleset, board: Board, seat: int) -> Board:
    """The board when a seat has left the game."""
    board = _without_pending(rules, board, seat)
    area = board.areas[seat]
    lost = (*area.hand, *[FETCH] * area.fetch)
    board = board.with_area(seat, area._replace(hand=(), fetch=False))
    # In front: so what was out of play before a step stays the beginning of what is after it.
    return board._replace(discard=(*lost, *board.discard))


def _refill_and_pass_on(state: State, notes: Notes) -> None:
    """The end of a turn: nothing of it can be taken back, the grid is refilled (4.4)."""
    state.undo = ()
    state.board = state.board._replace(retrieved=False, swapped=None, fresh_fetch=False)
    _refill(state, notes)
    following = state.next_playing(state.active)
    if state.in_order(following) <= state.in_order(state.active):
        if state.last_round:
            _end(state, "last_round", notes)
            return
        state.number += 1
    state.active = following
    state.turn += 1


def _refill(state: State, notes: Notes) -> None:
    """A card for every empty cell, row by row; the End Game card gives way to the next one."""
    grid, deck, filled, shown = [*state.board.grid], [*state.deck], [], False
    for cell, card in enumerate(grid):
        if card is not None:
            continue
        if deck and deck[-1] == END:
            deck.pop()
            shown = True
        if not deck:
            break
        grid[cell] = deck.pop()
        filled.append([CELLS[cell], grid[cell]])
    state.deck = tuple(deck)
    state.board = state.board._replace(grid=tuple(grid))
    if filled:
        notes.append(Event("refill", None, {"cells": filled}))
    if shown:
        state.last_round = True
        state.board = state.board._replace(discard=(END, *state.board.discard))
        notes.append(Event("last_round"))


def _end(state: State, reason: Reason, notes: Notes) -> None:
    state.phase = OVER
    state.reason = reason
    state.undo = ()
    # Where somebody's leaving ends the game, it may end in the middle of another's turn.
    board = _without_pending(state.rules, state.board, state.active)
    state.board = board._replace(retrieved=False, swapped=None, fresh_fetch=False)
    state.turn += 1
    notes.append(Event("over", None, {"reason": reason}))
