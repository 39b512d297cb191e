"""How Woof Days, Cat Days and the mix look: the one face of all three."""

from collections.abc import Collection, Mapping, Sequence

from cogs.faces import (
    days_board,
    days_choices,
    days_hand,
    days_log,
    days_picture,
    days_preview,
    days_result,
    days_typed,
)
from cogs.faces.face import Label
from cogs.ui.text import Names
from cogs.ui.words import Words
from rules.days.view import DaysView
from rules.game import Choices, Event, Path, Viewer
from rules.refusals import Refusal


class DaysFace:
    """The face of the games of days; see `Face` for what each method promises."""

    family = "days"
    at_once = frozenset({"draw", "pass"})
    buttons_at_most = 5
    draws_moves = False

    def board_text(self, view: DaysView, words: Words, names: Names) -> str:
        """All that lies on the table."""
        return days_board.board_text(view, words, names)

    def alt_text(self, view: DaysView, words: Words, path: Path = ()) -> str:  # noqa: ARG002
        """The picture in words, nobody by name."""
        return days_board.alt_text(view, words)

    def paint(self, view: DaysView, words: Words, path: Path = ()) -> bytes:  # noqa: ARG002
        """The board as a PNG."""
        return days_picture.paint(view, words)

    def hand_text(
        self, view: DaysView, playable: Collection[str], words: Words, names: Names
    ) -> str:
        """The viewer's own cards."""
        return days_hand.hand_text(view, playable, words, names)

    def held_text(self, view: DaysView, words: Words, names: Names) -> str:
        """The viewer's cards by name."""
        return days_hand.held_text(view, words, names)

    def cards_text(self, view: DaysView, words: Words, names: Names) -> str:
        """The viewer's own cards, explained."""
        return days_hand.cards_text(view, words, names)

    def question(self, view: DaysView, path: Path, asks: str, words: Words, names: Names) -> str:
        """What is asked after `path`."""
        return days_choices.question(view, path, asks, words, names)

    def scene(
        self, view: DaysView, path: Path, choices: Choices, words: Words, names: Names
    ) -> str:
        """What lies in the weeks that the question is about."""
        return days_choices.scene(view, path, choices, words, names)

    def shortcuts(self, view: DaysView, choices: Choices) -> Sequence[Path]:  # noqa: ARG002
        """None: cards are different every time."""
        return ()

    def label(
        self, view: DaysView, path: Path, asks: str, key: str, words: Words, names: Names
    ) -> Label:
        """One answer, with what lies there."""
        return days_choices.label(view, path, asks, key, words, names)

    def spoken(self, path: Path, words: Words, names: Names) -> str:
        """The steps of a path in words."""
        return days_typed.spoken(path, words, names)

    def vocabulary(self, words: Words, names: Names) -> Mapping[str, str]:
        """What can be typed for each key."""
        return days_typed.vocabulary(words, names)

    def preview(self, view: DaysView, path: Path, words: Words, names: Names) -> str:
        """What the viewer's complete move will do."""
        return days_preview.preview(view, path, words, names)

    def sentence(self, event: Event, view: DaysView, words: Words, names: Names) -> str | None:
        """An event in words."""
        return days_log.sentence(event, view, words, names)

    def refusal(
        self, refusal: Refusal, words: Words, names: Names, viewer: Viewer = None
    ) -> str | None:
        """Why a move is against the rules."""
        return days_log.refusal(refusal, words, names, viewer)

    def result(self, view: DaysView, words: Words, names: Names) -> str:
        """Places and final scores."""
        return days_result.result(view, words, names)
