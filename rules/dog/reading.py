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
        return any(_does(state, seat, role) for role in _roles(state, kind))
    if card.effect == "copy":
        return copied != NONE and _does(state, seat, copied)
    return _does(state, seat, kind)


def roles(state: State, seat: int, joker: int) -> list[int]:
    """The cards as which a joker could be played, in the order of the card table."""
    return [kind for kind in _roles(state, joker) if _does(state, seat, kind)]


def _roles(state: State, joker: int) -> list[int]:
    """All other cards."""
    return [kind for kind in range(len(state.rules.cards)) if kind != joker]


def _does(state: State, seat: int, kind: int) -> bool:
    return playable(state.rules, state.board, seat, state.rules.cards[kind])


def read(state: State, seat: int, path: Path) -> Reading:
    """What a path that begins with a card says. Raises a Refusal unless every key is legal."""
    kind = reasons.card_named(state.rules, path[0])
    if kind not in state.hands[seat]:
        raise illegal("dog-not-in-hand", card=path[0])
    card, keys, acts_as = state.rules.cards[kind], path[1:], kind
    if card.effect == "any" and not keys:
        options = {state.rules.cards[role].key: role for role in roles(state, seat, kind)}
        if not options:
            raise reasons.why_not_at_all(state, seat, kind)
        return Reading(kind, NONE, None, Step("as", options))
    if card.effect == "any":
        acts_as, keys = _role(state, card, keys[0]), keys[1:]
    elif card.effect == "copy":
        acts_as = state.copies()
        if acts_as == NONE:
            raise reasons.why_not_at_all(state, seat, kind)
    play = Play(state.rules, state.board, seat, state.rules.cards[acts_as])
    step = play.step()
    if not step.options:
        raise reasons.why_not_at_all(state, seat, acts_as if card.effect == "any" else kind)
    return Reading(kind, acts_as, play, _walk(play, step, keys))


def _walk(play: Play, step: Step, keys: Path) -> Step:
    """Take these steps, the first of which is `step`; what is asked then."""
    for key in keys:
        if not step.options:
            raise illegal("dog-too-long", word=key)
        if key not in step.options:
            raise reasons.why_not(play, step, key)
        play.take(step, key)
        step = play.step()
    return step


def _role(state: State, joker: Card, key: str) -> int:
    """The kind as which a joker is to be played."""
    kind = reasons.card_named(state.rules, key)
    if state.rules.cards[kind] == joker:
        raise illegal("dog-not-as", card=key)
    return kind
