"""Every code with which a game of Dog Lover can refuse, and the facts that come with it.

The facts are plain keys, in lower case as in paths: `trick`, `dog`, `trait` and `card` are ids of
cards, `cell` is a cell, `cells` are cells written together (`a1b1c1`), `post` is a post, `line` is
the row or column that a post guards (`1` … `3`, `a` … `c`); the others are numbers.
"""

from collections.abc import Mapping

from rules.refusals import Codes

CODES: Mapping[str, tuple[str, ...]] = {
    # It is not the seat's turn to say anything.
    "lover-over": (),
    "lover-not-your-turn": (),
    "lover-resigned": (),
    # The words of a typed move.
    "lover-unknown-word": ("word",),
    # The one code that every game shares: legal so far, but no whole move.
    "unfinished": (),
    "lover-too-long": ("word",),
    # The watch dog's first post (dog_lover.md 3.9).
    "lover-watch-first": (),
    "lover-watch-placed": (),
    # The retrieve (4.2); `no-place` is a trick that nothing can be taken with now.
    "lover-retrieved": (),
    "lover-not-your-trick": ("trick",),
    "lover-no-place": ("trick",),
    "lover-outside": ("cells",),
    "lover-mirrored": ("trick", "cells"),
    "lover-not-shape": ("trick", "cells"),
    "lover-not-post": ("trick", "cells", "post"),
    "lover-which-post": ("trick", "cells"),
    "lover-guarded": ("cells", "line", "count", "limit"),
    "lover-empty": ("cells",),
    "lover-fetch-just-laid": ("cells", "cell"),
    # The end of the turn (T11, 4.5).
    "lover-retrieve-first": (),
    "lover-trait-first": ("trait",),
    "lover-walk-first": (),
    "lover-cannot-pay": ("item",),
    # What lies in the own area; `number` counts the dogs from 1.
    "lover-no-dogs": (),
    "lover-no-such-dog": ("number", "dogs"),
    # Traits.
    "lover-no-trait": (),
    "lover-not-your-trait": ("trait",),
    "lover-no-dog-for-trait": ("trait",),
    "lover-trait-size": ("trait", "dog"),
    "lover-has-trait": ("dog",),
    # Walks and Training.
    "lover-no-walk": (),
    "lover-no-room-walks": (),
    "lover-no-room-walk": ("dog",),
    "lover-no-training": (),
    "lover-no-room-trainings": (),
    "lover-no-room-training": ("dog",),
    # Tricks to learn, dogs to rescue.
    "lover-no-tricks": (),
    "lover-trick-not-shown": ("trick",),
    "lover-too-few-training": ("price", "have"),
    "lover-no-shelter": (),
    "lover-dog-not-shown": ("dog",),
    "lover-too-few-adoptions": ("price", "have"),
    # Fetch.
    "lover-no-fetch": (),
    "lover-fetch-not-yet": (),
    "lover-empty-cell": ("cell",),
    "lover-empty-grid": (),
    "lover-nothing-to-undo": (),
}
"""code: the names of its facts."""

_codes = Codes(CODES, unknown_word="lover-unknown-word")
illegal, not_now, unreadable = _codes.illegal, _codes.not_now, _codes.unreadable
