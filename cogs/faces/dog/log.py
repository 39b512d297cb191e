"""What happened in a game of Dog, a sentence an event, and why a move is refused."""

from collections.abc import Callable, Mapping

from cogs.faces.dog.board import partner
from cogs.faces.dog.terms import Terms, card_name, spot_named
from cogs.ui.text import Names, safe, shorten
from cogs.ui.words import Words
from rules.dog.view import RANKS, SEAT_LETTERS, DogView, Spot
from rules.game import Event
from rules.refusals import Refusal

WORD_LIMIT = 40
"""How much of a word that somebody typed is repeated."""


def sentence(event: Event, view: DogView, words: Words, names: Names) -> str | None:
    """The event in words; None if it needs none."""
    tell = _SENTENCES.get(event.kind)
    return None if tell is None else tell(event, view, Terms(words, names, view.viewer))


_Tell = Callable[[Event, DogView, Terms], str | None]


def _seat(letter: str) -> int:
    return SEAT_LETTERS.index(letter)


def _spot(key: str) -> Spot:
    return spot_named(key) or Spot(where="home", number=0)


def _round(event: Event, _view: DogView, terms: Terms) -> str:
    facts, first = event.facts, _seat(event.facts["first"])
    return terms.words(
        "dog-log-round",
        number=str(facts["number"]),
        n=facts["cards"],
        you=terms.you(first),
        name=terms.name(first),
    )


def _about(key: str) -> _Tell:
    """A sentence that only needs whom it is about."""

    def tell(event: Event, view: DogView, terms: Terms) -> str:
        seat = event.seat or 0
        other = partner(view, seat)
        return terms.words(
            key,
            you=terms.you(seat),
            name=terms.name(seat),
            partner=terms.who(other),
            yours=terms.you(other),
        )

    return tell


def _gift(event: Event, view: DogView, terms: Terms) -> str | None:
    """What was chosen is told only to who chose it; nothing once all have: that is told for all."""
    if view.phase != "exchange":
        return None
    card = event.secret.get("card")
    if card is None or not terms.you(event.seat or 0):
        return _chosen("dog-log-gift", event, view, terms)
    name = terms.name(partner(view, event.seat or 0))
    return terms.words("dog-log-gift-own", card=terms.card(card), name=name)


def _opening(event: Event, view: DogView, terms: Terms) -> str | None:
    rank = event.secret.get("pawn")
    if rank is None or not terms.you(event.seat or 0):
        return _chosen("dog-log-opening", event, view, terms)
    return terms.words("dog-log-opening-own", kind=terms.kind(rank))


def _chosen(key: str, event: Event, view: DogView, terms: Terms) -> str | None:
    """That somebody has chosen; nothing the next time, when they only change their mind."""
    return None if event.facts.get("again") else _about(key)(event, view, terms)


def _all_home(event: Event, view: DogView, terms: Terms) -> str | None:
    """Nothing once the game is over: then there is nobody to help, and the result tells it."""
    return None if view.outcome else _about("dog-log-all-home")(event, view, terms)


def _opened(event: Event, _view: DogView, terms: Terms) -> str:
    seat, facts = event.seat or 0, event.facts
    return terms.words(
        "dog-log-opened",
        you=terms.you(seat),
        name=terms.name(seat),
        kind=terms.kind(facts["pawn"]),
        place=terms.place(_spot(facts["square"])),
    )


def _play(event: Event, _view: DogView, terms: Terms) -> str:
    seat, facts = event.seat or 0, event.facts
    card = terms.card(facts["card"])
    if facts["acts_as"] != facts["card"]:
        card = terms.words("dog-card-as", card=card, other=terms.card(facts["acts_as"]))
    return terms.words("dog-log-play", you=terms.you(seat), name=terms.name(seat), card=card)


