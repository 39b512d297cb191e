"""A path, key by key, in the play of cards: what it has said so far and what is asked next."""

from typing import NamedTuple

from rules.dog import reasons
from rules.dog.cards import Card
from rules.dog.plays import Play, Step, playable
from rules.dog.refusals import illegal
from rules.dog.state import NONE, State
from rules.game import Choices, Path

FOLD = "fold"


class Reading(NamedTuple):
    """What a path says."""

    kind: int
    """The card that is played."""
    acts_as: int
    """The kind whose effect it has; `NONE` before it was said."""
    play: Play | None
    """How it is played; None before it was said what it acts as."""
    step: Step
    """What is asked next."""


def first_choices(state: State, seat: int) -> Choices:
    """The cards that can be played; `fold` if none can."""
    cards = state.rules.cards
    kinds = [kind for kind in sorted({*state.hands[seat]}) if can_play(state, seat, kind)]
    if not kinds:
        return Choices("fold", (FOLD,))
    return Choices("card", tuple(cards[kind].key for kind in kinds))


def can_play(state: State, seat: int, kind: int) -> bool:
    """Whether a seat could do anything with a card."""
    card, copied = state.rules.cards[kind], state.copies()
    if card.effect == "any":
        return bool(roles(state, seat, kind))
    if card.effect == "copy":
        return copied != NONE and _does(state, seat, copied)
    return _does(state, seat, kind)


def roles(state: State, seat: int, joker: int) -> list[int]:
    """The cards as which a joker could be played, in the order of the card table."""
    kinds = range(len(state.rules.cards))
    return [kind for kind in kinds if kind != joker and _does(state, seat, kind)]


def _does(state: State, seat: int, kind: int) -> bool:
    return playable(state.rules, state.board, seat, state.rules.cards[kind])


def read(state: State, seat: int, path: Path) -> Reading:
    """What a path that begins with a card says. Raises a Refusal unless every key is legal."""
    kind = reasons.card_named(state.rules, path[0])
    if kind not in state.hands[seat]:
        raise illegal("dog-not-in-hand", card=path[0])
    card, keys = state.rules.cards[kind], path[1:]
    if not can_play(state, seat, kind):
        raise reasons.why_not_at_all(state, seat, kind)
    acts_as = kind
    if card.effect == "copy":
        acts_as = state.copies()
    elif card.effect == "any":
        options = {state.rules.cards[role].key: role for role in roles(state, seat, kind)}
        if not keys:
            return Reading(kind, NONE, None, Step("as", options))
        acts_as, keys = _role(state, seat, card, keys[0], options), keys[1:]
    play = Play(state.rules, state.board, seat, state.rules.cards[acts_as])
    step = play.step()
    for key in keys:
        if not step.options:
            raise illegal("dog-too-long", word=key)
        if key not in step.options:
            raise reasons.why_not(play, step, key)
        play.take(step, key)
        step = play.step()
    return Reading(kind, acts_as, play, step)


def _role(state: State, seat: int, card: Card, key: str, options: dict[str, int]) -> int:
    if key in options:
        return options[key]
    kind = reasons.card_named(state.rules, key)
    if state.rules.cards[kind] == card:
        raise illegal("dog-not-as", card=key)
    raise reasons.why_not_at_all(state, seat, kind)
