"""Every code with which a game of Dog can refuse, and the facts that come with it.

The facts are plain keys: `card` and `copied` are card keys; `pawn`, `to` and `square` are keys of
pawns and places as in paths: `p60`, `f0`, `home`, in Dog Royal `k`, `n`, `c`, `j` for pawns; `side`
is whose pawns the card would move: `own`, or `partner` for a player whose own are home (M26).
"""

from collections.abc import Mapping

from rules.refusals import Codes

CODES: Mapping[str, tuple[str, ...]] = {
    # It is not the seat's turn to say anything.
    "dog-over": (),
    "dog-not-your-turn": (),
    "dog-resigned": (),
    "dog-out": (),
    # The words of a typed move.
    "dog-unknown-word": ("word",),
    # The one code that every game shares: legal so far, but no whole move.
    "unfinished": (),
    "dog-too-long": ("word",),
    # The phase (dog.md 4, R30).
    "dog-give-first": (),
    "dog-open-first": (),
    "dog-no-give": (),
    "dog-no-open": (),
    "dog-no-fold": (),
    # The hand.
    "dog-no-such-card": ("card",),
    "dog-not-in-hand": ("card",),
    # Why a card can't be played at all.
    "dog-nobody-on-track": ("card", "side"),
    "dog-stuck": ("card", "side"),
    "dog-only-king": ("card", "side"),
    "dog-stuck-and-king": ("card", "side"),
    "dog-no-split": ("card", "side"),
    "dog-swap-none-of-yours": ("card", "side"),
    "dog-swap-none-of-theirs": ("card", "side"),
    "dog-magnet-none-of-yours": ("card", "side"),
    "dog-magnet-alone": ("card", "side"),
    "dog-magnet-in-front": ("card", "side"),
    "dog-copy-first": ("card",),
    "dog-copy-copy": ("card",),
    "dog-copy-useless": ("card", "copied"),
    "dog-not-as": ("card",),
    # Why a pawn can't be moved, or not there.
    "dog-no-such-pawn": ("pawn",),
    "dog-pawn-stuck": ("card", "pawn"),
    "dog-pawn-used": ("pawn",),
    "dog-rest-unusable": ("card", "pawn"),
    "dog-blocked": ("pawn", "square"),
    "dog-outranked": ("pawn", "square"),
    "dog-king-safe": ("pawn", "square"),
    "dog-finish-taken": ("pawn", "square"),
    "dog-must-lap": ("pawn",),
    "dog-must-finish": ("pawn",),
    "dog-king-slow": ("card", "pawn"),
    "dog-wrong-distance": ("card", "pawn", "to"),
}
"""code: the names of its facts."""

_codes = Codes(CODES, unknown_word="dog-unknown-word")
illegal, not_now, unreadable = _codes.illegal, _codes.not_now, _codes.unreadable
