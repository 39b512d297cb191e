"""Hands and a pile dealt anew, as somebody might think they are who sees only part of them."""

from collections import Counter
from collections.abc import Sequence
from random import Random
from typing import Any


def deal_anew(new: Any, known: Sequence[Counter[int]], drawn: int, rng: Random) -> None:
    """Mix the pile and all hands, but for the cards of hands that are known and those drawn."""
    pile = new.pile[: len(new.pile) - drawn]
    hidden = pile[:]
    for hand, cards in zip(new.hands, known, strict=True):
        hidden += (Counter(hand) - cards).elements()
    rng.shuffle(hidden)
    new.pile[: len(pile)] = [hidden.pop() for _ in pile]
    for seat, hand in enumerate(new.hands):
        kept = list((Counter(hand) & known[seat]).elements())
        new.hands[seat] = sorted(kept + [hidden.pop() for _ in range(len(hand) - len(kept))])
