"""How Dog Lover looks: a grid of cards, the watch dog beside it, and everybody's dogs."""

from collections.abc import Collection, Mapping, Sequence

from cogs.faces import (
    dog_lover_board,
    dog_lover_choices,
    dog_lover_hand,
    dog_lover_log,
    dog_lover_picture,
    dog_lover_preview,
    dog_lover_result,
    dog_lover_typed,
)
from cogs.faces.face import Label
from cogs.ui.text import Names
from cogs.ui.words import Words
from rules.dog_lover.view import LoverView
from rules.game import Choices, Event, Path, Viewer
from rules.refusals import Refusal


class LoverFace:
    """The face of Dog Lover; see `Face` for what each method promises."""

    family = "dog-lover"
    at_once = frozenset({"end", "undo"})
    """Ending the turn only where nothing is lost by it: else its label says that it opens."""
    buttons_at_most = dog_lover_choices.BUTTONS
    draws_moves = True

    def board_text(self, view: LoverView, words: Words, names: Names) -> str:
        """All that lies on the table."""
        return dog_lover_board.board_text(view, words, names)

    def alt_text(self, view: LoverView, words: Words, path: Path = ()) -> str:
        """The picture in words, nobody by name."""
        return dog_lover_board.alt_text(view, words, path)

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

    def held_text(self, view: LoverView, words: Words, names: Names) -> str:
        """The viewer's hand and food."""
        return dog_lover_hand.held_text(view, words, names)

    def cards_text(self, view: LoverView, words: Words, names: Names) -> str:
        """What everything does that the viewer holds, can take or can buy."""
        return dog_lover_hand.cards_text(view, words, names)

    def question(self, view: LoverView, path: Path, asks: str, words: Words, names: Names) -> str:
        """What is asked after `path`."""
        return dog_lover_choices.question(view, path, asks, words, names)

    def scene(
        self, view: LoverView, path: Path, choices: Choices, words: Words, names: Names
    ) -> str:
        """Where a trick can't be laid now, and why."""
        return dog_lover_choices.scene(view, path, choices, words, names)

    def shortcuts(self, view: LoverView, choices: Choices) -> Sequence[Path]:  # noqa: ARG002
        """None: the grid is different every time."""
        return ()

    def label(
        self, view: LoverView, path: Path, asks: str, key: str, words: Words, names: Names
    ) -> Label:
        """One answer, with what lies there."""
        return dog_lover_choices.label(view, path, asks, key, words, names)

    def spoken(self, path: Path, words: Words, names: Names) -> str:  # noqa: ARG002
        """The steps of a path in words."""
        return dog_lover_typed.spoken(path, words)

    def vocabulary(self, words: Words, names: Names) -> Mapping[str, str]:  # noqa: ARG002
        """What can be typed for each key."""
        return dog_lover_typed.vocabulary(words)

    def preview(self, view: LoverView, path: Path, words: Words, names: Names) -> str:
        """What the viewer's complete move will do."""
        return dog_lover_preview.preview(view, path, words, names)

    def sentence(self, event: Event, view: LoverView, words: Words, names: Names) -> str | None:
        """An event in words."""
        return dog_lover_log.sentence(event, view, words, names)

    def refusal(
        self,
        refusal: Refusal,
        words: Words,
        names: Names,  # noqa: ARG002
        viewer: Viewer = None,  # noqa: ARG002
    ) -> str | None:
        """Why a move is against the rules."""
        return dog_lover_log.refusal(refusal, words)

    def result(self, view: LoverView, words: Words, names: Names) -> str:
        """Who won, the scores in rows, and how the dogs were fed."""
        return dog_lover_result.result(view, words, names)