def _move(event: Event, _view: DogView, terms: Terms) -> str:
    facts = event.facts
    pawn = terms.moved(_seat(facts["owner"]), facts["rank"], event.seat or 0)
    told = terms.words(
        f"dog-deed-{'walk' if facts['how'] == 'swap' else facts['how']}",
        **{"pawn": pawn, "from": terms.place(_spot(facts["from"]))},
        to=terms.place(_spot(facts["to"])),
    )
    return terms.words("dog-sentence", clause=told[:1].upper() + told[1:])


def _sent(key: str) -> _Tell:
    def tell(event: Event, _view: DogView, terms: Terms) -> str:
        facts = event.facts
        owner = _seat(facts["owner"])
        pawn = terms.pawn_at(owner, facts["rank"], _spot(facts["from"]))
        told = terms.words(key, n=1, pawns=pawn)
        return terms.words("dog-sentence", clause=told[:1].upper() + told[1:])

    return tell


def _extra(event: Event, _view: DogView, terms: Terms) -> str:
    seat = event.seat or 0
    card = event.secret.get("card")
    if card is not None and terms.you(seat):
        return terms.words("dog-log-extra-own", card=terms.card(card))
    return terms.words("dog-log-extra", you=terms.you(seat), name=terms.name(seat))


def _fold(event: Event, _view: DogView, terms: Terms) -> str:
    seat = event.seat or 0
    return terms.words(
        "dog-log-fold",
        you=terms.you(seat),
        name=terms.name(seat),
        cards=terms.cards(event.facts["cards"]),
    )


_SENTENCES: Mapping[str, _Tell] = {
    "round": _round,
    "reshuffle": lambda event, _, terms: terms.words("dog-log-reshuffle", n=event.facts["count"]),
    "gift_chosen": _gift,
    "exchange": lambda _event, _view, terms: terms.words("dog-log-exchange"),
    "opening_chosen": _opening,
    "opened": _opened,
    "play": _play,
    "move": _move,
    "captured": _sent("dog-deed-captured"),
    "burnt": _sent("dog-deed-burnt"),
    "extra_card": _extra,
    "all_home": _all_home,
    "fold": _fold,
    "resigned": _about("dog-log-resigned"),
    "team_out": _about("dog-log-team-out"),
}
"""Every kind of event but `over`, which the result tells, and `received`, which the hand tells."""


def refusal(refused: Refusal, words: Words, cards: str | None = None) -> str | None:
    """The rule that forbids a move, in words; None for refusals that are not of this game.

    `cards`, if given, are named instead of the one card that was refused.
    """
    if not refused.code.startswith("dog-"):
        return None
    terms = Terms(words, Names([]), None)
    facts = {name: str(value) for name, value in refused.facts.items()}
    told: dict[str, str] = {}
    if "word" in facts:
        told["word"] = _word(facts["word"], terms)
    for name in ("card", "copied"):
        if name in facts:
            told[name] = card_name(facts[name], words)
    if cards is not None:
        told["card"] = cards
    if "side" in facts:
        told["side"] = facts["side"]
    if "pawn" in facts:
        told["pawn"] = _pawn(facts["pawn"], terms)
    for name in ("to", "square"):
        if name in facts:
            spot = spot_named(facts[name])
            told[name] = safe(facts[name]) if spot is None else terms.place(spot)
    return words(f"refusal-{refused.code}", **told)


def _word(key: str, terms: Terms) -> str:
    """A word out of place: what it names, if it was read as something, else as it was typed."""
    if key in RANKS:
        return terms.kind(key)
    spot = spot_named(key)
    return terms.at(spot) if spot else safe(shorten(key, WORD_LIMIT))


def _pawn(key: str, terms: Terms) -> str:
    """A pawn by its key: the king, the pawn on 28."""
    if key in RANKS:
        return terms.words("dog-the-pawn", rank=key)
    the = terms.words("dog-the-pawn", rank="pawn")
    spot = spot_named(key)
    return terms.words("dog-pawn-at", pawn=the, at=terms.at(spot)) if spot else the
