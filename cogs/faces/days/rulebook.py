"""The rulebook of the games of days: its pages, made of catalogue texts and of the card data."""

from collections.abc import Sequence
from typing import Final

from cogs.faces import house_rules
from cogs.faces.days.cards import cards_of, name_of, text_of
from cogs.ui.words import Words
from rules.days.cards import CATNIP, CATS, KEYS, WOOF, Animal, Box, EventCard
from rules.days.options import CatOptions, MixedOptions, WoofOptions
from rules.game import Options


class DaysBook:
    """The rules of one game, page by page."""

    def __init__(
        self, game: str, boxes: Sequence[Box], options: type[Options], pages: Sequence[str]
    ) -> None:
        self.game: Final = game
        self.pages: Final = tuple(pages)
        """The names of the pages, in order."""
        self._boxes = tuple(boxes)
        self._options = tuple(options.model_fields)

    def title(self, page: str, words: Words) -> str:
        """The heading of a page."""
        return words(f"rules-{page}-title")

    def text(self, page: str, words: Words) -> str:
        """The text of a page: markdown, at most 1,500 characters."""
        match page:
            case "dogs" | "cats":
                return _list(words, [card for box in self._of(page) for card in box.animals])
            case "dog-events" | "cat-events":
                return _list(words, self._events(page.removesuffix("-events") + "s"))
            case "options":
                lines = house_rules.listed("", self._options, words)
                return "\n".join([words("rules-options"), *lines])
            case _:
                own = f"rules-{page}-{self.game}"
                return words(own if words.has(own) else f"rules-{page}", **self._facts())

    def _of(self, page: str) -> list[Box]:
        return [box for box in self._boxes if f"{box.species}s" == page]

    def _events(self, page: str) -> list[EventCard]:
        """The events that are played with: Catnip is left out of the mix (days.md 8)."""
        mixed = len(self._boxes) > 1
        events = [event for box in self._of(page) for event in box.events]
        return [event for event in events if not (mixed and event.key == KEYS[CATNIP])]

    def _facts(self) -> dict[str, str | int]:
        mixed, cats = len(self._boxes) > 1, CATS in self._boxes
        cards = [card for box in self._boxes for card in cards_of(box)]
        return {
            "hand": max(box.hand for box in self._boxes),
            "box": sum(card.copies for card in cards),
            "trees": "none" if not cats else "drawn" if mixed else "own",
        }


def _list(words: Words, cards: Sequence[Animal | EventCard]) -> str:
    scored = any(isinstance(card, Animal) for card in cards)
    lines = [words("rules-cards-note" if scored else "rules-events-note")]
    for card in cards:
        facts: dict[str, str | int] = {
            "name": name_of(card.key, words),
            "copies": card.copies,
            "text": text_of(card.key, words),
        }
        if isinstance(card, Animal):
            line = words("rules-card-animal", points=card.points, **facts)
        else:
            line = words("rules-card-event", **facts)
        lines.append(f"- {line}")
    return "\n".join(lines)


_LAST = ("end", "pile", "options", "house", "fair")
DAYS_BOOKS: Final = (
    DaysBook(
        "woof-days",
        (WOOF,),
        WoofOptions,
        ("goal", "turn", "week", "dogs", "dog-events", *_LAST),
    ),
    DaysBook(
        "cat-days",
        (CATS,),
        CatOptions,
        ("goal", "turn", "week", "tree", "cats", "cat-events", *_LAST),
    ),
    DaysBook(
        "mixed-days",
        (WOOF, CATS),
        MixedOptions,
        (
            *("goal", "turn", "week", "mixing", "tree"),
            *("dogs", "dog-events", "cats", "cat-events", *_LAST),
        ),
    ),
)
