"""Every answer "no" that a person can get, as one family of exceptions.

A refusal never says its words itself: it has a `code`, for which every catalogue holds the message
`refusal-<code>`, and `facts`, the plain values (keys, numbers) that the words need.
"""

from collections.abc import Mapping


class Refusal(Exception):
    """Something a person asked for can't be done; nothing was changed."""

    def __init__(self, code: str, **facts: str | int) -> None:
        super().__init__(code, facts)
        self.code = code
        self.facts: Mapping[str, str | int] = facts

    def __str__(self) -> str:
        facts = " ".join(f"{name}={value}" for name, value in self.facts.items())
        return f"{self.code} {facts}".rstrip()


class UnreadableMove(Refusal):
    """A typed move in which a word names no choice; `facts["word"]` is that word."""


class IllegalMove(Refusal):
    """A step that the rules of the game forbid here; the code names the rule."""


class NotNow(Refusal):
    """The table is not in a state in which this can be asked (not your turn, full, over …)."""


class OutOfDate(NotNow):
    """The request was made from a screen older than what has happened since."""


class Lacking(NotNow):
    """What the table is played with is not here; it waits, as it is, until that is put back.

    `facts["what"]` says what is missing, in words for whoever runs the bot.
    """


class NotFound(Refusal):
    """There is no such table (any more)."""


class NotAllowed(Refusal):
    """Only somebody else may do this: a player of the table, its host, a moderator."""


class Codes:
    """The codes with which one family of games refuses, each with the names of its facts."""

    def __init__(self, codes: Mapping[str, tuple[str, ...]], *, unknown_word: str) -> None:
        """`unknown_word` is the code of a word that names nothing."""
        self._codes = codes
        self._unknown_word = unknown_word

    def _facts(self, code: str, facts: dict[str, str | int]) -> dict[str, str | int]:
        if facts.keys() != {*self._codes[code]}:
            raise ValueError(f"{code} says {self._codes[code]}, not {sorted(facts)}")
        return facts

    def illegal(self, code: str, **facts: str | int) -> IllegalMove:
        """The refusal of a step that a rule forbids."""
        return IllegalMove(code, **self._facts(code, facts))

    def not_now(self, code: str) -> NotNow:
        """The refusal of somebody who need not act."""
        return NotNow(code, **self._facts(code, {}))

    def unreadable(self, word: str) -> UnreadableMove:
        """The refusal of a word that names no choice of this step."""
        return UnreadableMove(self._unknown_word, word=word)
