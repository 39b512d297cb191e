"""The first position: what is shuffled and dealt, all from the seed (dog_lover.md 3)."""

from collections.abc import Sequence

from rules.dog_lover.ruleset import END, Ruleset
from rules.dog_lover.state import CELL_COUNT, Area, Board, Dog, State
from rules.fair import Stream


def first_position(rules: Ruleset, seed: bytes) -> State:
    """Shuffled and dealt; the last player is to put the watch dog beside the grid."""
    stream, cards, seats = Stream(seed), rules.cards, rules.seats
    deck = cards.deck(seats)
    dogs = _shuffled(stream, [card for card in deck if rules.kind_of[card] == "dog"])[:seats]
    for dog in dogs:
        deck.remove(dog)
    tricks: Sequence[str] = cards.tricks(rules.start_role)
    if rules.options.special_start:
        tricks = _shuffled(stream, tricks)
    deck = _with_end(stream, rules, _shuffled(stream, deck))
    grid = tuple(deck.pop() for _ in range(CELL_COUNT))
    tricks_pile = _shuffled(stream, cards.tricks("learnable"))
    shelter_pile = _shuffled(stream, cards.rescued)
    first = 0 if rules.options.host_begins else stream.below(seats)
    last = (first - 1) % seats
    areas = tuple(
        Area(dogs=(Dog(dogs[seat]),), tricks=(tricks[seat],), fetch=seat == last)
        for seat in range(seats)
    )
    values = cards.values
    return State(
        rules=rules,
        board=Board(
            areas=areas,
            grid=grid,
            tricks=_turned_up(tricks_pile, values.tricks_shown),
            shelter=_turned_up(shelter_pile, values.shelter_shown),
        ),
        deck=tuple(deck),
        tricks_pile=tuple(tricks_pile),
        shelter_pile=tuple(shelter_pile),
        seed=seed,
        used=stream.used,
        first=first,
        active=last,
        resigned=(False,) * seats,
    )


def _shuffled(stream: Stream, cards: Sequence[str]) -> list[str]:
    order = [*range(len(cards))]
    stream.shuffle(order)
    return [cards[place] for place in order]


def _with_end(stream: Stream, rules: Ruleset, deck: list[str]) -> list[str]:
    """The shuffled deck with the End Game card in it; the last card is drawn first.

    Under it lie so many cards for each player that the grid is full whenever somebody must
    retrieve; it is shuffled among the next ones (dog_lover.md 3.6).
    """
    values = rules.cards.values
    at = values.end_reserve * rules.seats + stream.below(values.end_jitter + 1)
    return [*deck[:at], END, *deck[at:]]


def _turned_up(pile: list[str], number: int) -> tuple[str, ...]:
    """Take so many cards off a pile, or all it has; the last turned up comes first."""
    shown = [pile.pop() for _ in range(min(number, len(pile)))]
    return tuple(reversed(shown))
