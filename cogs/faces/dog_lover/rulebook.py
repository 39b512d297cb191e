"""The rulebook of Dog Lover: its pages, made of catalogue texts and of the newest card file."""

from collections.abc import Iterator, Sequence
from typing import Final

from cogs.faces import house_rules
from cogs.faces.dog_lover.does import in_full, post_of
from cogs.faces.dog_lover.full import KINDS, bones, full, things
from cogs.faces.dog_lover.terms import cells_text, post_words
from cogs.ui.words import LANGUAGES, Words, words_for
from rules.dog_lover.cards import PLAYERS, CardSet, newest
from rules.dog_lover.options import LoverOptions
from rules.dog_lover.view import CELLS

ROOM: Final = 1500
"""Characters of cards on a page; the text above them is shorter than the rest of a page."""
FIXED: Final = ("goal", "setup", "turn", "grid")
LISTS: Final = ("cards", "dogs", "rescued", "traits", "tricks")
LAST: Final = ("end", "notation", "options", "house", "tips", "fair")
CHOSEN: Final = tuple(name for name in LoverOptions.model_fields if name != "cards")
"""The options that a member chooses; which card file it is, the bot settles."""


class LoverBook:
    """The rules of Dog Lover, page by page; a list that is too long for one page has several."""

    game: str = "dog-lover"

    @property
    def pages(self) -> tuple[str, ...]:
        """The names of the pages, in order: `dogs`, `dogs-2`."""
        cards = newest()
        kinds, *lists = (self._of_list(name, cards) for name in LISTS)
        return (*FIXED, *kinds, *LAST[:1], *(page for pages in lists for page in pages), *LAST[1:])

    def title(self, page: str, words: Words) -> str:
        """The heading of a page."""
        name = page.partition("-")[0]
        return words("rules-fair-title" if name == "fair" else f"rules-dog-lover-{name}-title")

    def text(self, page: str, words: Words) -> str:
        """The text of a page: markdown, at most 1,700 characters."""
        name, _, number = page.partition("-")
        cards = newest()
        match name:
            case "fair":
                return words("rules-fair")
            case "options":
                told = house_rules.listed(self.game, CHOSEN, words)
                return "\n".join((words("rules-dog-lover-options"), *told))
            case _ if name in LISTS:
                shares = _shares(_lines(name, cards, words), len(self._of_list(name, cards)))
                at = int(number or 1) - 1
                above = [words(f"rules-dog-lover-{name}")] if at == 0 else []
                return "\n".join([*above, *shares[at]])
            case _:
                return words(f"rules-dog-lover-{name}", **_facts(cards, words))

    def _of_list(self, name: str, cards: CardSet) -> tuple[str, ...]:
        """The pages of a list: the same in every language, so that the longest one fits."""
        count = max(
            -(-sum(len(line) + 1 for line in _lines(name, cards, words)) // ROOM)
            for words in map(words_for, LANGUAGES)
        )
        return (name, *(f"{name}-{number}" for number in range(2, count + 1)))


def _shares(lines: Sequence[str], count: int) -> list[Sequence[str]]:
    """The lines in so many parts of about the same number of characters."""
    total = sum(len(line) + 1 for line in lines)
    parts: list[list[str]] = [[] for _ in range(count)]
    before = 0
    for line in lines:
        middle = before + (len(line) + 1) // 2
        parts[min(count - 1, middle * count // max(1, total))].append(line)
        before += len(line) + 1
    return list(parts)


def _lines(name: str, cards: CardSet, words: Words) -> list[str]:
    """A line for each entry of a list."""
    file = cards.file
    if name == "cards":
        return list(_kinds(cards, words))
    if name == "tricks":
        return [
            _line(cards.name(trick.id, words.language), _trick(trick.id, cards, words), words)
            for trick in file.tricks
        ]
    rows = {"dogs": file.dogs, "rescued": file.rescued, "traits": file.traits}[name]
    return [
        _line(cards.name(row.id, words.language), in_full(row.id, cards, words), words)
        for row in rows
    ]


def _line(card: str, text: str, words: Words) -> str:
    return words("rules-dog-lover-card", card=card, text=text)


def _trick(card: str, cards: CardSet, words: Words) -> str:
    trick = cards.trick(card)
    return words(
        "rules-dog-lover-trick",
        role=trick.role,
        price=words("lover-counted-training", n=trick.price or 0),
        cells=cells_text(CELLS[cell] for cell in trick.cells),
        post=post_words(post_of(trick), words),
    )


def _kinds(cards: CardSet, words: Words) -> Iterator[str]:
    for kind in KINDS:
        text = full(kind, cards, words)
        copies = [
            str(sum(cards.card(card).kind == kind for card in cards.deck(players)))
            for players in PLAYERS
        ]
        in_deck = kind not in {"rescued", "trick", "fetch", "end"}
        yield words(
            "rules-dog-lover-kind",
            kind=words(f"lover-term-{kind}"),
            copies=", ".join(copies) if in_deck else "none",
            text=text,
        )


def _facts(cards: CardSet, words: Words) -> dict[str, str | int]:
    values = cards.values

    def points(count: int) -> str:
        return words("lover-points", n=count)

    language = words.language
    two, three, four = (len(cards.deck(players)) for players in PLAYERS)
    return {
        "unfed": points(values.unfed),
        "walk": points(values.walk),
        "training": points(values.training),
        "things": things(cards, words),
        "bones": bones(cards, words),
        "adoptions": words("lover-counted-adoption", n=values.adoptions),
        "two": two,
        "three": three,
        "four": four,
        "start": cards.name(cards.tricks("standard")[0], language),
        "trick": cards.name(cards.tricks("learnable")[0], language),
        "trait": cards.name(cards.file.traits[0].id, language) if cards.file.traits else "",
        "tricks": values.tricks_shown,
        "shelter": values.shelter_shown,
        "reserve": values.end_reserve,
        "own": cards.number != 0,
    }


LOVER_BOOKS: Final = (LoverBook(),)
