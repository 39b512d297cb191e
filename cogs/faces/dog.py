"""How Dog and Dog Royal look: dogs' heads on their way around the garden."""

from collections.abc import Collection, Mapping, Sequence

from cogs.faces import (
    dog_board,
    dog_choices,
    dog_hand,
    dog_log,
    dog_picture,
    dog_preview,
    dog_result,
    dog_typed,
)
from cogs.faces.face import Label
from cogs.ui.text import Names
from cogs.ui.words import Words
from rules.dog.view import DogView
from rules.game import Choices, Event, Path, Viewer
from rules.refusals import Refusal


class DogFace:
    """The face of both games; see `Face` for what each method promises."""

    family = "dog"
    at_once: frozenset[str] = frozenset()
    """Not even folding: it costs the whole hand, so it is shown and confirmed."""
    buttons_at_most = 5
    draws_moves = True

    def board_text(self, view: DogView, words: Words, names: Names) -> str:
        """Where everybody's pawns are, the piles, the last card."""
        return dog_board.board_text(view, words, names)

    def alt_text(self, view: DogView, words: Words, path: Path = ()) -> str:
        """The picture in words, nobody by name."""
        return dog_board.alt_text(view, words, path)

    def paint(self, view: DogView, words: Words, path: Path = ()) -> bytes:  # noqa: ARG002
        """The board as a PNG, with a move that is being made; there are no words in it."""
        return dog_picture.paint(view, path)

    def hand_text(
        self, view: DogView, playable: Collection[str], words: Words, names: Names
    ) -> str:
        """The viewer's cards, and why some can't be played."""
        return dog_hand.hand_text(view, playable, words, names)

    def held_text(self, view: DogView, words: Words, names: Names) -> str:
        """The viewer's cards by name."""
        return dog_hand.held_text(view, words, names)

    def cards_text(self, view: DogView, words: Words, names: Names) -> str:  # noqa: ARG002
        """What each of the viewer's cards does."""
        return dog_hand.cards_text(view, words)

    def question(self, view: DogView, path: Path, asks: str, words: Words, names: Names) -> str:
        """What is asked after `path`."""
        return dog_choices.question(view, path, asks, words, names)

    def scene(
        self,
        view: DogView,
        path: Path,
        choices: Choices,
        words: Words,
        names: Names,
    ) -> str:
        """Why no pawn at home is among them; the rest the buttons say themselves."""
        return dog_preview.scene(view, path, choices, words, names)

    def shortcuts(self, view: DogView, choices: Choices) -> Sequence[Path]:  # noqa: ARG002
        """None: cards are different every time."""
        return ()

    def label(
        self, view: DogView, path: Path, asks: str, key: str, words: Words, names: Names
    ) -> Label:
        """One answer, with what would follow from it."""
        return dog_choices.label(view, path, asks, key, words, names)

    def spoken(self, path: Path, words: Words, names: Names) -> str:  # noqa: ARG002
        """The steps of a path in words."""
        return dog_typed.spoken(path, words)

    def vocabulary(self, words: Words, names: Names) -> Mapping[str, str]:  # noqa: ARG002
        """What can be typed for each key."""
        return dog_typed.vocabulary(words)

    def preview(self, view: DogView, path: Path, words: Words, names: Names) -> str:
        """What the viewer's complete move will do."""
        return dog_preview.preview(view, path, words, names)

    def sentence(self, event: Event, view: DogView, words: Words, names: Names) -> str | None:
        """An event in words."""
        return dog_log.sentence(event, view, words, names)

    def refusal(
        self,
        refusal: Refusal,
        words: Words,
        names: Names,  # noqa: ARG002
        viewer: Viewer = None,  # noqa: ARG002
    ) -> str | None:
        """Why a move is against the rules."""
        return dog_log.refusal(refusal, words)

    def result(self, view: DogView, words: Words, names: Names) -> str:
        """Which team won, and how many pawns each brought home."""
        return dog_result.result(view, words, names)
