"""How Fences looks: puppies, kittens and the fences around them."""

from collections.abc import Mapping

from cogs.faces.fences import board as fences_board
from cogs.faces.fences import choices as fences_choices
from cogs.faces.fences import hand as fences_hand
from cogs.faces.fences import log as fences_log
from cogs.faces.fences import picture as fences_picture
from cogs.faces.fences import preview as fences_preview
from cogs.faces.fences import result as fences_result
from cogs.faces.fences import typed as fences_typed
from cogs.ui.text import Names
from cogs.ui.words import Words
from rules.fences.view import FencesView
from rules.game import Path, Viewer
from rules.refusals import Refusal


class FencesFace:
    """The face of Fences; see `Face` for what each method promises."""

    family = "fences"
    at_once: frozenset[str] = frozenset()
    buttons_at_most = fences_choices.BUTTONS
    """All pieces, and all turns of one; posts are more, unless the board is nearly full."""
    draws_moves = True

    board_text = staticmethod(fences_board.board_text)
    alt_text = staticmethod(fences_board.alt_text)
    paint = staticmethod(fences_picture.paint)
    hand_text = staticmethod(fences_hand.hand_text)
    held_text = staticmethod(fences_hand.held_text)
    scene = staticmethod(fences_choices.scene)
    shortcuts = staticmethod(fences_choices.shortcuts)
    label = staticmethod(fences_choices.label)
    preview = staticmethod(fences_preview.preview)
    sentence = staticmethod(fences_log.sentence)
    result = staticmethod(fences_result.result)

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

    def spoken(self, path: Path, words: Words, names: Names) -> str:  # noqa: ARG002
        """The steps of a path in words."""
        return fences_typed.spoken(path, words)

    def vocabulary(self, words: Words, names: Names) -> Mapping[str, str]:  # noqa: ARG002
        """What can be typed for each key."""
        return fences_typed.vocabulary(words)

    def refusal(
        self,
        refused: Refusal,
        words: Words,
        names: Names,  # noqa: ARG002
        viewer: Viewer = None,  # noqa: ARG002
    ) -> str | None:
        """Why a move is against the rules."""
        return fences_log.refusal(refused, words)
