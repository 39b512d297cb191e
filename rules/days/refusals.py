"""Every code with which a game of days can refuse, and the facts that come with it.

The facts are plain keys: `card`, `on` and `other` are card keys, `day` a day key, `week` a seat's
letter, `position` a place in a pile from 1, the bottom; `count` and `filled` are numbers.
"""

from collections.abc import Mapping

from rules.refusals import Codes

CODES: Mapping[str, tuple[str, ...]] = {
    # It is not the seat's turn to say anything.
    "days-over": (),
    "days-not-your-turn": (),
    "days-resigned": (),
    "days-trim-chosen": (),
    # The words of a typed move.
    "days-unknown-word": ("word",),
    # The one code that every game shares: legal so far, but no whole move.
    "unfinished": (),
    "days-too-long": ("word",),
    "days-no-such-week": ("week",),
    "days-other-game": ("card",),
    # The turn and the hand (days.md 2).
    "days-nothing-to-draw": (),
    "days-no-pass": (),
    "days-not-in-hand": ("card",),
    "days-no-tree-left": (),
    "days-trim-first": ("count",),
    # Nothing to do with this card (days.md 2.6).
    "days-nowhere": ("card",),
    "days-nowhere-in-week": ("card", "week"),
    # Where a card may be put (days.md 5 to 8 and 11).
    "days-own-week": ("card", "week"),
    "days-opponent-week": ("card", "week"),
    "days-wrong-day": ("card", "day"),
    "days-edge-day": ("card", "day"),
    "days-occupied": ("card", "day", "week", "on"),
    "days-tree-day": ("card", "day", "week"),
    "days-tree-full": ("card", "day", "week"),
    "days-foreign-tree": ("card", "day", "week"),
    "days-off-trees": ("card", "day", "week"),
    "days-needs-dog": ("card", "day", "week"),
    "days-needs-cat": ("card", "day", "week"),
    "days-needs-right-neighbour": ("card", "day", "week"),
    "days-needs-left-neighbour": ("card", "day", "week"),
    "days-needs-both-neighbours": ("card", "day", "week"),
    "days-dog-beside": ("card", "day", "week", "other"),
    "days-cat-beside": ("card", "day", "week", "other"),
    "days-big-dog-beside": ("card", "day", "week", "other"),
    "days-needs-six": ("card", "filled"),
    "days-second-tree": ("day",),
    "days-tree-on-dog": ("day",),
    # What a card takes, moves and swaps.
    "days-no-dog-there": ("card", "day", "week"),
    "days-no-cat-there": ("card", "day", "week"),
    "days-no-such-position": ("card", "day", "week", "position"),
    "days-not-beside": ("card", "day"),
    "days-must-move": ("card",),
    "days-no-destination": ("card",),
    "days-no-room-in-week": ("card", "week"),
    "days-not-empty": ("card", "day", "week"),
    "days-swap-needs-both": ("card", "day", "week"),
    "days-same-week": ("card", "week"),
    "days-no-cats": ("card",),
}
"""code: the names of its facts."""

_codes = Codes(CODES, unknown_word="days-unknown-word")
illegal, not_now, unreadable = _codes.illegal, _codes.not_now, _codes.unreadable
