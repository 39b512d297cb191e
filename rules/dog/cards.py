"""Every card of Dog and Dog Royal, read from `cards/*.json` and checked once, at import.

To the engine a card is a plain number, its **kind**: its place in the card table of its game.
"""

import json
from pathlib import Path
from typing import Literal, Self

from pydantic import BaseModel, ConfigDict, Field, model_validator

Effect = Literal["walk", "split", "swap", "magnet", "any", "copy"]
DECK = 110
"""How many cards each game has (dog.md 2)."""
KING_STRIDE = 7
"""The king walks no further with one card (dog.md R8)."""


class _Fact(BaseModel):
    """A piece of card data: never changed after it was read."""

    model_config = ConfigDict(extra="forbid", frozen=True)


class Card(_Fact):
    """One kind of card (dog.md 7)."""

    key: str
    code: str
    """Its name in the notation of positions (dog.md 8)."""
    names: dict[str, str] = Field(min_length=1)
    """What the card is called, by language (`en`, `fr`)."""
    copies: int = Field(ge=1)
    colour: Literal["blue", "red", "green"]
    """Green ones ignore rank when they pass other pawns (dog.md R4)."""
    effect: Effect = "walk"
    """`walk`: one pawn goes one of `moves`; `split`: seven points for several pawns, which burn
    what they pass; `any`: as any other card of the game; `copy`: as the card last played."""
    moves: tuple[int, ...] = ()
    """Steps forward, or backward if negative."""
    enter: bool = False
    """Whether it may bring a pawn from home to its start instead."""

    @model_validator(mode="after")
    def _only_walks_move(self) -> Self:
        if (self.effect == "walk") != bool(self.moves):
            raise ValueError(f"{self.key}: the effect {self.effect} with moves {self.moves}")
        return self

    @property
    def king_moves(self) -> tuple[int, ...]:
        """Those of `moves` that a king may go."""
        return tuple(steps for steps in self.moves if abs(steps) <= KING_STRIDE)


class Deck(_Fact):
    """The cards of a game; a kind is a place in `cards`."""

    game: str
    cards: tuple[Card, ...]

    @model_validator(mode="after")
    def _whole(self) -> Self:
        if sum(card.copies for card in self.cards) != DECK:
            raise ValueError(f"{self.game} has not {DECK} cards")
        if len(self.kinds) != len(self.cards) or len(self.codes) != len(self.cards):
            raise ValueError(f"{self.game} has two cards of the same name")
        return self

    @property
    def kinds(self) -> dict[str, int]:
        """Kinds by their keys."""
        return {card.key: kind for kind, card in enumerate(self.cards)}

    @property
    def codes(self) -> dict[str, int]:
        """Kinds by their names in the notation of positions."""
        return {card.code: kind for kind, card in enumerate(self.cards)}


def _read(name: str) -> Deck:
    path = Path(__file__).with_name("cards") / name
    return Deck.model_validate(json.loads(path.read_text(encoding="utf-8")))


DECKS: dict[str, Deck] = {deck.game: deck for deck in (_read("dog.json"), _read("dog_royal.json"))}
"""By the name of the game."""


def names_in(language: str) -> dict[str, str]:
    """What the cards are called in a language, by key; only those that have a name in it."""
    return {
        card.key: card.names[language]
        for deck in DECKS.values()
        for card in deck.cards
        if language in card.names
    }
