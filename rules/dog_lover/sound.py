"""What holds in every position of Dog Lover: each invariant, with a fault saying what breaks it."""

from collections import Counter
from collections.abc import Sequence

from rules.dog_lover.grid import POSTS
from rules.dog_lover.ruleset import END, IN_HAND
from rules.dog_lover.state import OVER, PLAY, SEAT_LETTERS, WATCH, Area, Board, State
from rules.dog_lover.view import FETCH
from rules.game import Broken

DECK_KINDS = frozenset({"dog", "food", "walk", "trait", *IN_HAND, "fetch"})
"""The kinds of cards that can lie in the grid."""


def demand(holds: bool, fault: str) -> None:
    """Raise Broken with `fault` unless it `holds`."""
    if not holds:
        raise Broken(fault)


def demand_cards(state: State) -> None:
    """Raise Broken unless every card is somewhere exactly once, now and before each step."""
    for board in _boards(state):
        _demand_deck(state, board)
        _demand_piles(state, board)


def _boards(state: State) -> list[Board]:
    return [state.board, *(before.board for before in state.undo)]


def _demand_deck(state: State, board: Board) -> None:
    cards, rules = state.rules.cards, state.rules
    there = Counter([*state.deck, *board.discard, *(card for card in board.grid if card)])
    for area in board.areas:
        there.update(area.hand)
        there.update(area.traits)
        there.update(area.attached())
        there.update(dog.card for dog in area.dogs if rules.kind_of[dog.card] == "dog")
        there[FETCH] += area.fetch
        there[cards.walk] += area.walks + sum(dog.walks for dog in area.dogs)
        there[cards.training] += sum(dog.training for dog in area.dogs)
    _demand_counts(there, rules.copies)


def _demand_piles(state: State, board: Board) -> None:
    rules, areas = state.rules, board.areas
    shelter = Counter([*board.shelter, *state.shelter_pile])
    shelter.update(
        dog.card for area in areas for dog in area.dogs if rules.kind_of[dog.card] == "rescued"
    )
    _demand_counts(shelter, Counter(rules.cards.rescued))
    learnt = [trick for area in areas for trick in area.tricks[1:]]
    tricks = Counter([*board.tricks, *state.tricks_pile, *learnt])
    _demand_counts(tricks, Counter(rules.cards.tricks("learnable")))
    starts = Counter(area.tricks[0] for area in areas)
    spare = Counter(rules.cards.tricks(rules.start_role))
    demand(starts <= spare, f"the start tricks are {', '.join(starts)}")


def _demand_counts(there: Counter[str], right: Counter[str]) -> None:
    if there == right:
        return
    for card in sorted({*there, *right}):
        fault = f"{card} is there {there[card]} times, not {right[card]}"
        demand(there[card] == right[card], fault)


def demand_sound(state: State) -> None:
    """Raise Broken if anything contradicts itself; how many copies there are is not looked at."""
    rules = state.rules
    for card in state.deck:
        demand(card == END or rules.kind_of[card] in DECK_KINDS, f"{card} is in the deck")
    for trick in state.tricks_pile:
        demand(_learnable(state, trick), f"{trick} is no trick to learn")
    for dog in state.shelter_pile:
        demand(rules.kind_of[dog] == "rescued", f"{dog} is no dog of the shelter")
    ends = state.deck.count(END) + state.last_round
    demand(ends == 1, "the End Game card has shown itself, or it is in the deck: one of the two")
    for board in _boards(state):
        _demand_sound_board(state, board)
    _demand_sound_end(state)
    _demand_sound_phase(state)


def _learnable(state: State, trick: str) -> bool:
    return trick in state.rules.placements and state.rules.cards.trick(trick).price is not None


