"""What a position becomes: dealing, giving, opening, playing, folding, resigning, what follows.

All functions change the state they are given; `game.py` gives them a clone.
"""

from bisect import insort
from collections.abc import Sequence

from rules.dog.board import HOME
from rules.dog.doing import Deed, Part, do_play
from rules.dog.plays import pawn_name, place_key
from rules.dog.state import EXCHANGE, NONE, OPENING, OVER, PLAY, Reason, Shown, State
from rules.dog.view import PAWNS, RANKS, SEAT_LETTERS
from rules.game import Event

Notes = list[Event]


def begin_round(state: State, notes: Notes) -> None:
    """Deal; then everybody chooses a card for the partner (dog.md 4)."""
    seats = state.rules.seats
    state.number += 1
    state.phase = EXCHANGE
    state.turn += 1
    state.active = state.first
    state.gifts = [NONE] * seats
    state.folded = [False] * seats
    state.copied, state.by_copy = NONE, False
    count = state.rules.deal_of(state.number)
    facts = {"number": state.number, "cards": count, "first": SEAT_LETTERS[state.first]}
    notes.append(Event("round", None, facts))
    order = [(state.first + step) % seats for step in range(seats)]
    for _ in range(count):
        for seat in order:
            card = NONE if state.out(seat) else _draw(state, notes)
            if card != NONE:
                insort(state.hands[seat], card)


def _draw(state: State, notes: Notes) -> int:
    """The top card of the pile; `NONE` if there is none at all (dog.md 2.3)."""
    if not state.pile and state.discard:
        state.pile, state.discard = state.discard, []
        state.shuffle(state.pile)
        notes.append(Event("reshuffle", None, {"count": len(state.pile)}))
    return state.pile.pop() if state.pile else NONE


def choose_gift(state: State, seat: int, kind: int, notes: Notes) -> None:
    """A seat chooses the card for its partner, or another one than before."""
    facts = _again(state.gifts[seat])
    state.gifts[seat] = kind
    notes.append(Event("gift_chosen", seat, facts, {"card": state.rules.cards[kind].key}))
    _go_on(state, notes)


def choose_opening(state: State, seat: int, number: int, notes: Notes) -> None:
    """A seat chooses the pawn that begins on its start: openly in turn, or all at once (R30)."""
    facts = _again(state.openings[seat])
    state.openings[seat] = number
    if state.answers() is None:
        _open(state, seat, notes)
        state.turn += 1
        state.active = _after(state, seat)
        if state.openings[state.active] != NONE:
            _begin_play(state)
        return
    notes.append(Event("opening_chosen", seat, facts, {"pawn": RANKS[number]}))
    _go_on(state, notes)


def _again(chosen: int) -> dict[str, bool]:
    """The facts of a choice where `chosen` was chosen before: that it was, if it was."""
    return {} if chosen == NONE else {"again": True}


def _go_on(state: State, notes: Notes) -> None:
    """Go on if nobody needs to choose any more where all choose at once."""
    if state.acting():
        return
    if state.phase == EXCHANGE:
        _exchange(state, notes)
        return
    for seat in state.playing():
        _open(state, seat, notes)
    state.turn += 1
    _begin_play(state)


def _exchange(state: State, notes: Notes) -> None:
    """All have chosen: the cards change hands."""
    keys = [card.key for card in state.rules.cards]
    notes.append(Event("exchange", None))
    for seat in state.playing():
        state.hands[seat].remove(state.gifts[seat])
    for seat in state.playing():
        got = state.gifts[state.board.ring.partner[seat]]
        insort(state.hands[seat], got)
        secret = {"gave": keys[state.gifts[seat]], "got": keys[got]}
        notes.append(Event("received", seat, {}, secret))
    state.turn += 1
    if state.rules.royal and state.number == 1:
        state.phase = OPENING
    else:
        _begin_play(state)


def _open(state: State, seat: int, notes: Notes) -> None:
    number = state.openings[seat]
    start = state.board.ring.starts[seat]
    state.board.move(PAWNS * seat + number, start)
    notes.append(Event("opened", seat, {"pawn": RANKS[number], "square": f"p{start}"}))


def _begin_play(state: State) -> None:
    state.phase = PLAY
    state.active = state.first
    state.openings = [NONE] * state.rules.seats


def play_card(
    state: State,
    kind: int,
    acts_as: int,
    parts: Sequence[Part],
    jump: int | None,
    notes: Notes,
) -> None:
    """The active seat plays a card that acts as `acts_as`, which may be the same."""
    seat, board, cards = state.active, state.board, state.rules.cards
    state.hands[seat].remove(kind)
    state.discard.append(kind)
    notes.append(Event("play", seat, {"card": cards[kind].key, "acts_as": cards[acts_as].key}))
    home = [one for one in state.playing() if board.all_home(one)]
    deed = do_play(state.rules, board, cards[acts_as], parts, jump)
    _tell(state, deed, notes)
    card = _draw(state, notes) if deed.draws else NONE
    if card != NONE:
        insort(state.hands[seat], card)
        notes.append(Event("extra_card", seat, {}, {"card": cards[card].key}))
    state.copied, state.by_copy = acts_as, cards[kind].effect == "copy"
    state.shown = _shown(state, kind, acts_as, deed, drew=card != NONE)
    if not state.rules.royal:
        board.sort()
    for one in state.playing():
        if one not in home and board.all_home(one):
            notes.append(Event("all_home", one))
    if board.won(seat):
        _end(state, "all_home", notes)
    else:
        _pass_on(state, notes)


