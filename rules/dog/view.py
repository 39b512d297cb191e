"""What a viewer may know of a game of Dog: the only thing its faces are ever given.

Squares are named as in the notation of dog.md 8, in lower case: `p60` is a square of the track,
`f0` … `f3` are the finish squares of a pawn's own seat (`f0` is next to the start), `home` is home.
"""

from typing import Literal

from pydantic import BaseModel, ConfigDict

from rules.game import View

SEAT_LETTERS = "abcdef"
"""The key of a seat in positions: its letter."""
PAWNS = 4
"""How many pawns a seat has."""
RANKS = ("k", "n", "c", "j")
"""The keys of the four pawns of Dog Royal, highest first: king, knight, citizen, jester."""
SECTOR = 16
"""How many squares of the track belong to a seat; the first one is its start."""

Where = Literal["home", "track", "finish"]
Phase = Literal["exchange", "opening", "play", "over"]


class _Part(BaseModel):
    """A piece of a view: never changed, and silent about its content in errors."""

    model_config = ConfigDict(frozen=True, hide_input_in_errors=True)


class Spot(_Part):
    """Where a pawn stands, or stood."""

    where: Where
    number: int
    """The square of the track; in the finish from 0, the one next to the start; at home 0."""

    @property
    def key(self) -> str:
        """The square's name in paths and positions: `p60`, `f0` or `home`."""
        if self.where == "home":
            return "home"
        return f"{'p' if self.where == 'track' else 'f'}{self.number}"


class PawnView(_Part):
    """A pawn."""

    seat: int
    """Whose colour it has."""
    rank: str | None
    """In Dog Royal its key of `RANKS`; None in Dog, where pawns are alike."""
    spot: Spot
    protected: bool = False
    """Whether it stands on its own start and can't be captured, swapped or passed there."""


class Walk(_Part):
    """One pawn's way in the last move."""

    seat: int
    """Whose colour the pawn has."""
    rank: str | None
    """In Dog Royal its key of `RANKS`."""
    start: Spot
    """Where it came from."""
    end: Spot
    """Where it went; by the citizen's jump it may have gone on from there, in a walk of its own."""
    squares: tuple[int, ...]
    """The squares of the track that it walked over, in order, `end` among them if it is one; none
    for a pawn that entered, was swapped or jumped."""
    how: Literal["enter", "walk", "swap", "jump"]


class LastMove(_Part):
    """The last card that was played, for an arrow and a line of text."""

    seat: int
    """Who played it; not always whose pawn was moved."""
    card: str
    acts_as: str
    """The card whose effect it had: another one for a joker or a copy."""
    walks: tuple[Walk, ...]
    """In order. A swap has two: both pawns'."""
    captured: tuple[PawnView, ...]
    """Sent home by being landed on; `spot` is where each stood."""
    burnt: tuple[PawnView, ...]
    """Sent home by a seven that passed or reached them; `spot` is where each stood."""
    drew: bool
    """Whether a special square gave a card for it."""


class DogView(View):
    """A position of Dog or Dog Royal, as one viewer may see it."""

    phase: Phase
    """`exchange`: all choose a card for their partner, secretly; `acting` are those who have not.
    `opening`: in Royal's first round a pawn is put on the start. `play`: one card after another."""
    royal: bool
    track: int
    """How many squares the track has: 64 or 96; square 0 follows the last one."""
    starts: tuple[int, ...]
    """By seat: its start square. After it, the finish branches off."""
    special: tuple[int, ...]
    """Royal's special squares, ascending."""
    teams: tuple[tuple[int, int], ...]
    partner: int | None
    """The viewer's partner; None for a spectator."""
    pawns: tuple[tuple[PawnView, ...], ...]
    """By seat: its four pawns, in Royal in the order of `RANKS`."""
    helping: tuple[bool, ...]
    """By seat: whether its own pawns are all home, so that it moves its partner's."""
    out: tuple[bool, ...]
    """By seat: whether its team has given up, because one of the two resigned."""
    hand: tuple[str, ...] | None
    """The viewer's own cards, in the order of the card table; None for a spectator."""
    hand_sizes: tuple[int, ...]
    folded: tuple[bool, ...]
    """By seat: whether it could play nothing and sits out the rest of the round."""
    chosen: tuple[bool, ...]
    """By seat: whether it has made its secret choice, while all choose at once."""
    gift: str | None
    """What the viewer gives to the partner in this round; until all have chosen it may change."""
    received: str | None
    """What the viewer got from the partner in this round, once all have chosen."""
    opening: str | None
    """Where all choose their opening pawn secretly: the viewer's choice, a key of `RANKS`."""
    first: int
    """The first player of this round."""
    round: int
    """From 1."""
    deal: int
    """How many cards everybody was dealt in this round."""
    draw_pile: int
    discard: tuple[str, ...]
    """The discard pile, oldest first; public. Folded hands lie on it too."""
    last: LastMove | None
    """The last card played, be it in the round before; None when none has been."""
    copies: str | None
    """In Royal: the card that a copy would repeat now; None if a copy can't be played."""
    options: tuple[str, ...] = ()
    """The names of the table options that differ from their defaults; public."""
