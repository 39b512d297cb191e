"""How Dog and Dog Royal look: dogs' heads on their way around the garden."""

from collections.abc import Mapping

from cogs.faces.dog import board as dog_board
from cogs.faces.dog import choices as dog_choices
from cogs.faces.dog import hand as dog_hand
from cogs.faces.dog import log as dog_log
from cogs.faces.dog import picture as dog_picture
from cogs.faces.dog import preview as dog_preview
from cogs.faces.dog import result as dog_result
from cogs.faces.dog import typed as dog_typed
from cogs.faces.face import no_shortcuts
from cogs.ui.text import Names
from cogs.ui.words import Words
from rules.dog.view import DogView
from rules.game import Path, Viewer
from rules.refusals import Refusal


class DogFace:
    """The face of both games; see `Face` for what each method promises."""

    family = "dog"
    at_once: frozenset[str] = frozenset()
    """Not even folding: it costs the whole hand, so it is shown and confirmed."""
    buttons_at_most = 5
    draws_moves = True

    board_text = staticmethod(dog_board.board_text)
    alt_text = staticmethod(dog_board.alt_text)
    hand_text = staticmethod(dog_hand.hand_text)
    held_text = staticmethod(dog_hand.held_text)
    question = staticmethod(dog_choices.question)
    scene = staticmethod(dog_preview.scene)
    shortcuts = staticmethod(no_shortcuts)
    label = staticmethod(dog_choices.label)
    preview = staticmethod(dog_preview.preview)
    sentence = staticmethod(dog_log.sentence)
    result = staticmethod(dog_result.result)

    def paint(self, view: DogView, words: Words, path: Path = ()) -> bytes:  # noqa: ARG002
        """The board as a PNG, with a move that is being made; there are no words in it."""
        return dog_picture.paint(view, path)

    def cards_text(self, view: DogView, words: Words, names: Names) -> str:  # noqa: ARG002
        """What each of the viewer's cards does."""
        return dog_hand.cards_text(view, words)

    def spoken(self, path: Path, words: Words, names: Names) -> str:  # noqa: ARG002
        """The steps of a path in words."""
        return dog_typed.spoken(path, words)

    def vocabulary(self, words: Words, names: Names) -> Mapping[str, str]:  # noqa: ARG002
        """What can be typed for each key."""
        return dog_typed.vocabulary(words)

    def refusal(
        self,
        refused: Refusal,
        words: Words,
        names: Names,  # noqa: ARG002
        viewer: Viewer = None,  # noqa: ARG002
    ) -> str | None:
        """Why a move is against the rules."""
        return dog_log.refusal(refused, words)
