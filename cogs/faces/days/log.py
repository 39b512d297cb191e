"""What happened in a game of days, a sentence an event, and why a move is refused."""

from collections.abc import Callable, Mapping

from cogs.faces.days.terms import Terms, seat_of
from cogs.ui.text import Names, safe, shorten
from cogs.ui.words import Words
from rules.days.cards import CARDS, CATS, KINDS, Animal
from rules.days.view import SEAT_LETTERS, DaysView
from rules.game import Event, Viewer
from rules.refusals import Refusal

WORD_LIMIT = 40
"""How much of a word that somebody typed is repeated."""


def spots_of(event: Event, terms: Terms, *, brief: bool = False) -> dict[str, str]:
    """The days that an event names, as facts for its sentence.

    Where the actor is the subject of the sentence, their week is "their own"; `brief` leaves it out
    where a card is simply laid down or taken home. Where an animal is the subject, every week is
    named, once.
    """
    facts = event.facts
    spots: dict[str, str] = {}
    if "week" in facts and "day" in facts:
        week, day = seat_of(facts["week"]), facts["day"]
        stays = facts.get("to_week") == facts["week"]
        spots["from"] = terms.day(day) if stays else terms.spot(week, day)
        actor = event.seat if event.kind in ("place", "cover", "tree") else None
        unsaid = brief and event.kind in ("place", "tree") and week == event.seat
        spots["spot"] = terms.day(day) if unsaid else terms.spot(week, day, actor)
    if "to_week" in facts:
        to_week, to_day = seat_of(facts["to_week"]), facts["to_day"]
        taken = brief and event.kind == "steal"
        spots["to"] = terms.day(to_day) if taken else terms.spot(to_week, to_day)
    return spots


def swap_of(event: Event, terms: Terms) -> dict[str, str]:
    """The two cats of a swap, whose they were, and their day, as facts for its sentence."""
    facts = event.facts
    return {
        "day": terms.day(facts["day"]),
        "card": terms.card(facts["card"]),
        "name": terms.who(seat_of(facts["week"])),
        "other_card": terms.card(facts["other_card"]),
        "other": terms.who(seat_of(facts["other_week"])),
    }


def sentence(event: Event, view: DaysView, words: Words, names: Names) -> str | None:
    """The event in words, as the viewer may know it; None if it needs none."""
    tell = _SENTENCES.get(event.kind)
    if tell is None:
        return None
    return tell(event.seen_by(view.viewer), Terms(words, names, view.viewer))


def _by_seat(event: Event, terms: Terms) -> dict[str, str | bool]:
    if event.seat is None:
        return {}
    return {"you": terms.you(event.seat), "name": terms.name(event.seat)}


def _plain(key: str) -> Callable[[Event, Terms], str]:
    """A sentence that only needs who did it, its cards and its days."""

    def tell(event: Event, terms: Terms) -> str:
        cards = {
            name: terms.card(event.facts[name]) for name in ("card", "on") if name in event.facts
        }
        return terms.words(
            key, **_by_seat(event, terms), **cards, **spots_of(event, terms, brief=True)
        )

    return tell


def _deal(event: Event, terms: Terms) -> str:
    starter = seat_of(event.facts["starter"])
    return terms.words("days-log-deal", you=terms.you(starter), name=terms.name(starter))


def _draw(event: Event, terms: Terms) -> str:
    if "card" in event.secret:
        return terms.words("days-log-drawn", card=terms.card(event.secret["card"]))
    return terms.words("days-log-draw", **_by_seat(event, terms))


def _swap(event: Event, terms: Terms) -> str:
    facts = event.facts
    day, other = terms.day(facts["day"]), terms.who(seat_of(facts["other_week"]))
    told = terms.words("days-log-swap", **_by_seat(event, terms), day=day, other=other)
    if "gave" not in facts:
        # Stored before it was noted what changed places.
        return told
    gave, got = terms.pile(facts["gave"]), terms.pile(facts["got"])
    gone = terms.words(
        "days-log-swap-gone", gave=gave, other=other, got=got, **_by_seat(event, terms)
    )
    return f"{told} {gone}"


def _toys(event: Event, terms: Terms) -> str:
    return terms.words("days-log-toys", **swap_of(event, terms))


