"""How Woof Days, Cat Days and the mix look: the one face of all three."""

from cogs.faces.days import board as days_board
from cogs.faces.days import choices as days_choices
from cogs.faces.days import hand as days_hand
from cogs.faces.days import log as days_log
from cogs.faces.days import picture as days_picture
from cogs.faces.days import preview as days_preview
from cogs.faces.days import result as days_result
from cogs.faces.days import typed as days_typed
from cogs.faces.face import no_shortcuts
from cogs.ui.words import Words
from rules.days.view import DaysView
from rules.game import Path


class DaysFace:
    """The face of the games of days; see `Face` for what each method promises."""

    family = "days"
    at_once = frozenset({"draw", "pass"})
    buttons_at_most = 5
    draws_moves = False

    board_text = staticmethod(days_board.board_text)
    hand_text = staticmethod(days_hand.hand_text)
    held_text = staticmethod(days_hand.held_text)
    cards_text = staticmethod(days_hand.cards_text)
    question = staticmethod(days_choices.question)
    scene = staticmethod(days_choices.scene)
    shortcuts = staticmethod(no_shortcuts)
    label = staticmethod(days_choices.label)
    spoken = staticmethod(days_typed.spoken)
    vocabulary = staticmethod(days_typed.vocabulary)
    preview = staticmethod(days_preview.preview)
    sentence = staticmethod(days_log.sentence)
    refusal = staticmethod(days_log.refusal)
    result = staticmethod(days_result.result)

    def alt_text(self, view: DaysView, words: Words, path: Path = ()) -> str:  # noqa: ARG002
        """The picture in words, nobody by name."""
        return days_board.alt_text(view, words)

    def paint(self, view: DaysView, words: Words, path: Path = ()) -> bytes:  # noqa: ARG002
        """The board as a PNG."""
        return days_picture.paint(view, words)
