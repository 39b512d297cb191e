"""The words of Dog Lover: cards, cells, posts, food and points as a reader calls them."""

from collections.abc import Iterable, Sequence
from typing import Final

from cogs.faces.people import PeopleTerms
from cogs.ui.text import Names
from cogs.ui.words import Words
from rules.dog_lover.cards import CardSet, card_set
from rules.dog_lover.view import CELLS, FOODS, LoverView
from rules.game import Viewer

_CELL: Final = 2
"""Characters of a cell's key."""


def split_cells(text: str) -> tuple[str, ...]:
    """The cells of keys written together: `a1b1c1`."""
    return tuple(text[at : at + _CELL] for at in range(0, len(text), _CELL))


def split_place(key: str) -> tuple[tuple[str, ...], str]:
    """The cells and the watch dog's next post of a placement's key: `a1b1c1-w1`."""
    cells, _, post = key.partition("-")
    return split_cells(cells), post


def cells_text(cells: Iterable[str]) -> str:
    """Cells in a row: `A1 B1 C1`."""
    return " ".join(cell.upper() for cell in cells)


def line_of(post: str) -> str:
    """The row or column that a post guards, as it is written: `1`, `B`."""
    return post[1:].upper()


def line_cells(post: str) -> tuple[str, ...]:
    """The cells of the line that a post guards, from the left or the top."""
    return tuple(cell for cell in CELLS if post[1:] in cell)


def post_words(post: str, words: Words) -> str:
    """Where the watch dog stands: `left of row 1`, `above column B`."""
    return words(f"lover-post-{post[:1]}", line=line_of(post))


def line_words(line: str, words: Words) -> str:
    """A row or a column: `row 1`, `column B`."""
    return words("lover-line-row" if line.isdecimal() else "lover-line-column", line=line.upper())


def cubes_words(cubes: Sequence[int], words: Words) -> str:
    """Food cubes, or the symbols of a dog, in the order of `FOODS`: `2 scraps, 1 wild`."""
    return ", ".join(
        words(f"lover-food-{food}", n=count)
        for food, count in zip(FOODS, cubes, strict=False)
        if count
    )


class Terms(PeopleTerms):
    """Turns keys into words for one reader: `viewer` is "you", everybody else has a name."""

    def __init__(self, words: Words, names: Names, viewer: Viewer, cards: CardSet) -> None:
        super().__init__(words, names, viewer)
        self.cards = cards

    @classmethod
    def of(cls, view: LoverView, words: Words, names: Names) -> "Terms":
        """The words for whoever has this view."""
        return cls(words, names, view.viewer, card_set(view.cards))

    def who(self, seat: int) -> str:
        """A seat in a list of people: `you` or its name."""
        return self.words("lover-you") if self.you(seat) else self.name(seat)

    def card(self, card: str) -> str:
        """A card's name."""
        return self.cards.name(card, self.words.language)

    def listed(self, cards: Iterable[str]) -> str:
        """Cards in a row, equal ones together: `Bone, Walk`."""
        counts: dict[str, int] = {}
        for card in cards:
            counts[card] = counts.get(card, 0) + 1
        return ", ".join(self.many(card, count) for card, count in counts.items())

    def many(self, card: str, count: int) -> str:
        """A card, with how many there are if there are several."""
        name = self.card(card)
        return name if count == 1 else self.words("lover-many", card=name, n=count)

    def at(self, card: str, cell: str) -> str:
        """A card and where it lies: `Bone (A1)`."""
        return self.words("lover-at", card=self.card(card), cell=cell.upper())

    def points(self, count: int) -> str:
        """`3 points`."""
        return self.words("lover-points", n=count)

    def counted(self, item: str, count: int) -> str:
        """So many of a thing by its kind: `2 Training`, `1 food cube`."""
        return self.words(f"lover-counted-{item}", n=count)

    def cubes(self, cubes: Sequence[int]) -> str:
        """Food cubes: `2 scraps, 1 wild`."""
        return cubes_words(cubes, self.words)

    def post(self, post: str) -> str:
        """Where the watch dog stands: `left of row 1`."""
        return post_words(post, self.words)

    def line(self, post: str) -> str:
        """The line that a post guards: `row 1`."""
        return line_words(post[1:], self.words)
