"""Shuffles that nobody has to take on trust.

A table has a secret of 32 random bytes. Its SHA-256, the *promise*, is shown before anybody joins
and again at the deal; the secret itself is shown when the game is over. What every player's join
contributed is mixed in, so whoever runs the bot can't have picked a good secret either. From the
mixed seed comes one stream of numbers, HMAC-SHA256 over a counter; that stream shuffles.
"""

import hmac
from collections.abc import Iterable, MutableSequence
from hashlib import sha256

SECRET_BYTES = 32


def promise(secret: bytes) -> str:
    """The SHA-256 of a table's secret, as 64 hexadecimal digits."""
    return sha256(secret).hexdigest()


def mix(secret: bytes, contributions: Iterable[str]) -> bytes:
    """The seed of a game: HMAC-SHA256, keyed by the secret, over the contributions in seat order.

    Each contribution is preceded by its length, so no two lists give the same bytes.
    """
    digest = hmac.new(secret, b"tabletails/1", sha256)
    for text in contributions:
        data = text.encode()
        digest.update(len(data).to_bytes(4, "big") + data)
    return digest.digest()


class Stream:
    """An endless, repeatable stream of random numbers from a seed.

    `used` is how many numbers of 32 bits were taken so far: with the seed it is the whole state.
    """

    __slots__ = ("_block", "_block_number", "seed", "used")

    def __init__(self, seed: bytes, used: int = 0) -> None:
        self.seed = seed
        self.used = used
        self._block = b""
        self._block_number = -1

    def _word(self) -> int:
        number, place = divmod(self.used, 8)
        if number != self._block_number:
            self._block = hmac.digest(self.seed, number.to_bytes(8, "big"), "sha256")
            self._block_number = number
        self.used += 1
        return int.from_bytes(self._block[4 * place : 4 * place + 4], "big")

    def below(self, limit: int) -> int:
        """A number in 0 … limit-1, every one equally likely. `limit` is 1 … 2**32."""
        if not 0 < limit <= 1 << 32:
            raise ValueError(f"limit {limit} is not in 1 … 2**32")
        # Words at or above the largest multiple of `limit` would favour the small numbers.
        fair = (1 << 32) - (1 << 32) % limit
        while (word := self._word()) >= fair:
            pass
        return word % limit

    def shuffle(self, items: MutableSequence[int]) -> None:
        """Put `items` into a random order, in place (Fisher-Yates, from the end)."""
        for last in range(len(items) - 1, 0, -1):
            other = self.below(last + 1)
            items[last], items[other] = items[other], items[last]