def _demand_sound_board(state: State, board: Board) -> None:
    rules, values = state.rules, state.rules.cards.values
    for card in board.grid:
        fault = f"{card} can't lie in the grid"
        demand(card is None or rules.kind_of[card] in DECK_KINDS, fault)
    for trick in board.tricks:
        demand(_learnable(state, trick), f"{trick} is no trick to learn")
    for dog in board.shelter:
        demand(rules.kind_of[dog] == "rescued", f"{dog} is no dog of the shelter")
    _demand_display("tricks", board.tricks, state.tricks_pile, values.tricks_shown)
    _demand_display("shelter", board.shelter, state.shelter_pile, values.shelter_shown)
    demand(board.post is None or board.post in POSTS, f"there is no post {board.post!r}")
    for seat, area in enumerate(board.areas):
        who = f"seat {SEAT_LETTERS[seat]}"
        _demand_sound_area(state, area, who)
        pending = area.walks or area.traits
        on_turn = state.phase == PLAY and seat == state.active
        demand(on_turn or not pending, f"{who} has cards to place, but it is not their turn")
        left = area.hand or area.fetch
        demand(not (state.resigned[seat] and left), f"{who} has resigned but holds cards")
    fetches = sum(area.fetch for area in board.areas)
    demand(fetches <= 1, "Fetch lies before more than one player")
    swapped = board.swapped
    demand(swapped is None or board.grid[swapped] == FETCH, "no Fetch lies where it was laid")
    fresh = board.fresh_fetch and not board.areas[state.active].fetch
    demand(not fresh, "Fetch was gained this turn, but lies elsewhere")


def _demand_display(name: str, shown: Sequence[str], pile: Sequence[str], number: int) -> None:
    full = len(shown) == number or (len(shown) < number and not pile)
    demand(full, f"{name}: {len(shown)} are shown, of {number}, and {len(pile)} are in the pile")


def _demand_sound_area(state: State, area: Area, who: str) -> None:
    rules = state.rules
    demand(bool(area.tricks), f"{who} has no trick")
    for trick in area.tricks:
        demand(trick in rules.placements, f"{trick} is no trick")
    for dog in area.dogs:
        demand(dog.card in rules.dogs, f"{dog.card} is no dog")
        demand(dog.walks >= 0 and dog.training >= 0, f"{dog.card} has less than nothing under it")
        if dog.trait is not None:
            demand(dog.trait in rules.traits, f"{dog.trait} is no Trait")
            fits = rules.dogs[dog.card].size == rules.traits[dog.trait].size
            demand(fits, f"{dog.card} has not the size for {dog.trait}")
    for trait in area.traits:
        demand(trait in rules.traits, f"{trait} is no Trait")
    demand(min(area.cubes) >= 0, f"{who} has fewer cubes than none")
    demand(area.walks >= 0, f"{who} has fewer Walks than none")
    for card in area.hand:
        demand(rules.kind_of[card] in IN_HAND, f"{card} can't be in a hand")
    demand(area.hand == rules.sorted(area.hand), f"the hand of {who} is not sorted")


def _demand_sound_end(state: State) -> None:
    over, reason = state.phase == OVER, state.reason
    demand(over == (reason is not None), f"the phase is {state.phase} with reason {reason}")
    left = state.resigned.count(False)
    demand(left > 0, "everybody has resigned")
    demand((left == 1) == (reason == "resigned"), f"{left} seats play, with reason {reason}")
    demand(reason != "last_round" or state.last_round, "it is over before the last round")


def _demand_sound_phase(state: State) -> None:
    board = state.board
    placed = all(before.board.post is not None for before in state.undo) and board.post is not None
    demand(placed or state.phase != PLAY, "turns are played, but the watch dog stands nowhere")
    if state.phase == PLAY:
        demand(not state.resigned[state.active], "it is the turn of a seat that resigned")
        return
    demand(not state.undo, "there is no turn, but a step of it to take back")
    untouched = not (board.retrieved or board.fresh_fetch or board.swapped is not None)
    demand(untouched, "there is no turn, but something was done in it")
    if state.phase == WATCH:
        demand(board.post is None, "the watch dog is to be placed, but it stands somewhere")
        last = state.active == state.last_in_order()
        demand(last, "the watch dog is placed by the last in the order of turns")