def _discard(event: Event, terms: Terms) -> str:
    cards = terms.cards(event.facts["cards"])
    if "day" not in event.facts:
        return terms.words("days-log-left-over", cards=cards)
    return terms.words("days-log-discard", cards=cards, **spots_of(event, terms))


def _catnip(event: Event, terms: Terms) -> str:
    laid = ", ".join(terms.card(card) for card in event.facts["laid"])
    day = terms.day(event.facts["day"])
    return terms.words("days-log-catnip", **_by_seat(event, terms), laid=laid, day=day)


def _trim_needed(event: Event, terms: Terms) -> str:
    names = terms.words.list(terms.who(seat_of(seat)) for seat in event.facts["seats"])
    return terms.words("days-log-trim-needed", names=names)


def _trim_chosen(event: Event, terms: Terms) -> str:
    if "cards" in event.secret:
        return terms.words("days-log-trim-mine", cards=terms.cards(event.secret["cards"]))
    return terms.words("days-log-trim-chosen", **_by_seat(event, terms))


def _trim_done(event: Event, terms: Terms) -> str:
    parts = [
        terms.words("days-log-trim-seat", name=terms.who(seat_of(letter)), cards=terms.cards(cards))
        for letter, cards in event.facts["cards"].items()
    ]
    return terms.words("days-log-trim-done", list="; ".join(parts))


def _reshuffle(event: Event, terms: Terms) -> str:
    return terms.words("days-log-reshuffle", n=event.facts["count"])


def _full(event: Event, terms: Terms) -> str:
    week = seat_of(event.facts["week"])
    return terms.words("days-log-full", you=terms.you(week), name=terms.name(week))


_SENTENCES: Mapping[str, Callable[[Event, Terms], str]] = {
    "deal": _deal,
    "draw": _draw,
    "place": _plain("days-log-place"),
    "cover": _plain("days-log-cover"),
    "move": _plain("days-log-move"),
    "swap_piles": _swap,
    "swap_cards": _toys,
    "discard": _discard,
    "event": _plain("days-log-event"),
    "steal": _plain("days-log-steal"),
    "tree": _plain("days-log-tree"),
    "catnip": _catnip,
    "trim_needed": _trim_needed,
    "trim_chosen": _trim_chosen,
    "trim_done": _trim_done,
    "reshuffle": _reshuffle,
    "pass": _plain("days-log-pass"),
    "resigned": _plain("days-log-resigned"),
    "full_week": _full,
}
"""Every kind of event but `over`, which the result tells."""


def refusal(refused: Refusal, words: Words, names: Names, viewer: Viewer = None) -> str | None:
    """The rule that forbids a move, in words; None for refusals that are not of these games."""
    if not refused.code.startswith("days-"):
        return None
    terms = Terms(words, names, viewer)
    facts = refused.facts
    told: dict[str, str | int] = {n: v for n, v in facts.items() if isinstance(v, int)}
    for name in ("card", "on", "other"):
        if name in facts:
            told[name] = terms.card(str(facts[name]))
    if "word" in facts:
        told["word"] = safe(shorten(str(facts["word"]), WORD_LIMIT))
    if "card" in facts:
        told |= _about_card(str(facts["card"]), terms)
    if "day" in facts:
        told["day"] = terms.day(str(facts["day"]))
    if "week" in facts:
        told |= _about_week(facts, terms)
    return words(f"refusal-{refused.code}", **told)


def _about_card(card: str, terms: Terms) -> dict[str, str]:
    data = CARDS[KINDS[card]]
    about = {"kind": "cat" if data in (*CATS.animals, *CATS.events) else "dog"}
    if isinstance(data, Animal):
        about["days"] = ", ".join(terms.day(day) for day in data.place.days)
    return about


def _about_week(facts: Mapping[str, str | int], terms: Terms) -> dict[str, str]:
    letter = str(facts["week"])
    about = {"letter": letter.upper()}
    if letter in SEAT_LETTERS[: len(terms.names)]:
        about["at"] = terms.at(seat_of(letter))
        if "day" in facts:
            about["spot"] = terms.spot(seat_of(letter), str(facts["day"]))
    return about