def _shown(state: State, kind: int, acts_as: int, deed: Deed, *, drew: bool) -> Shown:
    """What is remembered of a play. In Dog pawns are alike: only their owners are remembered."""
    ways, sent = deed.ways, deed.sent
    if not state.rules.royal:
        ways = tuple(way._replace(pawn=way.pawn // PAWNS * PAWNS) for way in ways)
        sent = tuple(one._replace(pawn=one.pawn // PAWNS * PAWNS) for one in sent)
    return Shown(state.active, kind, acts_as, ways, sent, drew)


def _tell(state: State, deed: Deed, notes: Notes) -> None:
    """Who went where, and who was sent home."""
    for way in deed.ways:
        owner = way.pawn // PAWNS
        ends = {
            "from": place_key(state.board, owner, way.start),
            "to": place_key(state.board, owner, way.end),
        }
        pawn = pawn_name(state.rules, way.pawn)
        notes.append(Event("move", state.active, {**pawn, **ends, "how": way.how}))
    for sent in deed.sent:
        facts = {**pawn_name(state.rules, sent.pawn), "from": f"p{sent.place}"}
        notes.append(Event("burnt" if sent.burnt else "captured", state.active, facts))


def fold(state: State, notes: Notes) -> None:
    """The active seat can play nothing: its hand is discarded, openly, and it sits out."""
    seat = state.active
    hand, cards = state.hands[seat], state.rules.cards
    notes.append(Event("fold", seat, {"cards": [cards[kind].key for kind in hand]}))
    state.discard.extend(hand)
    if "copy_folded" in state.rules.on:
        for kind in hand:
            if cards[kind].effect != "copy":
                state.copied, state.by_copy = kind, False
    state.hands[seat] = []
    state.folded[seat] = True
    _pass_on(state, notes)


def _after(state: State, seat: int) -> int:
    """The next seat clockwise whose team still plays."""
    seats = state.rules.seats
    order = ((seat + step) % seats for step in range(1, seats + 1))
    return next(one for one in order if not state.out(one))


def _pass_on(state: State, notes: Notes) -> None:
    """The next seat that still has cards plays; if none has, a new round begins."""
    seats = state.rules.seats
    order = ((state.active + step) % seats for step in range(1, seats + 1))
    holder = next((seat for seat in order if state.hands[seat]), None)
    if holder is None:
        state.first = _after(state, state.first)
        begin_round(state, notes)
    else:
        state.turn += 1
        state.active = holder


def resign(state: State, seat: int, notes: Notes) -> None:
    """A seat gives up, and with it its team: nobody can play this game without a partner.

    Their cards are discarded; their pawns leave the track, where they would only be in the way.
    """
    partner = state.board.ring.partner[seat]
    was_out = state.out(seat)
    keys = [card.key for card in state.rules.cards]
    notes.append(Event("resigned", seat, {"cards": [keys[kind] for kind in state.hands[seat]]}))
    state.resigned[seat] = True
    if was_out:
        return
    cards = [keys[kind] for kind in state.hands[partner]]
    notes.append(Event("team_out", partner, {"cards": cards}))
    for one in (seat, partner):
        state.discard.extend(state.hands[one])
        state.hands[one] = []
        state.gifts[one] = state.openings[one] = NONE
        for pawn, place in enumerate(state.board.side(one), PAWNS * one):
            if place < state.board.ring.length:
                state.board.move(pawn, HOME)
    if not state.rules.royal:
        state.board.sort()
    state.turn += 1
    if len(state.playing()) <= 2:  # noqa: PLR2004  (one team)
        _end(state, "resigned", notes)
    else:
        _without(state, notes)


def _without(state: State, notes: Notes) -> None:
    """Go on after a team has gone."""
    # A round that runs was begun by who began it: the next seat begins the next one.
    if state.out(state.first) and not state.begun():
        state.first = _after(state, state.first)
    if state.answers() is not None:
        state.active = state.first
        _go_on(state, notes)
    elif not state.out(state.active):
        return
    elif state.phase == PLAY:
        _pass_on(state, notes)
    else:
        state.active = _after(state, state.active)
        if state.openings[state.active] != NONE:
            _begin_play(state)


def _end(state: State, reason: Reason, notes: Notes) -> None:
    if state.phase == EXCHANGE:
        # What was chosen but not yet told never happened, and stays secret.
        state.gifts = [NONE] * state.rules.seats
    state.openings = [NONE] * state.rules.seats
    state.phase = OVER
    state.reason = reason
    state.turn += 1
    winners = [SEAT_LETTERS[seat] for seat in winners_of(state)]
    notes.append(Event("over", None, {"reason": reason, "winners": winners}))


def winners_of(state: State) -> list[int]:
    """The two seats that have won a game that is over."""
    if state.reason == "resigned":
        return state.playing()
    return [seat for seat in range(state.rules.seats) if state.board.won(seat)]
