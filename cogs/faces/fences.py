"""How Fences looks: puppies, kittens and the fences around them."""

from collections.abc import Collection, Mapping, Sequence

from cogs.faces import (
    fences_board,
    fences_choices,
    fences_hand,
    fences_log,
    fences_picture,
    fences_preview,
    fences_result,
    fences_typed,
)
from cogs.faces.face import Label
from cogs.ui.text import Names
from cogs.ui.words import Words
from rules.fences.view import FencesView
from rules.game import Choices, Event, Path, Viewer
from rules.refusals import Refusal


class FencesFace:
    """The face of Fences; see `Face` for what each method promises."""

    family = "fences"
    at_once: frozenset[str] = frozenset()
    buttons_at_most = fences_choices.BUTTONS
    """All pieces, and all turns of one; posts are more, unless the board is nearly full."""
    draws_moves = True

    def board_text(self, view: FencesView, words: Words, names: Names) -> str:
        """The board drawn with characters, and both stocks."""
        return fences_board.board_text(view, words, names)

    def alt_text(self, view: FencesView, words: Words, path: Path = ()) -> str:
        """The picture in words, nobody by name."""
        return fences_board.alt_text(view, words, path)

    def paint(self, view: FencesView, words: Words, path: Path = ()) -> bytes:
        """The board as a PNG, with a move that is being made."""
        return fences_picture.paint(view, words, path)

    def hand_text(
        self, view: FencesView, playable: Collection[str], words: Words, names: Names
    ) -> str:
        """The viewer's pieces."""
        return fences_hand.hand_text(view, playable, words, names)

    def held_text(self, view: FencesView, words: Words, names: Names) -> str:
        """The viewer's pieces that are left."""
        return fences_hand.held_text(view, words, names)

    def cards_text(self, view: FencesView, words: Words, names: Names) -> str:  # noqa: ARG002
        """What each piece is."""
        return fences_hand.cards_text(view, words)

    def question(
        self,
        view: FencesView,
        path: Path,
        asks: str,
        words: Words,
        names: Names,  # noqa: ARG002
    ) -> str:
        """What is asked after `path`."""
        return fences_choices.question(view, path, asks, words)

    def scene(
        self, view: FencesView, path: Path, choices: Choices, words: Words, names: Names
    ) -> str:
        """The posts at which something would happen."""
        return fences_choices.scene(view, path, choices, words, names)

    def shortcuts(self, view: FencesView, choices: Choices) -> Sequence[Path]:
        """The pieces that the viewer laid last, turned as then."""
        return fences_choices.shortcuts(view, choices)

    def label(
        self, view: FencesView, path: Path, asks: str, key: str, words: Words, names: Names
    ) -> Label:
        """One answer, with what would follow from it."""
        return fences_choices.label(view, path, asks, key, words, names)

    def spoken(self, path: Path, words: Words, names: Names) -> str:  # noqa: ARG002
        """The steps of a path in words."""
        return fences_typed.spoken(path, words)

    def vocabulary(self, words: Words, names: Names) -> Mapping[str, str]:  # noqa: ARG002
        """What can be typed for each key."""
        return fences_typed.vocabulary(words)

    def preview(self, view: FencesView, path: Path, words: Words, names: Names) -> str:
        """What the viewer's complete move will do."""
        return fences_preview.preview(view, path, words, names)

    def sentence(self, event: Event, view: FencesView, words: Words, names: Names) -> str | None:
        """An event in words."""
        return fences_log.sentence(event, view, words, names)

    def refusal(
        self,
        refusal: Refusal,
        words: Words,
        names: Names,  # noqa: ARG002
        viewer: Viewer = None,  # noqa: ARG002
    ) -> str | None:
        """Why a move is against the rules."""
        return fences_log.refusal(refusal, words)

    def result(self, view: FencesView, words: Words, names: Names) -> str:
        """Who won, and with how many squares."""
        return fences_result.result(view, words, names)
