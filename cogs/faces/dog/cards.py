"""The cards of Dog and Dog Royal as a reader looks them up, each told on a page."""

from typing import Final

from cogs.faces.dog.terms import CARD_KEYS, card_name, card_text
from cogs.ui.translator import option_key
from cogs.ui.words import Words
from rules.dog.cards import DECKS, KING_STRIDE, Card
from rules.dog.options import MODELS

PREFIX: Final = "dog-"
"""Before the keys of the cards, which are mostly numbers, to tell them from other games' cards."""
ROYAL: Final = "dog-royal"

_GREEN: Final = ("green_takes_king", "green_passes_starts", "king_stops_knight")
_OPTIONS_BY_CARD: Final = {
    "4": _GREEN,
    "7": ("swiss_start", "lapse_rest"),
    "10": _GREEN,
    "copy": ("no_copy_of_copy", "copy_folded"),
    "magnet": ("zero_magnet",),
}
"""Table options that change what a card does; those that change every walk are not told here."""


class DogCards:
    """The cards of both games, to be looked up; one that both have has one page."""

    keys: tuple[str, ...] = tuple(f"{PREFIX}{key}" for key in CARD_KEYS)

    def games(self, key: str) -> tuple[str, ...]:
        """The games that have the card."""
        return tuple(_copies_of(key.removeprefix(PREFIX)))

    def name(self, key: str, words: Words) -> str:
        """What the card is called."""
        return card_name(key.removeprefix(PREFIX), words)

    def page(self, key: str, words: Words) -> str:
        """What it does in each game, its copies, whether a pawn comes out, which pawns may use it.

        At the end, what a table can change about it.
        """
        key = key.removeprefix(PREFIX)
        cards = _copies_of(key)
        listed = (*cards, *(game for game in DECKS if game not in cards))
        lines = [
            f"## {card_name(key, words)}",
            " · ".join(_copies(game, cards.get(game), words) for game in listed),
            "",
            *_does(key, tuple(cards), words),
            _out(*next(iter(cards.items())), words),
        ]
        if ROYAL in cards:
            lines.append(_pawns(cards[ROYAL], words))
        options = [
            _option(game, option, words)
            for option in _OPTIONS_BY_CARD.get(key, ())
            for game in cards
            if option in MODELS[game].model_fields
        ]
        if options:
            lines += ["", words("card-page-options"), *options]
        return "\n".join(lines)


def _copies_of(key: str) -> dict[str, Card]:
    """The card as each game that has it has it, by the game's name."""
    return {game: deck.cards[deck.kinds[key]] for game, deck in DECKS.items() if key in deck.kinds}


def _copies(game: str, card: Card | None, words: Words) -> str:
    return words("card-page-dog-copies", n=card.copies if card else 0, game=words(f"game-{game}"))


def _does(key: str, games: tuple[str, ...], words: Words) -> list[str]:
    """What the card does: once if it is the same wherever it is, else game by game."""
    texts = {game: card_text(key, "does", words, royal=game == ROYAL) for game in games}
    if len({*texts.values()}) == 1:
        return [words("card-page-does", text=texts[games[0]])]
    return [
        words("card-page-dog-does", game=words(f"game-{game}"), text=text)
        for game, text in texts.items()
    ]


def _out(game: str, card: Card, words: Words) -> str:
    """Whether the card brings a pawn out; the same in every game that has it."""
    how = card.effect if card.effect in {"any", "copy"} else "enter" if card.enter else "never"
    able = words.either(card_name(one.key, words) for one in DECKS[game].cards if one.enter)
    return words(f"card-page-dog-out-{how}", cards=able)


def _pawns(card: Card, words: Words) -> str:
    """Which of the four pawns of Dog Royal may use the card: only the king is limited (R8)."""
    if card.effect == "copy":
        who = "copied"
    elif card.king_moves == card.moves:
        who = "all"
    elif card.king_moves:
        who = "few"
    else:
        who = "out" if card.enter else "others"
    steps = words.either(map(str, card.king_moves)) if who == "few" else ""
    text = words(f"card-page-dog-pawns-{who}", steps=steps, stride=KING_STRIDE)
    return words("card-page-dog-pawns", game=words(f"game-{ROYAL}"), text=text)


def _option(game: str, option: str, words: Words) -> str:
    line = words(
        "rules-option",
        name=words(f"house-rule-{option}"),
        text=words(option_key(game, option, "-description")),
    )
    return f"- {line}"


DOG_CARDS: Final = DogCards()
