"""The questions on the way to a move of days, and their answers, in words."""

from cogs.faces.days.board import Detail, week_text, weeks_text
from cogs.faces.days.hand import TREE, card_detail
from cogs.faces.days.terms import Terms, points_of, species_of
from cogs.faces.face import DETAIL_LIMIT, LABEL_LIMIT, Label
from cogs.ui.text import Names, shorten
from cogs.ui.words import Words
from rules.days.cards import CARDS, KINDS, Animal, EventCard
from rules.days.view import DAYS, SEAT_LETTERS, DaysView, DayView
from rules.game import Choices, Path

EMOJI = {"dog": "🐶", "cat": "🐱", None: "✨"}
"""By species; None for events. Only beside words that say the same."""

FEW = 3
"""With fewer discarded cards than this, hands are trimmed before a shuffle (days.md 2.5)."""

FIRST = frozenset({"action", "card", "draw", "pass"})
"""The questions with which a turn begins, by what there is to do."""

_ROLES = {
    "discard_visible": "treats",
    "discard_any": "laser",
    "swap_piles": "swap",
    "swap_one": "toys",
    "move_to_opponent": "move",
    "move_home": "move",
    "steal": "box",
    "lay_anew": "catnip",
    "tree": "tree",
}
"""What an event's questions are about: the last part of their keys in the catalogue."""

_TAKING = frozenset({"cover", "treats", "laser", "move", "box", "toys"})
"""The roles in which a week is chosen for the animals in it, not for its empty days."""


def role_of(card: str, options: tuple[str, ...]) -> str:
    """What the questions of a card are about."""
    data = CARDS[KINDS[card]]
    if isinstance(data, Animal):
        return "cover" if data.place_under(frozenset(options)).on == "animal" else "place"
    return _ROLES[data.effect]


class Way:
    """A path so far, read: which week, day and animal its next question is about."""

    def __init__(self, view: DaysView, path: Path) -> None:
        self.view = view
        self.card = path[0]
        self.role = role_of(self.card, view.options)
        self.own = view.viewer if view.viewer is not None else view.acting[0]
        steps = path[1:]
        self.weeks = [SEAT_LETTERS.index(step) for step in steps if step in SEAT_LETTERS]
        self.days = [DAYS.index(step) for step in steps if step in DAYS]
        self.positions = [int(step) for step in steps if step.isdecimal()]

    def week_asked(self, asks: str) -> int:
        """The week that a day or a position is asked of."""
        data = CARDS[KINDS[self.card]]
        if asks == "own_position":
            return self.weeks[0] if len(self.weeks) > 1 else self.own
        home = isinstance(data, EventCard) and data.effect in ("move_home", "steal")
        if asks == "to_day" and home:
            return self.own
        return self.weeks[-1] if self.weeks else self.own

    def swap_day(self) -> int | None:
        """The day on which a swap happens, as far as it is settled; None if not, or no swap."""
        data = CARDS[KINDS[self.card]]
        if isinstance(data, EventCard) and data.day is not None:
            return DAYS.index(data.day)
        return self.days[0] if self.days and self.role in ("swap", "toys") else None

    def moved(self) -> str:
        """The animal that is on its way to another day."""
        week = self.weeks[0] if self.weeks and self._source_named() else self.own
        beside = CARDS[KINDS[self.card]]
        takes_neighbour = isinstance(beside, Animal) and beside.effect == "move_neighbour"
        day = self.days[1] if takes_neighbour else self.days[0]
        pile = self.view.weeks[week][day].pile
        return pile[self.positions[0] - 1] if self.positions else pile[-1]

    def _source_named(self) -> bool:
        """Whether the first week of the path is where the animal comes from."""
        data = CARDS[KINDS[self.card]]
        return not (isinstance(data, Animal) and data.effect == "send_beneath")


def question(view: DaysView, path: Path, asks: str, words: Words, names: Names) -> str:
    """What is asked after `path`."""
    terms = Terms(words, names, view.viewer)
    if asks in FIRST:
        return words(f"days-ask-{asks}")
    if asks == "trim":
        return words("days-ask-trim", left=view.trim - len(path))
    way = Way(view, path)
    if asks in ("to_week", "to_day"):
        card = terms.card(way.moved())
        return words(f"days-ask-{asks}", card=card, at=terms.at(way.week_asked(asks)))
    card = terms.card(way.card)
    if asks == "neighbour":
        return words("days-ask-neighbour", card=card)
    day = way.swap_day()
    role = way.role
    if asks in ("week", "other_week") and "toys_between_opponents" in view.options:
        role = {"toys": "toys_any"}.get(role, role)
    return words(
        f"days-ask-{asks}-{role}",
        card=card,
        at=terms.at(way.week_asked(asks)),
        day="" if day is None else terms.day(day),
    )


def scene(view: DaysView, path: Path, choices: Choices, words: Words, names: Names) -> str:
    """The weeks that the question after `path` is about; empty if it is about none."""
    asks, keys = choices
    if asks in ("week", "to_week", "other_week"):
        return weeks_text(view, [SEAT_LETTERS.index(key) for key in keys], words, names)
    if asks in ("day", "to_day", "neighbour", "position", "own_position"):
        return weeks_text(view, (Way(view, path).week_asked(asks),), words, names)
    return ""


