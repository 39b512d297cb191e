"""How Dog Lover looks: a grid of cards, the watch dog beside it, and everybody's dogs."""

from collections.abc import Collection, Mapping

from cogs.faces.dog_lover import board as dog_lover_board
from cogs.faces.dog_lover import choices as dog_lover_choices
from cogs.faces.dog_lover import hand as dog_lover_hand
from cogs.faces.dog_lover import log as dog_lover_log
from cogs.faces.dog_lover import picture as dog_lover_picture
from cogs.faces.dog_lover import preview as dog_lover_preview
from cogs.faces.dog_lover import result as dog_lover_result
from cogs.faces.dog_lover import typed as dog_lover_typed
from cogs.faces.face import no_shortcuts
from cogs.ui.text import Names
from cogs.ui.words import Words
from rules.dog_lover.view import LoverView
from rules.game import Path, Viewer
from rules.refusals import Refusal


class LoverFace:
    """The face of Dog Lover; see `Face` for what each method promises."""

    family = "dog-lover"
    at_once = frozenset({"end", "undo"})
    """Ending the turn only where nothing is lost by it: else its label says that it opens."""
    buttons_at_most = dog_lover_choices.BUTTONS
    draws_moves = True

    board_text = staticmethod(dog_lover_board.board_text)
    alt_text = staticmethod(dog_lover_board.alt_text)
    held_text = staticmethod(dog_lover_hand.held_text)
    cards_text = staticmethod(dog_lover_hand.cards_text)
    question = staticmethod(dog_lover_choices.question)
    scene = staticmethod(dog_lover_choices.scene)
    shortcuts = staticmethod(no_shortcuts)
    label = staticmethod(dog_lover_choices.label)
    preview = staticmethod(dog_lover_preview.preview)
    sentence = staticmethod(dog_lover_log.sentence)
    result = staticmethod(dog_lover_result.result)

    def paint(self, view: LoverView, words: Words, path: Path = ()) -> bytes:  # noqa: ARG002
        """The board as a PNG, with a move that is being made; there are no words in it."""
        return dog_lover_picture.paint(view, path)

    def hand_text(
        self,
        view: LoverView,
        playable: Collection[str],  # noqa: ARG002
        words: Words,
        names: Names,
    ) -> str:
        """The viewer's hand, food and points as they are now."""
        return dog_lover_hand.hand_text(view, words, names)

    def spoken(self, path: Path, words: Words, names: Names) -> str:  # noqa: ARG002
        """The steps of a path in words."""
        return dog_lover_typed.spoken(path, words)

    def vocabulary(self, words: Words, names: Names) -> Mapping[str, str]:  # noqa: ARG002
        """What can be typed for each key."""
        return dog_lover_typed.vocabulary(words)

    def refusal(
        self,
        refused: Refusal,
        words: Words,
        names: Names,  # noqa: ARG002
        viewer: Viewer = None,  # noqa: ARG002
    ) -> str | None:
        """Why a move is against the rules."""
        return dog_lover_log.refusal(refused, words)
