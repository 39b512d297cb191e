"""What holds in every position of Dog: each invariant, with a fault that says what breaks it."""

from rules.dog.board import HOME, NOBODY, Board
from rules.dog.state import EXCHANGE, NONE, OPENING, OVER, PLAY, State
from rules.dog.view import PAWNS, SEAT_LETTERS
from rules.game import Broken


def demand(holds: bool, fault: str) -> None:
    """Raise Broken with `fault` unless it `holds`."""
    if not holds:
        raise Broken(fault)


def demand_deck(state: State) -> None:
    """Raise Broken unless every card of the deck is there exactly once."""
    there = [0] * len(state.rules.cards)
    for cards in (*state.hands, state.pile, state.discard):
        for kind in cards:
            there[kind] += 1
    for card, count in zip(state.rules.cards, there, strict=True):
        demand(count == card.copies, f"{card.key} is there {count} times, not {card.copies}")


def demand_sound(state: State) -> None:
    """Raise Broken if anything contradicts itself; how many copies there are is not looked at."""
    _demand_sound_board(state)
    cards = sum(map(len, (*state.hands, state.pile, state.discard)))
    seats = state.rules.seats
    demand(cards >= seats, f"there are {cards} cards: not one for each of {seats} seats")
    for seat, hand in enumerate(state.hands):
        who = f"seat {SEAT_LETTERS[seat]}"
        demand(hand == sorted(hand), f"the hand of {who} is not sorted")
        demand(not (hand and state.folded[seat]), f"{who} has folded but holds cards")
        out = state.out(seat)
        demand(not (hand and out), f"the team of {who} has given up, but {who} holds cards")
        chose = state.gifts[seat] != NONE or state.openings[seat] != NONE
        demand(not (chose and out), f"the team of {who} has given up, but {who} has chosen")
    if state.copied != NONE:
        effect = state.rules.cards[state.copied].effect
        demand(effect not in ("any", "copy"), f"the effect {effect} can't be copied")
    demand(state.copied != NONE or not state.by_copy, "a copy was played, but copied nothing")
    _demand_sound_end(state)
    _demand_sound_phase(state)


def _demand_sound_board(state: State) -> None:
    board, rules = state.board, state.rules
    fresh = Board(rules.seats)
    track = board.ring
    for pawn, place in enumerate(board.places):
        if place == HOME:
            continue
        seat = pawn // PAWNS
        own = range(track.finish[seat], track.finish[seat] + PAWNS)
        there = f"pawn {pawn} is at {place}"
        demand(0 <= place < track.length or place in own, f"{there}: no place for it")
        demand(fresh.at[place] == NOBODY, f"{there}, as another one")
        fresh.move(pawn, place)
    demand(board.at == fresh.at, "the board does not know who stands where")
    for seat, start in enumerate(track.starts):
        if board.fresh >> seat & 1:
            entered = board.at[start] != NOBODY and board.at[start] // PAWNS == seat
            demand(
                rules.swiss and entered, f"no pawn of seat {SEAT_LETTERS[seat]} has just entered"
            )
    demand(board.fresh < 1 << rules.seats, "a pawn of no seat has just entered")


def _demand_sound_end(state: State) -> None:
    over, reason = state.phase == OVER, state.reason
    demand(over == (reason is not None), f"the phase is {state.phase} with reason {reason}")
    won = any(map(state.board.won, range(state.rules.seats)))
    demand(won == (reason == "all_home"), f"a team is home: {won}, with reason {reason}")
    left = len(state.playing())
    demand(left > 0, "all teams have given up")
    one_team = left == 2  # noqa: PLR2004
    demand(one_team == (reason == "resigned"), f"{left} seats play, with reason {reason}")


def _demand_sound_phase(state: State) -> None:
    if state.phase == OVER:
        return
    demand(not state.out(state.active), "the team of the active player has given up")
    left = state.out(state.first) and not state.begun()
    demand(not left, "the team of the first player had given up before the round began")
    if state.phase == PLAY:
        demand(bool(state.hands[state.active]), "it is the turn of a seat without cards")
    else:
        _demand_sound_choosing(state)
    if state.phase != OPENING:
        demand(state.openings.count(NONE) == state.rules.seats, "a pawn is chosen to begin with")


def _demand_sound_choosing(state: State) -> None:
    demand(not any(state.folded), "somebody has folded before the first card")
    demand(bool(state.acting()), f"the phase is {state.phase}, but all have chosen")
    for seat in state.playing():
        who = f"seat {SEAT_LETTERS[seat]}"
        hand, gift = state.hands[seat], state.gifts[seat]
        demand(bool(hand), f"{who} has no card to choose")
        if state.phase == EXCHANGE:
            demand(gift in (NONE, *hand), f"{who} gives a card that it has not")
    if state.phase == EXCHANGE or state.answers() is not None:
        demand(state.active == state.first, "all choose, but somebody is to play")
    if state.phase == OPENING:
        _demand_sound_opening(state)


def _demand_sound_opening(state: State) -> None:
    board = state.board
    demand(state.rules.royal, f"there is no opening in {state.rules.name}")
    if state.answers() is None:
        demand(state.openings[state.active] == NONE, "the active seat has opened already")
    for seat in state.playing():
        if state.openings[seat] == NONE or state.answers() is not None:
            start = board.at[board.ring.starts[seat]]
            waiting = max(board.side(seat)) == HOME and start == NOBODY
            demand(waiting, f"seat {SEAT_LETTERS[seat]} has not opened, but is on the board")