def label(view: DaysView, path: Path, asks: str, key: str, words: Words, names: Names) -> Label:
    """One answer, with what lies there."""
    terms = Terms(words, names, view.viewer)
    if asks in FIRST:
        made = _action(view, key, terms)
    elif asks == "trim":
        left = (view.hand or ()).count(key) - path.count(key)
        made = Label(_card_title(key, left, terms), "", EMOJI[species_of(key)])
    elif key == "stay":
        made = Label(words("days-choice-stay"))
    else:
        way = Way(view, path)
        if asks in ("week", "to_week", "other_week"):
            made = _week(way, asks, SEAT_LETTERS.index(key), terms)
        elif asks in ("position", "own_position"):
            made = _position(way, asks, int(key), terms)
        else:
            made = _day(way, way.week_asked(asks), DAYS.index(key), terms)
    return Label(shorten(made.text, LABEL_LIMIT), shorten(made.detail, DETAIL_LIMIT), made.emoji)


def _action(view: DaysView, key: str, terms: Terms) -> Label:
    if key == "draw":
        text = terms.words("days-choice-draw", left=view.draw_pile)
        if view.draw_pile == 1:
            few = len(view.discard) < FEW
            text = terms.words("days-choice-draw-trim" if few else "days-choice-draw-last")
        return Label(text, "", "🎴")
    if key == "pass":
        return Label(terms.words("days-choice-pass"))
    detail = card_detail(key, view.options, terms.words)
    count = (view.hand or ()).count(key)
    if key == TREE and view.viewer is not None:
        count += view.trees[view.viewer]
    emoji = "🌳" if key == TREE else EMOJI[species_of(key)]
    return Label(_card_title(key, count, terms), detail, emoji)


def _card_title(card: str, count: int, terms: Terms) -> str:
    title = _scored(card, terms) if species_of(card) else terms.card(card)
    return terms.many(title, count)


def _scored(card: str, terms: Terms) -> str:
    return f"{terms.card(card)} ({points_of(card)})"


def _week(way: Way, asks: str, week: int, terms: Terms) -> Label:
    text = terms.words(
        "days-choice-week",
        you=terms.you(week),
        letter=SEAT_LETTERS[week].upper(),
        name=terms.names.label(week),
        points=terms.points(way.view.totals[week]),
    )
    days = way.view.weeks[week]
    swapped = way.swap_day()
    if swapped is not None:
        return Label(text, _day_text(swapped, days[swapped], terms))
    if way.role in _TAKING and asks != "to_week":
        return Label(text, week_text(days, terms.words, Detail("counted")))
    empty = [day for day in range(7) if not days[day].pile]
    named = ", ".join(terms.short_day(day) for day in empty)
    return Label(text, terms.words("days-choice-free", n=len(empty), days=named))


def _day(way: Way, week: int, day: int, terms: Terms) -> Label:
    days = way.view.weeks[week]
    if way.role == "catnip":
        return _catnip(days, day, terms)
    lying = days[day]
    hidden = lying.pile[: len(lying.pile) - lying.visible]
    detail = ""
    if hidden:
        detail = terms.words("days-choice-beneath", cards=", ".join(_names(hidden, terms)))
    if way.role == "toys":
        other = way.week_asked("own_position")
        cards = ", ".join(_names(way.view.weeks[other][day].pile, terms))
        whose = terms.words("days-you") if terms.you(other) else terms.names.label(other)
        detail = terms.words("days-pair", what=capital(whose), value=cards)
    return Label(_day_text(day, lying, terms), detail)


def _day_text(day: int, lying: DayView, terms: Terms) -> str:
    visible = lying.pile[len(lying.pile) - lying.visible :]
    parts = [_scored(card, terms) for card in reversed(visible)]
    if lying.tree:
        parts = [terms.words("days-choice-tree"), *(parts or [terms.words("days-board-bare")])]
    value = ", ".join(parts) or terms.words("days-choice-empty")
    return terms.words("days-pair", what=capital(terms.short_day(day)), value=value)


def _names(pile: tuple[str, ...], terms: Terms) -> list[str]:
    """The cards of a pile from the top."""
    return [terms.card(card) for card in reversed(pile)]


def _catnip(days: tuple[DayView, ...], day: int, terms: Terms) -> Label:
    cats = count_cats(days)
    laid = min(cats, len(DAYS) - day)
    value = terms.words("days-choice-catnip", laid=laid, left=cats - laid)
    return Label(terms.words("days-pair", what=capital(terms.day(day)), value=value))


def count_cats(days: tuple[DayView, ...]) -> int:
    """How many cats lie in a week, covered ones too."""
    return sum(1 for day in days for card in day.pile if species_of(card) == "cat")


def _position(way: Way, asks: str, position: int, terms: Terms) -> Label:
    lying = way.view.weeks[way.week_asked(asks)][way.days[0]]
    card = lying.pile[position - 1]
    text = terms.words(
        "days-choice-position", n=position, card=terms.card(card), points=points_of(card)
    )
    if position == len(lying.pile):
        return Label(text, terms.words("days-choice-top"))
    if position > len(lying.pile) - lying.visible:
        return Label(text, terms.words("days-choice-visible"))
    above = terms.card(lying.pile[position])
    return Label(text, terms.words("days-choice-under", card=above))


def capital(text: str) -> str:
    """The text with its first letter large, as at the beginning of a sentence."""
    return text[:1].upper() + text[1:]
