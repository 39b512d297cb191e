"""What a game must be able to say and draw of itself; one face a family of games.

A face is only ever given a view, so it can't tell more than its viewer may know. It speaks to
`view.viewer` as "you"; for a spectator's view it speaks of everybody by name. All its words come
from the catalogue handed in, and all names of people are made safe by `Names` beforehand.
"""

from collections.abc import Collection, Mapping, Sequence
from typing import NamedTuple, Protocol, TypeVar

from cogs.ui.text import Names
from cogs.ui.words import Words
from rules.game import Choices, Event, Path, View, Viewer
from rules.refusals import Refusal

V_contra = TypeVar("V_contra", bound=View, contravariant=True)

TEXT_LIMIT = 1800
"""The most characters of a board, a hand or a result as text."""
ALT_LIMIT = 1024
"""The most characters of a picture's alt text (Discord's own limit)."""
LABEL_LIMIT = 80
"""The most characters of a choice's label, so that it fits a button as well as a menu."""
DETAIL_LIMIT = 100
"""The most characters of the second line of a choice in a menu."""

SHORTCUTS = 5
"""The most beginnings of a move that are offered beside its first question."""


class Label(NamedTuple):
    """How one choice looks on a button or in a menu: plain text, no markdown.

    `text` stands alone: a button has no place for `detail`.
    """

    text: str
    detail: str = ""
    emoji: str | None = None
    group: str = ""
    """Neighbours of one group stay in one menu, if the choices need several menus and it can be."""
    opens: bool = False
    """Of a choice that a press plays at once (`at_once`): this time more is asked, or it costs
    something, so it is opened like any other."""
    quiet: bool = False
    """Of a choice that a press plays at once: seldom what they want, so it stands last, in grey."""


class Face(Protocol[V_contra]):
    """How a family of games looks, in words and as a picture."""

    family: str
    at_once: frozenset[str]
    """First choices that are whole moves, and whose label says all: a press plays them."""
    buttons_at_most: int
    """Up to so many answers to a question are buttons, one tap each; more are a menu. At most 15.

    With five or fewer, they are one row.
    """
    draws_moves: bool
    """Whether the picture can show a move that is not played yet.

    If so, it stands over every question on the way to a move, over the preview and the new hand.
    """

    def board_text(self, view: V_contra, words: Words, names: Names) -> str:
        """All that lies on the table, as markdown of at most TEXT_LIMIT characters."""
        ...

    def alt_text(self, view: V_contra, words: Words, path: Path = ()) -> str:
        """The picture in at most ALT_LIMIT plain characters; seats by letter, nobody's name.

        `path` is the viewer's move, half-made or whole, that is shown on the board too; given only
        to a face that `draws_moves`.
        """
        ...

    def paint(self, view: V_contra, words: Words, path: Path = ()) -> bytes:
        """The board as a PNG, with the move `path` of the viewer on it as `alt_text` tells it.

        Blocks; to be called in the painter's thread.
        """
        ...

    def hand_text(
        self, view: V_contra, playable: Collection[str], words: Words, names: Names
    ) -> str:
        """The viewer's own cards in short, as markdown of at most TEXT_LIMIT characters.

        Empty if the choices, which stand below it, say all of it.
        `playable` are the keys of those that can be played now; empty when it is not their turn.
        """
        ...

    def held_text(self, view: V_contra, words: Words, names: Names) -> str:
        """What the viewer holds, on one plain line for anybody who may know it; empty for nothing.

        It speaks to nobody, and names nobody. A large hand makes it long.
        """
        ...

    def cards_text(self, view: V_contra, words: Words, names: Names) -> str:
        """What each of the viewer's own cards does; markdown of at most TEXT_LIMIT characters."""
        ...

    def question(self, view: V_contra, path: Path, asks: str, words: Words, names: Names) -> str:
        """What `Choices.asks` wants to know after `path`, as a sentence of markdown."""
        ...

    def scene(
        self, view: V_contra, path: Path, choices: Choices, words: Words, names: Names
    ) -> str:
        """The part of the board among which `choices` lets choose, at most TEXT_LIMIT characters.

        It stands over the buttons, which say little, or over the menu, which is closed at first.
        Empty if it is about no part.
        """
        ...

    def shortcuts(self, view: V_contra, choices: Choices) -> Sequence[Path]:
        """Beginnings of a move that are offered beside its first question, likeliest first.

        `choices` are the first question's; at most SHORTCUTS of them are shown. Each may be played
        on by the viewer, who must act; `spoken` says what it is.
        """
        ...

    def label(
        self, view: V_contra, path: Path, asks: str, key: str, words: Words, names: Names
    ) -> Label:
        """The choice `key` offered after `path`, with what lies there."""
        ...

    def spoken(self, path: Path, words: Words, names: Names) -> str:
        """The steps of a path in words, as plain text: what a typed move reads like."""
        ...

    def vocabulary(self, words: Words, names: Names) -> Mapping[str, str]:
        """What can be typed: the key of a step by each phrase for it, folded by `words.fold`."""
        ...

    def preview(self, view: V_contra, path: Path, words: Words, names: Names) -> str:
        """What the complete move `path` of the viewer will do, consequences included."""
        ...

    def sentence(self, event: Event, view: V_contra, words: Words, names: Names) -> str | None:
        """An event in words; None if it is not worth a line of its own."""
        ...

    def refusal(
        self, refused: Refusal, words: Words, names: Names, viewer: Viewer = None
    ) -> str | None:
        """Why a move is against the rules of this game; None for refusals of another kind.

        `viewer` is the seat of the one who is told, where it is known: their week is "yours".
        """
        ...

    def result(self, view: V_contra, words: Words, names: Names) -> str:
        """Places and final scores with how they came about, at most TEXT_LIMIT characters."""
        ...


def no_shortcuts(view: View, choices: Choices) -> Sequence[Path]:  # noqa: ARG001
    """`Face.shortcuts` of a game where what can be done is different every time."""
    return ()
