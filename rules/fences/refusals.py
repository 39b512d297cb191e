"""Every code with which a game of Fences can refuse, and the facts that come with it.

The facts are plain keys: `piece` is a piece's code, `turn` a letter, `post` a post; `one` and
`other` are the two ends of an edge. All are in lower case, as in paths.
"""

from collections.abc import Mapping

from rules.refusals import Codes

CODES: Mapping[str, tuple[str, ...]] = {
    # It is not the seat's turn to say anything.
    "fences-over": (),
    "fences-not-your-turn": (),
    # The words of a typed move.
    "fences-unknown-word": ("word",),
    # The one code that every game shares: legal so far, but no whole move.
    "unfinished": (),
    "fences-too-long": ("word",),
    # The piece (fences_notation.md 9).
    "fences-no-such-piece": ("piece",),
    "fences-none-left": ("piece",),
    "fences-no-gate-yet": (),
    "fences-only-gates": (),
    # Where it may lie; `no-room` is nowhere at all, `no-room-turned` nowhere in this turn.
    "fences-no-room": ("piece",),
    "fences-no-room-turned": ("piece", "turn"),
    "fences-off-board": ("piece", "turn", "post"),
    "fences-taken": ("piece", "one", "other"),
}
"""code: the names of its facts."""

_codes = Codes(CODES, unknown_word="fences-unknown-word")
illegal, not_now, unreadable = _codes.illegal, _codes.not_now, _codes.unreadable
